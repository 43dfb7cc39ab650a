# What the coach says to whoever plays Alakazoo for the first time: at most two short sentences each, in the own hand.

alakazoo-coach-goal = { $sprint ->
    [yes] **Most points win after six rounds.**
   *[no] **Most points win** once somebody has filled all nine spaces of their Portal.
 } Each card of your own creature in your Portal scores a point.
alakazoo-coach-turn = Roll dice to light runes, or take a column of cards. “Fits” is the chance of a rune you need, 🟣 that of a Dark token: three of those cost a turn.
alakazoo-coach-rows = The Magic Jury gives a point at the end for each full row or column of one creature, or of three different ones.
alakazoo-coach-order = Each rune you rolled lights one like it on your board. A rune with no room costs you a Dark token, and three of those cost a turn.
alakazoo-coach-light = Where does this rune go? Two lit runes open a space, so start where you hold the card for it.
alakazoo-coach-place = Both runes are lit: the card can go in now, and its runes go out. Your own creature scores a point, the first card of a limb at the table another.
alakazoo-coach-swap = Cards for spaces you’ve already filled are no use. Swap them all at once.
alakazoo-coach-keeper = { $helper ->
    [yes] A Magic token from your Wizard card pays the Magic Helper for one of these.
   *[no] A Magic token in your Keeper pays for one of these.
    } Trading a card gets you exactly the one you need.
alakazoo-coach-trim-hand = You can keep four cards at most, and taking too many costs a Dark token. Let those go that fit nowhere.
alakazoo-coach-trim-magic = { $helper ->
    [yes] You can keep six Magic tokens at most, on runes and Wizard card together. Return one that is alone in its space.
   *[no] You can keep six lit runes at most. Put out one that is alone in its space.
    }
alakazoo-coach-end = { $sprint ->
    [yes] { $left ->
        [0] This is your last turn: only what’s in your Portal counts.
       *[other] You have one turn left after this: only what’s in your Portal counts.
    }
   *[no] The ninth space scores and ends the game.
 } Rows and columns of three alike or all different score too.

# What an AI advises in Alakazoo, and why, in one line in the hand of whoever asks.

alakazoo-hint-board = Summon { $creature }: to an AI all boards are worth the same.
alakazoo-hint-roll = { $count ->
    [0] Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }: runes you light now wait for the cards to come.
   *[other] Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }: { $cards } still { $count ->
    [one] needs
   *[other] need
 } runes.
 }
alakazoo-hint-column = { $count ->
    [0] Take column { $number }: you need more cards now.
   *[other] Take column { $number }: { $cards } can score { $points ->
    [one] 1 point
   *[other] { $points } points
 } in your Portal.
 }
alakazoo-hint-column-fits = Take column { $number }: { $cards } { $count ->
    [one] fits
   *[other] fit
 } your Portal.
alakazoo-hint-swap = Swap { $cards }: you have no better use for { $count ->
    [one] it
   *[other] them
 }.
alakazoo-hint-swap-done = Press Done: your other cards are worth keeping.
alakazoo-hint-skip = Skip your turn: you get rid of { $count ->
    [one] your Dark token
   *[other] { $count } Dark tokens
 }, and nothing else is worth more now.
alakazoo-hint-back = Go back: something else is worth more now.
alakazoo-hint-keeper-a = { $helper ->
    [yes] Use the Magic Helper
   *[no] Use the Keeper
    }, Trade a card: { $card } for { $wanted }, which does more for you.
alakazoo-hint-keeper-b = { $helper ->
    [yes] Use the Magic Helper
   *[no] Use the Keeper
    }, Draw from a hand: { $card } is no use to you, an unknown card may be.
alakazoo-hint-keeper-c = { $helper ->
    [yes] Use the Magic Helper
   *[no] Use the Keeper
    }, Change your Portal: { $card } fits your rows and columns better.
alakazoo-hint-keeper-d = { $helper ->
    [yes] Use the Magic Helper
   *[no] Use the Keeper
    }, Swap with a rival: { $who }’s { $space } fits your rows and columns better.
alakazoo-hint-order = { $rune } first: it has { $count ->
    [0] no place in any order
    [one] one place left, fewer than the others
   *[other] { $count } places left, fewer than the others
 }.
alakazoo-hint-order-any = { $rune } first: the order makes little difference here.
alakazoo-hint-order-star = { $rune } now: it fits anywhere.
alakazoo-hint-light = Light your { $space }: it helps once its card comes.
alakazoo-hint-light-for = Light your { $space }: { $card } waits for it.
alakazoo-hint-light-opens = Light your { $space }: that opens it for { $card }.
alakazoo-hint-light-slot = { $helper ->
    [yes] Save it on the Wizard card: that pays for your Magic Helper’s powers.
   *[no] Save it for the Keeper: each power costs one.
    }
alakazoo-hint-place = { $points ->
    [0] Place { $card }: one space nearer to nine.
    [one] Place { $card }: it scores 1 point at once.
   *[other] Place { $card }: it scores { $points } points at once.
 }
alakazoo-hint-place-no = Stop placing: the rest would spoil more than it scores.
alakazoo-hint-trim-hand = Let { $cards } go: you’ll miss { $count ->
    [one] it
   *[other] them
    } least.
alakazoo-hint-trim-hand-useless = Let { $cards } go: of no use to your Portal.
alakazoo-hint-trim-magic = Put one out on your { $space }: it’s worth least to you.
alakazoo-hint-trim-slot = { $helper ->
    [yes] Return the token on the Wizard card: it’s worth least to you.
   *[no] Return the Keeper’s token: it’s worth least to you.
    }

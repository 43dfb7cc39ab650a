# Alakazoo: the table, the hand, questions and what happened. Names of creatures stand in games/alakazoo/cards.toml.

alakazoo-name = Alakazoo
alakazoo-tagline = Light the runes of your Portal and summon a fantastic creature, limb by limb.
alakazoo-length = about 30 minutes
alakazoo-length-short = three to five minutes
alakazoo-heading = round { $round } of at most { $rounds }, { $first } goes first
alakazoo-heading-last = round { $round }, the last one, { $first } goes first
alakazoo-heading-sprint = sprint, round { $round } of { $rounds }, { $first } goes first
alakazoo-heading-start = choosing Portal boards
alakazoo-credits = **Alakazoo** is a game by Marcin “Loknath” Podsiadło.
alakazoo-learnt-1 = Dice and runes
alakazoo-learnt-2 = Columns and swaps
alakazoo-learnt-3 = The Keeper
alakazoo-learnt-4 = A whole creature

## Names

alakazoo-type-left-ear = ear L
alakazoo-type-head = head
alakazoo-type-right-ear = ear R
alakazoo-type-left-hand = hand L
alakazoo-type-torso = torso
alakazoo-type-right-hand = hand R
alakazoo-type-left-leg = leg L
alakazoo-type-tail = tail
alakazoo-type-right-leg = leg R
alakazoo-rune-star = ⭐ Star
alakazoo-rune-flame = 🔥 Flame
alakazoo-rune-wave = 🌊 Wave
alakazoo-rune-leaf = 🍃 Leaf
alakazoo-rune-gale = 💨 Gale
alakazoo-rune-stone = 🪨 Stone
alakazoo-card = { $type } { $sign }
alakazoo-creature = { $sign } { $name }
alakazoo-keeper-Broom = Broom
alakazoo-keeper-Lantern = Lantern
alakazoo-keeper-Kettle = Kettle
alakazoo-keeper-Key = Key

## The board

alakazoo-seat = { $turn ->
    [yes] ▶ { $who }
   *[no] { $who }
    } { $points ->
    [one] 1 point
   *[other] { $points } points
    } · ✋{ $cards } · { $tokens } · { $board }, { $placed } of 9 spaces
alakazoo-seat-bare = { $who } has no Portal board yet
alakazoo-race-start = Cards on your Portal’s { $spaces } spaces score points: one for your own creature, one for a limb nobody else has yet.
alakazoo-race-start-sprint = { $rounds } rounds, then the Magic Jury. Cards on your Portal’s { $spaces } spaces score points: one for your own creature, one for a limb nobody else has yet.
alakazoo-race-nothing = Nobody has a point yet.
alakazoo-race-lead = { $who } leads with { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
alakazoo-race-lead-shared = { $count ->
    [2] { $who } lead with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
   *[other] { $who } lead with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
    }
alakazoo-race-ninth = { $who } { $count ->
    [one] has
   *[other] have
    } { $placed } of { $spaces } spaces: the ninth scores 1 point and makes that round the last.
alakazoo-race-finished = { $who } filled the ninth space: this is the last round.
alakazoo-race-last = This is the last round.
alakazoo-race-sprint = After round { $rounds } the Magic Jury judges.
alakazoo-race-dark = One more Dark token costs { $count ->
    [one] { $who } a turn.
   *[other] { $who } a turn each.
    }
alakazoo-pile = **Discard pile**, { $count ->
    [one] 1 card
   *[other] { $count } cards
    }: the new deck when the deck runs out.
alakazoo-pile-row = -# { $sign } { $types }
alakazoo-pile-empty = The discard pile is empty.
alakazoo-tokens = { $name }: { $magic } Magic, { $dark } Dark
alakazoo-tokens-spare = Wizard card: { $magic } Magic, { $dark } Dark
alakazoo-space-filled = { $type } { $sign } ✔
alakazoo-space = { $type } { $first }{ $second }
alakazoo-space-lit = { $type } { $first }{ $second }◀
alakazoo-helper-at = Helper on { $place }
alakazoo-wizard-card = the Wizard card
alakazoo-columns = Columns: { $columns }
alakazoo-column = { $number } { $cards }
alakazoo-column-empty = empty
alakazoo-common = 🂠 deck: { $deck } · discard: { $discard } · supply: { $supply } Magic
alakazoo-legend = ● lit ○ dark · ◀ both runes lit: a card can go here
alakazoo-boards-left = Portal boards: { $names }

## The hand

alakazoo-hand-card = { $number } **{ $card }** — { $facts }
alakazoo-hand-empty = Your hand is empty.
alakazoo-hand-own = +1: your creature
alakazoo-hand-first = +1: first { $type }
alakazoo-hand-lit = its space is lit
alakazoo-hand-dark = its space isn’t lit yet
alakazoo-hand-filled = its space is filled
alakazoo-hand-jury = The Magic Jury would give you { $points } now.
alakazoo-hand-draft = ✏️ { $draft }

## Questions

alakazoo-ask-board = { $who } chooses a Portal board
    .you = Which creature do you summon?
alakazoo-ask-turn = **Turn:** { $who } · roll, column, cards or Keeper
    .helper = **Turn:** { $who } · roll, column, cards or Magic Helper
    .you = What do you do?
alakazoo-ask-order = { $who } resolves the dice: { $dice }
    .you = Which result comes first? { $dice }
alakazoo-ask-light = { $who } places a token for { $rune }
    .you = Where does the token for { $rune } go?
alakazoo-ask-swap = { $who } chooses cards to swap
    .you = Which cards do you discard? You draw as many. So far: { $count }
    .all = You discard your whole hand and draw as many. Done?
alakazoo-ask-keeper = { $who } chooses a power
    .you = Which power?
    .back = None of your cards fits a power now. Go back and choose another action.
    .discard = Which card do you discard?
    .take = Which card do you take?
    .offer = Which card do you offer?
    .rival-hand = Whose hand do you draw from?
    .lay = Which hand card goes into your Portal?
    .rival-portal = Whose Portal do you swap with?
    .space = Which card do you swap?
alakazoo-ask-place = { $who } can place cards
    .you = Place a card?
alakazoo-ask-trim-hand = { $who } has too many cards
    .you = Too many cards: { $limit } at most. { $count ->
        [one] Which one do you discard?
       *[other] Which { $count } do you discard?
    }
alakazoo-ask-trim-magic = { $who } has too much Magic
    .you = Too many lit runes: { $limit } at most. { $count ->
        [one] Which one do you put out?
       *[other] Which { $count } do you put out?
    }
    .spare = Too many Magic tokens: { $limit } at most, those on the Wizard card too. { $count ->
        [one] Which one do you return?
       *[other] Which { $count } do you return?
    }

## What can be won and lost

alakazoo-outlook-fits = { $points ->
    [0] Your { $type } fits: place it after your action.
   *[other] Your { $type } fits: place it after your action, **+{ $points }**.
    }
alakazoo-outlook-space = { $type }{ $points ->
    [0] {""}
   *[other] { " " }(**+{ $points }**)
    }
alakazoo-outlook-throws = Light your { $count ->
    [one] { $first }
   *[other] { $first } or { $second }
    }: 1 die { $one } · 2 dice { $two } · 3 dice { $three } of 10.
alakazoo-outlook-none = None of your cards has an empty space: take a column, or swap.
alakazoo-outlook-empty = Your hand is empty: take a column.
alakazoo-stakes-turn = { $bad ->
    [1] No room for { $runes }: a Dark token.
    [2] { $runes } bring Dark tokens.
   *[other] { $bad } of 6 runes have no room: a Dark token each.
    }
alakazoo-stakes-third = A third Dark token costs a turn: 1 die { $one } · 2 dice { $two } · 3 dice { $three } of 10.
    .near = The third Dark token costs a turn.
alakazoo-stakes-skip = **Skip** returns your Dark { $dark ->
    [one] token
   *[other] tokens
    }.
alakazoo-stakes-lost = Three Dark tokens: the next turn is lost.
alakazoo-stakes-no-room = No room for { $runes }: { $count ->
    [one] take a Dark token
   *[other] take a Dark token each
    }.
alakazoo-stakes-star = { $star }: any rune, or Magic for your { $helper ->
    [yes] Wizard card
   *[no] Keeper
    }.
alakazoo-stakes-swap = You draw as many as you discard.
    .about = you draw as many as you discard
alakazoo-stakes-keeper = It costs a Magic token (you have { $magic }){ $dark ->
    [0] {""}
   *[1] , and brings a Dark token
    }.
alakazoo-stakes-place-none = None of your cards fits a lit space.
alakazoo-stakes-place = A point for your own creature, one for a limb nobody else has yet.
alakazoo-stakes-ninth = Your ninth space: it makes this round the last, and scores a point if you’re first.
alakazoo-stakes-trim = That costs a Dark token too: { $dark } of { $limit } so far.
alakazoo-stakes-trim-third = That also costs a Dark token, the third, and with it the next turn.
alakazoo-stakes-spare-cards = You hold several cards for { $spaces }: a space takes only one.
alakazoo-stakes-spare-runes = Half lit, and you hold no card for it: { $spaces }. Runes there help least.
alakazoo-advised = recommended: { $what }
alakazoo-column-full = (filled)
alakazoo-column-double = (spare)
alakazoo-column-of = { $cards }{ $over ->
    [0] {""}
   *[other] ; discard { $over }
    }
alakazoo-brings-fits = fits { $chance }
alakazoo-place-points = { $why ->
    [own] your own creature
    [first] nobody else has this limb yet
    [both] your own creature, and nobody else has this limb yet
   *[none] one space nearer to nine
    }
alakazoo-lay-for = for your { $card }
alakazoo-rival = { $points ->
    [one] 1 point
   *[other] { $points } points
    } · ✋{ $cards } · { $placed } of 9 spaces
alakazoo-list-trim = Discard { $count }…
alakazoo-throw-lit = opens { $types }

## Buttons and options

alakazoo-do-roll = { $count ->
    [one] 🎲 1 die
   *[other] 🎲 { $count } dice
    }
alakazoo-do-column = Column { $number }
alakazoo-do-swap = Swap cards
alakazoo-do-swap-cards = { $count ->
    [1] Swap { $cards }
    [2] Swap { $cards }
   *[other] Swap { $count } cards
    }
alakazoo-swap-spare = you have no use for { $count ->
    [one] it
   *[other] them
    }
alakazoo-swap-all = the whole hand
alakazoo-do-keeper = Keeper
alakazoo-do-helper = Magic Helper
alakazoo-do-keeper-power = { $name }: { $power }
alakazoo-do-keeper-price = 1 Magic: { $effect }
alakazoo-do-skip = Skip
alakazoo-do-back = One step back
alakazoo-do-done = Done
alakazoo-do-pass = No more
alakazoo-do-place-rune = { $type }: { $rune }
alakazoo-do-slot = Keeper’s slot
alakazoo-do-wizard = Wizard card
alakazoo-do-power-a = Trade a card
    .effect = discard a card, take one from a column
alakazoo-do-power-b = Draw from a hand
    .effect = swap a card for a random one of a rival’s; take a Dark token
alakazoo-do-power-c = Change your Portal
    .effect = swap a Portal card for a hand card of the same limb
alakazoo-do-power-d = Swap with a rival
    .effect = swap Portal cards of the same limb; take a Dark token
alakazoo-light-opens = then { $card } fits
alakazoo-light-waits = { $card } then needs one more rune
alakazoo-light-none = no card of yours waits there
alakazoo-light-slot = a Magic token to spend later
alakazoo-from-column = from column { $number }
alakazoo-exchange-space = yours { $mine }, theirs { $theirs }
alakazoo-board-runes = { $count } runes each of { $runes }

## What happened

alakazoo-event-first = { $who } goes first.
alakazoo-event-board = { $who } summons { $board }.
alakazoo-event-box = Not in this game: { $names }.
alakazoo-event-added = Column { $number } gets { $card }.
alakazoo-event-turn-lost = { $who } returns three Dark tokens and loses the turn.
alakazoo-event-skipped = { $who } skips{ $count ->
    [0] {""}
    [one] { " " }and returns a Dark token
   *[other] { " " }and returns { $count } Dark tokens
    }.
alakazoo-event-rolled = 🎲 { $who } rolls { $dice }.
alakazoo-event-lit = { $who } lights { $rune } on { $place }.
alakazoo-event-lit-somewhere = { $who } lights a rune on { $place }.
alakazoo-event-kept = { $who } keeps a Magic token beside the Portal.
alakazoo-event-nothing = { $rune } does nothing: { $why ->
    [supply] no Magic token is left
   *[full] there’s no room for it
    }.
alakazoo-event-dark = A shadow settles in: { $who } takes a Dark token{ $pushed ->
    [1] , and loses a Magic token for it
   *[0] {""}
    }.
alakazoo-event-dark-ignored = { $who } already has three Dark tokens.
alakazoo-event-column = { $who } takes column { $number }: { $cards }.
alakazoo-event-cleared = Column { $number } is full: { $cards } { $count ->
    [one] is discarded
   *[other] are discarded
    }.
alakazoo-event-reshuffled = The discard pile becomes the new deck.
alakazoo-event-swapped = { $who } discards { $cards }.
alakazoo-event-drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
    }.
alakazoo-event-drawn = You drew { $cards }.
alakazoo-event-keeper = { $who } pays a Magic token: { $power }.
alakazoo-event-helper = { $who }’s Helper goes to { $place }.
alakazoo-event-traded = { $who } discards { $card } and takes { $other } from column { $number }.
alakazoo-event-exchanged = { $who } exchanges a card with { $rival }.
alakazoo-event-exchanged-cards = { $who } gave { $card } and got { $other } from { $rival }.
alakazoo-event-own-exchange = { $who } lays { $card } and takes back { $other }.
alakazoo-event-rival-exchange = { $who } gets { $card } from { $rival }’s Portal and leaves { $other }.
alakazoo-event-placed = { $who } places { $card }{ $points ->
    [0] {""}
    [one] { " " }for 1 point
   *[other] { " " }for { $points } points
    }.
alakazoo-event-finished = { $who } fills the ninth space{ $point ->
    [1] { " " }first, for 1 point: the last round
   *[0] {""}
    }!
alakazoo-event-trimmed-hand = { $who } has too many cards and discards { $cards }.
alakazoo-event-trimmed-magic = { $who } had too much Magic and returns { $count ->
    [one] a token from { $places }
   *[other] { $count } tokens from { $places }
    }.
alakazoo-spare-tokens = beside the Portal

## The Magic Jury

alakazoo-jury = ⚖ { $who } **+{ $points }** { $points ->
    [one] point
   *[other] points
    }
alakazoo-jury-row = -# row { $number } { $signs }: { $reason }
alakazoo-jury-column = -# column { $number } { $signs }: { $reason }
alakazoo-jury-board = -# whole Portal: { $reason }
alakazoo-jury-same = all of one creature, **1 point**
alakazoo-jury-different = three different creatures, **1 point**
alakazoo-jury-mixed = two of one creature, nothing
alakazoo-jury-unfilled = not full, nothing
alakazoo-jury-own = only its own creature, **1 point**
alakazoo-jury-foreign = other creatures too, nothing
alakazoo-jury-empty = no card, nothing

## The end

alakazoo-end-finished = 🎉 { $who } { $count ->
    [one] is the ARCANIMUS!
   *[other] share the title of ARCANIMUS!
    }
alakazoo-end-rounds = After forty rounds the tournament ends: { $who } { $count ->
    [one] is the ARCANIMUS!
   *[other] share the title of ARCANIMUS!
    }
alakazoo-end-sprint = The sixth round is over: { $who } { $count ->
    [one] is the ARCANIMUS of this sprint!
   *[other] share the title of ARCANIMUS!
    }

alakazoo-saying = { $creature ->
    [E] “One small flame lights the next.”
    [G] “Crest up, even with a crooked beak.”
    [M] “Good moss takes its time.”
    [T] “Every tide comes back in.”
    [V] “I landed on my feet. Some of them were mine.”
   *[N] “The best bites come after dark.”
 }
alakazoo-end-how = { $who }: { $placing } for placing, { $jury } from the Magic Jury.

## Words below the cards of the hand's picture, one or two each

alakazoo-picture-fits = fits
alakazoo-picture-needs = needs
alakazoo-picture-full = filled

## Signs read aloud

alakazoo-sign-column-1 = column 1:
alakazoo-sign-column-2 = column 2:
alakazoo-sign-column-3 = column 3:
alakazoo-sign-column-4 = column 4:
alakazoo-sign-dark = Dark token
alakazoo-sign-empty = empty
alakazoo-sign-rune-lit = { $rune } lit
alakazoo-sign-rune-dark = { $rune } dark

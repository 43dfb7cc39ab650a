# The words for signs where a message is read aloud (text mode). `number` is for a sign right before a number.

sign-star = stars
    .number = { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
sign-hand = cards
    .number = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
sign-cards = cards:
sign-combat = combat
sign-resistance = resistance
sign-sociable = sociable
sign-thrifty = thrifty
sign-magical = very magical
sign-broom = on a broom
sign-cape = with a cape
sign-sceptre = with a sceptre
sign-cauldron = cauldron
sign-die = die
sign-hat = from hats
sign-market = market
sign-forest = forest
sign-cemetery = cemetery
sign-enemy = enemies
sign-hidden = hidden
sign-level-a = level A
sign-level-b = level B
sign-level-c = level C
sign-met = met:
sign-unmet = not met:
sign-there = placed
sign-open = open
sign-locked = locked
sign-re-roll = may be re-rolled
sign-time = until
sign-ai = AI
sign-turn = to move:
sign-to = to
sign-swapped = and
sign-endless = endless
sign-draft = so far:
sign-coach = coach:
sign-hint = hint:
sign-careful = careful:
sign-column-1 = column 1:
sign-column-2 = column 2:
sign-column-3 = column 3:
sign-column-4 = column 4:
sign-empty = empty
sign-rune-lit = { $rune } lit
sign-rune-dark = { $rune } dark
sign-barred = not now: { $what }

# The words for signs where a message is read aloud (text mode). `number` is for a sign right before a number.

sign-hand = cards
    .number = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
sign-die = die
sign-hidden = hidden
    .several = { $count } hidden
sign-met = met:
sign-unmet = not met:
sign-there = placed
sign-open = open
sign-locked = locked
sign-time = time left:
sign-ai = AI
sign-swapped = and
sign-endless = endless
sign-draft = so far:
sign-coach = coach:
sign-hint = hint:
sign-careful = careful:
sign-barred = not now: { $what }

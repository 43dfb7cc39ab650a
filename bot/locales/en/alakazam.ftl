# Alakazam!: the table, the hand, questions and what happened. The letters of the dice stand in games/alakazam/cards.toml.

alakazam-name = Alakazam!
alakazam-tagline = Roll, swap and bargain for the dice your cards ask for.
alakazam-length = about 20 minutes
alakazam-length-short = three to five minutes
alakazam-heading = round { $round }
alakazam-heading-of = round { $round } of { $rounds }
alakazam-heading-sprint = sprint, round { $round } of { $rounds }
alakazam-credits = **Alakazam!** is a game by Jonathan Leistiko, of Invisible City Productions.
alakazam-learnt-1 = Goal cards
alakazam-learnt-2 = Swapping dice
alakazam-learnt-3 = Trades
alakazam-learnt-4 = Scoring

## Names

alakazam-colour-orange = orange
    .many = orange
alakazam-colour-yellow = yellow
    .many = yellow
alakazam-colour-blue = blue
    .many = blue
alakazam-colour-green = green
    .many = green
alakazam-colour-black = black
    .many = black
alakazam-colour-white = white
    .many = white
alakazam-any-colour = { $sign }any { $colour }
alakazam-any-number = 🎲any { $number }
alakazam-any-die = 🎲any die
alakazam-everybody = everybody
alakazam-you = you
alakazam-a-card = a card

alakazam-card = { $name } { $points } (−{ $penalty })
alakazam-card-bonus-5 = Bonus 5
    .about = 5 points; then you can only return cards
    .short = no more trading
alakazam-card-bonus-3 = Bonus 3
    .about = 3 points; then you can only return cards
    .short = no more trading
alakazam-card-bonus-2 = Bonus 2
    .about = 2 points; then you can only return cards
    .short = no more trading
alakazam-card-straight = Straight
    .about = 4, 5 or 6 numbers in a row
    .short = numbers in a row
alakazam-card-flush = Flush
    .about = 4, 5 or 6 dice of one colour
    .short = dice of one colour
alakazam-card-candy-cane = Candy Cane
    .about = 3 dice of one colour and 3 of another
    .short = 3 + 3 colours
alakazam-card-double-triple = Double Triple
    .about = 3 of one number and 3 of another, or 6 of one
    .short = 3 + 3 numbers
alakazam-card-29-and-up = 29 and up
    .about = 29 or more with six dice at most
    .short = 29 or more in all
alakazam-card-13-and-under = 13 and under
    .about = six dice that add up to 13 or less
    .short = six dice, 13 or less
alakazam-card-ones-sixes = Ones/Sixes
    .about = four or more ones, or four or more sixes
    .short = four alike: 1s or 6s
alakazam-card-twos-fives = Twos/Fives
    .about = four or more twos, or four or more fives
    .short = four alike: 2s or 5s
alakazam-card-threes-fours = Threes/Fours
    .about = four or more threes, or four or more fours
    .short = four alike: 3s or 4s
alakazam-card-full-house = Full House
    .about = 4 dice alike and 2 alike, in colour or number
    .short = 4+2 colour/number
alakazam-card-nuttin = I Got Nuttin’
    .about = your dice meet no other goal that anybody holds
    .short = no other goal met
alakazam-card-tri-color = Tri-Color
    .about = 2 dice each of three colours
    .short = 2 + 2 + 2 colours
alakazam-card-rainbow = Rainbow
    .about = 4, 5 or 6 different colours
    .short = different colours
alakazam-card-pyramid = Pyramid
    .about = dice of three colours: 3, 2 and 1
    .short = 3 + 2 + 1 colours
alakazam-card-yours-theirs = Yours & Theirs
    .about = only white and one colour that isn’t yours
    .short = white + one other
alakazam-card-bonus-left = Bonus: left
    .about = 2 points for each goal your left neighbour holds
    .short = goals of the left
alakazam-card-bonus-right = Bonus: right
    .about = 2 points for each goal your right neighbour holds
    .short = goals of the right
alakazam-card-bonus-goals = Bonus: own goals
    .about = 2 points for each goal you meet
    .short = goals you meet
alakazam-card-ones = Ones
    .about = 4, 5 or 6 ones
    .short = four 1s
alakazam-card-twos = Twos
    .about = 4, 5 or 6 twos
    .short = four 2s
alakazam-card-threes = Threes
    .about = 4, 5 or 6 threes
    .short = four 3s
alakazam-card-fours = Fours
    .about = 4, 5 or 6 fours
    .short = four 4s
alakazam-card-fives = Fives
    .about = 4, 5 or 6 fives
    .short = four 5s
alakazam-card-sixes = Sixes
    .about = 4, 5 or 6 sixes
    .short = four 6s
alakazam-group-bonus = Bonus cards
alakazam-group-number = About numbers
alakazam-group-colour = About colours
alakazam-group-both = About both

## Why a goal is met or not

alakazam-why-run = { $length ->
    [one] { $first }, no run
   *[other] { $first }–{ $last }
    }
alakazam-why-sum = sum { $sum }
alakazam-why-few = fewer than six dice
alakazam-why-no-groups = no 4 and 2
alakazam-why-scores = meets { $cards }
alakazam-why-nothing = nothing else

## The board

alakazam-centre = 🎪 **Centre** { $dice }
alakazam-cards = 🎴 { $cards }
alakazam-backs = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
    }
alakazam-deck = 🎴 { $count } in the deck
alakazam-no-dice = no dice
alakazam-no-cards = no cards
alakazam-seat = { $state ->
    [done] ☑ { $who } { $points ->
        [one] 1 point
       *[other] { $points } points
    }, done · { $dice }
   *[open] { $who } { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $dice }
    }
alakazam-seat-left = { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
    }, has left
alakazam-race-start = No points yet. The round that takes somebody past { $target } is the last.
alakazam-race-lead = { $count ->
    [one] { $who } leads with { $then } ({ $points } before, { $now } now).
   *[other] { $who } lead with { $then } each.
    } The round that takes somebody past { $target } is the last.
alakazam-race-lead-points = { $who } leads with { $points }. The round that takes somebody past { $target } is the last.
alakazam-race-totals = { $totals }. { $rounds ->
    [0] The round that takes somebody past { $target } is the last.
   *[other] The game ends after round { $rounds }.
    }
alakazam-race-over = { $count ->
    [one] { $who } leads with **{ $then }** ({ $points } before, { $now } now).
   *[other] { $who } lead with **{ $then }** each.
    } If the round ends like this, so does the game.
alakazam-race-rounds = { $count ->
    [one] { $who } leads with { $then }.
   *[other] { $who } lead with { $then } each.
    } The game ends after round { $rounds }.
alakazam-holds = 🎴 { $cards } = { $points }
alakazam-holds-one = 🎴 { $cards }
alakazam-holds-hidden = { $count ->
    [one] 🎴 1 card
   *[other] 🎴 { $count } cards
    }
alakazam-caption-look = Look
alakazam-caption-trade = Trade
alakazam-caption-score = Score
alakazam-caption-centre = Centre
alakazam-caption-short = { $count } short
alakazam-legend = O orange · Y yellow · B blue · G green · K black · W white, nobody’s · 🔒 in an offer · ↻ can be re-rolled · { $rounds ->
    [0] the game ends when somebody has more than { $target } points
   *[other] the game ends after round { $rounds }
 }
    .spoken = { $rounds ->
        [0] The game ends when somebody has more than { $target } points.
       *[other] The game ends after round { $rounds }.
     }

alakazam-offer-line = { $giver } offers { $to } { $given } for { $wanted }

## The hand

alakazam-hand-dice = **Your dice:** { $dice }
alakazam-hand-card = { $sign } **{ $card }** { $points } ({ $why }) — { $about }
alakazam-hand-bonus = 🌟 **{ $card }** { $points } — { $about }
alakazam-hand-empty = No cards yet. Take one that your dice meet, and it scores; one they miss costs points.
alakazam-outlook = If the round ended now: **{ $points }** for the round, { $then } in all.
alakazam-outlook-known = If the round ended now: **{ $points }** for the round, { $then } in all, as far as you know.
alakazam-outlook-win = { $count ->
    [one] { $who } would have { $then } and win.
   *[other] { $who } would have { $then } each and share the win.
    }
alakazam-outlook-lead = { $count ->
    [one] { $who } would lead with { $then }.
   *[other] { $who } would lead with { $then } each.
    }
alakazam-outlook-win-own = You would win.
alakazam-outlook-lead-own = You would lead.
alakazam-lacking = { $card } is one die short: { $into } from { $who } for { $out } would bring { $points }.
    .centre = { $card } is one die short: { $into } from the centre for { $out } would bring { $points }.
alakazam-hand-centre = Centre: { $dice }
alakazam-hand-cards = 🎴 { $cards }
alakazam-draft-offer = ✏️ To { $to }: { $given } for { $wanted }
alakazam-draft-swap = ✏️ Swap { $dice }
alakazam-draft-accept = ✏️ Accept: you give { $dice }
alakazam-draft-take = ✏️ Take a card
alakazam-draft-return = ✏️ Return a card
alakazam-draft-reroll = ✏️ Re-roll a die
alakazam-queued = 🔔 At the next bell: { $what }
alakazam-deal-swap = { $out } for { $into }
alakazam-deal-take = take { $card }
alakazam-deal-return = return { $card }
alakazam-deal-reroll = re-roll { $die }
alakazam-deal-offer = offer { $to } { $given } for { $wanted }
alakazam-deal-counter = counter: offer { $to } { $given } for { $wanted }
alakazam-deal-change = change the offer: to { $to } { $given } for { $wanted }
alakazam-deal-accept = accept offer #{ $number }
alakazam-barred = Swap, take, offer
alakazam-cannot-bonus = you hold a Bonus
alakazam-cannot-missing = you don’t have the dice it asks for
alakazam-cannot-locked = a die it asks for is locked in your own offer
alakazam-cannot-too-few = you would have fewer than { $least } dice left
alakazam-cannot-too-many = you would have more than { $most } dice
alakazam-cannot-giver-too-few = the other player would have fewer than { $least } dice left
alakazam-cannot-giver-too-many = the other player would have more than { $most } dice
alakazam-barred-dealings = you’ve made your { $count } moves this round

## Questions

alakazam-ask-look = 👀 Look at the centre before the dice are rolled. Not ready yet: { $who }
alakazam-ask-look-last = 👀 Look at the centre before the dice are rolled.
alakazam-ask-trade = 🔄 Trading. Not done yet: { $who }
alakazam-ask-trade-last-call = **Last call** for { $who }: everybody else is done
alakazam-ask-trade-offers = Everybody is done; the round ends with the last offer
alakazam-ask-trade-first = Trade, take a card, or press Done.
alakazam-ask-trade-done = You’re done: just wait. Not done yet: { $who }
alakazam-ask-trade-done-bonus = You’re done. With a Bonus you can only return cards. Not done yet: { $who }
alakazam-ask-trade-first-bonus = With a Bonus you can only return cards. Without it you can trade again.
alakazam-ask-trade-queued = Your move waits for the bell
alakazam-ask-trade-out = Which die do you put in the centre?
alakazam-ask-trade-in = Which die do you take for it?
alakazam-ask-trade-take = Which card do you take?
alakazam-ask-trade-return = Which card do you return?
alakazam-ask-trade-reroll = Which die do you re-roll?
alakazam-ask-trade-accept = Which die do you give?
alakazam-ask-trade-to = Who do you ask, and what do you give?
alakazam-ask-trade-given = Which die do you give?
alakazam-ask-trade-more-given = Add a die, or choose what you want for it.
alakazam-ask-trade-wanted = What do you want for it?
alakazam-ask-trade-number = Of which number?
alakazam-ask-trade-more-wanted = Add a die, or make this offer.
alakazam-clock = { $clock ->
    [offer] then the offer ends
    [wake] then the bell rings
   *[round] then the trading ends
 }
alakazam-offer = 🤝 **#{ $number }** { $who } offers { $to } { $given } for { $wanted }
alakazam-offer-own = 🤝 { $who } offers { $given } for { $wanted }
alakazam-offer-waiting = { $line } (waiting for { $who })
alakazam-offer-accepting = { " " }— you accept at the next bell
alakazam-stakes-offer = **{ $mine }** for you · { $theirs } for { $who }
alakazam-list-give-to = Give { $who } one to three…
alakazam-list-side-give = Give one to three…
alakazam-list-side-want = Ask for…
alakazam-bargain = { $who }’s { $wanted } for { $given }
alakazam-swap = { $out } → { $come }
alakazam-return = Return { $card }
alakazam-swap-other = { $out } → another…
alakazam-die-marked = { $die }, can be re-rolled

## Buttons and options

alakazam-do-ready = Ready
alakazam-do-swap = Swap a die
alakazam-do-take = Take a card
alakazam-do-return = Return a card
alakazam-do-reroll = Re-roll
alakazam-do-offer = Make an offer
alakazam-do-change = Change offer
alakazam-do-withdraw = Withdraw offer
alakazam-own-offer = **#{ $number }** is your own offer: the others answer it. To take it back, press **Withdraw offer** in your hand.
alakazam-do-done = Done
alakazam-do-not-done = Keep trading
alakazam-do-back = One step back
alakazam-do-all = Everybody
alakazam-do-for = In return for …
alakazam-do-for-full = Three dice, for …
alakazam-do-mark = ↻ Allow a re-roll
alakazam-do-propose = Make this offer
alakazam-do-cancel = Cancel it
alakazam-do-accept = Accept
alakazam-do-decline = Decline
alakazam-do-counter = Counter
alakazam-do-any = any { $what }
alakazam-do-any-colour = any colour
alakazam-do-any-number = any number

## What happened

alakazam-event-round = 🎪 Round { $round }: the bazaar lays out new dice and cards.
alakazam-event-swapped = { $who } swaps { $out } for { $into }.
alakazam-event-took = { $who } snaps up { $card }.
alakazam-event-drew = You drew { $card }.
alakazam-event-returned = { $who } returns { $card }.
alakazam-event-put = You returned { $card }.
alakazam-event-turned = { $card } is turned up.
alakazam-event-rerolled = 🎲 { $who } re-rolls { $die } to { $new }.
alakazam-event-offered = #{ $number } { $who } offers { $to } { $given } for { $wanted }.
alakazam-event-changed = #{ $number } { $who } changes offer #{ $before }: { $given } for { $wanted }, to { $to }.
alakazam-event-accepting = #{ $number } { $who } accepts at the next bell.
alakazam-event-accepting-no-more = #{ $number } { $who } won’t accept at the next bell after all.
alakazam-event-accepted = 🤝 #{ $number } { $who } gives { $giver } { $wanted } for { $given }.
alakazam-event-withdrawn = #{ $number } { $who } withdraws the offer.
alakazam-event-closed = #{ $number } { $who }’s offer finds no takers.
alakazam-event-failed = #{ $number } The offer is off: { $why ->
    [left] somebody has left
   *[gone] a die it asks for has gone
    }.
alakazam-event-dropped = You can no longer do what you were about to do; it cost you nothing.
alakazam-event-last-call = ⏰ Last call for { $who }.
alakazam-event-scored = { $who } scores { $points } and has { $total }: { $lines }

## The end

alakazam-end-points = 🎉 Shutters down after round { $rounds }: past { $target } points, { $who } { $count ->
    [one] walks off with the bazaar
   *[other] share the win
    }!
alakazam-end-three-rounds = 🎉 Three rounds are over: { $who } { $count ->
    [one] wins
   *[other] share the win
    }.
alakazam-end-sprint = 🎉 Two rounds are over: { $who } { $count ->
    [one] wins
   *[other] share the win
    }.
alakazam-end-cap = 🎉 After { $rounds } rounds the bazaar closes: { $who } { $count ->
    [one] wins
   *[other] share the win
    }.
alakazam-end-left = Everybody else has left: { $who } { $count ->
    [one] wins
   *[other] share the win
    }.
alakazam-die-speaks = One of the dice
alakazam-saying = { $how ->
    [won] { $number ->
        [0] “We rehearsed that.”
        [1] “Fairly rolled, dearly sold.”
       *[2] “Shake us gently: we’re famous now.”
    }
   *[lost] { $number ->
        [0] “I was going to be a six, then I slipped.”
        [1] “Our sixes are all here, on the other side.”
       *[2] “You paid in points and got a story: a bargain.”
    }
 }
alakazam-end-how = { $who }: { $before } before, { $points } with { $cards }, **{ $total }** in all.
alakazam-end-how-none = { $who }: no cards in the last round, and **{ $total }** from those before.

## Signs read aloud

alakazam-sign-cards = cards:
alakazam-sign-re-roll = can be re-rolled

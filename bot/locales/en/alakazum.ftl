# Alakazum!: the table, the hand, questions and what happened.

alakazum-name = Alakazum!
alakazum-points = { $points } ★
alakazum-tagline = Wake the forest folk, cast the Alakazum, throw Halloween out.
alakazum-length = about 45 minutes
alakazum-length-short = three to five minutes
alakazum-heading = round { $round }
alakazum-heading-sprint = sprint, round { $round } of { $rounds }
alakazum-heading-start = choosing characters
alakazum-heading-start-sprint = sprint, choosing characters

## Cultures and cards in a line

alakazum-sign-VAL = 🟧 VAL
alakazum-sign-CAT = 🟨 CAT
alakazum-sign-GAL = 🟦 GAL
alakazum-sign-EUS = 🟥 EUS
alakazum-sign-AND = 🟩 AND
alakazum-sign-CAS = 🟪 CAS
alakazum-sign-multicoloured = 🌈 all
alakazum-sign-none = ◻ none
alakazum-alone = ◻ { $name } alone
alakazum-character = { $name } { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks }
alakazum-values = { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks } { $sign }
alakazum-values-of = { $who } · { $values }
alakazum-enemy = { $name } { $strength }
alakazum-enemy-number = Enemy { $number }
alakazum-enemy-unknown = face down
alakazum-enemy-seen = you looked: { $enemy }
alakazum-market-number = { $effect } · 🧺 { $number }

## The board

alakazum-seat = { $turn ->
    [yes] ▶ { $who } ✋{ $cards }
   *[no] { $who } ✋{ $cards }
    }
alakazum-seat-cauldron = { $seat } 🫕
alakazum-seat-team = { $sign } ★{ $stars } · { $team }
alakazum-seat-short = { $sign } ★{ $stars } ×{ $count }
alakazum-no-team = no character yet
alakazum-common = { $market } · 🌲 { $forest } · ⚰ { $cemetery } · 👹 { $enemies }
alakazum-common-cauldron = { $line } · 🫕 by the market
alakazum-market-top = 🧺 { $count }, on top { $card }
alakazum-market-empty = 🧺 empty
alakazum-cemetery-empty = nobody
alakazum-starters = Starting characters: { $names }
alakazum-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-fight-begins = { $attacker } against { $defender }
alakazum-fight-forest = 🌲 Wants a fight: { $defender }
alakazum-turned = 🔮 turned up: { $cards }
alakazum-roll = 🎲 { $roll } against { $name }’s 🛡{ $resistance }
alakazum-fight-helpers = { $line } · 🤝 with { $names }
alakazum-played = played: { $cards }

alakazum-revenge = { $who } took { $name } from you, and so stands first among those you can attack.
alakazum-race-start = With { $needed } ★ of one culture, an Alakazum can win you the game.
alakazum-race-start-sprint = { $rounds } rounds: most ★ of one culture win. An Alakazum with { $needed } can win at once.
alakazum-race-open = Nobody is close to { $needed } ★ of one culture yet: the most is { $stars }. Enemies left: { $enemies }.
alakazum-race-close = { $count ->
    [one] { $who } is closest: { $sign } { $stars } of { $needed } ★.
   *[other] { $who } are closest: { $stars } of { $needed } ★ each.
    } Enemies left: { $enemies }.
alakazum-race-ready = { $count ->
    [one] { $who } has { $stars } ★ of { $sign }, enough for an Alakazum.
   *[other] { $who } have { $stars } ★ each, enough for an Alakazum.
    } Enemies left: { $enemies }.
alakazum-race-sprint = { $count ->
    [one] { $who } has the most: { $stars } ★ of { $sign }.
   *[other] { $who } have the most: { $stars } ★ each.
    }{ $left ->
    [0] { " " }Last round: then most ★ win.
   *[other] {""}
    } Enemies left: { $enemies }.
alakazum-beats-all = It beats every enemy left: { $beaten }.
alakazum-beats-some = It beats { $beaten }; too strong: { $others }.
alakazum-beats-none = It beats no enemy left: { $others }.
alakazum-pile-market = **Market**, the top card first
alakazum-pile-card = -# **{ $card }** — { $effect }
alakazum-pile-cemetery = **Cemetery**

## The hand

alakazum-hand-card = { $number } **{ $card }**{ $count ->
    [1] {""}
   *[other] { " " }×{ $count }
    } — { $effect }
alakazum-hand-empty = Your hand is empty.
alakazum-hand-energy = Energy: { $hats } 🎩 { $marks ->
    [0] {""}
   *[other] + { $marks } ✨
    }{ $cauldron ->
    [0] {""}
   *[other] { " " }+ { $cauldron } 🫕
    }
alakazum-outlook = { $sign } { $stars } of { $needed } ★ for an Alakazum{ $extra ->
    [0] {""}
   *[other] , { $total } with { $cards } in hand
    }.
alakazum-outlook-cast = { $sign } { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $cards } { $extra } = **{ $total }**
    }. An Alakazum now? { $beaten }
alakazum-hand-divined = 👁 Enemy { $number } is { $enemy }
alakazum-hand-known = 🌲 Next in the forest, as you left it: { $cards }
alakazum-hand-looking = 👁 You look at: { $cards }
alakazum-hand-back = Put back so far, from the top: { $cards }
alakazum-hand-draft = ✏️ { $draft }
alakazum-gift = 🎁 For { $who }: { $cards }

## Drafts, as far as they go

alakazum-draft-market = To the market
alakazum-draft-give = Give
alakazum-draft-fight = Fight
alakazum-draft-magic = Spell
alakazum-draft-alakazum = Alakazum!

## Questions: to you, and as others read them

alakazum-call-attacked = { $rival }’s { $theirs } attacks your { $mine }: **{ $a } : { $b }**.
alakazum-call-fight = Your { $mine } against { $theirs }: **{ $a } : { $b }**.
alakazum-call-potion = Play a combat potion?
alakazum-ask-start = { $who } chooses a starting character
    .you = Which character do you start with?
alakazum-ask-toad = { $who } can shuffle a deck with the chaotic toad
    .you = Your chaotic toad can shuffle a deck. Which?
alakazum-ask-fighter = { $who } chooses who fights { $foe }
    .you = Who fights { $foe }?
alakazum-ask-helper = { $who } can call on a sociable helper
    .you = Does a sociable friend help? It adds its ⚔ and risks nothing.
alakazum-ask-potion = { $who } can play a potion
    .you = Play a combat potion? It’s { $mine } : { $theirs } now.
alakazum-ask-die = { $who } can play a die potion
    .you = You rolled { $roll } against 🛡{ $resistance }. Play a die potion?
alakazum-ask-rob = { $who } can steal the die potion
    .you = Steal the die potion? The roll is { $roll } against 🛡{ $resistance }.
alakazum-ask-give = { $who } gives away { $count ->
    [one] a card
   *[other] { $count } cards
    }
    .you = { $count ->
    [one] Give away a card. Which?
   *[other] Give away { $count } cards. Which?
    }
    .to = Who gets { $card }?
alakazum-ask-trick = { $who } chooses: trick or treat
    .you = Trick or treat? Give away half of your hand, or lose a character.
alakazum-ask-santa = { $who } hands on the present
    .you = Who gets the present?
alakazum-ask-dice = { $who } rolls for the fight
    .you = Roll for the fight.
alakazum-ask-hypnosis = { $who } rolls to hypnotize { $name }
    .you = Roll to hypnotize { $name }.
alakazum-ask-present = { $who } rolls for the present
    .you = Roll for the present.
alakazum-ask-flip = { $who } turns over enemy { $number } with ★{ $points }
    .you = You cast { $points } ★ against enemy { $number }. Turn it over.
alakazum-ask-lose = { $who } loses a character
    .you = Which character goes to the cemetery?
alakazum-ask-action = { $who } can take an action
    .you = What do you do?
    .market = Which card do you show at the market?
    .give = Which object do you give?
    .culture = For which culture?
    .rider = Who rides the broom?
    .bearer = Who gets it?
    .rival = Who do you attack?
    .target = Which character do you want?
    .attacker = Who attacks?
    .announce = Announce it?
    .hopeless = This fight is hopeless. Announce it anyway?
    .spell = Which spell?
    .train = Who trains?
    .raise = Who comes back?
    .enemy = Which enemy do you look at?
    .send = Who do you give away?
    .fetch = Who do you take?
alakazum-ask-voodoo = { $what } Does anybody stop it with a voodoo doll?
    .you = { $what } Do you stop it?
    .own = { $what } The others can stop it with a voodoo doll.
alakazum-ask-pay = { $who } pays for { $spell }
    .you = { $left } energy still to pay for { $spell }. Which hats?
alakazum-ask-witch = { $who } takes market cards
    .you = { $count ->
        [one] Take a card from the market. Which?
       *[other] Take { $count } cards from the market. Which?
        }
alakazum-ask-ball = 🔮 { $who } has turned up { $cards }
    .you = 🔮 Turned up: { $cards }. Another card? A character or a trap sends these to the market.
alakazum-ask-recovery = { $who } can play a recovery potion for { $name }
    .you = { $name } is beaten. Play a recovery potion to keep it from the cemetery?
alakazum-ask-thanksgiving = 🦃 Everybody passes a card to the left
    .you = 🦃 Which card do you pass to { $rival }?
alakazum-ask-forest = { $who } looks at forest cards
    .you = Which card do you keep?
    .put = Which card goes back next? The first one lies on top.
alakazum-ask-alakazum = { $who } can cast an Alakazum
    .you = Do you cast an Alakazum?
    .more = { $sign } ★{ $points }: a card, or an enemy?
    .announce = { $sign }, { $points } ★ against enemy { $number }. Cast it?

## What can be won and lost

alakazum-die = 🎲
alakazum-odds = ⚔ { $mine } against { $theirs }
alakazum-odds-win = ⚔ { $mine } against { $theirs }: wins
alakazum-odds-ahead = ⚔ { $mine } against { $theirs }: { $more } ahead
alakazum-odds-need = ⚔ { $mine } against { $theirs }: { $more } more needed
alakazum-odds-hopeless = no hope: ⚔ { $mine } against { $theirs }, { $more } more needed
alakazum-brings-pay = { $left } more
alakazum-brings-wins = wins { $ways } in { $all }
alakazum-brings-seen = look at { $count }
alakazum-target = { $level }{ $added ->
    [0] {""}
   *[other] { " " }(about +{ $added } with help),
    } { $sign } ★{ $stars } · { $free ->
    [0] can’t change sides
   *[1] { $faces ->
        [none] no hope: no die is enough
       *[other] yours on { $faces }
    }
    }
alakazum-adds = adds ⚔{ $combat }
alakazum-rival = { $count ->
    [one] 1 character
   *[other] { $count } characters
    } · { $sign } ★{ $stars }
alakazum-culture-cast = { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $extra } from your hand = { $total }
    }. { $beaten }
alakazum-win-takes = Win: { $top ->
    [0] { $mine } rises to level { $level }, and a roll of
   *[1] a roll of
    } { $faces } brings you { $theirs }.
alakazum-win-rises = Win: { $top ->
    [0] { $mine } rises to level { $level }
   *[1] nothing, { $mine } is at level { $level }
    }.
alakazum-win-joins = Win: { $top ->
    [0] { $mine } rises to level { $level }, and a roll of
   *[1] a roll of
    } { $faces } brings you { $theirs }.
alakazum-lose-taken = { $ties ->
    [0] Lose or tie:
   *[1] Lose:
    } a roll of { $faces } takes { $mine } from you.
alakazum-lose-cemetery = Lose or tie: { $mine } goes to the cemetery.
alakazum-lose-stays = { $ties ->
    [0] Lose or tie:
   *[1] Lose:
    } { $mine } stays with you.
alakazum-stakes-fighter = Win and roll { $faces }: { $name } joins you. Lose or tie: { $alone ->
    [0] your fighter goes to the cemetery
   *[1] your only character stays
    }.
alakazum-stakes-attacker = { $faces ->
    [none] Win: your fighter rises
   *[other] Win and roll { $faces }: { $name } is yours
    }. Lose or tie: { $alone ->
    [0] they roll to take yours
   *[1] your only character stays
    }.
alakazum-stakes-ahead = You’re winning.{ $cards ->
    [0] {""}
    [one] { " " }Their card could add { $most } at most, { $mean } on average.
   *[other] { " " }Their { $cards } cards could add { $most } at most, { $mean } on average.
    }
alakazum-stakes-behind = You need { $more } more{ $have ->
    [0] .
   *[other] ; your potions add { $have }{ $cards ->
        [0] .
        [one] , their card { $mean } on average.
       *[other] , their { $cards } cards { $mean } on average.
    }
    }
alakazum-stakes-risk = Losing costs { $risk } ★.
alakazum-stakes-die = { $more } more, and { $name } is yours. Your potions can add { $have }.
alakazum-stakes-die-hopeless = No hope: { $more } more needed for { $name }, but your potions add { $have }.
alakazum-stakes-rob = As it stands you lose { $name }.
alakazum-stakes-rob-safe = As it stands { $name } is safe.
alakazum-stakes-give = Only the player who gets a card sees it.
alakazum-stakes-trick = Half the hand: { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
    } to rivals. Or one character goes to the cemetery.
alakazum-stakes-dice = ⚔ { $mine } against { $theirs }, before any potions.
alakazum-stakes-hypnosis = { $faces ->
    [none] No roll is enough without a die potion;
   *[other] { $faces }: { $name } { $rival ->
        [forest] joins the team
       *[other] changes sides
    };
    } { $rival ->
    [forest] otherwise { $name } goes to the cemetery.
   *[other] otherwise { $name } stays.
    }
alakazum-stakes-santa = A 1 or 2 explodes and costs its holder a character.
alakazum-stakes-attack = ⚔ { $mine } against { $theirs } so far; potions and help can follow.{ $apart ->
    [0] {""}
   *[1] {" "}Your team isn’t in it.
    }
alakazum-stakes-cast = Beat the enemy and you win. Otherwise one character that took part goes to the cemetery.
alakazum-stakes-short = { $points } of { $needed } ★ shown so far.
alakazum-stakes-sure = You know it: { $points } beat { $strength }. You win unless a doll stops you.
alakazum-stakes-hopeless = No hope: you know it has { $strength }, and you show { $points }.
alakazum-start = { $good } · { $values }
alakazum-start-advised = recommended: { $what }
start-senyor-pirotecnic = three stars at level C
start-tio-de-nadal = the hardest to take away
start-moura = adds 1 energy to every spell
start-olentzero = two stars from level B
start-botarga = early stars, hard to take away
start-penitente = helps friends in fights
start-chaotic-toad = counts for every culture

## Buttons and options

alakazum-button-piles = Market
alakazum-do-market = Go to the market
alakazum-do-trade-in = Trade in { $card }
alakazum-do-object = Give an object
alakazum-do-fight = Fight
alakazum-do-magic = Cast a spell
alakazum-do-levitate = { $spell }: swap { $name }
alakazum-do-nothing = Nothing
alakazum-do-end-turn = End the turn
alakazum-do-pass = Pass
alakazum-do-no-potion = No potion now
alakazum-do-no-helper = Nobody
alakazum-do-let = Let it happen
alakazum-do-stop = Stop here
alakazum-do-keep-decks = Leave them
alakazum-do-announce = Announce
alakazum-do-cast = Cast it!
alakazum-do-back = One step back
alakazum-do-roll = Roll
alakazum-do-flip = Turn it over
alakazum-do-doll = Use voodoo doll
alakazum-do-rob = Steal it
alakazum-do-more = Turn up another
alakazum-do-keep-these = Keep these
alakazum-do-recover = Play it
alakazum-do-let-go = Let it go
alakazum-do-half = Half my hand
alakazum-do-character = A character
alakazum-do-shuffle-forest = Shuffle the forest
alakazum-do-shuffle-market = Shuffle the market
alakazum-do-show-stars = Show { $card }
alakazum-with-help = { $name } + { $helper }
alakazum-list-hats = Pay { $left } with…
alakazum-list-potions = Play several at once…
alakazum-list-witch = Take { $count ->
    [one] a card…
   *[other] { $count } cards…
    }
alakazum-list-give-away = Give away { $count ->
    [one] a card…
   *[other] { $count } cards…
    }
alakazum-list-give-to = To { $who }{ $count ->
    [one] …
   *[other] , up to { $count }…
    }
alakazum-do-as-it-lies = All in this order
alakazum-kind-hat = Hats
alakazum-kind-potion = Potions
alakazum-kind-robbery = Robbery potion
alakazum-kind-meal = Meals
alakazum-kind-broom = Broom
alakazum-kind-object = Cultural objects
alakazum-kind-amulet = Amulet
alakazum-kind-voodoo = Voodoo doll
alakazum-kind-cape = Cape
alakazum-kind-sceptre = Sceptre
alakazum-kind-crystal-ball = Crystal ball
alakazum-kind-recovery = Recovery potion
alakazum-culture-rise = raises { $names } to level C
alakazum-prospect-market = From the market for 🧺 { $number }: { $cards }
alakazum-barred-market-empty = the market is empty
alakazum-barred-market-cards = none of your cards has a market number
alakazum-barred-give = you have no meal or broom that would help
alakazum-barred-fight = every rival has only one character, which can’t be attacked
alakazum-barred-magic = nothing to cast with { $energy } energy
alakazum-barred-energy = { $cost } energy needed, you have { $energy }
alakazum-barred-again = not inside a Déjà vu
alakazum-barred-rivals = { $seats ->
    [2] your rival has no more characters than you
    [5] fewer than three rivals have more characters than you
   *[other] not every rival has more characters than you
    }
alakazum-barred-target = there’s no character to choose

## What happened

alakazum-event-starter = { $who } goes first: nobody had more cards replaced in the deal.
alakazum-event-started = { $who } starts with { $name }.
alakazum-event-turn = ── { $who }’s turn
alakazum-event-took = { $why ->
    [thrifty] Thrifty as ever, { $who } pockets { $card } at the market.
    [witch] { $who } picks { $card } from the whole market.
   *[market] { $who } pockets { $card } at the market.
    }
alakazum-event-sold = { $who } leaves { $card } at the market.
alakazum-event-shuffled = { $deck ->
    [market] The market deck is shuffled.
   *[forest] The trees swap places: the forest is shuffled.
    }
alakazum-event-drew = { $who } finds a card under the leaves of the forest.
alakazum-event-drawn = You drew: { $card }.
alakazum-event-appeared = 🌲 Leaves rustle: { $name } steps out in front of { $who }.
alakazum-event-trap = 🪤 { $who } runs into a trap: { $card } ({ $effect }).
alakazum-event-fighter = { $who } nudges { $name } into the fight.
alakazum-event-helper = { $name } jumps in to help { $who }.
alakazum-event-rolled-combat = 🎲 { $who } rolls a { $roll } for { $name }’s ⚔.
alakazum-event-rolled-forest = 🎲 The forest rolls a { $roll } for { $name }’s ⚔.
alakazum-event-rolled-hypnosis = 🎲 { $who } looks { $name } deep in the eyes: { $roll }.
alakazum-event-rolled-santa = 🎲 { $who } rolls a { $roll } for the present.
alakazum-event-strengths = ⚔ { $mine } { $a } : { $b } { $theirs }
alakazum-event-potion = { $how ->
    [robbery] { $who } uncorks a robbery potion.
    [recovery] { $who } uncorks a recovery potion: nobody goes to the cemetery.
   *[other] { $who } uncorks { $card }.
    }
alakazum-event-robbed = { $who }’s robbery potion makes off with { $card } from { $victim }: it no longer counts.
alakazum-event-won = { $name } gets the better of { $foe }.
alakazum-event-lost = { $name } couldn’t beat { $foe }, who slips back into the forest.
alakazum-event-level = { $name } grows a head taller: level { $level }.
alakazum-event-joined = { $name } joins { $who }.
alakazum-event-buried = ⚰ { $name } goes to the cemetery{ $why ->
    [fight] : lost to { $card }.
    [trap] {" "}because of { $card }.
    [alakazum] : the Alakazum didn’t beat { $card }.
    [roll] : a roll of { $card } isn’t above its resistance.
   *[unknown] .
    }
alakazum-event-gave = { $who } gives { $rival } { $count ->
    [one] a card
   *[other] { $count } cards
    }.
alakazum-event-given = { $who } gave { $rival }: { $cards }.
alakazum-event-exploded = 💥 Ho, ho, boom: Santa Claus’ Present goes off in { $who }’s hands.
alakazum-event-handed = { $who } hands the present to { $rival }.
alakazum-event-announced-market = { $who } strolls to the market, { $card } under one arm.
alakazum-event-announced-meal = { $who } serves { $dish } to all { $sign } characters.
alakazum-event-announced-broom = { $who } gives { $name } a broom.
alakazum-event-announced-piece = { $who } gives { $card } to { $name }.
alakazum-event-announced-crystal-ball = 🔮 { $who } looks into the crystal ball.
alakazum-event-announced-fight = { $who }’s { $attacker } attacks { $rival }’s { $target }{ $count ->
    [0] {""}
   *[other] , helped by { $names }
    }.
alakazum-event-announced-spell = ✨ { $who } casts { $spell }{ $on ->
    [nothing] {""}
   *[other] : { $target }
    }.
alakazum-event-announced-alakazum = ✨ ALAKAZUM! { $who } raises { $sign } ★{ $points }{ $count ->
    [0] {""}
   *[other] { " " }with { $names }
    }, against enemy { $number }.
alakazum-event-cancelled = 🪆 { $who }’s voodoo doll stops { $rival }: the action is lost, the cards aren’t.
alakazum-event-broomed = 🧹 { $name } rides a broom and stays with { $who }.
alakazum-event-equipped = { $piece ->
    [cape] 🧥 { $name } wears a cape: 🛡 +1.
   *[sceptre] 🪄 { $name } holds a sceptre: ⚔ +1.
    }
alakazum-event-dropped = What { $name } had, { $card }, goes to the market.
alakazum-event-turned = 🔮 { $who } turns up { $card }.
alakazum-event-gathered = 🔮 { $who } keeps { $cards }.
alakazum-event-spilled = 🔮 { $who } loses { $cards } to the market.
alakazum-event-cauldron = 🫕 { $who } takes the cauldron from the market.
alakazum-event-cauldron-taken = 🫕 { $who } takes the cauldron from { $rival }.
alakazum-event-cauldron-returned = 🫕 { $who } returns the cauldron to the market.
alakazum-event-paid = { $who } tips { $card } to pay.
alakazum-event-peeked = { $who } peeks behind the mask of enemy { $number }.
alakazum-event-divined = 👁 Enemy { $number } is { $enemy }.
alakazum-event-looked = { $who } peers between the trees at { $count ->
    [one] one forest card
   *[other] { $count } forest cards
    }.
alakazum-event-saw = 👁 You see { $cards }.
alakazum-event-kept = { $who } keeps one of them.
alakazum-event-exchanged = { $who } exchanges { $name } for { $other }.
alakazum-event-exchanged-rival = { $who } exchanges { $name } for { $rival }’s { $other }.
alakazum-event-resurrected = { $name } comes back from the cemetery and joins { $who }.
alakazum-event-flipped = 👹 The mask comes off: enemy { $number } is { $enemy }!

## The end

alakazum-end-alakazum = 🎉 { $who } sweeps the invaders off the peninsula and wins!
alakazum-end-alakazum-sprint = 🎉 { $who } sweeps the invaders off the peninsula and wins: { $left ->
    [0] **{ $points }** points.
    [one] **{ $points }** points, with one round left.
   *[other] **{ $points }** points, with { $left } rounds left.
    }
alakazum-end-forest = The forest is empty and silent. This time the pumpkins stay.
alakazum-end-enemies = No enemy is left that can be beaten: this time the invaders stay.
alakazum-end-cap = After 60 rounds nobody has driven the invaders out: this time they stay.
alakazum-end-sprint = 🎉 The sixth round is over: { $who } { $count ->
    [one] wins
   *[other] share the win
    } with { $points } ★ of one culture.

alakazum-end-how = { $sign } { $cards ->
    [0] **{ $points } ★**
   *[other] with { $names }: **{ $points } ★**
    } beat { $enemy }.

## Others

alakazum-forest = the forest
alakazum-credits = **Alakazum! Brujas y tradiciones** and **Alakazum! 2** are published by Zombi Paella.
alakazum-learnt-1 = Market
alakazum-learnt-2 = Fights
alakazum-learnt-3 = Magic and traps
alakazum-learnt-4 = Alakazum

# Captions in the picture of the table: short. The aim reads: To win: 8 ★ or more, and more than (enemies) or (enemy).
alakazum-caption-market = Market
alakazum-caption-forest = Forest
alakazum-caption-cemetery = Cemetery
alakazum-caption-enemies = Enemies
alakazum-caption-aim = To win:
alakazum-caption-aim-sprint = Wins at once:
alakazum-caption-more-than = or more, and more than
alakazum-caption-or-else = or

## Signs read aloud

alakazum-sign-star = stars
    .number = { $number ->
        [one] 1 star
       *[other] { $number } stars
    }
alakazum-sign-combat = combat
alakazum-sign-resistance = resistance
alakazum-sign-sociable = sociable
alakazum-sign-thrifty = thrifty
    .several = twice thrifty
alakazum-sign-magical = very magical
    .several = twice very magical
alakazum-sign-broom = on a broom
alakazum-sign-cape = with a cape
alakazum-sign-sceptre = with a sceptre
alakazum-sign-cauldron = cauldron
alakazum-sign-hat = energy
alakazum-sign-market = market
alakazum-sign-forest = forest
alakazum-sign-cemetery = cemetery
alakazum-sign-enemy = enemies

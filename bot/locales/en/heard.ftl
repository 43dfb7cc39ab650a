# Text mode: what is written for the eye, as it is read aloud. The names of cultures stand in alakazum-cards.ftl.

sign-turn = { $who }’s turn.
sign-against = { $one } to { $other }
sign-of = { $one } of { $all }
sign-spread = { ", " }give or take { $spread }
sign-sum = { ", " }{ $sum } in all
sign-points = { $points ->
    [0] 0 points
    [one] { $sign }1 point
   *[other] { $sign }{ $points } points
}
    .of = { $points ->
        [0] { " " }for no points
        [one] { " " }with { $sign }1 point
       *[other] { " " }with { $sign }{ $points } points
    }

alakazoo-heard-space = { $space }: { $what }
alakazoo-heard-way = { $rune } lights { $lit }, { $space }
alakazoo-heard-left-ear = left ear
alakazoo-heard-right-ear = right ear
alakazoo-heard-left-hand = left hand
alakazoo-heard-right-hand = right hand
alakazoo-heard-left-leg = left leg
alakazoo-heard-right-leg = right leg

alakazum-heard-values = level { $level }, ⚔{ $combat }, ★{ $stars }, 🛡{ $resistance }{ $marks }{ $culture ->
    [none] {""}
   *[other] , { $culture }
}
alakazum-heard-level = level { $level }
    .of = level { $level },{ " " }
alakazum-heard-to-level = { " " }to level { $level }
alakazum-heard-wins = { ", " }enough to win
alakazum-heard-swing = stars: +{ $rise } if you win, −{ $risk } if you lose
alakazum-heard-lost = stars: { $before } now, { $then } then
alakazum-heard-rise = { $count } rise to level { $level }
alakazum-heard-culture = { $culture }:{ " " }
    .within = { $culture },{ " " }
alakazum-heard-hats = { $hats } from hats
alakazum-heard-magical = { $marks } from very magical characters
alakazum-heard-cauldron = { $cauldron } from the cauldron
alakazum-heard-die = combat by a die{ $more ->
    [none] {""}
   *[other] { " " }plus { $more }
}
alakazum-heard-look = { $cards ->
    [one] look at 1 card
   *[other] look at { $cards } cards
}
alakazum-heard-twice = two actions
alakazum-heard-value = number { $number }
alakazum-heard-market = worth { $number } at the market
alakazum-heard-roll = a roll of { $roll } against resistance { $resistance }
alakazum-heard-multicoloured = all cultures
alakazum-heard-none = no culture
alakazum-heard-VAL = Valencian
alakazum-heard-CAT = Catalan
alakazum-heard-GAL = Galician
alakazum-heard-EUS = Basque
alakazum-heard-AND = Andalusian
alakazum-heard-CAS = Castilian
alakazum-heard-fight = { $mine } with { $one } against { $theirs } with { $other }
alakazum-heard-pile = { $cards ->
        [one] market: 1 card
       *[other] market: { $cards } cards
    }
    .forest = { $cards ->
        [one] forest: 1 card
       *[other] forest: { $cards } cards
    }
alakazum-heard-cemetery = cemetery: { $names }
alakazum-heard-enemies = enemies: { $enemies }

alakazam-heard-card = { $once ->
    [none] { $penalty ->
        [none] { $a }, { $b } or { $c } points
       *[other] for { $a }, { $b } or { $c } points or { $penalty } if missed
    }
   *[other] for { $a } points or { $once } if missed
}
alakazam-heard-offer = Offer { $number }:{ " " }
alakazam-heard-swap = { $given } for{ " " }
alakazam-heard-alike = { $count ->
    [one] 1 die with { $face }
   *[other] { $count } dice with { $face }
}
alakazam-heard-times = ({ $count } times)
alakazam-heard-goal = { $goal } with { $sign }{ $points } points
alakazam-heard-centre = { $head }: { $dice }

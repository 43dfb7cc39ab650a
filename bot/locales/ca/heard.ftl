# Mode text: allò que està escrit per a la vista, tal com es llig en veu alta. Les cultures estan en alakazum-cards.ftl.

sign-turn = Li toca a { $who }.
sign-against = { $one } a { $other }
sign-of = { $one } de { $all }
sign-spread = { ", " }{ $spread } amunt o avall
sign-sum = { ", " }{ $sum } en total
sign-points = { $points ->
    [0] 0 punts
    [one] { $sign }1 punt
   *[other] { $sign }{ $points } punts
}
    .of = { $points ->
        [0] { " " }sense punts
        [one] { " " }amb { $sign }1 punt
       *[other] { " " }amb { $sign }{ $points } punts
    }

alakazoo-heard-space = { $space }: { $what }
alakazoo-heard-way = { $rune } encén { $lit }, { $space }
alakazoo-heard-left-ear = orella esquerra
alakazoo-heard-right-ear = orella dreta
alakazoo-heard-left-hand = urpa esquerra
alakazoo-heard-right-hand = urpa dreta
alakazoo-heard-left-leg = pota esquerra
alakazoo-heard-right-leg = pota dreta

alakazum-heard-values = nivell { $level }, ⚔{ $combat }, ★{ $stars }, 🛡{ $resistance }{ $marks }{ $culture ->
    [none] {""}
   *[other] , { $culture }
}
alakazum-heard-level = nivell { $level }
    .of = nivell { $level },{ " " }
alakazum-heard-to-level = { " " }al nivell { $level }
alakazum-heard-wins = { ", " }suficient per a guanyar
alakazum-heard-swing = estreles: +{ $rise } si guanyes, −{ $risk } si perds
alakazum-heard-lost = estreles: { $before } ara, { $then } després
alakazum-heard-rise = { $count } pugen al nivell { $level }
alakazum-heard-culture = { $culture }:{ " " }
    .within = { $culture },{ " " }
alakazum-heard-hats = { $hats } de barrets
alakazum-heard-magical = { $marks } dels molt màgics
alakazum-heard-cauldron = { $cauldron } del calder
alakazum-heard-die = combat amb un dau{ $more ->
    [none] {""}
   *[other] { " " }més { $more }
}
alakazum-heard-look = { $cards ->
    [one] mira 1 carta
   *[other] mira { $cards } cartes
}
alakazum-heard-twice = dos accions
alakazum-heard-value = valor { $number }
alakazum-heard-market = val { $number } en el mercat
alakazum-heard-roll = ix { $roll }, resistència { $resistance }
alakazum-heard-multicoloured = totes les cultures
alakazum-heard-none = sense cultura
alakazum-heard-VAL = cultura valenciana
alakazum-heard-CAT = cultura catalana
alakazum-heard-GAL = cultura gallega
alakazum-heard-EUS = cultura basca
alakazum-heard-AND = cultura andalusa
alakazum-heard-CAS = cultura castellana
alakazum-heard-fight = { $mine } amb { $one } contra { $theirs } amb { $other }
alakazum-heard-pile = { $cards ->
        [one] mercat: 1 carta
       *[other] mercat: { $cards } cartes
    }
    .forest = { $cards ->
        [one] bosc: 1 carta
       *[other] bosc: { $cards } cartes
    }
alakazum-heard-cemetery = cementeri: { $names }
alakazum-heard-enemies = enemics: { $enemies }

alakazam-heard-card = { $once ->
    [none] { $penalty ->
        [none] { $a }, { $b } o { $c } punts
       *[other] per { $a }, { $b } o { $c } punts ({ $penalty } si no es complix)
    }
   *[other] per { $a } punts ({ $once } si no es complix)
}
alakazam-heard-offer = Oferta { $number }:{ " " }
alakazam-heard-swap = { $given } per{ " " }
alakazam-heard-alike = { $count ->
    [one] 1 dau amb { $face }
   *[other] { $count } daus amb { $face }
}
alakazam-heard-times = ({ $count } vegades)
alakazam-heard-goal = { $goal } amb { $sign }{ $points } punts
alakazam-heard-centre = { $head }: { $dice }

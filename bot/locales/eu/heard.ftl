# Testu modua: begientzat idatzita dagoena, ozen irakurtzen den bezala. Kulturen izenak alakazum-cards.ftl fitxategian daude.

sign-turn = { CASE($who, "gen") } txanda:
sign-against = { $one } eta { $other }
sign-of = { CASE($all, "gen") } artean { $one }
sign-spread = { ", " }gora-behera { $spread }
sign-sum = { ", " }{ $sum } guztira
sign-points = { $points ->
    [0] 0 puntu
    [one] { $sign }1 puntu
   *[other] { $sign }{ $points } puntu
}
    .of = { $points ->
        [0] { " " }punturik gabe
        [one] { " " }{ $sign }1 puntu
       *[other] { " " }{ $sign }{ $points } puntu
    }

alakazoo-heard-space = { $space }: { $what }
alakazoo-heard-way = { $rune } emaitzarekin { $lit } piztu, { $space }
alakazoo-heard-left-ear = ezkerreko belarria
alakazoo-heard-right-ear = eskuineko belarria
alakazoo-heard-left-hand = ezkerreko atzaparra
alakazoo-heard-right-hand = eskuineko atzaparra
alakazoo-heard-left-leg = ezkerreko hanka
alakazoo-heard-right-leg = eskuineko hanka

alakazum-heard-values = { $level } maila, ⚔{ $combat }, ★{ $stars }, 🛡{ $resistance }{ $marks }{ $culture ->
    [none] {""}
   *[other] , { $culture }
}
alakazum-heard-level = { $level } maila
    .of = { $level } maila,{ " " }
alakazum-heard-to-level = { " " }{ $level } mailara
alakazum-heard-wins = { ", " }irabazteko adina
alakazum-heard-swing = izarrak: irabaziz gero +{ $rise }, galduz gero −{ $risk }
alakazum-heard-lost = izarrak: orain { $before }, gero { $then }
alakazum-heard-rise = { $count } { $level } mailara
alakazum-heard-culture = { $culture }:{ " " }
    .within = { $culture },{ " " }
alakazum-heard-hats = kapelek emandako { $hats }
alakazum-heard-magical = oso magikoek emandako { $marks }
alakazum-heard-cauldron = pertzak emandako { $cauldron }
alakazum-heard-die = borroka dado batekin{ $more ->
    [none] {""}
   *[other] { " " }gehi { $more }
}
alakazum-heard-look = { $cards ->
    [one] karta 1 ikusteko
   *[other] { $cards } karta ikusteko
}
alakazum-heard-twice = bi ekintza
alakazum-heard-value = { $number } balioa
alakazum-heard-market = { $number } balio du azokan
alakazum-heard-roll = dadoan { $roll }, erresistentzia { $resistance }
alakazum-heard-multicoloured = kultura guztiak
alakazum-heard-none = kulturarik gabe
alakazum-heard-VAL = Valentziako
alakazum-heard-CAT = Kataluniako
alakazum-heard-GAL = Galiziako
alakazum-heard-EUS = Euskal Herriko
alakazum-heard-AND = Andaluziako
alakazum-heard-CAS = Gaztelako
alakazum-heard-fight = borrokan, { CASE($mine, "erg") } { $one } eta { CASE($theirs, "erg") } { $other }
alakazum-heard-pile = { $cards ->
        [one] azoka: karta 1
       *[other] azoka: { $cards } karta
    }
    .forest = { $cards ->
        [one] basoa: karta 1
       *[other] basoa: { $cards } karta
    }
alakazum-heard-cemetery = hilerria: { $names }
alakazum-heard-enemies = etsaiak: { $enemies }

alakazam-heard-card = { $once ->
    [none] { $penalty ->
        [none] { $a }, { $b } edo { $c } puntu
       *[other] { $a }, { $b } edo { $c } puntu (bete ezean { $penalty })
    }
   *[other] { $a } puntu (bete ezean { $once })
}
alakazam-heard-offer = { $number }. eskaintza:{ " " }
alakazam-heard-swap = { $given } eman, hartu{ " " }
alakazam-heard-alike = { $count ->
    [one] { $face }ko dado bat
   *[other] { $face }ko { $count } dado
}
alakazam-heard-times = ({ $count } aldiz)
alakazam-heard-goal = { $goal } { $sign }{ $points } puntu
alakazam-heard-centre = { $head }: { $dice }

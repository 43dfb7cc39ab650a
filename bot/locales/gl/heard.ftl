# Modo texto: o que está escrito para a vista, tal como se le en voz alta. As culturas están en alakazum-cards.ftl.

sign-turn = Tócalle a { $who }.
sign-against = { $one } a { $other }
sign-of = { $one } de { $all }
sign-spread = { ", " }{ $spread } arriba ou abaixo
sign-sum = { ", " }{ $sum } en total
sign-points = { $points ->
    [0] 0 puntos
    [one] { $sign }1 punto
   *[other] { $sign }{ $points } puntos
}
    .of = { $points ->
        [0] { " " }sen puntos
        [one] { " " }con { $sign }1 punto
       *[other] { " " }con { $sign }{ $points } puntos
    }

alakazoo-heard-space = { $space }: { $what }
alakazoo-heard-way = { $rune } acende { $lit }, { $space }
alakazoo-heard-left-ear = orella esquerda
alakazoo-heard-right-ear = orella dereita
alakazoo-heard-left-hand = garra esquerda
alakazoo-heard-right-hand = garra dereita
alakazoo-heard-left-leg = pata esquerda
alakazoo-heard-right-leg = pata dereita

alakazum-heard-values = nivel { $level }, ⚔{ $combat }, ★{ $stars }, 🛡{ $resistance }{ $marks }{ $culture ->
    [none] {""}
   *[other] , { $culture }
}
alakazum-heard-level = nivel { $level }
    .of = nivel { $level },{ " " }
alakazum-heard-to-level = { " " }ao nivel { $level }
alakazum-heard-wins = { ", " }abonda para gañar
alakazum-heard-swing = estrelas: +{ $rise } se gañas, −{ $risk } se perdes
alakazum-heard-lost = estrelas: { $before } agora, { $then } despois
alakazum-heard-rise = { $count } soben ao nivel { $level }
alakazum-heard-culture = { $culture }:{ " " }
    .within = { $culture },{ " " }
alakazum-heard-hats = { $hats } de chapeus
alakazum-heard-magical = { $marks } dos moi máxicos
alakazum-heard-cauldron = { $cauldron } do caldeiro
alakazum-heard-die = combate cun dado{ $more ->
    [none] {""}
   *[other] { " " }máis { $more }
}
alakazum-heard-look = { $cards ->
    [one] mira 1 carta
   *[other] mira { $cards } cartas
}
alakazum-heard-twice = dúas accións
alakazum-heard-value = valor { $number }
alakazum-heard-market = vale { $number } no mercado
alakazum-heard-roll = sae { $roll }, resistencia { $resistance }
alakazum-heard-multicoloured = todas as culturas
alakazum-heard-none = sen cultura
alakazum-heard-VAL = cultura valenciana
alakazum-heard-CAT = cultura catalá
alakazum-heard-GAL = cultura galega
alakazum-heard-EUS = cultura vasca
alakazum-heard-AND = cultura andaluza
alakazum-heard-CAS = cultura castelá
alakazum-heard-fight = { $mine } con { $one } contra { $theirs } con { $other }
alakazum-heard-pile = { $cards ->
        [one] mercado: 1 carta
       *[other] mercado: { $cards } cartas
    }
    .forest = { $cards ->
        [one] bosque: 1 carta
       *[other] bosque: { $cards } cartas
    }
alakazum-heard-cemetery = cemiterio: { $names }
alakazum-heard-enemies = inimigos: { $enemies }

alakazam-heard-card = { $once ->
    [none] { $penalty ->
        [none] { $a }, { $b } ou { $c } puntos
       *[other] por { $a }, { $b } ou { $c } puntos ({ $penalty } se non se cumpre)
    }
   *[other] por { $a } puntos ({ $once } se non se cumpre)
}
alakazam-heard-offer = Oferta { $number }:{ " " }
alakazam-heard-swap = { $given } por{ " " }
alakazam-heard-alike = { $count ->
    [one] 1 dado con { $face }
   *[other] { $count } dados con { $face }
}
alakazam-heard-times = ({ $count } veces)
alakazam-heard-goal = { $goal } con { $sign }{ $points } puntos
alakazam-heard-centre = { $head }: { $dice }

# Modo texto: lo que está escrito para la vista, tal como se lee en voz alta. Las culturas están en alakazum-cards.ftl.

sign-turn = Le toca a { $who }.
sign-against = { $one } a { $other }
sign-of = { $one } de { $all }
sign-spread = { ", " }{ $spread } arriba o abajo
sign-sum = { ", " }{ $sum } en total
sign-points = { $points ->
    [0] 0 puntos
    [one] { $sign }1 punto
   *[other] { $sign }{ $points } puntos
}
    .of = { $points ->
        [0] { " " }sin puntos
        [one] { " " }con { $sign }1 punto
       *[other] { " " }con { $sign }{ $points } puntos
    }

alakazoo-heard-space = { $space }: { $what }
alakazoo-heard-way = { $rune } enciende { $lit }, { $space }
alakazoo-heard-left-ear = oreja izquierda
alakazoo-heard-right-ear = oreja derecha
alakazoo-heard-left-hand = garra izquierda
alakazoo-heard-right-hand = garra derecha
alakazoo-heard-left-leg = pata izquierda
alakazoo-heard-right-leg = pata derecha

alakazum-heard-values = nivel { $level }, ⚔{ $combat }, ★{ $stars }, 🛡{ $resistance }{ $marks }{ $culture ->
    [none] {""}
   *[other] , { $culture }
}
alakazum-heard-level = nivel { $level }
    .of = nivel { $level },{ " " }
alakazum-heard-to-level = { " " }al nivel { $level }
alakazum-heard-wins = { ", " }basta para ganar
alakazum-heard-swing = estrellas: +{ $rise } si ganas, −{ $risk } si pierdes
alakazum-heard-lost = estrellas: { $before } ahora, { $then } después
alakazum-heard-rise = { $count } suben al nivel { $level }
alakazum-heard-culture = { $culture }:{ " " }
    .within = { $culture },{ " " }
alakazum-heard-hats = { $hats } de sombreros
alakazum-heard-magical = { $marks } por los muy mágicos
alakazum-heard-cauldron = { $cauldron } del caldero
alakazum-heard-die = combate con un dado{ $more ->
    [none] {""}
   *[other] { " " }más { $more }
}
alakazum-heard-look = { $cards ->
    [one] mira 1 carta
   *[other] mira { $cards } cartas
}
alakazum-heard-twice = dos acciones
alakazum-heard-value = valor { $number }
alakazum-heard-market = vale { $number } en el mercado
alakazum-heard-roll = sale { $roll }, resistencia { $resistance }
alakazum-heard-multicoloured = todas las culturas
alakazum-heard-none = sin cultura
alakazum-heard-VAL = cultura valenciana
alakazum-heard-CAT = cultura catalana
alakazum-heard-GAL = cultura gallega
alakazum-heard-EUS = cultura vasca
alakazum-heard-AND = cultura andaluza
alakazum-heard-CAS = cultura castellana
alakazum-heard-fight = { $mine } con { $one } contra { $theirs } con { $other }
alakazum-heard-pile = { $cards ->
        [one] mercado: 1 carta
       *[other] mercado: { $cards } cartas
    }
    .forest = { $cards ->
        [one] bosque: 1 carta
       *[other] bosque: { $cards } cartas
    }
alakazum-heard-cemetery = cementerio: { $names }
alakazum-heard-enemies = enemigos: { $enemies }

alakazam-heard-card = { $once ->
    [none] { $penalty ->
        [none] { $a }, { $b } o { $c } puntos
       *[other] por { $a }, { $b } o { $c } puntos ({ $penalty } si no se cumple)
    }
   *[other] por { $a } puntos ({ $once } si no se cumple)
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

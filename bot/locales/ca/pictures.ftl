# Paraules per al que ensenyen les imatges i no diu cap text.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = el bosc
lobby-cover = La portada: { $game }, de { $least } a { $most } jugadors
rules-picture = { $title }: dibuixat com en la taula; el text de baix diu el mateix.

# On the card of the end: two or three words each.
result-wins = guanya amb { $count }
result-nobody = No guanya ningú
result-short = { $count ->
    [one] a 1 estrela
   *[other] a { $count } estreles
}
result-behind = { $count ->
    [one] a 1 punt
   *[other] a { $count } punts
}
result-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondes
}
result-team = equip
result-cards = cartes
result-placed = cartes posades
result-jury = Jurat Màgic
result-before = abans
result-last = última ronda
result-sum = total

# Palabras para lo que enseñan las imágenes y no dice ningún texto.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = el bosque
lobby-cover = La cubierta de { $game }, de { $least } a { $most } jugadores
rules-picture = { $title }: dibujado como en la mesa; las palabras de abajo dicen lo mismo.

# On the card of the end: two or three words each.
result-wins = gana con { $count }
result-nobody = No gana nadie
result-short = { $count ->
    [one] a 1 estrella
   *[other] a { $count } estrellas
}
result-behind = { $count ->
    [one] a 1 punto
   *[other] a { $count } puntos
}
result-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
result-team = equipo
result-cards = cartas
result-placed = cartas puestas
result-jury = Jurado Mágico
result-before = antes
result-last = última ronda
result-sum = total

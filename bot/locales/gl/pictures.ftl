# Palabras para o que amosan as imaxes e non di ningún texto.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = o bosque
lobby-cover = A cuberta de { $game }, de { $least } a { $most } xogadores
rules-picture = { $title }: debuxado como na mesa; o texto de abaixo di o mesmo.

# On the card of the end: two or three words each.
result-wins = gaña con { $count }
result-nobody = Non gaña ninguén
result-short = { $count ->
    [one] a 1 estrela
   *[other] a { $count } estrelas
}
result-behind = { $count ->
    [one] a 1 punto
   *[other] a { $count } puntos
}
result-rounds = { $count ->
    [one] 1 rolda
   *[other] { $count } roldas
}
result-team = equipo
result-cards = cartas
result-placed = cartas postas
result-jury = Xurado Máxico
result-before = antes
result-last = última rolda
result-sum = total

# Palabras para lo que enseñan las imágenes y no dice ningún texto.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = el bosque
lobby-cover = La cubierta de { $game }, de { $least } a { $most } jugadores
rules-picture = { $title }: dibujado como en la mesa; las palabras de abajo dicen lo mismo.

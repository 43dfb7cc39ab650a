# Palabras para o que ensinan as imaxes e non di ningún texto.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = o bosque
lobby-cover = A cuberta de { $game }, de { $least } a { $most } xogadores
rules-picture = { $title }: debuxado como na mesa; as palabras de abaixo din o mesmo.

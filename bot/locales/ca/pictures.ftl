# Paraules per al que ensenyen les imatges i no diu cap text.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = el bosc
lobby-cover = La portada: { $game }, de { $least } a { $most } jugadors
rules-picture = { $title }: dibuixat com a la taula; les paraules de baix diuen el mateix.

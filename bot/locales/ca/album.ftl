# What people have found in the games they finished.

button-album = Àlbum
album-heading = ## El teu àlbum · { $game }
album-page = **{ $title }** · { $total }
album-count = { $of ->
    [0] { $owned }
   *[other] { $owned } de { $of }
 }
album-there = Ací: { $names }
album-missing = { $count ->
    [one] En falta 1
   *[other] En falten { $count }
 }
album-place-missing = falta
album-place-new = l'últim
album-new = NOU
album-name = **{ $name }**
album-saying = «{ $saying }»
album-look = Mira'n un de prop
album-none = Ací encara no hi ha res: acaba una partida.
album-brought = { $who } estrena en l'àlbum: { $names } ({ $count })
    .you = Nou en el teu àlbum: { $names } ({ $count })

## Pages

alakazum-album-VAL = València
alakazum-album-CAT = Catalunya
alakazum-album-GAL = Galícia
alakazum-album-EUS = País Basc
alakazum-album-AND = Andalusia
alakazum-album-multicoloured = Multicolor
alakazum-album-alakazum-2 = Alakazum! 2
alakazum-album-promo = Carta promocional
alakazoo-album-made = Criatures
alakazam-album-number = Números
alakazam-album-colour = Colors
alakazam-album-extra = Cartes extra

alakazum-album-how = Ací encara no hi ha res. Acaba una partida: qui ha estat en el teu equip es queda ací; un personatge inicial, si al final encara està amb tu.
alakazoo-album-how = Ací encara no hi ha res. Ompli la novena casella del teu Portal i acaba la partida: la teua criatura es queda ací.
alakazam-album-how = Ací encara no hi ha res. Complix un objectiu en puntuar una ronda i acaba la partida: es queda ací.
alakazoo-creature-made = { $count ->
    [one] Tota d'una criatura: { $names }.
   *[other] Feta de { $count } criatures: { $names }.
 }

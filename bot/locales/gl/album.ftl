# What people have found in the games they finished.

button-album = Álbum
album-heading = ## O teu álbum · { $game }
album-page = **{ $title }** · { $total }
album-count = { $of ->
    [0] { $owned }
   *[other] { $owned } de { $of }
 }
album-there = Aquí: { $names }
album-missing = { $count ->
    [one] Falta 1
   *[other] Faltan { $count }
 }
album-place-missing = falta
album-place-new = o último
album-new = NOVO
album-name = **{ $name }**
album-saying = «{ $saying }»
album-look = Mirar un de preto
album-none = Aquí aínda non hai nada: acaba unha partida.
album-brought = { $who } estrea no seu álbum: { $names } ({ $count })
    .you = Novo no teu álbum: { $names } ({ $count })

## Pages

alakazum-album-VAL = Valencia
alakazum-album-CAT = Cataluña
alakazum-album-GAL = Galicia
alakazum-album-EUS = País Vasco
alakazum-album-AND = Andalucía
alakazum-album-multicoloured = Multicolor
alakazum-album-alakazum-2 = Alakazum! 2
alakazum-album-promo = Carta promocional
alakazoo-album-made = Criaturas
alakazam-album-number = Números
alakazam-album-colour = Cores
alakazam-album-extra = Cartas extra

alakazum-album-how = Aquí aínda non hai nada. Acaba unha partida: quen estivo no teu equipo queda aquí; un personaxe inicial, se ao final aínda está contigo.
alakazoo-album-how = Aquí aínda non hai nada. Enche a novena cela do teu Portal e acaba a partida: a túa criatura queda aquí.
alakazam-album-how = Aquí aínda non hai nada. Cumpre un obxectivo ao puntuar unha rolda e acaba a partida: queda aquí.
alakazoo-creature-made = { $count ->
    [one] Toda dunha criatura: { $names }.
   *[other] Feita de { $count } criaturas: { $names }.
 }

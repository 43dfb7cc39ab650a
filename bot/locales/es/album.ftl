# What people have found in the games they finished.

button-album = Álbum
album-heading = ## Tu álbum · { $game }
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
album-place-new = lo último
album-new = NUEVO
album-name = **{ $name }**
album-saying = «{ $saying }»
album-look = Mirar uno de cerca
album-none = Aquí aún no hay nada: acaba una partida.
album-brought = { $who } estrena en su álbum: { $names } ({ $count })
    .you = Nuevo en tu álbum: { $names } ({ $count })

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
alakazam-album-colour = Colores
alakazam-album-extra = Cartas extra

alakazum-album-how = Aquí aún no hay nada. Acaba una partida: quien estuvo en tu equipo se queda aquí; un personaje inicial, si al final aún está contigo.
alakazoo-album-how = Aquí aún no hay nada. Llena la novena casilla de tu Portal y acaba la partida: tu criatura se queda aquí.
alakazam-album-how = Aquí aún no hay nada. Cumple un objetivo al puntuar una ronda y acaba la partida: se queda aquí.
alakazoo-creature-made = { $count ->
    [one] Toda de una criatura: { $names }.
   *[other] Hecha de { $count } criaturas: { $names }.
 }

# What people have found in the games they finished.

button-album = Album
album-heading = ## Your album · { $game }
album-page = **{ $title }** · { $total }
album-count = { $of ->
    [0] { $owned }
   *[other] { $owned } of { $of }
 }
album-there = Here: { $names }
album-missing = { $count ->
    [one] 1 is missing
   *[other] { $count } are missing
 }
album-place-missing = missing
album-place-new = new
album-new = NEW
album-name = **{ $name }**
album-saying = “{ $saying }”
album-look = Look at one of them
album-none = Nothing here yet: finish a game.
album-brought = New in { $who }’s album: { $names } ({ $count })
    .you = New in your album: { $names } ({ $count })

## Pages

alakazum-album-VAL = Valencia
alakazum-album-CAT = Catalonia
alakazum-album-GAL = Galicia
alakazum-album-EUS = Basque Country
alakazum-album-AND = Andalusia
alakazum-album-multicoloured = Multicoloured
alakazum-album-alakazum-2 = Alakazum! 2
alakazum-album-promo = Promo card
alakazoo-album-made = Creatures
alakazam-album-number = Numbers
alakazam-album-colour = Colours
alakazam-album-extra = Extra cards

alakazum-album-how = Nothing here yet. Finish a game: whoever was in your team stays here, your starting character only if you still have it at the end.
alakazoo-album-how = Nothing here yet. Fill your Portal’s ninth space and finish the game: your creature stays here.
alakazam-album-how = Nothing here yet. Meet a goal in a round’s scoring and finish the game: it stays here.
alakazoo-creature-made = { $count ->
    [one] All of one creature: { $names }.
   *[other] Made of { $count } creatures: { $names }.
 }

# What people have found in the games they finished.

button-album = Albuma
album-heading = ## Zure albuma · { $game }
album-page = **{ $title }** · { $total }
album-count = { $of ->
    [0] { $owned }
   *[other] { $owned }/{ $of }
 }
album-there = Hemen: { $names }
album-missing = { $count ->
    [one] 1 falta da
   *[other] { $count } falta dira
 }
album-place-missing = falta da
album-place-new = azkena
album-new = BERRIA
album-name = **{ $name }**
album-saying = «{ $saying }»
album-look = Ikusi bat hurbiletik
album-none = Hemen ez dago oraindik ezer: amaitu partida bat.
album-brought = Berria { CASE($who, "gen") } albumean: { $names } ({ $count })
    .you = Berria zure albumean: { $names } ({ $count })

## Pages

alakazum-album-VAL = Valentzia
alakazum-album-CAT = Katalunia
alakazum-album-GAL = Galizia
alakazum-album-EUS = Euskal Herria
alakazum-album-AND = Andaluzia
alakazum-album-multicoloured = Kolore anitza
alakazum-album-alakazum-2 = Alakazum! 2
alakazum-album-promo = Promozio-karta
alakazoo-album-made = Izakiak
alakazam-album-number = Zenbakiak
alakazam-album-colour = Koloreak
alakazam-album-extra = Karta gehigarriak

alakazum-album-how = Hemen ez dago oraindik ezer. Amaitu partida bat: zure taldean egon dena hemen geratzen da; hasierako pertsonaia, amaieran oraindik zurekin badago.
alakazoo-album-how = Hemen ez dago oraindik ezer. Bete zure Atariaren bederatzigarren laukia eta amaitu partida: zure izakia hemen geratzen da.
alakazam-album-how = Hemen ez dago oraindik ezer. Bete helburu bat erronda bat puntuatzean eta amaitu partida: hemen geratzen da.
alakazoo-creature-made = { $count ->
    [one] Dena izaki batena: { $names }.
   *[other] { $count } izakiz egina: { $names }.
 }

# Beste pertsona bati ematen zaion eserlekua.

substitute-ask = { $to }, **{ CASE($who, "erg") } bere eserlekua eman nahi dizu** mahai honetan: { $game }. Haren karta eta puntuekin jarraituko zenuke. Eserleku horrek ez du gero inoren baloraziorako balio.
button-substitute-take = Eserlekua hartu
button-substitute-no = Ez, eskerrik asko
substitute-taken = **{ $who }** eseri da **{ CASE($left, "gen") }** lekuan.
substitute-refused = { CASE($who, "erg") } ezetz dio: eserlekua bere horretan geratzen da.
substitute-lapsed = Eskaintza honek ez du jada balio: eserlekua berriro eskaini da.
notice-handed = { CASE($who, "erg") } eserleku bat hartu du.

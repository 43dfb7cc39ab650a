# Lo que aconseja una IA en Alakazum!, y por qué, en una línea en la mano de quien lo pide.

alakazum-hint-nothing = No hagas nada: ninguna acción da ahora más de lo que puede costar.
alakazum-hint-market = Ve al mercado con { $card }: te llevas { $cards }{ $energy ->
    [0] {""}
   *[other] { " " }({ $energy } de energía para hechizos)
    }.
alakazum-hint-broom = Dale la escoba a { $name }: es lo mejor que tienes, y así no te lo quita nadie.
alakazum-hint-cape = Dale la capa a { $name }: así cuesta más quitártelo.
alakazum-hint-sceptre = Dale el cetro a { $name }: cuenta en cada combate.
alakazum-hint-crystal-ball = Destapa cartas con la bola de cristal: lo que no sea personaje ni trampa puede ser tuyo.
alakazum-hint-meal = Sirve { $card }: { $names } { $count ->
    [one] sube
   *[other] suben
 } al nivel C.
alakazum-hint-fight = Ataca con { $attacker } a { $target }, de { $who }: { $mine } contra { $theirs }, y puede que te lleves a { $target }.
alakazum-hint-fight-to-rise = Ataca con { $attacker } a { $target }, de { $who }: { $mine } contra { $theirs }, y { $attacker } sube un nivel.
alakazum-hint-spell = Lanza { $spell }: { $effect }.
alakazum-hint-spell-on = Lanza { $spell } ({ $target }): { $effect }.
alakazum-hint-miserable-witch = Lanza { $spell }: tienes tan pocos personajes que puedes llevarte dos cartas cualesquiera del mercado, y sin gastar energía.
alakazum-hint-levitation = Lanza { $spell }: entrega a { $sent } y llévate a { $fetched }, que te vale más.
alakazum-hint-wait = Espera: con lo que puedes enseñar caerían pocos de los enemigos boca abajo.
alakazum-hint-alakazum = Conjúralo con { $sign } contra el enemigo { $number }: { $percent ->
    [100] por lo que sabes, { $points } ★ ganan seguro.
   *[other] { $points } ★ ganan en { $percent } de cada 100 casos, por lo que sabes.
 }
alakazum-hint-start = Elige a { $name }: en el nivel C da { $stars } ★, y llega a ⚔{ $combat }.
alakazum-hint-toad = Deja los mazos: barajar no te dice nada.
alakazum-hint-fighter = Envía a { $name } contra { $foe }: { $mine } contra { $theirs }.
alakazum-hint-helper = Deja que ayude { $name }: suma ⚔{ $more } y no arriesga nada.
alakazum-hint-no-helper = No puede ayudar nadie.
alakazum-hint-potion = Vas { $mine } contra { $theirs }: juega { $card }, que suma { $more }.
alakazum-hint-potion-ahead = Pasa: { $mine } contra { $theirs } ya basta.
alakazum-hint-potion-behind = Pasa: con lo que tienes no le das la vuelta al { $mine } contra { $theirs }.
alakazum-hint-potion-rob = Quítale la poción: el { $mine } contra { $theirs } se pone a tu favor.
alakazum-hint-die = Juega { $card }: { $roll } + { $more } contra 🛡{ $resistance }.
alakazum-hint-die-pass = Para aquí: ni con tus pociones el { $roll } supera la 🛡{ $resistance }.
alakazum-hint-rob = Quítasela: sin esa poción la tirada falla y conservas tu personaje.
alakazum-hint-rob-pass = Déjala: quitársela no cambia nada.
alakazum-hint-recovery = Juega la poción de recuperación: { $name } te vale más que la poción.
alakazum-hint-recovery-pass = Guarda la poción de recuperación: te vale más que { $name }.
alakazum-hint-no-recovery = No tienes ninguna poción de recuperación.
alakazum-hint-ball = Destapa otra carta: puede darte más de lo que perderías.
alakazum-hint-ball-stop = Para aquí: otra carta puede costarte más de lo que te daría.
alakazum-hint-give = Regala { $card }: es lo que menos falta te hace.
alakazum-hint-give-to = Regala { $card } a { $who }: es lo que menos falta te hace, y { $who } va a la cola.
alakazum-hint-to = Dásela a { $who }: nadie va más por detrás.
alakazum-hint-trick-half = Regala media mano: { $count ->
    [one] una carta vale menos que un personaje.
   *[other] { $count } cartas valen menos que un personaje.
 }
alakazum-hint-trick-character = Entrega un personaje: tu mano vale más que el más flojo.
alakazum-hint-santa = Pásaselo a { $who }: de quienes pueden perder un personaje, nadie está más cerca de ganar.
alakazum-hint-lose = Entrega a { $name }: con ★ { $stars }, es quien menos aporta a tu mejor cultura.
alakazum-hint-lose-group = Entrega a alguien de { $sign }: no es tu mejor cultura.
alakazum-hint-voodoo = Usa el muñeco: lo que van a hacer te saldría caro.
alakazum-hint-voodoo-pass = Deja que pase: no merece gastar un muñeco de vudú.
alakazum-hint-pay = Paga con { $card }: con lo más pequeño basta.
alakazum-hint-pay-part = Paga con { $card }: cubre { $energy } de los { $left } de energía que faltan.
alakazum-hint-witch = Llévate { $card } ({ $effect }).
alakazum-hint-keep = Quédate con { $card } ({ $effect }).
alakazum-hint-keep-character = Quédate con { $name }: puedes ganarle, y si sacas más que su 🛡{ $resistance }, se te une.
alakazum-hint-keep-trap = Quédate con { $card }: las demás son peores para ti.
alakazum-hint-put = Devuelve ahora { $card }: arriba, lo que menos ayude a los demás.

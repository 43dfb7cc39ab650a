# El que aconsella una IA en Alakazum!, i per què, en una línia en la mà de qui ho demana.

alakazum-hint-nothing = No faces res: cap acció dona ara més del que pot costar.
alakazum-hint-market = Ves al mercat amb { $card }: et dona { $cards }{ $energy ->
    [0] {""}
   *[other] { " " }({ $energy } d'energia per a sortilegis)
    }.
alakazum-hint-broom = Dona-li la granera a { $name }: és el millor que tens, i així no te'l lleva ningú.
alakazum-hint-cape = Dona-li la capa a { $name }: així costa més llevar-te'l.
alakazum-hint-sceptre = Dona-li el ceptre a { $name }: compta en cada lluita.
alakazum-hint-crystal-ball = Destapa cartes amb la bola de cristall: te les pots quedar mentre no isca cap personatge ni trampa.
alakazum-hint-meal = Servix { $card }: { $count ->
    [one] { $names } puja al nivell C
   *[other] { $names } pugen al nivell C
 }.
alakazum-hint-fight = Lluita amb { $attacker } contra { $target } ({ $who }): { $mine } contra { $theirs }, i et pots emportar { $target }.
alakazum-hint-fight-to-rise = Lluita amb { $attacker } contra { $target } ({ $who }): { $mine } contra { $theirs }, i { $attacker } puja un nivell.
alakazum-hint-spell = Llança { $spell }: { $effect }.
alakazum-hint-spell-on = Llança { $spell } sobre { $target }: { $effect }.
alakazum-hint-miserable-witch = Llança { $spell }: tens tan pocs personatges que pots agafar dos cartes qualssevol del mercat, i sense gastar energia.
alakazum-hint-levitation = Llança { $spell }: dona { $sent } i emporta't { $fetched }, que et val més.
alakazum-hint-wait = Espera: amb el que pots ensenyar vences massa pocs dels enemics cap per avall.
alakazum-hint-alakazum = Conjura'l amb { $sign } contra l'enemic { $number }: { $percent ->
    [100] pel que saps, amb { $points } ★ guanyes segur.
   *[other] { $points } ★ et fan guanyar en { $percent } de cada 100 casos, pel que saps.
 }
alakazum-hint-start = Agafa { $name }: en el nivell C dona { $stars } ★, i arriba a ⚔{ $combat }.
alakazum-hint-toad = Deixa les piles com estan: barrejar no et diu res.
alakazum-hint-fighter = Envia { $name }: { $mine } contra { $theirs } ({ $foe }).
alakazum-hint-helper = Que ajude { $name }: suma ⚔{ $more } i no arrisca res.
alakazum-hint-no-helper = No pot ajudar ningú.
alakazum-hint-potion = Vas { $mine } contra { $theirs }: juga { $card }, que suma { $more }.
alakazum-hint-potion-ahead = Passa: amb { $mine } contra { $theirs } ja en tens prou.
alakazum-hint-potion-behind = Passa: { $mine } contra { $theirs } queda massa lluny per al que tens.
alakazum-hint-potion-rob = Lleva-li la poció: el { $mine } contra { $theirs } es gira a favor teu.
alakazum-hint-die = Juga { $card }: { $roll } + { $more } contra 🛡{ $resistance }.
alakazum-hint-die-pass = Para ací: ni amb les teues pocions un { $roll } supera 🛡{ $resistance }.
alakazum-hint-rob = Lleva-li-la: sense eixa poció la tirada falla, i conserves el teu personatge.
alakazum-hint-rob-pass = Deixa-la: llevar-li-la no canvia res.
alakazum-hint-recovery = Juga la poció de recuperació: { $name } et val més que la poció.
alakazum-hint-recovery-pass = Guarda la poció de recuperació: et val més que { $name }.
alakazum-hint-no-recovery = No tens cap poció de recuperació.
alakazum-hint-ball = Destapa una altra carta: et pot donar més del que perdries.
alakazum-hint-ball-stop = Para ací: una altra carta et pot costar més del que et donaria.
alakazum-hint-give = Regala { $card }: és la que menys falta et fa.
alakazum-hint-give-to = Dona-li { $card } a { $who }: és la que menys falta et fa, i { $who } va a la cua.
alakazum-hint-to = Dona-la a { $who }, que va més arrere que ningú.
alakazum-hint-trick-half = Dona mitja mà: { $count ->
    [one] una carta val
   *[other] { $count } cartes valen
    } menys que un personatge.
alakazum-hint-trick-character = Renuncia a un personatge: la mà et val més que el més fluix.
alakazum-hint-santa = Passa'l a { $who }: dels que poden perdre un personatge, és qui té la victòria més a prop.
alakazum-hint-lose = Renuncia a { $name }: { $stars ->
    [1] la seua ★ és la que menys ajuda
   *[other] les seues { $stars } ★ són les que menys ajuden
    } la teua millor cultura.
alakazum-hint-lose-group = Renuncia a algú de { $sign }: no és la teua millor cultura.
alakazum-hint-voodoo = Usa el ninot: el que volen fer et costaria car.
alakazum-hint-voodoo-pass = Deixa-ho passar: guarda't el ninot de vudú.
alakazum-hint-pay = Paga amb { $card }: el més xicotet que basta.
alakazum-hint-pay-part = Paga amb { $card }: cobrix { $energy } dels { $left } d'energia que falten.
alakazum-hint-witch = Agafa { $card } ({ $effect }).
alakazum-hint-keep = Queda't amb { $card } ({ $effect }).
alakazum-hint-keep-character = Queda't amb { $name }: pots guanyar el combat, i un dau per damunt de 🛡{ $resistance } el porta al teu equip.
alakazum-hint-keep-trap = Queda't amb { $card }: les altres et van pitjor.
alakazum-hint-put = Torna ara { $card }: de les que queden, és la que menys ajuda els altres.

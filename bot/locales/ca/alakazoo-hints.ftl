# El que aconsella una IA en Alakazoo, i per què, en una línia en la mà de qui ho demana.

alakazoo-hint-board = Invoca { $creature }: per a una IA tots els taulers valen igual.
alakazoo-hint-roll = { $count ->
    [0] Tira { $dice ->
    [one] 1 dau
   *[other] { $dice } daus
 }: les runes que s'encenen ara esperen les cartes que vindran.
   *[other] Tira { $dice ->
    [one] 1 dau
   *[other] { $dice } daus
 }: { $cards } encara { $count ->
    [one] demana
   *[other] demanen
 } runes.
 }
alakazoo-hint-column = { $count ->
    [0] Agafa la columna { $number }: ara et fan falta més cartes.
   *[other] Agafa la columna { $number }: { $cards } { $count ->
    [one] pot
   *[other] poden
 } donar { $points ->
    [one] 1 punt
   *[other] { $points } punts
 } en el teu Portal.
 }
alakazoo-hint-column-fits = Agafa la columna { $number }: { $cards } { $count ->
    [one] servix
   *[other] servixen
 } per al teu Portal.
alakazoo-hint-swap = Renova { $cards }: no { $count ->
    [one] li
   *[other] els
 } trobes millor ús.
alakazoo-hint-swap-done = Prem «Fet»: val la pena quedar-se les altres cartes.
alakazoo-hint-skip = Salta't el torn: et lleves { $count ->
    [one] la teua fitxa Fosca
   *[other] { $count } fitxes Fosques
 }, i ara no hi ha res que valga més.
alakazoo-hint-back = Fes un pas arrere: ara hi ha una altra cosa que val més.
alakazoo-hint-keeper-a = { $helper ->
    [yes] Usa l'Ajudant màgic
   *[no] Usa el Guardià
    }, «Canvia una carta»: { $card } per { $wanted }, que et dona més.
alakazoo-hint-keeper-b = { $helper ->
    [yes] Usa l'Ajudant màgic
   *[no] Usa el Guardià
    }, «Agafa d'una mà»: { $card } no et servix, i una carta desconeguda potser sí.
alakazoo-hint-keeper-c = { $helper ->
    [yes] Usa l'Ajudant màgic
   *[no] Usa el Guardià
    }, «Canvia el teu Portal»: { $card } encaixa millor en les teues files i columnes.
alakazoo-hint-keeper-d = { $helper ->
    [yes] Usa l'Ajudant màgic
   *[no] Usa el Guardià
    }, «Canvia amb un rival»: la carta que té { $who } ({ $space }) encaixa millor en les teues files i columnes.
alakazoo-hint-order = Primer { $rune }: { $count ->
    [0] no li queda cap lloc
    [one] li queda un lloc, menys que a les altres
   *[other] li queden { $count } llocs, menys que a les altres
 }.
alakazoo-hint-order-any = Primer { $rune }: ací l'orde quasi no importa.
alakazoo-hint-order-star = Ara { $rune }: cap en qualsevol lloc.
alakazoo-hint-light = Encén { $space }: avances faena per a quan arribe la seua carta.
alakazoo-hint-light-for = Encén { $space }: tens { $card } per a posar-hi.
alakazoo-hint-light-opens = Encén { $space }: així les dos runes queden enceses, i { $card } pot entrar.
alakazoo-hint-light-slot = { $helper ->
    [yes] Deixa-la en la carta de Mag: cada poder de l'Ajudant màgic costa una fitxa d'allí.
   *[no] Deixa-la en el Guardià: cada poder seu costa una fitxa.
    }
alakazoo-hint-place = { $points ->
    [0] Col·loca { $card }: una casella més cap a les nou.
    [one] Col·loca { $card }: dona 1 punt a l'instant.
   *[other] Col·loca { $card }: dona { $points } punts a l'instant.
 }
alakazoo-hint-place-no = No en col·loques més: el que queda faria més mal que bé.
alakazoo-hint-trim-hand = Descarta { $cards }: { $count ->
    [one] és la que menys falta et fa
   *[other] són les que menys falta et fan
    }.
alakazoo-hint-trim-hand-useless = Descarta { $cards }: sense lloc en el teu Portal.
alakazoo-hint-trim-magic = Apaga una runa de { $space }: és la que menys et val.
alakazoo-hint-trim-slot = { $helper ->
    [yes] Lleva la fitxa de la carta de Mag: és la que menys et val.
   *[no] Lleva la fitxa del Guardià: és la que menys et val.
    }

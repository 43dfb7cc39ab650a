# El que diu la guia a qui juga a Alakazoo per primera vegada: dos frases curtes com a màxim, en la seua mà.

alakazoo-coach-goal = { $sprint ->
    [yes] **Guanya qui té més punts després de sis rondes.**
   *[no] **Guanya qui té més punts** quan algú ha omplit les nou caselles del seu Portal.
 } Cada carta de la teua criatura en el teu Portal dona un punt.
alakazoo-coach-turn = Tira daus per a encendre runes, o agafa una columna de cartes. «Encaixa» és la probabilitat d'una runa que et fa falta; 🟣, la d'una fitxa Fosca: tres costen un torn.
alakazoo-coach-rows = Al final, el Jurat Màgic dona un punt per cada fila o columna plena d'una sola criatura, o de tres de diferents.
alakazoo-coach-order = Cada runa que ha eixit n'encén una d'igual en el teu tauler de Portal. Una runa sense lloc et costa una fitxa Fosca, i tres costen un torn.
alakazoo-coach-light = On va esta runa? Dos runes enceses obrin una casella, així que comença on tingues la seua carta.
alakazoo-coach-place = Les dos runes estan enceses: la carta ja pot entrar, i les seues runes s'apaguen. La teua criatura dona un punt; la primera carta d'una part en tota la taula, un altre.
alakazoo-coach-swap = Les cartes per a caselles ja ocupades no servixen de res. Renova-les totes de colp.
alakazoo-coach-keeper = { $helper ->
    [yes] Amb una fitxa de Màgia de la teua carta de Mag, l'Ajudant màgic fa una d'estes coses.
   *[no] Una fitxa de Màgia en el teu Guardià paga un d'estos poders.
    } Canviar una carta et dona justament la que et falta.
alakazoo-coach-trim-hand = Et pots quedar quatre cartes com a molt, i agafar-ne massa costa una fitxa Fosca. Deixa les que no encaixen enlloc.
alakazoo-coach-trim-magic = { $helper ->
    [yes] Pots tindre sis fitxes de Màgia com a molt, entre les runes i la carta de Mag. Torna'n una que estiga a soles en la seua casella.
   *[no] Et pots quedar sis runes enceses com a molt. Apaga'n una que estiga a soles en la seua casella.
    }
alakazoo-coach-end = { $sprint ->
    [yes] { $left ->
        [0] Este és el teu últim torn: només compta el que hi ha en el teu Portal.
       *[other] Després et queda un torn: només compta el que hi ha en el teu Portal.
    }
   *[no] La novena casella acaba la partida i dona un punt.
 } Després, cada fila o columna plena amb tres iguals, o amb tres criatures diferents, dona un punt més.

# El que diu la guia a qui juga a Alakazum! per primera vegada: dos frases curtes com a màxim, en la seua mà.

alakazum-coach-goal = { $sprint ->
    [yes] **Després de { $rounds } rondes guanya qui té en el seu equip més ★ d'una cultura, siga quina siga.** Amb huit pots guanyar a l'acte, amb un Alakazum.
   *[no] **Es guanya amb huit ★ d'una mateixa cultura**, la del teu primer personatge o una altra: llavors pots conjurar l'Alakazum contra un enemic. Cada torn busques companyia en el bosc i fas una cosa.
 }
alakazum-coach-fighter = Este personatge et talla el pas i hi has de lluitar. Guanyes si tens més ⚔; empatar és perdre.
alakazum-coach-helper = Qui és sociable 🤝 suma el seu ⚔ i no arrisca res. Digues que sí, si no tens el combat guanyat.
alakazum-coach-forest-potion = Les pocions sumen el seu ⚔ en este combat; si empates, perds. Si ja vas per davant, guarda-les per a després.
alakazum-coach-potion = Les pocions van per torns fins que les dos parts passen. Qui ataca necessita més ⚔; l'empat ajuda qui defén.
alakazum-coach-die = La tirada ha de superar la 🛡, i llavors qui perd s'unix al teu equip. Una poció de dau hi suma.
alakazum-coach-rob = Una poció de robatori s'emporta la poció que s'acaba de jugar. Sense ella, la tirada es queda com està.
alakazum-coach-give = Una trampa s'emporta part de la teua mà, però tu tries per a qui. Dona el que menys falta et faça a qui vaja més arrere.
alakazum-coach-trick = O mitja mà per als teus rivals, o se'n va un dels teus personatges. Els personatges porten les ★ amb què es guanya.
alakazum-coach-santa = El regal pot explotar en mans de qui el tinga al final. Passa'l a qui tinga la victòria més a prop.
alakazum-coach-lose = Este personatge va al cementeri i, si torna, comença en el nivell A. Renuncia al que menys done a la teua millor cultura.
alakazum-coach-action = Ara pots fer **una** cosa, o res. Per a guanyar un combat et cal més ⚔; «+2?» és el que hi pot afegir el rival.
alakazum-coach-near = Tens { $needed } ★: després d'açò pots conjurar un Alakazum, **que guanya la partida** si venç l'enemic.
alakazum-coach-threat = Un rival té { $needed } ★ i pot guanyar en el torn següent. Si pots, lleva-li un personatge.
alakazum-coach-market = Ensenya una carta: el seu número 🧺 diu quantes n'agafes del mercat. Eixa carta es queda allí, així que ensenya'n una que no et faça falta; guarda't sempre algun barret i alguna poció.
alakazum-coach-object = Un menjar puja al nivell C de colp tots els teus personatges d'una cultura. Una granera fa que un es quede amb tu per sempre.
alakazum-coach-rivals = Busca un personatge rival amb menys ⚔ que el teu. Si perds o empates, eixe rival es pot emportar qui lluita per tu.
alakazum-coach-magic = Els sortilegis costen energia: els barrets de la teua mà, i una per cada ✨ del teu equip. El que no pots pagar està baix, amb el motiu.
alakazum-coach-voodoo = Un rival està a punt d'actuar. Només el para un ninot de vudú, i n'hi ha dos en el joc: si no en tens, deixa-ho passar.
alakazum-coach-pay = Els barrets paguen sortilegis, i el que pagues de més es perd. Agafa el més xicotet que baste.
alakazum-coach-witch = Estes cartes et toquen de bades. Les pocions guanyen combats, els barrets paguen màgia, els objectes sumen ★ al final.
alakazum-coach-forest = Te'n quedes una i tornes les altres com vulgues. El que deixes damunt és el que es troba qui juga després.
alakazum-coach-alakazum = **Així es guanya:** tria la cultura i després un enemic. Si tens més ★, guanyes ja; si no, perds un personatge.
alakazum-coach-enemy = Ensenya primer cartes amb ★, que no es gasten. Després tria un enemic: el tauler diu quins números continuen cap per avall.
alakazum-coach-ball = Pots continuar, o quedar-te el que hi ha a la vista. Un personatge o una trampa ho envia tot al mercat.
alakazum-coach-recovery = El teu personatge ha perdut i tornaria a començar en el nivell A. Amb una poció de recuperació es queda com està.
alakazum-coach-thanksgiving = Tothom passa una carta a l'esquerra, i tu en reps una de la dreta. Dona la que menys falta et faça.

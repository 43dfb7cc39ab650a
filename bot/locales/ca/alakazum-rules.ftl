# Alakazum!: com es juga, una pàgina cada una. Prou curtes per al mòbil; les regles completes estan en docs/rules/alakazum.md.

alakazum-rules-1 =
    Ets una bruixa amb un equip de personatges de les cultures de la península Ibèrica. Les tradicions americanes ens invadixen, i has de fer-ne fora una.

    Reunix **8 ★ (punts de cultura) o més d'una mateixa cultura**, conjura un **Alakazum** i destapa un dels 👹 enemics finals que estan cap per avall. Si tens **més** punts que l'enemic (empatar no basta), guanyes a l'instant.

    🟧 VAL valencià · 🟨 CAT català · 🟦 GAL gallec · 🟥 EUS basc · 🟩 AND andalús · 🌈 multicolor, que val per a totes les cultures

    Enemics: Black Friday 7, Fast Food 8, Halloween 9, Santa Claus 13, i en taules de dos o cinc Saint Valentine (9 si sou dos, 7 si sou cinc).
    .title = L'objectiu
alakazum-rules-2 =
    Els **personatges** estan a la vista en el teu equip. Cada u té un nivell A, B o C, i per a eixe nivell: combat ⚔, cultura en estreles ★ i, contra la hipnosi, resistència 🛡. Un 🎲 en el combat vol dir que es tira un dau en cada lluita.

    Les **cartes de mà** són el teu secret: barrets (🎩 punts d'energia), pocions, objectes, ninots de vudú. Prem **La meua mà** per a veure les teues; ningú més pot.

    {""}**Caràcter**
    🤝 sociable: suma el seu ⚔ al de qui lluita
    💰 estalviador: agafa una carta del mercat en començar el teu torn
    ✨ molt màgic: 1 d'energia per a cada sortilegi, una vegada i una altra

    Comences amb tres cartes de mà i un personatge inicial. En el repartiment, els personatges i les trampes es canvien per altres cartes; comença qui n'ha canviat més (els empats se sortegen). L'últim personatge no el pots perdre mai.
    .title = Les cartes
alakazum-rules-3 =
    {""}**1 Explorar el bosc** (sempre). Agafes tantes cartes del bosc com personatges tens. Les cartes de mà van a la teua mà sense ensenyar-les. Un personatge 🧙 o una trampa et fa parar: t'hi has d'enfrontar.

    {""}**2 Realitzar una acció** (si vols): anar al mercat, donar un objecte, lluitar contra un personatge rival o fer màgia. L'anuncies, i cada rival la pot parar amb un ninot de vudú.

    {""}**3 Conjurar un Alakazum** (si tens 8 ★ d'una cultura i t'hi atrevixes).
    .title = El teu torn
alakazum-rules-4 =
    Un personatge del bosc busca brega. Tria qui lluita i, si vols, una ajuda sociable 🤝; pots afegir pocions de combat.

    {""}**Més ⚔ que ell?** Qui lluita puja un nivell, i després tires un dau 🎲. Si traus més que la seua 🛡, se t'unix en el nivell A; les pocions de dau ajuden. Si no, va al cementeri ⚰.

    {""}**No tens més ⚔** (empatar no basta)? Ell torna al bosc i qui lluita va al cementeri, si no és el teu únic personatge ni va en granera.
    .title = Combats en el bosc
alakazum-rules-5 =
    Tria un personatge rival i un de teu. A un rival amb un sol personatge no se'l pot atacar. Cada bàndol pot sumar una ajuda sociable.

    Després, qui ataca i qui defén s'alternen: una poció de combat, una de robatori, o passar. Quan es passa dos vegades seguides, queda decidit.

    {""}**Si guanya l'atac:** el personatge que ataca puja un nivell, i qui el porta tira un dau 🎲 contra la 🛡 de l'altre.
    {""}**Si no, també amb empat:** puja el que *defén*, i qui el porta tira contra la 🛡 del que ataca.

    Una tirada per damunt de la resistència s'emporta el personatge, amb nivell i tot. Qui tira pot sumar pocions de dau, d'una en una, i l'altre bàndol les hi pot llevar. Un últim personatge o un que va en granera no canvia mai de mans.
    .title = Combats amb rivals
alakazum-rules-6 =
    {""}**Mercat** 🧺: ensenya una carta amb número n, agafa les n primeres cartes del mercat i posa la teua damunt. Les cartes usades també hi van, i tothom les pot mirar.

    Un **menjar** puja al nivell C tots els teus personatges d'una de les seues dos cultures, però no els multicolor 🌈. Una **granera** va davall d'un personatge, que ja no se'n va mai del teu equip.

    {""}**Objectes culturals** (★ 2) i **amulets** (★ 1) sumen en un Alakazum i no es gasten.

    Les **pocions** lluiten; una **poció de robatori** s'emporta la poció que l'altre bàndol acaba de jugar.

    Un **ninot de vudú** anul·la una acció o un Alakazum d'un rival. N'hi ha dos en el joc.
    .title = Mercat i cartes de mà
alakazum-rules-7 =
    Davant de cada sortilegi va l'energia que costa. Paga primer amb la de qui és ✨ molt màgic i després amb barrets; el que sobra es perd.

    0 **Bruixa desgraciada**: si tots els rivals tenen més personatges que tu (si en jugueu cinc, en basten tres), agafa dos cartes qualssevol del mercat
    1 **Entrenament**: un personatge teu puja un nivell
    2 **Vidència**: mira en secret un enemic cap per avall
    3 **Màgia del bosc**: mira sis cartes del bosc, queda-te'n una i torna les altres en l'orde que vulgues; si et quedes un personatge o una trampa, t'hi has d'enfrontar
    3 **Levitació**: canvia un dels teus per un altre per davall del nivell C, d'un rival o del cementeri
    4 **Reviure**: un personatge del cementeri se t'unix en el nivell A
    4 **Déjà vú**: dos accions seguides, però cap altre Déjà vú
    .title = Màgia
alakazum-rules-8 =
    {""}**El descompte de Black Friday**: regala mitja mà als teus rivals, arredonint cap avall, com vulgues.
    {""}**El truc o tracte de Halloween**: el mateix, o envia un dels teus personatges al cementeri.
    {""}**El regal de Santa Claus**: tira. Amb 1 o 2 explota i perds un personatge; amb 3 o més li passes el dau al rival que vulgues, i llavors li toca tirar.

    El que no pots pagar se't perdona: amb una carta de mà o cap no regales res, i el teu únic personatge es queda, com els que van en granera. En el truc o tracte no pots triar el que no et costa res si l'altra opció costa alguna cosa.

    Una trampa ix del joc quan s'acaba.
    .title = Trampes
alakazum-rules-9 =
    Tria la cultura, els objectes que ensenyes i un enemic cap per avall; els rivals poden usar un ninot; després es destapa l'enemic.

    {""}**Si tens més ★ que ell, guanyes.** Si no, un dels personatges que hi han participat va al cementeri i l'enemic es queda cap per amunt, fora de l'abast de tothom.

    Si el bosc es queda sense cartes, o tots els enemics estan cap per amunt, guanyen els invasors i es classifica cada u per la seua millor cultura.

    {""}**Esprint**: sis rondes, i després guanya qui té més ★ d'una cultura en el seu equip. Un Alakazum continua guanyant a l'acte: val huit punts i un més per cada ronda que quede.
    .title = Conjurar un Alakazum
alakazum-rules-10 =
    {""}**70 cartes més**, si s'obri la taula amb l'opció *Alakazum! 2*; les cartes noves tenen fosc el cantó superior dret. Juga abans un parell de partides al joc base.

    Els **castellans** (🟪 CAS) són una sisena cultura, i les altres tenen també personatges nous. Hi ha sis personatges inicials. Amb cinc jugadors tria primer qui juga en últim lloc, i així cap arrere fins a qui comença.

    {""}**Armazon** està en la fila d'enemics i no se'l pot vèncer: un Alakazum contra ell falla sempre. Quan només queda ell cap per avall, la partida s'acaba a l'instant i guanyen els invasors.

    {""}**Almudena** ◻ no és de cap cultura; els menjars no li fan res. La pots enviar *a soles* a un Alakazum: 2, 5 o 8 ★ en els nivells A, B, C. Només hi sumen els amulets, i continuen fent falta 8. Si falla va al cementeri, si no és el teu únic personatge ni va en granera.

    {""}**Calder** 🫕: dos d'energia per a cada sortilegi. Si tens menys personatges que ningú, com en la Bruixa desgraciada, l'agafes en començar el teu torn, fins i tot d'un rival; si deixa de ser així, el tornes.
    .title = Alakazum! 2: la gent
alakazum-rules-11 =
    {""}**Capa** 🧥 (🛡 +1) i **ceptre** 🪄 (⚔ +1, també ajudant): es donen amb una acció a un personatge que no en tinga cap. Se'n van amb ell si canvia d'equip, i al mercat si va al cementeri.

    {""}**Bola de cristall** 🔮: com a acció, destapa cartes del bosc, una com a mínim, i para quan vulgues: et quedes les cartes de mà. A un personatge o una trampa t'hi has d'enfrontar, i el que s'ha destapat va al mercat. Un ninot de vudú que hi haja ix del joc.

    {""}**Poció de recuperació**: si qui lluita per tu perd en el bosc, es queda amb tu, amb el seu nivell.

    {""}**Cupcakes** 🧁 (trampa): este torn, sense acció.
    {""}**Acció de Gràcies** 🦃 (trampa): tothom passa alhora una carta de mà a l'esquerra.
    .title = Alakazum! 2: les cartes

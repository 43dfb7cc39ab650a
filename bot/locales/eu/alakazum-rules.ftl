# Alakazum!: nola jokatzen den, orriz orri. Telefonorako laburrak; arau osoak docs/rules/alakazum.md fitxategian daude.

alakazum-rules-1 =
    Sorgina zara, eta Iberiar penintsulako kulturetako pertsonaien taldea duzu. Tradizio amerikarrak inbaditzen ari dira, eta zuk bat botako duzu.

    Bildu **kultura bateko 8 kultura-puntu ★ edo gehiago**, egin **Alakazum bat**, eta irauli ahuspez dauden azken etsaietako bat 👹. Zure puntuak etsaiarenak baino **gehiago** badira, berehala irabaziko duzu.

    🟧 VAL valentziarra · 🟨 CAT kataluniarra · 🟦 GAL galiziarra · 🟥 EUS euskalduna · 🟩 AND andaluziarra · 🌈 kolore anitzekoa, kultura guztietarako balio duena

    Etsaiak: Black Friday 7, Fast Food 8, Halloween 9, Santa Claus 13, eta bi edo bost jokalarirekin Saint Valentine (9 birekin, 7 bostekin).
    .title = Helburua
alakazum-rules-2 =
    {""}**Pertsonaiak** agerian daude zure taldean. Bakoitzak A, B edo C maila du, eta mailari dagozkionak: borroka ⚔, kultura ★, hipnosiarekiko erresistentzia 🛡. Borrokan 🎲 badu, dado bat botatzen da borroka bakoitzean.

    {""}**Eskuko kartak** zure sekretua dira: kapelak (energia 🎩), edabeak, objektuak, vudu-panpinak. Sakatu **Nire eskua** zureak ikusteko; beste inork ezin ditu ikusi.

    {""}**Izaera**
    🤝 lagunkoia: borrokan bere ⚔ lagun bati ematen dio
    💰 aurrezlea: zure txandaren hasieran azokako karta bat hartzen du
    ✨ oso magikoa: energia bat sorginkeria bakoitzerako, behin eta berriz

    Eskuko hiru kartarekin eta hasierako pertsonaia batekin hasten zara. Banaketan, pertsonaiak eta tranpak beste karta batzuekin aldatzen dira; gehien aldatu dituena hasten da (berdinketan, zozketa). Azken pertsonaia ezin duzu inoiz galdu.
    .title = Kartak
alakazum-rules-3 =
    {""}**1 Basoa arakatu** (beti). Pertsonaia adina basoko karta hartzen dituzu. Eskuko kartak inork ikusi gabe doaz zure eskura. Pertsonaia batek 🧙 edo tranpa batek hartzea eteten du: aurre egin behar diozu.

    {""}**2 Ekintza bat** (nahi baduzu): azokara joan, objektu bat eman, aurkari baten pertsonaia batekin borrokatu, edo magia egin. Iragarri egiten duzu, eta aurkari bakoitzak vudu-panpina batekin geldi dezake.

    {""}**3 Alakazuma** (kultura bateko 8 ★ badituzu eta ausartzen bazara).
    .title = Zure txanda
alakazum-rules-4 =
    Basoko pertsonaia batek borroka nahi du. Aukeratu nork borrokatuko duen eta, nahi baduzu, laguntzaile lagunkoi bat 🤝; borroka-edabeak gehi ditzakezu.

    {""}**Hark baino ⚔ gehiago?** Zure borrokalaria maila bat igotzen da, eta 🎲 botatzen duzu. Haren 🛡 gaindituz gero, zure taldera dator A mailan; dado-edabeek laguntzen dute. Bestela, hilerrira ⚰.

    {""}**Gehiago ez** (berdin ez da gehiago)? Hura basora itzultzen da, eta zure borrokalaria hilerrira, bakarra ez bada edo erratz gainean ez badoa.
    .title = Borrokak basoan
alakazum-rules-5 =
    Izendatu aurkari baten pertsonaia bat eta zure bat. Pertsonaia bakarra duenari ezin zaio eraso. Bi aldeek gehi dezakete laguntzaile lagunkoi bat.

    Gero erasotzailea eta defendatzailea txandaka: borroka-edabe bat, lapurreta bat, edo pasatu. Jarraian bi aldiz pasatuta, erabakita dago.

    {""}**Erasotzailea gorago:** pertsonaia erasotzailea maila bat igotzen da, eta jokalariak 🎲 botatzen du bestearen 🛡 gainditzeko.
    {""}**Bestela, berdinketan ere:** pertsonaia *defendatzailea* igotzen da, eta jokalariak erasotzailearen 🛡 gainditzeko botatzen du.

    Erresistentzia gaindituta, pertsonaia aldez aldatzen da, maila eta guzti. Botatzen duenak dado-edabeak gehi ditzake, banan-banan, eta besteak lapurtu egin ditzake. Azkena edo erratz gainekoa ez da inoiz eskuz aldatzen.
    .title = Borrokak aurkariekin
alakazum-rules-6 =
    {""}**Azoka** 🧺: erakutsi karta bat; haren zenbakiak dio goiko zenbat karta hartzen dituzun, eta zurea gainean jartzen da. Erabilitako kartak ere hara doaz, eta edonork begira ditzake.

    {""}**Janariek** bi kulturatako bateko zure pertsonaia guztiak C mailara igotzen dituzte, baina ez kolore anitzekoak 🌈. **Erratza** pertsonaia baten azpian doa, eta hark ez zaitu inoiz utziko.

    {""}**Kultura-objektuek** (★ 2) eta **kuttunek** (★ 1) Alakazumean gehitzen dute, eta ez dira inoiz gastatzen.

    {""}**Edabeak** borrokarako dira; **lapurreta-edabeak** besteak jokatu berri duena kentzen du.

    {""}**Vudu-panpinek** aurkari baten ekintza edo Alakazuma gelditzen dute. Bi daude jokoan.
    .title = Azoka eta eskuko kartak
alakazum-rules-7 =
    Ordaindu lehenik oso magikoen ✨ markekin, gero kapelekin; soberakina galdu egiten da.

    0 **Sorgin zorigaiztokoa**: aurkari guztiek zuk baino pertsonaia gehiago badituzte (bost jokalarirekin nahikoa da hiruk izatea), hartu azokako edozein bi karta
    1 **Entrenamendua**: zure pertsonaia bat maila bat igotzen da
    2 **Asmakuntza**: begiratu isilpean ahuspez dagoen etsai bat
    3 **Basoko magia**: begiratu basoko sei karta, gorde bat, itzuli besteak nahi duzun ordenan; gordetako pertsonaiari edo tranpari aurre egin behar zaio
    3 **Lebitazioa**: trukatu zure bat C azpiko batekin, aurkari batena edo hilerrikoa
    4 **Berpiztu**: hilerriko pertsonaia bat zure taldera dator, A mailan
    4 **Déjà vu**: bi ekintza jarraian, baina ez beste Déjà vu bat
    .title = Magia
alakazum-rules-8 =
    {""}**Black Friday: deskontua**: eman eskuaren erdia aurkariei, nahi bezala.
    {""}**Halloween: ziria ala saria**: gauza bera, edo bidali zure pertsonaia bat hilerrira.
    {""}**Santa Claus: oparia**: bota. 1 edo 2 aterata, lehertu egiten da eta pertsonaia bat galtzen duzu; 3 edo gehiago aterata, dadoa edozein aurkariri pasatzen diozu, eta hark botatzen du.

    Ordaindu ezin duzuna barkatu egiten zaizu: eskuan karta bat edo bat ere ez baduzu, ez duzu ezer ematen, eta zure pertsonaia bakarra zurekin geratzen da, erratz gainekoak bezala. Ziria ala saria: ezin duzu doan ateratzen zaizuna aukeratu, besteak zerbait balio badu.

    Amaitutakoan, tranpa jokotik kanpo doa.
    .title = Tranpak
alakazum-rules-9 =
    Aukeratu kultura, erakutsiko dituzun objektuak eta ahuspez dagoen etsai bat; aurkariek panpina erabil dezakete; gero etsaia irauli egiten da.

    {""}**Hark baino ★ gehiago: irabazi duzu.** Bestela, parte hartu duen pertsonaia bat hilerrira doa, eta etsaia ahoz gora geratzen da, inorentzat eskuragarri ez.

    Basoko kartak amaitzen badira, edo etsai guztiak ahoz gora badaude, tradizio inbaditzaileek irabazten dute, eta nork bere kulturarik onenaren arabera sailkatzen da.

    {""}**Sprinta**: sei erronda, eta gero talde bateko kultura bateko ★ gehienek irabazten dute. Alakazum batek berehala irabazten du: zortzi puntu, eta bat geratzen den erronda bakoitzeko.
    .title = Alakazum bat egin
alakazum-rules-10 =
    {""}**70 karta gehiago**, mahaia *Alakazum! 2* aukerarekin irekitzen denean; karta berriek izkina iluna dute. Jokatu lehenik oinarrizko jokora behin edo bitan.

    {""}**Gaztelauak** 🟪 CAS seigarren kultura dira, eta besteek ere pertsonaia berriak dituzte. Hasierako sei pertsonaia daude.

    {""}**Armazon** etsaien ilaran dago, eta ezin da garaitu: haren aurkako Alakazumak beti huts egiten du. Ahuspez hura bakarrik dagoenean, partida amaitzen da.

    {""}**Almudena** ◻ ez da inongo kulturakoa; janariek ez diote eragiten. *Bera bakarrik* bidal dezakezu Alakazum batera: 2, 5 edo 8 ★ A, B, C mailan. Kuttunek bakarrik gehitzen diote, eta 8 behar dira hala ere. Huts eginez gero hilerrira doa, zure pertsonaia bakarra ez bada edo erratz gainean ez badoa.

    {""}**Pertza** 🫕: bi energia sorginkeria bakoitzerako. Pertsonaia gutxien badituzu, Sorgin zorigaiztokoan bezala, txandaren hasieran hartzen duzu, baita aurkari bati ere; jada ez badituzu gutxien, itzuli egiten duzu.
    .title = Alakazum! 2: jendea
alakazum-rules-11 =
    {""}**Kapa** 🧥 (🛡 +1) eta **zetroa** 🪄 (⚔ +1, laguntzen ere bai): ekintza gisa ematen zaizkio bietatik bat ere ez duen pertsonaia bati. Harekin doaz beste talde batera, eta azokara pertsonaia hilerrira doanean.

    {""}**Kristalezko bola** 🔮: ekintza gisa, agertu basoko kartak, bat gutxienez, eta gelditu nahi duzunean: eskuko kartak zuretzat. Pertsonaia edo tranpa bati aurre egin behar zaio, eta agertutako kartak azokara doaz. Tartean vudu-panpinarik badago, jokotik kanpo doa.

    {""}**Berreskuratze-edabea**: zure borrokalariak basoan galtzean, zurekin geratzen da, bere mailan.

    {""}**Cupcakeak** 🧁 (tranpa): ekintzarik ez txanda honetan.
    {""}**Eskerrak Emateko Eguna** 🦃 (tranpa): denek eskuko karta bat ezkerrera pasatzen dute, denek batera.
    .title = Alakazum! 2: kartak

# Alakazum!: nola jokatzen den, orriz orri. Telefonorako laburrak; arau osoak docs/rules/alakazum.md fitxategian daude.

alakazum-rules-1 =
    Sorgina zara, eta Iberiar penintsulako kulturetako pertsonaien taldea duzu. Tradizio amerikarrak inbaditzen ari zaizkigu, eta haietako bat bota behar duzu.

    Azken etsaiak 👹 ahuspez daude. Bildu **kultura bateko 8 ★ edo gehiago** (kultura-puntuak), egin **Alakazum bat**, eta irauli etsai bat. Zure puntuak etsaiarenak baino **gehiago** badira (berdinketa ez da aski), berehala irabaziko duzu.

    🟧 VAL Valentziakoa · 🟨 CAT Kataluniakoa · 🟦 GAL Galiziakoa · 🟥 EUS Euskal Herrikoa · 🟩 AND Andaluziakoa · 🌈 kolore anitzekoa, kultura guztietarako balio duena

    Etsaiak: Black Friday 7, Fast Food 8, Halloween 9, Santa Claus 13, eta bi edo bost jokalarirekin Saint Valentine (9 birekin, 7 bostekin).
    .title = Helburua
alakazum-rules-2 =
    {""}**Pertsonaiak** agerian daude zure taldean. Bakoitzak A, B edo C maila du, eta mailari dagozkionak: borroka ⚔, kulturako ★ izar kopurua, hipnosiarekiko erresistentzia 🛡. Borrokan 🎲 dado bat badu, bota egiten da borroka bakoitzean.

    {""}**Eskuko kartak** zure sekretua dira: kapelak (energia 🎩), edabeak, objektuak, vudu-panpinak. Sakatu **Nire eskua** zureak ikusteko; beste inork ezin ditu ikusi.

    {""}**Izaera**
    🤝 lagunkoia: borrokan bere ⚔ lagun batenari gehitzen dio
    💰 aurrezlea: zure txandaren hasieran azokako karta bat hartzen du
    ✨ oso magikoa: energia bat sorginkeria bakoitzerako, behin eta berriz

    Eskuko hiru kartarekin eta hasierako pertsonaia batekin hasten zara. Kartak banatzean, pertsonaien eta tranpen ordez beste karta batzuk hartzen dira; karta gehien aldatu dituena hasten da (berdinketan, zozketa). Azken pertsonaia ezin duzu inoiz galdu.
    .title = Kartak
alakazum-rules-3 =
    {""}**1 Basoa arakatu** (beti). Dituzun pertsonaiak adina basoko karta hartzen dituzu. Eskuko kartak inork ikusi gabe doaz zure eskura. Pertsonaia batek 🧙 edo tranpa batek hartzea eteten du: aurre egin behar diozu.

    {""}**2 Ekintza bat** (nahi baduzu): azokara joan, objektu bat eman, aurkari baten pertsonaia batekin borrokatu, edo magia egin. Iragarri egiten duzu, eta edozein aurkarik vudu-panpina batekin geldi dezake.

    {""}**3 Alakazuma** (kultura bateko 8 ★ badituzu eta ausartzen bazara).
    .title = Zure txanda
alakazum-rules-4 =
    Basoko pertsonaia batek borroka nahi du. Aukeratu nork borrokatuko duen eta, nahi baduzu, laguntzaile bat (🤝 lagunkoia); borroka edabeak gehi ditzakezu.

    {""}**Hark baino ⚔ gehiago?** Zure borrokalaria maila bat igotzen da, eta 🎲 dado bat botatzen duzu. Haren 🛡 gaindituz gero, zure taldera dator A mailan; dado edabeek laguntzen dute. Bestela, ⚰ hilerria du zain.

    {""}**Gehiago ez** (berdinketa ez da aski)? Hura basora itzultzen da, eta zure borrokalaria hilerrira doa, zure pertsonaia bakarra denean edo erratz gainean doanean izan ezik.
    .title = Borrokak basoan
alakazum-rules-5 =
    Izendatu aurkari baten pertsonaia bat eta zureetako bat. Pertsonaia bakarra duenari ezin zaio eraso. Bi aldeek gehi dezakete laguntzaile lagunkoi bat.

    Gero txandaka jokatzen dute erasotzaileak eta defendatzaileak: borroka edabe bat, lapurreta edabe bat, edo pasatu. Biek jarraian pasatuta, erabakita dago.

    {""}**Erasotzaileak ⚔ gehiago:** pertsonaia erasotzailea maila bat igotzen da, eta jokalariak 🎲 dado bat botatzen du bestearen 🛡 gainditzeko.
    {""}**Bestela, berdinketan ere:** pertsonaia *defendatzailea* igotzen da, eta haren jokalariak erasotzailearen 🛡 gainditzeko botatzen du.

    Dadoak erresistentzia gaindituz gero, pertsonaia aldez aldatzen da, maila eta guzti. Botatzen duenak dado edabeak gehi ditzake, banan-banan, eta besteak edozein lapur dezake. Azken pertsonaia edo erratz gainekoa ez da inoiz eskuz aldatzen.
    .title = Borrokak aurkariekin
alakazum-rules-6 =
    {""}**Azoka** 🧺: erakutsi n zenbakia duen karta bat, hartu azokako goiko n karta, eta jarri zurea gainean. Erabilitako kartak ere hara doaz, eta edonork begira ditzake azokakoak.

    {""}**Janariek** bi kulturatako bateko zure pertsonaia guztiak C mailara igotzen dituzte, baina ez kolore anitzekoak 🌈. **Erratza** pertsonaia baten azpian jartzen da, eta pertsonaia horrek ez zaitu inoiz utziko.

    {""}**Kultura-objektuek** (★ 2) eta **kuttunek** (★ 1) indartu egiten dute Alakazuma, eta ez dira inoiz gastatzen.

    {""}**Edabeak** borrokarako dira; **lapurreta edabeak** besteak jokatu berri duen edabea lapurtzen du.

    {""}**Vudu-panpinek** aurkari baten ekintza edo Alakazuma gelditzen dute. Bi daude jokoan.
    .title = Azoka eta eskuko kartak
alakazum-rules-7 =
    Ordaindu lehenik ✨ oso magikoa den ororen energiarekin, gero kapelekin; soberakina galdu egiten da.

    {""}**Sorgin zorigaiztokoa** (0 🎩): aurkari guztiek zuk baino pertsonaia gehiago badituzte (bost jokalarirekin nahikoa da hiruk izatea), hartu azokako edozein bi karta
    {""}**Entrenamendua** (1 🎩): zure pertsonaia bat maila bat igotzen da
    {""}**Igarpena** (2 🎩): begiratu isilpean ahuspez dagoen etsai bat
    {""}**Basoko magia** (3 🎩): begiratu basoko sei karta, gorde bat, itzuli besteak nahi duzun ordenan; gordetako pertsonaiari edo tranpari aurre egin behar zaio
    {""}**Lebitazioa** (3 🎩): trukatu zureetako bat aurkarien edo hilerriko batekin (C mailakorik ez)
    {""}**Berpiztea** (4 🎩): hilerriko pertsonaia bat zure taldera dator, A mailan
    {""}**Déjà vu** (4 🎩): bi ekintza jarraian, baina ez beste Déjà vu bat
    .title = Magia
alakazum-rules-8 =
    {""}**Black Fridayko deskontua**: eman eskuko karten erdia aurkariei (bakoitia bada, behera biribilduta), nahi duzun bezala.
    {""}**Halloweeneko ziria ala saria**: berdin, edo bidali zure pertsonaia bat hilerrira.
    {""}**Santa Clausen oparia**: bota dadoa. 1 edo 2 ateraz gero, lehertu egiten da eta pertsonaia bat galtzen duzu; 3 edo gehiago ateraz gero, dadoa edozein aurkariri pasatzen diozu, eta hark botatzen du.

    Ordaindu ezin duzuna barkatu egiten zaizu: gehienez karta bat baduzu eskuan, ez duzu ezer ematen, eta zure pertsonaia bakarra zurekin geratzen da, erratz gainekoak bezala. Ziria ala sarian ezin duzu doakoa aukeratu, besteak zerbait kentzen badizu.

    Amaitutakoan, tranpa jokotik irteten da.
    .title = Tranpak
alakazum-rules-9 =
    Aukeratu kultura, erakutsiko dituzun objektuak eta ahuspez dagoen etsai bat; aurkariek panpina erabil dezakete; gero etsaia irauli egiten da.

    {""}**Hark baino ★ gehiago (berdinketa ez da aski): irabazi duzu.** Bestela, parte hartu duen pertsonaia bat hilerrira doa, eta etsaia ahoz gora geratzen da: inork ezin du berriro aukeratu.

    Basoko kartak amaitzen badira, edo etsai guztiak ahoz gora badaude, inbaditzaileek irabazten dute, eta jokalari bakoitza bere kulturarik onenaren arabera sailkatzen da.

    {""}**Sprinta**: sei erronda, eta gero taldean kultura bateko ★ gehien dituenak irabazten du. Alakazum batek orduan ere berehala irabazten du: zortzi puntu, eta beste bat falta den erronda bakoitzeko.
    .title = Alakazum bat egin
alakazum-rules-10 =
    {""}**70 karta gehiago**, mahaia *Alakazum! 2* aukerarekin irekitzen denean; karta berriek goiko eskuineko izkina iluna dute. Jokatu lehenik oinarrizko jokoan behin edo bitan.

    {""}**🟪 CAS Gaztelako kultura** seigarrena da, eta besteek ere pertsonaia berriak dituzte. Sei hasierako pertsonaia daude. Bost jokalarirekin, azkena jokatzen duenak aukeratzen du lehenengo, eta horrela atzera, hasten denarenganaino.

    {""}**Armazon** etsaien ilaran dago, eta ezin da garaitu: haren aurkako Alakazumak beti huts egiten du. Ahuspez hura bakarrik dagoenean, partida berehala amaitzen da, eta inbaditzaileek irabazten dute.

    {""}**Almudena** ◻ ez da inongo kulturakoa; janariek ez diote eragiten. *Bera bakarrik* bidal dezakezu Alakazum batera: 2, 5 edo 8 ★ ditu A, B eta C mailan. Kuttunek bakarrik gehitzen diote, eta 8 behar dira hala ere. Huts eginez gero hilerrira doa, zure pertsonaia bakarra denean edo erratz gainean doanean izan ezik.

    {""}**Pertza** 🫕: bi energia sorginkeria bakoitzerako. Pertsonaia gutxien duena bazara, Sorgin zorigaiztokoan bezala, txandaren hasieran hartzen duzu, baita aurkari bati kenduta ere; jada ez bazara, itzuli egiten duzu.
    .title = Alakazum! 2: jendea
alakazum-rules-11 =
    Ekintza gisa, eman **kapa** bat edo **zetro** bat bietatik bat ere ez duen pertsonaia bati: 🧥 kapaduna bada, 🛡 +1 du; 🪄 zetroduna bada, ⚔ +1, laguntzen ere bai. Harekin doaz beste talde batera, eta azokara pertsonaia hilerrira doanean.

    {""}**Kristalezko bola** 🔮: ekintza gisa, irauli basoko kartak, bat gutxienez, eta gelditu nahi duzunean: eskuko kartak zuretzat dira. Pertsonaia edo tranpa bat agertuz gero, aurre egin behar diozu, eta iraulitako kartak azokara doaz. Haien artean vudu-panpinarik badago, jokotik irteten da.

    {""}**Berreskuratze edabea**: zure borrokalariak basoan galtzean, zurekin geratzen da, bere mailan.

    {""}**Cupcakeak** 🧁 (tranpa): ekintzarik ez txanda honetan.
    {""}**Eskerrak Emateko Eguna** 🦃 (tranpa): denek eskuko karta bat ezkerrera pasatzen dute, aldi berean.
    .title = Alakazum! 2: kartak

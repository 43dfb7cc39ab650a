# Gidak Alakazum! lehen aldiz jokatzen duenari esaten diona: gehienez bi esaldi labur, nork bere eskuan.

alakazum-coach-goal = { $sprint ->
    [yes] **{ $rounds } erronda eta gero, taldean kultura bateko ★ gehien dituenak irabazten du, edozein kulturatakoak.** Zortzirekin berehala irabaz dezakezu, Alakazum batekin.
   *[no] **Kultura bateko zortzi ★ behar dira**, lehen pertsonaiarenak edo beste batekoak: orduan Alakazuma egin dezakezu etsai baten aurka. Txanda bakoitzean lagunak bilatzen dituzu basoan, eta gauza bat egiten duzu.
 }
alakazum-coach-fighter = Pertsonaia hau bidean jarri zaizu, eta borrokatu egin behar duzu. ⚔ gehiago behar duzu: berdinketan galdu egiten da.
alakazum-coach-helper = Lagun lagunkoi 🤝 batek bere ⚔ gehitzen dizu, arriskurik gabe. Esan baietz, jada irabazita ez badaukazu.
alakazum-coach-forest-potion = Edabeek beren ⚔ gehitzen dute borroka honetan; berdinketan galdu egiten da. Dagoeneko aurretik bazoaz, gorde gerorako.
alakazum-coach-potion = Txandaka jokatzen dituzue edabeak, biek pasatu arte. Erasotzaileak ⚔ gehiago behar du; berdinketak defendatzen duenari laguntzen dio.
alakazum-coach-die = Dadoak 🛡 gainditu behar du; orduan galtzailea zure taldera dator. Dado edabe batek gehitu egiten dio.
alakazum-coach-rob = Lapurreta edabeak jokatu berri den edabea kentzen du. Erabili ezean, dadoa bere horretan geratzen da.
alakazum-coach-give = Tranpa batek eskuaren zati bat kentzen dizu, baina zuk erabakitzen duzu norentzat. Eman gutxien behar duzuna, oso atzean dagoen norbaiti.
alakazum-coach-trick = Edo eskuko karten erdia aurkariei, edo zure pertsonaia bat kanpora. Pertsonaiek dakarte irabazteko behar duzun ★.
alakazum-coach-santa = Oparia azkena duenaren eskuetan lehertuko da agian. Pasatu irabaztetik hurbilen dagoenari.
alakazum-coach-lose = Pertsonaia hau hilerrira doa, eta inoiz itzuliz gero A mailan hasiko da. Aukeratu zure kulturarik onenari gutxien ematen diona.
alakazum-coach-action = Orain gauza **bat** egin dezakezu, edo ezer ez. Borroka irabazteko ⚔ gehiago behar duzu; «+2?» da aurkariak gehi dezakeena.
alakazum-coach-near = { $needed } ★ dituzu: honen ondoren Alakazum bat egin dezakezu, eta etsaia garaitzen badu, **partida irabaziko duzu**.
alakazum-coach-threat = Aurkari batek { $needed } ★ ditu, eta hurrengo txandan irabaz dezake. Ahal baduzu, kendu pertsonaia bat.
alakazum-coach-market = Erakutsi karta bat: haren 🧺 zenbakiak dio zenbat karta hartzen dituzun azokatik. Erakutsitakoa han geratzen da; izan dadila soberan duzuna, eta gorde beti kapela eta edabe batzuk.
alakazum-coach-object = Janari batek kultura bateko zure pertsonaia guztiak C mailara igotzen ditu batera. Erratz batek pertsonaia bat betiko gordetzen dizu.
alakazum-coach-rivals = Bilatu zureak baino ⚔ gutxiago duen aurkari baten pertsonaia bat. Galduz edo berdinduz gero, aurkari horrek zure borrokalaria eraman dezake.
alakazum-coach-magic = Sorginkeriek energia eskatzen dute: eskuko kapelak, eta bat taldeko ✨ bakoitzeko. Ordaindu ezin duzuna behean dago, zergatiarekin.
alakazum-coach-voodoo = Aurkari bat zerbait egitera doa. Vudu-panpina batek bakarrik geldi dezake, eta bi daude jokoan: ez baduzu, utzi gertatzen.
alakazum-coach-pay = Kapelek ordaintzen dituzte sorginkeriak, eta soberakina galdu egiten da. Hartu aski den txikiena.
alakazum-coach-witch = Karta hauek doan dira zuretzat. Edabeek borrokak irabazten dituzte, kapelek magia ordaintzen dute, objektuek ★ gehitzen dute amaieran.
alakazum-coach-forest = Hauetako bat gordeko duzu, eta besteak nahi bezala itzuliko dituzu. Gainean jartzen duzunarekin egingo du topo hurrengo jokalariak.
alakazum-coach-alakazum = **Horrela irabazten da:** aukeratu kultura, gero etsaia: hark baino ★ gehiagorekin berehala irabazten da; bestela, pertsonaia bat galtzen duzu.
alakazum-coach-enemy = Erakutsi lehenik ★ duten kartak; ez dira gastatzen. Gero aukeratu etsaia: taulak dio zein zenbaki dauden oraindik ahuspez.
alakazum-coach-ball = Aurrera egin dezakezu, edo agerian dagoena gorde. Pertsonaia edo tranpa batek dena azokara bidaltzen du.
alakazum-coach-recovery = Zure pertsonaiak galdu du, eta A mailatik hasi beharko luke. Berreskuratze edabe batek dagoen bezala gordetzen du.
alakazum-coach-thanksgiving = Denek karta bat ezkerrera pasatzen dute, eta zuk eskuinetik bat jasotzen duzu. Eman gutxien behar duzuna.

# Zergatik ez den zerbait egin, eta zer egin orain.

refused-no-table = Mahai hori ez dago jada. `/help` aginduak dio nola ireki beste bat.
refused-no-table-here = Kanal honetan ez dago mahairik. `/help` aginduak dio nola ireki bat, eta `/me games` aginduak zureak zerrendatzen ditu.
refused-outsider = { $status ->
    [lobby] Ez duzu eserlekurik mahai honetan. **Eseri** sakatuta lortuko duzu, libre bat dagoen bitartean.
    [over] Ez zenuen eserlekurik mahai honetan. `/help` aginduak dio nola ireki zeure bat.
   *[other] Ez duzu eserlekurik mahai honetan. **Begiratu** botoiak taula erakusten dizu; hurrengo partida noiz hasiko den, galdetu mahaiburuari: { $host }.
 }
refused-not-host = Mahaiburuak bakarrik egin dezake hori: eskatu { CASE($host, "dat") }.
refused-managers-only = Zerbitzaria kudeatzen duenak bakarrik egin dezake hori: *Kudeatu zerbitzaria* baimena behar da.
refused-remove-yourself = Zure eserlekua uzteko, sakatu **Altxatu**.
refused-not-lobby = Hori partida hasi aurretik baino ezin da egin. `/table status` aginduak erakusten dizu non dagoen.
refused-not-live = { $status ->
    [lobby] Partida ez da oraindik hasi: mahaiburuak **Hasi** sakatu behar du.
    [paused] Mahaia geldituta dago: taulako **Jarraitu** botoiak, edo `/table pause` aginduak, martxan jartzen du.
   *[over] Partida hau amaitu da. Taulako **Errebantxa** botoiak hurrengoa irekitzen du.
 }
refused-not-paused = { $status ->
    [over] Partida hau amaitu da. Taulako **Errebantxa** botoiak hurrengoa irekitzen du.
   *[other] Mahaia ez dago geldituta: partidak **Nire eskua** botoian jarraitzen du.
 }
refused-undo = Hori ezin da desegin. **Nire eskua** botoiak erakusten du orain zer egin dezakezun.
refused-undo-nothing = Ez dago desegin daitekeen zure jokaldirik. **Nire eskua** botoiak erakusten du orain zer egin dezakezun.
refused-undo-draft = Zuk bakarrik ikusten duzun zerbaiten erdian zaude: **Nire eskua** atalean pauso bat atzera egiteko botoi bat dago.
refused-undo-revealed = Hori ezin da desegin: geroztik norbaitek dado bat bota du, edo karta bat hartu edo ikusi du. **Nire eskua** botoiak erakusten du orain zer egin dezakezun.
refused-undo-window = Ezin da ezer desegin denei erreakziorik ote duten galdetzen zaien bitartean. Saiatu mahaiak aurrera egin duenean.
refused-undo-overtaken = Bitartean norbaitek jokatu du, eta ez da ezer desegin. Begiratu taula eta saiatu berriro.
refused-undo-gone = Inork ez du jada ezer desegitea eskatzen. Taulak erakusten du nola dauden gauzak.
refused-vote-gone = Inork ez du jada hori eskatzen. Taulak erakusten du nola dauden gauzak.
refused-undo-lost = Hori ezin da desegin: partida hau arauen bertsio zaharrago batekin hasi zen. **Nire eskua** botoiak erakusten du orain zer egin dezakezun.
refused-waited = Eskatu duzu dagoeneko denbora gehiago, eta behin bakarrik egin daiteke: erantzun **Nire eskua** botoian, edo sakatu **Gertatzen utzi**.
refused-not-over = Partida ez da oraindik amaitu: hori amaitzen denean egin daiteke.
refused-log-pruned = Partida honen jokaldiak ez daude jada: botak historia zaharrak ezabatzen ditu. Emaitza eta balorazioak geratzen dira.
refused-channel-taken = Kanal honek badu mahai bat. `/table status` aginduak erakusten du; jokatu beste nonbait, edo hari batean: `thread: True`.
refused-channel-taken-open = Kanal honek badu mahai bat. `/table status` aginduak erakusten du; zurea hari batean egon daiteke.
refused-too-many-tables = { $whose ->
    [host] { $limit } mahai dituzu irekita, eta ezin da gehiago. Amaitu bat: `/table end`.
    [hour] Ordubetean { $limit } mahai ireki dituzu. Itxaron pixka bat beste bat ireki aurretik.
    [seats] { $limit } mahaitan eserita zaude, eta ezin da gehiago. Utzi bat: `/table leave`.
    [channel] Kanal honek { $limit } mahai ditu, eta ezin da gehiago. Saiatu beste kanal batean.
   *[guild] Zerbitzari honek { $limit } mahai ditu, eta ezin da gehiago. Itxaron bat amaitu arte.
 }
refused-full = { $seats } eserlekuak beteta daude. Mahaiburuak bat hus dezake **Aukerak** botoian.
refused-removed = Mahaiburuak zure eserlekua libre utzi zuen, eta ezin zara hemen berriro eseri. `/{ $game } new` aginduak zeure mahai bat irekitzen du.
refused-invite = Zerbitzari honek abisuak itzalita ditu, eta hemen ezin dut inor gonbidatu. Edonork saka dezake **Eseri**.
refused-already-seated = Mahai honetan eserita zaude dagoeneko. Mahaiburuak **Hasi** sakatuko du denak daudenean.
refused-too-few-seats = { $needed } eserleku bete behar dira, eta orain beteta: { $filled }. Sakatu **AA gehitu**, edo esan norbaiti **Eseri** sakatzeko.
refused-no-such-seat = Hor ez dago jada inor eserita. Ireki berriro **Aukerak**.
refused-game-gone = Mahai honetako jokoa ez dago jada hemen instalatuta ({ $game }). Mahaia gordeta geratzen da, eta jokoa itzultzean jarraituko du.
refused-unknown-game = Hemen ez dago joko hori. `/help` aginduak zerrendatzen ditu.
refused-unknown-level = AA honek ezin du maila horretan jokatu. Aukerak: { $allowed }.
refused-bad-option = { $option ->
    [which] Arau hauek elkar baztertzen dute: { $rules }. Aukeratu bat.
    [together] Arau horietako bik elkar baztertzen dute. Aukeratu bietako bat.
    [listed] Hori ez dago aukeren artean. Aukeratu bat Discorden zerrendatik.
   *[other] Arau hau ezin da horrela jarri: “{ $option }”. Aukeratu berriro: **Aukerak**.
 }
refused-ai-level-alone = `ai_level` aukerak dio AAk zein ondo jokatzen duen, baina ez duzu AArik eskatu. Esan `ai` aukerarekin zenbat eseriko diren.
refused-slow-turn = Presarik gabeko erlojua egun askotako partidetarako da; txanda batek gutxienez hau irauten du: { $hours ->
    [one] ordubete
   *[other] { $hours } ordu
 }. Aukeratu denbora gehiago txandarako, edo zuzeneko erlojua.
refused-no-replay = Ez dut zenbaki horrekin zuk ikus dezakezun partida amaiturik aurkitu. Zuk jokatutakoak eta ikusten dituzun kanaletakoak ikus ditzakezu.
refused-not-in-this-channel = Zerbitzari honetan hemen ireki ditzakezu mahaiak: { $channels }. Zerbitzaria kudeatzen duenak alda dezake `/settings channel` aginduarekin.
refused-substitute-blind = Pertsona horrek ezin du kanal hau ikusi, beraz ez zaio deirik iristen. Aukeratu ikusten duen norbait, edo eman lehenago sarbidea.
refused-substitute-bot = Bot batek ezin du zure eserlekua hartu. `/table leave` aginduak AA jokalari bati ematen dio.
refused-substitute-seated = Mahai honetan eserita dago dagoeneko: aukeratu beste norbait.
refused-call-others = Dei hori beste norbaitentzat da. Zure kartak **Nire eskua** botoian daude, taulan.
refused-substitute-others = Eserleku hau beste norbaiti eskaini zaio. Taulako **Begiratu** botoiak partida erakusten dizu.
refused-substitute-gone = Eserleku hori ez da jada harena, edo mahaia amaitu da. `/help` aginduak dio nola ireki zeure mahai bat.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = Bere profila pribatua da. `/profile` soilik idatzita, zurea ikusiko duzu.
refused-profile-of-bot = Botek ez dute profilik: aukeratu pertsona bat.
refused-no-leaderboard = Sailkapenak itzalita daude zerbitzari honetan. `/profile` aginduak zure emaitzak erakusten ditu.
refused-not-saved = Ezin izan dut gorde, eta beraz ez da ezer gertatu. Saiatu berriro une bat barru.
refused-fault = Gure aldetik zerbait gaizki joan da, eta ez da ezer aldatu. Saiatu berriro; akatsa erregistratuta dago.
refused-refused = Hori ezin da orain egin. `/table status` aginduak taula berritua dakar.

refused-question-gone = Berandu: galdera hori erantzunda edo amaituta dago. **Nire eskua** botoiak erakusten du orain zer egin dezakezun.
refused-not-offered = Hori ezin da orain egin. **Nire eskua** botoiak erakusten du zer egin dezakezun.
refused-of-others = Hori beste norbaiti galdetu zaio, eta ez da ezer gertatu. **Nire eskua** botoiak zurea erakusten du.
refused-not-asked = Orain ez duzu ezer erabaki behar, eta ez da ezer gertatu. Taulak dio noren txanda den.
refused-unknown-control = Botoi honek ez du jada funtzionatzen. `/table status` aginduak taula berritua dakar.
refused-unknown-command = Agindu hau aldatu egin da. Kargatu Discord berriro (Ctrl+R, edo berrabiarazi aplikazioa) eta saiatu berriro.
refused-restarting = Berrabiarazten ari naiz, segundo gutxian itzuliko naiz. Ez da ezer aldatu; sakatu berriro orduan.
refused-database-lost = Zure partidak gordetzen dituen fitxategia galdu dut; beraz, gelditu egingo naiz, eta ez da ezer gertatu. Partidek aurrera egingo dute, nire arduradunek fitxategia berreskuratzen dutenean.
refused-no-permission = Hemen ezin dut hori egin; hau behar dut: { $missing }. Zerbitzari hau kudeatzen duen batek baimen dezake kanalaren ezarpenetan.
refused-no-thread = Ezin izan dut hemen haririk ireki. Saiatu `thread` gabe, edo eskatu zerbitzari hau kudeatzen duen bati hari publikoak sortzeko baimena eman diezadala.
refused-no-place = Ezin dut mahaiaren kanalean idatzi, eta haren taula zaharkituta dago. { $missing ->
    [none] Kanala ikusi eta bertara mezuak bidali behar ditut.
   *[other] Hau falta zait: **{ $missing }**.
    } Baimenduta, `/table status` aginduak taula itzuliko du.
news-channel-gone = Zure { $game } partidaren kanala ezabatu dute, eta partida geldituta dago. `/table end` aginduak bertan behera uzten du; zure beste partidek jarraitzen dute.
refused-no-such-rule = Arau hauek ez dute hau aipatzen: “{ $what }”. `/{ $game } rules` aginduak lehen orria irekitzen du, orri guztien zerrendarekin.
refused-not-in-server = Mahaiak zerbitzari baten kanaletan egoten dira, ez mezu pribatuetan: erabili agindua han.

stale-question-gone = ⚠ **Esku zaharra zen hori:** haren galdera erantzunda edo amaituta dago, eta ez da ezer gertatu. Hau da orain zure eskua.
stale-not-offered = ⚠ **Hori ezin da orain egin,** eta ez da ezer gertatu. Hau da orain zure eskua.
stale-of-others = ⚠ **Hori beste norbaiti galdetu zaio,** eta ez da ezer gertatu. Hau da zure eskua.
stale-not-live = { $status ->
    [over] ⚠ **Partida amaituta zegoen,** eta ez da ezer gertatu.
    [paused] ⚠ **Mahaia geldituta zegoen,** eta ez da ezer gertatu.
   *[other] ⚠ **Oraindik ez dago partidarik,** eta ez da ezer gertatu.
    }
stale-not-asked = ⚠ **Orain ez duzu ezer erabaki behar,** eta ez da ezer gertatu. Hau da orain zure eskua.

no-files = Taulek eta eskuek irudiak dituzte, baina kanal honetan ezin dut fitxategirik erantsi; hemen, beraz, testua dira. Zerbitzari hau kudeatzen duen batek *Erantsi fitxategiak* baimen dezake kanalaren ezarpenetan.
permission-view-channel = Ikusi kanala
permission-send-messages = Bidali mezuak
permission-send-messages-in-threads = Bidali mezuak harietan
permission-create-public-threads = Sortu hari publikoak
refused-no-review = { $why ->
    [outsider] Ez zenuen partida honetan jokatu: norberaren erabakiak bakarrik berrikusten dira.
    [outlook] Joko honek ez du berrikuspenik: ezin du esan irabazteko aukera zenbatekoa den.
    [older] Partida hau lehengo arauekin jokatu zen, eta ezin da berrikusi.
    [nochoice] Partida honetan ez zenuen benetako aukerarik izan: ez dago zer berrikusirik.
   *[waits] { $table }. partidaren zure berrikuspena doa aurretik. Begiratu **/review** aginduarekin, eta gero eskatu hau.
}
refused-no-hints = Partida honetan ez dago aholkurik. Hurrengoa hasi baino lehen, mahaiburuak **Aukerak** botoian baimen ditzake.
refused-lesson = Ikasgaia beste bide batetik doa: sakatu 👍 duen jokaldia **Nire eskua** irekita. Partida oso batean hau proba dezakezu.

# Jendeaz zer gordetzen den, nork ikusten duen, eta nola atera eta ezabatu. docs/privacy.md orriak gauza bera dio.

privacy-heading = ## Pribatutasuna
privacy =
    Bot honek ez du mezurik irakurtzen: ez dio Discordi mezuen edukirik eskatzen, eta ez du baimen berezirik.

    {""}**Zer gordetzen den**, bot hau darabilenaren datu-basean, partidak eta emaitzak gordetzen diren bitartean: zure Discord identifikatzailea eta esertzean zenuen izena, eta azken aldiz zerbait sakatzean zenuena; mahai bat erakusten duten zerbitzariaren, kanalaren eta mezuen identifikatzaileak; partida bakoitzaren aukerak, hazia, jokaldiak eta emaitza; zure balorazioak; hasi dituzun eguneko mahaiak; eskatu dituzun berrikuspenak, zuk bakarrik ikusten dituzunak; amaitutako partidek zure albumera ekarri dutena; mahaietarako zure azken gonbidapenak; zure ezarpenak.

    {""}**Zertarako**: zure partidak antolatzeko eta emaitzak eta balorazioak erakusteko; beste ezertarako ez. Ez da ezer saltzen edo partekatzen, eta ez duzu eskatu gabeko mezu pribaturik jasoko.

    {""}**Nork ikusten duen**: jokaldiak eta emaitzak, kanala ikusten duenak; balorazioak, jokatu duzun zerbitzarietan; zure eskua, zuk bakarrik. Eskua partidaren historian dago, eta hori operadoreak gordetzen du.

    {""}**Zure eskubideak**: `/me export` aginduak dena ematen dizu fitxategi batean. `/me delete` aginduak ezabatu egiten du: zure eserlekuak AA jokalariei pasatzen zaizkie, eta partida amaituetan ausazko ezizen bat geratzen da zure ordez. Mezu zaharrak eta haien irudiak geratu egiten dira, Discordek ez baitio inori editatzen uzten; babeskopiek zure datuak gordetzen dituzte, ordezkatu arte.

operator-name = **Bot hau** darabilena: { $name }.
operator-contact = Galderak, kexak, Discordik gabe ezabatzea: { $contact }
operator-hosting = Datu-basearen lekua: { $hosting }.
operator-backups =
    Babeskopiak ezabatzeko epea: { $days ->
        [one] egun 1
       *[other] { $days } egun
    }.
operator-age = Erabiltzeko, { $age } urte izan behar dituzu gutxienez, edo gehiago zure herrialdeko legeak hala badio.
link-privacy = Pribatutasun-politika
link-terms = Erabilera-baldintzak
link-support = Laguntza

export-heading = **Zutaz gordetako guztia**
export-kept =
    { $tables ->
        [one] eserleku 1
       *[other] { $tables } eserleku
    } · { $moves ->
        [one] jokaldi 1
       *[other] { $moves } jokaldi
    } · { $results ->
        [one] emaitza 1
       *[other] { $results } emaitza
    } · { $ratings ->
        [one] balorazio 1
       *[other] { $ratings } balorazio
    }

    Fitxategiak dio zer den zati bakoitza. Mezu hau zuk bakarrik ikusten duzu; gorde fitxategia baztertu aurretik. `/me delete` aginduak dena ezabatzen du.
export-about-user_id = Zure Discord identifikatzailea; honen bidez aurkitu da hau guztia.
export-about-settings = /me bidez aukeratu duzuna, eta dagoeneko esan zaizuna. coach: gidak galdera guztiak azaltzen dituen; text_mode: eskua testu gisa; language: zure hizkuntza; language_offered: hizkuntzez esan zaizu; public: zein sailkapenek zerrendatzen zaituzten; name: azken aldiz zerbait sakatzean zenuen izena; calls: nork gonbida zaitzakeen; shared: partekatu dituzun emaitzak, mahaia eta kanala; was_warned: lehen mezu bat jasotzen zenuen zure bolada amaitu aurretik, eta orain ez dagoela esan behar zaizu oraindik.
export-about-news = Botak oraindik esan ez dizuna: kanala edo zerbitzaria desagertuta amaitu ziren partidak.
export-about-hosted = Zuk ireki zenituen mahaiak. id: mahaia; guild_id: zerbitzaria; channel_id: kanala (zeroz behera: eguneko mahaia, inongoa ez); game: zein; created_at: noiz. Orduak segundoak dira, 1970etik.
export-about-seats = Zure eserlekuak. table_id: mahaia; seat: haren zenbakia, 0tik; user_id: norena den; name: zure izena esertzean; ai: han ari den AAren maila; leaver_id: nork utzi zuen; state: standing: zure erreakzioak; misses: denbora zenbat aldiz amaitu den; away: AA bat ari da zure ordez; wants_end, wants_pause: amaitu edo gelditu nahi duzu; undo, agrees: zein jokalditan eskatu zenuen desegitea, edo onartu zenuen; left_round, left_order, left_at: noiz joan zinen eta zein ordenatan; handed: beste norbaiti eman zitzaion; novice: joko horretako zure lehen partida; passing: gertatzen uzten duzuna; presses: sakaldiak tutorial batean; offers: azkenekoz noiz eskaini duzun, milisegundotan, 0: inoiz ez; decided: zeuk erantzun zenuen azken erronda; silent_since, silent_until: ordutik zure ordez erantzun den errondak.
export-about-left_seats = Partida batean utzi zenituen eserlekuak; eremuak seats ataleko berak dira.
export-about-moves = Zure jokaldiak, zure partiden historietan. table_id: mahaia; n: jokaldiaren zenbakia; seat: zure eserlekua; action: zer egin zenuen; by: nola (player: zuk; undo: desegina); at: noiz. Besteek egin edo eskuan izan zutena haiena da, eta ez dago hemen.
export-about-results = Amaitutako partidetan nola ibili zaren. table_id, seat, user_id, ai, name: seats atalean bezala; place: 1 lehena da; points: puntuak; winner: 1 irabazi bazenuen; reason: zergatik amaitu zen; game: jokoa; guild_id: zerbitzaria; options: etxeko arauak; ended_at: noiz; leaver: 1 joan bazinen; rated: 1 balio izan bazuen; mean, deviation: ondoko zure balorazioa; collected: 1, ekarri zuena zure albumean dagoenean.
export-about-daily = Hasi dituzun eguneko mahaiak. day: UTC eguna; game: jokoa; user_id: zu; own_game: 1 eguneko jokoa bazen, zure boladarako balio duena; 0 beste bat bazen; null, halakorik ez zegoenekoa bada; table_id: mahaia.
export-about-reviews = Eskatu dituzun berrikuspenak. table_id: mahaia; user_id: zu; asked_at: noiz; accuracy: zehaztasuna ehunekotan, hutsik osatu arte; found: erabaki bakoitzeko erantzun hobea, irabazteko aukera, zureak zenbat kostatu zuen eta zein ziur den.
export-about-album = Zure albuma. user_id: zu; game: jokoa; sticker: pertsonaia, helburua edo izakia; table_id: lehen aldiz ekarri zuen partida; at: noiz amaitu zen.
export-about-invitations = Azken eguneko gonbidapenak, zureak edo zuretzat. day: eguna zerbitzariko erlojuen arabera, 05:00etatik; table_id: mahaia; as_host: 1 zuk gonbidatu bazenuen, 0 deitu bazintuzten.
export-about-ratings = Zure balorazioa joko bakoitzean. user_id: zu; game: jokoa; mean, deviation: zein indartsu, eta zein ziur; played: zenbat partidak balio izan duten; updated_at: noiz aldatu zen azkenekoz.

delete-ask =
    {""}**Zutaz gordetako guztia ezabatu nahi duzu?**

    { $tables ->
        [0] Orain ez zaude inongo mahaitan eserita.
        [one] Amaitu gabeko mahai batean AA batek hartuko du zure lekua; bigarren erronda igarota utzitako partida galdutzat jotzen da.
       *[other] Amaitu gabeko { $tables } mahaitan AA batek hartuko du zure lekua; bigarren erronda igarota utzitako partida galdutzat jotzen da.
    }

    Zure izena eta identifikatzailea, ezarpenak eta balorazioak ezabatuko dira. Partida amaituetan ausazko ezizen bat geratuko da zure ordez, besteen balorazioak zuzen egon daitezen; inork ezin jakingo du nor zen, eta ezingo zaizu itzuli.
delete-ask-again =
    {""}**Ziur zaude? Hau ezin da desegin.**

    Discordeko mezu zaharrek eta haien irudiek zure izena erakusten jarraituko dute, inork ezin dituelako editatu. Datu-basearen babeskopiek zure datuak gordeko dituzte, ordezkatu arte.
button-delete-go-on = Jarraitu
button-delete-yes = Dena ezabatu
delete-done =
    {""}**Eginda.** Hemen ezerk ez darama jada zuregana. Berriro jokatuz gero, pertsona berri gisa hasiko zara.
delete-under-way =
    {""}**Bidean da.** Zure mahai batzuk orain erantzuten ez duen botaren zati baten esku daude. Itzultzen denean dena ezabatuko da; ez duzu beste ezer egin behar. Ordura arte ezin zara beste mahai batean eseri, eta `/me export` aginduak oraindik gordeta dagoena erakusten du.

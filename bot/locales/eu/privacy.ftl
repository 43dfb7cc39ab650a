# Jendeaz zer gordetzen den, nork ikusten duen, eta nola atera eta ezabatu. docs/privacy.md orriak gauza bera dio.

privacy-heading = ## Pribatutasuna
privacy =
    Bot honek ez du mezurik irakurtzen: ez dio Discordi mezuen edukirik eskatzen, eta ez du baimen berezirik.

    {""}**Gordeta**, bot hau darabilenaren datu-basean, partidak eta emaitzak gordetzen diren bitartean: zure Discord identifikatzailea eta esertzean zenuen izena; mahai bat erakusten duten zerbitzariaren, kanalaren eta mezuen identifikatzaileak; partida bakoitzaren aukerak, hazia, jokaldiak eta emaitza; zure balorazioak; zein eguneko mahai hasi duzun; zure ezarpenak.

    {""}**Zertarako**: zure partidak gidatzeko eta emaitzak eta balorazioak erakusteko; beste ezertarako ez. Ez da ezer saltzen edo partekatzen, eta ez duzu eskatu gabeko mezu pribaturik jasoko.

    {""}**Nork ikusten duen**: jokaldiak eta emaitzak, kanala ikusten duenak; balorazioak, jokatu duzun zerbitzarietan; zure eskua, zuk bakarrik. Eskua partidaren historian dago, eta hori operadoreak gordetzen du.

    {""}**Zureak**: `/me export` aginduak dena ematen dizu fitxategi batean. `/me delete` aginduak ezabatu egiten du: zure eserlekuak AA jokalariei pasatzen zaizkie, eta partida amaituetan ausazko ezizen bat geratzen da zure ordez. Discordek inori editatzen uzten ez diona, mezu zaharrak eta haien irudiak, bere horretan geratzen da; babeskopiek ezagutzen zaituzte, ordezkatu arte.

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
export-about-settings = /me bidez aukeratu duzuna, eta dagoeneko esan zaizuna.
export-about-news = Botak oraindik esateko duena: kanala edo zerbitzaria desagertuta amaitu ziren partidak.
export-about-hosted = Zuk ireki zenituen mahaiak: zerbitzaria, kanala, jokoa eta ordua (segundoak 1970etik).
export-about-seats = Zureak diren eserlekuak, esertzean zenuen izenarekin eta zure betiko erantzunarekin.
export-about-left_seats = Partida batean utzi zenituen eserlekuak.
export-about-moves = Zure jokaldiak, zure partiden historietan. Besteek egin edo eskuan izan zutena haiena da, eta ez dago hemen.
export-about-results = Amaitutako partidetan nola ibili zaren; mean eta deviation partidaren ondoko zure balorazioa dira.
export-about-daily = Hasi dituzun eguneko mahaiak: eguna, jokoa eta mahaia.
export-about-ratings = Zure balorazioa joko bakoitzean: batezbestekoa, desbideratzea eta zenbat partidak balio izan duten.

delete-ask =
    {""}**Zutaz gordetako guztia ezabatu?**

    { $tables ->
        [0] Orain ez zaude inongo mahaitan eserita.
        [one] Amaitu gabeko mahai batean AA batek hartuko du zure lekua; bigarren erronda igarota utzitako partida galdutzat jotzen da.
       *[other] Amaitu gabeko { $tables } mahaitan AA batek hartuko du zure lekua; bigarren erronda igarota utzitako partida galdutzat jotzen da.
    }

    Zure izena eta identifikatzailea, ezarpenak eta balorazioak ezabatuko dira. Partida amaituetan ausazko ezizen bat geratuko da zure ordez, besteen balorazioak zuzen egon daitezen; inork ezin jakingo du nor zen, eta ezingo zaizu itzuli.
delete-ask-again =
    {""}**Ziur zaude? Hau ezin da desegin.**

    Discordeko mezu zaharrek eta haien irudiek zure izena erakusten jarraituko dute, inork ezin dituelako editatu. Datu-basearen babeskopiek ezagutuko zaituzte, ordezkatu arte.
button-delete-go-on = Jarraitu
button-delete-yes = Dena ezabatu
delete-done =
    {""}**Eginda.** Hemen ezerk ez darama jada zuregana. Berriro jokatuz gero, pertsona berri gisa hasiko zara.
delete-under-way =
    {""}**Bidean da.** Zure mahai batzuk orain erantzuten ez duen botaren zati baten esku daude. Itzultzen denean dena ezabatuko da; ez duzu beste ezer egin behar. Ordura arte ezin zara beste mahai batean eseri, eta `/me export` komandoak oraindik gordeta dagoena erakusten du.

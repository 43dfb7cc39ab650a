# Gela eta mahaiburuaren aukerak.

lobby-heading = ## { $game }
lobby-about = { $what }
    {"-# "}👥 { $least }–{ $most } · ⏱ { $length }
lobby-host-seat = { $number } · **{ $name }**, mahaiburua
lobby-seat = { $number } · **{ $name }**
lobby-ai-seat = { $number } · **{ $name }**, AA { $level }
lobby-empty-seat = { $number } · *libre*
lobby-missing = { $count ->
    [one] Beste jokalari edo AA bat falta da.
   *[other] Beste { $count } jokalari edo AA falta dira.
 }
lobby-ready = Pertza bero dago: **{ CASE($host, "erg") }** has dezake partida, denak hemen daudenean.
lobby-host-away = **{ CASE($host, "erg") }**, mahaiburuak, ez du ezer sakatu hamar minutuan. { $alone ->
    [yes] Hemen mahai bat irekitzen duenak itxiko du hau.
   *[no] Orain eserlekua duen edonork has dezake partida, alda ditzake aukerak, edo itxi dezake mahaia `/table end` bidez.
 }
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# Erreakzio azkarrek zerbait salatzen dute: erreakzionatu ezin duenari ez zaio itxaroten, eta etenaldi batek esan nahi du norbaitek karta bat duela. Partida honek ez du balio balorazioetarako.
lobby-windows = -# Erreakzioak: *Gertatzen utzi* aukeratuz gero, ez zaizu inoiz galdetuko ekintza bat gelditu nahi duzun. Gainerakoei beti galdetzen zaie, galderak ezer sala ez dezan.
lobby-hints = -# 💡 Aholkuak eska daitezke, eta horregatik partida honek ez du balio balorazioetarako.
lobby-hints-alone = -# 💡 AArekin bakarrik ari bazara, aholkuak eska ditzakezu, eta partidak ez du baloraziorako balio. Bigarren pertsona batekin, balio izan dezake.
lobby-commitment = -# 🔒 Haziaren SHA-256, inork amarrurik egin ez dezan: `{ $hash }`
lobby-closed = Mahai hau itxi da. `/{ $game } new` aginduak beste bat irekitzen du.
lobby-join = Eseri
lobby-rules = Nola jokatzen da
lobby-fill = Hasi { $count } AArekin
lobby-free = libre
lobby-leave = Altxatu
lobby-add = AA gehitu
lobby-options = Aukerak
lobby-start = Hasi
lobby-learn = Tutoriala
lobby-invite = Gonbidatu

invite-heading = **Nori deituko diot mahai honetara?** Gehienez { $most } lagun aldi berean eta zortzi egunean; inori ez zaio egunean bi aldiz deitzen.
invite-choose = Nor gonbidatu…
invite-called = **Deituta:** { $who }, gelaren azpiko mezu batean.
invite-not = Deirik ez, { $who }: { $why ->
    [bot] bot bat ezin da eseri. **AA gehitu** botoiak AA jokalari bat jartzen du eserleku batean.
    [yourself] mahai honetan eserita zaude dagoeneko.
    [seated] mahai honetan eserita dagoeneko.
    [removed] mahaiburuak eserlekua libre utzi zuen.
    [blind] kanal hau ezin ikusi.
    [unwilling] zure deirik nahi ez (`/me calls`).
    [today] gaur deituta dagoeneko; bihar 05:00etatik aurrera berriro.
   *[enough] gaur zortzi lagun gonbidatu dituzu; bihar 05:00etatik aurrera berriro.
 }
invite-line = **Txaterako esaldi bat:**
invite-chat = Nork jokatu nahi du { $game }? Eserleku bat libre dago: { $link }
invitation = { $count ->
    [one] { $who }, **{ CASE($host, "erg") }** aulki bat gorde dizu mahaian: **{ $game }**.
   *[other] { $who }, **{ CASE($host, "erg") }** aulki bana gorde dizue mahaian: **{ $game }**.
 }
    {"-# "}Aukeratu nork gonbida zaitzakeen: `/me calls`.
invitation-begun = **{ CASE($host, "erg") }** mahai batera gonbidatu zuen: **{ $game }**. Partida hasita dago.
invitation-joined = **{ $game }** mahaian eserita zaude. Mahaiburuak **Hasi** sakatuko du denak daudenean.
calls-chosen = { $who ->
    [nobody] Aurrerantzean inork ezin zaitu gonbidatu.
    [played] Zurekin partida bat amaierara arte jokatu duenak gonbida zaitzake, egunean behin gehienez.
   *[everybody] Hemengo edonork gonbida zaitzake, egunean behin gehienez.
 }

options-heading = **Mahai honetako etxeko arauak.** Gelak berehala erakusten du aukera bakoitza.
options-of-host = Etxeko arauak mahaiburuarenak dira. Hemen egin dezakezuna:
options-value = { $rule }: { $value }
options-add = AA bat gehitu…
options-add-level = AA { $level }
options-remove = Eserleku bat hustu…

rule-clock = Erlojua
rule-clock-live = zuzenean
    .about = Orain elkarrekin zaudete: minutu bat edo bi jokaldiko
rule-clock-slow = presarik gabe
    .about = Egunetan zehar: egun bat jokaldiko
rule-turn = Txandako denbora
    .about = Denbora agortu arte zenbat pentsa daitekeen
rule-turn-preset = erlojuak dioena
rule-turn-30 = 30 segundo
rule-turn-60 = minutu 1
rule-turn-180 = 3 minutu
rule-turn-600 = 10 minutu
rule-turn-3600 = ordu 1
rule-turn-43200 = 12 ordu
rule-turn-86400 = egun 1
rule-turn-259200 = 3 egun
rule-absence = Denbora amaitzean
rule-absence-preset = erlojuak dioena
    .about = Zuzenean: bi hutsegiteren ondoren AA bat eseriko da. Presarik gabe: jokaldi zuhurra
rule-absence-nothing = ezer ez
    .about = Mahaia zain geratzen da
rule-absence-default = jokaldi zuhurra
    .about = Erantzun zuhurra ematen da, gehienetan pasatzea
rule-absence-move = AAk jokaldi hau egin
    .about = Hurrengo jokaldia berriz pertsonarena da
rule-absence-seat = AAk eserlekua hartu
    .about = Bi hutsegiteren ondoren, Itzuli naiz sakatu arte
rule-leaver = Joaten denaren lekua
rule-leaver-ai = AA batek jarraitu
rule-leaver-empty = hutsik geratu
    .about = Partidak hura gabe jarraitzen du
rule-unrated = Balorazioa
rule-unrated-no = balio du
    .about = Bi pertsona edo gehiago, amaieraraino jokatuta
rule-unrated-yes = ez du balio
    .about = Inoren balorazioa ez da aldatuko
rule-reactions = Erreakzioak
rule-reactions-strict = zorrotzak
    .about = Denei galdetzen zaie, eta galderak ez du ezer salatzen
rule-reactions-quick = azkarrak
    .about = Bizkorragoak, baina etenaldiek zerbait salatzen dute; baloraziorako ez du balio
rule-hints = Aholkuak
rule-hints-alone = bakarrik jokatzean
    .about = Pertsona bakarra AA artean; partida horrek ez du balio baloraziorako
rule-hints-yes = denentzat
    .about = Edonork eska diezaioke aholkua AA bati; ez du balio baloraziorako
rule-hints-no = bat ere ez
    .about = Inork ezin dio AA bati aholkurik eskatu
rule-pace = AAen erritmoa
rule-pace-quick = bizia
    .about = AAek ia etenik gabe jokatzen dute
rule-pace-normal = arrunta
    .about = Bakarrik jokatzean, lau segundo gehienez zure jokaldiaren ondoren
rule-pace-slow = lasaia
    .about = Denbora gehiago haien jokaldi bakoitza ikusteko

new-in-thread = **{ CASE($who, "erg") }** mahai bat ireki du, **{ $game }**: { $thread }

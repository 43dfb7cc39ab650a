# AA batek Alakazoo jokoan zer aholkatzen duen, eta zergatik, lerro batean, galdetzen duenaren eskuan.

alakazoo-hint-board = Deitu izaki honi: { $creature }. AA batentzat taula guztiek berdin balio dute.
alakazoo-hint-roll = { $count ->
    [0] Bota { $dice }: orain piztutako runak etorriko diren karten zain egongo dira.
   *[other] Bota { $dice }: oraindik runak { $count ->
    [one] behar ditu honek
   *[other] behar dituzte hauek
 }, { $cards }.
 }
alakazoo-hint-column = { $count ->
    [0] Hartu { $number }. zutabea: karta gehiago da orain behar duzuna.
   *[other] Hartu { $number }. zutabea: zure Atarian puntuak { $count ->
    [one] dakartza honek
   *[other] dakartzate hauek
 }, { $cards }.
 }
alakazoo-hint-swap = Berritu { $cards }: ez { $count ->
    [one] duzu
   *[other] dituzu
 } beste ezertarako behar.
alakazoo-hint-swap-done = Sakatu Eginda: beste kartak gordetzekoak dira.
alakazoo-hint-skip = Saltatu: { $count ->
    [one] zure fitxa Iluna kenduko duzu
   *[other] { $count } fitxa Ilun kenduko dituzu
 }, eta beste ezerk ez du orain gehiago balio.
alakazoo-hint-back = Itzuli atzera: beste zerbaitek gehiago balio du orain.
alakazoo-hint-keeper-a = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Karta bat trukatu: { $card } eman, { $wanted } hartu; horrek gehiago egiten du zure alde.
alakazoo-hint-keeper-b = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Esku batetik hartu: { $card } ez zaizu ezertarako, ezezagun bat agian bai.
alakazoo-hint-keeper-c = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Zure Ataria aldatu: { $card } hobeto dator zure ilara eta zutabeetan.
alakazoo-hint-keeper-d = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Aurkariarekin aldatu: { $space } ({ $who }) hobeto dator zure ilara eta zutabeetan.
alakazoo-hint-order = { $rune } lehenik: { $count ->
    [0] ez zaio lekurik geratzen
    [one] leku bat geratzen zaio
   *[other] { $count } leku geratzen zaizkio
 }, besteei baino gutxiago.
alakazoo-hint-order-star = { $rune } orain: edonon kabitzen da.
alakazoo-hint-light = { $space }: hasiera bat, haren karta datorrenerako.
alakazoo-hint-light-for = { $space }: horretarako karta eskuan duzu, { $card }.
alakazoo-hint-light-opens = { $space }: orduan bi runak piztuta daude, eta { $card } jar daiteke.
alakazoo-hint-light-slot = { $helper ->
    [yes] Aztiaren karta: Laguntzaile magikoaren botere bakoitzak hango fitxa bat balio du.
   *[no] Zaindaria: haren botereek fitxa bana balio dute.
    }
alakazoo-hint-place = { $points ->
    [0] Jarri { $card }: lauki bat hurbilago bederatzietatik.
    [one] Jarri { $card }: puntu 1 dakar berehala.
   *[other] Jarri { $card }: { $points } puntu dakartza berehala.
 }
alakazoo-hint-place-no = Ez jarri gehiago: geratzen denak ekarri baino gehiago hondatuko luke.
alakazoo-hint-trim-hand = Utzi { $cards }: { $count ->
    [one] gutxien behar duzuna da
   *[other] gutxien behar dituzunak dira
    }.
alakazoo-hint-trim-hand-useless = Utzi { $cards }: zure lauki batek ere ez du behar.
alakazoo-hint-trim-magic = { $space }: runa horrek balio du gutxien zuretzat.
alakazoo-hint-trim-slot = { $helper ->
    [yes] Aztiaren kartako fitxa: horrek balio du gutxien zuretzat.
   *[no] Zaindariaren fitxa: horrek balio du gutxien zuretzat.
    }

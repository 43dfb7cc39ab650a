# AA batek Alakazoo jokoan zer aholkatzen duen, eta zergatik, lerro batean, galdetzen duenaren eskuan.

alakazoo-hint-board = Inbokatu { $creature }: AA batentzat taula guztiek berdin balio dute.
alakazoo-hint-roll = { $count ->
    [0] Bota { $dice ->
    [one] dado 1
   *[other] { $dice } dado
 }: orain piztutako runak etorriko diren karten zain egongo dira.
   *[other] Bota { $dice ->
    [one] dado 1
   *[other] { $dice } dado
 }: { $cards } jartzeko oraindik runak behar dituzu.
 }
alakazoo-hint-column = { $count ->
    [0] Hartu { $number }. zutabea: karta gehiago da orain behar duzuna.
   *[other] Hartu { $number }. zutabea: { $cards } zure Atarian jarrita, { $points ->
    [one] puntu 1 egin dezakezu
   *[other] { $points } puntu egin ditzakezu
 }.
 }
alakazoo-hint-column-fits = Hartu { $number }. zutabea: { $cards } { $count ->
    [one] baliagarria da
   *[other] baliagarriak dira
 } zure Atarirako.
alakazoo-hint-swap = Berritu { $cards }: ez { $count ->
    [one] duzu
   *[other] dituzu
 } beste ezertarako behar.
alakazoo-hint-swap-done = Sakatu Eginda: beste kartak gordetzekoak dira.
alakazoo-hint-skip = Saltatu txanda: { $count ->
    [one] zure fitxa Ilunetik libratuko zara
   *[other] { $count } fitxa Ilunetatik libratuko zara
 }, eta beste ezerk ez du orain gehiago balio.
alakazoo-hint-back = Itzuli atzera: beste zerbaitek gehiago balio du orain.
alakazoo-hint-keeper-a = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Karta bat trukatu: eman { $card } eta hartu { $wanted }, gehiago lagunduko dizu eta.
alakazoo-hint-keeper-b = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Esku batetik hartu: { $card } alferrik duzu; karta ezezagun bat, agian ez.
alakazoo-hint-keeper-c = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Zure Ataria aldatu: { $card } hobeto datorkie zure ilara eta zutabeei.
alakazoo-hint-keeper-d = { $helper ->
    [yes] Erabili Laguntzaile magikoa
   *[no] Erabili Zaindaria
    }, Aurkariarekin aldatu: { CASE($who, "gen") } { $space } hobeto datorkie zure ilara eta zutabeei.
alakazoo-hint-order = { $rune } lehenik: { $count ->
    [0] ez zaio lekurik geratzen.
    [one] leku bat geratzen zaio, besteei baino gutxiago.
   *[other] { $count } leku geratzen zaizkio, besteei baino gutxiago.
 }
alakazoo-hint-order-any = { $rune } lehenik: hemen ordenak ia ez du axola.
alakazoo-hint-order-star = { $rune } orain: edonon balio du.
alakazoo-hint-light = { $space }: lana aurreratuta, haren karta datorrenerako.
alakazoo-hint-light-for = { $space }: horretarako { $card } duzu eskuan.
alakazoo-hint-light-opens = { $space }: horrela bi runak piztuta daude, eta { $card } jar daiteke.
alakazoo-hint-light-slot = { $helper ->
    [yes] Aztiaren karta: Laguntzaile magikoaren botere bakoitzak hango fitxa bat balio du.
   *[no] Zaindaria: haren botereek fitxa bana balio dute.
    }
alakazoo-hint-place = { $points ->
    [0] Jarri { $card }: lauki bat gutxiago bederatzietarako.
    [one] Jarri { $card }: puntu 1 dakar berehala.
   *[other] Jarri { $card }: { $points } puntu dakartza berehala.
 }
alakazoo-hint-place-no = Ez jarri gehiago: geratzen denak ekarri baino gehiago hondatuko luke.
alakazoo-hint-trim-hand = Baztertu { $cards }: { $count ->
    [one] gutxien behar duzuna da
   *[other] gutxien behar dituzunak dira
    }.
alakazoo-hint-trim-hand-useless = Baztertu { $cards }: zure lauki batek ere ez du halakorik behar.
alakazoo-hint-trim-magic = { $space }: runa horrek balio du gutxien zuretzat.
alakazoo-hint-trim-slot = { $helper ->
    [yes] Aztiaren kartako fitxa: horrek balio du gutxien zuretzat.
   *[no] Zaindariaren fitxa: horrek balio du gutxien zuretzat.
    }

# Alakazoo: mahaia, eskua, galderak eta gertatutakoa. Izakien izenak games/alakazoo/cards.toml fitxategian daude.

alakazoo-name = Alakazoo
alakazoo-tagline = Piztu zure Atariko runak eta inbokatu izaki fantastiko bat, atalez atal.
alakazoo-length = 30 minutu inguru
alakazoo-length-short = hiru-bost minutu
alakazoo-heading = { $round }. erronda (gehienez { $rounds }), hasi duena: { $first }
alakazoo-heading-last = { $round }. erronda, azkena, hasi duena: { $first }
alakazoo-heading-sprint = sprinta, { $round }. erronda ({ $rounds } guztira), hasi duena: { $first }
alakazoo-heading-start = Atari-taulak aukeratzen
alakazoo-credits = **Alakazoo** jokoaren egilea: Marcin “Loknath” Podsiadło.
alakazoo-learnt-1 = Dadoak eta runak
alakazoo-learnt-2 = Zutabeak eta trukeak
alakazoo-learnt-3 = Zaindaria
alakazoo-learnt-4 = Izaki oso bat

## Names

alakazoo-type-left-ear = belarri ezk
alakazoo-type-head = burua
alakazoo-type-right-ear = belarri esk
alakazoo-type-left-hand = atzapar ezk
alakazoo-type-torso = enborra
alakazoo-type-right-hand = atzapar esk
alakazoo-type-left-leg = hanka ezk
alakazoo-type-tail = isatsa
alakazoo-type-right-leg = hanka esk
alakazoo-rune-star = ⭐ Izarra
alakazoo-rune-flame = 🔥 Garra
alakazoo-rune-wave = 🌊 Olatua
alakazoo-rune-leaf = 🍃 Hostoa
alakazoo-rune-gale = 💨 Haizea
alakazoo-rune-stone = 🪨 Harria
alakazoo-card = { $type } { $sign }
alakazoo-creature = { $sign } { $name }
alakazoo-keeper-Broom = Erratza
alakazoo-keeper-Lantern = Kriseilua
alakazoo-keeper-Kettle = Teontzia
alakazoo-keeper-Key = Giltza

## The board

alakazoo-seat = { $turn ->
    [yes] ▶ { $who }
   *[no] { $who }
    } { $points ->
    [one] puntu 1
   *[other] { $points } puntu
    } · ✋{ $cards } · { $tokens } · { $board }, 9 laukitik { $placed }
alakazoo-seat-bare = { CASE($who, "erg") } ez du oraindik Atari-taularik
alakazoo-race-start = Zure Atariko { $spaces } laukietan jarritako karta bakoitzak puntuak ematen ditu: bat zure izakiarena bada, beste bat atal hori beste inork ez badu.
alakazoo-race-start-sprint = { $rounds } erronda, eta gero Epaimahai Magikoa. Zure Atariko { $spaces } laukietan jarritako karta bakoitzak puntuak ematen ditu: bat zure izakiarena bada, beste bat atal hori beste inork ez badu.
alakazoo-race-nothing = Inork ez du punturik oraindik.
alakazoo-race-lead = { $points ->
    [one] { $who } doa aurretik, puntu batekin.
   *[other] { $who } doa aurretik, { $points } punturekin.
    }
alakazoo-race-lead-shared = { $count ->
    [2] { $who } doaz aurretik: { $points }na puntu.
   *[other] { $who } doaz aurretik: { $points }na puntu.
    }
alakazoo-race-ninth = { $count ->
    [one] { CASE($who, "erg") } { $spaces } laukietatik { $placed } ditu.
   *[other] { CASE($who, "erg") } { $spaces } laukietatik { $placed }na dituzte.
    } Bederatzigarrenak puntu 1 eta azken erronda dakartza.
alakazoo-race-finished = { CASE($who, "erg") } bederatzigarren laukia bete du. Hau da azken erronda.
alakazoo-race-last = Hau da azken erronda.
alakazoo-race-sprint = { $rounds }. errondaren ondoren Epaimahai Magikoak epaituko du.
alakazoo-race-dark = Beste fitxa Ilun bat, eta { $who } txandarik gabe geratuko { $count ->
    [one] da.
   *[other] dira.
    }
alakazoo-pile = **Baztertuak**, { $count ->
    [one] karta 1
   *[other] { $count } karta
    }: sorta agortzean, sorta berria izango dira.
alakazoo-pile-row = -# { $sign } { $types }
alakazoo-pile-empty = Ez dago karta bazterturik.
alakazoo-tokens = { $name }: { $magic } Magia, { $dark } Ilun
alakazoo-tokens-spare = Aztiaren karta: { $magic } Magia, { $dark } Ilun
alakazoo-space-filled = { $type } { $sign } ✔
alakazoo-space = { $type } { $first }{ $second }
alakazoo-space-lit = { $type } { $first }{ $second }◀
alakazoo-helper-at = Laguntzailea: { $place }
alakazoo-wizard-card = Aztiaren karta
alakazoo-columns = Zutabeak: { $columns }
alakazoo-column = { $number } { $cards }
alakazoo-column-empty = hutsik
alakazoo-common = 🂠 sorta: { $deck } · baztertuak: { $discard } · erreserba: { $supply } Magia
alakazoo-legend = ● piztuta ○ itzalita · ◀ bi runak piztuta: karta bat jar daiteke
alakazoo-boards-left = Taulak: { $names }

## The hand

alakazoo-hand-card = { $number } **{ $card }** — { $facts }
alakazoo-hand-empty = Ez duzu kartarik eskuan.
alakazoo-hand-own = zure izakia, +1
alakazoo-hand-first = { $type } jartzen lehena, +1
alakazoo-hand-lit = haren laukia piztuta
alakazoo-hand-dark = haren laukia piztu gabe
alakazoo-hand-filled = haren laukia beteta
alakazoo-hand-jury = Epaimahai Magikoaren puntuak, orain epaituko balu: { $points }.
alakazoo-hand-draft = ✏️ { $draft }

## Questions

alakazoo-ask-board = { $who } Atari-taula aukeratzen ari da
    .you = Zein izaki inbokatuko duzu?
alakazoo-ask-turn = **Txanda:** { $who } · bota, zutabea, kartak edo Zaindaria
    .helper = **Txanda:** { $who } · bota, zutabea, kartak edo Laguntzaile magikoa
    .you = Zer egingo duzu?
alakazoo-ask-order = { $who } dadoak ebazten ari da: { $dice }
    .you = Zein emaitza lehenik? { $dice }
alakazoo-ask-light = { $who } fitxa jartzen ari da: { $rune }
    .you = { $rune }: non jarriko duzu fitxa?
alakazoo-ask-swap = { $who } zein karta berritu erabakitzen ari da
    .you = Zein karta baztertuko dituzu? Beste hainbeste hartuko dituzu. Oraingoz: { $count }
    .all = Esku osoa baztertu eta beste hainbeste hartuko dituzu. Eginda?
alakazoo-ask-keeper = { $who } boterea aukeratzen ari da
    .you = Zein botere?
    .back = Zure kartek ez dute orain boteretarako balio. Itzuli, eta aukeratu beste ekintza bat.
    .discard = Zein karta baztertuko duzu?
    .take = Zein karta hartuko duzu?
    .offer = Zein karta eskainiko duzu?
    .rival-hand = Noren eskutik hartuko duzu?
    .lay = Eskuko zein karta jarriko duzu Atarian?
    .rival-portal = Noren Atariarekin trukatuko duzu?
    .space = Zein karta trukatuko duzu?
alakazoo-ask-place = { CASE($who, "erg") } kartak jar ditzake
    .you = Kartaren bat jarriko duzu?
alakazoo-ask-trim-hand = { CASE($who, "erg") } karta gehiegi ditu
    .you = Karta gehiegi: gehienez { $limit }. { $count ->
        [one] Zein baztertuko duzu?
       *[other] Zein { $count } baztertuko dituzu?
    }
alakazoo-ask-trim-magic = { CASE($who, "erg") } Magia gehiegi du
    .you = Runa piztu gehiegi: gehienez { $limit }. { $count ->
        [one] Zein itzaliko duzu?
       *[other] Zein { $count } itzaliko dituzu?
    }
    .spare = Magia-fitxa gehiegi: gehienez { $limit }, Aztiaren kartakoak ere bai. { $count ->
        [one] Zein itzuliko duzu?
       *[other] Zein { $count } itzuliko dituzu?
    }

## What can be won and lost

alakazoo-outlook-fits = { $points ->
    [0] Karta hau jar dezakezu ekintzaren ondoren: { $type }.
   *[other] Karta hau jar dezakezu ekintzaren ondoren: { $type }, **+{ $points }**.
    }
alakazoo-outlook-space = { $type }{ $points ->
    [0] {""}
   *[other] { " " }(**+{ $points }**)
    }
alakazoo-outlook-throws = { $count ->
    [one] { $first }
   *[other] { $first } edo { $second }
    } piztea, 10 alditik: dado batekin { $one }, birekin { $two }, hirurekin { $three }.
alakazoo-outlook-none = Zure kartek ez dute lauki librerik: hartu zutabe bat, edo berritu kartak.
alakazoo-outlook-empty = Zure eskua hutsik dago: hartu zutabe bat.
alakazoo-stakes-turn = { $bad ->
    [1] { $runes }: ez du lekurik, eta fitxa Ilun bat dakar.
    [2] { $runes }: ez dute lekurik, eta bakoitzak fitxa Ilun bat dakar.
   *[other] 6 runetatik { $bad } lekurik gabe daude: bakoitzak fitxa Ilun bat dakar.
    }
alakazoo-stakes-third = Hirugarren Ilunak txanda kentzen du, 10 alditik: dado batekin { $one }, birekin { $two }, hirurekin { $three }.
    .near = Hirugarren fitxa Ilunak txanda bat kentzen du.
alakazoo-stakes-skip = **Saltatu**: { $dark ->
    [one] zure fitxa Iluna itzuliko duzu
   *[other] zure fitxa Ilunak itzuliko dituzu
    }.
alakazoo-stakes-lost = Hiru fitxa Ilun: hurrengo txanda galduko duzu.
alakazoo-stakes-no-room = { $runes }: { $count ->
    [one] ez du lekurik, eta fitxa Ilun bat hartuko duzu
   *[other] ez dute lekurik, eta fitxa Ilun bana hartuko duzu
    }.
alakazoo-stakes-star = { $star }: edozein runa pizten du, edo Magia-fitxa bat ematen dio { $helper ->
    [yes] zure Aztiaren kartari
   *[no] zure Zaindariari
    }.
alakazoo-stakes-swap = Baztertu adina karta hartuko dituzu.
    .about = baztertu adina hartuko dituzu
alakazoo-stakes-keeper = Magia-fitxa bat kostatzen da (orain duzuna: { $magic }){ $dark ->
    [0] {""}
   *[1] , eta fitxa Ilun bat dakar
    }.
alakazoo-stakes-place-none = Zure kartetako bat ere ezin da lauki piztu batean jarri.
alakazoo-stakes-place = Puntu bat zure izakiarena bada, beste bat atal hori beste inork ez badu.
alakazoo-stakes-ninth = Zure bederatzigarren laukia: azken erronda dakar, eta puntu bat dakar lehena bazara.
alakazoo-stakes-trim = Gehiegi izateak fitxa Ilun bat ere badakar (orain { $dark }; gehienez { $limit }).
alakazoo-stakes-trim-third = Gehiegi izateak fitxa Ilun bat ere badakar, hirugarrena: hurrengo txanda galduko duzu.
alakazoo-stakes-spare-cards = Karta bat baino gehiago duzu lauki hauetarako: { $spaces }. Bakoitzak bakarra hartzen du.
alakazoo-stakes-spare-runes = Erdizka piztuta eta zure kartarik gabe: { $spaces }. Hango runek laguntzen dute gutxien.
alakazoo-advised = gomendioa: { $what }
alakazoo-column-full = (beteta)
alakazoo-column-double = (soberan)
alakazoo-column-of = { $cards }{ $over ->
    [0] {""}
   *[other] ; { $over } gehiegi
    }
alakazoo-brings-fits = jartzeko { $chance }
alakazoo-place-points = { $why ->
    [own] zure izakiarena da
    [first] beste inork ez du atal hau oraindik
    [both] zure izakiarena da, eta beste inork ez du atal hau oraindik
   *[none] lauki bat gutxiago bederatzietarako
    }
alakazoo-lay-for = trukean, zure { $card }
alakazoo-rival = { $points ->
    [one] puntu 1
   *[other] { $points } puntu
    } · ✋{ $cards } · 9 laukitik { $placed }
alakazoo-list-trim = Baztertu { $count }…
alakazoo-throw-lit = irekita: { $types }

## Buttons and options

alakazoo-do-roll = { $count ->
    [one] 🎲 dado 1
   *[other] 🎲 { $count } dado
    }
alakazoo-do-column = { $number }. zutabea
alakazoo-do-swap = Kartak berritu
alakazoo-do-swap-cards = { $count ->
    [1] Berritu { $cards }
    [2] Berritu { $cards }
   *[other] Berritu { $count } karta
    }
alakazoo-swap-spare = ez { $count ->
    [one] dizu
   *[other] dizute
    } balio
alakazoo-swap-all = esku osoa
alakazoo-do-keeper = Zaindaria
alakazoo-do-helper = Laguntzaile magikoa
alakazoo-do-keeper-power = { $name }: { $power }
alakazoo-do-keeper-price = Magia 1: { $effect }
alakazoo-do-skip = Saltatu
alakazoo-do-back = Pauso bat atzera
alakazoo-do-done = Eginda
alakazoo-do-pass = Gehiago ez
alakazoo-do-place-rune = { $type } { $rune }
alakazoo-do-slot = Zaindariaren tartea
alakazoo-do-wizard = Aztiaren karta
alakazoo-do-power-a = Karta bat trukatu
    .effect = baztertu karta bat, hartu zutabe bateko bat
alakazoo-do-power-b = Esku batetik hartu
    .effect = trukatu karta bat aurkari baten zorizko batekin; hartu fitxa Ilun bat
alakazoo-do-power-c = Zure Ataria aldatu
    .effect = trukatu Atariko karta bat atal bereko eskuko batekin
alakazoo-do-power-d = Aurkariarekin aldatu
    .effect = trukatu atal bereko kartak bi Atarien artean; hartu fitxa Ilun bat
alakazoo-light-opens = orduan { $card } jar daiteke
alakazoo-light-waits = { $card } jartzeko beste runa bat falta
alakazoo-light-none = zure kartarik ez dago hor zain
alakazoo-light-slot = Magia-fitxa bat gerorako
alakazoo-from-column = { $number }. zutabetik
alakazoo-exchange-space = zurea { $mine }, haiena { $theirs }
alakazoo-board-runes = { $count }na runa: { $runes }

## What happened

alakazoo-event-first = { $who } izango da lehena.
alakazoo-event-board = { CASE($who, "erg") } { $board } inbokatu du.
alakazoo-event-box = Partida honetatik kanpo: { $names }.
alakazoo-event-added = { $number }. zutabeak { $card } jaso du.
alakazoo-event-turn-lost = { CASE($who, "erg") } hiru fitxa Ilun itzuli ditu, eta txanda galdu du.
alakazoo-event-skipped = { CASE($who, "erg") } txanda saltatu du{ $count ->
    [0] {""}
    [one] { " " }eta fitxa Ilun bat itzuli du
   *[other] { " " }eta { $count } fitxa Ilun itzuli ditu
    }.
alakazoo-event-rolled = 🎲 { CASE($who, "gen") } jaurtiketa: { $dice }.
alakazoo-event-lit = { CASE($who, "erg") } { $rune } piztu du ({ $place }).
alakazoo-event-lit-somewhere = { CASE($who, "erg") } runa bat piztu du ({ $place }).
alakazoo-event-kept = { CASE($who, "erg") } Magia-fitxa bat gorde du Atariaren ondoan.
alakazoo-event-nothing = { $rune } alferrik izan da: { $why ->
    [supply] ez da Magia-fitxarik geratzen
   *[full] ez dago lekurik
    }.
alakazoo-event-dark = { CASE($who, "erg") } fitxa Ilun bat hartu du{ $pushed ->
    [1] , eta Magia-fitxa bat galdu
   *[0] {""}
    }.
alakazoo-event-dark-ignored = { CASE($who, "erg") } baditu dagoeneko hiru fitxa Ilun: laugarrenik ez.
alakazoo-event-column = { CASE($who, "erg") } { $number }. zutabea hartu du: { $cards }.
alakazoo-event-cleared = { $number }. zutabea beteta zegoen, eta { $cards } baztertu { $count ->
    [one] da
   *[other] dira
    }.
alakazoo-event-reshuffled = Baztertutako kartak sorta berria dira orain.
alakazoo-event-swapped = { CASE($who, "erg") } { $cards } baztertu { $count ->
    [one] du
   *[other] ditu
    }.
alakazoo-event-drew = { CASE($who, "erg") } { $count ->
    [one] karta bat hartu du
   *[other] { $count } karta hartu ditu
    }.
alakazoo-event-drawn = { $cards } hartu { $count ->
    [one] duzu
   *[other] dituzu
    }.
alakazoo-event-keeper = { CASE($who, "erg") } Magia-fitxa bat ordaindu du: { $power }.
alakazoo-event-helper = { CASE($who, "erg") } Laguntzailea mugitu du ({ $place }).
alakazoo-event-traded = { CASE($who, "erg") } { $card } baztertu eta { $other } hartu du ({ $number }. zutabea).
alakazoo-event-exchanged = { CASE($who, "erg") } eta { CASE($rival, "erg") } karta bana trukatu dute.
alakazoo-event-exchanged-cards = { CASE($who, "erg") } { CASE($rival, "dat") } { $card } eman dio, eta { $other } jaso du.
alakazoo-event-own-exchange = { CASE($who, "erg") } { $card } jarri eta { $other } berreskuratu du.
alakazoo-event-rival-exchange = { CASE($who, "erg") } { $card } hartu du { CASE($rival, "gen") } Ataritik, { $other } utzita.
alakazoo-event-placed = { CASE($who, "erg") } { $card } jarri du{ $points ->
    [0] {""}
    [one] , eta puntu 1 irabazi du
   *[other] , eta { $points } puntu irabazi ditu
    }.
alakazoo-event-finished = { CASE($who, "erg") } bederatzigarren laukia bete du{ $point ->
    [1] { " " }inork baino lehen, eta puntu 1 irabazi du: azken erronda da
   *[0] {""}
    }!
alakazoo-event-trimmed-hand = { CASE($who, "erg") } karta gehiegi zituen, eta { $cards } baztertu { $count ->
    [one] du
   *[other] ditu
    }.
alakazoo-event-trimmed-magic = { CASE($who, "erg") } Magia gehiegi zuen, eta { $count ->
    [one] fitxa bat itzuli du
   *[other] { $count } fitxa itzuli ditu
    }: { $places }.
alakazoo-spare-tokens = Atariaren ondoan

## The Magic Jury

alakazoo-jury = ⚖ { $who } **+{ $points }** puntu
alakazoo-jury-row = -# { $number }. ilara { $signs }: { $reason }
alakazoo-jury-column = -# { $number }. zutabea { $signs }: { $reason }
alakazoo-jury-board = -# Atari osoa: { $reason }
alakazoo-jury-same = denak izaki berekoak, **puntu 1**
alakazoo-jury-different = hiru izaki desberdin, **puntu 1**
alakazoo-jury-mixed = izaki bereko bi, ezer ez
alakazoo-jury-unfilled = bete gabe, ezer ez
alakazoo-jury-own = bere izakia baino ez, **puntu 1**
alakazoo-jury-foreign = beste izaki batzuk ere bai, ezer ez
alakazoo-jury-empty = kartarik ez, ezer ez

## The end

alakazoo-end-finished = 🎉 { $count ->
    [one] { $who } da ARCANIMUSa!
   *[other] { CASE($who, "erg") } partekatzen dute ARCANIMUS titulua!
    }
alakazoo-end-rounds = Berrogei errondaren ondoren amaitu da txapelketa. { $count ->
    [one] { $who } da ARCANIMUSa!
   *[other] { CASE($who, "erg") } partekatzen dute ARCANIMUS titulua!
    }
alakazoo-end-sprint = Seigarren erronda amaitu da. { $count ->
    [one] { $who } da ARCANIMUSa!
   *[other] { CASE($who, "erg") } partekatzen dute ARCANIMUS titulua!
    }

alakazoo-saying = { $creature ->
    [E] «Sugar txiki batek hurrengoa pizten du.»
    [G] «Gandorra gora, mokoa okertuta ere.»
    [M] «Goroldio onak ez du presarik.»
    [T] «Marea guztiak itzultzen dira gora.»
    [V] «Zutik erori naiz. Oin batzuk nireak ziren.»
   *[N] «Mokadurik onenak gauez datoz.»
 }
alakazoo-end-how = { $who }: jarritako kartengatik { $placing }, Epaimahai Magikotik { $jury }.

## Words below the cards of the hand's picture, one or two each

alakazoo-picture-fits = egokia
alakazoo-picture-needs = falta
alakazoo-picture-full = beteta

## Ozen irakurtzen diren zeinuak

alakazoo-sign-column-1 = 1. zutabea:
alakazoo-sign-column-2 = 2. zutabea:
alakazoo-sign-column-3 = 3. zutabea:
alakazoo-sign-column-4 = 4. zutabea:
alakazoo-sign-dark = fitxa Iluna
alakazoo-sign-empty = hutsik
alakazoo-sign-rune-lit = { $rune } piztuta
alakazoo-sign-rune-dark = { $rune } itzalita

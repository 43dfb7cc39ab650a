# Alakazum!: mahaia, eskua, galderak eta gertatutakoa.

alakazum-name = Alakazum!
alakazum-points = { $points } ★
alakazum-tagline = Esnatu basoa, egin Alakazuma eta bota Halloween.
alakazum-length = 45 minutu inguru
alakazum-length-short = hiru-bost minutu
alakazum-heading = { $round }. erronda
alakazum-heading-sprint = sprinta, { $round }/{ $rounds } erronda
alakazum-heading-start = pertsonaiak aukeratzen
alakazum-heading-start-sprint = sprinta, pertsonaiak aukeratzen

## Cultures and cards in a line

alakazum-sign-VAL = 🟧 VAL
alakazum-sign-CAT = 🟨 CAT
alakazum-sign-GAL = 🟦 GAL
alakazum-sign-EUS = 🟥 EUS
alakazum-sign-AND = 🟩 AND
alakazum-sign-CAS = 🟪 CAS
alakazum-sign-multicoloured = 🌈 denak
alakazum-sign-none = ◻ bat ere ez
alakazum-alone = ◻ { $name } bakarrik
alakazum-character = { $name } { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks }
alakazum-values = { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks } { $sign }
alakazum-values-of = { $who }: { $values }
alakazum-enemy = { $name } { $strength }
alakazum-enemy-number = { $number }. etsaia
alakazum-enemy-unknown = ahuspez
alakazum-enemy-seen = begiratu duzu: { $enemy }
alakazum-market-number = { $effect } · 🧺 { $number }

## The board

alakazum-seat = { $turn ->
    [yes] ▶ { $who } ✋{ $cards }
   *[no] { $who } ✋{ $cards }
    }
alakazum-seat-cauldron = { $seat } 🫕
alakazum-seat-team = { $sign } ★{ $stars } · { $team }
alakazum-seat-short = { $sign } ★{ $stars } ×{ $count }
alakazum-no-team = pertsonaiarik ez oraindik
alakazum-common = { $market } · 🌲 { $forest } · ⚰ { $cemetery } · 👹 { $enemies }
alakazum-common-cauldron = { $line } · 🫕 azoka ondoan
alakazum-market-top = 🧺 { $count }, gainean { $card }
alakazum-market-empty = 🧺 hutsik
alakazum-cemetery-empty = inor ez
alakazum-starters = Hasierako pertsonaiak: { $names }
alakazum-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-fight-begins = { $attacker } – { $defender }
alakazum-fight-forest = 🌲 Borroka bila: { $defender }
alakazum-turned = 🔮 agerian: { $cards }
alakazum-roll = 🎲 { $roll } : 🛡{ $resistance }, { $name }
alakazum-fight-helpers = { $line } · 🤝 laguntzen: { $names }
alakazum-played = jokatuta: { $cards }

alakazum-revenge = { CASE($who, "erg") } { $name } kendu dizu: horregatik dago erasoen zerrendaren buruan.
alakazum-race-start = Kultura bateko { $needed } ★ bilduta, Alakazum batek partida irabaz dezake.
alakazum-race-start-sprint = { $rounds } erronda: kultura bateko ★ gehien dituenak irabazten du. { $needed } bilduta, Alakazum batek berehala irabaz dezake.
alakazum-race-open = Oraindik ez dago inor kultura bateko { $needed } ★ lortzetik hurbil: gehienez, { $stars }. Geratzen diren etsaiak: { $enemies }.
alakazum-race-close = { $count ->
    [one] Hurbilen { $who } dago: { $sign } { $needed } ★ behar dira, eta { $stars } ditu.
   *[other] Hurbilen { $who } daude: { $needed } ★ behar dira, eta { $stars } ditu bakoitzak.
    } Geratzen diren etsaiak: { $enemies }.
alakazum-race-ready = { $count ->
    [one] { CASE($who, "erg") } { $sign } { $stars } ★ ditu. Alakazum bat egin dezake.
   *[other] { CASE($who, "erg") } { $stars } ★ dituzte. Alakazum bat egin dezakete.
    } Geratzen diren etsaiak: { $enemies }.
alakazum-race-sprint = { $count ->
    [one] { CASE($who, "erg") } ditu ★ gehien: { $sign } { $stars } ★.
   *[other] { CASE($who, "erg") } dituzte ★ gehien: { $stars } ★.
    }{ $left ->
    [0] { " " }Azken erronda: gero ★ gehienek irabazten dute.
   *[other] {""}
    } Geratzen diren etsaiak: { $enemies }.
alakazum-beats-all = Geratzen diren etsai guztiak garaitzen ditu: { $beaten }.
alakazum-beats-some = Garaigarri: { $beaten }; garaiezin: { $others }.
alakazum-beats-none = Ez du geratzen den etsairik garaitzen: { $others }.
alakazum-pile-market = **Azoka**, goiko karta lehenik
alakazum-pile-card = -# **{ $card }** — { $effect }
alakazum-pile-cemetery = **Hilerria**

## The hand

alakazum-hand-card = { $number } **{ $card }**{ $count ->
    [1] {""}
   *[other] { " " }×{ $count }
    } — { $effect }
alakazum-hand-empty = Ez duzu kartarik eskuan.
alakazum-hand-energy = Energia: { $hats } 🎩 { $marks ->
    [0] {""}
   *[other] + { $marks } ✨
    }{ $cauldron ->
    [0] {""}
   *[other] { " " }+ { $cauldron } 🫕
    }
alakazum-outlook = { $sign } { $stars } ★ { $stars ->
    [one] duzu
   *[other] dituzu
    }, eta Alakazumerako { $needed } behar dira{ $extra ->
    [0] {""}
   *[other] ; eskukoekin ({ $cards }), { $total }
    }.
alakazum-outlook-cast = { $sign } { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $cards } { $extra } = **{ $total }**
    }. Alakazuma orain? { $beaten }
alakazum-hand-divined = 👁 { $number }. etsaia: { $enemy }
alakazum-hand-known = 🌲 Basoa gainetik, utzi zenuen bezala: { $cards }
alakazum-hand-looking = 👁 Begiratzen ari zara: { $cards }
alakazum-hand-back = Oraingoz itzulita, goitik behera: { $cards }
alakazum-hand-draft = ✏️ { $draft }
alakazum-gift = 🎁 { CASE($who, "dat") }: { $cards }

## Drafts, as far as they go

alakazum-draft-market = Azokara
alakazum-draft-give = Eman
alakazum-draft-fight = Borrokatu
alakazum-draft-magic = Magia
alakazum-draft-alakazum = Alakazum!

## Questions: to you, and as others read them

alakazum-call-attacked = { CASE($rival, "gen") } { CASE($theirs, "erg") } zure { CASE($mine, "dat") } eraso egin dio: **{ $a } : { $b }**.
alakazum-call-fight = Zure { $mine } eta { $theirs } borrokan: **{ $a } : { $b }**.
alakazum-call-potion = Borroka edabe bat jokatuko duzu?
alakazum-ask-start = { $who } hasierako pertsonaia aukeratzen ari da
    .you = Zein pertsonaiarekin hasiko zara?
alakazum-ask-toad = { CASE($who, "gen") } apo kaotikoak sorta bat nahas dezake
    .you = Zure apo kaotikoak sorta bat nahas dezake. Zein?
alakazum-ask-fighter = { $who } borrokalaria aukeratzen ari da. Aurkaria: { $foe }
    .you = Nork borrokatuko du? Aurkaria: { $foe }
alakazum-ask-helper = { CASE($who, "erg") } laguntzaile lagunkoi bat bidal dezake
    .you = Lagunkoiren batek lagunduko du? Bere ⚔ gehitzen du, eta ez du ezer arriskatzen.
alakazum-ask-potion = { CASE($who, "erg") } edabe bat joka dezake
    .you = Borroka edabe bat jokatuko duzu? Orain { $mine } : { $theirs }.
alakazum-ask-die = { CASE($who, "erg") } dado edabe bat joka dezake
    .you = { $roll } atera zaizu, 🛡{ $resistance } gainditzeko. Dado edabe bat jokatuko duzu?
alakazum-ask-rob = { CASE($who, "erg") } dado edabea lapur dezake
    .you = Dado edabea lapurtuko duzu? Dadoak orain { $roll } du, 🛡{ $resistance } gainditzeko.
alakazum-ask-give = { $count ->
    [one] { CASE($who, "erg") } karta bat eman behar du
   *[other] { CASE($who, "erg") } { $count } karta eman behar ditu
    }
    .you = { $count ->
    [one] Eman karta bat. Zein?
   *[other] Eman { $count } karta. Zeintzuk?
    }
    .to = Norentzat da { $card }?
alakazum-ask-trick = { $who } erabakitzen ari da: ziria ala saria
    .you = Ziria ala saria? Eman eskuko karten erdia, edo galdu pertsonaia bat.
alakazum-ask-santa = { $who } oparia pasatzen ari da
    .you = Nori pasatuko diozu oparia?
alakazum-ask-dice = { CASE($who, "erg") } borrokako dadoa botako du
    .you = Bota borrokako dadoa.
alakazum-ask-hypnosis = { CASE($who, "erg") } dadoa botako du { $name } hipnotizatzeko
    .you = Bota dadoa { $name } hipnotizatzeko.
alakazum-ask-present = { CASE($who, "erg") } opariaren dadoa botako du
    .you = Bota opariaren dadoa.
alakazum-ask-flip = { CASE($who, "erg") } { $number }. etsaia irauliko du; izarrak: ★{ $points }
    .you = { $points } ★ dituzu { $number }. etsaiaren aurka. Irauli.
alakazum-ask-lose = { CASE($who, "erg") } pertsonaia bat galduko du
    .you = Zein pertsonaia bidaliko duzu hilerrira?
alakazum-ask-action = { CASE($who, "erg") } ekintza bat egin dezake
    .you = Zer egingo duzu?
    .market = Zein karta erakutsiko duzu azokan?
    .give = Zein objektu emango duzu?
    .culture = Zein kulturarentzat?
    .rider = Nor igoko da erratzera?
    .bearer = Norentzat da?
    .rival = Nori erasoko diozu?
    .target = Zein pertsonaia nahi duzu?
    .attacker = Nork erasoko du?
    .announce = Iragarriko duzu?
    .hopeless = Borroka honetan ez duzu aukerarik. Iragarriko duzu hala ere?
    .spell = Zein sorginkeria?
    .train = Nor entrenatuko da?
    .raise = Nor itzuliko da?
    .enemy = Zein etsai begiratuko duzu?
    .send = Nor emango duzu?
    .fetch = Nor hartuko duzu?
alakazum-ask-voodoo = { $what } Geldituko du inork vudu-panpina batekin?
    .you = { $what } Geldituko duzu?
    .own = { $what } Besteek vudu-panpina batekin geldi dezakete.
alakazum-ask-pay = { $who } sorginkeria ordaintzen ari da: { $spell }
    .you = { $left ->
        [one] Energia 1 falta zaizu
       *[other] { $left } energia falta zaizkizu
    } ({ $spell }). Zein kapela?
alakazum-ask-witch = { $who } azokako kartak hartzen ari da
    .you = { $count ->
        [one] Hartu karta bat azokatik. Zein?
       *[other] Hartu { $count } karta azokatik. Zeintzuk?
        }
alakazum-ask-ball = 🔮 { CASE($who, "gen") } kristalezko bolan: { $cards }
    .you = 🔮 Agerian: { $cards }. Beste karta bat? Pertsonaia edo tranpa batek azokara bidaltzen ditu hauek.
alakazum-ask-recovery = { CASE($who, "erg") } berreskuratze edabea joka dezake ({ $name })
    .you = { CASE($name, "erg") } galdu du. Berreskuratze edabe bat jokatuko duzu, hilerritik salbatzeko?
alakazum-ask-thanksgiving = 🦃 Denek karta bat pasatzen dute ezkerrera
    .you = 🦃 Zein karta pasatuko diozu { CASE($rival, "dat") }?
alakazum-ask-forest = { $who } basoko kartak begiratzen ari da
    .you = Zein karta gordeko duzu?
    .put = Zein karta itzuliko duzu orain? Lehena gainean geratzen da.
alakazum-ask-alakazum = { CASE($who, "erg") } Alakazum bat egin dezake
    .you = Alakazum bat egingo duzu?
    .more = { $sign } ★{ $points }: karta ala etsaia?
    .announce = { $sign } ★{ $points }, { $number }. etsaiaren aurka. Egingo duzu?

## What can be won and lost

alakazum-die = 🎲
alakazum-odds = ⚔ { $mine } : { $theirs }
alakazum-odds-win = ⚔ { $mine } : { $theirs }, irabazteko adina
alakazum-odds-ahead = ⚔ { $mine } : { $theirs }, { $more } aurretik
alakazum-odds-need = ⚔ { $mine } : { $theirs }, { $more } gehiago behar { $more ->
    [one] da
   *[other] dira
    }
alakazum-odds-hopeless = aukerarik ez: ⚔ { $mine } : { $theirs }, { $more } falta
alakazum-brings-pay = { $left } falta
alakazum-brings-wins = irabazi { $ways }/{ $all }
alakazum-brings-seen = { $count } ikusi
alakazum-target = { $level }{ $added ->
    [0] {""}
   *[other] { " " }(laguntzarekin +{ $added } inguru),
    } { $sign } ★{ $stars } · { $free ->
    [0] aukerarik ez: ezin da aldez aldatu
   *[1] { $faces ->
        [none] aukerarik ez: dadoa ez da aski
       *[other] zurea, dadoan { $faces } aterata
    }
    }
alakazum-adds = { $combat } ⚔ gehiago
alakazum-rival = { $count ->
    [one] pertsonaia 1
   *[other] { $count } pertsonaia
    } · { $sign } ★{ $stars }
alakazum-culture-cast = { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $extra } eskutik = { $total }
    }. { $beaten }
alakazum-win-takes = Irabaziz gero: { $top ->
    [0] { $mine } { $level } mailara igoko da, eta, dadoan
   *[1] dadoan
    } { $faces } aterata, { $theirs } zurea izango da.
alakazum-win-rises = Irabaziz gero: { $top ->
    [0] { $mine } { $level } mailara igoko da
   *[1] ezer ez, { $mine } { $level } mailan dago
    }.
alakazum-win-joins = Irabaziz gero: { $top ->
    [0] { $mine } { $level } mailara igoko da, eta, dadoan
   *[1] dadoan
    } { $faces } aterata, { $theirs } zurea izango da.
alakazum-lose-taken = { $ties ->
    [0] Galduz edo berdinduz gero:
   *[1] Galduz gero:
    } dadoan { $faces } aterata { $mine } galduko duzu.
alakazum-lose-cemetery = Galduz edo berdinduz gero: { $mine } hilerrira joango da.
alakazum-lose-stays = { $ties ->
    [0] Galduz edo berdinduz gero:
   *[1] Galduz gero:
    } { $mine } zurekin geratuko da.
alakazum-stakes-fighter = Irabazi eta { $faces } aterata, { $name } zurea da. Irabazi ezean, { $alone ->
    [0] borrokalaria hilerrira doa
   *[1] zure bakarra geratzen da
    }.
alakazum-stakes-attacker = { $faces ->
    [none] Irabaziz gero, zure borrokalaria igoko da
   *[other] Irabazi eta { $faces } aterata, { $name } zurea da
    }. Irabazi ezean, { $alone ->
    [0] 🛡 gaindituta kenduko dizute
   *[1] zure bakarra geratzen da
    }.
alakazum-stakes-ahead = Honela, irabazi egingo zenuke.{ $cards ->
    [0] {""}
    [one] { " " }Haren kartak, gehienez, { $most } gehi ditzake; batez beste, { $mean }.
   *[other] { " " }Haren { $cards } kartek, gehienez, { $most } gehi ditzakete; batez beste, { $mean }.
    }
alakazum-stakes-behind = { $more } gehiago behar { $more ->
    [one] duzu
   *[other] dituzu
    }{ $have ->
    [0] .
   *[other] ; zure edabeek { $have ->
        [one] 1 dakarte
       *[other] { $have } dakartzate
    }{ $cards ->
        [0] .
        [one] , eta haren kartak, batez beste, { $mean }.
       *[other] , eta haren { $cards } kartek, batez beste, { $mean }.
    }
    }
alakazum-stakes-risk = Galtzeak { $risk } ★ kentzen dizkizu.
alakazum-stakes-die = { $more } gehiagorekin, { $name } zurea izango da. Zure edabeek guztira { $have ->
    [one] 1 dakarte
   *[other] { $have } dakartzate
    }.
alakazum-stakes-die-hopeless = Aukerarik ez: { $more } gehiago behar { $more ->
    [one] duzu
   *[other] dituzu
    } { $name } lortzeko, eta zure edabeek { $have ->
    [one] 1 dakarte
   *[other] { $have } dakartzate
    }.
alakazum-stakes-rob = Honela, { $name } galduko duzu.
alakazum-stakes-rob-safe = Honela, { $name } salbu dago.
alakazum-stakes-give = Karta bat jasotzen duenak bakarrik ikusten du zein den.
alakazum-stakes-trick = Eskuko karten erdia: { $count ->
    [one] karta bat aurkarientzat
   *[other] { $count } karta aurkarientzat
    }. Edo pertsonaia bat hilerrira.
alakazum-stakes-dice = ⚔ { $mine } : { $theirs }, edabeak jokatu aurretik.
alakazum-stakes-hypnosis = { $faces ->
    [none] Dado edaberik gabe ez da nahikorik aterako;
   *[other] Dadoan { $faces } aterata, { $name } { $rival ->
        [forest] taldera batuko da
       *[other] taldez aldatuko da
    };
    } { $rival ->
    [forest] bestela, hilerrira joango da.
   *[other] bestela, bere taldean geratuko da.
    }
alakazum-stakes-santa = 1 edo 2 ateraz gero lehertu egiten da, eta duenak pertsonaia bat galtzen du.
alakazum-stakes-attack = ⚔ { $mine } : { $theirs } oraingoz; edabeak eta laguntza gehi daitezke.{ $apart ->
    [0] {""}
   *[1] {" "}Zure taldea ez dago tartean.
    }
alakazum-stakes-cast = Etsaia garaitzen baduzu, zeurea da partida. Bestela, parte hartu duen bat hilerrira doa.
alakazum-stakes-short = Oraingoz { $points } ★ erakutsita; { $needed } behar dira.
alakazum-stakes-sure = Badakizu: zuk { $points }, etsaiak { $strength }. Irabaziko duzu, panpina batek gelditu ezean.
alakazum-stakes-hopeless = Aukerarik ez: badakizu { $strength } duela, eta zuk { $points } erakusten duzu.
alakazum-start = { $good } · { $values }
alakazum-start-advised = gomendioa: { $what }
start-senyor-pirotecnic = hiru izar C mailan
start-tio-de-nadal = kentzen zailena
start-moura = energia 1 sorginkeria bakoitzerako
start-olentzero = bi izar B mailatik aurrera
start-botarga = izarrak goiz, eta kentzen zaila
start-penitente = lagunei borrokan laguntzen die
start-chaotic-toad = kultura guztietarako balio du

## Buttons and options

alakazum-button-piles = Azoka
alakazum-do-market = Azokara joan
alakazum-do-trade-in = { $card } aldatu
alakazum-do-object = Objektu bat eman
alakazum-do-fight = Borrokatu
alakazum-do-magic = Magia egin
alakazum-do-levitate = { $spell }: { $name } trukatu
alakazum-do-nothing = Ezer ez
alakazum-do-end-turn = Txanda amaitu
alakazum-do-pass = Pasatu
alakazum-do-no-potion = Orain edaberik ez
alakazum-do-no-helper = Inork ez
alakazum-do-let = Gertatzen utzi
alakazum-do-stop = Hemen gelditu
alakazum-do-keep-decks = Dauden bezala utzi
alakazum-do-announce = Iragarri
alakazum-do-cast = Alakazuma egin!
alakazum-do-back = Pauso bat atzera
alakazum-do-roll = Bota dadoa
alakazum-do-flip = Irauli
alakazum-do-doll = Panpina erabili
alakazum-do-rob = Lapurtu
alakazum-do-more = Beste bat irauli
alakazum-do-keep-these = Hauek gorde
alakazum-do-recover = Jokatu
alakazum-do-let-go = Joaten utzi
alakazum-do-half = Eskuaren erdia
alakazum-do-character = Pertsonaia bat
alakazum-do-shuffle-forest = Basoa nahastu
alakazum-do-shuffle-market = Azoka nahastu
alakazum-do-show-stars = Erakutsi { $card }
alakazum-with-help = { $name } + { $helper }
alakazum-list-hats = Ordaindu { $left } energia…
alakazum-list-potions = Jokatu batera…
alakazum-list-witch = Hartu { $count ->
    [one] karta bat…
   *[other] { $count } karta…
    }
alakazum-list-give-away = Eman { $count ->
    [one] karta bat…
   *[other] { $count } karta…
    }
alakazum-list-give-to = { CASE($who, "dat") }{ $count ->
    [one] …
   *[other] , gehienez { $count }…
    }
alakazum-do-as-it-lies = Denak dauden bezala
alakazum-kind-hat = Kapelak
alakazum-kind-potion = Edabeak
alakazum-kind-robbery = Lapurreta edabea
alakazum-kind-meal = Janariak
alakazum-kind-broom = Erratza
alakazum-kind-object = Kultura-objektuak
alakazum-kind-amulet = Kuttuna
alakazum-kind-voodoo = Vudu-panpina
alakazum-kind-cape = Kapa
alakazum-kind-sceptre = Zetroa
alakazum-kind-crystal-ball = Kristalezko bola
alakazum-kind-recovery = Berreskuratze edabea
alakazum-culture-rise = C maila { CASE($names, "ben") }
alakazum-prospect-market = 🧺 { $number } erakutsiz gero: { $cards }
alakazum-barred-market-empty = azoka hutsik dago
alakazum-barred-market-cards = zure kartek ez dute azoka-zenbakirik
alakazum-barred-give = zure janariek eta erratzek ez liokete inori lagunduko
alakazum-barred-fight = aurkari guztiek pertsonaia bakarra dute, eta ezin zaie eraso
alakazum-barred-magic = { $energy } energiarekin ez dago sorginkeria baliagarririk
alakazum-barred-energy = { $cost } energia behar duzu, eta { $energy } duzu
alakazum-barred-again = Déjà vu baten barruan ez
alakazum-barred-rivals = { $seats ->
    [2] aurkariak ez du zuk baino pertsonaia gehiago
    [5] hiru aurkari baino gutxiagok dute zuk baino pertsonaia gehiago
   *[other] ez dute aurkari guztiek zuk baino pertsonaia gehiago
    }
alakazum-barred-target = ez dago norekin erabili

## What happened

alakazum-event-starter = { $who } izango da lehena: inori ez zaio banaketan karta gehiago aldatu.
alakazum-event-started = { $who } { CASE($name, "com") } hasi da.
alakazum-event-turn = ── { CASE($who, "gen") } txanda
alakazum-event-took = { $why ->
    [thrifty] { CASE($who, "erg") } { $card } hartu du azokatik, aurrezleari esker.
    [witch] { CASE($who, "erg") } { $card } aukeratu du azokan.
   *[market] { CASE($who, "erg") } { $card } hartu du azokatik.
    }
alakazum-event-sold = { CASE($who, "erg") } { $card } utzi du azokan.
alakazum-event-shuffled = { $deck ->
    [market] Azokako sorta nahastu da.
   *[forest] Zuhaitzak lekuz aldatu dira: basoa nahastu da.
    }
alakazum-event-drew = { CASE($who, "erg") } karta bat aurkitu du orbelpean.
alakazum-event-drawn = { $card } hartu duzu.
alakazum-event-appeared = 🌲 Hostoak dardarka: { $name } agertu zaio { CASE($who, "dat") }.
alakazum-event-trap = 🪤 { $who } tranpa batean erori da: { $card } ({ $effect }).
alakazum-event-fighter = { CASE($who, "erg") } { $name } bidali du borrokara.
alakazum-event-helper = { $name } laguntzera datorkio { CASE($who, "dat") }.
alakazum-event-rolled-combat = 🎲 { CASE($who, "dat") } { $roll } atera zaio ({ $name } ⚔).
alakazum-event-rolled-forest = 🎲 Basoari { $roll } atera zaio ({ $name } ⚔).
alakazum-event-rolled-hypnosis = 🎲 { CASE($who, "erg") } begietara begiratu dio { CASE($name, "dat") }: { $roll }.
alakazum-event-rolled-santa = 🎲 { CASE($who, "dat") } { $roll } atera zaio opariarekin.
alakazum-event-strengths = ⚔ { $mine } { $a } : { $b } { $theirs }
alakazum-event-potion = { $how ->
    [robbery] { CASE($who, "erg") } lapurreta edabea destapatu du.
    [recovery] { CASE($who, "erg") } berreskuratze edabea destapatu du; inor ez doa hilerrira.
   *[other] { CASE($who, "erg") } { $card } destapatu du.
    }
alakazum-event-robbed = { CASE($who, "gen") } lapurreta edabeak { $card } kendu dio { CASE($victim, "dat") }: ez du gehiago balio.
alakazum-event-won = { CASE($name, "erg") } { $foe } garaitu du.
alakazum-event-lost = { CASE($name, "erg") } ezin izan du { $foe } garaitu, eta hura basora itzuli da.
alakazum-event-level = { $name } hazi egin da: { $level } maila.
alakazum-event-joined = { $name } { CASE($who, "gen") } taldera joan da.
alakazum-event-buried = ⚰ { $name } hilerrira doa{ $why ->
    [fight] : { $card } nagusitu zaio.
    [trap] {" "}tranpagatik ({ $card }).
    [alakazum] : Alakazumak ez du { $card } garaitu.
    [roll] : dadoak ({ $card }) ez du erresistentzia gainditu.
   *[unknown] .
    }
alakazum-event-gave = { CASE($who, "erg") } { CASE($rival, "dat") } { $count ->
    [one] karta bat eman dio
   *[other] { $count } karta eman dizkio
    }.
alakazum-event-given = { CASE($who, "erg") } { CASE($rival, "dat") } eman { $count ->
    [one] dio
   *[other] dizkio
    }: { $cards }.
alakazum-event-exploded = 💥 Ho, ho, bum: { CASE($who, "dat") } eskuetan lehertu zaio Santa Clausen oparia.
alakazum-event-handed = { CASE($who, "erg") } { CASE($rival, "dat") } pasatu dio oparia.
alakazum-event-announced-market = { $who } azokara doa, { $card } besapean.
alakazum-event-announced-meal = { CASE($who, "erg") } { $dish } eman nahi die { $sign } guztiei.
alakazum-event-announced-broom = { CASE($who, "erg") } { CASE($name, "dat") } erratz bat eman nahi dio.
alakazum-event-announced-piece = { CASE($who, "erg") } { CASE($name, "dat") } { $card } eman nahi dio.
alakazum-event-announced-crystal-ball = 🔮 { $who } kristalezko bolari begira dago.
alakazum-event-announced-fight = { CASE($who, "gen") } { CASE($attacker, "erg") } { CASE($rival, "gen") } { CASE($target, "dat") } eraso nahi dio{ $count ->
    [0] {""}
   *[other] , { CASE($names, "gen") } laguntzarekin
    }.
alakazum-event-announced-spell = ✨ { CASE($who, "erg") } { $spell } egin nahi du{ $on ->
    [nothing] {""}
   *[other] : { $target }
    }.
alakazum-event-announced-alakazum = ✨ ALAKAZUM! { CASE($who, "erg") } { $sign } { $points } ★ altxatu ditu{ $count ->
    [0] {""}
   *[other] , { CASE($names, "com") }
    }, { $number }. etsaiaren aurka.
alakazum-event-cancelled = 🪆 { CASE($who, "erg") } vudu-panpina erabili eta { $rival } gelditu du. Ekintza galdu da, baina kartarik ez.
alakazum-event-broomed = 🧹 { $name } erratz gainean doa, eta ez du { CASE($who, "gen") } taldea utziko.
alakazum-event-equipped = { $piece ->
    [cape] 🧥 { CASE($name, "erg") } kapa jantzi du: 🛡 +1.
   *[sceptre] 🪄 { CASE($name, "erg") } zetroa hartu du: ⚔ +1.
    }
alakazum-event-dropped = { CASE($name, "erg") } zeramana azokara doa: { $card }.
alakazum-event-turned = 🔮 { CASE($who, "erg") } { $card } irauli du.
alakazum-event-gathered = 🔮 { CASE($who, "erg") } { $cards } gorde { $count ->
    [one] du
   *[other] ditu
    }.
alakazum-event-spilled = 🔮 { CASE($who, "erg") } { $cards } galdu { $count ->
    [one] du, eta azokara doa
   *[other] ditu, eta azokara doaz
    }.
alakazum-event-cauldron = 🫕 { CASE($who, "erg") } pertza hartu du azokatik.
alakazum-event-cauldron-taken = 🫕 { CASE($who, "erg") } { CASE($rival, "dat") } pertza kendu dio.
alakazum-event-cauldron-returned = 🫕 { CASE($who, "erg") } pertza azokara itzuli du.
alakazum-event-paid = { CASE($who, "erg") } { CASE($card, "com") } ordaindu du.
alakazum-event-peeked = { CASE($who, "erg") } { $number }. etsaiaren maskara apur bat jaso du.
alakazum-event-divined = 👁 { $number }. etsaia { $enemy } da.
alakazum-event-looked = { CASE($who, "erg") } basoko { $count ->
    [one] karta bat begiratu du
   *[other] { $count } karta begiratu ditu
    }.
alakazum-event-saw = 👁 { $cards } ikusi { $count ->
    [one] duzu
   *[other] dituzu
    }.
alakazum-event-kept = { CASE($who, "erg") } haietako bat gorde du.
alakazum-event-exchanged = { CASE($who, "erg") } { $name } eman eta { $other } hartu du.
alakazum-event-exchanged-rival = { CASE($who, "erg") } { $name } eman eta { CASE($rival, "dat") } { $other } kendu dio.
alakazum-event-resurrected = { $name } hilerritik { CASE($who, "gen") } taldera itzuli da.
alakazum-event-flipped = 👹 Maskara erori da: { $number }. etsaia { $enemy } da!

## The end

alakazum-end-alakazum = 🎉 { CASE($who, "erg") } inbaditzaileak penintsulatik bota ditu, eta irabazi egin du!
alakazum-end-alakazum-sprint = 🎉 { CASE($who, "erg") } inbaditzaileak penintsulatik bota ditu, eta irabazi egin du! { $left ->
    [0] **{ $points }** puntu.
    [one] **{ $points }** puntu, erronda bat falta zela.
   *[other] **{ $points }** puntu, { $left } erronda falta zirela.
    }
alakazum-end-forest = Basoa hutsik eta isilik dago. Oraingoan kalabazak geratuko dira.
alakazum-end-enemies = Ez da geratzen garai daitekeen etsairik: oraingoan inbaditzaileak geratuko dira.
alakazum-end-cap = 60 errondaren ondoren inork ez ditu inbaditzaileak bota: oraingoan geratuko dira.
alakazum-end-sprint = 🎉 Seigarren erronda amaitu da. { $count ->
    [one] { CASE($who, "erg") } irabazi du
   *[other] { CASE($who, "erg") } elkarrekin irabazi dute
    } ({ $points } ★ kultura batekoak).

alakazum-end-how = { $sign } { $cards ->
    [0] **{ $points } ★**
   *[other] { CASE($names, "com") }: **{ $points } ★**
    }, { $enemy } garaitzeko adina.

## Others

alakazum-forest = basoa
alakazum-credits = **Alakazum! Brujas y tradiciones** eta **Alakazum! 2** jokoen argitaletxea: Zombi Paella.
alakazum-learnt-1 = Azoka
alakazum-learnt-2 = Borrokak
alakazum-learnt-3 = Magia eta tranpak
alakazum-learnt-4 = Alakazum

# Captions in the picture of the table: short. The aim reads: To win: 8 ★ or more, and more than (enemies) or (enemy).
alakazum-caption-market = Azoka
alakazum-caption-forest = Basoa
alakazum-caption-cemetery = Hilerria
alakazum-caption-enemies = Etsaiak
alakazum-caption-aim = Irabazteko:
alakazum-caption-aim-sprint = Berehala:
alakazum-caption-more-than = edo gehiago, eta hauek baino gehiago:
alakazum-caption-or-else = edo

## Ozen irakurtzen diren zeinuak

alakazum-sign-star = izar
    .number = { $number ->
        [one] izar bat
       *[other] { $number } izar
    }
alakazum-sign-combat = borroka
alakazum-sign-resistance = erresistentzia
alakazum-sign-sociable = lagunkoia
alakazum-sign-thrifty = aurrezlea
    .several = birritan aurrezlea
alakazum-sign-magical = oso magikoa
    .several = birritan magikoa
alakazum-sign-broom = erratz gainean
alakazum-sign-cape = kapaduna
alakazum-sign-sceptre = zetroduna
alakazum-sign-cauldron = pertza
alakazum-sign-hat = energia
alakazum-sign-market = azoka
alakazum-sign-forest = basoa
alakazum-sign-cemetery = hilerria
alakazum-sign-enemy = etsaiak

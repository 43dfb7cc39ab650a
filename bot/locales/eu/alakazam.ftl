# Alakazam!: mahaia, eskua, galderak eta gertatutakoa. Dadoen letrak games/alakazam/cards.toml fitxategian daude.

alakazam-name = Alakazam!
alakazam-tagline = Bota, trukatu eta egin tratuak, zure kartek eskatzen dituzten dadoak lortzeko.
alakazam-length = 20 minutu inguru
alakazam-length-short = hiru-bost minutu
alakazam-heading = { $round }. erronda
alakazam-heading-of = { $round }. erronda ({ $rounds } guztira)
alakazam-heading-sprint = sprinta, { $round }. erronda ({ $rounds } guztira)
alakazam-credits = **Alakazam!** jokoaren egilea: Jonathan Leistiko, Invisible City Productions.
alakazam-learnt-1 = Helburu-kartak
alakazam-learnt-2 = Dadoak trukatu
alakazam-learnt-3 = Tratuak
alakazam-learnt-4 = Puntuak

## Names

alakazam-colour-orange = laranja
    .many = laranja
alakazam-colour-yellow = hori
    .many = hori
alakazam-colour-blue = urdin
    .many = urdin
alakazam-colour-green = berde
    .many = berde
alakazam-colour-black = beltz
    .many = beltz
alakazam-colour-white = zuri
    .many = zuri
alakazam-any-colour = { $sign }edozein { $colour }
alakazam-any-number = 🎲edozein { $number }
alakazam-any-die = 🎲edozein dado
alakazam-everybody = mahai osoa
alakazam-you = zu
alakazam-a-card = karta bat

alakazam-card = { $name } { $points } (−{ $penalty })
alakazam-card-bonus-5 = Bonus 5
    .about = 5 puntu; gero kartak itzuli besterik ezin duzu egin
    .short = gero itzuli soilik
alakazam-card-bonus-3 = Bonus 3
    .about = 3 puntu; gero kartak itzuli besterik ezin duzu egin
    .short = gero itzuli soilik
alakazam-card-bonus-2 = Bonus 2
    .about = 2 puntu; gero kartak itzuli besterik ezin duzu egin
    .short = gero itzuli soilik
alakazam-card-straight = Eskailera
    .about = jarraian doazen 4, 5 edo 6 zenbaki
    .short = zenbakiak jarraian
alakazam-card-flush = Kolorea
    .about = kolore bateko 4, 5 edo 6 dado
    .short = kolore bakarra
alakazam-card-candy-cane = Karamelu-makila
    .about = kolore bateko 3 dado eta beste bateko 3
    .short = 3 + 3, bi kolore
alakazam-card-double-triple = Bi hirukote
    .about = zenbaki bateko 3 eta beste bateko 3, edo bateko 6
    .short = 3 + 3, bi zenbaki
alakazam-card-29-and-up = 29 edo gehiago
    .about = 29 edo gehiago, gehienez sei dadorekin
    .short = 29 edo gehiago
alakazam-card-13-and-under = 13 edo gutxiago
    .about = sei dado, guztira 13 edo gutxiago
    .short = sei dado, 13 arte
alakazam-card-ones-sixes = 1ekoak/6koak
    .about = 4, 5 edo 6 dado, denak 1ekoak edo denak 6koak
    .short = lau berdin: 1 edo 6
alakazam-card-twos-fives = 2koak/5ekoak
    .about = 4, 5 edo 6 dado, denak 2koak edo denak 5ekoak
    .short = lau berdin: 2 edo 5
alakazam-card-threes-fours = 3koak/4koak
    .about = 4, 5 edo 6 dado, denak 3koak edo denak 4koak
    .short = lau berdin: 3 edo 4
alakazam-card-full-house = Full
    .about = 4 eta 2 dado, bakoitza kolore edo zenbaki batekoa
    .short = 4+2 kolore/zenb.
alakazam-card-nuttin = «Ezer ez»
    .about = zure dadoek ez dute inork duen beste helbururik betetzen
    .short = beste bat ere ez
alakazam-card-tri-color = Hiru kolore
    .about = hiru koloretako bina dado
    .short = 2 + 2 + 2 kolore
alakazam-card-rainbow = Ortzadarra
    .about = 4, 5 edo 6 kolore desberdin
    .short = hainbat kolore
alakazam-card-pyramid = Piramidea
    .about = hiru koloretako 3, 2 eta 1 dado
    .short = 3 + 2 + 1 kolore
alakazam-card-yours-theirs = Zurea eta haiena
    .about = dado zuriak eta zurea ez den kolore bakar batekoak besterik ez
    .short = zuria + beste bat
alakazam-card-bonus-left = Bonus: ezkerra
    .about = 2 puntu ezkerreko jokalariak duen helburu bakoitzeko
    .short = ezkerreko helb.
alakazam-card-bonus-right = Bonus: eskuina
    .about = 2 puntu eskuineko jokalariak duen helburu bakoitzeko
    .short = eskuineko helb.
alakazam-card-bonus-goals = Bonus: zureak
    .about = 2 puntu betetzen duzun helburu bakoitzeko
    .short = betetakoak
alakazam-card-ones = 1ekoak
    .about = 4, 5 edo 6 dado, denak 1ekoak
    .short = lau 1
alakazam-card-twos = 2koak
    .about = 4, 5 edo 6 dado, denak 2koak
    .short = lau 2
alakazam-card-threes = 3koak
    .about = 4, 5 edo 6 dado, denak 3koak
    .short = lau 3
alakazam-card-fours = 4koak
    .about = 4, 5 edo 6 dado, denak 4koak
    .short = lau 4
alakazam-card-fives = 5ekoak
    .about = 4, 5 edo 6 dado, denak 5ekoak
    .short = lau 5
alakazam-card-sixes = 6koak
    .about = 4, 5 edo 6 dado, denak 6koak
    .short = lau 6
alakazam-group-bonus = Bonus kartak
alakazam-group-number = Zenbakiak
alakazam-group-colour = Koloreak
alakazam-group-both = Biak

## Why a goal is met or not

alakazam-why-run = { $length ->
    [one] { $first }, segidarik ez
   *[other] { $first }–{ $last }
    }
alakazam-why-sum = batura { $sum }
alakazam-why-few = sei dado baino gutxiago
alakazam-why-no-groups = 4 eta 2 ez
alakazam-why-scores = beteta: { $cards }
alakazam-why-nothing = ezer ez beteta

## The board

alakazam-centre = 🎪 **Erdigunea** { $dice }
alakazam-cards = 🎴 { $cards }
alakazam-backs = { $count ->
    [one] karta 1, ahuspez
   *[other] { $count } karta, ahuspez
    }
alakazam-deck = 🎴 { $count } sortan
alakazam-no-dice = dadorik ez
alakazam-no-cards = kartarik ez
alakazam-seat = { $state ->
    [done] ☑ { $who } { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }, amaituta · { $dice }
   *[open] { $who } { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    } · { $dice }
    }
alakazam-seat-left = { $who } { $points ->
    [one] puntu 1
   *[other] { $points } puntu
    }, joan da
alakazam-race-start = Inork ez du punturik oraindik. Norbaitek { $target } puntu gainditzen dituen erronda da azkena.
alakazam-race-lead = { $count ->
    [one] { $who } doa aurretik, { CASE($then, "com") } (lehen { $points }, orain { $now }).
   *[other] { $who } doaz aurretik, { CASE($then, "com") }.
    } Norbaitek { $target } puntu gainditzen dituen erronda da azkena.
alakazam-race-lead-points = { $who } doa aurretik, { CASE($points, "com") }. Norbaitek { $target } puntu gainditzen dituen erronda da azkena.
alakazam-race-totals = { $totals }. { $rounds ->
    [0] Norbaitek { $target } puntu gainditzen dituen erronda da azkena.
   *[other] Partida { $rounds }. errondaren ondoren amaituko da.
    }
alakazam-race-over = { $count ->
    [one] { $who } doa aurretik: **{ $then }** (lehen { $points }, orain { $now }).
   *[other] { $who } doaz aurretik: **{ $then }**.
    } Erronda honela amaituz gero, partida ere amaituko da.
alakazam-race-rounds = { $count ->
    [one] { $who } doa aurretik: { $then }.
   *[other] { $who } doaz aurretik: { $then }.
    } Partida { $rounds }. errondaren ondoren amaituko da.
alakazam-holds = 🎴 { $cards } = { $points }
alakazam-holds-one = 🎴 { $cards }
alakazam-holds-hidden = { $count ->
    [one] 🎴 karta 1
   *[other] 🎴 { $count } karta
    }
alakazam-caption-look = Begiratu
alakazam-caption-trade = Trukatu
alakazam-caption-score = Zenbatu
alakazam-caption-centre = Erdia
alakazam-caption-short = { $count } falta
alakazam-legend = O laranja · Y horia · B urdina · G berdea · K beltza · W zuria, inorena ez · 🔒 eskaintzan · ↻ berriro bota daiteke · { $rounds ->
    [0] norbait { $target } puntutik pasatzean amaitzen da partida
   *[other] partida { $rounds }. errondaren ondoren amaitzen da
 }
    .spoken = { $rounds ->
        [0] Norbait { $target } puntutik pasatzean amaitzen da partida.
       *[other] Partida { $rounds }. errondaren ondoren amaitzen da.
     }

alakazam-offer-line = { CASE($giver, "gen") } eskaintza { CASE($to, "ben") }: { $given }; trukean, { $wanted }

## The hand

alakazam-hand-dice = **Zure dadoak:** { $dice }
alakazam-hand-card = { $sign } **{ $card }** { $points } ({ $why }) — { $about }
alakazam-hand-bonus = 🌟 **{ $card }** { $points } — { $about }
alakazam-hand-empty = Oraindik kartarik ez. Zure dadoek betetzen dutenak puntuak ematen ditu; bestelakoak, kendu.
alakazam-outlook = Erronda orain amaituko balitz: **{ $points }**, { $then } guztira.
alakazam-outlook-known = Erronda orain amaituko balitz: **{ $points }**, guztira { $then }, dakizunaren arabera.
alakazam-outlook-win = { $count ->
    [one] { CASE($who, "erg") } irabaziko luke, { CASE($then, "com") }.
   *[other] { CASE($who, "erg") } elkarrekin irabaziko lukete, { CASE($then, "com") }.
    }
alakazam-outlook-lead = { $count ->
    [one] { $who } joango litzateke aurretik, { CASE($then, "com") }.
   *[other] { $who } joango lirateke aurretik, berdinduta, { CASE($then, "com") }.
    }
alakazam-outlook-win-own = Irabaziko zenuke.
alakazam-outlook-lead-own = Aurretik joango zinateke.
alakazam-lacking = { $card }: dado bat falta. { CASE($who, "gen") } { $into }, { $out } emanda: { $points }.
    .centre = { $card }: dado bat falta. Erdiguneko { $into }, { $out } emanda: { $points }.
alakazam-hand-centre = Erdigunea: { $dice }
alakazam-hand-cards = 🎴 { $cards }
alakazam-draft-offer = ✏️ Eskaintza { CASE($to, "ben") }: { $given } eman, { $wanted } hartu
alakazam-draft-swap = ✏️ Trukatu { $dice }
alakazam-draft-accept = ✏️ Onartu: { $dice } eman
alakazam-draft-take = ✏️ Karta bat hartu
alakazam-draft-return = ✏️ Karta bat itzuli
alakazam-draft-reroll = ✏️ Dado bat berriro bota
alakazam-queued = 🔔 Hurrengo kanpaian: { $what }
alakazam-deal-swap = { $out } eman, { $into } hartu
alakazam-deal-take = { $card } hartu
alakazam-deal-return = { $card } itzuli
alakazam-deal-reroll = { $die } berriro bota
alakazam-deal-offer = eskaintza { CASE($to, "ben") }: { $given } eman, { $wanted } hartu
alakazam-deal-counter = kontraeskaintza { CASE($to, "ben") }: { $given } eman, { $wanted } hartu
alakazam-deal-change = eskaintza aldatu, { CASE($to, "ben") }: { $given } eman, { $wanted } hartu
alakazam-deal-accept = #{ $number } eskaintza onartu
alakazam-barred = Trukatu, hartu, eskaini
alakazam-cannot-bonus = Bonus bat duzu
alakazam-cannot-missing = ez duzu eskatzen duen dadorik
alakazam-cannot-locked = eskatzen duen dado bat zeure eskaintzan blokeatuta dago
alakazam-cannot-too-few = { $least } dado baino gutxiago geratuko litzaizkizuke
alakazam-cannot-too-many = { $most } dado baino gehiago izango zenituzke
alakazam-cannot-giver-too-few = besteari { $least } dado baino gutxiago geratuko litzaizkioke
alakazam-cannot-giver-too-many = besteak { $most } dado baino gehiago izango lituzke
alakazam-barred-dealings = erronda honetako { $count } tratuak eginda dituzu

## Questions

alakazam-ask-look = 👀 Begiratu erdigunea dadoak bota aurretik. Oraindik **Prest** sakatu gabe: { $who }
alakazam-ask-look-last = 👀 Begiratu erdigunea dadoak bota aurretik.
alakazam-ask-trade = 🔄 Oraindik tratuan: { $who }
alakazam-ask-trade-last-call = **Azken deia** { CASE($who, "ben") }: beste guztiek amaitu dute
alakazam-ask-trade-offers = Denek amaitu dute; erronda azken eskaintzarekin amaituko da
alakazam-ask-trade-first = Trukatu, hartu karta bat edo amaitu.
alakazam-ask-trade-done = Amaitu duzu; orain itxaron. Oraindik tratuan: { $who }
alakazam-ask-trade-done-bonus = Amaitu duzu. Bonusarekin kartak itzul ditzakezu soilik. Oraindik tratuan: { $who }
alakazam-ask-trade-first-bonus = Bonus batekin kartak itzuli besterik ezin duzu egin. Hura gabe, tratuan jarrai dezakezu.
alakazam-ask-trade-queued = Zure tratua kanpaiaren zain dago
alakazam-ask-trade-out = Zein dado jarriko duzu erdigunean?
alakazam-ask-trade-in = Zein dado hartuko duzu haren truke?
alakazam-ask-trade-take = Zein karta hartuko duzu?
alakazam-ask-trade-return = Zein karta itzuliko duzu?
alakazam-ask-trade-reroll = Zein dado botako duzu berriro?
alakazam-ask-trade-accept = Zein dado emango duzu?
alakazam-ask-trade-to = Nori eskainiko diozu, eta zer?
alakazam-ask-trade-given = Zein dado emango duzu?
alakazam-ask-trade-more-given = Gehitu dado bat, edo aukeratu trukean nahi duzuna.
alakazam-ask-trade-wanted = Zer nahi duzu trukean?
alakazam-ask-trade-number = Zein zenbakitakoa?
alakazam-ask-trade-more-wanted = Gehitu dado bat, edo bidali eskaintza hau.
alakazam-clock = { $clock ->
    [offer] gero eskaintza iraungiko da
    [wake] gero kanpaiak joko du
   *[round] gero tratuak amaituko dira
 }
alakazam-offer = 🤝 **#{ $number }** { CASE($who, "gen") } eskaintza { CASE($to, "dat") }: { $given }; trukean, { $wanted }
alakazam-offer-own = 🤝 { CASE($who, "gen") } eskaintza: { $given } zuretzat; trukean, { $wanted }
alakazam-offer-waiting = { $line } · erantzuteko: { $who }
alakazam-offer-accepting = { " " }— hurrengo kanpaian onartuko duzu
alakazam-stakes-offer = **{ $mine }** zuretzat · { $theirs } { CASE($who, "ben") }
alakazam-list-give-to = Eman { CASE($who, "dat") } 1-3 dado…
alakazam-list-side-give = Eman bat, bi edo hiru…
alakazam-list-side-want = Eskatu…
alakazam-bargain = { CASE($who, "gen") } { $wanted }, { $given } emanda
alakazam-swap = { $out } → { $come }
alakazam-return = Itzuli { $card }
alakazam-swap-other = { $out } → beste bat…
alakazam-die-marked = { $die }, berriro bota daiteke

## Buttons and options

alakazam-do-ready = Prest
alakazam-do-swap = Dado bat trukatu
alakazam-do-take = Karta bat hartu
alakazam-do-return = Karta bat itzuli
alakazam-do-reroll = Berriro bota
alakazam-do-offer = Eskaintza egin
alakazam-do-change = Eskaintza aldatu
alakazam-do-withdraw = Eskaintza kendu
alakazam-own-offer = **#{ $number }** zure eskaintza da: besteek erantzuten diote. Atzera egiteko, sakatu **Eskaintza kendu** zure eskuan.
alakazam-do-done = Amaitu dut
alakazam-do-not-done = Tratuan jarraitu
alakazam-do-back = Pauso bat atzera
alakazam-do-all = Denak
alakazam-do-for = Horien truke…
alakazam-do-for-full = Hiru horien truke…
alakazam-do-mark = ↻ Berriro bota dezan
alakazam-do-propose = Eskaintza bidali
alakazam-do-cancel = Bertan behera
alakazam-do-accept = Onartu
alakazam-do-decline = Ezetsi
alakazam-do-counter = Kontraeskaintza
alakazam-do-any = edozein { $what }
alakazam-do-any-colour = edozein kolore
alakazam-do-any-number = edozein zenbaki

## What happened

alakazam-event-round = 🎪 { $round }. erronda: bazarrak dado eta karta berriak atera ditu.
alakazam-event-swapped = { CASE($who, "erg") } { $out } eman eta { $into } hartu du.
alakazam-event-took = { CASE($who, "erg") } karta bat hartu du: { $card }.
alakazam-event-drew = Karta bat hartu duzu: { $card }.
alakazam-event-returned = { CASE($who, "erg") } karta bat itzuli du: { $card }.
alakazam-event-put = Karta bat itzuli duzu: { $card }.
alakazam-event-turned = Agerian dago orain: { $card }.
alakazam-event-rerolled = 🎲 { CASE($who, "erg") } { $die } berriro bota du, eta { $new } atera da.
alakazam-event-offered = #{ $number } { CASE($who, "gen") } eskaintza { CASE($to, "ben") }: { $given }; trukean, { $wanted }.
alakazam-event-changed = #{ $number } { CASE($who, "erg") } #{ $before } eskaintza aldatu du, { CASE($to, "ben") }: { $given }; trukean, { $wanted }.
alakazam-event-accepting = #{ $number } { CASE($who, "erg") } hurrengo kanpaian onartuko du.
alakazam-event-accepting-no-more = #{ $number } { CASE($who, "erg") } azkenean ez du hurrengo kanpaian onartuko.
alakazam-event-accepted = 🤝 #{ $number } { CASE($who, "erg") } { CASE($giver, "gen") } eskaintza onartu du: { $wanted } eman, { $given } hartu.
alakazam-event-withdrawn = #{ $number } { CASE($who, "erg") } eskaintza kendu du.
alakazam-event-closed = #{ $number } { CASE($who, "gen") } eskaintzak ez du inor tentatu.
alakazam-event-failed = #{ $number } Eskaintza bertan behera: { $why ->
    [left] norbait joan da
   *[gone] eskatzen duen dado bat ez dago jada
    }.
alakazam-event-dropped = Egitera zindoazena jada ezin da egin; ez zaizu ezer kostatu.
alakazam-event-last-call = ⏰ Azken deia { CASE($who, "ben") }.
alakazam-event-scored = { $who } { $points }, guztira { $total }: { $lines }

## The end

alakazam-end-points = 🎉 Pertsianak behera { $rounds }. errondaren ondoren. { CASE($who, "erg") } { $count ->
    [one] irabazi du
   *[other] elkarrekin irabazi dute
    } bazarra, { $target } puntutik gora!
alakazam-end-three-rounds = 🎉 Hiru errondak amaitu dira. { $count ->
    [one] { CASE($who, "erg") } irabazi du
   *[other] { CASE($who, "erg") } elkarrekin irabazi dute
    }.
alakazam-end-sprint = 🎉 Bi errondak amaitu dira. { $count ->
    [one] { CASE($who, "erg") } irabazi du
   *[other] { CASE($who, "erg") } elkarrekin irabazi dute
    }.
alakazam-end-cap = 🎉 { $rounds } errondaren ondoren bazarra itxi da. { $count ->
    [one] { CASE($who, "erg") } irabazi du
   *[other] { CASE($who, "erg") } elkarrekin irabazi dute
    }.
alakazam-end-left = Beste guztiak joan dira. { $count ->
    [one] { CASE($who, "erg") } irabazi du
   *[other] { CASE($who, "erg") } elkarrekin irabazi dute
    }.
alakazam-die-speaks = Dadoetako bat
alakazam-saying = { $how ->
    [won] { $number ->
        [0] «Entseatuta genuen.»
        [1] «Ondo botata eta hobeto salduta.»
       *[2] «Kontuz astindu gaitzazu: ospetsuak gara orain.»
    }
   *[lost] { $number ->
        [0] «Seikoa izan behar nuen, baina irrist egin dut.»
        [1] «Gure seiko guztiak hemen daude, beste aldean.»
       *[2] «Puntuekin ordaindu duzu, eta istorio bat daramazu: merke.»
    }
 }
alakazam-end-how = { $who }: { $before } { $points } ({ $cards }) = **{ $total }**.
alakazam-end-how-none = { $who }: kartarik ez azken erronda honetan, eta **{ $total }** aurrekoetatik.

## Ozen irakurtzen diren zeinuak

alakazam-sign-cards = kartak:
alakazam-sign-re-roll = berriro bota daiteke

# Alakazoo: la taula, la mà, les preguntes i el que ha passat. Els noms de les criatures estan en games/alakazoo/cards.toml.

alakazoo-name = Alakazoo
alakazoo-tagline = Encén les runes del teu Portal i invoca una criatura fantàstica, part a part.
alakazoo-length = uns 30 minuts
alakazoo-length-short = de tres a cinc minuts
alakazoo-heading = ronda { $round } de { $rounds } com a màxim, comença { $first }
alakazoo-heading-last = ronda { $round }, l'última, comença { $first }
alakazoo-heading-sprint = esprint, ronda { $round } de { $rounds }, comença { $first }
alakazoo-heading-start = es trien taulers de Portal
alakazoo-credits = **Alakazoo** és un joc de Marcin «Loknath» Podsiadło.
alakazoo-learnt-1 = Daus i runes
alakazoo-learnt-2 = Columnes i canvis
alakazoo-learnt-3 = El Guardià
alakazoo-learnt-4 = Una criatura sencera

## Names

alakazoo-type-left-ear = orella E
alakazoo-type-head = testa
alakazoo-type-right-ear = orella D
alakazoo-type-left-hand = urpa E
alakazoo-type-torso = tors
alakazoo-type-right-hand = urpa D
alakazoo-type-left-leg = pota E
alakazoo-type-tail = cua
alakazoo-type-right-leg = pota D
alakazoo-rune-star = ⭐ Estrela
alakazoo-rune-flame = 🔥 Flama
alakazoo-rune-wave = 🌊 Ona
alakazoo-rune-leaf = 🍃 Fulla
alakazoo-rune-gale = 💨 Vendaval
alakazoo-rune-stone = 🪨 Pedra
alakazoo-card = { $type } { $sign }
alakazoo-creature = { $sign } { $name }
alakazoo-keeper-Broom = Granera
alakazoo-keeper-Lantern = Fanal
alakazoo-keeper-Kettle = Tetera
alakazoo-keeper-Key = Clau

## The board

alakazoo-seat = { $turn ->
    [yes] ▶ { $who }
   *[no] { $who }
    } { $points ->
    [one] 1 punt
   *[other] { $points } punts
    } · ✋{ $cards } · { $tokens } · { $board }, { $placed } de 9 caselles
alakazoo-seat-bare = { $who } encara no té tauler de Portal
alakazoo-race-start = Les cartes en les { $spaces } caselles del teu Portal donen punts: un si són de la teua criatura, un altre si ningú tenia encara eixa part.
alakazoo-race-start-sprint = { $rounds } rondes i després el Jurat Màgic. Les cartes en les { $spaces } caselles del teu Portal donen punts: un si són de la teua criatura, un altre si ningú tenia encara eixa part.
alakazoo-race-nothing = Ningú té punts encara.
alakazoo-race-lead = { $who } va al davant amb { $points ->
    [one] 1 punt
   *[other] { $points } punts
    }.
alakazoo-race-lead-shared = { $count ->
    [2] { $who } van al davant amb { $points ->
        [one] 1 punt
       *[other] { $points } punts
        }.
   *[other] { $who } van al davant amb { $points ->
        [one] 1 punt
       *[other] { $points } punts
        }.
    }
alakazoo-race-ninth = { $who } { $count ->
    [one] té
   *[other] tenen
    } { $placed } de { $spaces } caselles: la novena dona 1 punt i obri l'última ronda.
alakazoo-race-finished = { $who } ha omplit la novena casella: esta és l'última ronda.
alakazoo-race-last = Esta és l'última ronda.
alakazoo-race-sprint = Després de la ronda { $rounds } puntua el Jurat Màgic.
alakazoo-race-dark = A una fitxa Fosca de perdre un torn: { $who }.
alakazoo-pile = **Descarts**, { $count ->
    [one] 1 carta
   *[other] { $count } cartes
    }: passen a ser la pila quan s'acaba.
alakazoo-pile-row = -# { $sign } { $types }
alakazoo-pile-empty = No hi ha descarts.
alakazoo-tokens = { $name }: { $magic } de Màgia, { $dark } { $dark ->
    [one] Fosca
   *[other] Fosques
    }
alakazoo-tokens-spare = Carta de Mag: { $magic } de Màgia, { $dark } { $dark ->
    [one] Fosca
   *[other] Fosques
    }
alakazoo-space-filled = { $type } { $sign } ✔
alakazoo-space = { $type } { $first }{ $second }
alakazoo-space-lit = { $type } { $first }{ $second }◀
alakazoo-helper-at = Ajudant en { $place }
alakazoo-wizard-card = la carta de Mag
alakazoo-columns = Columnes: { $columns }
alakazoo-column = { $number } { $cards }
alakazoo-column-empty = buida
alakazoo-common = 🂠 pila: { $deck } · descarts: { $discard } · reserva: { $supply } de Màgia
alakazoo-legend = ● encesa ○ apagada · ◀ les dos runes enceses: ací cap una carta
alakazoo-boards-left = Taulers de Portal: { $names }

## The hand

alakazoo-hand-card = { $number } **{ $card }** — { $facts }
alakazoo-hand-empty = No tens cartes en la mà.
alakazoo-hand-own = la teua criatura (+1)
alakazoo-hand-first = estrenes { $type } (+1)
alakazoo-hand-lit = la seua casella està encesa
alakazoo-hand-dark = casella encara apagada
alakazoo-hand-filled = la seua casella està ocupada
alakazoo-hand-jury = El Jurat Màgic et donaria ara { $points ->
    [one] 1 punt
   *[other] { $points } punts
    }.
alakazoo-hand-draft = ✏️ { $draft }

## Questions

alakazoo-ask-board = { $who } tria un tauler de Portal
    .you = Quina criatura invoques?
alakazoo-ask-turn = **Torn:** { $who } · tirar, columna, cartes o Guardià
    .helper = **Torn:** { $who } · tirar, columna, cartes o Ajudant màgic
    .you = Què fas?
alakazoo-ask-order = { $who } resol els daus: { $dice }
    .you = Quin resultat va primer? { $dice }
alakazoo-ask-light = { $who } posa una fitxa: { $rune }
    .you = { $rune }: on va la fitxa?
alakazoo-ask-swap = { $who } tria quines cartes renova
    .you = Quines cartes descartes? N'agafes tantes com deixes. De moment: { $count }
    .all = Descartes tota la mà i n'agafes tantes com deixes. Fet?
alakazoo-ask-keeper = { $who } tria un poder
    .you = Quin poder?
    .back = Cap carta teua servix ara per a un poder. Fes un pas arrere i tria una altra acció.
    .discard = Quina carta descartes?
    .take = Quina carta t'emportes?
    .offer = Quina carta oferixes?
    .rival-hand = De quina mà l'agafes?
    .lay = Quina carta de la teua mà va al Portal?
    .rival-portal = Amb quin Portal canvies?
    .space = Quina carta canvies?
alakazoo-ask-place = { $who } pot col·locar cartes
    .you = Col·loques una carta?
alakazoo-ask-trim-hand = { $who } té massa cartes
    .you = Et sobren cartes: com a molt { $limit }. { $count ->
        [one] Quina descartes?
       *[other] Quines { $count } descartes?
    }
alakazoo-ask-trim-magic = { $who } té massa Màgia
    .you = Et sobren runes enceses: com a molt { $limit }. { $count ->
        [one] Quina apagues?
       *[other] Quines { $count } apagues?
    }
    .spare = Et sobren fitxes de Màgia: com a molt { $limit }, comptant les de la carta de Mag. { $count ->
        [one] Quina tornes?
       *[other] Quines { $count } tornes?
    }

## What can be won and lost

alakazoo-outlook-fits = { $points ->
    [0] La teua carta encaixa ({ $type }): col·loca-la després de l'acció.
   *[other] La teua carta encaixa ({ $type }): col·loca-la després de l'acció, **+{ $points }**.
    }
alakazoo-outlook-space = { $type }{ $points ->
    [0] {""}
   *[other] { " " }(**+{ $points }**)
    }
alakazoo-outlook-throws = De 10 tirades, encenen { $count ->
    [one] { $first }
   *[other] { $first } o { $second }
    }: { $one } amb 1 dau · { $two } amb 2 daus · { $three } amb 3 daus.
alakazoo-outlook-none = Cap de les teues cartes té casella lliure: agafa una columna o renova.
alakazoo-outlook-empty = La teua mà està buida: agafa una columna.
alakazoo-stakes-turn = { $bad ->
    [1] Sense lloc per a { $runes }: si ix, reps una fitxa Fosca.
    [2] Sense lloc per a { $runes }: cada una que isca porta una fitxa Fosca.
   *[other] { $bad } de les 6 runes no tenen lloc: cada una que isca porta una fitxa Fosca.
    }
alakazoo-stakes-third = La tercera fitxa Fosca costa un torn; de 10 tirades: 1 dau { $one } · 2 daus { $two } · 3 daus { $three }.
    .near = La tercera fitxa Fosca costa un torn.
alakazoo-stakes-skip = **Saltar torn** torna { $dark ->
    [one] la teua fitxa Fosca
   *[other] les teues fitxes Fosques
    }.
alakazoo-stakes-lost = Tres fitxes Fosques: perds el pròxim torn.
alakazoo-stakes-no-room = Sense lloc per a { $runes }: { $count ->
    [one] reps una fitxa Fosca
   *[other] reps una fitxa Fosca per cada una
    }.
alakazoo-stakes-star = { $star }: encén qualsevol runa, o queda com a Màgia { $helper ->
    [yes] en la teua carta de Mag
   *[no] en el teu Guardià
    }.
alakazoo-stakes-swap = N'agafes tantes com en descartes.
    .about = n'agafes tantes com en descartes
alakazoo-stakes-keeper = Costa una de les teues fitxes de Màgia ({ $magic }){ $dark ->
    [0] {""}
   *[1] , i porta una fitxa Fosca
    }.
alakazoo-stakes-place-none = Cap de les teues cartes encaixa en una casella encesa.
alakazoo-stakes-place = Un punt si és de la teua criatura, un altre si ningú més té encara eixa part.
alakazoo-stakes-ninth = La teua novena casella: obri l'última ronda, i dona un punt si és la primera de la taula.
alakazoo-stakes-trim = Passar-se costa també una fitxa Fosca: de moment, { $dark } de { $limit }.
alakazoo-stakes-trim-third = Tindre'n massa costa a més una fitxa Fosca, la tercera: perds el pròxim torn.
alakazoo-stakes-spare-cards = Tens diverses cartes per a { $spaces }: en cada casella només n'hi cap una.
alakazoo-stakes-spare-runes = A mig encendre i sense carta teua: { $spaces }. Eixes runes són les que menys ajuden.
alakazoo-advised = consell: { $what }
alakazoo-column-full = (ocupada)
alakazoo-column-double = (repetida)
alakazoo-column-of = { $cards }{ $over ->
    [0] {""}
   *[other] ; en descartes { $over }
    }
alakazoo-brings-fits = encaixa { $chance }
alakazoo-place-points = { $why ->
    [own] és de la teua criatura
    [first] ningú més té encara esta part
    [both] és de la teua criatura i ningú més té encara esta part
   *[none] una casella més cap a les nou
    }
alakazoo-lay-for = per la teua carta { $card }
alakazoo-rival = { $points ->
    [one] 1 punt
   *[other] { $points } punts
    } · ✋{ $cards } · { $placed } de 9 caselles
alakazoo-list-trim = Descarta { $count }…
alakazoo-throw-lit = obri { $types }

## Buttons and options

alakazoo-do-roll = { $count ->
    [one] 🎲 1 dau
   *[other] 🎲 { $count } daus
    }
alakazoo-do-column = Columna { $number }
alakazoo-do-swap = Renova cartes
alakazoo-do-swap-cards = { $count ->
    [1] Renova { $cards }
    [2] Renova { $cards }
   *[other] Renova { $count } cartes
    }
alakazoo-swap-spare = no et { $count ->
    [one] servix
   *[other] servixen
    }
alakazoo-swap-all = tota la mà
alakazoo-do-keeper = Guardià
alakazoo-do-helper = Ajudant màgic
alakazoo-do-keeper-power = { $name }: { $power }
alakazoo-do-keeper-price = 1 de Màgia: { $effect }
alakazoo-do-skip = Saltar torn
alakazoo-do-back = Un pas arrere
alakazoo-do-done = Fet
alakazoo-do-pass = Cap més
alakazoo-do-place-rune = { $type }: { $rune }
alakazoo-do-slot = Ranura del Guardià
alakazoo-do-wizard = Carta de Mag
alakazoo-do-power-a = Canvia una carta
    .effect = descarta una carta i agafa'n una d'una columna
alakazoo-do-power-b = Agafa d'una mà
    .effect = canvia una carta per una d'un rival a l'atzar; rep una fitxa Fosca
alakazoo-do-power-c = Canvia el teu Portal
    .effect = canvia una carta del Portal per una de la mà de la mateixa part
alakazoo-do-power-d = Canvia amb un rival
    .effect = canvia cartes de la mateixa part entre Portals; rep una fitxa Fosca
alakazoo-light-opens = llavors encaixa { $card }
alakazoo-light-waits = llavors a { $card } només li falta una runa
alakazoo-light-none = ací no espera cap carta teua
alakazoo-light-slot = una fitxa de Màgia per a més tard
alakazoo-from-column = de la columna { $number }
alakazoo-exchange-space = la teua { $mine }, la seua { $theirs }
alakazoo-board-runes = { $count } runes de cada: { $runes }

## What happened

alakazoo-event-first = Comença { $who }.
alakazoo-event-board = { $who } invoca { $board }.
alakazoo-event-box = Fora d'esta partida: { $names }.
alakazoo-event-added = La columna { $number } rep { $card }.
alakazoo-event-turn-lost = { $who } torna tres fitxes Fosques i perd el torn.
alakazoo-event-skipped = { $who } se salta el torn{ $count ->
    [0] {""}
    [one] { " " }i torna una fitxa Fosca
   *[other] { " " }i torna { $count } fitxes Fosques
    }.
alakazoo-event-rolled = 🎲 { $who } trau { $dice }.
alakazoo-event-lit = { $who } encén { $rune } ({ $place }).
alakazoo-event-lit-somewhere = { $who } encén una runa ({ $place }).
alakazoo-event-kept = { $who } guarda una fitxa de Màgia al costat del Portal.
alakazoo-event-nothing = { $rune } no fa res: { $why ->
    [supply] no queden fitxes de Màgia
   *[full] no té lloc
    }.
alakazoo-event-dark = Es cola una ombra: { $who } rep una fitxa Fosca{ $pushed ->
    [1] , i per això en perd una de Màgia
   *[0] {""}
    }.
alakazoo-event-dark-ignored = { $who } ja té tres fitxes Fosques.
alakazoo-event-column = { $who } agafa la columna { $number }: { $cards }.
alakazoo-event-cleared = La columna { $number } estava plena; { $count ->
    [one] es descarta
   *[other] es descarten
    }: { $cards }.
alakazoo-event-reshuffled = Els descarts passen a ser la pila nova.
alakazoo-event-swapped = { $who } descarta { $cards }.
alakazoo-event-drew = { $who } agafa { $count ->
    [one] una carta
   *[other] { $count } cartes
    }.
alakazoo-event-drawn = Has agafat { $cards }.
alakazoo-event-keeper = { $who } paga una fitxa de Màgia: { $power }.
alakazoo-event-helper = { $who } mou el seu Ajudant a { $place }.
alakazoo-event-traded = { $who } descarta { $card } i agafa { $other } de la columna { $number }.
alakazoo-event-exchanged = { $who } canvia una carta amb { $rival }.
alakazoo-event-exchanged-cards = { $who } dona { $card } a { $rival } i rep { $other }.
alakazoo-event-own-exchange = { $who } col·loca { $card } i recupera { $other }.
alakazoo-event-rival-exchange = { $who } li agafa a { $rival } { $card } del Portal i li deixa { $other }.
alakazoo-event-placed = { $who } col·loca { $card }{ $points ->
    [0] {""}
    [one] { " " }i fa 1 punt
   *[other] { " " }i fa { $points } punts
    }.
alakazoo-event-finished = { $who } ompli la novena casella{ $point ->
    [1] { " " }abans que ningú i fa 1 punt: última ronda
   *[0] {""}
    }!
alakazoo-event-trimmed-hand = { $who } tenia massa cartes i descarta { $cards }.
alakazoo-event-trimmed-magic = { $who } tenia massa Màgia i torna { $count ->
    [one] una fitxa
   *[other] { $count } fitxes
    }: { $places }.
alakazoo-spare-tokens = al costat del Portal

## The Magic Jury

alakazoo-jury = ⚖ { $who } **+{ $points }** del Jurat Màgic
alakazoo-jury-row = -# fila { $number } { $signs }: { $reason }
alakazoo-jury-column = -# columna { $number } { $signs }: { $reason }
alakazoo-jury-board = -# Portal sencer: { $reason }
alakazoo-jury-same = tot d'una criatura, **1 punt**
alakazoo-jury-different = tres criatures diferents, **1 punt**
alakazoo-jury-mixed = dos d'una criatura, res
alakazoo-jury-unfilled = incompleta, res
alakazoo-jury-own = només la pròpia criatura, **1 punt**
alakazoo-jury-foreign = també altres criatures, res
alakazoo-jury-empty = cap carta, res

## The end

alakazoo-end-finished = 🎉 { $who } { $count ->
    [one] és ARCANIMUS!
   *[other] compartixen el títol d'ARCANIMUS!
    }
alakazoo-end-rounds = Després de quaranta rondes s'acaba el torneig: { $who } { $count ->
    [one] és ARCANIMUS!
   *[other] compartixen el títol d'ARCANIMUS!
    }
alakazoo-end-sprint = S'ha acabat la sisena ronda: { $who } { $count ->
    [one] és ARCANIMUS d'este esprint!
   *[other] compartixen el títol d'ARCANIMUS!
    }

alakazoo-saying = { $creature ->
    [E] «Una flama menuda n'encén una altra.»
    [G] «La cresta amunt, encara que es torça el bec.»
    [M] «La bona molsa no té pressa.»
    [T] «Tota marea torna a pujar.»
    [V] «Vaig caure dret. Alguns peus eren meus.»
   *[N] «Els millors mossos arriben de nit.»
 }
alakazoo-end-how = { $who }: { $placing } per col·locar, { $jury } del Jurat Màgic.

## Words below the cards of the hand's picture, one or two each

alakazoo-picture-fits = encaixa
alakazoo-picture-needs = falta
alakazoo-picture-full = ocupada

## Signes llegits en veu alta

alakazoo-sign-column-1 = columna 1:
alakazoo-sign-column-2 = columna 2:
alakazoo-sign-column-3 = columna 3:
alakazoo-sign-column-4 = columna 4:
alakazoo-sign-dark = fitxa Fosca
alakazoo-sign-empty = buit
alakazoo-sign-rune-lit = { $rune } amb llum
alakazoo-sign-rune-dark = { $rune } sense llum

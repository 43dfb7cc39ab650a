# Alakazoo: a mesa, a man, as preguntas e o que pasou. Os nomes das criaturas están en games/alakazoo/cards.toml.

alakazoo-name = Alakazoo
alakazoo-tagline = Acende as runas do teu Portal e invoca unha criatura fantástica, por partes.
alakazoo-length = uns 30 minutos
alakazoo-length-short = de tres a cinco minutos
alakazoo-heading = rolda { $round } de { $rounds } como máximo, comeza { $first }
alakazoo-heading-last = rolda { $round }, a última, comeza { $first }
alakazoo-heading-sprint = sprint, rolda { $round } de { $rounds }, comeza { $first }
alakazoo-heading-start = elección de taboleiros
alakazoo-credits = **Alakazoo** é un xogo de Marcin «Loknath» Podsiadło.
alakazoo-learnt-1 = Dados e runas
alakazoo-learnt-2 = Columnas e cambios
alakazoo-learnt-3 = O Gardián
alakazoo-learnt-4 = Unha criatura enteira

## Names

alakazoo-type-left-ear = orella E
alakazoo-type-head = cabeza
alakazoo-type-right-ear = orella D
alakazoo-type-left-hand = garra E
alakazoo-type-torso = torso
alakazoo-type-right-hand = garra D
alakazoo-type-left-leg = pata E
alakazoo-type-tail = rabo
alakazoo-type-right-leg = pata D
alakazoo-rune-star = ⭐ Estrela
alakazoo-rune-flame = 🔥 Chama
alakazoo-rune-wave = 🌊 Onda
alakazoo-rune-leaf = 🍃 Folla
alakazoo-rune-gale = 💨 Vendaval
alakazoo-rune-stone = 🪨 Pedra
alakazoo-card = { $type } { $sign }
alakazoo-creature = { $sign } { $name }
alakazoo-keeper-Broom = Vasoira
alakazoo-keeper-Lantern = Farol
alakazoo-keeper-Kettle = Teteira
alakazoo-keeper-Key = Chave

## The board

alakazoo-seat = { $turn ->
    [yes] ▶ { $who }
   *[no] { $who }
    } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    } · ✋{ $cards } · { $tokens } · { $board }, { $placed } de 9 celas
alakazoo-seat-bare = { $who } aínda non ten taboleiro
alakazoo-race-start = As cartas nas { $spaces } celas do teu Portal dan puntos: un se son da túa criatura, outro se ninguén tiña aínda esa parte.
alakazoo-race-start-sprint = { $rounds } roldas e despois o Xurado Máxico. As cartas nas { $spaces } celas do teu Portal dan puntos: un se son da túa criatura, outro se ninguén tiña aínda esa parte.
alakazoo-race-nothing = Ninguén ten puntos aínda.
alakazoo-race-lead = { $who } vai en cabeza con { $points }.
alakazoo-race-lead-shared = { $count ->
    [2] { $who } van en cabeza con { $points }.
   *[other] { $who } van en cabeza, cada quen con { $points }.
    }
alakazoo-race-ninth = { $who } { $count ->
    [one] ten
   *[other] teñen
    } { $placed } de { $spaces } celas: a novena dá 1 punto e trae a última rolda.
alakazoo-race-finished = { $who } encheu a novena cela: esta é a última rolda.
alakazoo-race-last = Esta é a última rolda.
alakazoo-race-sprint = Tras a rolda { $rounds } puntúa o Xurado Máxico.
alakazoo-race-dark = Cunha ficha Escura máis, { $who } { $count ->
    [one] perde
   *[other] perden
    } unha quenda.
alakazoo-pile = **Descartes**, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }: pasan a ser o mazo cando acaba.
alakazoo-pile-row = -# { $sign } { $types }
alakazoo-pile-empty = Non hai descartes.
alakazoo-tokens = { $name }: { $magic } de Maxia, { $dark } { $dark ->
    [one] Escura
   *[other] Escuras
    }
alakazoo-tokens-spare = Carta de Mago: { $magic } de Maxia, { $dark } { $dark ->
    [one] Escura
   *[other] Escuras
    }
alakazoo-space-filled = { $type } { $sign } ✔
alakazoo-space = { $type } { $first }{ $second }
alakazoo-space-lit = { $type } { $first }{ $second }◀
alakazoo-helper-at = Axudante: { $place }
alakazoo-wizard-card = carta de Mago
alakazoo-columns = Columnas: { $columns }
alakazoo-column = { $number } { $cards }
alakazoo-column-empty = baleira
alakazoo-common = 🂠 mazo: { $deck } · descartes: { $discard } · reserva: { $supply } de Maxia
alakazoo-legend = ● acesa ○ apagada · ◀ as dúas runas acesas: aquí cabe unha carta
alakazoo-boards-left = Taboleiros: { $names }

## The hand

alakazoo-hand-card = { $number } **{ $card }** — { $facts }
alakazoo-hand-empty = Non tes cartas na man.
alakazoo-hand-own = a túa criatura (+1)
alakazoo-hand-first = estrea { $type } (+1)
alakazoo-hand-lit = a súa cela está acesa
alakazoo-hand-dark = a súa cela aínda non está acesa
alakazoo-hand-filled = a súa cela está ocupada
alakazoo-hand-jury = O Xurado Máxico daríache agora { $points }.
alakazoo-hand-draft = ✏️ { $draft }

## Questions

alakazoo-ask-board = { $who } elixe taboleiro
    .you = Que criatura invocas?
alakazoo-ask-turn = **Quenda:** { $who } · tirar, columna, cartas ou Gardián
    .helper = **Quenda:** { $who } · tirar, columna, cartas ou Axudante máxico
    .you = Que fas?
alakazoo-ask-order = { $who } resolve os dados: { $dice }
    .you = Que resultado vai primeiro? { $dice }
alakazoo-ask-light = { $who } pon a ficha de { $rune }
    .you = Onde vai a ficha de { $rune }?
alakazoo-ask-swap = { $who } elixe que cartas renova
    .you = Que cartas descartas? Colles outras tantas. Polo de agora: { $count }
    .all = Descartas toda a man e colles outras tantas. Feito?
alakazoo-ask-keeper = { $who } elixe un poder
    .you = Que poder?
    .back = Ningunha carta túa serve agora para un poder. Volve atrás e elixe outra acción.
    .discard = Que carta descartas?
    .take = Que carta levas?
    .offer = Que carta ofreces?
    .rival-hand = De que man a colles?
    .lay = Que carta da túa man vai ao Portal?
    .rival-portal = Con que Portal cambias?
    .space = Que carta cambias?
alakazoo-ask-place = { $who } pode colocar cartas
    .you = Colocas unha carta?
alakazoo-ask-trim-hand = { $who } ten demasiadas cartas
    .you = Sobran cartas: como moito { $limit }. { $count ->
        [one] Cal descartas?
       *[other] Cales { $count } descartas?
    }
alakazoo-ask-trim-magic = { $who } ten demasiada Maxia
    .you = Sobran runas acesas: como moito { $limit }. { $count ->
        [one] Cal apagas?
       *[other] Cales { $count } apagas?
    }
    .spare = Sobran fichas de Maxia: como moito { $limit }, contando as da carta de Mago. { $count ->
        [one] Cal devolves?
       *[other] Cales { $count } devolves?
    }

## What can be won and lost

alakazoo-outlook-fits = { $points ->
    [0] A túa carta encaixa ({ $type }): colócaa tras a túa acción.
   *[other] A túa carta encaixa ({ $type }): colócaa tras a túa acción, **+{ $points }**.
    }
alakazoo-outlook-space = { $type }{ $points ->
    [0] {""}
   *[other] { " " }(**+{ $points }**)
    }
alakazoo-outlook-throws = Acender { $count ->
    [one] { $first }
   *[other] { $first } ou { $second }
    }: de 10 tiradas, { $one } cun dado, { $two } con dous e { $three } con tres.
alakazoo-outlook-none = Ningunha das túas cartas ten cela libre: colle unha columna ou renova.
alakazoo-outlook-empty = A túa man está baleira: colle unha columna.
alakazoo-stakes-turn = { $bad ->
    [1] Non cabe { $runes }: se sae, trae unha ficha Escura.
    [2] Non caben { $runes }: cada unha que saia trae unha ficha Escura.
   *[other] { $bad } das 6 runas non caben: cada unha que saia trae unha ficha Escura.
    }
alakazoo-stakes-third = A terceira Escura custa unha quenda: de 10 tiradas, { $one } cun dado, { $two } con dous e { $three } con tres.
    .near = A terceira ficha Escura custa unha quenda.
alakazoo-stakes-skip = **Saltar a quenda** devolve { $dark ->
    [one] a túa ficha Escura
   *[other] as túas fichas Escuras
    }.
alakazoo-stakes-lost = Tres fichas Escuras: pérdese a próxima quenda.
alakazoo-stakes-no-room = Sen sitio para { $runes }: { $count ->
    [one] recibes unha ficha Escura
   *[other] recibes unha ficha Escura por cada unha
    }.
alakazoo-stakes-star = { $star }: acende calquera runa, ou queda como Maxia { $helper ->
    [yes] na túa carta de Mago
   *[no] no teu Gardián
    }.
alakazoo-stakes-swap = Colles tantas como descartes.
    .about = colles tantas como descartes
alakazoo-stakes-keeper = Custa unha das túas fichas de Maxia ({ $magic }){ $dark ->
    [0] {""}
   *[1] , e trae unha ficha Escura
    }.
alakazoo-stakes-place-none = Ningunha das túas cartas encaixa nunha cela acesa.
alakazoo-stakes-place = Un punto se é da túa criatura, outro se ninguén máis ten aínda esa parte.
alakazoo-stakes-ninth = A túa novena cela: trae a última rolda, e dá un punto se ninguén a encheu antes.
alakazoo-stakes-trim = Pasarse custa tamén unha ficha Escura (agora, { $dark } de { $limit }).
alakazoo-stakes-trim-third = Pasarse custa ademais unha ficha Escura, a terceira: pérdese a próxima quenda.
alakazoo-stakes-spare-cards = Tes varias cartas para { $spaces }: en cada cela só cabe unha.
alakazoo-stakes-spare-runes = A medio acender e sen carta túa: { $spaces }. Esas runas son as que menos axudan.
alakazoo-advised = consello: { $what }
alakazoo-column-full = (ocupada)
alakazoo-column-double = (repetida)
alakazoo-column-of = { $cards }{ $over ->
    [0] {""}
   *[other] ; descartas { $over }
    }
alakazoo-brings-fits = encaixa { $chance }
alakazoo-place-points = { $why ->
    [own] é da túa criatura
    [first] ninguén máis ten aínda esta parte
    [both] é da túa criatura e ninguén máis ten aínda esta parte
   *[none] unha cela menos para as nove
    }
alakazoo-lay-for = pola túa { $card }
alakazoo-rival = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    } · ✋{ $cards } · { $placed } de 9 celas
alakazoo-list-trim = Descartar { $count }…
alakazoo-throw-lit = abre { $types }

## Buttons and options

alakazoo-do-roll = { $count ->
    [one] 🎲 1 dado
   *[other] 🎲 { $count } dados
    }
alakazoo-do-column = Columna { $number }
alakazoo-do-swap = Renovar cartas
alakazoo-do-swap-cards = { $count ->
    [1] Renovar { $cards }
    [2] Renovar { $cards }
   *[other] Renovar { $count } cartas
    }
alakazoo-swap-spare = non che { $count ->
    [one] serve
   *[other] serven
    }
alakazoo-swap-all = toda a man
alakazoo-do-keeper = Gardián
alakazoo-do-helper = Axudante máxico
alakazoo-do-keeper-power = { $name }: { $power }
alakazoo-do-keeper-price = 1 de Maxia: { $effect }
alakazoo-do-skip = Saltar
alakazoo-do-back = Un paso atrás
alakazoo-do-done = Feito
alakazoo-do-pass = Ningunha máis
alakazoo-do-place-rune = { $type }: { $rune }
alakazoo-do-slot = Oco do Gardián
alakazoo-do-wizard = Carta de Mago
alakazoo-do-power-a = Cambiar unha carta
    .effect = descarta unha carta e colle unha dunha columna
alakazoo-do-power-b = Coller dunha man
    .effect = cambia unha carta por unha dun rival ao chou; recibe unha ficha Escura
alakazoo-do-power-c = Cambiar o teu Portal
    .effect = cambia unha carta do Portal por unha da túa man da mesma parte
alakazoo-do-power-d = Cambiar cun rival
    .effect = cambia cartas da mesma parte entre Portais; recibe unha ficha Escura
alakazoo-light-opens = entón encaixa { $card }
alakazoo-light-waits = despois falta unha runa máis para { $card }
alakazoo-light-none = aí non agarda ningunha carta túa
alakazoo-light-slot = unha ficha de Maxia para máis tarde
alakazoo-from-column = da columna { $number }
alakazoo-exchange-space = a túa { $mine }, a súa { $theirs }
alakazoo-board-runes = { $count } runas de cada: { $runes }

## What happened

alakazoo-event-first = Comeza { $who }.
alakazoo-event-board = { $who } invoca a { $board }.
alakazoo-event-box = Fóra desta partida: { $names }.
alakazoo-event-added = A columna { $number } recibe { $card }.
alakazoo-event-turn-lost = { $who } devolve tres fichas Escuras e perde a quenda.
alakazoo-event-skipped = { $who } salta a quenda{ $count ->
    [0] {""}
    [one] { " " }e devolve unha ficha Escura
   *[other] { " " }e devolve { $count } fichas Escuras
    }.
alakazoo-event-rolled = 🎲 { $who } saca { $dice }.
alakazoo-event-lit = { $who } acende { $rune }: { $place }.
alakazoo-event-lit-somewhere = { $who } acende unha runa: { $place }.
alakazoo-event-kept = { $who } garda unha ficha de Maxia á beira do Portal.
alakazoo-event-nothing = { $rune } non fai nada: { $why ->
    [supply] non quedan fichas de Maxia
   *[full] non ten sitio
    }.
alakazoo-event-dark = Cólase unha sombra: { $who } recibe unha ficha Escura{ $pushed ->
    [1] , e perde por ela unha de Maxia
   *[0] {""}
    }.
alakazoo-event-dark-ignored = { $who } xa ten tres fichas Escuras.
alakazoo-event-column = { $who } colle a columna { $number }: { $cards }.
alakazoo-event-cleared = A columna { $number } estaba chea; { $count ->
    [one] descártase
   *[other] descártanse
    }: { $cards }.
alakazoo-event-reshuffled = Os descartes pasan a ser o mazo novo.
alakazoo-event-swapped = { $who } descarta { $cards }.
alakazoo-event-drew = { $who } colle { $count ->
    [one] unha carta
   *[other] { $count } cartas
    }.
alakazoo-event-drawn = Colliches { $cards }.
alakazoo-event-keeper = { $who } paga unha ficha de Maxia: { $power }.
alakazoo-event-helper = O Axudante de { $who } móvese: { $place }.
alakazoo-event-traded = { $who } descarta { $card } e colle { $other } da columna { $number }.
alakazoo-event-exchanged = { $who } cambia unha carta con { $rival }.
alakazoo-event-exchanged-cards = { $who } dá { $card } e recibe { $other }, de { $rival }.
alakazoo-event-own-exchange = { $who } coloca { $card } e recupera { $other }.
alakazoo-event-rival-exchange = { $who } consegue { $card } do Portal de { $rival } a cambio de { $other }.
alakazoo-event-placed = { $who } coloca { $card }{ $points ->
    [0] {""}
    [one] { " " }e gaña 1 punto
   *[other] { " " }e gaña { $points } puntos
    }.
alakazoo-event-finished = { $who } enche a novena cela{ $point ->
    [1] { " " }antes ca ninguén e gaña 1 punto: última rolda
   *[0] {""}
    }!
alakazoo-event-trimmed-hand = { $who } tiña demasiadas cartas e descarta { $cards }.
alakazoo-event-trimmed-magic = { $who } tiña demasiada Maxia e devolve { $count ->
    [one] unha ficha
   *[other] { $count } fichas
    }: { $places }.
alakazoo-spare-tokens = á beira do Portal

## The Magic Jury

alakazoo-jury = ⚖ { $who }: **+{ $points }** do Xurado Máxico
alakazoo-jury-row = -# fila { $number } { $signs }: { $reason }
alakazoo-jury-column = -# columna { $number } { $signs }: { $reason }
alakazoo-jury-board = -# Portal enteiro: { $reason }
alakazoo-jury-same = todo dunha criatura, **1 punto**
alakazoo-jury-different = tres criaturas distintas, **1 punto**
alakazoo-jury-mixed = dúas dunha criatura, nada
alakazoo-jury-unfilled = incompleta, nada
alakazoo-jury-own = só a propia criatura, **1 punto**
alakazoo-jury-foreign = tamén outras criaturas, nada
alakazoo-jury-empty = ningunha carta, nada

## The end

alakazoo-end-finished = 🎉 { $count ->
    [one] { $who } é ARCANIMUS!
   *[other] { $who } comparten o título de ARCANIMUS!
    }
alakazoo-end-rounds = Tras corenta roldas acaba o torneo: { $count ->
    [one] { $who } é ARCANIMUS!
   *[other] { $who } comparten o título de ARCANIMUS!
    }
alakazoo-end-sprint = Acabou a sexta rolda: { $count ->
    [one] { $who } é ARCANIMUS deste sprint!
   *[other] { $who } comparten o título de ARCANIMUS!
    }

alakazoo-saying = { $creature ->
    [E] «Unha chama pequena acende a seguinte.»
    [G] «Crista arriba, aínda que se torza o peteiro.»
    [M] «O bo musgo non ten présa.»
    [T] «Toda marea volve subir.»
    [V] «Caín de pé. Algúns pés eran meus.»
   *[N] «Os mellores bocados chegan de noite.»
 }
alakazoo-end-how = { $who }: { $placing } por colocar, { $jury } do Xurado Máxico.

## Words below the cards of the hand's picture, one or two each

alakazoo-picture-fits = encaixa
alakazoo-picture-needs = falta
alakazoo-picture-full = ocupada

## Signos lidos en voz alta

alakazoo-sign-column-1 = columna 1:
alakazoo-sign-column-2 = columna 2:
alakazoo-sign-column-3 = columna 3:
alakazoo-sign-column-4 = columna 4:
alakazoo-sign-dark = ficha Escura
alakazoo-sign-empty = baleira
alakazoo-sign-rune-lit = { $rune } con luz
alakazoo-sign-rune-dark = { $rune } sen luz

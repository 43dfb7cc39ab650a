# Alakazoo: la mesa, la mano, las preguntas y lo que ha pasado. Los nombres de las criaturas están en games/alakazoo/cards.toml.

alakazoo-name = Alakazoo
alakazoo-tagline = Enciende las runas de tu Portal e invoca una criatura fantástica, por partes.
alakazoo-length = unos 30 minutos
alakazoo-length-short = de tres a cinco minutos
alakazoo-heading = ronda { $round } de { $rounds } como máximo, empieza { $first }
alakazoo-heading-last = ronda { $round }, la última, empieza { $first }
alakazoo-heading-sprint = sprint, ronda { $round } de { $rounds }, empieza { $first }
alakazoo-heading-start = elección de tableros
alakazoo-credits = **Alakazoo** es un juego de Marcin «Loknath» Podsiadło.
alakazoo-learnt-1 = Dados y runas
alakazoo-learnt-2 = Columnas y cambios
alakazoo-learnt-3 = El Guardián
alakazoo-learnt-4 = Una criatura entera

## Names

alakazoo-type-left-ear = oreja I
alakazoo-type-head = cabeza
alakazoo-type-right-ear = oreja D
alakazoo-type-left-hand = garra I
alakazoo-type-torso = torso
alakazoo-type-right-hand = garra D
alakazoo-type-left-leg = pata I
alakazoo-type-tail = cola
alakazoo-type-right-leg = pata D
alakazoo-rune-star = ⭐ Estrella
alakazoo-rune-flame = 🔥 Llama
alakazoo-rune-wave = 🌊 Ola
alakazoo-rune-leaf = 🍃 Hoja
alakazoo-rune-gale = 💨 Vendaval
alakazoo-rune-stone = 🪨 Piedra
alakazoo-card = { $type } { $sign }
alakazoo-creature = { $sign } { $name }
alakazoo-keeper-Broom = Escoba
alakazoo-keeper-Lantern = Farol
alakazoo-keeper-Kettle = Tetera
alakazoo-keeper-Key = Llave

## The board

alakazoo-seat = { $turn ->
    [yes] ▶ { $who }
   *[no] { $who }
    } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    } · ✋{ $cards } · { $tokens } · { $board }, { $placed } de 9 casillas
alakazoo-seat-bare = { $who } aún no tiene tablero
alakazoo-race-start = Las cartas en las { $spaces } casillas de tu Portal dan puntos: uno si son de tu criatura, otro si nadie tenía aún esa parte.
alakazoo-race-start-sprint = { $rounds } rondas y después el Jurado Mágico. Las cartas en las { $spaces } casillas de tu Portal dan puntos: uno si son de tu criatura, otro si nadie tenía aún esa parte.
alakazoo-race-nothing = Nadie tiene puntos todavía.
alakazoo-race-lead = { $who } va en cabeza con { $points }.
alakazoo-race-lead-shared = { $count ->
    [2] { $who } van en cabeza con { $points }.
   *[other] { $who } van en cabeza, cada cual con { $points }.
    }
alakazoo-race-ninth = { $who } { $count ->
    [one] tiene
   *[other] tienen
    } { $placed } de { $spaces } casillas: la novena da 1 punto y trae la última ronda.
alakazoo-race-finished = { $who } ha llenado la novena casilla: esta es la última ronda.
alakazoo-race-last = Esta es la última ronda.
alakazoo-race-sprint = Tras la ronda { $rounds } puntúa el Jurado Mágico.
alakazoo-race-dark = A una ficha Oscura de perder un turno: { $who }.
alakazoo-pile = **Descartes**, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    }: pasan a ser el mazo cuando se acaba.
alakazoo-pile-row = -# { $sign } { $types }
alakazoo-pile-empty = No hay descartes.
alakazoo-tokens = { $name }: { $magic } de Magia, { $dark } { $dark ->
    [one] Oscura
   *[other] Oscuras
    }
alakazoo-tokens-spare = Carta de Mago: { $magic } de Magia, { $dark } { $dark ->
    [one] Oscura
   *[other] Oscuras
    }
alakazoo-space-filled = { $type } { $sign } ✔
alakazoo-space = { $type } { $first }{ $second }
alakazoo-space-lit = { $type } { $first }{ $second }◀
alakazoo-helper-at = Ayudante: { $place }
alakazoo-wizard-card = la carta de Mago
alakazoo-columns = Columnas: { $columns }
alakazoo-column = { $number } { $cards }
alakazoo-column-empty = vacía
alakazoo-common = 🂠 mazo: { $deck } · descartes: { $discard } · reserva: { $supply } de Magia
alakazoo-legend = ● encendida ○ apagada · ◀ las dos runas encendidas: aquí cabe una carta
alakazoo-boards-left = Tableros: { $names }

## The hand

alakazoo-hand-card = { $number } **{ $card }** — { $facts }
alakazoo-hand-empty = No tienes cartas en la mano.
alakazoo-hand-own = tu criatura, +1
alakazoo-hand-first = estrena { $type }, +1
alakazoo-hand-lit = su casilla está encendida
alakazoo-hand-dark = su casilla aún no está encendida
alakazoo-hand-filled = su casilla está ocupada
alakazoo-hand-jury = El Jurado Mágico te daría ahora { $points }.
alakazoo-hand-draft = ✏️ { $draft }

## Questions

alakazoo-ask-board = { $who } elige tablero
    .you = ¿Qué criatura invocas?
alakazoo-ask-turn = **Turno:** { $who } · tirar, columna, cartas o Guardián
    .helper = **Turno:** { $who } · tirar, columna, cartas o Ayudante mágico
    .you = ¿Qué haces?
alakazoo-ask-order = { $who } resuelve los dados: { $dice }
    .you = ¿Qué resultado va primero? { $dice }
alakazoo-ask-light = { $who } coloca la ficha de { $rune }
    .you = ¿Dónde va la ficha de { $rune }?
alakazoo-ask-swap = { $who } piensa qué hacer con su mano
    .you = ¿Qué cartas descartas? Tomas otras tantas. De momento: { $count }
    .all = Descartas toda la mano y tomas otras tantas. ¿Hecho?
alakazoo-ask-keeper = { $who } elige un poder
    .you = ¿Qué poder?
    .back = Ninguna carta tuya sirve ahora para un poder. Vuelve atrás y elige otra acción.
    .discard = ¿Qué carta descartas?
    .take = ¿Qué carta te llevas?
    .offer = ¿Qué carta ofreces?
    .rival-hand = ¿De qué mano la tomas?
    .lay = ¿Qué carta de tu mano va al Portal?
    .rival-portal = ¿Con qué Portal cambias?
    .space = ¿Qué carta cambias?
alakazoo-ask-place = { $who } puede colocar cartas
    .you = ¿Colocas una carta?
alakazoo-ask-trim-hand = { $who } tiene demasiadas cartas
    .you = Te sobran cartas: el máximo es { $limit }. Descarta { $count ->
        [one] una. ¿Cuál?
       *[other] { $count }. ¿Cuáles?
    }
alakazoo-ask-trim-magic = { $who } tiene demasiada Magia
    .you = Te sobran runas encendidas: el máximo es { $limit }. Apaga { $count ->
        [one] una. ¿Cuál?
       *[other] { $count }. ¿Cuáles?
    }
    .spare = Sobran fichas de Magia: máximo { $limit }, con las de la carta de Mago. Devuelve { $count ->
        [one] una. ¿Cuál?
       *[other] { $count }. ¿Cuáles?
    }

## What can be won and lost

alakazoo-outlook-fits = { $points ->
    [0] Tu carta encaja ({ $type }): colócala tras tu acción.
   *[other] Tu carta encaja ({ $type }): colócala tras tu acción, **+{ $points }**.
    }
alakazoo-outlook-space = { $type }{ $points ->
    [0] {""}
   *[other] { " " }(**+{ $points }**)
    }
alakazoo-outlook-throws = Encender { $count ->
    [one] { $first }
   *[other] { $first } o bien { $second }
    }: 1 dado { $one } · 2 dados { $two } · 3 dados { $three } de cada 10.
alakazoo-outlook-none = Ninguna de tus cartas tiene casilla libre: toma una columna o renueva.
alakazoo-outlook-empty = Tu mano está vacía: toma una columna.
alakazoo-stakes-turn = { $bad ->
    [1] Sin sitio para { $runes }: trae una ficha Oscura.
    [2] Sin sitio para { $runes }: cada una trae una ficha Oscura.
   *[other] { $bad } de las 6 runas no tienen sitio: cada una trae una ficha Oscura.
    }
alakazoo-stakes-third = La tercera ficha Oscura cuesta un turno: 1 dado { $one } · 2 dados { $two } · 3 dados { $three } de cada 10.
    .near = La tercera ficha Oscura cuesta un turno.
alakazoo-stakes-skip = **Saltar el turno** devuelve { $dark ->
    [one] tu ficha Oscura
   *[other] tus fichas Oscuras
    }.
alakazoo-stakes-lost = Tres fichas Oscuras: pierdes el próximo turno.
alakazoo-stakes-no-room = Sin sitio para { $runes }: { $count ->
    [one] recibes una ficha Oscura
   *[other] recibes una ficha Oscura por cada una
    }.
alakazoo-stakes-star = { $star }: enciende cualquier runa, o queda como Magia en tu { $helper ->
    [yes] carta de Mago
   *[no] Guardián
    }.
alakazoo-stakes-swap = Tomas tantas como descartes.
    .about = tomas tantas como descartes
alakazoo-stakes-keeper = Cuesta una de tus fichas de Magia ({ $magic }){ $dark ->
    [0] {""}
   *[1] , y trae una ficha Oscura
    }.
alakazoo-stakes-place-none = Ninguna de tus cartas encaja en una casilla encendida.
alakazoo-stakes-place = Un punto si es de tu criatura, otro si nadie más tiene aún esa parte.
alakazoo-stakes-ninth = Tu novena casilla: trae la última ronda, y un punto si es la primera de la mesa.
alakazoo-stakes-trim = Pasarse cuesta también una ficha Oscura: de momento, { $dark } de { $limit }.
alakazoo-stakes-trim-third = Pasarse cuesta además una ficha Oscura, la tercera: pierdes el próximo turno.
alakazoo-stakes-spare-cards = Tienes varias cartas para { $spaces }: en cada casilla solo cabe una.
alakazoo-stakes-spare-runes = A medio encender y sin carta tuya: { $spaces }. Esas runas son las que menos ayudan.
alakazoo-advised = aconsejable; { $what }
alakazoo-column-full = (ocupada)
alakazoo-column-double = (repetida)
alakazoo-column-of = { $cards }{ $over ->
    [0] {""}
   *[other] ; descartas { $over }
    }
alakazoo-brings-fits = encaja { $chance }
alakazoo-place-points = { $why ->
    [own] es de tu criatura
    [first] nadie más tiene aún esta parte
    [both] es de tu criatura y nadie más tiene aún esta parte
   *[none] una casilla menos para las nueve
    }
alakazoo-lay-for = por tu { $card }
alakazoo-rival = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    } · ✋{ $cards } · { $placed } de 9 casillas
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
alakazoo-swap-spare = no te { $count ->
    [one] sirve
   *[other] sirven
    }
alakazoo-swap-all = toda la mano
alakazoo-do-keeper = Guardián
alakazoo-do-helper = Ayudante mágico
alakazoo-do-keeper-power = { $name }: { $power }
alakazoo-do-keeper-price = 1 de Magia: { $effect }
alakazoo-do-skip = Saltar
alakazoo-do-back = Un paso atrás
alakazoo-do-done = Hecho
alakazoo-do-pass = Nada más
alakazoo-do-place-rune = { $type }: { $rune }
alakazoo-do-slot = Hueco del Guardián
alakazoo-do-wizard = Carta de Mago
alakazoo-do-power-a = Cambiar una carta
    .effect = descarta una carta y toma una de una columna
alakazoo-do-power-b = Tomar de una mano
    .effect = cambia una carta por otra al azar de un rival; recibes una ficha Oscura
alakazoo-do-power-c = Cambiar tu Portal
    .effect = cambia una carta del Portal por una de tu mano de la misma parte
alakazoo-do-power-d = Cambiar con un rival
    .effect = cambia cartas de la misma parte entre Portales; recibes una ficha Oscura
alakazoo-light-opens = así encaja { $card }
alakazoo-light-waits = después a { $card } le faltará otra runa
alakazoo-light-none = ahí no espera ninguna carta tuya
alakazoo-light-slot = una ficha de Magia para más tarde
alakazoo-from-column = de la columna { $number }
alakazoo-exchange-space = la tuya { $mine }, la suya { $theirs }
alakazoo-board-runes = { $count } runas de cada tipo: { $runes }

## What happened

alakazoo-event-first = Empieza { $who }.
alakazoo-event-board = { $who } invoca a { $board }.
alakazoo-event-box = Fuera de esta partida: { $names }.
alakazoo-event-added = En la columna { $number } asoma { $card }.
alakazoo-event-turn-lost = { $who } devuelve tres fichas Oscuras y pierde el turno.
alakazoo-event-skipped = { $who } se salta el turno{ $count ->
    [0] {""}
    [one] { " " }y devuelve una ficha Oscura
   *[other] { " " }y devuelve { $count } fichas Oscuras
    }.
alakazoo-event-rolled = 🎲 { $who } saca { $dice }.
alakazoo-event-lit = { $who } enciende { $rune } ({ $place }).
alakazoo-event-lit-somewhere = { $who } enciende una runa ({ $place }).
alakazoo-event-kept = { $who } guarda una ficha de Magia junto al Portal.
alakazoo-event-nothing = { $rune } no hace nada: { $why ->
    [supply] no quedan fichas de Magia
   *[full] no tiene sitio
    }.
alakazoo-event-dark = Se cuela una sombra: { $who } recibe una ficha Oscura{ $pushed ->
    [1] , que desplaza a una de Magia
   *[0] {""}
    }.
alakazoo-event-dark-ignored = { $who } ya tiene tres fichas Oscuras: no caben más.
alakazoo-event-column = { $who } toma la columna { $number }: { $cards }.
alakazoo-event-cleared = La columna { $number } no podía más; { $count ->
    [one] se descarta
   *[other] se descartan
    }: { $cards }.
alakazoo-event-reshuffled = Los descartes pasan a ser el mazo nuevo.
alakazoo-event-swapped = { $who } descarta { $cards }.
alakazoo-event-drew = { $who } toma { $count ->
    [one] una carta
   *[other] { $count } cartas
    }.
alakazoo-event-drawn = Has tomado { $cards }.
alakazoo-event-keeper = { $who } paga una ficha de Magia: { $power }.
alakazoo-event-helper = El Ayudante de { $who } se mueve ({ $place }).
alakazoo-event-traded = { $who } descarta { $card } y toma { $other } de la columna { $number }.
alakazoo-event-exchanged = { $who } cambia una carta con { $rival }.
alakazoo-event-exchanged-cards = { $who } da { $card } a { $rival } y recibe { $other }.
alakazoo-event-own-exchange = { $who } coloca { $card } y recupera { $other }.
alakazoo-event-rival-exchange = { $who } consigue { $card } del Portal de { $rival } a cambio de { $other }.
alakazoo-event-placed = { $who } coloca { $card }{ $points ->
    [0] {""}
    [one] { " " }y gana 1 punto
   *[other] { " " }y gana { $points } puntos
    }.
alakazoo-event-finished = ¡{ $who } llena la novena casilla{ $point ->
    [1] { " " }antes que nadie y gana 1 punto: última ronda
   *[0] {""}
    }!
alakazoo-event-trimmed-hand = { $who } tenía la mano a rebosar y descarta { $cards }.
alakazoo-event-trimmed-magic = { $who } tenía demasiada Magia y devuelve { $count ->
    [one] una ficha
   *[other] { $count } fichas
    }: { $places }.
alakazoo-spare-tokens = junto al Portal

## The Magic Jury

alakazoo-jury = ⚖ { $who } **+{ $points }** { $points ->
    [one] punto
   *[other] puntos
    }
alakazoo-jury-row = -# fila { $number } { $signs }: { $reason }
alakazoo-jury-column = -# columna { $number } { $signs }: { $reason }
alakazoo-jury-board = -# Portal entero: { $reason }
alakazoo-jury-same = todo de una criatura, **1 punto**
alakazoo-jury-different = tres criaturas distintas, **1 punto**
alakazoo-jury-mixed = dos de una criatura, nada
alakazoo-jury-unfilled = incompleta, nada
alakazoo-jury-own = solo la propia criatura, **1 punto**
alakazoo-jury-foreign = hay otras criaturas, nada
alakazoo-jury-empty = ninguna carta, nada

## The end

alakazoo-end-finished = 🎉 { $count ->
    [one] ¡{ $who } es ARCANIMUS!
   *[other] ¡{ $who } comparten el título de ARCANIMUS!
    }
alakazoo-end-rounds = Tras cuarenta rondas acaba el torneo: { $count ->
    [one] ¡{ $who } es ARCANIMUS!
   *[other] ¡{ $who } comparten el título de ARCANIMUS!
    }
alakazoo-end-sprint = Acabó la sexta ronda: { $count ->
    [one] ¡{ $who } es ARCANIMUS de este sprint!
   *[other] ¡{ $who } comparten el título de ARCANIMUS!
    }

alakazoo-saying = { $creature ->
    [E] «Una llama pequeña enciende la siguiente.»
    [G] «Cresta arriba, aunque se tuerza el pico.»
    [M] «El buen musgo no tiene prisa.»
    [T] «Toda marea vuelve a subir.»
    [V] «Caí de pie. Algunos pies eran míos.»
   *[N] «Los mejores bocados llegan de noche.»
 }
alakazoo-end-how = { $who }: { $placing } por colocar, { $jury } del Jurado Mágico.

## Words below the cards of the hand's picture, one or two each

alakazoo-picture-fits = encaja
alakazoo-picture-needs = falta
alakazoo-picture-full = ocupada

## Signos leídos en voz alta

alakazoo-sign-column-1 = columna 1:
alakazoo-sign-column-2 = columna 2:
alakazoo-sign-column-3 = columna 3:
alakazoo-sign-column-4 = columna 4:
alakazoo-sign-dark = ficha Oscura
alakazoo-sign-empty = vacío
alakazoo-sign-rune-lit = { $rune } con luz
alakazoo-sign-rune-dark = { $rune } sin luz

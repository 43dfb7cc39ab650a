# Alakazam!: la mesa, la mano, las preguntas y lo que ha pasado. Las letras de los dados están en games/alakazam/cards.toml.

alakazam-name = Alakazam!
alakazam-tagline = Tira, cambia y regatea los dados que piden tus cartas.
alakazam-length = unos 20 minutos
alakazam-length-short = de tres a cinco minutos
alakazam-heading = ronda { $round }
alakazam-heading-of = ronda { $round } de { $rounds }
alakazam-heading-sprint = sprint, ronda { $round } de { $rounds }
alakazam-credits = **Alakazam!** es un juego de Jonathan Leistiko, de Invisible City Productions.
alakazam-learnt-1 = Cartas de objetivo
alakazam-learnt-2 = Cambiar dados
alakazam-learnt-3 = Tratos
alakazam-learnt-4 = Puntos

## Names

alakazam-colour-orange = naranja
    .many = naranjas
alakazam-colour-yellow = amarillo
    .many = amarillos
alakazam-colour-blue = azul
    .many = azules
alakazam-colour-green = verde
    .many = verdes
alakazam-colour-black = negro
    .many = negros
alakazam-colour-white = blanco
    .many = blancos
alakazam-any-colour = { $sign }cualquier { $colour }
alakazam-any-number = 🎲cualquier { $number }
alakazam-any-die = 🎲cualquier dado
alakazam-everybody = todo el mundo
alakazam-you = ti
alakazam-a-card = una carta

alakazam-card = { $name } { $points } (−{ $penalty })
alakazam-card-bonus-5 = Bonus 5
    .about = 5 puntos; después solo puedes devolver cartas
    .short = ya no se regatea
alakazam-card-bonus-3 = Bonus 3
    .about = 3 puntos; después solo puedes devolver cartas
    .short = ya no se regatea
alakazam-card-bonus-2 = Bonus 2
    .about = 2 puntos; después solo puedes devolver cartas
    .short = ya no se regatea
alakazam-card-straight = Escalera
    .about = 4, 5 o 6 números seguidos
    .short = números seguidos
alakazam-card-flush = Color
    .about = 4, 5 o 6 dados de un color
    .short = dados de un color
alakazam-card-candy-cane = Caramelo
    .about = 3 dados de un color y 3 de otro
    .short = 3 + 3 colores
alakazam-card-double-triple = Doble trío
    .about = 3 de un número y 3 de otro, o 6 de uno
    .short = 3 + 3 números
alakazam-card-29-and-up = 29 o más
    .about = 29 o más con seis dados como mucho
    .short = 29 o más en total
alakazam-card-13-and-under = 13 o menos
    .about = seis dados que sumen 13 o menos
    .short = 6 dados, hasta 13
alakazam-card-ones-sixes = Unos/Seises
    .about = cuatro o más unos, o cuatro o más seises
    .short = 4 iguales: 1 o 6
alakazam-card-twos-fives = Doses/Cincos
    .about = cuatro o más doses, o cuatro o más cincos
    .short = 4 iguales: 2 o 5
alakazam-card-threes-fours = Treses/Cuatros
    .about = cuatro o más treses, o cuatro o más cuatros
    .short = 4 iguales: 3 o 4
alakazam-card-full-house = Full
    .about = 4 y 2 dados, cada grupo de un color o número
    .short = 4+2 color/número
alakazam-card-nuttin = No tengo ná
    .about = tus dados no cumplen ningún otro objetivo que alguien tenga
    .short = no cumplir otro
alakazam-card-tri-color = Tricolor
    .about = 2 dados de cada uno de tres colores
    .short = 2 + 2 + 2 colores
alakazam-card-rainbow = Arcoíris
    .about = 4, 5 o 6 colores distintos
    .short = colores distintos
alakazam-card-pyramid = Pirámide
    .about = 3, 2 y 1 dados de tres colores
    .short = 3 + 2 + 1 colores
alakazam-card-yours-theirs = Lo tuyo y lo suyo
    .about = solo blanco y un color que no sea el tuyo
    .short = blanco y uno ajeno
alakazam-card-bonus-left = Bonus: izquierda
    .about = 2 puntos por cada objetivo que tenga quien está a tu izquierda
    .short = objetivos izq.
alakazam-card-bonus-right = Bonus: derecha
    .about = 2 puntos por cada objetivo que tenga quien está a tu derecha
    .short = objetivos der.
alakazam-card-bonus-goals = Bonus: propios
    .about = 2 puntos por cada objetivo que cumplas
    .short = los que cumples
alakazam-card-ones = Unos
    .about = 4, 5 o 6 unos
    .short = cuatro 1
alakazam-card-twos = Doses
    .about = 4, 5 o 6 doses
    .short = cuatro 2
alakazam-card-threes = Treses
    .about = 4, 5 o 6 treses
    .short = cuatro 3
alakazam-card-fours = Cuatros
    .about = 4, 5 o 6 cuatros
    .short = cuatro 4
alakazam-card-fives = Cincos
    .about = 4, 5 o 6 cincos
    .short = cuatro 5
alakazam-card-sixes = Seises
    .about = 4, 5 o 6 seises
    .short = cuatro 6
alakazam-group-bonus = Cartas Bonus
alakazam-group-number = De números
alakazam-group-colour = De colores
alakazam-group-both = De ambas cosas

## Why a goal is met or not

alakazam-why-run = { $length ->
    [one] { $first }, sin escalera
   *[other] { $first }–{ $last }
    }
alakazam-why-sum = suma { $sum }
alakazam-why-few = menos de seis dados
alakazam-why-no-groups = sin 4 y 2
alakazam-why-scores = cumple { $cards }
alakazam-why-nothing = no cumple nada

## The board

alakazam-centre = 🎪 **Centro** { $dice }
alakazam-cards = 🎴 { $cards }
alakazam-backs = { $count ->
    [one] 1 carta, boca abajo
   *[other] { $count } cartas, boca abajo
    }
alakazam-deck = 🎴 { $count } en el mazo
alakazam-no-dice = sin dados
alakazam-no-cards = sin cartas
alakazam-seat = { $state ->
    [done] ☑ { $who } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, ha acabado · { $dice }
   *[open] { $who } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } · { $dice }
    }
alakazam-seat-left = { $who } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }, se ha ido
alakazam-race-start = Nadie tiene puntos todavía. Si alguien pasa de { $target }, esa ronda es la última.
alakazam-race-lead = { $count ->
    [one] { $who } va en cabeza con { $then } (tenía { $points }, { $now }).
   *[other] { $who } van en cabeza con { $then }.
    } Si alguien pasa de { $target }, esa ronda es la última.
alakazam-race-lead-points = { $who } va en cabeza con { $points }. Si alguien pasa de { $target }, esa ronda es la última.
alakazam-race-totals = { $totals }. { $rounds ->
    [0] Si alguien pasa de { $target }, esa ronda es la última.
   *[other] La partida acaba tras la ronda { $rounds }.
    }
alakazam-race-over = { $count ->
    [one] { $who } va en cabeza con **{ $then }** (tenía { $points }, { $now }).
   *[other] { $who } van en cabeza con **{ $then }**.
    } Si la ronda acaba así, la partida también.
alakazam-race-rounds = { $count ->
    [one] { $who } lleva más que nadie, { $then }:
   *[other] { $who } llevan más que nadie, { $then }:
    } la partida acaba tras la ronda { $rounds }.
alakazam-holds = 🎴 { $cards } = { $points }
alakazam-holds-one = 🎴 { $cards }
alakazam-holds-hidden = { $count ->
    [one] 🎴 1 carta
   *[other] 🎴 { $count } cartas
    }
alakazam-caption-look = Mirar
alakazam-caption-trade = Cambiar
alakazam-caption-score = Puntuar
alakazam-caption-centre = Centro
alakazam-caption-short = falta { $count }
alakazam-legend = O naranja · Y amarillo · B azul · G verde · K negro · W blanco, de nadie · 🔒 en una oferta · ↻ se puede volver a tirar · { $rounds ->
    [0] la partida acaba cuando alguien pasa de { $target } puntos
   *[other] la partida acaba tras la ronda { $rounds }
 }
    .spoken = { $rounds ->
        [0] La partida acaba cuando alguien pasa de { $target } puntos.
       *[other] La partida acaba tras la ronda { $rounds }.
     }

alakazam-offer-line = { $giver } le ofrece a { $to } { $given } por { $wanted }

## The hand

alakazam-hand-dice = **Tus dados:** { $dice }
alakazam-hand-card = { $sign } **{ $card }** { $points } ({ $why }) — { $about }
alakazam-hand-bonus = 🌟 **{ $card }** { $points } — { $about }
alakazam-hand-empty = Aún no tienes cartas. Toma una que cumplan tus dados y puntúas; si no la cumplen, quita puntos.
alakazam-outlook = Si la ronda acabara ahora: **{ $points }**, { $then } en total.
alakazam-outlook-known = Si la ronda acabara ahora: **{ $points }**, { $then } en total, por lo que sabes.
alakazam-outlook-win = { $count ->
    [one] { $who } tendría { $then } y ganaría.
   *[other] { $who } tendrían { $then } y compartirían la victoria.
    }
alakazam-outlook-lead = { $count ->
    [one] { $who } iría en cabeza con { $then }.
   *[other] { $who } irían en cabeza con { $then }.
    }
alakazam-outlook-win-own = Ganarías.
alakazam-outlook-lead-own = Irías en cabeza.
alakazam-lacking = { $card }: falta un dado; { $into } de { $who } por { $out } daría { $points }.
    .centre = { $card }: falta un dado; { $into } del centro por { $out } daría { $points }.
alakazam-hand-centre = Centro: { $dice }
alakazam-hand-cards = 🎴 { $cards }
alakazam-draft-offer = ✏️ Para { $to }: { $given } por { $wanted }
alakazam-draft-swap = ✏️ Cambiar { $dice }
alakazam-draft-accept = ✏️ Aceptar: das { $dice }
alakazam-draft-take = ✏️ Tomar una carta
alakazam-draft-return = ✏️ Devolver una carta
alakazam-draft-reroll = ✏️ Volver a tirar un dado
alakazam-queued = 🔔 Con la próxima campanada: { $what }
alakazam-deal-swap = { $out } por { $into }
alakazam-deal-take = tomar { $card }
alakazam-deal-return = devolver { $card }
alakazam-deal-reroll = volver a tirar { $die }
alakazam-deal-offer = ofrecer a { $to } { $given } por { $wanted }
alakazam-deal-counter = contraoferta: ofrecer a { $to } { $given } por { $wanted }
alakazam-deal-change = cambiar la oferta: a { $to } { $given } por { $wanted }
alakazam-deal-accept = aceptar la oferta #{ $number }
alakazam-barred = Cambiar, tomar, ofrecer
alakazam-cannot-bonus = tienes un Bonus
alakazam-cannot-missing = no tienes los dados que pide
alakazam-cannot-locked = un dado que pide está bloqueado en tu propia oferta
alakazam-cannot-too-few = te quedarías con menos de { $least } dados
alakazam-cannot-too-many = tendrías más de { $most } dados
alakazam-cannot-giver-too-few = la otra persona se quedaría con menos de { $least } dados
alakazam-cannot-giver-too-many = la otra persona tendría más de { $most } dados
alakazam-barred-dealings = ya has hecho tus { $count } tratos de esta ronda

## Questions

alakazam-ask-look = 👀 Mira el centro antes de que se tiren los dados. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-look-last = 👀 Mira el centro antes de que se tiren los dados.
alakazam-ask-trade = 🔄 Regateo. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-trade-last-call = **Último aviso** para { $who }: el resto ha acabado
alakazam-ask-trade-offers = Ha acabado todo el mundo; la ronda se cierra con la última oferta
alakazam-ask-trade-first = Cambia, toma una carta o acaba.
alakazam-ask-trade-done = Has acabado; toca esperar. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-trade-done-bonus = Has acabado. Con un Bonus solo puedes devolver cartas. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-trade-first-bonus = Con un Bonus solo puedes devolver cartas. Sin él puedes volver a regatear.
alakazam-ask-trade-queued = Tu trato espera a la campana
alakazam-ask-trade-out = ¿Qué dado dejas en el centro?
alakazam-ask-trade-in = ¿Qué dado tomas a cambio?
alakazam-ask-trade-take = ¿Qué carta tomas?
alakazam-ask-trade-return = ¿Qué carta devuelves?
alakazam-ask-trade-reroll = ¿Qué dado vuelves a tirar?
alakazam-ask-trade-accept = ¿Qué dado das?
alakazam-ask-trade-to = ¿A quién haces la oferta y qué das?
alakazam-ask-trade-given = ¿Qué dado das?
alakazam-ask-trade-more-given = ¿Otro dado, o qué quieres a cambio?
alakazam-ask-trade-wanted = ¿Qué quieres a cambio?
alakazam-ask-trade-number = ¿De qué número?
alakazam-ask-trade-more-wanted = ¿Otro dado, o es esa tu oferta?
alakazam-clock = { $clock ->
    [offer] después caduca la oferta
    [wake] después suena la campana
   *[round] después acaba el regateo
 }
alakazam-offer = 🤝 **#{ $number }** { $who }, para { $to }: { $given } por { $wanted }
alakazam-offer-own = 🤝 { $who } te ofrece { $given } por { $wanted }
alakazam-offer-waiting = { $line } (por responder: { $who })
alakazam-offer-accepting = { " " }— aceptas con la próxima campanada
alakazam-stakes-offer = **{ $mine }** para ti · { $theirs } para { $who }
alakazam-list-give-to = Dar a { $who } de 1 a 3 dados…
alakazam-list-side-give = Dar de 1 a 3 dados…
alakazam-list-side-want = Pedir…
alakazam-bargain = { $wanted } de { $who } por { $given }
alakazam-swap = { $out } → { $come }
alakazam-return = Devolver { $card }
alakazam-swap-other = { $out } por otro…
alakazam-die-marked = { $die }, con otra tirada

## Buttons and options

alakazam-do-ready = Ya he mirado
alakazam-do-swap = Cambiar un dado
alakazam-do-take = Tomar una carta
alakazam-do-return = Devolver una carta
alakazam-do-reroll = Volver a tirar
alakazam-do-offer = Hacer una oferta
alakazam-do-change = Cambiar oferta
alakazam-do-withdraw = Retirar oferta
alakazam-own-offer = **#{ $number }** es tu propia oferta: la responde el resto. Para retirarla, pulsa **Retirar oferta** en tu mano.
alakazam-do-done = He acabado
alakazam-do-not-done = Pues no, sigo
alakazam-do-back = Un paso atrás
alakazam-do-all = Todo el mundo
alakazam-do-for = A cambio de…
alakazam-do-for-full = Estos tres por…
alakazam-do-mark = ↻ Con otra tirada
alakazam-do-propose = Hacer esta oferta
alakazam-do-cancel = Cancelarla
alakazam-do-accept = Aceptar
alakazam-do-decline = Rechazar
alakazam-do-counter = Contraoferta
alakazam-do-any = cualquier { $what }
alakazam-do-any-colour = cualquier color
alakazam-do-any-number = cualquier número

## What happened

alakazam-event-round = 🎪 Ronda { $round }: el bazar saca dados y cartas nuevos.
alakazam-event-swapped = { $who } cambia { $out } por { $into }.
alakazam-event-took = { $who } toma «{ $card }».
alakazam-event-drew = Has tomado «{ $card }».
alakazam-event-returned = { $who } devuelve «{ $card }».
alakazam-event-put = Has devuelto «{ $card }».
alakazam-event-turned = Se destapa «{ $card }».
alakazam-event-rerolled = 🎲 { $who } vuelve a tirar { $die } y sale { $new }.
alakazam-event-offered = #{ $number } { $who } le ofrece a { $to } { $given } por { $wanted }.
alakazam-event-changed = #{ $number } { $who } cambia la oferta #{ $before }: { $given } por { $wanted }, a { $to }.
alakazam-event-accepting = #{ $number } { $who } acepta con la próxima campanada.
alakazam-event-accepting-no-more = #{ $number } { $who } al final no acepta con la próxima campanada.
alakazam-event-accepted = 🤝 #{ $number } { $who } le da a { $giver } { $wanted } por { $given }.
alakazam-event-withdrawn = #{ $number } { $who } retira la oferta.
alakazam-event-closed = #{ $number } La oferta de { $who } no tienta a nadie.
alakazam-event-failed = #{ $number } Se cae la oferta: { $why ->
    [left] alguien se ha ido
   *[gone] un dado que pide ya no está
    }.
alakazam-event-dropped = Lo que ibas a hacer ya no se puede; no te ha costado nada.
alakazam-event-last-call = ⏰ Último aviso para { $who }.
alakazam-event-scored = { $who } suma { $points } y lleva { $total } — { $lines }

## The end

alakazam-end-points = 🎉 Se baja la persiana tras la ronda { $rounds }: ¡{ $who } { $count ->
    [one] se lleva
   *[other] se reparten
    } el bazar con más de { $target } puntos!
alakazam-end-three-rounds = 🎉 Tres rondas y se acabó: { $who } { $count ->
    [one] gana
   *[other] comparten la victoria
    }.
alakazam-end-sprint = 🎉 Dos rondas y se acabó: { $who } { $count ->
    [one] gana
   *[other] comparten la victoria
    }.
alakazam-end-cap = 🎉 Tras { $rounds } rondas cierra el bazar: { $who } { $count ->
    [one] gana
   *[other] comparten la victoria
    }.
alakazam-end-left = Se ha ido todo el mundo: { $who } { $count ->
    [one] gana
   *[other] comparten la victoria
    }.
alakazam-die-speaks = Uno de los dados
alakazam-saying = { $how ->
    [won] { $number ->
        [0] «Lo teníamos ensayado.»
        [1] «Bien tirado y mejor vendido.»
       *[2] «Agítanos con cuidado: ahora tenemos fama.»
    }
   *[lost] { $number ->
        [0] «Yo iba para seis, pero resbalé.»
        [1] «Nuestros seises están todos aquí, por el otro lado.»
       *[2] «Pagaste en puntos y te llevas una historia: una ganga.»
    }
 }
alakazam-end-how = { $who }: de { $before } a **{ $total }**, { $points } con { $cards }.
alakazam-end-how-none = { $who }: ninguna carta en la última ronda, y **{ $total }** de las anteriores.

## Signos leídos en voz alta

alakazam-sign-cards = cartas:
alakazam-sign-re-roll = con otra tirada

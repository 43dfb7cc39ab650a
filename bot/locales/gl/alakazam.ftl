# Alakazam!: a mesa, a man, as preguntas e o que pasou. As letras dos dados están en games/alakazam/cards.toml.

alakazam-name = Alakazam!
alakazam-tagline = Tira, cambia e regatea os dados que piden as túas cartas.
alakazam-length = uns 20 minutos
alakazam-length-short = de tres a cinco minutos
alakazam-heading = rolda { $round }
alakazam-heading-of = rolda { $round } de { $rounds }
alakazam-heading-sprint = sprint, rolda { $round } de { $rounds }
alakazam-credits = **Alakazam!** é un xogo de Jonathan Leistiko, de Invisible City Productions.
alakazam-learnt-1 = Cartas de obxectivo
alakazam-learnt-2 = Cambiar dados
alakazam-learnt-3 = Tratos
alakazam-learnt-4 = Puntos

## Names

alakazam-colour-orange = laranxa
    .many = laranxas
alakazam-colour-yellow = amarelo
    .many = amarelos
alakazam-colour-blue = azul
    .many = azuis
alakazam-colour-green = verde
    .many = verdes
alakazam-colour-black = negro
    .many = negros
alakazam-colour-white = branco
    .many = brancos
alakazam-any-colour = { $sign }calquera { $colour }
alakazam-any-number = 🎲calquera { $number }
alakazam-any-die = 🎲calquera dado
alakazam-everybody = todo o mundo
alakazam-you = ti
alakazam-a-card = unha carta

alakazam-card = { $name } { $points } (−{ $penalty })
alakazam-card-bonus-5 = Bonus 5
    .about = 5 puntos; despois só podes devolver cartas
    .short = logo só devolver
alakazam-card-bonus-3 = Bonus 3
    .about = 3 puntos; despois só podes devolver cartas
    .short = logo só devolver
alakazam-card-bonus-2 = Bonus 2
    .about = 2 puntos; despois só podes devolver cartas
    .short = logo só devolver
alakazam-card-straight = Escaleira
    .about = 4, 5 ou 6 números seguidos
    .short = números seguidos
alakazam-card-flush = Cor
    .about = 4, 5 ou 6 dados dunha cor
    .short = dados dunha cor
alakazam-card-candy-cane = Caramelo
    .about = 3 dados dunha cor e 3 doutra
    .short = 3 + 3 cores
alakazam-card-double-triple = Dobre trío
    .about = 3 dun número e 3 doutro, ou 6 iguais
    .short = 3 + 3 de 2 números
alakazam-card-29-and-up = 29 ou máis
    .about = 29 ou máis con seis dados como moito
    .short = 29 ou máis
alakazam-card-13-and-under = 13 ou menos
    .about = seis dados que suman 13 ou menos
    .short = seis dados, ata 13
alakazam-card-ones-sixes = Uns/Seises
    .about = catro ou máis uns, ou catro ou máis seises
    .short = 4 iguais: 1 ou 6
alakazam-card-twos-fives = Douses/Cincos
    .about = catro ou máis douses, ou catro ou máis cincos
    .short = 4 iguais: 2 ou 5
alakazam-card-threes-fours = Treses/Catros
    .about = catro ou máis treses, ou catro ou máis catros
    .short = 4 iguais: 3 ou 4
alakazam-card-full-house = Full
    .about = 4 e 2 dados, cada grupo dunha cor ou número
    .short = 4+2 cor/número
alakazam-card-nuttin = Nin chisco
    .about = os teus dados non cumpren ningún outro obxectivo que alguén teña
    .short = ningún outro
alakazam-card-tri-color = Tricolor
    .about = 2 dados de cada unha de tres cores
    .short = 2 + 2 + 2 cores
alakazam-card-rainbow = Arco da vella
    .about = 4, 5 ou 6 cores distintas
    .short = cores distintas
alakazam-card-pyramid = Pirámide
    .about = 3, 2 e 1 dados de tres cores
    .short = 3 + 2 + 1 cores
alakazam-card-yours-theirs = O teu e o seu
    .about = só branco e unha cor que non sexa a túa
    .short = branco e allea
alakazam-card-bonus-left = Bonus: esquerda
    .about = 2 puntos por obxectivo que teña quen tes á esquerda
    .short = obxectivos da esq.
alakazam-card-bonus-right = Bonus: dereita
    .about = 2 puntos por obxectivo que teña quen tes á dereita
    .short = obxectivos da der.
alakazam-card-bonus-goals = Bonus: propios
    .about = 2 puntos por cada obxectivo que cumpras
    .short = obxectivos feitos
alakazam-card-ones = Uns
    .about = 4, 5 ou 6 uns
    .short = catro 1
alakazam-card-twos = Douses
    .about = 4, 5 ou 6 douses
    .short = catro 2
alakazam-card-threes = Treses
    .about = 4, 5 ou 6 treses
    .short = catro 3
alakazam-card-fours = Catros
    .about = 4, 5 ou 6 catros
    .short = catro 4
alakazam-card-fives = Cincos
    .about = 4, 5 ou 6 cincos
    .short = catro 5
alakazam-card-sixes = Seises
    .about = 4, 5 ou 6 seises
    .short = catro 6
alakazam-group-bonus = Cartas Bonus
alakazam-group-number = De números
alakazam-group-colour = De cores
alakazam-group-both = De ambas as cousas

## Why a goal is met or not

alakazam-why-run = { $length ->
    [one] { $first }, sen escaleira
   *[other] { $first }–{ $last }
    }
alakazam-why-sum = suma { $sum }
alakazam-why-few = menos de seis dados
alakazam-why-no-groups = sen 4 e 2
alakazam-why-scores = cumpre { $cards }
alakazam-why-nothing = non cumpre nada máis

## The board

alakazam-centre = 🎪 **Centro** { $dice }
alakazam-cards = 🎴 { $cards }
alakazam-backs = { $count ->
    [one] 1 carta, boca abaixo
   *[other] { $count } cartas, boca abaixo
    }
alakazam-deck = 🎴 { $count } no mazo
alakazam-no-dice = sen dados
alakazam-no-cards = sen cartas
alakazam-seat = { $state ->
    [done] ☑ { $who } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, acabou · { $dice }
   *[open] { $who } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } · { $dice }
    }
alakazam-seat-left = { $who } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }, marchou
alakazam-race-start = Ninguén ten puntos aínda. A rolda na que alguén pase de { $target } é a última.
alakazam-race-lead = { $count ->
    [one] { $who } vai en cabeza con { $then } (tiña { $points }, { $now }).
   *[other] { $who } van en cabeza con { $then }.
    } A rolda na que alguén pase de { $target } é a última.
alakazam-race-lead-points = { $who } vai en cabeza con { $points }. A rolda na que alguén pase de { $target } é a última.
alakazam-race-totals = { $totals }. { $rounds ->
    [0] A rolda na que alguén pase de { $target } é a última.
   *[other] A partida acaba tras a rolda { $rounds }.
    }
alakazam-race-over = { $count ->
    [one] { $who } vai en cabeza con **{ $then }** (tiña { $points }, { $now }).
   *[other] { $who } van en cabeza con **{ $then }**.
    } Se a rolda acaba así, a partida tamén.
alakazam-race-rounds = { $count ->
    [one] { $who } vai en cabeza con { $then }.
   *[other] { $who } van en cabeza con { $then }.
    } A partida acaba tras a rolda { $rounds }.
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
alakazam-legend = O laranxa · Y amarelo · B azul · G verde · K negro · W branco, de ninguén · 🔒 nunha oferta · ↻ pódese volver tirar · { $rounds ->
    [0] a partida acaba cando alguén pasa de { $target } puntos
   *[other] a partida acaba tras a rolda { $rounds }
 }
    .spoken = { $rounds ->
        [0] A partida acaba cando alguén pasa de { $target } puntos.
       *[other] A partida acaba tras a rolda { $rounds }.
     }

alakazam-offer-line = { $giver } ofrécelle a { $to } { $given } por { $wanted }

## The hand

alakazam-hand-dice = **Os teus dados:** { $dice }
alakazam-hand-card = { $sign } **{ $card }** { $points } ({ $why }) — { $about }
alakazam-hand-bonus = 🌟 **{ $card }** { $points } — { $about }
alakazam-hand-empty = Aínda non tes cartas. Colle unha que cumpran os teus dados e puntúas; se non, quita puntos.
alakazam-outlook = Se a rolda acabase agora: **{ $points }**, { $then } en total.
alakazam-outlook-known = Se a rolda acabase agora: **{ $points }**, { $then } en total, polo que sabes.
alakazam-outlook-win = { $count ->
    [one] { $who } tería { $then } e gañaría.
   *[other] { $who } terían { $then } e compartirían a vitoria.
    }
alakazam-outlook-lead = { $count ->
    [one] { $who } iría en cabeza con { $then }.
   *[other] { $who } irían en cabeza con { $then }.
    }
alakazam-outlook-win-own = Gañarías.
alakazam-outlook-lead-own = Irías en cabeza.
alakazam-lacking = { $card }: falta un dado; { $into } de { $who } por { $out } daría { $points }.
    .centre = { $card }: falta un dado; { $into } do centro por { $out } daría { $points }.
alakazam-hand-centre = Centro: { $dice }
alakazam-hand-cards = 🎴 { $cards }
alakazam-draft-offer = ✏️ Para { $to }: { $given } por { $wanted }
alakazam-draft-swap = ✏️ Cambiar { $dice }
alakazam-draft-accept = ✏️ Aceptar: dás { $dice }
alakazam-draft-take = ✏️ Coller unha carta
alakazam-draft-return = ✏️ Devolver unha carta
alakazam-draft-reroll = ✏️ Volver tirar un dado
alakazam-queued = 🔔 Coa próxima badalada: { $what }
alakazam-deal-swap = { $out } por { $into }
alakazam-deal-take = coller { $card }
alakazam-deal-return = devolver { $card }
alakazam-deal-reroll = volver tirar { $die }
alakazam-deal-offer = ofrecerlle a { $to } { $given } por { $wanted }
alakazam-deal-counter = contraoferta: ofrecerlle a { $to } { $given } por { $wanted }
alakazam-deal-change = cambiar a oferta: a { $to } { $given } por { $wanted }
alakazam-deal-accept = aceptar a oferta { $number }
alakazam-barred = Cambiar, coller, ofrecer
alakazam-cannot-bonus = tes un Bonus
alakazam-cannot-missing = non tes os dados que pide
alakazam-cannot-locked = un dado que pide está bloqueado na túa propia oferta
alakazam-cannot-too-few = quedarías con menos de { $least } dados
alakazam-cannot-too-many = terías máis de { $most } dados
alakazam-cannot-giver-too-few = a outra persoa quedaría con menos de { $least } dados
alakazam-cannot-giver-too-many = a outra persoa tería máis de { $most } dados
alakazam-barred-dealings = xa fixeches as túas { $count } xogadas desta rolda

## Questions

alakazam-ask-look = 👀 Mira o centro antes de que se tiren os dados. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-look-last = 👀 Mira o centro antes de que se tiren os dados.
alakazam-ask-trade = 🔄 Regateo. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-trade-last-call = **Último aviso** para { $who }: os demais acabaron
alakazam-ask-trade-offers = Acabou todo o mundo; a rolda acaba coa última oferta
alakazam-ask-trade-first = Cambia, colle unha carta ou acaba.
alakazam-ask-trade-done = Acabaches; agora toca agardar. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-trade-done-bonus = Acabaches. Cun Bonus só podes devolver cartas. { $count ->
    [one] Falta
   *[other] Faltan
    }: { $who }
alakazam-ask-trade-first-bonus = Cun Bonus só podes devolver cartas. Sen el podes volver regatear.
alakazam-ask-trade-queued = A túa xogada agarda pola campá
alakazam-ask-trade-out = Que dado deixas no centro?
alakazam-ask-trade-in = Que dado colles a cambio?
alakazam-ask-trade-take = Que carta colles?
alakazam-ask-trade-return = Que carta devolves?
alakazam-ask-trade-reroll = Que dado volves tirar?
alakazam-ask-trade-accept = Que dado dás?
alakazam-ask-trade-to = A quen lle fas a oferta, e que dás?
alakazam-ask-trade-given = Que dado dás?
alakazam-ask-trade-more-given = Engade un dado, ou elixe que queres a cambio.
alakazam-ask-trade-wanted = Que queres a cambio?
alakazam-ask-trade-number = De que número?
alakazam-ask-trade-more-wanted = Engade un dado, ou fai esta oferta.
alakazam-clock = { $clock ->
    [offer] despois caduca a oferta
    [wake] despois soa a campá
   *[round] despois acaba o regateo
 }
alakazam-offer = 🤝 **Oferta { $number }** de { $who } para { $to }: { $given } por { $wanted }
alakazam-offer-own = 🤝 { $who } ofréceche { $given } por { $wanted }
alakazam-offer-waiting = { $line } (por responder: { $who })
alakazam-offer-accepting = { " " }— aceptas coa próxima badalada
alakazam-stakes-offer = **{ $mine }** para ti · { $theirs } para { $who }
alakazam-list-give-to = Darlle a { $who } dun a tres…
alakazam-list-side-give = Dar dun a tres…
alakazam-list-side-want = Pedir…
alakazam-bargain = { $wanted } de { $who } por { $given }
alakazam-swap = { $out } → { $come }
alakazam-return = Devolver { $card }
alakazam-swap-other = { $out } → outro…
alakazam-die-marked = { $die }, pódese volver tirar

## Buttons and options

alakazam-do-ready = Xa mirei
alakazam-do-swap = Cambiar un dado
alakazam-do-take = Coller unha carta
alakazam-do-return = Devolver unha carta
alakazam-do-reroll = Volver tirar
alakazam-do-offer = Facer unha oferta
alakazam-do-change = Cambiar oferta
alakazam-do-withdraw = Retirar oferta
alakazam-own-offer = **A oferta { $number }** é túa: respóndena os demais. Para retirala, preme **Retirar oferta** na túa man.
alakazam-do-done = Acabei
alakazam-do-not-done = Seguir regateando
alakazam-do-back = Un paso atrás
alakazam-do-all = Todo o mundo
alakazam-do-for = A cambio de…
alakazam-do-for-full = Tres dados, por…
alakazam-do-mark = ↻ Con nova tirada
alakazam-do-propose = Facer esta oferta
alakazam-do-cancel = Cancelala
alakazam-do-accept = Aceptar
alakazam-do-decline = Rexeitar
alakazam-do-counter = Contraoferta
alakazam-do-any = calquera { $what }
alakazam-do-any-colour = calquera cor
alakazam-do-any-number = calquera número

## What happened

alakazam-event-round = 🎪 Rolda { $round }: o bazar saca dados e cartas novos.
alakazam-event-swapped = { $who } cambia { $out } por { $into }.
alakazam-event-took = { $who } colle «{ $card }».
alakazam-event-drew = Colliches «{ $card }».
alakazam-event-returned = { $who } devolve «{ $card }».
alakazam-event-put = Devolviches «{ $card }».
alakazam-event-turned = Destápase «{ $card }».
alakazam-event-rerolled = 🎲 { $who } volve tirar { $die } e sae { $new }.
alakazam-event-offered = Oferta { $number }: { $who } ofrécelle a { $to } { $given } por { $wanted }.
alakazam-event-changed = Oferta { $number }, no canto da { $before }: { $who } ofrécelle a { $to } { $given } por { $wanted }.
alakazam-event-accepting = Oferta { $number }: { $who } acepta coa próxima badalada.
alakazam-event-accepting-no-more = Oferta { $number }: { $who } ao final non acepta coa próxima badalada.
alakazam-event-accepted = 🤝 Oferta { $number }: { $who } dálle a { $giver } { $wanted } por { $given }.
alakazam-event-withdrawn = { $who } retira a oferta { $number }.
alakazam-event-closed = A oferta { $number }, de { $who }, non tenta a ninguén.
alakazam-event-failed = Cae a oferta { $number }: { $why ->
    [left] alguén marchou
   *[gone] un dado que pide xa non está
    }.
alakazam-event-dropped = O que ías facer xa non se pode; non che custou nada.
alakazam-event-last-call = ⏰ Último aviso para { $who }.
alakazam-event-scored = { $who } suma { $points } e leva { $total }: { $lines }

## The end

alakazam-end-points = 🎉 Báixase a persiana tras a rolda { $rounds }: { $who } { $count ->
    [one] leva
   *[other] reparten
    } o bazar con máis de { $target } puntos!
alakazam-end-three-rounds = 🎉 Tres roldas e acabouse: { $who } { $count ->
    [one] gaña
   *[other] comparten a vitoria
    }.
alakazam-end-sprint = 🎉 Dúas roldas e acabouse: { $who } { $count ->
    [one] gaña
   *[other] comparten a vitoria
    }.
alakazam-end-cap = 🎉 Tras { $rounds } roldas pecha o bazar: { $who } { $count ->
    [one] gaña
   *[other] comparten a vitoria
    }.
alakazam-end-left = Os demais marcharon: { $who } { $count ->
    [one] gaña
   *[other] comparten a vitoria
    }.
alakazam-die-speaks = Un dos dados
alakazam-saying = { $how ->
    [won] { $number ->
        [0] «Tiñámolo ensaiado.»
        [1] «Ben tirado e mellor vendido.»
       *[2] «Axítanos con coidado: agora temos sona.»
    }
   *[lost] { $number ->
        [0] «Eu ía para seis, pero esvarei.»
        [1] «Os nosos seises están todos aquí, polo outro lado.»
       *[2] «Pagaches en puntos e levas unha historia: unha ganga.»
    }
 }
alakazam-end-how = { $who }: { $before } e { $points } con { $cards }, **{ $total }** en total.
alakazam-end-how-none = { $who }: ningunha carta na última rolda, e **{ $total }** das anteriores.

## Signos lidos en voz alta

alakazam-sign-cards = cartas:
alakazam-sign-re-roll = pódese volver tirar

# Alakazam!: la taula, la mà, les preguntes i el que ha passat. Les lletres dels daus estan en games/alakazam/cards.toml.

alakazam-name = Alakazam!
alakazam-tagline = Tira, canvia i regateja els daus que demanen les teues cartes.
alakazam-length = uns 20 minuts
alakazam-length-short = de tres a cinc minuts
alakazam-heading = ronda { $round }
alakazam-heading-of = ronda { $round } de { $rounds }
alakazam-heading-sprint = esprint, ronda { $round } de { $rounds }
alakazam-credits = **Alakazam!** és un joc de Jonathan Leistiko, d'Invisible City Productions.
alakazam-learnt-1 = Cartes d'objectiu
alakazam-learnt-2 = Canviar daus
alakazam-learnt-3 = Tractes
alakazam-learnt-4 = Punts

## Names

alakazam-colour-orange = taronja
    .many = taronges
alakazam-colour-yellow = groc
    .many = grocs
alakazam-colour-blue = blau
    .many = blaus
alakazam-colour-green = verd
    .many = verds
alakazam-colour-black = negre
    .many = negres
alakazam-colour-white = blanc
    .many = blancs
alakazam-any-colour = { $sign }qualsevol { $colour }
alakazam-any-number = 🎲qualsevol { $number }
alakazam-any-die = 🎲qualsevol dau
alakazam-everybody = tothom
alakazam-you = tu
alakazam-a-card = una carta

alakazam-card = { $name } { $points } (−{ $penalty })
alakazam-card-bonus-5 = Bonus 5
    .about = 5 punts; des de llavors només pots tornar cartes
    .short = ja no es regateja
alakazam-card-bonus-3 = Bonus 3
    .about = 3 punts; des de llavors només pots tornar cartes
    .short = ja no es regateja
alakazam-card-bonus-2 = Bonus 2
    .about = 2 punts; des de llavors només pots tornar cartes
    .short = ja no es regateja
alakazam-card-straight = Escala
    .about = 4, 5 o 6 números seguits
    .short = números seguits
alakazam-card-flush = Color
    .about = 4, 5 o 6 daus d'un color
    .short = daus d'un color
alakazam-card-candy-cane = Caramel
    .about = 3 daus d'un color i 3 d'un altre
    .short = 3 + 3 de dos colors
alakazam-card-double-triple = Doble trio
    .about = 3 d'un número i 3 d'un altre, o 6 d'iguals
    .short = 3 + 3 números
alakazam-card-29-and-up = 29 o més
    .about = 29 o més amb sis daus com a molt
    .short = 29 o més en total
alakazam-card-13-and-under = 13 o menys
    .about = sis daus que sumen 13 o menys
    .short = 6 daus, fins a 13
alakazam-card-ones-sixes = Uns/Sisos
    .about = quatre uns o més, o quatre sisos o més
    .short = 4 iguals: 1 o 6
alakazam-card-twos-fives = Dosos/Cincs
    .about = quatre dosos o més, o quatre cincs o més
    .short = 4 iguals: 2 o 5
alakazam-card-threes-fours = Tresos/Quatres
    .about = quatre tresos o més, o quatre quatres o més
    .short = 4 iguals: 3 o 4
alakazam-card-full-house = Full
    .about = 4 i 2 daus, cada grup d'un color o número
    .short = 4+2 color/número
alakazam-card-nuttin = «Res de res»
    .about = els teus daus no complixen cap altre objectiu que tinga algú
    .short = cap altre objectiu
alakazam-card-tri-color = Tricolor
    .about = 2 daus de cada un de tres colors
    .short = 2 + 2 + 2 colors
alakazam-card-rainbow = Arc iris
    .about = 4, 5 o 6 colors diferents
    .short = colors diferents
alakazam-card-pyramid = Piràmide
    .about = 3, 2 i 1 daus de tres colors
    .short = 3 + 2 + 1 colors
alakazam-card-yours-theirs = El teu i el seu
    .about = només blanc i un color que no és el teu
    .short = blanc i un d'alié
alakazam-card-bonus-left = Bonus: esquerra
    .about = 2 punts per objectiu que tinga qui seu a la teua esquerra
    .short = objectius de l'esq.
alakazam-card-bonus-right = Bonus: dreta
    .about = 2 punts per objectiu que tinga qui seu a la teua dreta
    .short = objectius de la dr.
alakazam-card-bonus-goals = Bonus: propis
    .about = 2 punts per cada objectiu que complisques
    .short = objectius complits
alakazam-card-ones = Uns
    .about = 4, 5 o 6 uns
    .short = quatre 1
alakazam-card-twos = Dosos
    .about = 4, 5 o 6 dosos
    .short = quatre 2
alakazam-card-threes = Tresos
    .about = 4, 5 o 6 tresos
    .short = quatre 3
alakazam-card-fours = Quatres
    .about = 4, 5 o 6 quatres
    .short = quatre 4
alakazam-card-fives = Cincs
    .about = 4, 5 o 6 cincs
    .short = quatre 5
alakazam-card-sixes = Sisos
    .about = 4, 5 o 6 sisos
    .short = quatre 6
alakazam-group-bonus = Cartes Bonus
alakazam-group-number = De números
alakazam-group-colour = De colors
alakazam-group-both = De les dos coses

## Why a goal is met or not

alakazam-why-run = { $length ->
    [one] { $first }, sense escala
   *[other] { $first }–{ $last }
    }
alakazam-why-sum = suma { $sum }
alakazam-why-few = menys de sis daus
alakazam-why-no-groups = sense 4 i 2
alakazam-why-scores = per complir { $cards }
alakazam-why-nothing = no complix res més

## The board

alakazam-centre = 🎪 **Centre** { $dice }
alakazam-cards = 🎴 { $cards }
alakazam-backs = { $count ->
    [one] 1 carta, cap per avall
   *[other] { $count } cartes, cap per avall
    }
alakazam-deck = 🎴 { $count } en la pila
alakazam-no-dice = sense daus
alakazam-no-cards = sense cartes
alakazam-seat = { $state ->
    [done] ☑ { $who } { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    }, ha acabat · { $dice }
   *[open] { $who } { $points ->
        [one] { $points } punt
       *[other] { $points } punts
    } · { $dice }
    }
alakazam-seat-left = { $who } { $points ->
    [one] { $points } punt
   *[other] { $points } punts
    }, se n'ha anat
alakazam-race-start = Ningú té punts encara. La ronda en què algú passa de { $target } punts és l'última.
alakazam-race-lead = { $count ->
    [one] { $who } va al davant amb { $then } (en tenia { $points }, { $now }).
   *[other] { $who } van al davant amb { $then }.
    } La ronda en què algú passa de { $target } punts és l'última.
alakazam-race-lead-points = { $who } va al davant amb { $points }. La ronda en què algú passa de { $target } punts és l'última.
alakazam-race-totals = { $totals }. { $rounds ->
    [0] La ronda en què algú passa de { $target } punts és l'última.
   *[other] La partida s'acaba després de la ronda { $rounds }.
    }
alakazam-race-over = { $count ->
    [one] { $who } va al davant amb **{ $then }** (en tenia { $points }, { $now }).
   *[other] { $who } van al davant amb **{ $then }**.
    } Si la ronda s'acaba així, la partida també.
alakazam-race-rounds = { $count ->
    [one] { $who } va al davant amb { $then }.
   *[other] { $who } van al davant amb { $then }.
    } La partida s'acaba després de la ronda { $rounds }.
alakazam-holds = 🎴 { $cards } = { $points }
alakazam-holds-one = 🎴 { $cards }
alakazam-holds-hidden = { $count ->
    [one] 🎴 1 carta
   *[other] 🎴 { $count } cartes
    }
alakazam-caption-look = Mirar
alakazam-caption-trade = Canviar
alakazam-caption-score = Puntuar
alakazam-caption-centre = Centre
alakazam-caption-short = falta { $count }
alakazam-legend = O taronja · Y groc · B blau · G verd · K negre · W blanc, de ningú · 🔒 en una oferta · ↻ es pot tornar a tirar · { $rounds ->
    [0] la partida s'acaba quan algú passa de { $target } punts
   *[other] la partida s'acaba després de la ronda { $rounds }
 }
    .spoken = { $rounds ->
        [0] La partida s'acaba quan algú passa de { $target } punts.
       *[other] La partida s'acaba després de la ronda { $rounds }.
     }

alakazam-offer-line = { $giver } oferix { $given } a { $to } per { $wanted }

## The hand

alakazam-hand-dice = **Els teus daus:** { $dice }
alakazam-hand-card = { $sign } **{ $card }** { $points } ({ $why }) — { $about }
alakazam-hand-bonus = 🌟 **{ $card }** { $points } — { $about }
alakazam-hand-empty = No tens cartes. Agafa'n una que complisquen els teus daus i puntues; si no, et lleva punts.
alakazam-outlook = Si la ronda s'acabara ara: **{ $points }**, { $then } en total.
alakazam-outlook-known = Si la ronda s'acabara ara: **{ $points }**, { $then } en total, pel que saps.
alakazam-outlook-win = { $count ->
    [one] { $who } tindria { $then } i guanyaria.
   *[other] { $who } tindrien { $then } cada u i compartirien la victòria.
    }
alakazam-outlook-lead = { $count ->
    [one] { $who } aniria al davant amb { $then }.
   *[other] { $who } anirien al davant amb { $then }.
    }
alakazam-outlook-win-own = Guanyaries.
alakazam-outlook-lead-own = Aniries al davant.
alakazam-lacking = { $card }: falta un dau; { $into } ({ $who }) per { $out } donaria { $points }.
    .centre = { $card }: falta un dau; { $into } del centre per { $out } donaria { $points }.
alakazam-hand-centre = Centre: { $dice }
alakazam-hand-cards = 🎴 { $cards }
alakazam-draft-offer = ✏️ Per a { $to }: { $given } per { $wanted }
alakazam-draft-swap = ✏️ Canviar { $dice }
alakazam-draft-accept = ✏️ Acceptar: dones { $dice }
alakazam-draft-take = ✏️ Agafar una carta
alakazam-draft-return = ✏️ Tornar una carta
alakazam-draft-reroll = ✏️ Tornar a tirar un dau
alakazam-queued = 🔔 Amb la pròxima campanada: { $what }
alakazam-deal-swap = { $out } per { $into }
alakazam-deal-take = agafar { $card }
alakazam-deal-return = tornar { $card }
alakazam-deal-reroll = tornar a tirar { $die }
alakazam-deal-offer = oferir { $given } a { $to } per { $wanted }
alakazam-deal-counter = contraoferta: oferir { $given } a { $to } per { $wanted }
alakazam-deal-change = canviar l'oferta: { $given } a { $to } per { $wanted }
alakazam-deal-accept = acceptar l'oferta #{ $number }
alakazam-barred = Canviar, agafar, oferir
alakazam-cannot-bonus = tens un Bonus
alakazam-cannot-missing = no tens els daus que demana
alakazam-cannot-locked = un dau que demana està bloquejat en la teua pròpia oferta
alakazam-cannot-too-few = et quedarien menys de { $least } daus
alakazam-cannot-too-many = tindries més de { $most } daus
alakazam-cannot-giver-too-few = a l'altra persona li quedarien menys de { $least } daus
alakazam-cannot-giver-too-many = l'altra persona tindria més de { $most } daus
alakazam-barred-dealings = ja has fet les teues { $count } jugades d'esta ronda

## Questions

alakazam-ask-look = 👀 Mira el centre abans que es tiren els daus. Encara no { $count ->
    [one] està
   *[other] estan
    } a punt: { $who }
alakazam-ask-look-last = 👀 Mira el centre abans que es tiren els daus.
alakazam-ask-trade = 🔄 Regateig. Encara { $count ->
    [one] regateja
   *[other] regategen
    }: { $who }
alakazam-ask-trade-last-call = **Últim avís** per a { $who }: els altres han acabat
alakazam-ask-trade-offers = Ha acabat tothom; la ronda es tanca amb l'última oferta
alakazam-ask-trade-first = Canvia, agafa una carta o acaba.
alakazam-ask-trade-done = Has acabat; ara toca esperar. Encara { $count ->
    [one] regateja
   *[other] regategen
    }: { $who }
alakazam-ask-trade-done-bonus = Has acabat. Amb un Bonus només pots tornar cartes. Encara { $count ->
    [one] regateja
   *[other] regategen
    }: { $who }
alakazam-ask-trade-first-bonus = Amb un Bonus només pots tornar cartes. Sense ell pots tornar a regatejar.
alakazam-ask-trade-queued = La teua jugada espera la campana
alakazam-ask-trade-out = Quin dau deixes en el centre?
alakazam-ask-trade-in = Quin dau agafes a canvi?
alakazam-ask-trade-take = Quina carta agafes?
alakazam-ask-trade-return = Quina carta tornes?
alakazam-ask-trade-reroll = Quin dau tornes a tirar?
alakazam-ask-trade-accept = Quin dau dones?
alakazam-ask-trade-to = A qui li ho proposes i què dones?
alakazam-ask-trade-given = Quin dau dones?
alakazam-ask-trade-more-given = Afig un altre dau, o tria què vols a canvi.
alakazam-ask-trade-wanted = Què vols a canvi?
alakazam-ask-trade-number = De quin número?
alakazam-ask-trade-more-wanted = Afig un altre dau, o fes esta oferta.
alakazam-clock = { $clock ->
    [offer] després caduca l'oferta
    [wake] després sona la campana
   *[round] després s'acaba el regateig
 }
alakazam-offer = 🤝 **#{ $number }** { $who }, per a { $to }: { $given } per { $wanted }
alakazam-offer-own = 🤝 { $who } t'oferix { $given } per { $wanted }
alakazam-offer-waiting = { $line } (ha de respondre { $who })
alakazam-offer-accepting = { " " }— acceptes amb la pròxima campanada
alakazam-stakes-offer = **{ $mine }** per a tu · { $theirs } per a { $who }
alakazam-list-give-to = Dona-li a { $who } d'un a tres…
alakazam-list-side-give = Dona d'un a tres…
alakazam-list-side-want = Demana…
alakazam-bargain = { $wanted } ({ $who }) per { $given }
alakazam-swap = { $out } → { $come }
alakazam-return = Torna { $card }
alakazam-swap-other = { $out } → un altre…
alakazam-die-marked = { $die }, es pot tornar a tirar

## Buttons and options

alakazam-do-ready = A punt
alakazam-do-swap = Canvia un dau
alakazam-do-take = Agafa una carta
alakazam-do-return = Torna una carta
alakazam-do-reroll = Torna a tirar
alakazam-do-offer = Fes una oferta
alakazam-do-change = Canvia l'oferta
alakazam-do-withdraw = Retira l'oferta
alakazam-own-offer = **#{ $number }** és la teua pròpia oferta: la responen els altres. Per a fer-te arrere, prem **Retira l'oferta** en la teua mà.
alakazam-do-done = He acabat
alakazam-do-not-done = Al final, continue
alakazam-do-back = Un pas arrere
alakazam-do-all = Tothom
alakazam-do-for = A canvi de…
alakazam-do-for-full = Tres daus, per…
alakazam-do-mark = ↻ Amb nova tirada
alakazam-do-propose = Fes esta oferta
alakazam-do-cancel = Cancel·la-ho
alakazam-do-accept = Accepta
alakazam-do-decline = Rebutja
alakazam-do-counter = Contraoferta
alakazam-do-any = qualsevol { $what }
alakazam-do-any-colour = qualsevol color
alakazam-do-any-number = qualsevol número

## What happened

alakazam-event-round = 🎪 Ronda { $round }: el basar trau daus i cartes nous.
alakazam-event-swapped = { $who } canvia { $out } per { $into }.
alakazam-event-took = { $who } agafa { $card }.
alakazam-event-drew = Has agafat { $card }.
alakazam-event-returned = { $who } torna { $card }.
alakazam-event-put = Has tornat { $card }.
alakazam-event-turned = Es destapa { $card }.
alakazam-event-rerolled = 🎲 { $who } torna a tirar { $die } i ix { $new }.
alakazam-event-offered = #{ $number } { $who } oferix { $given } a { $to } per { $wanted }.
alakazam-event-changed = #{ $number } { $who } canvia l'oferta #{ $before }: { $given } per { $wanted }, a { $to }.
alakazam-event-accepting = #{ $number } { $who } accepta amb la pròxima campanada.
alakazam-event-accepting-no-more = #{ $number } { $who } al final no accepta amb la pròxima campanada.
alakazam-event-accepted = 🤝 #{ $number } { $who } li dona { $wanted } a { $giver } per { $given }.
alakazam-event-withdrawn = #{ $number } { $who } retira l'oferta.
alakazam-event-closed = #{ $number } { $who } no tempta ningú amb la seua oferta.
alakazam-event-failed = #{ $number } L'oferta cau: { $why ->
    [left] algú se n'ha anat
   *[gone] un dau que demana ja no hi és
    }.
alakazam-event-dropped = El que volies fer ja no pot ser; no t'ha costat res.
alakazam-event-last-call = ⏰ Últim avís per a { $who }.
alakazam-event-scored = { $who } fa { $points } i en té { $total }: { $lines }

## The end

alakazam-end-points = 🎉 Es baixa la persiana després de la ronda { $rounds }: { $who } { $count ->
    [one] s'emporta
   *[other] es repartixen
    } el basar amb més de { $target } punts!
alakazam-end-three-rounds = 🎉 Tres rondes i s'ha acabat: { $who } { $count ->
    [one] guanya
   *[other] compartixen la victòria
    }.
alakazam-end-sprint = 🎉 Dos rondes i s'ha acabat: { $who } { $count ->
    [one] guanya
   *[other] compartixen la victòria
    }.
alakazam-end-cap = 🎉 Després de { $rounds } rondes tanca el basar: { $who } { $count ->
    [one] guanya
   *[other] compartixen la victòria
    }.
alakazam-end-left = Se n'han anat tots els altres: { $who } { $count ->
    [one] guanya
   *[other] compartixen la victòria
    }.
alakazam-die-speaks = Un dels daus
alakazam-saying = { $how ->
    [won] { $number ->
        [0] «Ho teníem assajat.»
        [1] «Ben tirat i més ben venut.»
       *[2] «Remena'ns amb cura: ara tenim fama.»
    }
   *[lost] { $number ->
        [0] «Jo anava per a sis, però vaig relliscar.»
        [1] «Els nostres sisos són tots ací, per l'altra banda.»
       *[2] «Has pagat en punts i t'emportes una història: una ganga.»
    }
 }
alakazam-end-how = { $who } tenia { $before } i fa { $points } amb { $cards }: **{ $total }** en total.
alakazam-end-how-none = { $who }: cap carta en l'última ronda, i **{ $total }** de les anteriors.

## Signes llegits en veu alta

alakazam-sign-cards = cartes:
alakazam-sign-re-roll = es pot tornar a tirar

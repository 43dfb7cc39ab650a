# Alakazum!: la taula, la mà, les preguntes i el que ha passat.

alakazum-name = Alakazum!
alakazum-points = { $points } ★
alakazum-tagline = Desperta el bosc, conjura l'Alakazum i fes fora Halloween.
alakazum-length = uns 45 minuts
alakazum-length-short = de tres a cinc minuts
alakazum-heading = ronda { $round }
alakazum-heading-sprint = esprint, ronda { $round } de { $rounds }
alakazum-heading-start = es trien personatges
alakazum-heading-start-sprint = esprint, es trien personatges

## Cultures and cards in a line

alakazum-sign-VAL = 🟧 VAL
alakazum-sign-CAT = 🟨 CAT
alakazum-sign-GAL = 🟦 GAL
alakazum-sign-EUS = 🟥 EUS
alakazum-sign-AND = 🟩 AND
alakazum-sign-CAS = 🟪 CAS
alakazum-sign-multicoloured = 🌈 totes
alakazum-sign-none = ◻ cap
alakazum-alone = ◻ només { $name }
alakazum-character = { $name } { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks }
alakazum-values = { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks } { $sign }
alakazum-values-of = { $who }, { $values }
alakazum-enemy = { $name } { $strength }
alakazum-enemy-number = Enemic { $number }
alakazum-enemy-unknown = cap per avall
alakazum-enemy-seen = l'has mirat: { $enemy }
alakazum-market-number = { $effect } · 🧺 { $number }

## The board

alakazum-seat = { $turn ->
    [yes] ▶ { $who } ✋{ $cards }
   *[no] { $who } ✋{ $cards }
    }
alakazum-seat-cauldron = { $seat } 🫕
alakazum-seat-team = { $sign } ★{ $stars } · { $team }
alakazum-seat-short = { $sign } ★{ $stars } ×{ $count }
alakazum-no-team = encara sense personatge
alakazum-common = { $market } · 🌲 { $forest } · ⚰ { $cemetery } · 👹 { $enemies }
alakazum-common-cauldron = { $line } · 🫕 al costat del mercat
alakazum-market-top = 🧺 { $count }, damunt: { $card }
alakazum-market-empty = 🧺 buit
alakazum-cemetery-empty = ningú
alakazum-starters = Personatges inicials: { $names }
alakazum-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-fight-begins = { $attacker } contra { $defender }
alakazum-fight-forest = 🌲 Busca brega: { $defender }
alakazum-turned = 🔮 a la vista: { $cards }
alakazum-roll = 🎲 { $roll } contra 🛡{ $resistance }: { $name }
alakazum-fight-helpers = { $line } · 🤝 amb { $names }
alakazum-played = jugades: { $cards }

alakazum-revenge = { $who } et va prendre { $name }: per això encapçala la llista d'atacs.
alakazum-race-start = Amb { $needed } ★ d'una mateixa cultura, un Alakazum pot guanyar la partida.
alakazum-race-start-sprint = { $rounds } rondes: guanya qui té més ★ d'una cultura. Amb { $needed }, un Alakazum pot guanyar a l'acte.
alakazum-race-open = Encara no hi ha ningú prop de { $needed } ★ d'una mateixa cultura: el màxim és { $stars }. Enemics que queden: { $enemies } ★.
alakazum-race-close = { $count ->
    [one] Qui està més a prop: { $who }, { $sign } { $stars } de { $needed } ★.
   *[other] Qui està més a prop: { $who }, { $stars } de { $needed } ★.
    } Enemics que queden: { $enemies } ★.
alakazum-race-ready = { $count ->
    [one] { $who } té { $stars } ★ de { $sign }, prou per a un Alakazum.
   *[other] { $who } tenen { $stars } ★, prou per a un Alakazum.
    } Enemics que queden: { $enemies } ★.
alakazum-race-sprint = { $count ->
    [one] { $who } va al davant amb { $stars } ★ de { $sign }.
   *[other] { $who } van al davant amb { $stars } ★.
    }{ $left ->
    [0] { " " }Última ronda: després guanya qui té més ★.
   *[other] {""}
    } Enemics que queden: { $enemies } ★.
alakazum-beats-all = Venç tots els enemics que queden: { $beaten } ★.
alakazum-beats-some = Venç { $beaten } ★; no venç { $others } ★.
alakazum-beats-none = No venç cap enemic dels que queden: { $others } ★.
alakazum-pile-market = **Mercat**, primer la carta de damunt
alakazum-pile-card = -# **{ $card }** — { $effect }
alakazum-pile-cemetery = **Cementeri**

## The hand

alakazum-hand-card = { $number } **{ $card }**{ $count ->
    [1] {""}
   *[other] { " " }×{ $count }
    } — { $effect }
alakazum-hand-empty = No tens cartes en la mà.
alakazum-hand-energy = Energia: { $hats } 🎩 { $marks ->
    [0] {""}
   *[other] + { $marks } ✨
    }{ $cauldron ->
    [0] {""}
   *[other] { " " }+ { $cauldron } 🫕
    }
alakazum-outlook = { $sign } { $stars } de { $needed } ★ per a un Alakazum{ $extra ->
    [0] {""}
   *[other] , { $total } amb la teua mà ({ $cards })
    }.
alakazum-outlook-cast = { $sign } { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $cards } { $extra } = **{ $total }**
    }. Un Alakazum ara? { $beaten }
alakazum-hand-divined = 👁 L'enemic { $number } és { $enemy }
alakazum-hand-known = 🌲 El que ve ara en el bosc, com ho vas deixar: { $cards }
alakazum-hand-looking = 👁 Estàs mirant: { $cards }
alakazum-hand-back = De moment has tornat, de dalt a baix: { $cards }
alakazum-hand-draft = ✏️ { $draft }
alakazum-gift = 🎁 Per a { $who }: { $cards }

## Drafts, as far as they go

alakazum-draft-market = Al mercat
alakazum-draft-give = Donar
alakazum-draft-fight = Lluitar
alakazum-draft-magic = Màgia
alakazum-draft-alakazum = Alakazum!

## Questions: to you, and as others read them

alakazum-call-attacked = { $theirs }, de { $rival }, ataca { $mine }, del teu equip: **{ $a } : { $b }**.
alakazum-call-fight = { $mine }, del teu equip, contra { $theirs }: **{ $a } : { $b }**.
alakazum-call-potion = Jugues una poció de combat?
alakazum-ask-start = { $who } tria un personatge inicial
    .you = Amb quin personatge comences?
alakazum-ask-toad = { $who } pot barrejar una pila amb el gripau caòtic
    .you = El teu gripau caòtic pot barrejar una pila. Quina?
alakazum-ask-fighter = { $who } tria qui lluita contra { $foe }
    .you = Qui lluita contra { $foe }?
alakazum-ask-helper = { $who } pot demanar ajuda a algú sociable
    .you = Ajuda algú sociable? Suma el seu ⚔ i no arrisca res.
alakazum-ask-potion = { $who } pot jugar una poció
    .you = Jugues una poció de combat? Ara vas { $mine } : { $theirs }.
alakazum-ask-die = { $who } pot jugar una poció de dau
    .you = Has tret { $roll } contra 🛡{ $resistance }. Jugues una poció de dau?
alakazum-ask-rob = { $who } pot llevar la poció de dau
    .you = Li lleves la poció de dau? La tirada va { $roll } contra 🛡{ $resistance }.
alakazum-ask-give = { $who } regala { $count ->
    [one] una carta
   *[other] { $count } cartes
    }
    .you = { $count ->
    [one] Regala una carta. Quina?
   *[other] Regala { $count } cartes. Quines?
    }
    .to = Per a qui és { $card }?
alakazum-ask-trick = { $who } tria: truc o tracte
    .you = Truc o tracte? Regala mitja mà o perd un personatge.
alakazum-ask-santa = { $who } passa el regal
    .you = A qui li passes el regal?
alakazum-ask-dice = { $who } tira per al combat
    .you = Tira per al combat.
alakazum-ask-hypnosis = { $who } tira per a hipnotitzar { $name }
    .you = Tira per a hipnotitzar { $name }.
alakazum-ask-present = { $who } tira pel regal
    .you = Tira pel regal.
alakazum-ask-flip = { $who } gira l'enemic { $number } amb ★{ $points }
    .you = Vas amb { $points } ★ contra l'enemic { $number }. Gira'l.
alakazum-ask-lose = { $who } perd un personatge
    .you = Quin personatge va al cementeri?
alakazum-ask-action = { $who } pot fer una acció
    .you = Què fas?
    .market = Quina carta ensenyes en el mercat?
    .give = Quin objecte dones?
    .culture = Per a quina cultura?
    .rider = Qui puja a la granera?
    .bearer = Per a qui és?
    .rival = A qui ataques?
    .target = Quin personatge vols?
    .attacker = Qui ataca?
    .announce = Ho anuncies?
    .hopeless = No pots guanyar este combat. L'anuncies de tota manera?
    .spell = Quin sortilegi?
    .train = Qui s'entrena?
    .raise = Qui reviu?
    .enemy = Quin enemic mires?
    .send = Quin personatge entregues?
    .fetch = Quin personatge t'emportes?
alakazum-ask-voodoo = { $what } Ho para algú amb un ninot de vudú?
    .you = { $what } Ho pares?
    .own = { $what } Els altres ho poden parar amb un ninot de vudú.
alakazum-ask-pay = { $who } paga { $spell }
    .you = { $left ->
        [one] Encara falta { $left } d'energia per a { $spell }. Quins barrets?
       *[other] Encara falten { $left } d'energia per a { $spell }. Quins barrets?
        }
alakazum-ask-witch = { $who } agafa cartes del mercat
    .you = { $count ->
        [one] Agafa una carta del mercat. Quina?
       *[other] Agafa { $count } cartes del mercat. Quines?
        }
alakazum-ask-ball = 🔮 { $who } té a la vista { $cards }
    .you = 🔮 A la vista: { $cards }. Una altra carta? Un personatge o una trampa les envia al mercat.
alakazum-ask-recovery = { $who } pot jugar una poció de recuperació per a { $name }
    .you = { $name } ha perdut. Jugues una poció de recuperació perquè no vaja al cementeri?
alakazum-ask-thanksgiving = 🦃 Cada u passa una carta a l'esquerra
    .you = 🦃 Quina carta li passes a { $rival }?
alakazum-ask-forest = { $who } mira cartes del bosc
    .you = Quina carta et quedes?
    .put = Quina carta tornes ara? La primera queda damunt.
alakazum-ask-alakazum = { $who } pot conjurar un Alakazum
    .you = Conjures un Alakazum?
    .more = { $sign } ★{ $points }: carta o enemic?
    .announce = { $sign } { $points } ★ contra l'enemic { $number }. El conjures?

## What can be won and lost

alakazum-die = 🎲
alakazum-odds = ⚔ { $mine } contra { $theirs }
alakazum-odds-win = ⚔ { $mine } contra { $theirs }: guanya
alakazum-odds-ahead = ⚔ { $mine } contra { $theirs }: { $more } d'avantatge
alakazum-odds-need = ⚔ { $mine } contra { $theirs }: { $more ->
    [one] en falta { $more }
   *[other] en falten { $more }
    }
alakazum-odds-hopeless = impossible: ⚔ { $mine } contra { $theirs }, { $more ->
    [one] en falta { $more }
   *[other] en falten { $more }
    }
alakazum-brings-pay = falten { $left }
alakazum-brings-wins = guanyes { $ways } de { $all }
alakazum-brings-seen = mira'n { $count }
alakazum-target = { $level }{ $added ->
    [0] {""}
   *[other] { " " }(amb ajuda, +{ $added } o així)
    } · { $sign } ★{ $stars } · { $free ->
    [0] impossible: no pot canviar de bàndol
   *[1] { $faces ->
        [none] impossible: no hi ha dau que baste
       *[other] teu amb { $faces }
    }
    }
alakazum-adds = suma ⚔{ $combat }
alakazum-rival = { $count ->
    [one] 1 personatge
   *[other] { $count } personatges
    } · { $sign } ★{ $stars }
alakazum-culture-cast = { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $extra } de la teua mà = { $total }
    }. { $beaten }
alakazum-win-takes = Si guanyes{ $top ->
    [0] , { $mine } puja al nivell { $level } i, si traus
   *[1] {" "}i traus
    } { $faces }, t'emportes { $theirs }.
alakazum-win-rises = Si guanyes, { $top ->
    [0] { $mine } puja al nivell { $level }
   *[1] res: { $mine } ja està en el nivell { $level }
    }.
alakazum-win-joins = Si guanyes{ $top ->
    [0] , { $mine } puja al nivell { $level } i, si traus
   *[1] {" "}i traus
    } { $faces }, se t'unix { $theirs }.
alakazum-lose-taken = { $ties ->
    [0] Si perds o empates i trauen
   *[1] Si perds i trauen
    } { $faces }, s'emporten { $mine }.
alakazum-lose-cemetery = Si perds o empates, { $mine } va al cementeri.
alakazum-lose-stays = { $ties ->
    [0] Si perds o empates,
   *[1] Si perds,
    } { $mine } es queda amb tu.
alakazum-stakes-fighter = Si guanyes i traus { $faces }, se t'unix { $name }. Si no guanyes, { $alone ->
    [0] el teu va al cementeri
   *[1] no perds ningú
    }.
alakazum-stakes-attacker = Si guanyes{ $faces ->
    [none] , el teu personatge puja
   *[other] {" "}i traus { $faces }, t'emportes { $name }
    }. Si no guanyes, { $alone ->
    [0] el dau et pot llevar el teu
   *[1] no perds ningú
    }.
alakazum-stakes-ahead = Tal com va, guanyes.{ $cards ->
    [0] {""}
    [one] { " " }La seua carta pot sumar { $most } com a molt; de mitjana, { $mean }.
   *[other] { " " }Les seues { $cards } cartes poden sumar { $most } com a molt; de mitjana, { $mean }.
    }
alakazum-stakes-behind = { $more ->
    [one] Et falta { $more } de ⚔
   *[other] Et falten { $more } de ⚔
    }{ $have ->
    [0] .
   *[other] ; les teues pocions sumen { $have }{ $cards ->
        [0] .
        [one] {" "}i la seua carta, de mitjana, { $mean }.
       *[other] {" "}i les seues { $cards } cartes, de mitjana, { $mean }.
    }
    }
alakazum-stakes-risk = Perdre et costa { $risk } ★.
alakazum-stakes-die = Amb { $more } més t'emportes { $name }. Les teues pocions sumen fins a { $have }.
alakazum-stakes-die-hopeless = Impossible: t'emportaries { $name } amb { $more } més, i les teues pocions sumen { $have }.
alakazum-stakes-rob = Tal com va, perds { $name }.
alakazum-stakes-rob-safe = Tal com va, no perds { $name }.
alakazum-stakes-give = Només qui rep una carta veu quina és.
alakazum-stakes-trick = Mitja mà: { $count ->
    [one] 1 carta per als teus rivals
   *[other] { $count } cartes per als teus rivals
    }. O un personatge al cementeri.
alakazum-stakes-dice = ⚔ { $mine } contra { $theirs }, abans de les pocions.
alakazum-stakes-hypnosis = { $faces ->
    [none] Cap tirada s'emporta { $name } sense una poció de dau;
   *[other] Si traus { $faces }, { $name } { $rival ->
        [forest] s'unix a l'equip
       *[other] canvia d'equip
    };
    } { $rival ->
    [forest] si no, va al cementeri.
   *[other] si no, es queda.
    }
alakazum-stakes-santa = Amb 1 o 2 explota i li costa un personatge a qui el té.
alakazum-stakes-attack = ⚔ { $mine } contra { $theirs } de moment; encara hi caben pocions i ajuda.{ $apart ->
    [0] {""}
   *[1] {" "}El teu equip no hi entra.
    }
alakazum-stakes-cast = Si vences l'enemic, guanyes. Si no, va al cementeri un personatge dels que hi participen.
alakazum-stakes-short = { $points } de { $needed } ★ ensenyades de moment.
alakazum-stakes-sure = Ho saps: { $points } vencen { $strength }. Guanyes si no et para cap ninot.
alakazum-stakes-hopeless = No pots guanyar: saps que té { $strength }, i tu ensenyes { $points }.
alakazum-start = { $good } · { $values }
alakazum-start-advised = consell: { $what }
start-senyor-pirotecnic = tres estreles en el nivell C
start-tio-de-nadal = el més difícil de llevar
start-moura = 1 d'energia per a cada sortilegi
start-olentzero = dos estreles des del nivell B
start-botarga = estreles prompte, i difícil de llevar
start-penitente = ajuda els seus en combat
start-chaotic-toad = val per a totes les cultures

## Buttons and options

alakazum-button-piles = Mercat
alakazum-do-market = Ves al mercat
alakazum-do-trade-in = Canvia { $card }
alakazum-do-object = Dona un objecte
alakazum-do-fight = Lluita
alakazum-do-magic = Fes màgia
alakazum-do-levitate = { $spell }: canvia { $name }
alakazum-do-nothing = Res
alakazum-do-end-turn = Acaba el torn
alakazum-do-pass = Passa
alakazum-do-no-potion = Ara sense poció
alakazum-do-no-helper = Ningú
alakazum-do-let = Deixa-ho passar
alakazum-do-stop = Para ací
alakazum-do-keep-decks = Deixa-les així
alakazum-do-announce = Anuncia-ho
alakazum-do-cast = Conjura'l!
alakazum-do-back = Un pas arrere
alakazum-do-roll = Tira
alakazum-do-flip = Gira'l
alakazum-do-doll = Usa el vudú
alakazum-do-rob = Lleva-li-la
alakazum-do-more = Destapa'n una altra
alakazum-do-keep-these = Queda't estes
alakazum-do-recover = Juga-la
alakazum-do-let-go = Deixa que se'n vaja
alakazum-do-half = Mitja mà
alakazum-do-character = Un personatge
alakazum-do-shuffle-forest = Barreja el bosc
alakazum-do-shuffle-market = Barreja el mercat
alakazum-do-show-stars = Ensenya { $card }
alakazum-with-help = { $name } + { $helper }
alakazum-list-hats = Paga { $left } amb…
alakazum-list-potions = Juga'n una o més…
alakazum-list-witch = Agafa { $count ->
    [one] una carta…
   *[other] { $count } cartes…
    }
alakazum-list-give-away = Regala { $count ->
    [one] una carta…
   *[other] { $count } cartes…
    }
alakazum-list-give-to = Per a { $who }{ $count ->
    [one] …
   *[other] , fins a { $count }…
    }
alakazum-do-as-it-lies = Totes com estan
alakazum-kind-hat = Barrets
alakazum-kind-potion = Pocions
alakazum-kind-robbery = Poció de robatori
alakazum-kind-meal = Menjars
alakazum-kind-broom = Granera
alakazum-kind-object = Objectes culturals
alakazum-kind-amulet = Amulet
alakazum-kind-voodoo = Ninot de vudú
alakazum-kind-cape = Capa
alakazum-kind-sceptre = Ceptre
alakazum-kind-crystal-ball = Bola de cristall
alakazum-kind-recovery = Poció de recuperació
alakazum-culture-rise = { $names } al nivell C
alakazum-prospect-market = Si ensenyes 🧺 { $number }: { $cards }
alakazum-barred-market-empty = el mercat està buit
alakazum-barred-market-cards = cap carta teua té número de mercat
alakazum-barred-give = cap menjar ni cap granera teua ajudaria ningú
alakazum-barred-fight = cada rival té un sol personatge, i així no se'l pot atacar
alakazum-barred-magic = amb { $energy } d'energia no pots llançar res
alakazum-barred-energy = { $cost } d'energia, i en tens { $energy }
alakazum-barred-again = no dins d'un Déjà vú
alakazum-barred-rivals = { $seats ->
    [2] el teu rival no té més personatges que tu
    [5] menys de tres rivals tenen més personatges que tu
   *[other] no tots els teus rivals tenen més personatges que tu
    }
alakazum-barred-target = cap personatge hi servix

## What happened

alakazum-event-starter = Comença { $who }: a ningú li han canviat més cartes en el repartiment.
alakazum-event-started = { $who } comença amb { $name }.
alakazum-event-turn = ── Torn: { $who }
alakazum-event-took = { $why ->
    [thrifty] { $who } estalvia i s'emporta { $card } del mercat.
    [witch] { $who } tria { $card } del mercat.
   *[market] { $who } s'emporta { $card } del mercat.
    }
alakazum-event-sold = { $who } deixa { $card } en el mercat.
alakazum-event-shuffled = { $deck ->
    [market] Es barreja la pila de mercat.
   *[forest] Els arbres canvien de lloc: es barreja el bosc.
    }
alakazum-event-drew = { $who } troba una carta entre les fulles.
alakazum-event-drawn = Has agafat { $card }.
alakazum-event-appeared = 🌲 Cruixen les fulles: { $name } li ix al pas a { $who }.
alakazum-event-trap = 🪤 { $who } cau en una trampa: { $card } ({ $effect }).
alakazum-event-fighter = { $who } anima { $name } a eixir a lluitar.
alakazum-event-helper = { $name } dona un colp de mà a { $who }.
alakazum-event-rolled-combat = 🎲 { $who } trau { $roll } per al ⚔: { $name }.
alakazum-event-rolled-forest = 🎲 El bosc trau { $roll } per al ⚔: { $name }.
alakazum-event-rolled-hypnosis = 🎲 { $who } mira { $name } als ulls i trau { $roll }.
alakazum-event-rolled-santa = 🎲 { $who } trau { $roll } amb el regal.
alakazum-event-strengths = ⚔ { $mine } { $a } : { $b } { $theirs }
alakazum-event-potion = { $how ->
    [robbery] { $who } destapa una poció de robatori.
    [recovery] { $who } destapa una poció de recuperació: ningú va al cementeri.
   *[other] { $who } destapa { $card }.
    }
alakazum-event-robbed = Poció de robatori: { $who } li lleva { $card } a { $victim }, i ja no compta.
alakazum-event-won = { $name } pot amb { $foe }.
alakazum-event-lost = { $name } no ha pogut amb { $foe }, que torna al bosc.
alakazum-event-level = { $name } pega una estirada: nivell { $level }.
alakazum-event-joined = { $name } s'unix a { $who }.
alakazum-event-buried = ⚰ { $name } va al cementeri{ $why ->
    [fight] : derrota contra { $card }.
    [trap] {" "}per la trampa «{ $card }».
    [alakazum] : l'Alakazum no ha vençut { $card }.
    [roll] : un { $card } en el dau no supera la resistència.
   *[unknown] .
    }
alakazum-event-gave = { $who } li dona { $count ->
    [one] una carta
   *[other] { $count } cartes
    } a { $rival }.
alakazum-event-given = { $who } li ha donat { $cards } a { $rival }.
alakazum-event-exploded = 💥 Ho, ho, bum: a { $who } li explota en les mans el regal de Santa Claus.
alakazum-event-handed = { $who } li passa el regal a { $rival }.
alakazum-event-announced-market = { $who } se'n va al mercat amb { $card } davall del braç.
alakazum-event-announced-meal = { $who } servix { $dish } a tots els seus de { $sign }.
alakazum-event-announced-broom = { $who } li dona una granera a { $name }.
alakazum-event-announced-piece = { $who } li dona { $card } a { $name }.
alakazum-event-announced-crystal-ball = 🔮 { $who } mira en la bola de cristall.
alakazum-event-announced-fight = { $who } ataca { $rival }: { $attacker } contra { $target }{ $count ->
    [0] {""}
    [one] , i { $names } ajuda
   *[other] , i { $names } ajuden
    }.
alakazum-event-announced-spell = ✨ { $who } llança { $spell }{ $on ->
    [nothing] {""}
   *[other] : { $target }
    }.
alakazum-event-announced-alakazum = ✨ ALAKAZUM! { $who } alça { $points } ★ de { $sign }{ $count ->
    [0] {""}
   *[other] { " " }amb { $names }
    } contra l'enemic { $number }.
alakazum-event-cancelled = 🪆 Ninot de vudú: { $who } para { $rival }. Es perd l'acció, però cap carta.
alakazum-event-broomed = 🧹 En granera des d'ara: { $name } es queda amb { $who }.
alakazum-event-equipped = { $piece ->
    [cape] 🧥 { $name } porta una capa: 🛡 +1.
   *[sceptre] 🪄 { $name } empunya un ceptre: ⚔ +1.
    }
alakazum-event-dropped = El que tenia { $name } va al mercat: { $card }.
alakazum-event-turned = 🔮 { $who } destapa { $card }.
alakazum-event-gathered = 🔮 { $who } es queda { $cards }.
alakazum-event-spilled = 🔮 { $who } perd { $cards }: { $count ->
    [one] va
   *[other] van
    } al mercat.
alakazum-event-cauldron = 🫕 { $who } agafa el calder del mercat.
alakazum-event-cauldron-taken = 🫕 { $who } li lleva el calder a { $rival }.
alakazum-event-cauldron-returned = 🫕 { $who } torna el calder al mercat.
alakazum-event-paid = { $who } es descobrix i paga amb { $card }.
alakazum-event-peeked = { $who } espia darrere de la màscara de l'enemic { $number }.
alakazum-event-divined = 👁 L'enemic { $number } és { $enemy }.
alakazum-event-looked = { $who } mira { $count ->
    [one] una carta del bosc
   *[other] { $count } cartes del bosc
    }.
alakazum-event-saw = 👁 Veus { $cards }.
alakazum-event-kept = { $who } se'n queda una.
alakazum-event-exchanged = { $who } entrega { $name } i s'emporta { $other }.
alakazum-event-exchanged-rival = { $who } li lleva { $other } a { $rival } i li entrega { $name }.
alakazum-event-resurrected = { $name } torna del cementeri i s'unix a { $who }.
alakazum-event-flipped = 👹 Cau la màscara: l'enemic { $number } és { $enemy }!

## The end

alakazum-end-alakazum = 🎉 { $who } agrana els invasors de la península i guanya!
alakazum-end-alakazum-sprint = 🎉 { $who } agrana els invasors de la península i guanya! { $left ->
    [0] **{ $points }** punts.
    [one] **{ $points }** punts, i quedava una ronda.
   *[other] **{ $points }** punts, i quedaven { $left } rondes.
    }
alakazum-end-forest = El bosc està buit i en silenci. Esta vegada es queden les carabasses.
alakazum-end-enemies = No queda cap enemic que es puga vèncer: esta vegada es queden els invasors.
alakazum-end-cap = Després de 60 rondes ningú ha fet fora els invasors: esta vegada es queden.
alakazum-end-sprint = 🎉 S'ha acabat la sisena ronda: { $who } { $count ->
    [one] guanya
   *[other] compartixen la victòria
    } amb { $points } ★ d'una cultura.

alakazum-end-how = { $sign }{ $cards ->
    [0] : **{ $points } ★**
   *[other] {" "}amb { $names }: **{ $points } ★**
    } vencen { $enemy }.

## Others

alakazum-forest = el bosc
alakazum-credits = **Alakazum! Brujas y tradiciones** i **Alakazum! 2** són de Zombi Paella.
alakazum-learnt-1 = Mercat
alakazum-learnt-2 = Combats
alakazum-learnt-3 = Màgia i trampes
alakazum-learnt-4 = Alakazum

# Captions in the picture of the table: short. The aim reads: To win: 8 ★ or more, and more than (enemies) or (enemy).
alakazum-caption-market = Mercat
alakazum-caption-forest = Bosc
alakazum-caption-cemetery = Cementeri
alakazum-caption-enemies = Enemics
alakazum-caption-aim = Per a guanyar:
alakazum-caption-aim-sprint = Guanya a l'acte:
alakazum-caption-more-than = o més, i més que
alakazum-caption-or-else = o

## Signes llegits en veu alta

alakazum-sign-star = estreles
    .number = { $number ->
        [one] 1 estrela
       *[other] { $number } estreles
    }
alakazum-sign-combat = combat
alakazum-sign-resistance = resistència
alakazum-sign-sociable = sociable
alakazum-sign-thrifty = estalviador
    .several = doblement estalviador
alakazum-sign-magical = molt màgic
    .several = doblement màgic
alakazum-sign-broom = en granera
alakazum-sign-cape = capa
alakazum-sign-sceptre = ceptre
alakazum-sign-cauldron = calder
alakazum-sign-hat = d'energia
alakazum-sign-market = mercat
alakazum-sign-forest = bosc
alakazum-sign-cemetery = cementeri
alakazum-sign-enemy = enemics

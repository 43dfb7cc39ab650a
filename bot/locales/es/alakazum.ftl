# Alakazum!: la mesa, la mano, las preguntas y lo que ha pasado.

alakazum-name = Alakazum!
alakazum-points = { $points } ★
alakazum-tagline = Despierta al bosque, conjura el Alakazum y echa a Halloween.
alakazum-length = unos 45 minutos
alakazum-length-short = de tres a cinco minutos
alakazum-heading = ronda { $round }
alakazum-heading-sprint = sprint, ronda { $round } de { $rounds }
alakazum-heading-start = elección de personajes
alakazum-heading-start-sprint = sprint, elección de personajes

## Cultures and cards in a line

alakazum-sign-VAL = 🟧 VAL
alakazum-sign-CAT = 🟨 CAT
alakazum-sign-GAL = 🟦 GAL
alakazum-sign-EUS = 🟥 EUS
alakazum-sign-AND = 🟩 AND
alakazum-sign-CAS = 🟪 CAS
alakazum-sign-multicoloured = 🌈 todas
alakazum-sign-none = ◻ ninguna
alakazum-alone = ◻ solo { $name }
alakazum-character = { $name } { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks }
alakazum-values = { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks } { $sign }
alakazum-values-of = { $who }: { $values }
alakazum-enemy = { $name } { $strength }
alakazum-enemy-number = Enemigo { $number }
alakazum-enemy-unknown = boca abajo
alakazum-enemy-seen = lo has mirado: { $enemy }
alakazum-market-number = { $effect } · 🧺 { $number }

## The board

alakazum-seat = { $turn ->
    [yes] ▶ { $who } ✋{ $cards }
   *[no] { $who } ✋{ $cards }
    }
alakazum-seat-cauldron = { $seat } 🫕
alakazum-seat-team = { $sign } ★{ $stars } · { $team }
alakazum-seat-short = { $sign } ★{ $stars } ×{ $count }
alakazum-no-team = aún sin personaje
alakazum-common = { $market } · 🌲 { $forest } · ⚰ { $cemetery } · 👹 { $enemies }
alakazum-common-cauldron = { $line } · 🫕 junto al mercado
alakazum-market-top = 🧺 { $count }, encima { $card }
alakazum-market-empty = 🧺 vacío
alakazum-cemetery-empty = nadie
alakazum-starters = Personajes iniciales: { $names }
alakazum-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-fight-begins = { $attacker } contra { $defender }
alakazum-fight-forest = 🌲 Busca pelea: { $defender }
alakazum-turned = 🔮 a la vista: { $cards }
alakazum-roll = 🎲 { $roll } contra 🛡{ $resistance }: { $name }
alakazum-fight-helpers = { $line } · 🤝 con { $names }
alakazum-played = cartas jugadas: { $cards }

alakazum-revenge = { $who } te quitó a { $name }: por eso encabeza la lista de ataques.
alakazum-race-start = Con { $needed } ★ de una misma cultura, un Alakazum puede ganar la partida.
alakazum-race-start-sprint = { $rounds } rondas: gana quien tenga más ★ de una cultura. Con { $needed }, un Alakazum puede ganar en el acto.
alakazum-race-open = Nadie se acerca aún a { $needed } ★ de una misma cultura: el máximo es { $stars }. Enemigos que quedan: { $enemies }.
alakazum-race-close = { $count ->
    [one] Quien más cerca está: { $who }, { $sign } { $stars } de { $needed } ★.
   *[other] Quienes más cerca están: { $who }, { $stars } de { $needed } ★.
    } Enemigos que quedan: { $enemies }.
alakazum-race-ready = { $count ->
    [one] { $who } tiene { $stars } ★ de { $sign }: puede caer un Alakazum.
   *[other] { $who } tienen { $stars } ★: puede caer un Alakazum.
    } Enemigos que quedan: { $enemies }.
alakazum-race-sprint = { $count ->
    [one] { $who } tiene más: { $stars } ★ de { $sign }.
   *[other] { $who } tienen más: { $stars } ★.
    }{ $left ->
    [0] { " " }Última ronda: después gana quien tenga más ★.
   *[other] {""}
    } Enemigos que quedan: { $enemies }.
alakazum-beats-all = Vence a todos los enemigos que quedan: { $beaten }.
alakazum-beats-some = Vence a { $beaten }; no vence a { $others }.
alakazum-beats-none = No vence a ningún enemigo de los que quedan: { $others }.
alakazum-pile-market = **Mercado**, primero la carta de encima
alakazum-pile-card = -# **{ $card }** — { $effect }
alakazum-pile-cemetery = **Cementerio**

## The hand

alakazum-hand-card = { $number } **{ $card }**{ $count ->
    [1] {""}
   *[other] { " " }×{ $count }
    } — { $effect }
alakazum-hand-empty = No tienes cartas en la mano.
alakazum-hand-energy = Para hechizos: { $hats } 🎩 { $marks ->
    [0] {""}
   *[other] + { $marks } ✨
    }{ $cauldron ->
    [0] {""}
   *[other] { " " }+ { $cauldron } 🫕
    }
alakazum-outlook = { $sign } { $stars } de { $needed } ★ para un Alakazum{ $extra ->
    [0] {""}
   *[other] , { $total } con { $cards } de tu mano
    }.
alakazum-outlook-cast = { $sign } { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $cards } { $extra } = **{ $total }**
    }. ¿Un Alakazum ahora? { $beaten }
alakazum-hand-divined = 👁 El enemigo { $number } es { $enemy }
alakazum-hand-known = 🌲 Lo siguiente del bosque, como lo dejaste: { $cards }
alakazum-hand-looking = 👁 Estás mirando: { $cards }
alakazum-hand-back = De momento has devuelto, de arriba abajo: { $cards }
alakazum-hand-draft = ✏️ { $draft }
alakazum-gift = 🎁 Para { $who }: { $cards }

## Drafts, as far as they go

alakazum-draft-market = Al mercado
alakazum-draft-give = Dar
alakazum-draft-fight = Luchar
alakazum-draft-magic = Magia
alakazum-draft-alakazum = ¡Alakazum!

## Questions: to you, and as others read them

alakazum-call-attacked = { $theirs }, de { $rival }, ataca a { $mine }, de tu equipo: **{ $a } : { $b }**.
alakazum-call-fight = { $mine }, de tu equipo, contra { $theirs }: **{ $a } : { $b }**.
alakazum-call-potion = ¿Una poción de combate?
alakazum-ask-start = { $who } elige un personaje inicial
    .you = ¿Con qué personaje empiezas?
alakazum-ask-toad = { $who } puede barajar un mazo con el sapo caótico
    .you = Tu sapo caótico puede barajar un mazo. ¿Cuál?
alakazum-ask-fighter = { $who } elige quién lucha contra { $foe }
    .you = ¿Quién lucha contra { $foe }?
alakazum-ask-helper = { $who } puede pedir ayuda a alguien sociable
    .you = ¿Ayuda alguien sociable? Suma su ⚔ y no arriesga nada.
alakazum-ask-potion = { $who } puede jugar una poción
    .you = ¿Una poción de combate? Ahora va { $mine } : { $theirs }.
alakazum-ask-die = { $who } puede jugar una poción de dado
    .you = Has sacado { $roll } contra 🛡{ $resistance }. ¿Una poción de dado?
alakazum-ask-rob = { $who } puede quitar la poción de dado
    .you = ¿Le quitas la poción de dado? La tirada va { $roll } contra 🛡{ $resistance }.
alakazum-ask-give = { $who } regala { $count ->
    [one] una carta
   *[other] { $count } cartas
    }
    .you = { $count ->
    [one] Regala una carta. ¿Cuál?
   *[other] Regala { $count } cartas. ¿Cuáles?
    }
    .to = ¿Para quién es { $card }?
alakazum-ask-trick = { $who } elige: truco o trato
    .you = ¿Truco o trato? Regala media mano o pierde un personaje.
alakazum-ask-santa = { $who } pasa el regalo
    .you = ¿A quién le pasas el regalo?
alakazum-ask-dice = { $who } tira para el combate
    .you = Tira para el combate.
alakazum-ask-hypnosis = { $who } tira para hipnotizar a { $name }
    .you = Tira para hipnotizar a { $name }.
alakazum-ask-present = { $who } tira por el regalo
    .you = Tira por el regalo.
alakazum-ask-flip = { $who } da la vuelta al enemigo { $number } con ★{ $points }
    .you = Vas con { $points } ★ contra el enemigo { $number }. Dale la vuelta.
alakazum-ask-lose = { $who } pierde un personaje
    .you = ¿Qué personaje va al cementerio?
alakazum-ask-action = { $who } puede hacer una acción
    .you = ¿Qué haces?
    .market = ¿Qué carta enseñas en el mercado?
    .give = ¿Qué objeto das?
    .culture = ¿Para qué cultura?
    .rider = ¿Quién se monta en la escoba?
    .bearer = ¿Para quién es?
    .rival = ¿A quién atacas?
    .target = ¿Qué personaje quieres?
    .attacker = ¿Quién ataca?
    .announce = ¿Lo anuncias?
    .hopeless = No puedes ganar este combate. ¿Anunciarlo de todos modos?
    .spell = ¿Qué hechizo?
    .train = ¿Quién se entrena?
    .raise = ¿Quién revive?
    .enemy = ¿Qué enemigo miras?
    .send = ¿A quién entregas?
    .fetch = ¿A quién te llevas?
alakazum-ask-voodoo = { $what } ¿Alguien lo para con un muñeco de vudú?
    .you = { $what } ¿Lo paras?
    .own = { $what } Los demás pueden pararlo con un muñeco de vudú.
alakazum-ask-pay = { $who } paga { $spell }
    .you = { $spell } pide { $left } más de energía. ¿Qué sombreros?
alakazum-ask-witch = { $who } elige cartas del mercado
    .you = { $count ->
        [one] Llévate una carta del mercado. ¿Cuál?
       *[other] Llévate { $count } cartas del mercado. ¿Cuáles?
        }
alakazum-ask-ball = 🔮 { $who } tiene a la vista { $cards }
    .you = 🔮 A la vista: { $cards }. ¿Otra carta? Un personaje o una trampa las manda al mercado.
alakazum-ask-recovery = { $who } puede jugar una poción de recuperación para { $name }
    .you = { $name } ha perdido. Una poción de recuperación evita el cementerio.
alakazum-ask-thanksgiving = 🦃 Cada cual pasa una carta a la izquierda
    .you = 🦃 ¿Qué carta le pasas a { $rival }?
alakazum-ask-forest = { $who } mira cartas del bosque
    .you = ¿Con qué carta te quedas?
    .put = ¿Qué carta devuelves ahora? La primera queda encima.
alakazum-ask-alakazum = { $who } puede conjurar un Alakazum
    .you = ¿Conjuras un Alakazum?
    .more = { $sign } { $points } ★: ¿carta o enemigo?
    .announce = { $sign } { $points } ★ contra el enemigo { $number }. ¿Lo conjuras?

## What can be won and lost

alakazum-die = 🎲
alakazum-odds = ⚔ { $mine } contra { $theirs }
alakazum-odds-win = ⚔ { $mine } contra { $theirs }: gana
alakazum-odds-ahead = ⚔ { $mine } contra { $theirs }: { $more } de ventaja
alakazum-odds-need = ⚔ { $mine } contra { $theirs }: necesitas { $more } más
alakazum-odds-hopeless = imposible: ⚔ { $mine } contra { $theirs }, necesitas { $more } más
alakazum-brings-pay = faltan { $left }
alakazum-brings-wins = ganas { $ways } de { $all }
alakazum-brings-seen = mira { $count }
alakazum-target = { $level }{ $added ->
    [0] {""}
   *[other] { " " }(con ayuda, ⚔ +{ $added } o así),
    } { $sign } ★{ $stars } · { $free ->
    [0] imposible: no puede cambiar de bando
   *[1] { $faces ->
        [none] imposible: no hay dado que baste
       *[other] tuyo con { $faces }
    }
    }
alakazum-adds = suma ⚔{ $combat }
alakazum-rival = { $count ->
    [one] 1 personaje
   *[other] { $count } personajes
    } · { $sign } ★{ $stars }
alakazum-culture-cast = { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $extra } de tu mano = { $total }
    }. { $beaten }
alakazum-win-takes = Si gana { $mine }: { $top ->
    [0] sube al nivel { $level } y con
   *[1] con
    } { $faces } se lleva a { $theirs }.
alakazum-win-rises = Si gana { $mine }: { $top ->
    [0] sube al nivel { $level }
   *[1] nada, ya está en el nivel { $level }
    }.
alakazum-win-joins = Si gana { $mine }: { $top ->
    [0] sube al nivel { $level } y con
   *[1] con
    } { $faces } se le une { $theirs }.
alakazum-lose-taken = { $ties ->
    [0] Si pierde o empata:
   *[1] Si pierde:
    } con { $faces } se llevan a { $mine }.
alakazum-lose-cemetery = Si pierde o empata: { $mine } va al cementerio.
alakazum-lose-stays = { $ties ->
    [0] Si pierde o empata:
   *[1] Si pierde:
    } { $mine } sigue en tu equipo.
alakazum-stakes-fighter = Si ganas, con { $faces } se te une { $name }. Sin victoria, { $alone ->
    [0] tu personaje va al cementerio
   *[1] tu único personaje se queda
    }.
alakazum-stakes-attacker = Si ganas, { $faces ->
    [none] tu personaje sube
   *[other] con { $faces } te llevas a { $name }
    }. Sin victoria, { $alone ->
    [0] puedes perder al tuyo
   *[1] tu único personaje se queda
    }.
alakazum-stakes-ahead = Tal como va, ganas.{ $cards ->
    [0] {""}
    [one] { " " }Su carta puede sumar { $most } como mucho; de media, { $mean }.
   *[other] { " " }Sus { $cards } cartas pueden sumar { $most } como mucho; de media, { $mean }.
    }
alakazum-stakes-behind = { $more ->
    [one] Te falta { $more }
   *[other] Te faltan { $more }
    }{ $have ->
    [0] .
   *[other] ; tus pociones suman { $have }{ $cards ->
        [0] .
        [one] {" "}y su carta, de media, { $mean }.
       *[other] {" "}y sus { $cards } cartas, de media, { $mean }.
    }
    }
alakazum-stakes-risk = Perder te cuesta { $risk } ★.
alakazum-stakes-die = Con { $more } más te llevas a { $name }. Tus pociones suman hasta { $have }.
alakazum-stakes-die-hopeless = Imposible: { $name } pide { $more } más, y tus pociones suman { $have }.
alakazum-stakes-rob = Tal como va, pierdes a { $name }.
alakazum-stakes-rob-safe = Tal como va, { $name } está a salvo.
alakazum-stakes-give = Solo quien recibe una carta ve cuál es.
alakazum-stakes-trick = Media mano: { $count ->
    [one] 1 carta para tus rivales
   *[other] { $count } cartas para tus rivales
    }. O un personaje al cementerio.
alakazum-stakes-dice = ⚔ { $mine } contra { $theirs }, antes de las pociones.
alakazum-stakes-hypnosis = { $faces ->
    [none] Ninguna tirada basta sin una poción de dado;
   *[other] Con { $faces }: { $name } { $rival ->
        [forest] se une al equipo
       *[other] cambia de equipo
    };
    } { $rival ->
    [forest] si no, { $name } va al cementerio.
   *[other] si no, { $name } se queda.
    }
alakazum-stakes-santa = Con 1 o 2 explota y le cuesta un personaje a quien lo tiene.
alakazum-stakes-attack = ⚔ { $mine } contra { $theirs } por ahora; aún caben pociones y ayuda.{ $apart ->
    [0] {""}
   *[1] {" "}A tu equipo no le afecta.
    }
alakazum-stakes-cast = Si vences al enemigo, ganas. Si no, va al cementerio uno de los que participan.
alakazum-stakes-short = { $points } de { $needed } ★ enseñadas de momento.
alakazum-stakes-sure = Lo conoces: { $points } vencen a { $strength }. Ganas si ningún muñeco te para.
alakazum-stakes-hopeless = No puedes ganar: sabes que tiene { $strength }, y tú enseñas { $points }.
alakazum-start = { $good } · { $values }
alakazum-start-advised = aconsejable; { $what }
start-senyor-pirotecnic = tres estrellas en el nivel C
start-tio-de-nadal = el más difícil de quitar
start-moura = 1 de energía para cada hechizo
start-olentzero = dos estrellas desde el nivel B
start-botarga = estrellas pronto, y difícil de quitar
start-penitente = ayuda a los suyos en combate
start-chaotic-toad = vale para todas las culturas

## Buttons and options

alakazum-button-piles = Mercado
alakazum-do-market = Ir al mercado
alakazum-do-trade-in = Cambia { $card }
alakazum-do-object = Dar un objeto
alakazum-do-fight = Luchar
alakazum-do-magic = Hacer magia
alakazum-do-levitate = { $spell }: cambia a { $name }
alakazum-do-nothing = Nada
alakazum-do-end-turn = Acabar el turno
alakazum-do-pass = Pasar
alakazum-do-no-potion = Pasar por ahora
alakazum-do-no-helper = Nadie
alakazum-do-let = Dejar que pase
alakazum-do-stop = Parar aquí
alakazum-do-keep-decks = Dejarlos así
alakazum-do-announce = Anunciar
alakazum-do-cast = ¡Conjurarlo!
alakazum-do-back = Un paso atrás
alakazum-do-roll = Tirar
alakazum-do-flip = Darle la vuelta
alakazum-do-doll = Usar el vudú
alakazum-do-rob = Quitarle la poción
alakazum-do-more = Destapar otra
alakazum-do-keep-these = Quedarme con estas
alakazum-do-recover = Jugarla
alakazum-do-let-go = Dejar que se vaya
alakazum-do-half = Media mano
alakazum-do-character = Un personaje
alakazum-do-shuffle-forest = Barajar el bosque
alakazum-do-shuffle-market = Barajar el mercado
alakazum-do-show-stars = Enseñar { $card }
alakazum-with-help = { $name } + { $helper }
alakazum-list-hats = Pagar { $left } con…
alakazum-list-potions = Jugar varias a la vez…
alakazum-list-witch = Llevarte { $count ->
    [one] una carta…
   *[other] { $count } cartas…
    }
alakazum-list-give-away = Regalar { $count ->
    [one] una carta…
   *[other] { $count } cartas…
    }
alakazum-list-give-to = Para { $who }{ $count ->
    [one] …
   *[other] , hasta { $count }…
    }
alakazum-do-as-it-lies = Todas como están
alakazum-kind-hat = Sombreros
alakazum-kind-potion = Pociones
alakazum-kind-robbery = Poción de robo
alakazum-kind-meal = Comidas
alakazum-kind-broom = Escoba
alakazum-kind-object = Objetos culturales
alakazum-kind-amulet = Amuleto
alakazum-kind-voodoo = Muñeco de vudú
alakazum-kind-cape = Capa
alakazum-kind-sceptre = Cetro
alakazum-kind-crystal-ball = Bola de cristal
alakazum-kind-recovery = Poción de recuperación
alakazum-culture-rise = sube al nivel C a { $names }
alakazum-prospect-market = Si enseñas 🧺 { $number }: { $cards }
alakazum-barred-market-empty = el mercado está vacío
alakazum-barred-market-cards = ninguna carta tuya tiene número de mercado
alakazum-barred-give = no tienes comida ni escoba que le sirva a nadie
alakazum-barred-fight = a quien tiene un solo personaje no se le puede atacar, y nadie tiene más
alakazum-barred-magic = con { $energy } de energía no hay hechizo que valga
alakazum-barred-energy = necesitas { $cost } de energía y tienes { $energy }
alakazum-barred-again = no dentro de un Déjà vú
alakazum-barred-rivals = { $seats ->
    [2] tu rival no tiene más personajes que tú
    [5] menos de tres rivales tienen más personajes que tú
   *[other] no todos tus rivales tienen más personajes que tú
    }
alakazum-barred-target = no hay a quién lanzarlo

## What happened

alakazum-event-starter = Empieza { $who }: a nadie le cambiaron más cartas en el reparto.
alakazum-event-started = { $who } empieza con { $name }.
alakazum-event-turn = ── Turno: { $who }
alakazum-event-took = { $why ->
    [thrifty] { $who } ahorra y se lleva { $card } del mercado.
    [witch] { $who } elige { $card } en el mercado.
   *[market] { $who } se lleva { $card } del mercado.
    }
alakazum-event-sold = { $who } deja { $card } en el mercado.
alakazum-event-shuffled = { $deck ->
    [market] Se baraja el mazo de mercado.
   *[forest] Los árboles cambian de sitio: se baraja el bosque.
    }
alakazum-event-drew = { $who } encuentra una carta entre las hojas.
alakazum-event-drawn = Has tomado { $card }.
alakazum-event-appeared = 🌲 Crujen las hojas: { $name } sale al paso de { $who }.
alakazum-event-trap = 🪤 { $who } cae en una trampa: { $card } ({ $effect }).
alakazum-event-fighter = { $who } anima a { $name } a salir a luchar.
alakazum-event-helper = { $name } le echa una mano a { $who }.
alakazum-event-rolled-combat = 🎲 { $who } saca { $roll } para el ⚔ de { $name }.
alakazum-event-rolled-forest = 🎲 El bosque saca { $roll } para el ⚔ de { $name }.
alakazum-event-rolled-hypnosis = 🎲 { $who } mira a { $name } a los ojos: { $roll }.
alakazum-event-rolled-santa = 🎲 { $who } saca { $roll } con el regalo.
alakazum-event-strengths = ⚔ { $mine } { $a } : { $b } { $theirs }
alakazum-event-potion = { $how ->
    [robbery] { $who } descorcha una poción de robo.
    [recovery] { $who } descorcha una poción de recuperación: nadie va al cementerio.
   *[other] { $who } descorcha { $card }.
    }
alakazum-event-robbed = Poción de robo: { $who } le quita { $card } a { $victim }, y ya no cuenta.
alakazum-event-won = { $name } puede con { $foe }.
alakazum-event-lost = { $name } no ha podido con { $foe }, que vuelve al bosque.
alakazum-event-level = { $name } pega un estirón: nivel { $level }.
alakazum-event-joined = { $name } se une a { $who }.
alakazum-event-buried = ⚰ { $name } va al cementerio{ $why ->
    [fight] {" "}tras perder contra { $card }.
    [trap] {" "}por la trampa «{ $card }».
    [alakazum] : el Alakazum no ha vencido a { $card }.
    [roll] : un { $card } en el dado no supera la resistencia.
   *[unknown] .
    }
alakazum-event-gave = { $who } le da { $count ->
    [one] una carta
   *[other] { $count } cartas
    } a { $rival }.
alakazum-event-given = { $who } le ha dado a { $rival }: { $cards }.
alakazum-event-exploded = 💥 Jo, jo, bum: a { $who } le explota en las manos el regalo de Santa Claus.
alakazum-event-handed = { $who } le pasa el regalo a { $rival }.
alakazum-event-announced-market = { $who } se va al mercado con { $card } bajo el brazo.
alakazum-event-announced-meal = { $who } sirve { $dish } a todos los suyos de { $sign }.
alakazum-event-announced-broom = { $who } le da una escoba a { $name }.
alakazum-event-announced-piece = { $who } le da { $card } a { $name }.
alakazum-event-announced-crystal-ball = 🔮 { $who } mira en la bola de cristal.
alakazum-event-announced-fight = { $who } ataca con { $attacker } a { $target }, de { $rival }{ $count ->
    [0] {""}
   *[other] , con la ayuda de { $names }
    }.
alakazum-event-announced-spell = ✨ { $who } lanza { $spell }{ $on ->
    [nothing] {""}
   *[other] : { $target }
    }.
alakazum-event-announced-alakazum = ✨ { $who } grita «¡ALAKAZUM!» y alza { $points } ★ de { $sign }{ $count ->
    [0] {""}
   *[other] { " " }con { $names }
    } contra el enemigo { $number }.
alakazum-event-cancelled = 🪆 Muñeco de vudú: { $who } le para la acción a { $rival }, que no pierde ninguna carta.
alakazum-event-broomed = 🧹 { $name } va en escoba y se queda con { $who }.
alakazum-event-equipped = { $piece ->
    [cape] 🧥 { $name } lleva una capa: 🛡 +1.
   *[sceptre] 🪄 { $name } empuña un cetro: ⚔ +1.
    }
alakazum-event-dropped = Lo que tenía { $name } va al mercado: { $card }.
alakazum-event-turned = 🔮 { $who } destapa { $card }.
alakazum-event-gathered = 🔮 { $who } se queda con { $cards }.
alakazum-event-spilled = 🔮 { $who } pierde { $cards }: { $count ->
    [one] va
   *[other] van
    } al mercado.
alakazum-event-cauldron = 🫕 { $who } toma el caldero del mercado.
alakazum-event-cauldron-taken = 🫕 { $who } le quita el caldero a { $rival }.
alakazum-event-cauldron-returned = 🫕 { $who } devuelve el caldero al mercado.
alakazum-event-paid = { $who } se descubre y paga con { $card }.
alakazum-event-peeked = { $who } espía tras la máscara del enemigo { $number }.
alakazum-event-divined = 👁 El enemigo { $number } es { $enemy }.
alakazum-event-looked = { $who } mira { $count ->
    [one] una carta del bosque
   *[other] { $count } cartas del bosque
    }.
alakazum-event-saw = 👁 Ves { $cards }.
alakazum-event-kept = { $who } se queda con una carta.
alakazum-event-exchanged = { $who } entrega a { $name } y se lleva a { $other }.
alakazum-event-exchanged-rival = { $who } se lleva a { $other }, de { $rival }, y entrega a { $name }.
alakazum-event-resurrected = { $name } vuelve del cementerio y se une a { $who }.
alakazum-event-flipped = 👹 Cae la máscara: ¡el enemigo { $number } es { $enemy }!

## The end

alakazum-end-alakazum = 🎉 ¡{ $who } barre a los invasores de la península y gana!
alakazum-end-alakazum-sprint = 🎉 ¡{ $who } barre a los invasores de la península y gana! { $left ->
    [0] **{ $points }** puntos.
    [one] **{ $points }** puntos, y quedaba una ronda.
   *[other] **{ $points }** puntos, y quedaban { $left } rondas.
    }
alakazum-end-forest = El bosque está vacío y en silencio. Por esta vez se quedan las calabazas.
alakazum-end-enemies = No queda ningún enemigo que se pueda vencer: por esta vez se quedan los invasores.
alakazum-end-cap = Tras 60 rondas nadie ha echado a los invasores: por esta vez se quedan.
alakazum-end-sprint = 🎉 Acabó la sexta ronda: { $who } { $count ->
    [one] gana
   *[other] comparten la victoria
    } con { $points } ★ de una cultura.

alakazum-end-how = **{ $points } ★** de { $sign }{ $cards ->
    [0] {""}
   *[other] , con { $names },
    } vencen a { $enemy }.

## Others

alakazum-forest = el bosque
alakazum-credits = **Alakazum! Brujas y tradiciones** y **Alakazum! 2** son de Zombi Paella.
alakazum-learnt-1 = Mercado
alakazum-learnt-2 = Combates
alakazum-learnt-3 = Magia y trampas
alakazum-learnt-4 = Alakazum

# Captions in the picture of the table: short. The aim reads: To win: 8 ★ or more, and more than (enemies) or (enemy).
alakazum-caption-market = Mercado
alakazum-caption-forest = Bosque
alakazum-caption-cemetery = Cementerio
alakazum-caption-enemies = Enemigos
alakazum-caption-aim = Para ganar:
alakazum-caption-aim-sprint = Gana en el acto:
alakazum-caption-more-than = o más, y más que
alakazum-caption-or-else = o

## Signos leídos en voz alta

alakazum-sign-star = estrellas
    .number = { $number ->
        [one] 1 estrella
       *[other] { $number } estrellas
    }
alakazum-sign-combat = combate
alakazum-sign-resistance = resistencia
alakazum-sign-sociable = sociable
alakazum-sign-thrifty = ahorrador
    .several = doblemente ahorrador
alakazum-sign-magical = muy mágico
    .several = doblemente mágico
alakazum-sign-broom = en escoba
alakazum-sign-cape = con capa
alakazum-sign-sceptre = con cetro
alakazum-sign-cauldron = caldero
alakazum-sign-hat = de energía
alakazum-sign-market = mercado
alakazum-sign-forest = bosque
alakazum-sign-cemetery = cementerio
alakazum-sign-enemy = enemigos

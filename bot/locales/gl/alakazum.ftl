# Alakazum!: a mesa, a man, as preguntas e o que pasou.

alakazum-name = Alakazum!
alakazum-points = { $points } ★
alakazum-tagline = Esperta o bosque, conxura o Alakazum e bota fóra a Halloween.
alakazum-length = uns 45 minutos
alakazum-length-short = de tres a cinco minutos
alakazum-heading = rolda { $round }
alakazum-heading-sprint = sprint, rolda { $round } de { $rounds }
alakazum-heading-start = elección de personaxes
alakazum-heading-start-sprint = sprint, elección de personaxes

## Cultures and cards in a line

alakazum-sign-VAL = 🟧 VAL
alakazum-sign-CAT = 🟨 CAT
alakazum-sign-GAL = 🟦 GAL
alakazum-sign-EUS = 🟥 EUS
alakazum-sign-AND = 🟩 AND
alakazum-sign-CAS = 🟪 CAS
alakazum-sign-multicoloured = 🌈 todas
alakazum-sign-none = ◻ ningunha
alakazum-alone = ◻ só { $name }
alakazum-character = { $name } { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks }
alakazum-values = { $level } ⚔{ $combat } ★{ $stars } 🛡{ $resistance }{ $marks } { $sign }
alakazum-values-of = { $who }: { $values }
alakazum-enemy = { $name } { $strength }
alakazum-enemy-number = Inimigo { $number }
alakazum-enemy-unknown = boca abaixo
alakazum-enemy-seen = viches que é { $enemy }
alakazum-market-number = { $effect } · 🧺 { $number }

## The board

alakazum-seat = { $turn ->
    [yes] ▶ { $who } ✋{ $cards }
   *[no] { $who } ✋{ $cards }
    }
alakazum-seat-cauldron = { $seat } 🫕
alakazum-seat-team = { $sign } ★{ $stars } · { $team }
alakazum-seat-short = { $sign } ★{ $stars } ×{ $count }
alakazum-no-team = aínda sen personaxe
alakazum-common = { $market } · 🌲 { $forest } · ⚰ { $cemetery } · 👹 { $enemies }
alakazum-common-cauldron = { $line } · 🫕 ao pé do mercado
alakazum-market-top = 🧺 { $count }, enriba { $card }
alakazum-market-empty = 🧺 baleiro
alakazum-cemetery-empty = ninguén
alakazum-starters = Personaxes iniciais: { $names }
alakazum-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-fight-begins = { $attacker } contra { $defender }
alakazum-fight-forest = 🌲 Busca pelexa: { $defender }
alakazum-turned = 🔮 á vista: { $cards }
alakazum-roll = 🎲 { $roll } contra 🛡{ $resistance }: { $name }
alakazum-fight-helpers = { $line } · 🤝 con { $names }
alakazum-played = xogadas: { $cards }

alakazum-revenge = { $who } quitouche a { $name }: por iso encabeza a lista de ataques.
alakazum-race-start = Con { $needed } ★ dunha mesma cultura podes gañar cun Alakazum.
alakazum-race-start-sprint = { $rounds } roldas: gaña quen teña máis ★ dunha cultura. Con { $needed }, un Alakazum pode gañar no acto.
alakazum-race-open = Ninguén se achega aínda a { $needed } ★ dunha mesma cultura: o máximo é { $stars }. Inimigos que quedan: { $enemies }.
alakazum-race-close = { $count ->
    [one] Quen máis preto está: { $who }, { $sign } { $stars } de { $needed } ★.
   *[other] Quen máis preto está: { $who }, { $stars } de { $needed } ★.
    } Inimigos que quedan: { $enemies }.
alakazum-race-ready = { $count ->
    [one] { $who } ten { $stars } ★ de { $sign }, abondo para un Alakazum.
   *[other] { $who } teñen { $stars } ★, abondo para un Alakazum.
    } Inimigos que quedan: { $enemies }.
alakazum-race-sprint = { $count ->
    [one] { $who } vai en cabeza con { $stars } ★ de { $sign }.
   *[other] { $who } van en cabeza con { $stars } ★.
    }{ $left ->
    [0] { " " }Última rolda: despois gaña quen teña máis ★.
   *[other] {""}
    } Inimigos que quedan: { $enemies }.
alakazum-beats-all = Vence todos os inimigos que quedan: { $beaten }.
alakazum-beats-some = Vence inimigos de { $beaten }, pero non de { $others }.
alakazum-beats-none = Non vence ningún inimigo dos que quedan: { $others }.
alakazum-pile-market = **Mercado**, primeiro a carta de enriba
alakazum-pile-card = -# **{ $card }** — { $effect }
alakazum-pile-cemetery = **Cemiterio**

## The hand

alakazum-hand-card = { $number } **{ $card }**{ $count ->
    [1] {""}
   *[other] { " " }×{ $count }
    } — { $effect }
alakazum-hand-empty = Non tes cartas na man.
alakazum-hand-energy = Enerxía: { $hats } 🎩 { $marks ->
    [0] {""}
   *[other] + { $marks } ✨
    }{ $cauldron ->
    [0] {""}
   *[other] { " " }+ { $cauldron } 🫕
    }
alakazum-outlook = { $sign } { $stars } de { $needed } ★ para un Alakazum{ $extra ->
    [0] {""}
   *[other] , { $total } con { $cards } da túa man
    }.
alakazum-outlook-cast = { $sign } { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $cards } { $extra } = **{ $total }**
    }. Un Alakazum agora? { $beaten }
alakazum-hand-divined = 👁 O inimigo { $number } é { $enemy }
alakazum-hand-known = 🌲 O próximo do bosque, como o deixaches: { $cards }
alakazum-hand-looking = 👁 Estás a mirar: { $cards }
alakazum-hand-back = Polo de agora devolviches, de arriba abaixo: { $cards }
alakazum-hand-draft = ✏️ { $draft }
alakazum-gift = 🎁 Para { $who }: { $cards }

## Drafts, as far as they go

alakazum-draft-market = Ao mercado
alakazum-draft-give = Dar
alakazum-draft-fight = Loitar
alakazum-draft-magic = Maxia
alakazum-draft-alakazum = Alakazum!

## Questions: to you, and as others read them

alakazum-call-attacked = { $theirs }, de { $rival }, ataca a { $mine }, do teu equipo: **{ $a } : { $b }**.
alakazum-call-fight = { $mine }, do teu equipo, contra { $theirs }: **{ $a } : { $b }**.
alakazum-call-potion = Unha poción de combate?
alakazum-ask-start = { $who } elixe un personaxe inicial
    .you = Con que personaxe comezas?
alakazum-ask-toad = { $who } pode barallar un mazo co sapo caótico
    .you = O teu sapo caótico pode barallar un mazo. Cal?
alakazum-ask-fighter = { $who } elixe quen loita contra { $foe }
    .you = Quen loita contra { $foe }?
alakazum-ask-helper = { $who } pode pedir axuda a alguén sociable
    .you = Axuda alguén sociable? Suma o seu ⚔ e non arrisca nada.
alakazum-ask-potion = { $who } pode xogar unha poción
    .you = Unha poción de combate? Agora vai { $mine } : { $theirs }.
alakazum-ask-die = { $who } pode xogar unha poción de dado
    .you = Sacaches { $roll } contra 🛡{ $resistance }. Unha poción de dado?
alakazum-ask-rob = { $who } pode quitar a poción de dado
    .you = Quitas a poción de dado? A tirada vai { $roll } contra 🛡{ $resistance }.
alakazum-ask-give = { $who } regala { $count ->
    [one] unha carta
   *[other] { $count } cartas
    }
    .you = { $count ->
    [one] Regala unha carta. Cal?
   *[other] Regala { $count } cartas. Cales?
    }
    .to = Para quen é { $card }?
alakazum-ask-trick = { $who } elixe: truco ou trato
    .you = Truco ou trato? Regala media man ou perde un personaxe.
alakazum-ask-santa = { $who } pasa o agasallo
    .you = A quen lle pasas o agasallo?
alakazum-ask-dice = { $who } tira para o combate
    .you = Tira para o combate.
alakazum-ask-hypnosis = { $who } tira para hipnotizar a { $name }
    .you = Tira para hipnotizar a { $name }.
alakazum-ask-present = { $who } tira polo agasallo
    .you = Tira polo agasallo.
alakazum-ask-flip = { $who } dálle a volta ao inimigo { $number } con ★{ $points }
    .you = Vas con { $points } ★ contra o inimigo { $number }. Dálle a volta.
alakazum-ask-lose = { $who } perde un personaxe
    .you = Que personaxe vai ao cemiterio?
alakazum-ask-action = { $who } pode facer unha acción
    .you = Que fas?
    .market = Que carta ensinas no mercado?
    .give = Que obxecto dás?
    .culture = Para que cultura?
    .rider = Quen sobe á vasoira?
    .bearer = Para quen é?
    .rival = A quen atacas?
    .target = Que personaxe queres?
    .attacker = Quen ataca?
    .announce = Anúncialo?
    .hopeless = Non podes gañar este combate. Anuncialo de todos os xeitos?
    .spell = Que feitizo?
    .train = Quen se adestra?
    .raise = Quen revive?
    .enemy = Que inimigo miras?
    .send = A quen entregas?
    .fetch = A quen levas?
alakazum-ask-voodoo = { $what } Alguén o para cun boneco de vudú?
    .you = { $what } Páralo?
    .own = { $what } Os demais poden paralo cun boneco de vudú.
alakazum-ask-pay = { $who } paga { $spell }
    .you = { $spell } pide { $left } máis de enerxía. Que chapeus?
alakazum-ask-witch = { $who } colle cartas do mercado
    .you = { $count ->
        [one] Leva unha carta do mercado. Cal?
       *[other] Leva { $count } cartas do mercado. Cales?
        }
alakazum-ask-ball = 🔮 { $who } ten á vista { $cards }
    .you = 🔮 Á vista: { $cards }. Outra carta? Un personaxe ou unha trampa mándaas ao mercado.
alakazum-ask-recovery = { $who } pode xogar unha poción de recuperación para { $name }
    .you = { $name } perdeu. Unha poción de recuperación evita o cemiterio.
alakazum-ask-thanksgiving = 🦃 Cada quen pasa unha carta á esquerda
    .you = 🦃 Que carta lle pasas a { $rival }?
alakazum-ask-forest = { $who } mira cartas do bosque
    .you = Con que carta quedas?
    .put = Que carta devolves agora? A primeira queda enriba.
alakazum-ask-alakazum = { $who } pode conxurar un Alakazum
    .you = Conxuras un Alakazum?
    .more = { $sign } ★{ $points }: carta ou inimigo?
    .announce = { $sign }, { $points } ★ contra o inimigo { $number }. Conxúralo?

## What can be won and lost

alakazum-die = 🎲
alakazum-odds = ⚔ { $mine } contra { $theirs }
alakazum-odds-win = ⚔ { $mine } contra { $theirs }: gaña
alakazum-odds-ahead = ⚔ { $mine } contra { $theirs }: { $more } de vantaxe
alakazum-odds-need = ⚔ { $mine } contra { $theirs }: { $more ->
    [one] falta 1
   *[other] faltan { $more }
 }
alakazum-odds-hopeless = imposible: ⚔ { $mine } contra { $theirs }, { $more ->
    [one] falta 1
   *[other] faltan { $more }
 }
alakazum-brings-pay = faltan { $left }
alakazum-brings-wins = gañas { $ways } de { $all }
alakazum-brings-seen = mira { $count }
alakazum-target = { $level }{ $added ->
    [0] {""}
   *[other] { " " }(con axuda, ⚔ +{ $added } ou así)
    } { $sign } ★{ $stars } · { $free ->
    [0] non pode cambiar de bando
   *[1] { $faces ->
        [none] imposible: non hai dado que chegue
       *[other] teu con { $faces }
    }
    }
alakazum-adds = suma ⚔{ $combat }
alakazum-rival = { $count ->
    [one] 1 personaxe
   *[other] { $count } personaxes
    } · { $sign } ★{ $stars }
alakazum-culture-cast = { $stars } ★{ $extra ->
    [0] {""}
   *[other] { " " }+ { $extra } da túa man = { $total }
    }. { $beaten }
alakazum-win-takes = Se gañas: { $top ->
    [0] { $mine } sobe ao nivel { $level } e, con
   *[1] con
    } { $faces }, levas a { $theirs }.
alakazum-win-rises = Se gañas: { $top ->
    [0] { $mine } sobe ao nivel { $level }
   *[1] nada, { $mine } xa está no nivel { $level }
    }.
alakazum-win-joins = Se gañas: { $top ->
    [0] { $mine } sobe ao nivel { $level } e, con
   *[1] con
    } { $faces }, úneseche { $theirs }.
alakazum-lose-taken = { $ties ->
    [0] Se perdes ou empatas:
   *[1] Se perdes:
    } con { $faces } quedas sen { $mine }.
alakazum-lose-cemetery = Se perdes ou empatas: { $mine } vai ao cemiterio.
alakazum-lose-stays = { $ties ->
    [0] Se perdes ou empatas:
   *[1] Se perdes:
    } { $mine } queda contigo.
alakazum-stakes-fighter = Se gañas, con { $faces } úneseche { $name }. Sen vitoria, { $alone ->
    [0] o teu vai ao cemiterio
   *[1] o teu único personaxe queda
    }.
alakazum-stakes-attacker = Se gañas, { $faces ->
    [none] o teu personaxe sobe
   *[other] con { $faces } levas a { $name }
    }. Sen vitoria, { $alone ->
    [0] podes perder o teu
   *[1] o teu único personaxe queda
    }.
alakazum-stakes-ahead = Tal como vai, gañas.{ $cards ->
    [0] {""}
    [one] { " " }A carta rival pode sumar { $most } como moito; de media, { $mean }.
   *[other] { " " }As { $cards } cartas rivais poden sumar { $most } como moito; de media, { $mean }.
    }
alakazum-stakes-behind = { $more ->
    [one] Fáltache { $more }
   *[other] Fáltanche { $more }
    }{ $have ->
    [0] .
   *[other] ; as túas pocións suman { $have }{ $cards ->
        [0] .
        [one] {" "}e a carta rival, de media, { $mean }.
       *[other] {" "}e as { $cards } cartas rivais, de media, { $mean }.
    }
    }
alakazum-stakes-risk = Perder cústache { $risk } ★.
alakazum-stakes-die = Con { $more } máis levas a { $name }. As túas pocións suman ata { $have }.
alakazum-stakes-die-hopeless = Imposible: { $name } pide { $more } máis, e as túas pocións suman { $have }.
alakazum-stakes-rob = Tal como vai, perdes a { $name }.
alakazum-stakes-rob-safe = Tal como vai, { $name } está a salvo.
alakazum-stakes-give = Só quen recibe unha carta ve cal é.
alakazum-stakes-trick = Media man: { $count ->
    [one] 1 carta para os teus rivais
   *[other] { $count } cartas para os teus rivais
    }. Ou un personaxe ao cemiterio.
alakazum-stakes-dice = ⚔ { $mine } contra { $theirs }, antes das pocións.
alakazum-stakes-hypnosis = { $faces ->
    [none] Ningunha tirada abonda sen unha poción de dado;
   *[other] Con { $faces }: { $name } { $rival ->
        [forest] únese ao equipo
       *[other] cambia de equipo
    };
    } { $rival ->
    [forest] se non, { $name } vai ao cemiterio.
   *[other] se non, { $name } queda.
    }
alakazum-stakes-santa = Con 1 ou 2 estoupa e cústalle un personaxe a quen o ten.
alakazum-stakes-attack = ⚔ { $mine } contra { $theirs } polo de agora; aínda caben pocións e axuda.{ $apart ->
    [0] {""}
   *[1] {" "}Non vai co teu equipo.
    }
alakazum-stakes-cast = Se vences o inimigo, gañas. Se non, vai ao cemiterio un dos personaxes que participan.
alakazum-stakes-short = { $points } de { $needed } ★ ensinadas polo de agora.
alakazum-stakes-sure = Coñécelo: { $points } vencen a { $strength }. Gañas se ningún boneco te para.
alakazum-stakes-hopeless = Non podes gañar: sabes que ten { $strength }, e ti ensinas { $points }.
alakazum-start = { $good } · { $values }
alakazum-start-advised = consello: { $what }
start-senyor-pirotecnic = tres estrelas no nivel C
start-tio-de-nadal = o máis difícil de quitar
start-moura = 1 de enerxía para cada feitizo
start-olentzero = dúas estrelas desde o nivel B
start-botarga = estrelas cedo, e difícil de quitar
start-penitente = axúdalles aos seus en combate
start-chaotic-toad = vale para todas as culturas

## Buttons and options

alakazum-button-piles = Mercado
alakazum-do-market = Ir ao mercado
alakazum-do-trade-in = Cambia { $card }
alakazum-do-object = Dar un obxecto
alakazum-do-fight = Loitar
alakazum-do-magic = Facer maxia
alakazum-do-levitate = { $spell }: cambia { $name }
alakazum-do-nothing = Nada
alakazum-do-end-turn = Acabar a quenda
alakazum-do-pass = Pasar
alakazum-do-no-potion = Agora sen poción
alakazum-do-no-helper = Ninguén
alakazum-do-let = Deixar que pase
alakazum-do-stop = Parar aquí
alakazum-do-keep-decks = Deixalos así
alakazum-do-announce = Anunciar
alakazum-do-cast = Conxuralo!
alakazum-do-back = Un paso atrás
alakazum-do-roll = Tirar
alakazum-do-flip = Darlle a volta
alakazum-do-doll = Usar o boneco
alakazum-do-rob = Quitala
alakazum-do-more = Destapar outra
alakazum-do-keep-these = Quedar con estas
alakazum-do-recover = Xogala
alakazum-do-let-go = Deixar ir
alakazum-do-half = Media man
alakazum-do-character = Un personaxe
alakazum-do-shuffle-forest = Barallar o bosque
alakazum-do-shuffle-market = Barallar o mercado
alakazum-do-show-stars = Ensinar { $card }
alakazum-with-help = { $name } + { $helper }
alakazum-list-hats = Pagar { $left } con…
alakazum-list-potions = Xogar varias á vez…
alakazum-list-witch = Levar { $count ->
    [one] unha carta…
   *[other] { $count } cartas…
    }
alakazum-list-give-away = Regalar { $count ->
    [one] unha carta…
   *[other] { $count } cartas…
    }
alakazum-list-give-to = Para { $who }{ $count ->
    [one] …
   *[other] , ata { $count }…
    }
alakazum-do-as-it-lies = Todas como están
alakazum-kind-hat = Chapeus
alakazum-kind-potion = Pocións
alakazum-kind-robbery = Poción de roubo
alakazum-kind-meal = Comidas
alakazum-kind-broom = Vasoira
alakazum-kind-object = Obxectos culturais
alakazum-kind-amulet = Amuleto
alakazum-kind-voodoo = Boneco de vudú
alakazum-kind-cape = Capa
alakazum-kind-sceptre = Cetro
alakazum-kind-crystal-ball = Bóla de cristal
alakazum-kind-recovery = Poción de recuperación
alakazum-culture-rise = { $names } ao nivel C
alakazum-prospect-market = Se ensinas 🧺 { $number }: { $cards }
alakazum-barred-market-empty = o mercado está baleiro
alakazum-barred-market-cards = ningunha carta túa ten número de mercado
alakazum-barred-give = ningunha das túas comidas ou vasoiras lle serve a ninguén
alakazum-barred-fight = cada rival só ten un personaxe, e ese non se pode atacar
alakazum-barred-magic = con { $energy } de enerxía non hai feitizo que valla
alakazum-barred-energy = { $cost ->
    [one] fai falta 1
   *[other] fan falta { $cost }
    } de enerxía e tes { $energy }
alakazum-barred-again = non dentro dun Déjà vu
alakazum-barred-rivals = { $seats ->
    [2] o teu rival non ten máis personaxes ca ti
    [5] menos de tres rivais teñen máis personaxes ca ti
   *[other] non todos os teus rivais teñen máis personaxes ca ti
    }
alakazum-barred-target = non hai a quen lanzarllo

## What happened

alakazum-event-starter = Comeza { $who }: a ninguén lle cambiaron máis cartas na repartición.
alakazum-event-started = { $who } comeza con { $name }.
alakazum-event-turn = ── Quenda: { $who }
alakazum-event-took = { $why ->
    [thrifty] { $who } aforra e leva { $card } do mercado.
    [witch] { $who } elixe { $card } no mercado.
   *[market] { $who } leva { $card } do mercado.
    }
alakazum-event-sold = { $who } deixa { $card } no mercado.
alakazum-event-shuffled = { $deck ->
    [market] Barállase o mazo de mercado.
   *[forest] As árbores cambian de sitio: barállase o bosque.
    }
alakazum-event-drew = { $who } atopa unha carta entre as follas.
alakazum-event-drawn = Colliches { $card }.
alakazum-event-appeared = 🌲 Ruxen as follas: { $name } sáelle ao paso a { $who }.
alakazum-event-trap = 🪤 { $who } cae nunha trampa: { $card } ({ $effect }).
alakazum-event-fighter = { $who } anima a { $name } a saír loitar.
alakazum-event-helper = { $name } bótalle unha man a { $who }.
alakazum-event-rolled-combat = 🎲 { $who } saca { $roll } para o ⚔ de { $name }.
alakazum-event-rolled-forest = 🎲 O bosque saca { $roll } para o ⚔ de { $name }.
alakazum-event-rolled-hypnosis = 🎲 { $who } mira a { $name } aos ollos: { $roll }.
alakazum-event-rolled-santa = 🎲 { $who } saca { $roll } co agasallo.
alakazum-event-strengths = ⚔ { $mine } { $a } : { $b } { $theirs }
alakazum-event-potion = { $how ->
    [robbery] { $who } destapa unha poción de roubo.
    [recovery] { $who } destapa unha poción de recuperación: ninguén vai ao cemiterio.
   *[other] { $who } destapa { $card }.
    }
alakazum-event-robbed = Poción de roubo: { $who } quítalle { $card } a { $victim }, e xa non conta.
alakazum-event-won = { $name } pode con { $foe }.
alakazum-event-lost = { $name } non puido con { $foe }, que volve ao bosque.
alakazum-event-level = { $name } dá un estirón: nivel { $level }.
alakazum-event-joined = { $name } únese a { $who }.
alakazum-event-buried = ⚰ { $name } vai ao cemiterio{ $why ->
    [fight] : derrota contra { $card }.
    [trap] {" "}pola trampa «{ $card }».
    [alakazum] : o Alakazum non venceu a { $card }.
    [roll] : un { $card } no dado non supera a resistencia.
   *[unknown] .
    }
alakazum-event-gave = { $who } dálle a { $rival } { $count ->
    [one] unha carta
   *[other] { $count } cartas
    }.
alakazum-event-given = { $who } deulle a { $rival }: { $cards }.
alakazum-event-exploded = 💥 Ho, ho, bum: a { $who } estóupalle nas mans o agasallo de Santa Claus.
alakazum-event-handed = { $who } pásalle o agasallo a { $rival }.
alakazum-event-announced-market = { $who } vai ao mercado con { $card } baixo o brazo.
alakazum-event-announced-meal = { $who } sérvelles { $dish } a todos os seus de { $sign }.
alakazum-event-announced-broom = { $who } dálle unha vasoira a { $name }.
alakazum-event-announced-piece = { $who } dálle { $card } a { $name }.
alakazum-event-announced-crystal-ball = 🔮 { $who } mira na bóla de cristal.
alakazum-event-announced-fight = { $who } ataca con { $attacker } a { $target }, de { $rival }{ $count ->
    [0] {""}
   *[other] , coa axuda de { $names }
    }.
alakazum-event-announced-spell = ✨ { $who } lanza { $spell }{ $on ->
    [nothing] {""}
   *[other] : { $target }
    }.
alakazum-event-announced-alakazum = ✨ **ALAKAZUM!** { $who } alza { $points } ★ de { $sign }{ $count ->
    [0] {""}
   *[other] { " " }con { $names }
    } contra o inimigo { $number }.
alakazum-event-cancelled = 🪆 Boneco de vudú: { $who } para a { $rival }. Pérdese a acción, pero ningunha carta.
alakazum-event-broomed = 🧹 En vasoira vai { $name }, e queda con { $who }.
alakazum-event-equipped = { $piece ->
    [cape] 🧥 { $name } leva unha capa: 🛡 +1.
   *[sceptre] 🪄 { $name } empuña un cetro: ⚔ +1.
    }
alakazum-event-dropped = O que tiña { $name } vai ao mercado: { $card }.
alakazum-event-turned = 🔮 { $who } destapa { $card }.
alakazum-event-gathered = 🔮 { $who } queda con { $cards }.
alakazum-event-spilled = 🔮 { $who } perde { $cards }: { $count ->
    [one] vai
   *[other] van
    } ao mercado.
alakazum-event-cauldron = 🫕 { $who } colle o caldeiro do mercado.
alakazum-event-cauldron-taken = 🫕 { $who } quítalle o caldeiro a { $rival }.
alakazum-event-cauldron-returned = 🫕 { $who } devolve o caldeiro ao mercado.
alakazum-event-paid = { $who } descóbrese e paga con { $card }.
alakazum-event-peeked = { $who } axexa tras a máscara do inimigo { $number }.
alakazum-event-divined = 👁 O inimigo { $number } é { $enemy }.
alakazum-event-looked = { $who } mira { $count ->
    [one] unha carta do bosque
   *[other] { $count } cartas do bosque
    }.
alakazum-event-saw = 👁 Ves { $cards }.
alakazum-event-kept = { $who } queda cunha delas.
alakazum-event-exchanged = { $who } entrega a { $name } e leva a { $other }.
alakazum-event-exchanged-rival = { $who } leva a { $other }, de { $rival }, e entrega a { $name }.
alakazum-event-resurrected = { $name } volve do cemiterio e únese a { $who }.
alakazum-event-flipped = 👹 Cae a máscara: o inimigo { $number } é { $enemy }!

## The end

alakazum-end-alakazum = 🎉 { $who } varre os invasores da península e gaña!
alakazum-end-alakazum-sprint = 🎉 { $who } varre os invasores da península e gaña! { $left ->
    [0] **{ $points }** puntos.
    [one] **{ $points }** puntos, e quedaba unha rolda.
   *[other] **{ $points }** puntos, e quedaban { $left } roldas.
    }
alakazum-end-forest = O bosque está baleiro e en silencio. Esta vez quedan as cabazas.
alakazum-end-enemies = Non queda ningún inimigo que se poida vencer: esta vez quedan os invasores.
alakazum-end-cap = Tras 60 roldas ninguén botou fóra os invasores: esta vez quedan.
alakazum-end-sprint = 🎉 Acabou a sexta rolda: { $who } { $count ->
    [one] gaña
   *[other] comparten a vitoria
    } con { $points } ★ dunha cultura.

alakazum-end-how = { $sign } { $cards ->
    [0] **{ $points } ★**
   *[other] con { $names }: **{ $points } ★**
    } vencen a { $enemy }.

## Others

alakazum-forest = o bosque
alakazum-credits = Zombi Paella publica **Alakazum! Brujas y tradiciones** e **Alakazum! 2**.
alakazum-learnt-1 = Mercado
alakazum-learnt-2 = Combates
alakazum-learnt-3 = Maxia e trampas
alakazum-learnt-4 = Alakazum

# Captions in the picture of the table: short. The aim reads: To win: 8 ★ or more, and more than (enemies) or (enemy).
alakazum-caption-market = Mercado
alakazum-caption-forest = Bosque
alakazum-caption-cemetery = Cemiterio
alakazum-caption-enemies = Inimigos
alakazum-caption-aim = Para gañar:
alakazum-caption-aim-sprint = Gaña no acto:
alakazum-caption-more-than = ou máis, e máis ca
alakazum-caption-or-else = ou

## Signos lidos en voz alta

alakazum-sign-star = estrelas
    .number = { $number ->
        [one] 1 estrela
       *[other] { $number } estrelas
    }
alakazum-sign-combat = combate
alakazum-sign-resistance = resistencia
alakazum-sign-sociable = sociable
alakazum-sign-thrifty = aforrador
    .several = dobremente aforrador
alakazum-sign-magical = moi máxico
    .several = dobremente máxico
alakazum-sign-broom = en vasoira
alakazum-sign-cape = con capa
alakazum-sign-sceptre = con cetro
alakazum-sign-cauldron = caldeiro
alakazum-sign-hat = de enerxía
alakazum-sign-market = mercado
alakazum-sign-forest = bosque
alakazum-sign-cemetery = cemiterio
alakazum-sign-enemy = inimigos

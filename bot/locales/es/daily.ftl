# La mesa del día: el mismo reparto para todo el mundo ese día, cada cual a solas contra una IA fácil, una vez.

daily-heading =
    ## { $game }: mesa del día
    { $day } (UTC)
daily-how =
    Hoy todo el mundo recibe el mismo reparto, a solas contra una IA fácil. Tu partida solo la ves tú, y no cambia ninguna valoración.

    {""}**Tienes un solo intento, contando todos los servidores, y el botón lo gasta.** El día acaba { $ends }; una partida empezada antes se puede acabar después. Lo que juegues aquí entra en los resultados de este servidor.
daily-yours = Ya has gastado tu intento. El día acaba { $ends }; entonces llega el siguiente reparto.
daily-board = **Resultados en este servidor**
daily-none = Aquí no la ha acabado nadie todavía.
daily-playing =
    -# { $count } { $count ->
        [one] persona la ha
       *[other] personas la han
    } empezado sin acabarla.
daily-line =
    { $place }. { $who } · { $how ->
        [won] victoria
        [left] abandono
       *[lost] derrota
    } { $points } : { $against }{ $decided }{ $late ->
        [yes] {" "}· acabada pasado el día
       *[no] {""}
    }
daily-sealed = -# Sin trampa: el reparto lo fijó de antemano una semilla secreta. Este es su hash (SHA-256); la semilla se enseña aquí cuando acabe el día.
daily-seed = -# El día ha acabado, así que esta es su semilla: `{ $seed }`
daily-hash = -# Hash de la semilla de ese día: `{ $hash }`
daily-next-hash = -# Hash de la semilla de mañana: `{ $hash }`
daily-hash-today = -# Hash de la semilla de hoy: `{ $hash }`
daily-later = -# Historial, repetición y semilla se abren cuando acabe el día: hasta entonces todo el mundo puede jugar este reparto.
daily-share =
    { $game }, mesa del día, { $day }: { $how ->
        [won] victoria
       *[lost] derrota
    } { $points } : { $against } contra la IA fácil{ $decided }{ $rounds ->
        [0] { "" }
        [one] { " " }en { $rounds } ronda
       *[other] { " " }en { $rounds } rondas
    } · `/daily { $command }`
daily-decided = { $reason ->
    [alakazum] (lo decidió un Alakazum)
    [invaders] (ganaron los invasores)
   *[none] {""}
 }
daily-card-title = { $game } del día
daily-card-against = { $how ->
    [won] Victoria
   *[lost] Derrota
 } { $points } : { $against }
daily-card-days = { $count ->
    [one] día seguido
   *[other] días seguidos
 }
daily-card-longest = la mejor: { $count }
daily-card-accuracy = precisión: { $percent } %
daily-card-rounds = Ronda a ronda: { $rounds }
daily-round = { $kind ->
    [good] un acierto
    [bad] un tropiezo
   *[nothing] nada
 }
daily-par = par { $par }: { $difference }
daily-par-today = Par **{ $par }**: lo que logra la IA difícil con este reparto
daily-par-later = el par, más tarde
daily-other-game = -# No es el juego de hoy: no cuenta para la racha.
daily-calendar-played = -# Jugado en los últimos siete días: { $days }
daily-calendar-away = -# Sin el bot, así que no rompen la racha: { $days }
daily-share-about = > { $line }
daily-shared = **{ $who }** · { $line }
daily-new-day = **Ha empezado otro día,** así que esa mesa ya no se puede empezar. Esta es la de hoy.
me-game-daily = mesa del día, { $day }, `/daily { $command }`
profile-daily = mesa del día

button-daily-start = Empezar mi intento
button-daily-mine = Mi partida
button-daily-go-on = Seguir: { $day }
button-daily-board = Resultados
button-daily-share = Compartir
button-daily-play = Mesa del día
button-daily-before = Día anterior
button-daily-after = Día siguiente
daily-no-warnings = 🔥 Ya no recibirás un mensaje directo antes de que acabe tu racha. La publicación de la noche de cada servidor dice qué rachas están a punto de acabar: con su botón *Avísame* te menciona. Se activa con `/settings evening`, y puede hacerlo quien administra el servidor.

refused-daily = { $what ->
    [undo] En la mesa del día no se puede deshacer nada: todo el mundo tiene el mismo único intento.
    [hint] En la mesa del día no hay pistas: todo el mundo tiene el mismo único intento.
    [rematch] La mesa del día no tiene revancha. Mañana `/daily` trae otro reparto.
    [substitute] El asiento de la mesa del día no se puede ceder: es el intento de una persona.
    [elsewhere] Empezaste esta mesa del día en otro servidor. Sigue con ella allí; `/me games` también la enseña.
   *[sealed] Hasta que acabe el día ({ $until }), no: todo el mundo puede jugar todavía este reparto.
 }
refused-not-today = Ese día ha acabado, así que su mesa ya no se puede empezar. `/daily` abre la de hoy.
refused-tried = Ya has empezado esta mesa del día. `/daily` te devuelve a ella.
refused-shared = Ya has compartido este resultado en este canal; en otro también puedes.
refused-daily-unknown = No hay mesa del día de ese día.

# La taula del dia: el mateix repartiment per a tothom, cada u a soles contra una IA fàcil, una vegada.

daily-heading =
    ## { $game }: taula del dia
    { $day } (UTC)
daily-how =
    Hui tothom té el mateix repartiment, a soles contra una IA fàcil. La teua partida només la veus tu, i no canvia la teua valoració.

    {""}**Tens un sol intent entre tots els servidors, i el botó el gasta.** El dia s'acaba { $ends }; una partida començada abans es pot acabar després. El teu resultat compta en este servidor.
daily-yours = Ja has fet el teu intent. El dia s'acaba { $ends }; llavors arriba el repartiment següent.
daily-board = **Resultats en este servidor**
daily-none = Ací encara no l'ha acabada ningú.
daily-playing =
    -# { $count } { $count ->
        [one] persona l'ha començada i encara no l'ha acabada.
       *[other] persones l'han començada i encara no l'han acabada.
    }
daily-line =
    { $place }. { $who } · { $how ->
        [won] victòria
        [left] abandó
       *[lost] derrota
    } { $points } : { $against }{ $decided }{ $late ->
        [yes] {" "}· acabada passat el dia
       *[no] {""}
    }
daily-sealed = -# No hi ha trampa: una llavor secreta va fixar abans el repartiment. Este és el seu hash (SHA-256); la llavor apareixerà ací quan s'acabe el dia.
daily-seed = -# El dia s'ha acabat, així que esta és la seua llavor: `{ $seed }`
daily-hash = -# Hash de la llavor d'este dia: `{ $hash }`
daily-next-hash = -# Hash de la llavor de demà: `{ $hash }`
daily-hash-today = -# Hash de la llavor de hui: `{ $hash }`
daily-later = -# Podràs obrir l'historial, la repetició i la llavor quan s'acabe el dia: fins aleshores tothom pot jugar este repartiment.
daily-share =
    { $game }, taula del dia, { $day }: { $how ->
        [won] victòria
       *[lost] derrota
    } { $points } : { $against } contra la IA fàcil{ $decided }{ $rounds ->
        [0] { "" }
        [one] { " " }en { $rounds } ronda
       *[other] { " " }en { $rounds } rondes
    } · `/daily { $command }`
daily-decided = { $reason ->
    [alakazum] (ho va decidir un Alakazum)
    [invaders] (van guanyar els invasors)
   *[none] {""}
 }
daily-card-title = { $game } del dia
daily-card-against = { $how ->
    [won] Victòria
   *[lost] Derrota
 } { $points } : { $against }
daily-card-days = { $count ->
    [one] dia seguit
   *[other] dies seguits
 }
daily-card-longest = la millor: { $count }
daily-card-accuracy = precisió: { $percent } %
daily-card-rounds = Ronda a ronda: { $rounds }
daily-round = { $kind ->
    [good] un encert
    [bad] una ensopegada
   *[nothing] res
 }
daily-par = par { $par }: { $difference }
daily-par-today = Par **{ $par }**: els punts que fa la IA difícil amb este repartiment
daily-par-later = el par, més tard
daily-other-game = -# No és el joc de hui: no compta per a la ratxa.
daily-calendar-played = -# Jugat en els últims set dies: { $days }
daily-calendar-away = -# Dies sense el bot, que no trenquen cap ratxa: { $days }
daily-share-about = > { $line }
daily-shared = **{ $who }** · { $line }
daily-new-day = **Ha començat un dia nou,** així que ja no pots començar aquella taula. Esta és la de hui.
me-game-daily = taula del dia, { $day }, `/daily { $command }`
profile-daily = taula del dia

button-daily-start = Comença: un intent
button-daily-mine = La meua partida
button-daily-go-on = Continua: { $day }
button-daily-board = Resultats
button-daily-share = Compartix
button-daily-play = Taula del dia
button-daily-before = Dia anterior
button-daily-after = Dia següent
daily-no-warnings = 🔥 Ja no rebràs cap missatge directe abans que s'acabe la teua ratxa. La publicació de la nit de cada servidor diu quines ratxes estan a punt d'acabar: amb el seu botó *Avisa'm* et menciona. Qui administra el servidor l'activa amb `/settings evening`.

refused-daily = { $what ->
    [undo] En la taula del dia no es pot desfer res: tothom té el mateix intent, un i prou.
    [hint] En la taula del dia no hi ha pistes: tothom té el mateix intent, un i prou.
    [rematch] La taula del dia no té revenja. Demà, `/daily` porta el repartiment següent.
    [substitute] El seient de la taula del dia no es pot cedir: l'intent és només teu.
    [elsewhere] Vas començar esta taula del dia en un altre servidor. Acaba-la allí; la trobaràs amb `/me games`.
   *[sealed] No abans que s'acabe el dia ({ $until }): fins aleshores tothom pot jugar este repartiment.
 }
refused-not-today = Aquell dia ja s'ha acabat, així que no pots començar la seua taula. `/daily` obri la de hui.
refused-tried = Ja has començat esta taula del dia. `/daily` t'hi torna.
refused-shared = Ja has compartit este resultat en este canal; encara el pots compartir en un altre.
refused-daily-unknown = Aquell dia no hi va haver taula.

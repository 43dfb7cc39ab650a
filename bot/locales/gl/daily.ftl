# A mesa do día: a mesma repartición para todo o mundo ese día, cada quen a soas contra unha IA fácil, unha vez.

daily-heading =
    ## { $game }: mesa do día
    { $day } (UTC)
daily-how =
    Hoxe todo o mundo recibe a mesma repartición, a soas contra unha IA fácil. A túa partida só a ves ti, e non cambia ningunha valoración.

    {""}**Tes un só intento entre todos os servidores, e gástase ao premer o botón.** O día acaba { $ends }; unha partida comezada antes pódese acabar despois. O teu resultado de aquí conta neste servidor.
daily-yours = Xa gastaches o teu intento. O día acaba { $ends }; entón chega a seguinte repartición.
daily-board = **Resultados neste servidor**
daily-none = Aquí aínda ninguén acabou a partida.
daily-playing =
    -# { $count } { $count ->
        [one] persoa comezou e aínda non acabou
       *[other] persoas comezaron e aínda non acabaron
    }.
daily-line =
    { $place }. { $who } · { $how ->
        [won] vitoria
        [left] abandono
       *[lost] derrota
    } { $points } : { $against }{ $decided }{ $late ->
        [yes] {" "}· acabada pasado o día
       *[no] {""}
    }
daily-sealed = -# Sen trampa: a repartición fixouna de antemán unha semente secreta. Este é o seu hash (SHA-256); a semente sae aquí cando acabe o día.
daily-seed = -# O día acabou, así que esta é a súa semente: `{ $seed }`
daily-hash = -# Hash da semente dese día: `{ $hash }`
daily-next-hash = -# Hash da semente de mañá: `{ $hash }`
daily-hash-today = -# Hash da semente de hoxe: `{ $hash }`
daily-later = -# Historial, repetición e semente ábrense cando acabe o día: ata entón todo o mundo pode xogar esta repartición.
daily-share =
    { $game }, mesa do día, { $day }: { $how ->
        [won] vitoria
       *[lost] derrota
    } { $points } : { $against } contra a IA fácil{ $decided }{ $rounds ->
        [0] { "" }
        [one] { " " }en { $rounds } rolda
       *[other] { " " }en { $rounds } roldas
    } · `/daily { $command }`
daily-decided = { $reason ->
    [alakazum] (decidiuno un Alakazum)
    [invaders] (gañaron os invasores)
   *[none] {""}
 }
daily-card-title = { $game } do día
daily-card-against = { $how ->
    [won] Vitoria
   *[lost] Derrota
 } { $points } : { $against }
daily-card-days = { $count ->
    [one] día seguido
   *[other] días seguidos
 }
daily-card-longest = a mellor: { $count }
daily-card-accuracy = precisión: { $percent } %
daily-card-rounds = Rolda a rolda: { $rounds }
daily-round = { $kind ->
    [good] un acerto
    [bad] un tropezo
   *[nothing] nada
 }
daily-par = par { $par }: { $difference }
daily-par-today = Par **{ $par }**: o que logra a IA difícil con esta repartición
daily-par-later = o par sae despois
daily-other-game = -# Non é o xogo de hoxe: non conta para a xeira.
daily-calendar-played = -# Xogado nos últimos sete días: { $days }
daily-calendar-away = -# O bot non funcionaba, así que estes días non rompen a xeira: { $days }
daily-share-about = > { $line }
daily-shared = **{ $who }** · { $line }
daily-new-day = **Comezou outro día,** así que esa mesa xa non se pode comezar. Esta é a de hoxe.
me-game-daily = mesa do día, { $day }, `/daily { $command }`
profile-daily = mesa do día

button-daily-start = Comezar: un intento
button-daily-mine = A miña partida
button-daily-go-on = Seguir: { $day }
button-daily-board = Resultados
button-daily-share = Compartir
button-daily-play = Mesa do día
button-daily-before = Día anterior
button-daily-after = Día seguinte
daily-no-warnings = 🔥 Xa non recibirás unha mensaxe directa antes de que acabe a túa xeira. A publicación da noite de cada servidor di que xeiras están a piques de acabar: co seu botón *Avísame* menciónate. Quen administra o servidor actívaa con `/settings evening`.

refused-daily = { $what ->
    [undo] Na mesa do día non se pode desfacer nada: todo o mundo ten o mesmo único intento.
    [hint] Na mesa do día non hai pistas: todo o mundo ten o mesmo único intento.
    [rematch] A mesa do día non ten revancha. Mañá `/daily` trae outra repartición.
    [substitute] O asento da mesa do día non se pode ceder: é o intento dunha persoa.
    [elsewhere] Comezaches esta mesa do día noutro servidor. Acábaa alí; sae en `/me games`.
   *[sealed] Ata que acabe o día ({ $until }), non: todo o mundo pode xogar aínda esta repartición.
 }
refused-not-today = Ese día acabou, así que a súa mesa xa non se pode comezar. `/daily` abre a de hoxe.
refused-tried = Xa comezaches esta mesa do día. `/daily` devólvete a ela.
refused-shared = Xa compartiches este resultado nesta canle; aínda o podes compartir noutra.
refused-daily-unknown = Ese día non houbo mesa do día.

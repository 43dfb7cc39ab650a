# A sala e o panel de quen leva a mesa.

lobby-heading = ## { $game }
lobby-about = { $what }
    {"-# "}👥 { $least }–{ $most } · ⏱ { $length }
lobby-host-seat = { $number } · **{ $name }**, leva a mesa
lobby-seat = { $number } · **{ $name }**
lobby-ai-seat = { $number } · **{ $name }**, IA { $level }
lobby-empty-seat = { $number } · *libre*
lobby-missing = { $count ->
    [one] Falta un xogador ou unha IA.
   *[other] Faltan { $count } xogadores ou IA.
 }
lobby-ready = O caldeiro xa está quente: **{ $host }** pode comezar cando estea todo o mundo.
lobby-host-away = **{ $host }**, que leva a mesa, non premeu nada en dez minutos. { $alone ->
    [yes] Quen abra unha mesa aquí pecha esta.
   *[no] Agora calquera con asento pode comezar a partida, cambiar as opcións ou pechar a mesa con `/table end`.
 }
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# As reaccións rápidas delatan: non se agarda por quen non pode reaccionar, así que unha pausa quere dicir que alguén ten unha carta. A partida non conta para a valoración.
lobby-windows = -# Reaccións: elixe *Deixar que pase* e nunca se che preguntará se paras unha acción. Aos demais pregúntaselles cada vez, así que a pregunta non delata nada.
lobby-hints = -# 💡 Permítense pistas, así que esta partida non conta para a valoración.
lobby-hints-alone = -# 💡 Se xogas a soas coa IA podes pedir pistas, e a partida non conta para a valoración. Se senta alguén máis, pode contar.
lobby-commitment = -# 🔒 SHA-256 da semente, para que ninguén poida facer trampa coa baralla: `{ $hash }`
lobby-closed = Esta mesa pechou. `/{ $game } new` abre outra.
lobby-join = Sentar
lobby-rules = Como se xoga
lobby-fill = Comezar con { $count } IA
lobby-free = libre
lobby-leave = Erguerse
lobby-add = Engadir IA
lobby-options = Opcións
lobby-start = Comezar
lobby-learn = Titorial
lobby-invite = Convidar

invite-heading = **A quen chamo a esta mesa?** Ata { $most } persoas á vez e oito ao día; a ninguén se chama dúas veces ao día.
invite-choose = Persoas ás que convidar…
invite-called = **Chamei a { $who }** nunha mensaxe baixo a sala.
invite-not = Non hai aviso para { $who }: { $why ->
    [bot] un bot non pode xogar. **Engadir IA** enche un asento cun xogador de IA.
    [yourself] xa tes asento aquí.
    [seated] xa nesta mesa.
    [removed] sen asento aquí por decisión de quen leva a mesa.
    [blind] non pode ver esta canle.
    [unwilling] non quere convites teus (`/me calls`).
    [today] hoxe xa houbo un aviso; mañá desde as 05:00 outra vez.
   *[enough] hoxe xa convidaches a oito persoas; mañá desde as 05:00 outra vez.
 }
invite-line = **Unha frase para a conversa:**
invite-chat = Quen xoga a { $game }? Hai un asento libre: { $link }
invitation = { $count ->
    [one] { $who }: **{ $host }** gárdache unha cadeira en **{ $game }**.
   *[other] { $who }: **{ $host }** gárdavos cadeira en **{ $game }**.
 }
    {"-# "}`/me calls` di quen pode convidarte.
invitation-begun = **{ $host }** convidou a unha mesa de **{ $game }**. A partida xa comezou.
invitation-joined = Xa tes asento na mesa de **{ $game }**. Quen a leva preme **Comezar** cando non falte ninguén.
calls-chosen = { $who ->
    [nobody] Xa non pode convidarte ninguén.
    [played] Pode convidarte quen xogase contigo unha partida ata o final, como moito unha vez ao día.
   *[everybody] Pode convidarte calquera de aquí, como moito unha vez ao día.
 }

options-heading = **Regras da casa desta mesa.** A sala amosa cada cambio ao instante.
options-of-host = As regras da casa son de quen leva a mesa. O que podes facer aquí:
options-value = { $rule }: { $value }
options-add = Engadir unha IA…
options-add-level = IA, { $level }
options-remove = Baleirar un asento…

rule-clock = Reloxo
rule-clock-live = en directo
    .about = Está todo o mundo: un ou dous minutos por xogada
rule-clock-slow = sen présa
    .about = Xógase ao longo de días: un día por xogada
rule-turn = Tempo por quenda
    .about = Canto tempo ten quen xoga a súa quenda
rule-turn-preset = o que diga o reloxo
rule-turn-30 = 30 segundos
rule-turn-60 = 1 minuto
rule-turn-180 = 3 minutos
rule-turn-600 = 10 minutos
rule-turn-3600 = 1 hora
rule-turn-43200 = 12 horas
rule-turn-86400 = 1 día
rule-turn-259200 = 3 días
rule-absence = Se acaba o tempo
rule-absence-preset = o que diga o reloxo
    .about = En directo: unha IA ocupa o asento á segunda vez. Sen présa: xogada prudente
rule-absence-nothing = nada
    .about = A mesa agarda
rule-absence-default = xogada prudente
    .about = Dáse a resposta máis prudente, case sempre pasar
rule-absence-move = unha IA fai a xogada
    .about = A seguinte xogada volve ser da persoa
rule-absence-seat = unha IA ocupa o asento
    .about = Á segunda vez, ata que a persoa prema «Xa estou aquí»
rule-leaver = Se alguén marcha
rule-leaver-ai = segue unha IA
rule-leaver-empty = o asento queda baleiro
    .about = A partida segue sen ese asento
rule-unrated = Valoración
rule-unrated-no = conta
    .about = Dúas persoas ou máis, e ata o final
rule-unrated-yes = non conta
    .about = Non cambia a valoración de ninguén
rule-reactions = Reaccións
rule-reactions-strict = estritas
    .about = Pregúntaselle a todo o mundo, así que preguntar non delata nada
rule-reactions-quick = rápidas
    .about = Vai máis rápido, pero unha pausa delata algo, e a partida non conta
rule-hints = Pistas
rule-hints-alone = se xogas a soas
    .about = Unha soa persoa entre IA; esa partida non conta para a valoración
rule-hints-yes = para todo o mundo
    .about = Calquera lle pode pedir consello a unha IA; a partida non conta
rule-hints-no = ningunha
    .about = Ninguén pode pedir consello a unha IA
rule-pace = Ritmo das IA
rule-pace-quick = rápido
    .about = As IA xogan case sen pausa
rule-pace-normal = normal
    .about = Se xogas a soas, as IA tardan como moito catro segundos tras a túa xogada
rule-pace-slow = lento
    .about = Máis tempo para ver cada xogada das IA

new-in-thread = **{ $who }** abriu unha mesa de **{ $game }**: { $thread }

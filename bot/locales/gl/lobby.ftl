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
lobby-ready = Todo a punto: **{ $host }** pode comezar. Aínda hai sitio para quen queira.
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# As reaccións rápidas delatan: a quen non podía reaccionar nin se lle pregunta, así que unha pausa significa unha carta. A partida non conta para a valoración.
lobby-windows = -# Reaccións: quen escolle *Deixar que pase* non ten que premer nada cando se podería frear unha acción. Aos demais pregúntaselles cada vez, para que a pregunta non delate nada.
lobby-hints = -# 💡 Permítense pistas, así que esta partida non conta para a valoración.
lobby-hints-alone = -# 💡 Quen xoga a soas coa IA pode pedir pistas, e entón a partida non conta para a valoración. Se senta alguén máis, pode contar.
lobby-commitment = -# 🔒 SHA-256 da semente, para que ninguén poida trucar a baralla: `{ $hash }`
lobby-closed = Esta mesa pechou. `/{ $game } new` abre outra.
lobby-join = Sentar
lobby-leave = Erguerse
lobby-add = Engadir IA
lobby-options = Opcións
lobby-start = Comezar
lobby-learn = Titorial
lobby-invite = Convidar

invite-heading = **A quen chamo a esta mesa?** Ata { $most } persoas, cunha soa mensaxe e unha soa vez. A quen non quere avisos non se lle chama.
invite-choose = Persoas ás que convidar…
invite-called = { $called ->
    [0] Agora non se pode chamar a ninguén da túa lista. Calquera de aquí pode sentar.
    [one] Chámase a **1 de { $count }**, cunha mensaxe baixo a mesa.
   *[other] Chámase a **{ $called } de { $count }**, cunha mensaxe baixo a mesa.
 }
invitation = { $count ->
    [one] { $who }: **{ $host }** convídate a unha mesa de **{ $game }**.
   *[other] { $who }: **{ $host }** convídavos a unha mesa de **{ $game }**.
 }
    {"-# "}`/me calls` di quen pode convidarte.
invitation-joined = Xa tes sitio na mesa de **{ $game }**. Quen a leva preme **Comezar** cando non falte ninguén.
calls-chosen = { $who ->
    [nobody] Xa non pode convidarte ninguén.
    [played] Pode convidarte quen xogase contigo unha partida ata o final. Chéganche como moito tres convites ao día, e un da mesma persoa.
   *[everybody] Pode convidarte calquera. Chéganche como moito tres convites ao día, e un da mesma persoa.
 }

options-heading = **Regras da casa desta mesa.** Elixe: a sala ensínao ao momento.
options-value = { $rule }: { $value }
options-add = Engadir unha IA…
options-add-level = IA, { $level }
options-remove = Baleirar un asento…

rule-clock = Reloxo
rule-clock-live = en directo
    .about = Xógase agora e á vez: un ou dous minutos por xogada
rule-clock-slow = sen présa
    .about = Xógase ao longo de días: un día por xogada
rule-turn = Tempo por quenda
    .about = O que alguén pode pensar antes de que se acabe o tempo
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
    .about = En directo: unha IA ocupa o asento ao segundo fallo. Sen présa: xogada prudente
rule-absence-nothing = nada
    .about = A mesa agarda
rule-absence-default = xogada prudente
    .about = Dáse a resposta máis prudente, case sempre pasar
rule-absence-move = unha IA fai a xogada
    .about = A seguinte xogada volve ser da persoa
rule-absence-seat = unha IA ocupa o asento
    .about = Ao segundo fallo, ata que a persoa prema «Xa estou aquí»
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
    .about = Máis áxil, pero unha pausa delata, e non conta para a valoración
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
    .about = A soas, tardan como moito catro segundos tras a túa xogada
rule-pace-slow = lento
    .about = Máis tempo para ver cada xogada súa

new-in-thread = **{ $who }** abriu unha mesa de **{ $game }**: { $thread }

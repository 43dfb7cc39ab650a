# La sala y el panel de quien lleva la mesa.

lobby-heading = ## { $game }
lobby-about = { $what }
    {"-# "}👥 { $least }–{ $most } · ⏱ { $length }
lobby-host-seat = { $number } · **{ $name }**, lleva la mesa
lobby-seat = { $number } · **{ $name }**
lobby-ai-seat = { $number } · **{ $name }**, IA { $level }
lobby-empty-seat = { $number } · *libre*
lobby-missing = { $count ->
    [one] Falta un jugador o una IA.
   *[other] Faltan { $count } jugadores o IA.
 }
lobby-ready = El caldero ya está caliente: **{ $host }** puede empezar cuando no falte nadie.
lobby-host-away = **{ $host }**, que lleva la mesa, no ha pulsado nada en diez minutos. { $alone ->
    [yes] Quien abra una mesa aquí cierra esta.
   *[no] Ahora cualquiera con asiento puede empezar la partida, cambiar las opciones o cerrar la mesa con `/table end`.
 }
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# Las reacciones rápidas delatan: a quien no podía reaccionar ni se le pregunta, así que una pausa significa una carta. La partida no cuenta para la valoración.
lobby-windows = -# Reacciones: quien elige *Dejar que pase* no tiene que pulsar nada cuando se podría parar una acción. Al resto se le pregunta cada vez, para que la pregunta no delate nada.
lobby-hints = -# 💡 Se permiten pistas, así que esta partida no cuenta para la valoración.
lobby-hints-alone = -# 💡 Quien juega a solas con la IA puede pedir pistas, y entonces la partida no cuenta para la valoración. Si se sienta alguien más, puede contar.
lobby-commitment = -# 🔒 SHA-256 de la semilla, para que nadie pueda trucar la baraja: `{ $hash }`
lobby-closed = Esta mesa se ha cerrado. `/{ $game } new` abre otra.
lobby-join = Sentarse
lobby-rules = Cómo se juega
lobby-fill = Empezar con { $count } IA
lobby-free = libre
lobby-leave = Levantarse
lobby-add = Añadir IA
lobby-options = Opciones
lobby-start = Empezar
lobby-learn = Tutorial
lobby-invite = Invitar

invite-heading = **¿A quién invito a esta mesa?** Hasta { $most } personas a la vez y ocho al día; a nadie se le avisa dos veces al día.
invite-choose = Personas a las que invitar…
invite-called = **Se invita a { $who }** con un mensaje bajo la mesa.
invite-not = No hay aviso para { $who }: { $why ->
    [bot] un bot no puede sentarse. **Añadir IA** llena un asiento con un jugador de IA.
    [yourself] ya estás en esta mesa.
    [seated] ya en esta mesa.
    [removed] sin asiento aquí por decisión de quien lleva la mesa.
    [blind] no puede ver este canal.
    [unwilling] no quiere avisos tuyos (`/me calls`).
    [today] hoy ya ha habido un aviso; mañana desde las 05:00 otra vez.
   *[enough] hoy ya has invitado a ocho personas; mañana desde las 05:00 otra vez.
 }
invite-line = **Una frase para el chat:**
invite-chat = ¿Quién juega a { $game }? Hay un asiento libre: { $link }
invitation = { $count ->
    [one] { $who }: **{ $host }** te guarda una silla en **{ $game }**.
   *[other] { $who }: **{ $host }** os guarda silla en **{ $game }**.
 }
    {"-# "}`/me calls` dice quién puede invitarte.
invitation-begun = **{ $host }** invitó a una mesa de **{ $game }**. La partida ya ha empezado.
invitation-joined = Ya tienes sitio en la mesa de **{ $game }**. Quien la lleva pulsa **Empezar** cuando no falte nadie.
calls-chosen = { $who ->
    [nobody] Ya no puede invitarte nadie.
    [played] Puede invitarte quien haya jugado contigo una partida hasta el final, como mucho una vez al día.
   *[everybody] Puede invitarte cualquiera de aquí, como mucho una vez al día.
 }

options-heading = **Reglas de la casa de esta mesa.** Elige: la sala lo enseña al momento.
options-of-host = Las reglas de la casa son de quien lleva la mesa. Lo que puedes hacer aquí:
options-value = { $rule }: { $value }
options-add = Añadir una IA…
options-add-level = IA, { $level }
options-remove = Vaciar un asiento…

rule-clock = Reloj
rule-clock-live = en directo
    .about = Se juega ahora y a la vez: uno o dos minutos por jugada
rule-clock-slow = sin prisa
    .about = Se juega a lo largo de días: un día por jugada
rule-turn = Tiempo por turno
    .about = Lo que alguien puede pensar antes de que se acabe el tiempo
rule-turn-preset = lo que diga el reloj
rule-turn-30 = 30 segundos
rule-turn-60 = 1 minuto
rule-turn-180 = 3 minutos
rule-turn-600 = 10 minutos
rule-turn-3600 = 1 hora
rule-turn-43200 = 12 horas
rule-turn-86400 = 1 día
rule-turn-259200 = 3 días
rule-absence = Si se acaba el tiempo
rule-absence-preset = lo que diga el reloj
    .about = En directo: una IA ocupa el asiento a la segunda vez. Sin prisa: jugada prudente
rule-absence-nothing = nada
    .about = La mesa espera
rule-absence-default = jugada prudente
    .about = Se da la respuesta más prudente, casi siempre pasar
rule-absence-move = una IA hace la jugada
    .about = La siguiente jugada vuelve a ser de la persona
rule-absence-seat = una IA ocupa el asiento
    .about = A la segunda vez, hasta que la persona pulse «Ya estoy aquí»
rule-leaver = Si alguien se va
rule-leaver-ai = sigue una IA
rule-leaver-empty = el asiento queda vacío
    .about = La partida sigue sin ese asiento
rule-unrated = Valoración
rule-unrated-no = cuenta
    .about = Dos personas o más, y hasta el final
rule-unrated-yes = no cuenta
    .about = No cambia la valoración de nadie
rule-reactions = Reacciones
rule-reactions-strict = estrictas
    .about = Se pregunta a todo el mundo, así que preguntar no delata nada
rule-reactions-quick = rápidas
    .about = Más ágil, pero una pausa delata, y no cuenta para la valoración
rule-hints = Pistas
rule-hints-alone = si juegas a solas
    .about = Una sola persona entre IA; esa partida no cuenta para la valoración
rule-hints-yes = para todo el mundo
    .about = Cualquiera puede pedir consejo a una IA; la partida no cuenta
rule-hints-no = ninguna
    .about = Nadie puede pedir consejo a una IA
rule-pace = Ritmo de las IA
rule-pace-quick = rápido
    .about = Las IA juegan casi sin pausa
rule-pace-normal = normal
    .about = A solas, tardan como mucho cuatro segundos tras tu jugada
rule-pace-slow = lento
    .about = Más tiempo para ver cada jugada suya

new-in-thread = **{ $who }** ha abierto una mesa de **{ $game }**: { $thread }

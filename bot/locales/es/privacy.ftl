# Qué se guarda de la gente, quién lo ve, y cómo se saca y se borra. docs/privacy.md dice lo mismo.

privacy-heading = ## Privacidad
privacy =
    Este bot no lee mensajes: no pide a Discord su contenido ni tiene acceso privilegiado.

    {""}**Se guarda**, en la base de datos de quien mantiene este bot, mientras se conserven partidas y resultados: tu id de usuario de Discord y el nombre que tenías al sentarte, y la última vez que pulsaste algo; los id del servidor, el canal y los mensajes donde se ve una mesa; las opciones, la semilla, las jugadas y el resultado de cada partida; tus valoraciones; qué mesas del día has empezado; los repasos que has pedido, que solo ves tú; lo que tus partidas acabadas han traído a tu álbum; tus últimas invitaciones a mesas; tus ajustes.

    {""}**Se usa** para llevar las partidas en las que entras y enseñar resultados y valoraciones, y para nada más. No se vende ni se comparte nada, y no recibes mensajes privados que no hayas pedido.

    {""}**Lo ven**: jugadas y resultados, quien vea el canal; valoraciones, en los servidores donde has jugado; tu mano, solo tú. Forma parte del historial de la partida, que guarda quien mantiene el bot.

    {""}**Es tuyo**: `/me export` te lo da todo en un archivo. `/me delete` lo quita: tus asientos pasan a jugadores de IA, y en las partidas acabadas queda en tu lugar un seudónimo al azar. Lo que Discord ya no deja editar a nadie, mensajes antiguos y sus imágenes, se queda; las copias de seguridad te conocen hasta que se renueven.

operator-name = **Este bot** lo mantiene { $name }.
operator-contact = Preguntas, quejas, borrado sin Discord: { $contact }
operator-hosting = Su base de datos está en { $hosting }.
operator-backups =
    Las copias de seguridad se borran al cabo de { $days } { $days ->
        [one] día
       *[other] días
    }.
operator-age = Para usarlo hay que tener al menos { $age } años, o más donde lo diga la ley de tu país.
link-privacy = Política de privacidad
link-terms = Condiciones de uso
link-support = Ayuda

export-heading = **Todo lo que se guarda de ti**
export-kept =
    { $tables } { $tables ->
        [one] asiento
       *[other] asientos
    } · { $moves } { $moves ->
        [one] jugada
       *[other] jugadas
    } · { $results } { $results ->
        [one] resultado
       *[other] resultados
    } · { $ratings } { $ratings ->
        [one] valoración
       *[other] valoraciones
    }

    El archivo dice qué es cada parte. Este mensaje solo lo ves tú; guarda el archivo antes de cerrarlo. `/me delete` lo borra todo.
export-about-user_id = Tu id de usuario de Discord, con el que se ha encontrado todo esto.
export-about-settings = Lo que has elegido con /me y lo que ya se te ha contado. coach: si la guía explica cada pregunta; text_mode: la mano como texto; language: tu idioma; language_offered: ya se te habló de los idiomas; public: qué clasificaciones te incluyen; name: tu nombre la última vez que pulsaste algo; calls: quién puede invitarte; shared: resultados que has compartido, como mesa y canal; was_warned: antes recibías un mensaje cuando tu racha iba a acabar, y falta decirte que ya no.
export-about-news = Lo que el bot aún te diría: partidas que acabaron porque su canal o su servidor ya no estaba.
export-about-hosted = Mesas que abriste. id: la mesa; guild_id: el servidor; channel_id: el canal (bajo cero: una mesa del día, en ninguno); game: cuál; created_at: cuándo. Las horas son segundos desde 1970.
export-about-seats = Tus asientos. table_id: la mesa; seat: su número, desde 0; user_id: de quién es; name: cómo te llamabas al sentarte; ai: el nivel de una IA allí; leaver_id: quién lo dejó; state: standing: tus reacciones; misses: veces que se acabó el tiempo; away: una IA juega por ti; wants_end, wants_pause: quieres acabar o pausar; undo, agrees: la jugada en que pediste deshacer, o estuviste de acuerdo; left_round, left_order, left_at: cuándo te fuiste y en qué orden; handed: se pasó a otra persona; novice: tu primera partida de ese juego; passing: lo que dejas pasar; presses: pulsaciones en un tutorial; offers: cuándo lo ofreciste por última vez, en milisegundos, 0: nunca; decided: la última ronda en la que contestaste tú; silent_since, silent_until: las rondas desde entonces en las que se contestó por ti.
export-about-left_seats = Asientos que dejaste durante una partida; los campos son los de seats.
export-about-moves = Tus propias jugadas en los historiales de tus partidas. table_id: la mesa; n: el número de la jugada; seat: tu asiento; action: lo que hiciste; by: cómo (player: tú; undo: deshecha); at: cuándo. Lo que otros hicieron o tenían es suyo y no está aquí.
export-about-results = Cómo te fue en las partidas acabadas. table_id, seat, user_id, ai, name: como en seats; place: 1 es el primer puesto; points: puntos; winner: 1 si ganaste; reason: por qué acabó; game: el juego; guild_id: el servidor; options: las reglas de la casa; ended_at: cuándo; leaver: 1 si te fuiste; rated: 1 si contó; mean, deviation: tu valoración después; collected: 1 cuando tu álbum ya tiene lo que trajo.
export-about-daily = Mesas del día que has empezado. day: el día UTC; game: el juego; user_id: tú; own_game: 1 si era el juego del día, el de tu racha, 0 si era otro, null si es de antes de que lo hubiera; table_id: la mesa.
export-about-reviews = Repasos que has pedido. table_id: la mesa; user_id: tú; asked_at: cuándo; accuracy: precisión en por ciento, vacía hasta que está completo; found: de cada decisión la mejor respuesta, su probabilidad de ganar, lo que costó la tuya y con qué seguridad.
export-about-album = Tu álbum. user_id: tú; game: el juego; sticker: el personaje, el objetivo o la criatura; table_id: la partida que lo trajo por primera vez; at: cuándo acabó.
export-about-invitations = Invitaciones del último día, tuyas o para ti. day: el día según los relojes del servidor, desde las 05:00; table_id: la mesa; as_host: 1 si invitaste tú, 0 si te llamaron.
export-about-ratings = Tu valoración en cada juego. user_id: tú; game: el juego; mean, deviation: cuánta fuerza, y con qué seguridad; played: cuántas partidas contaron; updated_at: cuándo cambió por última vez.

delete-ask =
    {""}**¿Borrar todo lo que se guarda de ti?**

    { $tables ->
        [0] Ahora no estás en ninguna mesa.
        [one] En una mesa sin acabar, una IA ocupa tu asiento; una partida que dejas tras la segunda ronda cuenta como perdida.
       *[other] En { $tables } mesas sin acabar, una IA ocupa tu asiento; una partida que dejas tras la segunda ronda cuenta como perdida.
    }

    Tu nombre e id, tus ajustes y tus valoraciones se van. En las partidas acabadas queda en tu lugar un seudónimo al azar, para que las valoraciones de los demás sigan cuadrando; nadie puede saber de quién era, y no se te puede devolver.
delete-ask-again =
    {""}**¿Seguro? Esto no se puede deshacer.**

    Los mensajes antiguos de Discord y sus imágenes siguen enseñando tu nombre, porque ya nadie puede editarlos. Las copias de seguridad de la base de datos te conocen hasta que se renueven.
button-delete-go-on = Continuar
button-delete-yes = Borrarlo todo
delete-done =
    {""}**Hecho.** Aquí ya nada lleva hasta ti. Si vuelves a jugar, empiezas como alguien nuevo.
delete-under-way =
    {""}**En marcha.** Algunas de tus mesas dependen de una parte del bot que ahora no responde. En cuanto vuelva se te borra de ellas; no tienes que hacer nada más. Hasta entonces no puedes sentarte en otra mesa, y `/me export` enseña lo que aún se guarda.

# Por qué algo no se ha hecho, y qué hacer ahora.

refused-no-table = Esa mesa ya no existe. `/help` te dice cómo abrir otra.
refused-no-table-here = En este canal no hay mesa. `/help` te dice cómo abrir una, y `/me games` dónde juegas.
refused-outsider = { $status ->
    [lobby] No tienes asiento en esta mesa. Con **Sentarse** consigues uno mientras quede alguno libre.
    [over] No tenías asiento en esta mesa. `/help` te dice cómo abrir una tuya.
   *[other] No tienes asiento en esta mesa. **Mirar** te enseña el tablero; la mesa la lleva { $host } y sabrá cuándo empieza la próxima partida.
 }
refused-not-host = Eso solo lo puede hacer quien lleva la mesa: pídeselo a { $host }.
refused-managers-only = Eso solo lo puede hacer quien administra el servidor: hace falta el permiso *Gestionar servidor*.
refused-remove-yourself = Para dejar tu propio asiento, pulsa **Levantarse**.
refused-not-lobby = Eso solo se puede hacer antes de empezar la partida. `/table status` te enseña dónde está.
refused-not-live = { $status ->
    [lobby] La partida no ha empezado: quien lleva la mesa pulsa **Empezar**.
    [paused] La mesa está en pausa: **Seguir** en su tablero, o `/table pause`, la pone en marcha.
   *[over] Esta partida ha acabado. **Revancha** en su tablero abre la siguiente.
 }
refused-not-paused = { $status ->
    [over] Esta partida ha acabado. **Revancha** en su tablero abre la siguiente.
   *[other] La mesa no está en pausa: la partida sigue en **Mi mano**.
 }
refused-undo = Eso no se puede deshacer. **Mi mano** enseña lo que puedes hacer ahora.
refused-undo-nothing = No hay ninguna jugada tuya que se pueda deshacer. **Mi mano** enseña lo que puedes hacer ahora.
refused-undo-draft = Estás a medias de algo que solo ves tú: en **Mi mano** hay un botón para volver un paso atrás.
refused-undo-revealed = Eso no se puede deshacer: desde entonces se ha tirado, tomado o mirado algo. **Mi mano** enseña lo que puedes hacer ahora.
refused-undo-window = No se puede deshacer nada mientras se pregunta a todo el mundo si reacciona. Prueba otra vez cuando la mesa haya seguido.
refused-undo-overtaken = Alguien ha jugado entretanto, así que no se ha deshecho nada. Mira el tablero y prueba otra vez.
refused-undo-gone = Ya nadie pide deshacer nada. El tablero enseña cómo está todo.
refused-vote-gone = Ya nadie lo pide. El tablero enseña cómo están las cosas.
refused-undo-lost = Eso no se puede deshacer: esta partida empezó con una versión anterior de las reglas. **Mi mano** enseña lo que puedes hacer ahora.
refused-waited = Ya has pedido más tiempo, y se puede hacer una sola vez: responde en **Mi mano** o pulsa **Dejar que pase**.
refused-not-over = La partida aún no ha acabado: eso se puede hacer cuando acabe.
refused-log-pruned = Las jugadas de esta partida ya no están: el bot borra los historiales antiguos. El resultado y las valoraciones se quedan.
refused-channel-taken = Este canal ya tiene mesa. `/table status` la enseña; juega en otro, o en un hilo con `thread: True`.
refused-channel-taken-open = Este canal ya tiene mesa. `/table status` la enseña; la tuya cabe en un hilo.
refused-too-many-tables = { $whose ->
    [host] Tienes { $limit } mesas abiertas, y no caben más. Acaba una con `/table end`.
    [hour] Has abierto { $limit } mesas en una hora. Espera un rato antes de abrir otra.
    [seats] Estás en { $limit } mesas, y no caben más. Deja una con `/table leave`.
    [channel] Este canal tiene { $limit } mesas, y no caben más. Prueba en otro canal.
   *[guild] Este servidor tiene { $limit } mesas, y no caben más. Espera a que acabe alguna.
 }
refused-full = Los { $seats } asientos están ocupados. Quien lleva la mesa puede vaciar uno en **Opciones**.
refused-removed = Quien lleva esta mesa te quitó el asiento, así que aquí ya no puedes sentarte. `/{ $game } new` abre una mesa tuya.
refused-invite = Este servidor no quiere avisos, así que aquí no invito a nadie. Cualquiera puede pulsar **Sentarse**.
refused-already-seated = Ya estás en esta mesa. Quien la lleva pulsa **Empezar** cuando no falte nadie.
refused-too-few-seats = Hay que ocupar { $needed } asientos, y van { $filled }. Pulsa **Añadir IA**, o pide a alguien que pulse **Sentarse**.
refused-no-such-seat = Ahí ya no hay nadie. Vuelve a abrir **Opciones**.
refused-game-gone = El juego de esta mesa ya no está instalado aquí ({ $game }). La mesa queda guardada y seguirá cuando vuelva el juego.
refused-unknown-game = Aquí no existe ese juego. `/help` tiene la lista.
refused-unknown-level = Esta IA no sabe jugar a ese nivel. Puede: { $allowed }.
refused-bad-option = { $option ->
    [which] Estas reglas se excluyen: { $rules }. Elige una de ellas.
    [together] Dos de estas reglas se excluyen. Elige una de ellas.
    [listed] Eso no está entre las opciones. Elige una de la lista de Discord.
   *[other] La regla «{ $option }» no se puede poner así. Elige otra vez en **Opciones**.
 }
refused-ai-level-alone = `ai_level` dice lo bien que juega la IA, pero no has pedido ninguna. Di con `ai` cuántas se sientan.
refused-slow-turn = El reloj sin prisa es para partidas de varios días, así que un turno dura como poco { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }. Elige más tiempo por turno, o el reloj en directo.
refused-no-replay = No hay ninguna partida acabada con ese número que puedas ver. Puedes mirar las que has jugado, y las que se jugaron en canales que ves.
refused-not-in-this-channel = En este servidor las mesas se abren en { $channels }. Quien administra el servidor puede cambiarlo con `/settings channel`.
refused-substitute-blind = Esa persona no puede ver este canal, así que no le llega ningún aviso. Elige a alguien que lo vea, o dale antes acceso.
refused-substitute-bot = Un bot no puede ocupar tu asiento. `/table leave` se lo da a un jugador de IA.
refused-substitute-seated = Esa persona ya está en esta mesa: elige a otra.
refused-call-others = Ese aviso es para otra persona. Tus cartas están en **Mi mano**, en el tablero.
refused-substitute-others = Este asiento se le ofrece a otra persona. **Mirar**, en el tablero, te enseña la partida.
refused-substitute-gone = Ese asiento ya no es suyo, o la mesa ha acabado. `/help` dice cómo abrir una mesa propia.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = Esa persona no enseña su perfil a nadie. `/profile` a secas enseña el tuyo.
refused-profile-of-bot = Los bots no tienen perfil: elige a una persona.
refused-no-leaderboard = En este servidor las clasificaciones están desactivadas. `/profile` enseña tus resultados.
refused-not-saved = No se ha podido guardar, así que no ha ocurrido. Prueba otra vez dentro de un momento.
refused-fault = Algo ha fallado por nuestra parte, y no ha cambiado nada. Prueba otra vez; el fallo queda registrado.
refused-refused = Ahora no se puede. `/table status` trae el tablero al día.

refused-question-gone = Demasiado tarde: esa pregunta ya tiene respuesta o ha acabado. **Mi mano** enseña lo que puedes hacer ahora.
refused-not-offered = Eso ya no se puede. **Mi mano** enseña lo que sí.
refused-of-others = Esa pregunta es para otra persona, así que no ha pasado nada. **Mi mano** enseña la tuya.
refused-not-asked = Ahora no tienes nada que decidir, así que no ha pasado nada. El tablero dice a quién le toca.
refused-unknown-control = Este botón ya no funciona. `/table status` trae un tablero nuevo.
refused-unknown-command = Este comando ha cambiado. Recarga Discord (Ctrl+R, o reinicia la aplicación) y prueba otra vez.
refused-restarting = Me estoy reiniciando y vuelvo en unos segundos. No ha cambiado nada; pulsa otra vez entonces.
refused-database-lost = He perdido el archivo donde están tus partidas, así que me paro, y esto no ha hecho nada. Las partidas podrán seguir cuando quien me mantiene lo haya recuperado.
refused-no-permission = Aquí no puedo hacer eso: necesito { $missing }. Quien administre este servidor puede permitirlo en los ajustes del canal.
refused-no-thread = No he podido abrir un hilo aquí. Prueba sin `thread`, o pide a quien administre este servidor que me deje crear hilos públicos.
refused-no-place = No puedo escribir en el canal de la mesa, así que su tablero está desactualizado. { $missing ->
    [none] Necesito ver el canal y enviar mensajes en él;
   *[other] Lo que no puedo hacer allí: **{ $missing }**;
    } después, `/table status` trae el tablero de vuelta.
news-channel-gone = Se ha borrado el canal de tu partida de { $game }, así que está en pausa. `/table end` la abandona; tus otras mesas siguen igual.
refused-no-such-rule = Estas reglas no dicen nada de «{ $what }». `/{ $game } rules` las abre por la primera página, con la lista de todas.
refused-not-in-server = Las mesas están en los canales de un servidor, no en mensajes privados: usa allí el comando.

stale-question-gone = ⚠ **Esa era una mano vieja:** su pregunta ya tiene respuesta o ha acabado, así que no ha pasado nada. Esta es tu mano ahora.
stale-not-offered = ⚠ **Eso ya no se puede,** así que no ha pasado nada. Esta es tu mano ahora.
stale-of-others = ⚠ **Esa pregunta es para otra persona,** así que no ha pasado nada. Esta es tu mano.
stale-not-live = { $status ->
    [over] ⚠ **La partida ya había acabado,** así que no ha pasado nada.
    [paused] ⚠ **La mesa estaba en pausa,** así que no ha pasado nada.
   *[other] ⚠ **Todavía no hay partida,** así que no ha pasado nada.
    }
stale-not-asked = ⚠ **Ahora no tienes nada que decidir,** así que no ha pasado nada. Esta es tu mano ahora.

no-files = Los tableros y las manos llevan imágenes, pero en este canal no puedo adjuntar archivos, así que aquí van en texto. Quien administre este servidor puede permitir *Adjuntar archivos* en los ajustes del canal.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
refused-no-review = { $why ->
    [outsider] No jugaste esta partida: un repaso es de las decisiones propias.
    [outlook] Este juego no tiene repaso: no sabe decir lo probable que es ganar.
    [older] Esta partida se jugó con reglas anteriores y no se puede repasar.
    [nochoice] En esta partida no tuviste nada que elegir de verdad, así que no hay nada que repasar.
   *[waits] Antes va tu repaso de la partida { $table }. Míralo con **/review** y después pide este.
}
refused-no-hints = En esta partida no hay pistas. Antes de que empiece la siguiente, quien lleva la mesa puede permitirlas en **Opciones**.
refused-lesson = La lección va por otro camino: pulsa la jugada con 👍 en **Mi mano**. En una partida entera puedes probar esta.

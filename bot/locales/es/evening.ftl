# La publicación de cada noche en un servidor, y sus ajustes.

evening-heading = ## Noche de juegos · { $day }
evening-title = Noche de juegos
evening-today = **El juego de hoy:** { $game }
evening-played = Han jugado hoy
evening-played-by = **Han jugado hoy:** { $who }
evening-one = { $who } ({ $what })
evening-done = hecho
evening-nobody = ¿Y tú?
evening-free = libre
evening-won = **Ayer** { $who } ganó a { $game } con { $points }.
evening-duel = **Este mes:** { $duel }
evening-this-month = este mes
evening-fading = A punto de apagarse:
evening-place = { $place }. { $who }: { $points } { $count ->
    [one] punto
   *[other] puntos
 }
evening-yesterday = Ayer
evening-month-podium = **El podio de { $month }**
evening-par = par
evening-at-risk = 🔥 **La racha se apaga { $ends }:** { $who }. La partida de hoy es la leña.
evening-more = { $count } más
evening-table = { $status ->
    [lobby] **Mesa abierta · { $game }** · { $who } · [siéntate también]({ $link })
   *[other] **En juego · { $game }** · { $who } · [mirar]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ $who }** ya ha barajado para { $game } y espera desde las { $since }. Pulsa **Sentarme** y os abro una mesa.
   *[other] **{ $who }** ya han barajado para { $game } y esperan desde las { $since }.
 }
evening-called = -# Aviso para: { $who }
evening-replaced = -# Esta publicación es del { $day }. [Aquí está la más reciente]({ $link })
evening-opened = Hay una mesa de { $game } abierta en { $channel }, y tienes sitio en ella.
evening-seat-call = { $who }, tu mesa de **{ $game }** está abierta, y tienes sitio en ella.
evening-call = { $on ->
    [yes] La publicación de la noche te menciona desde la próxima. Pulsa otra vez para dejarlo.
   *[no] La publicación de la noche ya no te menciona.
 }
evening-noted = Queda anotado, pero esa publicación ya no está.

evening-settings-heading = ## La publicación de la noche
evening-form = Publicación de la noche
evening-form-on = Una publicación cada noche
evening-form-yes = Sí
evening-form-no = No
evening-form-hour = A qué hora de allí
evening-form-zone = Zona horaria: una ciudad, o la hora de allí
evening-form-channel = En qué canal
evening-form-language = Idioma
evening-settings-off = Está desactivada. **`/settings evening` la activa:** un cartel con el juego del día, quién lo ha jugado, qué rachas están a punto de acabar y quién ganó ayer, y un asiento para quien quiera jugar.
evening-settings-on = Activada: { $channel }, { $days } { $count ->
    [one] a la
   *[other] a las
 } { $hour }, zona horaria { $zone }
evening-settings-next = **La próxima: { $day }, { $clock } allí** · { $soon }
evening-settings-asleep = Descansa: hace tres días que aquí no juega nadie ni pulsa la publicación. Volverá en cuanto alguien juegue o pulse la última.
evening-settings-how = -# Un mensaje silencioso al día; solo menciona a quien pulsa *Avísame*, y sustituye al anterior. `/settings evening on:False` la desactiva.
evening-days = { $days ->
    [all] todos los días
    [work] de lunes a viernes
   *[other] { $names }
 }
evening-no-tables-there = ⚠ En ese canal no se pueden abrir mesas (`/settings channel`), así que la publicación no tiene botón para eso.
evening-fixed-zone = ⚠ Esta hora es la misma todo el año. Donde hay horario de verano, elige una ciudad: { $city }.
evening-turned-off = La publicación de la noche se ha desactivado: durante tres noches no he podido enviarla a { $channel }. { $why ->
    [gone] Ese canal ya no existe: elige otro con `/settings evening`.
    [rights] Allí necesito { $missing }.
   *[other] No sé de nada que falte: quizá el hilo estaba bloqueado.
 }
settings-evening = `/settings evening` · { $channel }, { $days } { $count ->
    [one] a la
   *[other] a las
 } { $hour } ({ $zone })
settings-evening-off = `/settings evening` · sin publicación de la noche

button-evening-play = Jugar la de hoy
button-evening-open = Sentarme
button-evening-call = Avísame
button-evening-again = Probar otra vez

refused-evening-gone = Ahora no hay publicación de la noche en este servidor. `/daily` juega la partida de hoy, y `/alakazum new` abre una mesa.
refused-evening-no-room = Ahora ningún canal tiene sitio para una mesa. Cuando acabe una partida, pulsa **Sentarme** otra vez.
refused-evening-forum = { $channel } solo tiene publicaciones con hilos propios: elige un canal con mensajes.
refused-evening-channel = En { $channel } no puedo publicar: necesito { $missing }. Permítelo en los ajustes del canal, o elige otro.
refused-evening = { $what ->
    [hour] No existe la hora { $given }: elige una de 0 a 23.
    [zone] No sé qué zona horaria es «{ $given }». ¿Es alguna de estas: { $near }? Escribe el nombre entre paréntesis o elige de la lista.
    [missing] Di también la zona horaria: escribe una ciudad en `zone` y elige de la lista.
   *[weekdays] Esos no son días de la semana: elige de la lista o escribe sus nombres.
 }

command-server-evening = Poner un cartel cada noche: el juego de hoy, quién lo ha jugado y un asiento libre
    .name = evening
option-evening-channel = Dónde; si no lo dices, el canal no cambia, y al principio es este
option-hour = A qué hora de allí, de 0 a 23
    .name = hour
option-zone = Zona horaria: escribe una ciudad, o la hora que es allí
    .name = zone
option-weekdays = Qué días; todos si no lo dices
    .name = weekdays
export-about-evenings = Lo que quieres de las publicaciones de la noche. guild_id: el servidor; user_id: tú; name: tu nombre allí; called: 1, te menciona; waits_at: desde cuándo esperas una mesa.

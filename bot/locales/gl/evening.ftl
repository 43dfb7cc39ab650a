# A publicación de cada noite nun servidor, e os seus axustes.

evening-heading = ## Noite de xogos · { $day }
evening-title = Noite de xogos
evening-today = **O xogo de hoxe:** { $game }
evening-played = Xogaron hoxe
evening-played-by = **Xogaron hoxe:** { $who }
evening-one = { $who } ({ $what })
evening-done = feito
evening-nobody = E ti?
evening-free = libre
evening-won = **Onte** { $who } gañou a { $game } con { $points }.
evening-duel = **Este mes:** { $duel }
evening-this-month = este mes
evening-fading = A piques de apagarse:
evening-place = { $place }. { $who }: { $points } { $count ->
    [one] punto
   *[other] puntos
 }
evening-yesterday = Onte
evening-month-podium = **O podio de { $month }**
evening-par = par
evening-at-risk = 🔥 **A chama apágase { $ends }:** { $who }. A partida de hoxe é a leña.
evening-more = { $count } máis
evening-table = { $status ->
    [lobby] **Mesa aberta · { $game }** · { $who } · [senta ti tamén]({ $link })
   *[other] **En xogo · { $game }** · { $who } · [mirar]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ $who }** xa barallou para { $game } e agarda desde as { $since }. Preme **Sentar** e ábrese unha mesa.
   *[other] **{ $who }** xa barallaron para { $game } e agardan desde as { $since }.
 }
evening-called = -# Aviso para: { $who }
evening-replaced = -# Xa pasou a publicación do { $day }. [Aquí está a máis nova]({ $link })
evening-opened = Hai unha mesa de { $game } aberta en { $channel }, e tes sitio nela.
evening-seat-call = { $who }, a túa mesa de **{ $game }** está aberta, e tes sitio nela.
evening-call = { $on ->
    [yes] A publicación da noite menciónate desde agora. Preme outra vez para que non o faga.
   *[no] A publicación da noite xa non te menciona.
 }
evening-noted = Queda anotado, pero esa publicación xa non está.

evening-settings-heading = ## A publicación da noite
evening-form = Publicación da noite
evening-form-on = Unha publicación cada noite
evening-form-yes = Si
evening-form-no = Non
evening-form-hour = A que hora local
evening-form-zone = Zona horaria: unha cidade, ou a hora local
evening-form-channel = En que canle
evening-form-language = Lingua
evening-settings-off = Non hai publicación. **`/settings evening` actívaa:** un cartel co xogo do día, quen o xogou, que xeiras están a piques de acabar e quen gañou onte, e un asento para quen queira xogar.
evening-settings-on = Activada: { $channel }, { $days } { $count ->
    [one] á
   *[other] ás
 } { $hour }, zona horaria { $zone }
evening-settings-next = **A próxima: { $day }, { $clock }, hora local** · { $soon }
evening-settings-asleep = Dorme: hai tres días que aquí non xoga ninguén nin preme a publicación. Esperta cando alguén xogue ou prema a última.
evening-settings-how = -# Unha mensaxe silenciosa ao día; só menciona a quen preme *Avísame*, e substitúe a anterior. `/settings evening on:False` desactívaa.
evening-days = { $days ->
    [all] todos os días
    [work] de luns a venres
   *[other] { $names }
 }
evening-no-tables-there = ⚠ Nesa canle non se poden abrir mesas (`/settings channel`), así que a publicación non ten botón para iso.
evening-fixed-zone = ⚠ Esta hora é a mesma todo o ano. Onde hai horario de verán, elixe unha cidade: { $city }.
evening-turned-off = A publicación da noite desactivouse: durante tres noites non se puido enviar a { $channel }. { $why ->
    [gone] Esa canle xa non existe: elixe outra con `/settings evening`.
    [rights] Alí aínda necesito { $missing }.
   *[other] Non sei de nada que falte: se cadra o fío estaba bloqueado.
 }
settings-evening = `/settings evening` · { $channel }, { $days } { $count ->
    [one] á
   *[other] ás
 } { $hour } ({ $zone })
settings-evening-off = `/settings evening` · sen publicación da noite

button-evening-play = Xogar a de hoxe
button-evening-open = Sentar
button-evening-call = Avísame
button-evening-again = Probar outra vez

refused-evening-gone = Agora non hai publicación da noite neste servidor. `/daily` xoga a partida de hoxe, e `/alakazum new` abre unha mesa.
refused-evening-no-room = Agora ningunha canle ten sitio para unha mesa. Cando acabe unha partida, preme **Sentar** outra vez.
refused-evening-forum = { $channel } só ten publicacións con fíos: elixe unha canle de mensaxes.
refused-evening-channel = En { $channel } non podo publicar: aínda necesito { $missing }. Permíteo nos axustes da canle, ou elixe outra.
refused-evening = { $what ->
    [hour] Non existe a hora { $given }: elixe unha de 0 a 23.
    [zone] Non sei que zona horaria é «{ $given }». É algunha destas: { $near }? Escribe o nome entre parénteses ou elixe da lista.
    [missing] Di tamén a zona horaria: escribe unha cidade en `zone` e elixe da lista.
   *[weekdays] Non coñezo eses días: elixe da lista ou escribe nomes de días da semana.
 }

command-server-evening = Un cartel cada noite: o xogo de hoxe, quen o xogou e un asento libre
    .name = evening
option-evening-channel = En que canle; se non a dis, a que había ou esta
option-hour = A que hora local, de 0 a 23
    .name = hour
option-zone = Zona horaria: escribe unha cidade, ou a hora que é alí
    .name = zone
option-weekdays = En que días; todos se non o dis
    .name = weekdays
export-about-evenings = O que queres das publicacións da noite. guild_id: o servidor; user_id: ti; name: o teu nome alí; called: 1, menciónate; waits_at: desde cando agardas unha mesa.

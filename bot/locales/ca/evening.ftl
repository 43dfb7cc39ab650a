# La publicació de cada nit en un servidor, i els seus ajustos.

evening-heading = ## Nit de jocs · { $day }
evening-title = Nit de jocs
evening-today = **El joc de hui:** { $game }
evening-played = Han jugat hui
evening-played-by = **Han jugat hui:** { $who }
evening-one = { $who } ({ $what })
evening-done = fet
evening-nobody = I tu?
evening-free = lliure
evening-won = **Ahir** { $who } va guanyar a { $game } amb { $points }.
evening-duel = **Este mes:** { $duel }
evening-this-month = este mes
evening-fading = A punt d'apagar-se:
evening-place = { $place }. { $who }: { $points } { $count ->
    [one] punt
   *[other] punts
 }
evening-yesterday = Ahir
evening-month-podium = **El podi de { $month }**
evening-par = par
evening-at-risk = 🔥 **Ratxes que s'apaguen { $ends }:** { $who }. La partida de hui és la llenya.
evening-more = { $count } més
evening-table = { $status ->
    [lobby] **Taula oberta · { $game }** · { $who } · [seu-hi també]({ $link })
   *[other] **En joc · { $game }** · { $who } · [mira]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ $who }** ja ha barrejat per a { $game } i espera des de les { $since }. Prem **Seu** i s'obri una taula.
   *[other] **{ $who }** ja han barrejat per a { $game } i esperen des de les { $since }.
 }
evening-called = -# Avís per a: { $who }
evening-replaced = -# Esta publicació ({ $day }) ja ha passat. [Ací tens la més nova]({ $link })
evening-opened = En { $channel } hi ha una taula oberta per a jugar a { $game }, i hi tens lloc.
evening-seat-call = { $who }, ja hi ha taula oberta per a jugar a **{ $game }**, i hi tens lloc.
evening-call = { $on ->
    [yes] Des d'ara la publicació de la nit t'avisa. Prem una altra vegada perquè deixe de fer-ho.
   *[no] La publicació de la nit ja no t'avisa.
 }
evening-noted = Fet, però eixa publicació ja no hi és.

evening-settings-heading = ## La publicació de la nit
evening-form = Publicació de la nit
evening-form-on = Una publicació cada nit
evening-form-yes = Sí
evening-form-no = No
evening-form-hour = A quina hora d'allí
evening-form-zone = Zona horària: una ciutat, o l'hora d'allí
evening-form-channel = En quin canal
evening-form-language = Idioma
evening-settings-off = Està desactivada. **`/settings evening` l'activa:** un cartell amb el joc del dia, qui l'ha jugat, quines ratxes estan a punt d'acabar i qui va guanyar ahir, i un seient per a qui vulga jugar.
evening-settings-on = Activada: { $channel }, { $days } { $count ->
    [one] a la
   *[other] a les
 } { $hour }, zona horària { $zone }
evening-settings-next = **La pròxima: { $day }, { $clock }, hora d'allí** · { $soon }
evening-settings-asleep = Descansa: fa tres dies que ací no juga ningú ni toca la publicació. Tornarà quan algú jugue o prema un botó de l'última.
evening-settings-how = -# Un missatge silenciós al dia, que substituïx l'anterior; només avisa qui prem *Avisa'm*. `/settings evening on:False` la desactiva.
evening-days = { $days ->
    [all] tots els dies
    [work] de dilluns a divendres
   *[other] { $names }
 }
evening-no-tables-there = ⚠ En eixe canal no es poden obrir taules (`/settings channel`), així que la publicació no té botó per a obrir-ne.
evening-fixed-zone = ⚠ Esta hora és la mateixa tot l'any. On hi ha horari d'estiu, tria una ciutat: { $city }.
evening-turned-off = La publicació de la nit s'ha desactivat: durant tres nits no s'ha pogut enviar a { $channel }. { $why ->
    [gone] Aquell canal ja no existix: tria'n un altre amb `/settings evening`.
    [rights] Allí necessite { $missing }.
   *[other] No veig que falte res: potser el fil estava bloquejat.
 }
settings-evening = `/settings evening` · { $channel }, { $days } { $count ->
    [one] a la
   *[other] a les
 } { $hour } ({ $zone })
settings-evening-off = `/settings evening` · sense publicació de la nit

button-evening-play = Juga la de hui
button-evening-open = Seu
button-evening-call = Avisa'm
button-evening-again = Torna-ho a provar

refused-evening-gone = Ara no hi ha publicació de la nit en este servidor. `/daily` obri la taula de hui, i `/alakazum new` obri una taula.
refused-evening-no-room = Ara cap canal té lloc per a una taula. Quan acabe una partida, prem **Seu** una altra vegada.
refused-evening-forum = { $channel } només té publicacions amb fils propis: tria un canal amb missatges.
refused-evening-channel = No puc publicar en { $channel }: encara necessite { $missing }. Permet-ho en la configuració del canal, o tria'n un altre.
refused-evening = { $what ->
    [hour] No existix l'hora { $given }: tria'n una de 0 a 23.
    [zone] No sé quina zona horària és «{ $given }». És alguna d'estes: { $near }? Escriu el nom entre parèntesis o tria de la llista.
    [missing] Cal també una zona horària: escriu una ciutat en `zone` i tria de la llista.
   *[weekdays] Eixos no són dies de la setmana: tria de la llista o escriu-ne els noms.
 }

command-server-evening = Un cartell cada nit: el joc de hui, qui l'ha jugat i un seient lliure
    .name = evening
option-evening-channel = Quin canal; si no en dius cap, el d'ara o este
option-hour = A quina hora d'allí, de 0 a 23
    .name = hour
option-zone = Zona horària: escriu una ciutat, o l'hora que és allí
    .name = zone
option-weekdays = Quins dies; tots si no ho dius
    .name = weekdays
export-about-evenings = El que vols de les publicacions de la nit. guild_id: el servidor; user_id: tu; name: el teu nom allí; called: 1, t'avisa; waits_at: des de quan esperes una taula.

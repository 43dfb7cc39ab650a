# La publicació de cada nit en un servidor, i els seus ajustos.

evening-heading = ## Nit de jocs · { $day }
evening-today = **El joc de hui:** { $game }
evening-podium = **{ $game } d’ahir**{ $par ->
    [none] {""}
   *[other] {" "}· { $par }
 }
evening-podium-alt = Podi de la taula del dia d’ahir, { $game }: { $places }{ $par ->
    [none] {""}
   *[other] ; { $par }
 }
evening-place = { $place }. { $who } · { $points } { $count ->
    [one] punt
   *[other] punts
 }
evening-yesterday = Ahir
evening-month-heading = El millor de { $month }
evening-month-podium = **El millor de { $month }**
evening-month-alt = Podi de { $month }: { $places }
evening-month = **{ $month } fins ara:** { $who }
evening-month-one = { $who } ({ $points })
evening-par = par { $par }
evening-streak = { $who } ({ $days })
evening-at-risk = **Ratxes que s’acaben { $ends }** si no es juga la partida de hui: { $who }
evening-more = { $count } més
evening-table = { $status ->
    [lobby] **Hi ha una taula oberta de { $game }:** { $who } · [seu-hi també]({ $link })
   *[other] **Es juga a { $game }:** { $who } · [mira]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ $who }** vol jugar a { $game }: qui polse també obri una taula per als dos.
   *[other] **{ $who }** volen jugar a { $game }.
 }
evening-called = -# Avís per a: { $who }
evening-asleep = Fa set dies que ací no juga ningú, així que la publicació de la nit dorm. **Torna la nit després que algú jugue.**
evening-replaced = -# La publicació de { $day } ja ha passat. [Ací hi ha la més nova]({ $link })
evening-opened = Hi ha una taula de { $game } oberta en { $channel }, i hi tens lloc.
evening-call = { $on ->
    [yes] La publicació de la nit et menciona des de la pròxima. Polsa una altra vegada per a deixar-ho.
   *[no] La publicació de la nit ja no et menciona.
 }
evening-noted = Queda apuntat, però eixa publicació ja no hi és.

evening-settings-heading = ## La publicació de la nit
evening-settings-off = No n’hi ha. **`/settings evening` amb una hora i una zona horària la posa:** el podi d’ahir, les ratxes a punt d’acabar i un botó per a obrir una taula.
evening-settings-on = Posada: { $channel }, { $days } a les { $hour }, zona horària { $zone }
evening-settings-next = **La pròxima: { $day }, { $clock } allà** · { $soon }
evening-settings-asleep = Dorm, perquè fa set dies que ací no juga ningú. Torna tan prompte com algú jugue.
evening-settings-how = -# Un missatge silenciós al dia; només menciona qui polsa *Avisa’m*, i substituïx l’anterior. `/settings evening on:False` la lleva.
evening-days = { $days ->
    [all] tots els dies
    [work] de dilluns a divendres
   *[other] { $names }
 }
evening-no-tables-there = ⚠ En eixe canal no es poden obrir taules (`/settings channel`), així que la publicació no té botó per a això.
evening-turned-off = La publicació de la nit s’ha llevat: { $why ->
    [gone] el seu canal ja no existix
   *[rights] ja no puc escriure en el seu canal
 }. `/settings evening` la torna a posar.
settings-evening = `/settings evening` · { $channel }, { $days } a les { $hour } ({ $zone })
settings-evening-off = `/settings evening` · sense publicació de la nit

button-evening-play = Juga la de hui
button-evening-open = Obri una taula
button-evening-call = Avisa’m

refused-evening-gone = Ara no hi ha publicació de la nit en este servidor. `/daily` juga la partida de hui, i `/alakazum new` obri una taula.
refused-evening-forum = { $channel } només té publicacions amb fils propis: tria un canal amb missatges.
refused-evening-channel = En { $channel } no puc publicar: em falta { $missing }. Permet-ho en els ajustos del canal, o tria’n un altre.
refused-evening = { $what ->
    [hour] No existix l’hora { $given }: tria’n una de 0 a 23.
    [zone] No conec la zona horària «{ $given }». Escriu una ciutat i tria de la llista, com Europe/Madrid.
    [missing] Digues també la zona horària: escriu una ciutat en `zone` i tria de la llista.
   *[weekdays] Eixos no són dies de la setmana: tria de la llista o escriu-ne els noms.
 }

command-server-evening = Una publicació cada nit: el podi d’ahir, ratxes i una taula per obrir
    .name = evening
option-evening-channel = On; si no ho dius, el canal no canvia, i al principi és este
option-hour = A quina hora d’allà, de 0 a 23
    .name = hour
option-zone = On són els rellotges: escriu una ciutat, o l’hora que hi és ara
    .name = zone
option-weekdays = Quins dies; tots si no ho dius
    .name = weekdays
export-about-evenings = El que vols de les publicacions de la nit. guild_id: el servidor; user_id: tu; name: el teu nom allà; called: 1, et menciona; waits_at: des de quan esperes una taula.

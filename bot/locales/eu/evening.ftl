# Zerbitzari bateko gaueko mezua, eta haren ezarpenak.

evening-heading = ## Joko-gaua · { $day }
evening-today = **Gaurko jokoa:** { $game }
evening-podium = **Atzokoa: { $game }**{ $par ->
    [none] {""}
   *[other] {" "}· { $par }
 }
evening-podium-alt = Atzoko mahaiaren podiuma, { $game }: { $places }{ $par ->
    [none] {""}
   *[other] ; { $par }
 }
evening-place = { $place }. { $who } · { $count ->
    [one] puntu { $points }
   *[other] { $points } puntu
 }
evening-yesterday = Atzo
evening-month-heading = Onenak: { $month }
evening-month-podium = **Onenak: { $month }**
evening-month-alt = Podiuma, { $month }: { $places }
evening-month = **{ $month }, orain arte:** { $who }
evening-month-one = { $who } ({ $points })
evening-par = par { $par }
evening-streak = { $who } ({ $days })
evening-at-risk = **Bolada hauen amaiera: { $ends }**, gaurko partida jokatu ezean: { $who }
evening-more = beste { $count }
evening-table = { $status ->
    [lobby] **{ $game } mahai bat irekita dago:** { $who } · [eseri zu ere]({ $link })
   *[other] **Jokoan: { $game }:** { $who } · [ikusi]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ CASE($who, "erg") }** { $game } jokatu nahi du. Sakatu zuk ere botoia, eta bientzako mahaia irekiko da.
   *[other] **{ CASE($who, "erg") }** { $game } jokatu nahi dute.
 }
evening-called = -# Deituak: { $who }
evening-asleep = Zazpi egunez ez du inork hemen jokatu, eta gaueko mezua lo dago. **Norbaitek jokatu eta hurrengo gauean itzuliko da.**
evening-replaced = -# Mezu hau zaharra da: { $day }. [Berriena hemen dago]({ $link })
evening-opened = { $game } mahai bat irekita dago { $channel } kanalean, eta baduzu lekua.
evening-call = { $on ->
    [yes] Gaueko mezuak aipatuko zaitu, hurrengotik aurrera. Sakatu berriro uzteko.
   *[no] Gaueko mezuak ez zaitu gehiago aipatuko.
 }
evening-noted = Jasota dago, baina mezu hori ez dago jada.

evening-settings-heading = ## Gaueko mezua
evening-settings-off = Itzalita dago. **Pizteko, erabili `/settings evening` ordu eta ordu-eremu batekin:** atzoko podiuma, amaitzear dauden boladak eta mahaia irekitzeko botoia erakusten ditu.
evening-settings-on = Piztuta: { $channel }, { $days }, { $hour }, ordu-eremua: { $zone }
evening-settings-next = **Hurrengoa: { $day }, { $clock } hango orduan** · { $soon }
evening-settings-asleep = Lo dago, zazpi egunez inork ez baitu hemen jokatu. Norbaitek jokatu bezain laster itzuliko da.
evening-settings-how = -# Egunean mezu isil bat; *Deitu niri* sakatu dutenak soilik aipatzen ditu, eta aurrekoa ordezten du. `/settings evening on:False` aginduak itzaltzen du.
evening-days = { $days ->
    [all] egunero
    [work] astelehenetik ostiralera
   *[other] { $names }
 }
evening-no-tables-there = ⚠ Kanal horretan ezin da mahairik ireki (`/settings channel`), beraz mezuak ez du horretarako botoirik.
evening-fixed-zone = ⚠ Ordu hau berdina da urte osoan. Udako ordua dagoen lekuetarako, aukeratu hiri bat: { $city }.
evening-turned-off = Gaueko mezua itzali egin da: { $why ->
    [gone] haren kanala ez dago jada
   *[rights] ezin dut haren kanalean gehiago idatzi
 }. `/settings evening` aginduak berriro pizten du.
settings-evening = `/settings evening` · { $channel }, { $days }, { $hour } ({ $zone })
settings-evening-off = `/settings evening` · gaueko mezurik ez

button-evening-play = Gaurkoa jokatu
button-evening-open = Mahaia ireki
button-evening-call = Deitu niri

refused-evening-gone = Zerbitzari honetan ez dago orain gaueko mezurik. `/daily` aginduak gaurko jokoa jokatzen du, eta `/alakazum new` aginduak mahai bat irekitzen.
refused-evening-forum = { $channel } kanalak haridun argitalpenak baino ez ditu: aukeratu mezuetarako kanal bat.
refused-evening-channel = Ezin dut { $channel } kanalean idatzi: hau falta zait, { $missing }. Baimendu kanalaren ezarpenetan, edo aukeratu beste bat.
refused-evening = { $what ->
    [hour] Ez dago horrelako ordurik: { $given }. Aukeratu 0 eta 23 artean.
    [zone] Ez dakit zein ordu-eremu den «{ $given }». Hauetako bat al da: { $near }? Idatzi parentesi arteko izena, edo aukeratu zerrendatik.
    [missing] Ordu-eremua ere behar dut: idatzi hiri bat `zone` aukeran eta hautatu zerrendatik.
   *[weekdays] Horiek ez dira asteko egunak: aukeratu zerrendatik, edo idatzi haien izenak.
 }

command-server-evening = Gauero mezu bat: atzoko podiuma, boladak eta irekitzeko mahaia
    .name = evening
option-evening-channel = Zein kanal; esan ezean, orain dagoena edo hau
option-hour = Hango zein ordutan, 0tik 23ra
    .name = hour
option-zone = Ordu-eremua: idatzi hiri bat, edo han orain den ordua
    .name = zone
option-weekdays = Zein egunetan; esan ezean, egunero
    .name = weekdays
export-about-evenings = Gaueko mezuez nahi duzuna. guild_id: zerbitzaria; user_id: zu; name: zure izena han; called: 1, aipatzen zaitu; waits_at: noiztik zauden mahai baten zain.

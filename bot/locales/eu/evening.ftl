# Zerbitzari bateko gaueko mezua, eta haren ezarpenak.

evening-heading = ## Joko-gaua · { $day }
evening-title = Joko-gaua
evening-today = **Gaurko jokoa:** { $game }
evening-played = Gaur jokatu dute
evening-played-by = **Gaur jokatu dute:** { $who }
evening-one = { $who } ({ $what })
evening-done = eginda
evening-nobody = Eta zuk?
evening-free = libre
evening-won = **Atzo:** { CASE($who, "erg") } irabazi zuen { $game } jokoan, { $points ->
    [one] puntu batekin
   *[other] { $points } punturekin
 }.
evening-duel = **Hilabete honetan:** { $duel }
evening-this-month = hilabete honetan
evening-fading = Itzaltzear:
evening-place = { $place }. { $who }: { $count ->
    [one] puntu { $points }
   *[other] { $points } puntu
 }
evening-yesterday = Atzo
evening-month-podium = **{ $month }: podiuma**
evening-par = par
evening-at-risk = 🔥 **Bolada itzaltzear ({ $ends }):** { $who }. Gaurko partida da egurra.
evening-more = beste { $count }
evening-table = { $status ->
    [lobby] **Mahaia irekita · { $game }** · { $who } · [eseri zu ere]({ $link })
   *[other] **Jokoan · { $game }** · { $who } · [ikusi]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ CASE($who, "erg") }** { $game } nahastu du, eta zain dago ({ $since }). Sakatu **Eseri**, eta bientzako mahaia irekiko da.
   *[other] **{ CASE($who, "erg") }** { $game } nahastu dute, eta zain daude ({ $since }).
 }
evening-called = -# Zuentzat: { $who }
evening-replaced = -# Mezu hau zaharra da: { $day }. [Berriena hemen dago]({ $link })
evening-opened = { $game } mahai bat irekita dago { $channel } kanalean, eta baduzu lekua.
evening-seat-call = { $who }, zure **{ $game }** mahaia irekita dago, eta baduzu lekua.
evening-call = { $on ->
    [yes] Gaueko mezuak aipatuko zaitu, hurrengotik aurrera. Sakatu berriro uzteko.
   *[no] Gaueko mezuak ez zaitu gehiago aipatuko.
 }
evening-noted = Jasota dago, baina mezu hori ez dago jada.

evening-settings-heading = ## Gaueko mezua
evening-form = Gaueko mezua
evening-form-on = Gauero mezu bat
evening-form-yes = Bai
evening-form-no = Ez
evening-form-hour = Hango zein ordutan
evening-form-zone = Ordu-eremua: hiri bat, edo hango ordua
evening-form-channel = Zein kanaletan
evening-form-language = Hizkuntza
evening-settings-off = Itzalita dago. **`/settings evening` aginduak pizten du:** kartel bat eguneko jokoarekin, nork jokatu duen, zein bolada dauden amaitzear eta nork irabazi zuen atzo, eta eserleku bat jokatu nahi duenarentzat.
evening-settings-on = Piztuta: { $channel }, { $days }, { $hour }, ordu-eremua: { $zone }
evening-settings-next = **Hurrengoa: { $day }, { $clock } hango orduan** · { $soon }
evening-settings-asleep = Lo dago: hiru egunez ez du inork hemen jokatu, ezta mezua sakatu ere. Norbaitek jokatu edo azkena sakatzean itzuliko da.
evening-settings-how = -# Egunean mezu isil bat; *Deitu niri* sakatu dutenak soilik aipatzen ditu, eta aurrekoa ordezten du. `/settings evening on:False` aginduak itzaltzen du.
evening-days = { $days ->
    [all] egunero
    [work] astelehenetik ostiralera
   *[other] { $names }
 }
evening-no-tables-there = ⚠ Kanal horretan ezin da mahairik ireki (`/settings channel`), beraz mezuak ez du horretarako botoirik.
evening-fixed-zone = ⚠ Ordu hau ez da urtean zehar aldatzen. Udako ordua dagoen lekuetarako, aukeratu hiri bat: { $city }.
evening-turned-off = Gaueko mezua itzalita dago: hiru gauez ezin izan da { $channel } kanalera bidali. { $why ->
    [gone] Kanal hori ez dago jada: aukeratu beste bat `/settings evening` aginduarekin.
    [rights] Han hau falta zait: { $missing }.
   *[other] Ez dut ikusten ezer falta denik: agian haria blokeatuta zegoen.
 }
settings-evening = `/settings evening` · { $channel }, { $days }, { $hour } ({ $zone })
settings-evening-off = `/settings evening` · gaueko mezurik ez

button-evening-play = Gaurkoa jokatu
button-evening-open = Eseri
button-evening-call = Deitu niri
button-evening-again = Saiatu berriro

refused-evening-gone = Zerbitzari honetan ez dago orain gaueko mezurik. `/daily` aginduak gaurko jokoa jokatzen du, eta `/alakazum new` aginduak mahai bat irekitzen.
refused-evening-no-room = Orain ez dago mahai baterako lekurik inongo kanaletan. Partida bat amaitzean, sakatu **Eseri** berriro.
refused-evening-forum = { $channel } kanalean haridun argitalpenak baino ezin dira egin: aukeratu mezuetarako kanal bat.
refused-evening-channel = Ezin dut { $channel } kanalean idatzi: hau falta zait, { $missing }. Baimendu kanalaren ezarpenetan, edo aukeratu beste bat.
refused-evening = { $what ->
    [hour] Ez dago horrelako ordurik: { $given }. Aukeratu 0 eta 23 artean.
    [zone] Ez dakit zein ordu-eremu den «{ $given }». Hauetako bat al da: { $near }? Idatzi parentesi arteko izena, edo aukeratu zerrendatik.
    [missing] Ordu-eremua ere behar dut: idatzi hiri bat `zone` aukeran eta hautatu zerrendatik.
   *[weekdays] Horiek ez dira asteko egunak: aukeratu zerrendatik, edo idatzi haien izenak.
 }

command-server-evening = Gauero kartel bat: gaurko jokoa, nork jokatu duen eta eserleku libre bat
    .name = evening
option-evening-channel = Zein kanal; esan ezean, orain dagoena edo hau
option-hour = Hango zein ordutan, 0tik 23ra
    .name = hour
option-zone = Ordu-eremua: idatzi hiri bat, edo han orain den ordua
    .name = zone
option-weekdays = Zein egunetan; esan ezean, egunero
    .name = weekdays
export-about-evenings = Gaueko mezuez nahi duzuna. guild_id: zerbitzaria; user_id: zu; name: zure izena han; called: 1, aipatzen zaitu; waits_at: noiztik zauden mahai baten zain.

# Pantaila guztietako hitzak. Botoiek 20 karaktere dituzte gehienez.

## People

person = **{ $name }**
person-forgotten = *bere datuak ezabatu zituen norbait*
person-unnamed = { $number }. jokalaria
ai-name = { $name } 🤖
ai-name-0 = Eltze
ai-name-1 = Kuleto
ai-name-2 = Kandela
ai-name-3 = Erratz
ai-name-4 = Sits
ai-name-5 = Asun
level-easy = erraza
level-normal = arrunta
level-hard = zaila

## Buttons

button-hand = Nire eskua
button-call-turn = Zure txanda
button-call-answer = Erantzun
button-call-defend = Defendatu
button-to-board = Taulara
button-log = Historia
button-rules = Arauak
button-watch = Begiratu
button-go-on = Jarraitu
button-refresh = Freskatu
button-hint = Aholkua
button-rematch = Errebantxa
button-check = Egiaztatu
button-previous = Aurrekoa
button-next = Hurrengoa
button-older = Zaharragoak
button-newer = Berriagoak
button-newest = Berrienak
button-let-happen = Gertatzen utzi
button-wait = Itxaron
button-not-again = Borroka honetan ez
button-seat-back = Nire lekura itzuli
button-tutorial-leave = Tutoriala amaitu
button-leave-lost = Utzi { $game }
button-back = Itzuli naiz
button-more = Gehiago
button-standing = Erreakzioak
button-to-hand = Nire eskura itzuli
button-undo = Jokaldia desegin
button-agree = Ados
button-refuse = Ez nago ados
button-pause-agree = Gelditu: ados
button-pause-refuse = Ez gelditu
button-end-agree = Amaitu: ados
button-end-refuse = Ez amaitu
button-resume = Jarraitu
choose = Aukeratu…

## Text mode

text-mode-on = Testu modua piztuta dago: zure eskua eta begiratzen dituzun partidak lerro laburretan datoz, pantaila-irakurlerako, irudirik gabe. `/me text-mode` aginduak, *off* aukeratuta, irudiak itzultzen ditu.
text-mode-off = Testu modua itzalita dago: zure eskua eta begiratzen dituzun partidak irudiekin datoz.
text-mode-server-on = Testu modua piztuta dago zerbitzari honetan `/me text-mode` bidez ezer aukeratu ez duten guztientzat. Kanaletako taulak lehen bezala geratzen dira.
text-mode-server-off = Testu modua itzalita dago zerbitzari honetan `/me text-mode` bidez ezer aukeratu ez duten guztientzat.

## Rules, log, help

rules-heading = ## { $game }
    {""}**{ $title }**
rules-here = **Mahai honetan** ({ $count ->
    [one] eserleku bat
   *[other] { $count } eserleku
 })
    { $rules }
rules-title = { $number } · { $title }
rules-choose = Joan orri batera…
round-named = { $round ->
    [0] Prestaketa
   *[other] { $round }. erronda
}
log-heading = **Historia** · { $round ->
    [0] lehen erronda baino lehen
   *[other] { $round }. erronda
 } · { $page }/{ $pages } orria
log-heading-unrounded = **Historia** · { $page }/{ $pages } orria
log-empty = Oraindik ez da ezer gertatu.
status-posted = Taula kanalaren behealdean dago berriro.
check-heading = ## Kartak amarruz nahastuta zeuden?
check-how =
    Ez, eta zuk zeuk egiazta dezakezu. Ezer banatu aurretik, mahai honek hazi sekretu baten SHA-256 laburpena erakutsi zuen. Nahasketa eta dado guztiak hazi horretatik datoz, eta orain, partida amaituta, agerian dago:

    Hazia (32 byte, hamaseitarrez):
    `{ $seed }`
    Haren SHA-256, hasieran erakutsi zen bezala:
    `{ $hash }`

    Edozein terminaletan: `echo -n { $seed } | xxd -r -p | sha256sum`
    Haziarekin eta historiarekin karta eta dado guztiak berriro atera daitezke; proiektuaren garbitasunari buruzko orriak azaltzen du nola.
check-pruned = ⚠ Botak historia zaharrak ezabatzen ditu, eta partida honena ez dago jada: hazia haren SHA-256 laburpenarekin aldera dezakezu oraindik, baina ezin duzu partida berriro banatu.
help-heading = ## Mahai honetako jokoak
help-game = **{ $game }** · { $what } { $least }–{ $most } jokalari, { $length }.
help-how = Ireki mahai bat, itxaron jendeak **Eseri** sakatu arte edo gehitu AAk, eta sakatu **Hasi**. Taula denek ikusten duten mezua da; **Nire eskua** zuretzat bakarrik da.
help-play = Jokatu
help-learn = Ikasi
help-daily = Eguneko
help-thread = Ireki hari batean
ai-levels = AAren mailak: { $levels }.
help-commands = -# Etxeko arau propioekin: { $new }. Gainera: `/table status`, `/table undo`, `/table pause`, `/table leave`, `/table substitute`, `/table end`, `/me games`, `/me album`, `/me language`, `/me text-mode`, `/me coach`, `/me calls`, `/me public`, `/me export`, `/me delete`, `/profile`, `/leaderboard`, `/replay`, `/privacy`, `/settings` eta gehiago; idatzi ahala, Discordek esango du bakoitzak zer egiten duen.
me-games-heading = **Zure mahaiak**
me-games-none = Ez zaude inongo mahaitan eserita. `/help` aginduak dio nola ireki bat.
me-game = **{ $game }** · { $place } · { $state }
me-game-yours = ▶ **zure txanda da**
me-game-silent = 💤 bi erronda daramatzazu erantzun gabe; egin edozein jokaldi: amaieran ez dagoena joan balitz bezala da
me-game-away = 💤 AA bat ari da zure ordez: edozein jokaldi eginda itzuliko zara zure lekura; amaieran ez dagoena joan balitz bezala da
me-game-others = { $count ->
    [0] martxan
   *[other] { CASE($who, "gen") } zain
 }
me-game-lobby = hasi gabe
me-game-paused = ⏸ geldituta
me-game-lost = ⏸ geldituta: haren kanala ez dago jada, edo ni ez nago zerbitzari horretan. Beheko botoiak zure eserlekua uzten du
me-game-gone = ⏸ gordeta: jokoa ez dago jada hemen instalatuta; itzultzean jarraituko du
help-signs = -# Irudietako eta emojietako zeinuak: OpenMoji (<https://openmoji.org>), CC BY-SA 4.0; batzuk aldatuta eta lizentzia berarekin partekatuta. Letrak: Fredoka, OFL 1.1.
help-unofficial = -# Zaleek egindako proiektu ez-ofiziala da. Ez du loturarik jokoen egile eta argitaletxeekin, ez eta Discordekin ere. Joko bat gustatzen bazaizu, erosi benetakoa.

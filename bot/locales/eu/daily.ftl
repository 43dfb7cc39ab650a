# Eguneko mahaia: nahasketa bera denontzat egun horretan, bakoitza bakarka AA erraz baten aurka, behin.

daily-heading =
    ## { $game }: eguneko mahaia
    { $day } (UTC)
daily-how =
    Gaur denek nahasketa bera dute, bakarka AA erraz baten aurka. Zure partida zuk bakarrik ikusten duzu, eta ez du baloraziorik aldatzen.

    {""}**Saio bakarra duzu zerbitzari guztietarako, eta botoia sakatzean erabiltzen duzu.** Egunaren amaiera: { $ends }; ordurako hasitako partida gero ere amai daiteke. Hemen jokatutakoak zerbitzari honen sailkapenean balio du.
daily-yours = Zure saioa egina dago. Egunaren amaiera: { $ends }; orduan dator hurrengo nahasketa.
daily-board = **Zerbitzari honetako emaitzak**
daily-none = Hemen oraindik inork ez du amaitu.
daily-playing =
    -# { $count ->
        [one] Pertsona batek hasi du eta ez du
       *[other] { $count } pertsonak hasi dute eta ez dute
    } amaitu.
daily-line =
    { $place }. { $who } · { $how ->
        [won] garaipena
        [left] bertan behera
       *[lost] porrota
    } { $points } : { $against }{ $decided }{ $late ->
        [yes] {" "}· eguna igarota amaitua
       *[no] {""}
    }
daily-sealed = -# Ez dago amarrurik: nahasketa hazi sekretu batek finkatu zuen aldez aurretik. Hona haren hash-a (SHA-256); hazia hemen erakutsiko da eguna amaitzean.
daily-seed = -# Eguna amaitu da; hona haren hazia: `{ $seed }`
daily-hash = -# Egun honetako haziaren hash-a: `{ $hash }`
daily-next-hash = -# Biharko haziaren hash-a: `{ $hash }`
daily-hash-today = -# Gaurko haziaren hash-a: `{ $hash }`
daily-later = -# Historia, errepikapena eta hazia eguna amaitzean irekiko dira: ordura arte beste batzuk sorta honekin ari dira.
daily-share =
    { $game }, eguneko mahaia, { $day }: { $how ->
        [won] garaipena
       *[lost] porrota
    } { $points } : { $against } AA errazaren aurka{ $decided }{ $rounds ->
        [0] { "" }
        [one] { ", " }erronda bakarrean
       *[other] { ", " }{ $rounds } errondatan
    } · `/daily { $command }`
daily-decided = { $reason ->
    [alakazum] (Alakazum batek erabaki du)
    [invaders] (inbaditzaileek irabazi dute)
   *[none] {""}
 }
daily-card-title = Eguneko { $game }
daily-card-against = { $how ->
    [won] Irabazita
   *[lost] Galduta
 } { $points } : { $against }
daily-card-days = { $count ->
    [one] egun jarraian
   *[other] egun jarraian
 }
daily-card-longest = luzeena: { $count }
daily-card-accuracy = zehaztasuna: % { $percent }
daily-card-rounds = Errondaz erronda: { $rounds }
daily-round = { $kind ->
    [good] arrakasta bat
    [bad] oztopo bat
   *[nothing] ezer ez
 }
daily-par = par { $par }: { $difference }
daily-par-today = Par **{ $par }**: AA zailak nahasketa honekin lortzen duena
daily-par-later = par-a geroago
daily-other-game = -# Ez da gaurko jokoa: ez du zure boladarako balio.
daily-calendar-played = -# Azken zazpi egunetan jokatuta: { $days }
daily-calendar-away = -# Bota itzalita zegoen, eta egun hauek ez dute boladarik eteten: { $days }
daily-share-about = > { $line }
daily-shared = **{ $who }** · { $line }
daily-new-day = **Egun berria hasi da,** eta mahai hura ezin da jada hasi. Hau da gaurkoa.
me-game-daily = eguneko mahaia, { $day }, `/daily { $command }`
profile-daily = eguneko mahaia

button-daily-start = Nire saioa hasi
button-daily-mine = Nire partida
button-daily-go-on = Jarraitu: { $day }
button-daily-board = Emaitzak
button-daily-share = Partekatu
button-daily-play = Eguneko mahaia
button-daily-before = Aurreko eguna
button-daily-after = Hurrengo eguna
daily-no-warnings = 🔥 Aurrerantzean ez duzu mezu zuzenik jasoko zure bolada amaitu aurretik. Zerbitzari bakoitzaren gaueko mezuak esaten du zein bolada dauden amaitzear: haren *Deitu niri* botoiarekin, mezuak aipatu egingo zaitu. Zerbitzaria kudeatzen duenak pizten du, `/settings evening` aginduarekin.

refused-daily = { $what ->
    [undo] Eguneko mahaian ezin da ezer desegin: denek saio bera dute, eta bakarra.
    [hint] Eguneko mahaian ez dago aholkurik: denek saio bera dute, eta bakarra.
    [rematch] Eguneko mahaiak ez du errebantxarik. Bihar `/daily` aginduak beste nahasketa bat ekarriko du.
    [substitute] Eguneko mahaiko eserlekua ezin zaio inori eman: saioa zurea da, eta zurea bakarrik.
    [elsewhere] Eguneko mahai hau beste zerbitzari batean hasi zenuen. Jarraitu han; `/me games` aginduak zerrendatzen du.
   *[sealed] Eguna amaitu arte ez ({ $until }): ordura arte beste batzuk sorta honekin ari dira.
 }
refused-not-today = Egun hori igaro da, eta haren mahaia ezin da jada hasi. `/daily` aginduak gaurkoa irekitzen du.
refused-tried = Eguneko mahai hau hasita daukazu. `/daily` aginduak bertara itzultzen zaitu.
refused-shared = Emaitza hau kanal honetan partekatu duzu dagoeneko; beste batean ere parteka dezakezu.
refused-daily-unknown = Ez dago egun horretako mahairik.

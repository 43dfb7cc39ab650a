# Jendeak zer jokatu duen, eta nor den onena.

rating-sure = **{ $rating }**
rating-unsure = **{ $rating }** ± { $spread }

profile-heading = ## { $who }
profile-none-own = Oraindik ez duzu partidarik amaitu. `/help` aginduak dio nola ireki mahai bat.
profile-none = Oraindik ez du partidarik amaitu zerbitzari honetan.
profile-game =
    {""}**{ $game }** · { $count ->
        [one] partida 1
       *[other] { $count } partida
    }, { $won } irabazita
profile-rating =
    Balorazioa: { $rating } · { $count ->
        [one] balio duen partida 1
       *[other] balio duten { $count } partida
    }
profile-seats = Garaipenak: { $seats }
profile-by-seats = { $won }/{ $count }, { $seats } jokalari
profile-streak =
    { $now ->
        [0] Segidarik luzeena: { $best } garaipen jarraian
        [one] Segidarik luzeena: { $best } garaipen jarraian
       *[other] Azken { $now } partidak irabazita; segidarik luzeena: { $best }
    }
profile-liked-alakazum = Taldean gehienetan: { $what }
profile-liked-alakazoo = Izakirik gogokoena: { $what }
profile-liked-alakazam = Helbururik gogokoena: { $what }
profile-days =
    🔥 { $days ->
        [0] Orain txingarrak bakarrik
        [one] Egun **1** jarraian
       *[other] **{ $days }** egun jarraian
    } · luzeena: { $longest }
profile-par = ⛳ Par-a lortuta: { $count } egunetik **{ $reached }**
profile-accuracy = 🎯 Zehaztasuna: **% { $percent }**, { $count ->
        [one] azken berrikuspenean
       *[other] azken { $count } berrikuspenetan
    }
profile-month = 🏆 { $place }
profile-album = 📔 Albumeko azkena: { $name }
profile-rival = 🤝 { CASE($who, "com") } gehien: { $count } partida, aurretik { $ahead } : { $behind }
profile-alt = { CASE($who, "gen") } txartela
profile-figure-par = par-a lortuta
profile-figure-accuracy = zehaztasuna
profile-figure-month = hil honetan
profile-figure-games = { $count ->
    [one] partida 1
   *[other] { $count } partida
 }, { $won } irabazita
profile-last = **Azken partidak**
profile-last-game =
    { $game } · { $how ->
        [won] garaipena
        [left] amaitu gabe utzita
       *[lost] { $place }. postua, { $seats } jokalari
    } · { $at } · { $where } · `/replay { $number }`
profile-elsewhere = beste zerbitzari bat
profile-public-everywhere = -# Edonork ikus dezake hau, eta zerbitzari guztietako sailkapenetan ager zaitezke. `/me public` aginduak aldatzen du.
profile-public-servers = -# Jokatu duzun zerbitzarietan, besteek bertan jokatu duzuna ikus dezakete. `/me public` aginduak aldatzen du.
profile-public-nowhere = -# Zuk bakarrik ikusten duzu hau, eta ez zara inongo sailkapenetan ageri. `/me public` aginduak aldatzen du.

leaders-heading-here = ## { $game }: zerbitzari honetako sailkapena · { $page }/{ $pages }
leaders-heading-everywhere = ## { $game }: zerbitzari guztietako sailkapena · { $page }/{ $pages }
leaders-none-here = Hemen oraindik inork ez du balio duen partidarik jokatu. Amaitu bat bi pertsona edo gehiagorekin, eta sailkapenean zaude.
leaders-none-everywhere = Oraindik inork ez du hemen agertzea aukeratu. `/me public` aginduak sartzen zaitu.
leaders-line =
    { $place }. { $who } · { $rating } · { $count ->
        [one] partida 1
       *[other] { $count } partida
    }
leaders-line-unsure =
    – { $who } · { $rating } · { $count ->
        [one] partida 1
       *[other] { $count } partida
    }
leaders-unsure = -# –: oraindik posturik ez, balio duten { $count } partida baino gutxiagorekin.
leaders-you = ▶ { $line }
leaders-not-you-here = -# Ez zaude sailkapenean: amaitu partida bat zerbitzari honetan, bi pertsona edo gehiagorekin.
leaders-not-you-everywhere = -# Ez zaude sailkapenean: aukeratu *edonon* `/me public` aginduarekin, eta amaitu balio duen partida bat.
leaders-choose = Beste joko bat
button-leaders-here = Zerbitzari hau
button-leaders-everywhere = Zerbitzari guztiak

public-everywhere = Zerbitzari guztietako sailkapenetan ager zaitezke, eta edonork ikus dezake zure profila.
public-servers = Jokatu duzun zerbitzarietako sailkapenetan ageri zara; besteek han jokatu duzuna ikusten dute bertan.
public-nowhere = Ez zara jada inongo sailkapenetan ageri, eta zure profila zuk bakarrik ikusten duzu.

month-place = { $month }: { $place }. postua, { $count ->
    [one] puntu { $points }
   *[other] { $points } puntu
 }
month-heading = ## Hilabetea zerbitzari honetan · { $month }
month-none = Oraindik inork ez du punturik hilabete honetan.
month-how = -# Pertsonen mahai bat amaitzeak { $table } ematen ditu, eguneko jokoak { $own }, hor par-a lortzeak { $par } gehiago; gehienez { $most } egunean. AArekin bakarka jokatutako mahaiek ez dute ezer ematen.
leaders-month = Hilabetea hemen

# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazoo-beat-points = Orain { $points ->
    [one] puntu 1
   *[other] { $points } puntu
    }.
alakazoo-beat-dice = { $lit ->
    [0] { $kept ->
        [0] Ez duzu runarik piztu.{ " " }
       *[other] {""}
    }
    [one] Runa bat piztu duzu.{ " " }
   *[other] { $lit } runa piztu dituzu.{ " " }
    }{ $kept ->
    [0] {""}
    [one] Magia-fitxa bat gorde duzu.{ " " }
   *[other] { $kept } Magia-fitxa gorde dituzu.{ " " }
    }{ $dark ->
    [0] {""}
    [one] Fitxa Ilun bat hartu duzu.
   *[other] { $dark } fitxa Ilun hartu dituzu.
    }
alakazoo-beat-dark = { $why ->
    [cards] Karta gehiegi zenuen, eta fitxa Ilun bat hartu duzu.
    [runes] Runa piztu gehiegi zenuen, eta fitxa Ilun bat hartu duzu.
   *[power] Horren truke, fitxa Ilun bat hartu duzu.
    }
alakazoo-beat-turn-lost = { $case ->
    [you] Hiru fitxa Ilun: kriseilua itzali zaizu, eta txanda hau galdu duzu.
   *[other] Hiru fitxa Ilun: { $who } txanda honetan kanpoan geratu da.
    }
alakazoo-beat-placed = { $case ->
    [you] { $card } jarri duzu{ $why ->
        [own] : puntu 1, zure izakiarena da.
        [first] : puntu 1, beste inork ez zuen atal hau oraindik.
        [both] : 2 puntu, zure izakiarena da, eta beste inork ez zuen atal hau oraindik.
       *[none] .
    }
   *[other] { CASE($who, "erg") } { $card } jarri du{ $points ->
        [0] .
        [one] : puntu 1.
       *[other] : { $points } puntu.
    }
    }
alakazoo-beat-finished = { $case ->
    [you] Bederatzitik bederatzi: zure izakiak ireki ditu begiak inork baino lehen!
   *[other] Bederatzitik bederatzi: { CASE($who, "gen") } izakiak begiak ireki ditu. Azken erronda da.
    }
alakazoo-beat-column = { $case ->
    [you] { $cards } hartu { $count ->
        [one] duzu
       *[other] dituzu
    }.
   *[other] { CASE($who, "erg") } { $cards } hartu { $count ->
        [one] du
       *[other] ditu
    }.
    }
alakazoo-beat-drew = { $cards } hartu { $count ->
    [one] duzu
   *[other] dituzu
    }.
alakazoo-beat-traded = { $case ->
    [you] { $card } baztertu eta { $other } hartu duzu.
   *[other] { CASE($who, "erg") } { $card } baztertu eta { $other } hartu du.
    }
alakazoo-beat-exchanged = { CASE($who, "erg") } eta { CASE($rival, "erg") } karta bana trukatu dute.
alakazoo-beat-exchanged-cards = { $case ->
    [you] { CASE($rival, "dat") } { $card } eman diozu, eta { $other } jaso duzu.
    [mine] { CASE($who, "erg") } { $card } eman dizu, eta { $other } hartu.
   *[other] { CASE($who, "erg") } { CASE($rival, "dat") } { $card } eman dio, eta { $other } jaso du.
    }
alakazoo-beat-taken = { $case ->
    [you] { $card } hartu duzu { CASE($rival, "gen") } Ataritik, { $other } utzita.
    [mine] Esku bat sartu da zure Atarian: { CASE($who, "erg") } { $card } hartu eta { $other } utzi dizu.
   *[other] { CASE($who, "erg") } { $card } hartu du { CASE($rival, "gen") } Ataritik, { $other } utzita.
    }
alakazoo-beat-own-exchange = { $case ->
    [you] { $card } jarri eta { $other } berreskuratu duzu.
   *[other] { CASE($who, "erg") } { $card } jarri eta { $other } berreskuratu du.
    }
alakazoo-beat-jury = { $case ->
    [you] { $points ->
        [0] Epaimahai Magikoa sabaira begira: oraingoan ez dizu ezer eman.
        [one] Epaimahai Magikoak baietz: puntu bat eman dizu.
       *[other] Epaimahai Magikoak baietz: { $points } puntu eman dizkizu.
    }
   *[other] { $points ->
        [0] Epaimahai Magikoa sabaira begira: ez dio ezer eman { CASE($who, "dat") }.
        [one] Epaimahai Magikoak puntu bat eman dio { CASE($who, "dat") }.
       *[other] Epaimahai Magikoak { $points } puntu eman dizkio { CASE($who, "dat") }.
    }
    }

# Words in the pictures of moments, all short: `how` it went.

alakazoo-moment-stamp = { $how ->
    [row] LERROA OSATUTA
    [whole] IZAKIA OSATUTA
   *[stolen] LAPURTUTA!
    }
alakazoo-moment-placed = { $card } jarri du
alakazoo-moment-jury = { $points ->
    [0] Epaimahai Magikoak ez du ezer emango
   *[other] +{ $points } Epaimahai Magikotik
    }
alakazoo-moment-loss = { $card } galdu du
alakazoo-moment-left = { CASE($who, "erg") } { $card } jaso du trukean

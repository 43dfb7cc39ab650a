# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazoo-beat-points = { $case ->
    [you] Orain { $points } puntu dituzu.
   *[other] Orain { $points } puntu.
    }
alakazoo-beat-dice = { $lit ->
    [0] Ez duzu runarik piztu
    [one] Runa bat piztu duzu
   *[other] { $lit } runa piztu dituzu
    }{ $dark ->
    [0] .
    [one] ; fitxa Ilun bat hartu duzu.
   *[other] ; { $dark } fitxa Ilun hartu dituzu.
    }
alakazoo-beat-turn-lost = { $case ->
    [you] Txanda bat galdu duzu hiru fitxa Ilunengatik.
   *[other] { $who }: txanda bat galdu du hiru fitxa Ilunengatik.
    }
alakazoo-beat-placed = { $case ->
    [you] { $card } jarri duzu{ $points ->
        [0] .
        [one] : puntu 1.
       *[other] : { $points } puntu.
    }
   *[other] { $who }: { $card } jarri du{ $points ->
        [0] .
        [one] : puntu 1.
       *[other] : { $points } puntu.
    }
    }
alakazoo-beat-finished = { $case ->
    [you] Bederatzigarren laukia bete duzu, inork baino lehen!
   *[other] { $who }: bederatzigarren laukia beteta; hau da azken txandaldia.
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
    [you] Baztertuta: { $card }. Hartuta: { $other }.
   *[other] { $who }: { $card } baztertu eta { $other } hartu du.
    }
alakazoo-beat-exchanged = { $who } eta { $rival }: karta bana trukatu dute.
alakazoo-beat-exchanged-cards = { $case ->
    [you] Trukea ({ $rival }): { $card } eman, { $other } jaso.
    [mine] { $who }: { $card } eman dizu, eta { $other } hartu.
   *[other] { $who } eta { $rival }, trukea: { $card } eman, { $other } jaso.
    }
alakazoo-beat-taken = { $case ->
    [you] { $card } hartu duzu. Ataria: { $rival }. Trukean: { $other }.
    [mine] { $who }: zure Ataritik { $card } hartu eta { $other } utzi du.
   *[other] { $who }: { $card } hartu du. Ataria: { $rival }. Trukean: { $other }.
    }
alakazoo-beat-jury = { $case ->
    [you] Epaimahai Magikoak { $points } eman dizu.
   *[other] { $who }: Epaimahai Magikoak { $points } eman dio.
    }

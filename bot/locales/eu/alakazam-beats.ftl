# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazam-beat-deal = { $case ->
    [you] { CASE($rival, "gen") } eskaintza onartu duzu: zuretzat { $got }, harentzat { $paid }.
    [mine] { CASE($who, "erg") } zure eskaintza onartu du: zuretzat { $paid }, harentzat { $got }.
   *[other] { CASE($who, "erg") } { CASE($rival, "gen") } eskaintza onartu du: { $got } hartu, { $paid } eman.
    }
alakazam-beat-took = { CASE($who, "erg") } karta bat hartu du: { $card }.
alakazam-beat-drew = Karta bat hartu duzu: { $card }.
alakazam-beat-rerolled = { $die } berriro bota da: { $new }.
alakazam-beat-closed = Zure eskaintzak ez du inor tentatu. Goxatuko duzu?
alakazam-beat-left = { CASE($who, "erg") } partida utzi du.
alakazam-beat-scored = { $case ->
    [you-with] Zure puntuak: { $points }, { CASE($cards, "com") }; guztira { $total }.
    [you] Zure puntuak: { $points }; guztira { $total }.
    [other-with] { CASE($who, "gen") } puntuak: { $points }, { CASE($cards, "com") }; guztira { $total }.
   *[other] { CASE($who, "gen") } puntuak: { $points }; guztira { $total }.
    }
alakazam-moment-goal = { $card } bakarrik: +{ $points }

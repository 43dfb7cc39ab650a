# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazam-beat-deal = { $case ->
    [you] Aceptaches a oferta de { $rival }: { $got } por { $paid }.
    [mine] { $who } aceptou a túa oferta: recibiches { $paid } por { $got }.
   *[other] { $who } recibiu { $got }, de { $rival }, por { $paid }.
    }
alakazam-beat-took = { $who } colleu «{ $card }».
alakazam-beat-drew = Colliches «{ $card }».
alakazam-beat-rerolled = { $die } tirouse outra vez: { $new }.
alakazam-beat-closed = A túa oferta non tentou a ninguén. Adózala?
alakazam-beat-left = { $who } deixou a partida.
alakazam-beat-scored = { $case ->
    [you-with] Sumaches { $points } con { $cards } e levas { $total }.
    [you] Sumaches { $points } e levas { $total }.
    [other-with] { $who } sumou { $points } con { $cards } e leva { $total }.
   *[other] { $who } sumou { $points } e leva { $total }.
    }
alakazam-moment-goal = Só por { $card }: +{ $points }

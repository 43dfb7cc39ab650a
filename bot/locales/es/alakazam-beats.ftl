# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazam-beat-deal = { $case ->
    [you] Aceptaste la oferta de { $rival }: { $got } por { $paid }.
    [mine] { $who } aceptó tu oferta: recibiste { $paid } por { $got }.
   *[other] { $who } recibió { $got }, de { $rival }, por { $paid }.
    }
alakazam-beat-took = { $who } tomó «{ $card }».
alakazam-beat-drew = Tomaste «{ $card }».
alakazam-beat-rerolled = { $die } se tiró otra vez: { $new }.
alakazam-beat-closed = Tu oferta no tentó a nadie. ¿La endulzas?
alakazam-beat-left = { $who } ha dejado la partida.
alakazam-beat-scored = { $case ->
    [you-with] Hiciste { $points } con { $cards } y te pusiste en { $total }.
    [you] Hiciste { $points } y te pusiste en { $total }.
    [other-with] { $who } hizo { $points } con { $cards } y se puso en { $total }.
   *[other] { $who } hizo { $points } y se puso en { $total }.
    }
alakazam-moment-goal = Solo por { $card }: +{ $points }

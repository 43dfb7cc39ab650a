# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazam-beat-deal = { $case ->
    [you] Has acceptat l'oferta que t'ha fet { $rival }: { $got } per { $paid }.
    [mine] { $who } ha acceptat la teua oferta: has rebut { $paid } per { $got }.
   *[other] { $rival } li ha donat { $got } a { $who } per { $paid }.
    }
alakazam-beat-took = { $who } ha agafat { $card }.
alakazam-beat-drew = Has agafat { $card }.
alakazam-beat-rerolled = { $die } s'ha tirat una altra vegada: { $new }.
alakazam-beat-closed = La teua oferta no ha temptat ningú. L'endolcixes?
alakazam-beat-left = { $who } ha deixat la partida.
alakazam-beat-scored = { $case ->
    [you-with] Has sumat { $points } amb { $cards }: { $total } en total.
    [you] Has sumat { $points }: { $total } en total.
    [other-with] { $who } ha sumat { $points } amb { $cards }: { $total }.
   *[other] { $who } ha sumat { $points }: { $total }.
    }
alakazam-moment-goal = Només per { $card }: +{ $points }

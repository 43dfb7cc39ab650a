# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazam-beat-deal = { $case ->
    [you] Eskaintza onartu duzu ({ $rival }): { $got } hartu, { $paid } eman.
    [mine] { $who }: zure eskaintza onartu du. { $paid } hartu duzu, { $got } eman.
   *[other] { $who } – { $rival }, tratua: { $got } hartu, { $paid } eman.
    }
alakazam-beat-took = { $who }: { $card } hartu du.
alakazam-beat-drew = Hartu duzu: { $card }.
alakazam-beat-rerolled = { $die } berriz botata: { $new }.
alakazam-beat-closed = Inork ez du zure eskaintza onartu.
alakazam-beat-left = { $who }: partida utzi du.
alakazam-beat-scored = { $case ->
    [you-with] { $points } lortu duzu honekin: { $cards }. Guztira { $total }.
    [you] { $points } lortu duzu. Guztira { $total }.
    [other-with] { $who }: { $points }, honekin: { $cards }. Guztira { $total }.
   *[other] { $who }: { $points }. Guztira { $total }.
    }

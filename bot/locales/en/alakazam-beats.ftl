# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazam-beat-deal = { $case ->
    [you] You took { $rival }’s offer: { $got } for { $paid }.
    [mine] { $who } took your offer: you got { $paid } for { $got }.
   *[other] { $who } got { $got } from { $rival } for { $paid }.
    }
alakazam-beat-took = { $who } snapped up { $card }.
alakazam-beat-drew = You drew { $card }.
alakazam-beat-rerolled = { $die } was rolled again: { $new }.
alakazam-beat-closed = Nobody bit on your offer. Sweeten it?
alakazam-beat-left = { $who } has left the game.
alakazam-beat-scored = { $case ->
    [you-with] You scored { $points } with { $cards }: { $total } in all.
    [you] You scored { $points }: { $total } in all.
    [other-with] { $who } scored { $points } with { $cards }: { $total } in all.
   *[other] { $who } scored { $points }: { $total } in all.
    }
alakazam-moment-goal = { $card } alone: +{ $points }

# El repàs: què s'hauria pogut fer millor en una partida acabada.

button-review = Repàs
review-heading = ## { $game }: repàs de la partida { $number }
review-waits = { $count ->
    [one] 🔍 Abans va un altre repàs. Després el teu apareixerà ací tot sol.
   *[other] 🔍 Abans van { $count } repassos més. Després el teu apareixerà ací tot sol.
}
review-waits-long = 🔍 Abans van { $count } repassos més: tardarà una estona. Torna més tard amb `/review { $number }`.
review-progress = 🔍 La IA difícil està repassant { $count ->
    [one] la teua única decisió
   *[other] les teues { $count } decisions
    }: { $percent } % fet. Primer van les partides en marxa; el repàs apareixerà ací tot sol, i `/review` el torna a trobar.
review-summary = { $count ->
    [one] **Precisió: { $percent } %** en una decisió: { $counts }
   *[other] **Precisió: { $percent } %** en { $count } decisions: { $counts }
}
review-accuracy = precisió
review-percent = { $number } %
review-axis = La teua probabilitat de guanyar en cada decisió
review-excellent = { $count ->
    [one] 1 excel·lent
   *[other] { $count } excel·lents
}
review-good = { $count ->
    [one] 1 bona
   *[other] { $count } bones
}
review-slip = { $count ->
    [one] 1 relliscada
   *[other] { $count } relliscades
}
review-blunder = { $count ->
    [one] 1 error greu
   *[other] { $count } errors greus
}
review-nothing = La IA difícil ha remogut cel i terra i no té res per a ensenyar-te.
review-moment = { $label ->
    [blunder] **{ $round }: error greu**, va costar { $points ->
        [one] 1 victòria
       *[other] { $points } victòries
    } de cada 100 partides
    [slip] **{ $round }: relliscada**, va costar { $points ->
        [one] 1 victòria
       *[other] { $points } victòries
    } de cada 100 partides
   *[good] **{ $round }: bona**, però va costar { $points ->
        [one] 1 victòria
       *[other] { $points } victòries
    } de cada 100 partides
}
review-did = La teua tria — { $what }
review-better = Millor — { $what }
review-about = -# Això només ho veus tu. La IA no sabia més que tu en aquell moment, i es va imaginar la resta. Una relliscada costa almenys 5 victòries de cada 100 partides; un error greu, 15.
review-position = { $number }. { $round }
review-share = Compartix
review-shared = -# Ho compartix **{ $who }** amb `/review { $number }`

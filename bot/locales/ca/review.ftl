# El repàs: què s'hauria pogut fer millor en una partida acabada.

button-review = Repàs
review-heading = ## { $game }: repàs de la partida { $number }
review-waits = { $count ->
    [one] 🔍 Abans va un altre repàs. Este missatge continua sol.
   *[other] 🔍 Abans van { $count } repassos més. Este missatge continua sol.
}
review-progress = 🔍 La IA difícil està pensant en { $count ->
    [one] la teua única decisió
   *[other] les teues { $count } decisions
    }: { $percent } % fet. Cedix el pas a les partides en marxa; este missatge continua sol, i `/review` el torna a trobar.
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
review-nothing = La IA difícil no ha trobat res clarament millor.
review-moment = { $label ->
    [blunder] **Ronda { $round }: error greu**, va costar { $points ->
        [one] 1 victòria
       *[other] { $points } victòries
    } de cada 100 partides
    [slip] **Ronda { $round }: relliscada**, va costar { $points ->
        [one] 1 victòria
       *[other] { $points } victòries
    } de cada 100 partides
   *[good] **Ronda { $round }: bona**, però va costar { $points ->
        [one] 1 victòria
       *[other] { $points } victòries
    } de cada 100 partides
}
review-did = Vas fer: { $what }
review-better = Millor: { $what }
review-about = -# Només tu veus açò. La IA no sabia més que tu en aquell moment; els altres se'ls imagina. Una relliscada costa almenys 5 victòries de cada 100 partides; un error greu, 15.
review-position = { $number }. Ronda { $round }
review-share = Compartir
review-shared = -# Ho mostra **{ $who }** des de `/review { $number }`

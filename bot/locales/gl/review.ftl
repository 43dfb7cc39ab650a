# O repaso: que se podería ter feito mellor nunha partida rematada.

button-review = Repaso
review-heading = ## { $game }: repaso da partida { $number }
review-waits = { $count ->
    [one] 🔍 Antes vai outro repaso. Esta mensaxe segue soa.
   *[other] 🔍 Antes van outros { $count } repasos. Esta mensaxe segue soa.
}
review-progress = 🔍 A IA difícil está a pensar { $count ->
    [one] na túa única decisión
   *[other] nas túas { $count } decisións
    }: { $percent } % feito. Cede o paso ás partidas en curso; esta mensaxe segue soa, e `/review` vólvea atopar.
review-summary = { $count ->
    [one] **Precisión: { $percent } %** nunha decisión: { $counts }
   *[other] **Precisión: { $percent } %** en { $count } decisións: { $counts }
}
review-accuracy = precisión
review-percent = { $number } %
review-axis = A túa probabilidade de gañar en cada decisión
review-excellent = { $count ->
    [one] 1 excelente
   *[other] { $count } excelentes
}
review-good = { $count ->
    [one] 1 boa
   *[other] { $count } boas
}
review-slip = { $count ->
    [one] 1 esvarón
   *[other] { $count } esvaróns
}
review-blunder = { $count ->
    [one] 1 erro grave
   *[other] { $count } erros graves
}
review-nothing = A IA difícil non atopou nada claramente mellor.
review-moment = { $label ->
    [blunder] **Rolda { $round }: erro grave**, custou { $points ->
        [one] 1 vitoria
       *[other] { $points } vitorias
    } de cada 100 partidas
    [slip] **Rolda { $round }: esvarón**, custou { $points ->
        [one] 1 vitoria
       *[other] { $points } vitorias
    } de cada 100 partidas
   *[good] **Rolda { $round }: boa**, pero custou { $points ->
        [one] 1 vitoria
       *[other] { $points } vitorias
    } de cada 100 partidas
}
review-did = Fixeches: { $what }
review-better = Mellor: { $what }
review-about = -# Só ti ves isto. A IA non sabía máis ca ti nese momento; os demais imaxínaos. Un esvarón custa polo menos 5 vitorias de cada 100 partidas; un erro grave, 15.
review-position = { $number }. Rolda { $round }
review-share = Compartir
review-shared = -# Móstrao **{ $who }** desde `/review { $number }`

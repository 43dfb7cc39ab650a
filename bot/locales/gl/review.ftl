# O repaso: que se podería ter feito mellor nunha partida acabada.

button-review = Repaso
review-heading = ## { $game }: repaso da partida { $number }
review-waits = { $count ->
    [one] 🔍 Antes vai outro repaso. Despois o teu aparece aquí por si só.
   *[other] 🔍 Antes van outros { $count } repasos. Despois o teu aparece aquí por si só.
}
review-waits-long = 🔍 Antes van outros { $count } repasos: vai tardar un anaco. Volve máis tarde con `/review { $number }`.
review-progress = 🔍 A IA difícil está a repasar { $count ->
    [one] a túa única decisión
   *[other] as túas { $count } decisións
    }: { $percent } % feito. Primeiro van as partidas en curso; o repaso aparece aquí por si só, e con `/review` vólvelo ver.
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
review-nothing = A IA difícil non deixou pedra por remover e non ten nada que ensinarche.
review-moment = { $label ->
    [blunder] **{ $round }: erro grave**, custou { $points ->
        [one] 1 vitoria
       *[other] { $points } vitorias
    } de cada 100 partidas
    [slip] **{ $round }: esvarón**, custou { $points ->
        [one] 1 vitoria
       *[other] { $points } vitorias
    } de cada 100 partidas
   *[good] **{ $round }: boa**, pero custou { $points ->
        [one] 1 vitoria
       *[other] { $points } vitorias
    } de cada 100 partidas
}
review-did = Elixiches «{ $what }»
review-better = Mellor: «{ $what }»
review-about = -# Só ti ves isto. A IA non sabía máis ca ti nese momento; as mans alleas imaxinounas. Un esvarón custa polo menos 5 vitorias de cada 100 partidas; un erro grave, 15.
review-position = { $number }. { $round }
review-share = Compartir
review-shared = -# Amósao **{ $who }** desde `/review { $number }`

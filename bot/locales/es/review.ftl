# El repaso: qué se habría podido hacer mejor en una partida acabada.

button-review = Repaso
review-heading = ## { $game }: repaso de la partida { $number }
review-waits = { $count ->
    [one] 🔍 Antes va otro repaso. Este mensaje se actualiza solo.
   *[other] 🔍 Antes van otros { $count } repasos. Este mensaje se actualiza solo.
}
review-waits-long = 🔍 Antes van otros { $count } repasos: va a tardar un rato. Vuelve más tarde con `/review { $number }`.
review-progress = 🔍 La IA difícil repasa { $count ->
    [one] tu única decisión
   *[other] tus { $count } decisiones
    }: va por el { $percent } %. Cede el paso a las partidas en curso; este mensaje se actualiza solo, y `/review` lo vuelve a encontrar.
review-summary = { $count ->
    [one] **Precisión del { $percent } %** en una decisión: { $counts }
   *[other] **Precisión del { $percent } %** en { $count } decisiones: { $counts }
}
review-accuracy = precisión
review-percent = { $number } %
review-axis = Tu probabilidad de ganar en cada decisión
review-excellent = { $count ->
    [one] 1 excelente
   *[other] { $count } excelentes
}
review-good = { $count ->
    [one] 1 buena
   *[other] { $count } buenas
}
review-slip = { $count ->
    [one] 1 desliz
   *[other] { $count } deslices
}
review-blunder = { $count ->
    [one] 1 error grave
   *[other] { $count } errores graves
}
review-nothing = La IA difícil no ha dejado piedra por mover y no tiene nada que enseñarte.
review-moment = { $label ->
    [blunder] **{ $round }: error grave** que costó { $points ->
        [one] 1 victoria
       *[other] { $points } victorias
    } de cada 100 partidas
    [slip] **{ $round }: desliz** que costó { $points ->
        [one] 1 victoria
       *[other] { $points } victorias
    } de cada 100 partidas
   *[good] **{ $round }: buena**, pero costó { $points ->
        [one] 1 victoria
       *[other] { $points } victorias
    } de cada 100 partidas
}
review-did = Elegiste «{ $what }»
review-better = Mejor: «{ $what }»
review-about = -# Solo tú ves esto. La IA no sabía más que tú en ese momento; las manos ajenas se las imagina. Un desliz cuesta al menos 5 victorias de cada 100 partidas; un error grave, 15.
review-position = { $number }. { $round }
review-share = Compartir
review-shared = -# Lo comparte **{ $who }** desde `/review { $number }`

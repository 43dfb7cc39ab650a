# Unha partida acabada, paso a paso.

button-replay = Repetición
replay-heading = -# { $game } · paso { $step } de { $of }
replay-older-rules = -# Esta partida xogouse con regras anteriores, así que só queda o que di o historial.
replay-surprise = 💭 { $who } pensouno máis a fondo e atopou algo mellor ca o consello da IA normal: *{ $line }*
replay-shared = -# Amósao **{ $who }** desde `/replay { $number }`
replay-first = Principio
replay-back = Anterior
replay-next = Seguinte
replay-last = Final
replay-jump = Ir a un momento clave ou a unha rolda
replay-turned = { $round } · { $what }
replay-hands = Ver unha man
replay-no-hand = Ningunha man
replay-hand-of = Man: { $name }
replay-hand = O que tiña { $who }:
replay-post = Amosar na canle
replay-offer = { $number } · { $game } · posto { $place } de { $seats }

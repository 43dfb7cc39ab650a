# Una partida acabada, paso a paso.

button-replay = Repetición
replay-heading = -# { $game } · paso { $step } de { $of }
replay-older-rules = -# Esta partida se jugó con reglas anteriores, así que solo queda lo que dice el historial.
replay-surprise = 💭 { $who } lo pensó más a fondo y encontró algo mejor que la pista de la IA normal: *{ $line }*
replay-shared = -# Lo comparte **{ $who }** desde `/replay { $number }`
replay-first = Principio
replay-back = Anterior
replay-next = Siguiente
replay-last = Final
replay-jump = Ir a un momento clave o a una ronda
replay-turned = { $round } — { $what }
replay-hands = Ver una mano
replay-no-hand = Ninguna mano
replay-hand-of = Mano: { $name }
replay-hand = Lo que tenía { $who }:
replay-post = Enseñar al canal
replay-offer = { $number } · { $game } · puesto { $place } de { $seats }

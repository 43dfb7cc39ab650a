# Una partida acabada, pas a pas.

button-replay = Repetició
replay-heading = -# { $game } · pas { $step } de { $of }
replay-older-rules = -# Esta partida es va jugar amb regles anteriors, així que només hi ha el que diu l'historial.
replay-surprise = 💭 { $who } s'ho va pensar més i va trobar això, millor que la pista de la IA normal: *{ $line }*
replay-shared = -# Ho compartix **{ $who }** amb `/replay { $number }`
replay-first = Primer
replay-back = Anterior
replay-next = Següent
replay-last = Últim
replay-jump = Ves a un moment clau o a una ronda
replay-turned = { $round } · { $what }
replay-hands = Mira una mà
replay-no-hand = Cap mà
replay-hand-of = Mà: { $name }
replay-hand = El que { $who } tenia en la mà:
replay-post = Ensenya-ho en el canal
replay-offer = { $number } · { $game } · lloc { $place } de { $seats }

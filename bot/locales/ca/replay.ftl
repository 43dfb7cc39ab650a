# Una partida acabada, pas a pas.

button-replay = Repetició
replay-heading = -# { $game } · pas { $step } de { $of }
replay-older-rules = -# Esta partida es va jugar amb regles anteriors, així que només hi ha el que diu l'historial.
replay-surprise = 💭 { $who } hi va pensar més i va trobar una cosa millor que el que li hauria dit la IA normal: *{ $line }*
replay-shared = -# Ho ensenya **{ $who }** amb `/replay { $number }`
replay-first = Primer
replay-back = Anterior
replay-next = Següent
replay-last = Últim
replay-jump = Ves a un moment clau o a una ronda
replay-turned = Ronda { $round }: { $what }
replay-round = Ronda { $round }
replay-hands = Mira una mà
replay-no-hand = Cap mà
replay-hand-of = Mà: { $name }
replay-hand = El que tenia en la mà { $who }:
replay-post = Ensenya-ho al canal
replay-offer = { $number } · { $game } · posició { $place } de { $seats }

# A finished game, step by step.

button-replay = Replay
replay-heading = -# { $game } · step { $step } of { $of }
replay-older-rules = -# This game used older rules, so you only see what the log says.
replay-surprise = 💭 { $who } thought ahead and found this better than the normal AI’s hint: *{ $line }*
replay-shared = -# Shown by **{ $who }** from `/replay { $number }`
replay-first = First
replay-back = Previous
replay-next = Next
replay-last = Last
replay-jump = Go to a turning point or round
replay-turned = { $round }: { $what }
replay-hands = Look into a hand
replay-no-hand = No hand
replay-hand-of = Hand of { $name }
replay-hand = What { $who } held:
replay-post = Show in the channel
replay-offer = { $number } · { $game } · place { $place } of { $seats }

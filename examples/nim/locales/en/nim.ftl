# Nim, whole.

nim-name = Nim
command-new-nim = Take stones from three heaps; the last one wins: 2 players, 2 minutes
nim-length = 2 minutes
nim-tagline = Take stones from three heaps; the last one wins.
nim-credits = **Nim** is older than anybody who could be named.

nim-rules-1 = Three heaps have 3, 4 and 5 stones. On your turn take one to three stones from one heap. Whoever takes the last stone wins.
    .title = The whole game

nim-ask-take = { $who } takes stones
    .you = Which stones do you take?
nim-do-take = Heap, stones: { $what }
nim-event-took = { $who } took { $a1 } from heap { $a2 }.
nim-field-heaps = Heaps
nim-field-taken = Stones taken
nim-field-turn = Whose turn

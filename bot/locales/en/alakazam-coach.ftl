# What the coach says to whoever plays Alakazam! for the first time: at most two short sentences each, in the own hand.

alakazam-coach-goal = { $rounds ->
    [2] **Most points after two rounds win.** You get them for cards you hold that your dice meet.
    [3] **Most points after three rounds win.** You get them for cards you hold that your dice meet.
   *[other] **Most points win, once somebody has more than { $target }.** You get them for cards you hold that your dice meet.
 }
alakazam-coach-trade = Swap a die with the centre, or offer one to a rival, until your dice meet a card there. Then take the card: it scores when the round ends.
alakazam-coach-holding = A card that your dice meet scores when the round ends. One they don’t meet costs points: swap dice for it, or return it.
alakazam-coach-bonus = A Bonus scores whatever your dice show, but now you can only return cards. Return what would cost you points, then press **Done**.
alakazam-coach-swap = Give the die your cards need least, for one they need. Both keep their numbers.
alakazam-coach-take = ✅ means your dice meet it now. A card you don’t meet when the round ends costs points.
alakazam-coach-return = Returning a card costs nothing. If you can’t meet it, put it back.
alakazam-coach-reroll = The player who gave you this die lets you roll it once. Do it if its number doesn’t help you.
alakazam-coach-offering = You’re offering dice for dice; cards can’t be traded. It works best if yours help the other player, too.
alakazam-coach-wanting = Choose which dice you want for it: certain ones, any of a colour, or any of a number.
alakazam-coach-offer = Somebody wants to trade: the line shows what you’d gain. Declining costs nothing.
alakazam-coach-done = You’re done, but you can go on until everybody is. Anything you do takes it back.

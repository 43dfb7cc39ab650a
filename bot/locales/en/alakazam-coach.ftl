# What the coach says to whoever plays Alakazam! for the first time: at most two short sentences each, in the own hand.

alakazam-coach-goal = { $rounds ->
    [2] **Most points after two rounds win.** You have { $points }; you get more by holding cards that your dice meet.
    [3] **Most points after three rounds win.** You have { $points }; you get more by holding cards that your dice meet.
   *[other] **More than { $target } points end the game, and the most win.** You have { $points }; you get more by holding cards that your dice meet.
 }
alakazam-coach-look = The cards in the centre say which dice they want. The dice are rolled once everybody has pressed **Ready**.
alakazam-coach-trade = Swap a die with the centre, or offer one to a rival, until your dice meet a card there. Then take the card: it scores when the round ends.
alakazam-coach-met = Your dice meet **{ $card }** already, worth { $points }. Press **Take a card** before somebody else does.
alakazam-coach-holding = You hold what your dice meet: that will score. Look for a second card, or press **Done**.
alakazam-coach-bonus = A Bonus scores whatever your dice show, but all you may do now is return cards. Return what would cost you points, then press **Done**.
alakazam-coach-missed = Your dice don’t meet **{ $card }** now, so it would cost you points. Swap dice for it, or return it.
alakazam-coach-swap = Give the die that your cards need least, for one that they need. Both keep their numbers.
alakazam-coach-take = ✅ means that your dice meet it now. A card you don’t meet when the round ends costs points.
alakazam-coach-return = Returning a card costs nothing. One you can’t meet is better in the centre.
alakazam-coach-reroll = Whoever gave you this die lets you roll it once. Do it while its number helps you nowhere.
alakazam-coach-offering = You offer dice for dice. It works best if what you give helps the other, too.
alakazam-coach-wanting = Say which dice you want for it. Certain ones, any of a colour, or any of a number.
alakazam-coach-offer = Somebody wants to trade: the line says what it would bring you. Declining costs nothing.
alakazam-coach-done = You are done, but until all are you may go on. Anything you do takes it back.

# What the coach says to whoever plays Alakazum! for the first time: at most two short sentences each, in the own hand.

alakazum-coach-goal = { $sprint ->
    [yes] **Most ★ of one culture, any of them, win after { $rounds } rounds**, in your team alone. Eight can win at once, by an Alakazum.
   *[no] **Eight ★ of one culture win**, your first character’s or another: then you can cast the Alakazum against an enemy. Every turn you look for friends in the forest and do one thing.
 }
alakazum-coach-fighter = This character stands in your way, so you must fight. You need more ⚔: a tie loses.
alakazum-coach-helper = A sociable 🤝 friend adds its ⚔ and risks nothing. Say yes unless you’ve won anyway.
alakazum-coach-forest-potion = Potions add their ⚔ to this fight; a tie loses. If you’re already ahead, keep them for later.
alakazum-coach-potion = You take turns with potions until both pass. The attacker needs more ⚔; a tie helps the defender.
alakazum-coach-die = The roll must be higher than the 🛡, then the loser joins your team. A die potion adds to it.
alakazum-coach-rob = A robbery potion steals the potion just played. Without one the roll stands.
alakazum-coach-give = A trap takes part of your hand, but you choose who gets it. Give what you’ll miss least to a player who’s far behind.
alakazum-coach-trick = Either half of your hand goes to your rivals, or one of your characters leaves. Characters bring the ★ you win with.
alakazum-coach-santa = The present may explode in its last holder’s hands. Hand it to the player closest to winning.
alakazum-coach-lose = This character goes to the cemetery and starts again at level A if it ever comes back. Give up the one that brings your best culture least.
alakazum-coach-action = You can do **one** thing now, or nothing. To win a fight you need more ⚔; “+2?” is what the rival may add.
alakazum-coach-near = You have { $needed } ★: after this you can cast an Alakazum, **which wins the game** if it beats the enemy.
alakazum-coach-threat = A rival has { $needed } ★ and can win on the next turn. Take a character from that team, if you can.
alakazum-coach-market = Show a card: its 🧺 number says how many cards you take from the market. The shown card goes there, so show one you can spare; always keep some hats and potions.
alakazum-coach-object = A meal lifts all your characters of one culture to level C at once. A broom keeps one with you for good.
alakazum-coach-rivals = Look for a rival’s character with less ⚔ than yours. If you lose or tie, that rival may take your fighter.
alakazum-coach-magic = Spells cost energy: the hats in your hand, and one for each ✨ in your team. What you can’t pay is shown below, with the reason.
alakazum-coach-voodoo = A rival is about to act. Only a voodoo doll stops it, and there are two in the game: without one, let it happen.
alakazum-coach-pay = Hats pay for spells, and you get no change. Take the smallest that is enough.
alakazum-coach-witch = You get these cards for free. Potions win fights, hats pay for magic, objects add ★ at the end.
alakazum-coach-forest = You keep one of these, and put the others back in any order. What you put on top is what the next player meets.
alakazum-coach-alakazum = **This is how you win:** choose the culture, then an enemy: more ★ than it has wins at once, else you lose a character.
alakazum-coach-enemy = Show cards with ★ first, they aren’t spent. Then choose an enemy: the board says which numbers still lie face down.
alakazum-coach-ball = You can go on, or keep what lies open. A character or a trap sends all of it to the market.
alakazum-coach-recovery = Your character has lost and would start again at level A. A recovery potion keeps it as it is.
alakazum-coach-thanksgiving = Everybody passes one card to the left, and you get one from the right. Give what you’ll miss least.

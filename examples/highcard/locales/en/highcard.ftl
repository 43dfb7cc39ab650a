# Highest card wins, whole: a game needs no words but these. Rule pages begin with 1.

highcard-name = Highest card
command-new-highcard = Lay a card in secret; the highest takes the trick: 2–5 players, 2 minutes
highcard-length = 2 minutes
highcard-tagline = Lay a card in secret; the highest takes the trick.
highcard-credits = **Highest card** is the example that this project teaches with.

highcard-rules-1 = Everybody is dealt three of the cards 1 to 20. Three times, all lay a card in secret. When the last one has chosen, the cards are turned over: the highest takes the trick. The most tricks win.
    .title = The whole game

highcard-ask-lay = { $who } lays a card
    .you = Which card do you lay?
highcard-do-lay = Lay { $what }
highcard-event-laid = { $who } laid { $a1 }.
highcard-event-trick = { $who } takes the trick with { $a1 }.

rule-highcard-lowest = Lowest card
    .about = Which card takes the trick
rule-highcard-lowest-no = no
rule-highcard-lowest-yes = yes
    .about = The lowest card takes the trick
option-highcard-lowest = The lowest card takes the trick
    .name = lowest

# What the games are called, who made them, and their house rules.

alakazum-name = Alakazum!
alakazum-credits = **Alakazum! Brujas y tradiciones** is a card game by Enric Aguilar with illustrations by Esther Méndez, published by Zombi Paella.

rule-alakazum-chaotic-toad = Chaotic toad
    .about = The promo character joins the row of start characters
rule-alakazum-chaotic-toad-no = no
rule-alakazum-chaotic-toad-yes = yes
    .about = At the start of a turn its owner may shuffle a deck, once

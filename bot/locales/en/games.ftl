# House rules of each game.

rule-alakazum-chaotic-toad = Chaotic toad
    .about = The promo character joins the row of start characters
rule-alakazum-chaotic-toad-no = no
rule-alakazum-chaotic-toad-yes = yes
    .about = At the start of a turn its owner may shuffle a deck, once

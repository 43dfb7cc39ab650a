# House rules of each game.

rule-alakazum-chaotic-toad = Chaotic toad
    .about = The promo character joins the row of start characters
rule-alakazum-chaotic-toad-no = no
rule-alakazum-chaotic-toad-yes = yes
    .about = At the start of a turn its owner may shuffle a deck, once

rule-alakazoo-edition = Edition
    .about = The published one, or the earlier one
rule-alakazoo-edition-castle-keeper = Castle Keeper
    .about = The published edition: slots, and a turn may be skipped
rule-alakazoo-edition-magic-helper = Magic Helper
    .about = The earlier edition: no slots, limits at any moment, a Helper
rule-alakazoo-boards = Boards
    .about = How everybody gets a Portal board
rule-alakazoo-boards-choose = chosen
    .about = In turn order
rule-alakazoo-boards-deal = dealt
    .about = At random

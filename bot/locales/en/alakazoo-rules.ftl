# Alakazoo: how to play, a page each. The whole rules stand in docs/rules/alakazoo.md.

alakazoo-rules-1 =
    You are a wizard at a magic tournament. Light the runes of your Portal, summon a fantastic creature limb by limb, and please the Magic Jury.

    Creatures: 🟥E Emberdrake · 🟨G Goldcrest · 🟩M Mosshorn · 🟦T Tidefin · 🟪V Veilcat · ⬛N Nightfang
    Runes: 🔥 Flame · 🌊 Wave · 🍃 Leaf · 💨 Gale · 🪨 Stone · ⭐ Star is wild

    Your Portal has nine spaces in three rows: ear L, head, ear R / hand L, torso, hand R / leg L, tail, leg R. Each has two runes. When both are lit ●●, a card of that limb, of any creature, may go there.
    .title = The goal
alakazoo-rules-2 =
    Take one action, or skip and return your Dark tokens.

    🎲 **Roll** one, two or three dice and resolve them one by one, in your order. A rune lights one of your matching runes; if none is free, you take a Dark token. A Star lights any rune, or puts a Magic token on your Castle Keeper.

    🃏 **Cards**: take a whole column (then each column gets a new card; where it would be the fifth, the other four are discarded), or swap some hand cards for new ones.

    {""}**Keeper**: pay a Magic token from a slot and use a power.
    .title = Your turn
alakazoo-rules-3 =
    For one Magic token on your Keeper:

    {""}**Trade a card**: discard a hand card, take any card from a column.
    {""}**Draw from a hand**: swap a hand card for a random one of a rival’s, and take a Dark token.
    {""}**Change your Portal**: swap a Portal card for a hand card of the same limb.
    {""}**Swap with a rival**: swap a Portal card for a rival’s of the same limb, and take a Dark token.
    .title = The Castle Keeper
alakazoo-rules-4 =
    After an action you can place any number of cards on lit spaces; both tokens go back to the supply.

    +1 if the card is of your own creature, +1 if nobody else has filled that limb yet.

    At the end of your turn: more than four hand cards, or more than six Magic tokens on your board? Return the excess and take a Dark token.

    A Dark token takes a Keeper slot; if none is free, it takes the place of a Magic token. Three Dark tokens cost you your next turn, and you never take a fourth.
    .title = Placing and limits
alakazoo-rules-5 =
    The first player to fill the ninth space gets a point, and the round is played to its end. From then on a full Portal is safe: nobody can exchange with it or with its player’s hand.

    The Magic Jury then gives a point for each full row and each full column whose three cards are all of one creature, or of three different ones; and a point if every card on your board is of your own creature.

    Whoever has the most points is the ARCANIMUS.

    {""}**The earlier edition** (`magic-helper`) has no slots and no skipping; its limits apply at all times, and a Helper walks over your Portal.

    {""}**Sprint**: six rounds, then the Magic Jury judges what lies in the Portals.
    .title = The end

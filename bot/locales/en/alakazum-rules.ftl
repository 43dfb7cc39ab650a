# Alakazum!: how to play, a page each. Short enough for a phone; the whole rules stand in docs/rules/alakazum.md.

alakazum-rules-1 =
    You are a witch with a team of characters from the cultures of the Iberian peninsula. American traditions are invading, and you drive one out.

    Gather **8 or more ★ (culture points) of one culture**, cast an **Alakazum**, and flip one of the face-down final enemies 👹. If your points are **more** than the enemy’s (a tie isn’t enough), you win at once.

    🟧 VAL Valencian · 🟨 CAT Catalan · 🟦 GAL Galician · 🟥 EUS Basque · 🟩 AND Andalusian · 🌈 multicoloured, which counts for every culture

    Enemies: Black Friday 7, Fast Food 8, Halloween 9, Santa Claus 13, and with two or five players Saint Valentine (9 with two, 7 with five).
    .title = The goal
alakazum-rules-2 =
    {""}**Characters** lie face up in your team. Each has a level A, B or C, and for its level: ⚔ combat, ★ stars of its culture, 🛡 resistance to hypnosis. A 🎲 for combat means that a die is rolled in every fight.

    {""}**Hand cards** are secret: hats (energy 🎩), potions, objects, voodoo dolls. Tap **My hand** to see yours; nobody else can.

    {""}**Personality**
    🤝 sociable: adds its ⚔ to a friend’s in a fight
    💰 thrifty: draws one card from the market as your turn starts
    ✨ very magical: adds one energy to every spell, and is never used up

    You get three hand cards and one starting character. During the deal, characters and traps are replaced; the player who replaced the most cards goes first (ties by lot). You can never lose your last character.
    .title = Cards
alakazum-rules-3 =
    {""}**1 Explore the forest** (always). You draw as many forest cards as you have characters. Hand cards go to your hand unseen. A character 🧙 or a trap stops the drawing: you have to face it.

    {""}**2 One action** (if you like): go to the market, give an object, fight a rival’s character, or cast a spell. You announce it, and any rival can stop it with a voodoo doll.

    {""}**3 Alakazum** (if you have 8 ★ of one culture and dare).
    .title = Your turn
alakazum-rules-4 =
    A character from the forest wants a fight. Choose who fights and perhaps a 🤝 sociable helper; you can add combat potions.

    {""}**More ⚔ than it?** Your fighter rises a level, then you roll a die 🎲. More than its 🛡 and it joins you at level A; die potions help. Otherwise it goes to the cemetery ⚰.

    {""}**A tie or less?** It goes back to the forest, and your fighter to the cemetery, unless it is your only one or rides a broom.
    .title = Fights in the forest
alakazum-rules-5 =
    Name a rival’s character and one of yours. Nobody with a single character can be attacked. Both sides can add a sociable helper.

    Then attacker and defender take turns: a combat potion, a robbery, or pass. After two passes in a row it is settled.

    {""}**Attacker higher:** the attacking character rises a level and its player rolls a die 🎲 against the other’s 🛡.
    {""}**Otherwise, ties included:** the *defending* character rises and its player rolls against the attacker’s 🛡.

    A roll above the resistance takes the character over, level and all. The player who rolls can add die potions, one by one; the other side can rob each. A last character, or one on a broom, never changes hands.
    .title = Fights with rivals
alakazum-rules-6 =
    {""}**Market** 🧺: show a card with number n, take the top n cards of the market, then put yours on top. Used cards go there too, and anyone can look through it.

    {""}**Meals** raise all your characters of one of two cultures to level C, but not multicoloured 🌈 ones. A **broom** goes under one character, which then never leaves you.

    {""}**Cultural objects** (★ 2) and **amulets** (★ 1) add to an Alakazum and are never spent.

    {""}**Potions** are for fights; a **robbery potion** takes the potion the other side just played.

    {""}**Voodoo dolls** cancel a rival’s action or Alakazum. There are two in the game.
    .title = Market and hand cards
alakazum-rules-7 =
    Pay with the energy of ✨ very magical characters first, then hats; any surplus is lost.

    0 **Miserable witch**: if every rival has more characters than you (with five players, three rivals are enough), take any two market cards
    1 **Training**: one of your characters rises a level
    2 **Divination**: secretly look at one face-down enemy
    3 **Magic of the forest**: look at six forest cards, keep one, put the rest back in any order; a character or trap you keep has to be faced
    3 **Levitation**: exchange one of yours for one below level C, from a rival or the cemetery
    4 **Resurrect**: a character from the cemetery joins you at level A
    4 **Déjà vu**: two actions in a row, but no second Déjà vu
    .title = Magic
alakazum-rules-8 =
    {""}**Black Friday’s Discount**: give half of your hand, rounded down, to your rivals, shared out as you like.
    {""}**Trick or Treat**: the same, or send one of your characters to the cemetery.
    {""}**Santa Claus’ Present**: roll. On a 1 or 2 it explodes and you lose a character; on a 3 or more you hand the die to any rival, who rolls in turn.

    You’re spared what you can’t pay: with at most one hand card you give nothing away, and your only character stays, like those on brooms. In Trick or Treat you can’t choose what costs you nothing if the other costs something.

    A trap leaves the game once it is over.
    .title = Traps
alakazum-rules-9 =
    Choose the culture, the objects you show, and a face-down enemy; rivals can use a doll; then the enemy is flipped.

    {""}**More ★ than it has, and you win.** If not, one character that took part goes to the cemetery and the enemy stays face up, out of reach for all.

    If the forest runs out of cards, or every enemy lies face up, the invaders win and everybody is ranked by their best culture.

    {""}**Sprint**: six rounds, then the team with the most ★ of one culture wins. An Alakazum still wins at once, and scores eight points plus one for each round left.
    .title = Casting an Alakazum
alakazum-rules-10 =
    {""}**70 more cards**, when the table is opened with the option *Alakazum! 2*; its new cards have a dark upper right corner. Play the base game once or twice first.

    {""}**🟪 CAS Castilian** is a sixth culture, and all others have new characters too. There are six starting characters. With five players, the last in turn order picks first, and so on back to whoever goes first.

    {""}**Armazon** lies in the row of enemies and can’t be beaten: an Alakazum against it always fails. Once it’s the only one face down, the game ends at once, and the invaders win.

    {""}**Almudena** ◻ belongs to no culture; meals don’t touch her. You can send *her alone* into an Alakazum: 2, 5 or 8 ★ at level A, B or C. Only amulets add to that, and it still takes 8. If she fails she goes to the cemetery, unless she is your only character or rides a broom.

    {""}**Cauldron** 🫕: adds two energy to every spell. If you have the fewest characters, as for the Miserable witch, you take it as your turn starts, even from a rival; once you don’t, you return it.
    .title = Alakazum! 2: people
alakazum-rules-11 =
    As an action, give a **cape** or a **sceptre** to a character that has neither: 🧥 with a cape it has 🛡 +1, 🪄 with a sceptre ⚔ +1, also as a helper. Either goes with it to another team, and to the market when it goes to the cemetery.

    {""}**Crystal ball** 🔮: as an action, turn up at least one forest card, and stop when you like: you keep the hand cards. A character or a trap has to be faced, and the cards turned up go to the market. A voodoo doll among them leaves the game.

    {""}**Recovery potion**: when your fighter loses in the forest, it stays with you, at its level.

    {""}**Cupcakes** 🧁 (trap): no action this turn.
    {""}**Thanksgiving** 🦃 (trap): everybody passes one hand card to the left, all at once.
    .title = Alakazum! 2: cards

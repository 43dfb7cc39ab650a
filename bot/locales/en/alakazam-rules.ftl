# Alakazam!: how to play, a page each. The whole rules stand in docs/rules/alakazam.md.

alakazam-rules-1 =
    A bazaar of dice. Cards ask for dice that go together; everybody swaps and bargains at once. At the end of the round each card you hold scores if your dice meet it, and costs points if they don’t.

    Each player has six dice of one colour, and the white ones are nobody’s: 🟧O orange, 🟨Y yellow, 🟦B blue, 🟩G green, ⬛K black, ⬜W white. **🟧 O4** is an orange die that shows a four.

    The game ends when somebody has more than 30 points after a round, and the most points wins.
    .title = The goal
alakazam-rules-2 =
    {""}**1 Set-up.** Everybody passes two dice to each neighbour, so you start with two of your own and two of each neighbour’s. With two players the centre is the second neighbour. White dice are rolled into the centre; beside them lie two cards for each player.

    {""}**2 Look.** See what is there, then press **Ready**.

    {""}**3 Trade.** Everybody rolls their dice, and all trade at the same time, until everybody’s done.

    {""}**4 Score.** Then everything goes back, and a new round starts.
    .title = A round
alakazam-rules-3 =
    In **My hand**, as often as you like (40 moves a round, one a second):

    {""}**Swap** a die for one in the centre; both keep their faces.
    {""}**Take a card** from the centre, or **return** one.
    {""}**Offer** one to three dice to a player, or to everybody, for one to three of theirs: particular dice, “any blue” or “any six”. With **Allow a re-roll**, the player who gets a die can re-roll it once.

    The dice you offer are locked 🔒 until somebody answers. The others press **Accept**, **Decline** or **Counter**; after 45 seconds (12 hours on a slow clock) the offer ends. You always keep 3 to 9 dice.
    .title = Trading
alakazam-rules-4 =
    Press **Done** when you’re happy; if you trade again, you’re no longer done. When all but one are done, the last one has a minute left (slow: 4 hours). A round lasts 5 minutes at most (slow: 24 hours). Alone against AI there is no limit.

    A **Bonus** scores by itself, but while you hold one you can only return cards and press **Done**.

    Two players reach for the same die or card? The first gets it, and the other is told; it costs nothing.
    .title = Done, and Bonus cards
alakazam-rules-5 =
    A goal worth 3/5/8 scores these for four, five or six dice that fit. A die counts for all your cards at once.

    {""}**Numbers**: Straight, four or more in a row · Ones/Sixes and the like, four or more of one of them · Double Triple, 3 and 3 · 29 and up · 13 and under, of six dice
    {""}**Colours**: Flush, four or more of one · Candy Cane, 3 and 3 · Tri-Color, 2, 2 and 2 · Pyramid, 3, 2 and 1 · Rainbow, four or more (not with two players) · Yours & Theirs, only white and one colour not your own
    {""}**Both**: Full House, 4 alike and 2 alike, in colour or number · I Got Nuttin’, 10 points if your dice meet no other goal that anybody holds

    A goal you miss costs its lowest value.
    .title = The cards
alakazam-rules-6 =
    {""}**Penalty**: every missed goal costs 3.
    {""}**Extra cards**: nine more, among them Bonuses for goals.
    {""}**Face down**: you draw cards unseen, and nobody sees yours until the scoring.
    {""}**Market**: three cards lie face up, the rest form a deck.
    {""}**Three rounds**, whatever the points. **Sprint**: two.

    On a **slow** clock every move waits for a bell, every 20 seconds: returns first, then answers, re-rolls, takes and swaps, and new offers last.
    .title = Variants

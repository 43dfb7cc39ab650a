# What an AI advises in Alakazum!, and why, in one line in the hand of whoever asks.

alakazum-hint-nothing = Do nothing: no action would gain more now than it may cost.
alakazum-hint-market = Go to the market with { $card }: it gets you { $cards }{ $energy ->
    [0] {""}
   *[other] { " " }({ $energy } energy for spells)
    }.
alakazum-hint-broom = Give { $name } the broom: it’s your best, and then nobody can take it.
alakazum-hint-cape = Give { $name } the cape: that makes it harder to take.
alakazum-hint-sceptre = Give { $name } the sceptre: it counts in every fight.
alakazum-hint-crystal-ball = Turn up cards with the crystal ball: you can keep them until a character or trap comes.
alakazum-hint-meal = Serve { $card }: { $names } { $count ->
    [one] rises
   *[other] rise
 } to level C.
alakazum-hint-fight = Fight { $who }’s { $target } with { $attacker }: { $mine } against { $theirs }, and you may take { $target }.
alakazum-hint-fight-to-rise = Fight { $who }’s { $target } with { $attacker }: { $mine } against { $theirs }, and { $attacker } rises a level.
alakazum-hint-spell = Cast { $spell }: { $effect }.
alakazum-hint-spell-on = Cast { $spell } on { $target }: { $effect }.
alakazum-hint-miserable-witch = Cast { $spell }: you have so few characters that you may take any two cards of the market, and it costs no energy.
alakazum-hint-levitation = Cast { $spell }: give { $sent } and get { $fetched }, worth more to you.
alakazum-hint-wait = Wait: too few of the face-down enemies would lose to what you can show.
alakazum-hint-alakazum = Cast it for { $sign } against enemy { $number }: { $points } ★ win in { $percent } of 100 cases, as far as you know.
alakazum-hint-start = Take { $name }: it can reach { $stars } ★ and { $combat } ⚔.
alakazum-hint-toad = Leave the decks: shuffling tells you nothing.
alakazum-hint-fighter = Send { $name }: { $mine } against { $foe }’s { $theirs }.
alakazum-hint-helper = Let { $name } help: { $more } more ⚔, and it risks nothing.
alakazum-hint-no-helper = Nobody can help.
alakazum-hint-potion = You’re at { $mine } against { $theirs }: play { $card }, which adds { $more }.
alakazum-hint-potion-ahead = Play nothing: { $mine } against { $theirs } is enough as it stands.
alakazum-hint-potion-behind = Play nothing: what you hold can’t turn { $mine } against { $theirs } your way.
alakazum-hint-potion-rob = Steal their potion: it turns { $mine } against { $theirs } your way.
alakazum-hint-die = Play { $card }: { $roll } + { $more } against 🛡{ $resistance }.
alakazum-hint-die-pass = Stop here: your potions can’t lift { $roll } over 🛡{ $resistance }.
alakazum-hint-rob = Steal it: without that potion the roll fails, and you keep your character.
alakazum-hint-rob-pass = Let it be: stealing it changes nothing.
alakazum-hint-recovery = Play the recovery potion: { $name } is worth more to you than the potion.
alakazum-hint-recovery-pass = Keep the recovery potion: it’s worth more to you than { $name }.
alakazum-hint-no-recovery = You have no recovery potion.
alakazum-hint-ball = Turn up another card: it may bring you more than you would lose.
alakazum-hint-ball-stop = Stop here: another card may cost you more than it would bring.
alakazum-hint-give = Give away { $card }: you’ll miss it least.
alakazum-hint-give-to = Give { $card } to { $who }: you can spare it, and { $who } is last.
alakazum-hint-to = Give it to { $who }, who is furthest behind.
alakazum-hint-trick-half = Give half of your hand: { $count ->
    [one] one card is worth
   *[other] { $count } cards are worth
    } less than a character.
alakazum-hint-trick-character = Give up a character: your hand is worth more than your weakest one.
alakazum-hint-santa = Hand it to { $who }: closest to winning of those who can lose a character.
alakazum-hint-lose = Give up { $name }: at { $stars } ★ it helps your best culture least.
alakazum-hint-lose-group = Give up somebody of { $sign }: that isn’t your best culture.
alakazum-hint-voodoo = Use the doll: this action would cost you dearly.
alakazum-hint-voodoo-pass = Let it happen: it isn’t worth a voodoo doll.
alakazum-hint-pay = Pay with { $card }: the smallest that is enough.
alakazum-hint-pay-part = Pay with { $card }: it covers { $energy } of the { $left } energy still to pay.
alakazum-hint-witch = Take { $card } ({ $effect }).
alakazum-hint-keep = Keep { $card } ({ $effect }).
alakazum-hint-keep-character = Keep { $name }: you can beat it, and a roll above 🛡{ $resistance } brings it to your team.
alakazum-hint-keep-trap = Keep { $card }: the others are worse for you.
alakazum-hint-put = Put { $card } next: what helps the others least goes on top.

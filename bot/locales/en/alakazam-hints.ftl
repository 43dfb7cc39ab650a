# What an AI advises in Alakazam!, and why, in one line in the hand of whoever asks.

alakazam-hint-look = Press Ready: there’s nothing to decide before the dice are rolled.
alakazam-hint-wait = Wait: nothing you can do now gains points.
alakazam-hint-offered = Wait: your offer is open, and nothing else gains more now.
alakazam-hint-is-done = Leave it: no swap, card or offer would gain you more now.
alakazam-hint-back = Go back: something else is worth more now.
alakazam-hint-done = Press Done: no swap, card or offer would gain you more now.
alakazam-hint-swap = Swap { $out } for { $into }: it gives you more ways to score.
alakazam-hint-swap-met = Swap { $out } for { $into }: then your dice meet { $card }, worth { $points }.
alakazam-hint-swap-nearer = Swap { $out } for { $into }: { $missing ->
    [one] then you’re one die short
   *[other] then you’re { $missing } dice short
 } of { $card }.
alakazam-hint-swap-safe = Swap { $out } for { $into }: then { $cards } can’t spoil { $nuttin }.
alakazam-hint-take = { $points ->
    [0] Take { $card }: you’re close enough to try for it.
   *[other] Take { $card }: your dice meet it, so it’s worth { $points } now.
 }
alakazam-hint-take-bonus = Take { $card }: it scores without any dice, and nothing else is better now.
alakazam-hint-take-unseen = Take a card: your hand has room for one more.
alakazam-hint-return = Return { $card }: you don’t meet it. The round is worth { $then } without it, { $now } with it.
alakazam-hint-return-spoils = Return { $card }: your dice meet it, and that spoils { $nuttin }.
alakazam-hint-return-any = Return a card you don’t meet.
alakazam-hint-reroll = Re-roll { $die }: on average it gets better.
alakazam-hint-offer = Offer { $to } { $given } for { $wanted }: it helps you both.
alakazam-hint-offer-met = Offer { $to } { $given } for { $wanted }: then your dice meet { $card }, worth { $points }.
alakazam-hint-offer-nearer = Offer { $to } { $given } for { $wanted }: { $missing ->
    [one] then you’re one die short
   *[other] then you’re { $missing } dice short
 } of { $card }.
alakazam-hint-offer-safe = Offer { $to } { $given } for { $wanted }: then { $cards } can’t spoil { $nuttin }.
alakazam-hint-pick = Give { $dice }: you need it least.
alakazam-hint-accept = Accept { $who }’s offer: it helps your cards.
alakazam-hint-accept-better = Accept { $who }’s offer: your cards score { $then } with it, { $now } without.
alakazam-hint-accept-no-better = Accept { $who }’s offer: it opens more ways to score (your cards: { $then } with it, { $now } without).
alakazam-hint-decline = Decline { $who }’s offer: it helps you too little.
alakazam-hint-decline-better = Decline { $who }’s offer: your cards would score { $then } instead of { $now }, but it helps { $who } far more.
alakazam-hint-decline-no-better = Decline { $who }’s offer: your cards score { $now } now, and { $then } with it.
alakazam-hint-counter = Counter { $who }’s offer: there’s a deal that helps you both.

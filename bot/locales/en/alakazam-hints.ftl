# What an AI advises in Alakazam!, and why, in one line in the hand of whoever asks.

alakazam-hint-look = Press Ready: there is nothing to decide before the dice are rolled.
alakazam-hint-wait = Wait: nothing brings more now.
alakazam-hint-offered = Wait: your offer is open, and nothing else brings more now.
alakazam-hint-is-done = Stay done: no swap, card or offer would bring more now.
alakazam-hint-back = Go back: something else is worth more now.
alakazam-hint-done = Press Done: no swap, card or offer would bring more now.
alakazam-hint-swap = Swap { $out } for { $into }: it opens more ways to score.
alakazam-hint-swap-met = Swap { $out } for { $into }: then your dice meet { $card }, worth { $points }.
alakazam-hint-swap-nearer = Swap { $out } for { $into }: { $missing ->
    [one] then one die is missing
   *[other] then { $missing } dice are missing
 } for { $card }.
alakazam-hint-take = { $points ->
    [0] Take { $card }: you come close enough to it to try.
   *[other] Take { $card }: your dice meet it, worth { $points } now.
 }
alakazam-hint-take-bonus = Take { $card }: it scores without any dice, and you have nothing better left to do.
alakazam-hint-take-unseen = Take a card: your hand has room for one more.
alakazam-hint-return = Return { $card }: unmet it costs { $points }, and no swap brings you nearer.
alakazam-hint-return-any = Return a card that you don’t meet.
alakazam-hint-reroll = Roll { $die } again: on average it gets better.
alakazam-hint-offer = Offer { $to } { $given } for { $wanted }: it helps you both.
alakazam-hint-offer-met = Offer { $to } { $given } for { $wanted }: then your dice meet { $card }, worth { $points }.
alakazam-hint-offer-nearer = Offer { $to } { $given } for { $wanted }: { $missing ->
    [one] then one die is missing
   *[other] then { $missing } dice are missing
 } for { $card }.
alakazam-hint-pick = Give { $dice }: you need it least.
alakazam-hint-accept = Accept { $who }’s offer: it helps your cards.
alakazam-hint-accept-better = Accept { $who }’s offer: your cards bring { $then } with it, { $now } without.
alakazam-hint-accept-no-better = Accept { $who }’s offer: your cards bring { $then } with it and { $now } without, but it opens more ways to score.
alakazam-hint-decline = Decline { $who }’s offer: it helps you too little.
alakazam-hint-decline-better = Decline { $who }’s offer: your cards would bring { $then } instead of { $now }, but it helps { $who } far more.
alakazam-hint-decline-no-better = Decline { $who }’s offer: your cards bring { $now } now, and { $then } then.
alakazam-hint-counter = Counter { $who }’s offer: there is a deal that helps you both.

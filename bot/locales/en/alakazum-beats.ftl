# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazum-beat-won = { $case ->
    [you-joined] You won { $a } : { $b }, and { $name } packs a bundle and follows you.
    [you-forest] You won { $a } : { $b }, and { $name } leaves the forest and joins you.
    [you-stays] You won { $a } : { $b }, but { $name } didn’t blink (rolled { $roll }, needed { $needed }) and stays with { $rival }.
    [you-gone] You won { $a } : { $b }, but the spell fell short (rolled { $roll }, needed { $needed }): { $name } is lost.
    [you-plain] You won { $a } : { $b } against { $name }.
    [mine-joined] { $who } won { $a } : { $b } and takes { $name }, who looks back at you once.
    [mine-stays] { $who } won { $a } : { $b }, but { $name } digs in and stays with you.
    [other-joined] { $who } won { $a } : { $b } and took { $name } from { $rival }.
    [other-forest] { $who } won { $a } : { $b }, and { $name } leaves the forest.
   *[other] { $who } won { $a } : { $b } against { $name }.
    }
alakazum-beat-lost = { $case ->
    [you-fallen] { $name } was stronger, { $a } : { $b }. { $mine } rests in the cemetery.
    [you-joined] You lost { $a } : { $b } to { $name }, and { $mine } goes over to { $rival }.
    [you-plain] { $name } was stronger, { $a } : { $b }.
    [mine-joined] { $who } lost { $a } : { $b }, and { $mine } is yours now.
    [mine-plain] Your { $name } held the line: { $who } lost { $a } : { $b }.
    [other-fallen] { $who } lost { $a } : { $b } to { $name }, and lost { $mine } as well.
    [other-joined] { $who } lost { $a } : { $b }, and { $mine } goes over to { $rival }.
   *[other] { $who } bravely took on { $name } and lost { $a } : { $b }.
    }
alakazum-beat-tied = { $case ->
    [you-fallen] You tied { $a } : { $b } with { $name } and lost { $mine }.
    [you-joined] You tied { $a } : { $b } with { $name } and lost { $mine } to { $rival }.
    [you-plain] You tied { $a } : { $b } with { $name } and lost.
    [mine-joined] { $who } tied { $a } : { $b } and lost { $mine } to you.
    [mine-plain] { $who } tied { $a } : { $b } with your { $name } and lost.
    [other-fallen] { $who } tied { $a } : { $b } with { $name } and lost { $mine }.
    [other-joined] { $who } tied { $a } : { $b } and lost { $mine } to { $rival }.
   *[other] { $who } tied { $a } : { $b } with { $name } and lost.
    }
alakazum-beat-stars = { $case ->
    [you] You have { $stars } { $stars ->
            [one] star
           *[other] stars
        } now.
   *[other] { $stars } { $stars ->
            [one] star
           *[other] stars
        } now.
    }
alakazum-beat-level = { $case ->
    [you] Your { $name } grew a head taller: level { $level }.
   *[other] { $who }’s { $name } grew a head taller: level { $level }.
    }
alakazum-beat-buried = { $case ->
    [you] You lost { $name }: farewell for now.
   *[other] { $who } lost { $name }.
    }
alakazum-beat-exchanged = { $case ->
    [you] You exchanged { $name } for { $rival }’s { $other }.
    [you-cemetery] You exchanged { $name } for { $other }.
    [mine] { $who } took your { $other } and left you { $name }.
    [other-cemetery] { $who } exchanged { $name } for { $other }.
   *[other] { $who } exchanged { $name } for { $rival }’s { $other }.
    }
alakazum-beat-resurrected = { $case ->
    [you] { $name } dusts off the earth and comes back to you.
   *[other] { $who } brought { $name } back from the cemetery.
    }
alakazum-beat-alakazum = { $case ->
    [you-won] Your Alakazum of { $points } swept { $enemy } away!
    [you-failed] Your Alakazum of { $points } shook the forest, but { $enemy } is still standing.
    [other-won] { $who }’s Alakazum of { $points } swept { $enemy } away!
   *[other-failed] { $who }’s Alakazum of { $points } shook the forest, but { $enemy } is still standing.
    }
alakazum-beat-cancelled = { $case ->
    [you] A pin goes in: your voodoo doll stopped { $rival }.
    [mine] A pin goes in: { $who }’s voodoo doll stopped you. You keep your cards.
   *[other] A pin goes in: { $who }’s voodoo doll stopped { $rival }.
    }
alakazum-beat-trap = { $case ->
    [you] You ran into a trap: { $card }.
   *[other] { $who } ran into a trap: { $card }.
    }
alakazum-beat-gave = { $case ->
    [you] You gave { $rival } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    [mine] { $who } gave you { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $who } gave { $rival } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    }
alakazum-beat-drew = You got { $cards }.

# Words in the pictures of moments, all short: `how` it went.

alakazum-moment-rolls = { $who } rolls
alakazum-moment-odds = { $how ->
    [joins] { $name } changes sides
    [comes] { $name } joins
    [gone] { $name } is lost
    [fallen] { $name } is lost
    [stays] escapes
    [holds] { $name } stays
    [explodes] explodes
   *[handed] is handed on
    }
alakazum-moment-stamp = { $how ->
    [joins] CHANGES SIDES
    [comes] JOINS!
    [stays] ESCAPES!
    [holds] STAYS!
    [gone] LOST!
    [fallen] LOST!
    [half] 50 % OFF
    [stolen] STOLEN!
    [boom] BOOM!
    [beaten] BEATEN!
   *[strong] TOO STRONG
    }
alakazum-moment-goes = { $how ->
    [joins] joins { $who }’s team
    [comes] joins { $who }’s team
    [stays] stays with { $who }
    [holds] stays with { $who }
   *[lost] goes to the cemetery
    }
alakazum-moment-rises = rises
alakazum-moment-roll = Rolled { $roll }, needed { $needed }.
alakazum-moment-unseen = Only they see which cards
alakazum-moment-instead = { $who } gets { $name } instead
alakazum-moment-blast = It exploded on a { $roll }.
alakazum-moment-against = against
alakazum-moment-loss = { $how ->
    [cards] gives away { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[character] loses { $name }
    }
alakazum-moment-ends = { $how ->
    [beaten] { $who } wins
   *[strong] { $enemy } stays unbeaten
    }

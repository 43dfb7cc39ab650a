# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazoo-beat-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    } now.
alakazoo-beat-dice = { $lit ->
    [0] { $kept ->
        [0] You lit no rune.{ " " }
       *[other] {""}
    }
    [one] You lit a rune.{ " " }
   *[other] You lit { $lit } runes.{ " " }
    }{ $kept ->
    [0] {""}
    [one] You kept a Magic token.{ " " }
   *[other] You kept { $kept } Magic tokens.{ " " }
    }{ $dark ->
    [0] {""}
    [one] You took a Dark token.
   *[other] You took { $dark } Dark tokens.
    }
alakazoo-beat-dark = { $why ->
    [cards] You had too many cards and took a Dark token.
    [runes] You had too many lit runes and took a Dark token.
   *[power] You took a Dark token for it.
    }
alakazoo-beat-turn-lost = { $case ->
    [you] Three Dark tokens: your lantern went out, and you sat a turn out.
   *[other] Three Dark tokens: { $who } sits this turn out.
    }
alakazoo-beat-placed = { $case ->
    [you] You placed { $card }{ $why ->
        [own] {" "}for 1 point: it’s your own creature.
        [first] {" "}for 1 point: nobody else had this limb.
        [both] {" "}for 2 points: it’s your own creature, and nobody else had this limb.
       *[none] .
    }
   *[other] { $who } placed { $card }{ $points ->
        [0] .
        [one] {" "}for 1 point.
       *[other] {" "}for { $points } points.
    }
    }
alakazoo-beat-finished = { $case ->
    [you] Nine of nine: your creature opens its eyes first!
   *[other] Nine of nine: { $who }’s creature opens its eyes. This round is the last.
    }
alakazoo-beat-column = { $case ->
    [you] You took { $cards }.
   *[other] { $who } took { $cards }.
    }
alakazoo-beat-drew = You drew { $cards }.
alakazoo-beat-traded = { $case ->
    [you] You discarded { $card } and took { $other }.
   *[other] { $who } discarded { $card } and took { $other }.
    }
alakazoo-beat-exchanged = { $who } exchanged a card with { $rival }.
alakazoo-beat-exchanged-cards = { $case ->
    [you] You gave { $rival } { $card } and got { $other }.
    [mine] { $who } gave you { $card } and got { $other }.
   *[other] { $who } gave { $rival } { $card } for { $other }.
    }
alakazoo-beat-taken = { $case ->
    [you] You took { $card } from { $rival }’s Portal and left { $other }.
    [mine] A hand reaches into your Portal: { $who } takes { $card } and leaves you { $other }.
   *[other] { $who } took { $card } from { $rival }’s Portal and left { $other }.
    }
alakazoo-beat-own-exchange = { $case ->
    [you] You laid { $card } and took { $other } back.
   *[other] { $who } laid { $card } and took { $other } back.
    }
alakazoo-beat-jury = { $case ->
    [you] { $points ->
        [0] The Magic Jury studies the ceiling: nothing for you this time.
       *[other] The Magic Jury nods: { $points } more for you.
    }
   *[other] { $points ->
        [0] The Magic Jury studies the ceiling: nothing for { $who }.
       *[other] The Magic Jury nods: { $points } more for { $who }.
    }
    }

# Words in the pictures of moments, all short: `how` it went.

alakazoo-moment-stamp = { $how ->
    [row] ROW COMPLETE
    [whole] CREATURE COMPLETE
   *[stolen] STOLEN!
    }
alakazoo-moment-placed = places { $card }
alakazoo-moment-jury = { $points ->
    [0] Nothing for it from the Magic Jury
   *[other] +{ $points } from the Magic Jury
    }
alakazoo-moment-loss = loses { $card }
alakazoo-moment-left = { $who } gets { $card } for it

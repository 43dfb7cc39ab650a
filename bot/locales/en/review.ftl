# The review: what somebody could have done better in a finished game.

button-review = Review
review-heading = ## { $game }: review of game { $number }
review-waits = { $count ->
    [one] 🔍 One other review comes first. Yours then appears here by itself.
   *[other] 🔍 { $count } other reviews come first. Yours then appears here by itself.
}
review-waits-long = 🔍 { $count } other reviews come first: that takes a while. Look again later with `/review { $number }`.
review-progress = 🔍 Reading { $count ->
    [one] your one decision
   *[other] your { $count } decisions
    }: { $percent }%. Games under way come first. The review appears here by itself, and `/review` brings it back.
review-summary = { $count ->
    [one] **Accuracy { $percent }%** in one decision: { $counts }
   *[other] **Accuracy { $percent }%** in { $count } decisions: { $counts }
}
review-accuracy = accuracy
review-percent = { $number }%
review-axis = Your chance to win at each decision
review-excellent = { $count } excellent
review-good = { $count } good
review-slip = { $count ->
    [one] 1 slip
   *[other] { $count } slips
}
review-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
review-nothing = The hard AI turned over every stone and has nothing to teach you.
review-moment = { $label ->
    [blunder] **{ $round }: a blunder** that cost { $points ->
        [one] 1 win
       *[other] { $points } wins
    } in 100 games
    [slip] **{ $round }: a slip** that cost { $points ->
        [one] 1 win
       *[other] { $points } wins
    } in 100 games
   *[good] **{ $round }: good**, but it cost { $points ->
        [one] 1 win
       *[other] { $points } wins
    } in 100 games
}
review-did = You chose “{ $what }”
review-better = Better: “{ $what }”
review-about = -# Only you see this. The AI knew only what you knew then, and guessed the rest. A slip costs at least 5 wins in 100 games, a blunder 15.
review-position = { $number }. { $round }
review-share = Share
review-shared = -# Shown by **{ $who }** from `/review { $number }`

# Words for what pictures show and no text says.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = the forest
lobby-cover = The cover of { $game }, for { $least } to { $most } players
rules-picture = { $title }: drawn as on the table; the text below says the same.

# On the card of the end: two or three words each.
result-wins = wins with { $count }
result-nobody = Nobody won
result-short = { $count ->
    [one] 1 star short
   *[other] { $count } stars short
}
result-behind = { $count ->
    [one] 1 point behind
   *[other] { $count } points behind
}
result-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
result-team = team
result-cards = cards
result-placed = cards placed
result-jury = Magic Jury
result-before = before
result-last = last round
result-sum = total

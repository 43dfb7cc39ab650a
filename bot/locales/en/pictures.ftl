# Words for what pictures show and no text says.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = the forest
lobby-cover = The cover of { $game }, for { $least } to { $most } players
rules-picture = { $title }: drawn as on the table; the words below say the same.

# Irudiek erakutsi eta testuek esaten ez dutena.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = basoa
lobby-cover = Azala: { $game }, { $least }–{ $most } jokalari
rules-picture = { $title }: mahaian bezala marraztuta; beheko hitzek gauza bera diote.

# On the card of the end: two or three words each.
result-wins = { $count } lortuta irabazi du
result-nobody = Inork ez du irabazi
result-short = { $count ->
    [one] izar 1 falta
   *[other] { $count } izar falta
}
result-behind = { $count ->
    [one] puntu 1 atzetik
   *[other] { $count } puntu atzetik
}
result-rounds = { $count ->
    [one] erronda 1
   *[other] { $count } erronda
}
result-team = taldea
result-cards = kartak
result-placed = jarritako kartak
result-jury = Epaimahai Magikoa
result-before = lehen
result-last = azken erronda
result-sum = guztira

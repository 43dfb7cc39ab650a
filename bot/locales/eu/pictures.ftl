# Irudiek erakutsi eta testuek esaten ez dutena.

alakazum-picture-fight = { $attacker } { $mine } : { $theirs } { $defender }
alakazum-picture-forest = basoa
lobby-cover = Azala: { $game }, { $least }–{ $most } jokalari
rules-picture = { $title }: mahaian bezala marraztuta; beheko hitzek gauza bera diote.

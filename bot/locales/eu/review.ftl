# Berrikuspena: zer egin zitekeen hobeto amaitutako partida batean.

button-review = Berrikusi
review-heading = ## { $game }: { $number }. partidaren berrikuspena
review-waits = { $count ->
    [one] 🔍 Beste berrikuspen bat doa aurretik. Zurea hemen agertuko da gero, berez.
   *[other] 🔍 Beste { $count } berrikuspen doaz aurretik. Zurea hemen agertuko da gero, berez.
}
review-waits-long = 🔍 Beste { $count } berrikuspen doaz aurretik: luze joko du. Begiratu geroago, `/review { $number }` aginduarekin.
review-progress = 🔍 AA zaila { $count ->
    [one] zure erabaki bakarra
   *[other] zure { $count } erabakiak
    } aztertzen ari da: % { $percent } eginda. Jokoan dauden partidek lehentasuna dute; berrikuspena hemen agertuko da berez, eta `/review` aginduak berriro aurkituko du.
review-summary = { $count ->
    [one] **Zehaztasuna: % { $percent }**, erabaki batean: { $counts }
   *[other] **Zehaztasuna: % { $percent }**, { $count } erabakitan: { $counts }
}
review-accuracy = zehaztasuna
review-percent = % { $number }
review-axis = Irabazteko zure aukera erabaki bakoitzean
review-excellent = { $count ->
    [one] bikain 1
   *[other] { $count } bikain
}
review-good = { $count ->
    [one] on 1
   *[other] { $count } on
}
review-slip = { $count ->
    [one] irristada 1
   *[other] { $count } irristada
}
review-blunder = { $count ->
    [one] akats larri 1
   *[other] { $count } akats larri
}
review-nothing = AA zailak harri guztiak jaso ditu, eta ez du zer irakatsirik zuri.
review-moment = { $label ->
    [blunder] **{ $round }: akats larria**, 100 partidako { $points ->
        [one] garaipen bat kostatu zizun
       *[other] { $points } garaipen kostatu zizkizun
    }
    [slip] **{ $round }: irristada**, 100 partidako { $points ->
        [one] garaipen bat kostatu zizun
       *[other] { $points } garaipen kostatu zizkizun
    }
   *[good] **{ $round }: ona**, baina 100 partidako { $points ->
        [one] garaipen bat kostatu zizun
       *[other] { $points } garaipen kostatu zizkizun
    }
}
review-did = Zuk aukeratu zenuen: { $what }
review-better = Hobe: { $what }
review-about = -# Zuk bakarrik ikusten duzu hau. AAk zuk orduan zenekiena baino ez zekien, eta besteena irudikatu egin zuen. Irristada batek gutxienez 5 garaipen kentzen ditu 100 partidatik; akats larri batek, 15.
review-position = { $number }. { $round }
review-share = Partekatu
review-shared = -# **{ CASE($who, "erg") }** erakutsia · `/review { $number }`

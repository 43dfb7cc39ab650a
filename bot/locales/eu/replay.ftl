# Partida amaitu bat, pausoz pauso.

button-replay = Errepikapena
replay-heading = -# { $game } · { $step }. pausoa ({ $of } guztira)
replay-older-rules = -# Partida hau arau zaharragoekin jokatu zen, eta historiak dioena baino ez dago.
replay-surprise = 💭 { CASE($who, "erg") } aurrera begiratu, eta AA arruntak aholkatuko zukeena baino jokaldi hobea aurkitu zuen: *{ $line }*
replay-shared = -# **{ CASE($who, "erg") }** erakutsia · `/replay { $number }`
replay-first = Lehena
replay-back = Aurrekoa
replay-next = Hurrengoa
replay-last = Azkena
replay-jump = Joan une erabakigarri edo erronda batera
replay-turned = { $round }: { $what }
replay-hands = Begiratu esku bat
replay-no-hand = Eskurik ez
replay-hand-of = Eskua: { $name }
replay-hand = { CASE($who, "erg") } eskuan zeukana
replay-post = Kanalean erakutsi
replay-offer = { $number } · { $game } · { $place }. postua, { $seats } jokalari

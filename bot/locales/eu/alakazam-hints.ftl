# AA batek Alakazam! jokoan zer aholkatzen duen, eta zergatik, lerro batean, galdetzen duenaren eskuan.

alakazam-hint-look = Sakatu «Prest»: dadoak bota aurretik ez dago zer erabaki.
alakazam-hint-wait = Itxaron: orain ezerk ez du gehiago ematen.
alakazam-hint-offered = Itxaron: zure eskaintza zabalik dago, eta beste ezerk ez du orain gehiago ematen.
alakazam-hint-is-done = Utzi amaituta: ez trukek, ez kartak, ez eskaintzak ez luke orain gehiago emango.
alakazam-hint-back = Itzuli atzera: beste zerbaitek gehiago balio du orain.
alakazam-hint-done = Sakatu «Amaitu dut»: ez trukek, ez kartak, ez eskaintzak ez luke orain gehiago emango.
alakazam-hint-swap = Trukatu: eman { $out } eta hartu { $into }. Puntuak egiteko bide gehiago irekitzen du.
alakazam-hint-swap-met = Trukatu: eman { $out } eta hartu { $into }. Orduan { $card } beteko duzu: { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }.
alakazam-hint-swap-nearer = Trukatu: eman { $out } eta hartu { $into }. Orduan { $card } betetzeko { $missing ->
    [one] dado bat faltako da
   *[other] { $missing } dado faltako dira
 }.
alakazam-hint-swap-safe = Trukatu: eman { $out } eta hartu { $into }. Orduan ez { $count ->
    [one] duzu
   *[other] dituzu
 } { $cards } beteko, eta { $nuttin } salbu geratuko da.
alakazam-hint-take = { $points ->
    [0] Hartu { $card }: saiatzeko adina hurbil zaude.
   *[other] Hartu { $card }: zure dadoek betetzen dute, orain { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }.
 }
alakazam-hint-take-bonus = Hartu { $card }: dadorik gabe ematen ditu puntuak, eta ez duzu ezer hoberik egiteko.
alakazam-hint-take-unseen = Hartu karta bat: eskuan bat gehiagorako lekua duzu.
alakazam-hint-return = Itzuli { $card }: ez duzu betetzen. Hura gabe errondak { $then } ematen dizu; harekin, { $now }.
alakazam-hint-return-spoils = Itzuli { $card }: zure dadoek betetzen dute, eta horrek { $nuttin } hondatzen du.
alakazam-hint-return-any = Itzuli betetzen ez duzun karta bat.
alakazam-hint-reroll = Bota berriro { $die }: batez beste hobera egiten du.
alakazam-hint-offer = Egin eskaintza { CASE($to, "dat") }: eman { $given } eta hartu { $wanted }. Biei laguntzen dizue.
alakazam-hint-offer-met = Egin eskaintza { CASE($to, "dat") }: eman { $given } eta hartu { $wanted }. Orduan { $card } beteko duzu: { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }.
alakazam-hint-offer-nearer = Egin eskaintza { CASE($to, "dat") }: eman { $given } eta hartu { $wanted }. Orduan { $card } betetzeko { $missing ->
    [one] dado bat faltako da
   *[other] { $missing } dado faltako dira
 }.
alakazam-hint-offer-safe = Egin eskaintza { CASE($to, "dat") }: eman { $given } eta hartu { $wanted }. Orduan ez { $count ->
    [one] duzu
   *[other] dituzu
 } { $cards } beteko, eta { $nuttin } salbu geratuko da.
alakazam-hint-pick = Eman { $dice }: gutxien behar duzuna da.
alakazam-hint-accept = Onartu { CASE($who, "gen") } eskaintza: zure kartei laguntzen die.
alakazam-hint-accept-better = Onartu { CASE($who, "gen") } eskaintza: zure kartek { $then } ematen dute harekin, { $now } hura gabe.
alakazam-hint-accept-no-better = Onartu { CASE($who, "gen") } eskaintza: puntuak egiteko bide gehiago irekitzen du (zure kartak: { $then } harekin, { $now } hura gabe).
alakazam-hint-decline = Ezetsi { CASE($who, "gen") } eskaintza: gutxiegi laguntzen dizu.
alakazam-hint-decline-better = Ezetsi eskaintza: zure kartek { $then } emango lukete, { $now } eman beharrean, baina askoz gehiago laguntzen dio { CASE($who, "dat") }.
alakazam-hint-decline-no-better = Ezetsi { CASE($who, "gen") } eskaintza: zure kartek { $now } ematen dute orain, eta { $then } emango lukete harekin.
alakazam-hint-counter = Egin kontraeskaintza { CASE($who, "dat") }: badago biei laguntzen dizuen tratu bat.

# AA batek Alakazam! jokoan zer aholkatzen duen, eta zergatik, lerro batean, galdetzen duenaren eskuan.

alakazam-hint-look = Sakatu Prest: dadoak bota aurretik ez dago zer erabaki.
alakazam-hint-wait = Itxaron: orain ezerk ez du gehiago ematen.
alakazam-hint-offered = Itxaron: zure eskaintza zabalik dago, eta beste ezerk ez du orain gehiago ematen.
alakazam-hint-is-done = Utzi amaituta: truke, karta edo eskaintzarik ez luke orain gehiago emango.
alakazam-hint-back = Itzuli atzera: beste zerbaitek gehiago balio du orain.
alakazam-hint-done = Sakatu Amaitu dut: truke, karta edo eskaintzarik ez luke orain gehiago emango.
alakazam-hint-swap = Trukatu, { $out } eman eta { $into } hartu: puntuak egiteko bide gehiago irekitzen du.
alakazam-hint-swap-met = Trukatu, { $out } eman eta { $into } hartu: orduan { $card } beteta, { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }.
alakazam-hint-swap-nearer = Trukatu, { $out } eman eta { $into } hartu: orduan { $missing ->
    [one] dado bat faltako da
   *[other] { $missing } dado faltako dira
 } hau betetzeko, { $card }.
alakazam-hint-take = { $points ->
    [0] Hartu { $card }: saiatzeko adina hurbil zaude.
   *[other] Hartu { $card }: zure dadoek betetzen dute, orain { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }.
 }
alakazam-hint-take-bonus = Hartu { $card }: dadorik gabe ematen du, eta ez duzu beste ezer hoberik egiteko.
alakazam-hint-take-unseen = Hartu karta bat: eskuan bat gehiagorako lekua duzu.
alakazam-hint-return = Itzuli { $card }: bete gabe { $points } kentzen ditu, eta trukerik ez zaitu hurbiltzen.
alakazam-hint-return-any = Itzuli betetzen ez duzun karta bat.
alakazam-hint-reroll = Bota berriro { $die }: batez beste hobera egiten du.
alakazam-hint-offer = Eskaini, { $to }: { $given } eman, { $wanted } hartu. Biei laguntzen dizue.
alakazam-hint-offer-met = Eskaini, { $to }: { $given } eman, { $wanted } hartu. Orduan { $card } beteta, { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }.
alakazam-hint-offer-nearer = Eskaini, { $to }: { $given } eman, { $wanted } hartu. Orduan { $missing ->
    [one] dado bat faltako da
   *[other] { $missing } dado faltako dira
 } hau betetzeko, { $card }.
alakazam-hint-pick = Eman { $dice }: gutxien behar duzuna da.
alakazam-hint-accept = Onartu eskaintza ({ $who }): zure kartei laguntzen die.
alakazam-hint-accept-better = Onartu eskaintza ({ $who }): zure kartek { $then } ematen dute harekin, { $now } hura gabe.
alakazam-hint-accept-no-better = Onartu eskaintza ({ $who }): zure kartek { $then } ematen dute harekin eta { $now } hura gabe, baina puntuak egiteko bide gehiago irekitzen du.
alakazam-hint-decline = Ezetsi eskaintza ({ $who }): gutxiegi laguntzen dizu.
alakazam-hint-decline-better = Ezetsi eskaintza: zure kartek { $then } emango lukete, orain { $now }, baina askoz gehiago laguntzen dio { CASE($who, "dat") }.
alakazam-hint-decline-no-better = Ezetsi eskaintza ({ $who }): zure kartek { $now } ematen dute orain, eta { $then } gero.
alakazam-hint-counter = Egin kontraeskaintza ({ $who }): badago biei laguntzen dizuen tratu bat.

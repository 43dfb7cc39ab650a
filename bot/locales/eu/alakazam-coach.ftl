# Gidak Alakazam! lehen aldiz jokatzen duenari esaten diona: gehienez bi esaldi labur, nork bere eskuan.

alakazam-coach-goal = { $rounds ->
    [2] **Bi errondaren ondoren, puntu gehien dituenak irabazten du.** Eskuan dituzun eta zure dadoek betetzen dituzten kartek ematen dituzte.
    [3] **Hiru errondaren ondoren, puntu gehien dituenak irabazten du.** Eskuan dituzun eta zure dadoek betetzen dituzten kartek ematen dituzte.
   *[other] **Norbait { $target } puntutik pasatzean, puntu gehien dituenak irabazten du.** Eskuan dituzun eta zure dadoek betetzen dituzten kartek ematen dituzte.
 }
alakazam-coach-trade = Trukatu dado bat erdigunearekin, edo eskaini bat aurkari bati, zure dadoek han dagoen karta bat bete arte. Orduan hartu karta: erronda amaitzean puntuak emango ditu.
alakazam-coach-holding = Zure dadoek betetzen duten kartak puntuak ematen ditu erronda amaitzean. Betetzen ez dutenak puntuak kentzen ditu: trukatu dadoak harentzat, edo itzuli.
alakazam-coach-bonus = Bonusak edozein dadorekin ematen ditu puntuak, baina orain kartak itzuli besterik ezin duzu egin. Itzuli puntuak kentzen dizkizutenak, eta sakatu **Amaitu dut**.
alakazam-coach-swap = Eman zure kartek gutxien behar duten dadoa, behar duten baten truke. Biek beren zenbakiari eusten diote.
alakazam-coach-take = ✅ ikurrak esan nahi du zure dadoek orain betetzen dutela. Erronda amaitzean betetzen ez duzun kartak puntuak kentzen ditu.
alakazam-coach-return = Karta bat itzultzeak ez du ezer kentzen. Bete ezin duzuna hobe dago erdigunean.
alakazam-coach-reroll = Dado hau eman dizunak behin botatzen uzten dizu. Egin, zenbakiak laguntzen ez badizu.
alakazam-coach-offering = Dadoak eskaintzen dituzu dadoen truke; kartak ez dira trukatzen. Hobeto doa, ematen duzunak besteari ere laguntzen badio.
alakazam-coach-wanting = Aukeratu zein dado nahi dituzun trukean: dado jakinak, kolore bateko edozein, edo zenbaki bateko edozein.
alakazam-coach-offer = Norbaitek tratua egin nahi du: lerroak dio zer ekarriko lizukeen. Ezesteak ez du ezer kentzen.
alakazam-coach-done = Amaitu duzu, baina denek amaitu arte jarrai dezakezu. Zerbait eginez gero, atzera egiten duzu.

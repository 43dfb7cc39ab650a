# Gidak Alakazam! lehen aldiz jokatzen duenari esaten diona: gehienez bi esaldi labur, nork bere eskuan.

alakazam-coach-goal = { $rounds ->
    [2] **Bi errondaren ondoren, puntu gehien dituenak irabazten du.** Zuk { $points } dituzu; gehiago nahi baduzu, eduki zure dadoek betetzen dituzten kartak.
    [3] **Hiru errondaren ondoren, puntu gehien dituenak irabazten du.** Zuk { $points } dituzu; gehiago nahi baduzu, eduki zure dadoek betetzen dituzten kartak.
   *[other] **Norbait { $target } puntutik pasatzean, puntu gehien dituenak irabazten du.** Zuk { $points } dituzu; gehiago nahi baduzu, eduki zure dadoek betetzen dituzten kartak.
 }
alakazam-coach-look = Erdiguneko kartek diote zein dado nahi dituzten. Dadoak denek **Prest** sakatutakoan botako dira.
alakazam-coach-trade = Trukatu dado bat erdigunearekin, edo eskaini bat aurkari bati, zure dadoek han dagoen karta bat bete arte. Orduan hartu karta: erronda amaitzean puntuak emango ditu.
alakazam-coach-met = Zure dadoek betetzen dute dagoeneko **{ $card }**: { $points ->
        [one] puntu 1
       *[other] { $points } puntu
    }. Sakatu **Karta bat hartu** beste inork baino lehen.
alakazam-coach-holding = Zure dadoek eskuan duzun karta bat betetzen dute: puntuak emango ditu. Bilatu bigarren karta bat, edo sakatu **Amaitu dut**.
alakazam-coach-bonus = Bonusak edozein dadorekin ematen ditu puntuak, baina orain kartak itzuli besterik ezin duzu egin. Itzuli puntuak kentzen dizkizutenak, eta sakatu **Amaitu dut**.
alakazam-coach-missed = Zure dadoek ez dute orain **{ $card }** betetzen, eta puntuak kenduko lizkizuke. Trukatu dadoak harentzat, edo itzuli.
alakazam-coach-swap = Eman zure kartek gutxien behar duten dadoa, behar duten baten truke. Biek beren zenbakiari eusten diote.
alakazam-coach-take = ✅ ikurrak esan nahi du zure dadoek orain betetzen dutela. Erronda amaitzean betetzen ez duzun kartak puntuak kentzen ditu.
alakazam-coach-return = Karta bat itzultzeak ez du ezer kentzen. Bete ezin duzuna hobe dago erdigunean.
alakazam-coach-reroll = Dado hau eman dizunak behin botatzen uzten dizu. Egin, zenbakiak laguntzen ez badizu.
alakazam-coach-offering = Dadoak eskaintzen dituzu dadoen truke. Hobeto doa, ematen duzunak besteari ere laguntzen badio.
alakazam-coach-wanting = Aukeratu zein dado nahi dituzun trukean: dado jakinak, kolore bateko edozein, edo zenbaki bateko edozein.
alakazam-coach-offer = Norbaitek tratua egin nahi du: lerroak dio zer ekarriko lizukeen. Ezesteak ez du ezer kentzen.
alakazam-coach-done = Amaitu duzu, baina denek amaitu arte jarrai dezakezu. Zerbait eginez gero, atzera egiten duzu.

# Gidak Alakazoo lehen aldiz jokatzen duenari esaten diona: gehienez bi esaldi labur, nork bere eskuan.

alakazoo-coach-goal = { $sprint ->
    [yes] **Sei errondaren ondoren, puntu gehien dituenak irabazten du.**
   *[no] **Puntu gehien dituenak irabazten du**, norbaitek bere Atariko bederatzi laukiak betetakoan.
 } Zure izakiaren karta bakoitzak puntu bat dakar zure Atarian.
alakazoo-coach-turn = Bota dadoak runak pizteko, edo hartu zutabe bat karta. «Jartzeko»: behar duzun runa bat ateratzeko aukera; 🟣: fitxa Ilun bat hartzekoa. Halako hiruk txanda bat kentzen dute.
alakazoo-coach-rows = Amaieran, Epaimahai Magikoak puntu bat ematen du ilara edo zutabe bete bakoitzeko, hiru kartak izaki berekoak edo hiru desberdinetakoak badira.
alakazoo-coach-order = Botatako runa bakoitzak taulako bere pareko bat pizten du. Lekurik gabeko runak fitxa Ilun bat dakar, eta halako hiruk txanda bat kentzen dute.
alakazoo-coach-light = Non jarriko duzu runa hau? Bi runa piztuk laukia irekitzen dute; hasi karta eskuan duzun tokitik.
alakazoo-coach-place = Bi runak piztuta daude: karta jar dezakezu orain, eta haren runak itzali egingo dira. Zure izakiak puntu bat dakar, eta gorputz-atal bateko mahaiko lehen kartak beste bat.
alakazoo-coach-swap = Dagoeneko beteta dauden laukietako kartek ez dute jada balio. Berritu guztiak batera.
alakazoo-coach-keeper = { $helper ->
    [yes] Aztiaren kartako Magia-fitxa batekin, Laguntzaile magikoak hauetako bat egiten du.
   *[no] Zaindariaren Magia-fitxa batek hauetako bat ordaintzen du.
    } Karta bat trukatuz, behar duzun huraxe lortzen duzu.
alakazoo-coach-trim-hand = Gehienez lau karta gorde ditzakezu, eta gehiegi hartzeak fitxa Ilun bat dakar. Baztertu inon balio ez dutenak.
alakazoo-coach-trim-magic = { $helper ->
    [yes] Gehienez sei Magia-fitxa izan ditzakezu, runetakoak eta Aztiaren kartakoak batera. Itzuli bere laukian bakarrik dagoen bat.
   *[no] Gehienez sei runa piztu gorde ditzakezu. Itzali bere laukian bakarrik dagoen bat.
    }
alakazoo-coach-end = { $sprint ->
    [yes] { $left ->
        [0] Hau da zure azken txanda: zure Atarian dagoenak bakarrik balio du.
       *[other] Honen ondoren txanda bat geratzen zaizu: zure Atarian dagoenak bakarrik balio du.
    }
   *[no] Bederatzigarren laukiak partida amaitzen du eta puntu bat dakar.
 } Gero puntu bat gehiago ilara edo zutabe bete bakoitzeko, hiru kartak izaki berekoak edo hiru izaki desberdinetakoak badira.

# Alakazoo: nola jokatzen den, orriz orri. Arau osoak docs/rules/alakazoo.md fitxategian daude.

alakazoo-rules-1 =
    Aztia zara magia-txapelketa batean. Piztu zure Atariko runak, inbokatu izaki fantastiko bat atalez atal, eta utzi pozik Epaimahai Magikoa.

    Izakiak: 🟥E Emberdrake · 🟨G Goldcrest · 🟩M Mosshorn · 🟦T Tidefin · 🟪V Veilcat · ⬛N Nightfang
    Runak: 🔥 Garra · 🌊 Olatua · 🍃 Hostoa · 💨 Haizea · 🪨 Harria · ⭐ Izarra, komodina

    Zure Atariak bederatzi lauki ditu hiru ilaratan: belarri ezk, burua, belarri esk / atzapar ezk, enborra, atzapar esk / hanka ezk, isatsa, hanka esk. Bakoitzak bi runa ditu. Biak piztuta ●● daudenean, atal horretako karta bat, edozein izakirena, jar daiteke bertan.
    .title = Helburua
alakazoo-rules-2 =
    Egin ekintza bat, edo saltatu eta itzuli zure fitxa Ilunak.

    🎲 **Bota** dado bat, bi edo hiru, eta ebatzi banan-banan, nahi duzun ordenan. Runa batek pareko bat pizten dizu; librerik ez badago, fitxa Ilun bat hartzen duzu. Izar batek edozein runa pizten du, edo Magia-fitxa bat jartzen du zure Zaindarian.

    🃏 **Kartak**: hartu zutabe oso bat (gero zutabe bakoitzak karta berri bat hartzen du; lau zituenak aurreko lauak baztertzen ditu), edo berritu eskuko karta batzuk.

    🧹 **Zaindaria**: ordaindu tarte bateko Magia-fitxa bat eta erabili botere bat.
    .title = Zure txanda
alakazoo-rules-3 =
    Zaindariaren Magia-fitxa baten truke:

    {""}**Karta bat trukatu**: baztertu eskuko karta bat, hartu zutabe bateko edozein.
    {""}**Esku batetik hartu**: trukatu eskuko karta bat aurkari baten zorizko batekin, eta hartu fitxa Ilun bat.
    {""}**Zure Ataria aldatu**: trukatu Atariko karta bat atal bereko eskuko batekin.
    {""}**Aurkariarekin aldatu**: trukatu Atariko karta bat aurkari baten atal bereko batekin, eta hartu fitxa Ilun bat.
    .title = Zaindaria
alakazoo-rules-4 =
    Ekintza baten ondoren nahi adina karta jar ditzakezu lauki piztuetan; bi fitxak erreserbara itzultzen dira.

    Karta zure izakiarena bada, +1; beste inork atal hori oraindik bete ez badu, beste +1.

    Txandaren amaieran lau karta baino gehiago dituzu eskuan, edo sei Magia-fitxa baino gehiago taulan? Itzuli soberakinak eta hartu fitxa Ilun bat.

    Fitxa Ilun batek Zaindariaren tarte bat hartzen du; librerik ez badago, Magia-fitxa baten lekua hartzen du. Hiru fitxa Ilunek hurrengo txanda kentzen dizute, eta laugarrenik ez duzu inoiz hartzen.
    .title = Jartzea eta mugak
alakazoo-rules-5 =
    Bederatzigarren laukia lehenik betetzen duenak puntu bat hartzen du, eta erronda amaieraraino jokatzen da. Handik aurrera Atari betea seguru dago: inork ezin du kartarik trukatu harekin, ezta bete duenaren eskuarekin ere.

    Gero Epaimahai Magikoak puntu bat ematen du ilara bete eta zutabe bete bakoitzeko, hiru kartak izaki berekoak edo hiru izaki desberdinetakoak badira; eta beste bat zure taulako karta guztiak taula horretako izakiarenak badira.

    Puntu gehien dituena: ARCANIMUS.

    {""}**Lehenagoko edizioak** (`magic-helper`) ez du tarterik, eta txanda ezin da saltatu; mugek une oro balio dute, eta Laguntzaile bat dabil zure Atarian.

    {""}**Sprinta**: sei erronda, eta gero Epaimahai Magikoak Atarietan dagoena epaitzen du.
    .title = Amaiera

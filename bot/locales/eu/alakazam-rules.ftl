# Alakazam!: nola jokatzen den, orriz orri. Arau osoak docs/rules/alakazam.md fitxategian daude.

alakazam-rules-1 =
    Dado-bazar bat. Kartek elkarrekin bat datozen dadoak eskatzen dituzte; denek batera dihardute trukean eta tratuan, eta errondaren amaieran eskuan duzun karta bakoitzak puntuak ematen ditu zure dadoek betetzen badute, eta kendu egiten ditu bestela.

    Jokalari bakoitzak kolore bateko sei dado ditu, eta zuriak ez dira inorenak: 🟧O laranja, 🟨Y horia, 🟦B urdina, 🟩G berdea, ⬛K beltza, ⬜W zuria. Adibidez, **🟧 O4**: 4 duen dado laranja.

    Norbaitek erronda baten amaieran 30 puntu baino gehiago dituenean amaitzen da partida, eta puntu gehien dituenak irabazten du.
    .title = Helburua
alakazam-rules-2 =
    {""}**1 Prestaketa.** Denek bi dado pasatzen dizkiote alboko bakoitzari; beraz, zure birekin eta albo bakoitzeko birekin hasten zara. Bi jokalarirekin, erdigunea da bigarren albokoa. Dado zuriak erdigunera botatzen dira; ondoan jokalariko bi karta daude.

    {""}**2 Begiratu.** Ikusi zer dagoen, eta sakatu **Prest**.

    {""}**3 Tratuan.** Dado guztiak botatzen dira, eta denek batera dihardute tratuan, denek amaitu arte.

    {""}**4 Zenbatu.** Gero dena bere lekura itzultzen da, eta erronda berria hasten da.
    .title = Erronda bat
alakazam-rules-3 =
    {""}**Nire eskua** irekita, nahi adina aldiz (gehienez 40 tratu errondako, bat segundoko):

    {""}**Trukatu** dado bat erdiguneko batekin; biek beren zenbakia gordetzen dute.
    {""}**Karta bat hartu** erdigunetik, edo **itzuli**.
    {""}**Eskaini** jokalari bati edo denei dado bat, bi edo hiru, haien bat, bi edo hiruren truke: dado jakinak, “edozein urdin” edo “edozein 6”. Markatu dado bat ↻ ikurrarekin, eta jasotzen duenak behin berriro bota dezake.

    Eskainitako dadoak blokeatuta 🔒 daude eskaintzari erantzun arte. Besteek **Onartu**, **Ezetsi** edo **Kontraeskaintza** sakatzen dute; 45 segundoren buruan (presarik gabe, 12 ordu) eskaintza amaitzen da. Bakoitzak beti 3 eta 9 dado artean ditu.
    .title = Tratuak
alakazam-rules-4 =
    Sakatu **Amaitu dut** gustura zaudenean; berriro tratuan hasteak desegiten du. Bat izan ezik denek amaitutakoan, hark minutu bat du (presarik gabe, 4 ordu). Erronda batek gehienez 5 minutu irauten du (presarik gabe, 24 ordu). AAren aurka bakarrik ez dago mugarik.

    {""}**Bonus** batek berez ematen ditu bere puntuak, baina duenak kartak itzuli eta **Amaitu dut** sakatu besterik ezin du egin.

    Bi lagun dado edo karta beraren bila? Lehenak hartzen du, eta besteari esaten zaio; ez zaio ezer kostatzen.
    .title = Amaitzea eta Bonusak
alakazam-rules-5 =
    “3/5/8” lau, bost, sei dado egokik ematen dituzten puntuak dira. Dado batek karta guztietarako balio du.

    {""}**Zenbakiak**: Eskailera, lau edo gehiago jarraian · 1ekoak/6koak eta antzekoak, bietako bateko lau edo gehiago · Bi hirukote, 3 eta 3 · 29 edo gehiago · 13 edo gutxiago, sei dadorekin
    {""}**Koloreak**: Kolorea, bateko lau edo gehiago · Karamelu-makila, 3 eta 3 · Hiru kolore, 2, 2 eta 2 · Piramidea, 3, 2 eta 1 · Ortzadarra, lau edo gehiago (ez bi jokalarirekin) · Zurea eta haiena, dado zuriak eta zurea ez den kolore bakar batekoak besterik ez
    {""}**Biak**: Full, 4 eta 2, bakoitza kolore edo zenbaki batekoa · «Ezer ez», 10 puntu zure dadoek inork duen beste helbururik betetzen ez badute

    Huts egindako helburu batek bere baliorik txikiena kentzen du.
    .title = Kartak
alakazam-rules-6 =
    {""}**Zigorra**: huts egindako helburu bakoitzak 3 puntu kentzen ditu.
    {""}**Karta gehigarriak**: bederatzi gehiago, tartean helburuengatiko Bonusak.
    {""}**Ahuspez**: kartak ikusi gabe hartzen dituzu, eta inork ez ditu zureak ikusten zenbatu arte.
    {""}**Azoka**: hiru karta agerian, gainerakoak sorta batean.
    {""}**Hiru erronda**, puntuak edozein direla ere. **Sprinta**: bi.

    Erlojua **presarik gabe** denean, tratu bakoitza kanpaiaren zain dago, 20 segundoro: lehenik itzulketak, gero erantzunak, berriro botatzeak, hartzeak eta trukeak, eta azkenik eskaintza berriak.
    .title = Aldaerak

# Alakazum!: kartak nola deitzen diren eta zer egiten duten, lerro banatan.
# Pertsonaien eta etsaien izenak beren hizkuntzan daude, games/alakazum/cards.toml fitxategian.

## Hand cards

card-hat-1 = 1eko kapela
    .effect = energia 1
    .short = Magia ordaintzeko
card-hat-2 = 2ko kapela
    .effect = 2 energia
    .short = Magia ordaintzeko
card-hat-3 = 3ko kapela
    .effect = 3 energia
    .short = Magia ordaintzeko
card-combat-1 = Borroka edabea +1
    .effect = +1 borroka batean
    .short = Borrokan
card-combat-2 = Borroka edabea +2
    .effect = +2 borroka batean
    .short = Borrokan
card-double = Edabe bikoitza
    .effect = +1 borrokan edo hipnosi-dadoan
    .short = Borroka edo dado
card-die-1 = Dado edabea +1
    .effect = +1 hipnosi-dadoan
    .short = Dadoan
card-die-2 = Dado edabea +2
    .effect = +2 hipnosi-dadoan
    .short = Dadoan
card-robbery = Lapurreta edabea
    .effect = aurkariak jokatu berri duen edabea lapurtzen du
    .short = Edabea lapurtzen du
card-meal-val-cat = Paella edo escudella
    .effect = zure VAL guztiak edo CAT guztiak C mailara igotzen dira
    .short = Denak C mailara
card-meal-cat-gal = Escudella edo polbo á feira
    .effect = zure CAT guztiak edo GAL guztiak C mailara igotzen dira
    .short = Denak C mailara
card-meal-gal-eus = Polbo á feira edo marmitako
    .effect = zure GAL guztiak edo EUS guztiak C mailara igotzen dira
    .short = Denak C mailara
card-meal-eus-and = Marmitako edo gazpacho
    .effect = zure EUS guztiak edo AND guztiak C mailara igotzen dira
    .short = Denak C mailara
card-meal-and-val = Gazpacho edo paella
    .effect = zure AND guztiak edo VAL guztiak C mailara igotzen dira
    .short = Denak C mailara
card-meal-cas-gal = Sopa castellana edo polbo
    .effect = zure CAS guztiak edo GAL guztiak C mailara igotzen dira
    .short = Denak C mailara
card-meal-cas-cat = Sopa castellana edo escudella
    .effect = zure CAS guztiak edo CAT guztiak C mailara igotzen dira
    .short = Denak C mailara
card-meal-cas-and = Sopa castellana edo gazpacho
    .effect = zure CAS guztiak edo AND guztiak C mailara igotzen dira
    .short = Denak C mailara
card-broom = Erratza
    .effect = gainean doana ezin dizu inork kendu
    .short = Ez doa inora
card-pinta = Pinta
    .effect = ★ +2 🟧 VAL kulturari Alakazum batean, eta eskuan geratzen da
    .short = Alakazumean
card-barretina = Barretina
    .effect = ★ +2 🟨 CAT kulturari Alakazum batean, eta eskuan geratzen da
    .short = Alakazumean
card-botafumeiro = Botafumeiro
    .effect = ★ +2 🟦 GAL kulturari Alakazum batean, eta eskuan geratzen da
    .short = Alakazumean
card-txapela = Txapela
    .effect = ★ +2 🟥 EUS kulturari Alakazum batean, eta eskuan geratzen da
    .short = Alakazumean
card-abanico = Abanico
    .effect = ★ +2 🟩 AND kulturari Alakazum batean, eta eskuan geratzen da
    .short = Alakazumean
card-botijo = Botijo
    .effect = ★ +2 🟪 CAS kulturari Alakazum batean, eta eskuan geratzen da
    .short = Alakazumean
card-amulet = Kuttuna
    .effect = ★ +1 edozein kulturari Alakazum batean, eta eskuan geratzen da
    .short = Alakazumean
card-voodoo = Vudu-panpina
    .effect = aurkari baten ekintza edo Alakazuma gelditzen du, eta jokotik irteten da
    .short = Aurkaria gelditzeko

card-cape = Kapa
    .effect = 🛡 +1 zure pertsonaia bati, bizirik dagoen bitartean
    .short = Kentzen zailagoa
card-sceptre = Zetroa
    .effect = ⚔ +1 zure pertsonaia bati, borrokan edo laguntzen
    .short = Hobeto borrokatzeko
card-crystal-ball = Kristalezko bola
    .effect = irauli basoko kartak nahi arte; pertsonaia edo tranpa bat ateraz gero, galdu egiten dituzu
    .short = Basoko kartak
card-recovery = Berreskuratze edabea
    .effect = garaitutako zure borrokalaria hilerritik salbatzen du
    .short = Borrokalaria salbu

## Traps

card-black-friday-discount = Black Fridayko deskontua
    .effect = eman eskuko karten erdia aurkariei
card-trick-or-treat = Halloweeneko ziria ala saria
    .effect = eman eskuko karten erdia, edo galdu pertsonaia bat
card-santas-present = Santa Clausen oparia
    .effect = dado bat eskuz esku dabil 1 edo 2 atera arte; orduan pertsonaia bat galtzen da

card-cupcakes = Cupcakeak
    .effect = ekintzarik ez txanda honetan
card-thanksgiving = Eskerrak Emateko Eguna
    .effect = denek eskuko karta bat ezkerrera pasatzen dute, aldi berean

## Spells

spell-miserable-witch = Sorgin zorigaiztokoa
    .effect = { $seats ->
        [2] aurkariak pertsonaia gehiago baditu, hartu azokako edozein bi karta
        [5] hiru aurkarik pertsonaia gehiago badituzte, hartu azokako edozein bi karta
       *[other] aurkari guztiek pertsonaia gehiago badituzte, hartu azokako edozein bi karta
        }
spell-training = Entrenamendua
    .effect = zure pertsonaia bat maila bat igotzen da
spell-divination = Igarpena
    .effect = begiratu isilpean ahuspez dagoen etsai bat
spell-magic-of-the-forest = Basoko magia
    .effect = begiratu basoko sei karta, gorde bat, itzuli besteak nahi duzun ordenan
spell-levitation = Lebitazioa
    .effect = trukatu zure pertsonaia bat aurkarien edo hilerriko batekin (C mailakorik ez)
spell-resurrect = Berpiztea
    .effect = hilerriko pertsonaia bat zure taldera dator, A mailan
spell-deja-vu = Déjà vu
    .effect = egin bi ekintza jarraian

## Words on cards

culture-VAL = valentziarra
culture-CAT = kataluniarra
culture-GAL = galiziarra
culture-EUS = euskalduna
culture-AND = andaluziarra
culture-CAS = gaztelaua
culture-multicoloured = kolore anitzekoa

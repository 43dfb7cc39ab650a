# Alakazum!: what each character says, ours. A character speaks the language of its culture (VAL and CAT `ca`, GAL `gl`,
# EUS `eu`, AND, CAS and Almudena `es`): there a line is what it says, at most 45 letters; elsewhere it is what that means.
# The multicoloured ones speak every language.

alakazum-saying = «{ $saying }»
    .meant = «{ $saying }» ({ $meaning })

saying-senyor-pirotecnic = Bolbora jaian, poza airean.
saying-dolcainer = Dultzaina eta danborra, kale osoa dantzan.
saying-moma = Beloarekin dantzan, zerutik hurbil.
saying-muixeranguera = Zenbat eta elkartuago, orduan eta gorago.
saying-quarantamaula = Jan zopa, atean nago eta.
saying-coeter = Suziriak txisturik ez, mandoak beldurrik ez.
saying-vicentica = Paella on batekin, sorgin oro eder.
saying-bunyolera = Kruspetaren zuloa ere gozoa da.
saying-pilotari = Esku gogorra, joko garbia, pilota kalean.

saying-tio-de-nadal = Ongi jan eta estalita, turroia eskukadaka.
saying-castanyera = Gaztaina beroa, poltsiko alaia.
saying-sant-jordi = Liburua eta arrosa eskuan, herensugea atseden.
saying-caganer = Naturak deitzean, denok makurtzen gara.
saying-diable-del-correfoc = Suarekin dantzan, ez da hotzik.
saying-anxaneta = Zenbat eta txikiago, eskua orduan eta gorago.
saying-montserrat = Mendian, sorginek ere kantatzen dute.
saying-home-dels-nassos = Gaur sudur bat; bihar, nahi adina.
saying-geganta = Burua hodeietan, oinak plazan.

saying-moura = Urrezko orrazia, harrizko pazientzia.
saying-santa-compana = Lau goazen lekuan, bostentzat tokia.
saying-gaiteiro = Gaita haizerik gabe, jaia dantzarik gabe.
saying-peliqueiro = Joareak entzutean, baztertu ala dantzatu.
saying-trasno = Zerbait galdu duzu? Nik aurkitu dut jada.
saying-apalpador = Sabela bero, gaua alai.
saying-maruxa = Sorginak badira; ni naiz sukaldaria.
saying-percebeira = Lanperna onena, itsasoak gogorren jotzen duen lekuan.
saying-lobishome = Ilargi betean ez da bizarginik aski.

saying-olentzero = Ikatza eskuan, opariak zakuan.
saying-aizkolaria = Kolpez kolpe, enborra bi.
saying-joalduna = Joareak jo eta negua lo.
saying-basajaun = Basoa nirea, itzala denona.
saying-lamia = Ahate-oina, baina dantzari fina.
saying-pelotaria = Hormak beti itzultzen du pilota.
saying-kattalin = Erratza prest, eltzea berotan.
saying-txalapartari = Bi lagun, lau makila, erritmo bat.
saying-bertsolari = Errimarik ez badut, barrea jarriko dut.

saying-penitente = Urrats laburra, kandela luzea eta pazientzia.
saying-cascamorras = Garbi irten eta pintatuta itzuli.
saying-chirigotero = Errimarik ez badu, ozenago kantatzen dut.
saying-bandolera = Mendiak ezkutatzen nau, ilargiak abisatzen.
saying-cantaora = Garaiz egindako hasperenak hiru pena kentzen ditu.
saying-tamborilero = Txistuz eta danborrez, hobeto ibiltzen da.
saying-rocio = Abanikoa eta grazia, zorte txarrik ez.
saying-bailaor = Orpo-kolpe on batek eguraldi txarra uxatzen du.
saying-romera = Hautsa gonan eta poza ariman.

saying-melchor = Urreak pisua du; ilusioak, batere ez.
saying-gaspar = Jarraitu izarrari eta utzi atea zabalik.
saying-baltasar = Zapata garbi, oparia prest.
saying-chaotic-toad = Kroak: ordena dagoenean, nik nahastu.

saying-botarga = Nigandik ihesi doana nirekin dantzan dabil.
saying-colacho = Nik jauzi egiten dudan lekutik gaitza joan da.
saying-danzante-de-paloteo = Makila makilaren aurka, inork ez du minik.
saying-tarasca = Aho handia eta hortz gutxi.
saying-zarron = Nire joareak jotzean, hotza triste.
saying-dulzainera = Dultzaina egunsentian, inor ez ohean.
saying-segador = Igitaia zorrotz, siesta irabazita.
saying-rondadora = Leihoa itxita, kanta luzeagoa.
saying-vaquilla-de-carnaval = Ez naiz oldartzen: adarrekin agurtzen dut.
saying-juana = Zopaz eta sorginkeriaz, ez hotzik ez txingorrik.

saying-almudena = Nire kabuz nabil, baina garaiz iristen naiz.

# What an enemy says once it is turned over: as a guest who has outstayed, or as one who stays.
saying-enemy = { $enemy ->
    [halloween] { $how ->
        [beaten] Bu… bah, utzi bakean.
       *[strong] Ziria bai. Saririk ez.
    }
    [black-friday] { $how ->
        [beaten] Dena saldu behar da. Ni ere bai.
       *[strong] Gaur bakarrik: galdu duzu.
    }
    [fast-food] { $how ->
        [beaten] Eramateko jarri nazazu.
       *[strong] Patatekin?
    }
    [santa-claus] { $how ->
        [beaten] Jo… jo… joan naiz.
       *[strong] Aurten ez zara behar bezain ona izan.
    }
    [saint-valentine] { $how ->
        [beaten] Bihotza hautsi didazu.
       *[strong] Ez zara zu. Zure izarrak dira.
    }
   *[armazon] { $how ->
        [beaten] Itzuli bidaltzaileari.
       *[strong] Entregatuta: porrot bat.
    }
 }

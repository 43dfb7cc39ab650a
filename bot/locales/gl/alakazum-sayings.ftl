# Alakazum!: what each character says, ours. A character speaks the language of its culture (VAL and CAT `ca`, GAL `gl`,
# EUS `eu`, AND, CAS and Almudena `es`): there a line is what it says, at most 45 letters; elsewhere it is what that means.
# The multicoloured ones speak every language.

alakazum-saying = «{ $saying }»
    .meant = «{ $saying }» ({ $meaning })

saying-senyor-pirotecnic = Pólvora na festa, alegría manifesta.
saying-dolcainer = Con dulzaina e tambor, a rúa baila mellor.
saying-moma = Quen baila con veo, máis preto está do ceo.
saying-muixeranguera = Canto máis xuntas, máis arriba.
saying-quarantamaula = Come a sopa, que xa estou na porta.
saying-coeter = Se o foguete non asubía, a mula nin se move.
saying-vicentica = Con boa paella, toda bruxa é bela.
saying-bunyolera = Do boliño, ata o burato é bo.
saying-pilotari = Man forte, xogo limpo e a pelota na rúa.

saying-tio-de-nadal = Ben tapado e ben comido, dou turrón ben repartido.
saying-castanyera = Castaña quente, peto sorrinte.
saying-sant-jordi = Libro e rosa na man, e o dragón, a descansar.
saying-caganer = Todo o mundo se anica se a natureza chama.
saying-diable-del-correfoc = Quen baila con lume non pasa frío.
saying-anxaneta = Canto máis pequena, máis arriba a man.
saying-montserrat = Na montaña, ata as bruxas cantan.
saying-home-dels-nassos = Hoxe un nariz; mañá, os que queiras.
saying-geganta = Cabeza nas nubes e pés na praza.

saying-moura = Peite de ouro, paciencia de pedra.
saying-santa-compana = Onde imos catro, ben caben cinco.
saying-gaiteiro = Gaita sen aire, festa sen baile.
saying-peliqueiro = Se oes as chocas, aparta ou baila.
saying-trasno = Perdiches algo? Eu xa o atopei.
saying-apalpador = Barriga quente, noite contente.
saying-maruxa = Meigas hainas; eu son a que cociña.
saying-percebeira = O mellor percebe, onde máis bate o mar.
saying-lobishome = Con lúa chea non hai barbeiro que chegue.

saying-olentzero = Carbón na man, agasallos no saco.
saying-aizkolaria = Golpe a golpe, do tronco saen dous.
saying-joalduna = Soan as chocas e o inverno dorme.
saying-basajaun = O bosque é meu, a sombra é de todos.
saying-lamia = Pé de pato, pero boa bailadora.
saying-pelotaria = A parede sempre devolve a pelota.
saying-kattalin = A vasoira a punto e a ola ao lume.
saying-txalapartari = Dous amigos, catro paus, un ritmo.
saying-bertsolari = Se me falta a rima, poño unha risa.

saying-penitente = Paso curto, candea longa e paciencia.
saying-cascamorras = Saio limpo e volvo pintado.
saying-chirigotero = E se non rima, cántoo máis forte.
saying-bandolera = A serra agóchame e a lúa avísame.
saying-cantaora = Un queixume a tempo quita tres penas.
saying-tamborilero = Con frauta e tambor, ándase mellor.
saying-rocio = Con abano e graza non hai mal agoiro.
saying-bailaor = Un bo golpe de tacón espanta o mal tempo.
saying-romera = Po na saia e alegría na alma.

saying-melchor = O ouro pesa; a ilusión, nin un gramo.
saying-gaspar = Segue a estrela e deixa a porta aberta.
saying-baltasar = Zapato limpo, agasallo listo.
saying-chaotic-toad = Croac: onde hai orde, barallo eu.

saying-botarga = Quen foxe de min xa baila comigo.
saying-colacho = Por onde eu salto, o malo xa pasou.
saying-danzante-de-paloteo = Pau con pau, e ninguén sae mal.
saying-tarasca = Moita boca e pouco dente.
saying-zarron = Cando a choca soa, o frío apénase.
saying-dulzainera = Dulzaina á alba, ninguén na cama.
saying-segador = Fouce afiada, sesta gañada.
saying-rondadora = Xanela pechada, copla máis longa.
saying-vaquilla-de-carnaval = Eu non embisto: saúdo con cornos.
saying-juana = Con sopa e feitizo, nin frío nin sarabia.

saying-almudena = Vou pola miña conta, pero chego a tempo.

# What an enemy says once it is turned over: as a guest who has outstayed, or as one who stays.
saying-enemy = { $enemy ->
    [halloween] { $how ->
        [beaten] Bu… bah, déixao.
       *[strong] Truco. Do trato, nada.
    }
    [black-friday] { $how ->
        [beaten] Liquidación total. Eu tamén.
       *[strong] Só hoxe: perdes.
    }
    [fast-food] { $how ->
        [beaten] Ponme para levar.
       *[strong] Con patacas?
    }
    [santa-claus] { $how ->
        [beaten] Ho… ho… ai.
       *[strong] Este ano non te portaches ben.
    }
    [saint-valentine] { $how ->
        [beaten] Rompíchesme o corazón.
       *[strong] Non es ti. Son as túas estrelas.
    }
   *[armazon] { $how ->
        [beaten] Devolver ao remitente.
       *[strong] Entregado: unha derrota.
    }
 }

# Alakazum!: what each character says, ours. A character speaks the language of its culture (VAL and CAT `ca`, GAL `gl`,
# EUS `eu`, AND, CAS and Almudena `es`): there a line is what it says, at most 45 letters; elsewhere it is what that means.
# The multicoloured ones speak every language.

alakazum-saying = «{ $saying }»
    .meant = «{ $saying }» ({ $meaning })

saying-senyor-pirotecnic = Pólvora en la fiesta, alegría manifiesta.
saying-dolcainer = Con dulzaina y tambor, la calle baila mejor.
saying-moma = Quien baila con velo, más cerca está del cielo.
saying-muixeranguera = Cuanto más juntas, más arriba.
saying-quarantamaula = Cómete la sopa, que ya estoy en la puerta.
saying-coeter = Si el cohete no silba, la mula ni se inmuta.
saying-vicentica = Con buena paella, toda bruja es bella.
saying-bunyolera = Del buñuelo, hasta el agujero es bueno.
saying-pilotari = Mano fuerte, juego limpio y la pelota en la calle.

saying-tio-de-nadal = Bien tapado y bien comido, doy turrón bien repartido.
saying-castanyera = Castaña caliente, bolsillo sonriente.
saying-sant-jordi = Libro y rosa en la mano, y el dragón, a descansar.
saying-caganer = Todo el mundo se agacha si la natura llama.
saying-diable-del-correfoc = Quien baila con fuego no pasa frío.
saying-anxaneta = Cuanto más pequeña, más arriba la mano.
saying-montserrat = En la montaña, hasta las brujas cantan.
saying-home-dels-nassos = Hoy una nariz; mañana, las que quieras.
saying-geganta = Cabeza en las nubes y pies en la plaza.

saying-moura = Peine de oro, paciencia de piedra.
saying-santa-compana = Donde vamos cuatro, bien caben cinco.
saying-gaiteiro = Gaita sin aire, fiesta sin baile.
saying-peliqueiro = Si oyes los cencerros, apártate o baila.
saying-trasno = ¿Has perdido algo? Yo ya lo encontré.
saying-apalpador = Barriga caliente, noche sonriente.
saying-maruxa = Meigas las hay; yo soy la que cocina.
saying-percebeira = El mejor percebe, donde más bate el mar.
saying-lobishome = Con luna llena no hay barbero que dé abasto.

saying-olentzero = Carbón en la mano, regalos en el saco.
saying-aizkolaria = Golpe a golpe, del tronco salen dos.
saying-joalduna = Suenan los cencerros y el invierno duerme.
saying-basajaun = El bosque es mío, la sombra es de todos.
saying-lamia = Pie de pato, pero baile delicado.
saying-pelotaria = La pared siempre devuelve la pelota.
saying-kattalin = La escoba a punto y la olla al fuego.
saying-txalapartari = Dos amigos, cuatro palos, un ritmo.
saying-bertsolari = Si me falta la rima, pongo una risa.

saying-penitente = Paso corto, vela larga y paciencia.
saying-cascamorras = Salgo limpio y vuelvo pintado.
saying-chirigotero = Y si no rima, lo canto más fuerte.
saying-bandolera = La sierra me esconde y la luna me avisa.
saying-cantaora = Un quejío a tiempo quita tres penas.
saying-tamborilero = Con flauta y tambor, se anda mejor.
saying-rocio = Con abanico y salero no hay mal agüero.
saying-bailaor = Taconazo a tiempo espanta al mal tiempo.
saying-romera = Polvo en la falda y alegría en el alma.

saying-melchor = El oro pesa; la ilusión, ni un gramo.
saying-gaspar = Sigue la estrella y deja la puerta abierta.
saying-baltasar = Zapato limpio, regalo listo.
saying-chaotic-toad = Croac: donde hay orden, barajo yo.

saying-botarga = Quien corre de mí ya baila conmigo.
saying-colacho = Por donde salto yo, lo malo ya pasó.
saying-danzante-de-paloteo = Palo con palo, y nadie sale malo.
saying-tarasca = Mucha boca y poco diente.
saying-zarron = Cuando el cencerro suena, el frío se apena.
saying-dulzainera = Dulzaina al alba, nadie en la cama.
saying-segador = Hoz afilada, siesta ganada.
saying-rondadora = Ventana cerrada, copla más larga.
saying-vaquilla-de-carnaval = Yo no embisto: saludo con cuernos.
saying-juana = Con sopa y hechizo, ni frío ni granizo.

saying-almudena = Voy por libre, pero llego a tiempo.

# What an enemy says once it is turned over: as a guest who has outstayed, or as one who stays.
saying-enemy = { $enemy ->
    [halloween] { $how ->
        [beaten] Bu… bah, déjalo.
       *[strong] Truco. Del trato, nada.
    }
    [black-friday] { $how ->
        [beaten] Liquidación total. También yo.
       *[strong] Solo hoy: pierdes.
    }
    [fast-food] { $how ->
        [beaten] Ponme para llevar.
       *[strong] ¿Con patatas?
    }
    [santa-claus] { $how ->
        [beaten] Jo… jo… jolín.
       *[strong] Este año no te has portado bien.
    }
    [saint-valentine] { $how ->
        [beaten] Me has roto el corazón.
       *[strong] No eres tú. Son tus estrellas.
    }
   *[armazon] { $how ->
        [beaten] Devolver al remitente.
       *[strong] Entregado: una derrota.
    }
 }

# Alakazum!: what each character says, ours. A character speaks the language of its culture (VAL and CAT `ca`, GAL `gl`,
# EUS `eu`, AND, CAS and Almudena `es`): there a line is what it says, at most 45 letters; elsewhere it is what that means.
# The multicoloured ones speak every language.

alakazum-saying = «{ $saying }»
    .meant = «{ $saying }» ({ $meaning })

saying-senyor-pirotecnic = Pólvora en festa, alegria manifesta.
saying-dolcainer = Amb dolçaina i tabal, tot carrer és un ball.
saying-moma = Qui balla amb vel, balla més prop del cel.
saying-muixeranguera = Com més juntes, més amunt.
saying-quarantamaula = Menja't la sopa, que ja soc a la porta.
saying-coeter = Si el coet no xiula, no s'espanta la mula.
saying-vicentica = Amb bona paella, qualsevol bruixa és bella.
saying-bunyolera = Del bunyol, fins el forat és bo.
saying-pilotari = Mà forta, cor net i la pilota al carrer.

saying-tio-de-nadal = Ben tapat, ben menjat: torrons a grapats.
saying-castanyera = Castanya calenta, butxaca contenta.
saying-sant-jordi = Llibre i rosa a la mà, i el drac a descansar.
saying-caganer = Tothom s'ajup quan la natura truca.
saying-diable-del-correfoc = Qui amb foc balla, no passa fred.
saying-anxaneta = Com més petita, més amunt la mà.
saying-montserrat = A la muntanya, fins les bruixes canten.
saying-home-dels-nassos = Avui un sol nas; demà, els que voldràs.
saying-geganta = Cap als núvols i peus a la plaça.

saying-moura = Pinta d'or, paciència de pedra.
saying-santa-compana = On anem quatre, bé n'hi caben cinc.
saying-gaiteiro = Gaita sense aire, festa sense ball.
saying-peliqueiro = Si sents els esquellots, aparta't o balla.
saying-trasno = Has perdut alguna cosa? Jo ja l'he trobada.
saying-apalpador = Panxa calenta, nit contenta.
saying-maruxa = De bruixes, n'hi ha; jo soc la que cuina.
saying-percebeira = El millor percebe, on més bat la mar.
saying-lobishome = Amb lluna plena no hi ha barber que baste.

saying-olentzero = Carbó a la mà, regals al sac.
saying-aizkolaria = Colp a colp, del tronc ixen dos.
saying-joalduna = Sonen els esquellots i l'hivern dorm.
saying-basajaun = El bosc és meu, l'ombra és de tots.
saying-lamia = Peu d'ànec, però bona balladora.
saying-pelotaria = La paret sempre torna la pilota.
saying-kattalin = La granera a punt i l'olla al foc.
saying-txalapartari = Dos amics, quatre pals, un ritme.
saying-bertsolari = Si em falta la rima, hi pose una rialla.

saying-penitente = Pas curt, ciri llarg i paciència.
saying-cascamorras = Isc net i torne pintat.
saying-chirigotero = I si no rima, ho cante més fort.
saying-bandolera = La serra m'amaga i la lluna m'avisa.
saying-cantaora = Un gemec a temps lleva tres penes.
saying-tamborilero = Amb flauta i tambor, es camina millor.
saying-rocio = Amb ventall i gràcia no hi ha mal averany.
saying-bailaor = Un colp de taló a temps espanta el mal temps.
saying-romera = Pols a la falda i alegria a l'ànima.

saying-melchor = L'or pesa; la il·lusió, ni un gram.
saying-gaspar = Seguix l'estrela i deixa la porta oberta.
saying-baltasar = Sabata neta, regal a punt.
saying-chaotic-toad = Croac: on hi ha orde, remene jo.

saying-botarga = Qui fuig de mi ja balla amb mi.
saying-colacho = Per on salte jo, el mal ja ha passat.
saying-danzante-de-paloteo = Pal contra pal, i ningú es fa mal.
saying-tarasca = Molta boca i poques dents.
saying-zarron = Quan sona l'esquellot, el fred s'entristix.
saying-dulzainera = Dolçaina a l'alba, ningú al llit.
saying-segador = Falç esmolada, sesta guanyada.
saying-rondadora = Finestra tancada, cobla més llarga.
saying-vaquilla-de-carnaval = Jo no envestisc: salude amb banyes.
saying-juana = Amb sopa i sortilegi, ni fred ni pedra.

saying-almudena = Vaig pel meu compte, però arribe a temps.

# What an enemy says once it is turned over: as a guest who has outstayed, or as one who stays.
saying-enemy = { $enemy ->
    [halloween] { $how ->
        [beaten] Uuu… bah, deixa-ho.
       *[strong] Truc. De tracte, res.
    }
    [black-friday] { $how ->
        [beaten] Liquidació total. Jo també.
       *[strong] Només hui: perds.
    }
    [fast-food] { $how ->
        [beaten] Posa-m'ho per a emportar.
       *[strong] Amb creïlles?
    }
    [santa-claus] { $how ->
        [beaten] Ho… ho… ai.
       *[strong] Enguany no t'has portat bé.
    }
    [saint-valentine] { $how ->
        [beaten] M'has trencat el cor.
       *[strong] No eres tu. Són les teues estreles.
    }
   *[armazon] { $how ->
        [beaten] Torneu-lo al remitent.
       *[strong] Entregat: una derrota.
    }
 }

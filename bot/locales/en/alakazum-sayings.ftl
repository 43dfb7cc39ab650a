# Alakazum!: what each character says, ours. A character speaks the language of its culture (VAL and CAT `ca`, GAL `gl`,
# EUS `eu`, AND, CAS and Almudena `es`): there a line is what it says, at most 45 letters; elsewhere it is what that means.
# The multicoloured ones speak every language.

alakazum-saying = “{ $saying }”
    .meant = “{ $saying }” ({ $meaning })

saying-senyor-pirotecnic = Powder at the feast, joy for man and beast.
saying-dolcainer = With pipe and drum, every street is a dance.
saying-moma = Dance in a veil, dance nearer to heaven.
saying-muixeranguera = The closer together, the higher we stand.
saying-quarantamaula = Eat up your soup: I’m at the door already.
saying-coeter = If the rocket doesn’t whistle, the mule won’t run.
saying-vicentica = With a good paella, any witch is a beauty.
saying-bunyolera = Of a fritter, even the hole is good.
saying-pilotari = A strong hand, a clean heart and the ball in play.

saying-tio-de-nadal = Wrap me and feed me, and I give nougat by the handful.
saying-castanyera = Hot chestnut, happy pocket.
saying-sant-jordi = Book and rose in hand, and the dragon takes a rest.
saying-caganer = Everybody squats when nature calls.
saying-diable-del-correfoc = Dance with fire and you’re never cold.
saying-anxaneta = The smaller I am, the higher my hand.
saying-montserrat = Up in the mountains, even witches sing.
saying-home-dels-nassos = One nose today; tomorrow, all you like.
saying-geganta = Head in the clouds, feet in the square.

saying-moura = A comb of gold, the patience of stone.
saying-santa-compana = Where four of us walk, there’s room for a fifth.
saying-gaiteiro = No breath in the pipes, no dance at the feast.
saying-peliqueiro = When you hear my bells, step aside or dance.
saying-trasno = Lost something? I’ve found it already.
saying-apalpador = A warm belly makes a merry night.
saying-maruxa = There are witches all right; I’m the one who cooks.
saying-percebeira = The best barnacles grow where the sea hits hardest.
saying-lobishome = At full moon there are never enough barbers.

saying-olentzero = Coal on my hands, presents in my sack.
saying-aizkolaria = Blow by blow, one log makes two.
saying-joalduna = When the bells ring, winter sleeps.
saying-basajaun = The forest is mine, its shade is everybody’s.
saying-lamia = A duck’s foot, but a fine dancer.
saying-pelotaria = The wall always gives the ball back.
saying-kattalin = Broom at the ready, pot on the fire.
saying-txalapartari = Two friends, four sticks, one rhythm.
saying-bertsolari = If I have no rhyme, I put in a laugh.

saying-penitente = Short steps, a long candle and patience.
saying-cascamorras = I leave clean and come home painted.
saying-chirigotero = And if it doesn’t rhyme, I sing it louder.
saying-bandolera = The hills hide me and the moon warns me.
saying-cantaora = A cry in time takes away three sorrows.
saying-tamborilero = With pipe and drum, the road goes better.
saying-rocio = With a fan and some charm, no omen does harm.
saying-bailaor = A stamp of the heel scares bad weather away.
saying-romera = Dust on my skirt and joy in my soul.

saying-melchor = Gold is heavy; wonder weighs nothing.
saying-gaspar = Follow the star and leave the door open.
saying-baltasar = Clean shoe, present ready.
saying-chaotic-toad = Croak: where there’s order, I shuffle.

saying-botarga = Run from me and you’re already dancing with me.
saying-colacho = Wherever I jump, the bad has passed.
saying-danzante-de-paloteo = Stick against stick, and nobody gets hurt.
saying-tarasca = A big mouth and few teeth.
saying-zarron = When my cowbell rings, the cold feels sorry.
saying-dulzainera = Pipe at dawn, nobody in bed.
saying-segador = A sharp sickle, a nap well earned.
saying-rondadora = A closed window gets a longer song.
saying-vaquilla-de-carnaval = I don’t charge: I greet with my horns.
saying-juana = With soup and a spell, no cold and no hail.

saying-almudena = I go my own way, but I get there in time.

# What an enemy says once it is turned over: as a guest who has outstayed, or as one who stays.
saying-enemy = { $enemy ->
    [halloween] { $how ->
        [beaten] Boo… oh, forget it.
       *[strong] Trick. No treat.
    }
    [black-friday] { $how ->
        [beaten] Everything must go. Me too.
       *[strong] Today only: you lose.
    }
    [fast-food] { $how ->
        [beaten] Wrap me up to go.
       *[strong] Fries with that?
    }
    [santa-claus] { $how ->
        [beaten] Ho… ho… home.
       *[strong] Not good enough this year.
    }
    [saint-valentine] { $how ->
        [beaten] You broke my heart.
       *[strong] It’s not you. It’s your stars.
    }
   *[armazon] { $how ->
        [beaten] Return to sender.
       *[strong] Delivered: one defeat.
    }
 }

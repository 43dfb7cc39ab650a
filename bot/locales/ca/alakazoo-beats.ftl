# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazoo-beat-points = Ja { $points ->
    [one] és
   *[other] són
    } { $points ->
    [one] 1 punt
   *[other] { $points } punts
    }.
alakazoo-beat-dice = { $lit ->
    [0] { $kept ->
        [0] No has encés cap runa.{ " " }
       *[other] {""}
    }
    [one] Has encés una runa.{ " " }
   *[other] Has encés { $lit } runes.{ " " }
    }{ $kept ->
    [0] {""}
    [one] Has guardat una fitxa de Màgia.{ " " }
   *[other] Has guardat { $kept } fitxes de Màgia.{ " " }
    }{ $dark ->
    [0] {""}
    [one] Has rebut una fitxa Fosca.
   *[other] Has rebut { $dark } fitxes Fosques.
    }
alakazoo-beat-dark = { $why ->
    [cards] Tenies massa cartes i has rebut una fitxa Fosca.
    [runes] Tenies massa runes enceses i has rebut una fitxa Fosca.
   *[power] A canvi has rebut una fitxa Fosca.
    }
alakazoo-beat-turn-lost = { $case ->
    [you] Tres fitxes Fosques: se t'ha apagat el fanal i has perdut un torn.
   *[other] Tres fitxes Fosques: { $who } es queda sense este torn.
    }
alakazoo-beat-placed = { $case ->
    [you] Has col·locat { $card }{ $why ->
        [own] : 1 punt per ser de la teua criatura.
        [first] : 1 punt per estrenar esta part.
        [both] : 2 punts per ser de la teua criatura i estrenar esta part.
       *[none] .
    }
   *[other] { $who } ha col·locat { $card }{ $points ->
        [0] .
        [one] : 1 punt.
       *[other] : { $points } punts.
    }
    }
alakazoo-beat-finished = { $case ->
    [you] Nou de nou: la teua criatura és la primera que obri els ulls!
   *[other] Nou de nou: { $who } ha fet obrir els ulls a la seua criatura. Última ronda.
    }
alakazoo-beat-column = { $case ->
    [you] Has agafat { $cards }.
   *[other] { $who } ha agafat { $cards }.
    }
alakazoo-beat-drew = Has agafat { $cards }.
alakazoo-beat-traded = { $case ->
    [you] Has descartat { $card } i has agafat { $other }.
   *[other] { $who } ha descartat { $card } i ha agafat { $other }.
    }
alakazoo-beat-exchanged = { $who } ha canviat una carta amb { $rival }.
alakazoo-beat-exchanged-cards = { $case ->
    [you] Has donat { $card } a { $rival } i has rebut { $other }.
    [mine] { $who } t'ha donat { $card } i s'ha emportat { $other }.
   *[other] { $who } ha donat { $card } a { $rival } i ha rebut { $other }.
    }
alakazoo-beat-taken = { $case ->
    [you] Li has agafat a { $rival } { $card } del Portal i li has deixat { $other }.
    [mine] Una mà entra en el teu Portal: { $who } s'emporta { $card } i et deixa { $other }.
   *[other] { $who } li ha agafat a { $rival } { $card } del Portal i li ha deixat { $other }.
    }
alakazoo-beat-own-exchange = { $case ->
    [you] Has col·locat { $card } i has recuperat { $other }.
   *[other] { $who } ha col·locat { $card } i ha recuperat { $other }.
    }
alakazoo-beat-jury = { $case ->
    [you] { $points ->
        [0] El Jurat Màgic mira el sostre: esta vegada, res per a tu.
        [one] El Jurat Màgic fa que sí: 1 punt més per a tu.
       *[other] El Jurat Màgic fa que sí: { $points } punts més per a tu.
    }
   *[other] { $points ->
        [0] El Jurat Màgic mira el sostre: res per a { $who }.
        [one] El Jurat Màgic fa que sí: 1 punt més per a { $who }.
       *[other] El Jurat Màgic fa que sí: { $points } punts més per a { $who }.
    }
    }

# Words in the pictures of moments, all short: `how` it went.

alakazoo-moment-stamp = { $how ->
    [row] FILA COMPLETA
    [whole] CRIATURA COMPLETA
   *[stolen] ARRABASSAT!
    }
alakazoo-moment-placed = col·loca { $card }
alakazoo-moment-jury = { $points ->
    [0] El Jurat Màgic no hi dona res
   *[other] +{ $points } del Jurat Màgic
    }
alakazoo-moment-loss = perd { $card }
alakazoo-moment-left = { $who } rep { $card } a canvi

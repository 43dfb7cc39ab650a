# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazum-beat-won = { $case ->
    [you-joined] Has guanyat { $a } : { $b }, i { $name } fa el farcell i se'n ve amb tu.
    [you-forest] Has guanyat { $a } : { $b }, i { $name } deixa el bosc i se t'unix.
    [you-stays] Has guanyat { $a } : { $b }, però { $name } no ha parpellejat (has tret { $roll }, calia { $needed }) i es queda amb { $rival }.
    [you-gone] Has guanyat { $a } : { $b }, però la hipnosi no ha arribat (has tret { $roll }, calia { $needed }): { $name } va al cementeri.
    [you-plain] Has guanyat { $a } : { $b } contra { $name }.
    [mine-joined] { $who } ha guanyat { $a } : { $b } i s'emporta { $name }, que es gira a mirar-te una vegada.
    [mine-stays] { $who } ha guanyat { $a } : { $b }, però { $name } es planta i es queda amb tu.
    [other-joined] { $who } ha guanyat { $a } : { $b } i ha llevat { $name } a { $rival }.
    [other-forest] { $who } ha guanyat { $a } : { $b }, i { $name } deixa el bosc.
   *[other] { $who } ha guanyat { $a } : { $b } contra { $name }.
    }
alakazum-beat-lost = { $case ->
    [you-fallen] { $name } ha pogut més, { $a } : { $b }. { $mine } descansa en el cementeri.
    [you-joined] Has perdut { $a } : { $b } contra { $name }, i { $mine } se'n va amb { $rival }.
    [you-plain] { $name } ha pogut més, { $a } : { $b }.
    [mine-joined] { $who } ha perdut { $a } : { $b }, i { $mine } se t'unix.
    [mine-plain] { $name }, del teu equip, ha aguantat: { $who } ha perdut { $a } : { $b }.
    [other-fallen] { $who } ha perdut { $a } : { $b } contra { $name } i es queda sense { $mine }.
    [other-joined] { $who } ha perdut { $a } : { $b }, i { $mine } se'n va amb { $rival }.
   *[other] { $who } ha plantat cara a { $name } i ha perdut { $a } : { $b }.
    }
alakazum-beat-tied = { $case ->
    [you-fallen] Has empatat { $a } : { $b } amb { $name } i et quedes sense { $mine }.
    [you-joined] Has empatat { $a } : { $b } amb { $name } i has perdut, i { $mine } se'n va amb { $rival }.
    [you-plain] Has empatat { $a } : { $b } amb { $name } i has perdut.
    [mine-joined] { $who } ha empatat { $a } : { $b } i ha perdut, i { $mine } se t'unix.
    [mine-plain] { $who } ha empatat { $a } : { $b } amb { $name }, del teu equip, i ha perdut.
    [other-fallen] { $who } ha empatat { $a } : { $b } amb { $name }, ha perdut i es queda sense { $mine }.
    [other-joined] { $who } ha empatat { $a } : { $b } i ha perdut, i { $mine } se'n va amb { $rival }.
   *[other] { $who } ha empatat { $a } : { $b } amb { $name } i ha perdut.
    }
alakazum-beat-stars = { $case ->
    [you] Ja tens { $stars } { $stars ->
            [one] estrela
           *[other] estreles
        }.
   *[other] Ja són { $stars } { $stars ->
            [one] estrela
           *[other] estreles
        }.
    }
alakazum-beat-level = { $case ->
    [you] En el teu equip, { $name } { $count ->
        [one] pega
       *[other] peguen
    } una estirada: nivell { $level }.
   *[other] Amb { $who }, { $name } { $count ->
        [one] pega
       *[other] peguen
    } una estirada: nivell { $level }.
    }
alakazum-beat-buried = { $case ->
    [you] Has perdut { $name }: a reveure.
   *[other] { $who } ha perdut { $name }.
    }
alakazum-beat-exchanged = { $case ->
    [you] Has canviat { $name } per { $other }, de { $rival }.
    [you-cemetery] Has canviat { $name } per { $other }.
    [mine] { $who } t'ha llevat { $other } i t'ha deixat { $name }.
    [other-cemetery] { $who } ha canviat { $name } per { $other }.
   *[other] { $who } ha canviat { $name } per { $other }, de { $rival }.
    }
alakazum-beat-resurrected = { $case ->
    [you] { $name } s'espolsa la terra i torna amb tu.
   *[other] { $who } ha tret { $name } del cementeri.
    }
alakazum-beat-alakazum = { $case ->
    [you-won] El teu Alakazum de { $points } ha agranat { $enemy }!
    [you-failed] El teu Alakazum de { $points } ha fet tremolar el bosc, però { $enemy } continua dempeus.
    [other-won] { $who } ha agranat { $enemy } amb un Alakazum de { $points }!
   *[other-failed] { $who } ha fet tremolar el bosc amb un Alakazum de { $points }, però { $enemy } continua dempeus.
    }
alakazum-beat-cancelled = { $case ->
    [you] Una agulla, i el teu ninot ha parat { $rival }.
    [mine] Una agulla, i { $who } t'ha parat amb un ninot de vudú. No perds cap carta.
   *[other] Una agulla, i { $who } ha parat { $rival } amb un ninot de vudú.
    }
alakazum-beat-trap = { $case ->
    [you] Has caigut en una trampa: { $card }.
   *[other] { $who } ha caigut en una trampa: { $card }.
    }
alakazum-beat-gave = { $case ->
    [you] Li has donat { $count ->
        [one] una carta
       *[other] { $count } cartes
    } a { $rival }.
    [mine] { $who } t'ha donat { $count ->
        [one] una carta
       *[other] { $count } cartes
    }.
   *[other] { $who } li ha donat { $count ->
        [one] una carta
       *[other] { $count } cartes
    } a { $rival }.
    }
alakazum-beat-drew = Has agafat { $cards }.

# Words in the pictures of moments, all short: `how` it went.

alakazum-moment-rolls = Tira { $who }
alakazum-moment-odds = { $how ->
    [joins] { $name } canvia de bàndol
    [comes] { $name } s'hi unix
    [gone] { $name } al cementeri
    [fallen] { $name } al cementeri
    [stays] s'escapa
    [holds] { $name } es queda
    [explodes] explota
   *[handed] canvia de mans
    }
alakazum-moment-stamp = { $how ->
    [joins] CANVIA DE BÀNDOL
    [comes] S'HI UNIX!
    [stays] S'ESCAPA!
    [holds] ES QUEDA!
    [gone] AL CEMENTERI!
    [fallen] AL CEMENTERI!
    [half] −50 %
    [stolen] ARRABASSAT!
    [boom] BUM!
    [beaten] VENÇUT!
   *[strong] MASSA FORT
    }
alakazum-moment-goes = { $how ->
    [joins] s'unix a { $who }
    [comes] s'unix a { $who }
    [stays] es queda amb { $who }
    [holds] es queda amb { $who }
   *[lost] va al cementeri
    }
alakazum-moment-rises = puja
alakazum-moment-roll = Ha eixit un { $roll } i calia un { $needed }.
alakazum-moment-unseen = Només les seues mans saben quines
alakazum-moment-instead = { $who } rep { $name } a canvi
alakazum-moment-blast = Ha explotat amb un { $roll }.
alakazum-moment-against = contra
alakazum-moment-loss = { $how ->
    [cards] regala { $count ->
        [one] una carta
       *[other] { $count } cartes
    }
   *[character] perd { $name }
    }
alakazum-moment-ends = { $how ->
    [beaten] Guanya { $who }
   *[strong] { $enemy } continua dempeus
    }

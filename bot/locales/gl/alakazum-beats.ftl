# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazum-beat-won = { $case ->
    [you-joined] Gañaches { $a } : { $b }, e { $name } fai o fardelo e vén contigo.
    [you-forest] Gañaches { $a } : { $b }, e { $name } deixa o bosque e únese a ti.
    [you-stays] Gañaches { $a } : { $b }, pero { $name } non pestanexou (sacaches { $roll }, facía falta { $needed }) e queda con { $rival }.
    [you-gone] Gañaches { $a } : { $b }, pero a hipnose non prendeu (sacaches { $roll }, facía falta { $needed }): { $name } vai ao cemiterio.
    [you-plain] Gañácheslle { $a } : { $b } a { $name }.
    [mine-joined] { $who } gañou { $a } : { $b } e leva a { $name }, que se vira a mirarte unha vez.
    [mine-stays] { $who } gañou { $a } : { $b }, pero { $name } plántase e queda contigo.
    [other-joined] { $who } gañou { $a } : { $b } e quitoulle { $name } a { $rival }.
    [other-forest] { $who } gañou { $a } : { $b }, e { $name } deixa o bosque.
   *[other] { $who } gañoulle { $a } : { $b } a { $name }.
    }
alakazum-beat-lost = { $case ->
    [you-fallen] { $name } puido máis, { $a } : { $b }. { $mine } descansa no cemiterio.
    [you-joined] Perdiches { $a } : { $b } contra { $name }, e { $mine } marcha con { $rival }.
    [you-plain] { $name } puido máis, { $a } : { $b }.
    [mine-joined] { $who } perdeu { $a } : { $b }, e { $mine } únese a ti.
    [mine-plain] { $name }, do teu equipo, aguantou: { $who } perdeu { $a } : { $b }.
    [other-fallen] { $who } perdeu { $a } : { $b } contra { $name } e queda sen { $mine }.
    [other-joined] { $who } perdeu { $a } : { $b }, e { $mine } marcha con { $rival }.
   *[other] { $who } plantoulle cara a { $name } e perdeu { $a } : { $b }.
    }
alakazum-beat-tied = { $case ->
    [you-fallen] Empataches { $a } : { $b } con { $name }, perdiches e quedas sen { $mine }.
    [you-joined] Empataches { $a } : { $b } con { $name } e perdiches, e { $mine } marcha con { $rival }.
    [you-plain] Empataches { $a } : { $b } con { $name } e perdiches.
    [mine-joined] { $who } empatou { $a } : { $b } e perdeu, e { $mine } únese a ti.
    [mine-plain] { $who } empatou { $a } : { $b } con { $name }, do teu equipo, e perdeu.
    [other-fallen] { $who } empatou { $a } : { $b } con { $name }, perdeu e queda sen { $mine }.
    [other-joined] { $who } empatou { $a } : { $b } e perdeu, e { $mine } marcha con { $rival }.
   *[other] { $who } empatou { $a } : { $b } con { $name } e perdeu.
    }
alakazum-beat-stars = { $case ->
    [you] Xa tes { $stars } { $stars ->
            [one] estrela
           *[other] estrelas
        }.
   *[other] Xa son { $stars } { $stars ->
            [one] estrela
           *[other] estrelas
        }.
    }
alakazum-beat-level = { $case ->
    [you] { $name }, do teu equipo, { $count ->
        [one] deu
       *[other] deron
    } un estirón: nivel { $level }.
   *[other] { $name }, de { $who }, { $count ->
        [one] deu
       *[other] deron
    } un estirón: nivel { $level }.
    }
alakazum-beat-buried = { $case ->
    [you] Perdiches a { $name }: ata outra.
   *[other] { $who } perdeu a { $name }.
    }
alakazum-beat-exchanged = { $case ->
    [you] Cambiaches a { $name } por { $other }, de { $rival }.
    [you-cemetery] Cambiaches a { $name } por { $other }.
    [mine] { $who } levou a { $other }, do teu equipo, e deixouche a { $name }.
    [other-cemetery] { $who } cambiou a { $name } por { $other }.
   *[other] { $who } cambiou a { $name } por { $other }, de { $rival }.
    }
alakazum-beat-resurrected = { $case ->
    [you] { $name } sacode a terra e volve contigo.
   *[other] { $who } sacou do cemiterio a { $name }.
    }
alakazum-beat-alakazum = { $case ->
    [you-won] O teu Alakazum de { $points } varreu a { $enemy }!
    [you-failed] O teu Alakazum de { $points } fixo tremer o bosque, pero { $enemy } segue en pé.
    [other-won] O Alakazum de { $points } de { $who } varreu a { $enemy }!
   *[other-failed] O Alakazum de { $points } de { $who } fixo tremer o bosque, pero { $enemy } segue en pé.
    }
alakazum-beat-cancelled = { $case ->
    [you] Un alfinete, e o teu boneco de vudú parou a { $rival }.
    [mine] Un alfinete, e o boneco de vudú de { $who } paroute. Non perdes cartas.
   *[other] Un alfinete, e o boneco de vudú de { $who } parou a { $rival }.
    }
alakazum-beat-trap = { $case ->
    [you] Caíches na trampa «{ $card }».
   *[other] { $who } caeu na trampa «{ $card }».
    }
alakazum-beat-gave = { $case ->
    [you] Décheslle a { $rival } { $count ->
        [one] unha carta
       *[other] { $count } cartas
    }.
    [mine] { $who } deuche { $count ->
        [one] unha carta
       *[other] { $count } cartas
    }.
   *[other] { $who } deulle a { $rival } { $count ->
        [one] unha carta
       *[other] { $count } cartas
    }.
    }
alakazum-beat-drew = Conseguiches { $cards }.

# Words in the pictures of moments, all short: `how` it went.

alakazum-moment-rolls = Tira { $who }
alakazum-moment-odds = { $how ->
    [joins] { $name } cambia de bando
    [comes] { $name } únese
    [gone] { $name } ao cemiterio
    [fallen] { $name } ao cemiterio
    [stays] escapa
    [holds] { $name } queda
    [explodes] estoupa
   *[handed] cambia de mans
    }
alakazum-moment-stamp = { $how ->
    [joins] CAMBIA DE BANDO
    [comes] ÚNESE!
    [stays] ESCAPA!
    [holds] QUEDA!
    [gone] AO CEMITERIO!
    [fallen] AO CEMITERIO!
    [half] −50 %
    [stolen] ROUBO!
    [boom] BUM!
    [beaten] VENCIDO!
   *[strong] DEMASIADO FORTE
    }
alakazum-moment-goes = { $how ->
    [joins] únese a { $who }
    [comes] únese a { $who }
    [stays] queda con { $who }
    [holds] queda con { $who }
   *[lost] vai ao cemiterio
    }
alakazum-moment-rises = sobe
alakazum-moment-roll = Saíu un { $roll } e facía falta un { $needed }.
alakazum-moment-unseen = Só as súas mans saben cales
alakazum-moment-instead = { $who } recibe a { $name } a cambio
alakazum-moment-blast = Estoupou cun { $roll }.
alakazum-moment-against = contra
alakazum-moment-loss = { $how ->
    [cards] regala { $count ->
        [one] unha carta
       *[other] { $count } cartas
    }
   *[character] queda sen { $name }
    }
alakazum-moment-ends = { $how ->
    [beaten] Gaña { $who }
   *[strong] { $enemy } segue en pé
    }

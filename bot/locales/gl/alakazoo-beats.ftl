# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazoo-beat-points = Xa { $points ->
    [one] é
   *[other] son
    } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    }.
alakazoo-beat-dice = { $lit ->
    [0] { $kept ->
        [0] Non acendiches ningunha runa.{ " " }
       *[other] {""}
    }
    [one] Acendiches unha runa.{ " " }
   *[other] Acendiches { $lit } runas.{ " " }
    }{ $kept ->
    [0] {""}
    [one] Gardaches unha ficha de Maxia.{ " " }
   *[other] Gardaches { $kept } fichas de Maxia.{ " " }
    }{ $dark ->
    [0] {""}
    [one] Recibiches unha ficha Escura.
   *[other] Recibiches { $dark } fichas Escuras.
    }
alakazoo-beat-dark = { $why ->
    [cards] Tiñas cartas de máis e recibiches unha ficha Escura.
    [runes] Tiñas runas acesas de máis e recibiches unha ficha Escura.
   *[power] A cambio recibiches unha ficha Escura.
    }
alakazoo-beat-turn-lost = { $case ->
    [you] Tres fichas Escuras: apagóuseche o farol e perdiches unha quenda.
   *[other] Con tres fichas Escuras, { $who } queda sen esta quenda.
    }
alakazoo-beat-placed = { $case ->
    [you] Colocaches { $card }{ $why ->
        [own] : 1 punto por ser da túa criatura.
        [first] : 1 punto por estrear esta parte.
        [both] : 2 puntos por ser da túa criatura e estrear esta parte.
       *[none] .
    }
   *[other] { $who } colocou { $card }{ $points ->
        [0] .
        [one] : 1 punto.
       *[other] : { $points } puntos.
    }
    }
alakazoo-beat-finished = { $case ->
    [you] Nove de nove: a túa criatura é a primeira que abre os ollos!
   *[other] A criatura de { $who } abre os ollos, nove de nove. Última rolda.
    }
alakazoo-beat-column = { $case ->
    [you] Colliches { $cards }.
   *[other] { $who } colleu { $cards }.
    }
alakazoo-beat-drew = Colliches { $cards }.
alakazoo-beat-traded = { $case ->
    [you] Descartaches { $card } e colliches { $other }.
   *[other] { $who } descartou { $card } e colleu { $other }.
    }
alakazoo-beat-exchanged = { $who } cambiou unha carta con { $rival }.
alakazoo-beat-exchanged-cards = { $case ->
    [you] Deches { $card } e recibiches { $other }, de { $rival }.
    [mine] { $who } deuche { $card } e levou { $other }.
   *[other] { $who } deu { $card } e recibiu { $other }, de { $rival }.
    }
alakazoo-beat-taken = { $case ->
    [you] Colliches { $card } do Portal de { $rival } a cambio de { $other }.
    [mine] Unha man entra no teu Portal: { $who } leva { $card } e déixache { $other }.
   *[other] { $who } colleu { $card } do Portal de { $rival } a cambio de { $other }.
    }
alakazoo-beat-own-exchange = { $case ->
    [you] Colocaches { $card } e recuperaches { $other }.
   *[other] { $who } colocou { $card } e recuperou { $other }.
    }
alakazoo-beat-jury = { $case ->
    [you] { $points ->
        [0] O Xurado Máxico mira o teito: esta vez, nada para ti.
       *[other] O Xurado Máxico asente: { $points } máis para ti.
    }
   *[other] { $points ->
        [0] O Xurado Máxico mira o teito, e nada para { $who }.
       *[other] O Xurado Máxico asente e dálle { $points } máis a { $who }.
    }
    }

# Words in the pictures of moments, all short: `how` it went.

alakazoo-moment-stamp = { $how ->
    [row] FILA COMPLETA
    [whole] CRIATURA COMPLETA
   *[stolen] ROUBO!
    }
alakazoo-moment-placed = coloca { $card }
alakazoo-moment-jury = { $points ->
    [0] O Xurado Máxico non dá nada por iso
   *[other] +{ $points } do Xurado Máxico
    }
alakazoo-moment-loss = queda sen { $card }
alakazoo-moment-left = { $who } recibe { $card } a cambio

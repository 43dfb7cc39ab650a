# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazoo-beat-points = Ya { $points ->
    [one] es
   *[other] son
    } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    }.
alakazoo-beat-dice = { $lit ->
    [0] { $kept ->
        [0] No encendiste ninguna runa.{ " " }
       *[other] {""}
    }
    [one] Encendiste una runa.{ " " }
   *[other] Encendiste { $lit } runas.{ " " }
    }{ $kept ->
    [0] {""}
    [one] Guardaste una ficha de Magia.{ " " }
   *[other] Guardaste { $kept } fichas de Magia.{ " " }
    }{ $dark ->
    [0] {""}
    [one] Recibiste una ficha Oscura.
   *[other] Recibiste { $dark } fichas Oscuras.
    }
alakazoo-beat-dark = { $why ->
    [cards] Tenías demasiadas cartas y recibiste una ficha Oscura.
    [runes] Tenías demasiadas runas encendidas y recibiste una ficha Oscura.
   *[power] A cambio recibiste una ficha Oscura.
    }
alakazoo-beat-turn-lost = { $case ->
    [you] Tres fichas Oscuras: se te apagó el farol y perdiste un turno.
   *[other] Tres fichas Oscuras: { $who } se queda a oscuras y sin turno.
    }
alakazoo-beat-placed = { $case ->
    [you] Colocaste { $card }{ $why ->
        [own] : 1 punto, es de tu criatura.
        [first] : 1 punto, nadie más tenía aún esta parte.
        [both] : 2 puntos, es de tu criatura y nadie más tenía aún esta parte.
       *[none] .
    }
   *[other] { $who } colocó { $card }{ $points ->
        [0] .
        [one] : 1 punto.
       *[other] : { $points } puntos.
    }
    }
alakazoo-beat-finished = { $case ->
    [you] ¡Nueve de nueve: tu criatura es la primera en abrir los ojos!
   *[other] Nueve de nueve: la criatura de { $who } abre los ojos. Última ronda.
    }
alakazoo-beat-column = { $case ->
    [you] Tomaste { $cards }.
   *[other] { $who } tomó { $cards }.
    }
alakazoo-beat-drew = Tomaste { $cards }.
alakazoo-beat-traded = { $case ->
    [you] Descartaste { $card } y tomaste { $other }.
   *[other] { $who } descartó { $card } y tomó { $other }.
    }
alakazoo-beat-exchanged = { $who } cambió una carta con { $rival }.
alakazoo-beat-exchanged-cards = { $case ->
    [you] Diste { $card } a { $rival } y recibiste { $other }.
    [mine] { $who } te dio { $card } y se llevó { $other }.
   *[other] { $who } dio { $card } a { $rival } y recibió { $other }.
    }
alakazoo-beat-taken = { $case ->
    [you] Tomaste { $card } del Portal de { $rival } a cambio de { $other }.
    [mine] Una mano entra en tu Portal: { $who } se lleva { $card } y te deja { $other }.
   *[other] { $who } tomó { $card } del Portal de { $rival } a cambio de { $other }.
    }
alakazoo-beat-own-exchange = { $case ->
    [you] Colocaste { $card } y recuperaste { $other }.
   *[other] { $who } colocó { $card } y recuperó { $other }.
    }
alakazoo-beat-jury = { $case ->
    [you] { $points ->
        [0] El Jurado Mágico mira al techo: esta vez, nada para ti.
       *[other] El Jurado Mágico asiente: { $points } más para ti.
    }
   *[other] { $points ->
        [0] El Jurado Mágico mira al techo: nada para { $who }.
       *[other] El Jurado Mágico asiente: { $points } más para { $who }.
    }
    }

# Words in the pictures of moments, all short: `how` it went.

alakazoo-moment-stamp = { $how ->
    [row] FILA COMPLETA
    [whole] CRIATURA COMPLETA
   *[stolen] ¡ROBO!
    }
alakazoo-moment-placed = coloca { $card }
alakazoo-moment-jury = { $points ->
    [0] El Jurado Mágico no da nada por ello
   *[other] +{ $points } del Jurado Mágico
    }
alakazoo-moment-loss = pierde { $card }
alakazoo-moment-left = { $who } recibe { $card } a cambio

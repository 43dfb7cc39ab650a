# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazoo-beat-points = { $case ->
    [you] Ya tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[other] Ya { $points ->
        [one] es
       *[other] son
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
    }
alakazoo-beat-dice = { $lit ->
    [0] No encendiste ninguna runa
    [one] Encendiste una runa
   *[other] Encendiste { $lit } runas
    }{ $dark ->
    [0] .
    [one] {" "}y recibiste una ficha Oscura.
   *[other] {" "}y recibiste { $dark } fichas Oscuras.
    }
alakazoo-beat-turn-lost = { $case ->
    [you] Perdiste un turno por tres fichas Oscuras.
   *[other] { $who } perdió un turno por tres fichas Oscuras.
    }
alakazoo-beat-placed = { $case ->
    [you] Colocaste { $card }{ $points ->
        [0] .
        [one] : 1 punto.
       *[other] : { $points } puntos.
    }
   *[other] { $who } colocó { $card }{ $points ->
        [0] .
        [one] : 1 punto.
       *[other] : { $points } puntos.
    }
    }
alakazoo-beat-finished = { $case ->
    [you] ¡Llenaste la novena casilla antes que nadie!
   *[other] { $who } llenó la novena casilla: esta ronda es la última.
    }
alakazoo-beat-column = { $case ->
    [you] Tomaste { $cards }.
   *[other] { $who } tomó { $cards }.
    }
alakazoo-beat-drew = Robaste { $cards }.
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
    [mine] { $who } tomó { $card } de tu Portal y te dejó { $other }.
   *[other] { $who } tomó { $card } del Portal de { $rival } a cambio de { $other }.
    }
alakazoo-beat-jury = { $case ->
    [you] El Jurado Mágico te dio { $points }.
   *[other] El Jurado Mágico dio { $points } a { $who }.
    }

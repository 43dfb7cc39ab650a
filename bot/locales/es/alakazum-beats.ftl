# What is worth telling of what happened: a line below a small picture, so short. `case` says who reads: "you" did it,
# it was done to what is "mine", or "other" people did it among themselves.

alakazum-beat-won = { $case ->
    [you-joined] Ganaste { $a } : { $b }, y { $name } hace el petate y se viene contigo.
    [you-forest] Ganaste { $a } : { $b }, y { $name } deja el bosque y se une a ti.
    [you-stays] Ganaste { $a } : { $b }, pero { $name } no pestañeó (sacaste { $roll }, hacía falta { $needed }) y se queda con { $rival }.
    [you-gone] Ganaste { $a } : { $b }, pero la hipnosis no llegó (sacaste { $roll }, hacía falta { $needed }): { $name } va al cementerio.
    [you-plain] Ganaste { $a } : { $b } contra { $name }.
    [mine-joined] { $who } ganó { $a } : { $b } y se lleva a { $name }, que te mira una última vez.
    [mine-stays] { $who } ganó { $a } : { $b }, pero { $name } se planta y se queda contigo.
    [other-joined] { $who } ganó { $a } : { $b } y se llevó a { $name }, de { $rival }.
    [other-forest] { $who } ganó { $a } : { $b }, y { $name } deja el bosque.
   *[other] { $who } ganó { $a } : { $b } contra { $name }.
    }
alakazum-beat-lost = { $case ->
    [you-fallen] { $name } pudo más, { $a } : { $b }. { $mine } descansa en el cementerio.
    [you-joined] Perdiste { $a } : { $b } contra { $name }, y { $mine } se va con { $rival }.
    [you-plain] { $name } pudo más, { $a } : { $b }.
    [mine-joined] { $who } perdió { $a } : { $b }, y { $mine } se une a ti.
    [mine-plain] { $name }, de tu equipo, aguantó: { $who } perdió { $a } : { $b }.
    [other-fallen] { $who } perdió { $a } : { $b } contra { $name } y se quedó sin { $mine }.
    [other-joined] { $who } perdió { $a } : { $b }, y { $mine } se va con { $rival }.
   *[other] { $who } plantó cara a { $name } y perdió { $a } : { $b }.
    }
alakazum-beat-tied = { $case ->
    [you-fallen] El empate { $a } : { $b } con { $name } no bastó, y te quedas sin { $mine }.
    [you-joined] El empate { $a } : { $b } con { $name } no bastó, y { $mine } se va con { $rival }.
    [you-plain] El empate { $a } : { $b } con { $name } no bastó.
    [mine-joined] A { $who } no le bastó el empate { $a } : { $b }, y { $mine } se une a ti.
    [mine-plain] A { $who } no le bastó el empate { $a } : { $b } con { $name }, de tu equipo.
    [other-fallen] A { $who } no le bastó el empate { $a } : { $b } con { $name }, y se quedó sin { $mine }.
    [other-joined] A { $who } no le bastó el empate { $a } : { $b }, y { $mine } se va con { $rival }.
   *[other] A { $who } no le bastó el empate { $a } : { $b } con { $name }.
    }
alakazum-beat-stars = { $case ->
    [you] Ya tienes { $stars } { $stars ->
            [one] estrella
           *[other] estrellas
        }.
   *[other] Ya son { $stars } { $stars ->
            [one] estrella
           *[other] estrellas
        }.
    }
alakazum-beat-level = { $case ->
    [you] En tu equipo, { $name } { $count ->
        [one] pegó
       *[other] pegaron
    } un estirón: nivel { $level }.
   *[other] En el equipo de { $who }, { $name } { $count ->
        [one] pegó
       *[other] pegaron
    } un estirón: nivel { $level }.
    }
alakazum-beat-buried = { $case ->
    [you] Perdiste a { $name }: hasta la vista.
   *[other] { $who } perdió a { $name }.
    }
alakazum-beat-exchanged = { $case ->
    [you] Cambiaste a { $name } por { $other }, de { $rival }.
    [you-cemetery] Cambiaste a { $name } por { $other }.
    [mine] { $who } se llevó a { $other }, de tu equipo, y te dejó a { $name }.
    [other-cemetery] { $who } cambió a { $name } por { $other }.
   *[other] { $who } cambió a { $name } por { $other }, de { $rival }.
    }
alakazum-beat-resurrected = { $case ->
    [you] { $name } se sacude la tierra y vuelve contigo.
   *[other] { $who } sacó del cementerio a { $name }.
    }
alakazum-beat-alakazum = { $case ->
    [you-won] ¡Tu Alakazum, con { $points } ★, barrió a { $enemy }!
    [you-failed] Tu Alakazum, con { $points } ★, hizo temblar el bosque, pero { $enemy } sigue en pie.
    [other-won] ¡El Alakazum de { $who }, con { $points } ★, barrió a { $enemy }!
   *[other-failed] El Alakazum de { $who }, con { $points } ★, hizo temblar el bosque, pero { $enemy } sigue en pie.
    }
alakazum-beat-cancelled = { $case ->
    [you] Un alfiler, y tu muñeco de vudú paró a { $rival }.
    [mine] Un alfiler, y el muñeco de vudú de { $who } te paró. No pierdes cartas.
   *[other] Un alfiler, y el muñeco de vudú de { $who } paró a { $rival }.
    }
alakazum-beat-trap = { $case ->
    [you] Caíste en una trampa: { $card }.
   *[other] { $who } cayó en una trampa: { $card }.
    }
alakazum-beat-gave = { $case ->
    [you] Le diste { $count ->
        [one] una carta
       *[other] { $count } cartas
    } a { $rival }.
    [mine] { $who } te dio { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $who } le dio { $count ->
        [one] una carta
       *[other] { $count } cartas
    } a { $rival }.
    }
alakazum-beat-drew = Conseguiste { $cards }.

# Words in the pictures of moments, all short: `how` it went.

alakazum-moment-rolls = Tira { $who }
alakazum-moment-odds = { $how ->
    [joins] { $name } cambia de bando
    [comes] { $name } se une
    [gone] { $name } al cementerio
    [fallen] { $name } al cementerio
    [stays] escapa
    [holds] { $name } se queda
    [explodes] explota
   *[handed] cambia de manos
    }
alakazum-moment-stamp = { $how ->
    [joins] CAMBIA DE BANDO
    [comes] ¡SE UNE!
    [stays] ¡ESCAPA!
    [holds] ¡SE QUEDA!
    [gone] ¡AL CEMENTERIO!
    [fallen] ¡AL CEMENTERIO!
    [half] −50 %
    [stolen] ¡ROBO!
    [boom] ¡BUM!
    [beaten] ¡VENCIDO!
   *[strong] DEMASIADO FUERTE
    }
alakazum-moment-goes = { $how ->
    [joins] se une a { $who }
    [comes] se une a { $who }
    [stays] se queda con { $who }
    [holds] se queda con { $who }
   *[lost] va al cementerio
    }
alakazum-moment-rises = sube
alakazum-moment-roll = Salió un { $roll } y hacía falta un { $needed }.
alakazum-moment-unseen = Solo sus manos saben cuáles
alakazum-moment-instead = { $who } recibe a { $name } a cambio
alakazum-moment-blast = Explotó con un { $roll }.
alakazum-moment-against = contra
alakazum-moment-loss = { $how ->
    [cards] regala { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
   *[character] pierde a { $name }
    }
alakazum-moment-ends = { $how ->
    [beaten] Gana { $who }
   *[strong] { $enemy } sigue en pie
    }

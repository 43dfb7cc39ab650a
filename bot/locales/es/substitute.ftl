# Un asiento que pasa a otra persona.

substitute-ask = { $to }, **{ $who } quiere cederte su asiento** en la mesa de { $game }. Seguirías con sus cartas y sus puntos. Desde entonces el asiento no cuenta para la valoración de nadie.
button-substitute-take = Aceptar el asiento
button-substitute-no = No, gracias
substitute-taken = **{ $who }** sigue por **{ $left }**.
substitute-refused = { $who } dice que no: el asiento se queda como está.
substitute-lapsed = Esta oferta ya no vale: hay otra más nueva para el asiento.
notice-handed = { $who } toma el relevo en un asiento.

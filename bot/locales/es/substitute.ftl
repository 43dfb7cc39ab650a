# Un asiento que pasa a otra persona.

substitute-ask = { $to }, **{ $who } quiere cederte su asiento** en la mesa de { $game }. Seguirías con sus cartas y sus puntos. Desde entonces el asiento no cuenta para la valoración de nadie.
button-substitute-take = Aceptar el asiento
button-substitute-no = No, gracias
substitute-taken = **{ $who }** sigue por **{ $left }**.
substitute-refused = El asiento se queda como está. ({ $who })
substitute-lapsed = Esta oferta ya no vale: el asiento se ha vuelto a ofrecer.
notice-handed = { $who } toma el relevo en un asiento.

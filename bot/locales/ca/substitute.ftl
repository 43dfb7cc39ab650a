# Un seient que es cedix a una altra persona.

substitute-ask = { $to }, **{ $who } et vol cedir el seient** en esta taula ({ $game }). Continuaries amb les seues cartes i els seus punts. Eixe seient ja no compta per a la valoració de ningú.
button-substitute-take = Agafa el seient
button-substitute-no = No, gràcies
substitute-taken = **{ $who }** continua on ho ha deixat **{ $left }**.
substitute-refused = { $who } diu que no: el seient es queda com està.
substitute-lapsed = Esta oferta ja no val: n'hi ha una de més nova per al seient.
notice-handed = { $who } pren el relleu en un seient.

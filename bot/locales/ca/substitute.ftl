# Un seient que es cedix a una altra persona.

substitute-ask = { $to }, **{ $who } et vol cedir el seient** en esta taula: { $game }. Continuaries amb les seues cartes i els seus punts. Eixe seient ja no compta per a la valoració de ningú.
button-substitute-take = Agafa el seient
button-substitute-no = No, gràcies
substitute-taken = **{ $who }** continua on ho ha deixat **{ $left }**.
substitute-refused = El seient es queda com està. ({ $who })
substitute-lapsed = Esta oferta ja no val: el seient s'ha tornat a oferir.
notice-handed = { $who } agafa un seient.

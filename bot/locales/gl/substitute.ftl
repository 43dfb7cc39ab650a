# Un asento que pasa a outra persoa.

substitute-ask = { $to }, **{ $who } quere cederche o seu asento** na mesa de { $game }. Seguirías coas súas cartas e cos seus puntos. Desde entón o asento non conta para a valoración de ninguén.
button-substitute-take = Aceptar o asento
button-substitute-no = Non, grazas
substitute-taken = **{ $who }** releva a **{ $left }**.
substitute-refused = { $who } di que non: o asento queda como está.
substitute-lapsed = Esta oferta xa non vale: hai outra máis nova para o asento.
notice-handed = { $who } faise cargo dun asento.

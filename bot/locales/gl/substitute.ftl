# Un asento que pasa a outra persoa.

substitute-ask = { $to }, **{ $who } quere cederche o seu asento** na mesa de { $game }. Seguirías coas súas cartas e cos seus puntos. Desde entón o asento non conta para a valoración de ninguén.
button-substitute-take = Aceptar o asento
button-substitute-no = Non, grazas
substitute-taken = **{ $who }** segue por **{ $left }**.
substitute-refused = O asento queda como está. ({ $who })
substitute-lapsed = Esta oferta xa non vale: o asento volveu ofrecerse.
notice-handed = { $who } ocupa un asento que xa xogaba.

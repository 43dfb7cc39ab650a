# Lo que aconseja una IA en Alakazoo, y por qué, en una línea en la mano de quien lo pide.

alakazoo-hint-board = Invoca a { $creature }: para una IA todos los tableros valen lo mismo.
alakazoo-hint-roll = { $count ->
    [0] Tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }: las runas que enciendas ahora esperarán a sus cartas.
   *[other] Tira { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
 }: { $count ->
    [one] aún le faltan runas a { $cards }.
   *[other] aún les faltan runas a { $cards }.
 }
 }
alakazoo-hint-column = { $count ->
    [0] Toma la columna { $number }: lo que te falta ahora son cartas.
   *[other] Toma la columna { $number }: { $cards } { $count ->
    [one] puede
   *[other] pueden
 } dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } en tu Portal.
 }
alakazoo-hint-column-fits = Toma la columna { $number }: { $cards } { $count ->
    [one] sirve
   *[other] sirven
 } para tu Portal.
alakazoo-hint-swap = Renueva { $cards }: no { $count ->
    [one] le
   *[other] les
 } sacarás nada mejor.
alakazoo-hint-swap-done = Pulsa Hecho: las demás cartas merecen quedarse.
alakazoo-hint-skip = Sáltate el turno: te libras de { $count ->
    [one] tu ficha Oscura
   *[other] { $count } fichas Oscuras
 }, y ahora no hay nada mejor.
alakazoo-hint-back = Vuelve atrás: ahora hay algo que vale más.
alakazoo-hint-keeper-a = { $helper ->
    [yes] Usa el Ayudante mágico
   *[no] Usa el Guardián
    }, Cambiar una carta: { $card } por { $wanted }, que te sirve más.
alakazoo-hint-keeper-b = { $helper ->
    [yes] Usa el Ayudante mágico
   *[no] Usa el Guardián
    }, Tomar de una mano: { $card } no te sirve, y una carta desconocida quizá sí.
alakazoo-hint-keeper-c = { $helper ->
    [yes] Usa el Ayudante mágico
   *[no] Usa el Guardián
    }, Cambiar tu Portal: { $card } encaja mejor en tus filas y columnas.
alakazoo-hint-keeper-d = { $helper ->
    [yes] Usa el Ayudante mágico
   *[no] Usa el Guardián
    }, Cambiar con un rival: la carta de { $who } ({ $space }) encaja mejor en tus filas y columnas.
alakazoo-hint-order = Primero { $rune }: { $count ->
    [0] total, no tiene sitio.
    [one] le queda un sitio, menos que a las demás.
   *[other] le quedan { $count } sitios, menos que a las demás.
 }
alakazoo-hint-order-any = Primero { $rune }: aquí el orden casi da igual.
alakazoo-hint-order-star = Ahora { $rune }: vale en cualquier sitio.
alakazoo-hint-light = Enciende tu { $space }: así adelantas para cuando llegue su carta.
alakazoo-hint-light-for = Enciende tu { $space }: tienes { $card } para esa casilla.
alakazoo-hint-light-opens = Enciende tu { $space }: así sus dos runas quedan encendidas, y puede entrar { $card }.
alakazoo-hint-light-slot = { $helper ->
    [yes] Déjala en la carta de Mago: cada poder del Ayudante mágico cuesta una ficha de ahí.
   *[no] Déjala en el Guardián: cada poder suyo cuesta una ficha.
    }
alakazoo-hint-place = { $points ->
    [0] Coloca { $card }: una casilla más cerca de las nueve.
    [one] Coloca { $card }: da 1 punto al momento.
   *[other] Coloca { $card }: da { $points } puntos al momento.
 }
alakazoo-hint-place-no = No coloques más: lo que queda estropearía más de lo que da.
alakazoo-hint-trim-hand = Descarta { $cards }: { $count ->
    [one] es lo que menos falta te hace.
   *[other] son las que menos falta te hacen.
    }
alakazoo-hint-trim-hand-useless = Descarta { $cards }: no tienes casilla libre.
alakazoo-hint-trim-magic = Apaga una runa de tu { $space }: es la que menos te sirve.
alakazoo-hint-trim-slot = { $helper ->
    [yes] Quita la ficha de la carta de Mago: es la que menos te sirve.
   *[no] Quita la ficha del Guardián: es la que menos te sirve.
    }

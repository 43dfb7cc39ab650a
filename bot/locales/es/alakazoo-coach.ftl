# Lo que dice la guía a quien juega a Alakazoo por primera vez: dos frases cortas como mucho, en su propia mano.

alakazoo-coach-goal = { $sprint ->
    [yes] **Gana quien tiene más puntos tras seis rondas.**
   *[no] **Gana quien tiene más puntos** cuando alguien llena las nueve casillas de su Portal.
 } Cada carta de tu criatura en tu Portal da un punto.
alakazoo-coach-turn = Tira dados para encender runas, o toma una columna de cartas. «Encaja» es la probabilidad de una runa que necesitas; 🟣, la de una ficha Oscura: tres cuestan un turno.
alakazoo-coach-rows = Al final, el Jurado Mágico da un punto por cada fila o columna llena de una misma criatura, o de tres distintas.
alakazoo-coach-order = Cada runa que has sacado enciende una igual en tu tablero. Una runa sin sitio te cuesta una ficha Oscura, y tres cuestan un turno.
alakazoo-coach-light = ¿Dónde va esta runa? Dos runas encendidas abren una casilla, así que empieza donde ya tengas la carta.
alakazoo-coach-place = Las dos runas están encendidas: la carta puede entrar ya, y sus runas se apagan. Si es de tu criatura da un punto; si nadie tenía aún esa parte, otro.
alakazoo-coach-swap = Las cartas de casillas ya ocupadas no sirven para nada. Renuévalas todas de una vez.
alakazoo-coach-keeper = { $helper ->
    [yes] Con una ficha de Magia de tu carta de Mago, el Ayudante mágico hace una de estas cosas.
   *[no] Una ficha de Magia en tu Guardián paga uno de estos poderes.
    } Al cambiar una carta consigues justo la que te falta.
alakazoo-coach-trim-hand = Puedes quedarte con cuatro cartas como mucho, y pasarte cuesta una ficha Oscura. Descarta las que no encajan en ningún sitio.
alakazoo-coach-trim-magic = { $helper ->
    [yes] Puedes tener seis fichas de Magia como mucho, entre las runas y la carta de Mago. Devuelve una que esté sola en su casilla.
   *[no] Puedes tener encendidas seis runas como mucho. Apaga una que esté sola en su casilla.
    }
alakazoo-coach-end = { $sprint ->
    [yes] { $left ->
        [0] Este es tu último turno: solo cuenta lo que haya en tu Portal.
       *[other] Después te queda un turno: solo cuenta lo que haya en tu Portal.
    }
   *[no] La novena casilla acaba la partida y da un punto.
 } Después, cada fila o columna llena con tres cartas de una criatura, o de tres distintas, da un punto más.

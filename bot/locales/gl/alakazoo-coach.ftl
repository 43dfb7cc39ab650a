# O que lle di a guía a quen xoga a Alakazoo por primeira vez: dúas frases curtas como moito, na súa propia man.

alakazoo-coach-goal = { $sprint ->
    [yes] **Gaña quen ten máis puntos tras seis roldas.**
   *[no] **Gaña quen ten máis puntos** cando alguén enche as nove celas do seu Portal.
 } Cada carta da túa criatura no teu Portal dá un punto.
alakazoo-coach-turn = Tira dados para acender runas, ou colle unha columna de cartas. «Encaixa» é a probabilidade dunha runa que precisas; 🟣, a dunha ficha Escura: tres custan unha quenda.
alakazoo-coach-rows = Ao final, o Xurado Máxico dá un punto por cada fila ou columna chea dunha mesma criatura, ou de tres distintas.
alakazoo-coach-order = Cada runa que sacaches acende unha igual no teu taboleiro. Unha runa sen sitio cústache unha ficha Escura, e tres custan unha quenda.
alakazoo-coach-light = Onde vai esta runa? Dúas runas acesas abren unha cela, así que comeza onde teñas a carta que lle toca.
alakazoo-coach-place = As dúas runas están acesas: a carta xa pode entrar, e as súas runas apáganse. Se é da túa criatura dá un punto; se ninguén tiña aínda esa parte, outro.
alakazoo-coach-swap = As cartas de celas xa ocupadas non serven para nada. Renóvaas todas dunha vez.
alakazoo-coach-keeper = { $helper ->
    [yes] Cunha ficha de Maxia da túa carta de Mago, o Axudante máxico fai unha destas cousas.
   *[no] Unha ficha de Maxia no teu Gardián paga un destes poderes.
    } Ao cambiar unha carta consegues xusto a que che falta.
alakazoo-coach-trim-hand = Podes quedar con catro cartas como moito, e pasarse custa unha ficha Escura. Descarta as que non encaixan en ningures.
alakazoo-coach-trim-magic = { $helper ->
    [yes] Podes ter seis fichas de Maxia como moito, entre as runas e a carta de Mago. Devolve unha que estea soa na súa cela.
   *[no] Podes ter acesas seis runas como moito. Apaga unha que estea soa na súa cela.
    }
alakazoo-coach-end = { $sprint ->
    [yes] { $left ->
        [0] Esta é a túa última quenda: só conta o que haxa no teu Portal.
       *[other] Despois quédache unha quenda: só conta o que haxa no teu Portal.
    }
   *[no] A novena cela acaba a partida e dá un punto.
 } Despois, cada fila ou columna chea con tres cartas dunha criatura, ou de tres distintas, dá un punto máis.

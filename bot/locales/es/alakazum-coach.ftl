# Lo que dice la guía a quien juega a Alakazum! por primera vez: dos frases cortas como mucho, en su propia mano.

alakazum-coach-goal = { $sprint ->
    [yes] **Tras { $rounds } rondas gana quien tenga en su equipo más ★ de una cultura, la que sea.** Con ocho puedes ganar en el acto, con un Alakazum.
   *[no] **Ocho ★ de una misma cultura ganan**, la de tu primer personaje u otra: entonces puedes conjurar el Alakazum contra un enemigo. Cada turno buscas compañía en el bosque y haces una sola cosa.
 }
alakazum-coach-fighter = Este personaje te corta el paso y hay que luchar. Ganas con más ⚔; si empatas, pierdes.
alakazum-coach-helper = Un personaje sociable 🤝 suma su ⚔ y no arriesga nada. Di que sí, salvo que ya tengas el combate ganado.
alakazum-coach-forest-potion = Las pociones suman su ⚔ en este combate; si empatas, pierdes. Si ya llevas ventaja, guárdalas para después.
alakazum-coach-potion = Las pociones van por turnos hasta que ambas partes pasan. Quien ataca necesita más ⚔; el empate es de quien defiende.
alakazum-coach-die = Si la tirada supera la 🛡, quien ha perdido se une a tu equipo. Una poción de dado suma a la tirada.
alakazum-coach-rob = Una poción de robo se lleva la poción que se acaba de jugar. Sin ella, la tirada se queda como está.
alakazum-coach-give = Una trampa se lleva parte de tu mano, pero tú eliges para quién. A quien vaya muy por detrás, dale lo que menos falta te hace.
alakazum-coach-trick = O media mano va a tus rivales, o se va un personaje. Los personajes traen las ★ con las que se gana.
alakazum-coach-santa = El regalo puede explotarle a quien lo tenga al final. Pásaselo a quien esté más cerca de ganar.
alakazum-coach-lose = Este personaje va al cementerio y, si algún día vuelve, empieza de nuevo en el nivel A. Entrega el que menos aporte a tu mejor cultura.
alakazum-coach-action = Ahora puedes hacer **una** cosa, o nada. Para ganar un combate necesitas más ⚔; «+2?» es lo que puede añadir el rival.
alakazum-coach-near = Tienes { $needed } ★: después de esto puedes conjurar un Alakazum, **que gana la partida** si vence al enemigo.
alakazum-coach-threat = Un rival tiene { $needed } ★ y puede ganar en su próximo turno. Si puedes, quítale un personaje.
alakazum-coach-market = Enseña una carta: su número 🧺 dice cuántas cartas te llevas del mercado. La enseñada se queda allí, así que elige una que no te duela; guárdate siempre algún sombrero y alguna poción.
alakazum-coach-object = Una comida sube al nivel C a la vez a todos tus personajes de una cultura. Una escoba te asegura uno para siempre.
alakazum-coach-rivals = Busca un personaje rival con menos ⚔ que el tuyo. Si pierdes o empatas, ese rival puede llevarse al tuyo.
alakazum-coach-magic = Los hechizos cuestan energía: los sombreros de tu mano y uno por cada ✨ de tu equipo. Lo que no puedes pagar está abajo, con el motivo.
alakazum-coach-voodoo = Un rival va a actuar. Solo lo para un muñeco de vudú, y en el juego hay dos: si no tienes, deja que pase.
alakazum-coach-pay = Los sombreros pagan hechizos, y lo que pagas de más se pierde. Usa el más bajo que baste.
alakazum-coach-witch = Estas cartas te salen gratis. Las pociones ganan combates, los sombreros pagan magia, los objetos suman ★ al final.
alakazum-coach-forest = Te quedas con una y devuelves las demás como quieras. Lo que dejes encima es lo que se encontrará quien juegue después.
alakazum-coach-alakazum = **Así se gana:** elige la cultura y luego un enemigo. Con más ★ que él ganas al momento; si no, pierdes un personaje.
alakazum-coach-enemy = Enseña primero las cartas con ★, que no se gastan. Luego elige un enemigo: el tablero dice qué números siguen boca abajo.
alakazum-coach-ball = Puedes seguir o quedarte con lo que hay a la vista. Un personaje o una trampa lo manda todo al mercado.
alakazum-coach-recovery = Tu personaje ha perdido y volvería a empezar en el nivel A. Una poción de recuperación lo deja tal como está.
alakazum-coach-thanksgiving = Cada cual pasa una carta a la izquierda y recibe otra por la derecha. Da lo que menos falta te haga.

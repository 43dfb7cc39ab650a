# Alakazum!: cómo se juega, una página cada vez. Cabe en un móvil; las reglas enteras están en docs/rules/alakazum.md.

alakazum-rules-1 =
    Eres una bruja con un equipo de personajes de las culturas de la península ibérica. Las tradiciones estadounidenses nos invaden, y tú vas a echar a una.

    Reúne **8 ★ (puntos de cultura) o más de una misma cultura**, conjura un **Alakazum** y destapa uno de los 👹 enemigos finales. Si tienes **más puntos** que el enemigo (igualar no basta), ganas al momento.

    🟧 VAL valenciano · 🟨 CAT catalán · 🟦 GAL gallego · 🟥 EUS vasco · 🟩 AND andaluz · 🌈 multicolor, que vale para todas las culturas

    Enemigos: Black Friday 7, Fast Food 8, Halloween 9, Santa Claus 13 y, con dos o cinco jugadores, Saint Valentine (9 con dos, 7 con cinco).
    .title = El objetivo
alakazum-rules-2 =
    {""}**Los personajes** están a la vista en tu equipo. Cada uno tiene un nivel A, B o C, y según el nivel: ⚔ combate, ★ estrellas de su cultura y 🛡 resistencia a la hipnosis. Si su combate es un 🎲, se tira en cada combate.

    {""}**Las cartas de mano** son tu secreto: sombreros (🎩 puntos de energía), pociones, objetos, muñecos de vudú. Pulsa **Mi mano** para ver las tuyas; nadie más puede.

    {""}**Carácter**
    🤝 sociable: suma su ⚔ al de los suyos en combate
    💰 ahorrador: al empezar tu turno te da una carta del mercado
    ✨ muy mágico: una energía para cada hechizo, una y otra vez

    Empiezas con tres cartas de mano y un personaje inicial. En el reparto, los personajes y las trampas se cambian por otras cartas; empieza quien cambió más (los empates se sortean). Tu último personaje no lo puedes perder nunca.
    .title = Las cartas
alakazum-rules-3 =
    {""}**1 Explorar el bosque** (siempre). Tomas tantas cartas de bosque como personajes tienes. Las cartas de mano van a tu mano sin enseñarse. Un personaje 🧙 o una trampa te hace parar: hay que hacerle frente.

    {""}**2 Una acción** (si quieres): ir al mercado, dar un objeto, luchar contra un personaje rival o hacer magia. La anuncias, y cualquier rival puede pararla con un muñeco de vudú.

    {""}**3 Alakazum** (si tienes 8 ★ de una misma cultura y te atreves).
    .title = Tu turno
alakazum-rules-4 =
    Un personaje del bosque busca pelea. Elige quién lucha y, si quieres, alguien sociable 🤝 que ayude; puedes añadir pociones de combate.

    {""}**¿Más ⚔ que él?** El tuyo sube un nivel y tiras un dado 🎲. Si sacas más que su 🛡, se te une en el nivel A; las pociones de dado ayudan. Si no, va al cementerio ⚰.

    {""}**¿Igual o menos?** (Empatar no basta.) Vuelve al bosque, y el tuyo va al cementerio, salvo que sea el único que tienes o vaya en escoba.
    .title = Combates en el bosque
alakazum-rules-5 =
    Nombra un personaje rival y uno tuyo. A quien solo tiene un personaje no se le puede atacar. Cada bando puede añadir a alguien sociable que ayude.

    Luego los dos bandos se turnan: una poción de combate, una de robo, o pasar. Cuando se pasa dos veces seguidas, se resuelve.

    {""}**Si gana el ataque:** el personaje atacante sube un nivel y quien lo lleva tira un dado 🎲 contra la 🛡 del otro.
    {""}**Si no, también con empate:** sube el personaje *defensor*, y quien lo lleva tira contra la 🛡 del atacante.

    Si la tirada supera la resistencia, el personaje cambia de equipo con su nivel. Quien tira puede sumar pociones de dado, una a una, y el otro bando puede quitárselas. Un último personaje, o uno en escoba, no cambia nunca.
    .title = Combates con rivales
alakazum-rules-6 =
    {""}**Mercado** 🧺: enseña una carta con el número n, llévate las n cartas de encima del mercado y deja la tuya arriba. Las cartas usadas también van allí, y cualquiera puede mirar el mercado.

    {""}**Las comidas** suben al nivel C a todos tus personajes de una de dos culturas, pero no a los multicolor 🌈. **La escoba** va bajo un personaje, que ya no se va nunca.

    {""}**Los objetos culturales** (★ 2) y **los amuletos** (★ 1) suman en un Alakazum y no se gastan.

    {""}**Las pociones** luchan; **la poción de robo** se lleva la que el otro bando acaba de jugar.

    {""}**Los muñecos de vudú** anulan una acción o un Alakazum rival. En el juego hay dos.
    .title = Mercado y cartas de mano
alakazum-rules-7 =
    Paga primero con la energía de quien es ✨ muy mágico y luego con sombreros; lo que sobra se pierde.

    0 **Bruja desgraciada**: si todos tus rivales (con cinco jugadores bastan tres) tienen más personajes que tú, llévate dos cartas cualesquiera del mercado
    1 **Entrenamiento**: un personaje tuyo sube un nivel
    2 **Videncia**: mira en secreto un enemigo boca abajo
    3 **Magia del bosque**: mira seis cartas del bosque, quédate con una y devuelve las demás en cualquier orden; si te quedas con un personaje o una trampa, hay que hacerle frente
    3 **Levitación**: cambia un personaje tuyo por otro por debajo del nivel C, de un rival o del cementerio
    4 **Revivir**: un personaje del cementerio se te une en el nivel A
    4 **Déjà vú**: dos acciones seguidas, pero no otro Déjà vú
    .title = La magia
alakazum-rules-8 =
    {""}**El descuento de Black Friday**: regala media mano a tus rivales, redondeando hacia abajo, como quieras.
    {""}**El truco o trato de Halloween**: lo mismo, o manda un personaje tuyo al cementerio.
    {""}**El regalo de Santa Claus**: tira. Con 1 o 2 explota y pierdes un personaje; con 3 o más le pasas el regalo a cualquier rival, que tira a su vez.

    Lo que no puedes pagar se te perdona: con una carta de mano o ninguna no regalas nada, y tu único personaje se queda, igual que los que van en escoba. En el truco o trato no puedes elegir lo que no te cuesta nada si lo otro cuesta algo.

    Una trampa sale del juego cuando acaba.
    .title = Las trampas
alakazum-rules-9 =
    Elige la cultura, los objetos que enseñas y un enemigo boca abajo; los rivales pueden usar un muñeco; después se destapa el enemigo.

    {""}**Si tienes más ★ que él, ganas.** Si no, uno de los personajes que han participado va al cementerio y el enemigo se queda boca arriba: ya nadie puede ir a por él.

    Si el bosque se queda sin cartas, o todos los enemigos están boca arriba, ganan los invasores, y la clasificación la decide la mejor cultura de cada cual.

    {""}**Sprint**: seis rondas, y después gana el equipo con más ★ de una cultura. Un Alakazum sigue ganando en el acto: ocho puntos y uno por cada ronda que quede.
    .title = Conjurar un Alakazum
alakazum-rules-10 =
    {""}**70 cartas más**, si la mesa se abre con la opción *Alakazum! 2*; las cartas nuevas llevan oscura la esquina superior derecha. Juega antes un par de partidas al juego base.

    {""}**Los castellanos**, de 🟪 CAS, traen una sexta cultura, y las demás también ganan personajes nuevos. Hay seis personajes iniciales. Con cinco jugadores elige primero quien juega en último lugar, y así hacia atrás hasta quien empieza.

    {""}**Armazon** está en la fila de enemigos y es invencible: un Alakazum contra él siempre falla. Cuando solo queda él boca abajo, la partida acaba en el acto y ganan los invasores.

    {""}**Almudena** ◻ va por libre, sin cultura; las comidas no le hacen nada. Puedes enviarla *a ella sola* a un Alakazum: 2, 5 u 8 ★ en los niveles A, B, C. Solo le suman los amuletos, y siguen haciendo falta 8. Si falla va al cementerio, salvo que sea tu único personaje o vaya en escoba.

    {""}**Caldero** 🫕: dos energías para cada hechizo. Si eres quien menos personajes tiene, como con la Bruja desgraciada, lo tomas al empezar tu turno, aunque lo tenga un rival; cuando deja de ser así, lo devuelves.
    .title = Alakazum! 2: la gente
alakazum-rules-11 =
    Como acción, dale una **capa** o un **cetro** a un personaje que no tenga ninguno de los dos: 🧥 con capa tiene 🛡 +1; 🪄 con cetro, ⚔ +1, también ayudando. Se van con él a otro equipo, y al mercado si va al cementerio.

    {""}**Bola de cristal** 🔮: como acción, destapa cartas del bosque, al menos una, y paras cuando quieras: te quedas con las cartas de mano. A un personaje o una trampa hay que hacerle frente, y lo destapado va al mercado. Si hay un muñeco de vudú, sale del juego.

    {""}**Poción de recuperación**: si pierde quien lucha por ti en el bosque, se queda contigo, con su nivel.

    {""}**Cupcakes** 🧁 (trampa): este turno, sin acción.
    {""}**Acción de Gracias** 🦃 (trampa): todo el mundo pasa a la vez una carta de mano a la izquierda.
    .title = Alakazum! 2: las cartas

# Alakazoo: como se xoga, unha páxina cada vez. As regras enteiras están en docs/rules/alakazoo.md.

alakazoo-rules-1 =
    Fas maxia nun torneo. Acende as runas do teu Portal, invoca unha criatura fantástica por partes e conquista o Xurado Máxico.

    Criaturas: 🟥E Emberdrake · 🟨G Goldcrest · 🟩M Mosshorn · 🟦T Tidefin · 🟪V Veilcat · ⬛N Nightfang
    Runas: 🔥 Chama · 🌊 Onda · 🍃 Folla · 💨 Vendaval · 🪨 Pedra · ⭐ Estrela, o comodín

    O teu Portal ten nove celas en tres filas: orella E, cabeza, orella D / garra E, torso, garra D / pata E, rabo, pata D. Cada unha leva dúas runas. Cando as dúas están acesas ●●, pode entrar unha carta desa parte, de calquera criatura.
    .title = O obxectivo
alakazoo-rules-2 =
    Fai unha acción, ou salta a quenda e devolve as túas fichas Escuras.

    🎲 **Tirar**: tira un, dous ou tres dados e resólveos un a un, na orde que queiras. Unha runa acende unha igual do teu taboleiro; se non hai ningunha libre, recibes unha ficha Escura. Unha Estrela acende calquera runa, ou pon unha ficha de Maxia no teu Gardián do castelo.

    🃏 **Cartas**: colle unha columna enteira (despois cada columna recibe unha carta nova; se xa tiña catro, descártanse esas), ou renova algunhas cartas da túa man.

    🧹 **Gardián**: paga unha ficha de Maxia dun oco e usa un poder.
    .title = A túa quenda
alakazoo-rules-3 =
    Por unha ficha de Maxia do teu Gardián:

    {""}**Cambiar unha carta**: descarta unha carta da túa man e colle calquera dunha columna.
    {""}**Coller dunha man**: cambia unha carta da túa man por unha ao chou dun rival, e recibe unha ficha Escura.
    {""}**Cambiar o teu Portal**: cambia unha carta do teu Portal por unha da túa man da mesma parte.
    {""}**Cambiar cun rival**: cambia unha carta do teu Portal pola da mesma parte dun rival, e recibe unha ficha Escura.
    .title = O Gardián do castelo
alakazoo-rules-4 =
    Tras unha acción podes colocar as cartas que queiras en celas acesas; as súas dúas fichas volven á reserva.

    +1 se a carta é da túa propia criatura, +1 se ninguén máis encheu aínda esa parte.

    Ao final da túa quenda: máis de catro cartas na man, ou máis de seis fichas de Maxia no teu taboleiro? Devolve as que sobran e recibe unha ficha Escura.

    Unha ficha Escura ocupa un oco do Gardián; se non hai ningún libre, ocupa o dunha ficha de Maxia. Tres fichas Escuras cústanche a próxima quenda, e nunca recibes a cuarta.
    .title = Colocar e límites
alakazoo-rules-5 =
    Quen enche primeiro a novena cela gaña un punto, e a rolda xógase ata o final. Desde entón un Portal cheo está a salvo: ninguén pode cambiar cartas con el nin coa man de quen o encheu.

    O Xurado Máxico dá despois un punto por cada fila chea e cada columna chea con tres cartas dunha mesma criatura, ou de tres distintas; e un punto se todas as cartas do teu taboleiro son da túa criatura.

    Con máis puntos ca ninguén: ARCANIMUS.

    {""}**A edición anterior** (`magic-helper`) non ten ocos nin deixa saltar a quenda; os seus límites valen en todo momento, e un Axudante camiña polo teu Portal.

    {""}**Sprint**: seis roldas, e despois o Xurado Máxico puntúa o que hai nos Portais.
    .title = O final

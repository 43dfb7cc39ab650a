# Alakazoo: cómo se juega, una página cada vez. Las reglas enteras están en docs/rules/alakazoo.md.

alakazoo-rules-1 =
    Compites en un torneo de magia. Enciende las runas de tu Portal, invoca una criatura fantástica por partes y conquista al Jurado Mágico.

    Criaturas: 🟥E Emberdrake · 🟨G Goldcrest · 🟩M Mosshorn · 🟦T Tidefin · 🟪V Veilcat · ⬛N Nightfang
    Runas: 🔥 Llama · 🌊 Ola · 🍃 Hoja · 💨 Vendaval · 🪨 Piedra · ⭐ Estrella, el comodín

    Tu Portal tiene nueve casillas en tres filas: oreja I, cabeza, oreja D / garra I, torso, garra D / pata I, cola, pata D. Cada una lleva dos runas. Cuando las dos están encendidas ●●, puede entrar una carta de esa parte, de cualquier criatura.
    .title = El objetivo
alakazoo-rules-2 =
    Haz una acción, o sáltate el turno y devuelve tus fichas Oscuras.

    🎲 **Tirar** uno, dos o tres dados y resolverlos uno a uno, en el orden que quieras. Una runa enciende una igual de tu tablero; si no hay ninguna libre, recibes una ficha Oscura. Una Estrella enciende cualquier runa, o pone una ficha de Magia en tu Guardián del castillo.

    🃏 **Cartas**: toma una columna entera (luego cada columna recibe una carta nueva; si ya tenía cuatro, esas se descartan), o renueva algunas cartas de tu mano.

    🧹 **Guardián**: paga una ficha de Magia de un hueco y usa un poder.
    .title = Tu turno
alakazoo-rules-3 =
    Por una ficha de Magia de tu Guardián:

    {""}**Cambiar una carta**: descarta una carta de tu mano y toma cualquiera de una columna.
    {""}**Tomar de una mano**: cambia una carta de tu mano por una al azar de un rival, y recibe una ficha Oscura.
    {""}**Cambiar tu Portal**: cambia una carta de tu Portal por una de tu mano de la misma parte.
    {""}**Cambiar con un rival**: cambia una carta de tu Portal por la de un rival de la misma parte, y recibe una ficha Oscura.
    .title = El Guardián del castillo
alakazoo-rules-4 =
    Tras una acción puedes colocar las cartas que quieras en casillas encendidas; sus dos fichas vuelven a la reserva.

    +1 si la carta es de tu propia criatura, +1 si nadie más ha llenado aún esa parte.

    Al final de tu turno: ¿más de cuatro cartas en la mano, o más de seis fichas de Magia en tu tablero? Devuelve las que sobran y recibe una ficha Oscura.

    Una ficha Oscura ocupa un hueco del Guardián; si no hay ninguno libre, ocupa el de una ficha de Magia. Tres fichas Oscuras te cuestan el próximo turno, y nunca recibes la cuarta.
    .title = Colocar y límites
alakazoo-rules-5 =
    Quien llena primero la novena casilla gana un punto, y la ronda se juega hasta el final. Desde entonces un Portal lleno está a salvo: nadie puede cambiar cartas con él ni con la mano de quien lo llenó.

    El Jurado Mágico da después un punto por cada fila llena y cada columna llena cuyas tres cartas sean de una misma criatura, o de tres distintas; y un punto si todas las cartas de tu tablero son de su propia criatura.

    Quien tenga más puntos es ARCANIMUS.

    {""}**La edición anterior** (`magic-helper`) no tiene huecos ni deja saltarse el turno; sus límites valen en todo momento, y un Ayudante camina por tu Portal.

    {""}**Sprint**: seis rondas, y después el Jurado Mágico puntúa lo que hay en los Portales.
    .title = El final

# Alakazam!: cómo se juega, una página cada vez. Las reglas enteras están en docs/rules/alakazam.md.

alakazam-rules-1 =
    Un bazar de dados. Las cartas piden dados que casen; todo el mundo cambia y regatea a la vez, y al final de la ronda cada carta que tengas da puntos si tus dados la cumplen, y los quita si no.

    Cada cual tiene seis dados de un color, y los blancos no son de nadie: 🟧O naranja, 🟨Y amarillo, 🟦B azul, 🟩G verde, ⬛K negro, ⬜W blanco. **🟧 O4** es un dado naranja con un cuatro.

    La partida acaba cuando alguien pasa de 30 puntos al final de una ronda, y gana quien tenga más.
    .title = El objetivo
alakazam-rules-2 =
    {""}**1 Preparar.** Cada cual pasa dos dados a cada lado, así que empiezas con dos tuyos y dos de cada lado. Con dos jugadores, el centro hace de segundo lado. Los dados blancos se tiran al centro; al lado hay dos cartas por persona.

    {""}**2 Mirar.** Mira qué hay y pulsa **Ya he mirado**.

    {""}**3 Regatear.** Se tiran todos los dados, y se regatea a la vez hasta que acabe todo el mundo.

    {""}**4 Puntuar.** Luego todo vuelve a su sitio y empieza otra ronda.
    .title = Una ronda
alakazam-rules-3 =
    En **Mi mano**, tantas veces como quieras (40 tratos por ronda, uno por segundo):

    {""}**Cambia** un dado por uno del centro; los dos conservan su cara.
    {""}**Toma una carta** del centro, o **devuelve** una.
    {""}**Ofrece** de uno a tres dados a alguien, o a todo el mundo, por entre uno y tres de los suyos: dados concretos, «cualquier azul» o «cualquier 6». Marca un dado **Con otra tirada**, y quien lo reciba podrá volver a tirarlo una vez.

    Cada dado que ofreces queda bloqueado 🔒 hasta que haya respuesta. Quien recibe la oferta pulsa **Aceptar**, **Rechazar** o **Contraoferta**; a los 45 segundos (12 horas sin prisa) caduca. Siempre tendrás entre 3 y 9 dados.
    .title = El regateo
alakazam-rules-4 =
    Pulsa **He acabado** cuando te parezca bien; si sigues regateando, se deshace. Cuando solo falta una persona, le queda un minuto (sin prisa, 4 horas). Una ronda dura 5 minutos como mucho (sin prisa, 24 horas). A solas contra la IA no hay límite.

    Un **Bonus** da sus puntos sin pedir nada, pero quien lo tiene solo puede devolver cartas y pulsar **He acabado**.

    ¿Dos personas van a por el mismo dado o carta? Se lo queda la primera; la otra recibe un aviso y no pierde nada.
    .title = Acabar, y las cartas Bonus
alakazam-rules-5 =
    «3/5/8» son los puntos por cuatro, cinco o seis dados que encajan. Un mismo dado vale para todas las cartas.

    {""}**Números**: Escalera, cuatro o más seguidos · Unos/Seises y parecidas, cuatro o más de uno de ellos · Doble trío, 3 y 3 · 29 o más, con seis dados como mucho · 13 o menos, con seis
    {""}**Colores**: Color, cuatro o más de uno · Caramelo, 3 y 3 · Tricolor, 2, 2 y 2 · Pirámide, 3, 2 y 1 · Arcoíris, cuatro o más (no con dos jugadores) · Lo tuyo y lo suyo, solo blanco y un color que no sea el tuyo
    {""}**Ambas cosas**: Full, 4 y 2, cada grupo de un color o número · No tengo ná, 10 puntos si tus dados no cumplen ningún otro objetivo que alguien tenga

    Un objetivo fallado quita su valor más bajo.
    .title = Las cartas
alakazam-rules-6 =
    {""}**Penalización**: cada objetivo fallado quita 3.
    {""}**Cartas extra**: nueve más, entre ellas Bonus por objetivos.
    {""}**Boca abajo**: tomas cartas sin verlas antes, y nadie ve las tuyas hasta puntuar.
    {""}**Mercado**: tres cartas a la vista, el resto es un mazo.
    {""}**Tres rondas**, con los puntos que sean. **Sprint**: dos.

    Con un reloj **sin prisa** cada trato espera a una campana, cada 20 segundos: primero devoluciones, luego respuestas, tiradas, cartas y cambios, y al final ofertas nuevas.
    .title = Variantes

# Lo que dice la guía a quien juega a Alakazam! por primera vez: dos frases cortas como mucho, en su propia mano.

alakazam-coach-goal = { $rounds ->
    [2] **Gana quien tenga más puntos tras dos rondas.** Los consigues con las cartas que tienes y tus dados cumplen.
    [3] **Gana quien tenga más puntos tras tres rondas.** Los consigues con las cartas que tienes y tus dados cumplen.
   *[other] **La partida acaba cuando alguien pasa de { $target } puntos, y gana quien tenga más.** Los consigues con las cartas que tienes y tus dados cumplen.
 }
alakazam-coach-trade = Cambia un dado con el centro, u ofréceselo a un rival, hasta que tus dados cumplan una carta de allí. Entonces toma la carta: puntúa al final de la ronda.
alakazam-coach-holding = Una carta que tus dados cumplen puntúa al final de la ronda. La que no cumplen quita puntos: cambia dados para cumplirla, o devuélvela.
alakazam-coach-bonus = Un Bonus puntúa con cualquier dado, pero ahora solo puedes devolver cartas. Devuelve las que te quiten puntos y pulsa **He acabado**.
alakazam-coach-swap = Da el dado que menos falta hace a tus cartas, por uno que necesiten. Los dos conservan su número.
alakazam-coach-take = ✅ quiere decir que tus dados la cumplen ahora. Una carta que no cumplas al final de la ronda quita puntos.
alakazam-coach-return = Devolver una carta no cuesta nada. La que no puedas cumplir está mejor en el centro.
alakazam-coach-reroll = Quien te dio este dado te deja volver a tirarlo una vez. Hazlo si su número no te sirve.
alakazam-coach-offering = Ofreces dados por dados; las cartas no se cambian. Funciona mejor si lo que das también ayuda a la otra persona.
alakazam-coach-wanting = Di qué dados quieres a cambio: unos concretos, cualquiera de un color, o cualquiera de un número.
alakazam-coach-offer = Alguien quiere un trato: la línea dice qué te aportaría. Rechazar no cuesta nada.
alakazam-coach-done = Has acabado, pero puedes seguir hasta que acabe todo el mundo. Si haces algo, vuelves a la ronda.

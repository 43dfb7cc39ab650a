# O que lle di a guía a quen xoga a Alakazam! por primeira vez: dúas frases curtas como moito, na súa propia man.

alakazam-coach-goal = { $rounds ->
    [2] **Gaña quen teña máis puntos tras dúas roldas.** Levas { $points }; consegues máis tendo cartas que os teus dados cumpran.
    [3] **Gaña quen teña máis puntos tras tres roldas.** Levas { $points }; consegues máis tendo cartas que os teus dados cumpran.
   *[other] **Gaña quen ten máis puntos cando alguén pasa de { $target }.** Levas { $points }; consegues máis tendo cartas que os teus dados cumpran.
 }
alakazam-coach-look = As cartas do centro din que dados queren. Os dados tíranse cando todo o mundo prema **Xa mirei**.
alakazam-coach-trade = Cambia un dado co centro, ou ofrécello a un rival, ata que os teus dados cumpran unha carta de alí. Entón colle a carta: puntúa ao final da rolda.
alakazam-coach-met = Os teus dados xa cumpren **{ $card }**, que vale { $points }. Preme **Coller unha carta** antes de que alguén se che adiante.
alakazam-coach-holding = Os teus dados cumpren unha carta que tes, así que vai puntuar. Busca unha segunda carta, ou preme **Acabei**.
alakazam-coach-bonus = Un Bonus puntúa con calquera dado, pero agora só podes devolver cartas. Devolve as que che quiten puntos e preme **Acabei**.
alakazam-coach-missed = Os teus dados non cumpren agora **{ $card }**, así que che custaría puntos. Cambia dados para cumprila, ou devólvea.
alakazam-coach-swap = Dá o dado que menos falta lles fai ás túas cartas, por un que necesiten. Os dous conservan o seu número.
alakazam-coach-take = ✅ quere dicir que os teus dados a cumpren agora. Unha carta que non cumpras ao final da rolda quita puntos.
alakazam-coach-return = Devolver unha carta non custa nada. Se non a podes cumprir, devólvea.
alakazam-coach-reroll = Quen che deu este dado déixache volver tiralo unha vez. Faino se o seu número non che serve.
alakazam-coach-offering = Ofreces dados por dados. Funciona mellor se o que dás tamén lle axuda á outra persoa.
alakazam-coach-wanting = Di que dados queres a cambio. Uns concretos, calquera dunha cor, ou calquera dun número.
alakazam-coach-offer = Alguén quere un trato: a liña di canto gañarías. Rexeitar non custa nada.
alakazam-coach-done = Acabaches, pero ata que acabe todo o mundo podes seguir. Calquera cousa que fagas desfaino.

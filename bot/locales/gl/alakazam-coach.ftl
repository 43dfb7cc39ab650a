# O que lle di a guía a quen xoga a Alakazam! por primeira vez: dúas frases curtas como moito, na súa propia man.

alakazam-coach-goal = { $rounds ->
    [2] **Gaña quen teña máis puntos tras dúas roldas.** Conséguelos coas cartas que tes e os teus dados cumpren.
    [3] **Gaña quen teña máis puntos tras tres roldas.** Conséguelos coas cartas que tes e os teus dados cumpren.
   *[other] **Gaña quen ten máis puntos cando alguén pasa de { $target }.** Conséguelos coas cartas que tes e os teus dados cumpren.
 }
alakazam-coach-trade = Cambia un dado co centro, ou ofrécello a un rival, ata que os teus dados cumpran unha carta de alí. Entón colle a carta: puntúa ao final da rolda.
alakazam-coach-holding = Unha carta que os teus dados cumpren puntúa ao final da rolda. A que non cumpren quita puntos: cambia dados para cumprila, ou devólvea.
alakazam-coach-bonus = Un Bonus puntúa con calquera dado, pero agora só podes devolver cartas. Devolve as que che quiten puntos e preme **Acabei**.
alakazam-coach-swap = Dá o dado que menos falta lles fai ás túas cartas, por un que necesiten. Os dous conservan o seu número.
alakazam-coach-take = ✅ quere dicir que os teus dados a cumpren agora. Unha carta que non cumpras ao final da rolda quita puntos.
alakazam-coach-return = Devolver unha carta non custa nada. Se non a podes cumprir, devólvea.
alakazam-coach-reroll = Quen che deu este dado déixache volver tiralo unha vez. Faino se o seu número non che serve.
alakazam-coach-offering = Ofreces dados por dados; as cartas non se cambian. Funciona mellor se o que dás tamén lle axuda á outra persoa.
alakazam-coach-wanting = Di que dados queres a cambio. Uns concretos, calquera dunha cor, ou calquera dun número.
alakazam-coach-offer = Alguén quere un trato: a liña di canto gañarías. Rexeitar non custa nada.
alakazam-coach-done = Acabaches, pero podes seguir ata que acabe todo o mundo. Se fas algo, volves ao regateo.

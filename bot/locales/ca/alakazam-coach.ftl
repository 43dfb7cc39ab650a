# El que diu la guia a qui juga a Alakazam! per primera vegada: dos frases curtes com a màxim, en la seua mà.

alakazam-coach-goal = { $rounds ->
    [2] **Guanya qui té més punts després de dos rondes.** En guanyes amb les cartes que tens i els teus daus complixen.
    [3] **Guanya qui té més punts després de tres rondes.** En guanyes amb les cartes que tens i els teus daus complixen.
   *[other] **La partida s'acaba quan algú passa de { $target }, i guanya qui té més punts.** En guanyes amb les cartes que tens i els teus daus complixen.
 }
alakazam-coach-trade = Canvia un dau amb el centre, o oferix-ne un a un rival, fins que els teus daus complisquen una carta d'allí. Llavors agafa-la: puntua quan s'acaba la ronda.
alakazam-coach-holding = Una carta que els teus daus complixen puntua quan s'acaba la ronda. La que no complixen costa punts: canvia daus per a complir-la, o torna-la.
alakazam-coach-bonus = Un Bonus puntua amb els daus que siga, però ara només pots tornar cartes. Torna les que et llevarien punts i prem **He acabat**.
alakazam-coach-swap = Dona el dau que menys necessiten les teues cartes per un que necessiten. Tots dos conserven el seu número.
alakazam-coach-take = ✅ vol dir que ara els teus daus complixen la carta. Una carta sense complir costa punts quan s'acaba la ronda.
alakazam-coach-return = Tornar una carta no costa res. Si no la pots complir, deixa-la en el centre.
alakazam-coach-reroll = Qui et va donar este dau et deixa tornar-lo a tirar una vegada. Fes-ho si el seu número no et servix de res.
alakazam-coach-offering = Oferixes daus per daus; les cartes no es canvien. Funciona millor si el que dones també ajuda l'altra persona.
alakazam-coach-wanting = Digues quins daus vols a canvi. Uns de concrets, qualsevol d'un color o qualsevol d'un número.
alakazam-coach-offer = Algú vol fer un tracte: la línia diu què hi guanyaries. Rebutjar no costa res.
alakazam-coach-done = Has acabat, però fins que acabe tothom pots continuar. Qualsevol cosa que faces et torna al regateig.

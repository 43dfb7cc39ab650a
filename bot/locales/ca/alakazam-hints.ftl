# El que aconsella una IA en Alakazam!, i per què, en una línia en la mà de qui ho demana.

alakazam-hint-look = Prem «A punt»: no hi ha res a decidir abans que es tiren els daus.
alakazam-hint-wait = Espera: res del que pots fer ara dona punts.
alakazam-hint-offered = Espera: la teua oferta està oberta, i ara cap altra cosa et dona més.
alakazam-hint-is-done = Deixa-ho així: cap canvi, carta ni oferta et donaria més ara.
alakazam-hint-back = Fes un pas arrere: ara hi ha una altra cosa que val més.
alakazam-hint-done = Prem «He acabat»: cap canvi, carta ni oferta et donaria més ara.
alakazam-hint-swap = Canvia { $out } per { $into }: obri més maneres de puntuar.
alakazam-hint-swap-met = Canvia { $out } per { $into }: així els teus daus complixen { $card }, que val { $points }.
alakazam-hint-swap-nearer = Canvia { $out } per { $into }: { $missing ->
    [0] així ja no et falta cap dau
    [one] així et falta un dau
   *[other] així et falten { $missing } daus
 } per a { $card }.
alakazam-hint-swap-safe = Canvia { $out } per { $into }: així { $cards } no { $count ->
    [one] pot
   *[other] poden
 } espatlar { $nuttin }.
alakazam-hint-take = { $points ->
    [0] Agafa { $card }: estàs prou a prop per a intentar-ho.
   *[other] Agafa { $card }: els teus daus ja la complixen, i ara val { $points }.
 }
alakazam-hint-take-bonus = Agafa { $card }: puntua sense daus, i no et queda res millor a fer.
alakazam-hint-take-unseen = Agafa una carta: en la teua mà n'hi cap una més.
alakazam-hint-return = Torna { $card }: no la complixes. Sense ella la ronda et dona { $then }; amb ella, { $now }.
alakazam-hint-return-spoils = Torna { $card }: els teus daus la complixen, i això espatla { $nuttin }.
alakazam-hint-return-any = Torna una carta que no complisques.
alakazam-hint-reroll = Torna a tirar { $die }: de mitjana, millora.
alakazam-hint-offer = Oferix { $given } a { $to } per { $wanted }: vos va bé.
alakazam-hint-offer-met = Oferix { $given } a { $to } per { $wanted }: així els teus daus complixen { $card }, que val { $points }.
alakazam-hint-offer-nearer = Oferix { $given } a { $to } per { $wanted }: { $missing ->
    [0] així ja no et falta cap dau
    [one] així et falta un dau
   *[other] així et falten { $missing } daus
 } per a { $card }.
alakazam-hint-offer-safe = Oferix { $given } a { $to } per { $wanted }: així { $cards } no { $count ->
    [one] pot
   *[other] poden
 } espatlar { $nuttin }.
alakazam-hint-pick = Dona { $dice }: és el que menys falta et fa.
alakazam-hint-accept = Accepta l'oferta que et fa { $who }: ajuda les teues cartes.
alakazam-hint-accept-better = Accepta l'oferta que et fa { $who }: amb ella les teues cartes donen { $then }; sense ella, { $now }.
alakazam-hint-accept-no-better = Accepta l'oferta que et fa { $who }: obri més maneres de puntuar (les teues cartes: { $then } amb ella, { $now } sense).
alakazam-hint-decline = Rebutja l'oferta que et fa { $who }: t'ajuda massa poc.
alakazam-hint-decline-better = Rebutja l'oferta: les teues cartes donarien { $then } en lloc de { $now }, però { $who } hi guanya molt més.
alakazam-hint-decline-no-better = Rebutja l'oferta que et fa { $who }: les teues cartes donen { $now } ara, i { $then } amb ella.
alakazam-hint-counter = Fes-li una contraoferta a { $who }: hi ha un tracte que vos va bé.

# O que aconsella unha IA en Alakazam!, e por que, nunha liña na man de quen o pide.

alakazam-hint-look = Preme «Xa mirei»: non hai nada que decidir antes de que se tiren os dados.
alakazam-hint-wait = Agarda: nada do que podes facer agora che dá máis puntos.
alakazam-hint-offered = Agarda: a túa oferta segue aberta, e agora nada dá máis.
alakazam-hint-is-done = Déixao así: ningún cambio, carta ou oferta che daría agora máis.
alakazam-hint-back = Dá un paso atrás: agora hai algo que vale máis.
alakazam-hint-done = Preme Acabei: ningún cambio, carta ou oferta che daría agora máis.
alakazam-hint-swap = Cambia { $out } por { $into }: abre máis maneiras de puntuar.
alakazam-hint-swap-met = Cambia { $out } por { $into }: así os teus dados cumpren { $card }, que vale { $points }.
alakazam-hint-swap-nearer = Cambia { $out } por { $into }: { $missing ->
    [0] así xa non falta ningún dado
    [one] así só falta un dado
   *[other] así só faltan { $missing } dados
 } para { $card }.
alakazam-hint-swap-safe = Cambia { $out } por { $into }: así { $cards } non { $count ->
    [one] pode
   *[other] poden
 } estragar { $nuttin }.
alakazam-hint-take = { $points ->
    [0] Colle «{ $card }»: estás preto dabondo para intentalo.
   *[other] Colle «{ $card }»: xa cumpres esa carta, e agora vale { $points }.
 }
alakazam-hint-take-bonus = Colle «{ $card }»: puntúa sen dados, e non che queda nada mellor que facer.
alakazam-hint-take-unseen = Colle unha carta: na túa man cabe outra.
alakazam-hint-return = Devolve «{ $card }», que non cumpres: sen esa carta a rolda dáche { $then }; con ela, { $now }.
alakazam-hint-return-spoils = Devolve «{ $card }»: cumpres esa carta, e iso estraga «{ $nuttin }».
alakazam-hint-return-any = Devolve unha carta que non cumpras.
alakazam-hint-reroll = Volve tirar { $die }: de media, mellora.
alakazam-hint-offer = Ofrécelle a { $to } { $given } por { $wanted }: axuda a ambas as partes.
alakazam-hint-offer-met = Ofrécelle a { $to } { $given } por { $wanted }: así os teus dados cumprirían { $card }, que vale { $points }.
alakazam-hint-offer-nearer = Ofrécelle a { $to } { $given } por { $wanted }: { $missing ->
    [0] así xa non falta ningún dado
    [one] así só falta un dado
   *[other] así só faltan { $missing } dados
 } para { $card }.
alakazam-hint-offer-safe = Ofrécelle a { $to } { $given } por { $wanted }: así { $cards } non { $count ->
    [one] pode
   *[other] poden
 } estragar { $nuttin }.
alakazam-hint-pick = Dá { $dice }: é o que menos falta che fai.
alakazam-hint-accept = Acepta a oferta de { $who }: axúdalles ás túas cartas.
alakazam-hint-accept-better = Acepta a oferta de { $who }: con ela as túas cartas dan { $then }; agora, { $now }.
alakazam-hint-accept-no-better = Acepta a oferta de { $who }: abre máis maneiras de puntuar (as túas cartas: { $then } con ela, { $now } sen ela).
alakazam-hint-decline = Rexeita a oferta de { $who }: axúdache demasiado pouco.
alakazam-hint-decline-better = Rexeita a oferta de { $who }: as túas cartas darían { $then } en vez de { $now }, pero a { $who } axúdalle moito máis.
alakazam-hint-decline-no-better = Rexeita a oferta de { $who }: con ela as túas cartas non dan máis (agora { $now }, despois { $then }).
alakazam-hint-counter = Contéstalle a { $who } cunha contraoferta: hai un trato que axuda a ambas as partes.

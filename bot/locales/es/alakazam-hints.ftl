# Lo que aconseja una IA en Alakazam!, y por qué, en una línea en la mano de quien lo pide.

alakazam-hint-look = Pulsa «Ya he mirado»: no hay nada que decidir antes de que se tiren los dados.
alakazam-hint-wait = Espera: ahora no puedes sumar nada.
alakazam-hint-offered = Espera: tu oferta sigue abierta, y ahora no hay nada mejor.
alakazam-hint-is-done = Déjalo así: ningún cambio, carta u oferta te daría más ahora.
alakazam-hint-back = Vuelve atrás: ahora hay algo que vale más.
alakazam-hint-done = Pulsa He acabado: ningún cambio, carta u oferta te daría más ahora.
alakazam-hint-swap = Cambia { $out } por { $into }: abre más maneras de puntuar.
alakazam-hint-swap-met = Cambia { $out } por { $into }: así cumples «{ $card }», de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
alakazam-hint-swap-nearer = Cambia { $out } por { $into }: { $missing ->
    [one] así solo falta un dado
   *[other] así solo faltan { $missing } dados
 } para «{ $card }».
alakazam-hint-swap-safe = Cambia { $out } por { $into }: así { $cards } no { $count ->
    [one] puede
   *[other] pueden
 } estropear «{ $nuttin }».
alakazam-hint-take = { $points ->
    [0] Toma «{ $card }»: te falta tan poco que vale la pena intentarlo.
    [one] Toma «{ $card }»: tus dados la cumplen y da 1 punto.
   *[other] Toma «{ $card }»: tus dados la cumplen y da { $points } puntos.
 }
alakazam-hint-take-bonus = Toma «{ $card }»: puntúa sin dados, y no te queda nada mejor que hacer.
alakazam-hint-take-unseen = Toma una carta: en tu mano cabe otra.
alakazam-hint-return = Devuelve «{ $card }»: no la cumples. Sin ella la ronda te da { $then }; con ella, { $now }.
alakazam-hint-return-spoils = Devuelve «{ $card }»: tus dados la cumplen, y eso estropea «{ $nuttin }».
alakazam-hint-return-any = Devuelve una carta que no cumplas.
alakazam-hint-reroll = Vuelve a tirar { $die }: de media, mejora.
alakazam-hint-offer = Ofrece a { $to } { $given } por { $wanted }: os viene bien.
alakazam-hint-offer-met = Ofrece a { $to } { $given } por { $wanted }: así cumples «{ $card }», de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
alakazam-hint-offer-nearer = Ofrece a { $to } { $given } por { $wanted }: { $missing ->
    [one] así solo falta un dado
   *[other] así solo faltan { $missing } dados
 } para «{ $card }».
alakazam-hint-offer-safe = Ofrece a { $to } { $given } por { $wanted }: así { $cards } no { $count ->
    [one] puede
   *[other] pueden
 } estropear «{ $nuttin }».
alakazam-hint-pick = Da { $dice }: es lo que menos falta te hace.
alakazam-hint-accept = Acepta la oferta de { $who }: ayuda a tus cartas.
alakazam-hint-accept-better = Acepta la oferta de { $who }: con ella tus cartas dan { $then }; sin ella, { $now }.
alakazam-hint-accept-no-better = Acepta la oferta de { $who }: abre más maneras de puntuar (tus cartas: { $then } con ella, { $now } sin ella).
alakazam-hint-decline = Rechaza la oferta de { $who }: te ayuda demasiado poco.
alakazam-hint-decline-better = Rechaza la oferta de { $who }: tus cartas darían { $then } en vez de { $now }, pero a { $who } le ayuda mucho más.
alakazam-hint-decline-no-better = Rechaza la oferta de { $who }: tus cartas dan { $now } sin ella y { $then } con ella.
alakazam-hint-counter = Contesta a { $who } con una contraoferta: hay un trato que os viene bien.

# Palabras para los signos donde un mensaje se lee en voz alta (modo texto). `number`: signo justo antes de un número.

sign-star = estrellas
    .number = { $number ->
        [one] 1 estrella
       *[other] { $number } estrellas
    }
sign-hand = cartas
    .number = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
sign-cards = cartas:
sign-combat = combate
sign-resistance = resistencia
sign-sociable = sociable
sign-thrifty = ahorrador
sign-magical = muy mágico
sign-broom = en escoba
sign-cape = con capa
sign-sceptre = con cetro
sign-cauldron = caldero
sign-die = dado
sign-hat = de sombreros
sign-market = mercado
sign-forest = bosque
sign-cemetery = cementerio
sign-enemy = enemigos
sign-hidden = oculto
sign-level-a = nivel A
sign-level-b = nivel B
sign-level-c = nivel C
sign-met = se cumple:
sign-unmet = no se cumple:
sign-there = colocada
sign-open = abierta
sign-locked = bloqueado
sign-re-roll = se puede volver a tirar
sign-time = hasta
sign-ai = IA
sign-turn = le toca a:
sign-to = a
sign-swapped = y
sign-endless = sin fin
sign-draft = de momento:
sign-coach = guía:
sign-hint = pista:
sign-careful = ojo:
sign-column-1 = columna 1:
sign-column-2 = columna 2:
sign-column-3 = columna 3:
sign-column-4 = columna 4:
sign-empty = vacío
sign-rune-lit = { $rune } con luz
sign-rune-dark = { $rune } sin luz
sign-barred = ahora no: { $what }

# Palabras para los signos donde un mensaje se lee en voz alta (modo texto). `number`: signo justo antes de un número.

sign-hand = cartas
    .number = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
sign-die = dado
sign-hidden = oculto
    .several = { $count } ocultos
sign-met = se cumple:
sign-unmet = no se cumple:
sign-there = colocada
sign-open = casilla libre
sign-locked = bloqueado
sign-time = plazo:
sign-ai = IA
sign-swapped = y
sign-endless = sin fin
sign-draft = de momento:
sign-coach = guía:
sign-hint = pista:
sign-careful = ojo:
sign-barred = ahora no: { $what }

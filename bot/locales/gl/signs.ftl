# Palabras para os signos onde unha mensaxe se le en voz alta (modo texto). `number`: signo xusto antes dun número.

sign-hand = cartas
    .number = { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
sign-die = dado
sign-hidden = boca abaixo
    .several = { $count } boca abaixo
sign-met = cúmprese:
sign-unmet = non se cumpre:
sign-there = colocada
sign-open = aberta
sign-locked = bloqueado
sign-time = prazo:
sign-ai = IA
sign-swapped = e
sign-endless = sen fin
sign-draft = polo de agora:
sign-coach = guía:
sign-hint = pista:
sign-careful = ollo:
sign-barred = agora non: { $what }

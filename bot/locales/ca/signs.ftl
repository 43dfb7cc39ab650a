# Les paraules dels signes quan un missatge es llig en veu alta (mode text). `number` és per a un signe just davant d'un número.

sign-hand = cartes
    .number = { $number ->
        [one] 1 carta
       *[other] { $number } cartes
    }
sign-die = dau
sign-hidden = ocult
    .several = { $count } ocults
sign-met = complit:
sign-unmet = sense complir:
sign-there = col·locada
sign-open = oberta
sign-locked = bloquejat
sign-time = termini:
sign-ai = IA
sign-swapped = i
sign-endless = sense fi
sign-draft = has triat:
sign-coach = guia:
sign-hint = pista:
sign-careful = compte:
sign-barred = ara no: { $what }

# Les paraules dels signes quan un missatge es llig en veu alta (mode text). `number` és per a un signe just davant d'un número.

sign-star = estreles
    .number = { $number ->
        [one] 1 estrela
       *[other] { $number } estreles
    }
sign-hand = cartes
    .number = { $number ->
        [one] 1 carta
       *[other] { $number } cartes
    }
sign-cards = cartes:
sign-combat = combat
sign-resistance = resistència
sign-sociable = sociable
sign-thrifty = estalviador
sign-magical = molt màgic
sign-broom = en granera
sign-cape = amb capa
sign-sceptre = amb ceptre
sign-cauldron = calder
sign-die = dau
sign-hat = de barrets
sign-market = mercat
sign-forest = bosc
sign-cemetery = cementeri
sign-enemy = enemics
sign-hidden = ocult
sign-level-a = nivell A
sign-level-b = nivell B
sign-level-c = nivell C
sign-met = complit:
sign-unmet = sense complir:
sign-there = col·locada
sign-open = oberta
sign-locked = bloquejat
sign-re-roll = es pot tornar a tirar
sign-time = fins a
sign-ai = IA
sign-turn = torn:
sign-to = a
sign-swapped = i
sign-endless = sense fi
sign-draft = de moment:
sign-coach = guia:
sign-hint = pista:
sign-careful = compte:
sign-column-1 = columna 1:
sign-column-2 = columna 2:
sign-column-3 = columna 3:
sign-column-4 = columna 4:
sign-empty = buit
sign-rune-lit = { $rune } amb llum
sign-rune-dark = { $rune } sense llum
sign-barred = ara no: { $what }

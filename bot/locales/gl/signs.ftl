# Palabras para os signos onde unha mensaxe se le en voz alta (modo texto). `number`: signo xusto antes dun número.

sign-star = estrelas
    .number = { $number ->
        [one] 1 estrela
       *[other] { $number } estrelas
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
sign-thrifty = aforrador
sign-magical = moi máxico
sign-broom = en vasoira
sign-cape = con capa
sign-sceptre = con cetro
sign-cauldron = caldeiro
sign-die = dado
sign-hat = de chapeus
sign-market = mercado
sign-forest = bosque
sign-cemetery = cemiterio
sign-enemy = inimigos
sign-hidden = agochado
sign-level-a = nivel A
sign-level-b = nivel B
sign-level-c = nivel C
sign-met = cúmprese:
sign-unmet = non se cumpre:
sign-there = colocada
sign-open = aberta
sign-locked = bloqueado
sign-re-roll = pódese volver tirar
sign-time = ata
sign-ai = IA
sign-turn = tócalle a:
sign-to = a
sign-swapped = e
sign-endless = sen fin
sign-draft = polo de agora:
sign-coach = guía:
sign-hint = pista:
sign-careful = ollo:
sign-column-1 = columna 1:
sign-column-2 = columna 2:
sign-column-3 = columna 3:
sign-column-4 = columna 4:
sign-empty = baleiro
sign-rune-lit = { $rune } con luz
sign-rune-dark = { $rune } sen luz
sign-barred = agora non: { $what }

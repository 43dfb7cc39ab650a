# Zeinuen hitzak, mezuak ozen irakurtzen direnean (testu modua). `number` zenbaki baten aurreko zeinuarentzat da.

sign-hand = karta
    .number = { $number ->
        [one] karta 1
       *[other] { $number } karta
    }
sign-die = dado
sign-hidden = ezkutuan
    .several = { $count } ezkutuan
sign-met = beteta:
sign-unmet = bete gabe:
sign-there = jarrita
sign-open = irekita
sign-locked = blokeatuta
sign-time = epea:
sign-ai = (AA)
sign-swapped = eta
sign-endless = amaigabea
sign-draft = oraingoz:
sign-coach = gida:
sign-hint = aholkua:
sign-careful = kontuz:
sign-barred = orain ez: { $what }

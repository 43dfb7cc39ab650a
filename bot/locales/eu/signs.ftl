# Zeinuen hitzak, mezuak ozen irakurtzen direnean (testu modua). `number` zenbaki baten aurreko zeinuarentzat da.

sign-star = izar
    .number = { $number ->
        [one] izar 1
       *[other] { $number } izar
    }
sign-hand = karta
    .number = { $number ->
        [one] karta 1
       *[other] { $number } karta
    }
sign-cards = kartak:
sign-combat = borroka
sign-resistance = erresistentzia
sign-sociable = lagunkoia
sign-thrifty = aurrezlea
sign-magical = oso magikoa
sign-broom = erratz gainean
sign-cape = kapaduna
sign-sceptre = zetroduna
sign-cauldron = pertza
sign-die = dadoa
sign-hat = kapeletatik
sign-market = azoka
sign-forest = basoa
sign-cemetery = hilerria
sign-enemy = etsaiak
sign-hidden = ezkutuan
sign-level-a = A maila
sign-level-b = B maila
sign-level-c = C maila
sign-met = beteta:
sign-unmet = bete gabe:
sign-there = jarrita
sign-open = irekita
sign-locked = blokeatuta
sign-re-roll = berriro bota daiteke
sign-time = epea:
sign-ai = AA
sign-turn = txanda:
sign-to = gero
sign-swapped = eta
sign-endless = amaigabea
sign-draft = oraingoz:
sign-coach = gida:
sign-hint = aholkua:
sign-careful = kontuz:
sign-column-1 = 1. zutabea:
sign-column-2 = 2. zutabea:
sign-column-3 = 3. zutabea:
sign-column-4 = 4. zutabea:
sign-empty = hutsik
sign-rune-lit = { $rune } piztuta
sign-rune-dark = { $rune } itzalita
sign-barred = orain ez: { $what }

# Alakazum!: what the cards are called and what they do, in a line each.
# Names of characters and enemies stay in their own language and stand in games/alakazum/cards.toml.

## Hand cards

card-hat-1 = Hat 1
    .effect = 1 energy
    .short = Pays for magic
card-hat-2 = Hat 2
    .effect = 2 energy
    .short = Pays for magic
card-hat-3 = Hat 3
    .effect = 3 energy
    .short = Pays for magic
card-combat-1 = Combat potion +1
    .effect = ⚔ +1 in a fight
    .short = In a fight
card-combat-2 = Combat potion +2
    .effect = ⚔ +2 in a fight
    .short = In a fight
card-double = Double potion
    .effect = ⚔ +1 in a fight, or 🎲 +1 on a hypnosis roll
    .short = Fight or roll
card-die-1 = Die potion +1
    .effect = 🎲 +1 on a hypnosis roll
    .short = On a roll
card-die-2 = Die potion +2
    .effect = 🎲 +2 on a hypnosis roll
    .short = On a roll
card-robbery = Robbery potion
    .effect = takes the potion the other side just played
    .short = Steals a potion
card-meal-val-cat = Paella or escudella
    .effect = all your VAL or all your CAT characters rise to level C
    .short = Lifts all to C
card-meal-cat-gal = Escudella or polbo á feira
    .effect = all your CAT or all your GAL characters rise to level C
    .short = Lifts all to C
card-meal-gal-eus = Polbo á feira or marmitako
    .effect = all your GAL or all your EUS characters rise to level C
    .short = Lifts all to C
card-meal-eus-and = Marmitako or gazpacho
    .effect = all your EUS or all your AND characters rise to level C
    .short = Lifts all to C
card-meal-and-val = Gazpacho or paella
    .effect = all your AND or all your VAL characters rise to level C
    .short = Lifts all to C
card-meal-cas-gal = Sopa castellana or polbo
    .effect = all your CAS or all your GAL characters rise to level C
    .short = Lifts all to C
card-meal-cas-cat = Sopa castellana or escudella
    .effect = all your CAS or all your CAT characters rise to level C
    .short = Lifts all to C
card-meal-cas-and = Sopa castellana or gazpacho
    .effect = all your CAS or all your AND characters rise to level C
    .short = Lifts all to C
card-broom = Broom
    .effect = its rider can never be taken from you
    .short = Keeps one safe
card-pinta = Pinta
    .effect = ★ +2 for 🟧 VAL in an Alakazum, and you keep it
    .short = In an Alakazum
card-barretina = Barretina
    .effect = ★ +2 for 🟨 CAT in an Alakazum, and you keep it
    .short = In an Alakazum
card-botafumeiro = Botafumeiro
    .effect = ★ +2 for 🟦 GAL in an Alakazum, and you keep it
    .short = In an Alakazum
card-txapela = Txapela
    .effect = ★ +2 for 🟥 EUS in an Alakazum, and you keep it
    .short = In an Alakazum
card-abanico = Abanico
    .effect = ★ +2 for 🟩 AND in an Alakazum, and you keep it
    .short = In an Alakazum
card-botijo = Botijo
    .effect = ★ +2 for 🟪 CAS in an Alakazum, and you keep it
    .short = In an Alakazum
card-amulet = Amulet
    .effect = ★ +1 for any culture in an Alakazum, and you keep it
    .short = In an Alakazum
card-voodoo = Voodoo doll
    .effect = cancels a rival’s action or Alakazum, then leaves the game
    .short = Stops a rival

card-cape = Cape
    .effect = 🛡 +1 for one of your characters, as long as it lives
    .short = Harder to take
card-sceptre = Sceptre
    .effect = ⚔ +1 for one of your characters, fighting or helping
    .short = Fights better
card-crystal-ball = Crystal ball
    .effect = turn up forest cards until you stop; a character or trap makes you lose them
    .short = Forest cards
card-recovery = Recovery potion
    .effect = keeps your beaten fighter from the cemetery
    .short = Saves a fighter

## Traps

card-black-friday-discount = Black Friday’s Discount
    .effect = half of the hand goes to the rivals
card-trick-or-treat = Halloween’s Trick or Treat
    .effect = half of the hand goes, or a character is lost
card-santas-present = Santa Claus’ Present
    .effect = a die goes round until it shows 1 or 2; whoever rolled it loses a character

card-cupcakes = Cupcakes
    .effect = no action this turn
card-thanksgiving = Thanksgiving
    .effect = everybody passes one hand card to the left, all at once

## Spells

spell-miserable-witch = Miserable witch
    .effect = { $seats ->
        [2] if your rival has more characters, take any two cards of the market
        [5] if three rivals have more characters, take any two cards of the market
       *[other] if every rival has more characters, take any two cards of the market
        }
spell-training = Training
    .effect = one of your characters rises a level
spell-divination = Divination
    .effect = look secretly at one face-down enemy
spell-magic-of-the-forest = Magic of the forest
    .effect = look at six forest cards, keep one, put the rest back in any order
spell-levitation = Levitation
    .effect = exchange one of your characters for one below level C, from a rival or the cemetery
spell-resurrect = Resurrect
    .effect = a character from the cemetery joins you at level A
spell-deja-vu = Déjà vu
    .effect = take two actions in a row

## Words on cards

culture-VAL = Valencian
culture-CAT = Catalan
culture-GAL = Galician
culture-EUS = Basque
culture-AND = Andalusian
culture-CAS = Castilian
culture-multicoloured = multicoloured

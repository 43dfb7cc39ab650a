# Alakazum!: com es diuen les cartes i què fan, en una línia cada una.
# Els noms de personatges i enemics es queden en la seua llengua i estan en games/alakazum/cards.toml.

## Hand cards

card-hat-1 = Barret 1
    .effect = 1 d'energia
    .short = Paga màgia
card-hat-2 = Barret 2
    .effect = 2 d'energia
    .short = Paga màgia
card-hat-3 = Barret 3
    .effect = 3 d'energia
    .short = Paga màgia
card-combat-1 = Poció de combat +1
    .effect = ⚔ +1 en una lluita
    .short = En combat
card-combat-2 = Poció de combat +2
    .effect = ⚔ +2 en una lluita
    .short = En combat
card-double = Poció doble
    .effect = ⚔ +1 en una lluita, o 🎲 +1 en tirar per a hipnotitzar
    .short = Combat o dau
card-die-1 = Poció de dau +1
    .effect = 🎲 +1 en tirar per a hipnotitzar
    .short = En una tirada
card-die-2 = Poció de dau +2
    .effect = 🎲 +2 en tirar per a hipnotitzar
    .short = En una tirada
card-robbery = Poció de robatori
    .effect = s'emporta la poció que el rival acaba de jugar
    .short = Lleva una poció
card-meal-val-cat = Paella o escudella
    .effect = tots els teus d'una cultura, VAL o CAT, pugen al nivell C
    .short = Els puja a C
card-meal-cat-gal = Escudella o polbo á feira
    .effect = tots els teus d'una cultura, CAT o GAL, pugen al nivell C
    .short = Els puja a C
card-meal-gal-eus = Polbo á feira o marmitako
    .effect = tots els teus d'una cultura, GAL o EUS, pugen al nivell C
    .short = Els puja a C
card-meal-eus-and = Marmitako o gazpacho
    .effect = tots els teus d'una cultura, EUS o AND, pugen al nivell C
    .short = Els puja a C
card-meal-and-val = Gazpacho o paella
    .effect = tots els teus d'una cultura, AND o VAL, pugen al nivell C
    .short = Els puja a C
card-meal-cas-gal = Sopa castellana o polbo
    .effect = tots els teus d'una cultura, CAS o GAL, pugen al nivell C
    .short = Els puja a C
card-meal-cas-cat = Sopa castellana o escudella
    .effect = tots els teus d'una cultura, CAS o CAT, pugen al nivell C
    .short = Els puja a C
card-meal-cas-and = Sopa castellana o gazpacho
    .effect = tots els teus d'una cultura, CAS o AND, pugen al nivell C
    .short = Els puja a C
card-broom = Granera
    .effect = qui hi va muntat no te'l poden llevar mai
    .short = No se'n va
card-pinta = Pinta
    .effect = +2 ★ per a 🟧 VAL en un Alakazum, i es queda en la mà
    .short = En un Alakazum
card-barretina = Barretina
    .effect = +2 ★ per a 🟨 CAT en un Alakazum, i es queda en la mà
    .short = En un Alakazum
card-botafumeiro = Botafumeiro
    .effect = +2 ★ per a 🟦 GAL en un Alakazum, i es queda en la mà
    .short = En un Alakazum
card-txapela = Txapela
    .effect = +2 ★ per a 🟥 EUS en un Alakazum, i es queda en la mà
    .short = En un Alakazum
card-abanico = Abanico
    .effect = +2 ★ per a 🟩 AND en un Alakazum, i es queda en la mà
    .short = En un Alakazum
card-botijo = Botijo
    .effect = +2 ★ per a 🟪 CAS en un Alakazum, i es queda en la mà
    .short = En un Alakazum
card-amulet = Amulet
    .effect = +1 ★ per a qualsevol cultura en un Alakazum, i es queda en la mà
    .short = En un Alakazum
card-voodoo = Ninot de vudú
    .effect = anul·la una acció o un Alakazum d'un rival, i ix del joc
    .short = Para un rival

card-cape = Capa
    .effect = 🛡 +1 per a un personatge teu, mentre visca
    .short = Resistix més
card-sceptre = Ceptre
    .effect = ⚔ +1 per a un personatge teu, quan lluita o ajuda
    .short = Lluita millor
card-crystal-ball = Bola de cristall
    .effect = destapa cartes del bosc fins que pares; un personatge o una trampa te les fa perdre
    .short = Cartes del bosc
card-recovery = Poció de recuperació
    .effect = evita el cementeri a qui ha lluitat per tu i ha perdut
    .short = Salva qui lluita

## Traps

card-black-friday-discount = El descompte de Black Friday
    .effect = regala mitja mà als rivals
card-trick-or-treat = El truc o tracte de Halloween
    .effect = regala mitja mà o perd un personatge
card-santas-present = El regal de Santa Claus
    .effect = el dau passa de mà en mà fins que algú trau 1 o 2 i perd un personatge

card-cupcakes = Cupcakes
    .effect = este torn, sense acció
card-thanksgiving = Acció de Gràcies
    .effect = tothom passa alhora una carta de mà a l'esquerra

## Spells

spell-miserable-witch = Bruixa desgraciada
    .effect = { $seats ->
        [2] si el teu rival té més personatges, agafa dos cartes qualssevol del mercat
        [5] si tres rivals tenen més personatges, agafa dos cartes qualssevol del mercat
       *[other] si tots els teus rivals tenen més personatges, agafa dos cartes qualssevol del mercat
        }
spell-training = Entrenament
    .effect = un personatge teu puja un nivell
spell-divination = Vidència
    .effect = mira en secret un enemic cap per avall
spell-magic-of-the-forest = Màgia del bosc
    .effect = mira sis cartes del bosc, queda-te'n una i torna les altres
spell-levitation = Levitació
    .effect = canvia un personatge teu per un altre per davall del nivell C, d'un rival o del cementeri
spell-resurrect = Reviure
    .effect = un personatge del cementeri se t'unix en el nivell A
spell-deja-vu = Déjà vú
    .effect = fes dos accions seguides

## Words on cards

culture-VAL = valencià
culture-CAT = català
culture-GAL = gallec
culture-EUS = basc
culture-AND = andalús
culture-CAS = castellà
culture-multicoloured = multicolor

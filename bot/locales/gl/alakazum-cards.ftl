# Alakazum!: como se chaman as cartas e que fan, nunha liña cada unha.
# Os nomes de personaxes e inimigos quedan na súa lingua e están en games/alakazum/cards.toml.

## Hand cards

card-hat-1 = Chapeu 1
    .effect = 1 de enerxía
    .short = Paga maxia
card-hat-2 = Chapeu 2
    .effect = 2 de enerxía
    .short = Paga maxia
card-hat-3 = Chapeu 3
    .effect = 3 de enerxía
    .short = Paga maxia
card-combat-1 = Poción de combate +1
    .effect = ⚔ +1 ao loitar
    .short = En combate
card-combat-2 = Poción de combate +2
    .effect = ⚔ +2 ao loitar
    .short = En combate
card-double = Poción dobre
    .effect = ⚔ +1 ao loitar, ou 🎲 +1 ao tirar para hipnotizar
    .short = Combate ou dado
card-die-1 = Poción de dado +1
    .effect = 🎲 +1 ao tirar para hipnotizar
    .short = Nunha tirada
card-die-2 = Poción de dado +2
    .effect = 🎲 +2 ao tirar para hipnotizar
    .short = Nunha tirada
card-robbery = Poción de roubo
    .effect = leva a poción que acaba de xogar o teu rival
    .short = Quita unha poción
card-meal-val-cat = Paella ou escudella
    .effect = soben ao nivel C todos os teus de VAL ou todos os de CAT
    .short = Sobe todo a C
card-meal-cat-gal = Escudella ou polbo á feira
    .effect = soben ao nivel C todos os teus de CAT ou todos os de GAL
    .short = Sobe todo a C
card-meal-gal-eus = Polbo á feira ou marmitako
    .effect = soben ao nivel C todos os teus de GAL ou todos os de EUS
    .short = Sobe todo a C
card-meal-eus-and = Marmitako ou gazpacho
    .effect = soben ao nivel C todos os teus de EUS ou todos os de AND
    .short = Sobe todo a C
card-meal-and-val = Gazpacho ou paella
    .effect = soben ao nivel C todos os teus de AND ou todos os de VAL
    .short = Sobe todo a C
card-meal-cas-gal = Sopa castellana ou polbo
    .effect = soben ao nivel C todos os teus de CAS ou todos os de GAL
    .short = Sobe todo a C
card-meal-cas-cat = Sopa castellana ou escudella
    .effect = soben ao nivel C todos os teus de CAS ou todos os de CAT
    .short = Sobe todo a C
card-meal-cas-and = Sopa castellana ou gazpacho
    .effect = soben ao nivel C todos os teus de CAS ou todos os de AND
    .short = Sobe todo a C
card-broom = Vasoira
    .effect = ninguén che pode quitar quen vai nela
    .short = Pon un a salvo
card-pinta = Pinta
    .effect = ★ +2 para 🟧 VAL nun Alakazum, e segue na túa man
    .short = Nun Alakazum
card-barretina = Barretina
    .effect = ★ +2 para 🟨 CAT nun Alakazum, e segue na túa man
    .short = Nun Alakazum
card-botafumeiro = Botafumeiro
    .effect = ★ +2 para 🟦 GAL nun Alakazum, e segue na túa man
    .short = Nun Alakazum
card-txapela = Txapela
    .effect = ★ +2 para 🟥 EUS nun Alakazum, e segue na túa man
    .short = Nun Alakazum
card-abanico = Abanico
    .effect = ★ +2 para 🟩 AND nun Alakazum, e segue na túa man
    .short = Nun Alakazum
card-botijo = Botijo
    .effect = ★ +2 para 🟪 CAS nun Alakazum, e segue na túa man
    .short = Nun Alakazum
card-amulet = Amuleto
    .effect = ★ +1 para calquera cultura nun Alakazum, e segue na túa man
    .short = Nun Alakazum
card-voodoo = Boneco de vudú
    .effect = anula unha acción ou un Alakazum rival e sae do xogo
    .short = Para un rival

card-cape = Capa
    .effect = 🛡 +1 para un personaxe teu, mentres siga en pé
    .short = Máis resistente
card-sceptre = Cetro
    .effect = ⚔ +1 para un personaxe teu, loite ou axude
    .short = Loita mellor
card-crystal-ball = Bóla de cristal
    .effect = destapa cartas do bosque ata que pares; cun personaxe ou unha trampa pérdelas
    .short = Cartas de bosque
card-recovery = Poción de recuperación
    .effect = se perde quen loita por ti, líbrao do cemiterio
    .short = Salva quen loita

## Traps

card-black-friday-discount = O desconto de Black Friday
    .effect = media man vai para os rivais
card-trick-or-treat = O truco ou trato de Halloween
    .effect = media man vai para os rivais, ou un personaxe ao cemiterio
card-santas-present = O agasallo de Santa Claus
    .effect = un dado vai pasando ata que sae 1 ou 2; entón custa un personaxe

card-cupcakes = Cupcakes
    .effect = esta quenda, sen acción
card-thanksgiving = Acción de Grazas
    .effect = todo o mundo pasa á vez unha carta de man á esquerda

## Spells

spell-miserable-witch = Bruxa desgraciada
    .effect = { $seats ->
        [2] se o teu rival ten máis personaxes, colle dúas cartas calquera do mercado
        [5] se tres rivais teñen máis personaxes, colle dúas cartas calquera do mercado
       *[other] se todos os teus rivais teñen máis personaxes, colle dúas cartas calquera do mercado
        }
spell-training = Adestramento
    .effect = un personaxe teu sobe un nivel
spell-divination = Videncia
    .effect = mira en segredo un inimigo boca abaixo
spell-magic-of-the-forest = Maxia do bosque
    .effect = mira seis cartas do bosque, queda cunha e devolve as demais
spell-levitation = Levitación
    .effect = cambia un personaxe teu por outro de nivel A ou B, dun rival ou do cemiterio
spell-resurrect = Revivir
    .effect = un personaxe do cemiterio úneseche no nivel A
spell-deja-vu = Déjà vu
    .effect = fai dúas accións seguidas

## Words on cards

culture-VAL = valenciano
culture-CAT = catalán
culture-GAL = galego
culture-EUS = vasco
culture-AND = andaluz
culture-CAS = castelán
culture-multicoloured = multicolor

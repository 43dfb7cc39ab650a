# Alakazum!: cómo se llaman las cartas y qué hacen, en una línea cada una.
# Los nombres de personajes y enemigos se quedan en su lengua y están en games/alakazum/cards.toml.

## Hand cards

card-hat-1 = Sombrero 1
    .effect = 1 de energía
    .short = Paga magia
card-hat-2 = Sombrero 2
    .effect = 2 de energía
    .short = Paga magia
card-hat-3 = Sombrero 3
    .effect = 3 de energía
    .short = Paga magia
card-combat-1 = Poción de combate +1
    .effect = ⚔ +1 cuando luchas
    .short = En combate
card-combat-2 = Poción de combate +2
    .effect = ⚔ +2 cuando luchas
    .short = En combate
card-double = Poción doble
    .effect = ⚔ +1 cuando luchas, o 🎲 +1 al tirar para hipnotizar
    .short = Combate o dado
card-die-1 = Poción de dado +1
    .effect = 🎲 +1 al tirar para hipnotizar
    .short = En una tirada
card-die-2 = Poción de dado +2
    .effect = 🎲 +2 al tirar para hipnotizar
    .short = En una tirada
card-robbery = Poción de robo
    .effect = se lleva la poción que acaba de jugar tu rival
    .short = Quita una poción
card-meal-val-cat = Paella o escudella
    .effect = sube al nivel C a todos los tuyos de VAL o a todos los de CAT
    .short = Sube todo a C
card-meal-cat-gal = Escudella o polbo á feira
    .effect = sube al nivel C a todos los tuyos de CAT o a todos los de GAL
    .short = Sube todo a C
card-meal-gal-eus = Polbo á feira o marmitako
    .effect = sube al nivel C a todos los tuyos de GAL o a todos los de EUS
    .short = Sube todo a C
card-meal-eus-and = Marmitako o gazpacho
    .effect = sube al nivel C a todos los tuyos de EUS o a todos los de AND
    .short = Sube todo a C
card-meal-and-val = Gazpacho o paella
    .effect = sube al nivel C a todos los tuyos de AND o a todos los de VAL
    .short = Sube todo a C
card-meal-cas-gal = Sopa castellana o polbo
    .effect = sube al nivel C a todos los tuyos de CAS o a todos los de GAL
    .short = Sube todo a C
card-meal-cas-cat = Sopa castellana o escudella
    .effect = sube al nivel C a todos los tuyos de CAS o a todos los de CAT
    .short = Sube todo a C
card-meal-cas-and = Sopa castellana o gazpacho
    .effect = sube al nivel C a todos los tuyos de CAS o a todos los de AND
    .short = Sube todo a C
card-broom = Escoba
    .effect = a quien la monta ya no te lo quita nadie
    .short = Uno no se va
card-pinta = Pinta
    .effect = +2 ★ para 🟧 VAL en un Alakazum, y sigue en tu mano
    .short = En un Alakazum
card-barretina = Barretina
    .effect = +2 ★ para 🟨 CAT en un Alakazum, y sigue en tu mano
    .short = En un Alakazum
card-botafumeiro = Botafumeiro
    .effect = +2 ★ para 🟦 GAL en un Alakazum, y sigue en tu mano
    .short = En un Alakazum
card-txapela = Txapela
    .effect = +2 ★ para 🟥 EUS en un Alakazum, y sigue en tu mano
    .short = En un Alakazum
card-abanico = Abanico
    .effect = +2 ★ para 🟩 AND en un Alakazum, y sigue en tu mano
    .short = En un Alakazum
card-botijo = Botijo
    .effect = +2 ★ para 🟪 CAS en un Alakazum, y sigue en tu mano
    .short = En un Alakazum
card-amulet = Amuleto
    .effect = +1 ★ para cualquier cultura en un Alakazum, y sigue en tu mano
    .short = En un Alakazum
card-voodoo = Muñeco de vudú
    .effect = anula una acción o un Alakazum rival y sale del juego
    .short = Para a un rival

card-cape = Capa
    .effect = 🛡 +1 para un personaje tuyo, mientras siga en pie
    .short = Uno resiste
card-sceptre = Cetro
    .effect = ⚔ +1 para un personaje tuyo, luche o ayude
    .short = Uno pega más
card-crystal-ball = Bola de cristal
    .effect = destapa cartas del bosque hasta que pares; con un personaje o una trampa las pierdes
    .short = Cartas de bosque
card-recovery = Poción de recuperación
    .effect = si pierde quien lucha por ti, le evita el cementerio
    .short = Salva a uno

## Traps

card-black-friday-discount = El descuento de Black Friday
    .effect = media mano es para los rivales
card-trick-or-treat = El truco o trato de Halloween
    .effect = media mano es para los rivales, o un personaje va al cementerio
card-santas-present = El regalo de Santa Claus
    .effect = un dado va pasando hasta que sale 1 o 2; entonces cuesta un personaje

card-cupcakes = Cupcakes
    .effect = este turno, sin acción
card-thanksgiving = Acción de Gracias
    .effect = todo el mundo pasa a la vez una carta de mano a la izquierda

## Spells

spell-miserable-witch = Bruja desgraciada
    .effect = { $seats ->
        [2] si tu rival tiene más personajes, llévate dos cartas cualesquiera del mercado
        [5] si tres rivales tienen más personajes, llévate dos cartas cualesquiera del mercado
       *[other] si todos tus rivales tienen más personajes, llévate dos cartas cualesquiera del mercado
        }
spell-training = Entrenamiento
    .effect = un personaje tuyo sube un nivel
spell-divination = Videncia
    .effect = mira en secreto un enemigo boca abajo
spell-magic-of-the-forest = Magia del bosque
    .effect = mira seis cartas del bosque, quédate con una y devuelve las demás
spell-levitation = Levitación
    .effect = cambia un personaje tuyo por otro por debajo del nivel C, de un rival o del cementerio
spell-resurrect = Revivir
    .effect = un personaje del cementerio se te une en el nivel A
spell-deja-vu = Déjà vú
    .effect = haz dos acciones seguidas

## Words on cards

culture-VAL = valenciano
culture-CAT = catalán
culture-GAL = gallego
culture-EUS = vasco
culture-AND = andaluz
culture-CAS = castellano
culture-multicoloured = multicolor

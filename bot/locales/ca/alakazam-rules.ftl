# Alakazam!: com es juga, una pàgina cada una. Les regles completes estan en docs/rules/alakazam.md.

alakazam-rules-1 =
    Un basar de daus. Les cartes demanen daus que vagen junts; tothom canvia i regateja alhora. Al final de la ronda, cada carta que tens dona punts si els teus daus la complixen, i en costa si no.

    Cada persona té sis daus d'un color, i els blancs no són de ningú: 🟧O taronja, 🟨Y groc, 🟦B blau, 🟩G verd, ⬛K negre, ⬜W blanc. **🟧 O4** és un dau taronja que ensenya un quatre.

    La partida s'acaba quan algú passa de 30 punts al final d'una ronda, i guanya qui en té més.
    .title = L'objectiu
alakazam-rules-2 =
    {""}**1 Preparació.** Cada u passa dos daus a cada costat, així que comences amb dos de teus i dos de cada costat. Si sou dos, el centre fa de segon costat. Els daus blancs es tiren al centre; al costat hi ha dos cartes per persona.

    {""}**2 Mirar.** Mira què hi ha i prem **A punt**.

    {""}**3 Regatejar.** Es tiren tots els altres daus i tothom regateja alhora, fins que no queda ningú per acabar.

    {""}**4 Puntuar.** Després tot torna al seu lloc i comença una ronda nova.
    .title = Una ronda
alakazam-rules-3 =
    En **La meua mà**, tantes vegades com vulgues (40 jugades per ronda, una per segon):

    {""}**Canvia** un dau amb un del centre; tots dos conserven el número.
    {""}**Agafa una carta** del centre, o **torna'n** una.
    {""}**Oferix** d'un a tres daus a una persona, o a tothom, per un a tres dels seus: daus concrets, «qualsevol blau» o «qualsevol 6». Posa a un dau la marca **Amb nova tirada**, i qui el reba el pot tornar a tirar una vegada.

    Cada dau que oferixes queda bloquejat 🔒 fins que hi ha resposta. Els altres premen **Accepta**, **Rebutja** o **Contraoferta**; al cap de 45 segons (12 hores sense pressa) l'oferta caduca. Sempre et queden entre 3 i 9 daus.
    .title = Regatejar
alakazam-rules-4 =
    Prem **He acabat** quan ja et vaja bé; si continues regatejant, es desfà. Quan només falta una persona per acabar, li queda un minut (sense pressa, 4 hores). Una ronda dura 5 minuts com a molt (sense pressa, 24 hores). A soles contra la IA no hi ha límit.

    Un **Bonus** puntua a soles, però mentre en tens un només pots tornar cartes i prémer **He acabat**.

    Dos persones volen el mateix dau o la mateixa carta? S'ho emporta la primera, i l'altra rep un avís; no li costa res.
    .title = Acabar, i cartes Bonus
alakazam-rules-5 =
    «3/5/8» vol dir: per quatre, cinc o sis daus que encaixen. Un mateix dau val per a totes les cartes.

    {""}**Números**: Escala, quatre números seguits o més · Uns/Sisos i companyia, quatre o més d'un dels dos números · Doble trio, 3 i 3 · 29 o més · 13 o menys, amb sis daus
    {""}**Colors**: Color, quatre o més d'un · Caramel, 3 i 3 · Tricolor, 2, 2 i 2 · Piràmide, 3, 2 i 1 · Arc iris, quatre o més (no si sou dos) · El teu i el seu, només blanc i un color que no és el teu
    {""}**Les dos coses**: Full, 4 i 2, cada grup d'un color o número · «Res de res», 10 punts si els teus daus no complixen cap altre objectiu que tinga algú

    Un objectiu fallat costa el seu valor més baix.
    .title = Les cartes
alakazam-rules-6 =
    {""}**Penalització**: cada objectiu fallat costa 3.
    {""}**Cartes extra**: nou més, entre elles Bonus per objectius.
    {""}**Cap per avall**: agafes cartes sense veure-les, i ningú veu les teues fins a puntuar.
    {""}**Mercat**: tres cartes a la vista, les altres fan una pila.
    {""}**Tres rondes**, amb els punts que siguen. **Esprint**: dos.

    Amb el rellotge **sense pressa**, cada jugada espera una campana, cada 20 segons: primer es tornen cartes, després van respostes, noves tirades, cartes i canvis, i al final les ofertes noves.
    .title = Variants

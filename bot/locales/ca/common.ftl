# Paraules que comparteixen totes les pantalles. Els botons tenen 20 caràcters com a màxim.

## People

person = **{ $name }**
person-forgotten = *algú que va esborrar les seues dades*
person-unnamed = Persona { $number }
ai-name = { $name } 🤖
ai-name-0 = Marmita
ai-name-1 = Reig
ai-name-2 = Candela
ai-name-3 = Granereta
ai-name-4 = Arna
ai-name-5 = Ortiga
level-easy = fàcil
level-normal = normal
level-hard = difícil

## Buttons

button-hand = La meua mà
button-call-turn = Et toca
button-call-answer = Respon
button-call-defend = Defén
button-to-board = Al tauler
button-log = Historial
button-rules = Regles
button-watch = Mira
button-go-on = Seguix
button-refresh = Actualitza
button-hint = Pista
button-rematch = Revenja
button-check = Comprova-ho
button-previous = Anterior
button-next = Següent
button-older = Més antic
button-newer = Més recent
button-newest = L'últim
button-let-happen = Deixa-ho passar
button-wait = Espera
button-not-again = No en este combat
button-seat-back = Torna al meu seient
button-tutorial-leave = Acaba el tutorial
button-leave-lost = Deixa { $game }
button-back = Ja soc ací
button-more = Més
button-standing = Reaccions
button-to-hand = Torna a la meua mà
button-undo = Desfés la jugada
button-agree = D'acord
button-refuse = No hi estic d'acord
button-pause-agree = Pausa: d'acord
button-pause-refuse = Sense pausa
button-end-agree = Acabar: d'acord
button-end-refuse = No acabar
button-resume = Continua
choose = Tria…

## Text mode

text-mode-on = Mode text activat: la teua mà i el que mires arriben en línies curtes per a un lector de pantalla, sense imatges. Per a tornar a les imatges, usa `/me text-mode` amb *off*.
text-mode-off = Mode text desactivat: la teua mà i el que mires porten imatges.
text-mode-server-on = Mode text activat per a qui en este servidor no haja triat amb `/me text-mode`. Els taulers dels canals es queden com estan.
text-mode-server-off = Mode text desactivat per a qui en este servidor no haja triat amb `/me text-mode`.

## Rules, log, help

rules-heading = ## { $game }
    {""}**{ $title }**
rules-here = **En esta taula** ({ $count ->
    [one] un seient
   *[other] { $count } seients
 })
    { $rules }
rules-title = { $number } · { $title }
rules-choose = Ves a una pàgina…
round-named = { $round ->
    [0] Preparació
   *[other] Ronda { $round }
}
log-heading = **Historial** · { $round ->
    [0] abans de la primera ronda
   *[other] ronda { $round }
 } · pàgina { $page } de { $pages }
log-heading-unrounded = **Historial** · pàgina { $page } de { $pages }
log-empty = Encara no ha passat res.
status-posted = El tauler torna a estar al final del canal.
check-heading = ## Hi havia trampa en la baralla?
check-how =
    No, i ho pots comprovar. Abans de repartir la primera carta, esta taula va ensenyar el SHA-256 d'una llavor secreta. La llavor decidix cada barrejada i cada tirada. Ara que la partida s'ha acabat, ací la tens:

    Llavor (32 bytes en hexadecimal):
    `{ $seed }`
    El seu SHA-256, com es va ensenyar al principi:
    `{ $hash }`

    En qualsevol terminal: `echo -n { $seed } | xxd -r -p | sha256sum`
    Amb la llavor i l'historial pots tornar a repartir cada carta i a tirar cada dau; la pàgina del projecte sobre joc net explica com.
check-pruned = ⚠ El bot esborra els historials antics, i el d'esta partida ja no hi és: encara pots comparar la llavor amb el seu SHA-256, però no pots tornar a repartir la partida.
help-heading = ## Jocs d'esta taula
help-game = **{ $game }** · { $what } De { $least } a { $most } jugadors, { $length }.
help-how = Obri una taula, deixa que la gent prema **Seu** o afig IA, i prem **Comença**. El tauler és un missatge que veu tothom; **La meua mà** és només per a tu.
help-play = Juga
help-learn = Aprén
help-daily = Del dia
help-thread = Obri en un fil
ai-levels = Nivells de la IA: { $levels }.
help-commands = -# Amb regles de la casa pròpies: { $new }. També: `/table status`, `/table undo`, `/table pause`, `/table leave`, `/table substitute`, `/table end`, `/me games`, `/me album`, `/me language`, `/me text-mode`, `/me coach`, `/me calls`, `/me public`, `/me export`, `/me delete`, `/profile`, `/leaderboard`, `/replay`, `/privacy`, `/settings` i més: Discord diu què fa cadascun en escriure.
me-games-heading = **Les teues taules**
me-games-none = No estàs en cap taula. `/help` et diu com obrir-ne una.
me-game = **{ $game }** · { $place } · { $state }
me-game-yours = ▶ **et toca**
me-game-silent = 💤 portes dos rondes sense contestar; fes qualsevol jugada: qui no hi és al final compta com si se n'haguera anat
me-game-away = 💤 una IA juga per tu; fes qualsevol jugada i recuperes el seient; qui no hi és al final compta com si se n'haguera anat
me-game-others = { $count ->
    [0] en marxa
   *[other] espera { $who }
 }
me-game-lobby = sense començar
me-game-paused = ⏸ en pausa
me-game-lost = ⏸ en pausa: el seu canal ja no existix, o ja no estic en eixe servidor. Amb el botó de baix deixes el teu seient
me-game-gone = ⏸ guardada: ara este joc no està instal·lat ací; continuarà quan torne
help-signs = -# Signes d'imatges i emojis: OpenMoji (<https://openmoji.org>), CC BY-SA 4.0, alguns modificats, compartits amb la mateixa llicència. Lletres: Fredoka, OFL 1.1.
help-unofficial = -# Este és un projecte d'aficionats, no oficial. No té relació amb qui crea o publica els jocs, ni amb Discord. Si un joc t'agrada, compra el de veritat.

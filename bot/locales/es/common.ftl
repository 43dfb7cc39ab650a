# Palabras que comparten todas las pantallas. Los botones tienen 20 caracteres como mucho.

## People

person = **{ $name }**
person-forgotten = *alguien que borró sus datos*
person-unnamed = Persona { $number }
ai-name = { $name } 🤖
ai-name-0 = Marmita
ai-name-1 = Amanita
ai-name-2 = Candela
ai-name-3 = Escobilla
ai-name-4 = Polilla
ai-name-5 = Ortiga
level-easy = fácil
level-normal = normal
level-hard = difícil

## Buttons

button-hand = Mi mano
button-call-turn = Te toca
button-call-answer = Responder
button-call-defend = Defender
button-to-board = Al tablero
button-log = Historial
button-rules = Reglas
button-watch = Mirar
button-go-on = Seguir
button-refresh = Actualizar
button-hint = Pista
button-rematch = Revancha
button-check = Comprobar
button-previous = Anterior
button-next = Siguiente
button-older = Más antiguo
button-newer = Más reciente
button-newest = Lo último
button-let-happen = Dejar que pase
button-wait = Esperar
button-not-again = No en este combate
button-seat-back = Volver a mi asiento
button-tutorial-leave = Acabar el tutorial
button-leave-lost = Dejar { $game }
button-back = Ya estoy aquí
button-more = Más
button-standing = Reacciones
button-to-hand = Volver a mi mano
button-undo = Deshacer mi jugada
button-agree = De acuerdo
button-refuse = No, gracias
button-pause-agree = Pausa: de acuerdo
button-pause-refuse = Sin pausa
button-end-agree = Acabar: de acuerdo
button-end-refuse = No acabar
button-resume = Seguir
choose = Elige…

## Text mode

text-mode-on = Modo texto activado: tu mano y lo que mires llegan en líneas cortas para lector de pantalla, sin imágenes. `/me text-mode` con *off* devuelve las imágenes.
text-mode-off = Modo texto desactivado: tu mano y lo que mires llevan imágenes.
text-mode-server-on = Modo texto activado para quien en este servidor no haya elegido con `/me text-mode`. Los tableros de los canales siguen como están.
text-mode-server-off = Modo texto desactivado para quien en este servidor no haya elegido con `/me text-mode`.

## Rules, log, help

rules-heading = ## { $game }
    {""}**{ $title }**
rules-here = **En esta mesa** ({ $count ->
    [one] un asiento
   *[other] { $count } asientos
 })
    { $rules }
rules-title = { $number } · { $title }
rules-choose = Ir a una página…
round-named = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
log-heading = **Historial** · { $round ->
    [0] antes de la primera ronda
   *[other] ronda { $round }
 } · página { $page } de { $pages }
log-heading-unrounded = **Historial** · página { $page } de { $pages }
log-empty = Todavía no ha pasado nada.
status-posted = El tablero vuelve a estar al final del canal.
check-heading = ## ¿Estaba trucada la baraja?
check-how =
    No, y puedes comprobarlo. Antes de repartir nada, esta mesa enseñó el SHA-256 de una semilla secreta. Cada vez que se baraja y cada tirada salen de esa semilla, y ahora que la partida ha acabado está a la vista:

    Semilla (32 bytes en hexadecimal):
    `{ $seed }`
    Su SHA-256, como se enseñó al principio:
    `{ $hash }`

    En cualquier terminal: `echo -n { $seed } | xxd -r -p | sha256sum`
    Con la semilla y el historial se puede repetir cada reparto y cada tirada; la página del proyecto sobre juego limpio explica cómo.
check-pruned = ⚠ El bot borra los historiales antiguos, y el de esta partida ya no está: la semilla aún se puede comparar con su SHA-256, pero la partida no se puede volver a repartir.
help-heading = ## Juegos en esta mesa
help-game = **{ $game }** · { $what } De { $least } a { $most } jugadores, { $length }.
help-how = Abre una mesa, deja que la gente pulse **Sentarse** o añade IA, y pulsa **Empezar**. El tablero es un mensaje que ve todo el mundo; **Mi mano** es solo para ti.
help-play = Jugar
help-learn = Aprender
help-daily = Del día
help-thread = Abrir en un hilo
ai-levels = Niveles de la IA: { $levels }.
help-commands = -# Con reglas de la casa propias: { $new }. También: `/table status`, `/table undo`, `/table pause`, `/table leave`, `/table substitute`, `/table end`, `/me games`, `/me album`, `/me language`, `/me text-mode`, `/me coach`, `/me calls`, `/me public`, `/me export`, `/me delete`, `/profile`, `/leaderboard`, `/replay`, `/privacy`, `/settings` y más: Discord dice qué hace cada uno al escribirlo.
me-games-heading = **Tus mesas**
me-games-none = No estás en ninguna mesa. `/help` te dice cómo abrir una.
me-game = **{ $game }** · { $place } · { $state }
me-game-yours = ▶ **te toca**
me-game-silent = 💤 llevas dos rondas sin contestar; haz cualquier jugada: quien no está al final cuenta como si se hubiera ido
me-game-away = 💤 una IA juega por ti: con cualquier jugada tuya recuperas el asiento; quien no está al final cuenta como si se hubiera ido
me-game-others = { $count ->
    [0] en marcha
   *[other] espera a { $who }
 }
me-game-lobby = sin empezar
me-game-paused = ⏸ en pausa
me-game-lost = ⏸ en pausa: su canal ya no existe, o ya no estoy en ese servidor. El botón de abajo deja tu asiento
me-game-gone = ⏸ guardada: el juego ya no está instalado aquí; seguirá cuando vuelva
help-signs = -# Signos de imágenes y emojis: OpenMoji (<https://openmoji.org>), CC BY-SA 4.0, algunos modificados, con la misma licencia. Letras: Fredoka, OFL 1.1.
help-unofficial = -# Este es un proyecto de aficionados, no oficial. No tiene relación con quienes crean o publican los juegos, ni con Discord. Si un juego te gusta, compra el de verdad.

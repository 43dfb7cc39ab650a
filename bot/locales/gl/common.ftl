# Palabras que comparten todas as pantallas. Os botóns teñen 20 caracteres como moito.

## People

person = **{ $name }**
person-forgotten = *alguén que borrou os seus datos*
person-unnamed = Persoa { $number }
ai-name = { $name } 🤖
ai-name-0 = Marmita
ai-name-1 = Amanita
ai-name-2 = Candea
ai-name-3 = Vasoiriña
ai-name-4 = Avelaíña
ai-name-5 = Ortiga
level-easy = fácil
level-normal = normal
level-hard = difícil

## Buttons

button-hand = A miña man
button-call-turn = Tócache
button-call-answer = Responder
button-call-defend = Defender
button-to-board = Ao taboleiro
button-log = Historial
button-rules = Regras
button-watch = Mirar
button-go-on = Seguir
button-refresh = Actualizar
button-hint = Pista
button-rematch = Revancha
button-check = Comprobar
button-previous = Anterior
button-next = Seguinte
button-older = Máis antigo
button-newer = Máis recente
button-newest = O último
button-let-happen = Deixar que pase
button-wait = Agardar
button-not-again = Non neste combate
button-seat-back = Volver ao meu asento
button-tutorial-leave = Acabar o titorial
button-leave-lost = Deixar { $game }
button-back = Xa estou aquí
button-more = Máis
button-standing = Reaccións
button-to-hand = Volver á miña man
button-undo = Desfacer a xogada
button-agree = De acordo
button-refuse = Non acepto
button-pause-agree = Pausa: de acordo
button-pause-refuse = Sen pausa
button-end-agree = Acabar: de acordo
button-end-refuse = Non acabar
button-resume = Continuar
choose = Elixe…

## Text mode

text-mode-on = Modo texto activado: a túa man e as partidas que mires chegan en liñas curtas para o lector de pantalla, sen imaxes. Para recuperar as imaxes, usa `/me text-mode` con *off*.
text-mode-off = Modo texto desactivado: a túa man e as partidas que mires levan imaxes.
text-mode-server-on = Modo texto activado para quen neste servidor non elixise con `/me text-mode`. Os taboleiros das canles seguen como están.
text-mode-server-off = Modo texto desactivado para quen neste servidor non elixise con `/me text-mode`.

## Rules, log, help

rules-heading = ## { $game }
    {""}**{ $title }**
rules-here = **Nesta mesa** ({ $count ->
    [one] un asento
   *[other] { $count } asentos
 })
    { $rules }
rules-title = { $number } · { $title }
rules-choose = Ir a unha páxina…
round-named = { $round ->
    [0] Preparación
   *[other] Rolda { $round }
}
log-heading = **Historial** · { $round ->
    [0] antes da primeira rolda
   *[other] rolda { $round }
 } · páxina { $page } de { $pages }
log-heading-unrounded = **Historial** · páxina { $page } de { $pages }
log-empty = Aínda non pasou nada.
status-posted = O taboleiro volve estar ao final da canle.
check-heading = ## Había trampa na baralla?
check-how =
    Non, e podes comprobalo. Antes de repartir a primeira carta, esta mesa amosou o SHA-256 dunha semente secreta. Esa semente decide como se baralla e que sae en cada dado. Agora que a partida acabou, aquí a tes:

    Semente (32 bytes en hexadecimal):
    `{ $seed }`
    O seu SHA-256, tal como se amosou ao principio:
    `{ $hash }`

    En calquera terminal: `echo -n { $seed } | xxd -r -p | sha256sum`
    Coa semente e o historial pódese volver repartir cada carta e cada tirada; a páxina do proxecto sobre xogo limpo explica como.
check-pruned = ⚠ O bot borra os historiais antigos, e o desta partida xa non está: aínda podes comparar a semente co seu SHA-256, pero non volver repartir a partida.
help-heading = ## Xogos nesta mesa
help-game = **{ $game }** · { $what } De { $least } a { $most } xogadores, { $length }.
help-how = Abre unha mesa, deixa que a xente prema **Sentar** ou engade IA, e preme **Comezar**. O taboleiro é unha mensaxe que ve todo o mundo; **A miña man** é só para ti.
help-play = Xogar
help-learn = Aprender
help-daily = Do día
help-thread = Abrir nun fío
ai-levels = Niveis da IA: { $levels }.
help-commands = -# Con regras da casa propias: { $new }. Tamén: `/table status`, `/table undo`, `/table pause`, `/table leave`, `/table substitute`, `/table end`, `/me games`, `/me album`, `/me language`, `/me text-mode`, `/me coach`, `/me calls`, `/me public`, `/me export`, `/me delete`, `/profile`, `/leaderboard`, `/replay`, `/privacy`, `/settings` e máis: Discord di que fai cada un ao escribilo.
me-games-heading = **As túas mesas**
me-games-none = Non estás en ningunha mesa. `/help` diche como abrir unha.
me-game = **{ $game }** · { $place } · { $state }
me-game-yours = ▶ **tócache**
me-game-silent = 💤 levas dúas roldas sen contestar; fai calquera xogada: quen non está ao final conta como se marchase
me-game-away = 💤 unha IA xoga por ti: con calquera xogada túa recuperas o asento; quen non está ao final conta como se marchase
me-game-others = { $count ->
    [0] en marcha
   *[other] agarda por { $who }
 }
me-game-lobby = sen comezar
me-game-paused = ⏸ en pausa
me-game-lost = ⏸ en pausa: a súa canle xa non existe, ou xa non estou nese servidor. O botón de abaixo deixa o teu asento
me-game-gone = ⏸ gardada: este xogo agora non está instalado aquí; a partida seguirá cando volva
help-signs = -# Signos de imaxes e emojis: OpenMoji (<https://openmoji.org>), CC BY-SA 4.0, algúns modificados, coa mesma licenza. Letras: Fredoka, OFL 1.1.
help-unofficial = -# Este é un proxecto feito por afección, non oficial, sen relación con quen crea ou publica os xogos nin con Discord. Se un xogo che gusta, compra o de verdade.

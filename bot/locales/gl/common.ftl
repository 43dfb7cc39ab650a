# Palabras que comparten todas as pantallas. Os botóns teñen 20 caracteres como moito.

## People

person = **{ $name }**
person-forgotten = *alguén que borrou os seus datos*
person-unnamed = Xogador { $number }
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
button-to-board = Ao taboleiro
button-log = Historial
button-rules = Regras
button-watch = Mirar
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
button-tutorial-leave = Rematar o titorial
button-leave-lost = Deixar { $game }
button-back = Xa estou aquí
button-more = Máis
button-standing = Reaccións
button-to-hand = Volver á miña man
button-undo = Desfacer a xogada
button-agree = De acordo
button-refuse = Non, grazas
button-pause-agree = Pausa: de acordo
button-pause-refuse = Sen pausa
button-end-agree = Acabar: de acordo
button-end-refuse = Non acabar
button-resume = Continuar
choose = Elixe…

## Text mode

text-mode-on = Modo texto activado: a túa man e o que mires chegan en liñas curtas para ler en voz alta, sen imaxes. `/me text-mode` con *off* devolve as imaxes.
text-mode-off = Modo texto desactivado: a túa man e o que mires levan imaxes.
text-mode-server-on = Modo texto activado para quen neste servidor non elixise con `/me text-mode`. Os taboleiros das canles seguen como están.
text-mode-server-off = Modo texto desactivado para quen neste servidor non elixise con `/me text-mode`.

## Rules, log, help

rules-heading = ## { $game }
    {""}**{ $title }**
rules-title = { $number } · { $title }
rules-choose = Ir a unha páxina…
log-heading = **Historial** · { $round ->
    [0] antes da primeira rolda
   *[other] rolda { $round }
 } · páxina { $page } de { $pages }
log-heading-unrounded = **Historial** · páxina { $page } de { $pages }
log-empty = Aínda non pasou nada.
status-posted = A mesa volve estar ao final da canle.
check-heading = ## Estaba trucada a baralla?
check-how =
    Non, e podes comprobalo. Antes de repartir nada, esta mesa ensinou o SHA-256 dunha semente secreta. Cada vez que se baralla e cada tirada saen desa semente, e agora que a partida acabou está á vista:

    Semente (32 bytes en hexadecimal):
    `{ $seed }`
    O seu SHA-256, tal como se ensinou ao principio:
    `{ $hash }`

    En calquera terminal: `echo -n { $seed } | xxd -r -p | sha256sum`
    Coa semente e o historial pódese volver repartir cada carta e cada tirada; a páxina do proxecto sobre xogo limpo explica como.
check-pruned = ⚠ O historial desta partida está borrado, como quere quen leva o bot para as partidas antigas: a semente aínda se pode comparar co seu SHA-256, pero a partida non se pode volver repartir.
help-heading = ## Xogos nesta mesa
help-game = **{ $game }** · { $what } De { $least } a { $most } xogadores, { $length }. `/{ $command } new` · `/{ $command } tutorial` · `/{ $command } rules`
help-how =
    Abre unha mesa, deixa que a xente prema **Sentar** ou engade IA, e preme **Comezar**. O taboleiro é unha soa mensaxe que ve todo o mundo. **A miña man** ensina a túa, só a ti, cos botóns para todo o que é segredo.
ai-levels = Os rivais de IA teñen tres niveis: fácil, normal e difícil.
help-commands =
    `/table hand` a túa man
    `/table status` o taboleiro, outra vez ao final
    `/table log` o que pasou
    `/table undo` desfacer a túa última xogada
    `/table pause` parar os reloxos entre todos
    `/table leave` deixar o teu asento
    `/table substitute` cederllo a alguén
    `/table end` acabar a mesa entre todos
    `/me games` todas as túas mesas
    `/profile` o que xogaches e as túas valoracións
    `/leaderboard` quen xoga mellor
    `/me public` quen o pode ver
    `/replay` percorrer unha partida acabada
    `/daily` a mesa do día: a mesma repartición para todos, un intento
    `/me text-mode` a túa man en palabras, para ler en voz alta
    `/me language` a lingua na que se che fala
    `/me calls` quen pode convidarte a unha mesa
    `/me coach` a guía, en todos os xogos ou en ningún
    `/privacy` que se garda de ti
    `/me export` todo nun ficheiro
    `/me delete` borralo
    `/settings` para quen administra o servidor: lingua, canles, reloxo, fíos, avisos
me-games-heading = **As túas mesas**
me-games-none = Non estás en ningunha mesa. `/help` diche como abrir unha.
me-game = **{ $game }** · { $place } · { $state }
me-game-yours = ▶ **tócache**
me-game-away = 💤 unha IA xoga por ti: con calquera xogada túa recuperas o asento
me-game-others = { $count ->
    [0] en marcha
   *[other] agarda por { $who }
 }
me-game-lobby = sen comezar
me-game-paused = ⏸ en pausa
me-game-lost = ⏸ en pausa: a súa canle xa non existe, ou xa non estou nese servidor. O botón de abaixo deixa o teu asento
me-game-gone = ⏸ gardada: o xogo xa non está instalado aquí; seguirá cando volva
help-signs = -# Signos de imaxes e emojis: OpenMoji (<https://openmoji.org>), CC BY-SA 4.0, algúns modificados, coa mesma licenza. Letras: Fredoka, OFL 1.1.
help-unofficial = -# Este é un proxecto de afeccionados, non oficial. Non ten relación con quen crea ou publica os xogos, nin con Discord. Se un xogo che gusta, compra o de verdade.

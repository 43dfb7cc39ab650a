# Words that all screens share. Button labels have at most 20 characters.

## People

person = **{ $name }**
person-forgotten = *somebody who had their data deleted*
person-unnamed = Player { $number }
ai-name = { $name } 🤖
ai-name-0 = Kettle
ai-name-1 = Toadstool
ai-name-2 = Candle
ai-name-3 = Broomtail
ai-name-4 = Moth
ai-name-5 = Nettle
level-easy = easy
level-normal = normal
level-hard = hard

## Buttons

button-hand = My hand
button-call-turn = Your turn
button-call-answer = Answer
button-call-defend = Defend
button-to-board = To the board
button-log = Log
button-rules = Rules
button-watch = Watch
button-go-on = Go on
button-refresh = Refresh
button-hint = Hint
button-rematch = Rematch
button-check = Check
button-previous = Previous
button-next = Next
button-older = Older
button-newer = Newer
button-newest = Newest
button-let-happen = Let it happen
button-wait = Wait
button-not-again = No more this fight
button-seat-back = Take my seat back
button-tutorial-leave = End tutorial
button-leave-lost = Leave { $game }
button-back = I’m back
button-more = More
button-standing = Reactions
button-to-hand = Back to my hand
button-undo = Undo my move
button-agree = Agree
button-refuse = Refuse
button-pause-agree = Agree to pause
button-pause-refuse = Don’t pause
button-end-agree = Agree to end
button-end-refuse = Don’t end
button-resume = Resume
choose = Choose…

## Text mode

text-mode-on = Text mode is on: your hand and the games you watch come as short lines for a screen reader, without pictures. To get the pictures back, use `/me text-mode` with *off*.
text-mode-off = Text mode is off: your hand and the games you watch have pictures.
text-mode-server-on = Text mode is on for everybody on this server who hasn’t chosen with `/me text-mode`. Boards in the channels don’t change.
text-mode-server-off = Text mode is off for everybody on this server who hasn’t chosen with `/me text-mode`.

## Rules, log, help

rules-heading = ## { $game }
    {""}**{ $title }**
rules-here = **At this table** ({ $count ->
    [one] one seat
   *[other] { $count } seats
 })
    { $rules }
rules-title = { $number }. { $title }
rules-choose = Go to a page…
round-named = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
log-heading = **Log** · { $round ->
    [0] before the first round
   *[other] round { $round }
 } · page { $page } of { $pages }
log-heading-unrounded = **Log** · page { $page } of { $pages }
log-empty = Nothing has happened yet.
status-posted = The board is at the bottom of the channel again.
check-heading = ## Was the deck stacked?
check-how =
    No, and you can check it. Before the first card was dealt, this table showed the SHA-256 of a secret seed. The seed decides every shuffle and every roll. Now that the game is over, here it is:

    Seed (32 bytes in hex):
    `{ $seed }`
    Its SHA-256, as shown at the start:
    `{ $hash }`

    In any shell: `echo -n { $seed } | xxd -r -p | sha256sum`
    With the seed and the log you can deal every card and roll every die again; the project’s page on fairness shows how.
check-pruned = ⚠ The bot deletes old logs, and this game’s log is gone: you can still compare the seed with its SHA-256, but you can’t deal the game again.
help-heading = ## Games at this table
help-game = **{ $game }** · { $what } { $least } to { $most } players, { $length }.
help-how = Open a table, let people press **Sit down** or add AI players, then press **Start**. The board is one message that everybody sees; **My hand** is yours alone.
help-play = Play
help-learn = Learn
help-daily = Daily
help-thread = Open in a thread
ai-levels = Levels of the AI players: { $levels }.
help-commands = -# With house rules of your own: { $new }. Also: `/table status`, `/table undo`, `/table pause`, `/table leave`, `/table substitute`, `/table end`, `/me games`, `/me album`, `/me language`, `/me text-mode`, `/me coach`, `/me calls`, `/me public`, `/me export`, `/me delete`, `/profile`, `/leaderboard`, `/replay`, `/privacy`, `/settings` and more: Discord says what each does as you type.
me-games-heading = **Your tables**
me-games-none = You aren’t at any table. `/help` shows how to open one.
me-game = **{ $game }** · { $place } · { $state }
me-game-yours = ▶ **your turn**
me-game-silent = 💤 you answered nothing for two rounds; make any move, for whoever is away at the end has left
me-game-away = 💤 an AI plays for you; make any move to take your seat back; whoever is away at the end has left
me-game-others = { $count ->
    [0] under way
   *[other] waiting for { $who }
 }
me-game-lobby = not started yet
me-game-paused = ⏸ paused
me-game-lost = ⏸ paused: its channel is gone, or I’m no longer on that server. The button below gives up your seat
me-game-gone = ⏸ saved: this game isn’t installed here at the moment; it goes on when it’s back
help-signs = -# Signs in pictures and emojis: OpenMoji (<https://openmoji.org>), CC BY-SA 4.0, some changed, under the same licence. Letters: Fredoka, OFL 1.1.
help-unofficial = -# This is an unofficial fan project, not affiliated with the games’ authors or publishers, nor with Discord. If you like a game, buy the real one.

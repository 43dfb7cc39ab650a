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
button-to-board = To the board
button-log = Log
button-rules = Rules
button-watch = Watch
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
button-back = I'm back
button-more = More
button-standing = Reactions
button-to-hand = Back to my hand
button-undo = Undo my move
button-agree = Agree
button-refuse = Refuse
button-pause-agree = Agree to pause
button-pause-refuse = Don't pause
button-end-agree = Agree to end
button-end-refuse = Don't end
button-resume = Resume
choose = Choose…

## Text mode

text-mode-on = Text mode is on: your hand and what you watch come in short lines to be read aloud, without pictures. `/me text-mode` with *off* brings the pictures back.
text-mode-off = Text mode is off: your hand and what you watch have pictures.
text-mode-server-on = Text mode is on for everybody on this server who has not chosen with `/me text-mode`. The boards in the channels stay as they are.
text-mode-server-off = Text mode is off for everybody on this server who has not chosen with `/me text-mode`.

## Rules, log, help

rules-heading = ## { $game }
    {""}**{ $title }**
rules-title = { $number } · { $title }
rules-choose = Turn to a page…
log-heading = **Log** · { $round ->
    [0] before the first round
   *[other] round { $round }
 } · page { $page } of { $pages }
log-heading-unrounded = **Log** · page { $page } of { $pages }
log-empty = Nothing has happened yet.
status-posted = The table is at the bottom of the channel again.
check-heading = ## Was the deck stacked?
check-how =
    No, and you can check it. Before anything was dealt, this table showed the SHA-256 of a secret seed. Every shuffle and every roll follows from that seed, and now that the game is over it is open:

    Seed (32 bytes in hex):
    `{ $seed }`
    Its SHA-256, as shown at the start:
    `{ $hash }`

    In any shell: `echo -n { $seed } | xxd -r -p | sha256sum`
    With the seed and the log every card and every roll can be dealt again; the project's page on fairness says how.
check-pruned = ⚠ The log of this game is deleted, as whoever runs the bot wants it for old games: the seed can still be compared with its SHA-256, but the game can't be dealt again.
help-heading = ## Games at this table
help-game = **{ $game }** · { $what } { $least } to { $most } players, { $length }. `/{ $command } new` · `/{ $command } tutorial` · `/{ $command } rules`
help-how =
    Open a table, let people press **Join** or add AI, and press **Start**. The board is one message that everybody sees. **My hand** shows yours, to you alone, with the buttons for all that is secret.
ai-levels = AI opponents come at three levels: easy, normal and hard.
help-commands =
    `/table hand` your hand
    `/table status` the board at the bottom again
    `/table log` what happened
    `/table undo` take back your last move
    `/table pause` stop the clocks together
    `/table leave` give up your seat
    `/table substitute` hand it to somebody
    `/table end` end the table together
    `/me games` all your tables
    `/profile` what you have played and your ratings
    `/leaderboard` who is best
    `/me public` who may see it
    `/replay` step through a finished game
    `/daily` today's table: the same shuffle for everybody, one try
    `/me text-mode` your hand in words, to be read aloud
    `/me language` the language you are spoken to in
    `/me calls` who may invite you to a table
    `/me coach` the coach, in all games or nowhere
    `/privacy` what is stored of you
    `/me export` all of it as a file
    `/me delete` have it gone
    `/settings` for whoever manages the server: language, channels, clock, threads, pings
me-games-heading = **Your tables**
me-games-none = You sit at no table. `/help` says how to open one.
me-game = **{ $game }** · { $place } · { $state }
me-game-yours = ▶ **it's your move**
me-game-away = 💤 an AI plays for you: any move of yours takes the seat back
me-game-others = { $count ->
    [0] under way
   *[other] waits for { $who }
 }
me-game-lobby = not started yet
me-game-paused = ⏸ paused
me-game-lost = ⏸ paused: its channel is gone, or I am not on that server any more. The button below gives up your seat
me-game-gone = ⏸ saved: this game isn't installed here any more; it goes on once it is back
help-signs = -# Signs in pictures and emojis: OpenMoji (<https://openmoji.org>), CC BY-SA 4.0, some changed and shared alike. Letters: Fredoka, OFL 1.1.
help-unofficial = -# This is an unofficial fan project. It is not affiliated with the games' authors or publishers, nor with Discord. If you like a game, buy the real one.

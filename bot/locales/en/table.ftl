# The board, the hand, calls and what happens around the game.

table-name = **{ $game }**
table-commitment = 🔒 { $hash }…
table-paused = ⏸ The table is paused.
table-answer-in-hand = -# Answer in **My hand**.
deadline = { $what } · ⏳ { $at }
barred = -# ~~{ $what }~~: { $why }
ask = { $who } is asked: { $what }
ask-you = You are asked: { $what }

hand-heading = **Your hand**, move { NUMBER($number, useGrouping: 0) }
hand-away = An AI is playing for you. Any move of yours takes your seat back.
hand-nothing-asked = Nothing is asked of you right now.
hand-waiting = Nothing is asked of you right now: it is { $who }'s move.

standing-heading =
    {""}**Your reactions.** When an action could be stopped by a card, the table asks everybody. What should be answered for you?
standing-let = Let it happen
standing-concerned = Ask if it's about me
standing-always = Always ask me
noted-elsewhere = Done. The board is a little further down.
noted-quietly = Noted. The table goes on once everybody has answered or the time is up.

turn = { $who }, it's your move.
turn-reminder = { $who }, half your time is gone.

end-nobody = **Nobody wins.**
end-winners = { $count ->
    [one] 🏆 { $who } wins!
   *[other] 🏆 { $who } win together!
 }
end-unfinished = **The game was ended before it was over.** Nobody wins.
end-place = { $place }. { $who } · { $points } { $points ->
    [one] point
   *[other] points
 }
end-seed = -# 🔓 Seed: `{ $seed }`
rematch-opened = A new table is open below, with the same rules. Sit down there.

## What happens beside the game

notice-joined = { $who } has sat down.
notice-left = { $who } has left; an AI plays on.
notice-took-over = Time ran out twice: an AI plays for { $who } now.
notice-missed = Time ran out for { $who }.
notice-returned = { $who } is back.
notice-end-wanted = { $who } would like to end the game ({ $agreed } of { $needed } agree: `/table end`).
notice-ended = The table was ended.
notice-host-passed = { $who } is the host now.

## After a command

left = You have given up your seat.
ended = The table has ended.
end-noted = Noted. The game ends once everybody agrees with `/table end` ({ $agreed } of { $needed } so far).

# The board, the hand, calls and what happens around the game.

table-name = **{ $game }**
table-paused = ⏸ **The table is paused.** The clocks stand still; whoever has a seat can press **Resume**.
undo-wish = ↩ { $who } would like to take back their last move, and with it go the moves that others have made since. It happens once everybody agrees; the next move ends the matter.
pause-wish = ⏸ { $who } would like to pause: { $agreed } of { $needed } agree. The table is paused once everybody does.
end-wish = 🏁 { $who } would like to end the game: { $agreed } of { $needed } agree. It ends without a winner once everybody does.
table-answer-in-hand = -# Answer in **My hand**.
table-away = -# 💤 An AI plays for { $who }, until they press **I'm back** in **My hand**.
deadline = { $what } · ⏳ { $at }{ $then ->
    [move] , then an AI plays it
    [default] , then the default is played
    [pass] , then it happens
   *[other] {""}
    }
deadline-clock = { $what } · ⏳ { $at }, { $then }
barred = -# ~~{ $what }~~: { $why }
told = -# **{ $what }**: { $why }
recent = -# { $what }
recent-newest = -# ▸ { $what }
ask = { $who } is asked: { $what }
ask-you = You are asked: { $what }

hand-heading = **Your hand**
tutorial-hand = -# A tutorial of at most { $count } presses; **More** ends it sooner.
tutorial-thread = -# The board is in { $thread }.
tutorial-done = 🎓 **Done.** Now `/{ $command } new` opens a whole game of { $game }, with friends or against AI (`ai: 2`). The coach stays with you.
hand-away = An AI is playing for you. Any move of yours takes your seat back.
hand-nothing-asked = Nothing is asked of you right now.
hand-waiting = Nothing is asked of you right now: the table waits for { $who }.
hand-no-seat = **You have no seat at this table any more.** { $what ->
    [over] The game is over: **Watch** shows how it ended.
   *[live] The game goes on without you: **Watch** shows the board.
 } `/help` says how to open a table of your own, and `/me games` where else you play.
hand-over = **This game is over.**

coach-on = 🎓 The coach is on: it explains each kind of question in your hand the first two times, in all games. `/me coach on:False` turns it off.
coach-off = The coach is off. `/me coach` turns it on again.
coach = > 🎓 { $line }
hint = > 💡 { $line }
hint-easy = > 💡 { $line } *(says the easy AI)*
hint-hard = > 💡 { $line } *(says the hard AI)*
hint-normal = > 💡 { $line } *(says the normal AI)*
hint-plain = { $what }.
hint-wait = Wait: nothing would bring more now.

somebody-thinks = 🤔 Somebody is thinking.
more-heading = **What else there is**
standing-heading =
    {""}**Your reactions.** When an action could be stopped by a card, the table asks everybody for a moment; who does not answer lets it happen. **Wait** keeps it open for longer. When do you want to be asked?
standing-let = Let it happen
standing-ending = If it may end it
standing-concerned = If it's about me
standing-always = Always
standing-pinged = Always, with a ping
noted-elsewhere = Done. The board is a little further down.
done-not-shown = That was done; only showing it failed. Look at the board, or open your hand again.
noted-quietly = Noted. The table goes on once everybody has answered or the time is up.
noted-in-part = Done: { $done } of the { $count } steps you chose. The rest was no longer needed, or something new came up.

turn = { $who }, it's your move.
window-call = { $who }, you are asked: does it happen, or do you stop it?
offer-call = { $who }, there is an offer for you.
turn-reminder = { $who }, half your time is gone.
took-over-call = { $who }, your time ran out twice, so an AI plays for you now. **I’m back** in **My hand**, or any move of yours, takes the seat back.
removed-call = { $who }, the host has given your seat free. You can’t sit down at this table again; `/{ $command } new` opens one of your own.

# What remains of a board that was posted anew below, while hands are open that were opened there; a link follows.
board-moved = -# The board has moved down.

end-nobody = **Nobody wins.**
end-winners = { $count ->
    [one] 🏆 { $who } wins!
   *[other] 🏆 { $who } win together!
 }
end-unfinished = **The game was ended before it was over.** Nobody wins.
end-place = { $place } · { $who } · { $points }
points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
end-stand-in = { $ai } (for { $who })
end-left = -# { $who } left in round { $round }, which counts as lost: last place for the rating.
end-rated = -# 📈 Rated: { $changes }
end-rating = { $who } { $before } → { $after } ({ $change })
end-unrated = -# Not rated: { $why ->
    [tutorial] it was a tutorial.
    [daily] daily tables never are.
    [hints] hints were allowed.
    [chosen] it was opened that way.
    [quick] reactions were quick.
    [away] everybody was away at the end, so it counts for nobody.
    [early] somebody left in the first two rounds.
    [few] fewer than two people played it themselves to the end.
    [unfinished] it wasn't played to its end.
   *[often] the same people have played as many rated games today as count.
 }
end-heading-unfinished = **{ $game }** was ended early.
since-title = Since your turn
since-heading = **Since your turn**
since-line = ▸ { $what }
end-moments = **What it turned on**
end-moment = -# Round { $round }: { $what }
end-length = -# 🔁 { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 } · ⏱ { $time }
end-time-alone = -# ⏱ { $time }
end-time = { $unit ->
    [days] { $amount } days
    [hours] { $amount } h
    [minutes] { $amount } min
   *[seconds] { $amount } s
 }
rematch-opened = A new table with the same rules is open below, and you sit at it.

## What happens beside the game

notice-joined = { $who } has sat down.
notice-left = { $who } has left; an AI plays on.
notice-left-empty = { $who } has left the game.
notice-took-over = Time ran out twice: an AI plays for { $who } now.
notice-expired = Nobody has started it within a day.
notice-closed = { $why ->
    [empty] Everybody has left.
   *[other] The host has closed it.
 }
notice-missed = Time ran out for { $who }.
notice-returned = { $who } is back.
notice-end-wanted = { $who } would like to end the game ({ $agreed } of { $needed } agree: `/table end`).
notice-end-refused = { $who } does not agree to end the game.
notice-ended = { $why ->
    [forsaken] Nobody has moved for a long time, so the table has closed.
    [learnt] The tutorial is over.
   *[other] The table was ended.
 }
notice-pause-wanted = { $who } would like to pause ({ $agreed } of { $needed } agree: `/table pause`).
notice-pause-refused = { $who } does not agree to pause.
notice-paused = { $why ->
    [place] ⏸ The table is paused: I could not write here.
    [gone] ⏸ Everybody is away, so the table is paused.
   *[other] ⏸ The table is paused.
 }
notice-resumed = { $who ->
    [none] ▶ The table goes on.
   *[other] ▶ { $who } has resumed the game.
 }
notice-undo-wanted = { $who } would like to take back their last move.
notice-undo-refused = { $who } does not agree to take it back.
event-undone = ↩ { $who } has taken back their last move{ $more ->
    [yes] , and with it the moves that others had made since.
   *[no] .
 }
notice-host-passed = { $who } is the host now.

## After a command

leave-ask = **Leave this table of { $game }?** { $what ->
    [free] Your seat becomes free.
    [ai] An AI plays on in your seat.
    [out] The game goes on without you, and your seat stays empty.
   *[last] Nobody else sits here, so the table ends.
 }
leave-costs = { $what ->
    [early] ⚠ It is so early that the game then counts for nobody's rating.
   *[lost] ⚠ **This game is rated: leaving counts as lost,** even if the AI wins in your seat.
 }
button-leave-yes = Leave the table
end-ask = **End this table of { $game }?** { $what ->
    [closed] It closes, and nobody can play at it.
    [agree] The game ends without a winner once everybody agrees.
   *[over] The game ends at once, without a winner.
 }
button-end-yes = End it
button-no = No
reset-ask = **End this channel's table at once?** Nobody wins, nobody's rating changes, and the channel is free again. This can't be taken back.
button-reset-yes = End the table
nothing-changed = Nothing was changed.
left = You have given up your seat.
ended = The table has ended.
reset = The table is gone, and the channel is free again.
pause-noted = Noted. The table is paused once everybody agrees with `/table pause` ({ $agreed } of { $needed } so far).
paused = The table is paused. `/table pause` again, or **Resume**, and it goes on.
resumed = The table goes on; every clock has as long left as it had before.
undo-asked = The others are asked on the board. Your last move is taken back once everybody agrees.
undone = Your last move is taken back.
end-noted = Noted. The game ends once everybody agrees with `/table end` ({ $agreed } of { $needed } so far).
thread-name = { $game } · { $who } · { $day }
plain-seat = { $asked ->
    [yes] ▶ { $who }
   *[no] { $who }
 }
plain-field = { $name }: **{ $value }**

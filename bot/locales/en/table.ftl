# The board, the hand, calls and what happens around the game.

table-name = **{ $game }**
table-paused = ⏸ **The table is paused.** All clocks are stopped. Any player can press **Resume**.
undo-wish = ↩ { $who } would like to take back their last move, and with it all moves since. It’s undone once everybody agrees; a new move cancels the request.
pause-wish = ⏸ { $who } would like to pause: { $agreed } of { $needed } agree. The table pauses once everybody does.
end-wish = 🏁 { $who } would like to end the game: { $agreed } of { $needed } agree. It ends without a winner once everybody does.
table-answer-in-hand = -# Answer in **My hand**.
table-away = -# 💤 An AI plays for { $who } until they press **I’m back** in **My hand**.
deadline = { $what } · ⏳ { $at }{ $then ->
    [move] , then an AI plays it
    [default] , then the default move is played
    [pass] , then it happens
   *[other] {""}
    }
deadline-clock = { $what } · ⏳ { $at }, { $then }
barred = -# ~~{ $what }~~: { $why }
told = -# **{ $what }**: { $why }
move = { $what } · { $brings }
more-moves = More moves ({ $count })
brings-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
brings-chance = { $ways } in { $all }
recent = -# { $what }
recent-newest = -# ▸ { $what }
ask = { $who }: { $what }
ask-you = Your call: { $what }

hand-asked = ### { $what }
tutorial-lesson = You play the last turns of a game, { $count ->
    [one] one press
   *[other] { $count } presses
 } at most: 👍 shows the way.
tutorial-hand = -# A tutorial of at most { $count } presses; **More** lets you end it sooner.
tutorial-thread = -# The board is in { $thread }.
tutorial-done = 🎓 **Done.** Now play a whole game of { $game }, with friends or against AI. The coach stays with you.
tutorial-applause = 👏 **Bravo, { $who }!** You’ve done everything { $game } has to offer. A whole game takes { $length }.
tutorial-bravo = Bravo!
tutorial-now = You can play now
tutorial-people = Play with people
tutorial-ai = Play with AI
hand-away = An AI is playing for you. Make any move to take your seat back. Whoever is away at the end has left: last place, and no points for the month.
hand-nothing-asked = Nothing to decide right now.
hand-waiting = Nothing to decide right now: waiting for { $who }.
hand-no-seat = **You no longer have a seat at this table.** { $what ->
    [over] The game is over: **Watch** shows how it ended.
   *[live] The game goes on without you: **Watch** shows the board.
 } `/help` shows how to open a table of your own, and `/me games` lists your other tables.
hand-over = **This game is over.**

coach-on = 🎓 The coach is on: it explains every question, in all games. `/me coach on:False` turns it off.
coach-off = The coach is off. `/me coach` turns it on again.
coach = > 🎓 { $line }
hint = > 💡 { $line }
hint-plain = { $what }.
hint-wait = Wait: nothing you can do now gains points.

somebody-thinks = 🤔 Somebody is thinking.
more-heading = **More**
standing-heading =
    {""}**Your reactions.** When a card could stop an action, the table gives everybody a moment; no answer lets it happen. **Wait** gives you more time. When do you want to be asked?
standing-let = Let it happen
standing-ending = If it may end it
standing-concerned = If it’s about me
standing-always = Always
standing-pinged = Always, with a ping
noted-elsewhere = Done. The board is a little further down.
done-not-shown = Done, but I couldn’t show it. Look at the board, or open your hand again.
noted-quietly = Got it. The table goes on once everybody has answered or the time is up.
noted-in-part = Done: { $done } of the { $count } steps you chose. You no longer needed the rest, or something new came up.

turn = { $who }, it’s your turn in **{ $game }**{ $at }
answer-call = { $who }, **{ $game }**{ $at } waits for your answer.
defend-call = { $who }, you’re under attack in **{ $game }**{ $at }
window-call = { $who }, your call in **{ $game }**{ $at }: let it happen, or stop it?
offer-call = { $who }, there’s an offer for you in **{ $game }**{ $at }
turn-reminder = { $who }, half your time in **{ $game }**{ $at } is gone.
took-over-call = { $who }, your time in **{ $game }** ran out twice, so an AI plays for you now. To take your seat back, press **I’m back** in **My hand** or make any move. Whoever is away at the end has left: last place, and no points for the month.
removed-call = { $who }, the host has removed you from this table (**{ $game }**). You can’t join it again; `/{ $command } new` opens one of your own.

# What remains of a board that was posted anew below, while hands are open that were opened there; a link follows.
board-moved = -# The board has moved down.

end-nobody = **Nobody wins.**
end-winners = { $count ->
    [one] 🏆 { $who } wins!
   *[other] 🏆 { $who } win together!
 }
end-unfinished = **The game ended early.** Nobody wins.
end-place = { $place } · { $who } · { $points }
points = { $count ->
    [one] { $points } point
   *[other] { $points } points
 }
end-stand-in = { $ai } for { $who }
end-left = -# { $how ->
    [away] { $who } was away since round { $round }
   *[left] { $who } left in round { $round }
 }, which counts as lost: last place for the rating.
end-rated = -# 📈 Rated: { $changes }
end-rating = { $who } from { $before } to { $after } ({ $change })
end-unrated = -# Not rated: { $why ->
    [tutorial] it was a tutorial.
    [daily] daily tables never are.
    [hints] hints were allowed.
    [chosen] the table was opened unrated.
    [quick] reactions were quick.
    [away] everybody was away at the end, so it counts for nobody.
    [early] somebody left in the first two rounds.
    [few] only games between people count, and fewer than two played to the end.
    [unfinished] it wasn’t played to the end.
   *[often] these people have already played as many rated games together as count in a day.
 }
end-heading-unfinished = **{ $game }** ended early.
since-title = { $when ->
    [turn] **Your turn so far**
   *[since] **Since your last move**
}
since-line = ▸ { $what }
end-moments = **Turning points**
end-near = { $how ->
    [short] { $count ->
        [one] So close: you were one star short of an Alakazum.
       *[other] You were { $count } stars short of an Alakazum.
    }
    [behind] { $count ->
        [one] So close: you were one point behind.
       *[other] You were { $count } points behind.
    }
   *[tied] So close: you had enough to win, too.
 }
end-best = **Your best moment**
end-hero = { $how ->
    [lost] { $name } is still on your side: { $saying }
   *[won] { $name }: { $saying }
 }
end-moment = -# { $round }: { $what }
end-chances = { $who }: { $before }% → { $after }%
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
rematch-opened = A new table is open below: same rules, no hard feelings, and your chair is still warm.

## What happens beside the game

notice-joined = { $who } pulls up a chair.
notice-left = { $who } has left; an AI plays on.
notice-left-empty = { $who } has left the game.
notice-took-over = Time ran out twice: an AI plays for { $who } now.
notice-expired = Nobody started it within a day.
notice-closed = { $why ->
    [empty] Everybody has left.
    [seated] Somebody with a seat has closed it, as the host was away.
    [way] Its host was away, and somebody has opened another table.
   *[other] The host has closed it.
 }
notice-missed = Time ran out for { $who }.
notice-returned = { $who } is back in the chair.
notice-end-wanted = { $who } would like to end the game ({ $agreed } of { $needed } agree: `/table end`).
notice-end-refused = { $who } doesn’t want to end the game.
notice-ended = { $why ->
    [forsaken] Nobody has moved for a long time, so the table has closed.
    [learnt] The tutorial is over.
   *[other] The table has ended.
 }
notice-pause-wanted = { $who } would like to pause ({ $agreed } of { $needed } agree: `/table pause`).
notice-pause-refused = { $who } doesn’t want to pause.
notice-paused = { $why ->
    [place] ⏸ The table is paused: I couldn’t write here.
    [gone] ⏸ Everybody is away, so the table is paused.
   *[other] ⏸ The table is paused.
 }
notice-resumed = { $who ->
    [none] ▶ The table goes on.
   *[other] ▶ { $who } has resumed the game.
 }
notice-undo-wanted = { $who } would like to take back their last move.
notice-undo-refused = { $who } doesn’t agree to undo it.
event-undone = ↩ { $who } has taken back their last move{ $more ->
    [yes] , and with it all moves since.
   *[no] .
 }
event-moot = Nothing you hold could help there, so I didn’t ask.
notice-host-passed = { $who } is the host now.

## After a command

leave-ask = **Leave this table of { $game }?** { $what ->
    [free] Your seat becomes free.
    [ai] An AI plays on in your seat.
    [out] The game goes on without you, and your seat stays empty.
   *[last] Nobody else has a seat here, so the table ends.
 }
leave-costs = { $what ->
    [early] ⚠ If you leave this early, the game counts for nobody’s rating.
   *[lost] ⚠ **This game is rated: leaving counts as lost,** even if the AI wins in your seat.
 }
button-leave-yes = Leave the table
end-ask = **End this table of { $game }?** { $what ->
    [closed] It closes, and nobody can play here.
    [agree] The game ends without a winner once everybody agrees.
   *[over] The game ends at once, without a winner.
 }
end-by-reset = You manage this server: `/settings reset` in the table’s channel ends it whatever the others say.
button-end-yes = End it
button-no = No
reset-ask = **End this channel’s table at once?** Nobody wins, no ratings change, and the channel is free again. You can’t undo this.
button-reset-yes = End the table
nothing-changed = Nothing has changed.
left = You have given up your seat.
ended = The table has ended.
reset = The table is gone, and the channel is free again.
pause-noted = Got it. The table pauses once everybody agrees with `/table pause` ({ $agreed } of { $needed } so far).
paused = The table is paused. To go on, use `/table pause` again or press **Resume**.
resumed = The table goes on; every clock has as much time left as before.
undo-asked = I’ve asked the others on the board. Your last move is undone once everybody agrees.
undone = Your last move is undone.
end-noted = Got it. The game ends once everybody agrees with `/table end` ({ $agreed } of { $needed } so far).
thread-name = { $game } · { $who } · { $day }
plain-seat = { $asked ->
    [yes] ▶ { $who }
   *[no] { $who }
 }
plain-field = { $name }: **{ $value }**
moment-guess = -# Others guess which enemy lies there:
moment-guess-noted = You guess { $what }. Nobody else sees it; if you’re right, you’re named.
moment-guess-none = There’s nothing for you to guess right now.
moment-guessed = 🎯 Guessed right: { $who }.

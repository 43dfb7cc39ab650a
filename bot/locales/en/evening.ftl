# The evening's post of a server, and its settings.

evening-heading = ## Game night · { $day }
evening-title = Game night
evening-today = **Today’s game:** { $game }
evening-played = Played today
evening-played-by = **Played today:** { $who }
evening-one = { $who } ({ $what })
evening-done = done
evening-nobody = And you?
evening-free = free
evening-won = **Yesterday** { $who } won { $game } with { $points }.
evening-duel = **This month:** { $duel }
evening-this-month = this month
evening-fading = About to go out:
evening-place = { $place }. { $who }: { $points } { $count ->
    [one] point
   *[other] points
 }
evening-yesterday = Yesterday
evening-month-podium = **The best of { $month }**
evening-par = par
evening-at-risk = 🔥 **Burning low, out { $ends }:** { $who }. Today’s game is the log to put on.
evening-more = { $count } more
evening-table = { $status ->
    [lobby] **A table of { $game } is open:** { $who } · [join in]({ $link })
   *[other] **{ $game } is being played:** { $who } · [watch]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ $who }** has shuffled for { $game } and has been looking around since { $since }. Press **Sit down**, and a table opens for you both.
   *[other] **{ $who }** have shuffled for { $game } and have been looking around since { $since }.
 }
evening-called = -# For you: { $who }
evening-replaced = -# The game night of { $day } is over. [Here is the newest]({ $link })
evening-opened = A table of { $game } is open in { $channel }, and you have a seat.
evening-seat-call = { $who }, your table of **{ $game }** is open, and you have a seat.
evening-call = { $on ->
    [yes] From now on the evening post mentions you. Press again to stop it.
   *[no] The evening post no longer mentions you.
 }
evening-noted = Done, but that post has been deleted.

evening-settings-heading = ## Evening post
evening-form = Evening post
evening-form-on = A post every evening
evening-form-yes = Yes
evening-form-no = No
evening-form-hour = At what hour, local time
evening-form-zone = Time zone: a city, or the time it is there
evening-form-channel = In which channel
evening-form-language = Language
evening-settings-off = The post is off. **`/settings evening` turns it on:** a poster of the day’s game, who has played it, whose flame is about to go out and who won yesterday, with a seat for whoever wants to play.
evening-settings-on = On: { $channel }, { $days } at { $hour }, time zone { $zone }
evening-settings-next = **Next: { $day }, { $clock } there** · { $soon }
evening-settings-asleep = It’s asleep: nobody has played here or pressed the post for three days. It wakes up when somebody plays or presses the last one.
evening-settings-how = -# One silent message a day, which replaces the one before; it mentions only those who press *Call me*. `/settings evening on:False` turns it off.
evening-days = { $days ->
    [all] every day
    [work] Monday to Friday
   *[other] { $names }
 }
evening-no-tables-there = ⚠ That channel doesn’t allow tables (`/settings channel`), so the post has no button for one.
evening-fixed-zone = ⚠ This time stays the same all year. Where summer time comes and goes, choose a city: { $city }.
evening-turned-off = The evening post is off: on three evenings it couldn’t be sent to { $channel }. { $why ->
    [gone] That channel has been deleted: choose another with `/settings evening`.
    [rights] I still need { $missing } there.
   *[other] Nothing is missing that I know of: perhaps the thread was locked.
 }
settings-evening = `/settings evening` · { $channel }, { $days } at { $hour } ({ $zone })
settings-evening-off = `/settings evening` · no evening post

button-evening-play = Play today’s
button-evening-open = Sit down
button-evening-call = Call me
button-evening-again = Try again

refused-evening-gone = This server has no evening post now. `/daily` plays today’s game, and `/alakazum new` opens a table.
refused-evening-no-room = No channel here has room for a table now. Once a game is over, press **Sit down** again.
refused-evening-forum = { $channel } has only posts with threads: choose a channel for messages.
refused-evening-channel = I can’t post in { $channel }: I still need { $missing }. Allow it in the channel’s settings, or choose another channel.
refused-evening = { $what ->
    [hour] There’s no hour { $given }: choose one from 0 to 23.
    [zone] I’m not sure which time zone “{ $given }” is. Did you mean one of these: { $near }? Type the name in brackets, or choose from the list.
    [missing] I need a time zone too: type a city in `zone` and choose from the list.
   *[weekdays] I don’t know those days: choose from the list, or type names of weekdays.
 }

command-server-evening = A poster every evening: today’s game, who has played it, and a seat if you want to play
    .name = evening
option-evening-channel = Which channel; otherwise it stays where it is, at first here
option-hour = At what hour there, 0 to 23
    .name = hour
option-zone = Time zone: type a city, or the time it is there
    .name = zone
option-weekdays = On which days; every day if you leave it out
    .name = weekdays
export-about-evenings = Your wishes in evening posts. guild_id: the server; user_id: you; name: yours there; called: 1, it mentions you; waits_at: since when you wait for a table.

# The evening's post of a server, and its settings.

evening-heading = ## Game night · { $day }
evening-today = **Today’s game:** { $game }
evening-podium = **Yesterday’s { $game }**{ $par ->
    [none] {""}
   *[other] {" "}· { $par }
 }
evening-podium-alt = Podium of yesterday’s daily table, { $game }: { $places }{ $par ->
    [none] {""}
   *[other] ; { $par }
 }
evening-place = { $place }. { $who } · { $points } { $count ->
    [one] point
   *[other] points
 }
evening-yesterday = Yesterday
evening-month-heading = Best of { $month }
evening-month-podium = **The best of { $month }**
evening-month-alt = Podium of { $month }: { $places }
evening-month = **{ $month } so far:** { $who }
evening-month-one = { $who } ({ $points })
evening-par = par { $par }
evening-streak = { $who } ({ $days })
evening-at-risk = **Streaks that end { $ends }** unless today’s game is played: { $who }
evening-more = { $count } more
evening-table = { $status ->
    [lobby] **A table of { $game } is open:** { $who } · [sit down too]({ $link })
   *[other] **{ $game } is being played:** { $who } · [watch]({ $link })
 }
evening-waiting = { $count ->
    [one] **{ $who }** wants to play { $game }: whoever presses too opens a table for both.
   *[other] **{ $who }** want to play { $game }.
 }
evening-called = -# Called: { $who }
evening-asleep = Nobody has played here for seven days, so the evening’s post sleeps. **It comes back the evening after somebody plays.**
evening-replaced = -# The post of { $day } is over. [Here is the newest]({ $link })
evening-opened = A table of { $game } is open in { $channel }, and you sit at it.
evening-call = { $on ->
    [yes] The evening’s post mentions you from the next one on. Press again to stop it.
   *[no] The evening’s post doesn’t mention you any more.
 }
evening-noted = It is noted, but that post is not there any more.

evening-settings-heading = ## The evening’s post
evening-settings-off = It is off. **`/settings evening` with an hour and a time zone turns it on:** yesterday’s podium, streaks that are about to end, and a button to open a table.
evening-settings-on = On: { $channel }, { $days } at { $hour }, time zone { $zone }
evening-settings-next = **Next: { $day }, { $clock } there** · { $soon }
evening-settings-asleep = It sleeps, because nobody has played here for seven days. It comes back as soon as somebody plays.
evening-settings-how = -# One silent message a day; it mentions only those who press *Call me*, and replaces the one before. `/settings evening on:False` turns it off.
evening-days = { $days ->
    [all] every day
    [work] Monday to Friday
   *[other] { $names }
 }
evening-no-tables-there = ⚠ Tables may not be opened in that channel (`/settings channel`), so the post has no button for it.
evening-turned-off = The evening’s post was turned off: { $why ->
    [gone] its channel is not there any more
   *[rights] I may not write in its channel any more
 }. `/settings evening` turns it on again.
settings-evening = `/settings evening` · { $channel }, { $days } at { $hour } ({ $zone })
settings-evening-off = `/settings evening` · no evening’s post

button-evening-play = Play today’s
button-evening-open = Open a table
button-evening-call = Call me

refused-evening-gone = There is no evening’s post on this server now. `/daily` plays today’s game, and `/alakazum new` opens a table.
refused-evening-forum = { $channel } has only posts with threads of their own: choose a channel that has messages.
refused-evening-channel = In { $channel } I can’t post: I still need { $missing }. Allow it in the channel’s settings, or choose another channel.
refused-evening = { $what ->
    [hour] There is no hour { $given }: choose one from 0 to 23.
    [zone] I know no time zone “{ $given }”. Type a city and choose from the list, as Europe/Madrid.
    [missing] Say the time zone too: type a city in `zone` and choose from the list.
   *[weekdays] Those are no days of the week: choose from the list, or type their names.
 }

command-server-evening = A post every evening: yesterday’s podium, streaks, and a table to open
    .name = evening
option-evening-channel = Where; without it the channel stays, at first this one
option-hour = At which hour there, 0 to 23
    .name = hour
option-zone = Where the clocks are: type a city, or what its clocks show now
    .name = zone
option-weekdays = On which days; every day if you leave it out
    .name = weekdays
export-about-evenings = What you want of evening posts. guild_id: the server; user_id: you; name: yours there; called: 1, it mentions you; waits_at: since when you wait for a table.

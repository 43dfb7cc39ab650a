# The daily table: the same shuffle for everybody that day, each alone against one easy AI, once.

daily-heading =
    ## { $game }: daily table
    { $day } (UTC)
daily-how =
    Everybody gets the same shuffle today, alone against one easy AI. Only you see your game, and it changes no rating.

    {""}**You have one try, on all servers together: Start is it.** The day ends { $ends }; a game begun by then may be finished later. What you play here counts on this server's board.
daily-yours = You have had your try. The day ends { $ends }; the next shuffle comes then.
daily-board = **Results on this server**
daily-none = Nobody here has finished it yet.
daily-playing =
    -# { $count } { $count ->
        [one] person has
       *[other] people have
    } begun and not finished.
daily-line =
    { $place }. { $who } · { $how ->
        [won] won
        [left] left
       *[lost] lost
    } { $points } : { $against }{ $decided }{ $late ->
        [yes] {" "}· finished after the day
       *[no] {""}
    }
daily-sealed = -# Nothing is rigged: the shuffle was fixed beforehand by a secret seed. Here is its hash (SHA-256); the seed is shown here when the day is over.
daily-seed = -# The day is over, so here is its seed: `{ $seed }`
daily-hash = -# Hash of this day's seed: `{ $hash }`
daily-next-hash = -# Hash of tomorrow's seed: `{ $hash }`
daily-hash-today = -# Hash of today's seed: `{ $hash }`
daily-later = -# Log, replay and seed open when the day is over: until then this deck is everybody's.
daily-share =
    { $game }, daily table of { $day }: { $how ->
        [won] won
       *[lost] lost
    } { $points } : { $against } against the easy AI{ $decided }{ $rounds ->
        [0] { "" }
        [one] { " " }in { $rounds } round
       *[other] { " " }in { $rounds } rounds
    } · `/daily { $command }`
daily-decided = { $reason ->
    [alakazum] (an Alakazum decided it)
    [invaders] (the invading traditions won)
   *[none] {""}
 }
daily-card-title = Daily { $game }
daily-card-against = { $how ->
    [won] Won
   *[lost] Lost
 } { $points } : { $against }
daily-card-days = { $count ->
    [one] day in a row
   *[other] days in a row
 }
daily-card-longest = longest { $count }
daily-card-accuracy = accuracy { $percent } %
daily-card-rounds = Round by round: { $rounds }
daily-round = { $kind ->
    [good] a success
    [bad] a setback
   *[nothing] nothing
 }
daily-par = par { $par }: { $difference }
daily-par-today = Par **{ $par }**: what the hard AI reaches on this shuffle
daily-par-later = par follows
daily-other-game = -# Not today's own game: it makes no streak.
daily-calendar-played = -# Played in the last seven days: { $days }
daily-calendar-away = -# Without the bot, so they break no streak: { $days }
daily-share-about = > { $line }
daily-shared = **{ $who }** · { $line }
daily-new-day = **A new day has begun,** so that table can't be started any more. This is today's.
me-game-daily = daily table of { $day }, `/daily { $command }`
profile-daily = daily table

button-daily-start = Start: my one try
button-daily-mine = My game
button-daily-go-on = Go on: { $day }
button-daily-board = Results
button-daily-share = Share
button-daily-play = Daily table
button-daily-before = Day before
button-daily-after = Day after

refused-daily = { $what ->
    [undo] Nothing can be taken back at a daily table: everybody has the same one try.
    [hint] There are no hints at a daily table: everybody has the same one try.
    [rematch] A daily table has no rematch. `/daily` brings the next shuffle tomorrow.
    [substitute] The seat at a daily table can't be handed on: it is one person's try.
    [elsewhere] You have begun this daily table on another server. Go on with it there; `/me games` has it too.
   *[sealed] Not before the day is over ({ $until }): until then this deck is everybody's.
 }
refused-not-today = That day is over, so its table can't be started any more. `/daily` opens today's.
refused-tried = You have begun this daily table already. `/daily` brings you back to it.
refused-shared = You have shared this result in this channel already; in another one you can share it too.
refused-daily-unknown = There is no daily table of that day.

streak-warning = 🔥 **Your streak of { $days } { $days ->
    [one] day
   *[other] days
 } ends { $ends }.** Today’s game is { $game }: type `/daily` on a server where you play. `/me streak on:False` stops these messages.
streak-promised = 🔥 Here you’ll get one message a day at most: six hours before your streak ends, if you haven’t played today’s game by then.
streak-on = 🔥 You’ll get a direct message six hours before a streak of yours ends. `/me streak on:False` turns it off.
streak-off = No more messages about your streak. `/me streak` turns them on again.
refused-no-direct-messages = I can’t write to you: Discord takes no direct messages from me for you. Allow them in your privacy settings of this server, then try again.

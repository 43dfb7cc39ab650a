# The daily table: the same shuffle for everybody that day, each alone against one easy AI, once.

daily-heading =
    ## { $game }: daily table
    { $day } (UTC)
daily-how =
    Everybody gets the same shuffle today, alone against one easy AI. Only you see your game, and it doesn’t change your rating.

    {""}**You get one try across all servers; pressing the button uses it.** The day ends { $ends }; a game you start by then can be finished later. Your result here counts on this server.
daily-yours = You’ve had your try. The day ends { $ends }; then comes the next shuffle.
daily-board = **Results on this server**
daily-none = Nobody here has finished it yet.
daily-playing =
    -# { $count } { $count ->
        [one] player has
       *[other] players have
    } started but not finished.
daily-line =
    { $place }. { $who } · { $how ->
        [won] won
        [left] left
       *[lost] lost
    } { $points } : { $against }{ $decided }{ $late ->
        [yes] {" "}· finished after the day
       *[no] {""}
    }
daily-sealed = -# Nothing is rigged: a secret seed fixed the shuffle beforehand. Here is its hash (SHA-256); the seed appears here when the day is over.
daily-seed = -# The day is over, so here is its seed: `{ $seed }`
daily-hash = -# Hash of this day’s seed: `{ $hash }`
daily-next-hash = -# Hash of tomorrow’s seed: `{ $hash }`
daily-hash-today = -# Hash of today’s seed: `{ $hash }`
daily-later = -# You can open the log, the replay and the seed when the day is over: until then others still play this deck.
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
    [invaders] (the invaders won)
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
daily-card-accuracy = accuracy { $percent }%
daily-card-rounds = Round by round: { $rounds }
daily-round = { $kind ->
    [good] a success
    [bad] a setback
   *[nothing] nothing
 }
daily-par = par { $par }: { $difference }
daily-par-today = Par **{ $par }**: what the hard AI scores with this shuffle
daily-par-later = par comes later
daily-other-game = -# Not today’s game: it doesn’t count for your streak.
daily-calendar-played = -# Played in the last seven days: { $days }
daily-calendar-away = -# The bot was down, so these days break no streak: { $days }
daily-share-about = > { $line }
daily-shared = **{ $who }** · { $line }
daily-new-day = **A new day has started,** so you can’t start that table. Here is today’s.
me-game-daily = daily table of { $day }, `/daily { $command }`
profile-daily = daily table

button-daily-start = Start my one try
button-daily-mine = My game
button-daily-go-on = Resume { $day }
button-daily-board = Results
button-daily-share = Share
button-daily-play = Daily table
button-daily-before = Day before
button-daily-after = Day after
daily-no-warnings = 🔥 I no longer send you a direct message before your streak ends. The evening post of a server says whose streak is about to end: with *Call me* below it, it mentions you. Whoever manages the server turns it on with `/settings evening`.

refused-daily = { $what ->
    [undo] You can’t undo at a daily table: everybody has the same one try.
    [hint] There are no hints at a daily table: everybody has the same one try.
    [rematch] A daily table has no rematch. `/daily` has the next shuffle tomorrow.
    [substitute] You can’t hand over your seat at a daily table: the try is yours alone.
    [elsewhere] You started this daily table on another server. Finish it there; `/me games` lists it.
   *[sealed] Not before the day is over ({ $until }): until then others still play this deck.
 }
refused-not-today = That day is over, so you can’t start its table. `/daily` opens today’s.
refused-tried = You’ve already started this daily table. `/daily` takes you back to it.
refused-shared = You’ve already shared this result in this channel; you can still share it in another.
refused-daily-unknown = There was no daily table that day.

# What people have played, and who is best.

rating-sure = **{ $rating }**
rating-unsure = **{ $rating }** ± { $spread }

profile-heading = ## { $who }
profile-none-own = You haven’t finished a game yet. `/help` shows how to open a table.
profile-none = This player hasn’t finished a game on this server yet.
profile-game =
    {""}**{ $game }** · { $count } { $count ->
        [one] game
       *[other] games
    }, { $won } won
profile-rating =
    Rating { $rating } · { $count } { $count ->
        [one] game counted
       *[other] games counted
    }
profile-seats = Won { $seats }
profile-by-seats = { $won } of { $count } with { $seats } players
profile-streak =
    { $now ->
        [0] Longest run: { $best } wins in a row
        [one] Longest run: { $best } wins in a row
       *[other] Won the last { $now } games; longest run { $best }
    }
profile-liked-alakazum = Most often in the team: { $what }
profile-liked-alakazoo = Favourite creature: { $what }
profile-liked-alakazam = Favourite goal: { $what }
profile-days =
    🔥 { $days ->
        [0] Only embers just now
        [one] **1** day in a row
       *[other] **{ $days }** days in a row
    } · longest { $longest ->
        [one] 1 day
       *[other] { $longest } days
    }
profile-par = ⛳ Par reached on **{ $reached }** of { $count } { $count ->
        [one] day
       *[other] days
    }
profile-accuracy = 🎯 Accuracy **{ $percent }%** { $count ->
        [one] in your last review
       *[other] in your last { $count } reviews
    }
profile-month = 🏆 { $place }
profile-album = 📔 Newest in the album: { $name }
profile-rival = 🤝 Most often with { $who }: { $count } games, ahead { $ahead } : { $behind }
profile-alt = { $who }’s card
profile-figure-par = par reached
profile-figure-accuracy = accuracy
profile-figure-month = this month
profile-figure-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }, { $won } won
profile-last = **Last games**
profile-last-game =
    { $game } · { $how ->
        [won] won
        [left] left early
       *[lost] place { $place } of { $seats }
    } · { $at } · { $where } · `/replay { $number }`
profile-elsewhere = another server
profile-public-everywhere = -# Everybody can see this, and leaderboards of all servers show you. `/me public` changes that.
profile-public-servers = -# On the servers where you have played, others can see what you played there. `/me public` changes that.
profile-public-nowhere = -# Only you see this, and no leaderboard shows you. `/me public` changes that.

leaders-heading-here = ## { $game }: leaderboard of this server · { $page }/{ $pages }
leaders-heading-everywhere = ## { $game }: leaderboard of all servers · { $page }/{ $pages }
leaders-none-here = Nobody has played a rated game here yet. Finish one with two people or more, and you’re on the leaderboard.
leaders-none-everywhere = Nobody has chosen to be shown here yet. `/me public` puts you on it.
leaders-line =
    { $place }. { $who } · { $rating } · { $count } { $count ->
        [one] game
       *[other] games
    }
leaders-line-unsure =
    – { $who } · { $rating } · { $count } { $count ->
        [one] game
       *[other] games
    }
leaders-unsure = -# –: no place yet, with fewer than { $count } rated games.
leaders-you = ▶ { $line }
leaders-not-you-here = -# You aren’t on it yet: finish a game with two people or more on this server.
leaders-not-you-everywhere = -# You aren’t on it: choose *all servers* with `/me public` and finish a rated game.
leaders-choose = Another game
button-leaders-here = This server
button-leaders-everywhere = All servers

public-everywhere = Leaderboards of all servers show you, and everybody can see your profile.
public-servers = Leaderboards show you on the servers where you have played; others see what you played there.
public-nowhere = No leaderboard shows you now, and only you see your profile.

month-place = { $month }: place { $place } with { $points } { $count ->
    [one] point
   *[other] points
 }
month-heading = ## The month on this server · { $month }
month-none = Nobody has scored this month yet.
month-how = -# A finished table with other people scores { $table }, today’s game { $own }, reaching par in it { $par } more; at most { $most } a day. Tables alone with AI score nothing.
leaders-month = The month here

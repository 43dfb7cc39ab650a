# What is kept of people, who sees it, and how they have it out and gone. docs/privacy.md says the same.

privacy-heading = ## Privacy
privacy =
    This bot reads no messages: it asks Discord for no message content and has no privileged access.

    {""}**Stored**, in the database of whoever runs this bot, for as long as games and results are kept: your Discord user id and the name you had when you sat down; the ids of the server, channel and messages that show a table; each game's options, seed, moves and result; your ratings; which daily tables you have begun; reviews you have asked for, seen by you alone; your last invitations to tables; your settings.

    {""}**Used** for hosting the games you join, showing results and ratings, and for nothing else. Nothing is sold or shared, and you get no unsolicited private messages.

    {""}**Seen**: moves and results by whoever sees the channel; ratings on the servers where you played; your hand by you alone. It is part of the game's log, which the operator keeps.

    {""}**Yours**: `/me export` gives you all of it as a file. `/me delete` takes it out: your seats go to AI players, and in finished games a random pseudonym stands for you. What Discord lets nobody edit any more, old messages and their pictures, stays; backups know you until they are replaced.

operator-name = **This bot** is run by { $name }.
operator-contact = Questions, complaints, deletion without Discord: { $contact }
operator-hosting = Its database is in { $hosting }.
operator-backups =
    Backups are deleted after { $days } { $days ->
        [one] day
       *[other] days
    }.
operator-age = You must be at least { $age } to use it, or older where your country's law says so.
link-privacy = Privacy policy
link-terms = Terms of use
link-support = Help

export-heading = **Everything kept about you**
export-kept =
    { $tables } { $tables ->
        [one] seat
       *[other] seats
    } · { $moves } { $moves ->
        [one] move
       *[other] moves
    } · { $results } { $results ->
        [one] result
       *[other] results
    } · { $ratings } { $ratings ->
        [one] rating
       *[other] ratings
    }

    The file says what each part is. Only you see this message; save the file before you dismiss it. `/me delete` has it all gone.
export-about-user_id = Your Discord user id, by which all of this was found.
export-about-settings = What you have chosen with /me, and what you have been told already. coach: on, and by game what it has told you; text_mode: hands as text; language: yours; language_offered: you have been told of languages; public: where boards list you; calls: who may invite you; shared: results you have shared, as table and channel; warned: a message before your streak ends, in which language, and the day of the last.
export-about-news = What the bot would still tell you: games that ended because their channel or server was gone.
export-about-hosted = Tables that you opened. id: the table; guild_id: the server; channel_id: the channel (below zero: a daily table, in none); game: which; created_at: when. Times are seconds since 1970.
export-about-seats = Seats that are yours. table_id: the table; seat: its number, from 0; user_id: whose it is; name: as you were called when you sat down; ai: the level of an AI there; leaver_id: who left it; state: standing: your reactions; misses: times that ran out; away: an AI plays for you; wants_end, wants_pause: you wish to end or pause; undo, agrees: the move at which you asked to take back, or agreed; left_round, left_order, left_at: when you left and as which; handed: it was handed on; novice: your first game of the kind; passing: what you let pass; presses: in a tutorial; offers: when you last offered it to somebody, in milliseconds, 0: never.
export-about-left_seats = Seats that you gave up during a game; the fields are those of seats.
export-about-moves = Your own moves in the logs of your games. table_id: the table; n: the number of the move; seat: yours; action: what you did; by: how (player: you; undo: taken back); at: when. What others did or held is theirs and is not here.
export-about-results = How you did in finished games. table_id, seat, user_id, ai, name: as in seats; place: 1 is first; points; winner: 1 if you won; reason: why it ended; game; guild_id: the server; options: the house rules; ended_at: when; leaver: 1 if you left; rated: 1 if it counted; mean, deviation: your rating after it.
export-about-daily = Daily tables that you have begun. day: the UTC day; game; user_id: you; own_game: 1 where it was that day's own game, which makes your streak, 0 where it was another, null where it is from before there was one; table_id: the table.
export-about-reviews = Reviews that you have asked for. table_id: the table; user_id: you; asked_at: when; accuracy: percent, empty while it isn't complete; found: of each decision the better answer, its chance to win, what yours cost and how sure that is.
export-about-invitations = Invitations of the last day on which you were invited or invited others. day: the UTC day; table_id: the table; as_host: 1 where you invited, 0 where you were called.
export-about-ratings = Your rating in each game. user_id: you; game; mean, deviation: how strong, and how sure that is; played: how many games counted; updated_at: when it last changed.

delete-ask =
    {""}**Delete everything that is kept about you?**

    { $tables ->
        [0] You sit at no table now.
        [one] At one table that isn't over an AI takes your seat; a game you leave after its second round counts as lost.
       *[other] At { $tables } tables that aren't over an AI takes your seat; a game you leave after its second round counts as lost.
    }

    Your name and id, settings and ratings go. In finished games a random pseudonym stands for you, so that the others' ratings stay right; nobody can tell who it was, and it can't be given back to you.
delete-ask-again =
    {""}**Are you sure? This can't be undone.**

    Old messages in Discord and their pictures still show your name, for nobody can edit them any more. Backups of the database know you until they are replaced.
button-delete-go-on = Go on
button-delete-yes = Delete everything
delete-done =
    {""}**Done.** Nothing here leads to you any more. If you play again, you begin as somebody new.
delete-under-way =
    {""}**It is under way.** Some of your tables belong to a part of the bot that doesn't answer just now. You are taken out as soon as it is back; there is nothing more for you to do. Until then you can't sit down at another table, and `/me export` shows what is still kept.

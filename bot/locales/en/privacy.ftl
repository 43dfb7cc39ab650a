# What is kept of people, who sees it, and how they have it out and gone. docs/privacy.md says the same.

privacy-heading = ## Privacy
privacy =
    This bot reads no messages: it doesn’t ask Discord for message content and has no privileged access.

    {""}**What is stored**, in the database of the people who run this bot, for as long as they keep games and results: your Discord user id and your name when you sat down, and when you last pressed something; the ids of the server, channel and messages that show a table; each game’s options, seed, moves and result; your ratings; which daily tables you started; reviews you asked for, which only you see; what your finished games brought your album; your last invitations to tables; your settings.

    {""}**What it is for**: hosting the games you join, showing results and ratings, and nothing else. Nothing is sold or shared, and you get no unsolicited private messages.

    {""}**Who sees it**: everybody who sees the channel sees moves and results; ratings show on the servers where you played; only you see your hand. Your hand is part of the game’s log, which the operator keeps.

    {""}**Your rights**: `/me export` gives you all of it as a file. `/me delete` removes it: AI players take your seats, and in finished games a random pseudonym replaces you. Old messages and their pictures stay, because Discord lets nobody edit them; backups keep your data until they are replaced.

operator-name = **This bot** is run by { $name }.
operator-contact = Questions, complaints, deletion without Discord: { $contact }
operator-hosting = Its database is in { $hosting }.
operator-backups =
    Backups are deleted after { $days } { $days ->
        [one] day
       *[other] days
    }.
operator-age = You must be at least { $age } to use it, or older where your country’s law says so.
link-privacy = Privacy policy
link-terms = Terms of use
link-support = Help

export-heading = **Everything stored about you**
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

    The file explains what each part is. Only you see this message; save the file before you dismiss it. `/me delete` deletes it all.
export-about-user_id = Your Discord user id, which everything here was found by.
export-about-settings = What you chose with /me, and what the bot has already told you. coach: whether it explains every question; text_mode: hands as text; language: yours; language_offered: the bot has told you about languages; public: which leaderboards show you; name: yours when you last pressed something; calls: who can invite you; shared: results you shared, as table and channel; was_warned: you used to get a message before your streak ended, and have yet to be told that you no longer do.
export-about-news = What the bot has yet to tell you: games that ended because their channel or server was gone.
export-about-hosted = Tables you opened. id: the table; guild_id: the server; channel_id: the channel (below zero: a daily table, in none); game: which; created_at: when. Times are seconds since 1970.
export-about-seats = Your seats. table_id: the table; seat: its number, from 0; user_id: whose it is; name: yours when you sat down; ai: the level of an AI there; leaver_id: who left it; state: standing: your reactions; misses: times that ran out; away: an AI plays for you; wants_end, wants_pause: you want to end or pause; undo, agrees: the move at which you asked to undo, or agreed; left_round, left_order, left_at: when you left and as which; handed: you handed it on; novice: your first game of the kind; passing: what you let pass; presses: in a tutorial; offers: when you last offered it to somebody, in milliseconds, 0: never; decided: the last round in which you answered yourself; silent_since, silent_until: the rounds since then in which you were answered for.
export-about-left_seats = Seats you gave up during a game; the fields are those of seats.
export-about-moves = Your own moves in the logs of your games. table_id: the table; n: the number of the move; seat: yours; action: what you did; by: how (player: you; undo: taken back); at: when. What others did or held is theirs and isn’t here.
export-about-results = How you did in finished games. table_id, seat, user_id, ai, name: as in seats; place: 1 is first; points; winner: 1 if you won; reason: why it ended; game; guild_id: the server; options: the house rules; ended_at: when; leaver: 1 if you left; rated: 1 if it counted; mean, deviation: your rating after it; collected: 1 once your album has what it brought.
export-about-daily = Daily tables you started. day: the UTC day; game; user_id: you; own_game: 1 where it was that day’s own game, which counts for your streak, 0 where it was another, null where it is from before there was one; table_id: the table.
export-about-reviews = Reviews you asked for. table_id: the table; user_id: you; asked_at: when; accuracy: percent, empty until it’s complete; found: for each decision the better answer, its chance to win, what yours cost and how sure that is.
export-about-album = Your album. user_id: you; game; sticker: the character, goal or creature; table_id: the game that first brought it; at: when that ended.
export-about-invitations = Invitations from the last day on which you were invited or invited others. day: by the server’s clocks, from 05:00; table_id: the table; as_host: 1 where you invited, 0 where you were called.
export-about-ratings = Your rating in each game. user_id: you; game; mean, deviation: how strong, and how sure that is; played: how many games counted; updated_at: when it last changed.

delete-ask =
    {""}**Delete everything stored about you?**

    { $tables ->
        [0] You aren’t at any table now.
        [one] At your one unfinished table an AI takes your seat; a game you leave after its second round counts as lost.
       *[other] At your { $tables } unfinished tables an AI takes your seat; a game you leave after its second round counts as lost.
    }

    Your name, id, settings and ratings go. In finished games a random pseudonym replaces you, so the others’ ratings stay right; nobody can tell who it was, and you can’t get it back.
delete-ask-again =
    {""}**Are you sure? You can’t undo this.**

    Old messages in Discord and their pictures still show your name, because nobody can edit them. Backups of the database keep your data until they are replaced.
button-delete-go-on = Go on
button-delete-yes = Delete everything
delete-done =
    {""}**Done.** Nothing here leads to you now. If you play again, you start as somebody new.
delete-under-way =
    {""}**On its way.** Some of your tables belong to a part of the bot that isn’t answering right now. Your data is deleted as soon as it’s back; you don’t need to do anything. Until then you can’t join another table, and `/me export` shows what is still stored.

# Why something was not done, and what to do next.

refused-no-table = There is no such table any more. `/help` says how to open another.
refused-no-table-here = There is no table in this channel. `/help` says how to open one, and `/me games` where you play.
refused-outsider = { $status ->
    [lobby] You have no seat at this table. **Join** gives you one while there is one free.
    [over] You had no seat at this table. `/help` says how to open one of your own.
   *[other] You have no seat at this table. **Watch** shows you the board; { $host } is the host and can tell you when the next game starts.
 }
refused-not-host = Only the host may do that: ask { $host }.
refused-managers-only = Only whoever manages this server may do that: it takes the right *Manage Server*.
refused-remove-yourself = To give up your own seat, press **Leave**.
refused-not-lobby = That can only be done before the game starts. `/table status` shows you where it is.
refused-not-live = { $status ->
    [lobby] The game hasn't started yet: the host presses **Start**.
    [paused] The table is paused: **Resume** on its board, or `/table pause`, lets it go on.
   *[over] This game is over. **Rematch** on its board opens the next one.
 }
refused-not-paused = { $status ->
    [over] This game is over. **Rematch** on its board opens the next one.
   *[other] The table isn't paused: the game goes on in **My hand**.
 }
refused-undo = That can't be taken back. **My hand** shows what you can do now.
refused-undo-nothing = There is no move of yours that could be taken back. **My hand** shows what you can do now.
refused-undo-revealed = That can't be taken back: since then something was rolled, drawn or looked at. **My hand** shows what you can do now.
refused-undo-window = Nothing can be taken back while everybody is asked whether to react. Try again when the table has gone on.
refused-undo-overtaken = Somebody has moved in the meantime, so nothing was taken back. Have a look at the board and try again.
refused-undo-gone = Nobody else asks to take something back any more. The board shows how things stand.
refused-vote-gone = Nobody asks for that any more. The board shows how things stand.
refused-undo-lost = That can't be taken back: this game began under an older version of the rules. **My hand** shows what you can do now.
refused-waited = You have asked for more time already, and that can be done once: answer in **My hand**, or press **Let it happen**.
refused-not-over = The game is still going on: that can be done when it has ended.
refused-log-pruned = The moves of this game are not kept any more: whoever runs the bot has old logs deleted. The result stands, and so do the ratings.
refused-channel-taken = This channel has a table already. `/table status` shows it; play elsewhere, or in a thread with `thread: True`.
refused-too-many-tables = { $whose ->
    [host] You have { $limit } tables open, and more are not possible. End one with `/table end`.
    [hour] You have opened { $limit } tables within an hour. Wait a while before you open another.
    [seats] You sit at { $limit } tables, and more are not possible. Leave one with `/table leave`.
    [channel] This channel has { $limit } tables, and more are not possible. Try another channel.
   *[guild] This server has { $limit } tables, and more are not possible. Wait until one ends.
 }
refused-full = All { $seats } seats are taken. The host can empty one under **Options**.
refused-removed = The host has given your seat at this table free, so you can’t sit down here again. `/{ $game } new` opens a table of your own.
refused-invite = { $why ->
    [quiet] This server wants no pings, so I invite nobody here. Anyone may press **Join**.
    [again] People were invited to this lobby already, which can be done once. Anyone may press **Join**.
    [bot] A bot can’t sit down: choose people. **Add AI** fills a seat with an AI player.
    [yourself] You sit here already: choose somebody else.
    [seated] Somebody you chose sits at this table already: choose others.
   *[removed] Somebody you chose was removed from this lobby by the host and can’t sit down again: choose others.
 }
refused-already-seated = You sit at this table already. The host presses **Start** when all are there.
refused-too-few-seats = { $needed } seats must be filled, and { $filled } are. Press **Add AI**, or ask somebody to **Join**.
refused-no-such-seat = Nobody sits there any more. Open **Options** again.
refused-game-gone = This table's game isn't installed here any more ({ $game }). The table stays saved, and goes on once the game is back.
refused-unknown-game = There is no such game here. `/help` lists them.
refused-unknown-level = This AI can't play at that level. Possible: { $allowed }.
refused-bad-option = { $option ->
    [which] These rules exclude each other: { $rules }. Choose one of them.
    [together] Two of these rules exclude each other. Choose one of them.
   *[other] The rule “{ $option }” can't be set like that. Choose again under **Options**.
 }
refused-ai-level-alone = `ai_level` says how well AI play, but no AI was asked for. Say with `ai` how many sit down.
refused-slow-turn = A slow clock is for games over days, so a turn there takes { $hours ->
    [one] an hour
   *[other] { $hours } hours
 } at least. Choose a longer time for a turn, or the live clock.
refused-no-replay = There is no finished game of that number that you can see. You can look at games you have played, and at those played in channels that you can see.
refused-not-in-this-channel = On this server tables are opened in { $channels }. Whoever manages the server can change that by `/settings channel`.
refused-substitute-bot = A bot can't take your seat. `/table leave` gives it to an AI player.
refused-substitute-seated = They sit at this table already: choose somebody else.
refused-substitute-others = This seat is offered to somebody else. **Watch** on the board shows you the game.
refused-substitute-gone = The seat is no longer theirs to give, or the table is over. `/help` says how to open a table of your own.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = They show nobody what they have played. `/profile` alone shows what you have.
refused-profile-of-bot = Bots have no profile here, for AI players keep the rating of their level: choose a person.
refused-no-leaderboard = This server has no boards of the best; whoever manages it has turned them off. `/profile` shows what you have played.
refused-not-saved = That could not be saved, so it did not happen. Please try again in a moment.
refused-fault = Something went wrong on our side, and nothing was changed. Please try again; the fault is in the log.
refused-refused = That isn't possible now. `/table status` brings a fresh board.

refused-question-gone = Too late: that question has been answered or is over. **My hand** shows what is asked now.
refused-not-offered = That isn't possible any more. **My hand** shows what is.
refused-of-others = That is put to somebody else, so nothing happened. **My hand** shows what is asked of you.
refused-not-asked = Nothing is asked of you right now, so nothing happened. The board says who is to move.
refused-unknown-control = This button belongs to nothing I know. `/table status` brings a fresh board.
refused-unknown-command = This command has changed. Reload Discord (Ctrl+R, or restart the app) and try again.
refused-restarting = I'm restarting and will be back in a few seconds. Nothing was changed; please press again then.
refused-database-lost = I lost the file that your games are kept in, so I'm stopping, and this press did nothing. Games can go on once whoever runs me has brought the file back.
refused-no-permission = I may not do that here: I need { $missing }. Someone who manages this server can allow it in the channel's settings.
refused-no-thread = I could not open a thread here. Try again without `thread`, or ask someone who manages this server to allow me to create public threads.
refused-no-place = I can't write in the table's channel, so its board is out of date. { $missing ->
    [none] I need to see the channel and to send messages there;
   *[other] What I may not do there: **{ $missing }**;
    } after that, `/table status` brings the board back.
news-channel-gone = The channel of your game of { $game } has been deleted, so the game is paused. `/table end` gives it up; nothing else of yours is touched.
refused-no-such-rule = Nothing in these rules says “{ $what }”. `/{ $game } rules` opens them at the first page, with a list of all.
refused-not-in-server = Tables stand in a server's channels, not in private messages: use the command there.

stale-question-gone = ⚠ **That was an old hand:** its question has been answered or is over, so nothing happened. This is your hand now.
stale-not-offered = ⚠ **That isn't possible any more,** so nothing happened. This is your hand now.
stale-of-others = ⚠ **That is put to somebody else,** so nothing happened. This is your hand.
stale-not-live = { $status ->
    [over] ⚠ **The game was over already,** so nothing happened.
    [paused] ⚠ **The table was paused,** so nothing happened.
   *[other] ⚠ **There is no game yet,** so nothing happened.
    }
stale-not-asked = ⚠ **Nothing is asked of you right now,** so nothing happened. This is your hand now.

no-files = Boards and hands have pictures, but I may not attach files in this channel, so here they are text. Someone who manages this server can allow *Attach Files* in the channel's settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
refused-no-review = { $why ->
    [outsider] You didn't play in this game: a review is of one's own decisions.
    [outlook] This game has no review: it can't tell how likely somebody is to win.
    [older] This game was played by older rules, so it can't be reviewed.
    [nochoice] You had no real choice in this game, so there is nothing to review.
   *[waits] Your review of game { $table } comes first. Look at it with **/review**, then ask for this one.
}
refused-no-hints = There are no hints in this game. Before the next one begins, the host can allow them under **Options**.

# Why something was not done, and what to do next.

refused-no-table = That table no longer exists. `/help` shows how to open another.
refused-no-table-here = There’s no table in this channel. `/help` shows how to open one, and `/me games` lists yours.
refused-outsider = { $status ->
    [lobby] You don’t have a seat at this table. Press **Sit down** if there’s a free one.
    [over] You didn’t have a seat at this table. `/help` shows how to open your own.
   *[other] You don’t have a seat at this table. **Watch** shows you the board; { $host }, the host, can tell you when the next game starts.
 }
refused-not-host = Only the host can do that: ask { $host }.
refused-managers-only = Only server managers can do that: you need the permission *Manage Server*.
refused-remove-yourself = To give up your own seat, press **Leave**.
refused-not-lobby = You can only do that before the game starts. `/table status` shows you where the game is.
refused-not-live = { $status ->
    [lobby] The game hasn’t started yet: the host presses **Start**.
    [paused] The table is paused. To go on, press **Resume** on the board or use `/table pause`.
   *[over] This game is over. Press **Rematch** on the board to play again.
 }
refused-not-paused = { $status ->
    [over] This game is over. Press **Rematch** on the board to play again.
   *[other] The table isn’t paused: play on in **My hand**.
 }
refused-undo = You can’t undo that. **My hand** shows what you can do now.
refused-undo-nothing = You have no move to undo. **My hand** shows what you can do now.
refused-undo-draft = You’re in the middle of something that only you see: **My hand** has a button for one step back.
refused-undo-revealed = You can’t undo that: since then somebody has rolled a die, or drawn or seen a card. **My hand** shows what you can do now.
refused-undo-window = You can’t undo while everybody is asked for a reaction. Try again when the table has moved on.
refused-undo-overtaken = Somebody moved in the meantime, so nothing was undone. Look at the board and try again.
refused-undo-gone = Nobody is asking to undo now. The board shows how things stand.
refused-vote-gone = Nobody is asking for that now. The board shows how things stand.
refused-undo-lost = You can’t undo that: this game started under older rules. **My hand** shows what you can do now.
refused-waited = You’ve already asked for more time, and you can do that once: answer in **My hand**, or press **Let it happen**.
refused-not-over = The game is still going: you can do that when it’s over.
refused-log-pruned = The moves of this game are gone: the bot deletes old logs. The result and the ratings stay.
refused-channel-taken = This channel already has a table. `/table status` shows it; play somewhere else, or in a thread with `thread: True`.
refused-channel-taken-open = This channel already has a table. `/table status` shows it; yours can stand in a thread.
refused-too-many-tables = { $whose ->
    [host] You have { $limit } tables open, which is the limit. End one with `/table end`.
    [hour] You have opened { $limit } tables within an hour. Wait a while before you open another.
    [seats] You have a seat at { $limit } tables, which is the limit. Leave one with `/table leave`.
    [channel] This channel has { $limit } tables, which is the limit. Try another channel.
   *[guild] This server has { $limit } tables, which is the limit. Wait until one ends.
 }
refused-full = All { $seats } seats are taken. The host can empty one under **Options**.
refused-removed = The host removed you from this table, so you can’t join it again. `/{ $game } new` opens a table of your own.
refused-invite = This server has pings turned off, so I can’t invite anybody here. Anyone can press **Sit down**.
refused-already-seated = You already have a seat at this table. The host presses **Start** when everybody is there.
refused-too-few-seats = This game needs { $needed } players, and there are { $filled }. Press **Add AI**, or ask somebody to **Sit down**.
refused-no-such-seat = That seat is empty now. Open **Options** again.
refused-game-gone = This table’s game isn’t installed here at the moment ({ $game }). The table stays saved, and goes on when the game is back.
refused-unknown-game = There’s no such game here. `/help` lists them.
refused-unknown-level = This AI can’t play at that level. Choose one of these: { $allowed }.
refused-bad-option = { $option ->
    [which] You can’t combine these rules: { $rules }. Choose one of them.
    [together] You can’t combine two of these rules. Choose one of them.
    [listed] That isn’t one of the choices. Pick one from Discord’s list.
   *[other] The rule “{ $option }” can’t have that value. Choose again under **Options**.
 }
refused-ai-level-alone = `ai_level` says how well the AI plays, but you asked for no AI players. Set `ai` to how many should join.
refused-slow-turn = The slow clock is for games over days, so a turn there takes { $hours ->
    [one] an hour
   *[other] { $hours } hours
 } at least. Choose a longer turn, or the live clock.
refused-no-replay = I can’t find a finished game with that number that you can see. You can look at games you played, and at games in channels you can see.
refused-not-in-this-channel = On this server you can open tables in { $channels }. A server manager can change that with `/settings channel`.
refused-substitute-blind = They can’t see this channel, so I haven’t asked them. Choose somebody who can, or open the channel to them first.
refused-substitute-bot = A bot can’t take your seat. `/table leave` hands it to an AI player.
refused-substitute-seated = They already have a seat at this table: choose somebody else.
refused-call-others = That calls somebody else. Your own cards are behind **My hand**, on the board.
refused-substitute-others = This seat is offered to somebody else. Press **Watch** on the board to see the game.
refused-substitute-gone = They can no longer give you that seat: it isn’t theirs now, or the table is over. `/help` shows how to open a table of your own.
refused-offer-lapsed = { substitute-lapsed }
refused-hidden = They keep their profile private. `/profile` alone shows yours.
refused-profile-of-bot = Bots have no profile: choose a person.
refused-no-leaderboard = Leaderboards are turned off on this server. `/profile` shows your own results.
refused-not-saved = I couldn’t save that, so it didn’t happen. Try again in a moment.
refused-fault = Something went wrong on our side, and nothing changed. Try again; the error has been logged.
refused-refused = You can’t do that now. `/table status` gets you a fresh board.

refused-question-gone = Too late: that question has been answered or is over. **My hand** shows what you can do now.
refused-not-offered = You can’t do that now. **My hand** shows what you can do.
refused-of-others = That question is for somebody else, so nothing happened. **My hand** shows yours.
refused-not-asked = You have nothing to decide right now, so nothing happened. The board shows whose turn it is.
refused-unknown-control = This button no longer works. `/table status` gets you a fresh board.
refused-unknown-command = This command has changed. Reload Discord (Ctrl+R, or restart the app) and try again.
refused-restarting = I’m restarting and will be back in a few seconds. Nothing changed; press again then.
refused-database-lost = I’ve lost the file with your games, so I’m stopping, and nothing happened. Games go on when the people who run me have restored it.
refused-no-permission = I can’t do that here: I need { $missing }. A server manager can allow it in the channel’s settings.
refused-no-thread = I couldn’t open a thread here. Try again without `thread`, or ask a server manager to let me create public threads.
refused-no-place = I can’t write in the table’s channel, so its board is out of date. { $missing ->
    [none] I need to see the channel and send messages there.
   *[other] I’m missing **{ $missing }**.
    } Once that’s allowed, `/table status` brings the board back.
news-channel-gone = Somebody deleted the channel of your game of { $game }, so the game is paused. `/table end` gives it up; your other games go on.
refused-no-such-rule = These rules don’t mention “{ $what }”. `/{ $game } rules` opens the first page, with a list of them all.
refused-not-in-server = Tables live in a server’s channels, not in private messages: use the command there.

stale-question-gone = ⚠ **That was an old hand:** its question has been answered or is over, so nothing happened. This is your hand now.
stale-not-offered = ⚠ **You can’t do that now,** so nothing happened. This is your hand now.
stale-of-others = ⚠ **That question is for somebody else,** so nothing happened. This is your hand.
stale-not-live = { $status ->
    [over] ⚠ **The game is already over,** so nothing happened.
    [paused] ⚠ **The table is paused,** so nothing happened.
   *[other] ⚠ **The game hasn’t started yet,** so nothing happened.
    }
stale-not-asked = ⚠ **You have nothing to decide right now,** so nothing happened. This is your hand now.

no-files = Boards and hands have pictures, but I can’t attach files in this channel, so here they are text. A server manager can allow *Attach Files* in the channel’s settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
refused-no-review = { $why ->
    [outsider] You didn’t play in this game: you can only review your own decisions.
    [outlook] This game has no review: it can’t tell how likely a player is to win.
    [older] This game used older rules, so you can’t review it.
    [nochoice] You had no real choice in this game, so there’s nothing to review.
   *[waits] Your review of game { $table } comes first. Look at it with **/review**, then ask for this one.
}
refused-no-hints = This game has no hints. The host can allow them under **Options** before the next one starts.
refused-lesson = The lesson goes another way: press the move with 👍 in **My hand**. In a whole game you’re free to try this one.

# Where a table can't stand, or not as it was asked for, and what to do.

no-uploads = Discord has switched off file uploads on this server, so boards and hands are text here. Only Discord can switch them back on: the server’s owner can ask Discord support. I try again every hour.
export-no-uploads = Discord has switched off file uploads on this server, so I can’t send your file here. Use `/me export` on another server.
no-threads-here = A channel like this can’t have threads, so the table is in the channel itself.
button-add-bot = Add me here
refused-not-on-server = I’m not on this server: it has only my commands, so I can’t keep a board here. A server manager can add me with this button; then use the command again.
refused-private-thread = I can’t see this private thread, so I can’t keep a board here. Write { $me } in it to let me in, then use the command again.
refused-thread-locked = This thread is locked, so I can’t keep a board here. Ask a moderator to unlock it, or open the table somewhere else.
refused-threads-full = This server has as many active threads as Discord allows. Close one that nobody needs, or try again without `thread`.
refused-channel-taken-without-threads = This channel already has a table. `/table status` shows it; open yours in another channel.
news-thread-locked = The thread of your game of { $game } has been locked, so the game is paused. It goes on when a moderator unlocks the thread.
settings-channel-lacks = ⚠ For tables in { $channel } I still need: { $missing }. A server manager can allow it in the channel’s settings.

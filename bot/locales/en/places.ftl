# Where a table can't stand, or not as it was asked for, and what to do.

no-uploads = Discord has switched off file uploads for this server, so boards and hands are text here. Only Discord can switch them on again: the owner of the server can ask its support. I try again every hour.
export-no-uploads = Discord has switched off file uploads for this server, so I can't send your file here. Use `/me export` on another server.
no-threads-here = There are no threads in a channel like this, so the table stands in the channel itself.
button-add-bot = Add me here
refused-not-on-server = I am not on this server: only my commands were added to it, so I can't keep a board here. Whoever manages the server can add me by this button; then use the command again.
refused-private-thread = I can't see this private thread, so I can't keep a board here. Write { $me } in it, which lets me in, then use the command again.
refused-thread-locked = This thread is locked, so I can't keep a board here. Whoever moderates it can unlock it; or open the table elsewhere.
refused-threads-full = This server has as many active threads as Discord allows. Close one that nobody needs, or try again without `thread`.
refused-channel-taken-without-threads = There is a table here already. `/table status` shows it; open the next one in another channel.
news-thread-locked = The thread of your game of { $game } has been locked, so the game is paused. It goes on as soon as whoever moderates the thread unlocks it.
settings-channel-lacks = ⚠ In { $channel } I still need for tables: { $missing }. Someone who manages this server can allow it in the channel's settings.

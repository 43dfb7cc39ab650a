# The lobby and the host's panel.

lobby-heading = ## { $game }
lobby-about = { $what }
    {"-# "}👥 { $least }–{ $most } players · ⏱ { $length }
lobby-host-seat = { $number } · **{ $name }**, host
lobby-seat = { $number } · **{ $name }**
lobby-ai-seat = { $number } · **{ $name }**, { $level } AI
lobby-empty-seat = { $number } · *free*
lobby-missing = { $count ->
    [one] One more player or AI is needed.
   *[other] { $count } more players or AI are needed.
 }
lobby-ready = The cauldron is warm: **{ $host }** can start when everybody’s here.
lobby-host-away = **{ $host }**, the host, hasn’t pressed anything for ten minutes. { $alone ->
    [yes] Whoever opens a table here closes this one.
   *[no] Anybody who has a seat can now start the game, change the options, or close the table with `/table end`.
 }
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# Quick reactions give things away: nobody waits for a player who can’t react, so a pause means somebody has a card. The game isn’t rated.
lobby-windows = -# Reactions: choose *Let it happen* and you’re never asked to stop an action. Everybody else is asked each time, so asking gives nothing away.
lobby-hints = -# 💡 Hints are allowed, so this game isn’t rated.
lobby-hints-alone = -# 💡 If you play alone with AI, you can use hints, and the game isn’t rated. With a second person it can be.
lobby-commitment = -# 🔒 SHA-256 of the seed, so nobody can stack the deck: `{ $hash }`
lobby-closed = This table has closed. `/{ $game } new` opens another.
lobby-join = Sit down
lobby-rules = How it plays
lobby-fill = Start with { $count } AI
lobby-free = free
lobby-leave = Leave
lobby-add = Add AI
lobby-options = Options
lobby-start = Start
lobby-learn = Tutorial
lobby-invite = Invite

invite-heading = **Who should I call to this table?** Up to { $most } people at once and eight a day; nobody is called twice a day.
invite-choose = People to invite…
invite-called = **I’ve called { $who }** in a message below the lobby.
invite-not = I haven’t called { $who }: { $why ->
    [bot] bots can’t play. **Add AI** fills a seat with an AI player.
    [yourself] you already have a seat here.
    [seated] already at this table.
    [removed] removed from this lobby by its host.
    [blind] can’t see this channel.
    [unwilling] doesn’t want to be called by you (`/me calls`).
    [today] has been called today already; tomorrow from 05:00 again.
   *[enough] you’ve called eight people today; tomorrow from 05:00 again.
 }
invite-line = **A line for the chat:**
invite-chat = Who wants to play { $game }? A seat is free: { $link }
invitation = { $count ->
    [one] { $who }, **{ $host }** has kept you a chair at **{ $game }**
   *[other] { $who }, **{ $host }** has kept chairs for you all at **{ $game }**
 }
    {"-# "}Choose who can invite you with `/me calls`.
invitation-begun = **{ $host }** invited people to a table of **{ $game }**, and the game has begun.
invitation-joined = You’ve joined the table (**{ $game }**). The host presses **Start** when everybody is there.
calls-chosen = { $who ->
    [nobody] Nobody can invite you now.
    [played] People who have finished a game with you can invite you, once a day at most.
   *[everybody] Everybody here can invite you, once a day at most.
 }

options-heading = **House rules of this table.** The lobby shows each choice at once.
options-of-host = The house rules are the host’s. What you can do here:
options-value = { $rule }: { $value }
options-add = Add an AI…
options-add-level = AI, { $level }
options-remove = Empty a seat…

rule-clock = Clock
rule-clock-live = live
    .about = You’re all here now: a minute or two for each move
rule-clock-slow = slow
    .about = Play over days: a day for each move
rule-turn = Time for a turn
    .about = How long a player has before time runs out
rule-turn-preset = as the clock says
rule-turn-30 = 30 seconds
rule-turn-60 = 1 minute
rule-turn-180 = 3 minutes
rule-turn-600 = 10 minutes
rule-turn-3600 = 1 hour
rule-turn-43200 = 12 hours
rule-turn-86400 = 1 day
rule-turn-259200 = 3 days
rule-absence = When time runs out
rule-absence-preset = as the clock says
    .about = Live: an AI takes the seat after two misses. Slow: the default move
rule-absence-nothing = nothing
    .about = The table waits
rule-absence-default = default move
    .about = The careful answer, usually passing
rule-absence-move = AI plays this move
    .about = The player makes the next one again
rule-absence-seat = AI takes the seat
    .about = After two misses, until the player presses I’m back
rule-leaver = When a player leaves
rule-leaver-ai = an AI plays on
rule-leaver-empty = the seat stays empty
    .about = The game goes on without it
rule-unrated = Rating
rule-unrated-no = counts
    .about = With two people or more who play to the end
rule-unrated-yes = doesn’t count
    .about = No ratings change
rule-reactions = Reactions
rule-reactions-strict = strict
    .about = Everybody is asked, so asking gives nothing away
rule-reactions-quick = quick
    .about = Faster, but a pause gives something away, and the game isn’t rated
rule-hints = Hints
rule-hints-alone = when playing alone
    .about = One person among AI; the game isn’t rated
rule-hints-yes = for everybody
    .about = Everybody can ask an AI for advice; the game isn’t rated
rule-hints-no = none
    .about = Nobody can ask an AI for advice
rule-pace = AI pace
rule-pace-quick = quick
    .about = The AI moves at once
rule-pace-normal = normal
    .about = If you play alone, the AI takes four seconds at most after your move
rule-pace-slow = slow
    .about = More time to watch each AI move

new-in-thread = **{ $who }** has opened a table of **{ $game }**: { $thread }

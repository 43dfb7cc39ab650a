# The lobby and the host's panel.

lobby-heading = ## { $game }
lobby-about = { $what }
    {"-# "}👥 { $least }–{ $most } · ⏱ { $length }
lobby-host-seat = { $number } · **{ $name }**, host
lobby-seat = { $number } · **{ $name }**
lobby-ai-seat = { $number } · **{ $name }**, { $level } AI
lobby-empty-seat = { $number } · *free*
lobby-missing = { $count ->
    [one] One more player or AI is needed.
   *[other] { $count } more players or AI are needed.
 }
lobby-ready = Ready when **{ $host }** is. Anyone may still sit down.
lobby-rule = { $rule }: **{ $value }**{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
 }
lobby-quick-tells = -# Quick reactions tell something: who could not react is passed over at once, so a pause means a card. The game doesn't count for ratings.
lobby-windows = -# Reactions: whoever chooses *Let it happen* has nothing to press when an action could be stopped. Everybody else is asked each time, so that asking gives nothing away.
lobby-hints = -# 💡 Hints are allowed, so this game isn’t rated.
lobby-hints-alone = -# 💡 Whoever plays alone with AI may have hints, and then the game isn't rated. If somebody else sits down, it can be.
lobby-commitment = -# 🔒 SHA-256 of the seed, so that nobody can stack the deck: `{ $hash }`
lobby-closed = This table has closed. `/{ $game } new` opens another.
lobby-join = Join
lobby-leave = Leave
lobby-add = Add AI
lobby-options = Options
lobby-start = Start
lobby-learn = Tutorial
lobby-invite = Invite

invite-heading = **Whom shall I call to this table?** Up to { $most } people, by one message, once. Whoever doesn’t want to be called is left out.
invite-choose = People to invite…
invite-called = { $called ->
    [0] None of those you chose can be called now. Anyone here may still sit down.
    [one] **1 of { $count }** is called now, by a message below the lobby.
   *[other] **{ $called } of { $count }** are called now, by a message below the lobby.
 }
invitation = { $count ->
    [one] { $who }, **{ $host }** invites you to a table of **{ $game }**.
   *[other] { $who }, **{ $host }** invites you all to a table of **{ $game }**.
 }
    {"-# "}`/me calls` says who may invite you.
invitation-joined = You sit at the table of **{ $game }** now. The host presses **Start** when all are there.
calls-chosen = { $who ->
    [nobody] Nobody can invite you any more.
    [played] Those who have played a game with you to its end can invite you. At most three invitations a day reach you, and one from the same person.
   *[everybody] Everybody can invite you. At most three invitations a day reach you, and one from the same person.
 }

options-heading = **House rules of this table.** Choose; the lobby shows it at once.
options-value = { $rule }: { $value }
options-add = Add an AI…
options-add-level = AI, { $level }
options-remove = Empty a seat…

rule-clock = Clock
rule-clock-live = live
    .about = You sit together now: a minute or two for a move
rule-clock-slow = slow
    .about = Play over days: a day for a move
rule-turn = Time for a turn
    .about = How long one may take before time runs out
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
    .about = The careful answer is given, usually passing
rule-absence-move = AI plays this move
    .about = The next move is the person's own again
rule-absence-seat = AI takes the seat
    .about = After two misses, until they press I'm back
rule-leaver = Who leaves
rule-leaver-ai = an AI plays on
rule-leaver-empty = the seat is empty
    .about = The game goes on without it
rule-unrated = Rating
rule-unrated-no = counts
    .about = Two people or more, played to the end
rule-unrated-yes = doesn't count
    .about = Nobody's rating changes
rule-reactions = Reactions
rule-reactions-strict = strict
    .about = Everybody is asked, so asking tells nothing
rule-reactions-quick = quick
    .about = Faster, but a pause tells something, and it isn't rated
rule-hints = Hints
rule-hints-alone = when playing alone
    .about = With one person among AI; such a game isn’t rated
rule-hints-yes = for everybody
    .about = Everybody may ask an AI for advice; the game isn’t rated
rule-hints-no = none
    .about = Nobody may ask an AI for advice
rule-pace = AI pace
rule-pace-quick = quick
    .about = AI play on at once
rule-pace-normal = normal
    .about = Alone, they take four seconds at most after your move
rule-pace-slow = slow
    .about = More time to watch each of their moves

new-in-thread = **{ $who }** has opened a table of **{ $game }**: { $thread }

# The lobby and the host's panel.

lobby-heading = ## { $game }
lobby-host-seat = { $number } · **{ $name }**, host
lobby-seat = { $number } · **{ $name }**
lobby-ai-seat = { $number } · **{ $name }**, { $level } AI
lobby-empty-seat = { $number } · *free*
lobby-missing = { $count ->
    [one] One more player or AI is needed.
   *[other] { $count } more players or AI are needed.
 }
lobby-ready = Ready when **{ $host }** is. Anyone may still sit down.
lobby-rule = { $rule }: **{ $value }**
lobby-quick-tells = -# Quick reactions tell something: who could not react is passed over at once, so a pause means a card.
lobby-commitment = -# 🔒 SHA-256 of the seed, so that nobody can stack the deck: `{ $hash }`
lobby-closed = This table has closed. `/{ $game } new` opens another.
lobby-join = Join
lobby-leave = Leave
lobby-add = Add AI
lobby-options = Options
lobby-start = Start

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
rule-reactions = Reactions
rule-reactions-strict = strict
    .about = Everybody is asked, so asking tells nothing
rule-reactions-quick = quick
    .about = Faster, but a pause tells that somebody could react

new-in-thread = **{ $who }** has opened a table of **{ $game }**: { $thread }

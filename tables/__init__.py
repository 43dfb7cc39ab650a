"""Live tables: lobby, seats, clocks, AI seats and the one path of a change. No Discord, no SQL.

Others call `tables.py` (finding, looking, changing), `people.py`, `days.py`, `servers.py` and `replay.py`, each by
itself; `services.py` makes them. `Tables.change` takes a function of `lobby.py`, `seats.py`, `press.py`, `undo.py`,
`ending.py` or `windows.py`, which changes a draft (a copy) of the table's state. `changes.py` locks the table, commits
the draft and makes it the new state. `waking.py` does the same when a deadline has come. Never here: a message, a rule
of a game, SQL.
"""

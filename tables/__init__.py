"""Live tables: lobby, seats, clocks, AI seats and the one path of a change. No Discord, no SQL.

`hall.py` is what others call. Whatever is wanted of a table changes a `draft` of its state; `lobby.py`, `seats.py`,
`press.py`, `undo.py`, `ending.py` and `automatic.py` say how. `changes.py` locks the table, commits what the draft
changed and takes it over. `waking.py` does the same for what is due. Never here: a message, a rule of a game, SQL.
"""

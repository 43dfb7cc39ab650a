"""Live tables: lobby, seats, clocks, AI seats and the one path of a change. No Discord, no SQL.

`hall.py` is what others call. Every request changes a draft (a copy) of the table's state: `lobby.py`, `seats.py`,
`press.py`, `undo.py`, `ending.py` and `automatic.py` each do so for one kind of request. `changes.py` locks the table,
commits the draft and makes it the new state. `waking.py` does the same when a deadline has come. Never here: a message,
a rule of a game, SQL.
"""

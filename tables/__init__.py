"""Live tables: lobby, seats, clocks, AI seats and the one path of a press. No Discord, no SQL.

`hall.py` is what others call. A wish changes a `draft` of a table's `state` (`lobby.py`, `play.py`, `automatic.py` and
`clocks.py` say how); `floor.py` finds and locks the table, and lets the draft take the state's place once `keeping.py`
has brought it to disk. Here belongs what is true of a table wherever it stands; never a message, a rule, a row.
"""

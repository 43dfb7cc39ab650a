"""State in SQLite. Knows rows, not rules: snapshots, actions and events are the caller's bytes and JSON.

Here belong the schema, its migrations, the one writer, and what an operator does with the file. Never: a rule, a clock
that runs, a word to a player.
"""

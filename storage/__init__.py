"""All that is saved, as rows in SQLite or PostgreSQL. Snapshots, actions and events are the caller's bytes and JSON.

The schema, its migrations, the one writer, who owns which tables, and what an operator does with the database. Never
here: a rule, a running clock, a text for players.
"""

"""State in SQLite. Knows rows, not rules."""

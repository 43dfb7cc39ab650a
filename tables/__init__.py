"""Live tables: lobby, seats, clocks, AI seats and the one path of a press. No Discord, no SQL."""

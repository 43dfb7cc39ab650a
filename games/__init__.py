"""The rules of the games: plain classes without I/O, clock, asyncio or Discord."""

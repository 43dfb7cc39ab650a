"""How messages reach Discord: answers in time, boards, open hands and pings, within Discord's limits."""

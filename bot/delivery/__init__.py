"""How messages reach Discord: answers in time, boards, open hands and pings, within Discord's limits.

Every call to Discord is made here. What a press does is decided in `commands`, in which words in `screens`.
"""

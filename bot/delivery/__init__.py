"""How messages reach Discord: answers in time, boards, open hands and pings, within Discord's limits.

Every call to Discord is made here. What is done because of a press, and in which words, is decided elsewhere.
"""

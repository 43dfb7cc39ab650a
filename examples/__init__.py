"""Two examples. The bot itself uses neither.

`highest_card.py` is a small complete game to learn from, with its words in `locales/`: `docs/contributing.md` walks
through it, `tests/examples` plays it through the bot. `replay.py` plays an exported game again: `docs/fairness.md`.
"""

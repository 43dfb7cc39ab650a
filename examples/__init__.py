"""A small complete game to learn from: `highest_card.py`, with its words in `locales/`. The bot itself hosts none.

`docs/contributing.md` walks through it; `tests/examples` plays it through the bot.
"""

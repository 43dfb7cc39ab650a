"""Examples. The bot itself uses none of them.

`highcard` and `nim` are small complete games to learn from, of secrets and of open information, and together a package
of their own (`pyproject.toml`): `docs/contributing.md` walks through it, `tests/examples` plays it through the bot.
`replay.py` plays an exported game again: `docs/fairness.md`.
"""

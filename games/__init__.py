"""The rules of the games: plain classes without I/O, clock, asyncio or Discord.

Every game has a folder with the same files: `rules.py` (the frames, in the rulebook's order), `cards.py` with
`cards.toml` (facts), `state.py` (zones), `view.py` (what a seat may know, and imagining the rest), `ai.py`.
"""

from __future__ import annotations

from .alakazam import Alakazam
from .alakazoo import Alakazoo
from .alakazum import Alakazum
from .kernel.game import Game

GAMES: dict[str, type[Game]] = {"alakazum": Alakazum, "alakazoo": Alakazoo, "alakazam": Alakazam}
"""Every game by its key."""

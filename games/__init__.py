"""The rules of the games: plain classes without I/O, clock, asyncio or Discord.

Every game has a folder with the same files: `rules.py` (the frames, in the rulebook's order), `cards.py` with
`cards.toml` (facts), `state.py` (zones), `view.py` (what a seat may know, and imagining the rest), `ai.py`.
"""

from __future__ import annotations

from .kernel.facts import GameFacts
from .kernel.flaws import flaw_of
from .kernel.game import Game
from .kernel.plugins import Plugins

GAMES: Plugins[type[Game]] = Plugins("alakazum.games", Game, classes=True, flaw=flaw_of)
"""Every hosted game by its key."""


def facts_of(key: str) -> GameFacts:
    """The facts of a game; those of one that isn't there say nothing."""
    game = GAMES.get(key)
    return game.FACTS if game is not None else GameFacts()

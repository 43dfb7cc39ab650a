"""Prepared first games: every learner gets the same shuffle, against one easy AI; they end after some presses."""

from __future__ import annotations

from hashlib import sha256

from games import facts_of

from .draft import Draft

ENOUGH, MOST = 15, 25
"""Presses after which a tutorial ends: from the first on as soon as nothing is asked of its person, at the other in any
case."""


def seed_of(game: str) -> bytes:
    """The seed of a game's tutorial. It is no secret: tutorials are never rated."""
    return sha256(f"{game} tutorial {facts_of(game).tutorial}".encode()).digest()


def pressed(draft: Draft, at: int) -> None:
    """Count a press of a tutorial's person, and end it once they have seen enough."""
    state = draft.state
    presses = state.seats[at].presses + 1
    draft.sit(at, state.seats[at].replace(presses=presses))
    asked = any(each.seat == at for each in draft.decisions)
    if state.status == "live" and (presses >= MOST or (presses >= ENOUGH and not asked)):
        state.status = "over"
        draft.note("ended", why="learnt")

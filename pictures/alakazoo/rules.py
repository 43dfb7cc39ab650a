"""Pictures beside the pages of rules: small positions in which what the page says can be seen.

Drawn like the boards themselves, so that a reader recognises the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.alakazoo.cards import BOARDS, CREATURES, SPACES
from pictures.alakazoo import columns, hand, portal, roll
from pictures.alakazoo.cards import SpellCard
from pictures.alakazoo.ending import Jury as JuryTile
from pictures.alakazoo.ending import SeatVerdict
from pictures.people import people
from pictures.tile import Tile

WIZARDS = people(("Ana", "Ben"))


def _space(creature: str, at: int, placed: dict[int, str], lit: dict[int, str]) -> portal.Space:
    board = BOARDS[[one.letter for one in CREATURES].index(creature)]
    card = SpellCard(placed[at], at) if at in placed else None
    one, other = lit.get(at, "00")
    return portal.Space(card, (board[2 * at], board[2 * at + 1]), (one == "1", other == "1"))


def _portal(at: int, creature: str, placed: dict[int, str], lit: dict[int, str]) -> portal.Portal:
    spaces = tuple([_space(creature, space, placed, lit) for space in SPACES])
    slots = ("magic", "free", "free") if at else ("magic", "magic", "dark")
    return portal.Portal(WIZARDS[at], creature, 11 if at else 6, bool(at), not at, 4, slots, 1, 0, -1, spaces)


ONE = ({0: "M", 4: "G", 5: "M", 8: "T"}, {1: "10", 3: "11", 7: "01"})
OTHER = ({0: "T", 1: "T", 3: "V", 4: "T", 6: "T", 7: "T", 8: "E"}, {2: "11", 5: "10"})


def _portals(words: Any) -> Tile:
    return portal.Portals((_portal(0, "M", *ONE), _portal(1, "T", *OTHER)), portal.FORMS[2])


def _roll(words: Any) -> Tile:
    some = (roll.Result(1, "magic", False), roll.Result(4, "dark", False), roll.Result(0, "magic", False))
    return roll.RollTile(WIZARDS[0], some)


def _columns(words: Any) -> Tile:
    cards = (
        (SpellCard("E", 1), SpellCard("M", 4)),
        (SpellCard("E", 7),),
        (SpellCard("G", 6), SpellCard("V", 2), SpellCard("V", 1)),
        (SpellCard("V", 5),),
    )
    return columns.Columns(cards, 17, 13, 9, False)


def _placing(words: Any) -> Tile:
    held = (
        hand.HeldSpell(SpellCard("T", 2), 2, (), False),
        hand.HeldSpell(SpellCard("N", 5), 0, (4,), False),
        hand.HeldSpell(SpellCard("G", 0), 0, (), True),
    )
    return hand.HandTile(_portal(1, "T", *OTHER), held, words)


def _jury(words: Any) -> Tile:
    got = (True, False, True, False, False, True, False)
    first = SeatVerdict(WIZARDS[0], "M", 6, got, 9, False)
    return JuryTile((first, SeatVerdict(WIZARDS[1], "T", 8, (True, True, False, False, True, True, True), 13, True)))


PAGES: dict[int, Callable[[Any], Tile]] = {1: _portals, 2: _roll, 3: _columns, 4: _placing, 5: _jury}
"""By number of the page."""

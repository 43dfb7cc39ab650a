"""A roll of Alakazoo: the dice still to be resolved, and what each can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazoo.cards import EDITIONS, MASKS, STAR
from games.alakazoo.rules import Dice, Light
from games.alakazoo.state import free, supply
from games.alakazoo.view import View
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import CREAM, GOLD, INK, MUTED, PANEL
from pictures.people import DrawnPerson, write
from pictures.pieces import arrow, tick, token
from pictures.tile import Tile
from pictures.type import NAME

from .cards import silhouette


class Result(NamedTuple):
    """A die."""

    rune: int
    """0: the Star, which is any rune."""
    brings: str
    """What it would bring now: "magic" (there is a rune to light, or for a Star room at the Keeper), "dark", ""."""
    now: bool
    """It is the one being resolved."""


@dataclass(frozen=True)
class RollTile(Tile):
    """One, two or three dice of a seat."""

    GAME: ClassVar[str] = "alakazoo"
    person: DrawnPerson
    results: tuple[Result, ...]

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + 170)
        c.box(MARGIN, MARGIN, INNER, 170, PANEL)
        x = 54 + write(c, 54, MARGIN + 87, self.person, NAME, fit=230) + 40
        for k, result in enumerate(self.results):
            _result(c, x + k * 244, result)
        return c


def roll(view: View, who: Sequence[DrawnPerson]) -> RollTile | None:
    """The roll under way in a spectator's view; None where there is none."""
    dice = view.find(Dice)
    light = view.find(Light)
    if dice is None and light is None:
        return None
    seat: int = dice.seat if dice is not None else light.seat if light is not None else 0
    results = [_facts(view, seat, light.rune, True)] if light is not None else []
    results += [_facts(view, seat, rune, False) for rune in (dice.results if dice is not None else ())]
    return RollTile(who[seat], tuple(results)) if results else None


def _facts(view: View, seat: int, rune: int, now: bool) -> Result:
    places = free(view, seat, MASKS[view.boards[seat]][rune])
    slots = EDITIONS[view.options.edition].slots
    room = not slots or view.magic[seat] + view.dark[seat] < slots
    if places or (rune == STAR and room):
        return Result(rune, "magic" if supply(view) else "", now)
    return Result(rune, "" if rune == STAR else "dark", now)


def _result(c: Canvas, x: float, result: Result) -> None:
    """The die, and the token that it brings."""
    y = MARGIN + 27
    c.box(x, y, 116, 116, CREAM, 22, GOLD if result.now else MUTED, 8 if result.now else 3)
    c.put(silhouette(result.rune, 84, INK), x + 58, y + 58, "mm")
    c.put(arrow(36, 34, MUTED), x + 124, y + 58, "lm")
    sign = token(result.brings, 66) if result.brings else tick(False, 50, MUTED)
    c.put(sign, x + 200, y + 58, "mm")

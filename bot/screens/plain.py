"""Screens of a game that has none of its own: the fields of its view, each with its name, seats first.

A field is called ``<game>-field-<name>`` in the locale files, else by its own name. A list with an entry for each seat
stands with the seats; a number called ``turn`` isn't shown, as the one who is asked is marked. A `Seat` (of
`games.kernel.values`) is shown as a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, cast

from bot.screens.game import GameScreens, Reader
from bot.screens.screen import Part, Picture, Text
from bot.texts import Markdown, unmarked
from games.kernel.game import View
from pictures.people import asked_openly, people
from pictures.plain import HIDDEN, HIGHEST, PlainFact, PlainSeat, PlainTile, height_of

SHARED = frozenset(field.name for field in fields(View))
"""What every view has."""
TURN = "turn"
NOBODY = "–"


class PlainScreens(GameScreens[View]):
    """What a game shows that says nothing of how it is shown."""

    def table(self, view: View, reader: Reader) -> Sequence[Part]:
        tile = self._tile(view, reader)
        return [Text(_seat(seat, reader)) for seat in tile.seats] + _lines(tile.shared, reader)

    def hand(self, view: View, reader: Reader) -> Sequence[Part]:
        tile = self._tile(view, reader)
        own = [Text(_seat(seat, reader)) for seat in tile.seats if seat.person.seat == view.seat]
        return own + _lines(tile.shared, reader)

    def board_pictures(self, view: View, reader: Reader) -> Sequence[Picture]:
        tile = self._tile(view, reader)
        if height_of(tile) > HIGHEST or not (tile.shared or any(seat.facts for seat in tile.seats)):
            return ()
        words = Markdown("\n".join(part.text for part in self.table(view, reader) if isinstance(part, Text)))
        return [Picture(tile, unmarked(words))]

    def _tile(self, view: View, reader: Reader) -> PlainTile:
        """What the view shows."""
        asked, found = asked_openly(view), list(self._facts(view, reader))
        seats = [
            PlainSeat(
                person,
                person.seat in asked,
                tuple([PlainFact(name, chips(value[person.seat])) for name, value in found if _by_seat(view, value)]),
            )
            for person in people(reader.names)
        ]
        shared = [PlainFact(name, chips(value)) for name, value in found if not _by_seat(view, value)]
        return PlainTile(self.key, tuple(seats), tuple([fact for fact in shared if fact.chips]))

    def _facts(self, view: View, reader: Reader) -> Iterator[tuple[str, Any]]:
        """The game's own fields, by what they are called."""
        for field in fields(view):
            if field.name not in SHARED and field.name != TURN:
                key = f"{self.key}-field-{field.name.replace('_', '-')}"
                named = field.name.replace("_", " ").capitalize()
                value = getattr(view, field.name)
                shown = _who(value, reader) if field.type == "Seat" else value
                yield reader.say.plain(key) if reader.say.has(key) else named, shown


def _who(seat: int, reader: Reader) -> str:
    return reader.names[seat] if seat in range(len(reader.names)) else NOBODY


def _by_seat(view: View, value: Any) -> bool:
    return isinstance(value, list | tuple) and len(cast("Sequence[Any]", value)) == view.seats


def chips(value: Any) -> tuple[str, ...]:
    """A value in pieces; None is a card that isn't known."""
    if value is None:
        return (HIDDEN,)
    if isinstance(value, bool):
        return ("✔",) if value else ()
    if isinstance(value, list | tuple):
        inner = [chips(each) for each in cast("Sequence[Any]", value)]
        return tuple([" ".join(each) or "–" for each in inner])
    return (str(value),)


def _seat(seat: PlainSeat, reader: Reader) -> Markdown:
    marked = "yes" if seat.asked else "no"
    head = reader.say("plain-seat", who=reader.who(seat.person.seat), asked=marked)
    return Markdown("\n".join([head, *[_line(fact, reader) for fact in seat.facts if fact.chips]]))


def _lines(facts: Sequence[PlainFact], reader: Reader) -> list[Text]:
    said = [_line(fact, reader) for fact in facts]
    return [Text(Markdown("\n".join(said)))] if said else []


def _line(fact: PlainFact, reader: Reader) -> Markdown:
    return reader.say("plain-field", name=fact.caption, value=" · ".join(fact.chips))

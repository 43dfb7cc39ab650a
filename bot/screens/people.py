"""What the people and AI at a table are called."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.game import Reader
from bot.texts import Markdown, Texts, unmarked
from tables.table import Seat, Table

AI_NAMES = 6
"""Names the locale files have for AI: ``ai-name-0`` and on."""


def names_of(table: Table, say: Texts) -> tuple[str, ...]:
    """Every seat's name, as plain text: an AI's as on the board, in whichever language one reads."""
    own = say if table.place.hidden else say.of(table.rules.locale)
    return tuple(name_of(at, seat, own if seat.user is None else say) for at, seat in enumerate(table.seats))


def name_of(at: int, seat: Seat, say: Texts) -> str:
    """A person's name as they were called when they sat down; an AI's is our own."""
    if seat.user is not None:
        return seat.name or say.plain("person-unnamed", number=at + 1)
    return say.plain("ai-name", name=say.plain(f"ai-name-{at % AI_NAMES}"))


def at_the_end(table: Table, reader: Reader) -> Reader:
    """Who reads how the game ended: an AI that stood in for somebody to the end is named, and for whom."""
    say = reader.say.of(table.rules.locale) if not table.place.hidden else reader.say
    names = list(reader.names)
    for at, seat in enumerate(table.seats):
        if _stood_in(table, seat):
            names[at] = _stand_in(at, seat, say)
    return replace(reader, names=tuple(names))


def _stood_in(table: Table, seat: Seat) -> bool:
    """An AI played for the person of this seat at the end."""
    if seat.leaver is not None:
        return seat.ai is not None
    return seat.away or (seat.gone_since is not None and table.rules.consequence == "move")


def _stand_in(at: int, seat: Seat, say: Texts) -> str:
    ai, who = say.plain(f"ai-name-{at % AI_NAMES}"), unmarked(leaver_name(seat, say))
    return say.plain("ai-name", name=say.plain("end-stand-in", ai=ai, who=who))


def leaver_name(seat: Seat, say: Texts) -> Markdown:
    """Who left this seat, or is away from it."""
    return say("person-forgotten") if (seat.leaver or 0) < 0 else say("person", name=seat.name)


def reader_of(table: Table, say: Texts, seat: int | None = None, *, pictures: bool = False) -> Reader:
    """Somebody who reads about this table in the language of `say`, with pictures or in words alone."""
    hints = table.rules.hinted or table.rules.tutorial
    return Reader(say, names_of(table, say), seat, pictures=pictures, alone=table.now.alone, hints=hints)

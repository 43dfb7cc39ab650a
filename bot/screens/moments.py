"""Moments: the beats that take the stage. A duel decided, a theft, an Alakazum, a big score; and while dice that decide
something are still to be thrown, the question that they stand for.

A moment is made from what is public alone, so everybody sees the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from bot.screens.screen import Picture
from bot.texts import Markdown, unmarked
from games.kernel.frames import Roll
from pictures.moments import Moment as Tile
from pictures.people import DrawnPerson, people
from pictures.type import drawable

if TYPE_CHECKING:
    from bot.screens.game import GameScreens, Reader
    from games.kernel.game import Event, View

LETTERS = "ABCDE"
"""Stand for people whose name can't be drawn, by seat."""


class Shown(NamedTuple):
    """What a moment shows."""

    tile: Tile
    line: Markdown
    """What is said below what happened."""


class Stage(NamedTuple):
    """What a beat takes the stage with."""

    kind: str
    """A duel, a theft, a score, or a game's own."""
    show: Callable[[], Shown]
    """Called for those moments alone that are shown."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A beat on the stage, or the question before it."""

    kind: str
    seats: tuple[int, ...]
    """Whom it concerns."""
    words: Markdown
    """Two lines, which say it without the picture."""
    tile: Tile = field(repr=False)
    at: int = -1
    """The number of the event that completed it; −1: a question, which nothing has decided yet."""

    @property
    def asks(self) -> bool:
        """Nothing has decided it yet."""
        return self.at < 0

    @property
    def picture(self) -> Picture:
        """Return it drawn; what is decided is said in the two lines, a question with what each face would bring."""
        return Picture(self.tile, self.tile.alt if self.asks else unmarked(self.words))


def moments(view: View, events: Sequence[Event], screens: GameScreens[Any], reader: Reader) -> list[Moment]:
    """Return the moments of these events, the oldest first. `view` is a spectator's after them, and so is `reader`."""
    found = [(beat.stage, beat) for beat in screens.beats(view, events, reader)]
    return [_moment(stage, beat.seats, beat.words, beat.at) for stage, beat in found if stage is not None]


def question(view: View, screens: GameScreens[Any], reader: Reader) -> Moment | None:
    """Return what a throw that decides something stands for, until it is thrown; None: nothing that is drawn."""
    for decision in view.decisions:
        stage = screens.asks_on_stage(view, decision, reader) if decision.is_roll else None
        if stage is not None:
            words = [screens.prompt(view, decision, reader), screens.stakes(view, decision, reader)]
            roll = cast("Roll[Any]", view.frame(Roll))  # pyright: ignore[reportUnknownMemberType]
            return _moment(stage, tuple(roll.concerns(view)), Markdown("\n".join(filter(None, words))))
    return None


def _moment(stage: Stage, seats: tuple[int, ...], words: Markdown, at: int = -1) -> Moment:
    shown = stage.show()
    return Moment(stage.kind, seats, Markdown("\n".join(filter(None, [words, shown.line]))), shown.tile, at)


def drawable_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names as a picture can have them."""
    return tuple(drawable(name) or LETTERS[seat] for seat, name in enumerate(names))


class Cast(NamedTuple):
    """Who is drawn on a stage, and the words there: the game's short texts ``<game>-moment-<key>``."""

    reader: Reader
    game: str
    who: tuple[DrawnPerson, ...]

    @classmethod
    def of(cls, reader: Reader, game: str) -> Cast:
        """Return those of a table."""
        drawn = replace(reader, names=drawable_names(reader.names), seat=None, left={})
        return cls(drawn, game, people(reader.names))

    def says(self, key: str, how: str = "", seat: int = -1, **facts: Any) -> str:
        """Return a text: `how` it went, for a `seat`."""
        who = self.reader.names[seat] if seat >= 0 else ""
        return self.reader.say.plain(f"{self.game}-moment-{key}", how=Markdown(how), who=who, **facts)

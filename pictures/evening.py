"""The evening's poster: the day's game, who has played it, whose flame is about to go out, who won yesterday, who sits.

All words come from the caller, in the channel's language; how a game was won gives nothing of the day's away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from .art import mark
from .canvas import Canvas
from .drawings import flame
from .game import PICTURES
from .layout import Box, Column, Drawn, Person, Piece, Row, Sprite, Stack, Words, bold, page, sized
from .palette import BACK, BAD, CREAM, GOLD, GOOD, INK, MUTED, PANEL, RAISED, ink_on, mix
from .people import DrawnPerson, initial
from .pieces import disc
from .poster import HIGH, rays
from .poster import disc as sun
from .stage import burst, chair, dashes
from .tile import GameTile, encode_freely
from .type import BODY, BOLD, NAME, NARROWEST, SMALL

DIM = 0.28
"""How much of the game's colour is in the rays: the title stands on them."""
HEROES = 3
"""Of a team that won yesterday, as many are drawn."""
ROWS, CHIPS, ACROSS, SEATS = 3, 12, 3, 4
"""People who played that have a line each; faces where they are more, and of those in a row; seats."""


class Guest(NamedTuple):
    """Somebody of the server, and who stands for them."""

    person: DrawnPerson
    game: str = ""
    """Of whose characters `hero` is; empty: nobody stands for them, so their initial does."""
    hero: str = ""

    def face(self, size: int) -> Image.Image:
        """How they look."""
        found = PICTURES[self.game].likeness(self.hero, size, False) if self.game in PICTURES else None
        who = self.person
        return found or disc(initial(who), size, who.colour, ink_on(who.colour), CREAM)


class TodaysGame(NamedTuple):
    """Somebody who has played today's game."""

    guest: Guest
    days: str
    """In a row; empty: none."""
    against: str
    """What they were over or under par, in words."""
    good: bool
    """Par was reached."""


class Yesterday(NamedTuple):
    """Who won."""

    winner: DrawnPerson
    game: str
    heroes: tuple[str, ...]
    """The team or the creature that won, the best first; as many as `HEROES`."""
    points: str


@dataclass(frozen=True)
class EveningPoster(GameTile):
    """16:9, in the colours of the day's game."""

    title: str
    date: str
    par: str
    """The word, and how much; empty: nobody knows it."""
    mark: str
    played: str
    """Headings."""
    players: tuple[TodaysGame, ...]
    nobody: str
    """Below players, where there is room for more."""
    fading: str
    """The heading of `flames`."""
    flames: tuple[DrawnPerson, ...]
    """Whose days in a row are about to end."""
    before: str
    yesterday: Yesterday | None
    duel: str
    """Of the two who met most this month, in words; empty: nobody met."""
    month: str
    seated: tuple[Guest, ...]
    free: str

    def png(self) -> bytes:
        """As any tile, but in colours of its own: people bring faces of all games."""
        return encode_freely(self.paint().image, self.colours)

    def paint(self) -> Canvas:
        ground = rays(190, 270, mix(PANEL, PICTURES[self.game].accent, DIM), HIGH, 22)
        return page(self.tree(), ground, high=HIGH)

    def tree(self) -> Piece:
        """What lies on it."""
        head = Row([bold(self.title, 76, GOLD, smaller=(64, 52)), Drawn(grow=1), bold(self.date, SMALL)], 0.5)
        before = [self._yesterday()] if self.yesterday or self.duel else []
        middle = Row([self._day(), self._players(), *before], 0.4, grow=1)
        seats = [self.seated[at] if at < len(self.seated) else None for at in range(SEATS)]
        row = Row([seat(one, self.free) for one in seats], 0.3)
        return Column([head, middle, *self._fading(), row], 0.3)

    def _day(self) -> Piece:
        own = PICTURES[self.game]
        image = own.host(170)
        shown: list[Piece] = [Sprite(sun(own.accent, True).resize((206, 206)), True, at="mm")]
        shown += [Sprite(image, True, at="mm")] if image else []
        if self.par:
            words = Column([bold(self.par, SMALL, INK, "mm"), bold(self.mark, 40, INK, "mm")], -0.3, at="mm")
            tip = Stack([Sprite(burst(126, GOLD, 12), True, at="mm"), words])
            shown.append(Column([Row([Drawn(grow=1), sized(tip, 3.8)])], at="rt"))
        name = Box(bold(own.title, NAME, ink_on(own.accent), "mm", (40,)), own.accent, (0.3, 0), radius=20, h=1.9)
        return sized(Column([Stack(shown, grow=1), name], 0.1), 8.4)

    def _players(self) -> Piece:
        head = bold(self.played, BODY, GOLD, smaller=(SMALL,))
        if len(self.players) <= ROWS:
            rows = [_row(one) for one in self.players]
            if len(rows) < ROWS:
                rows.append(Box(bold(self.nobody, 42, GOLD, "mm", (SMALL,)), BACK, (0.3, 0), GOLD, 4, h=2))
            return Box(Column([head, *rows], 0.15, at="lt"), pad=(0.4, 0.2), grow=1)
        few = self.players if len(self.players) <= CHIPS else self.players[: CHIPS - 1]
        chips = [_chip(one) for one in few]
        if len(few) < len(self.players):
            chips.append(Box(bold(f"+{len(self.players) - len(few)}", NAME, at="mm"), RAISED, (0.2, 0), w=3.8, h=1.5))
        lines = [Row(chips[at : at + ACROSS], 0.12) for at in range(0, len(chips), ACROSS)]
        return Box(Column([head, *lines], 0.12, at="lt"), pad=(0.3, 0.1), grow=1)

    def _yesterday(self) -> Piece:
        parts: list[Piece] = [bold(self.before, BODY, GOLD, smaller=(SMALL,))] if self.yesterday else []
        if self.yesterday is not None:
            own = PICTURES[self.yesterday.game]
            faces = [own.likeness(one, 70 if at else 92, not at) for at, one in enumerate(self.yesterday.heroes)]
            parts.append(Row([Sprite(one, True, at="mb") for one in faces if one], 0, at="mm", grow=1))
            row: list[Piece] = [Sprite(mark("winner", 44)), Person(self.yesterday.winner, BODY, INK, BOLD, grow=1)]
            parts.append(
                Box(Row([*row, bold(self.yesterday.points, NAME, INK)], 0.2), GOLD, (0.3, 0), radius=16, h=1.6)
            )
        if self.duel:
            parts.append(bold(self.duel, 40, at="mm", smaller=(36, SMALL)))
            parts.append(Words(self.month, SMALL, MUTED, at="mm", width=NARROWEST))
        return Box(Column(parts, 0.05), pad=(0.4, 0.2), w=9.4)

    def _fading(self) -> Sequence[Piece]:
        if not self.flames:
            return ()
        few = self.flames[:5]
        names = [Person(one, SMALL, GOLD, BOLD, 4.4) for one in few]
        more = [bold(f"+{len(self.flames) - len(few)}", SMALL, MUTED)] if len(self.flames) > len(few) else []
        head = bold(self.fading, SMALL, smaller=(SMALL,))
        return [Box(Row([Sprite(flame(44)), head, Drawn(grow=1), *names, *more], 0.35), BACK, (0.4, 0), h=1.6)]


def _row(one: TodaysGame) -> Piece:
    """A face, a name, days in a row, over or under par."""
    days = [Sprite(flame(40)), bold(one.days, SMALL, GOLD)] if one.days else []
    par = Box(bold(one.against, 40, INK, "mm", (SMALL,)), GOOD if one.good else BAD, (0.2, 0), radius=14, w=3, h=1.5)
    name = Person(one.guest.person, BODY, weight=BOLD, grow=1)
    return Box(Row([Sprite(one.guest.face(52), True), name, *days, par], 0.2), RAISED, (0.3, 0), radius=18, h=2)


def _chip(one: TodaysGame) -> Piece:
    ink = GOOD if one.good else BAD
    pieces = [Sprite(one.guest.face(46), True, says=one.guest.person.name or one.guest.person.letter)]
    row = Row([*pieces, bold(one.against, SMALL, ink, smaller=(SMALL,))], 0.15)
    return Box(row, BACK, (0.2, 0), radius=14, w=3.8, h=1.5)


def seat(guest: Guest | None, free: str, w: float = 7.5) -> Piece:
    """Somebody who sits, or a free chair."""
    if guest is not None:
        row = Row([Sprite(guest.face(68), True), Person(guest.person, BODY, INK, BOLD, grow=1)], 0.25)
        return Box(row, GOLD, (0.3, 0), radius=22, h=2.6, w=w)
    roomy = w >= 7
    word = bold(free, 42 if roomy else SMALL, GOOD, smaller=(SMALL,))
    row = Row([Sprite(chair(64 if roomy else 54, GOOD)), word], 0.4 if roomy else 0.2)

    def rim(c: Canvas, x: float, y: float, wide: float, high: float) -> None:
        c.put(dashes(round(wide), round(high), GOOD), x, y, over=True)

    inside = Box(row, None, (0.6 if roomy else 0.4, 0))
    return Box(Stack([Drawn(0, 0, rim), inside]), BACK, (0, 0), radius=24, h=2.6, w=w)

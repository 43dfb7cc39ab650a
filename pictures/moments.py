"""Moments that take the stage: a duel, a theft, an Alakazum; and the strip that tells one in a hand.

Facts and words come from the caller, in the reader's language; `alt` says the same without the picture.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from .art import CULTURES, mark
from .canvas import Canvas
from .game import PICTURES
from .layout import Box, Column, Drawn, Person, Piece, Row, Sprite, Stack, Words, bold, in_words, page, sized
from .palette import BACK, BAD, CREAM, GOLD, GOOD, INK, LILAC, LINE, MUTED, NIGHT, PANEL, RAISED, VIOLET, mix
from .people import DrawnPerson
from .pieces import arrow, comparison, infinity
from .poster import rays
from .result import SumPart
from .stage import LIGHT, STAGE, Odds, back, bubble, burst, change, odds, split, stamp, tumbled
from .tile import GameTile
from .type import BODY, BOLD, NAME, NARROWEST, SCORE, SMALL


@dataclass(frozen=True)
class Moment(GameTile):
    """A picture of a moment, drawn and described from one tree."""

    @abstractmethod
    def tree(self) -> Piece:
        """What lies on it."""

    @abstractmethod
    def ground(self) -> Image.Image:
        """What lies below."""

    @property
    def alt(self) -> str:
        """The same in words."""
        return in_words(self.tree)

    @property
    def guesses(self) -> tuple[str, ...]:
        """What it may turn out to be, where others may guess; once it has, that alone."""
        return ()

    def paint(self) -> Canvas:
        return page(self.tree(), self.ground(), high=STAGE)

    def likeness(self, hero: str, size: int, winning: bool = False) -> Image.Image:
        """How somebody looks; the forest where it is nobody."""
        return PICTURES[self.game].likeness(hero, size, winning) or mark("forest", size)


class Duellist(NamedTuple):
    """One side of a duel."""

    person: DrawnPerson | None
    """None: nobody plays it, as in the forest."""
    hero: str
    """As `GamePictures.likeness` knows it."""
    name: str
    culture: str
    """Whose light it stands in; empty: none."""
    total: int


@dataclass(frozen=True)
class Duel(Moment):
    """Two faces and what stands against what; `die` 0 is the question, else the answer.

    The left side has won the fight, and its owner rolls; the right one may be lost.
    """

    sides: tuple[Duellist, Duellist]
    chances: tuple[Odds, ...]
    """Every face of the die once; none: no die is thrown."""
    rolls: str
    """Whose roll it is, in words; empty: no die is thrown."""
    die: int = 0
    stamp: str = ""
    escapes: bool = False
    """The loser stays with its owner: the stamp is mint, else red."""
    saying: str = ""
    """Of the loser."""
    goes: str = ""
    """Where the loser goes."""
    rises: tuple[str, str, str] = ("", "", "")
    """That the winner rises, from which level, to which; empty: it doesn't."""

    def ground(self) -> Image.Image:
        left, right = [CULTURES[one.culture].colour if one.culture else LINE for one in self.sides]
        return split(left, right)

    def tree(self) -> Piece:
        left, right = self.sides
        stage = Row([self._side(left, True), sized(self._middle(), grow=1), self._side(right, False)], 0.6, grow=1)
        return Column([stage, *([odds(self.chances, self.die)] if self.chances else [])], 0.4)

    def _side(self, one: Duellist, first: bool) -> Piece:
        decided = bool(self.stamp)
        image = self.likeness(one.hero, 280, first and decided)
        over: list[Piece] = [Sprite(image, True, at="mb")]
        word, before, after = self.rises
        if first and decided and word:
            levels = [Words(before, BODY, MUTED, BOLD), Sprite(arrow(36, 30, GOOD)), bold(after)]
            risen = Box(Row([bold(word, SMALL), *levels], 0.25), BACK, (0.4, 0), GOOD, over=True, h=1.8)
            over.append(Column([Row([risen, Drawn(grow=1)])], at="lt"))
        whole = Column([Stack(over, grow=1), self._plate(one, first, decided)], 0)
        if first or not decided:
            return sized(whole, WING)
        marked = Sprite(stamp(self.stamp, GOOD if self.escapes else BAD, 370, -4), True, at="mb", says=self.stamp)
        return sized(Stack([whole, Column([marked, Drawn(0, 1.8)], 0, at="lb")]), WING)

    def _plate(self, one: Duellist, first: bool, decided: bool) -> Piece:
        if decided and not first and self.goes:
            return Box(bold(self.goes, BODY, CREAM, "mb", (36, SMALL)), RAISED, (0.4, 0.2), INK, 4, 24, h=2.9)
        ink = INK if first else CREAM
        name = Words(one.name, SMALL, ink, BOLD, smaller=(SMALL,), width=NARROWEST)
        who: list[Piece] = [Person(one.person, BODY, ink, BOLD, 7)] if one.person else []
        total = Words(one.total, SCORE, ink, BOLD)
        sign = Sprite(mark("combat" if first else "resistance", 50))
        row = Row([Column([*who, name], -0.15, grow=1), sign, total], 0.25)
        return Box(row, GOLD if first else RAISED, (0.5, 0), INK, 4, 24, h=2.9)

    def _middle(self) -> Piece:
        one, other = self.sides
        against = Row([_large(one.total, GOLD), _large(":", CREAM, 80), _large(other.total, CREAM)], 0.3, at="mm")
        score = Box(against, BACK, (0.3, 0), radius=26, over=True)
        if not self.stamp:
            asked = Box(bold("?", 128, GOLD, "mm"), BACK, (0, 0), GOLD, 7, 34, w=5.2, h=5.2, over=True)
            die = Row([asked], at="mm") if self.chances else Drawn()
            asks = bold(self.rolls, SMALL, at="mm", smaller=(SMALL,))
            below = Box(asks, BACK, (0.4, 0), h=1.8, over=True) if self.rolls else Drawn()
        else:
            below = bubble(self.saying, "r", 7.5)
            size = 170 if below.high(0) < TALL else 138
            face = Sprite(tumbled(self.die, size // 2), True, at="mm", says=str(self.die)) if self.die else Drawn()
            lit = [Sprite(burst(size, GOLD, 16, 0.74), True, at="mm")] if self.die else []
            die = Stack([*lit, face], at="mm")
        return Column([score, die, below], 0.2, at="mm")


@dataclass(frozen=True)
class Theft(Moment):
    """Something is stolen or blown up: who is behind it at the left, whom it hits and who gets what at the right."""

    hero: str
    stamp: str
    """Empty: nothing has happened yet."""
    victim: DrawnPerson
    loss: str
    """What goes, in words."""
    receivers: tuple[tuple[DrawnPerson, int], ...] = ()
    """To whom so many cards go; only their backs are shown."""
    counted: tuple[str, int, int] | None = None
    """A culture with its stars before and after."""
    saying: str = ""
    foot: str = ""
    chances: tuple[Odds, ...] = ()
    die: int = 0

    def ground(self) -> Image.Image:
        return rays(226, 250, mix(PANEL, BAD if self.chances else VIOLET, LIGHT), STAGE, 22)

    def tree(self) -> Piece:
        light = BAD if self.chances else VIOLET
        face = Sprite(self.likeness(self.hero, 250), True, at="mm")
        stamped = [Sprite(stamp(self.stamp, BAD, 390, 8), True, at="mb", says=self.stamp)] if self.stamp else []
        left = sized(Stack([Sprite(burst(410, light), True, at="mm"), face, *stamped], at="mm"), 12)
        told: list[Piece] = [Person(self.victim, 56, weight=BOLD), Words(self.loss, NAME, BAD, BOLD, 2, (40, SMALL))]
        if self.counted is not None:
            culture, before, after = self.counted
            look = CULTURES[culture]
            tag = Box(bold(culture, SMALL, look.ink, "mm"), look.tag, (0.3, 0), radius=10, h=1.3)
            told.append(Row([tag, change(before, after, False), Sprite(mark("star", 46))], 0.4))
        right: list[Piece] = [Box(Column(told, 0.1), BACK, (0.7, 0.3), LINE, 3, 28)]
        right += [self._gets(person, cards) for person, cards in self.receivers]
        if self.saying:
            right.append(Row([bubble(self.saying, "l", 14, 40)], at="mm"))
        below = [odds(self.chances, self.die)] if self.chances else []
        below += [Box(bold(self.foot, smaller=(36, SMALL)), PANEL, (0.7, 0), LINE, 3, h=2)] if self.foot else []
        return Column([Row([left, sized(Column(right, at="mm"), grow=1)], 0.6, grow=1), *below])

    def _gets(self, person: DrawnPerson, cards: int) -> Piece:
        most = 4
        backs = Row([Sprite(back(58, 80, "", 5 - 4 * k), True, at="mm") for k in range(min(cards, most))], 0.1)
        pieces = [
            Sprite(arrow(60, 48, GOLD)),
            Person(person, NAME, weight=BOLD, grow=1),
            backs,
            bold(f"×{cards}", NAME),
        ]
        return Box(Row(pieces, 0.35), RAISED, (0.5, 0.1), radius=24, h=3)


class HiddenEnemy(NamedTuple):
    """What can lie there."""

    enemy: str
    stars: int | None
    """None: nothing beats it."""
    beaten: bool
    """The sum is greater."""


@dataclass(frozen=True)
class Cast(Moment):
    """An Alakazum: five backs and a sum against a question mark, or the card that was turned and who was stronger."""

    caster: DrawnPerson
    terms: tuple[SumPart, ...]
    """What the sum is made of, the sum itself last."""
    against: str
    """The word before what it must exceed."""
    backs: int
    place: int
    """Of the card that is turned over, from 0."""
    hidden: tuple[HiddenEnemy, ...] = ()
    turned: HiddenEnemy | None = None
    stamp: str = ""
    saying: str = ""
    foot: str = ""
    """Who is saved or lost."""
    faces: tuple[str, ...] = ()
    """The team that saved it, or who is lost."""

    @property
    def guesses(self) -> tuple[str, ...]:
        some = self.hidden if self.turned is None else (self.turned,)
        return tuple(dict.fromkeys("∞" if each.stars is None else str(each.stars) for each in some))

    @property
    def light(self) -> str:
        """Of the moment: violet before, gold for a win, red for a loss."""
        return VIOLET if self.turned is None else GOLD if self.turned.beaten else BAD

    def ground(self) -> Image.Image:
        return rays(550, 200, mix(PANEL, self.light, LIGHT), STAGE, 26)

    def tree(self) -> Piece:
        spread = Row([self._card(k) for k in range(self.backs)], 0.6, at="mm")
        top: list[Piece] = [spread]
        if self.turned is not None:
            colour = GOOD if self.turned.beaten else BAD
            middle = 2 * self.place + 1 - self.backs  # below 0: it lies at the left
            at, tail = ("rt", "l") if middle < 0 else ("lt", "r")
            at = "mt" if self.place in (0, self.backs - 1) else at
            top.append(Column([bubble(self.saying, tail, 8, 36, at[0])], at=at))
            top.append(
                Sprite(stamp(self.stamp, colour, 420, 6), True, at="rb" if middle <= 0 else "lb", says=self.stamp)
            )
        below = self._hidden() if self.turned is None else self._foot()
        return Column([Stack(top, grow=1), self._sum(), below], 0.4)

    def _card(self, k: int) -> Piece:
        if k != self.place:
            return Sprite(back(130, 180, "?", 4 * (self.place - k)), True, at="mm")
        if self.turned is None:
            shown: list[Piece] = [Sprite(back(190, 262, "?"), True, at="mm")]
        else:
            face = Sprite(self.likeness(self.turned.enemy, 130), True, at="mb")
            open_ = Column([sized(face, h=4.4), sized(_stars(self.turned.stars, 84), h=2.6)], 0)
            shown = [Row([Box(open_, NIGHT, (0.2, 0), VIOLET, 8, 28, w=5.6, h=7.7, over=True)], at="mm")]
        return sized(Stack([Sprite(burst(340, self.light, 18, 0.8), True, at="mm"), *shown]), 9)

    def _sum(self) -> Piece:
        own = PICTURES[self.game]
        row: list[Piece] = [Person(self.caster, 52, weight=BOLD, most=6.5)]
        for at, term in enumerate(self.terms):
            if term.sign:
                row.append(Sprite(comparison(term.sign, 32, MUTED)))
            if term.what:
                row.append(Drawn(1.9, 2, lambda c, x, y, w, h, what=term.what: own.sign(c, x, y + h / 2, what, 64)))
            last = at == len(self.terms) - 1
            row.append(
                Words(term.number, 84 if last else 60, GOLD if last else CREAM, BOLD, says=f"{term.sign}{term.number}")
            )
        row.append(Sprite(own.unit(60, GOLD) or mark("star", 60)))
        if self.turned is None:
            row += [Drawn(grow=1), Words(self.against, 40, smaller=(SMALL,), lines=1), bold("?", 96, LILAC)]
        else:
            won = self.turned.beaten
            than = ">" if won else "=" if self.terms[-1].number == self.turned.stars else "<"
            sign = Sprite(comparison(than, 60, GOLD if won else BAD), says=than)
            row += [Drawn(grow=1), sign, sized(_stars(self.turned.stars, 84), 3.4)]
        return Box(Row(row, 0.3), BACK, (0.7, 0), self.light, 5, 26, h=3.3)

    def _hidden(self) -> Piece:
        return Row([self._enemy(one) for one in self.hidden], 0.3)

    def _enemy(self, one: HiddenEnemy) -> Piece:
        fill, line = (mix(GOOD, PANEL, 0.62), GOOD) if one.beaten else (PANEL, BAD)
        row = Row(
            [Sprite(self.likeness(one.enemy, 58), True, at="lb"), sized(_stars(one.stars, 52, CREAM), grow=1)], 0.2
        )
        return Box(row, fill, (0.3, 0.05), line, 4, 20, h=2.6, grow=1)

    def _foot(self) -> Piece:
        won = self.turned is not None and self.turned.beaten
        faces = [Sprite(PICTURES[self.game].sketch("face", face, 74), True) for face in self.faces[:5]]
        said = Words(self.foot, 56, INK if won else CREAM, BOLD, 1, (46, BODY, SMALL), grow=1)
        lost = [] if won else [Sprite(arrow(54, 40, BAD)), Sprite(mark("cemetery", 66))]
        row = Row([*faces, *(lost if faces else []), said, *([Sprite(mark("winner", 72))] if won else [])], 0.3)
        return Box(row, GOLD if won else PANEL, (0.5, 0), INK if won else BAD, 4, 22, h=2.6)


WING = 10.3
"""Units of width of a fighter, so that a saying fits between two."""
TALL = 170
"""Pixels of a saying of four lines: beside one the die is smaller."""


def _large(words: object, ink: str, size: int = 110) -> Piece:
    """A number that decides, with a black edge."""
    return Words(words, size, ink, BOLD)


def _stars(stars: int | None, size: int, ink: str = LILAC) -> Piece:
    if stars is None:
        return Sprite(infinity(round(size * 0.6), ink), at="mm", says="∞")
    return bold(stars, size, ink, "mm")

"""The end of a game, made to be passed on: who won and by what, the others below, and how it was counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, cast

from games.alakazoo.cards import CREATURES
from games.alakazoo.jury import COLUMNS, ROWS, jury
from games.alakazoo.view import View as AlakazooView
from games.alakazum.cards import ALMUDENA, CARD_STARS, CARDS, CULTURE, MULTICOLOURED, NONE, STARS
from games.alakazum.state import points, revealed_stars
from games.alakazum.view import View as AlakazumView
from games.kernel.game import View
from pictures.alakazoo.cards import face, nine
from pictures.alakazum.cards import Member, cloth, member, member_of, number_star, tag
from pictures.alakazum.table import Enemy, enemy_of
from pictures.art import CULTURES, art, hand_art, mark, sticker
from pictures.canvas import GAP, INNER, MARGIN, WIDTH, Canvas
from pictures.cover import TITLES
from pictures.drawings import plain_star
from pictures.palette import BACK, CREAM, GOLD, GOOD, INK, LILAC, LINE, MUTED, NIGHT, PANEL, RAISED, VIOLET
from pictures.people import DrawnPerson, write
from pictures.people import width as width_of_person
from pictures.pieces import comparison, disc, tick, token
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, NARROW, SCORE


class Placed(NamedTuple):
    """Somebody's place."""

    place: int
    person: DrawnPerson
    points: int
    won: bool


class Fact(NamedTuple):
    """A number about the game: a sign of `art.toml`'s marks, and what it says."""

    sign: str
    said: str


@dataclass(frozen=True)
class Podium(Tile):
    """Three on a podium, the others below; without a winner no gold and no cup."""

    game: str
    placed: tuple[Placed, ...]
    """The first first."""

    @property
    def colours(self) -> str:
        """The game's own."""
        return self.game

    def paint(self) -> Canvas:
        c = Canvas(646 if len(self.placed) > 3 else 590)
        c.text(WIDTH / 2, 62, TITLES[self.game], 84, GOLD, "mm", BOLD)
        shown = self.placed[:3]
        for x, one in zip(MIDDLES[len(shown)], shown, strict=True):
            _block(c, self.game, x, one)
        c.box(MARGIN, 548, INNER, 14, LINE, 7, over=True)
        _others(c, self.game, self.placed[3:])
        return c


@dataclass(frozen=True)
class Sum(Tile):
    """The winning Alakazum in one line of numbers, over each number what it is; facts below."""

    GAME: ClassVar[str] = "alakazum"
    culture: str
    stars: int
    team: tuple[Member, ...]
    """Those who gave stars."""
    shown: tuple[tuple[str, int], ...]
    """Cards from the hand, and the stars they gave."""
    enemy: Enemy
    facts: tuple[Fact, ...]

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + 338 + (GAP + 136 if self.facts else 0))
        c.box(MARGIN, MARGIN, INNER, 338, PANEL)
        _team(c, self)
        _shown(c, self)
        _enemy(c, self)
        _facts(c, self.facts, MARGIN + 338 + GAP)
        return c


class SeatVerdict(NamedTuple):
    """What a seat of Alakazoo got."""

    person: DrawnPerson
    creature: str
    placing: int
    """Points for placing cards and for finishing first."""
    lines: tuple[bool, ...]
    """Rows and columns from the top and from the left, the board last: who got a point for it."""
    points: int
    won: bool


@dataclass(frozen=True)
class Jury(Tile):
    """What the Magic Jury gave each seat of Alakazoo: three rows, three columns, the board."""

    GAME: ClassVar[str] = "alakazoo"
    verdicts: tuple[SeatVerdict, ...]
    facts: tuple[Fact, ...]

    def paint(self) -> Canvas:
        tall = HEAD + 110 * len(self.verdicts)
        c = Canvas(2 * MARGIN + tall + (136 if self.facts else -GAP))
        for k, line in enumerate((*LINES, frozenset(range(9)))):
            c.put(nine(line, 46, CREAM if k < 6 else GOLD), _column(k), MARGIN)
        for at, verdict in enumerate(self.verdicts):
            _verdict(c, MARGIN + HEAD + at * 110, verdict)
        _facts(c, self.facts, MARGIN + tall)
        return c


@dataclass(frozen=True)
class Facts(Tile):
    """Up to four numbers about a game."""

    game: str
    facts: tuple[Fact, ...]

    @property
    def colours(self) -> str:
        """The game's own."""
        return self.game

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + 136)
        _facts(c, self.facts, MARGIN)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def result(
    game: str,
    view: View,
    who: Sequence[DrawnPerson],
    facts: Sequence[Fact] = (),
    deed: tuple[str, Sequence[int]] | None = None,
) -> tuple[Tile, ...]:
    """The end in a spectator's view of a game that is over. `facts` as many as four.

    `deed` is what won a game of Alakazum!: the culture and the cards shown, as its "announced" event has them.
    """
    outcome = view.outcome
    assert outcome is not None, "the game goes on"
    order = sorted(range(view.seats), key=lambda seat: (outcome.places[seat], seat))
    placed = [Placed(outcome.places[s], who[s], outcome.points[s], s in outcome.winners) for s in order]
    podium = Podium(game, tuple(placed))
    said = tuple(facts)[:4]
    if isinstance(view, AlakazumView) and deed is not None and outcome.winners:
        return podium, _sum(view, outcome.winners[0], deed, said)
    if isinstance(view, AlakazooView):
        return podium, Jury(tuple([_verdict_of(view, person) for person in who]), said)
    return (podium, Facts(game, said)) if said else (podium,)


def _sum(view: AlakazumView, seat: int, deed: tuple[str, Sequence[int]], facts: tuple[Fact, ...]) -> Sum:
    culture, shown = deed
    given = [c for c in view.teams[seat] if CULTURE[c] in (culture, MULTICOLOURED) and STARS[c][view.levels[c]]]
    team = tuple([member_of(view, c) for c in ([ALMUDENA] if culture == NONE else given)])
    cards = tuple([(CARDS[card].id, CARD_STARS[card]) for card in shown])
    assert sum(given for _, given in cards) == revealed_stars(culture, list(shown)), "the cards are of that culture"
    enemy = enemy_of(cast(int, view.enemies[view.flipped[-1]]), view.seats)
    return Sum(culture, points(view, seat, culture), team, cards, enemy, facts)


def _verdict_of(view: AlakazooView, person: DrawnPerson) -> SeatVerdict:
    seat = person.seat
    lines = jury(view.boards[seat], view.portals[seat])
    won = view.outcome is not None and seat in view.outcome.winners
    placing = view.points[seat] - sum(line.points for line in lines)
    creature = CREATURES[view.boards[seat]].letter if view.boards[seat] >= 0 else ""
    return SeatVerdict(person, creature, placing, tuple([line.points > 0 for line in lines]), view.points[seat], won)


# ---- drawing: the podium -------------------------------------------------------------------------------------------

MIDDLES = {1: (550,), 2: (384, 716), 3: (550, 216, 884)}
"""Number of blocks → the middle of each, the first first."""
HEIGHTS = (216, 156, 116)
"""Of a block, by its place: who shares a place stands as high."""


def _block(c: Canvas, game: str, x: int, one: Placed) -> None:
    h = HEIGHTS[min(one.place, len(HEIGHTS)) - 1]
    top, first = 556 - h, one.place == 1
    c.box(x - 156, top, 312, h + 6, GOLD if one.won else RAISED, 22, over=True)
    size = 96 if first else 72
    fill, ink = (INK, GOLD) if one.won else (BACK, CREAM)
    c.put(disc(str(one.place), size, fill, ink), x - 98, top + h / 2, "mm")
    _points(c, game, x + 56, top + h / 2, one.points, INK if one.won else CREAM, 96 if first else SCORE)
    ink = GOLD if one.won else CREAM
    write(c, x, top - 38, one.person, 60 if first else NAME, ink, "mm", fit=310)
    if first:
        c.put(mark("winner", 130) if one.won else sticker("👹", 130), x, top - 146, "mm")


def _points(c: Canvas, game: str, x: float, y: float, points: int, ink: str, size: int) -> None:
    if game == "alakazum":
        number_star(c, x, y, points, ink, size)
    else:
        c.text(x, y + 3, str(points).replace("-", "−"), size, ink, "mm", BOLD)


def _others(c: Canvas, game: str, rest: Sequence[Placed]) -> None:
    for k, one in enumerate(rest):
        x = WIDTH / 2 + (k - (len(rest) - 1) / 2) * 420 - 150
        x += c.text(x, 604, one.place, BODY, MUTED, weight=BOLD) + 20
        write(c, x, 604, one.person, BODY, fit=200)
        x += width_of_person(one.person, BODY, fit=200) + 20
        x += c.text(x, 604, str(one.points).replace("-", "−"), BODY, CREAM, weight=BOLD) + 6
        if game == "alakazum":
            c.put(plain_star(34, CREAM), x, 603, "lm")


# ---- drawing: how it was counted -----------------------------------------------------------------------------------

LINE_Y = MARGIN + 252
LINES = tuple([frozenset(spaces) for spaces in (*ROWS, *COLUMNS)])
"""The spaces of the three rows and three columns of a Portal."""
HEAD = 58


def _column(k: int) -> int:
    """Where the marks of a row, a column, or the board stand."""
    return 452 + k * 56 + k // 3 * 26


def _team(c: Canvas, facts: Sum) -> None:
    size = 96 if len(facts.team) < 5 else 60
    step = min(size + 4, (400 - size) / max(1, len(facts.team) - 1))
    for k, one in enumerate(facts.team):
        member(c, 40 + k * step, MARGIN + 28, one, size, over=step < size and k > 0)
    if facts.culture == NONE:
        c.put(sticker(CULTURES[NONE].glyph, 84), 40 + 122, LINE_Y, "mm")
    else:
        tag(c, 40 + 70, LINE_Y - 28, facts.culture, NAME)
    number_star(c, 40 + 260, LINE_Y, facts.stars)


def _shown(c: Canvas, facts: Sum) -> None:
    """The cards from the hand, and the sum."""
    if facts.shown:
        c.put(comparison("+", 56, CREAM), 450, LINE_Y, "mm")
        step = min(112.0, 112 / max(1, len(facts.shown) - 1) * 0.8) if len(facts.shown) > 1 else 0
        for k, (card, _) in enumerate(facts.shown):
            x = 574 - 54 - step * (len(facts.shown) - 1) / 2 + k * step
            c.box(x, MARGIN + 28, 108, 138, CULTURES[facts.culture].colour, 18, over=True)
            c.put(cloth(facts.culture, 96, 126, 14), x + 6, MARGIN + 34, over=True)
            c.put(art(hand_art(card), 84), x + 54, MARGIN + 96, "mm", over=True)
        number_star(c, 560, LINE_Y, sum(given for _, given in facts.shown))
        c.put(comparison("=", 56, CREAM), 660, LINE_Y, "mm")
        number_star(c, 780, LINE_Y, facts.stars + sum(given for _, given in facts.shown), GOLD, 96)
    c.put(mark("winner", 120), 780 if facts.shown else 600, MARGIN + 98, "mm")
    c.put(comparison(">", 64, CREAM), 896 if facts.shown else 700, LINE_Y, "mm")


def _enemy(c: Canvas, facts: Sum) -> None:
    c.box(940, MARGIN + 24, 124, 290, NIGHT, 18, VIOLET, 5)
    c.put(facts.enemy.cutout(90), 1002, MARGIN + 92, "mm")
    facts.enemy.put_number(c, 1002, LINE_Y + 3, 84, LILAC, "mm")


def _verdict(c: Canvas, y: float, verdict: SeatVerdict) -> None:
    c.box(MARGIN, y, INNER, 96, PANEL)
    x = 40.0
    if verdict.creature:
        c.put(face(verdict.creature, 72), x, y + 12)
        x += 88
    write(c, x, y + 49, verdict.person, NAME, GOLD if verdict.won else CREAM, fit=210)
    c.text(392, y + 50, verdict.placing, 50, CREAM, "mm", BOLD)
    for k, met in enumerate(verdict.lines):
        c.put(tick(True, 46) if met else token("free", 46), _column(k), y + 48, "lm")
    got = sum(verdict.lines)
    c.text(960, y + 50, f"+{got}", NAME, GOOD if got else MUTED, "rm", BOLD)
    ink = GOLD if verdict.won else RAISED
    c.box(980, y + 12, 84, 72, ink, 18)
    c.text(1022, y + 50, verdict.points, 50, INK if verdict.won else CREAM, "mm", BOLD)


def _facts(c: Canvas, facts: Sequence[Fact], y: float) -> None:
    if not facts:
        return
    w = (INNER - (len(facts) - 1) * GAP) / len(facts)
    for k, fact in enumerate(facts):
        left = MARGIN + k * (w + GAP)
        c.box(left, y, w, 136, PANEL)
        c.put(mark(fact.sign, 76), left + 62, y + 68, "mm")
        c.text(left + 114, y + 70, fact.said, NAME, CREAM, width=NARROW, fit=w - 128)

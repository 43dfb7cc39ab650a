"""The end of a game, made to be passed on: the winner large, how it was decided, and what the others lacked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, cast

from PIL import Image

from games.alakazoo.cards import CREATURES, SPACES, creature_of
from games.alakazoo.jury import COLUMNS, ROWS, jury
from games.alakazoo.view import View as AlakazooView
from games.alakazum.cards import ALMUDENA, CARD_STARS, CARDS, CULTURE, MULTICOLOURED, NONE, STARS
from games.alakazum.rules import NEEDED
from games.alakazum.state import points, revealed_stars
from games.alakazum.view import View as AlakazumView
from games.kernel.game import View
from pictures.alakazoo.cards import beast, face, nine
from pictures.alakazum.cards import tag
from pictures.alakazum.table import enemy_of
from pictures.art import CREATURES as CREATURE_COLOURS
from pictures.art import CULTURES, art, hand_art, mark, sticker
from pictures.canvas import GAP, INNER, MARGIN, WIDTH, Canvas
from pictures.cover import ACCENTS, TITLES
from pictures.drawings import plain_star
from pictures.faces.bust import LOOKS, cutout
from pictures.palette import BACK, BAD, CREAM, GOLD, GOOD, INK, LILAC, MUTED, PANEL, RAISED
from pictures.people import ROBOT, DrawnPerson, width, write
from pictures.pieces import comparison, infinity, tick, token
from pictures.poster import HIGH, poster
from pictures.tile import Tile
from pictures.type import BOLD, NAME, NARROW, NARROWEST, REGULAR, SMALL, width_of

ResultWords = Callable[[str, int], str]
"""What stands on the card, in the message's language: a key and a number.

"wins" (how many points it takes), "nobody" (won), "short" (of so many points), "behind" (by so many), "round" (the
last), and captions: "team", "placed", "jury", "before", "last", "sum", a card's or an enemy's id.
"""


def english(key: str, number: int = 0) -> str:
    """The words where nobody brings others: samples and tests."""
    said = {
        "wins": f"wins with {number}",
        "nobody": "Nobody won",
        "short": f"{number} short",
        "round": f"round {number}",
    }
    return said.get(key) or {"behind": f"{number} behind", "last": "last round"}.get(key) or key.replace("-", " ")


class SumPart(NamedTuple):
    """A number of the sum, with a word below it."""

    sign: str
    """Before it: "+", "=", ">", or nothing."""
    what: str
    """A culture, the id of a card or an enemy, a mark of `art.toml`; empty: the number alone."""
    number: int | None
    """None: more than any number."""
    caption: str


class Placed(NamedTuple):
    """Somebody's place."""

    place: int
    person: DrawnPerson
    points: int
    won: bool
    hero: str
    """A character, the nine creatures of a beast, or nothing."""
    lack: str
    """What was missing, in words; empty: nothing."""


@dataclass(frozen=True)
class ResultCard(Tile):
    """16 : 9: who won, by which sum, and the others."""

    game: str
    placed: tuple[Placed, ...]
    """The first first."""
    enemy: str
    """Who stands there where nobody won."""
    said: str
    """Below the winner's name; nobody's: that nobody won."""
    terms: tuple[SumPart, ...]
    corner: str
    """How long it took."""

    @property
    def colours(self) -> str:
        """The game's own."""
        return self.game

    @property
    def winner(self) -> Placed | None:
        """The first of those who won; None: nobody did."""
        return self.placed[0] if self.placed[0].won else None

    def paint(self) -> Canvas:
        first = self.winner
        c = poster(self._tint(), hero_of(self.game, first.hero if first else self.enemy, 370, True), first is not None)
        _named(c, self)
        c.text(COLUMN, 64, TITLES[self.game], 84, GOLD, weight=BOLD, fit=400)
        c.text(WIDTH - 22, 74, self.corner, SMALL, CREAM, "rm", REGULAR, NARROW, fit=190)
        if self.terms:
            _sum(c, self.terms)
        _others(c, self.game, self.placed[1:] if first else self.placed)
        return c

    def _tint(self) -> str:
        first = self.winner
        if first is None:
            return RAISED
        if self.game == "alakazum":
            culture = next((term.what for term in self.terms if term.what in CULTURES), MULTICOLOURED)
            return CULTURES[culture].colour
        return CREATURE_COLOURS[first.hero[0]] if first.hero else ACCENTS[self.game]


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

    def paint(self) -> Canvas:
        tall = HEAD + 110 * len(self.verdicts)
        c = Canvas(2 * MARGIN + tall - GAP)
        for k, line in enumerate((*LINES, frozenset(range(9)))):
            c.put(nine(line, 46, CREAM if k < 6 else GOLD), _column(k), MARGIN)
        for at, verdict in enumerate(self.verdicts):
            _verdict(c, MARGIN + HEAD + at * 110, verdict)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def result(
    game: str,
    view: View,
    who: Sequence[DrawnPerson],
    words: ResultWords = english,
    corner: str = "",
    deed: tuple[str, Sequence[int]] | None = None,
) -> tuple[Tile, ...]:
    """The end in a spectator's view of a game that is over. `corner` says how long it took.

    `deed` is what decided it, from the log: of Alakazum! the culture and the cards shown, as its "announced" event has
    them; of Alakazam! what each seat got in the last round.
    """
    outcome = view.outcome
    assert outcome is not None, "the game goes on"
    order = sorted(range(view.seats), key=lambda seat: (outcome.places[seat], seat))
    best = max(outcome.points)
    placed = [
        Placed(
            outcome.places[s],
            who[s],
            outcome.points[s],
            s in outcome.winners,
            _hero(view, s, deed),
            "" if s in outcome.winners else _lack(view, outcome.points[s], best, words),
        )
        for s in order
    ]
    placed.sort(key=lambda one: not one.won)
    said = words("wins", placed[0].points) if placed[0].won else words("nobody", 0)
    enemy = _strongest(view) if isinstance(view, AlakazumView) else ""
    card = ResultCard(game, tuple(placed), enemy, said, tuple(_terms(view, placed[0], deed, words)), corner)
    if isinstance(view, AlakazooView):
        return card, Jury(tuple([_verdict_of(view, person) for person in who]))
    return (card,)


def _lack(view: View, points: int, best: int, words: ResultWords) -> str:
    if isinstance(view, AlakazumView):
        return words("short", NEEDED - points) if points < NEEDED else ""
    return words("behind", best - points) if points < best else ""


def _hero(view: View, seat: int, deed: tuple[str, Sequence[int]] | None) -> str:
    """The best character of a team, of the culture that won where it did; the beast of a Portal."""
    if isinstance(view, AlakazumView):
        won = view.outcome is not None and seat in view.outcome.winners and deed is not None
        team = [c for c in view.teams[seat] if not won or CULTURE[c] == cast("tuple[str, object]", deed)[0]]
        ranked = sorted(team or view.teams[seat], key=lambda c: (-STARS[c][view.levels[c]], c))
        return CARDS[ranked[0]].id if ranked else ""
    if isinstance(view, AlakazooView) and view.boards[seat] >= 0:
        own = view.boards[seat]
        kinds = [creature_of(card) if card >= 0 else own for card in view.portals[seat]]
        return "".join(CREATURES[kind].letter for kind in kinds)
    return ""


def _strongest(view: AlakazumView) -> str:
    hidden = [enemy_of(e, view.seats) for k, e in enumerate(view.enemies) if e is not None and k not in view.flipped]
    every = hidden or [enemy_of(e, view.seats) for e in view.box.enemies]
    return max(every, key=lambda one: (one.stars is None, one.stars or 0)).enemy


def _terms(view: View, first: Placed, deed: tuple[str, Sequence[int]] | None, words: ResultWords) -> Sequence[SumPart]:
    if not first.won:
        return ()
    seat = first.person.seat
    if isinstance(view, AlakazumView):
        return _alakazum_terms(view, seat, deed, words) if deed is not None else ()
    if isinstance(view, AlakazooView):
        given = sum(line.points for line in jury(view.boards[seat], view.portals[seat]))
        placing = SumPart("", "goal", first.points - given, words("placed", 0))
        judged = SumPart("+", "score", given, words("jury", 0))
        return (placing, judged, SumPart("=", "", first.points, words("sum", 0)))
    gain = deed[1][seat] if deed is not None else 0
    rest = SumPart("", "", first.points - gain, words("before", 0)), SumPart("+", "", gain, words("last", 0))
    return (*rest, SumPart("=", "", first.points, words("sum", 0))) if gain > 0 else ()


def _alakazum_terms(
    view: AlakazumView, seat: int, deed: tuple[str, Sequence[int]], words: ResultWords
) -> Sequence[SumPart]:
    culture, shown = deed
    team = points(view, seat, culture)
    counted = [c for c in view.teams[seat] if CULTURE[c] in (culture, MULTICOLOURED)] if culture != NONE else [ALMUDENA]
    assert counted, "somebody gave the stars"
    cards = sorted(set(shown), key=lambda card: -CARD_STARS[card])
    given = {card: CARD_STARS[card] * list(shown).count(card) for card in cards}
    assert sum(given.values()) == revealed_stars(culture, list(shown)), "the cards are of that culture"
    terms = [SumPart("", culture, team, words("team", 0))]
    if len(cards) <= 2:
        terms += [SumPart("+", CARDS[card].id, given[card], words(CARDS[card].id, 0)) for card in cards]
    else:
        terms.append(SumPart("+", "hand", sum(given.values()), words("cards", 0)))
    if cards:
        terms.append(SumPart("=", "", team + sum(given.values()), ""))
    enemy = enemy_of(cast("int", view.enemies[view.flipped[-1]]), view.seats)
    return (*terms, SumPart(">", enemy.enemy, enemy.stars, words(enemy.enemy, 0)))


def _verdict_of(view: AlakazooView, person: DrawnPerson) -> SeatVerdict:
    seat = person.seat
    lines = jury(view.boards[seat], view.portals[seat])
    won = view.outcome is not None and seat in view.outcome.winners
    placing = view.points[seat] - sum(line.points for line in lines)
    creature = CREATURES[view.boards[seat]].letter if view.boards[seat] >= 0 else ""
    return SeatVerdict(person, creature, placing, tuple([line.points > 0 for line in lines]), view.points[seat], won)


# ---- drawing -------------------------------------------------------------------------------------------------------

COLUMN = 478
"""Where the right half begins."""
BLOCK_TOP, STEP_DOWN = 424, 18
"""The others stand on blocks, each a little lower than the one before."""


def hero_of(game: str, hero: str, size: int, winning: bool = False) -> Image.Image | None:
    """Somebody for a card, standing on its lower edge; a cup for who has no likeness."""
    if hero in LOOKS:
        return cutout(hero, size, winning)
    if len(hero) == len(SPACES):
        return beast(hero, size // 3)
    return mark("winner", round(size * 0.7)) if winning and game != "alakazum" else None


def _named(c: Canvas, card: ResultCard) -> None:
    """The winner on gold, or that nobody won."""
    first = card.winner
    c.box(30, 448, 412, 151, GOLD if first else RAISED, 26, over=True)
    if first is None:
        c.text(236, 524, card.said, 60, CREAM, "mm", BOLD, NARROW, fit=380)
        return
    c.text(78, 500, first.place, 84, INK, "mm", BOLD)
    size = next((one for one in (60, 52, 44) if width(first.person, one, BOLD, 900) <= 304), 40)
    write(c, 122, 496, first.person, size, INK, weight=BOLD, fit=304)
    end = 126 + c.text(126, 562, card.said, 46, INK, width=NARROW, fit=250)
    if card.game == "alakazum":
        c.put(plain_star(50, INK), end + 8, 558, "lm")


def _sum(c: Canvas, terms: Sequence[SumPart]) -> None:
    c.box(COLUMN, 122, 602, 150, RAISED, 22)
    widths = [_term_width(term) for term in terms]
    step = min(72.0, (570 - sum(widths)) / max(1, len(terms) - 1))
    x = COLUMN + 18.0
    for k, (term, w) in enumerate(zip(terms, widths, strict=True)):
        if k:
            c.put(comparison(term.sign, 32, CREAM), x + step / 2 - 1, 170, "mm", over=True)
            x += step
        _term(c, x, term, w, max(w + step - 8, 100))
        x += w


SIGN = 64


def _term_width(term: SumPart) -> float:
    number = 70.0 if term.number is None else width_of(str(term.number), 60, BOLD, NARROW)
    return (SIGN + 6 if term.what else 0) + number + 4


def _term(c: Canvas, x: float, term: SumPart, w: float, room: float) -> None:
    middle, y = x + w / 2, 172
    if term.what in CULTURES and term.what not in (MULTICOLOURED, NONE):
        tag(c, x - 6, y - 22, term.what)
    elif term.what:
        c.put(_sign(term.what), x + SIGN / 2, y - 3, "mm")
    left = x + (SIGN + 6 if term.what else 0)
    ink = GOLD if term.sign == "=" else LILAC if term.sign == ">" else CREAM
    if term.number is None:
        c.put(infinity(40, ink), left, y, "lm")
    else:
        c.text(left, y, term.number, 60, ink, weight=BOLD, width=NARROW)
    half = min(room / 2, COLUMN + 590 - middle)
    c.text(middle, 240, term.caption, SMALL, MUTED, "mm", REGULAR, NARROWEST, fit=2 * half)


def _sign(what: str) -> Image.Image:
    if what in LOOKS:
        return cutout(what, SIGN - 8)
    if what in CULTURES:
        return sticker(CULTURES[what].glyph, SIGN)
    if what in ("goal", "score", "hand"):
        return mark(what, SIGN)
    return art(hand_art(what), SIGN)


def _others(c: Canvas, game: str, others: Sequence[Placed]) -> None:
    if not others:
        return
    gap = 13
    w = min(294.0, (602 - gap * (len(others) - 1)) / len(others))
    for k, one in enumerate(others):
        _block(c, game, COLUMN + k * (w + gap), BLOCK_TOP + min(k, 2) * STEP_DOWN, w, one)


def _block(c: Canvas, game: str, x: float, top: float, w: float, one: Placed) -> None:
    likeness = hero_of(game, one.hero, 122 if w > 140 else 96)
    if likeness is not None:
        c.put(likeness, x + 66, top + 2, "mb", over=True)
    c.box(x, top, w, HIGH - 20 - top, RAISED, 18, over=True)
    c.box(x + w - 52, top - 58, 50, 50, BACK, 14, over=True)
    c.text(x + w - 27, top - 32, one.place, 44, CREAM, "mm", BOLD)
    person = one.person
    if person.ai and w < 170:  # no room for a robot beside the name
        c.put(sticker(ROBOT, 46), x + w / 2 - 12, top - 32, "mm", over=True)
        person = person._replace(ai=False)
    write(c, x + 14, top + 32, person, 38, weight=BOLD, fit=w - 22)
    y = (HIGH - 20 + top) / 2 + 8
    end = x + 14 + c.text(x + 14, y, str(one.points).replace("-", "−"), 46, CREAM, weight=BOLD, width=NARROW)
    if game == "alakazum":
        c.put(plain_star(40, GOLD), end + 6, y - 3, "lm")
    c.text(x + 14, 574, one.lack, SMALL, BAD if one.lack else MUTED, width=NARROWEST, fit=w - 20)


# ---- drawing: the Magic Jury ---------------------------------------------------------------------------------------

LINES = tuple([frozenset(spaces) for spaces in (*ROWS, *COLUMNS)])
"""The spaces of the three rows and three columns of a Portal."""
HEAD = 58


def _column(k: int) -> int:
    """Where the marks of a row, a column, or the board stand."""
    return 452 + k * 56 + k // 3 * 26


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

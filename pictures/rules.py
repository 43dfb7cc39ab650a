"""Pictures beside the pages of rules: small positions in which what the page says can be seen.

Every page that gains by one has one, drawn like the boards themselves, so that a reader recognises the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.alakazam.cards import CARDS as GOALS
from games.alakazam.cards import NUMBER as GOAL
from games.alakazam.cards import penalty
from games.alakazam.goals import judged
from games.alakazoo.cards import BOARDS, CREATURES, SPACES
from pictures.alakazam import bazaar, seats
from pictures.alakazam import hand as alakazam_hand
from pictures.alakazam.cards import BazaarWords, Called, Goal
from pictures.alakazam.progress import progress
from pictures.alakazoo import columns, portal, roll
from pictures.alakazoo import hand as alakazoo_hand
from pictures.alakazoo.cards import SpellCard
from pictures.alakazum import fight, start, table
from pictures.alakazum import hand as alakazum_hand
from pictures.alakazum.cards import Member
from pictures.alakazum.table import Enemy
from pictures.art import sticker
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import CREAM, MUTED, PANEL, RAISED
from pictures.people import people
from pictures.pieces import arrow
from pictures.result import Jury as JuryTile
from pictures.result import Placed, ResultCard, SeatVerdict, SumPart
from pictures.tile import Tile
from pictures.type import BODY, BOLD

NAMES = ("Ana", "Ben")
WITCHES, WIZARDS, TRADERS = people(NAMES), people(NAMES), seats.alakazam_people(NAMES)
ENEMIES = (Enemy("black-friday", 7), Enemy("fast-food", 8), Enemy("halloween", 9), Enemy("santa-claus", 13))


@dataclass(frozen=True)
class Steps(Tile):
    """Signs in the order of a turn; several in one box are a choice."""

    game: str
    steps: tuple[tuple[str, ...], ...]

    @property
    def colours(self) -> str:
        """The game's own."""
        return self.game

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + 190)
        c.box(MARGIN, MARGIN, INNER, 190, PANEL)
        count = sum(len(step) for step in self.steps)
        between, sign = 72, min(84, round((INNER - 40 - 72 * (len(self.steps) - 1)) / count) - 24)
        total = count * (sign + 16) + len(self.steps) * 8 + between * (len(self.steps) - 1)
        x = MARGIN + (INNER - total) / 2
        for at, step in enumerate(self.steps):
            if at:
                c.put(arrow(48, 40, MUTED), x - between / 2, MARGIN + 95, "mm")
            w = len(step) * (sign + 16) + 8
            c.box(x, MARGIN + 26, w, 138, RAISED)
            c.text(x + 14, MARGIN + 50, at + 1, BODY, CREAM, "lm", BOLD)
            for k, name in enumerate(step):
                c.put(sticker(name, sign), x + 12 + k * (sign + 16) + sign / 2, MARGIN + 108, "mm")
            x += w + between
        return c


def page(game: str, number: int, words: Any, called: BazaarWords | None = None) -> Tile | None:
    """The picture of a page of rules, from 1; None where words say it better.

    `words` and `called` are those of `gallery.hand`.
    """
    if game == "alakazam":
        goals = GOAL_PAGES.get(number)
        return goals(words, called or BazaarWords()) if goals else None
    made = PAGES.get((game, number))
    return made(words) if made else None


# ---- Alakazum! -----------------------------------------------------------------------------------------------------


def _goal(words: Any) -> Tile:
    return table.TableTile(18, "hat-2", 33, 5, ("olentzero", "moma"), (None, None, ENEMIES[3], None), ENEMIES[:3])


def _characters(words: Any) -> Tile:
    return start.Starters(("senyor-pirotecnic", "castanyera", "moura", "penitente"))


def _turn(words: Any) -> Tile:
    return Steps("alakazum", (("🌲",), ("🧺", "🥘", "draw:sword", "✨"), ("👹",)))


def _forest(words: Any) -> Tile:
    own = fight.Side(
        WITCHES[0], Member("sant-jordi", 0), (fight.Term("", 2), fight.Term("combat-1", 1)), 3, 1, False, True
    )
    return fight.CombatTile(
        (own, fight.Side(None, Member("trasno", 0), (fight.Term("", 2),), 2, 2, False, False)), None
    )


def _rivals(words: Any) -> Tile:
    terms = (fight.Term("", 2), fight.Term("gaiteiro", 1), fight.Term("double", 1))
    one = fight.Side(WITCHES[0], Member("moura", 1), terms, 4, 1, False, True)
    terms = (fight.Term("", 1), fight.Term("combat-2", 2), fight.Term("double", 1))
    return fight.CombatTile((one, fight.Side(WITCHES[1], Member("castanyera", 1), terms, 4, 2, False, False)), None)


def _cards(words: Any) -> Tile:
    kinds = ("hat-2", "combat-2", "die-1", "robbery", "meal-val-cat", "broom", "barretina", "voodoo")
    said = [(card, *words(card)) for card in kinds]
    return alakazum_hand.HandTile(
        tuple([alakazum_hand.HeldCards(card, 1, name, does, False) for card, name, does in said])
    )


def _won(words: Any) -> Tile:
    terms = (
        SumPart("", "AND", 8, ""),
        SumPart("+", "abanico", 2, words("abanico")[0]),
        SumPart("=", "", 10, ""),
        SumPart(">", "fast-food", 8, ""),
    )
    first = Placed(1, WITCHES[0], 10, True, "cantaora", "")
    second = Placed(2, WITCHES[1], 6, False, "olentzero", "")
    return ResultCard("alakazum", (first, second), "", "", terms, "")


# ---- Alakazoo ------------------------------------------------------------------------------------------------------


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
        alakazoo_hand.HeldSpell(SpellCard("T", 2), 2, (), False),
        alakazoo_hand.HeldSpell(SpellCard("N", 5), 0, (4,), False),
        alakazoo_hand.HeldSpell(SpellCard("G", 0), 0, (), True),
    )
    return alakazoo_hand.HandTile(_portal(1, "T", *OTHER), held, words)


def _jury(words: Any) -> Tile:
    got = (True, False, True, False, False, True, False)
    first = SeatVerdict(WIZARDS[0], "M", 6, got, 9, False)
    return JuryTile((first, SeatVerdict(WIZARDS[1], "T", 8, (True, True, False, False, True, True, True), 13, True)))


# ---- Alakazam! -----------------------------------------------------------------------------------------------------


def _held(card: str, points: int | None, called: Called) -> Goal:
    worth = "/".join(map(str, GOALS[GOAL[card]].points))
    return Goal(card, called(card), points, bool(points and points > 0), "" if points is not None else worth)


def _seat(at: int, dice: tuple[int, ...], points: int, named: BazaarWords, *cards: str) -> seats.SeatLine:
    held = [_own(card, dice, str, named) for card in cards]
    goals, slots = tuple([own.goal for own in held]), tuple([own.slots for own in held])
    gain = sum([goal.points or 0 for goal in goals])
    return seats.SeatLine(TRADERS[at], points, gain, bool(at), False, True, False, dice, (), (), goals, 0, slots)


def _tables(words: Any, named: BazaarWords) -> Tile:
    one = _seat(0, (1, 4, 12, 34, 44), 12, named, "threes-fours")
    other = _seat(1, (3, 6, 14, 14, 21, 25, 56), 24, named, "rainbow")
    return seats.Seats((one, other), seats.FORMS[2])


def _round(words: Any, named: BazaarWords) -> Tile:
    lying = (
        _held("pyramid", None, named.called),
        _held("29-and-up", None, named.called),
        _held("straight", None, named.called),
        _held("bonus-3", None, named.called),
    )
    return bazaar.BazaarTile(1, 1, (("A", False), ("B", True)), (11, 15, 43, 46, 53, 53), lying, 0, 0, named.phases)


def _offers(words: Any, named: BazaarWords) -> Tile:
    direct = bazaar.DrawnOffer(TRADERS[0], TRADERS[1], ((54, 0),), ((1, 1),))
    return bazaar.Offers((direct, bazaar.DrawnOffer(TRADERS[1], None, ((32, 0), (25, 0)), ((201, 0), (102, 0)))))


def _progress(words: Any, named: BazaarWords) -> Tile:
    pool = (1, 12, 4, 34, 44, 25)
    some = tuple([_own(card, pool, words, named) for card in ("threes-fours", "tri-color", "rainbow")])
    return alakazam_hand.Mine(pool, 12, sum([own.goal.points or 0 for own in some]), some, named.colours)


def _own(card: str, pool: tuple[int, ...], words: Any, named: BazaarWords) -> alakazam_hand.Own:
    """A goal that these dice are judged for."""
    number = GOAL[card]
    points, finding = judged(number, pool, 0)
    held = _held(card, points or -penalty(number, False), named.called)
    return alakazam_hand.Own(held, words(card), progress(number, finding, pool, 0))


PAGES: dict[tuple[str, int], Callable[[Any], Tile]] = {
    ("alakazum", 1): _goal,
    ("alakazum", 2): _characters,
    ("alakazum", 3): _turn,
    ("alakazum", 4): _forest,
    ("alakazum", 5): _rivals,
    ("alakazum", 6): _cards,
    ("alakazum", 9): _won,
    ("alakazoo", 1): _portals,
    ("alakazoo", 2): _roll,
    ("alakazoo", 3): _columns,
    ("alakazoo", 4): _placing,
    ("alakazoo", 5): _jury,
}
"""By game and number of the page."""

GOAL_PAGES: dict[int, Callable[[Any, BazaarWords], Tile]] = {1: _tables, 2: _round, 3: _offers, 5: _progress}
"""Those of Alakazam!, whose goals have names in the reader's language."""

"""A fight of Alakazum!: both sides face to face, and what each outcome would mean; once it is rolled, the roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from games.alakazum.actions import Act
from games.alakazum.cards import CARDS, COMBAT_POTION, DIE, DIE_POTION, LEVELS, NUMBERS, SCEPTRE_COMBAT, TOP
from games.alakazum.combat import AS_COMBAT, AS_DIE, Charm, Fight, Hypnosis
from games.alakazum.state import can_leave, resistance
from games.alakazum.view import View
from games.kernel.game import Action
from pictures.art import mark
from pictures.canvas import GAP, INNER, MARGIN, ROUND, WIDTH, Canvas
from pictures.palette import BACK, CREAM, GOLD, GOOD, INK, LINE, MUTED, PANEL, RAISED
from pictures.people import DrawnPerson, asked_openly, width, write
from pictures.pieces import arrow, comparison, die_face, seat_panel, tick
from pictures.tile import Tile
from pictures.type import BODY, BOLD, HERO, NAME, REGULAR, SMALL

from .cards import Member, foot_of, member, member_of, portrait, potion
from .sides import OutcomeLine, Side, Term, outcomes

MANY = 6
"""Terms of a side, from which on equal ones are drawn as one."""
HALF = (INNER - GAP) // 2
TALL, LOW = 360, 286
"""Of a side, and of an outcome."""


class WinnersRoll(NamedTuple):
    """The winner's roll."""

    side: int
    die: int
    roll: int
    """What the die and its potions make."""
    potions: tuple[str, ...]


@dataclass(frozen=True)
class CombatTile(Tile):
    """Attacker left, defender right; below, each outcome, or the roll."""

    GAME: ClassVar[str] = "alakazum"
    sides: tuple[Side, Side]
    throw: WinnersRoll | None
    decided: bool = False
    """The winner has risen already: only the throw is left (AZ-98)."""

    @property
    def ahead(self) -> int:
        """The side that wins as it stands: the attacker only with more, a tie is the defender's. −1: nobody yet."""
        if self.sides[0].fighter is None or not all(side.thrown for side in self.sides):
            return -1
        return 0 if self.sides[0].total > self.sides[1].total else 1

    def paint(self) -> Canvas:
        c = Canvas(MARGIN * 2 + TALL + GAP + (LOW if self.throw is None else 180))
        for n, side in enumerate(self.sides):
            _drawn_side(c, n, side, n == self.ahead)
        if self.sides[0].fighter is not None:
            _between(c, self)
        if self.throw is not None:
            _thrown(c, self, self.throw)
        else:
            for n in (0, 1):
                _outcome(c, n, self, n == self.ahead)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def fight(view: View, who: Sequence[DrawnPerson]) -> CombatTile | None:
    """The fight under way in a spectator's view; None where there is none."""
    frame = view.find(Fight)
    if frame is None:
        return None
    asked = asked_openly(view)
    sides = [_facts(view, frame, n, who, asked) for n in (0, 1)]
    return CombatTile((sides[0], sides[1]), _throw(view, frame), view.find(Charm) is not None)


def in_hand(view: View, who: Sequence[DrawnPerson]) -> CombatTile | None:
    """The fight of the view's seat, under way or about to be announced by it; None where it has no part in one."""
    act, frame, seat = view.find(Act), view.find(Fight), view.seat
    if seat is None:
        return None
    if frame is not None and seat in frame.seats:
        facts = fight(view, who)
    else:
        facts = _drafted(view, act.draft, who) if act is not None and act.seat == seat else None
    if facts is None:
        return None
    one, other = [_with_hand(view, side) for side in facts.sides]
    return replace(facts, sides=(one, other))


def _with_hand(view: View, side: Side) -> Side:
    """What each side could still add, as far as the view's seat knows."""
    if side.person is None:
        return side
    if side.person.seat == view.seat:
        return side._replace(potions=sum(COMBAT_POTION[card] for card in view.hand))
    return side._replace(cards=len(view.hands[side.person.seat]))


def _drafted(view: View, draft: Sequence[Action], who: Sequence[DrawnPerson]) -> CombatTile | None:
    """An attack in the making, once it is said who attacks whom."""
    said = [word for word in draft if len(word) > 1]
    target = next((word[1] for word in said if word[0] == "target"), None)
    mine = [word[1] for word in said if word[0] in ("attacker", "helper")]
    if target is None or not mine or view.seat is None:
        return None
    rival = next(seat for seat, team in enumerate(view.teams) if target in team)
    return CombatTile((_side(view, view.seat, mine, who, True), _side(view, rival, [target], who, False)), None)


def _side(view: View, seat: int, fighting: Sequence[int], who: Sequence[DrawnPerson], turn: bool) -> Side:
    return _made(view, who[seat], fighting[0], _cards(view, fighting), not can_leave(view, seat, fighting[0]), turn)


def _made(
    view: View,
    person: DrawnPerson | None,
    c: int,
    terms: Sequence[Term],
    fixed: bool,
    turn: bool,
    total: int | None = None,
) -> Side:
    """`total`: once it is known, dice and all."""
    thrown = total is not None or all(term.value is not None for term in terms)
    total = total if total is not None else sum(term.value or 0 for term in terms)
    return Side(person, member_of(view, c), tuple(terms), total, resistance(view, c), fixed, turn, thrown=thrown)


def _cards(view: View, fighting: Sequence[int]) -> list[Term]:
    values = [_combat(view, c) for c in fighting]
    return [Term(CARDS[c].id if at else "", None if values[at] == DIE else values[at]) for at, c in enumerate(fighting)]


def _facts(view: View, frame: Fight, n: int, who: Sequence[DrawnPerson], asked: set[int]) -> Side:
    seat, c = frame.seats[n], frame.fighters[n]
    person = who[seat] if seat >= 0 else None
    if c < 0:
        return Side(person, None, (), 0, 0, False, seat in asked)
    fixed = seat >= 0 and not can_leave(view, seat, c)
    total = frame.totals[n] if any(frame.totals) else None
    return _made(view, person, c, _terms(view, frame, n), fixed, seat in asked, total)


def _terms(view: View, frame: Fight, n: int) -> tuple[Term, ...]:
    """The fighter, its helpers, its potions; what a die was is told by the total, where there is one die.

    After the fight is decided the winner has risen, so that what its card says is no longer what counted.
    """
    helping = frame.guards if n else frame.helpers
    used: list[int] = [p for s, p, how in frame.played if s == frame.seats[n] and how == AS_COMBAT]
    potions = [Term(CARDS[p].id, COMBAT_POTION[p]) for p in used]
    terms = _cards(view, (frame.fighters[n], *helping))
    if any(frame.totals):
        rest = frame.totals[n] - sum(term.value or 0 for term in (*terms, *potions))
        unknown = [at for at, term in enumerate(terms) if term.value is None]
        if len(unknown) <= 1:
            at = unknown[0] if unknown else 0
            terms[at] = Term(terms[at].card, (terms[at].value or 0) + rest)
    return (*terms, *potions)


def _combat(view: View, c: int) -> int:
    """Combat with a sceptre, or DIE: what a die makes with it is told by the total."""
    combat = NUMBERS[view.rules].combat[c][view.levels[c]]
    return combat + SCEPTRE_COMBAT if combat != DIE and c in view.sceptres else combat


def _throw(view: View, frame: Fight) -> WinnersRoll | None:
    hypnosis = view.find(Hypnosis)
    if hypnosis is None:
        return None
    side = frame.seats.index(hypnosis.seat)
    added: list[int] = [p for s, p, how in frame.played if how == AS_DIE and s == hypnosis.seat]
    die = frame.roll - sum(DIE_POTION[p] for p in added)
    return WinnersRoll(side, die, frame.roll, tuple([CARDS[p].id for p in added]))


# ---- drawing: who fights -------------------------------------------------------------------------------------------


def _drawn_side(c: Canvas, n: int, side: Side, ahead: bool) -> None:
    x, left = MARGIN + n * (HALF + GAP), n == 0

    def at(distance: float) -> float:
        """From the outer edge inwards."""
        return x + distance if left else x + HALF - distance

    seat_panel(c, x, MARGIN, HALF, TALL, side.turn)
    c.put(mark("combat" if left else "resistance", 60), at(66), MARGIN + 48, "mm")
    if side.person is None:
        c.put(mark("forest", 70), at(150), MARGIN + 48, "mm")
    else:
        write(c, at(110), MARGIN + 50, side.person, NAME, anchor="lm" if left else "rm", fit=290)
    _fighter(c, at(28) - (0 if left else 156), side.fighter)
    terms = _merged(side.terms)
    room = 312 if len(terms) < 4 else 168
    if side.fighter is not None:
        c.text(at(28), MARGIN + 332, side.fighter.name, SMALL, CREAM, "lm" if left else "rm", fit=room)
    step = min(86, 262 / max(1, len(terms)))
    for k, term in enumerate(terms):
        y = MARGIN + 199 + (k - (len(terms) - 1) / 2) * step
        _term(c, at(232) - (0 if left else 84), y, term, min(66, round(step) - 4))
    c.box(at(354) - (0 if left else 140), MARGIN + 104, 140, 212, GOLD if ahead else RAISED, 28)
    size = HERO if len(side.stands) < 2 else 100
    c.text(at(424), MARGIN + 214, side.stands, size, INK if ahead else MUTED, "mm", BOLD)


def _merged(terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """The terms; of many those of one card are added up, so that there is room for all."""
    if len(terms) < MANY:
        return terms
    values: dict[str, int | None] = {}
    for term in terms:
        before = values.get(term.card, 0)
        values[term.card] = None if term.value is None or before is None else before + term.value
    return tuple(Term(card, value) for card, value in values.items())


def _fighter(c: Canvas, x: float, who: Member | None) -> None:
    if who is None:
        c.box(x, MARGIN + 92, 156, 156 + foot_of(156), BACK, 26, LINE, 4)
        c.text(x + 78, MARGIN + 186, "?", HERO, MUTED, "mm", BOLD)
        return
    member(c, x, MARGIN + 92, who, 156)


def _term(c: Canvas, x: float, y: float, term: Term, size: int) -> None:
    drawn = potion if term.card in POTIONS else portrait
    c.put(drawn(term.card, size) if term.card else mark("combat", size), x, y, "mm")
    if term.value is None:
        c.put(mark("die", size), x + 74, y, "mm")
    else:
        plus = "+" if term.card else ""
        c.text(x + 42, y + 2, f"{plus}{term.value}", 50 if size > 50 else 40, CREAM)


POTIONS = frozenset(CARDS[n].id for n in range(len(CARDS)) if COMBAT_POTION[n] or DIE_POTION[n])


def _between(c: Canvas, facts: CombatTile) -> None:
    """How the sides compare; a die where one is still to be thrown."""
    middle, y = WIDTH / 2, MARGIN + 210
    one, other = [side.total for side in facts.sides]
    sign = comparison(">" if one > other else "=" if one == other else "<", 54, GOLD)
    c.box(middle - 44, y - 44, 88, 88, BACK, 26, GOLD, 5, over=True)
    c.put(sign if all(side.thrown for side in facts.sides) else mark("die", 60), middle, y, "mm", over=True)


# ---- drawing: what it means ----------------------------------------------------------------------------------------


def _outcome(c: Canvas, n: int, facts: CombatTile, lit: bool) -> None:
    """If this side wins: it rises and rolls; above is who goes where, by the faces of the die."""
    x, y = MARGIN + n * (HALF + GAP), MARGIN + TALL + GAP
    c.box(x, y, HALF, LOW, PANEL if lit else BACK, ROUND, GOLD if lit else LINE, 5 if lit else 3)
    _if(c, x, y, facts, n, lit)
    rows = outcomes(facts.sides[n], facts.sides[1 - n])
    faces = max(len(row.faces) for row in rows)
    for line, row in enumerate(rows):
        _row(c, x + 14, y + 92 + line * 94, row, lit, faces)


def _if(c: Canvas, x: float, y: float, facts: CombatTile, n: int, lit: bool) -> None:
    """Who wins, by more or by a tie too, against the attacker's sword, the defender's shield or the forest."""
    winner, loser = facts.sides[n], facts.sides[1 - n]
    ink = CREAM if lit else MUTED
    risen = not facts.decided and winner.person and winner.fighter and winner.fighter.level < TOP  # not the forest's
    end = x + 24 + _who(c, x + 24, y + 46, winner, GOLD if lit else ink, HALF - 148 - (190 if risen else 0))
    c.put(comparison(">" if n == 0 else "≥", 44, ink), end + 30, y + 46, "mm")
    c.put(mark("forest" if loser.person is None else ("resistance", "combat")[n], 46), end + 56, y + 46, "lm")
    if risen and winner.fighter is not None:
        c.put(portrait(winner.fighter.card, 58), x + HALF - 180, y + 46, "mm")
        c.text(x + HALF - 142, y + 48, LEVELS[winner.fighter.level], BODY + 4, ink, weight=BOLD)
        c.put(arrow(44, 34, GOOD), x + HALF - 110, y + 46, "lm")
        c.text(x + HALF - 56, y + 48, LEVELS[winner.fighter.level + 1], BODY + 4, ink, weight=BOLD)


def _who(c: Canvas, x: float, y: float, side: Side, ink: str, fit: float = 240) -> float:
    if side.person is None:
        c.put(mark("forest", 52), x, y, "lm")
        return 52
    return write(c, x, y, side.person, BODY + 4, ink, weight=BOLD, fit=fit)


def _row(c: Canvas, x: float, y: float, row: OutcomeLine, lit: bool, faces: int) -> None:
    """One line of an outcome; room is left for so many `faces`."""
    w, h = HALF - 28, 86
    c.box(x, y, w, h, RAISED if lit else PANEL, 18)
    for k, face in enumerate(row.faces):
        c.put(die_face(face, 34), x + 12 + k * 37, y + h / 2, "lm")
    left = x + 14 + 37 * faces
    c.put(portrait(row.card, 66), left + 34, y + h / 2, "mm")
    stays = row.to == "stays" or (isinstance(row.to, DrawnPerson) and not row.good)
    sign = tick(False, 40, MUTED) if stays else arrow(46, 36, GOOD if row.good else MUTED)
    c.put(sign, left + 92, y + h / 2, "mm")
    _to(c, left + 118, y + h / 2, row, lit, x + w - left - 124)


def _to(c: Canvas, x: float, y: float, row: OutcomeLine, lit: bool, room: float) -> None:
    if isinstance(row.to, DrawnPerson):
        ink = CREAM if row.good and lit else MUTED
        size = BODY if width(row.to, BODY, BOLD, fit=900) <= room else SMALL
        write(c, x, y + 1, row.to, size, ink, weight=BOLD if row.good else REGULAR, fit=room)
    elif row.to != "stays":
        c.put(mark(row.to, 66), x, y, "lm")


def _thrown(c: Canvas, facts: CombatTile, throw: WinnersRoll) -> None:
    """The roll beside the resistance it must exceed, and where the loser then goes."""
    x, y = MARGIN, MARGIN + TALL + GAP
    winner, loser = facts.sides[throw.side], facts.sides[1 - throw.side]
    c.box(x, y, INNER, 180, PANEL, ROUND, GOLD, 5)
    left = x + 30 + _who(c, x + 30, y + 90, winner, GOLD, 200) + 22
    c.put(die_face(throw.die, 88), left + 44, y + 90, "mm")
    for k, card in enumerate(throw.potions[:3]):
        c.put(potion(card, 58), left + 122 + k * 58, y + 90, "mm")
    left = max(left + 100 + 58 * min(3, len(throw.potions)), x + 330)
    won = throw.roll > loser.resistance
    c.text(left + 60, y + 94, throw.roll, HERO, GOOD if won else CREAM, "mm", BOLD)
    sign = ">" if won else "=" if throw.roll == loser.resistance else "<"
    c.put(comparison(sign, 60, CREAM), left + 140, y + 90, "mm")
    c.put(mark("resistance", 84), left + 224, y + 90, "mm")
    c.text(left + 300, y + 94, loser.resistance, HERO - 28, CREAM, "mm", BOLD)
    if loser.fighter is None:
        return
    row = outcomes(winner, loser)[0 if won else -1]
    c.put(portrait(loser.fighter.card, 84), left + 400, y + 90, "mm")
    c.put(arrow(52, 42, GOOD if won else MUTED), left + 476, y + 90, "mm")
    _to(c, left + 512, y + 90, row, True, INNER - left - 500)

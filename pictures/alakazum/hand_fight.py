"""One's own fight in a hand: a row of both sides, below it what each outcome means, or the roll."""

from __future__ import annotations

from games.alakazum.cards import LEVELS, TOP
from pictures.art import mark
from pictures.drawings import flask
from pictures.faces.bust import short_name
from pictures.layout import Box, Column, Drawn, Person, Piece, Row, Sprite, Words, bold, sized
from pictures.palette import CREAM, GOLD, GOOD, INK, MUTED, PANEL, RAISED
from pictures.people import DrawnPerson
from pictures.pieces import arrow, comparison, die_face, tick
from pictures.seats import counted
from pictures.type import BODY, BOLD, SMALL

from .cards import portrait, potion
from .fight import POTIONS, CombatTile, WinnersRoll
from .sides import OutcomeLine, Side, Term, outcomes

WIDE, GAP = 31.5, 0.35
"""Units of a row, and between two pieces."""
FEW = 3
"""Terms of a side that have room; of more all but the first are added up."""


def side_by_side(facts: CombatTile) -> list[Piece]:
    """The same in little."""
    (one, other), ahead = facts.sides, facts.ahead
    half = (WIDE - GAP) / 2
    rows: list[Piece] = [Row([sized(_half(side, n, n == ahead), half) for n, side in enumerate((one, other))], GAP)]
    if facts.throw is not None:
        return [*rows, _roll(facts, facts.throw)]
    if one.fighter is None:
        return rows
    ends = [Box(_end(facts, n), PANEL, (0.4, 0), GOLD if n == ahead else None, 5, h=2.6) for n in (0, 1)]
    return [*rows, Row([sized(end, half) for end in ends], GAP)]


def _half(side: Side, n: int, ahead: bool) -> Piece:
    """Face, whose it is, what counts, the total; the defender's mirrored."""
    face: Piece = Drawn(3.4, 3.4) if side.fighter is None else Sprite(portrait(side.fighter.card, 112))
    who: Piece = Person(side.person, SMALL, most=6) if side.person else Sprite(mark("forest", 44))
    sign = Sprite(mark("resistance" if n else "combat", 38))
    name = short_name(side.fighter.card) if side.fighter else "?"
    level = [bold(LEVELS[side.fighter.level], SMALL, MUTED)] if side.fighter else []
    terms = [_little(term) for term in side.terms]
    if len(terms) > FEW:
        others = side.terms[1:]
        dice = [Sprite(mark("die", 36))] if any(term.value is None for term in others) else []
        terms = [terms[0], bold(f"+{sum([term.value or 0 for term in others])}", SMALL), *dice]
    held = [counted("hand", side.cards, SMALL, 34, MUTED)] if side.cards else []
    held += [Row([Sprite(flask("combat", 38)), bold(f"+{side.potions}", SMALL, GOOD)], 0.1)] if side.potions else []
    lines = [Row([sign, who, *held], 0.2), Row([Words(name, SMALL, CREAM, BOLD, smaller=(SMALL,)), *level], 0.2)]
    lines.append(Row(terms, 0.25))
    total = Box(
        bold(side.stands, 76 if len(side.stands) < 3 else 50, INK if ahead else MUTED, "mm"),
        GOLD if ahead else RAISED,
        (0.1, 0),
        radius=22,
        w=3,
        h=3.4,
    )
    pieces = [face, Column(lines, -0.1, at="lm", grow=1), total]
    return Box(Row(pieces if n == 0 else pieces[::-1], 0.3), turn=side.turn, pad=(0.6, 0), h=4.5)


def _little(term: Term) -> Piece:
    drawn = potion if term.card in POTIONS else portrait
    card = Sprite(drawn(term.card, 40) if term.card else mark("combat", 36))
    if term.value is None:
        return Row([card, Sprite(mark("die", 36))], 0.1)
    return Row([card, bold(f"+{term.value}" if term.card else term.value, SMALL)], 0.1)


def _end(facts: CombatTile, n: int) -> Piece:
    """If this side wins: its fighter rises, and on which faces of the die the other goes where."""
    winner, loser = facts.sides[n], facts.sides[1 - n]
    row = outcomes(winner, loser)[0]
    pieces: list[Piece] = [Sprite(comparison(">" if n == 0 else "≥", 38, MUTED))]
    if not facts.decided and winner.person and winner.fighter and winner.fighter.level < TOP:
        levels = [LEVELS[winner.fighter.level + step] for step in (0, 1)]
        rise = [bold(levels[0], SMALL), Sprite(arrow(30, 26, GOOD)), bold(levels[1], SMALL)]
        pieces.append(Row(rise, 0.1))
    return Row([*pieces, Drawn(grow=1), *_goes(row)], 0.3)


def _goes(row: OutcomeLine) -> list[Piece]:
    """On which faces, who, where."""
    ends = sorted({row.faces[0], row.faces[-1]}) if row.faces else []
    dice = [Sprite(die_face(face, 38)) for face in ends]
    on: list[Piece] = [Row([dice[0], bold("–", SMALL), dice[1]], 0.1)] if len(dice) == 2 else [*dice]
    stays = row.to == "stays" or (isinstance(row.to, DrawnPerson) and not row.good)
    sign = Sprite(tick(False, 34, MUTED) if stays else arrow(36, 30, GOOD if row.good else MUTED))
    where: list[Piece] = []
    if isinstance(row.to, DrawnPerson):
        where = [Person(row.to._replace(ai=False), SMALL, most=4)]
    elif row.to != "stays":
        where = [Sprite(mark(row.to, 52))]
    return [*on, Sprite(portrait(row.card, 56)), sign, *where]


def _roll(facts: CombatTile, throw: WinnersRoll) -> Piece:
    """The roll beside the resistance that it must exceed, and where the loser then goes."""
    winner, loser = facts.sides[throw.side], facts.sides[1 - throw.side]
    won = throw.roll > loser.resistance
    sign = ">" if won else "=" if throw.roll == loser.resistance else "<"
    who: Piece = Person(winner.person, BODY, GOLD, BOLD, 6) if winner.person else Sprite(mark("forest", 52))
    potions = [Sprite(potion(card, 48)) for card in throw.potions[:3]]
    sums: list[Piece] = [bold(throw.roll, 64, GOOD if won else CREAM), Sprite(comparison(sign, 44, CREAM))]
    sums.append(counted("resistance", loser.resistance, 56, 60))
    goes = _goes(outcomes(winner, loser)[0 if won else -1]._replace(faces=())) if loser.fighter else []
    row = Row([who, Sprite(die_face(throw.die, 64)), *potions, *sums, Drawn(grow=1), *goes], 0.5)
    return Box(row, PANEL, (0.7, 0), GOLD, 5, h=3)

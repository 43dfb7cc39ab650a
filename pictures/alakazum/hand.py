"""The hand of Alakazum! as one picture: rivals, one's own team, what matters to the question large, the rest as signs.

In one's own fight that stands in the place of the teams.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazum.actions import Act, givable
from games.alakazum.cards import (
    CARD_STARS,
    CARDS,
    CHARACTERS,
    ENERGY,
    MULTICOLOURED,
    RECOVERY,
    ROBBERY,
    VOODOO,
    HandRow,
)
from games.alakazum.forest import CrystalBall
from games.alakazum.magic import ForestMagic, castable, energy_of
from games.alakazum.rules import NEEDED
from games.alakazum.view import View
from games.kernel.game import Decision
from pictures.art import CULTURES, sticker
from pictures.canvas import HIGHEST, WIDTH, Canvas
from pictures.drawings import plain_star, star
from pictures.layout import Box, Column, Drawn, Person, Piece, Row, Sprite, Words, bold, flow, page, sized
from pictures.palette import CREAM, GOLD, INK, MUTED, PANEL, PAPER, RAISED
from pictures.people import DrawnPerson
from pictures.seats import counted
from pictures.strip import Sketch, put_sketches, sketches_width
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, NARROWEST, SMALL, legible, width_of

from .cards import LARGE, MIDDLE, PLAIN, CardSize, Member, portrait, small_card
from .fight import CombatTile, in_hand
from .hand_cards import HandWords, card_facts, worth
from .hand_fight import side_by_side
from .table import Enemy, enemy_of
from .team import NO_GROUP, TeamLine, team_lines

ACROSS, MOST = 3, 6
"""What matters: beside each other, and where all of a question are shown."""
GAP, EDGE = 0.35, 14
"""Units between two pieces; pixels about all."""
ROOM = (WIDTH - 2 * EDGE) / SMALL
"""Units that a row has."""
FACE, ART, FACT, SIGN = 86, 92, 58, 60
"""Pixels of a rival's face, of what matters, of what it brings, of a sign."""
LOW, HIGH = 3.5, 3.7
"""Units of what matters where there are two rows of it, and where there is one."""
BESIDE = 3
"""Characters of one's own that are drawn large, beside the name; more are smaller and below it."""


class Matter(NamedTuple):
    """A card, or somebody, that the question is about."""

    sketch: Sketch
    name: str
    facts: tuple[Sketch, ...] = ()
    """What it brings and costs: signs and numbers."""
    hopeless: bool = False
    """It can't succeed, for all that the reader may know: paler."""


class Shelf(NamedTuple):
    """Signs of cards that are there too, behind a sign of where they lie."""

    sign: Sketch
    signs: tuple[Sketch, ...]
    more: int = 0
    """So many have no room."""


@dataclass(frozen=True)
class HandTile(Tile):
    """All that a seat decides from."""

    GAME: ClassVar[str] = "alakazum"
    rivals: tuple[TeamLine, ...]
    own: TeamLine | None
    energy: int
    fight: CombatTile | None
    matters: tuple[Matter, ...]
    shelves: tuple[Shelf, ...]

    def paint(self) -> Canvas:
        whole = self._tree(len(self.matters) > ACROSS)
        fits = whole.high(WIDTH - 2 * EDGE) <= HIGHEST - 2 * EDGE
        return page(whole if fits else self._tree(True), margin=EDGE)

    def _tree(self, brief: bool) -> Piece:
        """`brief`: one's own team isn't drawn."""
        rows: list[Piece] = [] if self.fight is None else side_by_side(self.fight)
        if self.fight is None and self.rivals:
            rows.append(_rivals(self.rivals))
        if self.fight is None and self.own is not None:
            rows.append(_own(self.own, self.energy, brief))
        high = HIGH if len(self.matters) <= ACROSS else LOW
        wide = _part(ACROSS) * (1 if len(self.matters) > 1 else 1.5)
        for at in range(0, len(self.matters), ACROSS):
            some = self.matters[at : at + ACROSS]
            rows.append(Row([_matter(one, wide, high) for one in some], GAP, at="mm"))
        shelves = flow([_shelf(one) for one in self.shelves], ROOM - 1, 0.8)
        rows += [Box(row, PANEL, (0.5, 0), radius=18, h=2.2) for row in shelves]
        return Column(rows, GAP)


# ---- facts ---------------------------------------------------------------------------------------------------------


def hand(view: View, who: Sequence[DrawnPerson], words: HandWords, matters: Sequence[Matter] | None) -> HandTile | None:
    """The hand of the view's seat; `matters` None: the cards that can be used now. None: there is nothing yet."""
    if view.seat is None:
        return None
    found = usable(view, words) if matters is None else matters
    rows = team_lines(view, who) if view.round else []
    rivals = [rows[(view.seat + step) % view.seats] for step in range(1, view.seats)] if rows else []
    large, fight = {one.sketch for one in found}, in_hand(view, who)
    return HandTile(
        tuple([row._replace(team=row.team[:1]) for row in rivals]),
        rows[view.seat] if rows else None,
        energy_of(view, view.seat) if rows else 0,
        fight,
        tuple(found[:MOST]),
        tuple(_shelves(view, large, fight is not None)),
    )


def usable(view: View, words: HandWords) -> list[Matter]:
    """The first of the cards that can be used in answer to what the seat is asked now."""
    cards = [CARDS[card].id for card in sorted(usable_cards(view))[:ACROSS]]
    return [Matter(Sketch("hand", card), words(card)[0], tuple(card_facts(card))) for card in cards]


def _shelves(view: View, large: Collection[Sketch], fights: bool) -> Iterable[Shelf]:
    """What is held beside what is drawn large, what the seat looks at or knows; unless it `fights` the cemetery."""
    held = [card for card in sorted(Counter(view.hand)) if sketch_of(card) not in large]
    yield from _rows(Sketch("mark", "hand"), [held_signs(card, view.hand.count(card)) for card in held], 2)
    ball, looking = view.find(CrystalBall), view.find(ForestMagic)
    if ball is not None:
        sign, cards = Sketch("hand", "crystal-ball"), ball.cards[::-1]
    elif looking is not None and None not in looking.cards:
        sign, cards = Sketch("mark", "look"), looking.cards
    else:
        sign, cards = Sketch("mark", "forest"), [card for card in reversed(view.forest) if card is not None]
    yield from _rows(sign, [(each,) for card in cards if (each := sketch_of(card)) not in large], 1)
    known = [(at, enemy) for at, enemy in enumerate(view.enemies) if enemy is not None and at not in view.flipped]
    yield from _rows(Sketch("mark", "look"), [_known(at, enemy_of(enemy, view.seats)) for at, enemy in known], 1)
    buried = [Sketch("face", CARDS[c].id) for c in reversed(view.cemetery)]
    if buried and not fights:
        yield Shelf(Sketch("mark", "cemetery"), tuple(buried[:ACROSS]), max(0, len(buried) - ACROSS))


def _rows(sign: Sketch, entries: Sequence[tuple[Sketch, ...]], most: int) -> Iterable[Shelf]:
    """As many as have room in at most so many rows; what has none is counted."""
    left = [*entries]
    for row in range(1, most + 1):
        signs: list[Sketch] = []
        while left and sketches_width((sign, *signs, *left[0]), SIGN) < (ROOM - 3) * SMALL:
            signs += left.pop(0)
        if signs:
            yield Shelf(sign, tuple(signs), len(left) if row == most else 0)


def _known(at: int, enemy: Enemy) -> tuple[Sketch, ...]:
    """A face-down enemy that the seat has looked at: its place, from 1, who it is, how strong."""
    stars = Sketch("infinite") if enemy.stars is None else Sketch("words", enemy.stars)
    return Sketch("words", f"{at + 1}:"), Sketch("enemy", enemy.enemy), stars


def sketch_of(card: int) -> Sketch:
    """A card in small."""
    return Sketch("face" if card in CHARACTERS else "hand", CARDS[card].id)


def held_signs(card: int, copies: int) -> tuple[Sketch, ...]:
    """A hand card, the number that tells it from its like, and how many there are."""
    row = CARDS[card]
    assert isinstance(row, HandRow)
    number = worth(row)[0].removeprefix("+") if ENERGY[card] or row.combat or row.die or CARD_STARS[card] else ""
    said = " ".join(filter(None, [number, f"×{copies}" if copies > 1 else ""]))
    return sketch_of(card), *([Sketch("words", said)] if said else []), Sketch("gap")


def usable_cards(view: View) -> set[int]:
    """The cards of the own hand that can be used in answer to what the seat is asked now."""
    found: set[int] = set()
    for decision in view.decisions:
        if decision.seat == view.seat:
            found |= _named(view, decision)
    return found & set(view.hand)


def _named(view: View, decision: Decision) -> set[int]:
    found: set[int] = set()
    for word, *rest in decision.options:
        if word in ("potion", "give", "hat", "show", "reveal", "lose") and rest:
            found.add(rest[0])
        elif word in USES:
            found.add(USES[word])
    if decision.kind == "action" and not view.frame(Act).draft:
        found |= {*givable(view, decision.seat, view.hand)}
        if castable(view, decision.seat, view.in_deja_vu):
            found |= {card for card in view.hand if ENERGY[card]}
    return found


USES = {"doll": VOODOO, "rob": ROBBERY, "recover": RECOVERY}
"""Words of an answer that use one kind of card."""


# ---- drawing -------------------------------------------------------------------------------------------------------


def _part(count: int) -> float:
    """Units of each of so many beside each other."""
    return (ROOM - GAP * (count - 1)) / count


def _rivals(rows: Sequence[TeamLine]) -> Piece:
    """A chip each; of more than three without a face."""
    return Row([sized(_rival(row, len(rows) <= ACROSS), _part(len(rows))) for row in rows], GAP)


def _rival(row: TeamLine, faced: bool) -> Piece:
    """Its best face, name, best culture, cards, how far it is."""
    face = [Sprite(portrait(row.team[0].card, FACE))] if row.team and faced else []
    ink = INK if row.leads else CREAM
    number = Row([Sprite(plain_star(30, ink)), bold(row.stars, BODY, ink)], 0.1)
    stars = Box(number, GOLD if row.leads else RAISED, (0.3, 0), radius=14, h=1.35)
    far = [*culture_of(row.culture), Drawn(grow=1), counted("hand", row.hand, SMALL, 32, MUTED), Drawn(grow=1), stars]
    about = Column([Person(row.person, SMALL, weight=BOLD, most=12), Row(far, 0.05)], 0.1, at="lm", grow=1)
    return Box(Row([*face, about], 0.25), turn=row.turn, pad=(0.35 if faced else 0.6, 0), h=3.05)


def _own(row: TeamLine, energy: int, brief: bool) -> Piece:
    """Name, culture, how far, what pays for magic; the team beside it, or below it where it is large; none of it where
    the question needs the room."""
    beside = len(row.team) <= BESIDE
    name = Person(row.person, NAME, weight=BOLD, most=6.5)
    far = Row([bold(row.stars, 60), Words(f"/{NEEDED}", SMALL)], 0.1)
    magic = [counted("very-magical", energy, BODY, 44)] if energy else []
    head = Row([name, *culture_of(row.culture), far, *magic], 0.5)
    stars = Drawn(NEEDED * 48 / SMALL, 1.5, lambda c, x, y, w, h: _stars(c, x, y + h / 2, w / NEEDED, row))
    if brief:
        return Box(Row([head, Drawn(grow=1), stars], 0.4), turn=row.turn, pad=(1.1, 0), h=2.4)
    size = LARGE if beside else MIDDLE
    shown = row.team if len(row.team) <= size.across else row.team[: size.across - 1]
    cards: list[Piece] = [_member(one, size) for one in shown]
    if len(shown) < len(row.team):
        cards.append(bold(f"+{len(row.team) - len(shown)}", ink=MUTED))
    if beside:
        left = Column([head, Row([stars, Drawn(grow=1)])], 0.4, grow=1, at="lm")
        return Box(Row([left, *cards], 0.3), turn=row.turn, pad=(1.1, 0.45))
    above = Row([Drawn(0.3), head, Drawn(grow=1), stars], 0.2)
    return Box(Column([above, Row(cards, 0.2, at="mm")], 0.3), turn=row.turn, pad=(0.8, 0.35))


def _stars(c: Canvas, x: float, y: float, step: float, row: TeamLine) -> None:
    colour = CULTURES[row.culture].colour if row.culture in CULTURES else CREAM
    for k in range(NEEDED):
        c.put(star(46, colour if k < row.stars else None), x + k * step, y, "lm")


def _member(one: Member, size: CardSize) -> Piece:
    return Drawn(size.w / SMALL, size.h / SMALL, lambda c, x, y, w, h: small_card(c, x, y, one, size))


def _matter(one: Matter, wide: float, high: float) -> Piece:
    """A picture, its name, and below that what it brings; it may be chosen: mint corners."""
    game, paper = HandTile.GAME, one.sketch.kind == "hand"
    ink = MUTED if one.hopeless else INK if paper else CREAM
    picture = Drawn(
        sketches_width([one.sketch], ART) / SMALL - 0.3,
        3,
        lambda c, x, y, w, h: put_sketches(c, x, y + h / 2, [one.sketch], ART, game),
    )
    room = (wide - 1.2) * SMALL - sketches_width([one.sketch], ART)
    long, low = width_of(legible(one.name), SMALL, BOLD, NARROWEST) > room, high == LOW
    high += 1.2 if long and one.facts and not low else 0
    told = () if long and low else one.facts
    name = Words(legible(one.name), BODY, ink, BOLD, 2 if long else 1, (SMALL,), NARROWEST)
    facts = Drawn(1, 1.5, lambda c, x, y, w, h: put_sketches(c, x, y + h / 2, told, FACT, game, w, ink), grow=1)
    text = Column([name, *([Row([facts])] if told else [])], 0.1, at="lm", grow=1)
    frame = _frame(one.sketch) if paper else None
    ground = PAPER if paper else RAISED
    return Box(
        Row([sized(picture), text], 0.2), ground, (0.5, 0), frame, 7, 22, usable=not one.hopeless, w=wide, h=high
    )


def _frame(sketch: Sketch) -> str:
    """The colour of the culture that a hand card belongs to."""
    row = next((each for each in CARDS if each.id == sketch.what), None)
    cultures = (row.cultures or ((row.culture,) if row.culture else ())) if isinstance(row, HandRow) else ()
    return CULTURES[cultures[0]].colour if cultures else PLAIN


def _shelf(one: Shelf) -> Piece:
    signs, game = (one.sign, Sketch("gap"), *one.signs), HandTile.GAME
    row = Drawn(
        sketches_width(signs, SIGN) / SMALL,
        2,
        lambda c, x, y, w, h: put_sketches(c, x, y + h / 2, signs, SIGN, game, w + 20),
    )
    return Row([row, *([bold(f"+{one.more}", SMALL, MUTED)] if one.more else [])], 0.1)


def culture_of(key: str) -> list[Piece]:
    """A culture's letters on its colour, or the sign of characters that have none; nothing for an empty key."""
    if key in (NO_GROUP, MULTICOLOURED):
        return [Sprite(sticker(CULTURES[key].glyph, 46))]
    look = CULTURES.get(key)
    return [Box(bold(key, SMALL, look.ink, "mm"), look.tag, (0.2, 0), radius=10, h=1.3)] if look else []

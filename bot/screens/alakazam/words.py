"""Dice, cards, goals and dealings in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.screens.game import Reader, signed
from bot.screens.game_signs import SQUARES
from bot.texts import Markdown, Texts, row
from games.alakazam.cards import CARDS, COLOURS, IS_BONUS, penalty
from games.alakazam.goals import Line, sheet
from games.alakazam.offers import ALL, ANY, ANY_COLOUR, ANY_NUMBER, MarkedDice, Offer, is_pattern, locked
from games.alakazam.state import present
from games.alakazam.view import View

SIGNS = tuple(SQUARES[colour.name] for colour in COLOURS)
LETTERS = tuple(colour.letter for colour in COLOURS)
LOCKED, MARKED = "🔒", "↻"
MET, UNMET = "✅", "❌"
NARROW = "\u00a0"
"""A blank at which no line is broken."""


def total(points: int) -> str:
    """Points so far, with a true minus."""
    return f"−{-points}" if points < 0 else str(points)


def die_name(die: int) -> str:
    """A die as letter and number."""
    return f"{LETTERS[die // 10]}{die % 10 or '?'}"


def die_text(die: int) -> str:
    """The same after its colour."""
    return SIGNS[die // 10] + die_name(die)


def dice_text(dice: Iterable[int], say: Texts, locked: Sequence[int] = (), marked: Sequence[int] = ()) -> Markdown:
    """Dice in groups of a colour, each group after its square; a lock and a re-roll mark after the die."""
    locks, marks = [*locked], [*marked]
    groups: list[str] = []
    for colour, some in groupby(sorted(dice), key=lambda die: die // 10):
        names: list[str] = []
        for die in some:
            name = die_name(die)
            for left, sign in ((locks, LOCKED), (marks, MARKED)):
                if die in left:
                    left.remove(die)
                    name += sign
            names.append(name)
        groups.append(NARROW.join([SIGNS[colour], *names]))
    return Markdown(" · ".join(groups)) or say("alakazam-no-dice")


def wish_text(wish: int, say: Texts) -> str:
    """A die, or a pattern: any blue, any six, any die."""
    if not is_pattern(wish):
        return die_text(wish)
    if wish == ANY:
        return say.plain("alakazam-any-die")
    if wish >= ANY_NUMBER:
        return say.plain("alakazam-any-number", number=wish - ANY_NUMBER)
    return say.plain("alakazam-any-colour", sign=SIGNS[wish - ANY_COLOUR], colour=colour_name(wish - ANY_COLOUR, say))


def side_text(dice: MarkedDice, say: Texts) -> Markdown:
    """One side of an offer."""
    return Markdown(row(wish_text(die, say) + MARKED * mark for die, mark in dice))


def colour_name(colour: int, say: Texts) -> str:
    return say.plain(f"alakazam-colour-{COLOURS[colour].name}")


def card_name(card: int, say: Texts) -> str:
    return say.plain(f"alakazam-card-{CARDS[card].id}")


def card_text(card: int, flat: bool, say: Texts) -> str:
    """A card that can be taken: its name, what it scores, what it costs."""
    points = "/".join(map(str, CARDS[card].points))
    if IS_BONUS[card]:
        return card_name(card, say)
    return say.plain("alakazam-card", name=card_name(card, say), points=points, penalty=penalty(card, flat))


def card_line(line: Line, say: Texts) -> Markdown:
    """A held card: met or not, what it scores, why."""
    key = "alakazam-hand-bonus" if IS_BONUS[line.card] else "alakazam-hand-card"
    about = say.plain(f"alakazam-card-{CARDS[line.card].id}.about")
    facts = {"card": card_name(line.card, say), "points": signed(line.points), "why": why(line, say), "about": about}
    return say(key, sign=MET if line.met else UNMET, **facts)


def worth_text(view: View, seat: int, card: int, say: Texts) -> str:
    """An open card: whether the seat's dice meet it now."""
    points = worth(view, seat, card)
    name = card_name(card, say)
    return NARROW.join([MET, name, signed(points)]) if points else name


def worth(view: View, seat: int, card: int) -> int:
    """What an open goal would score for the seat's dice; 0 where it isn't met, is a Bonus, or not rolled yet."""
    pool = view.pools[seat]
    if IS_BONUS[card] or not pool or pool[0] % 10 == 0:
        return 0
    hands = [[each for each in hand if each is not None] for hand in view.hands]
    hands[seat] = [card, *[each for each in hands[seat] if each != card]]
    return max(0, sheet(seat, view.pools, hands, present(view), False).lines[0].points)


def why(line: Line, say: Texts) -> str:
    """What the pool has of a goal."""
    kind, *found = line.finding
    return WHY[kind](line.card, found, say)


def _run(card: int, found: list[int], say: Texts) -> str:
    first, length = found
    return say.plain("alakazam-why-run", first=first, last=first + length - 1, length=length)


def _colours(card: int, found: list[int], say: Texts) -> str:
    if CARDS[card].goal == "yours-theirs":
        return " ".join(LETTERS[colour] for colour in found)
    return " ".join(f"{count}{LETTERS[colour]}" for colour, count in zip(found[::2], found[1::2], strict=True))


def _numbers(card: int, found: list[int], say: Texts) -> str:
    return say.several([f"{count} × {number}" for number, count in zip(found[::2], found[1::2], strict=True)])


def _sum(card: int, found: list[int], say: Texts) -> str:
    return say.plain("alakazam-why-sum", sum=found[0]) if found[0] >= 0 else say.plain("alakazam-why-few")


def _groups(card: int, found: list[int], say: Texts) -> str:
    if not found:
        return say.plain("alakazam-why-no-groups")
    said = [f"{n}{LETTERS[each]}" if each >= 0 else f"{n} × {-each}" for n, each in zip((4, 2), found, strict=True)]
    return say.several(said)


def _scores(card: int, found: list[int], say: Texts) -> str:
    names = say.several([card_name(goal, say) for goal in found])
    return say.plain("alakazam-why-scores", cards=names) if found else say.plain("alakazam-why-nothing")


WHY: dict[str, Callable[[int, list[int], Texts], str]] = {
    "run": _run,
    "colour": lambda card, found, say: f"{found[1]}{LETTERS[found[0]]}",
    "colours": _colours,
    "numbers": _numbers,
    "number": lambda card, found, say: f"{found[1]} × {found[0]}",
    "sum": _sum,
    "groups": _groups,
    "scores": _scores,
    "bonus": lambda card, found, say: f"{found[0]} × {CARDS[card].points[0]}",
}
"""By the first word of a finding (`games.alakazam.goals`)."""


def held(line: Line, say: Texts) -> str:
    """A card on somebody's score sheet, short."""
    sign = "" if IS_BONUS[line.card] else MET if line.met else UNMET
    return NARROW.join(filter(None, [sign, card_name(line.card, say), signed(line.points)]))


def locked_dice(view: View, seat: int) -> list[int]:
    """The dice that the seat's own offer locks."""
    return locked(offers(view), seat)


def offers(view: View) -> list[Offer]:
    """The open offers."""
    return view.trade.offers if view.trade is not None else []


def deal_text(deal: Sequence[Any], reader: Reader) -> Markdown:
    """A complete dealing that waits for the bell."""
    say, (word, *rest) = reader.say, deal
    match word:
        case "swap":
            return say("alakazam-deal-swap", out=die_text(rest[0]), into=die_text(rest[1]))
        case "take" | "return":
            name = card_name(rest[0], say) if rest[0] >= 0 else say.plain("alakazam-a-card")
            return say(f"alakazam-deal-{word}", card=name)
        case "reroll":
            return say("alakazam-deal-reroll", die=die_text(rest[0]))
        case "offer" | "counter" | "change":
            to = say("alakazam-everybody") if rest[0] == ALL else reader.who(rest[0])
            return say(f"alakazam-deal-{word}", to=to, given=side_text(rest[1], say), wanted=side_text(rest[2], say))
        case _:
            return say("alakazam-deal-accept", number=rest[0])


def score_line(line: Line, say: Texts) -> str:
    """A card on the score sheet: met or not, why, points."""
    if IS_BONUS[line.card]:
        return held(line, say)
    return f"{held(line, say)} ({why(line, say)})"

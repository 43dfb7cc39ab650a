"""Alakazam! in words: its pools and cards, its trading, its score sheet and what happened. Looks at views only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.screens.game import Choice, Plain, Reader
from bot.screens.screen import Part, Style, Text, Weight
from bot.texts import Markdown, Texts
from games.alakazam.cards import CARDS, COLOURS, IS_BONUS, LIMITS, penalty
from games.alakazam.goals import Line, sheet
from games.alakazam.offers import ALL, ANY_COLOUR, ANY_NUMBER, Dice, Open, is_pattern, terms
from games.alakazam.rules import Look
from games.alakazam.state import has_bonus, present, without
from games.alakazam.view import View
from games.kernel.game import Action, Decision, Event, Outcome

SQUARES = {"red": "🟥", "yellow": "🟨", "blue": "🟦", "green": "🟩", "black": "⬛", "white": "⬜"}
SIGNS = tuple(SQUARES[colour.name] for colour in COLOURS)
LETTERS = tuple(colour.letter for colour in COLOURS)
LOCKED, MARKED = "🔒", "↻"
MET, UNMET = "✅", "❌"
NARROW = "\u00a0"
"""A blank at which no line is broken."""
STYLES = {
    "ready": Style.MAIN,
    "propose": Style.MAIN,
    "for": Style.MAIN,
    "done": Style.MAIN,
    "accept": Style.GOOD,
    "withdraw": Style.GRAVE,
    "cancel": Style.GRAVE,
}


class Screens(Plain):
    """The screens of Alakazam!"""

    shared = frozenset(("look", "offer"))

    def __init__(self) -> None:
        super().__init__("alakazam")

    # ---- the board -------------------------------------------------------------------------------------------------

    def heading(self, view: View, reader: Reader) -> Markdown:
        if view.options.three_rounds:
            return reader.say("alakazam-heading-of", round=view.round, rounds=LIMITS.short_rounds)
        return reader.say("alakazam-heading", round=view.round)

    def table(self, view: View, reader: Reader) -> Sequence[Part]:
        parts: list[Part] = [Text(centre(view, reader.say))]
        parts += [player(view, seat, reader) for seat in range(view.seats)]
        parts.append(Text(reader.say("alakazam-legend", target=LIMITS.target), weight=Weight.SPARE))
        return parts

    # ---- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View, reader: Reader) -> Sequence[Part]:
        if view.seat is None:
            return ()
        say, seat = reader.say, view.seat
        lines = [say("alakazam-hand-dice", dice=pool_said(view, seat, say))]
        found = view.sheet(seat)
        lines += [card_line(line, say) for line in found.lines]
        if view.trade is not None and view.pools[seat] and view.pools[seat][0] % 10:
            now = "alakazam-hand-now-known" if view.options.face_down else "alakazam-hand-now"
            lines.append(say(now, points=signed(found.points)) if found.lines else say("alakazam-hand-empty"))
        lines.append(say("alakazam-hand-centre", dice=dice_said(view.centre, say)))
        if open_ := [card for card in view.table if card is not None]:
            cards = Markdown(" · ".join(worth_said(view, seat, card, say) for card in open_))
            lines.append(say("alakazam-hand-cards", cards=cards))
        parts: list[Part] = [Text(Markdown("\n".join(lines)))]
        drafted = draft(view, reader)
        if drafted:
            parts.append(Text(drafted))
        return parts

    # ---- questions -------------------------------------------------------------------------------------------------

    def prompt(self, view: View, decision: Decision, reader: Reader) -> Markdown:
        return PROMPTS[decision.kind](view, decision, reader)

    def choice(self, view: View, decision: Decision, action: Action, reader: Reader) -> Choice:
        word, style = action[0], STYLES.get(action[0], Style.QUIET)
        if word in CHOICES:
            made = CHOICES[word](view, action[1], reader)
            return Choice(made.label, made.description, made.emoji, style)
        if word == "wake" or (word == "done" and view.done[decision.seat]):
            return Choice("")  # the clock of slow mode says the one, and the other is said already
        if word == "for" and view.trade and view.seat is not None and len(terms_of(view).given) == LIMITS.given:
            return Choice(reader.say.plain("alakazam-do-for-full"), style=style)
        return Choice(reader.say.plain(f"alakazam-do-{word}"), style=style)

    def barred(self, view: View, decision: Decision, reader: Reader) -> Sequence[tuple[Choice, str]]:
        seat = decision.seat
        if decision.kind != "trade" or seat != view.seat or view.trade is None or view.trade.drafts[seat]:
            return ()
        say = reader.say
        what = Choice(say.plain("alakazam-barred"))
        if has_bonus(view.hands[seat]):
            return [(what, say.plain("alakazam-barred-bonus"))]
        if view.dealings[seat] >= LIMITS.dealings:
            return [(what, say.plain("alakazam-barred-dealings", count=LIMITS.dealings))]
        return ()

    # ---- what happened ---------------------------------------------------------------------------------------------

    def sentence(self, event: Event, reader: Reader) -> Markdown | None:
        tell = EVENTS.get(event.kind)
        return tell(reader, *event.data) if tell else None

    def recap(self, view: View) -> frozenset[str]:
        return frozenset(("scored",)) if view.frame(Look) is not None else frozenset()

    def end(self, view: View, outcome: Outcome, reader: Reader) -> Markdown:
        facts = {"count": len(outcome.winners), "target": LIMITS.target, "rounds": view.round}
        return reader.say(f"alakazam-end-{outcome.reason}", who=reader.people(outcome.winners), **facts)


# ---- things in words -----------------------------------------------------------------------------------------------


def signed(number: int) -> str:
    """A number of points with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def total(points: int) -> str:
    """Points so far, with a true minus."""
    return f"−{-points}" if points < 0 else str(points)


def die_name(die: int) -> str:
    """A die as letter and number."""
    return f"{LETTERS[die // 10]}{die % 10 or '?'}"


def die_said(die: int) -> str:
    """The same after its colour."""
    return SIGNS[die // 10] + die_name(die)


def dice_said(dice: Iterable[int], say: Texts, locked: Sequence[int] = (), marked: Sequence[int] = ()) -> Markdown:
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


def wish_said(wish: int, say: Texts) -> str:
    """A die, or a pattern: any blue, any six."""
    if not is_pattern(wish):
        return die_said(wish)
    if wish >= ANY_NUMBER:
        return say.plain("alakazam-any-number", number=wish - ANY_NUMBER)
    return say.plain("alakazam-any-colour", sign=SIGNS[wish - ANY_COLOUR], colour=colour_name(wish - ANY_COLOUR, say))


def side_said(dice: Dice, say: Texts) -> Markdown:
    """One side of an offer."""
    return Markdown(", ".join(wish_said(die, say) + MARKED * mark for die, mark in dice))


def colour_name(colour: int, say: Texts) -> str:
    return say.plain(f"alakazam-colour-{COLOURS[colour].name}")


def card_name(card: int, say: Texts) -> str:
    return say.plain(f"alakazam-card-{CARDS[card].id}")


def card_said(card: int, flat: bool, say: Texts) -> str:
    """A card that can be taken: its name, what it scores, what it costs."""
    points = "/".join(map(str, CARDS[card].points))
    if IS_BONUS[card]:
        return card_name(card, say)
    return say.plain("alakazam-card", name=card_name(card, say), points=points, penalty=penalty(card, flat))


def card_line(line: Line, say: Texts) -> Markdown:
    """A held card: met or not, what it brings, why."""
    key = "alakazam-hand-bonus" if IS_BONUS[line.card] else "alakazam-hand-card"
    about = say.plain(f"alakazam-card-{CARDS[line.card].id}.about")
    facts = {"card": card_name(line.card, say), "points": signed(line.points), "why": why(line, say), "about": about}
    return say(key, sign=MET if line.met else UNMET, **facts)


def worth_said(view: View, seat: int, card: int, say: Texts) -> str:
    """A card that lies open: whether the own dice meet it now."""
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


# ---- why a goal is met or not --------------------------------------------------------------------------------------


def why(line: Line, say: Texts) -> str:
    """What the pool has of a goal."""
    kind, *found = line.finding
    return WHY[kind](line.card, found, say)


def _run(card: int, found: list[int], say: Texts) -> str:
    first, length = found
    return say.plain("alakazam-why-run", first=first, last=first + length - 1, length=length)


def _colour(card: int, found: list[int], say: Texts) -> str:
    return f"{found[1]} × {colour_name(found[0], say)}"


def _colours(card: int, found: list[int], say: Texts) -> str:
    if CARDS[card].goal == "yours-theirs":
        return " ".join(LETTERS[colour] for colour in found)
    return " ".join(f"{count}{LETTERS[colour]}" for colour, count in zip(found[::2], found[1::2], strict=True))


def _numbers(card: int, found: list[int], say: Texts) -> str:
    return ", ".join(f"{count} × {number}" for number, count in zip(found[::2], found[1::2], strict=True))


def _number(card: int, found: list[int], say: Texts) -> str:
    return f"{found[1]} × {found[0]}"


def _sum(card: int, found: list[int], say: Texts) -> str:
    return say.plain("alakazam-why-sum", sum=found[0]) if found[0] >= 0 else say.plain("alakazam-why-few")


def _groups(card: int, found: list[int], say: Texts) -> str:
    if not found:
        return say.plain("alakazam-why-no-groups")
    four, two = (colour_name(each, say) if each >= 0 else say.plain("alakazam-the-number", n=-each) for each in found)
    return f"4 × {four}, 2 × {two}"


def _scores(card: int, found: list[int], say: Texts) -> str:
    names = ", ".join(card_name(goal, say) for goal in found)
    return say.plain("alakazam-why-scores", cards=names) if found else say.plain("alakazam-why-nothing")


def _times(card: int, found: list[int], say: Texts) -> str:
    return f"{found[0]} × {CARDS[card].points[0]}"


WHY: dict[str, Callable[[int, list[int], Texts], str]] = {
    "run": _run,
    "colour": _colour,
    "colours": _colours,
    "numbers": _numbers,
    "number": _number,
    "sum": _sum,
    "groups": _groups,
    "scores": _scores,
    "bonus": _times,
}
"""By the first word of a finding (`games.alakazam.goals`)."""


# ---- the board -----------------------------------------------------------------------------------------------------


def centre(view: View, say: Texts) -> Markdown:
    """The dice and cards that everybody may take."""
    flat = view.options.penalty == "flat"
    known = [card for card in view.table if card is not None]
    cards = Markdown(" · ".join(card_said(card, flat, say) for card in known)) or say("alakazam-no-cards")
    if view.options.face_down:
        cards = say("alakazam-backs", count=len(view.table))
    lines = [say("alakazam-centre", dice=dice_said(view.centre, say)), say("alakazam-cards", cards=cards)]
    if view.options.market:
        lines.append(say("alakazam-deck", count=view.deck_size))
    return Markdown("\n".join(lines))


def player(view: View, seat: int, reader: Reader) -> Text:
    """A player: points, whether done, the dice, the cards held."""
    say = reader.say
    if seat in view.left:
        return Text(say("alakazam-seat-left", who=reader.who(seat), points=total(view.points[seat])))
    state = "done" if view.done[seat] else "open"
    dice = pool_said(view, seat, say)
    head = say("alakazam-seat", who=reader.who(seat), points=total(view.points[seat]), state=state, dice=dice)
    held = cards_held(view, seat, say)
    return Text(Markdown(f"{head}\n{held}") if held else head, head)


def cards_held(view: View, seat: int, say: Texts) -> Markdown:
    """The cards of a seat, with what they are worth now; only how many where they are hidden."""
    hand = view.hands[seat]
    if not hand:
        return Markdown("")
    if None in hand:
        return say("alakazam-holds-hidden", count=len(hand))
    found = view.sheet(seat)
    cards = Markdown(", ".join(held(line, say) for line in found.lines))
    key = "alakazam-holds" if len(hand) > 1 else "alakazam-holds-one"
    return say(key, cards=cards, points=signed(found.points))


def held(line: Line, say: Texts) -> str:
    """A card on somebody's score sheet, short."""
    sign = "" if IS_BONUS[line.card] else MET if line.met else UNMET
    return NARROW.join(filter(None, [sign, card_name(line.card, say), signed(line.points)]))


def pool_said(view: View, seat: int, say: Texts) -> Markdown:
    """A seat's dice; what its own offer locks, and what it may re-roll."""
    return dice_said(view.pools[seat], say, locked(view, seat), view.rights[seat])


def locked(view: View, seat: int) -> list[int]:
    """The dice that the seat's own offer holds."""
    return [die for offer in offers(view) if offer[1] == seat for die, _ in offer[3]]


def offers(view: View) -> list[Open]:
    """The open offers."""
    return view.trade.offers if view.trade is not None else []


# ---- the hand ------------------------------------------------------------------------------------------------------


def words_of(view: View) -> tuple[Action, ...]:
    """The seat's draft, word by word."""
    if view.trade is None or view.seat is None:
        return ()
    return tuple([tuple(word) for word in view.trade.drafts[view.seat]])


def terms_of(view: View) -> Any:
    """What the seat's offer in the making says so far."""
    return terms(words_of(view))


def draft(view: View, reader: Reader) -> Markdown:
    """What the seat has chosen so far, or has queued; empty where nothing."""
    say, words = reader.say, words_of(view)
    queued = view.trade.queue[view.seat] if view.trade is not None and view.seat is not None else ()
    if queued:
        return say("alakazam-queued", what=deal_said(queued, reader))
    if not words:
        return Markdown("")
    first = words[0][0]
    if first in ("offer", "counter"):
        said = terms(words)
        to = "" if said.to is None else say("alakazam-everybody") if said.to == ALL else reader.who(said.to)
        return say(
            "alakazam-draft-offer",
            to=to or Markdown("…"),
            given=side_said(said.given, say) or Markdown("…"),
            wanted=side_said(said.wanted, say) or Markdown("…"),
        )
    dice = Markdown(", ".join(die_said(word[1]) for word in words[1:] if word[0] in ("out", "pick")))
    return say(f"alakazam-draft-{first}", dice=dice or Markdown("…"))


def deal_said(deal: Sequence[Any], reader: Reader) -> Markdown:
    """A complete dealing that waits for the bell."""
    say, (word, *rest) = reader.say, deal
    match word:
        case "swap":
            return say("alakazam-deal-swap", out=die_said(rest[0]), into=die_said(rest[1]))
        case "take" | "return":
            name = card_name(rest[0], say) if rest[0] >= 0 else say.plain("alakazam-a-card")
            return say(f"alakazam-deal-{word}", card=name)
        case "reroll":
            return say("alakazam-deal-reroll", die=die_said(rest[0]))
        case "offer":
            to = say("alakazam-everybody") if rest[0] == ALL else reader.who(rest[0])
            return say("alakazam-deal-offer", to=to, given=side_said(rest[1], say), wanted=side_said(rest[2], say))
        case _:
            return say("alakazam-deal-accept", number=rest[0])


# ---- prompts -------------------------------------------------------------------------------------------------------


def _look(view: View, decision: Decision, reader: Reader) -> Markdown:
    frame = view.frame(Look)
    waiting = frame.waiting if frame is not None else [decision.seat]
    return reader.say("alakazam-ask-look", who=reader.people(waiting))


def _trade(view: View, decision: Decision, reader: Reader) -> Markdown:
    """One's own is asked step by step; of the others' one line tells for all."""
    trade, say = view.trade, reader.say
    assert trade is not None
    if decision.seat == reader.seat:
        return say(f"alakazam-ask-trade-{step(view)}")
    if decision.seat != speaker(view):
        return Markdown("")
    if trade.caller >= 0 and not view.done[trade.caller]:
        return say("alakazam-ask-trade-last-call", who=reader.who(trade.caller))
    trading = [seat for seat in present(view) if not view.done[seat]]
    return say("alakazam-ask-trade", who=reader.people(trading)) if trading else say("alakazam-ask-trade-offers")


def speaker(view: View) -> int:
    """The seat whose question and clock stand for everybody's: who has the last call, or the first not done."""
    trade = view.trade
    assert trade is not None
    asked = [decision.seat for decision in view.decisions if decision.kind == "trade"]
    if trade.caller in asked:
        return trade.caller
    return next((seat for seat in asked if not view.done[seat]), asked[0])


def step(view: View) -> str:
    """Which word of the own dealing is asked for."""
    words, trade, seat = words_of(view), view.trade, view.seat
    assert trade is not None and seat is not None
    if trade.queue[seat]:
        return "queued"
    if not words:
        return "done" if view.done[seat] else "first"
    first = words[0][0]
    if first == "swap":
        return "in" if len(words) > 1 else "out"
    if first in ("take", "return", "reroll", "accept"):
        return first
    said = terms(words)
    if said.to is None:
        return "to"
    if said.asking:
        return "more-wanted" if said.wanted else "wanted"
    return "more-given" if said.given else "given"


def _offer(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Who offers what to whom; to oneself also what it would come to."""
    say = reader.say
    offer = next((each for each in offers(view) if each[0] == number_of(view, decision)), None)
    if offer is None:
        return Markdown("")
    number, giver, to, given, wanted, waiting = offer
    own = decision.seat == reader.seat
    asked = say("alakazam-you") if own else say("alakazam-everybody") if to == ALL else reader.who(to)
    facts = {"given": side_said(given, say), "wanted": side_said(wanted, say)}
    line = say("alakazam-offer", number=number, who=reader.who(giver), to=asked, **facts)
    if own:
        return Markdown(f"{line}{effect(view, offer, decision.seat, say)}")
    if to == ALL and len(waiting) < len(present(view)) - 1:
        return say("alakazam-offer-waiting", line=line, who=reader.people(waiting))
    return line


def number_of(view: View, decision: Decision) -> int:
    """Which offer is asked about: its clock bears its number."""
    return next(number for name, number in decision.clocks if name == "offer")


def effect(view: View, offer: Open, seat: int, say: Texts) -> Markdown:
    """What accepting would do to the own score sheet; empty where that depends on a choice, or is impossible."""
    _, giver, _, given, wanted, _ = offer
    gets, gives = [die for die, _ in given], [die for die, _ in wanted]
    if any(is_pattern(die) for die in gives) or any(view.pools[seat].count(die) < gives.count(die) for die in gives):
        return Markdown("")
    pools = [pool[:] for pool in view.pools]
    pools[seat] = sorted([*without(pools[seat], gives), *gets])
    pools[giver] = sorted([*without(pools[giver], gets), *gives])
    hands = [[card for card in hand if card is not None] for hand in view.hands]
    then = sheet(seat, pools, hands, present(view), view.options.penalty == "flat").points
    return say("alakazam-offer-effect", now=signed(view.sheet(seat).points), then=signed(then))


PROMPTS: dict[str, Callable[[View, Decision, Reader], Markdown]] = {"look": _look, "trade": _trade, "offer": _offer}


# ---- options -------------------------------------------------------------------------------------------------------


def _die(view: View, die: int, reader: Reader) -> Choice:
    return Choice(die_name(die), emoji=SIGNS[die // 10])


def _any_colour(view: View, colour: int, reader: Reader) -> Choice:
    say = reader.say
    return Choice(say.plain("alakazam-do-any", what=colour_name(colour, say)), emoji=SIGNS[colour])


def _any_number(view: View, number: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazam-do-any", what=str(number)), emoji="🎲")


def _card(view: View, card: int, reader: Reader) -> Choice:
    """A card to take or return: what it asks for, and whether the own dice have it now."""
    say, seat = reader.say, view.seat
    about = say.plain(f"alakazam-card-{CARDS[card].id}.about")
    if IS_BONUS[card] or seat is None:
        return Choice(card_name(card, say), about, emoji="⭐")
    points = worth(view, seat, card)
    cost = penalty(card, view.options.penalty == "flat")
    key = "alakazam-card-met" if points else "alakazam-card-unmet"
    said = say.plain(key, about=about, points=points or cost)
    return Choice(card_name(card, say), said, emoji=MET if points else UNMET)


def _group(view: View, group: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain(f"alakazam-group-{group}"))


def _to(view: View, seat: int, reader: Reader) -> Choice:
    return Choice(reader.names[seat])


def _answer(word: str) -> Callable[[View, int, Reader], Choice]:
    return lambda view, number, reader: Choice(reader.say.plain(f"alakazam-do-{word}"))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    **dict.fromkeys(("out", "in", "die", "give", "want", "pick"), _die),
    **{word: _answer(word) for word in ("accept", "decline", "counter")},
    "colour": _any_colour,
    "number": _any_number,
    "card": _card,
    "group": _group,
    "to": _to,
}
"""How an option with something named in it looks, by its word."""


# ---- what happened -------------------------------------------------------------------------------------------------


def _round(reader: Reader, number: int, *_: Any) -> Markdown:
    return reader.say("alakazam-event-round", round=number)


def _swapped(reader: Reader, seat: int, out: int, into: int) -> Markdown:
    return reader.say("alakazam-event-swapped", who=reader.who(seat), out=die_said(out), into=die_said(into))


def _with_card(kind: str) -> Callable[[Reader, int, int], Markdown]:
    def tell(reader: Reader, seat: int, card: int) -> Markdown:
        say = reader.say
        name = card_name(card, say) if card >= 0 else say.plain("alakazam-a-card")
        return say(f"alakazam-event-{kind}", who=reader.who(seat), card=name)

    return tell


def _turned(reader: Reader, card: int) -> Markdown:
    return reader.say("alakazam-event-turned", card=card_name(card, reader.say))


def _rerolled(reader: Reader, seat: int, die: int, new: int) -> Markdown:
    return reader.say("alakazam-event-rerolled", who=reader.who(seat), die=die_said(die), new=die_said(new))


def _offered(reader: Reader, number: int, seat: int, to: int, given: Dice, wanted: Dice) -> Markdown:
    say = reader.say
    asked = say("alakazam-everybody") if to == ALL else reader.who(to)
    facts = {"given": side_said(given, say), "wanted": side_said(wanted, say)}
    return say("alakazam-event-offered", number=number, who=reader.who(seat), to=asked, **facts)


def _accepted(reader: Reader, number: int, giver: int, acceptor: int, given: Dice, wanted: Dice) -> Markdown:
    say = reader.say
    facts = {"given": side_said(given, say), "wanted": side_said(wanted, say)}
    who = {"who": reader.who(acceptor), "giver": reader.who(giver)}
    return say("alakazam-event-accepted", number=number, **who, **facts)


def _numbered(kind: str) -> Callable[[Reader, int, int], Markdown]:
    return lambda reader, number, seat: reader.say(f"alakazam-event-{kind}", number=number, who=reader.who(seat))


def _failed(reader: Reader, number: int, why: str) -> Markdown:
    return reader.say("alakazam-event-failed", number=number, why=why)


def _dropped(reader: Reader, seat: int) -> Markdown:
    return reader.say("alakazam-event-dropped")


def _queued(reader: Reader, seat: int, *deal: Any) -> Markdown:
    return reader.say("alakazam-queued", what=deal_said(deal, reader))


def _last_call(reader: Reader, seat: int) -> Markdown:
    return reader.say("alakazam-event-last-call", who=reader.who(seat))


def _scored(reader: Reader, seat: int, lines: Sequence[Any], points: int, now: int) -> Markdown:
    say = reader.say
    said = Markdown(" · ".join(score_line(Line(*line), say) for line in lines)) or say("alakazam-no-cards")
    return say("alakazam-event-scored", who=reader.who(seat), points=signed(points), total=total(now), lines=said)


def score_line(line: Line, say: Texts) -> str:
    """A card on the score sheet: met or not, why, points."""
    if IS_BONUS[line.card]:
        return held(line, say)
    return f"{held(line, say)} ({why(line, say)})"


EVENTS: dict[str, Callable[..., Markdown | None]] = {
    "round": _round,
    "swapped": _swapped,
    **{kind: _with_card(kind) for kind in ("took", "returned", "drew", "put")},
    "turned": _turned,
    "rerolled": _rerolled,
    "offered": _offered,
    "accepted": _accepted,
    **{kind: _numbered(kind) for kind in ("withdrawn", "closed")},
    "failed": _failed,
    "dropped": _dropped,
    "queued": _queued,
    "last-call": _last_call,
    "scored": _scored,
}
"""The sentence of each kind of event; what is missing needs no words (the board or the end says it)."""

SCREENS = Screens()

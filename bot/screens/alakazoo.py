"""Alakazoo in words: its Portals, its hand, its questions and what happened. Looks at views only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.screens.game import Choice, Plain, Reader
from bot.screens.screen import Part, Style, Text, Weight
from bot.texts import Markdown, Texts
from games.alakazoo.cards import BOARDS, BOX, CREATURES, EDITIONS, RUNES, SLOT, SPACES, TYPES, creature_of, type_of
from games.alakazoo.jury import Line
from games.alakazoo.keeper import Keeper
from games.alakazoo.rules import Dice, Light, Swap, TrimHand, TrimMagic
from games.alakazoo.state import WIZARD, lit, supply
from games.alakazoo.view import AlakazooView as View
from games.kernel.game import Action, Decision, Event, Outcome

SQUARES = {"red": "🟥", "yellow": "🟨", "green": "🟩", "blue": "🟦", "purple": "🟪", "black": "⬛"}
SIGNS = tuple(SQUARES[creature.colour] + creature.letter for creature in CREATURES)
"""Of each creature: its colour, and the letter that says the same."""
RUNE_SIGNS = ("⭐", "🔥", "🌊", "🍃", "💨", "🪨")
NUMBERS = "①②③④"
JOINER, NO_BREAK = "\u2060", "\u00a0"
"""Keep a space of a Portal, or a card, on one line."""
STYLES = {"roll": Style.MAIN, "done": Style.MAIN, "place": Style.MAIN}


class Screens(Plain):
    """The screens of Alakazoo."""

    def __init__(self) -> None:
        super().__init__("alakazoo")

    # ---- the board -------------------------------------------------------------------------------------------------

    def heading(self, view: View, reader: Reader) -> Markdown:
        say = reader.say
        return say("alakazoo-heading", round=view.round) if view.round else say("alakazoo-heading-start")

    def table(self, view: View, reader: Reader) -> Sequence[Part]:
        parts: list[Part] = [portal(view, seat, reader) for seat in range(view.seats)]
        parts.append(Text(columns(view, reader.say)))
        parts.append(Text(reader.say("alakazoo-legend"), weight=Weight.SPARE))
        return parts

    # ---- the hand --------------------------------------------------------------------------------------------------

    def hand(self, view: View, reader: Reader) -> Sequence[Part]:
        if view.seat is None:
            return ()
        say = reader.say
        lines = [
            say("alakazoo-hand-card", number=number, card=card_name(card, say), facts=facts(view, card, say))
            for number, card in enumerate(view.hand, 1)
        ] or [say("alakazoo-hand-empty")]
        if any(card >= 0 for card in view.portals[view.seat]):
            lines.append(say("alakazoo-hand-jury", points=sum(line.points for line in view.jury(view.seat))))
        parts: list[Part] = [Text(Markdown("\n".join(lines)))]
        if view.boards[view.seat] >= 0:
            parts.append(portal(view, view.seat, reader))
        drafted = draft(view, reader)
        if drafted:
            parts.append(Text(drafted))
        return parts

    # ---- questions -------------------------------------------------------------------------------------------------

    def prompt(self, view: View, decision: Decision, reader: Reader) -> Markdown:
        say, kind = reader.say, decision.kind
        key, known = f"alakazoo-ask-{kind}", PROMPT_FACTS.get(kind)
        said = known(view, reader) if known else {}
        if decision.seat != reader.seat:
            return say(key, who=reader.who(decision.seat), **said)
        return say(f"{key}.{keeper_step(view, decision) if kind == 'keeper' else 'you'}", **said)

    def choice(self, view: View, decision: Decision, action: Action, reader: Reader) -> Choice:
        word = action[0]
        style = STYLES.get(word, Style.QUIET)
        if len(action) == 1:
            return Choice(reader.say.plain(f"alakazoo-do-{word}"), style=style)
        made = CHOICES[word](view, action[1], reader)
        return Choice(made.label, made.description, style=style)

    # ---- what happened ---------------------------------------------------------------------------------------------

    def sentence(self, event: Event, reader: Reader) -> Markdown | None:
        tell = EVENTS.get(event.kind)
        return tell(reader, *event.data) if tell else None

    def end(self, view: View, outcome: Outcome, reader: Reader) -> Markdown:
        say, winners = reader.say, outcome.winners
        first = say(f"alakazoo-end-{outcome.reason}", who=reader.people(winners), count=len(winners))
        return Markdown("\n".join([first, *(verdict(view, seat, reader) for seat in range(view.seats))]))


# ---- things in words -----------------------------------------------------------------------------------------------


def type_name(space: int, say: Texts) -> str:
    """A limb, which is also a space of a Portal."""
    return say.plain(f"alakazoo-type-{TYPES[space].id}")


def card_name(card: int, say: Texts) -> str:
    """A card: its limb, and its creature's colour and letter."""
    return say.plain("alakazoo-card", type=type_name(type_of(card), say), sign=SIGNS[creature_of(card)])


def card_names(cards: Iterable[int], say: Texts) -> str:
    """Several cards, with commas between them."""
    return ", ".join(card_name(card, say) for card in cards)


def creature_name(creature: int, say: Texts) -> str:
    """A creature with its sign."""
    return say.plain("alakazoo-creature", sign=SIGNS[creature], name=CREATURES[creature].name)


def rune_name(rune: int, say: Texts) -> str:
    """A rune with its sign."""
    return say.plain(f"alakazoo-rune-{RUNES[rune].id}")


def runes_said(runes: Iterable[int], say: Texts) -> str:
    """Several dice results."""
    return ", ".join(rune_name(rune, say) for rune in runes)


def has_slots(view: View) -> bool:
    """The published edition's Castle Keeper, not the Wizard card."""
    return EDITIONS[view.options.edition].slots > 0


# ---- the board -----------------------------------------------------------------------------------------------------


def portal(view: View, seat: int, reader: Reader) -> Text:
    """A player: points, tokens, and the Portal in three rows of three spaces."""
    say, board = reader.say, view.boards[seat]
    if board < 0:
        return Text(say("alakazoo-seat-bare", who=reader.who(seat)))
    head = say(
        "alakazoo-seat",
        turn="yes" if seat == view.turn and view.round else "no",
        who=reader.who(seat),
        points=view.points[seat],
        cards=len(view.hands[seat]),
        tokens=Markdown(tokens(view, seat, say)),
        board=creature_name(board, say),
        placed=sum(card >= 0 for card in view.portals[seat]),
    )
    bright = lit(view, seat)
    spaces = [space_said(view, seat, space, space in bright, say) for space in SPACES]
    rows = [" · ".join(spaces[row : row + 3]) for row in (0, 3, 6)]
    lines = [head, *rows]
    if EDITIONS[view.options.edition].figure and view.round:
        lines.append(say("alakazoo-helper-at", place=stand(view.helpers[seat], say)))
    return Text(Markdown("\n".join(lines)), head)


def tokens(view: View, seat: int, say: Texts) -> str:
    """The Keeper's slots: ● Magic, ✖ Dark, ○ free; and the same in words."""
    magic, dark = view.magic[seat], view.dark[seat]
    name = say.plain(f"alakazoo-keeper-{BOX.keepers[seat]}")
    slots = EDITIONS[view.options.edition].slots
    signs = "●" * magic + "✖" * dark + "○" * (slots - magic - dark)
    said = say.plain("alakazoo-tokens", name=name, magic=magic, dark=dark)
    return f"{said} {signs}" if slots else said


def space_said(view: View, seat: int, space: int, bright: bool, say: Texts) -> str:
    """A space of a Portal: its card, or its two runes, each lit or dark."""
    name, card = type_name(space, say), view.portals[seat][space]
    if card >= 0:
        return unbroken(say("alakazoo-space-filled", type=name, sign=SIGNS[creature_of(card)]))
    board, runes = BOARDS[view.boards[seat]], view.runes[seat]
    first, second = (RUNE_SIGNS[board[p]] + JOINER + "○●"[runes >> p & 1] for p in (2 * space, 2 * space + 1))
    said = say("alakazoo-space-lit" if bright else "alakazoo-space", type=name, first=first, second=JOINER + second)
    return unbroken(said)


def unbroken(said: str) -> str:
    """The same on one line, where a phone is narrow."""
    return said.replace(" ", NO_BREAK)


def stand(place: int, say: Texts) -> str:
    """Where a Magic Helper stands."""
    return say.plain("alakazoo-wizard-card") if place == WIZARD else type_name(place, say)


def columns(view: View, say: Texts) -> Markdown:
    """The four columns, deck and supply; before the deal the boards that are left."""
    if not view.round and -1 in view.boards:
        left = [creature_name(c, say) for c in range(len(BOARDS)) if c not in view.boards]
        return say("alakazoo-boards-left", names=", ".join(left))
    said = " · ".join(
        say(
            "alakazoo-column",
            number=NUMBERS[number],
            cards=", ".join(unbroken(card_name(card, say)) for card in cards) or say.plain("alakazoo-column-empty"),
        )
        for number, cards in enumerate(view.columns)
    )
    rest = say("alakazoo-common", deck=view.deck_size, discard=len(view.discard), supply=supply(view))
    return Markdown(f"{say('alakazoo-columns', columns=Markdown(said))}\n{rest}")


def verdict(view: View, seat: int, reader: Reader) -> Markdown:
    """What the Magic Jury gave a Portal: row by row, column by column, each with the reason."""
    say, lines = reader.say, view.jury(seat)
    points = sum(line.points for line in lines)
    first = say("alakazoo-jury", who=reader.who(seat), points=points)
    return Markdown("\n".join([first, *(jury_line(line, say) for line in lines)]))


def jury_line(line: Line, say: Texts) -> str:
    """A line of the Jury's: the creatures in it, and why it earns its point or none."""
    signs = " ".join(SIGNS[creature_of(card)] if card >= 0 else "○" for card in line.cards)
    reason = say(f"alakazoo-jury-{line.reason}")
    return say(f"alakazoo-jury-{line.kind}", number=line.number, signs=signs, reason=reason)


# ---- the hand ------------------------------------------------------------------------------------------------------


def facts(view: View, card: int, say: Texts) -> str:
    """What a hand card is good for now."""
    seat, space = view.seat, type_of(card)
    assert seat is not None
    if view.boards[seat] < 0:
        return ""
    own = view.portals[seat]
    state = "filled" if own[space] >= 0 else "lit" if space in lit(view, seat) else "dark"
    said = [say.plain(f"alakazoo-hand-{state}")]
    if creature_of(card) == view.boards[seat]:
        said.append(say.plain("alakazoo-hand-own"))
    if all(each[space] < 0 for each in view.portals):
        said.append(say.plain("alakazoo-hand-first", type=type_name(space, say)))
    return ", ".join(said)


def draft(view: View, reader: Reader) -> Markdown:
    """What the seat has chosen so far; empty where nothing."""
    say = reader.say
    chosen: list[str] = []
    for kind in (Swap, TrimHand):
        frame = view.frame(kind)
        if frame is not None and frame.seat == view.seat:
            chosen += [card_name(card, say) for card in frame.picked]
    powers: Keeper | None = view.frame(Keeper)
    if powers is not None and powers.seat == view.seat:
        chosen += [CHOICES[word](view, value, reader).label for word, value in powers.steps]
    return say("alakazoo-hand-draft", draft=" → ".join(chosen)) if chosen else Markdown("")


# ---- prompts -------------------------------------------------------------------------------------------------------


def keeper_step(view: View, decision: Decision) -> str:
    """Which step of a Keeper's draft is asked, by what may be answered."""
    word = decision.options[0][0]
    if word != "rival":
        return "you" if word == "power" else word
    powers: Keeper = view.frame(Keeper)
    return "rival-hand" if powers.steps[0][1] == "b" else "rival-portal"


def _order_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"dice": runes_said(view.frame(Dice).results, reader.say)}


def _light_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"rune": rune_name(view.frame(Light).rune, reader.say)}


def _swap_facts(view: View, reader: Reader) -> dict[str, Any]:
    return {"count": len(view.frame(Swap).picked)}


def _trim_facts(kind: type[TrimHand] | type[TrimMagic]) -> Callable[[View, Reader], dict[str, Any]]:
    def count(view: View, reader: Reader) -> dict[str, Any]:
        frame = view.frame(kind)
        return {"count": frame.count - len(frame.picked)}

    return count


PROMPT_FACTS: dict[str, Callable[[View, Reader], dict[str, Any]]] = {
    "order": _order_facts,
    "light": _light_facts,
    "swap": _swap_facts,
    "trim-hand": _trim_facts(TrimHand),
    "trim-magic": _trim_facts(TrimMagic),
}


# ---- options -------------------------------------------------------------------------------------------------------


def _board(view: View, creature: int, reader: Reader) -> Choice:
    board = BOARDS[creature]
    pairs = ["".join(RUNE_SIGNS[rune] for rune in board[place : place + 2]) for place in range(0, len(board), 2)]
    rows = " / ".join(" ".join(pairs[row : row + 3]) for row in (0, 3, 6))
    return Choice(creature_name(creature, reader.say), reader.say.plain("alakazoo-board-runes", rows=rows))


def _roll(view: View, dice: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazoo-do-roll", count=dice))


def _column(view: View, number: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazoo-do-column", number=number + 1))


def _rune(view: View, rune: int, reader: Reader) -> Choice:
    return Choice(rune_name(rune, reader.say))


def _place(view: View, place: int, reader: Reader) -> Choice:
    say = reader.say
    if place == SLOT:
        return Choice(say.plain("alakazoo-do-slot" if has_slots(view) else "alakazoo-do-wizard"))
    rune = rune_name(BOARDS[view.boards[view.turn]][place], say)
    label = say.plain("alakazoo-do-place-rune", type=type_name(place // 2, say), rune=rune)
    partner = view.runes[view.turn] >> (place ^ 1) & 1 and not view.runes[view.turn] >> place & 1
    return Choice(label, say.plain("alakazoo-both-lit") if partner else "")


def _card(view: View, card: int, reader: Reader) -> Choice:
    return Choice(card_name(card, reader.say), facts(view, card, reader.say) if view.seat is not None else "")


def _from_column(view: View, card: int, reader: Reader) -> Choice:
    number = next(at for at, cards in enumerate(view.columns, 1) if card in cards)
    said = [reader.say.plain("alakazoo-from-column", number=number), _card(view, card, reader).description]
    return Choice(card_name(card, reader.say), ", ".join(each for each in said if each))


def _rival(view: View, seat: int, reader: Reader) -> Choice:
    return Choice(reader.names[seat])


def _space(view: View, space: int, reader: Reader) -> Choice:
    say, frame = reader.say, view.frame(Keeper)
    rivals = [value for word, value in frame.steps if word == "rival"]
    label = type_name(space, say)
    if view.seat is None or not rivals:
        return Choice(label)
    mine, theirs = (SIGNS[creature_of(view.portals[seat][space])] for seat in (view.seat, rivals[0]))
    return Choice(label, say.plain("alakazoo-exchange-space", mine=mine, theirs=theirs))


def _power(view: View, power: str, reader: Reader) -> Choice:
    key = f"alakazoo-do-power-{power}"
    return Choice(reader.say.plain(key), reader.say.plain(f"{key}.effect"))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    "board": _board,
    "roll": _roll,
    "column": _column,
    "resolve": _rune,
    **dict.fromkeys(("light", "return"), _place),
    **dict.fromkeys(("discard", "offer", "lay", "place"), _card),
    "take": _from_column,
    "rival": _rival,
    "space": _space,
    "power": _power,
}
"""How an option with something named in it looks, by its word."""


# ---- what happened -------------------------------------------------------------------------------------------------


def _seat_only(kind: str) -> Callable[..., Markdown]:
    return lambda reader, seat, *_: reader.say(f"alakazoo-event-{kind}", who=reader.who(seat))


def _with_cards(kind: str) -> Callable[..., Markdown]:
    return lambda reader, seat, *cards: reader.say(
        f"alakazoo-event-{kind}", who=reader.who(seat), cards=card_names(cards, reader.say), count=len(cards)
    )


def _counted(kind: str, name: str) -> Callable[..., Markdown]:
    return lambda reader, seat, count: reader.say(f"alakazoo-event-{kind}", who=reader.who(seat), **{name: count})


def _board_taken(reader: Reader, seat: int, creature: int) -> Markdown:
    return reader.say("alakazoo-event-board", who=reader.who(seat), board=creature_name(creature, reader.say))


def _box(reader: Reader, *creatures: int) -> Markdown | None:
    names = ", ".join(creature_name(creature, reader.say) for creature in creatures)
    return reader.say("alakazoo-event-box", names=names) if creatures else None


def _added(reader: Reader, number: int, card: int) -> Markdown:
    return reader.say("alakazoo-event-added", number=number + 1, card=card_name(card, reader.say))


def _rolled(reader: Reader, seat: int, *runes: int) -> Markdown:
    return reader.say("alakazoo-event-rolled", who=reader.who(seat), dice=runes_said(runes, reader.say))


def _lit(reader: Reader, seat: int, place: int) -> Markdown:
    say = reader.say
    said = say.plain("alakazoo-do-slot") if place == SLOT else type_name(place // 2, say)
    return say("alakazoo-event-lit", who=reader.who(seat), place=said)


def _nothing(reader: Reader, seat: int, rune: int, why: str) -> Markdown:
    return reader.say("alakazoo-event-nothing", rune=rune_name(rune, reader.say), why=why)


def _column_taken(reader: Reader, seat: int, number: int, *cards: int) -> Markdown:
    said = card_names(cards, reader.say)
    return reader.say("alakazoo-event-column", who=reader.who(seat), number=number + 1, cards=said)


def _cleared(reader: Reader, number: int, *cards: int) -> Markdown:
    return reader.say("alakazoo-event-cleared", number=number + 1, cards=card_names(cards, reader.say))


def _keeper(reader: Reader, seat: int, power: str) -> Markdown:
    said = reader.say.plain(f"alakazoo-do-power-{power}")
    return reader.say("alakazoo-event-keeper", who=reader.who(seat), power=said)


def _helper(reader: Reader, seat: int, place: int) -> Markdown:
    return reader.say("alakazoo-event-helper", who=reader.who(seat), place=stand(place, reader.say))


def _two_cards(kind: str, reader: Reader, seat: int, one: int, other: int, **more: Any) -> Markdown:
    say = reader.say
    said = {"card": card_name(one, say), "other": card_name(other, say), **more}
    return say(f"alakazoo-event-{kind}", who=reader.who(seat), **said)


def _traded(reader: Reader, seat: int, given: int, taken: int, number: int) -> Markdown:
    return _two_cards("traded", reader, seat, given, taken, number=number + 1)


def _exchanged_cards(reader: Reader, seat: int, rival: int, given: int, got: int) -> Markdown:
    return _two_cards("exchanged-cards", reader, seat, given, got, rival=reader.who(rival))


def _own_exchange(reader: Reader, seat: int, laid: int, taken: int) -> Markdown:
    return _two_cards("own-exchange", reader, seat, laid, taken)


def _rival_exchange(reader: Reader, seat: int, rival: int, got: int, given: int) -> Markdown:
    return _two_cards("rival-exchange", reader, seat, got, given, rival=reader.who(rival))


def _exchanged(reader: Reader, seat: int, rival: int) -> Markdown:
    return reader.say("alakazoo-event-exchanged", who=reader.who(seat), rival=reader.who(rival))


def _placed(reader: Reader, seat: int, card: int, own: int, first: int) -> Markdown:
    said = card_name(card, reader.say)
    return reader.say("alakazoo-event-placed", who=reader.who(seat), card=said, points=own + first)


EVENTS: dict[str, Callable[..., Markdown | None]] = {
    **{kind: _seat_only(kind) for kind in ("first", "turn-lost", "dark-ignored")},
    **{kind: _with_cards(kind) for kind in ("swapped", "drawn", "trimmed-hand")},
    "board": _board_taken,
    "box": _box,
    "added": _added,
    "skipped": _counted("skipped", "count"),
    "rolled": _rolled,
    "lit": _lit,
    "nothing": _nothing,
    "dark": _counted("dark", "pushed"),
    "column": _column_taken,
    "cleared": _cleared,
    "reshuffled": lambda reader, cards: reader.say("alakazoo-event-reshuffled"),
    "drew": _counted("drew", "count"),
    "keeper": _keeper,
    "helper": _helper,
    "traded": _traded,
    "exchanged": _exchanged,
    "exchanged-cards": _exchanged_cards,
    "own-exchange": _own_exchange,
    "rival-exchange": _rival_exchange,
    "placed": _placed,
    "trimmed-magic": lambda reader, seat, *places: _counted("trimmed-magic", "count")(reader, seat, len(places)),
    "finished": _counted("finished", "point"),
}
"""The sentence of each kind of event; what is missing needs no words (the board or the end says it)."""

SCREENS = Screens()

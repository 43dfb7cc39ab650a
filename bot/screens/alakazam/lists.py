"""Lists that say several words of trading with one press: a swap, cards to take, a side of an offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.screens.alakazam.hand import drafted
from bot.screens.alakazam.options import CHOICES, card_choice, return_choice
from bot.screens.alakazam.words import SIGNS, colour_name, die_name, die_text, locked_dice
from bot.screens.custom_ids import in_a_row
from bot.screens.game import Choice, ListOf, Reader
from games.alakazam.cards import LIMITS
from games.alakazam.facts import change
from games.alakazam.offers import ALL, size_fault
from games.alakazam.plans import bargains, partners
from games.alakazam.state import has_bonus, present, without
from games.alakazam.view import View
from games.alakazam.words import ANY_NUMBER, FOR, MARK, OFFER, PROPOSE, RETURN, ROOM, SWAP, TAKE
from games.alakazam.worth import outlook
from games.kernel.codec import short
from games.kernel.game import Action, Decision

Entry = tuple[Sequence[Action], Choice]
"""What is said with a line of a list, and how the line looks."""
ENTRIES, PAIRS = 25, 19
"""Lines of a list; those of them that are a whole swap, where there are more."""
BEST, BARGAINS = 12, 2
"""Whole swaps where the table has hints, and offers to each rival."""


def _trade(view: View, decision: Decision, reader: Reader) -> Sequence[ListOf]:
    """In the menu: what to swap, take or return. In an offer: whom it is made to and what is given, what is wanted."""
    about = drafted(view)
    if not about.first:
        return _menu(view, decision, reader)
    if about.first == "offer" and about.to is None:
        return _to(view, decision, reader)
    if about.to is None or about.to == ALL or about.first == "change":
        return ()
    if about.asking:
        return [] if about.wanted else _wanted(view, decision, reader)
    return [] if about.given else _given(view, decision, reader)


LISTS = {"trade": _trade}
"""By the kind of question."""


def steps_back(view: View, decision: Decision) -> int:
    """The words of a draft that were said together: a swap and its die; whom an offer is made to, what is given, and
    that it is all."""
    if decision.kind != "trade" or view.trade is None or decision.seat != view.seat:
        return 1
    words = view.trade.drafts[decision.seat]
    if len(words) == 2 and words[0] == SWAP:
        return 2
    about = drafted(view)
    to_one = about.first == "offer" and about.to not in (None, ALL)
    return len(words) - 1 if to_one and about.asking and not about.wanted else 1


def _menu(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """What can be done, with all that goes with it."""
    own, table = view.hands[decision.seat], view.table
    found = [_moves(_swaps(view, decision.seat, reader), SWAP)] if SWAP in decision.options else []
    words = [word for word, cards in ((TAKE, table), (RETURN, own)) if word in decision.options and _fits(cards)]
    found += [_moves(_cards(view, word, reader), word) for word in words]
    if reader.hints and OFFER in decision.options:
        found.append(_moves(_bargains(view, decision.seat, reader)))
    return found


def _moves(lines: Iterable[Entry], *hides: Action) -> ListOf:
    """Lines that are moves among the others."""
    return ListOf([(in_a_row(*map(short, said)), choice) for said, choice in lines], hides)


def _bargains(view: View, seat: int, reader: Reader) -> Iterator[Entry]:
    """Offers of a die for another that help both, as far as the seat knows; the best of each rival's."""
    look = outlook(view, seat)
    asked = [other for other in present(view) if other != seat and not has_bonus(view.hands[other])]
    for to in partners(view, seat):
        for plan in sorted(bargains(view, look, to, False), key=lambda plan: -plan.gain)[:BARGAINS]:
            (_, give), (_, want) = [word for word in plan.words if word[0] in ("give", "want")]
            facts = {"who": reader.nick(to), "wanted": die_text(want), "given": die_text(give)}
            said = plan.words if len(asked) > 1 else plan.words[1:]  # the only one is not asked for
            yield (OFFER, *said), Choice(reader.say.plain("alakazam-bargain", **facts), emoji="🤝")


def _fits(cards: Sequence[int | None]) -> bool:
    """They are known, and a list has room for them."""
    return None not in cards and 0 < len(cards) <= ROOM


def _cards(view: View, word: Action, reader: Reader) -> list[Entry]:
    """Cards to take or to return."""
    cards = view.table if word == TAKE else view.hands[view.seat or 0]
    look = card_choice if word == TAKE else return_choice
    return [((word, ("card", card)), look(view, card, reader)) for card in cards if card is not None]


def _list(name: str, lines: Iterable[Entry], most: int, after: Action, reader: Reader, who: str = "") -> ListOf:
    """A list of several."""
    asked = reader.say.plain("alakazam-list-give-to", who=who) if who else reader.say.plain(f"alakazam-list-{name}")
    return replace(_moves(lines), name=name, asked=asked, after=(after,), most=most)


def _choice(view: View, action: Action, reader: Reader) -> Choice:
    if len(action) == 1:
        return Choice(reader.say.plain(f"alakazam-do-{action[0]}"))
    return CHOICES[action[0]](view, action[1], reader)


# ---- a swap --------------------------------------------------------------------------------------------------------


def _swaps(view: View, seat: int, reader: Reader) -> list[Entry]:
    """A die for another. Where they are too many for a list only some are whole; with hints those that bring most."""
    free, say = dict.fromkeys(without(view.pools[seat], locked_dice(view, seat))), reader.say
    pairs = [(out, come) for out in free for come in dict.fromkeys(view.centre) if out != come]
    if reader.hints:
        pairs.sort(key=lambda pair: -change(view, seat, pair[:1], pair[1:]))
    whole = pairs[:BEST] if reader.hints else pairs if len(pairs) <= ENTRIES else pairs[:PAIRS]
    lines: list[Entry] = []
    for out, come in whole:
        label = say.plain("alakazam-swap", out=die_name(out), come=die_name(come))
        lines.append(((SWAP, ("out", out), ("in", come)), Choice(label, emoji=SIGNS[come // 10])))
    left = dict.fromkeys(out for out, _ in pairs[len(lines) :])
    return [*lines, *[((SWAP, ("out", die)), _other(die, reader)) for die in left]][:ENTRIES]


def _other(die: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazam-swap-other", out=die_name(die)), emoji=SIGNS[die // 10])


# ---- an offer ------------------------------------------------------------------------------------------------------


def _to(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """For each whom an offer can be made to, what is given."""
    dice = without(view.pools[decision.seat], locked_dice(view, decision.seat))
    lines, made = _dice(view, "give", dice, reader), list[ListOf]()
    for to in [option for option in decision.options if option[0] == "to"]:
        each = _list(f"give{to[1]}", lines, min(LIMITS.given, len(dice)), FOR, reader, reader.nick(to[1]))
        made.append(replace(each, hides=(to,), before=(to,)))
    return made


def _given(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """One to three dice to give, each also with leave to re-roll it."""
    seat = decision.seat
    dice = view.pools[seat] if drafted(view).first == "counter" else without(view.pools[seat], locked_dice(view, seat))
    if not dice:
        return []
    made = _list("side-give", _dice(view, "give", dice, reader), min(LIMITS.given, len(dice)), FOR, reader)
    return [replace(made, hides=[option for option in decision.options if option[0] == "give"])]


def _wanted(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Dice of that pool, or any die of a colour or a number: as many as both pools allow."""
    about, seat = drafted(view), view.seat
    assert seat is not None and about.to is not None
    pool, own = view.pools[about.to], view.pools[seat]
    counts = [n for n in range(1, LIMITS.given + 1) if not size_fault(len(pool), len(own), len(about.given), n)]
    if not counts:
        return []
    words = [option for option in decision.options if option[0] in ("want", "colour")]
    lines = _dice(view, "want", [die for die in pool if ("want", die) in words], reader)
    lines += [_any(word, reader) for word in words if word[0] != "want"]
    made = _list("side-want", lines, min(counts[-1], len(lines)), PROPOSE, reader)
    return [replace(made, hides=words)]


def _dice(view: View, word: str, dice: Sequence[int], reader: Reader) -> list[Entry]:
    """Each die, alike ones too; then each kind with leave to re-roll it."""
    lines: list[Entry] = [(((word, die),), _choice(view, (word, die), reader)) for die in dice]
    for die in dict.fromkeys(dice):
        choice = _choice(view, (word, die), reader)
        label = reader.say.plain("alakazam-die-marked", die=choice.label)
        lines.append((((word, die), MARK), replace(choice, label=label)))
    return lines


def _any(word: Action, reader: Reader) -> Entry:
    """Any die of a colour."""
    colour: int = word[1]
    name = colour_name(colour, reader.say)
    return (word, ANY_NUMBER), Choice(reader.say.plain("alakazam-do-any", what=name), emoji=SIGNS[colour])

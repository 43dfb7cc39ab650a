"""Lists that say several words of trading with one press: a swap, cards to take, a side of an offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.screens.alakazam.hand import drafted
from bot.screens.alakazam.options import CHOICES
from bot.screens.alakazam.stakes import change
from bot.screens.alakazam.words import SIGNS, colour_name, die_name, locked_dice, signed
from bot.screens.custom_ids import in_a_row
from bot.screens.game import Choice, ListOf, Reader
from games.alakazam.cards import BONUSES, LIMITS
from games.alakazam.offers import ALL, size_fault
from games.alakazam.state import present, without
from games.alakazam.view import View
from games.alakazam.words import ANY_NUMBER, FOR, MARK, OFFER, PROPOSE, RETURN, ROOM, SWAP, TAKE, TO_ALL
from games.kernel.codec import short
from games.kernel.game import Action, Decision

Entry = tuple[Sequence[Action], Choice]
"""What is said with a line of a list, and how the line looks."""
ENTRIES, PAIRS = 25, 19
"""Lines of a list; those of them that are a whole swap, where there are more."""


def lists(view: View, decision: Decision, reader: Reader) -> Sequence[ListOf]:
    """In the menu: what to swap, take or return, and whom to ask. In an offer: all that is on one side of it."""
    if decision.kind != "trade" or decision.seat != view.seat or view.trade is None:
        return ()
    about = drafted(view)
    if not about.first:
        return [each for each in _menu(view, decision, reader) if each.choices]
    if about.to is None or about.to == ALL or about.first == "change":
        return ()
    if about.asking:
        return [] if about.wanted else _wanted(view, decision, reader)
    return [] if about.given else _given(view, decision, reader)


def steps_back(view: View, decision: Decision) -> int:
    """The words of a draft that were said together: what is done, and whom or what it is about; what is given, and
    that it is all."""
    if decision.kind != "trade" or view.trade is None or decision.seat != view.seat:
        return 1
    words = view.trade.drafts[decision.seat]
    if len(words) == 2 and words[0][0] in ("swap", "offer"):
        return 2
    about = drafted(view)
    return len(words) - 2 if about.asking and not about.wanted and about.first == "offer" else 1


def _menu(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """What can be done, with all that goes with it."""
    own, table = view.hands[decision.seat], view.table
    found: list[ListOf] = []
    if SWAP in decision.options:
        found.append(_list("swap", _swaps(view, decision.seat, reader), reader, before=SWAP))
    for word, cards in ((TAKE, table), (RETURN, own)):
        if word in decision.options and None not in cards and 0 < len(cards) <= ROOM:
            lines = [((("card", card),), _choice(view, ("card", card), reader)) for card in cards]
            found.append(_list(word[0], lines, reader, before=word))
    if OFFER in decision.options and (partners := _partners(view)):
        found.append(
            _list("offer", [((each,), _choice(view, each, reader)) for each in partners], reader, before=OFFER)
        )
    return found


def _list(
    name: str, lines: Iterable[Entry], reader: Reader, before: Action = (), hides: Iterable[Action] = ()
) -> ListOf:
    choices = [(in_a_row(*map(short, said)), choice) for said, choice in lines]
    asked = reader.say.plain(f"alakazam-list-{name}")
    return ListOf(name, asked, choices, frozenset(hides or (before,)), (before,) if before else ())


def _choice(view: View, action: Action, reader: Reader) -> Choice:
    if len(action) == 1:
        return Choice(reader.say.plain(f"alakazam-do-{action[0]}"))
    return CHOICES[action[0]](view, action[1], reader)


def _partners(view: View) -> list[Action]:
    """Whom an offer can be made to; with one partner the game knows who is meant."""
    hidden = view.options.face_down
    others = [
        seat
        for seat in present(view)
        if seat != view.seat and (hidden or BONUSES.isdisjoint(card for card in view.hands[seat] if card is not None))
    ]
    return [*[("to", seat) for seat in others], TO_ALL] if len(others) > 1 else []


# ---- a swap --------------------------------------------------------------------------------------------------------


def _swaps(view: View, seat: int, reader: Reader) -> list[Entry]:
    """A die for another, those that bring most first; as the dice lie where there is no card to score."""
    free, say = dict.fromkeys(without(view.pools[seat], locked_dice(view, seat))), reader.say
    pairs = [(out, come) for out in free for come in dict.fromkeys(view.centre) if out != come]
    worth = {pair: change(view, seat, pair[:1], pair[1:]) for pair in pairs} if view.hands[seat] else {}
    pairs.sort(key=lambda pair: -worth.get(pair, 0))
    whole = pairs if len(pairs) <= ENTRIES else pairs[:PAIRS]
    lines: list[Entry] = []
    for pair in whole:
        out, come = pair
        label = say.plain("alakazam-swap", out=die_name(out), come=die_name(come))
        said = say.plain("alakazam-change", points=signed(worth[pair])) if worth else ""
        lines.append(((("out", out), ("in", come)), Choice(label, said, SIGNS[come // 10])))
    left = dict.fromkeys(out for out, _ in pairs[len(whole) :])
    return [*lines, *[((("out", die),), _other(die, reader)) for die in left]][:ENTRIES]


def _other(die: int, reader: Reader) -> Choice:
    return Choice(reader.say.plain("alakazam-swap-other", out=die_name(die)), emoji=SIGNS[die // 10])


# ---- an offer ------------------------------------------------------------------------------------------------------


def _given(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """One to three dice to give, each also with leave to re-roll it."""
    seat = decision.seat
    dice = view.pools[seat] if drafted(view).first == "counter" else without(view.pools[seat], locked_dice(view, seat))
    made = _list(
        "side-give", _dice(view, "give", dice, reader), reader, hides=[o for o in decision.options if o[0] == "give"]
    )
    return [replace(made, after=(FOR,), most=min(LIMITS.given, len(dice)))] if dice else []


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
    made = _list("side-want", lines, reader, hides=words)
    return [replace(made, after=(PROPOSE,), least=counts[0], most=min(counts[-1], len(lines)))]


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

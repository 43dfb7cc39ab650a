"""What each question asks."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.alakazam.hand import words_of
from bot.screens.alakazam.words import offers, side_text, signed
from bot.screens.game import Reader
from bot.texts import Markdown, Texts
from games.alakazam.goals import sheet
from games.alakazam.offers import ALL, Open, is_pattern, terms
from games.alakazam.rules import Look
from games.alakazam.state import present, without
from games.alakazam.view import View
from games.kernel.game import Decision


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
    facts = {"given": side_text(given, say), "wanted": side_text(wanted, say)}
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

"""What each question asks."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.alakazam.hand import drafted
from bot.screens.alakazam.words import offers, side_text
from bot.screens.game import Reader, signed
from bot.texts import Markdown, Texts
from games.alakazam.cards import LIMITS
from games.alakazam.facts import fact
from games.alakazam.offers import ALL, UNSAID, Offer, refusal
from games.alakazam.rules import Look
from games.alakazam.state import has_bonus, present
from games.alakazam.view import View
from games.kernel.game import Decision


def _look(view: View, decision: Decision, reader: Reader) -> Markdown:
    frame = view.find(Look)
    waiting = frame.waiting if frame is not None else [decision.seat]
    if [*waiting] == [reader.seat]:  # nobody is told that they wait for themselves
        return reader.say("alakazam-ask-look-last")
    return reader.say("alakazam-ask-look", who=reader.people(waiting), count=len(waiting))


def _trade(view: View, decision: Decision, reader: Reader) -> Markdown:
    """One's own is asked step by step; of the others' one line tells for all."""
    trade, say = view.trade, reader.say
    assert trade is not None
    trading = [seat for seat in present(view) if not view.done[seat]]
    if decision.seat == reader.seat:
        at = step(view)
        key = "offers" if at.startswith("done") and not trading else at
        return say(f"alakazam-ask-trade-{key}", who=reader.people(trading), count=len(trading))
    if decision.seat != speaker(view):
        return Markdown("")
    if trade.caller >= 0 and not view.done[trade.caller] and not reader.alone:
        return say("alakazam-ask-trade-last-call", who=reader.who(trade.caller))
    if not trading:
        return say("alakazam-ask-trade-offers")
    return say("alakazam-ask-trade", who=reader.people(trading), count=len(trading))


def speaker(view: View) -> int:
    """The seat whose question and clock stand for everybody's: who has the last call, or the first not done."""
    trade = view.trade
    assert trade is not None
    asked = [decision.seat for decision in view.decisions if decision.kind == "trade"]
    if trade.caller in asked:
        return trade.caller
    return next((seat for seat in asked if not view.done[seat]), asked[0])


def step(view: View) -> str:
    """Which word of a dealing the seat is asked for."""
    about, seat = drafted(view), view.seat
    assert seat is not None
    if not about.first:
        asked = "queued" if view.queue[seat] else "done" if view.done[seat] else "first"
        bound = has_bonus(view.hands[seat]) and asked != "queued"
        return f"{asked}-bonus" if bound else asked
    if about.first == "swap":
        return "in" if about.out else "out"
    if about.first in ("take", "return", "reroll", "accept"):
        return about.first
    if about.to is None:
        return "to"
    if about.colour != UNSAID:
        return "number"
    if about.asking:
        return "more-wanted" if about.wanted else "wanted"
    return "more-given" if about.given else "given"


def _offer(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Who offers what to whom; the one it is offered to is also told what it would change."""
    say = reader.say
    offer = offer_of(view, decision)
    if offer is None:
        return Markdown("")
    number, giver, to, given, wanted, waiting = offer
    own = decision.seat == reader.seat
    asked = say("alakazam-you") if own else say("alakazam-everybody") if to == ALL else reader.who(to)
    facts = {"given": side_text(given, say), "wanted": side_text(wanted, say)}
    lone = own and reader.pictures and len(offers(view)) == 1  # else its number tells it from others
    key = "alakazam-offer-own" if lone else "alakazam-offer"
    line = say(key, number=number, who=reader.who(giver), to=asked, **facts)
    if own:
        return Markdown(f"{line}{agreed(view, offer, decision.seat, say)}")
    if to == ALL and len(waiting) < len(present(view)) - 1:
        return say("alakazam-offer-waiting", line=line, who=reader.people(waiting))
    return line


def offer_of(view: View, decision: Decision) -> Offer | None:
    """The offer that is asked about: its clock bears its number."""
    number = next(number for name, number in decision.clocks if name == "offer")
    return next((offer for offer in offers(view) if offer.number == number), None)


def why_not(view: View, decision: Decision, say: Texts) -> str:
    """Why the seat that looks can't accept; empty where it can."""
    offer = offer_of(view, decision)
    if offer is None or decision.seat != view.seat:
        return ""
    why = refusal(view.pools, view.hands[decision.seat], offers(view), decision.seat, offer)
    return say.plain(f"alakazam-cannot-{why}", least=LIMITS.pool_from, most=LIMITS.pool_to) if why else ""


def agreed(view: View, offer: Offer, seat: int, say: Texts) -> Markdown:
    """The seat has accepted already; it waits for the bell."""
    deal = view.queue[seat]
    return say("alakazam-offer-accepting") if deal and deal[:2] == ("accept", offer.number) else Markdown("")


def _gains(view: View, decision: Decision, reader: Reader) -> Markdown:
    """Of an offer to the reader: the points that both sides would gain, where cards lie open."""
    offer = offer_of(view, decision)
    if offer is None or view.options.face_down or why_not(view, decision, reader.say):
        return Markdown("")
    points = [each.number for each in fact(view, decision.seat, "offer", [("accept", offer.number)]).stands]
    if not points:
        return Markdown("")
    mine, theirs = map(signed, points)
    return reader.say("alakazam-stakes-offer", who=reader.who(offer.seat), mine=mine, theirs=theirs)


def loses(view: View, decision: Decision) -> bool:
    """Whether the seat that looks would lose points by accepting."""
    offer = offer_of(view, decision) if decision.seat == view.seat else None
    stands = () if offer is None else fact(view, decision.seat, "offer", [("accept", offer.number)]).stands
    return bool(stands) and stands[0].number < 0


OWN_STAKES = {"offer": _gains}
PROMPTS: dict[str, Callable[[View, Decision, Reader], Markdown]] = {"look": _look, "trade": _trade, "offer": _offer}

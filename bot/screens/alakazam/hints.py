"""Why the AI would do in Alakazam! what it would do: the facts it weighs, in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazam.prompts import offer_of
from bot.screens.alakazam.words import card_name, die_text, offers, side_text, worth
from bot.screens.game import HintText, Reader, signed
from bot.texts import Markdown
from games.alakazam.cards import IS_BONUS, NUTTIN
from games.alakazam.facts import deal, drafted_words, known_hands, with_cards
from games.alakazam.goals import counted, held_goals, worths
from games.alakazam.offers import ALL, Said, is_pattern, said
from games.alakazam.state import without
from games.alakazam.view import View
from games.alakazam.worth import missing_dice
from games.kernel.game import Action, Decision


def hint(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
    """What to answer and why; `words` are the AI's answers one after another, none: it would wait."""
    key, facts = HINTS[decision.kind](view, decision, words, reader)
    return reader.say(f"alakazam-hint-{key}", **facts)


# ---- the own dealings ----------------------------------------------------------------------------------------------


def _trade(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> HintText:
    whole = drafted_words(view, decision.seat, words)
    if not words:
        own = any(offer.seat == view.seat for offer in offers(view))
        return "offered" if own else "is-done" if view.done[view.seat or 0] else "wait", {}
    if not whole:
        return "back", {}
    if whole[0][0] in DEALINGS:
        return DEALINGS[whole[0][0]](view, said(tuple(whole)), whole, reader)
    return "done", {}


def _swap(view: View, about: Said, words: Sequence[Action], reader: Reader) -> HintText:
    into: int = next((word[1] for word in words if word[0] == "in"), 0)
    facts = {"out": die_text(about.out), "into": die_text(into)}
    pool = [*without(view.pools[view.seat or 0], (about.out,)), into]
    return _better("swap", view, pool, facts, reader)


def _better(key: str, view: View, pool: list[int], facts: dict[str, Any], reader: Reader) -> HintText:
    """What a pool would no longer spoil; which card it would meet that isn't met yet, or come nearer to."""
    seat = view.seat or 0
    now, then = tuple(sorted(view.pools[seat])), tuple(sorted(pool))
    spoiling, left = _spoiling(view, now), _spoiling(view, then)
    if NUTTIN in view.hands[seat] and len(now) == len(then) and left < spoiling:
        gone = [card_name(card, reader.say) for card in sorted(spoiling - left)]
        nuttin = card_name(NUTTIN, reader.say)
        return f"{key}-safe", {**facts, "cards": reader.say.several(gone), "count": len(gone), "nuttin": nuttin}
    cards = [card for card in (*view.hands[seat], *view.table) if card is not None and not IS_BONUS[card]]
    before, after = worths(now, seat), worths(then, seat)
    won = max(cards, key=lambda card: after[card] - before[card], default=-1)
    if won >= 0 and after[won] > before[won]:
        return f"{key}-met", {**facts, "card": card_name(won, reader.say), "points": after[won]}
    goals = [card for card in cards if card != NUTTIN and not after[card]]
    nearer = [
        card for card in goals if missing_dice(card, counted(then), seat) < missing_dice(card, counted(now), seat)
    ]
    if nearer:
        best = min(nearer, key=lambda card: missing_dice(card, counted(then), seat))
        return f"{key}-nearer", {
            **facts,
            "card": card_name(best, reader.say),
            "missing": missing_dice(best, counted(then), seat),
        }
    return key, facts


def _spoiling(view: View, pool: tuple[int, ...]) -> set[int]:
    """The goals that spoil I Got Nuttin' for these dice, or would if somebody took them."""
    hands = [*known_hands(view)]
    hands[view.seat or 0] += [card for card in view.table if card is not None]
    return {*held_goals(hands, pool)}


def _take(view: View, about: Said, words: Sequence[Action], reader: Reader) -> HintText:
    card: int = next((word[1] for word in words if word[0] == "card"), -1)
    if card < 0:
        return "take-unseen", {}
    name = card_name(card, reader.say)
    if IS_BONUS[card]:
        return "take-bonus", {"card": name}
    return "take", {"card": name, "points": worth(view, view.seat or 0, card)}


def _return(view: View, about: Said, words: Sequence[Action], reader: Reader) -> HintText:
    card: int = next((word[1] for word in words if word[0] == "card"), -1)
    if card < 0:
        return "return-any", {}
    seat, name = view.seat or 0, card_name(card, reader.say)
    found = view.sheet(seat)
    if any(line.met and line.card == card for line in found.lines):
        return "return-spoils", {"card": name, "nuttin": card_name(NUTTIN, reader.say)}
    then = found.points + with_cards(view, seat, [card], [])
    return "return", {"card": name, "then": signed(then), "now": signed(found.points)}


def _reroll(view: View, about: Said, words: Sequence[Action], reader: Reader) -> HintText:
    die: int = next((word[1] for word in words if word[0] == "die"), 0)
    return "reroll", {"die": die_text(die)}


def _offer(view: View, about: Said, words: Sequence[Action], reader: Reader) -> HintText:
    say = reader.say
    to = say("alakazam-everybody") if about.to in (ALL, None) else reader.who(about.to)
    facts = {"to": to, "given": side_text(about.given, say), "wanted": side_text(about.wanted, say)}
    gains = [die for die, _ in about.wanted if not is_pattern(die)]
    pool = [*without(view.pools[view.seat or 0], [die for die, _ in about.given]), *gains]
    return _better("offer", view, pool, facts, reader)


def _accept(view: View, about: Said, words: Sequence[Action], reader: Reader) -> HintText:
    dice = reader.say.several([die_text(die) for die in about.picked])
    return "pick", {"dice": dice}


DEALINGS: dict[str, Callable[[View, Said, Sequence[Action], Reader], HintText]] = {
    "swap": _swap,
    "take": _take,
    "return": _return,
    "reroll": _reroll,
    "offer": _offer,
    "counter": _offer,
    "accept": _accept,
}


# ---- offers received -----------------------------------------------------------------------------------------------


def _offered(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> HintText:
    offer = offer_of(view, decision)
    if offer is None or not words:
        return "wait", {}
    facts = {"who": reader.who(offer.seat)}
    word = words[0][0]
    gains = deal(view, offer.seat, decision.seat, offer.given, offer.wanted)
    if not gains or word == "counter":
        return word, facts
    now, gain = view.sheet(decision.seat).points, gains[0].number
    better = "better" if gain > 0 else "no-better"
    return f"{word}-{better}", {**facts, "now": signed(now), "then": signed(now + gain)}


HINTS: dict[str, Callable[[View, Decision, Sequence[Action], Reader], HintText]] = {
    "look": lambda view, decision, words, reader: ("look", {}),
    "trade": _trade,
    "offer": _offered,
}
"""By kind of question."""


def hint_key(view: View) -> tuple[Any, ...]:
    """Changes once the seat has dealt, or other offers are put to it: then a hint is out of date."""
    seat = view.seat or 0
    offers = tuple(each.id for each in view.decisions if (each.seat, each.kind) == (seat, "offer"))
    return (
        view.round,
        view.dealings[seat],
        view.done[seat],
        tuple(sorted(card or 0 for card in view.hands[seat])),
        offers,
    )

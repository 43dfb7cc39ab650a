"""What an AI would do in a person's seat: from that seat's view alone, in a world made up from it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Game
from games.kernel.values import public_number

from .automatic import BUDGET, WORDS, ai_of
from .replies import Hand
from .table_rules import in_window

LEVEL = "normal"
"""Who is asked."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the AI would answer to a question."""

    hand: Hand
    """The hand it was given for."""
    decision: Decision
    words: tuple[Action, ...]
    """The answers one after another: a private draft to its end. Empty: it would wait."""


def advise(rules: type[Game], hand: Hand) -> Advice | None:
    """What the AI would do; None where nothing is asked. Takes some milliseconds: to be called in a thread.

    The answers that follow the first are tried in an imagined game, with chance of its own: neither what is hidden nor
    the table's seed has a part in it.
    """
    advice = None
    for decision in reversed(hand.decisions):  # the newest first: an offer, before one's own dealings
        words = _words(rules, hand.view, decision)
        if words or advice is None:
            advice = Advice(hand, decision, words)
        if words:
            break
    return advice


def _words(rules: type[Game], view: Any, decision: Decision) -> tuple[Action, ...]:
    rng, ai, seat = Chance(secrets.token_bytes(32)), ai_of(rules, LEVEL), decision.seat
    first = ai.choose(view, decision, rng, BUDGET)
    if first is None or in_window(decision):
        return () if first is None else (first,)
    game, words = rules.imagine(view, rng), [first]
    question, events = public_number(decision.id), game.submit(seat, first, decision.id)
    while not events and len(words) < WORDS:
        steps = [each for each in game.decisions if each.seat == seat and public_number(each.id) == question]
        action = ai.choose(game.view(seat), steps[0], rng, BUDGET) if steps else None
        if action is None:
            break
        words.append(action)
        events = game.submit(seat, action, steps[0].id)
    return tuple(words)

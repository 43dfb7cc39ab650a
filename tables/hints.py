"""What an AI would do in a person's seat, judged from that seat's view alone."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from time import perf_counter

from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Game

from . import tutorials
from .automatic import BUDGET
from .replies import Hand
from .thinkers import Thought, playouts, words_of
from .thoughts import Thoughts

PATIENCE = 1.0
"""Seconds to wait for an AI that thinks ahead."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the AI would answer to a question."""

    hand: Hand
    """The hand it was given for."""
    decision: Decision
    words: tuple[Action, ...]
    """The answers one after another: a private draft to its end. Empty: it would wait."""
    level: str
    """The level of the AI that was asked."""


def taught(hand: Hand) -> Advice | None:
    """What comes next in a lesson; None where nothing is asked but a throw."""
    told = [(each, tutorials.due(hand.table.now, each)) for each in hand.decisions]
    return next((Advice(hand, each, words, "") for each, words in told if words and not each.is_roll), None)


async def well_advised(rules: type[Game], hand: Hand, thoughts: Thoughts | None) -> Advice | None:
    """Return what an AI would do, or what comes next in a lesson; None where nothing is asked, or only for a throw.

    The best AI, if it thinks ahead, a process of `thoughts` is free and it answers in time; else `advise`, in a
    thread. Neither hidden cards nor the table's seed are used.
    """
    if tutorials.follows(hand.table.now):
        return taught(hand)
    hard = next(reversed(rules.LEVELS))
    if thoughts is not None and playouts(rules.LEVELS[hard]) and hand.thought_about:
        found = await _thought(thoughts, hand, hard)
        if found is not None:
            return found
    return await asyncio.to_thread(advise, rules, hand)


async def _thought(thoughts: Thoughts, hand: Hand, level: str) -> Advice | None:
    """Return what the best AI would do; None: there is nobody to think, or not in time."""
    advice, until = None, perf_counter() + PATIENCE
    for decision in reversed(hand.thought_about):  # the newest first: an offer, before one's own dealings
        thought = Thought(hand.table.game_key, level, hand.view, decision, secrets.token_bytes(32))
        words = await thoughts.now(thought, until - perf_counter())
        if words is None:
            return None
        if words or advice is None:
            advice = Advice(hand, decision, words, level)
        if words:
            break
    return advice


def advise(rules: type[Game], hand: Hand) -> Advice | None:
    """Return what the best AI would do that answers at once; None where nothing is asked.

    Takes some milliseconds: to be called in a thread.
    """
    level = best_at_once(rules)
    advice, ai = None, rules.LEVELS[level]
    for decision in reversed(hand.thought_about):
        words = words_of(rules, ai, hand.view, decision, Chance(secrets.token_bytes(32)), BUDGET)
        if words or advice is None:
            advice = Advice(hand, decision, words, level)
        if words:
            break
    return advice


def best_at_once(rules: type[Game]) -> str:
    """The level of the best AI that doesn't think for longer."""
    return next(level for level in reversed(rules.LEVELS) if not playouts(rules.LEVELS[level]))

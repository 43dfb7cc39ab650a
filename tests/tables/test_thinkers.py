"""The processes that think: words come back, and whatever becomes of a process, whoever asked hears of it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError

import pytest

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Decision
from tables.thinkers import Actions, Thinkers, Thought, ThoughtLost, playouts, words_of
from tests.storage.processes import PATIENCE, until_gone


def a_thought(word: str) -> Thought:
    decision = Decision(1, 0, "trade", ((word,),), (word,), False, ())
    return Thought("parley", "hard", None, decision, b"seed")


def mortal(thought: Thought) -> Actions:
    """Says the only option, but dies of one word, can't stop thinking about another, and fails at a third."""
    (word,) = thought.decision.options[0]
    if word == "die":
        os._exit(1)
    if word == "dawdle":
        time.sleep(PATIENCE)
    if word == "fail":
        raise ValueError("no such word")
    return ((word,),)


def who(thought: Thought) -> Actions:
    """In which process this is, and how low its priority."""
    return (("pid", os.getpid()), ("nice", os.nice(0)))


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    some = Thinkers(1, 2.0, mortal)
    yield some
    some.close()


def test_words_come_back(thinkers: Thinkers) -> None:
    assert thinkers.think(a_thought("yes")).result(PATIENCE) == (("yes",),)


@pytest.mark.parametrize(("word", "count"), [("die", "died"), ("dawdle", "late")])
def test_a_lost_thought_says_so_and_the_next_has_a_new_process(thinkers: Thinkers, word: str, count: str) -> None:
    before = thinkers.counts.copy()
    lost, next_one = thinkers.think(a_thought(word)), thinkers.think(a_thought("yes"))
    with pytest.raises(ThoughtLost):
        lost.result(PATIENCE)
    assert next_one.result(PATIENCE) == (("yes",),)
    now = thinkers.counts - before
    assert (now[count], now["thought"]) == (1, 1)
    assert thinkers.is_free


def test_what_an_ai_raises_is_told(thinkers: Thinkers) -> None:
    with pytest.raises(ValueError, match="no such word"):
        thinkers.think(a_thought("fail")).result(PATIENCE)
    assert thinkers.think(a_thought("yes")).result(PATIENCE) == (("yes",),)


def test_a_thought_that_nobody_wants_any_more_is_not_thought() -> None:
    one = Thinkers(1, 2.0, mortal)
    first, second = one.think(a_thought("dawdle")), one.think(a_thought("yes"))
    assert not one.is_free
    assert second.cancel()
    with pytest.raises(ThoughtLost):
        first.result(PATIENCE)
    assert one.think(a_thought("so")).result(PATIENCE) == (("so",),)
    assert one.counts["thought"] == 1
    one.close()


def test_once_closed_what_waits_is_given_up() -> None:
    one = Thinkers(1, 60.0, mortal)
    assert one.think(a_thought("yes")).result(PATIENCE)
    first, second = one.think(a_thought("dawdle")), one.think(a_thought("yes"))
    while not first.running():
        time.sleep(0.01)
    one.close()
    with pytest.raises(ThoughtLost):
        first.result(PATIENCE)
    with pytest.raises(CancelledError):
        second.result(PATIENCE)
    assert one.counts["died"] == 0 and one.counts["started"] == 1


def test_it_is_another_process_of_low_priority_and_ends_when_closed() -> None:
    some = Thinkers(1, 60.0, who)
    pid, nice = (word[1] for word in some.think(a_thought("yes")).result(PATIENCE))
    assert pid != os.getpid()
    assert nice == min(19, os.nice(0) + 15)
    some.close()
    until_gone(pid)
    with pytest.raises(RuntimeError):
        some.think(a_thought("yes"))


def test_a_process_with_nothing_to_do_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.thinkers.IDLE", 0.05)
    some = Thinkers(1, 60.0, who)
    ((_, first), _) = some.think(a_thought("yes")).result(PATIENCE)
    until_gone(first)
    ((_, second), _) = some.think(a_thought("yes")).result(PATIENCE)
    assert second != first
    some.close()


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if "hard" in game.LEVELS])
def test_the_words_of_the_best_ai_can_be_said_and_are_the_same_again(key: str) -> None:
    rules = GAMES[key]
    ai = rules.LEVELS["hard"]
    game, rng = rules.new(bytes(32), 3), Chance(b"lots")
    said = 0
    while game.decisions and said < 25:
        decision = game.decisions[0]
        view = game.view(decision.seat)
        words = words_of(rules, ai, view, decision, rng.fork(f"{said}"), playouts(ai))
        assert words == words_of(rules, ai, view, decision, rng.fork(f"{said}"), playouts(ai))
        if not words:
            assert decision.may_wait
            game.submit(decision.seat, decision.default, decision.id)
        for at, word in enumerate(words):
            asked = next(each for each in game.decisions if each.seat == decision.seat and word in each.options)
            game.submit(decision.seat, word, asked.id)
            assert at < len(words)
        said += 1
    assert playouts(ai) > 0
    assert playouts(rules.LEVELS["normal"]) == playouts(rules.LEVELS["easy"]) == playouts(None) == 0

"""The suite passes Parley whole, and fails each Parley that breaks a promise, in the part that is meant to find it."""

from __future__ import annotations

import re
from ast import literal_eval
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.chance import Chance
from games.kernel.conformance import (
    PARTS,
    Nonconformance,
    check_all,
    check_position,
    picked,
    replayed,
)
from games.kernel.conformance.fields import difference, shared
from games.kernel.conformance.goldens import REWRITE, playthrough
from games.kernel.errors import IllegalAction, NobodyAsked
from games.kernel.frames import Frame
from games.kernel.game import View

from . import toy
from .broken import BROKEN, Losing, Loud, Recalling, Unlisted, with_frame
from .parley import a_case
from .toy import Parley

PART = {part.__name__: part for part in PARTS}


def test_parley_conforms() -> None:
    counts = check_all(a_case())
    assert list(counts) == list(PART) and all(counts.values())
    assert counts["games_end"].total() == 3 * (4 + 4 + 1 + 1)


@settings(max_examples=40)
@given(st.integers(2, 4), st.binary(min_size=32, max_size=32), st.lists(st.integers(0, 99), max_size=12))
def test_any_picks_lead_to_a_position_in_order(seats: int, seed: bytes, picks: list[int]) -> None:
    picked(a_case(), seats, seed, picks, check_position)


@pytest.mark.parametrize(("game", "part", "why"), BROKEN)
def test_a_broken_game_is_found(game: type[Parley], part: str, why: str) -> None:
    every = 1 if part == "questions" else a_case().every  # which are tried at every second position as it is
    with pytest.raises((AssertionError, IllegalAction, NobodyAsked), match=why):
        PART[part](a_case(game, every=every))


# ---- cases that are not kept -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "part", "why"),
    [
        ({"bound": 20}, "games_end", "no end after 20"),
        ({"box": {n: Counter({0: 3, 1: 6, 2: 6, 3: 7}) for n in (2, 3, 4)}}, "conservation", "lost: {3: 1}"),
        ({"box": {n: Counter({0: 3, 1: 6, 2: 6, 3: 5}) for n in (2, 3, 4)}}, "conservation", "from nowhere: {3: 1}"),
        ({"actions": a_case().actions | {"fly"}}, "coverage", "action 'fly' occurs 0 times"),
        ({"actions": a_case().actions - {"bury"}}, "coverage", "action 'bury' occurs and is not declared"),
        ({"kinds": a_case().kinds | {"exam"}}, "coverage", "question 'exam' occurs 0 times"),
        ({"events": a_case().events | {"rains"}}, "coverage", "event 'rains' occurs 0 times"),
        ({"effects": frozenset({"strike of 4"})}, "coverage", "'strike of 4' occurs 0 times"),
        ({"directed": {}, "games": 4, "floor": 60}, "coverage", "event 'shuffled' occurs"),
        ({"constant": {"State.colour": "painted"}}, "nothing_forgotten", "never seen"),
        ({"secrets": lambda game, seat: ()}, "sentinels", "nothing was ever hidden"),
        ({"skips": 0.0}, "two_worlds", "too many comparisons"),
    ],
)
def test_a_case_that_is_not_kept_is_found(change: dict[str, Any], part: str, why: str) -> None:
    with pytest.raises(Nonconformance, match=why):
        PART[part](a_case(**change))


def test_a_field_that_never_changes_must_be_listed() -> None:
    with pytest.raises(Nonconformance, match=r"nothing is proved of \['State.peeked'\]"):
        PART["nothing_forgotten"](a_case(with_frame(type("Turn", (toy.Turn,), {"choices": no_peeking}))))
    never = {"State.peeked": "nobody peeks"}
    assert PART["nothing_forgotten"](
        a_case(with_frame(type("Turn", (toy.Turn,), {"choices": no_peeking})), constant=never)
    )


def test_what_is_worked_out_anew_is_listed_as_a_cache() -> None:
    case = a_case(with_frame(Recalling), caches={"Fight._listed": "choices are listed where they are asked for"})
    for part in ("nothing_forgotten", "restores", "plays_on", "pure"):
        assert PART[part](case)


def no_peeking(self: toy.Turn, g: Any) -> list[Any]:
    [question] = toy.Turn.choices(self, g)
    return [question._replace(options=tuple(o for o in question.options if o != ("peek",)))]


class Naming(Parley):
    """Shows a card that is drawn, and names it again."""

    REVEALS: ClassVar[frozenset[str]] = Parley.REVEALS | {"flips"}

    def draw(self, seat: int) -> None:
        card = self.state.deck[-1]
        self.tell("flips", seat, card)
        Parley.draw(self, seat)
        self.tell("rests", seat, card)


def test_what_a_move_has_shown_it_may_name_again() -> None:
    case = a_case(Naming, events=a_case().events | {"flips"})
    assert PART["sentinels"](case) and PART["two_worlds"](case)
    with pytest.raises(Nonconformance, match="is told of the hidden"):
        PART["sentinels"](a_case(Loud, events=a_case().events | {"flips"}))


def test_frames_that_options_lack_are_named() -> None:
    class Rich(Parley):
        FRAMES: ClassVar[dict[str, type[Frame]]] = {**Parley.FRAMES, "Unlisted": Unlisted}

    with pytest.raises(Nonconformance, match="frame 'Unlisted' occurs 0 times"):
        PART["coverage"](a_case(Rich))
    assert PART["coverage"](a_case(Rich, absent={"Unlisted": "only with the expansion"}))
    with pytest.raises(Nonconformance, match="frame 'Bury' occurs and is not declared"):
        PART["coverage"](a_case(absent={"Bury": "so they say"}))


# ---- golden texts --------------------------------------------------------------------------------------------------


def test_a_missing_playthrough_fails_and_is_written_on_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(REWRITE, raising=False)
    case = a_case(goldens=tmp_path / "new", seats=(2, 3))
    with pytest.raises(Nonconformance, match=r"parley-goal-4-2.txt is missing"):
        PART["playthroughs"](case)
    monkeypatch.setenv(REWRITE, "write")
    assert PART["playthroughs"](case) > 100
    monkeypatch.delenv(REWRITE)
    assert PART["playthroughs"](case) > 100
    assert {path.name for path in (tmp_path / "new").iterdir()} == {"parley-goal-4-2.txt", "parley-goal-4-3.txt"}


def test_a_changed_playthrough_is_shown_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(REWRITE, raising=False)
    case = a_case(goldens=tmp_path, seats=(2,))
    text = playthrough(case, 2)
    (tmp_path / "parley-goal-4-2.txt").write_text(text.replace("rests", "sleeps", 1), encoding="utf-8")
    with pytest.raises(Nonconformance, match=r"-    sleeps [01]\n\+    rests [01]"):
        PART["playthroughs"](case)


def test_another_view_is_named_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = a_case(goldens=tmp_path, seats=(2, 3))
    monkeypatch.setenv(REWRITE, "write")
    PART["playthroughs"](case)
    monkeypatch.delenv(REWRITE)
    path = tmp_path / "parley-goal-4-3.txt"
    lines = path.read_text(encoding="utf-8").split("\n")
    move, before, views, after = re.fullmatch(r"(5> .*)(\[)(\w{4} \w{4} \w{4} \w{4})(\].*)", lines[7]).groups()  # type: ignore[union-attr]
    spectator, first, _, third = views.split()
    lines[7] = f"{move}{before}{spectator} {first} 0000 {third}{after}"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(
        Nonconformance, match=rf"After move {move}seat 1 sees something else(.|\n)*     points: "
    ) as shown:
        PART["playthroughs"](case)
    assert "python -m tests.games.golden parley-goal-4 3 5 1\n" in str(shown.value)


def test_what_is_saved_changes_only_with_its_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(REWRITE, "write")
    case = a_case(goldens=tmp_path)
    assert PART["layout"](case) == 9

    class Changed(with_frame(toy.Bury)):  # type: ignore[misc]
        FRAMES = {name: kind for name, kind in Parley.FRAMES.items() if name != "Vote"}

    with pytest.raises(Nonconformance, match=r"Raise SCHEMA(.|\n)*-Vote: waiting"):
        PART["layout"](replace(case, game=Changed))
    Changed.SCHEMA = 2
    monkeypatch.delenv(REWRITE)
    with pytest.raises(Nonconformance, match=r"-schema 1\n(.|\n)*\+schema 2"):
        PART["layout"](replace(case, game=Changed))
    monkeypatch.setenv(REWRITE, "write")
    assert PART["layout"](replace(case, game=Changed)) == 8


# ---- what the suite is made of ---------------------------------------------------------------------------------------


def test_a_failure_tells_how_to_come_there_again() -> None:
    with pytest.raises(Nonconformance) as fault:
        PART["conservation"](a_case(Losing))
    told = str(fault.value).split("replayed(case, ")[1].rsplit(")", 1)[0]
    seats, number, moves = literal_eval(f"({told},)")
    game = replayed(a_case(Losing), seats, number, moves)
    assert len(game.state.pile) + len(game.state.deck) + sum(map(len, game.state.hands)) < 21


def test_structures_are_compared_by_type_length_and_value() -> None:
    assert difference([1, (2, {"a": [3]})], [1, (2, {"a": [3]})]) is None
    assert difference([1, (2,)], [1, [2]]) == "[1]: tuple (2,) against list [2]"
    assert "[0]" in str(difference([True], [1]))
    assert difference([1], [1, 2]) and difference({"a": 1}, {"b": 1}) and difference({1}, {2})
    assert difference(toy.Bury(1), toy.Bury(2)) == "Bury.seat: 1 against 2"
    assert difference(Chance(b"a", 1), Chance(b"a", 2)) == "Chance.counter: 1 against 2"


def test_shared_things_are_found_by_their_field() -> None:
    hand, fight = [1, 2], toy.Fight((0, 1), 0, 0, [0, 0])
    assert shared([hand], [[1, 2]]) == set()
    assert shared(fight, fight.copy()) == set()
    other = fight.copy()
    other.totals = fight.totals
    assert shared(fight, other) == {"Fight.totals"}
    assert shared({"a": (1, hand)}, {"b": (2, (hand,))}) == {""}
    assert View in type(Parley.new(bytes(32), 2).view(0)).__mro__

"""What a beginner forgets is said before the game is played, with the file and what to write."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import invalidate_caches
from pathlib import Path
from types import ModuleType

import pytest

from games import GAMES
from games.kernel.conformance import Nonconformance, check_all
from games.kernel.conformance.goldens import layout
from games.kernel.conformance.test_games import caseless
from games.kernel.flaws import flaw_of
from games.kernel.plugins import Plugins
from tests.games.test_plugins import install

NIM = Path(__file__).parents[2] / "examples/nim"
Write = Callable[[str, str], ModuleType]


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Nim with something written otherwise."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(old: str, new: str) -> ModuleType:
        text = (NIM / "__init__.py").read_text("utf-8")
        assert old in text
        (tmp_path / "a_nim").mkdir()
        (tmp_path / "a_nim/__init__.py").write_text(text.replace(old, new), "utf-8")
        (tmp_path / "a_nim/case.py").write_text((NIM / "case.py").read_text("utf-8"), "utf-8")
        return __import__("a_nim.case").case

    yield write
    for name in ("a_nim", "a_nim.case"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("frame_table(Turn)", "frame_table()", "Nim in .*a_nim/__init__.py lacks FRAMES: write FRAMES = frame_table"),
        (
            "class View(",
            "class Stray(Turn):\n    pass\n\n\nclass View(",
            r"Stray in .*__init__.py is not in FRAMES of Nim",
        ),
        ('{"easy": AtRandom()}', "{}", "lacks LEVELS: write LEVELS = "),
        ("    REVEALS: ClassVar[frozenset[str]] = frozenset()\n", "", "lacks REVEALS: write REVEALS = frozenset()"),
        (
            '{"turn": (60, 86_400)}',
            '{"move": (60, 86_400)}',
            "Turn in .* runs the clock 'turn': name it in CLOCKS of Nim",
        ),
        (
            "class View(kernel.View):",
            "class View(kernel.View):\n    numbers: list[int]",
            "numbers of View in .*a_nim/__init__.py is what every View has: call it otherwise",
        ),
        (
            "    turn: int\n\n    def check",
            "    turn: int\n    seats: int\n\n    def check",
            "seats of State in .* is a name",
        ),
        (
            "    turn: int\n\n    def check",
            "    turn: int\n    round: list[int]\n\n    def check",
            "round of State in .* must be an int, the round's number",
        ),
    ],
)
def test_what_is_forgotten_is_said_before_the_game_is_hosted(nim: Write, old: str, new: str, said: str) -> None:
    case = nim(old, new)
    found = flaw_of(case.Nim)
    assert found is not None
    with pytest.raises(AssertionError, match=said):
        raise AssertionError(found)


def test_nothing_is_wrong_with_those_that_are_there(nim: Write) -> None:
    assert [flaw_of(game) for game in GAMES.values()] == [None] * 3
    assert flaw_of(nim("import", "import").Nim) is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("options, options[0], True", 'options, ("wait",), True', "the default is not among the options: Decision"),
        ("ask(s.turn,", "ask(s.turn + 5,", "is asked; there are seats 0 to 1"),
        ('("take", heap, count)', '("take", heap, count / 2)', r"\('take', 1, 0.5\) can't be spelled"),
        (
            "**self.state.shown_in(View)",
            "heaps=(s := self.state).heaps, taken=s.taken[:], turn=s.turn",
            r"holds the game's own \['View.heaps'\]: it must copy it",
        ),
        (
            "State.behind(view)",
            "State.behind(view, turn=0)",
            "is another in .*turn",
        ),
        ('g.tell("took"', 'g.tell("grabbed"', "not declared in `events` of case.py"),
    ],
)
def test_what_is_played_wrong_is_said_in_a_sentence(nim: Write, old: str, new: str, said: str) -> None:
    case = nim(old, new)
    with pytest.raises(Nonconformance, match=said):
        check_all(case.CASES[0])


def test_a_package_that_breaks_says_in_which_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "b_nim.py").write_text(
        "from games.kernel.state import GameState\n\nclass State(GameState):\n    d: dict\n"
    )
    install(tmp_path, "b", b="b_nim:Nim")
    monkeypatch.syspath_prepend(tmp_path)
    games: Plugins[type] = Plugins("alakazum.games", object, classes=True)
    list(games)
    line = games.left_out["b = b_nim:Nim"]
    assert "TypeError: b_nim.State: zones are " in line and line.endswith(f"({tmp_path / 'b_nim.py'}, line 3)")


def test_a_package_without_a_case_is_named_with_the_file_to_write(nim: Write) -> None:
    game = nim("import", "import").Nim
    file = Path(sys.modules["a_nim"].__file__ or "")
    assert caseless({"a": game}) == []
    (file.parent / "case.py").unlink()
    sys.modules.pop("a_nim.case")
    invalidate_caches()
    assert caseless({"a": game}) == [f"a can't be looked at: write case.py with CASES beside {file}"]


def test_whoever_has_no_saved_games_yet_is_told_to_delete_the_file(nim: Write, tmp_path: Path) -> None:
    case = replace(nim("import", "import").CASES[0], goldens=tmp_path)
    (tmp_path / "nim.schema.txt").write_text("schema 1\nState: heaps\n", "utf-8")
    with pytest.raises(Nonconformance, match=r"Delete the file and write it anew: .*/nim\.schema\.txt"):
        layout(case)

"""Games of other packages: found where pip puts them, and left out with one line where they can't be used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import GAMES, facts_of
from games.kernel.facts import GameFacts
from games.kernel.game import Game
from games.kernel.plugins import Plugins

ROOT = Path(__file__).parents[2]
MODULES = {
    "pig_game": "from games.kernel.game import Game\n"
    "class Pig(Game):\n    KEY = 'pig'\n"
    "class Other(Game):\n    KEY = 'other'\n",
    "broken_game": "import a_package_that_nobody_has\n",
    "no_game": "class Cards: pass\n",
}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with what pip writes there."""
    for name, text in MODULES.items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path


def install(folder: Path, package: str, **points: str) -> None:
    home = folder / f"{package}-1.0.dist-info"
    home.mkdir()
    (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    said = "".join(f"{name} = {value}\n" for name, value in points.items())
    (home / "entry_points.txt").write_text(f"[alakazum.games]\n{said}", "utf-8")


def found() -> Plugins[type[Game]]:
    return Plugins("alakazum.games", Game, classes=True)


def test_a_game_of_another_package_stands_behind_ours(installed: Path) -> None:
    install(installed, "pig", pig="pig_game:Pig")
    games = found()
    assert list(games) == ["alakazum", "alakazoo", "alakazam", "pig"]
    assert games["pig"].KEY == "pig" and games.left_out == {}


def test_unusable_plugins_are_left_out_with_a_line_each(installed: Path) -> None:
    install(installed, "a", broken="broken_game:Game", pig="pig_game:Pig", cards="no_game:Cards")
    install(installed, "b", hog="pig_game:Other")
    install(installed, "c", pig="pig_game:Other", alakazoo="pig_game:Other")
    games = found()
    assert list(games) == ["alakazum", "alakazoo", "alakazam", "pig"]
    assert games["pig"].__name__ == "Pig"
    lines = sorted(games.left_out.values())
    assert [re.sub(r" is left out: .*", "", line) for line in lines] == [
        "broken (broken_game:Game)",
        "cards (no_game:Cards)",
        "hog (pig_game:Other)",
        "pig_game:Other",
        "pig_game:Other",
    ]
    assert "No module named 'a_package_that_nobody_has'" in lines[0]
    assert "games.kernel.game.Game" in lines[1]
    assert "its key is 'other'" in lines[2]


def test_an_operator_chooses_which_are_hosted_and_in_which_order(installed: Path) -> None:
    install(installed, "pig", pig="pig_game:Pig", other="pig_game:Other")
    games = found()
    games.keep(["pig", "alakazoo", "chess"])
    assert list(games) == ["pig", "alakazoo"] and "alakazum" not in games
    assert list(games.left_out) == ["chess"]


def test_a_game_that_is_not_there_has_facts_that_say_nothing() -> None:
    assert facts_of("chess") == GameFacts()
    assert facts_of("alakazoo").ladder["normal"] == 28.5


# ---- keys ------------------------------------------------------------------------------------------------------------

SHARED = ("games/kernel", "storage", "tables", "workers", "pictures", "bot")
NAMED = re.compile(r"\b(alakazoo|alakazam)\b|(games|pictures|screens)[./]alakazum\b|[\"\']alakazum[\"\'-]")
PRODUCT = ('NOTICES = "alakazum"', '_package(point) == "alakazum"')


def naming(root: Path) -> list[str]:
    """The lines of shared files that name a game."""
    files = [path for room in SHARED for path in (root / room).rglob("*.py")]
    lines: list[str] = []
    for path in sorted([root / "games/__init__.py", *files]):
        inside = path.relative_to(root).as_posix()
        if any(key in path.parent.parts for key in GAMES):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if NAMED.search(line) and not line.rstrip(" :").endswith(PRODUCT):
                lines.append(f"{inside}:{number}: {line.strip()}")
    return lines


def test_nothing_that_games_share_names_one_of_them() -> None:
    assert naming(ROOT) == []


@pytest.mark.parametrize("line", ['MINUTES = {"alakazum": 45}', "from games.alakazum import cards", "# of alakazoo"])
def test_a_shared_place_that_names_a_game_is_found(line: str, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games/__init__.py").touch()
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables/rules.py").write_text(f"{line}\n", "utf-8")
    assert naming(tmp_path) == [f"tables/rules.py:1: {line}"]

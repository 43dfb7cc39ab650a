"""What the log says at the start of games that can't be hosted whole."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

import pytest
from pydantic import create_model
from structlog.testing import capture_logs

from bot.__main__ import tell_missing_texts
from bot.commands.game_texts import text_flaws
from bot.commands.slash import told_commands
from bot.screens.game import Reader, screens_of
from bot.screens.house_rules import rules_of
from bot.screens.pages import rules
from bot.screens.screen import Text
from bot.texts import Library
from examples.highcard import HighCard
from examples.nim import Nim
from games import GAMES
from games.kernel.game import Event, HouseRules


class Wordless(Nim):
    """A game without a word: its module's folder has none of that name."""

    KEY = "wordless"
    __slots__ = ()


def test_a_text_that_is_missing_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (HighCard, Wordless):
        monkeypatch.setitem(GAMES, game.KEY, game)
    with capture_logs() as told:
        tell_missing_texts(Library())
    lines = [line["why"] for line in told]
    assert len(lines) == 6 and all(line.endswith("/locales/en/wordless.ftl.") for line in lines)
    assert lines[1].startswith("wordless-name is missing: write `wordless-name = …` into /")


class Rules(HouseRules):
    """House rules whose texts are in no file, or wrong."""

    fast: bool = False
    large: bool = False
    wide: bool = False


class Clumsy(Nim):
    """A game whose words can't be a command."""

    KEY = "clumsy"
    Options = Rules
    __slots__ = ()


ENGLISH = f"""command-new-clumsy = {"long " * 30}
option-clumsy-large = Large heaps
    .name = Large heaps
option-clumsy-wide = Wide heaps
    .name = wide
"""

BROKEN = """# A comment.
clumsy-ask-take = { $who } takes
    .you = { $whoo }?
clumsy-do-take = { $what }
clumsy-event-took = { $who } takes { a1: it
clumsy-event-won = { $who } wins { $a12 } of { $b }
"""


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of the words of a clumsy game, which is hosted."""
    module = ModuleType("clumsy")
    module.__file__ = str(tmp_path / "__init__.py")
    monkeypatch.setitem(sys.modules, "clumsy", module)
    monkeypatch.setattr(Clumsy, "__module__", "clumsy")
    monkeypatch.setitem(GAMES, "clumsy", Clumsy)
    (tmp_path / "locales/en").mkdir(parents=True)
    return tmp_path / "locales/en/clumsy.ftl"


def test_a_game_whose_words_cant_be_a_command_stops_no_other(words: Path) -> None:
    words.write_text(ENGLISH, "utf-8")
    told = {command["name"]: command for command in asyncio.run(told_commands())}
    assert {"alakazum", "alakazoo", "alakazam", "clumsy"} <= set(told)
    new = next(one for one in told["clumsy"]["options"] if one["name"] == "new")
    assert len(new["description"]) == 100
    options = {one["name"]: one["description"] for one in new["options"]}
    assert options["clumsy-fast"] == "clumsy-fast" and options["clumsy-large"] == "Large heaps" and "wide" in options
    lines = [line for line in text_flaws(Library()) if "option" in line or "command" in line]
    assert lines == [
        f"option-clumsy-fast is missing: write `option-clumsy-fast = …` into {words}.",
        f"option-clumsy-fast.name is missing: write `    .name = clumsy-fast` under option-clumsy-fast into {words}.",
        f"command-new-clumsy is '{('long ' * 30).strip()}': Discord takes 100 characters, this has 149 and is cut;"
        f" write fewer into {words}.",
        "option-clumsy-large.name is 'Large heaps': write at most 32 small letters, digits and hyphens, such as"
        f" `.name = clumsy-large`, which stands for it, into {words}.",
    ]


def test_a_text_that_cant_be_read_is_named_with_its_line(words: Path) -> None:
    words.write_bytes(BROKEN.encode() + b"clumsy-name = Torpe\xe7a\n")
    with capture_logs() as told:
        tell_missing_texts(Library())
    assert [line["why"] for line in told if line["event"] == "game_text_broken"] == [
        f"{words}, line 7: this isn't UTF-8; save the file so",
        f"{words}, line 3: clumsy-ask-take is given no $whoo; write $who",
        f'{words}, line 5: the text that begins here can\'t be read: Expected token: "}}"',
        f"{words}, line 6: clumsy-event-won is given no $b; write $who or $what or $a0, $a1 …",
    ]


SAID = """clumsy-do-take = { $a2 } of heap { $a1 }
clumsy-do-throw = { $many } dice
clumsy-event-rolled = { $who } rolled { $what }
clumsy-event-won = { $who } wins { $points }
"""


def test_actions_and_events_are_said_by_their_numbers_and_a_wrong_name_shows_the_bare_words(words: Path) -> None:
    words.write_text(SAID, "utf-8")
    screens, game = screens_of("clumsy"), Clumsy.new(bytes(32), 2)
    reader = Reader(Library().texts("en"), ("Ana", "Bea"), 0)

    def label(*action: str | int) -> str:
        return screens.choice(game.view(0), game.decisions[0], action, reader).label

    def told(kind: str, *data: int) -> str | None:
        return screens.sentence(Event(kind, data, None), reader)

    with capture_logs() as log:
        assert label("take", 2, 3) == "3 of heap 2"
        assert told("rolled", 1, 2, 3, 3, 5) == "**Bea** rolled 2 · 3 · 3 · 5"
        assert [label("throw", many) for many in (1, 2)] == ["throw.1", "throw.2"]
        assert [told("won", seat, 4) for seat in (0, 1)] == ["won 0 4", "won 1 4"]
    assert [line["key"] for line in log] == ["clumsy-do-throw", "clumsy-event-won"]


async def test_a_game_of_two_levels_is_not_told_that_it_has_three(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", Nim)
    monkeypatch.setattr(Nim, "LEVELS", dict.fromkeys(("easy", "hard"), Nim.LEVELS["easy"]))
    said = [part.text for part in rules("nim", 1, Library().texts("en")).parts if isinstance(part, Text)]
    assert said[-1] == "Levels of the AI players: easy and hard."


@pytest.mark.parametrize(
    ("rule", "why"), [("ai", "duplicate parameter name: 'ai'"), ("AI_", "two of its options are called thirsty-ai")]
)
async def test_house_rules_that_cant_be_told_apart_leave_that_game_out(
    monkeypatch: pytest.MonkeyPatch, rule: str, why: str
) -> None:
    rules = {"__annotations__": {rule: bool, "Ai_": bool}, rule: False, "Ai_": False}
    monkeypatch.setattr(Clumsy, "Options", type("R", (HouseRules,), rules))
    monkeypatch.setattr(Clumsy, "KEY", "thirsty")
    monkeypatch.setitem(GAMES, "thirsty", Clumsy)
    rules_of.cache_clear()
    with capture_logs() as told:
        names = {command["name"] for command in await told_commands()}
    rules_of.cache_clear()
    assert "thirsty" not in names and {"alakazum", "alakazoo", "alakazam"} <= names
    assert [line["why"] for line in told if line["event"] == "game_left_out"] == [
        f"/thirsty can't be a command, so nobody can open a table of it: {why}"
    ]


DEALS = Literal[tuple(f"d{at}" for at in range(26))]  # type: ignore[valid-type]
"""More than a list can offer."""


@pytest.mark.parametrize(
    ("key", "rules", "why"),
    [
        ("table", {}, "it is one of the bot's own; give the game another KEY"),
        ("daily", {}, "it is one of the bot's own; give the game another KEY"),
        ("thirsty", {"deal": (DEALS, "d0")}, "the house rule deal has 26 values, Discord takes 25"),
        ("thirsty", {f"rule{at}": (bool, False) for at in range(20)}, "/thirsty new has .* options, Discord takes 25"),
    ],
    ids=["a group", "a command", "values", "options"],
)
async def test_a_game_that_discord_would_refuse_stops_no_other(
    monkeypatch: pytest.MonkeyPatch, key: str, rules: dict[str, Any], why: str
) -> None:
    monkeypatch.setattr(Clumsy, "Options", create_model("R", __base__=HouseRules, **rules))
    monkeypatch.setattr(Clumsy, "KEY", key)
    monkeypatch.setitem(GAMES, key, Clumsy)
    rules_of.cache_clear()
    with capture_logs() as told:
        commands = await told_commands()
    rules_of.cache_clear()
    assert {"alakazum", "alakazoo", "alakazam", "table", "daily"} <= {command["name"] for command in commands}
    (line,) = [line["why"] for line in told if line["event"] == "game_left_out"]
    assert re.fullmatch(f"/{key} can't be a command, so nobody can open a table of it: {why}", line)

"""The coach: a line about each question in one's first two games, the goal first, in the own hand alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from bot.delivery.hints import FIRST_GAMES
from bot.screens.alakazoo.words import helper
from bot.screens.game import Reader, screens_of
from bot.screens.lessons import lesson
from bot.texts import LOCALES, Library
from games import GAMES
from games.kernel.chance import Chance
from playground import Playground, Seat
from tables.tutorials import seed_of
from tests.bot.house import House, a_game, a_house, buttons, text

LIBRARY = Library()
SAY = LIBRARY.texts("en")
LINES = sorted((LOCALES / "en").glob("*-coach.ftl"))
COACHED = [game for game in GAMES if LOCALES / "en" / f"{game}-coach.ftl" in LINES]
"""A new game has no coach: its tutorial shows hints."""

pytestmark = pytest.mark.usefixtures("no_errors")


def seen_lines(game: str, seed: int) -> list[tuple[str, str]]:
    """What somebody in seat 0 is told in a whole game of AI: (topic, line)."""
    options = GAMES[game].Options(**({"expansion": seed % 3 == 1} if game == "alakazum" else {}))
    rules = GAMES[game].new(bytes([seed]) * 32, 2 if game != "alakazam" else 3, options)
    screens, rng = screens_of(game), Chance(bytes(32))
    reader = Reader(SAY, tuple("ABCDE"[: rules.seats]), 0)
    lines: list[tuple[str, str]] = []
    for _ in range(3000):
        if rules.outcome is not None:
            break
        view = rules.view(0)
        for asked in [each for each in rules.decisions if each.seat == 0]:
            if line := lesson(screens, view, [asked], reader):
                lines.append((screens.lessons.topic(view, asked), line))
        move = None
        for decision in rules.decisions:
            level = rules.LEVELS["normal" if decision.seat else "easy"]
            curious = decision.seat == 0 and decision.kind != "alakazum" and not rng.below(3)
            move = (
                rng.choice([each for each in decision.options if each[0] not in ("wake", "lapse")])
                if curious
                else level.choose(rules.view(decision.seat), decision, rng, 0)
            )
            if move is not None:
                rules.submit(decision.seat, move, decision.id)
                break
        if move is None:
            decision = rules.decisions[0]
            rules.submit(decision.seat, ("done",), decision.id)
    return lines


@pytest.mark.parametrize("game", COACHED)
def test_the_goal_comes_with_the_first_question(game: str) -> None:
    lines = seen_lines(game, 1)
    assert lines[0][0] == "goal" and len({topic for topic, _ in lines}) >= 5
    assert not [line for _, line in lines if re.search(r"[{}]|None|-1", line)]


@pytest.mark.parametrize("game", COACHED)
def test_every_text_of_the_coach_is_told_at_some_time(game: str) -> None:
    found = {entry.id.name for entry in parse((LOCALES / "en" / f"{game}-coach.ftl").read_text("utf-8")).body
             if isinstance(entry, fluent.Message)}  # fmt: skip
    rare = {f"alakazum-coach-{topic}" for topic in ("santa", "rob", "ball", "near", "threat")}
    rare |= {"alakazam-coach-reroll"}
    told: set[str] = set()
    for seed in range(40):
        told |= {f"{game}-coach-{topic}" for topic, _ in seen_lines(game, seed)}
        if found <= told | rare:
            break
    assert told <= found <= told | rare, found - told


def sentences(pattern: Any) -> list[str]:
    """What a text says, once for each of its variants."""
    said = [""]
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            said = [each + element.value for each in said]
        elif isinstance(element.expression, fluent.SelectExpression):
            inner = [some for variant in element.expression.variants for some in sentences(variant.value)]
            said = [each + some for each in said for some in inner]
        else:
            said = [each + "X" for each in said]
    return said


@pytest.mark.parametrize("path", LINES, ids=lambda path: path.name)
def test_a_line_is_at_most_two_short_sentences(path: Path) -> None:
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            for said in sentences(entry.value):
                ends = re.findall(r"[.!?](?:\*\*)?(?= |$)", said.strip())
                assert 1 <= len(ends) <= 2, said
                assert len(said.split()) <= 40, said


# ---- in the bot ----------------------------------------------------------------------------------------------------


async def a_first_game(house: House, name: str = "Ana") -> Seat:
    """Somebody alone with two AI, at their first question."""
    (seat,) = await a_game(house, name, ai=2)
    return seat


async def hand(seat: Seat) -> str:
    return text(await (await seat.slash("table hand")).shown())


def coached(shown: str) -> list[str]:
    return [line for line in shown.splitlines() if "🎓" in line]


async def test_the_goal_stands_in_the_first_hand_alone(house: House, play: Playground) -> None:
    ana = await a_first_game(house)
    first = coached(await hand(ana))
    assert len(first) == 1 and "Eight ★ of one culture win" in first[0]
    board = next(one for one in reversed(play.seat("Bea").messages) if "My hand" in buttons(one))
    assert "🎓" not in text(board)


async def test_it_can_be_turned_off_and_on(house: House) -> None:
    ana = await a_first_game(house)
    assert coached(await hand(ana))
    reply = await ana.slash("me coach", on=False)
    assert reply.ephemeral and "The coach is off" in text(await reply.shown())
    assert not coached(await hand(ana))
    assert "The coach is on" in text(await (await ana.slash("me coach")).shown())
    assert coached(await hand(ana))


@pytest.mark.parametrize(("finished", "told"), [(0, True), (1, True), (2, False), (3, False)])
async def test_it_explains_two_games_of_a_kind(
    monkeypatch: pytest.MonkeyPatch, house: House, finished: int, told: bool
) -> None:
    async def has_finished(user: int, game: str, times: int = 1) -> bool:
        return game == "alakazum" and finished >= times

    monkeypatch.setattr(house.store, "has_finished", has_finished)
    ana = await a_first_game(house)
    assert FIRST_GAMES == 2 and bool(coached(await hand(ana))) is told
    await ana.slash("me coach", on=not told)
    assert bool(coached(await hand(ana))) is not told, "whatever they have chosen holds in every game"


# ---- the tutorial --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", COACHED)
async def test_a_tutorial_is_a_game_against_one_easy_ai_that_one_is_led_through(tmp_path: Path, game: str) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db", seeds=lambda: b"x" * 32) as house:
        ana = house.seat("Ana")
        await ana.slash("me coach", on=False)

        reply = await ana.slash(f"{game} tutorial")

        assert not reply.ephemeral and "My hand" in buttons(await reply.shown()), "the board"
        shown = await ana.until(lambda: next((one for one in ana.messages if "🎓" in text(one)), None))
        assert shown["flags"] & 64, "nothing pressed yet"
        assert len(coached(text(shown))) == 1, "whatever /me coach says"
        table = await house.tables.find(1)
        assert [seat.ai for seat in table.seats] == [None, "easy"] and table.status == "live"
        assert table.rules.tutorial and not table.rules.rated
        assert table.now.seed == seed_of(game) != b"x" * 32
        boards = [one for one in play.seat("Bea").messages if "My hand" in buttons(one)]
        assert "🎓" not in "".join(map(text, boards))


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize(("edition", "other"), [("castle-keeper", "helper"), ("magic-helper", "keeper")])
def test_alakazoo_advises_in_the_words_of_its_edition(edition: str, other: str, language: str) -> None:
    """OO-50, OO-53: the earlier edition has a Magic Helper and a Wizard card, no Castle Keeper."""
    say = LIBRARY.texts(language)
    never = say.plain(f"alakazoo-do-{other}").casefold()
    game = GAMES["alakazoo"].new(bytes(32), 2, GAMES["alakazoo"].Options.model_validate({"edition": edition}))
    facts = {**helper(game.view(0)), "card": "", "wanted": "", "who": "", "space": ""}
    hints = [f"alakazoo-hint-{key}" for key in ("light-slot", "trim-slot", *(f"keeper-{power}" for power in "abcd"))]
    for key in (*hints, "alakazoo-coach-keeper", "alakazoo-coach-trim-magic"):
        assert never not in say(key, **facts).casefold(), key


def test_the_earlier_edition_counts_all_magic_of_a_player() -> None:
    """OO-51: six tokens on board and card together; OO-32: on the board alone."""
    for edition, said in (("magic-helper", "runes and Wizard card together"), ("castle-keeper", "six lit runes")):
        game = GAMES["alakazoo"].new(bytes(32), 2, GAMES["alakazoo"].Options.model_validate({"edition": edition}))
        view = game.view(0)
        asked = view.decisions[0]._replace(kind="trim-magic")
        found = screens_of("alakazoo").lesson(view, asked, Reader(SAY, ("Ana", "Bea"), 0))
        assert found is not None and said in found


def test_rows_and_columns_are_explained_from_ones_second_limb_on() -> None:
    """OO-42, in one's own turns: not by what others have, and near the end how it ends."""
    game, lessons = GAMES["alakazoo"].new(bytes(32), 2), screens_of("alakazoo").lessons
    asked, portal = game.view(0).decisions[0]._replace(kind="turn"), game.state.portals[0]
    portal[:] = [-1] * 9
    said = list[str]()
    for filled in range(8):
        portal[filled] = filled
        said.append(lessons.topic(game.view(0), asked))
    assert said == ["turn", "rows", "turn", "turn", "rows", "turn", *["end"] * 2]
    portal[5:] = [-1] * 4
    assert lessons.topic(game.view(1), asked) == "turn"

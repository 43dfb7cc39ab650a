"""Choices that are drawn in a hand: numbers, pictures, words and controls belong to one question."""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - seeded
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.drawing import Drawing
from bot.screens.custom_ids import read_press
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Buttons, Picture, Screen, Select, Text
from bot.texts import Library
from games import GAMES
from pictures.canvas import audited
from pictures.choices import MOST, Choices
from pictures.tile import Tile, draw
from playground import Playground, Seat, controls
from tables.replies import hand_of
from tests.bot.fakes import DrawingAtOnce, FakeArtist, seated
from tests.bot.house import a_house, text
from tests.bot.pressers import Presser, play_on
from tests.bot.test_screen_sizes import RULES
from tests.pictures.canvas_checks import faults, too_big

LIBRARY = Library()
SAY = LIBRARY.texts("en")
NUMBERED = re.compile(r"^\d · ")
EVERY = 2
"""Of so many positions one is looked at."""


def hands(key: str, seats: int, rules: dict[str, Any], moves: int = 120) -> Iterator[tuple[Any, int]]:
    """A random game, and a seat that is asked something."""
    chance = random.Random(f"{key}{seats}")
    kind: Any = GAMES[key]
    game = kind.new(chance.randbytes(32), seats, kind.Options.model_validate(rules))
    for at in range(moves):
        if not game.decisions:
            return
        decision = chance.choice(game.decisions)
        if at % EVERY == 0 and len(decision.options) > 1:
            yield game, decision.seat
        game.submit(decision.seat, chance.choice(decision.options), decision.id)


def labels(screen: Screen) -> list[str]:
    """Of all controls."""
    buttons = [each.label for part in screen.parts if isinstance(part, Buttons) for each in part.buttons]
    return [*buttons, *[each.label for part in screen.parts if isinstance(part, Select) for each in part.options]]


def tiles(screen: Screen) -> list[tuple[Choices, Picture]]:
    return [(p.tile, p) for p in screen.parts if isinstance(p, Picture) and isinstance(p.tile, Choices)]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LIBRARY.languages)
def test_drawn_choices_are_in_order_and_no_word_is_cut(key: str, language: str) -> None:
    say, looked = LIBRARY.texts(language), 0
    for at, seats in enumerate(GAMES[key].SEATS):
        rules = RULES[key][at % len(RULES[key])]
        for game, seat in hands(key, seats, rules):
            screen = hand_screen(hand_of(seated(game), seat), say, pictures=True)
            for tile, picture in tiles(screen):
                looked += 1
                with audited() as audit:
                    canvas = tile.paint()
                assert not too_big(canvas.image.size) and not faults(audit), (faults(audit), tile)
                drawn = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
                assert not [name for name in drawn if name.endswith("…")], tile
                assert 2 <= len(tile.choices) <= MOST
                assert len({one.number for one in tile.choices}) == len(tile.choices)
                said = [f"{one.number} · {one.name}" for one in tile.choices]
                assert sorted(label for label in labels(screen) if NUMBERED.match(label)) == sorted(said)
                assert all(line.startswith(one) for line, one in zip(picture.alt.split("\n"), said, strict=True))
                if looked % 9 == 0:
                    assert len(draw(tile)) <= 60_000
    assert looked > 5 or key != "alakazoo"


def a_choice() -> Screen:
    """The first hand of a game of Alakazoo with drawn choices."""
    made = [
        hand_screen(hand_of(seated(game), seat), SAY, pictures=True)
        for game, seat in hands("alakazoo", 2, RULES["alakazoo"][0], 40)
    ]
    return next(screen for screen in made if tiles(screen))


def test_without_pictures_nothing_has_a_number() -> None:
    for game, seat in hands("alakazoo", 2, RULES["alakazoo"][0], 40):
        screen = hand_screen(hand_of(seated(game), seat), SAY, pictures=False)
        assert not [one for one in labels(screen) if NUMBERED.match(one)]


async def test_while_the_tile_is_missing_its_words_stand_there() -> None:
    screen = a_choice()
    ((tile, picture),) = tiles(screen)
    artist: Any = FakeArtist()
    late = (await Drawing(artist).draw(screen, 0.0)).screen
    assert not tiles(late)
    (words,) = [part.text for part in late.parts if isinstance(part, Text) and picture.instead in part.text]
    assert all(one.name in words.replace("\\", "") for one in tile.choices)


# ---- through the whole bot -------------------------------------------------------------------------------------------


class OftenLate(DrawingAtOnce):
    """Draws every other tile of choices only after the answer has gone out. Remembers all by the file's name."""

    def __init__(self) -> None:
        super().__init__()
        self.named: dict[str, Tile] = {}
        self.choices = 0

    def draw(self, tile: Tile, *, later: bool = False) -> Future[bytes]:
        self.named[tile.file_name] = tile
        done = super().draw(tile)
        self.choices += isinstance(tile, Choices)
        if not isinstance(tile, Choices) or self.choices % 2:
            return done
        late: Future[bytes] = Future()
        asyncio.get_running_loop().call_later(0.5, lambda: late.set_result(done.result()))
        return late

    def known(self, tile: Tile) -> bytes | None:
        self.named[tile.file_name] = tile
        return super().known(tile)


def judge(message: dict[str, Any], artist: OftenLate, seen: Counter[str]) -> None:
    """Tile, alt text and controls of one message belong to one question; without the tile its words stand there."""
    drawn: list[tuple[Choices, str]] = []

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            walk(part.get("components", []))
            for item in part.get("items", []):
                tile = artist.named.get(item["media"]["url"].rsplit("/", 1)[-1].split("?")[0])
                if isinstance(tile, Choices):
                    drawn.append((tile, item["description"]))

    walk(message["components"])
    found: dict[int, list[str]] = {}
    for control in controls(message):
        press = read_press(control.custom_id or "", [o["value"] for o in control.options] or None)
        if press is None or press.question is None:
            continue
        said = [control.label] if control.is_button else [option["label"] for option in control.options]
        found.setdefault(press.question, []).extend(label for label in said if label and NUMBERED.match(label))
    numbered = {question: some for question, some in found.items() if some}
    for tile, alt in drawn:
        said = [f"{one.number} · {one.name}" for one in tile.choices]
        assert sorted(numbered.pop(tile.question, [])) == sorted(said), (tile, found)
        for line, one in zip(alt.split("\n"), tile.choices, strict=True):  # signs are words there, as they are heard
            assert line.startswith(f"{one.number}, {one.name.split()[0]}"), (alt, said)
        seen["drawn"] += 1
    for some in numbered.values():
        plain = text(message).replace("\\", "")
        assert all(label in plain for label in some), (some, plain)
        seen["in words"] += 1


@pytest.mark.parametrize("key", ["alakazoo"])
async def test_tile_words_and_controls_of_each_message_are_of_one_question(tmp_path: Path, key: str) -> None:
    artist, seen = OftenLate(), Counter[str]()
    async with Playground() as play, a_house(play, tmp_path / "a.db", artist=artist) as house:
        ana, bea = house.seat("Ana"), house.seat("Bea")

        def enough() -> bool:
            for seat in (ana, bea):
                judged(seat)
            return seen["drawn"] > 8 and seen["in words"] > 1

        def judged(seat: Seat) -> None:
            for message in seat.messages:
                if message.get("flags", 0) & 64:
                    judge(message, artist, seen)

        for number in range(1, 4):  # a game may be over before
            lobby = await (await ana.slash(f"{key} new")).shown()
            await bea.click("Join", on=lobby)
            await ana.until(lambda on=lobby: "Bea" in text(next(one for one in ana.messages if one["id"] == on["id"])))
            await ana.click("Start", on=lobby)
            pressers = [Presser(ana, random.Random(2 * number)), Presser(bea, random.Random(2 * number + 1))]
            table = await house.tables.find(number)
            await play_on(pressers, lambda at=table: enough() or at.status == "over", 120.0)
            if enough():
                break
        assert enough(), seen

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
from games.alakazum.cards import NUMBER
from pictures.alakazum.prospects import Prospects
from pictures.canvas import audited
from pictures.choices import MOST, Choices
from pictures.tile import Tile, draw
from playground import Playground, Seat, controls
from tables.replies import hand_of
from tests.bot.fakes import DrawingAtOnce, FakeArtist, seated
from tests.bot.house import a_house, text
from tests.bot.pressers import Presser, play_on
from tests.bot.test_screen_sizes import RULES
from tests.games.alakazum.table import a_table as a_witches
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
            for tile in [p.tile for p in screen.parts if isinstance(p, Picture) and isinstance(p.tile, Prospects)]:
                with audited() as audit:
                    canvas = tile.paint()
                assert not too_big(canvas.image.size) and not faults(audit), (faults(audit), tile)
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
    assert looked > 5 or key == "alakazam"


def attacking_lamia() -> Any:
    """Moma (2) or Gaiteiro attacks Lamia."""
    table = a_witches(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno").hand(0, "hat-1").at("act")
    for word in (("fight",), ("target", NUMBER["lamia"])):
        table.game.submit(0, word, table.game.decisions[0].id)
    return table


def test_a_fight_is_chosen_by_numbers_from_one_tile() -> None:
    """What each makes of it stands beside the face."""
    table = attacking_lamia()
    screen = hand_screen(hand_of(seated(table.game), 0), SAY, pictures=True)
    ((tile, _),) = tiles(screen)
    assert [(one.number, one.name) for one in tile.choices] == [(1, "Moma"), (2, "Moma + Gaiteiro"), (3, "Gaiteiro")]
    assert [one for one in labels(screen) if NUMBERED.match(one)] == ["1 · Moma", "2 · Moma + Gaiteiro", "3 · Gaiteiro"]
    assert "1 · Moma: " in tiles(screen)[0][1].alt
    assert tile.question == table.game.decisions[0].id


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_a_turn_shows_what_each_action_would_bring(language: str) -> None:
    """Moma (2) and Gaiteiro (1): Lamia (1) loses, Trasno (0) loses; with 🧺 2 the first two of the market."""
    table = a_witches(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno").hand(0, "die-2")
    table.market("hat-3", "amulet", "hat-1").at("act")
    screen = hand_screen(hand_of(seated(table.game), 0), LIBRARY.texts(language), pictures=True)
    ((tile, picture),) = [(p.tile, p) for p in screen.parts if isinstance(p, Picture) and isinstance(p.tile, Prospects)]
    market, fight, magic, give = tile.rows
    shown = [sketch.what for one in market.prospects for sketch in one.facts if sketch.kind == "hand"]
    assert shown == ["hat-3", "amulet"]
    assert [(one.name, one.good) for one in fight.prospects] == [("Lamia", True), ("Trasno", True)]
    assert len(magic.prospects) == 1 and give.barred  # Training, by Moma's energy
    assert len(picture.alt.split("\n")) == 5
    with audited() as audit:
        canvas = tile.paint()
    assert not too_big(canvas.image.size) and not faults(audit), faults(audit)


def prospect_tiles(table: Any) -> list[tuple[Prospects, Picture]]:
    screen = hand_screen(hand_of(seated(table.game), 0), SAY, pictures=True)
    return [(p.tile, p) for p in screen.parts if isinstance(p, Picture) and isinstance(p.tile, Prospects)]


def prospects(table: Any) -> list[Any]:
    ((tile, _),) = prospect_tiles(table)
    return [*tile.rows]


def test_more_fighters_than_numbers_are_drawn_with_their_fights() -> None:
    """Seven could attack Lamia (1): Moma at B has 2, and is drawn first."""
    own = ("moma:B", "gaiteiro", "caganer", "moura", "olentzero", "montserrat", "cantaora")
    table = a_witches(2).team(0, *own).team(1, "lamia", "trasno").at("act")
    for word in (("fight",), ("target", NUMBER["lamia"])):
        table.game.submit(0, word, table.game.decisions[0].id)
    (row,) = prospects(table)
    assert len(row.prospects) == 6 and row.more == 1
    first = row.prospects[0]
    assert (first.name, first.good, [sketch.what for sketch in first.facts][:3]) == ("Moma", True, ["2", ":", "1"])


def test_the_cards_of_the_market_are_drawn_where_any_may_be_taken() -> None:
    """AZ-60: whoever has fewest characters may take any two."""
    table = a_witches(2).team(0, "moma").team(1, "lamia", "trasno").hand(0, "hat-1")
    table.market("hat-3", "amulet", "hat-3").at("act")
    for word in (("magic",), ("spell", "miserable-witch")):
        table.game.submit(0, word, table.game.decisions[0].id)
    while table.game.decisions[0].kind != "witch":
        table.game.submit(table.game.decisions[0].seat, table.game.decisions[0].options[-1], table.game.decisions[0].id)
    (row,) = prospects(table)
    assert [one.sketches[0].what for one in row.prospects] == ["hat-3", "amulet"]


def test_a_lost_fight_says_what_lacks_a_won_one_what_the_total_gains() -> None:
    """Moma at B (2; one star of VAL, Gaiteiro one of GAL): whoever beats Trasno (0) rises to three, two more
    than now, whatever he brings of GAL; Lamia at B (2) ties."""
    table = a_witches(2).team(0, "moma:B", "gaiteiro").team(1, "lamia:B", "trasno").hand(0, "hat-1").at("act")
    drawn = {one.name: one for one in prospects(table)[0].prospects}
    trasno, lamia = [[each.what or each.kind for each in drawn[name].facts] for name in ("Trasno", "Lamia")]
    assert trasno == ["2", ":", "0", "gap", "die", "2–6", "gap", "+2", "star"] and drawn["Trasno"].good
    assert lamia == ["2", ":", "2", "gap", "cross", "−1", "combat"] and drawn["Lamia"].hopeless


def test_a_fight_is_framed_as_won_only_against_what_the_rival_gets_on_average() -> None:
    """Moma at B brings 2 against Lamia's 1 and Trasno's 0. Two of 54 unseen cards with 19 of combat: 1 on average."""
    table = a_witches(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno").hand(0, "hat-1")
    table.hand(1, "combat-2", "combat-2").at("act")
    ((tile, picture),) = prospect_tiles(table)
    drawn = {one.name: ([each.what for each in one.facts][:4], one.good) for one in tile.rows[0].prospects}
    assert drawn == {"Lamia": (["2", ":", "1", "+1?"], False), "Trasno": (["2", ":", "0", "+1?"], True)}
    assert "⚔1 (about +1 with help)" in picture.alt


@pytest.mark.rule("AZ-44")
@pytest.mark.rule("AZ-106")
@pytest.mark.parametrize(
    ("friend", "cauldron", "hand", "said"),
    [
        ("gaiteiro", 1, ["hat-1", "hat-3"], "Energy: 4 from hats and 1 from Gaiteiro."),
        ("gaiteiro", 0, ["hat-2"], "Energy: 2 from hats, 1 from Gaiteiro and 2 from the cauldron."),
        ("gaiteiro", 0, [], "Energy: 1 from Gaiteiro and 2 from the cauldron."),
        ("caganer", 0, ["hat-2"], "Energy: 2 from hats and 2 from the cauldron."),
        ("caganer", 1, ["hat-2"], "Energy: 2 from hats."),
        ("caganer", 1, ["amulet"], "You have no energy for spells."),
    ],
)
def test_what_pays_for_spells_is_said_before_an_action(friend: str, cauldron: int, hand: list[str], said: str) -> None:
    """Gaiteiro is very magical; a rival with more characters lets the Miserable witch be cast for nothing."""
    table = a_witches(2, expansion=True).team(0, "moma:B", friend).team(1, "lamia", "trasno", "moura")
    assert said in said_in(table.hand(0, *hand).market("die-1", "die-2").cauldron(cauldron).at("act"))


def test_a_fighter_says_what_is_lost_with_it_and_the_hand_who_leads() -> None:
    """With Moma at C go three stars of VAL: Gaiteiro has one of GAL. A rival's hidden card may turn the fight."""
    table = attacking_lamia()
    assert "+★: what you gain if your fighter wins; −★: what you lose if not." not in said_in(table), (
        "one star of VAL goes, one of GAL stays"
    )
    table = a_witches(3).team(0, "moma:C", "gaiteiro").team(1, "lamia", "trasno").team(2, "caganer")
    table.hand(1, "hat-1").at("act")
    for word in (("fight",), ("rival", 1), ("target", NUMBER["lamia"])):
        table.game.submit(0, word, table.game.decisions[0].id)
    screen = hand_screen(hand_of(seated(table.game), 0), SAY, pictures=True)
    ((tile, _),) = tiles(screen)
    assert [each.what for each in tile.choices[0].facts][-2:] == ["−2", "star"]
    assert "+★: what you gain if your fighter wins; −★: what you lose if not." in said_in(
        table
    ) and "in the lead" not in said_in(table)
    table.game.submit(0, ("attacker", NUMBER["moma"]), table.game.decisions[0].id)
    assert "You’re in the lead." in said_in(table), "the teams have given way to the fight"


def said_in(table: Any) -> str:
    """The words of Ana's hand."""
    screen = hand_screen(hand_of(seated(table.game), 0), SAY, pictures=True)
    return "\n".join(part.text for part in screen.parts if isinstance(part, Text)).replace("**", "")


def test_without_pictures_nothing_has_a_number() -> None:
    table = attacking_lamia()
    screen = hand_screen(hand_of(seated(table.game), 0), SAY, pictures=False)
    assert not [one for one in labels(screen) if NUMBERED.match(one)]


async def test_while_the_tile_is_missing_its_words_stand_there() -> None:
    table = attacking_lamia()
    screen = hand_screen(hand_of(seated(table.game), 0), SAY, pictures=True)
    ((tile, picture),) = tiles(screen)
    artist: Any = FakeArtist()
    drawing = Drawing(artist)
    late = (await drawing.draw(screen, 0.0)).screen
    assert not tiles(late)
    at = screen.parts.index(picture) - len([p for p in screen.parts if isinstance(p, Picture)]) + 1
    words = late.parts[at]
    assert isinstance(words, Text) and words.text.startswith("1 · Moma: ")
    assert [one.name in words.text for one in tile.choices] == [True] * 3


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


@pytest.mark.parametrize("key", ["alakazum", "alakazoo"])
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

"""Pictures in messages, through the whole bot: cover, board, hand, watch, rules; kept where they stay."""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - seeded
import re
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.transports import FILES_UNTIL
from bot.screens.alakazam import pictures as bazaar
from bot.screens.alakazum import pictures as witches
from bot.screens.signs import sign_table
from bot.texts import Library
from games.alakazam.cards import CARDS as GOALS
from games.alakazum.cards import CARDS, HAND_KINDS
from pictures import gallery
from pictures.alakazam.bazaar import BazaarTile
from pictures.alakazam.cards import Goal
from pictures.alakazam.goal_cards import goal_card
from pictures.alakazam.hand import HandTile, Lacking, Own
from pictures.alakazam.seats import SeatLine
from pictures.alakazum.hand_cards import HIGH, WIDE, card_sprite
from pictures.canvas import audited
from pictures.people import people
from pictures.tile import Tile
from playground import Playground, Seat
from tests.bot.fakes import DrawingAtOnce
from tests.bot.house import House, a_game, a_house, asked, buttons, exchanges, moved, selects, text
from tests.bot.test_together import choose
from tests.harness.people import Player
from tests.pictures.canvas_checks import faults

pytestmark = pytest.mark.usefixtures("no_errors")


ATTACH_FILES = 1 << 15
LIBRARY = Library()
SAY = LIBRARY.texts("en")


def pictures(message: dict[str, Any]) -> dict[str, str]:
    """File name → attachment id of the pictures in a message's galleries; each has words beside it."""
    found: dict[str, str] = {}

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            walk(part.get("components", []))
            for item in part.get("items", []):
                assert item["description"] and len(item["description"]) <= 1024
                assert not sign_table().any.search(item["description"]), "what is said of a picture has words for signs"
                found[item["media"]["url"].rsplit("/", 1)[-1].split("?")[0]] = item["media"]["attachment_id"]

    walk(message["components"])
    return found


def board(seat: Seat) -> dict[str, Any]:
    """The board's message; an empty one until it is there."""
    return next((one for one in seat.messages if "Watch" in buttons(one)), {"components": []})


async def begun(house: House, seat: Seat) -> dict[str, Any]:
    lobby = await (await seat.slash("alakazum new", ai=2)).shown()
    assert len(pictures(lobby)) == 1  # the cover
    await seat.click("Start", on=lobby)
    await seat.until(lambda: any("Watch" in buttons(one) for one in seat.messages))
    return board(seat)


class Busy(DrawingAtOnce):
    """Draws when it is told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = False
        self._waiting: list[tuple[Tile, Future[bytes]]] = []

    def draw(self, tile: Tile) -> Future[bytes]:
        if not self.busy or tile in self._known:
            return super().draw(tile)
        self._waiting.append((tile, Future()))
        return self._waiting[-1][1]

    def go_on(self) -> None:
        self.busy, waiting, self._waiting = False, self._waiting, []
        for tile, done in waiting:
            done.set_result(super().draw(tile).result())


@pytest.fixture
def parts() -> dict[str, Any]:
    return {"artist": DrawingAtOnce()}


async def test_a_board_that_lacks_its_pictures_is_not_saved_as_sent(tmp_path: Path) -> None:
    """Else a bot that is killed meanwhile would leave it so for ever, without the pictures and without the words."""
    artist = Busy()
    async with Playground() as play, a_house(play, tmp_path / "a.db", artist=artist) as house:
        ana = house.seat("Ana")
        await begun(house, ana)
        await ana.until(lambda: len(pictures(board(ana))) >= 2)
        shown, artist.busy = pictures(board(ana)), True
        await moved(house, 4)
        await ana.until(lambda: pictures(board(ana)) != shown and len(pictures(board(ana))) < 2)
        await asyncio.sleep(0.2)  # four seconds of what saves
        assert await house.store.unsent() == [1]
        artist.go_on()
        await ana.until(lambda: len(pictures(board(ana))) >= 2)
        while await house.store.unsent():  # noqa: ASYNC110 - it is saved a little later
            await asyncio.sleep(0.01)


async def test_no_edit_keeps_a_picture_that_its_message_lacks(house: House, play: Playground) -> None:
    """Two press at once, twice: on the board, and each on their hand, while workers bring both up to date."""
    ana, bea = await a_game(house, "Ana", "Bea")
    table = await house.tables.find(1)
    players = [Player(seat, random.Random(at)) for at, seat in enumerate((ana, bea))]
    while table.n < 60 and table.status == "live":
        await asyncio.gather(*[player.step() for player in players for _ in range(2)])
        await asyncio.sleep(0.01)
    assert table.n > 20
    assert [one.answer for one in exchanges(play) if one.status == 400] == []


async def test_every_message_of_a_game_has_its_pictures(house: House, ana: Seat) -> None:
    await begun(house, ana)
    await ana.until(lambda: len(pictures(board(ana))) >= 2)
    watched = await (await ana.click("Watch")).shown()
    assert set(pictures(watched)) == set(pictures(board(ana)))
    rules = await (await ana.slash("alakazum rules")).shown()
    seen: list[int] = []
    while "Next" in buttons(rules):
        seen.append(len(pictures(rules)))
        rules = await (await ana.click("Next", on=rules)).shown()
    assert seen[0] == 2, "the cover, and what the page tells"
    assert set(seen[1:]) <= {0, 1} and sum(seen) >= 4
    await ana.slash("me text-mode")
    assert pictures(await (await ana.click("Watch", on=board(ana))).shown()) == {}
    assert len(pictures(board(ana))) >= 2  # the channel's own stays as it is


async def slowly(host: Seat, lobby: dict[str, Any]) -> None:
    """The host of a lobby chooses days for a move, which changes no picture."""
    panel = await (await host.click("Options", on=lobby)).shown()
    await host.select(next(id for id in selects(panel) if id.endswith("clock")), "clock.slow", on=panel)
    await host.until(lambda: "**slow**" in text(next(one for one in host.messages if one["id"] == lobby["id"])))


async def test_a_picture_that_stays_is_not_uploaded_again(house: House, ana: Seat, bea: Seat) -> None:
    lobby = await (await ana.slash("alakazum new")).shown()
    cover = pictures(lobby)
    await slowly(ana, lobby)
    assert pictures(next(one for one in ana.messages if one["id"] == lobby["id"])) == cover
    await bea.click("Sit down", on=lobby)
    await ana.until(lambda: "Bea" in text(next(one for one in ana.messages if one["id"] == lobby["id"])))
    assert pictures(next(one for one in ana.messages if one["id"] == lobby["id"])) != cover, "she is drawn"
    await ana.click("Start", on=lobby)
    await ana.until(lambda: len(pictures(board(ana))) >= 2)
    before = pictures(board(ana))
    await choose(house, (await asked(house, [ana, bea]))[0])
    await ana.until(lambda: pictures(board(ana)) != before)
    after = pictures(board(ana))
    same = before.keys() & after.keys()
    assert all(before[name] == after[name] for name in same)
    watched = await (await ana.click("Watch")).shown()
    again = await (await ana.click("Refresh", on=watched)).shown()
    assert pictures(again) == pictures(watched)


async def test_without_the_right_to_attach_files_all_is_text_and_said_once(play: Playground, ana: Seat) -> None:
    play.world.allow(play.channel, play.world.bot, deny=ATTACH_FILES)
    lobby = await (await ana.slash("alakazum new", ai=2)).shown()
    assert pictures(lobby) == {}
    await ana.until(lambda: ana.message("I can’t attach files in this channel"))
    await ana.click("Start", on=lobby)
    await ana.until(lambda: any("Watch" in buttons(one) for one in ana.messages))
    assert pictures(await (await ana.click("Watch")).shown()) == {}
    assert len([one for one in ana.messages if "I can’t attach files" in text(one)]) == 1


async def test_figures_tell_of_pictures(house: House, ana: Seat) -> None:
    lobby = await (await ana.slash("alakazum new")).shown()
    await slowly(ana, lobby)
    figures = house.client.metrics.text().decode()
    assert 'alakazum_pictures_total{outcome="drawn"} 7.0' in figures  # the artist's own count
    kept = re.search(r'alakazum_pictures_total{outcome="kept"} ([0-9.]+)', figures)
    assert kept and float(kept[1]) >= 1  # the cover, in each edit
    assert 'alakazum_pictures_total{outcome="late"} 0.0' in figures
    assert "alakazum_drawing_starts_total 0.0" in figures


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_no_word_on_a_card_or_a_page_of_rules_is_cut_in_any_language(language: str) -> None:
    say = LIBRARY.texts(language)
    words, called = witches.picture_words(say), bazaar.bazaar_words(say)
    with audited() as audit:
        for card in [CARDS[number].id for number in HAND_KINDS]:
            for high in (HIGH, HIGH - 12):  # alone, and before others of its kind
                card_sprite.__wrapped__(card, *words(card), WIDE - HIGH + high, high)
        for number in range(1, 7):
            page = gallery.rules("alakazam", number, bazaar.picture_words(say), called)
            if page is not None:
                page.paint()
        ana = people(["Ana"])[0]
        mine = SeatLine(ana, 12, 3, False, False, True, False, (1, 14), (), (), (), 0)
        for goal in GOALS:
            lying = Goal(goal.id, called.called(goal.id), None, False, "3/5/8")
            goal_card.__wrapped__(lying)
            own = Own(lying._replace(points=-3), bazaar.picture_words(say)(goal.id), ())
            near = own._replace(lacking=Lacking(14, people(["Toadstool"])[0], 8))
            HandTile(mine, (own, near)).paint()
        for phase in range(3):
            there = tuple([(letter, False) for letter in "ABCDE"])
            BazaarTile(12, phase, there, (), (), 0, 0, called.phases, called.centre).paint()
    drawn = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
    assert not [name for name in drawn if name.endswith("…")]
    assert not faults(audit)


async def test_pictures_that_take_long_to_be_stored_come_after_a_nod(house: House, play: Playground, ana: Seat) -> None:
    """Files take 2.5 s to Discord; a second of the three has gone by before they are sent."""
    await begun(house, ana)
    play.world.limits = replace(play.world.limits, uploads=(2.5, 2.5))
    hand = house.tables.hand

    async def slow(*who: int) -> Any:
        await asyncio.sleep(FILES_UNTIL)
        return await hand(*who)

    house.tables.hand = slow  # type: ignore[method-assign]
    reply = await ana.click("My hand", on=board(ana), wait=False)
    mine = await ana.until(lambda: reply.message)
    assert not reply.failed and pictures(mine)

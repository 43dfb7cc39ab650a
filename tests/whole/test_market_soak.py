"""The bazaar at full speed: five people who press whatever they see, through discord.py over the loopback.

Time runs faster for the tables (a dealing a second is a dealing every few milliseconds) and for the courier; what is
held to is the rules': after every commit each die and card is in one place and no locked die has moved but by its own
offer, no message breaks a limit (the playground refuses it), and the board is edited at most once per 1.2 s.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random  # noqa: TID251  (seeded, a presser's own)
from typing import Any

import pytest

from bot.delivery.discord_api import APART
from bot.delivery.lateness import Lateness
from games.alakazam import Alakazam
from games.alakazam.cards import COLOURS
from playground import Playground, Seat
from playground.clock import FakeClock
from playground.traffic import Traffic
from tables.press import press as say_word
from tables.replies import Change, Done
from tables.table import Table
from tables.timing import Timing
from tests.bot.house import House, QuickTime, a_house, buttons, press, ready, selects, sure, text
from tests.bot.pressers import Presser, play_on

pytestmark = pytest.mark.usefixtures("no_errors")
NAMES = ("Ana", "Pep", "Bea", "Carl", "Eva")


class FastClock:
    """So many seconds of the tables' in one."""

    def __init__(self, speed: float) -> None:
        self._speed, self._start = speed, asyncio.get_running_loop().time()

    def now(self) -> float:
        return 1_700_000_000.0 + (asyncio.get_running_loop().time() - self._start) * self._speed

    wall = now

    def follow(self) -> None:
        """It is never set."""

    async def sleep_until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left / self._speed)


class FairClock(FakeClock):
    """Discord's clock in a machine with other work: it goes on by a tick a turn of the loop, however long that took.

    So three seconds are thirty turns in which the bot could answer, and no wait for the machine is held against it;
    what the loop spent on this process's own work counts in full.
    """

    TICK = 0.1

    @asynccontextmanager
    async def going(self) -> AsyncIterator[None]:
        going = asyncio.create_task(self._go())
        try:
            yield
        finally:
            going.cancel()

    async def _go(self) -> None:
        while True:
            worked = time.process_time()
            await asyncio.sleep(self.TICK)
            self.advance(max(self.TICK, time.process_time() - worked))


class OnTime(Lateness):
    """Discord's clock doesn't run as fast as the tables': by theirs everything would be late."""

    def of(self, created: float, now: float) -> float:
        return 0.0


class Watch:
    """Looks at the table after every commit, before the courier does."""

    def __init__(self, house: House) -> None:
        self.faults: list[str] = []
        self.commits = 0
        self.events: Counter[str] = Counter()
        self._before: dict[str, Any] | None = None
        self._courier = house.tables.listener
        house.tables.listener = self

    def table_changed(self, table: Table, change: Change) -> None:
        if isinstance(table.game, Alakazam):
            self.commits += 1
            self.events.update(event.kind for event in change.events)
            try:
                self._look(table.game, change)
            except AssertionError as error:
                self.faults.append(f"{table.n}: {error!r}")
        assert self._courier is not None
        self._courier.table_changed(table, change)

    def _look(self, game: Alakazam, change: Change) -> None:
        s = game.state
        dice = Counter(die // 10 for zone in (*s.pools, s.centre, s.box) for die in zone)
        assert dice == dict.fromkeys((*range(game.seats), len(COLOURS) - 1), 6)
        cards = [card for zone in (*s.hands, s.table, s.deck, s.aside) for card in zone]
        assert sorted(cards) == list(range(18))
        offers = {offer[0]: offer for offer in game.offers}
        accepted = {event.data[0] for event in change.events if event.kind == "accepted"}
        before = self._before
        self._before = {"round": s.round, "offers": offers}
        if before is None or before["round"] != s.round or game.outcome is not None:
            return  # all dice are dealt anew
        for number, offer in before["offers"].items():
            if number not in accepted:
                locked, pool = Counter(die for die, _ in offer[3]), Counter(s.pools[offer[1]])
                moved = [event for event in change.events if event.kind in ("swapped", "rerolled", "accepted")]
                assert locked <= pool or (number not in offers and moved), f"offer {number}: a locked die has moved"


class Edits:
    """When each board was edited, in the courier's seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at: dict[str, list[float]] = {}
        self.refused: list[str] = []

        def note(
            _: Traffic, method: str, template: str, path: str, query: Any, body: Any, status: int, *more: Any
        ) -> None:
            if method == "PATCH" and template.startswith("/channels/"):
                self.at.setdefault(path, []).append(QuickTime().time())
            if status == 400:
                self.refused.append(f"{method} {path}: {more}")

        monkeypatch.setattr(Traffic, "note", note)


async def a_bazaar(house: House, *names: str, **options: Any) -> list[Seat]:
    """A game that has just begun; the first is the host."""
    await ready(house)
    seats = [house.seat(name) for name in names]
    lobby = await (await seats[0].slash("alakazam new", **options)).shown()
    for seat in seats[1:]:
        await seat.click("Join", on=lobby)
    await seats[0].click("Start", on=lobby)
    return seats


# ---- the soak ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("actions", [150, pytest.param(10_000, marks=[pytest.mark.long, pytest.mark.timeout(900)])])
async def test_five_people_press_at_full_speed(actions: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edits, clock = Edits(monkeypatch), FairClock()
    async with clock.going(), Playground(record=True, clock=clock) as play:
        timing = Timing(answer=(0.0, 0.0))
        async with a_house(play, tmp_path / "a.db", timing, time=FastClock(60.0)) as house:
            watch, house.client.intake._lateness = Watch(house), OnTime()
            pressed = games = 0
            while pressed < actions:
                seats = await a_bazaar(house, *NAMES)
                games += 1
                for seat in seats:
                    await seat.click("My hand")
                pressers = [Presser(seat, Random(f"{games} {at}")) for at, seat in enumerate(seats)]
                enough = actions - pressed
                table = await house.tables.find(games)

                def until(pressers: list[Presser] = pressers, enough: int = enough, table: Table = table) -> bool:
                    return table.status == "over" or sum(each.presses for each in pressers) >= enough

                await play_on(pressers, until, seconds=800)
                pressed += sum(each.presses for each in pressers)
                assert [problem for each in pressers for problem in each.problems] == []
                if table.status != "over":
                    for seat in seats:
                        await sure(seat, "table end")
            assert pressed >= actions
            assert watch.faults == []
            assert {"swapped", "took"} <= watch.events.keys()
            if actions > 1000:
                assert {"offered", "accepted", "withdrawn", "rerolled", "scored", "returned"} <= watch.events.keys()
    assert edits.refused == []
    gaps = [later - earlier for at in edits.at.values() for earlier, later in pairwise(at)]
    assert len(gaps) > 5
    assert min(gaps) >= APART * 0.99


# ---- one thing, two hands ------------------------------------------------------------------------------------------


def control(message: dict[str, Any], word: str) -> tuple[str, str | None]:
    """The control in a message that says this word: custom id and, in a select, the value."""
    for id in buttons(message).values():
        if id.endswith(f":{word}"):
            return id, None
    for id, values in selects(message).items():
        for value in values:
            if value == word:
                return id, value
    raise AssertionError(f"no {word} in: {text(message)}")


async def say(seat: Seat, message: dict[str, Any], *words: str) -> dict[str, Any]:
    """Press these words in one's hand, one after the other; a word that a list says itself needs no press."""
    for word in words:
        if any(id.endswith(f"*{word}") for id in selects(message)):
            continue
        message = await (await press(seat, message, *control(message, word))).shown()
    return message


async def answer(house: House, at: int, word: str) -> None:
    """Say one word of a draft in the place of this seat's person."""
    table = await house.tables.find(1)
    options = [(each.id, one) for each in table.now.decisions if each.seat == at for one in each.options]
    question, action = next((id, one) for id, one in options if ".".join(map(str, one)) == word)
    user = table.seats[at].user
    assert user is not None and isinstance(await house.tables.change(1, say_word, user, question, [action]), Done)


async def test_two_press_for_the_same_card_and_one_is_told_who_was_quicker(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_bazaar(house, *NAMES[:3])
        for seat in seats:
            await seat.click("Ready")
        hands = [await say(seat, await (await seat.click("My hand")).shown(), "take") for seat in seats[:2]]
        game = (await house.tables.find(1)).game
        assert isinstance(game, Alakazam)
        card = next(card for card in game.state.table if card > 2)  # no Bonus
        both = [press(seat, hand, *control(hand, f"card.{card}")) for seat, hand in zip(seats, hands, strict=False)]
        await asyncio.gather(*both)
        state = (await house.tables.find(1)).game.state  # type: ignore[union-attr]
        assert sorted(state.dealings[:2]) == [0, 1] and [hand.count(card) for hand in state.hands].count(1) == 1
        winner = next(seat for seat, hand in enumerate(state.hands) if card in hand)
        slower = seats[1 - winner]
        said = text(await slower.until(lambda: slower.message("isn't possible any more")))
        assert f"**{NAMES[winner]}** takes" in said and "What do you do?" in said
        assert seats[winner].message("isn't possible any more") is None


async def test_a_drafted_dealing_that_fell_through_is_told_unasked(tmp_path: Path) -> None:
    """Bea wants a die of Pep's; he puts it into the centre."""
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        ana, pep, bea = await a_bazaar(house, *NAMES[:3])
        for seat in (ana, pep, bea):
            await seat.click("Ready")
        game = (await house.tables.find(1)).game
        assert isinstance(game, Alakazam)
        wanted, own = game.state.pools[1][0], game.state.pools[2][0]
        for word in (
            "offer",
            "to.1",
            f"give.{own}",
            "for",
            f"want.{wanted}",
        ):  # a list of the hand says several at once
            await answer(house, 2, word)
        hers = await (await bea.click("My hand")).shown()
        assert "Make this offer" in buttons(hers)
        count = game.state.pools[1].count(wanted)
        for _ in range(count):
            game = (await house.tables.find(1)).game
            assert isinstance(game, Alakazam)
            for word in ("swap", f"out.{wanted}", f"in.{next(d for d in game.state.centre if d != wanted)}"):
                await answer(house, 1, word)
        fresh = await bea.until(lambda: bea.message("can’t be done any more"))
        assert fresh["id"] == hers["id"] and "Done" in buttons(fresh)


async def test_an_offer_is_answered_by_its_addressee_only(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        ana, pep, bea = await a_bazaar(house, *NAMES[:3])
        for seat in (ana, pep, bea):
            await seat.click("Ready")
        game = (await house.tables.find(1)).game
        assert isinstance(game, Alakazam)
        give, want = game.state.pools[0][0], game.state.pools[1][0]
        mine = await (await ana.click("My hand")).shown()
        await say(ana, mine, "offer", "to.1", f"give.{give}", f"want.{want}")
        board = await pep.until(lambda: next((one for one in pep.messages if "Accept" in buttons(one)), None))
        stranger = await bea.click("Accept", on=board)
        assert stranger.ephemeral and "put to somebody else" in text(await stranger.shown())
        own = await ana.click("Accept", on=await ana.until(lambda: ana.message("gives")))
        assert own.ephemeral and "**#1** is your own offer" in text(await own.shown())
        assert (await pep.click("Accept", on=board)).state == "updated"
        game = (await house.tables.find(1)).game
        assert isinstance(game, Alakazam)
        assert give in game.state.pools[1] and game.offers == []


async def test_the_scores_of_the_round_stand_in_every_hand_until_the_next_begins(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_bazaar(house, *NAMES[:3])
        for round_ in (1, 2):
            for seat in seats:
                await seat.click("Ready")
            for seat in seats:
                await say(seat, await (await seat.click("My hand")).shown(), "done")
            for seat in seats:
                mine = await seat.until(lambda seat=seat, round_=round_: _with_scores(seat, round_))
                assert text(mine).count(", now ") == 3 and "Ready" in buttons(mine)


def _with_scores(seat: Seat, round_: int) -> dict[str, Any] | None:
    """The seat's hand, once it looks at the round after this one."""
    board = [one for one in seat.messages if f"round {round_ + 1}" in text(one)]
    hands = [one for one in seat.messages if "**Your hand**" in text(one) and ", now " in text(one)]
    return hands[-1] if board and hands else None

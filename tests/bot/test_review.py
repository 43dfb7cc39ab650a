"""A review through Discord: for the one who played, with its progress, then its three moments; shared on a press."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.delivery.layout import compose, fit
from bot.screens import review as screens
from bot.screens.game import screens_of
from bot.screens.screen import Buttons, Picture, Text
from bot.screens.signs import aloud
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.review import Cost
from playground import Seat
from tables.reviewed import Found, InLine, Review
from tables.reviewer import Look, Looked, best_of
from tests.bot.house import LIBRARY, OWN_SCREENS, House, buttons, text
from tests.bot.test_replay import finished
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")
SAY = LIBRARY.texts("en")
PRIVATE = 64
"""The flag of a message that one person sees."""


class Quick:
    """Finds at once what would have been better, and that some of it was much better."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    async def look(self, given: Look) -> Looked:
        self.seats.add(given.choice.decision.seat)
        best = best_of(GAMES[given.game], given.choice, Chance(given.seed), 1)
        return Looked(best, Cost(0.6, 0.0 if best == given.choice.played else 0.2, 0.01))

    def rest(self) -> None: ...
    def close(self) -> None: ...


async def reviewed(house: Any, table: int, user: int) -> Review:
    house.live.reviews._looks = Quick()  # a house has no other way to look in no time
    found = [one async for one in house.live.reviews.follow(table, user)][-1]
    assert found.is_complete
    return found


@pytest.mark.parametrize("game", OWN_SCREENS)
async def test_every_decision_can_be_said_and_drawn_in_every_language(game: str, house: House) -> None:
    ana, bea = house.seat("Ana"), house.seat("Bea")
    found = await reviewed(house, await finished(house, game, ana, bea), int(ana.id))
    assert [one.label for one in found.mattered] == ["blunder"] * 3
    for language in LIBRARY.languages:
        say = LIBRARY.texts(language)
        for pictures in (False, True):
            screen = screens.review(found, say, pictures=pictures)
            assert compose(screen).components
            assert fit(screen) == screen  # nothing had to go
            assert sum(isinstance(part, Picture) for part in screen.parts) == 4 * pictures
            labels = [b.label for part in screen.parts if isinstance(part, Buttons) for b in part.buttons]
            assert len(labels) == 4 and all(len(label) <= 20 for label in labels)
    own = screens_of(game)
    for one in found.decided:  # what was pressed has words, and pictures that exist
        said = screens.said(one.choice, screens.reader_of(found.table, SAY, one.choice.decision.seat))
        assert said and not re.search(r"\b[OYBGKW][1-6]\b", aloud(said, SAY)), "a die in words where it is heard"
        tuple(own.sketches(one.choice.view, one.choice.played))
    for part in screens.review(found, SAY, pictures=True).parts:
        if isinstance(part, Picture):
            assert part.tile.png() and part.alt


async def test_only_who_played_has_one_and_others_see_it_once_it_is_shared(house: House) -> None:
    ana, bea, dan = house.seat("Ana"), house.seat("Bea"), house.seat("Dan")
    table = await finished(house, "alakazoo", ana, bea)
    house.live.reviews._looks = Quick()  # a house has no other way to look in no time
    refused = text(await (await dan.slash("review", game=str(table))).shown())
    assert "didn’t play" in refused
    assert "can’t find a finished game" in text(await (await dan.slash("review", game="77")).shown())
    assert (await ana.slash("review", game=str(table))).ephemeral
    done = await ana.until(lambda: next((m for m in ana.messages if "Share" in buttons(m)), None), timeout=20)
    assert done["flags"] & PRIVATE and "Accuracy" in text(done) and "Better:" in text(done)
    assert not [m for m in bea.messages if "Accuracy" in text(m)]
    position = next(label for label in buttons(done) if label.startswith("1. "))
    there = await (await ana.click(position, on=done)).shown()
    assert there["flags"] & PRIVATE and "Alakazoo · step" in text(there) and "Ana" in text(there)
    await ana.click("Share", on=done)
    shared = await bea.until(lambda: next((m for m in bea.messages if "Accuracy" in text(m)), None))
    assert not shared["flags"] & PRIVATE and "Ana" in text(shared) and "Share" not in buttons(shared)


async def test_nobody_is_followed_whose_message_cannot_be_changed_any_more(
    house: House, ana: Seat, bea: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds may wait for hours; Discord takes edits for a quarter of one."""
    table = await finished(house, "alakazoo", ana, bea)
    house.live.reviews._is_quiet = lambda: False  # an AI thinks for ever
    monkeypatch.setattr("bot.delivery.transports.TOKEN_LIFETIME", 0.5)

    await (await ana.slash("review", game=str(table))).shown()
    followed = house.client.services.reconciler._tasks
    await until(lambda: bool(followed))
    await until(lambda: not followed)


async def test_progress_is_shown(house: House, ana: Seat, bea: Seat) -> None:
    found = await reviewed(house, await finished(house, "alakazoo", ana, bea), int(ana.id))

    def said(review: Found) -> str:
        parts = screens.review(review, SAY, pictures=True).parts
        texts = [part.text for part in parts if isinstance(part, Text)]
        read = texts + [part.alt for part in parts if isinstance(part, Picture)]
        return "\n".join(read)

    half = Review(found.table, found.user, found.decided, found.looked[: len(found.decided) // 2])
    assert "25%" in said(half) or "24%" in said(half)
    assert "2 other reviews" in said(InLine(found.table.id, "alakazoo", before=2))
    long = said(InLine(found.table.id, "alakazoo", before=212))
    assert "212 other reviews" in long and f"/review {found.table.id}" in long and "by itself" not in long
    perfect = Review(found.table, found.user, found.decided, [Looked((), Cost(0.5, 0.0, 0.0))] * len(found.decided), ())
    assert "100%" in said(perfect) and "nothing" in said(perfect)


async def test_a_slip_never_reads_as_if_it_cost_as_much_as_a_blunder(house: House, ana: Seat, bea: Seat) -> None:
    found = await reviewed(house, await finished(house, "alakazoo", ana, bea), int(ana.id))
    for loss, said in ((0.1497, "slip** that cost 14 wins"), (0.15, "blunder** that cost 15 wins")):
        costs = [Looked(one.best, Cost(0.6, loss, 0.01)) for one in found.looked]
        parts = screens.review(replace(found, looked=costs), SAY, pictures=False).parts
        assert sum(said in part.text for part in parts if isinstance(part, Text)) == 3

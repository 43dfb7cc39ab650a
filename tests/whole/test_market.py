"""The bazaar, where all trade at once, pressed by people through discord.py over the loopback."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from games.alakazam import Alakazam
from playground import Playground, Seat
from tables.press import press as say_word
from tables.replies import Done
from tests.bot.house import House, a_house, buttons, is_hand, press, ready, selects, text

pytestmark = pytest.mark.usefixtures("no_errors")
NAMES = ("Ana", "Pep", "Bea")


async def a_bazaar(house: House, *names: str, **options: Any) -> list[Seat]:
    """A game that has just begun; the first is the host."""
    await ready(house)
    seats = [house.seat(name) for name in names]
    lobby = await (await seats[0].slash("alakazam new", **options)).shown()
    for seat in seats[1:]:
        await seat.click("Sit down", on=lobby)
    await seats[0].click("Start", on=lobby)
    return seats


async def trading(house: House) -> tuple[list[Seat], Alakazam]:
    """Three people who have looked at the centre, and their game."""
    seats = await a_bazaar(house, *NAMES)
    for seat in seats:
        await seat.click("Ready")
    return seats, await game_of(house)


async def game_of(house: House) -> Alakazam:
    game = (await house.tables.find(1)).game
    assert isinstance(game, Alakazam)
    return game


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
        if any(word in id.split("*") for id in selects(message)):
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
        seats, game = await trading(house)
        hands = [await (await seat.click("My hand")).shown() for seat in seats[:2]]
        card = next(card for card in game.state.table if card > 2)  # no Bonus
        both = [
            press(seat, hand, *control(hand, f"take*card.{card}")) for seat, hand in zip(seats, hands, strict=False)
        ]
        await asyncio.gather(*both)
        state = (await game_of(house)).state
        assert sorted(state.dealings[:2]) == [0, 1] and [hand.count(card) for hand in state.hands].count(1) == 1
        winner = next(seat for seat, hand in enumerate(state.hands) if card in hand)
        slower = seats[1 - winner]
        said = text(await slower.until(lambda: slower.message("You can’t do that now")))
        assert f"**{NAMES[winner]}** snaps up" in said and "or press Done" in said
        assert seats[winner].message("You can’t do that now") is None


async def test_a_drafted_dealing_that_fell_through_is_told_unasked(tmp_path: Path) -> None:
    """Bea wants a die of Pep's; he puts it into the centre."""
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        (_, _, bea), game = await trading(house)
        wanted, own = game.state.pools[1][0], game.state.pools[2][0]
        for word in ("offer", "to.1", f"give.{own}", "for", f"want.{wanted}"):  # a list of the hand says several
            await answer(house, 2, word)
        hers = await (await bea.click("My hand")).shown()
        assert "Make this offer · 0" in buttons(hers)
        for _ in range(game.state.pools[1].count(wanted)):
            game = await game_of(house)
            for word in ("swap", f"out.{wanted}", f"in.{next(d for d in game.state.centre if d != wanted)}"):
                await answer(house, 1, word)
        fresh = await bea.until(lambda: bea.message("can no longer do"))
        assert fresh["id"] == hers["id"] and "Done" in buttons(fresh)


async def test_an_offer_is_answered_by_its_addressee_only(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        (ana, pep, bea), game = await trading(house)
        give, want = game.state.pools[0][0], game.state.pools[1][0]
        mine = await (await ana.click("My hand")).shown()
        await say(ana, mine, "offer", "to.1", f"give.{give}", f"want.{want}")
        board = await pep.until(lambda: next((one for one in pep.messages if "Accept" in buttons(one)), None))
        stranger = await bea.click("Accept", on=board)
        assert stranger.ephemeral and "for somebody else" in text(await stranger.shown())
        own = await ana.click("Accept", on=await ana.until(lambda: ana.message("offers")))
        assert own.ephemeral and "**#1** is your own offer" in text(await own.shown())
        assert (await pep.click("Accept", on=board)).state == "updated"
        game = await game_of(house)
        assert give in game.state.pools[1] and game.offers == []


async def test_the_scores_of_the_round_stand_in_every_hand_until_the_next_begins(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_bazaar(house, *NAMES)
        for round_ in (1, 2):
            for seat in seats:
                await seat.click("Ready")
            for seat in seats:
                await say(seat, await (await seat.click("My hand")).shown(), "done")
            for seat in seats:
                mine = await seat.until(lambda seat=seat, round_=round_: _with_scores(seat, round_))
                assert text(mine).count(" scored ") == 3 and "Ready" in buttons(mine)


def _with_scores(seat: Seat, round_: int) -> dict[str, Any] | None:
    """The seat's hand, once it looks at the round after this one."""
    board = [one for one in seat.messages if f"round {round_ + 1}" in text(one)]
    hands = [one for one in seat.messages if is_hand(one) and " scored " in text(one)]
    return hands[-1] if board and hands else None

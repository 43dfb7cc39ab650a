"""A seat handed to another person, who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from playground import P
from tables import seats
from tests.bot.house import House, text
from tests.bot.test_together import in_turn

pytestmark = pytest.mark.usefixtures("no_errors")


async def test_who_takes_a_seat_plays_on_in_it_and_it_counts_for_nobody(house: House) -> None:
    first, second = await in_turn(house)
    dan = house.seat("Dan")
    offer = await first.slash("table substitute", user=dan.id)
    assert not offer.ephemeral
    shown = await offer.shown()
    assert f"<@{dan.id}>" in text(shown) and first.name in text(shown)
    for other, reply in ((second, "Take the seat"), (second, "No, thanks"), (first, "Take the seat")):
        assert "somebody else" in text(await (await other.click(reply, on=shown)).shown())
    at = await house.tables.find(1)
    seat = at.seat_of(int(first.id))
    assert seat is not None
    await dan.click("Take the seat", on=shown)
    assert (at.seats[seat].user, at.seats[seat].name, at.seats[seat].handed) == (int(dan.id), "Dan", True)
    assert at.seat_of(int(first.id)) is None
    kept = (await house.store.load(1)).seats[seat]
    assert (kept.user_id, kept.state["handed"]) == (int(dan.id), True)


async def test_who_declines_leaves_all_as_it_is(house: House) -> None:
    first, second = await in_turn(house)
    dan = house.seat("Dan")
    shown = await (await first.slash("table substitute", user=dan.id)).shown()
    await dan.click("No, thanks", on=shown)
    at = await house.tables.find(1)
    assert at.seat_of(int(first.id)) is not None and at.seat_of(int(dan.id)) is None
    said = text(await (await first.slash("table substitute", user=second.id)).shown())
    assert "already" in said
    assert (await dan.slash("table substitute", user=first.id)).ephemeral


async def test_where_the_offer_is_deleted_meanwhile_who_took_it_is_told(house: House) -> None:
    first, _ = await in_turn(house)
    dan, hand_over = house.seat("Dan"), house.tables.hand_over
    shown = await (await first.slash("table substitute", user=dan.id)).shown()

    async def deleted(*args: Any) -> Any:
        world = house.play.world
        world.messages.delete(world.developer, house.play.channel.messages[int(shown["id"])])
        return await hand_over(*args)

    house.tables.hand_over = deleted  # type: ignore[method-assign]
    told = await dan.click("Take the seat", on=shown)
    assert told.ephemeral and "Dan" in text(await told.shown())
    assert (await house.tables.find(1)).seat_of(int(dan.id)) is not None


async def test_who_cannot_see_the_channel_is_not_asked(house: House) -> None:
    first, _ = await in_turn(house)
    dan = house.seat("Dan")
    house.play.world.allow(house.play.channel, dan.person, deny=P.VIEW_CHANNEL)
    reply = await first.slash("table substitute", user=dan.id)
    assert reply.ephemeral and "can’t see this channel" in text(await reply.shown())
    assert all(seat.offers == 0 for seat in (await house.tables.find(1)).seats)


async def test_an_offer_ends_with_the_seat(house: House) -> None:
    first, _ = await in_turn(house)
    dan = house.seat("Dan")
    shown = await (await first.slash("table substitute", user=dan.id)).shown()
    await house.tables.change(1, seats.leave, int(first.id))
    assert "no longer" in text(await (await dan.click("Take the seat", on=shown)).shown())
    assert (await house.tables.find(1)).seat_of(int(dan.id)) is None

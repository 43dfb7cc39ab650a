"""⟨Invite⟩ as people meet it: the host chooses, one message calls those who want it, and nothing says who doesn't."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.delivery.boards import Boards
from bot.delivery.discord_api import Code, DiscordRefused, UnknownOutcome
from playground import P, Playground, Seat
from storage.rows import InvitationRow
from tables import lobby as lobby_changes
from tables.time_source import day_of
from tests.bot.house import House, buttons, text
from tests.bot.test_boards import Scene
from tests.bot.test_evenings import a_manager

CHOOSE, ANOTHER = "People to invite…", "This lobby’s one round of invitations has been sent"


async def lobby(host: Seat, **options: Any) -> dict[str, Any]:
    """A lobby of this host, as its message is."""
    return await (await host.slash("alakazoo new", **options)).shown()


async def invite(host: Seat, on: dict[str, Any], *people: Any) -> str:
    """Choose these people; what the host is told."""
    page = await (await host.click("Invite", on=on)).shown()
    assert page["flags"] & 1 << 6
    reply = await host.select(CHOOSE, [getattr(one, "id", one) for one in people], on=page)
    return text(await reply.shown())


def fresh(seat: Seat, message: dict[str, Any]) -> dict[str, Any]:
    return next(one for one in seat.messages if one["id"] == message["id"])


def invitation(seat: Seat) -> dict[str, Any] | None:
    return next((one for one in seat.messages if "invites you" in text(one)), None)


async def calls(seat: Seat, who: str) -> str:
    return text(await (await seat.slash("me calls", **{"from": who})).shown())


async def kept(house: House) -> list[tuple[int, int]]:
    rows = [await house.store.export_user(int(seat)) for seat in house.play.world.users]
    return [(row["user_id"], one["as_host"]) for row in rows for one in row["invitations"]]


@pytest.mark.usefixtures("no_errors")
async def test_who_wants_to_be_called_is_and_the_host_learns_only_how_many(house: House) -> None:
    ana, bea, carl, dora = (house.seat(name) for name in ("Ana", "Bea", "Carl", "Dora"))
    assert "Everybody can invite you" in await calls(bea, "everybody")
    assert "Nobody can invite you" in await calls(carl, "nobody")
    board = await lobby(ana)
    said = await invite(ana, board, bea, carl, dora)
    assert "1 of 3" in said and not any(name in said for name in ("Bea", "Carl", "Dora"))
    await bea.until(lambda: invitation(bea))
    called = invitation(bea)
    assert called is not None and [one["id"] for one in called["mentions"]] == [bea.id]
    assert not called["flags"] & 1 << 12, "it rings"
    assert called["id"] in [one["id"] for one in bea.pushes]
    assert carl.id not in str(called) and dora.id not in str(called), "a stranger isn't called by default"
    await ana.until(lambda: "Invite" not in buttons(fresh(ana, board)))

    reply = await bea.click("Join", on=called)
    assert "You’ve joined the table" in text(await reply.shown()) and reply.ephemeral
    assert [seat.name for seat in (await house.tables.find(1)).seats] == ["Ana", "Bea"]
    assert "already" in text(await (await bea.click("Join", on=called)).shown())


@pytest.mark.usefixtures("no_errors")
async def test_who_cannot_see_the_channel_is_not_called_and_uses_nothing_up(house: House, play: Playground) -> None:
    ana, bea, carl = (house.seat(name) for name in ("Ana", "Bea", "Carl"))
    for seat in (bea, carl):
        await calls(seat, "everybody")
    board = await lobby(ana)
    play.world.allow(play.channel, carl.person, deny=P.VIEW_CHANNEL)
    assert f"I haven’t called <@{carl.id}>: this person can’t see" in await invite(ana, board, carl)
    assert await kept(house) == [] and "Invite" in buttons(fresh(ana, board))
    said = await invite(ana, board, bea, carl)
    assert "1 of 2" in said and f"called <@{carl.id}>: this person can’t see" in said
    await bea.until(lambda: invitation(bea))
    assert [user for user, as_host in await kept(house) if not as_host] == [int(bea.id)]


@pytest.mark.usefixtures("no_errors")
async def test_once_a_lobby_also_for_two_presses_at_once(house: House) -> None:
    ana, bea, carl = (house.seat(name) for name in ("Ana", "Bea", "Carl"))
    for seat in (bea, carl):
        await calls(seat, "everybody")
    board = await lobby(ana)
    pages = [await (await ana.click("Invite", on=board)).shown() for _ in range(2)]
    both = await asyncio.gather(
        *(ana.select(CHOOSE, [one.id], on=page) for one, page in zip((bea, carl), pages, strict=True))
    )
    said = [text(await reply.shown()) for reply in both]
    assert sum("1 of 1" in one for one in said) == sum(ANOTHER in one for one in said) == 1
    await ana.until(lambda: invitation(ana))
    assert len([one for one in ana.messages if "invites you" in text(one)]) == 1
    assert len(await kept(house)) == 2, "one for the host, one for who was called: nothing is spent on the other"


@pytest.mark.usefixtures("no_errors")
async def test_what_cant_be_is_a_private_sentence_and_nothing_is_used_up(house: House, play: Playground) -> None:
    ana, bea, carl = (house.seat(name) for name in ("Ana", "Bea", "Carl"))
    await calls(carl, "everybody")
    board = await lobby(ana)
    await bea.click("Join", on=board)
    assert "Only the host" in text(await (await bea.click("Invite", on=board)).shown())
    assert "You already have a seat here" in await invite(ana, board, ana)
    assert "already has a seat at this table" in await invite(ana, board, carl, bea)
    assert "Bots can’t play" in await invite(ana, board, carl, play.world.bot.id)
    await house.tables.change(1, lobby_changes.remove, int(ana.id), 1)
    assert "from this lobby" in await invite(ana, board, bea)
    assert invitation(ana) is None and await kept(house) == []
    assert "1 of 1" in await invite(ana, board, carl), "and all that used nothing up"


async def test_a_full_lobby_and_a_quiet_server_invite_nobody(house: House, play: Playground) -> None:
    ana, kim = house.seat("Ana"), a_manager(house)
    full = await lobby(ana, ai=3)
    assert "Invite" not in buttons(full) and "Start" in buttons(full)
    await kim.slash("settings quiet")
    other = play.world.channel(play.guild, "other")
    quiet = await (await ana.slash("alakazoo new", channel=other.id)).shown()
    assert "Invite" not in buttons(quiet) and "Join" in buttons(quiet)


@pytest.mark.usefixtures("no_errors")
async def test_three_a_day_from_all_and_then_nobody_is_mentioned(house: House, ana: Seat, bea: Seat) -> None:
    await calls(bea, "everybody")
    today = day_of(house.tables.time.now())
    for host in (1, 2, 3):
        await house.store.invite(InvitationRow(today, int(bea.id), host, 9), 3)
    assert "can’t call any of the people you chose" in await invite(ana, await lobby(ana), bea)
    await asyncio.sleep(0.2)
    assert invitation(bea) is None
    assert (await house.tables.find(1)).rules.invited, "or the host could ask for one after the other"


# ---- the message -----------------------------------------------------------------------------------------------------


def posts(scene: Scene) -> int:
    return sum("invites you" in str(shown) for shown in scene.discord.shown.values())


async def invited(scene: Scene, boards: Boards) -> None:
    boards.tell(scene.table, [101, 102])
    await scene.time.advance(3)


@pytest.mark.usefixtures("toy")
async def test_an_unsure_post_is_sent_again_with_its_nonce_only() -> None:
    scene = Scene()
    scene.discord.faults["posted"] = [UnknownOutcome("post"), UnknownOutcome("post")]
    await invited(scene, scene.all)
    await scene.time.advance(10)
    assert posts(scene) == 1 and len(scene.discord.named("post")) == 3 and len(set(scene.discord.nonces)) == 1
    assert list(scene.discord.mentions.values()) == [(101, 102)]


@pytest.mark.usefixtures("toy")
async def test_after_a_minute_or_a_restart_an_unsure_post_is_left() -> None:
    scene = Scene()
    scene.discord.faults["post"] = [UnknownOutcome("post")] * 50
    await invited(scene, scene.all)
    await scene.time.advance(150)
    tries = len(scene.discord.named("post"))
    scene.discord.faults.clear()
    await scene.time.advance(300)
    assert posts(scene) == 0 and len(scene.discord.named("post")) == tries, "Discord may have forgotten its nonce"
    again = scene.boards()
    again.update(scene.table)
    await scene.time.advance(5)
    assert posts(scene) == 0


@pytest.mark.usefixtures("toy")
async def test_what_is_refused_is_not_tried_later() -> None:
    scene = Scene()
    scene.discord.faults["post"] = [DiscordRefused("post", Code.MISSING_PERMISSIONS)]
    await invited(scene, scene.all)
    scene.rename("Zoe")
    await scene.time.advance(5)
    assert posts(scene) == 0 and scene.all.take_problem(7) is Code.MISSING_PERMISSIONS

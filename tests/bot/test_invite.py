"""⟨Invite⟩ as people meet it: the host chooses, one message calls those who want it, and nothing says who doesn't."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.boards import Boards
from bot.delivery.discord_api import Code, DiscordRefused, UnknownOutcome
from playground import P, Playground, Seat
from tables import lobby as lobby_changes
from tables.time_source import FakeTime
from tests.bot.house import NOON, House, buttons, text
from tests.bot.test_boards import Scene
from tests.bot.test_evenings import a_manager

CHOOSE = "People to invite…"


@pytest.fixture
def parts(clock: FakeTime) -> dict[str, Any]:
    return {"time": clock}


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
    return next((one for one in seat.messages if "has kept" in text(one)), None)


async def calls(seat: Seat, who: str) -> str:
    return text(await (await seat.slash("me calls", **{"from": who})).shown())


async def kept(house: House) -> list[tuple[int, int]]:
    rows = [await house.store.export_user(int(seat)) for seat in house.play.world.users]
    return [(row["user_id"], one["as_host"]) for row in rows for one in row["invitations"]]


@pytest.mark.usefixtures("no_errors")
async def test_people_here_are_called_by_default_and_who_is_not_is_named_with_the_reason(
    house: House, play: Playground
) -> None:
    ana, bea, carl, dora = (house.seat(name) for name in ("Ana", "Bea", "Carl", "Dora"))
    assert "Nobody can invite you" in await calls(carl, "nobody")
    board = await lobby(ana)
    play.world.allow(play.channel, dora.person, deny=P.VIEW_CHANNEL)
    said = await invite(ana, board, bea, carl, dora, ana)
    assert f"I’ve called <@{bea.id}>" in said
    assert f"called <@{carl.id}>: doesn’t want to be called" in said
    assert f"called <@{dora.id}>: can’t see this channel" in said and f"called <@{ana.id}>: you already have" in said
    await bea.until(lambda: invitation(bea))
    called = invitation(bea)
    assert called is not None and [one["id"] for one in called["mentions"]] == [bea.id]
    assert not called["flags"] & 1 << 12, "it rings"
    assert called["id"] in [one["id"] for one in bea.pushes]
    assert [user for user, as_host in await kept(house) if not as_host] == [int(bea.id)], (
        "nothing is used up for others"
    )

    reply = await bea.click("Sit down", on=called)
    assert "You’ve joined the table" in text(await reply.shown()) and reply.ephemeral
    said = await invite(ana, board, bea, play.world.bot.id)
    assert "already at this table" in said and "bots can’t play" in said, "the button stays"
    assert f"A seat is free: https://discord.com/channels/{play.guild.id}/{play.channel.id}/{board['id']}" in said


@pytest.mark.usefixtures("no_errors")
async def test_once_a_day_by_the_servers_clocks_whoever_calls_and_eight_by_one(house: House, clock: FakeTime) -> None:
    """It is Saturday noon; the day of the server ends at 05:00 in Madrid, 04:00 UTC."""
    await house.live.evenings.set(house.play.guild.id, here=1, zone="Europe/Madrid", on=False)
    ana, bea = (house.seat(name) for name in ("Ana", "Bea"))
    others = [house.seat(f"P{n}") for n in range(9)]
    board = await lobby(ana)
    call, guild = house.live.people.invitations.call, house.play.guild.id
    assert await call(guild, int(ana.id), [int(bea.id)], 1) == {}
    assert await call(guild, int(others[0].id), [int(bea.id)], 1) == {int(bea.id): "today"}
    assert f"called <@{bea.id}>: has been called today" in await invite(ana, board, bea)
    seven, rest = others[:7], others[7:]
    assert await call(guild, int(ana.id), [int(one.id) for one in seven], 1) == {}
    assert f"called <@{rest[0].id}>: you’ve called eight people today" in await invite(ana, board, rest[0])
    clock.advance_to(NOON + 16 * 3600 - 1)
    assert await call(guild, int(ana.id), [int(rest[0].id)], 1) == {int(rest[0].id): "enough"}
    clock.advance_to(NOON + 16 * 3600)
    assert await call(guild, int(ana.id), [int(bea.id), int(rest[0].id)], 1) == {}


@pytest.mark.usefixtures("no_errors")
async def test_after_the_start_the_invitation_says_so_and_nobody_is_called_from_an_old_list(house: House) -> None:
    ana, bea, carl = (house.seat(name) for name in ("Ana", "Bea", "Carl"))
    board = await lobby(ana, ai=1)
    old = await (await ana.click("Invite", on=board)).shown()
    await invite(ana, board, bea)
    await bea.until(lambda: invitation(bea))
    called = invitation(bea)
    assert called is not None and "Sit down" in buttons(called)
    await ana.click("Start", on=board)
    await bea.until(lambda: "the game has begun" in text(fresh(bea, called)))
    assert not buttons(fresh(bea, called))
    refused = await (await ana.select(CHOOSE, [carl.id], on=old)).shown()
    assert "before the game starts" in text(refused)
    assert [user for user, as_host in await kept(house) if not as_host] == [int(bea.id)], "Carl's call is not spent"


@pytest.mark.usefixtures("no_errors")
async def test_who_is_not_the_host_or_was_removed(house: House) -> None:
    ana, bea = house.seat("Ana"), house.seat("Bea")
    board = await lobby(ana)
    await bea.click("Sit down", on=board)
    assert "Only the host" in text(await (await bea.click("Invite", on=board)).shown())
    await house.tables.change(1, lobby_changes.remove, int(ana.id), 1)
    assert "removed from this lobby" in await invite(ana, board, bea)
    assert invitation(ana) is None and await kept(house) == []


async def test_a_full_lobby_and_a_quiet_server_invite_nobody(house: House, play: Playground) -> None:
    ana, kim = house.seat("Ana"), a_manager(house)
    full = await lobby(ana, ai=3)
    assert "Invite" not in buttons(full) and "Start" in buttons(full)
    await kim.slash("settings quiet")
    other = play.world.channel(play.guild, "other")
    quiet = await (await ana.slash("alakazoo new", channel=other.id)).shown()
    assert "Invite" not in buttons(quiet) and "Sit down" in buttons(quiet)


# ---- the message -----------------------------------------------------------------------------------------------------


def posts(scene: Scene) -> int:
    return sum("has kept" in str(shown) for shown in scene.discord.shown.values())


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

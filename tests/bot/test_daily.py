"""`/daily` as people meet it: one try, in private messages alone, and nothing of it to be had before its day ends."""

from __future__ import annotations

import json
import random  # noqa: TID251 - people press at random
import re
import secrets
from typing import Any

import pytest

from bot.delivery.layout import compose
from bot.screens import daily as screens
from bot.screens import profile
from bot.screens.hand import hand as hand_screen
from bot.screens.settings import LANGUAGE
from games import GAMES
from games.kernel.chance import Chance
from playground import Playground, Seat
from storage.rows import NAME, WAS_WARNED, ReviewRow
from tables import press as presses
from tables.daily import ends_at
from tables.replies import Refused, hand_of
from tables.table import Place, Table, round_of
from tables.table import Seat as Seating
from tables.table_rules import TableRules
from tables.time_source import FakeTime
from tests.bot.fakes import seated
from tests.bot.house import LIBRARY, NOON, House, buttons, is_hand, press, text
from tests.harness.people import Player
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")
SAY = LIBRARY.texts("en")
DAY, NEXT = "2025-11-22", "2025-11-23"


async def test_a_stranger_learns_nothing_of_a_daily_under_way(house: House, ana: Seat, bea: Seat) -> None:
    """Neither that it is there, nor that it goes on: the same words as for a number that nobody has."""
    await started(ana)
    for command in ("replay", "review"):
        there, none = [text(await (await bea.slash(command, game=game)).shown()) for game in ("1", "999")]
        assert there == none and "can’t find a finished game" in there


@pytest.fixture
def parts(clock: FakeTime) -> dict[str, Any]:
    return {"time": clock, "seeds": lambda: secrets.token_bytes(32)}


async def page(seat: Seat, game: str = "alakazoo") -> dict[str, Any]:
    reply = await seat.slash("daily", game=game)
    assert reply.ephemeral
    return await reply.shown()


async def started(seat: Seat, game: str = "alakazoo") -> dict[str, Any]:
    """Start from the day's page; the hand, in its place."""
    return await (await seat.click("Start my one try", on=await page(seat, game))).shown()


async def go_on(house: House, clock: FakeTime, table: int) -> None:
    """Let the AI move: to the moment it wants to."""
    wake_at = (await house.tables.find(table)).wake_at
    clock.advance_to(min(wake_at or 0.0, clock.now() + 10))
    await house.tables.tick()


async def play_out(house: House, clock: FakeTime, seat: Seat, table: int) -> dict[str, Any]:
    """Answer as an easy player would until the game is over; the last screen, seen anew."""
    tables, user, rng = house.tables, int(seat.id), Chance(b"ana")
    for _ in range(3000):
        fresh = await tables.hand(table, user)
        assert not isinstance(fresh, Refused)
        if fresh.table.status == "over":
            return await (await press(seat, seat.messages[-1], f"al:{table}:hand:open")).shown()
        easy, asked = GAMES[fresh.table.game_key].LEVELS["easy"], next(iter(fresh.decisions), None)
        action = easy.choose(fresh.view, asked, rng, 0) if asked is not None else None
        if asked is None or action is None:
            await go_on(house, clock, table)
        else:
            clock.advance(2.0)  # who trades live is held to a pace
            await tables.change(table, presses.press, user, asked.id, [action])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_in_private_messages_alone(
    game: str, house: House, play: Playground, clock: FakeTime, ana: Seat, bea: Seat
) -> None:
    shown = await page(ana, game)
    assert "one try" in text(shown) and "Nobody here has finished" in text(shown)
    assert "in a row" not in text(shown), "nothing is said of a streak that never was"
    hand = await (await ana.click("Start my one try", on=shown)).shown()
    (table,) = await house.tables.tables_of(int(ana.id))
    player = Player(ana, random.Random(5))
    for _ in range(12):
        clock.advance(2.0)  # who trades live is held to a pace, and a clock that stands still would hold them for ever
        if await player.step() is None:
            await go_on(house, clock, table)
            await press(ana, ana.messages[-1], f"al:{table}:hand:open")
    assert player.presses >= 2 and player.problems == [] and len(ana.messages) == 1
    over = await play_out(house, clock, ana, table)
    assert "Share" in buttons(over) and not {"Rematch", "Review", "Check", "Replay", "Log"} & buttons(over).keys()
    assert bea.messages == [], "nothing of it was public"
    posted = await ana.click("Share", on=over)
    assert not posted.ephemeral
    (line,) = [text(one) for one in bea.messages]
    assert "Toadstool" not in json.dumps(bea.messages), "nor does the message it answers come with it"
    rounds = r" in \d+ round" if round_of((await house.tables.find(table)).game) else " · "
    assert re.search(
        r"Ana.*daily table of 22 November 2025: (won|lost) −?\d+ : −?\d+ against the easy AI(?: \(.*?\))?" + rounds,
        line,
    )
    assert hand["id"]
    board = text(await page(ana, game))
    assert "▶ 1. Ana · " in board and "Start" not in board
    assert "1. Ana · " in text(await (await bea.click("Daily table", on=bea.messages[-1])).shown())
    again = await press(ana, over, f"al:{table}:daily:share")  # once a channel
    assert again.ephemeral and "already shared this result" in text(await again.shown())
    assert len(bea.messages) == 2
    other = play.world.channel(play.guild, "other")
    ana.go(other.id)
    hand = await (await ana.slash("daily", game=game)).shown()
    mine = await (await ana.click("My game", on=hand)).shown()
    assert not (await ana.click("Share", on=mine)).ephemeral


async def test_a_sealed_game_is_not_listed_for_others(house: House, clock: FakeTime, ana: Seat, bea: Seat) -> None:
    await started(ana, "alakazam")
    (table,) = await house.tables.tables_of(int(ana.id))
    await play_out(house, clock, ana, table)
    listed = f"`/replay {table}`"
    assert listed not in text(await (await bea.slash("profile", user=ana.id)).shown())
    clock.advance_to(ends_at(DAY) + 1)
    assert listed in text(await (await bea.slash("profile", user=ana.id)).shown())


async def test_the_hand_alone_is_the_message_and_says_what_the_ai_did(house: House, clock: FakeTime, ana: Seat) -> None:
    shown = await started(ana, "alakazum")
    table = await house.tables.find(1)
    assert table.game is not None
    assert is_hand(shown)
    player = Player(ana, random.Random(1))
    for _ in range(40):
        if await player.step() is None:
            await go_on(house, clock, 1)
            await press(ana, ana.messages[-1], "al:1:hand:open")
        if re.search(r"^▸ \*\*Toadstool", text(ana.messages[-1]), re.MULTILINE):
            break
    else:
        raise AssertionError(text(ana.messages[-1]))
    assert len(ana.messages) == 1, "all in the one message"


async def test_the_board_of_ones_own_game_is_behind_more_and_leads_back(house: House, ana: Seat) -> None:
    shown = await started(ana, "alakazum")
    board = await (await ana.click("More", on=shown)).shown()
    assert "Toadstool" in text(board) and "🌲 84" in text(board)
    assert is_hand(await (await ana.click("Back to my hand", on=board)).shown())


async def test_no_button_or_command_leads_to_what_everybody_would_like_to_know(house: House, clock: FakeTime) -> None:
    """Pressed by hand, by the player and by somebody else, while it is played and once it is over."""
    ana, bea = house.seat("Ana"), house.seat("Bea")
    await bea.slash("help")
    shown = await started(ana)
    seed = (await house.tables.find(1)).now.seed.hex()
    ids = [
        *("watch:open", "log:last", "log:1", "hint:now", "undo:ask", "undo:agree", "end:check", "end:replay"),
        *("end:rematch", "replay:f0.x", "replay:p0.0", "lobby:options", "options:add.easy", "pause:resume"),
        *("sureleave:yes", "sureend:yes", "substitute:yes"),
    ]
    for over in (False, True):
        if over:
            shown = await play_out(house, clock, ana, 1)
        for seat, message in ((ana, shown), (bea, bea.messages[-1])):
            for id in ids:
                reply = await press(seat, message, f"al:1:{id}")
                assert reply.ephemeral and not reply.failed
                said = text(await reply.shown())
                assert seed not in said and "step 1 of" not in said and len(said) < 300, (id, said)
        for hand in ("hand:open", "hand:back", "standing:show", "1", "daily:share"):
            said = text(await (await press(bea, bea.messages[-1], f"al:1:{hand}" + ":pass" * hand.isdigit())).shown())
            assert "no longer works" in said, said
        for command, options in (
            ("table status", {}),
            ("table log", {}),
            ("table undo", {}),
            ("table hand", {}),
            ("table leave", {}),
            ("replay", {"game": "1"}),
        ):
            said = text(await (await ana.slash(command, **options)).shown())
            refused = ("no table in this channel", "still going", "Not before the day is over")
            assert any(why in said for why in refused[:: 2 if over else 1]), (command, said)
        assert (await house.tables.find(1)).status == ("over" if over else "live")
    assert "1" not in [choice["value"] for choice in await ana.autocomplete("replay", "game", "")]
    assert bea.messages[0] and all("Alakazoo" not in text(one) for one in bea.messages if not one.get("flags", 0) & 64)


async def test_after_its_day_a_daily_game_is_like_any_other(house: House, clock: FakeTime) -> None:
    ana, bea = house.seat("Ana"), house.seat("Bea")
    await bea.slash("help")
    await started(ana)
    await play_out(house, clock, ana, 1)
    seed, hashed = (await house.tables.find(1)).now.seed.hex(), (await house.tables.find(1)).commitment
    first = await page(ana)
    assert hashed not in text(first), "behind Check"
    today = text(await (await ana.click("Check", on=first)).shown())
    assert hashed in today and seed not in today
    await house.store.begin_review(ReviewRow(1, int(ana.id), NOON))
    await house.store.keep_review(ReviewRow(1, int(ana.id), 0.0, 86.4))
    during = await (await ana.click("My game", on=await page(ana))).shown()
    assert "Daily Alakazoo" in json.dumps(during) and "accuracy" not in json.dumps(during)
    clock.advance_to(ends_at(DAY))
    new = await page(ana)
    assert "23 November 2025" in text(new) and "Start my one try" in buttons(new) and seed not in text(new)
    old = await (await ana.click("Day before", on=new)).shown()
    assert "▶ 1. Ana" in text(old)
    proof = await (await ana.click("Check", on=old)).shown()
    assert seed in text(proof) and hashed in text(proof)
    old = await (await ana.click("Results", on=proof)).shown()
    over = await (await ana.click("My game", on=old)).shown()
    assert "accuracy 86%" in json.dumps(over)
    assert {"Review", "Replay", "Check", "Log", "Share"} <= buttons(over).keys() and "Rematch" not in buttons(over)
    assert seed in text(await (await ana.click("Check", on=over)).shown())
    assert "step 1 of" in text(await (await ana.slash("replay", game="1")).shown())
    assert "**Log** · round" in text(await (await press(ana, over, "al:1:log:last")).shown())
    assert "no rematch" in text(await (await press(ana, over, "al:1:end:rematch")).shown())
    assert "1" in [choice["value"] for choice in await ana.autocomplete("replay", "game", "")]
    for id in ("end:check", "log:last", "watch:open"):
        assert "no longer works" in text(await (await press(bea, bea.messages[-1], f"al:1:{id}")).shown())
    assert "can’t find a finished game" in text(await (await bea.slash("replay", game="1")).shown())


async def test_starting_is_the_try_on_all_servers_and_the_command_leads_back(
    house: House, play: Playground, clock: FakeTime, ana: Seat
) -> None:
    there = play.world.guild("Elsewhere")
    place = play.world.channel(there, "general")
    play.world.join(ana.person, there)
    first, second = await page(ana), await page(ana)
    await ana.click("Start my one try", on=first)
    await ana.click("Start my one try", on=second)
    assert await house.tables.tables_of(int(ana.id)) == [1]
    elsewhere = await (await ana.slash("daily", channel=place.id, game="alakazoo")).shown()
    assert is_hand(elsewhere) and "Start my one try" not in buttons(elsewhere)
    clock.advance_to(ends_at(DAY) + 1)
    stale = await (await press(ana, elsewhere, "al:0:daily:start.alakazoo.2025-11-22")).shown()
    assert "A new day has started" in text(stale) and await house.tables.tables_of(int(ana.id)) == [1]
    resumed = await (await ana.click("Resume 22 Nov", on=stale)).shown()
    assert is_hand(resumed)
    for wrong in ("start.alakazoo.2031-01-01", "day.alakazoo.2031-01-01", "day.chess.2025-11-22", "day.alakazoo.x"):
        said = text(await (await press(ana, resumed, f"al:0:daily:{wrong}")).shown())
        assert "no longer works" in said or "no daily table that day" in said or "A new day" in said, said


async def test_it_needs_no_channel_of_its_own_and_takes_none(house: House, play: Playground, ana: Seat) -> None:
    await house.live.servers.set(play.guild.id, channels=[12345])
    await started(ana, "alakazum")
    await started(ana, "alakazoo")
    await house.live.servers.set(play.guild.id, channels=None)
    await ana.slash("alakazum new")
    assert house.tables.table_in(play.channel.id) == 3
    mine = text(await (await ana.slash("me games")).shown())
    assert (
        mine.count("daily table of 22 November 2025") == 2
        and "`/daily alakazoo`" in mine
        and f"<#{play.channel.id}>" in mine
    )
    play.world.kick_bot(play.guild)
    assert [(await house.tables.find(number)).status for number in (1, 2)] == ["live", "live"]


async def test_a_server_without_boards_has_no_results_on_the_page(house: House, play: Playground) -> None:
    await house.live.servers.set(play.guild.id, no_leaderboard=True)
    shown = await page(house.seat("Ana"))
    assert "results" not in text(shown).lower() and "Start my one try" in buttons(shown)


async def test_a_profile_tells_that_it_was_a_daily_table_and_not_what_was_on_it(
    house: House, clock: FakeTime, monkeypatch: pytest.MonkeyPatch, ana: Seat
) -> None:
    looked: list[int] = []
    monkeypatch.setattr(profile, "likes", lambda game, played, say: looked.append(len(played)))
    await started(ana)
    await play_out(house, clock, ana, 1)
    said = text(await (await ana.slash("profile")).shown())
    assert "daily table" in said and "<#-" not in said
    clock.advance_to(ends_at(DAY))
    await ana.slash("profile")
    assert looked == [0, 1], "what somebody likes is seen from games that all may look at"


@pytest.mark.parametrize("key", GAMES)
def test_during_its_day_a_daily_game_shows_nothing_unseen(key: str) -> None:
    """Hand, board and share line of a daily table, at every position of random games, and at its end."""
    kind, chance, different, start = GAMES[key], Chance(b"daily"), 0, 0
    easy = kind.LEVELS["easy"]
    while start < 2 or (different <= 10 and start < 20):
        game, step, start = kind.new(bytes([start] * 32), 2), 0, start + 1
        while game.outcome is None:
            decision, step = chance.choice(game.decisions), step + 1
            action = easy.choose(game.view(decision.seat), decision, chance, 0) or decision.default
            game.submit(decision.seat, action, decision.id)
            if step % 9 == 0 or game.outcome is not None:
                other = kind.imagine(game.view(0), chance)
                different += other.snapshot() != game.snapshot()
                assert shown(game) == shown(other)
    assert different > 10


def shown(game: Any) -> Any:
    table = at_a_daily_table(game)
    hands = [hand_screen(hand_of(table, 0), SAY, pictures=drawn, now=NOON) for drawn in (False, True)]
    return [compose(hands[0]).components, *hands, screens.share_line(table, SAY)]


def at_a_daily_table(game: Any, seed: bytes = bytes(32)) -> Table:
    status, rules = "live" if game.outcome is None else "over", TableRules(daily=DAY, hints="no", unrated=True)
    people = Seating(user=100, name="Ana"), Seating(ai="easy")
    table = seated(game, *people, status=status, host=100, rules=rules, seed=seed, n=5, revision=0)
    table.place = Place(1, -5)
    return table


@pytest.mark.parametrize("key", GAMES)
def test_the_share_line_has_no_word_of_what_was_played(key: str) -> None:
    """Names of the game, the day, who won, points and rounds: nothing else is in it."""
    kind, chance = GAMES[key], Chance(b"share")
    game = kind.new(b"s" * 32, 2)
    while game.outcome is None:
        decision = chance.choice(game.decisions)
        game.submit(decision.seat, chance.choice(decision.options), decision.id)
    line = screens.share_line(at_a_daily_table(game), SAY)
    name = re.escape(SAY.plain(f"{key}-name"))
    rounds = "" if round_of(game) is None else r" in \d+ rounds?"
    assert line is not None and re.fullmatch(
        rf"{name}, daily table of 22 November 2025: (won|lost) −?\d+ : −?\d+ against the easy AI{rounds}"
        rf" · `/daily {key}`",
        line,
    )
    unfinished = kind.new(b"s" * 32, 2)
    assert screens.share_line(at_a_daily_table(unfinished), SAY) is None


async def test_whoever_was_warned_of_streaks_is_told_once_what_serves_instead(house: House, ana: Seat) -> None:
    await house.store.change_user_settings(int(ana.id), lambda kept: {**kept, WAS_WARNED: True, LANGUAGE: "en"})
    await page(ana)
    await until(lambda: len(ana.messages) == 2)
    assert "`/settings evening`" in text(ana.messages[1])
    assert await house.store.user_settings(int(ana.id)) == {LANGUAGE: "en", NAME: "Ana"}
    for _ in range(2):
        await page(ana)
    assert len(ana.messages) == 4, "nothing but the day's page, twice"

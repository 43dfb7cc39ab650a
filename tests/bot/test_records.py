"""Profiles, boards of the best, and who may see them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.screens.profile import Habits, profile, streaks
from bot.screens.records import leaderboard, points
from bot.screens.screen import Picture, Text
from pictures.canvas import audited
from pictures.tile import draw
from playground import Playground, Seat
from storage.album_rows import MetRow
from storage.day_rows import OwnDaily
from storage.rating import after, ratings_after
from storage.rows import NAME, PlayedRow, RankedRow, RatingRow, ResultRow, ReviewRow, SeatRow, TableChange, TableRow
from tables.months import Month, Standing
from tables.people import Profile, Rival, rival_of
from tables.streaks import streak_of
from tables.time_source import FakeTime
from tests.bot.house import LIBRARY, House, a_house, buttons, press, selects, text, told
from tests.bot.words import text_of

pytestmark = pytest.mark.usefixtures("no_errors")
DAY = 86400.0


async def played(
    house: House, winner: Seat, *others: Seat, game: str = "alakazum", guild: int | None = None, at: float = 0.0
) -> int:
    """A rated game of these people that ended `at`, saved as the tables do; its number."""
    people = (winner, *others)
    row = TableRow(
        guild or house.play.guild.id, 900_000 + int(at), game, int(winner.id), status="live", snapshot=None, seed=b""
    )
    row.seats = [SeatRow(n, int(seat.id), seat.name) for n, seat in enumerate(people)]
    table = await house.store.create_table(row)
    results = [
        ResultRow(n, int(seat.id), None, seat.name, n + 1, 9 - n, n == 0, "", at, False, True)
        for n, seat in enumerate(people)
    ]
    before = await house.store.ratings(game, [int(seat.id) for seat in people])
    results = after(game, results, before)
    ratings = ratings_after(game, results, before)
    end = TableChange(table_id=table, was="live", expected=0, at=at, status="over", results=results, ratings=ratings)
    await house.store.commit(end)
    await house.store.mark_sent(table, 1)
    return table


# ---- profiles --------------------------------------------------------------------------------------------------------


async def test_a_profile_counts_games_wins_and_runs(house: House) -> None:
    ana, bea, cid = house.seat("Ana"), house.seat("Bea"), house.seat("Cid")
    for at, (winner, *others) in enumerate([(ana, bea), (ana, bea), (bea, ana), (ana, bea, cid)]):
        await played(house, winner, *others, at=1000.0 + at)
    await played(house, bea, ana, game="alakazoo", at=2000.0)
    own = await told(ana, "profile")
    assert f"<@{ana.id}>" in own
    assert "**Alakazum!** · 4 games, 3 won" in own and "**Alakazoo** · 1 game, 0 won" in own
    assert "Won 2 of 3 with 2 players · 1 of 1 with 3 players" in own
    assert "Longest run: 2 wins in a row" in own
    rating = (await house.store.ratings("alakazum", [int(ana.id)]))[int(ana.id)]
    assert f"Rating **{points(rating.mean)}** ± {round(40 * rating.deviation)} · 4 games counted" in own
    assert own.count("<t:") == 5 and "Alakazoo · place 2 of 2" in own
    assert await told(bea, "profile", user=ana.id) != own
    assert "3 won" in await told(bea, "profile", user=ana.id)
    assert "finished a game yet" in await told(house.seat("Dan"), "profile")


async def test_others_profiles_show_what_was_played_here_unless_hidden(house: House, ana: Seat, bea: Seat) -> None:
    await played(house, ana, bea, at=1.0)
    await played(house, ana, bea, guild=77, at=2.0)
    assert "2 games" in await told(ana, "profile") and "another server" in await told(ana, "profile")
    assert "· 1 game," in await told(bea, "profile", user=ana.id)
    assert "All servers" not in await told(bea, "profile", user=ana.id)
    await told(ana, "me public", where="everywhere")
    assert "2 games" in await told(bea, "profile", user=ana.id)
    await told(ana, "me public", where="nowhere")
    assert "keep their profile private" in await told(bea, "profile", user=ana.id)
    assert "Only you see this" in await told(ana, "profile")
    await told(ana, "me public", where="servers")
    assert await house.store.user_settings(int(ana.id)) == {NAME: "Ana"}
    assert "· 1 game," in await told(bea, "profile", user=ana.id)


def test_runs_of_wins() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([True, False]) == (0, 1)


def test_a_rating_is_shown_in_points() -> None:
    assert [points(mean) for mean in (25.0, 26.0, 14.7)] == [1500, 1540, 1088]


# ---- the best --------------------------------------------------------------------------------------------------------


async def test_the_best_of_a_server(house: House) -> None:
    ana, bea, cid, dan = (house.seat(name) for name in ("Ana", "Bea", "Cid", "Dan"))
    for at in range(10):
        await played(house, ana, bea, at=at * DAY)
    await played(house, cid, bea, at=20 * DAY)
    await played(house, dan, ana, guild=77, at=21 * DAY)
    board = (await told(bea, "leaderboard", game="alakazum")).splitlines()
    assert [line.split(" · ")[0] for line in board[1:4]] == ["1. Ana", "▶ 2. Bea", "– Cid"]
    assert "–: no place yet, with fewer than 10 rated games." in board[-1]
    assert "±" not in board[1] and "±" in board[3]
    assert not any("Dan" in line for line in board)
    assert "You aren’t on it" in await told(dan, "leaderboard", game="alakazum")
    assert "Nobody has played" in await told(ana, "leaderboard", game="alakazam")
    await told(cid, "me public", where="nowhere")
    assert "Cid" not in await told(bea, "leaderboard", game="alakazum")
    assert "▶ – Cid" in await told(cid, "leaderboard", game="alakazum")


async def test_boards_show_the_name_of_the_latest_press(house: House, play: Playground) -> None:
    async def boards() -> list[str]:
        return [await told(bea, "leaderboard", game=board) for board in ("alakazum", "month")]

    ana, bea = house.seat("Ana"), house.seat("Bea")
    await played(house, ana, bea, at=house.tables.time.now())
    member = play.guild.members[int(ana.id)]
    member.nick = "Xurxo"
    member.changed()
    assert all("Ana" in board for board in await boards()), "nobody tells the bot of it"
    await told(ana, "help")
    await house.client.services.preferences.noted()
    assert all("Xurxo" in board and "Ana" not in board for board in await boards())


async def test_on_the_board_of_all_servers_is_who_wishes_it(house: House, ana: Seat, bea: Seat) -> None:
    await played(house, ana, bea, guild=77)
    assert "Nobody has chosen" in await told(ana, "leaderboard", game="alakazum", everywhere=True)
    await told(bea, "me public", where="everywhere")
    board = await told(ana, "leaderboard", game="alakazum", everywhere=True)
    assert "Bea" in board and "– Ana" not in board and "You aren’t on it" in board
    await told(bea, "me public", where="nowhere")
    assert "Nobody has chosen" in await told(bea, "leaderboard", game="alakazum", everywhere=True)


def test_who_is_shown_the_same_rating_has_the_same_place() -> None:
    """25 is shown as 1500, as is 25.01 (1500.4); 25.1 as 1504. Who has too few games has no place and takes none."""
    rows = [RankedRow(n, f"P{n}", mean, 2.0, games) for n, (mean, games) in enumerate(RANKED)]
    shown = text_of(leaderboard("alakazum", "here", rows, 1, 2, LIBRARY.texts("en")))
    for line in ("\n1. P0 · ", "\n2. P1 · ", "\n▶ 2. P2 · ", "\n4. P3 · ", "\n– P4 · "):
        assert line in shown


RANKED = [(25.1, 10), (25.01, 12), (25.0, 11), (20.0, 10), (30.0, 9)]


async def test_without_a_game_it_opens_on_what_has_entries_the_month_first(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=FakeTime(50 * DAY)) as house:
        ana, bea = house.seat("Ana"), house.seat("Bea")
        assert "Nobody has scored this month yet" in await told(ana, "leaderboard")
        await played(house, ana, bea, game="alakazoo", at=20 * DAY)
        assert "Alakazoo: leaderboard" in await told(ana, "leaderboard")
        await played(house, ana, bea, game="alakazoo", at=40 * DAY)
        assert "February 1970" in await told(ana, "leaderboard")
        assert "Nobody has chosen" in await told(ana, "leaderboard", everywhere=True)
        await told(bea, "me public", where="everywhere")
        board = await told(ana, "leaderboard", everywhere=True)
        assert "Alakazoo: leaderboard of all servers" in board and "Bea" in board


def test_head_to_head_is_with_whoever_one_met_most_in_these_games() -> None:
    """Of four games: Bea twice, once ahead and once behind; Cid three times, but one of them isn't among them."""
    games = [replace(ROW, table_id=n, place=place) for n, place in ((1, 1), (2, 3), (3, 2), (4, 2))]
    met = [MetRow(1, 3, "Bea", 2), MetRow(2, 3, "Bea", 1), MetRow(3, 4, "Cid", 2), MetRow(9, 4, "Cid", 1)]
    assert rival_of(games, met) == Rival(3, "Bea", 2, 1, 1)
    assert rival_of(games, [*met, MetRow(4, 4, "Cyd", 3)]) == Rival(4, "Cyd", 2, 1, 0), "the latest, by the last name"
    assert rival_of(games, met[1:3]) is None


async def test_a_profile_says_whom_one_meets_most_unless_they_hide(house: House, ana: Seat, bea: Seat) -> None:
    for at, (winner, other) in enumerate([(ana, bea), (ana, bea), (bea, ana)]):
        await played(house, winner, other, at=1.0 + at)
    assert "Most often with Bea: 3 games, ahead 2 : 1" in await told(ana, "profile")
    assert "Most often with Ana: 3 games, ahead 1 : 2" in await told(ana, "profile", user=bea.id)
    await told(bea, "me public", where="nowhere")
    assert "Most often" not in await told(ana, "profile")


async def test_pages_games_and_the_other_board_by_buttons(tmp_path: Path, house: House, play: Playground) -> None:
    ana, bea = house.seat("Ana"), house.seat("Bea")
    await played(house, ana, bea)
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection, connection:
        for n in range(1, 25):
            connection.execute("INSERT INTO ratings VALUES (?, 'alakazum', ?, 1, 12, 0)", (n, 60.0 - n))
            connection.execute(
                "INSERT INTO results (table_id, seat, user_id, name, place, points, winner, reason, game, guild_id,"
                " rated) VALUES (1, ?, ?, ?, 1, 1, 1, '', 'alakazum', ?, 1)",
                (100 + n, n, f"P{n}", play.guild.id),
            )
    shown = await (await ana.slash("leaderboard", game="alakazum")).shown()
    assert "3/3" in text(shown) and "▶ – Ana" in text(shown)  # the page with the asker
    previous = next(label for label in buttons(shown) if label != "All servers")
    back = await (await ana.click(previous, on=shown)).shown()
    assert "2/3" in text(back) and "11. P11" in text(back) and "▶ – Ana" in text(back)
    (menu,) = selects(shown)
    other = await (await press(ana, back, menu, "alakazoo.here.0")).shown()
    assert "Alakazoo" in text(other)
    everywhere = await (await ana.click("All servers", on=other)).shown()
    assert "of all servers" in text(everywhere)


async def test_names_are_not_read_as_markdown(house: House) -> None:
    ana, bea = house.seat("**Ana**"), house.seat("@everyone")
    await played(house, ana, bea)
    board = await told(bea, "leaderboard", game="alakazum")
    assert r"\*\*Ana\*\*" in board and "@everyone" not in board


# ---- the card, and the month ----------------------------------------------------------------------------------------


ROW = PlayedRow(1, 0, 2, "alakazum", 5, 6, 1, True, False, True, 26.0, 8.0, 100.0)
FOUND = Profile(
    7,
    [ROW, replace(ROW, mean=24.0, winner=False), replace(ROW, game="alakazoo", mean=None, rated=False)],
    {"alakazum": RatingRow(7, "alakazum", 24.0, 7.0, 2, 100.0)},
    "servers",
)
DAYS = [OwnDaily("2025-11-19", 5, 9, 8), OwnDaily("2025-11-20", 5, 8, 8), OwnDaily("2025-11-21", 5, 7, 8)]
HABITS = Habits(
    streak_of(["2025-11-19", "2025-11-20", "2025-11-21"], (), "2025-11-22"),
    [*DAYS, OwnDaily("2025-11-18", 5, 30, None)],
    [50.0, 91.4],
    Month("2025-11", [Standing(1, 3, "Bea", 9), Standing(2, 7, "Ana", 6)], True, "2025-10", "2025-12"),
)


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_a_profile_is_one_picture_whose_words_and_numbers_agree(language: str) -> None:
    say = LIBRARY.texts(language)
    drawn = profile(FOUND, HABITS, {}, 5, "Ana", True, say, pictures=True)
    (picture,) = [part for part in drawn.parts if isinstance(part, Picture)]
    tile: Any = picture.tile
    assert (tile.game, tile.name, tile.streak) == ("alakazum", "Ana", "3")
    assert tile.calendar == ("missed", "missed", "missed", "played", "played", "played", "open")
    assert [(each.value, each.curve) for each in tile.figures] == [("2/3", ()), ("71%", (50, 91)), ("2.", ())]
    assert [(each.game, each.rating, each.won, each.curve) for each in tile.played] == [
        ("alakazum", "1460", "1/2", (1540, 1460)),
        ("alakazoo", "", "1/1", ()),
    ]
    plain = profile(FOUND, HABITS, {}, 5, "Ana", True, say, pictures=False)
    beside = [part for part in drawn.parts if part is not picture]
    (own,) = [part for part in plain.parts if part not in beside]
    assert beside == [part for part in plain.parts if part is not own], "text mode misses nothing"
    assert isinstance(own, Text)
    words = own.text  # beside the picture nothing says the same once more
    for fact in ("3", "71", "6"):
        assert fact in picture.alt and fact in words


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_a_profiles_picture_cuts_no_word(language: str) -> None:
    say = LIBRARY.texts(language)
    drawn = profile(FOUND, HABITS, {}, 5, "Ana", True, say, pictures=True)
    (picture,) = [part for part in drawn.parts if isinstance(part, Picture)]
    with audited() as audit:
        draw(picture.tile)
    said = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
    assert said and not [name for name in said if "…" in name]


async def test_accuracy_is_for_ones_own_eyes(house: House, ana: Seat, bea: Seat) -> None:
    table = await played(house, ana, bea, at=1.0)
    await house.store.begin_review(ReviewRow(table, int(ana.id), 2.0))
    await house.store.keep_review(ReviewRow(table, int(ana.id), 2.0, 81.4))
    assert "Accuracy **81%**" in await told(ana, "profile") == await told(ana, "me profile")
    assert "Accuracy" not in await told(bea, "profile", user=ana.id)


async def test_the_month_is_a_board_beside_those_of_the_games(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=FakeTime(50 * DAY)) as house:
        ana, bea = house.seat("Ana"), house.seat("Bea")
        await played(house, ana, bea, at=40 * DAY)
        await played(house, bea, at=41 * DAY)
        await played(house, ana, bea, at=20 * DAY)
        shown = await (await ana.slash("leaderboard", game="month")).shown()
        assert "February 1970" in text(shown) and "▶ 1. Ana: 3 points" in text(shown)
        assert "1. Bea: 3 points" in text(shown), "alone she has earned nothing more"
        before = await (await ana.click("Previous", on=shown)).shown()
        assert "January 1970" in text(before) and "Ana: 3 points" in text(before)
        (menu,) = selects(shown)
        other = await (await press(ana, before, menu, "alakazum.here.0")).shown()
        assert "Alakazum!: leaderboard" in text(other)
        again = await (await press(ana, other, menu, "month.now.0")).shown()
        assert "February 1970" in text(again)

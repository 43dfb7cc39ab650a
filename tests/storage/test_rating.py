"""Ratings from results: by hand, again in the same numbers, and for databases from before there were any."""

from __future__ import annotations

import asyncio
import json
import math
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from games import GAMES
from storage.__main__ import main
from storage.compiled import Statement
from storage.errors import StaleRating
from storage.migrate import newest
from storage.rating import NEW, after, of_level, ratings_after
from storage.rows import RatingRow, ResultRow, TableRow
from storage.schema import results as saved
from storage.store import TableStore
from tests.databases import url
from tests.storage.conftest import open_at
from tests.storage.examples import NOW, over
from tests.storage.released import build
from tests.storage.test_people import forget

Live = Callable[..., Awaitable[TableRow]]
BETA, TAU = 25 / 6, 25 / 300
RELEASED = build.HERE / "0.1.0.db"


def person(seat: int, user: int, place: int, **more: Any) -> ResultRow:
    return ResultRow(seat, user, None, f"P{user}", place, 0, place == 1, "", **{"rated": True, "ended_at": NOW, **more})


def ai(seat: int, place: int, **more: Any) -> ResultRow:
    return ResultRow(seat, None, "easy", "", place, 0, place == 1, "", **{"rated": True, "ended_at": NOW, **more})


def duel(won: tuple[float, float], lost: tuple[float, float]) -> list[tuple[float, float]]:
    """Plackett-Luce for two, as Weng and Lin (2011, algorithm 4) have it, written out."""
    (m1, s1), (m2, s2) = [(mean, math.sqrt(deviation**2 + TAU**2)) for mean, deviation in (won, lost)]
    c = math.sqrt(s1**2 + s2**2 + 2 * BETA**2)
    p = 1 / (1 + math.exp((m2 - m1) / c))

    def spread(s: float) -> float:
        return s * math.sqrt(1 - (s / c) ** 2 * (s / c) * p * (1 - p))

    return [(m1 + s1**2 / c * (1 - p), spread(s1)), (m2 - s2**2 / c * (1 - p), spread(s2))]


def test_two_newcomers() -> None:
    first, second = after("alakazum", [person(0, 1, 1), person(1, 2, 2)], {})
    assert (first.mean, first.deviation) == pytest.approx((27.635, 8.0659), abs=0.001)
    assert [(row.mean, row.deviation) for row in (first, second)] == [pytest.approx(x) for x in duel(NEW, NEW)]


def test_what_one_had_before_counts_and_equal_places_draw_near() -> None:
    strong, weak = RatingRow(1, "alakazum", 30.0, 2.0, 9, NOW), RatingRow(2, "alakazum", 20.0, 4.0, 3, NOW)
    rows = [person(0, 1, 2), person(1, 2, 1)]
    lost, won = after("alakazum", rows, {1: strong, 2: weak})
    expected = duel((20.0, 4.0), (30.0, 2.0))
    assert [(row.mean, row.deviation) for row in (won, lost)] == [pytest.approx(x) for x in expected]
    assert [row.played for row in ratings_after("alakazum", [lost, won], {1: strong, 2: weak})] == [10, 4]
    tied = after("alakazum", [person(0, 1, 1), person(1, 2, 1)], {1: strong, 2: weak})
    assert tied[0].mean is not None and tied[0].mean < 30 and tied[1].mean is not None and tied[1].mean > 20


def test_an_ai_is_played_against_and_keeps_its_rating() -> None:
    result = after("alakazum", [person(0, 1, 2), ai(1, 1)], {})
    assert (result[1].mean, result[1].deviation) == (14.7, 1.0)
    assert result[0].mean == pytest.approx(duel((14.7, 1.0), NEW)[1][0])
    as_it_was = after("alakazum", [person(0, 1, 2), ai(1, 1, mean=30.0, deviation=1.0)], {})
    assert as_it_was[1].mean == 30.0
    assert as_it_was[0].mean is not None and result[0].mean is not None and as_it_was[0].mean > result[0].mean


def test_who_does_not_count_changes_nothing() -> None:
    with_guest = after("alakazum", [person(0, 1, 2), person(1, 3, 1, rated=False), person(2, 2, 3)], {})
    without = after("alakazum", [person(0, 1, 1), person(1, 2, 2)], {})
    assert (with_guest[1].mean, with_guest[1].deviation) == (None, None)
    assert [with_guest[0].mean, with_guest[2].mean] == pytest.approx([row.mean for row in without])


def test_the_ladder_is_what_was_measured() -> None:
    """docs/performance.md: heads-up; in Alakazam! one against two, the better place of all."""

    def expected(game: str, others: int, one: str = "normal", weaker: str = "easy") -> float:
        own, other = of_level(game, one).mean, of_level(game, weaker).mean
        c = math.sqrt((1 + others) * (1 + BETA**2))
        return math.exp(own / c) / (math.exp(own / c) + others * math.exp(other / c))

    assert expected("alakazum", 1) == pytest.approx(0.968, abs=0.005)
    assert expected("alakazoo", 1) == pytest.approx(0.758, abs=0.005)
    assert expected("alakazam", 2) == pytest.approx(0.788, abs=0.005)
    ladders = [game.FACTS.ladder for game in GAMES.values()]
    assert {(levels["easy"] + levels["normal"]) / 2 for levels in ladders} == {25.0}
    assert expected("alakazum", 1, "hard", "normal") == pytest.approx(0.70, abs=0.005)
    assert expected("alakazoo", 1, "hard", "normal") == pytest.approx(0.605, abs=0.005)
    assert expected("alakazam", 2, "hard", "normal") == pytest.approx(0.77, abs=0.005)


async def games(store: TableStore, live: Live, count: int) -> None:
    """Games of five people and an AI, of two kinds, saved with their ratings as the bot does it."""
    for number in range(count):
        game = ("alakazum", "alakazoo")[number % 3 == 0]
        row = await live(20 + number)
        people = [1 + (number * number + at) % 5 for at in range(2 + number % 2)]
        rows = [person(at, user, 1 + (at + number) % 3, ended_at=NOW + number) for at, user in enumerate(people)]
        rows += [ai(len(rows), 2, ended_at=NOW + number)]
        before = await store.ratings(game, people)
        results = after(game, rows, before)
        ratings = ratings_after(game, results, before)
        await store.commit(over(row, 2, results=results, ratings=ratings))
        await store.writer.save(row.id, [OF_GAME.step([{"table": row.id, "kind": game}])])


OF_GAME = Statement(sa.update(saved).where(saved.c.table_id == sa.bindparam("table")).values(game=sa.bindparam("kind")))
"""The examples are all of one game."""


async def kept(store: TableStore) -> list[Any]:
    ratings = [await store.ratings(game, range(10)) for game in ("alakazum", "alakazoo")]
    return [*ratings, *[await store.results(table) for table in range(1, 31)]]


async def test_a_recount_comes_to_the_same_numbers(store: TableStore, live: Live) -> None:
    await games(store, live, 30)
    before = await kept(store)
    assert len(before[0]) == len(before[1]) == 5
    assert await store.recount() == 30
    assert await kept(store) == before


async def test_a_recount_mends_what_was_lost(
    path: Path, store: TableStore, live: Live, capsys: pytest.CaptureFixture[str]
) -> None:
    await games(store, live, 30)
    before = await kept(store)
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM ratings WHERE user_id = 2")
        connection.execute("UPDATE ratings SET mean = 99 WHERE user_id = 1")
        connection.execute("UPDATE results SET mean = NULL WHERE user_id = 3")
    assert await asyncio.to_thread(main, ["--database", url(path), "rate"]) == 0
    assert capsys.readouterr().out == "Counted 30 games again.\n"
    again = await open_at(path)
    assert await kept(again) == before
    await again.close()


# ---- from before there were ratings ----------------------------------------------------------------------------------


def played_before(path: Path, games: list[dict[str, Any]]) -> None:
    """Finished games as the released version kept them: `seats` of (user, AI level, place, away), and what is other."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.row_factory = sqlite3.Row
        like = dict(connection.execute("SELECT * FROM tables WHERE snapshot IS NOT NULL LIMIT 1").fetchone())
        for number, game in enumerate(games, 100):
            house = json.dumps({"clock": "live", "reactions": game.get("reactions", "strict")})
            table = {**like, "id": number, "channel_id": 5000 + number, "status": "over", "wake_at": None}
            table |= {"dirty": 0, "house": house, "game": "alakazum", "updated_at": NOW + game.get("at", number)}
            marks = ",".join("?" * len(table))
            connection.execute(f"INSERT INTO tables ({','.join(table)}) VALUES ({marks})", list(table.values()))
            for seat, (user, level, place, away) in enumerate(game["seats"]):
                state = json.dumps({"away": away})
                connection.execute("INSERT INTO seats VALUES (?,?,?,'N',?,?)", (number, seat, user, level, state))
                connection.execute(
                    "INSERT INTO results VALUES (?,?,?,?,'N',?,3,?,'alakazum')",
                    (number, seat, user, level, place, int(place == 1)),
                )
            for n, (seat, user) in enumerate(game.get("moves", ())):
                connection.execute(
                    "INSERT INTO moves VALUES (?,?,?,1,'player',?,1,?,'[]','[]')", (number, n, seat, user, NOW)
                )


async def migrated(path: Path, *games: dict[str, Any]) -> TableStore:
    shutil.copy(RELEASED, path)
    played_before(path, list(games))
    return await open_at(path)


def pair(*more: tuple[Any, ...], first: int = 1, second: int = 2, **what: Any) -> dict[str, Any]:
    return {"seats": [(first, None, 1, False), (second, None, 2, False), *more], **what}


async def test_games_from_before_count_at_the_migration(tmp_path: Path) -> None:
    store = await migrated(tmp_path / "bot.db", pair(), pair(), pair(first=2, second=1))
    one = duel(NEW, NEW)
    two = duel(*one)
    three = duel(two[1], two[0])
    ratings = await store.ratings("alakazum", [1, 2])
    assert (ratings[1].mean, ratings[1].deviation, ratings[1].played) == pytest.approx((*three[1], 3))
    assert (ratings[2].mean, ratings[2].deviation) == pytest.approx(three[0])
    row = (await store.results(100))[0]
    assert (row.ended_at, row.rated, row.leaver) == (NOW + 100, True, False)
    assert (row.mean, row.deviation) == pytest.approx(one[0])
    before = await kept(store)
    assert await store.recount() == 3
    assert await kept(store) == before
    await store.close()
    assert (tmp_path / f"bot.db.before-{newest()}").exists()


EASY, AWAY = (None, "easy", 3, False), (3, None, 3, True)


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        (pair(), [True, True]),
        (pair(EASY), [True, True, True]),
        (pair(AWAY), [True, True, False]),
        (pair(EASY, moves=[(0, 1), (2, 9)]), [False] * 3),  # somebody has left seat 2
        (pair(EASY, moves=[(0, 1), (1, 2)]), [True] * 3),
        (pair((None, None, 3, False)), [False] * 3),  # somebody has left it empty
        (pair(reactions="quick"), [False] * 2),
        ({"seats": [(1, None, 1, False), EASY]}, [False] * 2),
        ({"seats": [(1, None, 1, False), AWAY]}, [False] * 2),
    ],
)
async def test_which_games_from_before_count(tmp_path: Path, game: dict[str, Any], counts: list[bool]) -> None:
    store = await migrated(tmp_path / "bot.db", game)
    assert [row.rated for row in await store.results(100)] == counts
    await store.close()


async def test_of_games_from_before_five_a_day_count_of_the_same_two(tmp_path: Path) -> None:
    day = 86_400 - NOW % 86_400
    store = await migrated(
        tmp_path / "bot.db",
        *[pair(at=at) for at in range(6)],
        pair((3, None, 3, False), at=7),
        pair(second=3, at=8),
        pair(at=day),
    )
    rated = [(await store.results(table))[0].rated for table in range(100, 109)]
    assert rated == [True] * 5 + [False, False, True, True]
    await store.close()


async def test_a_rating_that_was_counted_meanwhile_is_not_overwritten(store: TableStore, live: Live) -> None:
    first, second = await live(20), await live(21)
    rating = RatingRow(1, "alakazum", 26.0, 8.0, 1, NOW)
    await store.commit(over(first, 2, ratings=[rating]))
    with pytest.raises(StaleRating):
        await store.commit(over(second, 2, ratings=[replace(rating, mean=24.0)]))
    assert await store.ratings("alakazum", [1]) == {1: rating}
    assert (await store.load(second.id)).status == "live"
    again = replace(rating, mean=25.0, played=2)
    await store.commit(over(second, 2, ratings=[again]))
    assert await store.ratings("alakazum", [1]) == {1: again}


async def test_a_forgotten_person_counts_on_under_another_number(store: TableStore, live: Live) -> None:
    await games(store, live, 10)
    others = [(await store.ratings("alakazum", [user]))[user] for user in (2, 3)]
    mine = (await store.ratings("alakazum", [1]))[1]
    await forget(store, 1)
    assert await store.ratings("alakazum", [1]) == {}
    assert await store.recount() == 10
    assert [(await store.ratings("alakazum", [user]))[user] for user in (2, 3)] == others
    (alias,) = {
        row.user_id for t in range(1, 11) for row in await store.results(t) if row.user_id not in {*range(6), None}
    }
    assert alias is not None and alias < 0
    assert (await store.ratings("alakazum", [alias]))[alias] == replace(mine, user_id=alias)


async def test_who_is_forgotten_keeps_one_rating_a_game(store: TableStore, live: Live) -> None:
    """A game that ended while they were being forgotten has counted for the pseudonym already: their own stays."""
    before, meanwhile = await live(20), await live(21)
    mine, later = RatingRow(1, "alakazum", 26.0, 8.0, 1, NOW), RatingRow(-7, "alakazum", 24.0, 8.0, 1, NOW)
    await store.commit(over(before, 2, ratings=[mine]))
    await store.commit(over(meanwhile, 2, ratings=[later, replace(later, game="alakazoo")]))
    await store.forget_user(1, -7)
    assert await store.ratings("alakazum", [1, -7]) == {-7: replace(mine, user_id=-7)}
    assert await store.ratings("alakazoo", [-7]) == {-7: replace(later, game="alakazoo")}, "of which they had none"

"""Which games count for whom, and that the ratings are saved with the result."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from games import GAMES
from games.kernel.game import Outcome
from storage.errors import DiskFull
from storage.rating import after
from tables import ending, rating
from tables import press as presses
from tables import seats as seating
from tables.rating import leaving_costs, results_of, why_unrated
from tables.table import Seat, TableState
from tables.table_rules import TableRules
from tests.games.kernel.toy import a_parley
from tests.tables.builder import ANA, MAX, PEP, RULES, SEED, ZOE, World, done


def ended(*seats: Seat, places: tuple[int, ...] | None = None, rules: TableRules = RULES) -> TableState:
    """A table that is over; without `places` its game never came to an end."""
    outcome = None
    if places is not None:
        winners = tuple(at for at, place in enumerate(places) if place == 1)
        outcome = Outcome(places, winners, tuple(10 - place for place in places), "goal")
    game: Any = SimpleNamespace(outcome=outcome, copy=lambda: game)
    return TableState("over", 101, {}, rules, seats, {}, SEED, 9, 9, None, 0.0, game)


def a(user: int, **more: Any) -> Seat:
    return Seat(user=user, name=f"P{user}", **more)


def gone(user: int, order: int = 1, game_round: int = 3, **more: Any) -> Seat:
    """A seat that an AI has taken from who left it."""
    return Seat(ai="easy", name=f"P{user}", leaver=user, left_round=game_round, left_order=order, **more)


def said(state: TableState, why: str = "") -> list[tuple[int | None, int, bool]]:
    """Of each seat: whose the result is, their place, and whether it counts."""
    return [(row.user_id, row.place, row.rated) for row in results_of(state, 5.0, why)]


def silent(user: int, since: int) -> Seat:
    """A person who has answered nothing in two rounds in which they were asked."""
    return a(user, decided=since - 1, silent_since=since, silent_until=since + 1)


AI = Seat(ai="easy")


@pytest.mark.parametrize(
    ("seats", "places", "expected"),
    [
        ((a(1), a(2)), (2, 1), [(1, 2, True), (2, 1, True)]),
        ((a(1), a(2), AI), (2, 2, 1), [(1, 2, True), (2, 2, True), (None, 1, True)]),
        ((a(1), AI), (1, 2), [(1, 1, False), (None, 2, False)]),  # one person
        # away at the end as if they had left: since round 3, since round 2; one round of silence is none
        ((a(1), a(2), silent(3, 3)), (2, 3, 1), [(1, 2, True), (2, 3, True), (3, 3, True)]),
        ((a(1), silent(2, 3)), (2, 1), [(1, 2, True), (2, 2, True)]),
        ((a(1), a(2, decided=4, silent_since=5, silent_until=5)), (2, 1), [(1, 2, True), (2, 1, True)]),
        ((a(1), a(2, decided=4, silent_since=5, silent_until=5, away=True)), (2, 1), [(1, 2, True), (2, 2, True)]),
        ((a(1), a(2), silent(3, 2)), (2, 3, 1), [(1, 2, False), (2, 3, False), (3, 3, False)]),
        ((a(1), a(2, decided=2, away=True)), (2, 1), [(1, 2, False), (2, 2, False)]),  # taken over within round 2
        (
            (gone(1, game_round=3), silent(2, 4), silent(3, 5), a(4)),
            (1, 1, 3, 4),
            [(n, p, True) for n, p in ((1, 4), (2, 3), (3, 2), (4, 4))],
        ),
        ((silent(1, 3), silent(2, 3)), (1, 2), []),
        ((a(1), a(2), a(3, handed=True)), (1, 2, 3), [(1, 1, True), (2, 2, True), (3, 3, False)]),
        (
            (a(1), a(2), gone(3)),
            (2, 3, 1),
            [(1, 2, True), (2, 3, True), (3, 3, True)],
        ),  # as the result says; left: last
        ((gone(1, 2), gone(2, 1), a(3), a(4)), (1, 2, 4, 3), [(1, 3, True), (2, 4, True), (3, 4, True), (4, 3, True)]),
        ((a(1), a(2), gone(3, game_round=2)), (1, 2, 3), [(1, 1, False), (2, 2, False), (3, 3, False)]),  # too early
        ((a(1), gone(2), AI), (3, 2, 1), [(1, 3, True), (2, 3, True), (None, 1, True)]),
        ((a(1, away=True), a(2, away=True)), (1, 2), []),  # nobody was there
        ((a(1, away=True), gone(2)), (1, 2), []),
        ((a(1), a(2), gone(3, handed=True)), (1, 2, 3), [(1, 1, True), (2, 2, True), (3, 3, False)]),
    ],
)
def test_who_comes_where_and_what_counts(seats: tuple[Seat, ...], places: Any, expected: Any) -> None:
    assert said(ended(*seats, places=places)) == expected


@pytest.mark.parametrize(
    ("seats", "why", "expected"),
    [
        ((a(1), gone(2)), "agreed", [(1, 1, True), (2, 2, True)]),
        ((a(1), gone(2), AI), "agreed", [(1, 1, True), (2, 2, True), (None, 3, False)]),
        ((gone(1, 2), gone(2, 1)), "empty", [(1, 1, True), (2, 2, True)]),  # 2 left first
        ((a(1), gone(2, game_round=1)), "agreed", [(1, 1, False), (2, 2, False)]),
        ((a(1), a(2), gone(3)), "agreed", []),  # the two have not played it out
        ((a(1), gone(2)), "reset", []),
        ((a(1), gone(2)), "forsaken", []),
        ((a(1), a(2)), "agreed", []),
        ((a(1), silent(2, 3)), "agreed", [(1, 1, True), (2, 2, True)]),  # as if they had left
        ((gone(1), AI), "empty", [(1, 1, False), (None, 2, False)]),
    ],
)
def test_a_game_that_ends_because_people_leave(seats: tuple[Seat, ...], why: str, expected: Any) -> None:
    assert said(ended(*seats), why) == expected


@pytest.mark.parametrize("rules", [TableRules(unrated=True), TableRules(reactions="quick")])
def test_what_the_lobby_chose_may_keep_a_game_from_counting(rules: TableRules) -> None:
    assert said(ended(a(1), a(2), places=(1, 2), rules=rules)) == [(1, 1, False), (2, 2, False)]


def test_who_left_has_not_won_even_if_the_ai_did() -> None:
    first, second = results_of(ended(gone(1), a(2), places=(1, 2)), 5.0, "")
    assert (first.winner, first.leaver, first.name, first.ai) == (False, True, "P1", None)
    assert (second.place, second.winner, second.leaver, second.ended_at) == (2, False, False, 5.0)
    assert results_of(ended(gone(1), a(2)), 5.0, "agreed")[1].winner


def test_who_was_away_has_not_won_even_if_the_ai_did() -> None:
    first, second = results_of(ended(silent(1, 3), a(2), places=(1, 2)), 5.0, "")
    assert (first.user_id, first.winner, first.leaver, first.place) == (1, False, True, 2)
    assert (second.place, second.winner, second.leaver) == (2, False, False)


def test_when_somebody_is_away_and_back() -> None:
    """Rounds in which they owed an answer: 1 their own, 2 none (they were not asked), 3 and 4 the clock's."""
    seat = a(1).answered(1, itself=True).answered(3, itself=False)
    assert seat.gone_since is None
    seat = seat.answered(3, itself=False).answered(4, itself=False)
    assert seat.gone_since == 3
    assert seat.answered(4, itself=True).gone_since is None, "whoever answers once in the last round is back"
    back = seat.answered(4, itself=True).answered(4, itself=False).answered(5, itself=False)
    assert back.gone_since is None, "round 4 had an answer of their own"
    assert back.answered(6, itself=False).gone_since == 5
    assert AI.answered(3, itself=False) is AI


def test_who_left_alone_has_not_won() -> None:
    assert [row.winner for row in results_of(ended(gone(1), AI), 5.0, "empty")] == [False, False]
    assert [row.winner for row in results_of(ended(gone(1, 2), gone(2, 1)), 5.0, "empty")] == [True, False]


def test_whoever_stayed_is_rated_above_who_left() -> None:
    rows = after("parley", results_of(ended(gone(1), a(2), places=(1, 2)), 5.0, ""), {})
    assert rows[0].mean is not None and rows[1].mean is not None and rows[0].mean < 25.0 < rows[1].mean


@pytest.mark.parametrize(
    ("rules", "seats", "in_round", "costs"),
    [
        (RULES, (a(1), a(2)), 3, "lost"),
        (RULES, (a(1), a(2)), 2, "early"),
        (RULES, (a(1), a(2), gone(3, game_round=1)), 3, "nothing"),  # it counts for nobody anyway
        (RULES, (a(1), AI), 3, "nothing"),
        (RULES, (a(1), gone(2)), 3, "nothing"),  # the table ends, and the other has left before
        (RULES, (a(1, handed=True), a(2), a(3)), 3, "nothing"),
        (TableRules(unrated=True), (a(1), a(2)), 3, "nothing"),
        (TableRules(hinted=True), (a(1), a(2)), 3, "nothing"),
    ],
)
def test_what_leaving_costs(rules: TableRules, seats: tuple[Seat, ...], in_round: int, costs: str) -> None:
    state = ended(*seats, rules=rules)
    state.game.state = SimpleNamespace(round=in_round)  # type: ignore[union-attr]
    assert leaving_costs(state, 0) == costs


@pytest.mark.parametrize(
    ("rules", "seats", "why"),
    [
        (RULES, (a(1), a(2)), ""),
        (TableRules(unrated=True), (a(1), a(2)), "chosen"),
        (TableRules(hinted=True), (a(1), a(2)), "hints"),
        (TableRules(tutorial=True, hinted=True), (a(1), AI), "tutorial"),
        (TableRules(daily="2026-11-22", unrated=True), (a(1), AI), "daily"),
        (TableRules(reactions="quick"), (a(1), a(2)), "quick"),
        (RULES, (a(1, away=True), a(2, away=True)), "away"),
        (RULES, (a(1), gone(2, game_round=2)), "early"),
        (RULES, (a(1), AI), "few"),
        (RULES, (a(1), a(2, handed=True)), "few"),
    ],
)
def test_why_a_game_is_not_rated(rules: TableRules, seats: tuple[Seat, ...], why: str) -> None:
    assert why_unrated(ended(*seats, rules=rules)) == why


# ---- at a table ------------------------------------------------------------------------------------------------------


async def test_a_game_and_its_ratings_are_one_commit(world: World) -> None:
    commits: list[Any] = []
    commit = world.store.commit

    async def noted(change: Any) -> None:
        commits.append(change)
        await commit(change)

    world.store.commit = noted  # type: ignore[method-assign]
    table = await world.live(ANA, PEP, ai=1, goal=1)
    await world.play(table)
    last = commits[-1]
    assert len(last.results) == 3 and {row.user_id for row in last.ratings} == {ANA.id, PEP.id}
    assert not any(change.results or change.ratings for change in commits[:-1])
    results = await world.store.results(table)
    ratings = await world.store.ratings("parley", [ANA.id, PEP.id])
    for row in results:
        if row.user_id is not None:
            assert (ratings[row.user_id].mean, ratings[row.user_id].played) == (row.mean, 1)
    assert any(rating.mean != 25.0 for rating in ratings.values())


async def test_what_is_not_saved_counts_nothing(world: World) -> None:
    table = await world.live(ANA, PEP, goal=1)
    at = await world.play(table, until=lambda at: at.game is not None and max(at.game.state.points) == 0 and at.n > 6)
    ratings = world.store.ratings

    async def fails(*_: Any) -> Any:
        raise DiskFull("full")

    world.store.ratings = fails  # type: ignore[method-assign]
    with pytest.raises(AssertionError):
        await world.play(table)
    assert at.status == "live" and await world.store.results(table) == []
    world.store.ratings = ratings  # type: ignore[method-assign]
    await world.play(table)
    assert len(await ratings("parley", [ANA.id, PEP.id])) == 2


async def test_five_games_a_day_count_of_the_same_two(world: World) -> None:
    async def rated(*people: Any) -> bool:
        table = await world.live(*people, goal=1)
        await world.play(table)
        return any(row.rated for row in await world.store.results(table))

    today = world.clock.now() // rating.DAY
    assert [await rated(ANA, PEP) for _ in range(7)] == [True] * 5 + [False] * 2
    assert not await rated(PEP, ZOE, ANA)
    assert await rated(PEP, ZOE)
    assert world.clock.now() // rating.DAY == today
    world.clock.advance(rating.DAY)
    assert await rated(ANA, PEP)
    ratings = await world.store.ratings("parley", [ANA.id, PEP.id, ZOE.id])
    assert [ratings[user.id].played for user in (ANA, PEP, ZOE)] == [6, 7, 1]


async def test_a_recount_agrees_with_what_was_saved_game_by_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "EARLY", -1)  # this game counts no rounds
    tables: list[int] = []
    for people, more in (((ANA, PEP), {}), ((PEP, ZOE, MAX), {"ai": 1}), ((ANA, MAX), {"ai": 1}), ((ANA, ZOE), {})):
        tables.append(await world.live(*people, goal=1, **more))
        await world.play(tables[-1])
    left = await world.live(MAX, PEP)
    tables.append(left)
    done(await world.tables.change(left, seating.leave, PEP.id))
    done(await world.tables.change(left, ending.end, MAX.id))

    async def kept() -> Any:
        ratings = await world.store.ratings("parley", [each.id for each in (ANA, PEP, ZOE, MAX)])
        return ratings, [await world.store.results(table) for table in tables]

    before = await kept()
    assert [row.rated for rows in before[1] for row in rows].count(False) == 0
    assert [(row.user_id, row.place, row.winner, row.leaver) for row in before[1][-1]] == [
        (MAX.id, 1, True, False),
        (PEP.id, 2, False, True),
    ]
    assert await world.store.recount() == len(tables)
    assert await kept() == before


async def test_games_that_end_at_one_moment_keep_their_order(world: World) -> None:
    one, two = [await world.live(ANA, PEP, game=a_parley([1], [2], deck=(1,) * 50)) for _ in range(2)]
    for table in (two, one):
        await world.play(table)
        world.clock.advance_to(world.clock.now())
    ends = [(await world.store.results(table))[0].ended_at for table in (two, one)]
    assert ends[0] < ends[1]


async def test_who_left_early_spoils_the_rating_for_all(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, goal=1)
    done(await world.tables.change(table, seating.leave, ZOE.id))
    await world.play(table)
    assert [row.rated for row in await world.store.results(table)] == [False] * 3
    assert {row.user_id for row in await world.store.results(table)} == {ANA.id, PEP.id, ZOE.id}


async def test_a_seat_that_was_handed_on_counts_for_nobody_though_it_was_left_and_taken_back(world: World) -> None:
    table = await world.live(ANA, PEP, goal=1)
    done(await world.tables.hand_over(table, PEP.id, ZOE, 0))
    for step in (seating.leave, seating.return_to_seat):
        done(await world.tables.change(table, step, ZOE.id))
    await world.play(table)
    assert [(row.user_id, row.rated) for row in await world.store.results(table)] == [(ANA.id, False), (ZOE.id, False)]


@pytest.mark.parametrize("absence", ["seat", "default"])
@pytest.mark.parametrize("game", ["alakazoo", "alakazam"])
async def test_not_pressing_from_round_three_on_is_leaving_by_any_setting(
    game: str, absence: Any, world: World
) -> None:
    """Ana and Pep answer what is asked, by default; Zoe too until round 3, then never again."""
    await world.restart(games=GAMES)
    table = done(await world.tables.open(world.place(), ANA, game, {}, TableRules(absence=absence))).table
    for person in (PEP, ZOE):
        done(await world.tables.join(table.id, person))
    done(await world.tables.start(table.id, ANA.id))
    while table.status == "live":
        playing = {ANA.id, PEP.id} | ({ZOE.id} if table.now.game.state.round < 3 else set())  # type: ignore[union-attr]
        asked = [
            each
            for each in table.now.decisions
            if table.seats[each.seat].user in playing and ("not-done",) not in each.options
        ]
        if asked:
            user = table.seats[asked[0].seat].user
            await world.tables.change(table.id, presses.press, user, asked[0].id, [asked[0].default])
        else:
            await world.wait((world.tables.next_due or 0.0) - world.clock.now())
    assert [seat.gone_since for seat in table.seats] == [None, None, 3]
    results = await world.store.results(table.id)
    assert [row.leaver for row in results] == [False, False, True] and all(row.rated for row in results)
    assert (results[2].place, results[2].winner) == (3, False)
    await world.restart(games=GAMES)
    assert (await world.tables.find(table.id)).seats == table.seats

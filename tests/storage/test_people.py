"""What is kept about people and servers, handed out, and forgotten."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

from storage.rows import OURS, ClockChange, RatingRow, ResultRow, SeatRow, TableRow, pseudonym
from storage.store import TableStore
from tests.storage.examples import NOW, a_lobby, a_move, an_answer, change, over

Live = Callable[..., Awaitable[TableRow]]

ANN, BEN = 30, 31


async def a_finished_game(store: TableStore, row: TableRow) -> None:
    """Ann, the host, against Ben, over after two moves, both rated."""
    await store.commit(change(row, seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, BEN, "Ben")], revision=2))
    rows = [an_answer(1, seat=0, user=ANN), an_answer(2, seat=1, user=BEN)]
    move = replace(
        a_move(row.id, 0, answers=2, clocks=ClockChange.between(row.clocks, [])),
        status="over",
        revision=4,
        log=rows,
        results=[
            ResultRow(0, ANN, None, "Ann", 1, 12, True, "most points", NOW, False, True, 26.0, 8.0),
            ResultRow(1, BEN, None, "Ben", 2, 9, False, "most points", NOW, False, True, 24.0, 8.0),
        ],
        ratings=[RatingRow(ANN, "alakazum", 26.0, 8.0, 1, NOW), RatingRow(BEN, "alakazum", 24.0, 8.0, 1, NOW)],
    )
    await store.commit(move)


async def forget(store: TableStore, user: int) -> None:
    """As `python -m storage forget` does."""
    alias = pseudonym()
    await store.forget_log(user, alias)
    await store.forget_user(user, alias)


async def test_settings_are_empty_then_what_was_set_last(store: TableStore) -> None:
    assert await store.user_settings(ANN) == {} == await store.guild_settings(ANN)
    await store.change_user_settings(ANN, lambda _: {"locale": "gl", "text_mode": True})
    await store.change_user_settings(ANN, lambda _: {"locale": "eu"})
    await store.set_guild_settings(ANN, {"channels": [1, 2]})
    assert await store.user_settings(ANN) == {"locale": "eu"}
    assert await store.guild_settings(ANN) == {"channels": [1, 2]}
    assert await store.user_settings(BEN) == {}


async def test_own_data_out(store: TableStore, live: Live) -> None:
    await a_finished_game(store, await live())
    await store.change_user_settings(ANN, lambda _: {"locale": "gl"})
    await store.set_guild_settings(OURS, {"news": {str(ANN): ["alakazoo"], str(BEN): ["alakazam"]}})
    kept = await store.export_user(ANN)
    assert json.loads(json.dumps(kept)) == {
        "user_id": ANN,
        "settings": {"locale": "gl"},
        "news": ["alakazoo"],
        "hosted": [{"id": 1, "guild_id": 10, "channel_id": 20, "game": "alakazum", "created_at": NOW}],
        "seats": [
            {"table_id": 1, "seat": 0, "user_id": ANN, "name": "Ann", "ai": None, "state": {}, "leaver_id": None}
        ],
        "left_seats": [],
        "moves": [{"table_id": 1, "n": 1, "seat": 0, "action": ["potion", 1], "by": "player", "at": NOW + 1}],
        "results": [
            {
                "table_id": 1,
                "seat": 0,
                "user_id": ANN,
                "ai": None,
                "name": "Ann",
                "place": 1,
                "points": 12,
                "winner": 1,
                "reason": "most points",
                "game": "alakazum",
                "guild_id": 10,
                "options": {"chaotic_toad": True},
                "ended_at": NOW,
                "leaver": 0,
                "rated": 1,
                "mean": 26.0,
                "deviation": 8.0,
                "collected": 0,
            }
        ],
        "ratings": [
            {"user_id": ANN, "game": "alakazum", "mean": 26.0, "deviation": 8.0, "played": 1, "updated_at": NOW}
        ],
        "daily": [],
        "evenings": [],
        "invitations": [],
        "reviews": [],
        "album": [],
    }


async def test_own_data_gone_and_others_games_whole(store: TableStore, live: Live) -> None:
    row = await live()
    await a_finished_game(store, row)
    await store.change_user_settings(ANN, lambda _: {"locale": "gl"})
    await store.change_user_settings(BEN, lambda _: {"locale": "eu"})
    bens = await store.export_user(BEN)
    await forget(store, ANN)

    kept = await store.export_user(ANN)
    assert kept.pop("user_id") == ANN and not any(kept.values())
    assert await store.export_user(BEN) == bens
    table = await store.load(row.id)
    alias = table.host_id
    assert alias < 0
    assert table.seats[0] == SeatRow(0, alias, "")
    assert [move.user_id for move in await store.moves(row.id)] == [None, alias, BEN]
    assert await store.results(row.id) == [
        ResultRow(0, alias, None, "", 1, 12, True, "most points", NOW, False, True, 26.0, 8.0),
        ResultRow(1, BEN, None, "Ben", 2, 9, False, "most points", NOW, False, True, 24.0, 8.0),
    ]


async def test_what_the_bot_would_still_tell_them_is_gone_too(store: TableStore) -> None:
    own = {"commands": '3f"é', "forms": {"tables": 1}, "news": {str(ANN): ["alakazoo"], f"{ANN}0": ["alakazam"]}}
    await store.set_guild_settings(OURS, own)
    await forget(store, ANN)
    assert await store.guild_settings(OURS) == {**own, "news": {f"{ANN}0": ["alakazam"]}}
    await forget(store, BEN)  # of whom it says nothing
    assert await store.guild_settings(OURS) == {**own, "news": {f"{ANN}0": ["alakazam"]}}


async def test_who_is_forgotten_is_nobody_else(store: TableStore, live: Live) -> None:
    await a_finished_game(store, await live())
    await forget(store, ANN)
    await forget(store, BEN)
    first, second, _ = (await store.load(1)).seats
    assert first.user_id != second.user_id
    await forget(store, 99)  # of whom nothing is kept


async def test_a_rating_of_the_pseudonym_already_gives_way_to_what_was_theirs(store: TableStore, live: Live) -> None:
    """A game that ended between an owner's letting go and this."""
    await a_finished_game(store, await live(20))
    theirs, alias = (await store.ratings("alakazum", [ANN]))[ANN], pseudonym()
    await store.commit(over(await live(21), 9, ratings=[RatingRow(alias, "alakazum", 27.0, 7.9, 1, NOW)]))
    await store.forget_user(ANN, alias)
    assert await store.ratings("alakazum", [ANN, alias]) == {alias: replace(theirs, user_id=alias)}


async def test_tables_of_a_person(store: TableStore, live: Live) -> None:
    await a_finished_game(store, await live(20))
    await live(21)
    await store.create_table(a_lobby(22, host=BEN))
    assert [head.id for head in await store.tables_of(ANN)] == [2]
    assert [head.id for head in await store.tables_of(BEN)] == [3]

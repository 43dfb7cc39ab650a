"""Before a game: sitting down, leaving, the host, the rules, the start, the lobby's day."""

import asyncio
from typing import Any

import pytest

from storage.errors import NoSuchTable
from tables import ending, lobby, press, seats
from tables.errors import NoTableError
from tables.new_tables import TableLimits
from tables.replies import Person, Refused, Reply
from tables.table import Place, Seat
from tables.table_rules import TableRules
from tests.tables.builder import ANA, MAX, PEP, RULES, SEED, ZOE, World, done

DAY = 86400.0


def refusal(reply: Reply) -> tuple[str, dict[str, Any]]:
    """Why something was refused."""
    assert isinstance(reply, Refused), reply
    return reply.key, reply.facts


async def test_a_lobby_is_kept_as_it_is_opened(world: World) -> None:
    reply = await world.tables.open(Place(1, 2, 3), ANA, "parley", {"goal": 2}, RULES, ["easy"])
    table = done(reply).table

    assert (table.status, table.host, table.place, table.options) == ("lobby", ANA.id, Place(1, 2, 3), {"goal": 2})
    assert table.seats == (Seat(user=101, name="Ana"), Seat(ai="easy"))
    assert world.tables.table_in(3) == table.id and world.tables.table_in(2) is None
    await world.restart()
    again = await world.tables.find(table.id)
    assert (again.place, again.options, again.rules, again.seats, again.host) == (
        table.place,
        table.options,
        RULES,
        table.seats,
        ANA.id,
    )
    assert again.now.seed == SEED and again.now.clocks == table.now.clocks
    assert world.ear.kinds() == ["opened"]


async def test_of_two_people_of_one_name_the_second_has_a_number_and_the_first_keeps_hers(world: World) -> None:
    table = await world.lobby(Person(1, "Ana"))
    for user, name in ((2, "ANA"), (3, "Añá"), (4, "Ana")):
        await world.tables.join(table, Person(user, name))
    at = await world.tables.find(table)
    assert [seat.name for seat in at.seats] == ["Ana", "ANA 2", "Añá", "Ana 3"], "compared without case alone"
    assert world.ear.changes[-1].notices[0].facts["name"] == "Ana 3"
    await world.tables.change(table, seats.leave, 1)
    assert [seat.name for seat in (await world.tables.find(table)).seats] == ["ANA 2", "Añá", "Ana 3"]
    await world.tables.join(table, Person(1, "Ana"))
    assert (await world.tables.find(table)).seats[-1].name == "Ana"


async def test_names_without_letters_are_not_numbered(world: World) -> None:
    table = await world.lobby(Person(1, ""))
    await world.tables.join(table, Person(2, ""))
    assert [seat.name for seat in (await world.tables.find(table)).seats] == ["", ""]  # shown by the seat's number


async def test_a_substitute_has_another_name_than_whoever_sits_there(world: World) -> None:
    table = await world.lobby(Person(1, "Ana"))
    await world.tables.join(table, Person(2, "Bea"))
    await world.tables.change(table, seats.offer, 2)
    offer = (await world.tables.find(table)).seats[1].offers
    await world.tables.change(table, seats.hand_over, 2, Person(3, "ana"), offer)
    assert [seat.name for seat in (await world.tables.find(table)).seats] == ["Ana", "ana 2"]


async def test_options_that_are_not_named_have_their_default(world: World) -> None:
    at = await world.tables.find(await world.lobby(ANA))
    assert at.options == {"goal": 3}


async def test_a_game_without_normal_lends_the_level_it_has(world: World) -> None:
    table = done(await world.tables.open(Place(1, 2), ANA, "parley", rules=TableRules())).table
    assert table.rules == TableRules(stand_in="easy")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, ("unknown-game", {"game": "chess", "allowed": ("parley",)})),
        ({"options": {"goal": "many"}}, ("bad-option", {"option": "goal", "problem": "int_parsing"})),
        ({"options": {"gaol": 1}}, ("bad-option", {"option": "gaol", "problem": "extra_forbidden"})),
        ({"ai": ["grim"]}, ("unknown-level", {"level": "grim", "allowed": ("easy",)})),
        ({"ai": ["easy"] * 4}, ("full", {"seats": 4})),
        ({"rules": TableRules(stand_in="grim")}, ("unknown-level", {"level": "grim", "allowed": ("easy",)})),
        (
            {"rules": TableRules(stand_in="easy", seconds={"trun": 60})},
            ("bad-option", {"option": "seconds.trun", "problem": "unknown-clock"}),
        ),
    ],
)
async def test_a_lobby_that_cannot_be_is_refused(world: World, wish: dict[str, Any], why: tuple[str, Any]) -> None:
    wish = {"place": Place(1, 2), "host": ANA, "game": "parley", "rules": RULES} | wish
    assert refusal(await world.tables.open(**wish)) == why
    assert world.tables.table_in(2) is None and world.ear.changes == []
    with pytest.raises(NoSuchTable):
        await world.store.load(1)


async def test_one_table_a_channel_and_one_more_in_each_thread(world: World) -> None:
    first = done(await world.tables.open(Place(1, 2), ANA, "parley", rules=RULES)).table
    assert refusal(await world.tables.open(Place(1, 2), PEP, "parley", rules=RULES)) == (
        "channel-taken",
        {"table": first.id},
    )
    done(await world.tables.open(Place(1, 2, 9), PEP, "parley", rules=RULES))


async def test_two_who_open_at_the_same_moment_get_one_table(world: World) -> None:
    replies = await asyncio.gather(
        *[world.tables.open(Place(1, 2), each, "parley", rules=RULES) for each in (ANA, PEP, ZOE)]
    )
    assert sorted(type(reply).__name__ for reply in replies) == ["Done", "Refused", "Refused"], "whoever was first"


@pytest.mark.parametrize(
    ("limits", "whose"),
    [
        (TableLimits(hosted=2), "host"),
        (TableLimits(seats=2), "seats"),
        (TableLimits(channel=2), "channel"),
        (TableLimits(guild=2), "guild"),
    ],
)
async def test_limits_are_told_and_free_again_when_a_table_ends(world: World, limits: TableLimits, whose: str) -> None:
    await world.restart(limits=limits)
    place = [Place(1, 2, thread) for thread in (5, 6, 7)]
    tables = [done(await world.tables.open(each, ANA, "parley", rules=RULES)).table for each in place[:2]]

    third = await world.tables.open(place[2], ANA, "parley", rules=RULES)

    assert refusal(third) == ("too-many-tables", {"whose": whose, "limit": 2})
    done(await world.tables.change(tables[0].id, ending.end, ANA.id))
    done(await world.tables.open(place[2], ANA, "parley", rules=RULES))


async def test_limits_hold_for_lobbies_opened_at_the_same_moment(world: World) -> None:
    await world.restart(limits=TableLimits(hosted=2))
    places = [Place(1, 2, thread) for thread in (5, 6, 7)]
    replies = await asyncio.gather(*[world.tables.open(each, ANA, "parley", rules=RULES) for each in places])
    assert sorted(type(reply).__name__ for reply in replies) == ["Done", "Done", "Refused"]


async def test_who_sits_at_too_many_tables_cannot_join_another(world: World) -> None:
    await world.restart(limits=TableLimits(seats=1))
    await world.lobby(PEP)
    table = await world.lobby(ANA)
    assert refusal(await world.tables.join(table, PEP)) == ("too-many-tables", {"whose": "seats", "limit": 1})


async def test_people_join_until_it_is_full_and_sit_once(world: World) -> None:
    table = await world.lobby(ANA, PEP, ZOE)
    assert refusal(await world.tables.join(table, PEP)) == ("already-seated", {"seat": 1})
    done(await world.tables.join(table, MAX))
    assert refusal(await world.tables.join(table, Person(9, "Eva"))) == ("full", {"seats": 4})
    assert refusal(await world.tables.change(table, lobby.add_ai, ANA.id, "easy")) == ("full", {"seats": 4})
    assert [seat.name for seat in (await world.tables.find(table)).seats] == ["Ana", "Pep", "Zoe", "Max"]


async def test_two_who_join_at_the_same_moment_both_sit(world: World) -> None:
    table = await world.lobby(ANA)
    await asyncio.gather(world.tables.join(table, PEP), world.tables.join(table, ZOE))
    assert len((await world.tables.find(table)).seats) == 3


async def test_anyone_seated_adds_an_ai_and_nobody_else(world: World) -> None:
    table = await world.lobby(ANA, PEP)
    done(await world.tables.change(table, lobby.add_ai, PEP.id, "easy"))
    facts = {"table": table, "host": ANA.id, "status": "lobby"}
    assert refusal(await world.tables.change(table, lobby.add_ai, ZOE.id, "easy")) == ("outsider", facts)
    assert refusal(await world.tables.change(table, lobby.add_ai, ANA.id, "grim"))[0] == "unknown-level"
    assert (await world.tables.find(table)).seats[2] == Seat(ai="easy")


async def test_a_seat_that_is_left_is_free_and_the_host_passes_on(world: World) -> None:
    table = await world.lobby(ANA, PEP, ZOE, ai=1)
    world.ear.kinds()

    done(await world.tables.change(table, seats.leave, ANA.id))

    at = await world.tables.find(table)
    assert at.seats == (Seat(ai="easy"), Seat(user=102, name="Pep"), Seat(user=103, name="Zoe"))
    assert at.host == PEP.id
    (_, passed) = world.ear.notices
    assert (passed.kind, passed.facts) == ("host-passed", {"user": PEP.id})
    assert refusal(await world.tables.start(table, ZOE.id)) == ("not-host", {"host": PEP.id})
    await world.restart()
    assert (await world.tables.find(table)).host == PEP.id
    assert refusal(await world.tables.change(table, seats.leave, ANA.id))[0] == "outsider"


async def test_a_lobby_without_people_closes(world: World) -> None:
    table = await world.lobby(ANA, ai=2)
    world.ear.kinds()
    at = done(await world.tables.change(table, seats.leave, ANA.id)).table
    assert (at.status, world.ear.kinds()) == ("over", ["left", "closed"])
    assert world.tables.table_in(at.place.here) is None
    assert (await world.store.load(table)).status == "over"


async def test_the_host_empties_seats_and_nobody_else_does(world: World) -> None:
    table = await world.lobby(ANA, PEP, ai=1)

    async def remove(*given: int) -> Reply:
        return await world.tables.change(given[0], lobby.remove, *given[1:])

    assert refusal(await remove(table, PEP.id, 1)) == ("not-host", {"host": ANA.id})
    assert refusal(await remove(table, ANA.id, 0)) == ("remove-yourself", {"seat": 0})
    assert refusal(await remove(table, ANA.id, 3)) == ("no-such-seat", {"seat": 3})
    assert refusal(await remove(table, ANA.id, -1)) == ("no-such-seat", {"seat": -1})
    assert refusal(await remove(table, ZOE.id, 1))[0] == "outsider"
    done(await remove(table, ANA.id, 1))
    assert [seat.user for seat in (await world.tables.find(table)).seats] == [ANA.id, PEP.id]


async def test_the_host_chooses_the_rules_and_nobody_else_does(world: World) -> None:
    table = await world.lobby(ANA, PEP)
    slow = TableRules(stand_in="easy", clock="slow", locale="ca")
    assert refusal(await world.tables.change(table, lobby.set_options, PEP.id, {"goal": 5})) == (
        "not-host",
        {"host": ANA.id},
    )
    assert refusal(await world.tables.change(table, lobby.set_options, ANA.id, {"goal": []}))[0] == "bad-option"
    done(await world.tables.change(table, lobby.set_options, ANA.id, {"goal": 5}))
    done(await world.tables.change(table, lobby.set_options, ANA.id, rules=slow))
    await world.restart()
    at = await world.tables.find(table)
    assert (at.options, at.rules) == ({"goal": 5}, slow)


async def test_only_the_host_starts_with_enough_seats_and_once(world: World) -> None:
    table = await world.lobby(ANA)
    assert refusal(await world.tables.start(table, ANA.id)) == ("too-few-seats", {"needed": 2, "filled": 1})
    await world.tables.join(table, PEP)
    assert refusal(await world.tables.start(table, PEP.id)) == ("not-host", {"host": ANA.id})
    started = done(await world.tables.start(table, ANA.id))
    assert [event.kind for event in started.events] == ["dealt"]
    assert refusal(await world.tables.start(table, ANA.id)) == ("not-lobby", {"status": "live"})
    assert refusal(await world.tables.join(table, ZOE)) == ("not-lobby", {"status": "live"})
    assert refusal(await world.tables.change(table, lobby.set_options, ANA.id, {})) == ("not-lobby", {"status": "live"})
    row = await world.store.load(table)
    assert (row.status, row.n) == ("live", 0)
    (opening,) = await world.store.moves(table)
    assert (opening.by, opening.seat, opening.user_id) == ("opening", None, ANA.id)


async def test_the_options_chosen_are_the_ones_played(world: World) -> None:
    at = await world.tables.find(await world.live(ANA, PEP, goal=7))
    assert at.game is not None and at.game.options.model_dump() == {"goal": 7}


async def test_a_lobby_expires_after_a_day_with_a_notice(world: World) -> None:
    table = await world.lobby(ANA, PEP)
    await world.wait(DAY - 1)
    await world.tables.join(table, ZOE)  # does not renew it
    world.ear.kinds()
    assert (await world.tables.find(table)).status == "lobby"

    await world.wait(1)

    assert world.ear.kinds() == ["expired"]
    assert refusal(await world.tables.join(table, MAX)) == ("not-lobby", {"status": "over"})


async def test_a_started_game_does_not_expire_like_a_lobby(world: World) -> None:
    table = await world.live(ANA, PEP, rules=TableRules(stand_in="easy", absence="nothing"))
    await world.wait(2 * DAY)
    assert (await world.tables.find(table)).status == "live"


async def test_the_host_closes_a_lobby(world: World) -> None:
    table = await world.lobby(ANA, PEP)
    assert refusal(await world.tables.change(table, ending.end, PEP.id))[0] == "not-host"
    assert done(await world.tables.change(table, ending.end, ANA.id)).table.status == "over"
    assert refusal(await world.tables.change(table, ending.end, ANA.id)) == ("not-live", {"status": "over"})


async def test_a_game_ends_early_when_all_its_people_agree(world: World) -> None:
    table = await world.live(ANA, PEP, ai=1)
    wanted = done(await world.tables.change(table, ending.end, PEP.id))
    assert wanted.table.status == "live"
    assert (wanted.change.notices[0].kind, wanted.change.notices[0].facts) == ("end-wanted", {"agreed": 1, "needed": 2})
    await world.restart()
    ended = done(await world.tables.change(table, ending.end, ANA.id))
    assert (ended.table.status, [told.facts for told in ended.change.notices]) == ("over", [{"why": "agreed"}])
    assert await world.store.results(table) == []


async def test_an_admin_ends_any_table(world: World) -> None:
    for table in (await world.lobby(ANA), await world.live(PEP, ZOE)):
        assert done(await world.tables.reset(table)).table.status == "over"
        assert refusal(await world.tables.reset(table)) == ("not-live", {"status": "over"})


async def test_who_leaves_a_game_is_followed_by_an_ai_and_the_host_passes_on(world: World) -> None:
    table = await world.live(ANA, PEP)
    at = done(await world.tables.change(table, seats.leave, ANA.id)).table
    assert (at.seats[0], at.host) == (
        Seat(ai="easy", name=ANA.name, leaver=ANA.id, left_order=1, left_at=at.seats[0].left_at),
        PEP.id,
    )
    assert world.ear.kinds() == ["left", "host-passed"]
    await world.restart()
    at = await world.play(table)
    assert at.game is not None and at.game.outcome is not None


async def test_a_game_that_its_last_person_leaves_ends(world: World) -> None:
    table = await world.live(ANA, ai=2)
    at = done(await world.tables.change(table, seats.leave, ANA.id)).table
    assert (at.status, world.ear.kinds()) == ("over", ["left", "ended"])
    assert refusal(await world.tables.change(table, seats.leave, ANA.id)) == ("not-live", {"status": "over"})


async def test_whoever_ended_a_game_by_leaving_sits_there_no_more(world: World) -> None:
    table = await world.live(ANA, ai=2)
    done(await world.tables.change(table, seats.leave, ANA.id))
    assert [(seat.user_id, seat.name, seat.ai) for seat in (await world.store.load(table)).seats] == [
        (None, "Ana", "easy"),  # whose result it is
        (None, "", "easy"),
        (None, "", "easy"),
    ]
    await world.restart()
    assert refusal(await world.tables.rematch(table, ANA))[0] == "outsider"


async def test_a_rematch_has_the_same_rules_place_and_ai_and_all_who_want_it(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, ai=1, goal=1)
    assert refusal(await world.tables.rematch(table, PEP)) == ("not-over", {"status": "live"})
    old = await world.play(table)

    new = done(await world.tables.rematch(table, PEP)).table

    assert (new.status, new.place, new.options, new.host) == ("lobby", old.place, {"goal": 1}, PEP.id)
    assert new.seats == (Seat(user=102, name="Pep"), Seat(ai="easy"))
    assert done(await world.tables.rematch(table, ANA)).table is new
    assert refusal(await world.tables.rematch(table, MAX))[0] == "outsider"
    assert refusal(await world.tables.rematch(table, ANA))[0] == "already-seated"


async def test_a_rematch_among_ai_alone_begins_at_once(world: World) -> None:
    """There is nobody to wait for: the same AI sit there, and hints are as in any game that begins alone."""
    table = await world.live(ANA, ai=2, goal=1)
    old = await world.play(table)

    new = done(await world.tables.rematch(table, ANA)).table

    assert (new.status, new.place, new.options) == ("live", old.place, {"goal": 1})
    assert [(seat.user, seat.ai) for seat in new.seats] == [(101, None), (None, "easy"), (None, "easy")]
    assert new.now.decisions and new.rules.hinted


async def test_a_table_that_never_was_is_no_table(world: World) -> None:
    assert refusal(await world.tables.join(77, ANA)) == ("no-table", {"table": 77})
    assert refusal(await world.tables.change(77, press.press, ANA.id, 1, [("rest",)])) == ("no-table", {"table": 77})
    with pytest.raises(NoTableError):
        await world.tables.find(77)


async def test_a_live_table_that_is_not_in_the_hall_is_nobodys_to_change(world: World) -> None:
    row = await world.store.load(await world.lobby(ANA))
    row.channel_id = 99
    strange = await world.store.create_table(row)
    assert refusal(await world.tables.join(strange, PEP)) == ("no-table", {"table": strange})


async def test_all_tables_of_a_person(world: World) -> None:
    first, second = await world.lobby(ANA, PEP), await world.live(PEP, ZOE)
    await world.tables.change(await world.lobby(PEP), ending.end, PEP.id)
    assert await world.tables.tables_of(PEP.id) == [first, second]

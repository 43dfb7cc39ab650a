"""A finished game step by step: for whom, from which log, and what is then open."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import Any
from unittest.mock import create_autospec

import discord
import pytest

from bot.commands.replay import may_see
from bot.delivery.layout import compose, fit
from bot.delivery.table_posts import End
from bot.screens.end import end
from bot.screens.game import screens_of
from bot.screens.pages import check
from bot.screens.people import reader_of
from bot.screens.replay import ReplayPlace, read_place, replay, turns
from bot.screens.screen import Picture, Select, Text
from bot.screens.turning_points import MOST
from bot.texts import Markdown, unmarked
from games import GAMES
from games.kernel.chance import Chance
from playground import Playground, Seat
from tables import lobby
from tables.draft import Draft
from tables.persistence import row_of
from tables.replay import Surprise
from tables.replies import Person
from tables.table import Place, Table
from tables.table import Seat as Seating
from tables.table_rules import TableRules
from tables.timing import Timing
from tests.bot.house import LIBRARY, OWN_SCREENS, House, buttons, press, selects, text
from tests.bot.words import buttons_of, labels_of, text_of

pytestmark = pytest.mark.usefixtures("no_errors")
SAY, RULES = LIBRARY.texts("en"), TableRules()


async def finished(house: House, game: str, *people: Seat, channel: int | None = None) -> int:
    """A game that easy players have played to its end in a channel, saved in one commit; its table."""
    rules, now = GAMES[game], house.tables.time.now()
    lobby_draft = Draft(0, rules, lobby.new_state(rules, int(people[0].id), {}, RULES, bytes(32), now), now, Timing())
    for seat in people:
        lobby.join(lobby_draft, Person(int(seat.id), seat.name))
    table = Table(0, Place(house.play.guild.id, channel or house.play.channel.id), game, lobby_draft.state)
    table.id = await house.store.create_table(row_of(table, lobby_draft.state))
    draft, rng, ai = Draft(table.id, rules, table.now, now, Timing()), Chance(b"r" * 32), rules.LEVELS["easy"]
    lobby.start(draft, int(people[0].id))
    while draft.decisions:
        decision, action = next_move(draft, ai, rng)
        draft.submit(decision, action, "player", draft.state.seats[decision.seat].user)
    draft.state.revision += 1
    await house.store.commit(draft.table_change())
    return table.id


def next_move(draft: Draft, ai: Any, rng: Chance) -> tuple[Any, Any]:
    for decision in draft.decisions:
        if (action := ai.choose(draft.game.view(decision.seat), decision, rng, 0)) is not None:
            return decision, action
    return draft.decisions[0], draft.decisions[0].default


@pytest.mark.parametrize("game", OWN_SCREENS)
async def test_every_step_of_every_game_fits_and_the_last_is_the_end(game: str, house: House) -> None:
    table = await finished(house, game, *(house.seat(name) for name in ("Ana", "Bea", "Cid")))
    found = await house.live.replays.of(table)
    end = await house.tables.find(table)
    last = found.position(found.last)
    assert last is not None and end.game is not None and last.snapshot() == end.game.snapshot()
    assert [step.n for step in found.steps] == sorted({step.n for step in found.steps})
    assert found.steps[0].n == 0 and found.steps[-1].n == end.n
    for step in range(0, found.last + 1, 5):
        for pictures in (False, True):
            screen = replay(found, ReplayPlace(step, step % 3), SAY, pictures=pictures)
            assert compose(screen).components
            kept = fit(screen).parts
            assert labels_of(kept) == ["First", "Previous", "Next", "Last", "Show in the channel", "Review"]
            assert sum(isinstance(part, Select) for part in kept) == 2
            assert any(isinstance(part, Picture) for part in screen.parts) == pictures
    began = process_time()
    replay(found, ReplayPlace(found.last // 2, 0), SAY, pictures=True)
    assert process_time() - began < 0.1


async def test_all_hands_are_open_and_the_words_are_those_of_the_time(house: House, ana: Seat, bea: Seat) -> None:
    table = await finished(house, "alakazum", ana, bea)
    shown = await (await ana.slash("replay", game=str(table))).shown()
    assert "step 1 of" in text(shown)
    hands = next(id for id in selects(shown) if "hands" in id)
    opened = await (await press(ana, shown, hands, "h0.1")).shown()
    assert "What **Bea** held:" in text(opened)
    forward = await (await ana.click("Next", on=opened)).shown()
    assert "step 2 of" in text(forward) and "What **Bea** held:" in text(forward)
    closed = await (await press(ana, forward, hands, "h1.x")).shown()
    assert "held" not in text(closed)
    last = await (await ana.click("Last", on=closed)).shown()
    assert "Next" not in buttons(last) and "Previous" in buttons(last)
    back = await (await ana.click("First", on=last)).shown()
    assert "step 1 of" in text(back)


def _until(found: Any, step: int) -> tuple[Any, list[Any]]:
    """What everybody saw up to a step."""
    events = [each for one in found.steps[: step + 1] for each in one.events if each.audience is None]
    return found.position(found.last).view(None), events


async def test_a_turning_point_is_where_it_happened(house: House) -> None:
    for game in OWN_SCREENS:
        table = await finished(house, game, house.seat("Ana"), house.seat("Bea"), house.seat("Cid"))
        found = await house.live.replays.of(table)
        some = turns(found, SAY)
        assert 1 <= len(some) <= MOST
        message = End(house.client.services.boards.context, found.table)
        screen = await message.wanted(pictures=False)
        assert screen is not None
        (told,) = [part.text for part in screen.parts if isinstance(part, Text) and "Turning points" in part.text]
        lines = [unmarked(Markdown(line)) for line in told.splitlines()[1:]]
        same = [
            line.startswith(f"Round {number}: {words}") for line, (_, number, words) in zip(lines, some, strict=True)
        ]
        assert all(same), "the end tells the same"
        reader = reader_of(found.table, SAY)
        for step, _, words in some:
            assert 0 < step <= found.last
            then = screens_of(game).beats(*_until(found, step), reader)
            before = screens_of(game).beats(*_until(found, step - 1), reader)
            new = [unmarked(beat.words) for beat in then if beat not in before]
            assert any(said.startswith(words) for said in new), "by then it has happened, and not before"


async def test_the_button_on_the_result_and_a_step_for_the_channel(house: House, ana: Seat, bea: Seat) -> None:
    number = await finished(house, "alakazam", ana, bea, house.seat("Cid"))
    table = await house.tables.find(number)
    log = await house.tables.log(number)
    assert f"al:{number}:end:replay" in [button.id for button in buttons_of(end(table, log, SAY))]
    reply = await (await ana.slash("replay", game=str(number))).shown()
    told = text(await (await press(ana, reply, f"al:{number}:log:last")).shown())
    some = turns(await house.live.replays.of(number), SAY)
    assert some and all(f"Round {at}: {words}" in unmarked(Markdown(told)) for _, at, words in some), "so does the log"
    shown = await (await press(ana, reply, f"al:{number}:end:replay")).shown()
    assert "step 1 of" in text(shown)
    posted = await ana.click("Show in the channel", on=shown)
    assert not posted.ephemeral
    public = await posted.shown()
    assert "Shown by **Ana**" in text(public) and buttons(public) == {}


async def test_who_did_not_play_may_look_where_they_can_see_the_channel(house: House, play: Playground) -> None:
    other = play.world.channel(play.guild, "other")
    table = await finished(house, "alakazum", house.seat("Ana"), house.seat("Bea"), channel=other.id)
    dan = house.seat("Dan")
    for number, sees in ((str(table), True), (str(table + 100), False), ("twelve", False)):
        said = text(await (await dan.slash("replay", game=number)).shown())
        assert ("step 1 of" in said, "can’t find a finished game" in said) == (sees, not sees)


def asked(user: int, guild: int | None, here: int, *, sees: bool = True, private: bool | None = None) -> Any:
    """An interaction of somebody in channel `here`; `sees`: they can see channel 6; `private`: thread 7 is there."""
    member = create_autospec(discord.Member, instance=True, id=user)
    channel = SimpleNamespace(permissions_for=lambda one: SimpleNamespace(view_channel=sees and one is member))
    thread = None if private is None else SimpleNamespace(is_private=lambda: private)
    there = SimpleNamespace(id=guild, get_channel={6: channel}.get, get_thread=lambda id: thread if id == 7 else None)
    return SimpleNamespace(user=member, guild=None if guild is None else there, channel_id=here)


@pytest.mark.parametrize(
    ("interaction", "thread", "allowed"),
    [
        (partial(asked, 1, 5, 9, sees=False), None, True),  # has played
        (partial(asked, 2, None, 9), None, True),  # has left, and asks elsewhere
        (partial(asked, 3, 5, 9), None, True),
        (partial(asked, 3, 5, 9, sees=False), None, False),
        (partial(asked, 3, 4, 9), None, False),  # another server
        (partial(asked, 3, None, 9), None, False),
        (partial(asked, 3, 5, 9, private=False), 7, True),
        (partial(asked, 3, 5, 9, private=False, sees=False), 7, False),
        (partial(asked, 3, 5, 9, private=True), 7, False),
        (partial(asked, 3, 5, 9), 7, False),  # a thread that the bot doesn't see any more
        (partial(asked, 3, 5, 7), 7, True),  # from within it
    ],
)
def test_who_may_see(interaction: Callable[[], Any], thread: int | None, allowed: bool) -> None:
    seats = (Seating(user=1), Seating(ai="easy", leaver=2))
    table: Any = SimpleNamespace(seats=seats, place=Place(5, 6, thread))
    assert may_see(interaction(), table) == allowed


async def test_a_running_game_has_no_replay(house: House, ana: Seat, bea: Seat) -> None:
    lobby = await (await ana.slash("alakazum new")).shown()
    await bea.click("Sit down", on=lobby)
    for _ in range(2):
        said = text(await (await ana.slash("replay", game="1")).shown())
        assert "step" not in said
        if (await house.tables.find(1)).status == "lobby":
            await ana.click("Start", on=lobby)


async def test_a_game_of_older_rules_shows_what_its_log_says(tmp_path: Path, house: House) -> None:
    ana, bea = house.seat("Ana"), house.seat("Bea")
    table = await finished(house, "alakazoo", ana, bea)
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection, connection:
        connection.execute("UPDATE moves SET rules_version = 0")
    shown = await (await ana.slash("replay", game=str(table))).shown()
    assert "older rules" in text(shown)
    forward = await (await ana.click("Next", on=shown)).shown()
    assert "step 2 of" in text(forward) and not [id for id in selects(forward) if "hands" in id]


async def test_own_games_are_offered_while_one_types(house: House, play: Playground, ana: Seat, bea: Seat) -> None:
    await finished(house, "alakazum", ana, bea)
    await finished(house, "alakazoo", ana, bea, channel=play.world.channel(play.guild, "other").id)
    offered = await ana.autocomplete("replay", "game", "zoo")
    assert [choice["value"] for choice in offered] == ["2"] and "Alakazoo" in offered[0]["name"]
    assert await house.seat("Dan").autocomplete("replay", "game", "a") == []


def test_places_are_read_as_they_were_written() -> None:
    for place in (ReplayPlace(0), ReplayPlace(12, 3)):
        assert read_place(place.spelled("n")) == place
    with pytest.raises(ValueError):
        read_place("n")


async def test_a_replay_advises_by_normal_where_a_hard_ai_thought_ahead(house: House) -> None:
    found = await house.live.replays.of(await finished(house, "alakazum", house.seat("Ana"), house.seat("Bea")))
    at, position, asked = next(
        (at, game, game.decisions[0])
        for at in range(5, found.last)
        if (game := found.position(at)) is not None and game.decisions[0].kind == "action"
    )
    surprise = Surprise(asked.seat, position.view(asked.seat), asked, (("pass",),))
    steps = [*found.steps]
    steps[at + 1] = steps[at + 1]._replace(surprise=surprise)
    plain = text_of(replay(found, ReplayPlace(at + 1), SAY, pictures=False))
    told = text_of(replay(replace(found, steps=steps), ReplayPlace(at + 1), SAY, pictures=False))
    assert "thought ahead" not in plain
    (line,) = [line for line in told.splitlines() if "thought ahead" in line]
    assert line.startswith(f"💭 **{('Ana', 'Bea')[asked.seat]}**") and told.replace(f"\n{line}", "") == plain


async def test_a_game_whose_moves_are_deleted_says_so(house: House, ana: Seat, bea: Seat) -> None:
    table = await finished(house, "alakazum", ana, bea)
    found = await house.tables.find(table)
    assert text_of(check(found, SAY)) in text_of(check(found, SAY, pruned=True))
    assert await house.live.replays.has_log(table)
    await house.store.prune([table])
    assert not await house.live.replays.has_log(table)
    assert SAY("refused-log-pruned") in text(await (await ana.slash("replay", game=str(table))).shown())
    assert SAY("check-pruned") in text_of(check(found, SAY, pruned=True))
    assert SAY("check-pruned") not in text_of(check(found, SAY))

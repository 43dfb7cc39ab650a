"""Words that are true: legends, turning points, minus signs, refusals, what is told first, who did it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.screens import daily, pages
from bot.screens.alakazam.screens import SCREENS as BAZAAR
from bot.screens.game import SCREENS, Reader
from bot.screens.house_rules import rules_of
from bot.screens.signs import spoken
from bot.texts import number
from games import GAMES
from games.alakazam import Alakazam
from games.kernel.game import Event
from pictures.alakazam.seats import alakazam_people, seats
from playground import Playground, Seat
from tables.replies import Change, Notice
from tables.table import Table
from tests.bot.house import LIBRARY, House, a_game, press, text
from tests.bot.test_lost_channels import a_game_elsewhere, status
from tests.bot.test_together import choose, in_turn
from tests.bot.words import text_of
from tests.games.alakazum.table import a_table

pytestmark = pytest.mark.usefixtures("no_errors")
SAY = LIBRARY.texts("en")
READER = Reader(SAY, ("Ana", "Pep", "Bea"))


# ---- Alakazam! -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("three", "said"), [(True, "the game ends after round 3"), (False, "the game ends when somebody has more than 30")]
)
@pytest.mark.parametrize("language", LIBRARY.languages)
def test_the_legend_says_what_ends_this_game(three: bool, said: str, language: str) -> None:
    game = Alakazam.new(bytes(32), 2, Alakazam.Options(three_rounds=three))
    reader = Reader(LIBRARY.texts(language), ("Ana", "Pep"))
    screen = pages.Screen(tuple(BAZAAR.table(game.view(None), reader)))
    shown, aloud = text_of(screen.parts), text_of(spoken(screen, reader.say).parts)
    if language == "en":
        assert said in shown and said.capitalize() in aloud
    assert ("30" in shown.splitlines()[-1]) == ("30" in aloud.splitlines()[-1]) == (not three)


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize(("key", "rounds"), [("alakazum", 6), ("alakazoo", 6), ("alakazam", 2)])
def test_a_sprint_says_of_how_many_rounds_it_is(key: str, rounds: int, language: str) -> None:
    kind, say = GAMES[key], LIBRARY.texts(language)
    game = kind.new(bytes(32), 2, kind.Options.model_validate({"sprint": True}))
    while not game.view(None).round:
        game.submit(game.decisions[0].seat, game.decisions[0].default)
    reader, view = Reader(say, ("Ana", "Pep")), game.view(None)
    heading = str(SCREENS[key].heading(view, reader))
    assert "1" in heading and str(rounds) in heading and say.plain(f"rule-{key}-sprint").lower() in heading.lower()
    view.round = rounds
    last = str(SCREENS[key].heading(view, reader)) + str(SCREENS[key].race(view, reader))
    assert str(rounds) in last
    if language == "en" and key != "alakazam":
        assert "last" in last.lower()


def test_in_a_sprint_of_alakazam_no_flag_stands_at_31() -> None:
    for options, flag in (({"sprint": True}, False), ({}, True)):
        view = Alakazam.new(bytes(32), 2, Alakazam.Options.model_validate(options)).view(None)
        assert [row.flag for row in seats(view, alakazam_people(("Ana", "Pep")))[0].rows] == [flag, flag]


def scored(round_: int, *points: int, card: int | None = None) -> list[Event]:
    """A round of Alakazam! in which these points were scored, the best by that card; then the next begins."""
    found = [Event("round", (round_, (), (), ()), None)]
    for seat, some in enumerate(points):
        rows = ((card, True, some, ()),) if card is not None and some == max(points) else ()
        found.append(Event("scored", (seat, rows, some, some), None))
    return found


def test_a_round_is_told_with_what_it_brought_and_a_true_minus() -> None:
    view = Alakazam.new(bytes(32), 3).view(None)
    told = [beat.words.replace("**", "") for beat in BAZAAR.beats(view, scored(2, 4, -3, 0, card=0), READER)]
    assert told == ["Ana scored +4 with Bonus 5: 4 in all.", "Pep scored −3: −3 in all.", "Bea scored 0: 0 in all."]


# ---- numbers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_there_is_one_minus_sign(language: str) -> None:
    say = LIBRARY.texts(language)
    assert number(-7) == "−7"
    assert "−7" in say("alakazam-race-lead", who="Ana", count=1, points=-7, now=-7, then=-7, target=30, rounds=0)
    assert "-7" not in say("round-named", round=-7)
    assert "2026-11-22" in say.plain("settings-language", language="2026-11-22")


# ---- the daily table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "points", "won", "said"),
    [
        ("alakazum", (9, 8), False, "lost 9 : 8 against the easy AI (an Alakazum decided it)"),
        ("forest", (9, 8), False, "(the invaders won)"),
        ("alakazum", (5, 9), False, "lost 5 : 9 against the easy AI in"),
        ("alakazum", (9, 8), True, "won 9 : 8 against the easy AI in"),
        ("alakazum", (8, 9), True, "won 8 : 9 against the easy AI (an Alakazum decided it)"),
    ],
)
def test_a_daily_result_says_what_decided_it(reason: str, points: tuple[int, int], won: bool, said: str) -> None:
    outcome = SimpleNamespace(reason=reason, points=points, winners=(0,) if won else (1,))
    game = SimpleNamespace(outcome=outcome, state=SimpleNamespace(round=12))
    seats = (SimpleNamespace(user=1), SimpleNamespace(user=None))
    rules = SimpleNamespace(daily="2026-11-22")
    table: Any = SimpleNamespace(game=game, seats=seats, rules=rules, game_key="alakazum")
    assert said in (daily.share_line(table, SAY) or "")


# ---- at the table --------------------------------------------------------------------------------------------------


async def test_that_time_ran_out_stands_before_what_was_done(house: House) -> None:
    await in_turn(house)
    table: Table = await house.tables.find(1)
    recent = house.client.services.recent
    await recent.load(table)
    done = Event("undone", (0,), None)
    recent.table_changed(table, Change(9, 9, "clock", 0, (done,), notices=(Notice("missed", {}, (0,)),)))
    assert [line.split(" ")[0] for line in recent.sentences(table, SAY)[-2:]] == ["Time", "↩"]


async def test_an_agreed_undo_says_that_later_moves_go_too(house: House) -> None:
    people = await a_game(house, "Ana", "Bea", "Zoe")
    table = await house.tables.find(1)

    def asked() -> Seat:
        user = table.seats[table.now.decisions[0].seat].user
        return next(one for one in people if int(one.id) == user)

    first = asked()
    await choose(house, first)
    second = asked()
    await choose(house, second)
    await house.tables.undo(1, int(first.id))
    await second.until(lambda: second.message("with it all moves since"))
    for one in people:
        if one is not first:
            await house.tables.agree_to_undo(1, int(one.id))
    await second.until(lambda: second.message("and with it all moves since"))
    assert asked() is first
    await choose(house, first)
    await house.tables.undo(1, int(first.id))
    await second.until(lambda: second.message("has taken back their last move."))


async def test_after_a_substitution_each_act_is_told_of_who_did_it(house: House) -> None:
    first, second = await in_turn(house)
    dan = house.seat("Dan")
    await choose(house, first)
    offer = await (await first.slash("table substitute", user=dan.id)).shown()
    await dan.click("Take the seat", on=offer)
    table = await house.tables.find(1)
    recent = house.client.services.recent
    await recent.load(table)
    told = "\n".join(recent.sentences(table, SAY))
    assert f"<@{first.id}> " in told and "**Dan** takes over" in told
    recent.forget(1)  # as after a restart
    await recent.load(table)
    assert f"<@{first.id}> " in "\n".join(recent.sentences(table, SAY))
    log = text(await (await second.slash("table log")).shown())
    assert f"<@{first.id}> " in log


async def test_rules_that_exclude_each_other_are_named(ana: Seat) -> None:
    refused = await ana.slash("alakazam new", face_down=True, market=True, three_rounds=True)
    assert "You can’t combine these rules: Face down and Market." in text(await refused.shown())
    refused = await ana.slash("alakazam new", sprint=True, three_rounds=True)
    assert "You can’t combine these rules: Three rounds and Sprint." in text(await refused.shown())
    lobby = await ana.slash("alakazam new", sprint=True, market=True)
    assert "three to five minutes" in text(await lobby.shown()) and "Sprint" in text(await lobby.shown())


async def test_wishes_that_make_no_sense_are_refused_in_a_sentence(house: House, play: Playground, ana: Seat) -> None:
    assert "you asked for no AI" in text(await (await ana.slash("alakazum new", ai_level="normal")).shown())
    short = await ana.slash("alakazum new", clock="slow", turn="30")
    assert "a turn there takes an hour at least" in text(await short.shown())
    assert house.tables.table_in(play.channel.id) is None
    await house.live.servers.set(play.guild.id, clock="slow")
    assert "an hour at least" in text(await (await ana.slash("alakazum new", turn="600")).shown())
    await ana.slash("alakazum new", turn="3600", ai=1, ai_level="normal")
    table = await house.tables.find(1)
    assert table.rules.clock == "slow" and table.seats[1].ai == "normal"


async def test_that_it_is_not_rated_is_said_only_once_it_cannot_be(play: Playground, ana: Seat) -> None:
    lobby = text(await (await ana.slash("alakazum new")).shown())
    assert "With a second person it can be." in lobby and "so this game isn" not in lobby
    other = play.world.channel(play.guild, "other")
    lobby = text(await (await ana.slash("alakazum new", channel=other.id, hints="yes")).shown())
    assert "so this game isn’t rated" in lobby


async def test_house_rules_are_explained_where_the_lobby_shows_them(ana: Seat) -> None:
    shown = text(await (await ana.slash("alakazam new", penalty="flat", market=True)).shown())
    assert "Penalty: **always 3** · Every missed goal costs 3 points" in shown
    assert "Market: **yes** · Three; when you take one, the next is turned up" in shown
    assert "Clock: **live** · You’re all here now" in shown


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("game", GAMES)
def test_each_house_rule_that_the_lobby_shows_is_explained(game: str, language: str) -> None:
    say = LIBRARY.texts(language)
    missing = [
        f"rule-{rule.text}-{rule.spell(value)}"
        for rule in rules_of(game)
        for value in rule.values
        if value != rule.default or rule.always_told
        if not say.has(f"rule-{rule.text}-{rule.spell(value)}.about") and not say.has(f"rule-{rule.text}.about")
    ]
    assert missing == []


async def test_a_game_whose_channel_is_gone_says_so_and_can_be_left(house: House, play: Playground) -> None:
    ana, _ = await a_game_elsewhere(house)
    table = await house.tables.find(1)
    play.world.delete_channel(play.world.channels[table.place.channel])
    ana.go(play.channel.id)
    await ana.slash("help")
    await status(house, "paused")
    shown = await (await ana.slash("me games")).shown()
    assert "its channel is gone" in text(shown)
    asked = await (await ana.click("Leave Alakazum!", on=shown)).shown()
    await ana.click("Leave the table", on=asked)
    assert table.seat_of(int(ana.id)) is None
    eve = house.seat("Eve")
    forged = await press(eve, (await (await eve.slash("help")).shown()), "al:1:sureleave:ask")
    assert "no longer works" in text(await forged.shown())


async def test_help_names_authors_and_commands_and_that_this_is_unofficial(ana: Seat) -> None:
    reply = await ana.slash("help")
    shown = text(await reply.shown())
    assert reply.ephemeral and "Zombi Paella" in shown and "unofficial fan project" in shown
    assert all(f"`{command}`" in shown for command in ("/alakazum new", "/me language", "/me coach", "/settings"))


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_miserable_witch_says_when_so_many_players_can_cast_it(language: str) -> None:
    """AZ-60: all rivals must have more characters, with five players three."""
    say = LIBRARY.texts(language)
    for key in ("spell-miserable-witch.effect", "alakazum-barred-rivals"):
        two, three, four, five = [say.plain(key, seats=seats) for seats in (2, 3, 4, 5)]
        assert three == four and len({two, three, five}) == 3


@pytest.mark.parametrize(
    ("seats", "said"), [(2, "if your rival has"), (4, "if every rival has"), (5, "if three rivals")]
)
def test_the_spells_line_counts_the_players(seats: int, said: str) -> None:
    view = a_table(seats).team(0, "moma", "lamia").at("act").game.view(0)
    screens, reader = SCREENS["alakazum"], Reader(SAY, ("A", "B", "C", "D", "E"), 0)
    choice = screens.choice(view, view.decisions[0], ("spell", "miserable-witch"), reader)
    assert said in choice.description

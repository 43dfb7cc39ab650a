"""Moments: which beats take the stage, what they show, and that everybody sees the same, of public events alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

from bot.screens.game import Reader, screens_of
from bot.screens.moments import Moment, moments, question
from bot.texts import Library, unmarked
from games import GAMES
from games.alakazam.cards import CARDS as GOALS
from games.alakazoo import Alakazoo
from games.alakazoo.cards import card_of
from games.alakazum.cards import BLACK_FRIDAY, CARDS, ENEMIES, NUMBER, SANTAS_PRESENT
from games.alakazum.combat import Combat
from games.kernel.chance import Chance
from games.kernel.game import Event
from pictures.canvas import audited
from pictures.moments import Cast, Duel, Theft
from tests.games.alakazum.table import a_table
from tests.games.alakazum.test_combat import attack, duel
from tests.pictures.canvas_checks import faults, too_big

LIBRARY = Library()
NAMES = ("Ana", "Ben", "Carl")
CAGANER, TRASNO, MOURA, MONTSERRAT = (NUMBER[name] for name in ("caganer", "trasno", "moura", "montserrat"))
SANTA, FRIDAY = ([each.id for each in ENEMIES].index(name) for name in ("santa-claus", "black-friday"))
THANKS = NUMBER["thanksgiving"]


def reader(language: str = "en") -> Reader:
    return Reader(LIBRARY.texts(language), NAMES, pictures=True)


def of(key: str, view: Any, events: Sequence[Event], language: str = "en") -> list[Moment]:
    return moments(view, events, screens_of(key), reader(language))


def said(found: Sequence[Moment]) -> list[tuple[str, tuple[int, ...], str]]:
    return [(each.kind, each.seats, unmarked(each.words)) for each in found]


def zum() -> Any:
    """Ana has Moura, Ben Caganer and Trasno, Carl Penitente: seen by all."""
    return a_table(seats=3).team(0, "moura").team(1, "caganer", "trasno").team(2, "penitente").game.view(None)


FIGHT = [Event("turn", (0, 4)), Event("strengths", (0, 1, MOURA, TRASNO, 7, 5)), Event("won", (0, MOURA, TRASNO))]
FOREST = [Event("strengths", (0, -1, MOURA, MONTSERRAT, 6, 4)), Event("won", (0, MOURA, MONTSERRAT))]
ALAKAZUM = Event("announced", (0, "alakazum", "GAL", (), 2, 9))
ZUM = [  # Trasno's resistance is 1: a 2 is needed; Montserrat's is 3 at A: a 4
    (
        [*FIGHT, Event("rolled", (0, "hypnosis", TRASNO, 5)), Event("joined", (0, TRASNO, 1))],
        ("duel", (0, 1), "Ana won 7 : 5 and took Trasno from Ben.\nRolled 5, needed 2."),
    ),
    (
        [*FIGHT, Event("rolled", (0, "hypnosis", TRASNO, 1)), Event("turn", (1, 4))],
        ("duel", (0, 1), "Ana won 7 : 5 against Trasno.\nRolled 1, needed 2."),
    ),
    (FIGHT, ("duel", (0, 1), "Ana won 7 : 5 against Trasno.\nTrasno stays")),
    (
        [*FOREST, Event("rolled", (0, "hypnosis", MONTSERRAT, 3)), Event("buried", (-1, MONTSERRAT, "roll", 3))],
        ("duel", (0,), "Ana won 6 : 4 against Montserrat.\nRolled 3, needed 4."),
    ),
    (
        [Event("trap", (1, BLACK_FRIDAY)), Event("gave", (1, 0, 1)), Event("gave", (1, 2, 3))],
        ("theft", (1, 2), "Ben gave Carl 3 cards.\nOnly they see which cards"),
    ),
    (
        [Event("exchanged", (0, MOURA, 1, TRASNO))],
        ("theft", (0, 1), "Ana exchanged Moura for Ben’s Trasno.\nBen gets Moura instead"),
    ),
    (
        [
            Event("trap", (1, SANTAS_PRESENT)),
            Event("rolled", (1, "santa", -1, 2)),
            Event("exploded", (1,)),
            Event("buried", (1, CAGANER, "trap", SANTAS_PRESENT)),
        ],
        ("theft", (1,), "Ben lost Caganer.\nIt exploded on a 2."),
    ),
    (
        [ALAKAZUM, Event("flipped", (0, 2, FRIDAY, 7))],
        ("alakazum", (0,), "Ana’s Alakazum of 9 swept Black Friday 7 away!\nAna wins"),
    ),
    (
        [ALAKAZUM, Event("flipped", (0, 2, SANTA, 13))],
        (
            "alakazum",
            (0,),
            "Ana’s Alakazum of 9 shook the forest, but Santa Claus 13 is still standing.\nSanta Claus stays unbeaten",
        ),
    ),
]


@pytest.mark.parametrize(("events", "expected"), ZUM, ids=[each[1][2].partition("\n")[0] for each in ZUM])
def test_what_takes_the_stage_in_alakazum(events: list[Event], expected: tuple[str, tuple[int, ...], str]) -> None:
    assert said(of("alakazum", zum(), events))[-1] == expected


OFF_STAGE = [
    [Event("trap", (1, THANKS)), Event("gave", (1, 0, 1)), Event("gave", (0, 1, 1))],
    [Event("exchanged", (0, MOURA, -1, TRASNO))],
    [Event("trap", (1, SANTAS_PRESENT)), Event("rolled", (1, "santa", -1, 4)), Event("handed", (1, 0))],
    [Event("level", (0, MOURA, 1))],
    [Event("announced", (0, "spell", "divination", 2)), Event("flipped", (0, 2, SANTA, 13))],
]


@pytest.mark.parametrize("events", OFF_STAGE)
def test_what_stays_off_the_stage(events: list[Event]) -> None:
    assert of("alakazum", zum(), events) == []


def test_a_fight_is_a_moment_only_once_it_is_over() -> None:
    """The roll is still to come, or a potion may still help it."""
    game = a_table(seats=3).team(0, "moura").team(1, "caganer", "trasno").team(2, "penitente").game
    game.stack.append(Combat((0, 1), [MOURA, TRASNO], [], [], [7, 5], [], 0, 3))
    assert of("alakazum", game.view(None), FIGHT) == []


def test_what_a_roll_decides_is_asked_on_the_stage() -> None:
    """Sant Jordi and Muixeranguera tie with 2: the defender rolls, and needs more than Sant Jordi's resistance of 3."""
    table = attack(duel("sant-jordi:B", "muixeranguera").waiting().at("act"), "sant-jordi", "muixeranguera")
    found = question(table.game.view(None), screens_of("alakazum"), reader())
    assert found is not None and isinstance(found.tile, Duel)
    assert (found.kind, sorted(found.seats)) == ("duel", [0, 1])
    assert (found.tile.die, found.tile.stamp, found.tile.rolls) == (0, "", "Ben rolls")
    assert [side.total for side in found.tile.sides] == [2, 2]
    assert [(one.faces, one.words) for one in found.tile.chances] == [
        ((1, 2, 3), "escapes"),
        ((4, 5, 6), "Sant Jordi changes sides"),
    ]


def test_what_follows_a_fight_is_no_new_moment() -> None:
    """It is over with its roll, and was shown then: not again with the next turn."""
    (found,) = of("alakazum", zum(), ZUM[1][0])
    assert ZUM[1][0][found.at].kind == "rolled"


def test_cards_given_away_are_shown_by_their_backs() -> None:
    tile = of("alakazum", zum(), ZUM[4][0])[-1].tile
    assert isinstance(tile, Theft)
    assert [(who.name, count) for who, count in tile.receivers] == [("Ana", 1), ("Carl", 3)]
    assert tile.loss == "gives away 4 cards"


def test_a_die_potion_counts_with_the_roll() -> None:
    """A 1 with a potion of 1 makes a 2: of the die a 1 was enough."""
    potion = Event("potion", (0, NUMBER["die-1"], "die"))
    events = [*FIGHT, Event("rolled", (0, "hypnosis", TRASNO, 1)), potion, Event("joined", (0, TRASNO, 1))]
    (found,) = of("alakazum", zum(), events)
    assert isinstance(found.tile, Duel)
    assert (found.tile.die, [one.faces for one in found.tile.chances]) == (1, [(1, 2, 3, 4, 5, 6)])
    assert "Rolled 2, needed 2." in found.words


def test_an_alakazum_is_drawn_as_its_sum() -> None:
    botafumeiro = NUMBER["botafumeiro"]
    told = Event("announced", (0, "alakazum", "GAL", (botafumeiro,), 2, 9))
    (found,) = of("alakazum", zum(), [told, Event("flipped", (0, 2, FRIDAY, 7))])
    assert isinstance(found.tile, Cast)
    assert [(part.sign, part.number) for part in found.tile.terms] == [("", 7), ("+", 2), ("=", 9)]
    assert found.tile.turned is not None and found.tile.turned.beaten


# ---- Alakazoo, Alakazam! -------------------------------------------------------------------------------------------


def zoo(portal: list[int]) -> Any:
    """Ana's Portal is laid out, her board is the first creature's."""
    game = Alakazoo.new(bytes(32), 3)
    s = game.state
    s.boards, s.portals[0], s.points[0] = [0, 1, 2], portal, 6
    return game.view(None)


def test_a_full_row_takes_the_stage_and_the_last_limb() -> None:
    row = [card_of(0, 0), card_of(1, 1), card_of(2, 2), *[-1] * 6]
    (found,) = of("alakazoo", zoo(row), [Event("placed", (0, row[0], 1, 0)), Event("placed", (0, row[2], 1, 0))])
    tile: Any = found.tile
    assert (found.kind, tile.full, tile.before, tile.after, tile.stamp) == ("score", ((0, 1, 2),), 5, 6, "ROW COMPLETE")
    assert tile.later == "+1 from the Magic Jury"
    whole = [card_of(0, space) for space in range(9)]
    (found,) = of("alakazoo", zoo(whole), [Event("placed", (0, whole[8], 1, 0)), Event("finished", (0, 1))])
    tile = found.tile
    assert (len(tile.full), tile.stamp, tile.before, tile.after) == (3, "CREATURE COMPLETE", 4, 5)


def test_a_full_column_stays_off_the_stage() -> None:
    column = [card_of(0, space) if space % 3 == 0 else -1 for space in range(9)]
    assert of("alakazoo", zoo(column), [Event("placed", (0, column[6], 1, 0))]) == []


def test_a_limb_taken_out_of_a_portal_is_a_theft() -> None:
    (found,) = of("alakazoo", zoo([-1] * 9), [Event("rival-exchange", (0, 1, card_of(0, 0), card_of(1, 0)))])
    assert (found.kind, found.seats) == ("theft", (0, 1))


@pytest.mark.parametrize(("points", "stage"), [(8, ["score"]), (7, [])])
def test_a_goal_of_eight_is_a_big_score(points: int, stage: list[str]) -> None:
    goal = [each.id for each in GOALS].index("nuttin")
    view = GAMES["alakazam"].new(bytes(32), 3).view(None)
    rolled = Event("rolled", (0, (1, 2, 13, 24, 35, 46)))
    swapped = Event("swapped", (0, 46, 6))
    scored = Event("scored", (0, ((goal, True, points, ("scores",)),), points, 20))
    found = of("alakazam", view, [rolled, swapped, scored])
    assert [each.kind for each in found] == stage
    for each in found:
        tile: Any = each.tile
        assert (tile.dice, tile.gain, tile.before, tile.after) == ((1, 2, 6, 13, 24, 35), 8, 12, 20)


# ---- of every game, as it is played --------------------------------------------------------------------------------


def played(key: str, seed: int, most: int = 40) -> list[tuple[Any, list[Event], int]]:
    """Positions of a game between AI that have a moment or its question: game, public events, how many are new."""
    game, chance = GAMES[key].new(bytes([seed]) * 32, 3), Chance(bytes([seed]) * 32)
    ai, screens, events, found = game.LEVELS["normal"], screens_of(key), list[Event](), list[Any]()
    while game.outcome is None and len(found) < most:
        new: list[Event] = []
        for asked in game.decisions:
            if (action := ai.choose(game.view(asked.seat), asked, chance, 0)) is not None:
                new = [event for event in game.submit(asked.seat, action, asked.id) if event.audience is None]
                events = [*events, *new][-60:]
                break
        view = game.view(None)
        fresh = [each for each in of(key, view, events) if each.at >= len(events) - len(new)]
        assert screens.teller is not None and {events[each.at].kind for each in fresh} <= screens.teller.STAGED
        if fresh or question(view, screens, reader()):
            found.append((game.copy(), events, len(new)))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_everybody_sees_the_same_moment_whatever_is_hidden(key: str) -> None:
    """Two worlds that look alike to a spectator have the same moments: nothing hidden is on the stage."""
    positions = Random(1).sample(found := played(key, 3), min(12, len(found)))
    assert positions
    for game, events, _ in positions:
        other = type(game).imagine(game.view(None), Chance(bytes([9]) * 32))
        screens, language = screens_of(key), reader()
        assert moments(other.view(None), events, screens, language) == moments(
            game.view(None), events, screens, language
        )
        assert question(other.view(None), screens, language) == question(game.view(None), screens, language)


@pytest.mark.parametrize("language", ["en", "es", "ca", "gl", "eu"])
def test_moments_are_drawn_in_order_in_every_language(language: str) -> None:
    tiles = [found.tile for events, _ in ZUM for found in of("alakazum", zum(), events, language)]
    whole = zoo([card_of(0, space) for space in range(9)])
    tiles += [found.tile for found in of("alakazoo", whole, [Event("placed", (0, card_of(0, 8), 1, 0))], language)]
    say = LIBRARY.texts(language)
    longest = max((say.plain(f"saying-{card.id}") for card in CARDS if say.has(f"saying-{card.id}")), key=len)
    assert isinstance(tiles[0], Duel) and tiles[0].saying == say.plain("saying-trasno")
    tiles.append(replace(tiles[0], saying=longest))
    assert len(tiles) > len(ZUM)
    for tile in tiles:
        with audited() as audit:
            canvas = tile.paint()
        assert not too_big(canvas.image.size)
        assert not faults(audit), (tile.alt, faults(audit)[:5])

"""The teams on the board of Alakazum!: as cards as long as there is room, also where something else is going on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.alakazum.cards import CHARACTERS, DIE, NUMBERS
from games.alakazum.combat import Fight
from pictures import gallery, samples
from pictures.alakazum import team
from pictures.alakazum.fight import CombatTile, in_hand
from pictures.alakazum.team import TeamLine, TeamsTile
from pictures.game import PICTURES
from pictures.people import people
from tests.games.alakazum.table import a_table
from tests.games.alakazum.test_combat import attack, duel

from .canvas_checks import found
from .test_layout import HIGHEST_BOARD


def rows(tiles: Any) -> list[TeamLine]:
    return [row for tile in tiles if isinstance(tile, TeamsTile) for row in tile.rows]


@pytest.mark.parametrize("seats", range(2, 6))
def test_beside_a_fight_those_who_fight_keep_their_cards(seats: int) -> None:
    game = found("alakazum", seats, lambda now: now.view(None).find(Fight) is not None)
    tiles = gallery.board(game.view(None), samples.NAMES[:seats])
    (combat,) = [tile for tile in tiles if isinstance(tile, CombatTile)]
    fighting = {side.person.seat for side in combat.sides if side.person is not None}
    assert len(rows(tiles)) == seats and fighting
    assert not [row for row in rows(tiles) if row.brief and row.person.seat in fighting]
    assert sum(tile.paint().height for tile in tiles) <= HIGHEST_BOARD["alakazum"]


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_less_room_there_is_the_fewer_teams_are_shown(seats: int) -> None:
    game: Any = samples.game("alakazum", seats, 200, 5, "easy")
    who, shown = PICTURES["alakazum"].people(samples.NAMES[:seats]), list[int]()
    for most in (2400, 1100, 700, 500, 100):
        tiles = team.teams_beside(game.view(None), who, most, (0,))
        shown.append(sum(not row.brief for row in rows(tiles)))
        assert sum(tile.high for tile in tiles) <= most or not shown[-1]
        assert shown[-1] in (0, 1, seats)
        assert shown[-1] != 1 or not rows(tiles)[0].brief
    assert (shown[0], shown[-1]) == (seats, 0) and shown == sorted(shown, reverse=True)


@pytest.mark.rule("AZ-54", "AZ-98")
def test_while_a_throw_to_hypnotize_stands_nobody_is_said_to_rise_any_more() -> None:
    """The defender has won by 2 : 2 and has risen already; each way that the die may fall is still drawn."""
    table = attack(duel("sant-jordi:B", "muixeranguera").waiting().at("act"), "sant-jordi", "muixeranguera")
    (tile,) = [each for each in gallery.board(table.game.view(None), ("Ana", "Pep")) if isinstance(each, CombatTile)]
    assert tile.decided and tile.throw is None and tile.ahead == 1
    own = in_hand(table.game.view(1), people(("Ana", "Pep")))
    assert own is not None and own.decided, "in a hand too"
    levels = replace(tile, decided=False).paint().image.tobytes() != tile.paint().image.tobytes()
    assert levels, "B → C stood there"


@pytest.mark.rule("AZ-31", "AZ-50")
def test_a_side_has_one_die_at_most() -> None:
    """Who fights with a die is never sociable, so never a helper: a stage has room for a die on each side."""
    for numbers in NUMBERS.values():
        assert not [c for c in CHARACTERS if DIE in numbers.combat[c] and numbers.sociable[c]]


@pytest.mark.rule("AZ-31", "AZ-50", "AZ-98")
def test_until_its_dice_are_thrown_a_fight_shows_no_total_and_nobody_ahead() -> None:
    table = a_table(2).team(0, "coeter", "moura").team(1, "bandolera", "melchor").waiting().turn(0).at("act")
    attack(table, "coeter", "bandolera")
    found = [gallery.board(table.game.view(None), ("Ana", "Pep"))]
    table.dice(5, 2).play(0, "roll")
    found.append(gallery.board(table.game.view(None), ("Ana", "Pep")))
    before, after = [next(each for each in tiles if isinstance(each, CombatTile)) for tiles in found]
    assert ([side.stands for side in before.sides], before.ahead) == (["?", "?"], -1)
    assert ([side.stands for side in after.sides], after.ahead) == (["5", "2"], 0)

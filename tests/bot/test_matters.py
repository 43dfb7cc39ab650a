"""What the picture of a hand of Alakazum! shows: what matters to its question, and all else the seat has and knows."""

from __future__ import annotations

import random  # noqa: TID251 - seeded
from collections.abc import Iterator
from typing import Any

import pytest

from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Picture
from bot.texts import Library
from games import GAMES
from games.alakazum.cards import CARDS, CHARACTERS, NUMBER
from games.kernel.codec import short
from pictures.alakazum.hand import HandTile, Matter
from pictures.canvas import audited
from tables.replies import hand_of
from tests.bot.fakes import seated
from tests.bot.test_screen_sizes import RULES
from tests.games.alakazum.table import a_table
from tests.pictures.canvas_checks import faults, too_big

LIBRARY = Library()
SAY = LIBRARY.texts("en")
EVERY = 2
"""Of so many positions one is looked at."""


def hands(key: str, seats: int, rules: dict[str, Any], moves: int = 120) -> Iterator[tuple[Any, int]]:
    """A random game, and a seat that is asked something."""
    chance = random.Random(f"{key}{seats}")
    kind: Any = GAMES[key]
    game = kind.new(chance.randbytes(32), seats, kind.Options.model_validate(rules))
    for at in range(moves):
        if not game.decisions:
            return
        decision = chance.choice(game.decisions)
        if at % EVERY == 0 and len(decision.options) > 1:
            yield game, decision.seat
        game.submit(decision.seat, chance.choice(decision.options), decision.id)


def shown(game: Any, seat: int = 0, *, hinted: bool = True, language: str = "en") -> tuple[HandTile, str]:
    """The picture of a hand, and the same in words."""
    table = seated(game)
    table.now.rules = table.now.rules.model_copy(update={"hinted": hinted})
    screen = hand_screen(hand_of(table, seat), LIBRARY.texts(language), pictures=True)
    ((tile, alt),) = [(p.tile, p.alt) for p in screen.parts if isinstance(p, Picture) and isinstance(p.tile, HandTile)]
    return tile, alt


def facts(one: Matter) -> list[Any]:
    """What it brings and costs."""
    return [each.what or each.kind for each in one.facts]


def every(language: str) -> Iterator[tuple[Any, HandTile, str]]:
    """Hands of random games at tables of all sizes."""
    for seats in (2, 3, 4, 5):
        for game, seat in hands("alakazum", seats, RULES["alakazum"][seats % 2], 90):
            yield game.view(seat), *shown(game, seat, language=language)


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_a_hand_is_one_picture_of_the_size_of_a_tile_with_no_word_too_small_or_outside(language: str) -> None:
    for _, tile, _ in every(language):
        with audited() as audit:
            canvas = tile.paint()
        assert not too_big(canvas.image.size) and not faults(audit), (faults(audit)[:3], tile)


def test_its_alt_text_tells_all_that_it_shows() -> None:
    looked = 0
    for view, tile, alt in every("en"):
        drawn = [one.what for shelf in tile.shelves for one in shelf.signs if one.kind in ("hand", "face")]
        drawn += [member.card for line in (tile.own,) if line and not tile.fight for member in line.team]
        drawn += [one.sketch.what for one in tile.matters if one.sketch.kind in ("hand", "face")]
        for card in drawn:
            number = NUMBER[str(card)]
            name = CARDS[number].name if number in CHARACTERS else SAY.plain(f"card-{card}")
            assert name in alt, (name, alt)
        assert all(SAY.plain(f"card-{CARDS[card].id}") in alt for card in view.hand)
        looked += len(drawn)
    assert looked > 400


def test_a_turn_shows_the_best_of_each_kind_of_action() -> None:
    """Moma (2) and Gaiteiro (1): Lamia (1) loses, Trasno (0) loses; with 🧺 2 the first two of the market."""
    table = a_table(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno").hand(0, "die-2")
    tile, alt = shown(table.market("hat-3", "amulet", "hat-1").at("act").game, hinted=False)
    market, fight, magic = tile.matters
    assert (market.sketch.what, facts(market)) == ("die-2", ["market", "2", "hat-3", "amulet"])
    assert (fight.name, facts(fight)[:3]) == ("Lamia", ["2", ":", "1"])
    assert magic.name == "Training", "by Moma’s energy"
    assert all(one.name in alt for one in tile.matters)


def test_who_beats_a_character_gains_its_stars_and_what_is_out_of_reach_is_not_shown() -> None:
    """Moma at B (2; one star of VAL, Gaiteiro one of GAL): whoever beats Trasno (0) rises to three, two more than
    now, whatever he brings of GAL; Lamia at C (3) is out of reach."""
    table = a_table(2).team(0, "moma:B", "gaiteiro").team(1, "lamia:C", "trasno").at("act")
    tile, _ = shown(table.game)
    (fight,) = [one for one in tile.matters if one.sketch.kind == "face"]
    assert (fight.name, facts(fight)) == ("Trasno", ["2", ":", "0", "gap", "+2", "star"])


def test_all_the_market_has_is_drawn_where_any_may_be_taken() -> None:
    """AZ-60: whoever has fewest characters may take any two."""
    table = a_table(2).team(0, "moma").team(1, "lamia", "trasno").hand(0, "hat-1")
    table.market("hat-3", "amulet", "hat-3").at("act")
    for word in (("magic",), ("spell", "miserable-witch")):
        table.game.submit(0, word, table.game.decisions[0].id)
    while table.game.decisions[0].kind != "witch":
        table.game.submit(table.game.decisions[0].seat, table.game.decisions[0].options[-1], table.game.decisions[0].id)
    tile, _ = shown(table.game)
    assert sorted(str(one.sketch.what) for one in tile.matters) == ["amulet", "hat-3"]


@pytest.mark.rule("AZ-44")
@pytest.mark.rule("AZ-106")
@pytest.mark.parametrize(
    ("friend", "cauldron", "hand", "energy"),
    [
        ("gaiteiro", 1, ["hat-1", "hat-3"], 5),
        ("gaiteiro", 0, ["hat-2"], 5),
        ("gaiteiro", 0, [], 3),
        ("caganer", 0, ["hat-2"], 4),
        ("caganer", 1, ["hat-2"], 2),
        ("caganer", 1, ["amulet"], 0),
    ],
)
def test_what_pays_for_spells_stands_beside_the_name(friend: str, cauldron: int, hand: list[str], energy: int) -> None:
    """Hats, 1 of Gaiteiro, who is very magical, 2 of the cauldron."""
    table = a_table(2, expansion=True).team(0, "moma:B", friend).team(1, "lamia", "trasno", "moura")
    tile, _ = shown(table.hand(0, *hand).market("die-1", "die-2").cauldron(cauldron).at("act").game)
    assert tile.energy == energy


def test_ones_own_fight_stands_in_the_place_of_the_teams_with_what_a_potion_makes_of_it() -> None:
    """Moma at B (1) attacks Lamia at C (2), whose owner has no card to answer with: with +2 Moma has more."""
    table = a_table(2).team(0, "moma:B", "gaiteiro").team(1, "lamia:C", "trasno").hand(0, "combat-2", "hat-1").at("act")
    for word in (("fight",), ("target", NUMBER["lamia"]), ("attacker", NUMBER["moma"]), ("announce",)):
        assert word in table.game.decisions[0].options, [*map(short, table.game.decisions[0].options)]
        table.game.submit(0, word, table.game.decisions[0].id)
    tile, alt = shown(table.game)
    assert tile.fight is not None and [side.total for side in tile.fight.sides] == [1, 2]
    (potion,) = tile.matters
    assert (potion.name, facts(potion)) == ("Combat potion", ["3", ":", "2"])
    assert "Lamia" in alt and "Win: Moma rises" in alt


def test_without_hints_what_is_drawn_stands_in_the_order_of_the_rules() -> None:
    table = a_table(2).team(0, "moma").hand(0, "combat-1", "hat-1", "hat-3", "die-2").market("hat-2").at("act")
    table.game.submit(0, ("market",), table.game.decisions[0].id)
    tile, _ = shown(table.game, hinted=False)
    options = [option[1] for option in table.game.decisions[0].options if option[0] == "show"]
    assert [one.sketch.what for one in tile.matters] == [CARDS[card].id for card in options[:3]]

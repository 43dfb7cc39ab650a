"""Each character of Alakazum! has a saying in its culture's language, with its meaning for readers of others."""

from __future__ import annotations

from typing import Any

import pytest

from bot.screens.alakazum import story
from bot.screens.alakazum.board import cemetery_pile
from bot.screens.alakazum.words import MOTHER_TONGUES
from bot.screens.game import Reader, screens_of
from games.alakazum.cards import CARDS, CHARACTERS, CULTURE, ENEMIES, NUMBER
from games.kernel.game import Event
from tests.bot.house import LIBRARY
from tests.games.alakazum.table import a_table

EN, GL = LIBRARY.texts("en"), LIBRARY.texts("gl")


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_every_character_has_a_short_saying_of_its_own(language: str) -> None:
    say = LIBRARY.texts(language)
    keys = {character: f"saying-{CARDS[character].id}" for character in CHARACTERS}
    assert not [key for key in keys.values() if not say.has_own(key)]
    said = {character: say.plain(key) for character, key in keys.items()}
    assert len(set(said.values())) == len(CHARACTERS)
    for character, line in said.items():
        own = MOTHER_TONGUES.get(CULTURE[character], language) == language
        assert len(line) <= (45 if own else 55), line
        assert line[-1] in ".?" and line[0].upper() == line[0] and not set("{}«»“”\n") & set(line), line


@pytest.mark.parametrize("kind", ["started", "joined"])
def test_whoever_comes_to_a_team_says_it(kind: str) -> None:
    line = screens_of("alakazum").sentence(Event(kind, (0, NUMBER["gaiteiro"], 1), None), Reader(GL, ("Ana", "Pep")))
    assert line is not None and "Ana" in line and line.endswith(" «Gaita sen aire, festa sen baile.»")


def test_the_cemetery_can_be_read_without_them_where_room_is_short() -> None:
    table = a_table(2).team(0, "moma", "gaiteiro").team(1, "trasno", "lamia")
    pile = cemetery_pile(table.cemetery("moura").at("act").game.view(None), GL)
    assert pile.text.endswith(" «Peite de ouro, paciencia de pedra.»")
    assert pile.text.startswith(pile.short) and "«" not in pile.short


def test_a_game_that_an_alakazum_won_ends_with_its_best_characters_saying() -> None:
    """AZ-81: eight stars beat seven; Montserrat gives four of them."""
    table = a_table(2).team(0, "castanyera:C", "montserrat:C", "tio-de-nadal").team(1, "moura")
    game = table.enemies("black-friday", "fast-food", "halloween", "santa-claus", "saint-valentine").at("alakazum").game
    told = [each for action in (("culture", "CAT"), ("enemy", 0), ("announce",)) for each in game.submit(0, action)]
    while game.outcome is None:
        told += game.submit(game.decisions[0].seat, game.decisions[0].default)
    assert "Black Friday" in story.how(game.view(None), told, Reader(EN, ("Ana", "Pep")))
    said = "“A la muntanya, fins les bruixes canten.” (Up in the mountains, even witches sing.)"
    assert story.last_word(game.view(None), 0, story.deed(told), EN) == ("Montserrat", said)


def after_a_sprint(*team: str) -> Any:
    """The game after its last round, Ana's Penitente at A (one star) beside a rival's team."""
    table = a_table(2, sprint=True).team(0, "penitente").team(1, *team)
    return table.forest("hat-1", "hat-1", "hat-1").round(6).turn(0).at("explore").play(0, "pass").play(1, "pass").game


def test_the_best_character_of_each_team_has_the_last_word() -> None:
    """A Moura at C has three stars, Melchor at B one. AZ-97: Ana, with the Penitente's one, has lost the sprint."""
    view = after_a_sprint("moura:C", "melchor:B").view(None)
    said = "“Peite de ouro, paciencia de pedra.” (A comb of gold, the patience of stone.)"
    assert story.last_word(view, 1, None, EN) == ("Moura", said)
    lost = story.last_word(view, 0, None, EN)
    assert lost is not None and lost[0] == "Penitente"
    assert story.how(view, [Event("over", ("sprint", 1))], Reader(EN, ("Ana", "Pep"))) == ""


def test_where_nobody_won_no_sum_is_told() -> None:
    """AZ-91: no enemy was beaten."""
    game = after_a_sprint("moura:C")
    game.finish("enemies")
    assert story.how(game.view(None), [Event("over", ("enemies", -1))], Reader(EN, ("Ana", "Pep"))) == ""


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_every_enemy_has_a_word_for_its_end_and_one_for_staying(language: str) -> None:
    say = LIBRARY.texts(language)
    said = {(each.id, how): say.plain("saying-enemy", enemy=each.id, how=how) for each in ENEMIES for how in HOW}
    assert len(set(said.values())) == len(HOW) * len(ENEMIES)
    assert all(len(line) <= 45 and line[-1] in ".?" for line in said.values())


HOW = "beaten", "strong"

"""Whoever does what a hint marks, and nothing else, is never stuck: each mark can be sent, and is taken, to the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.screens.custom_ids import Press, read_press
from bot.screens.game import screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.lessons import Advised
from bot.screens.screen import Buttons, Screen, Select
from bot.texts import Library
from games import GAMES
from games.alakazum.cards import NUMBER
from games.kernel.chance import Chance
from games.kernel.codec import from_short
from games.kernel.game import Game
from tables.hints import advise
from tables.replies import hand_of
from tables.table_rules import TableRules
from tests.bot.fakes import seated
from tests.bot.test_screen_sizes import RULES
from tests.bot.words import moves_of
from tests.games.alakazum.table import a_table as a_witches

SAY = Library().texts("en")
MOST = 4000
"""Answers of a game: more is a circle."""


def marked(screen: Screen) -> list[Press]:
    """What each control says in which something is marked, all of it ticked; a list that can't be sent so fails."""
    found: list[Press | None] = []
    for part in screen.parts:
        match part:
            case Select():
                ticked = [each.value for each in part.options if each.emoji == "👍"]
                assert not ticked or part.least <= len(ticked) <= part.most, (part.placeholder, ticked)
                found += [read_press(part.id, ticked)] if ticked else []
            case Buttons():
                found += [read_press(each.id) for each in part.buttons if each.emoji == "👍"]
            case _:
                pass
    return [each for each in found if each is not None]


def follow(game: Any, seat: int, pictures: bool) -> bool:
    """Press what is marked for a seat; False where it is asked nothing, or the hint is to wait."""
    hand = hand_of(seated(game, rules=TableRules(hinted=True)), seat)
    advice = advise(type(game), hand)
    if advice is None or not advice.words:
        return False
    advised = Advised(advice.decision.kind, advice.words)
    presses = marked(hand_screen(hand, SAY, pictures=pictures, advised=advised))
    assert presses, ("nothing is marked", advice.decision.kind, advice.words)
    said = screens_of(game.KEY).advises(hand.view, advice.decision, advice.words)
    begun = from_short(presses[0].actions[0]) == said[0]
    assert begun or advice.decision.kind == "order", (said, presses)  # a whole throw is said in any order
    question: int | None = presses[0].question
    for word in presses[0].actions:
        game.submit(seat, from_short(word), question)
        question = None
    return True


def played_by(game: Game, level: str, chance: Chance) -> bool:
    """The first move that an AI wants to make."""
    for asked in game.decisions:
        ai = type(game).LEVELS[level]
        action = asked.default if asked.is_roll else ai.choose(game.view(asked.seat), asked, chance, 0)
        if action is not None:
            game.submit(asked.seat, action, asked.id)
            return True
    return False


def run_out(game: Game, chance: Chance) -> None:
    """Nobody wants to do anything: some clock answers."""
    asked = game.decisions[chance.below(len(game.decisions))]
    game.submit(asked.seat, asked.default, asked.id)


@pytest.mark.parametrize("key", GAMES)
def test_following_hints_alone_ends_the_game(key: str) -> None:
    """Seat 0 does nothing else. Without pictures lists are others."""
    kind: Any = GAMES[key]
    followed = 0
    for number, rules in enumerate(RULES[key] * 2):
        seats = kind.SEATS[number % len(kind.SEATS)]
        game = kind.new(bytes([number + 1]) * 32, seats, kind.Options.model_validate(rules))
        chance = Chance(bytes([number]) * 32)
        for _ in range(MOST):
            if game.outcome is not None:
                break
            if follow(game, 0, pictures=number % 2 == 0):
                followed += 1
            elif not played_by(game, "normal", chance):
                run_out(game, chance)
        assert game.outcome is not None, (number, rules)
    assert followed > 100


def in_the_forest(*hand: str, foe: str = "coeter") -> Any:
    """Moma, Gaiteiro who helps her, and Trasno meet a character; Coeter's combat is a die."""
    table = a_witches(2).team(0, "moma", "gaiteiro", "trasno").team(1, "lamia")
    return table.hand(0, *hand).forest(foe).at("explore").game


@pytest.mark.rule("AZ-98")
@pytest.mark.parametrize("foe", ["coeter", "caganer"])
@pytest.mark.parametrize("hand", [(), ("hat-1",), ("combat-1",)])
def test_a_line_that_says_who_fights_answers_nothing_beside_the_fight(hand: tuple[str, ...], foe: str) -> None:
    ways = {
        said: press
        for said, press in moves_of(hand_of_seat_0(in_the_forest(*hand, foe=foe))).items()
        if press.actions[0].startswith("fighter")
    }
    assert len(ways) == 5
    for said, press in ways.items():
        game = in_the_forest(*hand, foe=foe)
        for word in press.actions:
            assert game.decisions[0].kind in ("fighter", "helper", "potion"), (said, word)
            game.submit(0, from_short(word))


def hand_of_seat_0(game: Any, *words: Any) -> Screen:
    hand = hand_of(seated(game, rules=TableRules(hinted=True)), 0)
    return hand_screen(hand, SAY, pictures=True, advised=Advised(hand.decisions[0].kind, words))


def test_a_hint_that_says_less_than_a_line_marks_the_first_that_begins_so() -> None:
    """Of the same fighter alone and with help that is alone, wherever both stand."""
    for fighter in (NUMBER["moma"], NUMBER["gaiteiro"], NUMBER["trasno"]):
        screen = hand_of_seat_0(in_the_forest("hat-1", foe="caganer"), ("fighter", fighter))
        (press,) = marked(screen)
        assert press.actions[0] == f"fighter.{fighter}" and not any("helper" in word for word in press.actions)

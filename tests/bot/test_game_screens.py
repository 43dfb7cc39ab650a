"""Every game in words: whatever can be asked or happen has its words, and they fit."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

import bot.screens
import bot.texts
from bot.screens.alakazum.stakes import beaten
from bot.screens.ask import ask
from bot.screens.game import GameScreens, Reader, screens_of
from bot.screens.plain import PlainScreens
from bot.screens.screen import Buttons, Part
from bot.texts import Library
from games import GAMES
from games.alakazam import Alakazam
from games.alakazoo import Alakazoo
from games.alakazum.rules import Alakazum
from games.kernel.game import Event, Game, View
from tests.games.alakazum.table import a_table

SAY = Library().texts("en")
NAMES = ("Ana", "Pep", "Bea", "Carl", "Kettle")
KINDS: list[type[Game]] = [Alakazum, Alakazoo, Alakazam]
WORDLESS = {
    "alakazum": {"over", "cast", "opened", "dealt", "hand"},
    "alakazoo": {"hand", "round", "turn", "jury", "ended", "box"},
    "alakazam": {"ready", "rolled", "declined", "done", "not-done", "woke", "shown", "over"},
}
"""What the board, the end or another sentence says."""
HOUSE_RULES: dict[str, list[dict[str, Any]]] = {
    "alakazum": [{}, {"chaotic_toad": True}, {"expansion": True}],
    "alakazoo": [{}, {"edition": "magic-helper", "boards": "deal"}],
    "alakazam": [{}, {"face_down": True, "extra_cards": True}, {"market": True, "slow": True, "three_rounds": True}],
}
TABLES = [(kind, seats, rules) for kind in KINDS for seats in kind.SEATS for rules in HOUSE_RULES[kind.KEY]]


@pytest.fixture(autouse=True)
def no_broken_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(event: str, **facts: object) -> None:
        raise AssertionError((event, facts))

    monkeypatch.setattr(bot.texts.log, "error", broken, raising=False)


def play(
    kind: type[Game], seats: int, seed: int, moves: int, rules: dict[str, Any]
) -> Iterator[tuple[Any, list[Event]]]:
    """The positions of a random game, each with the events that led to it."""
    chance = Random(seed)
    game = kind.new(chance.randbytes(32), seats, kind.Options.model_validate(rules))
    yield game, list(game.opening)
    for _ in range(moves):
        if not game.decisions:
            return
        decision = chance.choice(game.decisions)
        yield game, game.submit(decision.seat, chance.choice(decision.options), decision.id)


UNSAID = [("wake",), ("done",), ("not-done",)]
"""What has no button of its own in some positions: to trade on while a Bonus is held, for one."""


@pytest.mark.parametrize("moves", [100, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize(("kind", "seats", "rules"), TABLES)
def test_every_position_has_its_words(kind: type[Game], seats: int, rules: dict[str, Any], moves: int) -> None:
    screens, wordless, asked, looked = screens_of(kind.KEY), WORDLESS[kind.KEY], 0, 0
    for game, events in play(kind, seats, seats, moves, rules):
        looked += 1
        for seat in (None, *range(seats)):
            view, reader = game.view(seat), Reader(SAY, NAMES[:seats], seat)
            assert screens.table(view, reader)
            screens.heading(view, reader)
            if seat is not None:
                assert screens.hand(view, reader)
            for decision in view.decisions:
                said = screens.prompt(view, decision, reader)
                assert said or (decision.may_wait and decision.seat != seat)
                if decision.seat == seat:
                    asked += 1
                    screens.barred(view, decision, reader)
                for action in decision.options:
                    choice = screens.choice(view, decision, action, reader)
                    assert len(choice.label) <= 30 and len(choice.description) <= 100, choice
                    assert choice.label or action in UNSAID or action[0] == "lapse"
            for event in events:
                if event.audience is None or seat in event.audience:
                    said = screens.sentence(event, reader)
                    assert (said is None) == (event.kind in wordless) or event.kind == "box", event
        if game.outcome:
            assert screens.end(game.view(None), game.outcome, Reader(SAY, NAMES[:seats]))
    assert asked > looked / 4  # a short game is over before so many moves


@pytest.mark.parametrize("kind", KINDS)
def test_a_board_for_everybody_shows_no_hand(kind: type[Game]) -> None:
    game = next(game for game, _ in list(play(kind, 3 if 3 in kind.SEATS else 2, 1, 40, {}))[-1:])
    screens, reader = screens_of(kind.KEY), Reader(SAY, NAMES[: game.seats])
    board = "\n".join(getattr(part, "text", "") for part in screens.table(game.view(None), reader))
    assert f"✋{len(game.state.hands[0])}" in board or kind is Alakazam
    for seat in range(game.seats):
        hand = "\n".join(getattr(part, "text", "") for part in screens.hand(game.view(seat), Reader(SAY, NAMES, seat)))
        assert not set(hand.splitlines()[:3]) & set(board.splitlines())


def test_a_fight_is_said_as_the_sketch_has_it() -> None:
    screens = screens_of("alakazum")
    event = next(e for _, events in play(Alakazum, 2, 2, 400, {}) for e in events if e.kind == "strengths")
    sentence = screens.sentence(event, Reader(SAY, NAMES[:2]))
    assert sentence is not None and sentence.startswith("⚔ ") and " : " in sentence


@pytest.mark.parametrize(("kind", "seats", "rules"), TABLES)
def test_what_is_at_stake_says_you_to_nobody_on_the_board(kind: type[Game], seats: int, rules: dict[str, Any]) -> None:
    screens, reader = screens_of(kind.KEY), Reader(SAY, NAMES[:seats])
    for game, _ in play(kind, seats, seats, 100, rules):
        view = game.view(None)
        for decision in view.decisions:
            assert not re.search(r"\b[Yy]ours?\b|\b[Yy]ou\b|^Win\b", screens.stakes(view, decision, reader)), decision


def test_an_attack_counts_its_helper_and_says_the_lead() -> None:
    table = a_table(2).team(0, "moma", "gaiteiro").team(1, "trasno", "lamia").at("act")
    table.play(0, "fight", ("target", "lamia"), ("attacker", "moma"))
    assert _stakes(table).startswith("⚔ 1 against 1: 1 more needed · ")
    table.play(0, ("helper", "gaiteiro"))
    assert _stakes(table).startswith("⚔ 2 against 1: 1 ahead · ")


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        # Unseen are 54 of 55 hand cards with 18 of combat: two potions of 2 are left for two of them, and 2 × 18 : 54.
        (("hat-1", "hat-2"), "You’re winning. Their 2 cards could add 4 at most, 1 on average. Win: "),
        (("hat-1",), "You’re winning. Their card could add 2 at most, 0 on average. Win: "),
        ((), "You’re winning. Win: "),
    ],
)
def test_whoever_wins_as_it_stands_hears_what_hidden_cards_could_add(theirs: tuple[str, ...], said: str) -> None:
    """Moma with Gaiteiro, 2 against Lamia's 1."""
    table = a_table(2).team(0, "moma", "gaiteiro").team(1, "lamia", "trasno").hand(0, "combat-1").hand(1, *theirs)
    words = ("fight", ("target", "lamia"), ("attacker", "moma"), ("helper", "gaiteiro"), "announce")
    table.at("act").play(0, *words)
    while table.asked != {0: "potion"}:
        table.play(1, "pass")
    assert _stakes(table).startswith(said)


def test_whoever_loses_as_it_stands_hears_what_hidden_cards_could_add_to_that() -> None:
    """Moma, 1 against Lamia's 1: she needs 2. Unseen are 54 hand cards with 18 of combat."""
    table = (
        a_table(2).team(0, "moma", "caganer").team(1, "lamia", "trasno").hand(0, "combat-1").hand(1, "hat-1", "hat-2")
    )
    table.at("act").play(0, "fight", ("target", "lamia"), ("attacker", "moma"), "announce")
    while table.asked != {0: "potion"}:
        table.play(1, "pass")
    assert _stakes(table).startswith("You need 1 more; your potions add 1, their 2 cards 1 on average. Win: ")


def test_before_an_attack_is_announced_both_ends_of_it_are_said() -> None:
    """Lamia resists 2; it is not the only one of its team."""
    table = a_table(2).team(0, "moma", "gaiteiro").team(1, "trasno", "lamia").at("act")
    table.play(0, "fight", ("target", "lamia"))
    said = "Win and roll 3–6: Lamia is yours. Lose or tie: they roll to take yours."
    assert _stakes(table) == said


def test_a_window_on_an_attack_names_the_announced_helper() -> None:
    table = a_table(2).team(0, "moma", "gaiteiro").team(1, "trasno", "lamia").hand(1, "hat-1").at("act")
    table.play(0, "fight", ("target", "lamia"), ("attacker", "moma"), ("helper", "gaiteiro"), "announce")
    for seat in (None, 1):
        view = table.game.view(seat)
        assert [each.kind for each in view.decisions] == ["voodoo"]
        said = screens_of("alakazum").stakes(view, view.decisions[0], Reader(SAY, NAMES[:2], seat))
        assert said.startswith("⚔ 2 against 1 so far")


def test_against_the_forest_more_is_enough() -> None:
    table = a_table(2).team(0, "moma", "gaiteiro").forest("trasno").at("explore")
    view = table.game.view(0)
    assert [each.kind for each in view.decisions] == ["fighter"]
    (moves, _) = ask(1, screens_of("alakazum"), view, view.decisions[0], Reader(SAY, NAMES, 0))
    assert isinstance(moves, Buttons) and moves.buttons[0].label == "Moma · 1 : 0 · +1 ★"


def _stakes(table: Any) -> str:
    view = table.game.view(0)
    return str(screens_of("alakazum").stakes(view, view.decisions[0], Reader(SAY, NAMES[:2], 0)))


def test_every_game_has_rules_credits_and_screens() -> None:
    for key in GAMES:
        assert type(screens_of(key)) is PlainScreens or type(screens_of(key)).__module__ == f"bot.screens.{key}.screens"
        for text in (f"{key}-name", f"{key}-tagline", f"{key}-credits", f"{key}-rules-1", f"{key}-rules-1.title"):
            assert SAY.has(text), text


def test_a_games_screens_show_at_least_its_table_and_its_hands() -> None:
    class Handless(GameScreens[View]):
        def table(self, view: View, reader: Reader) -> Sequence[Part]:
            return ()

    with pytest.raises(TypeError, match="hand"):
        Handless("handless")  # pyright: ignore[reportAbstractUsage]
    assert all(isinstance(screens_of(key), GameScreens) for key in GAMES)


def test_the_screens_of_all_games_have_the_same_files() -> None:
    screens = Path(bot.screens.__file__).parent
    files = {key: {path.name for path in (screens / key).glob("*.py")} for key in GAMES}
    own = {"alakazum": {"matters.py"}}
    assert len({frozenset(names - own.get(key, set())) for key, names in files.items() if names}) == 1, files


def test_the_enemy_that_nothing_beats_is_named_among_those_left() -> None:
    """AZ-100: Armazon lies among the enemies of the expansion, so that no number of stars beats all of them."""
    screens, reader = screens_of("alakazum"), Reader(SAY, NAMES[:3], 0)
    view = a_table(3, expansion=True).team(0, "moma").team(1, "trasno").team(2, "lamia").at("act").game.view(0)
    assert "7, 8, 9, 13 and ∞" in screens.race(view, reader)
    assert beaten(view, 20, reader) == "It beats 7, 8, 9 and 13; too strong: ∞."


def test_the_end_says_nothing_untrue_of_an_enemy_that_lies_face_down() -> None:
    """AZ-91: with the expansion the game ends while Armazon lies face down."""
    row = ("santa-claus", "halloween", "fast-food", "black-friday", "saint-valentine", "armazon")
    table = a_table(2, expansion=True).team(0, "montserrat:C", "castanyera:C", "tio-de-nadal").team(1, "trasno")
    table.enemies(*row, flipped=row[1:5]).at("alakazum").announce(0, ("culture", "CAT"), ("enemy", 0), "announce")
    game = table.game
    assert game.outcome is not None and len(game.state.flipped) == 5
    said = screens_of("alakazum").end(game.view(None), game.outcome, Reader(SAY, NAMES[:2], 0))
    assert said == "No enemy is left that can be beaten: this time the invaders stay."


def test_a_culture_of_which_only_objects_are_held_is_no_outlook() -> None:
    table = a_table(2).team(0, "senyor-pirotecnic").team(1, "trasno")
    view = table.hand(0, "botafumeiro").at("act").game.view(0)
    assert "VAL" in screens_of("alakazum").outlook(view, Reader(SAY, NAMES[:2], 0))


def test_the_stars_of_the_row_come_before_those_of_the_hand() -> None:
    """Senyor Pirotècnic has 1 ★ of VAL at A, the amulet adds 1 for every culture."""
    reader = Reader(SAY, NAMES[:2], 0)
    bare, held = [a_table(2).team(0, "senyor-pirotecnic").team(1, "trasno") for _ in range(2)]
    said = screens_of("alakazum").outlook(bare.at("act").game.view(0), reader)
    assert said == "🟧 VAL 1 of 8 ★ for an Alakazum."
    said = screens_of("alakazum").outlook(held.hand(0, "amulet").at("act").game.view(0), reader)
    assert said == "🟧 VAL 1 of 8 ★ for an Alakazum, 2 with Amulet in hand."


def test_the_question_of_the_market_says_how_many_cards_are_to_be_taken() -> None:
    """AZ-60: any two of the market."""
    table = a_table(2).team(0, "moura").team(1, "trasno", "penitente").hand(0, "voodoo")
    table.market("hat-1", "double", "hat-3").at("act").announce(0, "magic", ("spell", "miserable-witch"))
    screens, reader = screens_of("alakazum"), Reader(SAY, NAMES[:2], 0)

    def asked() -> str:
        view = table.game.view(0)
        return screens.prompt(view, view.decisions[0], reader)

    assert asked() == "Take 2 cards from the market. Which?"
    table.play(0, ("take", "hat-3"))
    assert asked() == "Take a card from the market. Which?"

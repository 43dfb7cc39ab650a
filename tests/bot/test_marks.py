"""What colours and marks mean: green with a thumb is what a hint says, in a person's own hand alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.screens.game import Reader, screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.hand import more
from bot.screens.lessons import Advised
from bot.screens.lobby import lobby, options
from bot.screens.pages import commitment, piles
from bot.screens.screen import Buttons, Screen, Select, Style
from bot.screens.table import board
from bot.texts import Library
from games import GAMES
from games.kernel.game import Game
from games.kernel.values import Actions
from tables.replies import hand_of
from tables.table_rules import WINDOW
from tests.bot.fakes import seated
from tests.bot.test_screen_sizes import KINDS, SAY, positions
from tests.bot.words import buttons_of
from tests.games.alakazum.table import a_table as a_witches

LIBRARY = Library()


def marked(screen: Screen) -> list[str]:
    """The labels of all that has a thumb."""
    lists = [option for part in screen.parts if isinstance(part, Select) for option in part.options]
    return [each.label for each in (*buttons_of(screen), *lists) if each.emoji == "👍"]


@pytest.mark.parametrize("kind", KINDS)
def test_on_a_message_that_others_see_nothing_is_green_or_has_a_thumb(kind: type[Game]) -> None:
    for table, recent in positions(kind, 2, {}):
        public = board(table, recent, SAY, pictures=True)
        assert not marked(public) and all(each.style is not Style.GOOD for each in buttons_of(public))


def test_only_where_the_table_has_hints_is_marked_what_is_recommended() -> None:
    table = next(positions(KINDS[0], 2, {}))[0]
    seat = table.now.decisions[0].seat
    assert not marked(hand_screen(hand_of(table, seat), SAY))
    table.now.rules = table.now.rules.model_copy(update={"hinted": True})
    assert len(marked(hand_screen(hand_of(table, seat), SAY))) == 1


def act(words: Actions) -> tuple[Any, Screen]:
    table = a_witches(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno")
    game = table.hand(0, "hat-1", "combat-1").hand(1, "hat-2").market("hat-3").at("act").game
    return table, hand_screen(hand_of(seated(game), 0), SAY, advised=Advised("action", words))


def test_what_a_hint_says_is_marked_in_the_list_that_says_it() -> None:
    table, _ = act(())
    card = table.game.state.hands[0][0]
    assert marked(act((("market",), ("show", card)))[1]) == ["Trade in Hat 1 · +1 card"]
    assert marked(act((("pass",),))[1]) == ["Nothing"]
    green = [each.label for each in buttons_of(act((("pass",),))[1]) if each.style is Style.GOOD]
    assert green == ["Nothing"]


def test_a_fight_without_hope_is_asked_about_once_more() -> None:
    """Trasno has no combat that Lamia's could not meet: nobody helps, no potion is held (AZ-50)."""
    table = a_witches(2).team(0, "caganer", "gaiteiro").team(1, "lamia:C", "trasno").at("act")
    lamia, caganer = table.game.state.teams[1][0], table.game.state.teams[0][0]
    for word in (("fight",), ("target", lamia), ("attacker", caganer)):
        table.game.submit(0, word)
    shown = hand_screen(hand_of(seated(table.game), 0), SAY)
    (announce,) = [each for each in buttons_of(shown) if each.label.startswith("Announce")]
    assert (announce.style, announce.emoji) == (Style.QUIET, "⚠️")
    assert any("no hope" in getattr(part, "text", "") for part in shown.parts)


def test_market_and_cemetery_are_behind_more_and_lead_back_to_the_hand() -> None:
    table = a_witches(2).team(0, "moma").team(1, "lamia").market("hat-3", "die-1").cemetery("trasno").at("act")
    live = seated(table.game)
    (button,) = [each for each in buttons_of(more(hand_of(live, 0), SAY)) if each.label == "Market"]
    assert button.id == "al:1:piles:open"
    shown = piles(live, SAY)
    said = "\n".join(getattr(part, "text", "") for part in shown.parts)
    assert "Hat 3" in said and "Trasno" in said
    assert [each.id for each in buttons_of(shown)] == ["al:1:hand:open"]


@pytest.mark.parametrize("kind", KINDS)
def test_below_a_hand_stands_one_row_of_a_phone_the_rest_is_behind_more(kind: type[Game]) -> None:
    """It is 338 px wide; a button has 22 px beside its label, about 7 px a letter, and 8 px to the next."""
    for say in (LIBRARY.texts(language) for language in LIBRARY.languages):
        for hinted in (True, False):
            live = seated(kind.new(bytes(32), 2))
            live.now.rules = live.now.rules.model_copy(update={"hinted": hinted})
            below = hand_screen(hand_of(live, live.now.decisions[0].seat), say).parts[-1]
            assert isinstance(below, Buttons)
            widths = [22 + 7 * len(each.label) + (24 if each.emoji else 0) for each in below.buttons]
            assert sum(widths) + 8 * (len(widths) - 1) <= 338, [each.label for each in below.buttons]
            assert [each.id for each in below.buttons][-1] == "al:1:more:open"
    opened = {each.id.split(":", 2)[2] for each in buttons_of(more(hand_of(live, 0), SAY))}
    assert opened >= {f"rules:{kind.KEY}.1", "hand:open"} and ("standing:show" in opened) == (WINDOW in kind.CLOCKS)


def test_the_hash_of_a_seed_stands_behind_check_and_not_in_the_lobby() -> None:
    table = seated(KINDS[0].new(bytes(32), 2))
    table.now.status = "lobby"
    shown = lobby(table, ("Ana", "Pep"), SAY)
    assert not any(table.commitment in getattr(part, "text", "") for part in shown.parts)
    panel = options(table, ("Ana", "Pep"), SAY, table.host)
    assert "al:1:lobby:options" in [each.id for each in buttons_of(shown)]
    assert "al:1:lobby:check" in [each.id for each in buttons_of(panel)]
    assert any(table.commitment in getattr(part, "text", "") for part in commitment(table, SAY).parts)


def test_where_all_answers_are_alike_a_hint_marks_what_is_recommended() -> None:
    game = GAMES["alakazoo"].new(bytes(32), 2)
    (decision, *_) = game.decisions
    seat, words = decision.seat, (("board", 4),)
    screens, view = screens_of("alakazoo"), game.view(decision.seat)
    said = screens.hint(view, decision, words, Reader(SAY, ("Ana", "Pep"), seat))
    assert said == "Summon 🟥E Emberdrake: to an AI all boards are worth the same."
    assert screens.choice(view, decision, ("board", 0), Reader(SAY, ("Ana", "Pep"), seat)).advised
    shown = hand_screen(hand_of(seated(game), seat), SAY, advised=Advised("board", words))
    assert marked(shown) == ["🟥E Emberdrake"]

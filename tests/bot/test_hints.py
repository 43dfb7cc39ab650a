"""Hints: what an AI would do and why, from the own view alone, in the own hand alone."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from bot.delivery.hints import Hints
from bot.screens.alakazoo import hints as alakazoo_hints
from bot.screens.alakazum import hints as alakazum_hints
from bot.screens.game import Reader, screens_of
from bot.texts import LOCALES, Library
from games import GAMES
from games.alakazoo import ai as alakazoo_ai
from games.alakazum import ai as alakazum_ai
from games.alakazum.cards import BROOM, CAPE, CRYSTAL_BALL, NUMBER, SCEPTRE
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import Game
from playground import Seat
from tables.hints import Advice, advise
from tables.replies import Hand, hand_of
from tests.bot.fakes import seated
from tests.bot.house import OWN_SCREENS, House, buttons, press, text
from tests.bot.test_lessons import a_first_game, coached
from tests.games.alakazam.table import a_table as alakazam_table
from tests.games.alakazam.table import die
from tests.games.alakazoo.table import a_table as alakazoo_table
from tests.games.alakazum.table import a_table

SAY = Library().texts("en")

pytestmark = pytest.mark.usefixtures("no_errors")


def advised(game: str, seed: int, *, often: int = 3, **options: Any) -> list[tuple[str, str]]:
    """(kind, hint) of the questions of a whole game that seat 0 asks an AI about."""
    seats = 2 if game != "alakazam" else 3
    rules = GAMES[game].new(bytes([seed]) * 32, seats, GAMES[game].Options.model_validate(options))
    screens, rng = screens_of(game), Chance(bytes([seed]) * 32)
    reader = Reader(SAY, tuple("ABCDE"[: rules.seats]), 0)
    found: list[tuple[str, str]] = []
    for _ in range(2500):
        if rules.outcome is not None:
            break
        mine = tuple(each for each in rules.decisions if each.seat == 0 and not each.is_roll)
        if mine:
            advice = advise(type(rules), a_hand(rules, 0, mine))
            assert advice is not None
            found.append((advice.decision.kind, screens.hint(advice.hand.view, advice.decision, advice.words, reader)))
        for decision in rules.decisions:
            if not decision.seat and not rng.below(often):
                move: Any = rng.choice([each for each in decision.options if each[0] not in ("wake", "lapse")])
            else:
                move = rules.LEVELS["normal"].choose(rules.view(decision.seat), decision, rng, 0)
            if move is not None:
                rules.submit(decision.seat, move, decision.id)
                break
        else:
            rules.submit(rules.decisions[0].seat, ("done",), rules.decisions[0].id)
    return found


def a_hand(rules: Game, seat: int, mine: tuple[Any, ...]) -> Hand:
    return Hand(SimpleNamespace(), seat, rules.view(seat), mine, 0, 0)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *[(game, {}) for game in OWN_SCREENS],
        ("alakazum", {"expansion": True, "chaotic_toad": True}),
        ("alakazoo", {"edition": "magic-helper"}),
        ("alakazam", {"market": True}),
        ("alakazam", {"extra_cards": True, "face_down": True}),
    ],
)
def test_every_question_of_a_game_gets_a_reason_in_one_line(game: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        for kind, line in advised(game, seed, **options):
            assert "\n" not in line and len(line) < 240, (kind, line)
            assert not re.search(r"[{}]|None|-hint-|-1\b", line), (kind, line)
            assert line[-1] in ".!", (kind, line)


@pytest.mark.long
@pytest.mark.parametrize("game", OWN_SCREENS)
def test_most_texts_of_hints_are_said_at_some_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    body = parse((LOCALES / "en" / f"{game}-hints.ftl").read_text("utf-8")).body
    keys = {entry.id.name for entry in body if isinstance(entry, fluent.Message)}
    said: set[str] = set()
    whole = type(SAY).__call__

    def heard(self: Any, key: str, /, **values: Any) -> str:
        said.add(key)
        return whole(self, key, **values)

    monkeypatch.setattr(type(SAY), "__call__", heard)
    for seed in range(30):
        advised(game, seed)
    assert len(keys & said) >= 0.6 * len(keys), keys - said


@pytest.mark.parametrize(
    ("answers", "hints", "beside"),
    [
        (alakazum_ai.MERITS, alakazum_hints.HINTS, {"action", "alakazum"}),
        (alakazoo_ai.ANSWERS, alakazoo_hints.HINTS, {"board"}),
    ],
)
def test_whatever_an_ai_answers_it_can_say_why(
    answers: dict[str, Any], hints: dict[str, Any], beside: set[str]
) -> None:
    assert hints.keys() == answers.keys() | beside


def test_a_hint_is_the_same_whatever_the_others_hold() -> None:
    """From the view alone: in every world that could lie behind it the same is advised, where the AI draws no lots."""
    rules = GAMES["alakazum"].new(bytes(32), 3)
    rng = Chance(bytes(32))
    compared = 0
    while rules.outcome is None and compared < 40:
        decision = rules.decisions[0]
        if decision.seat == 0 and not decision.is_roll:
            other = GAMES["alakazum"].imagine(rules.view(0), rng)
            mine = tuple(each for each in rules.decisions if each.seat == 0)
            theirs = tuple(each for each in other.decisions if each.seat == 0)
            one, two = advise(type(rules), a_hand(rules, 0, mine)), advise(type(rules), a_hand(other, 0, theirs))
            assert one is not None and two is not None
            assert one.words == two.words
            compared += 1
        move = rules.LEVELS["normal"].choose(rules.view(decision.seat), decision, rng, 0)
        assert move is not None
        rules.submit(decision.seat, move, decision.id)
    assert compared > 10


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([("give", CAPE), ("bearer", NUMBER["moma"])], "Give Moma the cape: that makes it harder to take."),
        ([("give", SCEPTRE), ("bearer", NUMBER["moma"])], "Give Moma the sceptre: it counts in every fight."),
        (
            [("give", CRYSTAL_BALL)],
            "Turn up cards with the crystal ball: you can keep them until a character or trap comes.",
        ),
        (
            [("give", BROOM), ("rider", NUMBER["moma"])],
            "Give Moma the broom: it’s your best, and then nobody can take it",
        ),
    ],
)
def test_an_object_of_the_expansion_has_a_reason_of_its_own(words: list[Any], said: str) -> None:
    table = a_table(2, expansion=True).team(0, "moma", "gaiteiro").team(1, "trasno", "lamia")
    view = table.hand(0, "cape", "sceptre", "crystal-ball", "broom").at("act").game.view(0)
    line = screens_of("alakazum").hint(view, view.decisions[0], words, Reader(SAY, ("Ana", "Ben"), 0))
    assert line.startswith(said)


def line_of(game: str, view: Any, decision: Any, *words: Any) -> str:
    return screens_of(game).hint(view, decision, words, Reader(SAY, ("Ana", "Ben", "Cid"), 0))


def test_a_swap_that_keeps_nuttin_from_being_spoilt_says_so() -> None:
    pools = "O1 O6 Y1 Y3 B3 B3", "O1 O2 Y2 Y4 B4 B5", "O3 O4 Y5 Y6 B1 B6"
    table = alakazam_table(*pools, table="tri-color", hands={0: "nuttin"})
    view = table.game.view(0)
    (asked,) = [each for each in view.decisions if (each.seat, each.kind) == (0, "trade")]
    line = line_of("alakazam", view, asked, ("swap",), ("out", die("O1")), ("in", die("W1")))
    assert line.endswith(": then Tri-Color can’t spoil I Got Nuttin’.")


def test_a_hat_that_is_not_enough_is_not_called_enough() -> None:
    table = a_table(2).team(0, "moma").cemetery("lamia").hand(0, "hat-1", "hat-3").at("act")
    table.play(0, "magic", ("spell", "resurrect"), ("raise", "lamia"))
    view = table.game.view(0)
    (asked,) = view.decisions
    assert line_of("alakazum", view, asked, ("hat", NUMBER["hat-3"])) == (
        "Pay with Hat 3: it covers 3 of the 4 energy still to pay."
    )
    table.play(0, ("hat", "hat-3"))
    view = table.game.view(0)
    (asked,) = view.decisions
    assert line_of("alakazum", view, asked, *asked.options) == "Pay with Hat 1: the smallest that is enough."


def test_only_the_rune_with_fewer_places_is_said_to_have_fewer() -> None:
    table = alakazoo_table(dice="Flame Leaf").play("roll 2")
    view = table.game.view(0)
    (asked,) = view.decisions
    said = [line_of("alakazoo", view, asked, option) for option in asked.options]
    assert sum("fewer than the others" in line for line in said) <= 1, said


def test_a_column_says_what_its_cards_can_score() -> None:
    table = alakazoo_table(columns=("E-head V-tail", "T-tail", "", ""), portals={1: "G-tail G-head"})
    view = table.game.view(0)
    (asked,) = view.decisions
    assert "can score 1 point in your Portal" in line_of("alakazoo", view, asked, ("column", 0))
    assert line_of("alakazoo", view, asked, ("column", 1)).endswith("fits your Portal.")


# ---- in the bot ----------------------------------------------------------------------------------------------------


async def test_a_hint_takes_the_coachs_place_and_stays_until_one_has_answered(house: House) -> None:
    ana = await a_first_game(house)
    shown = await (await ana.slash("table hand")).shown()
    assert coached(text(shown)) and "Hint" in buttons(shown)

    shown = await (await ana.click("Hint", on=shown)).shown()

    (line,) = [line for line in text(shown).splitlines() if "💡" in line]
    name = re.match(r"> 💡 Take (.+): it can reach \d", line)
    assert name and not coached(text(shown))
    assert line in text(await (await ana.slash("table hand")).shown()), "the same question, the same hint"


def test_a_hint_goes_on_with_what_it_says_and_goes_with_a_step_back() -> None:
    game = a_table(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno").at("act").game
    words = (("fight",), ("target", NUMBER["lamia"]), ("attacker", NUMBER["moma"]), ("announce",))
    live = seated(game)
    live.now.rules = live.now.rules.model_copy(update={"hinted": True})
    hints: Any = Hints(*[SimpleNamespace()] * 3)  # pyright: ignore[reportArgumentType]
    hints.show(Advice(hand_of(live, 0), game.decisions[0], words, "normal"), 1, SAY)
    assert hints.advised(hand_of(live, 0), 1).words == words
    for word, left in ((words[0], words[1:]), (words[1], words[2:]), (BACK, ())):
        game.submit(0, word)
        assert hints.advised(hand_of(live, 0), 1).words == left


def test_in_trading_a_hint_says_what_is_still_to_be_said_whatever_others_deal() -> None:
    """Each deal of others numbers the question anew; what was said stands no longer among the options."""
    game = a_table(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno").at("act").game
    live = seated(game)
    live.now.rules = live.now.rules.model_copy(update={"hinted": True})
    hints: Any = Hints(*[SimpleNamespace()] * 3)  # pyright: ignore[reportArgumentType]
    words = first, second, third = (("fight",), ("target", NUMBER["lamia"]), ("attacker", NUMBER["moma"]))
    asked = game.decisions[0]._replace(silence="wait")
    hints.show(Advice(hand_of(live, 0), asked, words, "normal"), 1, SAY)
    for deals, options, left in (
        (0, (first, ("done",)), words),
        (1, (second, ("done",)), words[1:]),
        (5, (first, ("done",)), words),
        (6, (third,), words[2:]),
        (7, (("done",),), ()),
    ):
        now = replace(hand_of(live, 0), decisions=(asked._replace(id=asked.id + deals, options=options),))
        assert hints.advised(now, 1).words == left


async def test_with_two_people_there_is_no_button_and_a_forged_one_is_refused(ana: Seat, bea: Seat) -> None:
    lobby = await (await ana.slash("alakazoo new")).shown()
    assert "can use hints" in text(lobby)
    await bea.click("Sit down", on=lobby)
    await ana.click("Start", on=lobby)
    shown = await (await ana.slash("table hand")).shown()
    assert "Hint" not in buttons(shown)
    refused = await press(ana, shown, "al:1:hint:now")
    assert "This game has no hints" in text(await refused.shown())

"""Alakazam!'s screens: dice one can read without colours, offers with their buttons, every question in the hand."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

import bot
from bot.delivery.layout import compose, fit
from bot.screens.alakazam import SCREENS
from bot.screens.alakazam.words import dice_text, signed
from bot.screens.custom_ids import read_press
from bot.screens.game import PLACEHOLDER, Reader
from bot.screens.hand import hand as hand_screen
from bot.screens.people import reader_of
from bot.screens.screen import Buttons, Picture, Select, Style, Text
from bot.screens.table import board
from bot.texts import Library
from games.alakazam import Alakazam
from games.alakazam.cards import COLOURS
from games.kernel.chance import Chance
from games.kernel.game import Event
from pictures.alakazam.hand import HandTile
from storage.rows import Clock
from tables.replies import hand_of
from tables.table import Seat
from tests.bot.fakes import NAMES, seated
from tests.bot.words import buttons_of, moves_of, text_of
from tests.games.alakazam.table import CARDS, Table, a_table, dice

SAY = Library().texts("en")
LOCALES = Path(bot.__file__).parent / "locales"
POOLS = ("O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4")


def shown(table: Table, seat: int | None = None) -> list[Any]:
    """The parts of the board, or of a seat's hand."""
    at = seated(table.game)
    screen = board(at, [], SAY) if seat is None else hand_screen(hand_of(at, seat), SAY)
    return list(fit(screen).parts)


def below(parts: list[Any], line: str) -> list[str]:
    """The labels of the first buttons below the text that has `line` in it."""
    at = next(at for at, part in enumerate(parts) if isinstance(part, Text) and line in part.text)
    found = next(part for part in parts[at:] if isinstance(part, Buttons))
    return [button.label for button in found.buttons]


# ---- dice ----------------------------------------------------------------------------------------------------------


def test_dice_are_said_by_letter_and_number_in_groups_of_a_colour() -> None:
    said = dice_text(dice("W1 O4 B2 O1 B2 K6"), SAY)
    assert said.replace("\u00a0", " ") == "🟧 O1 O4 · 🟦 B2 B2 · ⬛ K6 · ⬜ W1"


def test_a_lock_and_a_mark_stand_at_as_many_alike_dice_as_they_are_for() -> None:
    said = dice_text(dice("O4 O4 O4 Y1"), SAY, locked=dice("O4 O4"), marked=dice("Y1"))
    assert said.replace("\u00a0", " ") == "🟧 O4🔒 O4🔒 O4 · 🟨 Y1↻"


def test_points_have_a_sign() -> None:
    assert [signed(points) for points in (5, 0, -3)] == ["+5", "0", "−3"]


# ---- the board -----------------------------------------------------------------------------------------------------


def test_the_board_tells_who_has_what_and_what_it_is_worth_now() -> None:
    parts = shown(a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight bonus-3", 1: "rainbow"}, table="flush"))
    said = text_of(parts).replace("\u00a0", " ")
    assert "**Ana** 0 points · 🟧 O2 O3 O4 O5\n🎴 ✅ Straight +3, Bonus 3 +3 = +6" in said
    assert "**Pep** 0 points · 🟨 Y1 Y2 Y3 Y4\n🎴 ❌ Rainbow −3" in said
    assert "🎴 Flush 2/3/5 (−2)" in said
    assert "⬜ W1 W2 W3 W4 W5 W6" in said


def test_one_line_says_who_is_still_trading() -> None:
    table = a_table(*POOLS).play(1, "done")
    said = text_of(shown(table))
    assert "Not done yet: **Ana** and **Bea**" in said and said.count("Trading") == 1
    assert "☑ **Pep**" in said
    assert "**Last call** for **Ana**" in text_of(shown(table.play(2, "done")))


@pytest.mark.rule("AM-19")
def test_one_person_among_ai_hears_of_no_last_call() -> None:
    table = a_table(*POOLS).play(0, "done").play(2, "done")
    at = seated(table.game)
    at.now.seats = (at.seats[0], Seat(ai="easy"), Seat(ai="easy"))
    said = text_of(fit(board(at, [], SAY)).parts)
    assert "Last call" not in said and "Not done yet" in said
    called = Event("last-call", (1,), None)
    assert SCREENS.sentence(called, reader_of(at, SAY)) is None
    assert SCREENS.sentence(called, reader_of(seated(table.game), SAY)) is not None


def test_the_trading_line_bears_the_clock_of_whom_it_waits_for() -> None:
    table = a_table(*POOLS).play(1, "done").play(2, "done")
    rows = [Clock("round", 1, 300.0), Clock("last_call", 1, 60.0), Clock("rest", 1, 310.0)]
    said = board(seated(table.game, clocks={row.key: row for row in rows}), [], SAY)
    assert "⏳ <t:60:R>, then the trading ends" in text_of(said.parts)


def test_who_alone_looks_at_the_centre_does_not_wait_for_themselves() -> None:
    game = Alakazam.new(bytes(32), 3)
    shown = text_of(hand_screen(hand_of(seated(game), 0), SAY).parts)
    assert "Not ready yet: **Ana**" in shown
    for seat in (1, 2):
        game.submit(seat, ("ready",))
    shown = text_of(hand_screen(hand_of(seated(game), 0), SAY).parts)
    assert "Look at the centre before the dice are rolled." in shown and "Not ready yet" not in shown


def test_a_question_that_may_wait_says_what_its_clock_ends() -> None:
    table = a_table(*POOLS).play(1, "offer to 0 give Y1 for want O2 propose")
    offer = next(each for each in table.game.decisions if each.kind == "offer")
    round_, offered = Clock("round", 1, 300.0), Clock(*offer.clocks[0], 45.0)
    hand = hand_screen(hand_of(seated(table.game, clocks={row.key: row for row in (round_, offered)}), 0), SAY)
    said = text_of(hand.parts)
    assert "Trade, take a card, or press Done. · ⏳ <t:300:R>, then the trading ends" in said
    assert "⏳ <t:45:R>, then the offer ends" in said


def test_an_open_offer_is_a_line_with_its_three_buttons_below() -> None:
    table = a_table(*POOLS).play(0, "offer to 1 give O4 mark for want Y2 propose")
    parts = shown(table)
    line = "**#1** **Ana** offers **Pep** 🟧O4↻ for 🟨Y2"
    assert below(parts, line) == ["Accept", "Decline", "Counter"]
    asked = table.question(1, "offer")
    press = next(read_press(button.id) for button in buttons_of(parts) if button.label == "Accept")
    assert press is not None
    assert (press.question, press.actions) == (asked.id, ("accept.1",))
    assert "O4🔒" in text_of(parts)


def test_an_offer_to_all_is_one_line_that_says_who_is_still_asked() -> None:
    table = a_table(*POOLS).play(0, "offer all give O4 for colour Y any-number propose")
    parts = shown(table)
    line = "offers everybody 🟧O4 for 🟨any yellow"
    assert text_of(parts).count(line) == 1
    assert below(parts, line) == ["Accept", "Decline", "Counter"]  # Bea has no yellow die; Pep can accept
    assert f"{line} (waiting for **Bea**)" in text_of(shown(table.play(1, "decline 1")))


def test_what_only_ai_are_asked_has_no_buttons() -> None:
    table = a_table(*POOLS).play(0, "offer to 1 give O4 for want Y2 propose")
    at = seated(table.game)
    at.now.seats = (at.seats[0], Seat(ai="easy"), at.seats[2])
    parts = list(fit(board(at, [], SAY)).parts)
    assert "**#1** **Ana** offers" in text_of(parts)
    assert "Accept" not in [button.label for button in buttons_of(parts)]


def test_looking_is_one_line_and_one_button() -> None:
    game = Alakazam.new(bytes(32), 3)
    game.submit(1, ("ready",))
    parts = fit(board(seated(game), [], SAY)).parts
    assert text_of(parts).count("Not ready yet: **Ana** and **Bea**") == 1
    assert [button.label for button in buttons_of(list(parts))].count("Ready") == 1


def test_face_down_the_board_counts_cards_and_names_none() -> None:
    table = a_table(*POOLS, hands={0: "straight flush"}, table="rainbow", face_down=True)
    said = text_of(shown(table))
    assert "2 cards" in said and "1 card, face down" in said
    assert not any(name in said for name in ("Straight", "Flush", "Rainbow"))
    assert "Straight" in text_of(shown(table, 0)) and "Straight" not in text_of(shown(table, 1))


def test_the_fullest_bazaar_shows_every_seat_and_offer() -> None:
    pools = ["O1 O2 O3 O4 O5 O6", "Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6", "G1 G2 G3 G4 G5 G6", "K1 K2 K3 K4 K5 K6"]
    hands = {seat: " ".join(CARDS[at] for at in range(3 + seat, 18, 5)) for seat in range(5)}
    table = a_table(*pools, hands=hands, table="bonus-5 bonus-3 bonus-2", extra_cards=True)
    letters = "OYBGK"
    for seat in range(5):
        give = " ".join(f"give {letters[seat]}{number} mark" for number in (1, 2, 3))
        other = (seat + 1) % 5
        want = " ".join(f"want {letters[other]}{number} mark" for number in (4, 5, 6))
        table.play(seat, f"offer to {other} {give} for {want} propose")
    parts = shown(table)
    for seat in range(5):
        assert f"**{NAMES[seat]}** 0 points" in text_of(parts)
        assert below(parts, f"**#{seat + 1}**") == ["Accept", "Decline", "Counter"]
    assert compose(board(seated(table.game), ["**Ana** swaps 🟧O4 for 🟦B2."] * 6, SAY)).components  # type: ignore[list-item]


# ---- the hand ------------------------------------------------------------------------------------------------------


def test_the_hand_has_all_questions_each_with_its_own_number() -> None:
    table = a_table(*POOLS)
    table.play(1, "offer to 0 give Y1 for want O1 propose").play(2, "offer to 0 give B1 for want O2 propose")
    parts = shown(table, 0)
    numbers = {
        press.question
        for button in buttons_of(parts)
        if (press := read_press(button.id)) and press.question is not None
    }
    assert numbers == {decision.id for decision in table.game.decisions if decision.seat == 0}
    assert len(numbers) == 3
    assert below(parts, "**#1** **Pep** offers you 🟨Y1 for 🟧O1") == ["Accept · 0", "Decline", "Counter"]
    assert below(parts, "**#2** **Bea** offers you 🟦B1 for 🟧O2") == ["Accept · 0", "Decline", "Counter"]


def test_an_offer_says_what_it_would_do_to_the_own_cards() -> None:
    """O2–O5 are a straight of four (3 points); with Y1 for O5 the run is 2–4 and the straight missed (−3)."""
    table = a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight"})
    table.play(1, "offer to 0 give Y1 for want O2 propose").play(2, "offer to 0 give B1 for want O5 propose")
    said = text_of(shown(table, 0))
    assert "🟨Y1 for 🟧O2\n**−6** for you · 0 for **Pep**" in said
    assert "🟦B1 for 🟧O5\n**0** for you · 0 for **Bea**" in said


def test_the_hand_tells_why_a_card_is_met_or_not() -> None:
    said = text_of(shown(a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight rainbow"}), 0))
    assert "✅ **Straight** +3 (2–5)" in said and "❌ **Rainbow** −3 (4O)" in said
    assert "If the round ended now: **0**" in said


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([0, 0, 0], "3 in all. You would lead."),
        ([0, 4, 0], "3 in all. **Pep** would lead with 4."),
        ([1, 4, 4], "4 in all. **Ana**, **Pep** and **Bea** would lead with 4 each."),
        ([20, 31, 2], "23 in all. **Pep** would have 31 and win."),
        ([28, 30, 2], "31 in all. You would win."),
        ([28, 31, 2], "31 in all. **Ana** and **Pep** would have 31 each and share the win."),
    ],
)
def test_the_hand_tells_who_would_lead_or_win_if_the_round_ended_now(points: list[int], said: str) -> None:
    """AM-32: the straight of four brings 3; 31 or more end the game, the most win, ties share."""
    table = a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight"}, points=points)
    assert said in text_of(shown(table, 0))


def test_without_a_card_only_an_end_is_told() -> None:
    ahead, near = a_table(*POOLS, points=[0, 31, 0]), a_table(*POOLS, points=[0, 30, 0])
    assert "one they miss costs points. **Pep** would have 31 and win." in text_of(shown(ahead, 0))
    assert "would" not in text_of(shown(near, 0))


def test_hidden_cards_foretell_no_leader() -> None:
    table = a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight"}, points=[28, 30, 0], face_down=True)
    assert "as far as you know" in text_of(shown(table, 0)) and "would" not in text_of(shown(table, 0))


def test_who_is_done_reads_what_may_still_be_done() -> None:
    free, bound = (a_table(*POOLS, hands={0: card}).play(0, "done") for card in ("straight", "bonus-5"))
    left = "Not done yet: **Pep** and **Bea**"
    assert f"You’re done: just wait. {left}" in text_of(shown(free, 0))
    assert f"You’re done. With a Bonus you can only return cards. {left}" in text_of(shown(bound, 0))
    labels = [[button.label for button in buttons_of(shown(each, 0))] for each in (free, bound)]
    assert ["Keep trading" in some for some in labels] == [True, False]


def test_where_all_are_done_the_last_offer_is_waited_for() -> None:
    table = a_table(*POOLS).play(1, "offer to 2 give Y1 for want B2 propose")
    for seat in range(3):
        table.play(seat, "done")
    assert "Everybody is done; the round ends with the last offer" in text_of(shown(table, 0))


def test_a_missed_card_is_named_with_what_returning_it_brings() -> None:
    """A Flush of two dice costs 2; the Straight of four brings 3, so the round would bring 3 and not 1."""
    table = a_table("O2 O3 B4 B5", *POOLS[1:], hands={0: "straight flush"}, table="pyramid")
    bound = a_table("O2 O3 B4 B5", *POOLS[1:], hands={0: "straight flush bonus-5"})
    met = a_table("O2 O3 B4 B5", *POOLS[1:], hands={0: "straight"})
    told = [[said for said in moves_of(shown(each, 0)) if said.startswith("Return")] for each in (table, bound, met)]
    straight, flush = "Return Straight · −3", "Return Flush · +2"
    assert told == [[straight, flush], ["Return Bonus 5 · −5", straight, flush], [straight]]
    done = [[button.style for button in buttons_of(shown(each, 0)) if button.label == "Done"] for each in (table, met)]
    assert done == [[Style.QUIET], [Style.MAIN]], "nobody is led to what costs points"


def test_a_swap_is_asked_in_two_short_questions() -> None:
    table = a_table(*POOLS)
    parts = shown(table, 0)
    assert [part.placeholder for part in parts if isinstance(part, Select)] == ["More moves (21)"]
    labels = [button.label for button in buttons_of(parts)]
    assert labels[:6] == ["O1 → W1", "O1 → W2", "O1 → W3", "Make an offer", "Done", "Refresh"]
    table.play(0, "swap")
    assert below(shown(table, 0), "Which die do you put") == ["O1", "O2", "O3", "O4", "One step back"]
    table.play(0, "out O2")
    parts = shown(table, 0)
    assert "✏️ Swap 🟧O2" in text_of(parts)
    assert [*moves_of(parts)] == ["W1", "W2", "W3", "One step back", "W4", "W5", "W6"]


def test_an_offer_is_one_list_for_each_partner_then_one() -> None:
    table = a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight"}).play(0, "offer")
    lists = [part.placeholder for part in shown(table, 0) if isinstance(part, Select)]
    assert lists == ["Give Pep one to three…", "Give Bea one to three…"]
    assert [button.label for button in buttons_of(shown(table, 0))][:2] == ["Everybody", "One step back"]
    table.play(0, "to 1")
    lists = [part.placeholder for part in shown(table, 0) if isinstance(part, Select)]
    assert lists == ["Give one to three…"]


def test_dice_say_what_they_would_change() -> None:
    """A straight of four (3 points): without the 2 it is missed (−3); the 6 makes it five numbers long (5)."""
    table = a_table("O2 O3 O4 O5 O5", *POOLS[1:], hands={0: "straight"})
    assert {"O5 → W1 · +2", "O5 → W2 · 0", "O2 → W1 · −6"} <= {*moves_of(shown(table, 0))}
    table.play(0, "swap").play(0, "out O5")
    told = [*moves_of(shown(table, 0))]
    assert told == ["W1 · +2", "W2 · 0", "W3 · 0", "One step back", "W4 · 0", "W5 · 0", "W6 · +2"]


def test_cards_to_take_say_what_they_ask_for_and_what_they_would_bring() -> None:
    parts = shown(a_table("O2 O3 O4 O5", *POOLS[1:], table="straight rainbow bonus-5").play(0, "take"), 0)
    assert [*moves_of(parts)] == ["Bonus 5 · +5", "Straight · +3", "Rainbow · −3", "One step back"]
    about = "**Straight**: 4, 5 or 6 numbers in a row"
    assert about in text_of(parts), "without pictures words say what a button has no room for"


def test_cards_to_take_and_to_return_stand_with_their_points() -> None:
    """Returned, a straight of four takes its 3 points with it; a missed Pyramid its cost of 4 (AM-31)."""
    table = a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight pyramid"}, table="flush")
    told = {said.removesuffix(" · 4, 5 or 6 dice of one colour") for said in moves_of(shown(table, 0))}
    assert {"Flush · +2", "Return Straight · −3", "Return Pyramid · +4"} <= told


def test_a_hand_ticks_the_goals_in_the_centre_that_its_dice_meet() -> None:
    """Four of a number and of a colour, in no row; a spectator's board ticks none."""
    table = a_table("O2 O2 O2 O2", *POOLS[1:], table="straight flush twos-fives")
    reader = Reader(SAY, NAMES[:3], 0, pictures=True)
    (shown,) = SCREENS.hand_pictures(table.game.view(0), reader)
    assert isinstance(shown.tile, HandTile) and shown.tile.stall is not None
    assert [(goal.card, goal.met) for goal in shown.tile.stall.cards] == [
        ("straight", False),
        ("flush", True),
        ("twos-fives", True),
    ]
    assert "✅ Flush" in shown.alt and "✅ Straight" not in shown.alt
    board = SCREENS.board_pictures(table.game.view(None), Reader(SAY, NAMES[:3], pictures=True))
    assert not any("✅" in each.alt for each in board)


@pytest.mark.parametrize(("want", "style"), [("O2", Style.QUIET), ("O5", Style.MAIN)])
def test_an_offer_that_costs_points_has_no_blue_button(want: str, style: Style) -> None:
    """A straight of four: with a 1 for the 2 it is missed, with a 1 for the 5 it is four long as before."""
    table = a_table("O2 O3 O4 O5", *POOLS[1:], hands={0: "straight"})
    table.play(1, f"offer to 0 give Y1 for want {want} propose")
    accept = next(button for button in buttons_of(shown(table, 0)) if button.label.startswith("Accept"))
    assert accept.style == style


def test_a_bonus_holder_reads_what_it_may_not_do() -> None:
    parts = shown(a_table(*POOLS, hands={0: "bonus-5"}), 0)
    assert "With a Bonus you can only return cards. Without it you can trade again." in text_of(parts)
    assert "~~" not in text_of(parts)
    assert "Return Bonus 5 · −5" in moves_of(parts)
    assert "Done" in [button.label for button in buttons_of(parts)]


def test_what_waits_for_the_bell_can_be_cancelled_and_nobody_rings_it() -> None:
    parts = shown(a_table(*POOLS, slow=True).play(0, "swap out O1 in W2"), 0)
    assert "🔔 At the next bell: 🟧O1 for ⬜W2" in text_of(parts)
    assert below(parts, "Your move waits") == ["Cancel it"]


# ---- every word ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [{}, {"extra_cards": True}, {"face_down": True}, {"market": True, "slow": True}])
def test_labels_are_short(rules: dict[str, Any]) -> None:
    chance = Random(7)
    game = Alakazam.new(chance.randbytes(32), 5, Alakazam.Options.model_validate(rules))
    words: set[str] = set()
    for _ in range(400):
        if not game.decisions:
            break
        decision = chance.choice(game.decisions)
        fitted = fit(hand_screen(hand_of(seated(game), decision.seat), SAY))
        for button in buttons_of(list(fitted.parts)):
            assert 0 < len(button.label) <= PLACEHOLDER, button
        action = chance.choice(decision.options)
        words.add(str(action[0]))
        game.submit(decision.seat, action, decision.id)
    assert {"swap", "out", "in", "take", "offer", "give", "done"} <= words


# ---- what happened -------------------------------------------------------------------------------------------------


def test_the_score_of_the_rules_example_is_told_card_by_card() -> None:
    """AM-31's last example: Straight met with five, Flush unmet, Bonus 3: 5 − 2 + 3 = 6."""
    table = a_table("O1 Y2 B3 G4 O5 O5", "Y1 Y3 Y4", "B1 B2 B4", "G1 G2 G3", hands={0: "straight flush bonus-3"})
    for seat in range(4):
        table.play(seat, "done")
    told = [SCREENS.sentence(event, Reader(SAY, NAMES[:4])) for event in table.told if event.kind == "scored"]
    assert told[0] is not None
    assert told[0].replace("\u00a0", " ") == (
        "**Ana** scores +6 and has 6: ✅ Straight +5 (1–5) · ❌ Flush −2 (3O) · Bonus 3 +3"
    )
    assert told[1] == "**Pep** scores 0 and has 0: no cards"


def test_the_scores_stay_while_everybody_looks_at_the_next_round() -> None:
    table = a_table(*POOLS, hands={0: "straight"})
    told: list[Event] = []
    for seat in range(3):
        told += table.play(seat, "done").told
    for seat in (0, 1):
        told += table.play(seat, "ready").told
    reader = Reader(SAY, NAMES[:3])
    lines = [line for event in told if event.kind not in SCREENS.minor and (line := SCREENS.sentence(event, reader))]
    said = text_of(board(seated(table.game), lines, SAY).parts)
    assert said.count(" and has ") == 3 and "round 2" in said
    assert (
        "**Pep** 0 · **Bea** 0 · **Ana** −3. The round that takes somebody past 30 is the last." in said
        or "**Ana** 3" in said
    )


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("points", "past 30 points"),
        ("three-rounds", "Three rounds"),
        ("cap", "12 rounds"),
        ("left", "else has left"),
    ],
)
def test_the_end_says_who_won_and_why(reason: str, words: str) -> None:
    table = a_table(*POOLS, round_=12)
    table.game.finish(reason)
    assert table.game.outcome is not None
    said = SCREENS.end(table.game.view(None), table.game.outcome, Reader(SAY, NAMES[:3]))
    assert "**Ana**, **Pep** and **Bea** share the win" in said
    assert words in said


def test_imagined_games_say_the_same_of_an_offer_to_oneself() -> None:
    """What an offer would do is worked out from the view alone."""
    table = a_table(*POOLS, hands={0: "straight", 1: "flush"}, face_down=True)
    table.play(1, "offer to 0 give Y1 for want O1 propose")
    view = table.game.view(0)
    twin = Alakazam.imagine(view, Chance(bytes(32)))
    decision = next(each for each in view.decisions if each.kind == "offer")
    reader = Reader(SAY, NAMES[:3], 0)
    assert SCREENS.prompt(view, decision, reader) == SCREENS.prompt(twin.view(0), decision, reader)


def test_beside_the_picture_only_the_end_is_told() -> None:
    """What the round would bring is drawn; that it would end the game is not."""
    for points, said in ((0, ""), (30, "You would win.")):
        table = a_table("O1 O2 O3 O4", *POOLS[1:], hands={0: "straight"}, points=[points, 0, 0])
        view, reader = table.game.view(0), Reader(SAY, NAMES[:3], 0)
        assert "+3" in SCREENS.outlook(view, reader)
        assert SCREENS.outlook(view, replace(reader, pictures=True)) == said


@pytest.mark.parametrize("pictures", [True, False])
def test_a_goal_that_lacks_one_die_says_which_and_whose(pictures: bool) -> None:
    """A straight from 1 to 4: Pep's yellow 4 in the place of the orange 6."""
    table = a_table("O1 O2 O3 O6", *POOLS[1:], centre="W6", hands={0: "straight"})
    screen = hand_screen(hand_of(seated(table.game), 0), SAY, pictures=pictures)
    said = "Straight is one die short: 🟨Y4 from Pep for 🟧O6 would bring +3."
    if not pictures:
        assert said in text_of(screen.parts).replace("**", "")
        return
    ((tile, alt),) = [
        (part.tile, part.alt) for part in screen.parts if isinstance(part, Picture) and isinstance(part.tile, HandTile)
    ]
    own = tile.cards[0]
    assert said in alt
    assert own.lacking is not None and own.lacking.owner is not None
    assert (own.lacking.die, own.lacking.owner.name, own.lacking.points) == (dice("Y4")[0], "Pep", 3)


@pytest.mark.parametrize("language", Library().languages)
def test_a_colour_of_dice_has_one_name_in_a_language(language: str) -> None:
    """The legend has those of the table, and nothing is called red: what looks so is orange."""
    say = Library().texts(language)
    legend = say.plain("alakazam-legend", target=30, rounds=0).split(" · ")
    for line, colour in zip(legend, COLOURS, strict=False):
        assert line.startswith(f"{colour.letter} {say.plain(f'alakazam-colour-{colour.name}')}"), line
    written = " ".join(path.read_text("utf-8") for path in (LOCALES / language).glob("alakazam*.ftl"))
    assert not re.findall(r"\b(?:red|roj[oa]s?|vermell[ao]?s?|gorria?k?)\b", written, re.I)

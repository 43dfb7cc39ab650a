"""A reaction window on the board, in the hand and by a press: Let it happen, Wait, and what nobody learns."""

from __future__ import annotations

from unittest.mock import patch

from bot.screens.hand import hand as hand_screen
from bot.screens.table import board
from games.alakazum import Alakazum
from games.kernel.chance import Chance
from games.kernel.game import Decision
from storage.rows import Clock, ClockKey
from tables.replies import hand_of
from tables.table import WAIT, Seat, Table
from tests.bot.fakes import seated
from tests.bot.house import House, a_game, buttons, text
from tests.bot.test_playing import hand
from tests.bot.test_table_screens import SAY
from tests.bot.words import labels_of, text_of
from tests.games.alakazum.table import a_table as a_witches


def a_window(asks: int = 1) -> Alakazum:
    """Somebody has announced something, and so many others, all there are, are asked whether to stop it."""
    for number in range(50):
        game, rng = Alakazum.new(bytes([number]) * 32, 1 + asks), Chance(b"window")
        while game.decisions:
            asked = game.decisions[0]
            if asked.kind == "voodoo" and len(game.decisions) == asks:
                return game
            answer = Alakazum.LEVELS["normal"].choose(game.view(asked.seat), asked, rng, 0)
            assert answer is not None
            game.submit(asked.seat, answer, asked.id)
    raise AssertionError("nobody announces anything")


def a_table(*, clock: bool = True, alone: bool = False) -> tuple[Table, Decision]:
    game = a_window()
    asked = game.decisions[0]
    seats = [Seat(user=at + 1, name=name) for at, name in enumerate(("Ana", "Bea"))]
    if alone:
        seats[asked.seat] = Seat(ai="easy")
    rows = [Clock(*asked.clocks[0], 1000.0)] if clock else []
    return seated(game, *seats, clocks={row.key: row for row in rows}), asked


def test_wait_is_on_the_board_and_in_the_hand_until_it_is_pressed() -> None:
    table, asked = a_table()
    for screen in (board(table, [], SAY), hand_screen(hand_of(table, asked.seat), SAY)):
        assert {"Let it happen", "Wait"} <= {*labels_of(screen)} and "thinking" not in text_of(screen)
    assert "Wait" not in labels_of(hand_screen(hand_of(table, 1 - asked.seat), SAY))
    key = ClockKey(WAIT, asked.id, asked.seat)
    table.now.clocks[key] = Clock(*key[:2], 1030.0, asked.seat)
    assert "Wait" in labels_of(board(table, [], SAY)) and "Somebody is thinking" in text_of(board(table, [], SAY))
    mine = hand_screen(hand_of(table, asked.seat), SAY)
    assert "Wait" not in labels_of(mine) and "Somebody is thinking" in text_of(mine)


def test_without_a_clock_there_is_nothing_to_wait_for() -> None:
    table, _ = a_table(clock=False)
    assert "Let it happen" in labels_of(board(table, [], SAY)) and "Wait" not in labels_of(board(table, [], SAY))


def test_where_ai_alone_are_asked_one_person_sees_no_button_for_it() -> None:
    table, _ = a_table(clock=False, alone=True)
    assert "Let it happen" not in labels_of(board(table, [], SAY))


def test_one_person_asked_beside_ai_sees_the_button_whoever_is_first() -> None:
    game = a_window(asks=2)
    for asked in game.decisions:
        seats = [Seat(ai="easy")] * 3
        seats[asked.seat] = Seat(user=1, name="Ana")
        assert "Let it happen" in labels_of(board(seated(game, *seats), [], SAY))


async def test_a_press_on_wait_changes_the_board_for_all_and_names_nobody(house: House) -> None:
    game, long = a_window(), {**Alakazum.CLOCKS, "window": (600, 600), "showdown": (600, 600)}
    with patch.object(Alakazum, "new", return_value=game), patch.object(Alakazum, "CLOCKS", long):
        ana, bea = await a_game(house, "Ana", "Bea")
    table = await house.tables.find(1)
    asked = table.now.decisions[0]
    due = table.deadline(asked)
    assert due is not None
    who, other = (ana, bea) if table.seat_of(int(ana.id)) == asked.seat else (bea, ana)
    at = next(one for one in other.messages if "Wait" in buttons(one))
    refused = await other.click("Wait", on=at)
    assert refused.ephemeral and not table.now.thinking
    await who.click("Wait", on=at)
    assert table.deadline(asked) == due + 30
    shown = await other.until(lambda: other.message("Somebody is thinking"))
    assert text(shown).count("thinking") == 1
    again = await who.click("Wait", on=at)
    assert again.ephemeral and table.deadline(asked) == due + 30


async def test_no_more_this_fight_passes_now_and_each_further_time(house: House) -> None:
    """Pep lets Ana play both her potions against him and is asked but once."""
    table = (
        a_witches(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno").hand(0, "combat-1", "combat-2", "hat-1")
    )
    table.hand(1, "hat-2", "combat-1").market("hat-3").at("act")
    table.play(0, "fight", ("target", "lamia"), ("attacker", "moma"), "announce").play(1, "pass")
    assert table.asked == {0: "potion"}
    with patch.object(Alakazum, "new", return_value=table.game):
        ana, pep = await a_game(house, "Ana", "Pep")
    at = await house.tables.find(1)

    mine = await (await ana.click("My hand")).shown()
    first, _ = [id for label, id in buttons(mine).items() if "ombat potion" in label]
    await ana.click(first, on=mine)
    assert [each.seat for each in at.now.decisions] == [1]
    theirs = await (await pep.click("My hand")).shown()
    after = await (await pep.click("No more this fight", on=theirs)).shown()
    assert [each.seat for each in at.now.decisions] == [0] and "No more this fight" not in buttons(after)
    mine = await hand(ana)
    (again,) = [id for label, id in buttons(mine).items() if label.startswith("Combat potion")]
    await ana.click(again, on=mine)
    await ana.until(lambda: [each.seat for each in at.now.decisions] == [0])
    rows = await house.store.moves(1)
    assert [(row.seat, row.by) for row in rows[-2:]] == [(0, "player"), (1, "standing")]

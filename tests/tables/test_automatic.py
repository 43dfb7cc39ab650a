"""What is done without anybody's press: an AI's action is one thing, whatever its words; pointless questions pass."""

import json
from typing import Any

import pytest

from games import GAMES
from games.alakazoo.cards import MASKS
from games.alakazum import Alakazum
from games.alakazum.cards import NUMBER
from games.alakazum.combat import Fight, Hypnosis
from tables.automatic import answer_at_once
from tables.draft import Draft
from tables.press import press
from tables.table import Seat, TableState
from tables.table_rules import TableRules
from tables.timing import Timing
from tests.games.alakazoo.table import a_table as a_portal
from tests.games.alakazum.table import Table, a_table
from tests.tables.builder import ANA, World, done

FIRST_WORDS = ("market", "give", "fight", "magic")


async def test_the_words_of_an_action_cost_an_ai_no_time(world: World) -> None:
    """Alakazum!: an AI's action (fight, whom, with whom …) is said in one moment, up to its announcement."""
    await world.restart(games=GAMES)
    reply = await world.tables.open(world.place(), ANA, "alakazum", {}, TableRules(clock="slow"), ["normal"])
    table = done(reply).table
    done(await world.tables.start(table.id, ANA.id))
    await world.play(table.id, until=lambda at: at.n > 400)
    rows = [row for row in await world.store.moves(table.id) if row.by == "bot"]
    begun = [at for at, row in enumerate(rows) if json.loads(row.action)[0] in FIRST_WORDS and row.question]
    assert len(begun) > 2
    for at in begun:
        action = rows[at:]
        announced = next(n for n, row in enumerate(action) if "announced" in row.events)
        assert {row.at for row in action[: announced + 1]} == {action[0].at}


ALL_COMBAT = ("combat-1",) * 5 + ("combat-2",) * 4 + ("double",) * 6 + ("robbery",) * 2
"""Every card of the box that answers when a combat potion is asked for."""


@pytest.mark.rule("AZ-22")
@pytest.mark.parametrize(("market", "asked"), [(ALL_COMBAT, False), (ALL_COMBAT[1:], True)])
def test_nobody_has_to_pass_on_potions_while_all_of_them_lie_open(market: tuple[str, ...], asked: bool) -> None:
    table = a_table(2).team(0, "moma", "baltasar").team(1, "lamia", "melchor").market(*market)
    table.hand(0, "hat-1").hand(1, "hat-2").at("act").dice(6, 6)
    table.announce(0, "fight", ("target", "lamia"), ("attacker", "moma"), "announce")
    assert table.asked == {0: "potion"}, "the rules ask whatever a hand holds"
    people = tuple(Seat(user=seat, name=str(seat)) for seat in (1, 2))
    state = TableState("live", 1, {}, TableRules(), people, {}, bytes(32), 0, 0, None, 0.0, table.game)
    draft = Draft(1, Alakazum, state, 0.0, Timing())
    answer_at_once(draft)
    assert ("potion" in {one.kind for one in draft.decisions}) is asked


def asking(game: Any, *seats: Seat) -> Draft:
    """A change at a table of this game."""
    state = TableState("live", 1, {}, TableRules(), seats, {}, bytes(32), 0, 0, None, 0.0, game)
    return Draft(1, type(game), state, 0.0, Timing())


def asked_of(game: Any, *seats: Seat, of: int | None = None) -> list[str]:
    """What is still asked at a table once what needs no choice is answered: of that seat, or of all."""
    draft = asking(Alakazum.restore(game.snapshot()) if of is not None else game, *seats)
    answer_at_once(draft)
    return [each.kind for each in draft.decisions if of in (None, each.seat)]


ANA_SITS, PEP_SITS, AI_SITS = Seat(user=1, name="Ana"), Seat(user=2, name="Pep"), Seat(ai="easy", name="")


def a_fight(hand: tuple[str, ...], totals: tuple[int, int], rivals: tuple[str, ...] = (), roll: int = 6) -> Table:
    """Seat 0 attacks; both hands and what both sides come to are given; it is asked for potions."""
    table = a_table(2).team(0, "moma", "baltasar").team(1, "lamia", "melchor")
    table.hand(0, "hat-1", *hand).hand(1, "hat-2", *rivals).at("act").dice(roll)
    table.announce(0, "fight", ("target", "lamia"), ("attacker", "moma"), "announce")
    table.game.frame(Fight).totals[:] = totals
    assert table.asked == {0: "potion"}
    return table


@pytest.mark.rule("OO-23")
def test_results_that_are_all_dark_tokens_are_put_in_no_order() -> None:
    """A Flame and a Wave whose places are all covered: nobody is asked, with two people neither, for all see it."""
    for dice, covered, asked in (("Flame Wave", True, False), ("Flame Wave", False, True), ("Flame Star", True, True)):
        table = a_portal(hands={0: "N-tail"}, dice=dice)
        state = table.game.state
        if covered:
            state.runes[0] |= MASKS[state.boards[0]][1] | MASKS[state.boards[0]][2]
        table.play("roll 2")
        assert table.asked == (0, "order")
        for seats in ((ANA_SITS, PEP_SITS), (ANA_SITS, AI_SITS)):
            assert ("order" in asked_of(table.game.copy(), *seats)) is asked
    assert ("order" in asked_of(table.game.copy(), AI_SITS, PEP_SITS)) is True


@pytest.mark.rule("OO-24")
def test_with_no_place_left_any_order_ends_alike() -> None:
    """All runes are covered, three tokens at the Keeper: a Flame pushes one out (OO-33), a Star brings nothing."""
    ends = list[Any]()
    for first in ("Flame", "Star"):
        table = a_portal(hands={0: "N-tail"}, dice="Flame Star", magic={0: 3})
        table.game.state.runes[0] = (1 << 18) - 1
        table.play("roll 2")
        assert "order" not in asked_of(table.game.copy(), ANA_SITS, PEP_SITS)
        ends.append(table.play(f"resolve {first}").game.snapshot()["state"])
    assert ends[0] == ends[1]


@pytest.mark.rule("AZ-22")
@pytest.mark.parametrize(
    ("hand", "totals", "helps"),
    [
        (("combat-1",), (2, 4), False),  # 3 : 4
        (("combat-1",), (3, 4), False),  # 4 : 4 is the defender's (AZ-54)
        (("combat-1", "combat-2"), (2, 4), True),  # 5 : 4
        (("combat-1", "die-1"), (3, 4), False),  # a die potion adds nothing here
        (("robbery",), (2, 4), False),  # the rival has played nothing
        (("combat-2",), (5, 4), False),  # won as it stands; after a rival's potion it is asked again
    ],
)
def test_one_person_is_asked_for_potions_only_where_they_can_turn_the_fight(
    hand: tuple[str, ...], totals: tuple[int, int], helps: bool
) -> None:
    table = a_fight(hand, totals)
    assert ("potion" in asked_of(table.game, ANA_SITS, AI_SITS, of=0)) is helps
    assert "potion" in asked_of(table.game, ANA_SITS, PEP_SITS, of=0), "Pep would learn what Ana holds"


@pytest.mark.rule("AZ-54")
@pytest.mark.parametrize(("totals", "helps"), [((3, 3), False), ((4, 3), True), ((5, 3), False)])
def test_a_defender_needs_no_more_than_a_tie(totals: tuple[int, int], helps: bool) -> None:
    table = a_fight((), totals, ("combat-1",)).play(0, "pass")
    assert ("potion" in asked_of(table.game, AI_SITS, ANA_SITS, of=1)) is helps


@pytest.mark.rule("AZ-55")
@pytest.mark.parametrize(("hand", "helps"), [(("die-1",), False), (("die-1", "double"), True), (("combat-2",), False)])
def test_one_person_is_asked_for_die_potions_only_where_they_lift_the_roll(hand: tuple[str, ...], helps: bool) -> None:
    """A roll of 1 against a resistance of 2: 2 isn't more than 2, 3 is."""
    table = a_fight(hand, (5, 4), roll=1).play(0, "pass").play(1, "pass")
    table.game.frame(Hypnosis).resistance = 2
    assert table.asked == {0: "die"}
    assert ("die" in asked_of(table.game, ANA_SITS, AI_SITS, of=0)) is helps


@pytest.mark.rule("AZ-44")
@pytest.mark.parametrize(
    ("hats", "asked"), [(("hat-1", "hat-2"), False), (("hat-3",), False), (("hat-1", "hat-2", "hat-2"), True)]
)
def test_a_payment_that_takes_every_hat_asks_for_none(hats: tuple[str, ...], asked: bool) -> None:
    """Magic of the forest costs 3; with 1, 2 and 2 there are two ways to pay it."""
    table = a_table(2).team(0, "moma").team(1, "lamia").hand(0, *hats).at("act")
    table.announce(0, "magic", ("spell", "magic-of-the-forest"))
    assert ("pay" in asked_of(table.game, ANA_SITS, AI_SITS, of=0)) is asked


def test_who_was_not_asked_reads_why_and_nobody_else_does() -> None:
    for hand, told in (("combat-1",), [(0,)]), ((), []):  # who holds nothing was kept from nothing
        draft = asking(Alakazum.restore(a_fight(hand, (2, 4)).game.snapshot()), ANA_SITS, AI_SITS)
        answer_at_once(draft)
        assert [event.audience for event in draft.events if event.kind == "moot"] == told


def test_a_lone_step_of_a_draft_is_taken_and_passed_again_on_the_way_back() -> None:
    """Ana has one character to attack with, and two to attack; announcing it tells everybody, and is put."""
    table = a_table(2).team(0, "moma").team(1, "lamia", "melchor").at("act")
    draft = asking(table.game, ANA_SITS, PEP_SITS)

    def after(*actions: tuple[Any, ...]) -> list[Any]:
        asked = next(each for each in draft.decisions if each.seat == 0)
        press(draft, ANA_SITS.user or 0, asked.id, actions)
        return [option[0] for each in draft.decisions if each.seat == 0 for option in each.options]

    assert set(after(("fight",))) == {"target", "back"}
    assert set(after(("target", NUMBER["lamia"]))) == {"announce", "back"}
    assert set(after(("back",))) == {"target", "back"}
    assert "fight" in after(("back",))

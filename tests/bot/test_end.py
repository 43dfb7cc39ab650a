"""The message at the end: what it says is what happened, and what it turned on is found in the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.delivery.layout import fit
from bot.screens.alakazam.story import Bazaar
from bot.screens.alakazam.story import moments as bazaar_moments
from bot.screens.alakazoo.story import moments as portal_moments
from bot.screens.alakazum.story import Teams
from bot.screens.alakazum.story import moments as team_moments
from bot.screens.end import end
from bot.screens.game import Reader
from bot.screens.hand import hand
from bot.screens.screen import Buttons, Picture, Text
from bot.screens.turning_points import Moment, standing_events, turning_points
from bot.texts import Library, Markdown
from games.alakazam import Alakazam
from games.alakazam.cards import NUMBER as GOALS
from games.alakazoo import Alakazoo
from games.alakazum.cards import NUMBER
from games.alakazum.rules import Alakazum
from games.kernel.chance import Chance
from games.kernel.game import Event, Game
from tables.replies import Hand, LogLine, events_for
from tables.table import Place, Seat, Table, TableState
from tables.table_rules import TableRules
from tests.games.alakazam.table import dice

SAY = Library().texts("en")
NAMES = ("Ana", "Pep", "Bea", "Carl", "Eva")
READER = Reader(SAY, NAMES[:3])
MOURA, TRASNO = NUMBER["moura"], NUMBER["trasno"]


def played(kind: type[Game], seats: int, seed: int, moves: int = 4000) -> Iterator[tuple[Any, int | None, list[Event]]]:
    """A game of easy AI: after each move the game, who moved, what all saw."""
    game, chance, ai = kind.new(bytes([seed]) * 32, seats), Chance(bytes([seed + 1]) * 32), kind.LEVELS["easy"]
    yield game, None, list(game.opening)
    for _ in range(moves):
        if game.outcome:
            return
        for decision in game.decisions:
            action = ai.choose(game.view(decision.seat), decision, chance, 10)
            if action is not None:
                break
        else:
            decision = game.decisions[0]
            action = decision.default
        yield game, decision.seat, game.submit(decision.seat, action, decision.id)


def whole(kind: type[Game], seats: int, seed: int) -> tuple[Table, list[tuple[LogLine, tuple[Event, ...]]]]:
    """A finished table of people, and its log: a move every three seconds."""
    log: list[tuple[LogLine, tuple[Event, ...]]] = []
    moves = list(played(kind, seats, seed))
    game = moves[-1][0]
    for _, seat, events in moves:
        log.append((LogLine(len(log), seat, "player", 3.0 * len(log), {}), events_for(None, events)))
    assert game.outcome is not None
    people = tuple(Seat(user=at + 1, name=NAMES[at]) if at else Seat(ai="easy") for at in range(seats))
    state = TableState("over", 2, {}, TableRules(), people, {}, bytes(32), len(log), 7, None, 0.0, game)
    return Table(1, Place(1, 2), kind.KEY, state), log


def text(parts: Sequence[Any]) -> str:
    return "\n".join(part.text for part in parts if isinstance(part, Text))


# ---- what the log says is what happened ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_teams_followed_through_the_log_are_the_teams(seats: int, seed: int) -> None:
    teams = Teams([[] for _ in range(seats)])
    for game, _, events in played(Alakazum, seats, seed):
        for event in events_for(None, events):
            teams.follow(event)
        assert [set(team) for team in teams.teams] == [set(team) for team in game.state.teams]
        assert teams.levels == game.state.levels


@pytest.mark.parametrize("seed", [1, 2])
def test_dice_and_cards_followed_through_the_log_are_those_at_the_table(seed: int) -> None:
    bazaar, compared = Bazaar(3, flat=False), 0
    for game, _, events in played(Alakazam, 3, seed):
        for event in events_for(None, events):
            bazaar.follow(event)
        if bazaar.pools:
            compared += 1
            assert [bazaar.pools[seat] for seat in range(3)] == game.state.pools
            assert [sorted(bazaar.hands[seat]) for seat in range(3)] == game.state.hands
    assert compared > 20


@pytest.mark.parametrize("kind", [Alakazum, Alakazoo, Alakazam])
@pytest.mark.parametrize("pictures", [False, True])
def test_the_end_says_who_won_and_how_and_mentions_each_person_once(kind: type[Game], pictures: bool) -> None:
    table, log = whole(kind, 3, 5)
    screen = fit(end(table, log, SAY, pictures=pictures)).screen
    said, outcome = text(screen.parts), table.now.game.outcome  # type: ignore[union-attr]
    assert outcome is not None
    assert screen.mentions == (2, 3)
    assert [said.count(f"<@{user}>") for user in (1, 2, 3)] == [0, 1, 1]
    assert all(f"{outcome.points[seat]} " in said for seat in range(3))
    assert "What it turned on" in said and 2 <= said.count("-# Round ") <= 3
    assert any(isinstance(part, Picture) for part in screen.parts) == pictures
    assert [b.label for part in screen.parts if isinstance(part, Buttons) for b in part.buttons][:2] == [
        "Rematch",
        "Replay",
    ]
    seconds = 3 * (len(log) - 1)
    assert (f"{seconds // 60} min" if seconds >= 120 else f"{seconds} s") in said


@pytest.mark.parametrize("kind", [Alakazum, Alakazoo, Alakazam])
def test_an_open_hand_says_at_the_end_who_won_and_who_came_in_which_place(kind: type[Game]) -> None:
    table, _ = whole(kind, 3, 5)
    game = table.now.game
    assert game is not None and game.outcome is not None
    said = text(hand(Hand(table, 1, game.view(1), (), 1, 1), SAY).parts)
    assert "This game is over." in said
    assert "<@" not in said  # Discord would mark the whole message as one that calls
    for seat, who in enumerate(("**Kettle", "**Pep**", "**Bea**")):
        assert f"{game.outcome.places[seat]} · {who}" in said
        assert f"{game.outcome.points[seat]} " in said


def test_moves_that_were_taken_back_are_not_told() -> None:
    def row(n: int, seat: int, by: str, kind: str) -> tuple[LogLine, tuple[Event, ...]]:
        return LogLine(n, seat, by, 0.0, {}), (Event(kind, (seat,)),)

    log = [row(0, 0, "player", "a"), row(1, 1, "player", "b"), row(2, 0, "bot", "c"), row(3, 1, "undo", "undone")]
    assert [event.kind for event in standing_events([*log, row(4, 1, "player", "d")])] == ["a", "d"]


# ---- moments -------------------------------------------------------------------------------------------------------


def test_the_three_weightiest_moments_are_told_in_their_order() -> None:
    some = [Moment(at, weight, Markdown("")) for at, weight in enumerate((1, 9, 0, 5, 7, 2))]
    assert [moment.weight for moment in turning_points(some)] == [9, 5, 7]
    assert turning_points([Moment(1, 0, Markdown(""))]) == []


def test_a_character_that_changes_sides_is_told_with_stars_and_lead() -> None:
    events = [
        Event("started", (0, TRASNO)),
        Event("started", (1, MOURA)),
        Event("turn", (0, 4)),
        Event("level", (1, MOURA, 2)),
        Event("joined", (0, MOURA, 1)),
    ]
    (moment,) = team_moments(events, Reader(SAY, NAMES[:2]))
    assert (moment.round, moment.words) == (4, "**Ana** wins Moura from **Pep**: 3 ★. **Ana** leads with 4 ★.")


def test_an_alakazum_that_failed_and_one_that_was_stopped_are_told() -> None:
    cast = Event("announced", (0, "alakazum", "GAL", (), 0, 8))
    events = [Event("turn", (0, 7)), cast, Event("flipped", (0, 0, 2, 8)), cast, Event("cancelled", (1, 0))]
    said = [str(moment.words) for moment in team_moments(events, Reader(SAY, NAMES[:2]))]
    assert said[0].startswith("**Ana**’s Alakazum of 8 ★ breaks on ") and len(said) == 2
    assert said[1] == "**Pep**’s voodoo doll stops **Ana**’s Alakazum of 8 ★."


def test_the_magic_jury_is_told_where_it_turned_the_game_round() -> None:
    events = [Event("round", (9,))]
    events += [Event("placed", (0, card, 1, 1)) for card in (0, 1, 2)]
    events += [Event("placed", (1, card, 1, 1)) for card in (9, 10)]
    events += [Event("jury", (1, "row", number, 1, "same")) for number in (1, 2, 3)]
    last = portal_moments(events, Reader(SAY, NAMES[:2]))[-1]
    assert (last.round, last.words) == (9, "The Magic Jury’s 3 carry **Pep** past everybody, to 7.")


def test_the_deal_that_met_a_card_is_told_with_what_it_brought() -> None:
    events = [
        Event("round", (2, (0, 1), (), ())),
        Event("rolled", (0, tuple(dice("O1 O2 O3 Y6 Y6 Y6")))),
        Event("rolled", (1, tuple(dice("B4 B5 B6 G1 G1 G1")))),
        Event("took", (0, GOALS["straight"])),
        # 1 2 3 6 is no run of four: −3; with the blue 4 it is 1 to 4: +3
        Event("accepted", (1, 0, 1, ((dice("Y6")[0], 0),), ((dice("B4")[0], 0),))),
    ]
    (moment,) = bazaar_moments(events, Reader(SAY, NAMES[:2]))
    assert (moment.round, moment.words) == (2, "**Ana** gets 🟦B4 from **Pep** for 🟨Y6: +6.")


def test_a_game_that_was_ended_early_has_no_winner_and_no_moments() -> None:
    table, log = whole(Alakazoo, 2, 3)
    state = table.now
    state.game = Alakazoo.new(bytes(32), 2)
    said = text(end(table, log[:1], SAY).parts)
    assert "ended early" in said and "turned on" not in said

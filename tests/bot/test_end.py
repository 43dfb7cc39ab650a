"""The message at the end: what it says is what happened, and what it turned on is found in the log."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.layout import fit
from bot.screens.end import end, told_moments
from bot.screens.game import Reader, screens_of
from bot.screens.hand import hand
from bot.screens.pages import more_after_it
from bot.screens.screen import Picture, Screen
from bot.screens.signs import described
from bot.screens.turning_points import MOST, PublicMove, TurningPoint, best, standing_moves, turning_points
from bot.texts import Library, Markdown
from games.alakazam import Alakazam
from games.alakazoo import Alakazoo
from games.alakazum.cards import NUMBER
from games.alakazum.rules import Alakazum
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import Event, Game, Outcome
from pictures.strip import Sketch, Strip
from tables.replies import Hand, LogLine, events_for
from tables.table import Seat, Table
from tests.bot.fakes import NAMES, seated
from tests.bot.test_text_mode import READ, SORTS
from tests.bot.words import labels_of, text_of

SAY = Library().texts("en")
READER = Reader(SAY, NAMES[:3])
MOURA = NUMBER["moura"]


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
    return seated(game, *people, status="over", host=2, n=len(log)), log


@pytest.mark.parametrize("kind", [Alakazum, Alakazoo, Alakazam])
@pytest.mark.parametrize("pictures", [False, True])
def test_the_end_says_who_won_and_how_and_mentions_each_person_once(kind: type[Game], pictures: bool) -> None:
    table, log = whole(kind, 3, 5)
    screen = fit(end(table, log, SAY, pictures=pictures))
    said, outcome = text_of(screen.parts), table.now.game.outcome  # type: ignore[union-attr]
    assert outcome is not None
    assert screen.mentions == (2, 3)
    assert [said.count(f"<@{user}>") for user in (1, 2, 3)] == [0, 1, 1]
    assert all(f"{outcome.points[seat]} " in said for seat in range(3))
    drawn = "\n".join(part.alt for part in screen.parts if isinstance(part, Picture))
    told = drawn if pictures else said
    assert "Turning points" in told and 2 <= told.count("Round ") <= MOST
    assert any(isinstance(part, Picture) for part in screen.parts) == pictures
    assert labels_of(screen) == ["Rematch", "Replay", "Review", "More"]
    assert labels_of(more_after_it(table, SAY)) == ["Check", "Log"]
    seconds = 3 * (len(log) - 1)
    assert (f"{seconds // 60} min" if seconds >= 120 else f"{seconds} s") in said


@pytest.mark.parametrize("kind", [Alakazum, Alakazoo, Alakazam])
def test_what_is_said_of_the_ends_pictures_has_no_sign_and_no_mark(kind: type[Game]) -> None:
    screen = described(end(*whole(kind, 3, 5), SAY, pictures=True), SAY)
    alts = "\n".join(part.alt for part in screen.parts if isinstance(part, Picture))
    assert "rounds" in alts and "-#" not in alts and "**" not in alts
    assert not {c for c in alts if unicodedata.category(c) in SORTS} - READ


@pytest.mark.parametrize("kind", [Alakazum, Alakazoo, Alakazam])
def test_an_open_hand_says_at_the_end_who_won_and_who_came_in_which_place(kind: type[Game]) -> None:
    table, _ = whole(kind, 3, 5)
    game = table.now.game
    assert game is not None and game.outcome is not None
    said = text_of(hand(Hand(table, 1, game.view(1), (), 1, 1), SAY).parts)
    assert "This game is over." in said
    assert "<@" not in said  # Discord would mark the whole message as one that calls
    for seat, who in enumerate(("**Kettle", "**Pep**", "**Bea**")):
        assert f"{game.outcome.places[seat]} · {who}" in said
        assert f"{game.outcome.points[seat]} " in said


@pytest.mark.parametrize(
    ("kind", "short"), [(Alakazum, "{} stars short"), (Alakazoo, "{} points behind"), (Alakazam, "{} points behind")]
)
@pytest.mark.parametrize("pictures", [False, True])
def test_the_end_says_how_near_each_of_the_others_came(kind: type[Game], short: str, pictures: bool) -> None:
    """In words in its place's line; drawn on the card, whose alt text says it too."""
    table, log = whole(kind, 3, 5)
    outcome = table.now.game.outcome  # type: ignore[union-attr]
    assert outcome is not None
    screen = end(table, log, SAY, pictures=pictures)
    told = next(part.alt for part in screen.parts if isinstance(part, Picture)) if pictures else text_of(screen.parts)
    least = 8 if kind is Alakazum else max(outcome.points)  # AZ-80: an Alakazum takes eight stars
    for seat in set(range(3)) - set(outcome.winners):
        assert short.format(least - outcome.points[seat]) in told
    assert told.count(short.partition("{} ")[2]) == 2


@pytest.mark.parametrize("kind", [Alakazum, Alakazoo, Alakazam])
def test_an_own_hand_tells_at_the_end_how_near_its_seat_came_its_best_moment_and_a_word_of_its_side(
    kind: type[Game],
) -> None:
    table, log = whole(kind, 3, 5)
    game = table.now.game
    assert game is not None and game.outcome is not None
    moves, screens = standing_moves(log), screens_of(kind.KEY)
    for seat in range(3):
        reader = Reader(SAY, NAMES[:3], seat)
        told = best(moves, game.view(None), screens, reader)
        assert told is not None and "you" in told.words.lower()
        said = text_of(hand(Hand(table, seat, game.view(seat), (), 1, 1), SAY, best=told).parts)
        assert "Your best moment" in said and told.words in said
        won = seat in game.outcome.winners
        assert ("You were" in said or "So close" in said) != won
        assert ("still on your side: “" in said) != won and "“" in said


@pytest.mark.parametrize(
    ("kind", "points", "said"),
    [
        (Alakazum, 7, "So close: you were one star short of an Alakazum."),
        (Alakazum, 5, "You were 3 stars short of an Alakazum."),
        (Alakazum, 9, "So close: you had enough to win, too."),  # somebody else cast theirs first
        (Alakazoo, 11, "So close: you were one point behind."),
        (Alakazoo, 12, "So close: you had enough to win, too."),
        (Alakazam, 9, "You were 3 points behind."),
    ],
)
def test_how_near_one_came_is_said_in_a_whole_sentence(kind: type[Game], points: int, said: str) -> None:
    game: Any = kind.new(bytes(32), 2)
    game.end(Outcome((1, 2), (0,), (12, points), "cap" if kind is not Alakazoo else "rounds"))
    table = seated(game, Seat(user=1, name="Ana"), Seat(user=2, name="Pep"), status="over", host=1, n=9)
    assert said in text_of(hand(Hand(table, 1, game.view(1), (), 1, 1), SAY).parts).splitlines()


def test_a_seats_best_moment_is_what_raised_its_chance_most() -> None:
    """By 5, 30 and 10 points of a hundred; that the second was an easy thing in itself changes nothing."""
    moves = [PublicMove([Event("turn", (0, 4))], {})]
    moves += [PublicMove([Event("scored", (0, ((0, True, n, ()),), n, n))], {}) for n in (9, 2, 7)]
    chances = [(0.2, 0.8), (0.25, 0.75), (0.55, 0.45), (0.65, 0.35)]
    view, screens = Alakazam.new(bytes(32), 2).view(None), screens_of("alakazam")
    told = best(moves, view, screens, Reader(SAY, NAMES[:2], 0), lambda at: chances[at])
    assert told is not None and (told.at, round(told.weight, 1)) == (2, 0.3)
    told = best(moves, view, screens, Reader(SAY, NAMES[:2], 0))
    assert told is not None and told.at == 1, "without chances the most points"
    assert best(moves, view, screens, Reader(SAY, NAMES[:2], 1)) is None


def test_moves_that_were_taken_back_are_not_told() -> None:
    def row(n: int, seat: int, by: str, kind: str) -> tuple[LogLine, tuple[Event, ...]]:
        return LogLine(n, seat, by, 0.0, {}), (Event(kind, (seat,)),)

    log = [row(0, 0, "player", "a"), row(1, 1, "player", "b"), row(2, 0, "bot", "c"), row(3, 1, "undo", "undone")]
    moves = standing_moves([*log, row(4, 1, "player", "d")])
    assert [event.kind for move in moves for event in move.events] == ["a", "d"]


# ---- turning points ------------------------------------------------------------------------------------------------


TRAP = NUMBER["cupcakes"]


def found(
    moves: Sequence[PublicMove],
    chances: Sequence[tuple[float, ...]] | None = None,
    winners: Sequence[int] = (),
    people: Sequence[int] = (0, 1, 2),
) -> list[TurningPoint]:
    """The turning points of some moves of Alakazum!"""
    view, screens = Alakazum.new(bytes(32), 3).view(None), screens_of("alakazum")
    if chances is None:
        return turning_points(moves, view, screens, READER, winners, people)
    return turning_points(moves, view, screens, READER, winners, people, lambda at: chances[at])


def test_the_two_moves_that_cost_people_most_are_told_in_their_order() -> None:
    moves = [PublicMove([Event("turn", (0, 4))], {})]
    moves += [PublicMove([Event("trap", (seat, TRAP))], {}) for seat in (0, 1, 2, 0, 1)]
    chances = [(0.3, 0.3, 0.4), (0.1, 0.4, 0.5), (0.15, 0.35, 0.5), (0.2, 0.4, 0.4), (0.17, 0.43, 0.4), (0.4, 0.2, 0.4)]
    # those who met the trap lost 20, 5, 10, 3 and 23 points of chance
    assert [moment.at for moment in found(moves, chances)] == [1, 5]
    assert [round(moment.weight, 1) for moment in found(moves, chances)] == [0.2, 0.2]
    assert [moment.at for moment in found(moves, chances, people=(2,))] == [3]
    assert found(moves, chances, winners=(0,), people=()) == [], "no trap has carried anybody"


def test_the_fights_that_carried_five_stars_are_what_a_real_game_turned_on() -> None:
    """Played on 27 November by Ana and two AI: Candle took her Trasno in move 81 and her Moura in 102, and had all
    stars of its Alakazum by what Toad gave away in 203. A fight counts from when it was announced."""
    case = json.loads(Path(__file__).with_name("robbed.json").read_text())
    game: Any = Alakazum.new(bytes.fromhex(case["seed"]), 3, Alakazum.Options.model_validate(case["options"]), rules=3)
    moves, chances = [PublicMove(game.opening, {})], [Alakazum.outlook(game.view(None))]
    for seat, question, action in case["moves"]:
        events = game.submit(seat, codec.action(action), question)
        moves.append(PublicMove([event for event in events if event.audience is None], {}))
        chances.append(Alakazum.outlook(game.view(None)))
    told = turning_points(
        moves, game.view(None), screens_of("alakazum"), READER, game.outcome.winners, (0,), lambda at: chances[at]
    )
    assert [moment.at for moment in told] == [81, 102, 203, 312]
    # Ana: 25.1 in 100 before that fight, 17.7 after; Candle: 29.3 and 51.4; 64.5 and 89.2; then it won
    assert [round(moment.weight, 2) for moment in told[:3]] == [0.08, 0.22, 0.25]
    assert all(moment.sketches for moment in told), "each has its picture"
    moved = [each.shift for each in told if each.shift is not None]
    shifts = [(one.seat, round(100 * one.before), round(100 * one.after)) for one in moved]
    assert shifts == [(0, 25, 18), (1, 29, 51), (1, 65, 89), (1, 91, 100)]
    (drawn,) = told_moments(Markdown("x"), told, "alakazum", READER, pictures=True)
    assert isinstance(drawn, Picture) and isinstance(drawn.tile, Strip)
    bars = [scene.chances for scene in drawn.tile.scenes]
    assert bars[0] == ("Ana: 25% → 18%", told[0].shift.before, told[0].shift.after)  # type: ignore[union-attr]
    (words,) = told_moments(Markdown("x"), told, "alakazum", READER, pictures=False)
    assert text_of([words]).splitlines()[2].endswith(" Pep: 29% → 51%")
    assert "→" not in described(Screen((drawn,)), SAY).parts[0].alt  # type: ignore[union-attr]


def test_without_chances_it_goes_by_what_such_things_usually_mean() -> None:
    """Losing a character to a trap means more than meeting one; of one move only the weightiest is told."""
    trap, lost = Event("trap", (1, TRAP)), Event("buried", (1, MOURA, "trap", TRAP))
    moves = [PublicMove([Event("turn", (0, 4)), trap], {}), PublicMove([Event("turn", (1, 5)), trap, lost], {})]
    said = [(moment.round, moment.words) for moment in found(moves)]
    assert said == [(4, "**Pep** ran into a trap: Cupcakes."), (5, "**Pep** lost Moura.")]


def test_what_came_before_the_first_round_is_not_called_round_0() -> None:
    table, log = whole(Alakazoo, 3, 5)
    turned = [TurningPoint(0, 1.0, Markdown("x"), 0), TurningPoint(2, 1.0, Markdown("y"), 9)]
    said = text_of(end(table, log, SAY, turned=turned).parts)
    assert "-# Set-up: x\n-# Round 2: y" in said


def test_who_scored_nothing_turned_nothing() -> None:
    """Ana's chances fall most, by what Pep scored: that is told of him."""
    scored = [Event("scored", (0, (), 0, 0)), Event("scored", (1, ((0, True, 4, ()),), 4, 4))]
    moves = [PublicMove([Event("round", (2, (), (), ()))], {}), PublicMove(scored, {}), PublicMove(scored[:1], {})]
    chances = [(0.5, 0.2, 0.3), (0.2, 0.4, 0.4), (0.1, 0.5, 0.4)]
    view = Alakazam.new(bytes(32), 3).view(None)
    told = turning_points(moves, view, screens_of("alakazam"), READER, (1,), (0, 1), lambda at: chances[at])
    assert [(moment.round, moment.words) for moment in told] == [(2, "**Pep** scored +4 with Bonus 5: 4 in all.")]


def test_who_sat_there_then_is_named() -> None:
    moves = [PublicMove([Event("turn", (1, 4)), Event("trap", (1, TRAP))], {1: 77})]
    moves += [PublicMove([Event("turn", (1, 5)), Event("trap", (1, TRAP))], {})]
    assert [moment.words.partition(" ran")[0] for moment in found(moves)] == ["<@77>", "**Pep**"]


def test_a_game_that_was_ended_early_has_no_winner_and_no_moments() -> None:
    table, log = whole(Alakazoo, 2, 3)
    state = table.now
    state.game = Alakazoo.new(bytes(32), 2)
    said = text_of(end(table, log[:1], SAY).parts)
    assert "ended early" in said and "Turning points" not in said


def test_what_a_game_turned_on_is_drawn_with_its_little_pictures_or_said() -> None:
    table, log = whole(Alakazoo, 2, 5)
    turned = [TurningPoint(2, 1.0, Markdown("**Ana** placed it."), 9, (Sketch("mark", "score"),), True)]
    drawn = end(table, log, SAY, turned=turned, pictures=True).parts
    (tile,) = [part.tile for part in drawn if isinstance(part, Picture) and isinstance(part.tile, Strip)]
    assert [scene.words for scene in tile.scenes] == ["Round 2: Ana placed it."] and "placed it" not in text_of(drawn)
    assert "-# Round 2: **Ana** placed it." in text_of(end(table, log, SAY, turned=turned).parts)
    gone = [turned[0]._replace(words=Markdown("<@77> placed it."))]
    assert "<@77> placed it." in text_of(end(table, log, SAY, turned=gone, pictures=True).parts), "no name to be drawn"

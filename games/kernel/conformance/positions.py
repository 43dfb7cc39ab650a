"""What holds at every position: questions, refusals, conservation, purity, the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from games.kernel import codec
from games.kernel.errors import GameOver, IllegalAction, NoSeat, NotYourDecision, StaleDecision
from games.kernel.game import Decision, Event, Game

from .case import GameCase, Nonconformance, Player
from .fields import forget
from .play import Match, default, levels, matches, part, uniform, well_asked

UNLISTED: tuple[Any, ...] = (
    ("no such word",),
    ("no such word", 1),
    (),
    ("",),
    None,
    "pass",
    ["pass"],
    (None,),
    ("pass",) * 9,
)


def saved(game: Game) -> bytes:
    """The snapshot, byte for byte."""
    return codec.dumps(game.snapshot())


# ---- clocks end ------------------------------------------------------------------------------------------------------

LONGEST_RUN = 100
"""Defaults after which a clock that has run out must have ended what it ends."""


@part(every=2)
def clocks_end(match: Match, game: Any) -> int:
    """A clock that runs out is carried by no question any more once all that carry it have had their defaults.

    Whatever is drafted; but for those of `ENDLESS`, and for questions whose default `holds`. Counts the clocks.
    """
    running = {clock for decision in game.decisions for clock in decision.clocks if clock[0] not in game.ENDLESS}
    for clock in running:
        new = game.copy()
        for _ in range(LONGEST_RUN):
            carried = next((each for each in new.decisions if clock in each.clocks and not new.holds(each)), None)
            if carried is None:
                break
            new.submit(carried.seat, carried.default, carried.id)
        else:
            match.breaks(f"{LONGEST_RUN} defaults don't end what clock {clock} ends")
    return len(running)


# ---- games end -----------------------------------------------------------------------------------------------------


def _others(case: GameCase) -> list[tuple[tuple[int, ...], Player]]:
    """Who else plays, and with how many seats: defaults, AI, any option where the drivers seldom take back an end.

    Where AI thinks for long, each level plays at every other number of seats.
    """
    chance = [default] if case.reopens is None else [default, uniform]
    step = 1 if case.thinks == 1 else 2
    ai = [(case.tables[at % step :: step] or case.tables, level) for at, level in enumerate(levels(case))]
    return [*((case.tables, player) for player in chance), *ai]


def _all_ended(case: GameCase, ended: Counter[Any]) -> None:
    expected = len(case.tables) * 2 * case.games
    for tables, player in _others(case):
        for match in matches(replace(case, seats=tables), max(1, case.games // 4), player):
            match.to_the_end()
            ended["looked"] += well_ended(match)
            expected += 1
    if ended.total() != expected:
        raise Nonconformance(f"{ended.total()} games of {expected} were finished")


@part("end", verdict=_all_ended)
def games_end(match: Match, game: Any) -> int:
    """Games end under the bound, whoever plays: chance, the rarest action, defaults, AI. Counts them."""
    return well_ended(match)


def well_ended(match: Match) -> int:
    """The end of one match is in order."""
    game, seats = match.game, range(match.seats)
    game.check()
    match.require(game.outcome is not None, "nobody is asked, and there is no outcome")
    places, winners, points, reason = game.outcome
    match.require(len(places) == len(points) == match.seats and bool(reason), f"half an outcome: {game.outcome}")
    ranked = all(sum(p < place for p in places) == place - 1 for place in places)
    match.require(ranked or not winners, f"places that are no ranking: {places}")
    match.require(set(winners) <= set(seats) and len(set(winners)) == len(winners), f"winners {winners}")
    match.require(all(places[seat] == 1 for seat in winners), f"winners {winners} with places {places}")
    match.require(not game.decisions and not game.stack, "rules go on after the end")
    return 1


# ---- questions -----------------------------------------------------------------------------------------------------


@part(every=2, share=2, rarest=False)
def questions(match: Match, game: Any) -> int:
    """Options are non-empty, unique, ≤ 25, the default among them, spelled short, each accepted by a copy.

    Counts the options tried.
    """
    tried, open_ = 0, game.decisions
    asked = [(d.id, d.seat) for d in open_]
    match.require(len(set(asked)) == len(asked), f"a seat is asked twice under one number: {asked}")
    before = saved(game)
    for decision in open_:
        well_asked(match, decision)
        for option in decision.options:
            other = game.copy()
            _accepts(match, other, decision, option)
            tried += 1
    match.require(saved(game) == before and game.decisions == open_, "a move of a copy changed the original")
    return tried


def _accepts(match: Match, game: Game, decision: Decision, option: Any) -> None:
    try:
        game.submit(decision.seat, option, decision.id)
        game.check()
    except Exception as error:
        error.add_note(f"{decision.seat} answered {option}; {match.told()}")
        raise


# ---- refusals ------------------------------------------------------------------------------------------------------


@part(share=4, rarest=False)
def refusals(match: Match, game: Any) -> int:
    """What is not asked is refused with its kind of error, and nothing changes, byte for byte. Counts refusals."""
    wrongs = _wrongs(game, [*match.answered])
    before = saved(game)
    for wrong in wrongs:
        _refused(match, *wrong)
    match.require(saved(game) == before, "refused answers changed the game")
    return len(wrongs)


def _wrongs(game: Game, recent: list[Decision]) -> list[tuple[int, Any, int | None, type[IllegalAction]]]:
    """(seat, action, question, error) of what is wrong here."""
    open_ = {d.seat for d in game.decisions}
    ids = {(d.seat, d.id) for d in game.decisions}
    over = game.outcome is not None
    out: list[tuple[int, Any, int | None, type[IllegalAction]]] = []
    for seat in (-1, *range(game.seats), game.seats, 99):
        if seat not in open_:
            some = game.decisions[0] if game.decisions else recent[-1]
            error = GameOver if over else NotYourDecision
            out += [(seat, some.default, None, error), (seat, some.default, some.id, error)]
    for d in recent:
        if (d.seat, d.id) not in ids:
            error = GameOver if over else StaleDecision if d.seat in open_ else NotYourDecision
            out.append((d.seat, d.default, d.id, error))
    for d in game.decisions:
        alike: list[Any] = [float(d.seat), str(d.seat), None, *([bool(d.seat)] if d.seat < 2 else [])]
        out += [(seat, d.default, number, NoSeat) for seat in alike for number in (None, d.id)]
        out += [(d.seat, d.default, number, StaleDecision) for number in (0, -1, game.serial + 1)]
        out += [(d.seat, action, number, IllegalAction) for action in UNLISTED for number in (None, d.id)
                if action not in d.options]  # fmt: skip
    return out


def _refused(match: Match, seat: int, action: Any, number: int | None, error: type[IllegalAction]) -> None:
    game = match.game
    decisions = game.decisions
    try:
        game.submit(seat, action, number)
    except IllegalAction as refusal:
        if type(refusal) is not error:
            match.breaks(f"{refusal!r} where {error.__name__} was due")
        own = {option for d in decisions if d.seat == seat for option in d.options}
        if not own.issuperset(refusal.options):
            match.breaks(f"a refusal tells seat {seat} {refusal.options}")
    else:
        match.require(False, f"seat {seat} was let to answer {action} to question {number}")
    match.require(game.decisions is decisions, f"a refused {action} changed the game")


# ---- conservation --------------------------------------------------------------------------------------------------


@part()
def conservation(match: Match, game: Any) -> int:
    """All that lies in the box is in exactly one place, at every position. Counts positions."""
    counted(match, game)
    return 1


def counted(match: Match, game: Game) -> None:
    """`game` holds what the hand-written box list says."""
    if match.case.box:
        box, found = match.case.box.get(match.seats, Counter[Any]()), match.case.census(game)
        if found != box:
            match.breaks(
                f"lost: {dict(box - found)}, from nowhere: {dict(found - box)} (`box` and `census` of case.py)"
            )
    game.check()


# ---- purity and events ---------------------------------------------------------------------------------------------


@part(share=4, rarest=False)
def pure(match: Match, game: Any) -> int:
    """Asking for choices, views and snapshots changes nothing, and gives the same twice. Counts positions."""
    looked_at(match, game)
    return 1


def looked_at(match: Match, game: Any) -> None:
    """`choices`, `view` and `snapshot` of one position."""
    before = saved(game)
    if game.stack:
        top = game.stack[-1]
        fresh = game.copy()
        forget(fresh.stack)
        rows = [top.choices(game), top.choices(game), fresh.stack[-1].choices(fresh)]
        asked = [(d.seat, d.kind, d.options, d.default, d.public, d.silence) for d in game.decisions]
        for row in rows:
            listed = [(q.seat, q.kind, q.options, q.default, q.public, q.silence) for q in row]
            if listed != asked:
                match.breaks(f"{asked} is asked; worked out anew it is {listed}")
    for seat in match.everybody:
        match.require(game.view(seat) == game.view(seat), f"two views of seat {seat} differ")
    match.require(saved(game) == before, "looking at a game changed it")


@part("move", rarest=False)
def events(match: Match, told: Any) -> int:
    """Events are of declared kinds, for seats of the game, and come back from JSON as they were. Counts them."""
    well_told(match, told)
    return len(told)


def well_told(match: Match, told: list[Event]) -> None:
    """Events that can be stored and shown."""
    for event in told:
        if event.kind not in match.case.events:
            match.breaks(f"an event that is not declared in `events` of case.py: {event}")
        if event.audience is not None and not set(event.audience) <= set(range(match.seats)):
            match.breaks(f"for whom? {event}")
    if codec.load_events(codec.dumps(told)) != told:
        match.breaks(f"events that JSON does not hold: {told}")


@part(every=4, share=4, rarest=False)
def retirement(match: Match, game: Any) -> int:
    """A seat may leave where the game says so, and the others play on to an end; elsewhere it is refused."""
    if not game.decisions:
        return 0
    before, other = saved(game), match.fork(game.copy())
    seat = match.rng.below(match.seats)
    if match.case.game.CAN_RETIRE:
        well_told(match, other.game.retire(seat))
        counted(match, other.game)
        match.require(seat not in {d.seat for d in other.game.decisions}, f"seat {seat} is asked after all")
        other.to_the_end()
    else:
        try:
            other.game.retire(seat)
        except IllegalAction:
            match.require(saved(other.game) == before, "a refused retirement changed the game")
        else:
            match.require(False, f"{match.case.game.KEY} let seat {seat} retire")
    match.require(saved(game) == before, "a retirement from a copy changed the original")
    return 1

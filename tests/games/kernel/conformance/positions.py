"""What holds at every position: questions, refusals, conservation, purity, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.kernel import codec
from games.kernel.errors import GameOver, IllegalAction, NotYourDecision, StaleDecision
from games.kernel.game import Decision, Event, Game

from .case import GameCase, Nonconformance
from .fields import forget
from .play import Match, Rarest, default, drivers, matches, seen_by_bot, uniform, visits

MOST = 25
"""Options that one list of Discord's holds."""
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


# ---- games end -----------------------------------------------------------------------------------------------------


def games_end(case: GameCase) -> int:
    """Games end under the bound, whoever plays: chance, the rarest action, defaults, bots. The number of them."""
    players = [uniform, Rarest(), default, *[seen_by_bot(bot) for bot in case.game.LEVELS.values()]]
    finished = 0
    for at, player in enumerate(players):
        for match in matches(case, max(1, case.games // (1 if at < 2 else 4)), player):
            match.to_the_end()
            _well_ended(match)
            finished += 1
    expected = len(case.tables) * (2 * max(1, case.games) + (len(players) - 2) * max(1, case.games // 4))
    if finished != expected:
        raise Nonconformance(f"{finished} games of {expected} were finished")
    return finished


def _well_ended(match: Match) -> None:
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


# ---- questions -----------------------------------------------------------------------------------------------------


def questions(case: GameCase) -> int:
    """Options are non-empty, unique, ≤ 25, the default among them, spelled short, each accepted by a copy.

    Gives the number of options tried.
    """
    tried = 0
    for match in matches(case, max(1, case.games // 2)):
        for game in visits(match, match.every * 2):
            open_ = game.decisions
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


def well_asked(match: Match, decision: Decision) -> None:
    """One question is in order."""
    options = decision.options
    match.require(decision.seat in range(match.seats) and bool(decision.kind), f"who is asked what? {decision}")
    match.require(1 <= len(options) <= MOST, f"{len(options)} options: {decision}")
    match.require(len(set(options)) == len(options), f"an option twice: {decision}")
    match.require(decision.default in options, f"the default is not among the options: {decision}")
    names = {name for name, _ in decision.clocks}
    match.require(
        bool(names) and names <= set(match.case.game.CLOCKS), f"clocks that the game does not name: {decision}"
    )
    for option in options:
        try:
            spelled = codec.from_short(codec.short(option))
            read = codec.action(codec.loads(codec.dumps(option)))
        except (TypeError, ValueError) as error:
            raise Nonconformance(f"{option} can't be spelled: {error}\n{match.told()}") from error
        same = spelled == read == option and [type(a) for a in option] == [type(a) for a in spelled]
        match.require(same, f"{option} is read back as {spelled}, {read}")


def _accepts(match: Match, game: Game, decision: Decision, option: Any) -> None:
    try:
        game.submit(decision.seat, option, decision.id)
        game.check()
    except Exception as error:
        error.add_note(f"{decision.seat} answered {option}; {match.told()}")
        raise


# ---- refusals ------------------------------------------------------------------------------------------------------


def refusals(case: GameCase) -> int:
    """What is not asked is refused with its kind of error, and nothing changes, byte for byte. Gives their number."""
    refused = 0
    for match in matches(case, max(1, case.games // 4)):
        asked = {(d.seat, d.id): d for d in match.game.decisions}
        for game in visits(match, match.every):
            asked.update({(d.seat, d.id): d for d in game.decisions})
            for wrong in _wrongs(game, list(asked.values())[-6:]):
                _refused(match, *wrong)
                refused += 1
    return refused


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
        out += [(d.seat, d.default, number, StaleDecision) for number in (0, -1, game.serial + 1)]
        out += [(d.seat, action, number, IllegalAction) for action in UNLISTED for number in (None, d.id)
                if action not in d.options]  # fmt: skip
    return out


def _refused(match: Match, seat: int, action: Any, number: int | None, error: type[IllegalAction]) -> None:
    game = match.game
    before, decisions = saved(game), game.decisions
    try:
        game.submit(seat, action, number)
    except IllegalAction as refusal:
        match.require(type(refusal) is error, f"{refusal!r} where {error.__name__} was due")
        own = {option for d in decisions if d.seat == seat for option in d.options}
        match.require(set(refusal.options) <= own, f"a refusal tells seat {seat} {refusal.options}")
    else:
        match.require(False, f"seat {seat} was let to answer {action} to question {number}")
    match.require(saved(game) == before and game.decisions is decisions, f"a refused {action} changed the game")


# ---- conservation --------------------------------------------------------------------------------------------------


def conservation(case: GameCase) -> int:
    """All that lies in the box is in exactly one place, at every position. The number of positions."""
    positions = 0
    for player in drivers(case):
        for match in matches(case, player=player):
            for game in visits(match, match.every):
                counted(match, game)
                positions += 1
    return positions


def counted(match: Match, game: Game) -> None:
    """`game` holds what the hand-written box list says."""
    box, found = match.case.box[match.seats], match.case.census(game)
    match.require(found == box, f"lost: {dict(box - found)}, from nowhere: {dict(found - box)}")
    game.check()


# ---- purity and events ---------------------------------------------------------------------------------------------


def pure(case: GameCase) -> int:
    """Asking for choices, views and snapshots changes nothing, and gives the same twice. The number of positions."""
    positions = 0
    for match in matches(case, max(1, case.games // 4)):
        for game in visits(match, match.every):
            looked_at(match, game)
            positions += 1
    return positions


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
            match.require(listed == asked, f"{asked} is asked; worked out anew it is {listed}")
    for seat in match.everybody:
        match.require(game.view(seat) == game.view(seat), f"two views of seat {seat} differ")
    match.require(saved(game) == before, "looking at a game changed it")


def events(case: GameCase) -> int:
    """Events are of declared kinds, for seats of the game, and come back from JSON as they were. The number of them."""
    found: Counter[str] = Counter()
    for match in matches(case):
        well_told(match, list(match.game.opening))
        while match.game.decisions:
            told = match.step()
            well_told(match, told)
            found.update(event.kind for event in told)
    return found.total()


def well_told(match: Match, told: list[Event]) -> None:
    """Events that can be stored and shown."""
    for event in told:
        match.require(event.kind in match.case.events, f"an event that is not declared: {event}")
        match.require(event.audience is None or set(event.audience) <= set(range(match.seats)), f"for whom? {event}")
    match.require(codec.load_events(codec.dumps(told)) == told, f"events that JSON does not hold: {told}")


def retirement(case: GameCase) -> int:
    """A seat may leave where the game says so, and the others play on to an end; elsewhere it is refused."""
    retired = 0
    for match in matches(case, max(1, case.games // 4)):
        for game in visits(match, max(10, 3 * match.every)):
            if not game.decisions:
                continue
            before, other = saved(game), match.fork(game.copy())
            seat = match.rng.below(match.seats)
            if case.game.CAN_RETIRE:
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
                    match.require(False, f"{case.game.KEY} let seat {seat} retire")
            match.require(saved(game) == before, "a retirement from a copy changed the original")
            retired += 1
    return retired

"""What a seat doesn't know stays unknown to it: imagined games, two worlds, private drafts, marks on hidden things."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.kernel import codec
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision, Event, Game
from games.kernel.values import public_number

from .case import GameCase, Nonconformance, Place
from .fields import forget, held, names_of, parts_of, plain
from .play import Match, part
from .positions import counted
from .saving import objects

WORLDS = 4
"""Worlds imagined, at most, to find one in which another seat can make the move that it makes."""
DEPTH = 6
"""Moves that two worlds are played side by side."""


def who_is_asked(game: Any, seat: int | None) -> list[Any]:
    """(id, seat, kind, clocks, what silence means) of all open questions, as `seat` sees them."""
    return [(d.id, d.seat, d.kind, d.clocks, d.silence) for d in game.view(seat).decisions]


# ---- imagined games ------------------------------------------------------------------------------------------------


@part(every=3, share=2)
def imagined(match: Match, game: Any) -> int:
    """`imagine` gives a whole game of the same box, the same view, the same asked; a view travels. Counts worlds."""
    own = objects(game)
    for seat in match.everybody:
        imagines(match, game, seat, own)
    return len(match.everybody)


def imagines(match: Match, game: Any, seat: int | None, own: dict[int, str]) -> None:
    """One view, and one world behind it; `own`: the `objects` of `game`."""
    view = game.view(seat)
    text = codec.dumps(view)
    match.require(pickle.loads(pickle.dumps(view)) == view, f"the view of seat {seat} can't go to another process")
    both = held(own, view)
    match.require(not both, f"the view of seat {seat} holds the game's own {sorted(both)}: it must copy it")
    world = match.case.game.imagine(view, match.rng)
    match.require(codec.dumps(view) == text, f"imagining changed the view of seat {seat}")
    again = world.view(seat)
    if again != view or codec.dumps(again) != text:
        differ = [name for name in names_of(view) if getattr(again, name) != getattr(view, name)]
        match.breaks(f"imagined by seat {seat}, the view is another in {differ}: {again}, not {view}")
    asked = who_is_asked(world, seat) == who_is_asked(game, seat)
    match.require(asked, f"imagined by seat {seat}, others are asked")
    match.require(world.chance.seed != game.chance.seed, f"the imagined game of seat {seat} knows the true chance")
    counted(match, world)


# ---- two worlds ----------------------------------------------------------------------------------------------------


def _compared_enough(case: GameCase, tally: Counter[Any]) -> None:
    compared = tally["compared"]
    if not compared or tally["of others"] * 10 < compared:
        raise Nonconformance(f"{case.label}: too little was compared: {dict(tally)}")
    if tally["shown"] > case.skips * compared:
        raise Nonconformance(
            f"{case.label}: too many comparisons end in something shown: {dict(tally)}; where a game shows something "
            f"that often, case.py says a higher `skips` than {case.skips}"
        )


@part(every=6, verdict=_compared_enough)
def two_worlds(match: Match, game: Any) -> Counter[Any]:
    """Two games that differ only in what a seat cannot know look the same to it, move for move.

    The second world is imagined from the seat's view and given the true stream of chance. Any seat makes the same move
    in both, where both allow it. What the seat sees, learns, and who is asked stay the same, but for differences that
    come with an event of REVEALS or DISCLOSES it sees; at most `case.skips` of the comparisons may end so.
    Every second seat looks at a position, now these and now those.
    Two games that differ only in what a seat has drafted in private, and taken back, look the same to all others.
    """
    tally: Counter[Any] = Counter()
    if game.decisions:
        _dithering(match)
        for seat in match.everybody[match.rng.below(2) :: 2]:
            tally += _side_by_side(match, seat)
    return tally


def _side_by_side(match: Match, seat: int | None) -> Counter[str]:
    tally: Counter[str] = Counter()
    true = match.fork(match.game.copy())
    _take_back(true, seat)
    decision, action = true.choose()
    view = true.game.view(seat)
    world = match.case.game.imagine(view, match.rng)
    for _ in range(WORLDS - 1):
        if action not in _options(world, decision):
            world = match.case.game.imagine(view, match.rng)
    for _ in range(DEPTH):
        if action not in _options(world, decision):
            common = [option for option in decision.options if option in _options(world, decision)]
            if not common:
                tally["no common move"] += 1
                break
            action = true.rng.choice(common)
        world.chance = true.game.chance.copy()
        told = [true.submit(decision, action), world.submit(decision.seat, action, _same(world, decision).id)]
        tally["compared"] += 1
        tally["of others"] += decision.seat != seat
        found, excused = _difference(true.game, world, told, seat)
        if excused:
            tally["shown"] += 1
            break
        true.require(not found, f"seat {seat} can tell two worlds apart: {found}")
        if not true.game.decisions:
            break
        decision, action = true.choose()
    return tally


def _same(world: Game, decision: Decision) -> Decision:
    """The same question in another world. Raises StopIteration where it isn't asked there."""
    about = (public_number(decision.id), decision.seat)
    return next(d for d in world.decisions if (public_number(d.id), d.seat) == about)


def _options(world: Game, decision: Decision) -> tuple[Action, ...]:
    """The options that the same question has in another world."""
    try:
        return _same(world, decision).options
    except StopIteration:
        return ()


def _take_back(match: Match, observer: int | None) -> None:
    """Let all seats but `observer` take back what they are drafting in private: nobody else sees that."""

    def begun(seat: int) -> list[Decision]:
        return [d for d in match.game.decisions if d.seat == seat and not d.public and BACK in d.options]

    for seat in range(match.seats):
        if seat != observer and begun(seat):
            others = [other for other in match.everybody if other != seat]
            before = _seen(match, others)
            while drafts := begun(seat):
                match.submit(drafts[0], BACK)
            _unseen(match, others, before)


def _dithering(match: Match) -> None:
    """Each seat begins something in private, and takes it back: nobody else sees either.

    What everybody is told of was no private step, though its seat may be in the midst of a draft.
    """
    for decision in match.game.decisions:
        other = match.fork(match.game.copy())
        others = [seat for seat in other.everybody if seat != decision.seat]
        before = _seen(other, others)
        open_ = {d for d in other.game.decisions if d.seat == decision.seat}
        told = other.submit(decision, match.rng.choice(decision.options))
        mine = [d for d in other.game.decisions if d.seat == decision.seat and d not in open_]
        if not visible(told, None) and any(not d.public and BACK in d.options for d in mine):
            _unseen(other, others, before)
            _take_back(other, None)


def _seen(match: Match, seats: list[int | None]) -> list[tuple[Any, bytes]]:
    """What these seats see now, and the same as JSON."""
    views = [match.game.view(seat) for seat in seats]
    return [(view, codec.dumps(view)) for view in views]


def _unseen(match: Match, seats: list[int | None], before: list[tuple[Any, bytes]]) -> None:
    for seat, was, now in zip(seats, before, _seen(match, seats), strict=True):
        if now != was:
            match.breaks(f"seat {seat} sees a private draft: {now[0]}, not {was[0]}")


def visible(told: list[Event], seat: int | None) -> list[Event]:
    """The events that `seat`, or a spectator, learns of."""
    return [event for event in told if event.audience is None or seat in event.audience]


def _difference(true: Any, world: Any, told: list[list[Event]], seat: int | None) -> tuple[str, bool]:
    """What `seat` sees differ after the same move, and whether something shown to it accounts for that."""
    mine, others = (visible(events, seat) for events in told)
    reveals = true.REVEALS | true.DISCLOSES
    for one, other in zip(mine, others, strict=False):
        if one != other:
            return f"it learns {one} or {other}", one.kind in reveals and other.kind in reveals
        if one.kind in reveals and (mine != others or not _looks_same(true, world, seat)):
            return f"what follows from {one}", True
    if len(mine) != len(others):
        return f"it learns {mine[len(others) :]} or {others[len(mine) :]}", False
    if who_is_asked(true, seat) != who_is_asked(world, seat):
        return f"{who_is_asked(true, seat)} is asked, or {who_is_asked(world, seat)}", False
    views = true.view(seat), world.view(seat)
    return ("" if _looks_same(true, world, seat) else f"it sees {views[0]} or {views[1]}"), False


def _looks_same(true: Any, world: Any, seat: int | None) -> bool:
    views = true.view(seat), world.view(seat)
    return views[0] == views[1] and codec.dumps(views[0]) == codec.dumps(views[1])


# ---- marks ---------------------------------------------------------------------------------------------------------

IMPOSSIBLE = 987_654_000
"""A number that no card has and no count reaches."""


class Mark(int):
    """A card's number that remembers from whom it was hidden: it goes wherever the rules carry the card."""

    hidden: frozenset[int | None]


def _hid_something(case: GameCase, marked: Counter[Any]) -> None:
    if case.open and marked.total():
        raise Nonconformance(f"{case.label}: case.py says `open`, and its `secrets` name something")
    if not case.open and not marked.total():
        raise Nonconformance(
            f"{case.label}: nothing was ever hidden; case.py says what is in `secrets`, or `open=True`"
        )


@part(every=2, share=2, verdict=_hid_something)
def sentinels(match: Match, game: Any) -> int:
    """No hidden thing is anywhere in another seat's view, in its questions, in public ones, in what it is told.

    Hidden places are filled with numbers that no card has: the view must stay as it was. Then they are filled with
    marked numbers of the same cards: no mark may turn up in an option, nor in an event that is no REVEALS, unless its
    card has left the hidden places. Counts the things marked.
    """
    marked = 0
    for seat in match.everybody:
        marked += _impossible(match, game.copy(), seat)
        _unlisted(match, game.copy(), seat)
    if game.decisions:
        _untold(match, match.fork(game.copy()))
    return marked


def _impossible(match: Match, game: Any, seat: int | None) -> int:
    view = game.view(seat)
    places = list(match.case.secrets(game, seat))
    for at, place in enumerate(places):
        _put(place, _filled(_at(place), IMPOSSIBLE + at))
    try:
        changed = game.view(seat)
    except Exception as error:
        error.add_note(f"seat {seat}'s view looks at what is hidden from it; {match.told()}")
        raise
    if changed != view:
        match.breaks(f"what `secrets` of case.py hides from seat {seat} is in its view: {changed}")
    match.require(str(IMPOSSIBLE)[:6].encode() not in codec.dumps(changed), f"a hidden thing is in seat {seat}'s view")
    return len(places)


def _at(place: Place) -> Any:
    """What lies there."""
    zone, index, *part = place
    return zone[index][part[0]] if part else zone[index]


def _put(place: Place, thing: Any) -> None:
    zone, index, *part = place
    if part:
        whole = list(zone[index])
        whole[part[0]] = thing
        thing = tuple(whole)
    zone[index] = thing


def _filled(thing: Any, number: int) -> Any:
    """A thing with an impossible number in place of each of its own."""
    if isinstance(thing, tuple):
        return tuple(_filled(part, number) for part in thing)  # pyright: ignore[reportUnknownVariableType]
    return number if isinstance(thing, int) else f"{thing}{number}"


def _unlisted(match: Match, game: Any, seat: int | None) -> None:
    """Questions that `seat` may see whole list nothing that is hidden from it."""
    _mark(match.case, game, [seat])
    forget(game.stack)
    for question in game.stack[-1].choices(game) if game.stack else ():
        if question.public or question.seat == seat:
            if found := list(_marks(question.options)):
                match.breaks(f"seat {seat} is shown the hidden {found} in {question}")


def _untold(match: Match, true: Match) -> None:
    """A move tells nobody a card that was and stays hidden from it, but by an event of REVEALS."""
    game, case = true.game, match.case
    decision, action = true.choose()
    before = {seat: _hidden(case, game, seat) for seat in match.everybody}
    _mark(case, game, list(match.everybody))
    told = true.submit(decision, action)
    after = {seat: _hidden(case, game, seat) for seat in match.everybody}
    for seat in match.everybody:
        known: set[int] = set()
        for event in visible(told, seat):
            cards = {int(mark) for mark in _marks(event.data) if seat in mark.hidden}
            if event.kind in case.game.REVEALS | case.game.DISCLOSES or event.kind in case.shown:
                known |= cards
                continue
            kept = [card for card in sorted(cards - known) if after[seat][card] >= before[seat][card]]
            if kept:
                true.breaks(f"seat {seat} is told of the hidden {kept} by {event}, which is not among REVEALS")


def _hidden(case: GameCase, game: Any, seat: int | None) -> Counter[Any]:
    return Counter(_at(place) for place in case.secrets(game, seat))


def _mark(case: GameCase, game: Any, seats: list[int | None]) -> None:
    """Put marks in all places hidden from one of `seats`."""
    places: dict[tuple[int, ...], tuple[Place, set[int | None]]] = {}
    for seat in seats:
        for place in case.secrets(game, seat):
            places.setdefault((id(place[0]), *place[1:]), (place, set()))[1].add(seat)
    for place, hidden in places.values():
        if type(thing := _at(place)) is int:
            mark = Mark(thing)
            mark.hidden = frozenset(hidden)
            _put(place, mark)


def _marks(thing: Any) -> Iterator[Mark]:
    if isinstance(thing, Mark):
        yield thing
    elif not plain(thing.__class__):
        for _, part in parts_of(thing):
            yield from _marks(part)

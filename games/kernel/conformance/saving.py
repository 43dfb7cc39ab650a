"""Saving, copying and doing again: nothing is forgotten, nothing shared, nothing left to the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import fields
from hashlib import sha256
from importlib import import_module
from operator import attrgetter
from typing import Any

from games.kernel import codec
from games.kernel.errors import IllegalAction
from games.kernel.frames import Frame, freeze, thaw
from games.kernel.game import Game

from .case import GameCase, Nonconformance
from .fields import caches_of, difference, held, mutables, names_of, shared, values
from .play import Match, part, seed_of
from .positions import saved

TOLD = frozenset({"opening", "_events", "answered", "struck"})
"""Fields of a game that a copy need not have: what the set-up showed, what is being told."""
TRANSIENT = TOLD | {"_asked_by"}
"""And which frame asks: its own, not the original's."""
AHEAD = 80
"""Moves that a restored game and a copy play side by side."""
DIGESTED = 300
"""Moves of a game that two processes play."""
VALUES = frozenset({"decisions", "outcome", "options"})
"""Fields that hold values: equal ones are the same, and may be."""


@part(every=3, rarest=False)
def restores(match: Match, game: Any) -> int:
    """Snapshot → JSON → restore gives the same game at every position. Counts them."""
    data = game.snapshot()
    text = codec.dumps(data)
    match.require(codec.loads(text) == data, "the snapshot is not what JSON has (tuples, keys that are no text)")
    again = match.case.game.restore(codec.loads(text))
    match.require(saved(again) == text, "a restored game has another snapshot")
    if again.decisions != game.decisions:
        match.breaks(f"{again.decisions} is asked instead of {game.decisions}")
    same_game(match, game, again, "restore")
    own = shared([data], [match.case.game.restore(data)])
    match.require(not own and codec.dumps(data) == text, f"a restored game keeps the snapshot's own {own}")
    undone = match.case.game.restore(data, serial=game.serial + 5)
    asked = [(d.seat, d.kind, d.options) for d in undone.decisions]
    match.require(asked == [(d.seat, d.kind, d.options) for d in game.decisions], "undo asks something else")
    match.require(all(d.id > game.serial + 5 for d in undone.decisions), "undo asks under a number in use")
    return 1


@part(every=3, share=2, rarest=False)
def plays_on(match: Match, game: Any) -> int:
    """A restored game, a copy and the original play on alike, and alone. Counts forks."""
    if not game.decisions:
        return 0
    before = saved(game)
    twins = [match.fork(game.copy()), match.fork(match.case.game.restore(codec.loads(before)))]
    for _ in range(AHEAD):
        if not twins[0].game.decisions:
            break
        told = [twin.step() for twin in twins]
        asked = [twin.game.decisions for twin in twins]
        if told[0] != told[1] or asked[0] != asked[1]:
            twins[0].breaks(f"restored, it goes on with {told[1]}")
    ends = [saved(twin.game) for twin in twins]
    twins[0].require(ends[0] == ends[1], "restored, it ends otherwise")
    match.require(saved(game) == before, "a copy that plays on changed its original")
    return 1


def objects(game: Game) -> dict[int, str]:
    """Every object of a game that could be changed in place, by its id, with its field."""
    parts = [getattr(game, name) for name in names_of(game) if name not in VALUES | TOLD]
    return {at: where for part in parts for at, where in mutables(part).items()}


def same_game(match: Match, game: Game, other: Game, verb: str, own: dict[int, str] | None = None) -> None:
    """All fields of `other`, however deep, are those of `game`, and none of its changeable objects is the same.

    `own`: the `objects` of `game`, where they are known.
    """
    names = names_of(game)
    match.require(names == names_of(other), f"{verb} makes {names_of(other)} of {names}")
    for name in names:
        if name not in TRANSIENT | VALUES:
            found = difference(getattr(game, name), getattr(other, name), name)
            match.require(found is None, f"{verb} changes {found}")
    asked_by = getattr(other, "_asked_by")  # noqa: B009 - the kernel's own affair, and of this check
    values = attrgetter(*sorted(VALUES))
    if values(game) != values(other):
        match.breaks(f"{verb} makes {values(other)} of {values(game)}")
    match.require(not game.stack or asked_by is other.stack[-1], f"{verb} forgets which frame asks")
    both = held(own or objects(game), [getattr(other, name) for name in names if name not in VALUES | TOLD])
    both -= set(match.case.shared)
    match.require(not both, f"{verb} shares {sorted(both)}")


def _varied(case: GameCase, seen: Counter[Any]) -> None:
    names = {f"{case.game.State.__name__}.{f.name}" for f in fields(case.game.State)} | {name for name, _ in seen}
    found = Counter(name for name, _ in seen)
    if unlisted := {name for name in names if found[name] < 2} - set(case.constant):
        raise Nonconformance(
            f"{case.label}: has one value only, so nothing is proved of {sorted(unlisted)}: "
            "name it with the reason in `constant` of case.py"
        )
    if unknown := set(case.constant) - names:
        raise Nonconformance(f"{case.label}: `constant` of case.py lists what is never seen: {sorted(unknown)}")


@part(every=2, verdict=_varied)
def nothing_forgotten(match: Match, game: Any) -> Counter[Any]:
    """Every field of the state and of the frames comes through copy and snapshot, with more than one value.

    A field of the state that has one value in all games must be in the case's list of constants. Counts (field, value).
    """
    for frame in game.stack:
        _well_framed(match, frame)
    own = objects(game)
    same_game(match, game, game.copy(), "copy", own)
    same_game(match, game, match.case.game.restore(codec.loads(saved(game))), "restore", own)
    return Counter((name, repr(value)) for name, value in values(game.state))


def _well_framed(match: Match, frame: Frame[Any]) -> None:
    kind, table = type(frame), match.case.game.FRAMES
    match.require(table.get(kind.__name__) is kind, f"{kind.__name__} is on the stack and not in FRAMES")
    match.require(
        set(names_of(frame)) == set(kind.FIELDS), f"{kind.__name__} has {names_of(frame)}, saves {kind.FIELDS}"
    )
    unlisted = caches_of(frame) - set(match.case.caches)
    match.require(not unlisted, f"neither saved nor listed as a cache: {sorted(unlisted)}")
    found = difference(frame, thaw(table, codec.loads(codec.dumps(freeze(frame)))))
    match.require(found is None, f"freezing changes {found}")


# ---- doing again ---------------------------------------------------------------------------------------------------


@part("end", share=2, rarest=False)
def replays(match: Match, game: Any) -> int:
    """Seed and log give the same events and the same end again. Counts games."""
    log = codec.loads(codec.dumps(match.moves))
    other = match.case.game.new(match.seed, match.seats, match.case.options)
    again = [list(other.opening)]
    try:
        again += [other.submit(seat, codec.action(action)) for seat, action in log]
    except IllegalAction as error:
        match.require(False, f"played again by its log, other things are asked: {error}")
    match.require(again == match.told_so_far, "played again by its log, other things happen")
    match.require(saved(other) == saved(game), "played again by its log, it ends otherwise")
    return 1


def digest(game: type[Game], options: Any, seats: int, games: int) -> str:
    """Everything that happens in some games, and every tenth position with its questions and views, as one SHA-256."""
    found = sha256()
    for number in range(games):
        seed = seed_of("digest", game.KEY, seats, number)
        g: Any = game.new(seed, seats, options)
        rng = g.chance.fork("digest")
        found.update(codec.dumps(list(g.opening)))
        for _ in range(DIGESTED):
            if not g.decisions:
                break
            decision = rng.choice(g.decisions)
            told = g.submit(decision.seat, rng.choice(decision.options), decision.id)
            found.update(codec.dumps(told))
            if not rng.below(10) or not g.decisions:
                seen = [g.view(seat) for seat in (None, *range(seats))]
                found.update(codec.dumps([g.snapshot(), g.decisions, *seen]))
    return found.hexdigest()


def same_in_every_process(case: GameCase) -> int:
    """The same seeds in a process with another PYTHONHASHSEED give the same digests. The number of digests."""
    games = 2 if case.every == 1 else 1
    options = "null" if case.options is None else case.options.model_dump_json()
    name = f"{case.game.__module__}:{case.game.__qualname__}"
    asked = [sys.executable, "-m", __name__, name, options, str(games), *map(str, case.tables)]
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    there = subprocess.run(asked, capture_output=True, text=True, env=environment, check=False)
    if there.returncode:
        raise Nonconformance(f"{case.label} in another process: {there.stderr}")
    here = [digest(case.game, case.options, seats, games) for seats in case.tables]
    if there.stdout.split() != here:
        raise Nonconformance(f"{case.label}: with PYTHONHASHSEED={hash_seed} {there.stdout.split()}, here {here}")
    return len(here)


def main(name: str, options: str, games: str, *tables: str) -> None:
    """Print the digest of a game for each seat count: what `same_in_every_process` asks of other processes."""
    module, _, attribute = name.partition(":")
    game: type[Game] = attrgetter(attribute)(import_module(module))
    rules = None if options == "null" else game.Options.model_validate_json(options)
    sys.stdout.write("\n".join(digest(game, rules, int(seats), int(games)) for seats in tables))


if __name__ == "__main__":
    main(*sys.argv[1:])

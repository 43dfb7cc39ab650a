"""Saving, copying and doing again: nothing is forgotten, nothing shared, nothing left to the machine."""

from __future__ import annotations

import os
import subprocess
import sys
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
from .fields import caches_of, difference, names_of, shared, values
from .play import Match, drivers, matches, seed_of, visits
from .positions import saved

TOLD = frozenset({"opening", "_events", "_answered"})
"""Fields of a game that a copy need not have: what the set-up showed, what is being told."""
TRANSIENT = TOLD | {"_asked_by"}
"""And which frame asks: its own, not the original's."""
VALUES = frozenset({"decisions", "outcome", "options"})
"""Fields that hold values: equal ones are the same, and may be."""


def restores(case: GameCase) -> int:
    """Snapshot → JSON → restore gives the same game at every position; both play to the end and agree."""
    restored = 0
    for match in matches(case):
        for game in visits(match, match.every * 3):
            data = game.snapshot()
            text = codec.dumps(data)
            match.require(
                codec.loads(text) == data, "the snapshot is not what JSON has (tuples, keys that are no text)"
            )
            again = case.game.restore(codec.loads(text))
            match.require(saved(again) == text, "a restored game has another snapshot")
            match.require(again.decisions == game.decisions, f"{again.decisions} is asked instead of {game.decisions}")
            same_game(match, game, again, "restore")
            own = shared([data], [case.game.restore(data)])
            match.require(not own and codec.dumps(data) == text, f"a restored game keeps the snapshot's own {own}")
            undone = case.game.restore(data, serial=game.serial + 5)
            asked = [(d.seat, d.kind, d.options) for d in undone.decisions]
            match.require(asked == [(d.seat, d.kind, d.options) for d in game.decisions], "undo asks something else")
            match.require(all(d.id > game.serial + 5 for d in undone.decisions), "undo asks under a number in use")
            restored += 1
    return restored


def plays_on(case: GameCase) -> int:
    """A restored game, a copy and the original play to the end alike, and alone. The number of forks."""
    forks = 0
    for match in matches(case, max(1, case.games // 2)):
        for game in visits(match, match.every * 3):
            if not game.decisions:
                continue
            before = saved(game)
            twins = [match.fork(game.copy()), match.fork(case.game.restore(codec.loads(before)))]
            while twins[0].game.decisions:
                told = [twin.step() for twin in twins]
                asked = [twin.game.decisions for twin in twins]
                twins[0].require(told[0] == told[1] and asked[0] == asked[1], f"restored, it goes on with {told[1]}")
            ends = [saved(twin.game) for twin in twins]
            twins[0].require(ends[0] == ends[1], "restored, it ends otherwise")
            match.require(saved(game) == before, "a copy that plays on changed its original")
            forks += 1
    return forks


def same_game(match: Match, game: Game, other: Game, verb: str) -> None:
    """All fields of `other`, however deep, are those of `game`, and none of its changeable objects is the same."""
    match.require(names_of(game) == names_of(other), f"{verb} makes {names_of(other)} of {names_of(game)}")
    for name in names_of(game):
        if name not in TRANSIENT | VALUES:
            found = difference(getattr(game, name), getattr(other, name), name)
            match.require(found is None, f"{verb} changes {found}")
    asked_by = getattr(other, "_asked_by")  # noqa: B009 - the kernel's own affair, and of this check
    values = attrgetter(*sorted(VALUES))
    match.require(values(game) == values(other), f"{verb} makes {values(other)} of {values(game)}")
    match.require(not game.stack or asked_by is other.stack[-1], f"{verb} forgets which frame asks")
    own, others = ({name: getattr(g, name) for name in names_of(g) if name not in VALUES | TOLD} for g in (game, other))
    both = shared(own, others) - set(match.case.shared)
    match.require(not both, f"{verb} shares {sorted(both)}")


def nothing_forgotten(case: GameCase) -> int:
    """Every field of the state and of the frames comes through copy and snapshot, with more than one value.

    A field of the state that has one value in all games must be in the case's list of constants. Gives the number of
    fields seen.
    """
    seen: dict[str, set[str]] = {f"{case.game.State.__name__}.{f.name}": set() for f in fields(case.game.State)}
    for player in drivers(case):
        for match in matches(case, player=player):
            for game in visits(match, match.every * 2):
                for frame in game.stack:
                    _well_framed(match, frame)
                same_game(match, game, game.copy(), "copy")
                same_game(match, game, case.game.restore(codec.loads(saved(game))), "restore")
                for name, value in values(game.state):
                    seen.setdefault(name, set()).add(repr(value))
    constant = {name for name, found in seen.items() if len(found) < 2}
    if unlisted := constant - set(case.constant):
        raise Nonconformance(f"{case.label}: has one value only, so nothing is proved of {sorted(unlisted)}")
    if unknown := set(case.constant) - set(seen):
        raise Nonconformance(f"{case.label}: listed as constant and never seen: {sorted(unknown)}")
    return len(seen)


def _well_framed(match: Match, frame: Frame) -> None:
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


def replays(case: GameCase) -> int:
    """Seed and log give the same events and the same end again. The number of games."""
    replayed = 0
    for match in matches(case, max(1, case.games // 2)):
        told = [list(match.game.opening)]
        while match.game.decisions:
            told.append(match.step())
        log = codec.loads(codec.dumps(match.moves))
        game = case.game.new(match.seed, match.seats, case.options)
        again = [list(game.opening)]
        try:
            again += [game.submit(seat, codec.action(action)) for seat, action in log]
        except IllegalAction as error:
            match.require(False, f"played again by its log, other things are asked: {error}")
        match.require(again == told, "played again by its log, other things happen")
        match.require(saved(game) == saved(match.game), "played again by its log, it ends otherwise")
        replayed += 1
    return replayed


def digest(game: type[Game], options: Any, seats: int, games: int) -> str:
    """Everything that happens in some games, and every tenth position with its questions and views, as one SHA-256."""
    found = sha256()
    for number in range(games):
        seed = seed_of("digest", game.KEY, seats, number)
        g: Any = game.new(seed, seats, options)
        rng = g.chance.fork("digest")
        found.update(codec.dumps(list(g.opening)))
        while g.decisions:
            decision = rng.choice(g.decisions)
            told = g.submit(decision.seat, rng.choice(decision.options), decision.id)
            found.update(codec.dumps(told))
            if not rng.below(10) or not g.decisions:
                seen = [g.view(seat) for seat in (None, *range(seats))]
                found.update(codec.dumps([g.snapshot(), g.decisions, *seen]))
    return found.hexdigest()


def same_in_every_process(case: GameCase) -> int:
    """The same seeds in a process with another PYTHONHASHSEED give the same digests. The number of digests."""
    games = min(2, case.games)
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

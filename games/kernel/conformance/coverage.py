"""Whatever a game declares does occur, so that no other part passes for want of cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from games.kernel.frames import Frame
from games.kernel.game import Event

from .case import GameCase, Nonconformance, Player
from .play import Match, default, levels, matches, part, preferring


def _declared(case: GameCase) -> dict[str, frozenset[str]]:
    return {
        "action": case.actions,
        "question": case.kinds,
        "event": case.events,
        "frame": frozenset(case.game.FRAMES) - set(case.absent),
        "effect": case.effects,
    }


def _all_occur(case: GameCase, found: Counter[Any]) -> None:
    """Whatever has not occurred in the suite's games is sought in those of the directed players, defaults and AI."""
    declared = [(what, name) for what, names in _declared(case).items() for name in sorted(names)]
    players: list[Player] = [*map(preferring, case.directed.values()), default]
    players += levels(case)
    with _frames_counted(case, found):
        for player in players:
            for match in matches(case, player=player):
                if all(found[each] >= case.floor for each in declared):
                    break
                found.update(_occurred(match, match.told_so_far[0]))
                while match.game.decisions:
                    found.update(_occurred(match, match.step()))
    faults = [
        f"{what} {name!r} occurs and is not declared: name it among {what}s in case.py"
        for what, name in sorted(set(found) - set(declared))
    ]
    faults += [
        f"{what} {name!r} occurs {found[what, name]} times, {case.floor} are the floor: {_SCARCE}"
        for what, name in declared
        if found[what, name] < case.floor
    ]
    if faults:
        raise Nonconformance(f"{case.label}:\n" + "\n".join(faults))


_SCARCE = "play more `games`, steer there with a `directed` player, or say a lower `floor` in case.py"


@contextmanager
def _frames_counted(case: GameCase, found: Counter[Any]) -> Generator[None]:
    """Count each frame that comes to the top of a stack; most never wait there for an answer."""
    kinds = case.game.FRAMES
    own = {kind: kind.__dict__.get("run") for kind in kinds.values()}

    def counted(run: Callable[..., bool]) -> Callable[..., bool]:
        def run_counted(self: Frame[Any], g: Any) -> bool:
            found["frame", type(self).__name__] += 1
            return run(self, g)

        return run_counted

    wrapped = {kind: counted(kind.run) for kind in own}
    for kind, run in wrapped.items():
        kind.run = run  # type: ignore[method-assign]
    try:
        yield
    finally:
        for kind, run in own.items():
            if run is None:
                del kind.run
            else:
                kind.run = run  # type: ignore[method-assign]


@part("move", verdict=_all_occur, during=_frames_counted)
def coverage(match: Match, told: Any) -> Counter[Any]:
    """Each action word, kind of question and event, frame, effect occurs at least `floor` times, and no other does.

    Counts (what, name).
    """
    return _occurred(match, told)


def _occurred(match: Match, told: list[Event]) -> Counter[Any]:
    found: Counter[Any] = Counter(("event", event.kind) for event in told)
    found.update({("question", d.kind): 1 for d in match.game.decisions})
    if match.moves:
        _, action = match.moves[-1]
        found["action", action[0]] += 1
        found.update(("effect", name) for name in match.case.effect(match.game, match.asked, action, told))
    return found

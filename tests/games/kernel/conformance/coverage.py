"""Whatever a game declares does occur, so that no other part passes for want of cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from games.kernel.frames import Frame

from .case import GameCase, Nonconformance
from .play import default, drivers, matches, preferring, seen_by_bot


def coverage(case: GameCase) -> dict[str, Counter[str]]:
    """Each action word, kind of question and event, frame, effect occurs at least `floor` times, and no other does."""
    found = occurrences(case)
    declared = {
        "action": case.actions,
        "question": case.kinds,
        "event": case.events,
        "frame": frozenset(case.game.FRAMES) - set(case.absent),
        "effect": case.effects,
    }
    faults: list[str] = []
    for what, names in declared.items():
        faults += [f"{what} {name!r} occurs and is not declared" for name in sorted(set(found[what]) - names)]
        faults += [
            f"{what} {name!r} occurs {found[what][name]} times, {case.floor} are the floor"
            for name in sorted(names)
            if found[what][name] < case.floor
        ]
    if faults:
        raise Nonconformance(f"{case.label}:\n" + "\n".join(faults))
    return found


def occurrences(case: GameCase) -> dict[str, Counter[str]]:
    """How often each thing occurs by random play, the rarest action, defaults, bots and the case's directed players."""
    found: dict[str, Counter[str]] = {what: Counter() for what in ("action", "question", "event", "frame", "effect")}
    players = [*drivers(case), default, *[seen_by_bot(bot) for bot in case.game.LEVELS.values()]]
    with _frames_counted(case.game.FRAMES, found["frame"]):
        for player in (*players, *[preferring(directed) for directed in case.directed.values()]):
            for match in matches(case, player=player):
                found["event"].update(event.kind for event in match.game.opening)
                while match.game.decisions:
                    found["question"].update(d.kind for d in match.game.decisions)
                    told = match.step()
                    _, action = match.moves[-1]
                    found["action"][action[0]] += 1
                    found["event"].update(event.kind for event in told)
                    found["effect"].update(case.effect(match.game, match.asked, action, told))
    return found


@contextmanager
def _frames_counted(kinds: dict[str, type[Frame]], found: Counter[str]) -> Generator[None]:
    """Count each frame that comes to the top of a stack; most never wait there for an answer."""
    own = {kind: kind.__dict__.get("run") for kind in kinds.values()}

    def counted(run: Callable[..., bool]) -> Callable[..., bool]:
        def run_counted(self: Frame, g: Any) -> bool:
            found[type(self).__name__] += 1
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

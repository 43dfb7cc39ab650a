"""Texts that are read once by a person and then compared line by line: whole games, and the form of what is saved."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from difflib import unified_diff
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from games.kernel import codec
from games.kernel.game import Decision, Event
from games.kernel.values import STEP

from .case import GameCase, Nonconformance, plainly
from .play import Match, Rarest

REWRITE = "PLAYTHROUGHS"
"""Set this environment variable to ``write`` to write the texts anew; then read what changed."""
EVERY = 20
"""Moves between two looks at everything that everybody sees."""
UNSAID = ("seats", "options", "decisions", "rules")
"""What of a view isn't told at every look: it is the same all game, or told with the moves."""
LEAST = 40
"""Connections of a difference that are shown."""


# ---- playthroughs --------------------------------------------------------------------------------------------------


def playthroughs(case: GameCase, *, whole: bool = True) -> int:
    """A game for each seat count is, line by line, the one in its golden text. The number of lines compared.

    The smallest table's tells all, if `whole`; the others tell moves and events, with a digest of what each then sees.
    """
    lines = 0
    for seats in case.tables:
        tells_all = whole and seats == min(case.tables)
        text = playthrough(case, seats) if tells_all else digested(case, seats)
        hint = _no_hint if tells_all else partial(_other_view, case, seats)
        compared(case.goldens / f"{case.label}-{seats}.txt", text, hint)
        lines += text.count("\n")
    return lines


def playthrough(case: GameCase, seats: int) -> str:
    """A whole game as text: every question, answer and event, and now and then all views."""
    return "\n".join(_told(_match(case, seats))) + "\n"


def digested(case: GameCase, seats: int) -> str:
    """A whole game as text, a line a move: the answer, digests of what a spectator and each seat then see, events."""
    return "\n".join(_digested(_match(case, seats))) + "\n"


def seen(case: GameCase, seats: int, moves: int, seat: int | None) -> str:
    """What a seat (None: a spectator) sees of the golden game after that many moves."""
    match = _match(case, seats)
    while len(match.moves) < moves and match.game.decisions:
        match.step()
    view = match.game.view(seat)
    return "".join(f"     {f.name}: {_shown(getattr(view, f.name))}\n" for f in fields(view))


def _match(case: GameCase, seats: int) -> Match:
    return Match(case, seats, 0, (case.golden or Rarest)())


def _digested(match: Match) -> Iterator[str]:
    yield from _head(match)
    yield _line("0>", _digests(match), _events(match.case, match.game, match.game.opening))
    while match.game.decisions:
        told = match.step()
        yield _line(_move(match), _digests(match), _events(match.case, match.game, told))
    yield _ending(match)


def _line(move: str, digests: str, events: Iterator[str]) -> str:
    return " · ".join([f"{move} [{digests}]", *map(str.strip, events)])


def _digests(match: Match) -> str:
    views = (repr(match.game.view(seat)) for seat in match.everybody)
    return " ".join(blake2b(view.encode(), digest_size=2).hexdigest() for view in views)


def _other_view(case: GameCase, seats: int, golden: str, text: str) -> str:
    """Where only a digest is another: whose, after which move, what is seen now, and how to see the difference."""
    pairs = zip(golden.splitlines(), text.splitlines(), strict=False)
    old, new = next(((old, new) for old, new in pairs if old != new), ("", ""))
    before, after = (
        re.fullmatch(r"(?P<move>(?P<number>\d+)>[^\[]*)\[(?P<views>[^]]*)\](.*)", line) for line in (old, new)
    )
    if before is None or after is None or (before["move"], before[4]) != (after["move"], after[4]):
        return ""
    views = zip([None, *range(seats)], before["views"].split(), after["views"].split(), strict=True)
    seat = next(seat for seat, was, now in views if was != now)
    command = f"python -m tests.games.golden {case.label} {seats} {after['number']} {'' if seat is None else seat}"
    return (
        f"After move {after['move'].strip()} {_who(seat)} sees something else. Now:\n"
        f"{seen(case, seats, int(after['number']), seat)}What has changed in it:\n     {command.strip()}\n"
    )


def _no_hint(golden: str, text: str) -> str:
    return ""


def _told(match: Match) -> Iterator[str]:
    game, case = match.game, match.case
    yield from _head(match)
    yield from _events(case, game, game.opening)
    waiting: frozenset[Decision] = frozenset()
    while game.decisions:
        if len(match.moves) % EVERY == 0:
            yield from _views(match)
        for d in game.decisions:
            if d in waiting:
                continue
            options = " | ".join(_word(case, game, option) for option in d.options)
            clocks = " ".join(f"{name} {number}" for name, number in d.clocks)
            yield f"  {_numbered(d.id)}. seat {d.seat} {d.kind} [{clocks}{'' if d.public else ', private'}]: {options}"
        waiting = frozenset([d for d in game.decisions if d.may_wait])  # told again only when they change
        told = match.step()
        yield _move(match)
        yield from _events(case, game, told)
    yield from _views(match)
    yield _ending(match)


def _head(match: Match) -> Iterator[str]:
    yield f"# {match.case.label}, {match.seats} seats, rules {match.game.RULES_VERSION}"
    yield f"# seed {match.seed.hex()}, {match.game.options!r}"


def _move(match: Match) -> str:
    seat, action = match.moves[-1]
    revealed = " !" if match.game.revealed else ""
    return f"{len(match.moves)}> seat {seat}: {_word(match.case, match.game, action)}{revealed}"


def _ending(match: Match) -> str:
    places, winners, points, reason = match.game.outcome
    return f"# {reason}: winners {plainly(winners)}, places {plainly(places)}, points {plainly(points)}"


def _numbered(number: int) -> str:
    """The number that all see, and of a private draft the step."""
    step, shown = divmod(number, STEP)
    return f"{shown}.{step}" if step else f"{shown}"


def _word(case: GameCase, game: Any, action: Any) -> str:
    return case.say(game, action[0], action[1:]) if case.say else codec.short(action)


def _events(case: GameCase, game: Any, told: Any) -> Iterator[str]:
    for kind, data, audience in map(Event._make, told):
        words = case.say(game, kind, data) if case.say else " ".join([kind, *map(plainly, data)])
        yield f"    {words}" + ("" if audience is None else f"  (to {plainly(audience)})")


def _views(match: Match) -> Iterator[str]:
    """All that a spectator sees, and of each seat only what it sees otherwise."""
    open_: dict[str, Any] = {}
    for seat in match.everybody:
        view = match.game.view(seat)
        shown = {f.name: getattr(view, f.name) for f in fields(view) if f.name not in UNSAID}
        yield f"  -- {_who(seat)} sees"
        for name, value in shown.items():
            if name != "seat" and (seat is None or value != open_[name]):
                yield f"     {name}: {_shown(value)}"
        open_ = open_ or shown


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _shown(value: Any) -> str:
    if is_dataclass(value) and not isinstance(value, type):
        parts = " ".join(f"{f.name}={_shown(getattr(value, f.name))}" for f in fields(value))
        return f"{type(value).__name__}({parts})"
    if isinstance(value, list | tuple):
        return "(" + " ".join(map(_shown, value)) + ")"  # pyright: ignore[reportUnknownArgumentType]
    return "·" if value is None else str(value)


# ---- the form of what is saved -------------------------------------------------------------------------------------


def layout(case: GameCase) -> int:
    """Frames, their fields, and the zones are those of the golden list of this SCHEMA. The number of lines compared."""
    game, path = case.game, case.goldens / f"{case.saved or case.game.KEY}.schema.txt"
    text = f"schema {game.SCHEMA}\n" + "\n".join(_layout(game.State, game.FRAMES)) + "\n"
    if path.exists():
        golden = path.read_text(encoding="utf-8")
        if golden != text and golden.split("\n")[0] == text.split("\n")[0]:
            raise Nonconformance(
                f"what {game.KEY} saves has changed: games under way could not be restored. Raise SCHEMA, add a "
                f"migration, then write {path.name} anew. Nobody has a saved game yet? Delete the file "
                f"and write it anew: {path}\n{_difference(golden, text, path.name)}"
            )
    compared(path, text)
    return text.count("\n")


def _layout(state: type[Any], frames: dict[str, type[Any]]) -> Iterator[str]:
    for kind in (state, *[frames[name] for name in sorted(frames)]):
        yield " ".join([f"{kind.__name__}:", *[f"{f.name}: {f.type}," for f in fields(kind)]]).rstrip(",")


# ---- comparing -----------------------------------------------------------------------------------------------------


def compared(path: Path, text: str, hint: Callable[[str, str], str] = _no_hint) -> None:
    """`text` is what the file says; raises Nonconformance with the lines that differ, or where there is no file."""
    if os.environ.get(REWRITE) == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    if not path.exists():
        raise Nonconformance(f"{path.name} is missing: run the tests once with {REWRITE}=write, and read it")
    if (golden := path.read_text(encoding="utf-8")) != text:
        meant = f"If the change is meant, run with {REWRITE}=write and read the difference."
        difference = _difference(golden, text, path.name)
        raise Nonconformance(f"{path.name} tells of another game. {meant}\n{hint(golden, text)}{difference}")


def _difference(golden: str, text: str, name: str) -> str:
    lines = unified_diff(golden.splitlines(), text.splitlines(), f"golden {name}", "now", lineterm="", n=2)
    return "\n".join(list(lines)[:LEAST])

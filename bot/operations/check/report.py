"""The outcome of a check: a table for the operator, a file for a bug report."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.operations.check.recorder import DiscordCall
from bot.operations.check.shapes import deviations

AS_EXPECTED, OTHERWISE, NOT_TRIED = "as expected", "otherwise", "not tried"


@dataclass(frozen=True, slots=True)
class StepResult:
    """The result of a step of the check."""

    step: str
    calls: tuple[DiscordCall, ...]
    facts: Mapping[str, Any]
    not_tried: str = ""
    """Why; empty: it was tried."""
    otherwise: tuple[str, ...] = ()
    """In which way Discord answered otherwise than we expect."""

    @property
    def verdict(self) -> str:
        return OTHERWISE if self.otherwise else NOT_TRIED if self.not_tried else AS_EXPECTED

    def expected(self) -> dict[str, Any]:
        """What any Discord should do in this step."""
        return {"calls": [call.expected() for call in self.calls], "facts": dict(self.facts)}

    def seen(self) -> list[str]:
        """What the table says of it."""
        answers = ", ".join(_answer(call.status, call.code) for call in self.calls if call.status)
        slowest = max((call.seconds for call in self.calls), default=0.0)
        found = [*self.otherwise, *filter(None, [self.not_tried])]
        return found or [f"{answers or 'nothing asked'}; the slowest after {slowest:.2f} s"]


def compared(expected: Mapping[str, Any], calls: Sequence[DiscordCall], facts: Mapping[str, Any]) -> list[str]:
    """Return what is otherwise than expected, a sentence each."""
    if not expected:
        return ["nothing is known of this step"]
    found: list[str] = []
    wanted: list[dict[str, Any]] = expected["calls"]
    for one, call in zip(wanted, calls, strict=False):
        if call.call != one["call"]:
            found.append(f"{call.call} instead of {one['call']}")
        elif (call.status, call.code) != (one["status"], one["code"]):
            answers = _answer(call.status, call.code), _answer(one["status"], one["code"])
            found.append(f"{call.call}: {answers[0]}, not {answers[1]}")
        else:
            found += [f"{call.call}: {line}" for line in deviations(one["body"], call.body)]
    more, missing = [call.call for call in calls[len(wanted) :]], [one["call"] for one in wanted[len(calls) :]]
    found += [f"{word}: {', '.join(names)}" for word, names in (("more", more), ("missing", missing)) if names]
    values = expected["facts"].items()
    return found + [f"{name}: {facts.get(name)!r}, not {value!r}" for name, value in values if facts.get(name) != value]


def _answer(status: int, code: int | None) -> str:
    return f"{status} with code {code}" if code else str(status)


def table(results: Sequence[StepResult]) -> str:
    """Return a line a step: its name, whether it went as expected, what was seen."""
    width = max(len(one.step) for one in results)
    margin = "\n" + " " * (width + 15)
    return "\n".join(f"{one.step:<{width}}  {one.verdict:<11}  {margin.join(one.seen())}" for one in results)


def limits(results: Sequence[StepResult]) -> str:
    """Return what headers tell of the rate limits, a line for each kind of call."""
    told = {
        call.call: call.limit for one in results for call in one.calls if {"calls", "resets_after"} <= {*call.limit}
    }
    lines = (
        f"{name}: {of['calls']:g} calls, again after {of['resets_after']:g} s" for name, of in sorted(told.items())
    )
    return "\n".join(lines)


def file(results: Sequence[StepResult], about: Mapping[str, Any]) -> str:
    """Return all answers as JSON: their shapes, without a token, a name or an id."""
    steps = [{"verdict": one.verdict, **asdict(one)} for one in results]
    return json.dumps({**about, "steps": steps}, indent=1, ensure_ascii=False) + "\n"

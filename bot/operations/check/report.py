"""The outcome of a check: a table for the operator, a file for a bug report."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
    otherwise: tuple[str, ...] = field(default=())
    """In which way Discord answered otherwise than we expect."""

    @property
    def verdict(self) -> str:
        return OTHERWISE if self.otherwise else NOT_TRIED if self.not_tried else AS_EXPECTED

    def expected(self) -> dict[str, Any]:
        """What any Discord should do in this step."""
        return {"calls": [call.expected() for call in self.calls], "facts": dict(self.facts)}

    def kept(self) -> dict[str, Any]:
        """All of it, for the file."""
        return {
            "step": self.step,
            "verdict": self.verdict,
            "why": self.not_tried,
            "otherwise": self.otherwise,
            "facts": dict(self.facts),
            "calls": [call.kept() for call in self.calls],
        }


def compared(
    step: str, expected: Mapping[str, Any], calls: Sequence[DiscordCall], facts: Mapping[str, Any]
) -> list[str]:
    """What is otherwise than expected, a sentence each."""
    if not expected:
        return [f"nothing is known of the step {step}"]
    found: list[str] = []
    wanted: list[dict[str, Any]] = expected["calls"]
    for one, call in zip(wanted, calls, strict=False):
        found += _of_call(one, call)
    if len(calls) != len(wanted):
        names = [one["call"] for one in wanted][len(calls) :] or [call.name for call in calls[len(wanted) :]]
        found.append(f"{'missing' if len(calls) < len(wanted) else 'more'}: {', '.join(names)}")
    for name, value in expected["facts"].items():
        if facts.get(name) != value:
            found.append(f"{name}: {facts.get(name)!r}, not {value!r}")
    return found


def _of_call(wanted: Mapping[str, Any], call: DiscordCall) -> list[str]:
    if call.name != wanted["call"]:
        return [f"{call.name} instead of {wanted['call']}"]
    if (call.status, call.code) != (wanted["status"], wanted["code"]):
        return [f"{call.name}: {_answer(call.status, call.code)}, not {_answer(wanted['status'], wanted['code'])}"]
    return [f"{call.name}: {one}" for one in deviations(wanted["body"], call.body)]


def _answer(status: int, code: int | None) -> str:
    return f"{status} with code {code}" if code else str(status)


def table(results: Sequence[StepResult]) -> str:
    """A line a step: its name, whether it went as expected, what was seen."""
    width = max(len(one.step) for one in results)
    lines: list[str] = []
    for one in results:
        seen = [*one.otherwise, *filter(None, [one.not_tried])] or [_seen(one)]
        lines.append(f"{one.step:<{width}}  {one.verdict:<11}  {seen[0]}")
        lines += [" " * (width + 15) + more for more in seen[1:]]
    return "\n".join(lines)


def _seen(one: StepResult) -> str:
    answers = ", ".join(_answer(call.status, call.code) for call in one.calls if call.status)
    slowest = max((call.seconds for call in one.calls), default=0.0)
    return f"{answers or 'nothing asked'}; the slowest after {slowest:.2f} s"


def limits(results: Sequence[StepResult]) -> str:
    """What headers tell of the rate limits, a line for each kind of call."""
    told: dict[str, str] = {}
    for call in (call for one in results for call in one.calls):
        if {"calls", "resets_after"} <= call.limit.keys():
            told[call.name] = f"{call.limit['calls']:g} calls, again after {call.limit['resets_after']:g} s"
    return "\n".join(f"{name}: {limit}" for name, limit in sorted(told.items()))


def file(results: Sequence[StepResult], about: Mapping[str, Any]) -> str:
    """All answers as JSON: their shapes, without a token, a name or an id."""
    return json.dumps({**about, "steps": [one.kept() for one in results]}, indent=1, ensure_ascii=False) + "\n"

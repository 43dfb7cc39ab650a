"""What the controls of a message can say, and the one that says most of what somebody wants to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.screens.custom_ids import CHOSEN, read_press
from games.kernel.codec import from_short
from games.kernel.frames import BACK
from games.kernel.game import Action
from playground import Control, controls


class Way(NamedTuple):
    """A press that says the first words of what is wanted."""

    said: int
    """So many of them."""
    id: str
    places: list[int]
    """Which lines of the list are to be chosen, in this order; of a button none."""


def longest(message: dict[str, Any], question: int, wanted: Sequence[Action]) -> Way | None:
    """The press that says most of `wanted` in answer to that question; None where none says its first word."""
    ways = [way for control in controls(message) for way in _ways(control, question, wanted)]
    return max(ways, key=lambda way: way.said, default=None)


def _ways(control: Control, question: int, wanted: Sequence[Action]) -> Iterator[Way]:
    """Every press of this control that says nothing but the beginning of `wanted`, or all of it."""
    id = control.custom_id
    if control.disabled or not id or control.is_link:
        return
    if control.is_button:
        if said := _said(id, None, question, wanted):
            yield Way(said, id, [])
        return
    alone = id.partition(CHOSEN * 2)[0]  # without what is said after what is chosen
    values, places = [option["value"] for option in control.options], list[int]()
    while len(places) < control.wants[-1]:
        picked = [values[at] for at in places]
        rest = [at for at in range(len(values)) if at not in places]
        more = next((at for at in rest if _said(alone, [*picked, values[at]], question, wanted)), None)
        if more is None:
            return
        places.append(more)
        if len(places) in control.wants and (said := _said(id, [*picked, values[more]], question, wanted)):
            yield Way(said, id, [*places])


def _said(id: str, values: list[str] | None, question: int, wanted: Sequence[Action]) -> int:
    """How many of the words a press says, in any order; 0 where it says anything else."""
    press = read_press(id, values)
    said = [from_short(action) for action in press.actions] if press is not None and press.question == question else []
    if wanted[0] == BACK and {*said} == {BACK}:
        return 1  # however many steps the button takes back
    return len(said) if sorted(map(repr, said)) == sorted(map(repr, wanted[: len(said)])) else 0

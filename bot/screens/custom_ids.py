"""Custom ids of buttons and selects, written and read: ``al:<table>:<place>:<action>``.

`place` is the number of a question or the name of a view (lobby, hand, log, …); the action is spelled out by
`codec.short`, never an index; in a select it is the option's value. The seat is whoever presses. Nothing else is needed
to answer a press, so every button works after a restart, on any message, however old.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

PATTERN = re.compile(
    r"\Aal:(?P<table>0|[1-9][0-9]{0,17}):(?P<place>[1-9][0-9]{0,9}|[a-z]{1,12}):(?P<action>[A-Za-z0-9._~%+*-]{1,60})\Z",
    re.ASCII,
)
"""Every id that a control of ours has, whole: what is written must be read back.

A table's number has at most 18 digits: a database takes no more.
"""

HELP = "help"
"""The view of the buttons that play from where there is no table."""
CHOSEN = "*"
"""The action of a select's own id: it stands in the option's value.

The id of a select may go on with a name, ``*give``, where a message has several, with words that are said before what
is chosen, ``*dice*swap``, and after an empty one with those said after it, ``*gift*give**done``. A value may be several
words too, ``give.12*for``; signs at its end tell it from another that says the same. `codec.short` never spells it.
"""


class Press(NamedTuple):
    """What was pressed."""

    table: int
    """0: no table (rules, help)."""
    place: str
    """A question's number in digits, or the name of a view."""
    actions: tuple[str, ...]
    """As `codec.short` spells them; several where one press says several words in a row."""

    @property
    def question(self) -> int | None:
        """The number of the question that was answered, None for a view."""
        return int(self.place) if self.place.isdigit() else None


def custom_id(table: int, place: int | str, action: str) -> str:
    """The custom id of a button or select. Raises ValueError for one that could never be read back."""
    text = f"al:{table}:{place}:{action}"
    if not PATTERN.fullmatch(text):
        raise ValueError(f"not a control: {text!r}")
    return text


def read_press(custom_id: str, values: list[str] | None = None) -> Press | None:
    """What was pressed; None for a custom id that is not ours. `values` are those chosen in a select."""
    match = PATTERN.fullmatch(custom_id)
    if match is None:
        return None
    table, place, action = match.group("table", "place", "action")
    if not action.startswith(CHOSEN):
        return Press(int(table), place, tuple(action.split(CHOSEN)))
    picked = [word for value in values or () for word in value.split(CHOSEN) if word]
    if not picked:
        return None
    _, _, *said = action.split(CHOSEN)
    before, after = (said[: (at := said.index(""))], said[at + 1 :]) if "" in said else (said, [])
    return Press(int(table), place, (*before, *picked, *after))


def chosen(name: str = "", *before: str, after: Sequence[str] = ()) -> str:
    """The action of a select's own id: its name in the message, and the words said before and after what is chosen."""
    return CHOSEN + CHOSEN.join((name, *before, *(("", *after) if after else ())))


def page(custom_id: str, number: int) -> str:
    """The id of another select of the same kind: of the options that the first has no room for."""
    id, sign, rest = custom_id.partition(CHOSEN)
    name, *said = rest.split(CHOSEN)
    return id + sign + CHOSEN.join((f"{name}{number}", *said)) if sign else f"{custom_id}{number}"


def copy(value: str, number: int) -> str:
    """The same words as a value of its own: the first is 0."""
    return value + CHOSEN * number


def in_a_row(*actions: str) -> str:
    """Several words as one value, or one button: each answers what the one before it led to."""
    return CHOSEN.join(actions)

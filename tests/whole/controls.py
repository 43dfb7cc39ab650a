"""What the controls of a screen can say, and the one that says most of what somebody wants to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.custom_ids import CHOSEN, read_press
from bot.screens.screen import Buttons, Screen, Select
from games.kernel.codec import from_short
from games.kernel.game import Action

Said = list[Action]


def presses(screen: Screen, wanted: Sequence[Action]) -> Iterator[tuple[int, Said]]:
    """(question, what it says) of every press that says nothing but the beginning of `wanted`, or all of it."""
    for part in screen.parts:
        if isinstance(part, Buttons):
            for button in part.buttons:
                yield from _read(button.id, None, wanted)
        elif isinstance(part, Select):
            yield from _listed(part, wanted)


def longest(screen: Screen, question: int, wanted: Sequence[Action]) -> Said:
    """What the press says that says most of `wanted` in answer to that question; empty: none says its first word."""
    return max((said for at, said in presses(screen, wanted) if at == question), key=len, default=[])


def _listed(part: Select, wanted: Sequence[Action]) -> Iterator[tuple[int, Said]]:
    """What choosing from a list says: line after line, as long as they say what is wanted."""
    values: list[str] = []
    chosen_alone = part.id.partition(CHOSEN * 2)[0]  # without what is said after it
    rest = [option.value for option in part.options]
    while rest and len(values) < part.most:
        longer = next((each for each in rest if list(_read(chosen_alone, [*values, each], wanted))), None)
        if longer is None:
            break
        values.append(longer)
        rest.remove(longer)
        if len(values) >= part.least:
            yield from _read(part.id, values, wanted)


def _read(id: str, values: list[str] | None, wanted: Sequence[Action]) -> Iterator[tuple[int, Said]]:
    """A press, where it says the beginning of `wanted`."""
    press = read_press(id, values) if id else None
    if press is None or press.question is None:
        return
    said = [from_short(each) for each in press.actions]
    if said == [*wanted[: len(said)]]:
        yield press.question, said

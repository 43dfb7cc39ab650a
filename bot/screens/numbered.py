"""Choices with numbers: a tile that draws them, and the same numbers before the labels of their controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.screens.custom_ids import CHOSEN
from bot.screens.game import Choice, GameScreens, Reader
from bot.screens.screen import Picture
from bot.texts import escape
from games.kernel.codec import from_short
from games.kernel.game import Decision, View
from pictures.choices import MOST, Choices, DrawnChoice
from pictures.strip import Sketch

Group = list[tuple[str, Choice]]
"""Choices of a list, or buttons of a kind: what each says, as `custom_ids.in_a_row` spells it, and how it looks."""


def numbered(
    screens: GameScreens[Any], view: View, decision: Decision, reader: Reader, groups: Sequence[Group]
) -> tuple[list[Group], Picture | None]:
    """The groups, those that are drawn with numbers, and the picture of these; None where words say as much.

    A group is drawn whole or not at all, in the order in which they stand, while there are at most six.
    """
    if not reader.pictures or reader.seat != decision.seat:
        return [*groups], None
    found, drawn, lines, notes = list[Group](), list[DrawnChoice](), list[str](), list[tuple[Sketch, str]]()
    for group in groups:
        seen = _drawn(screens, view, decision, reader, group, len(drawn), notes)
        some = [each for each in seen if each is not None]
        if not some or len(drawn) + len(some) > MOST or {each.number for each in some} & {o.number for o in drawn}:
            found.append(group)
            continue
        drawn += some
        labelled = [
            (said, replace(choice, label=f"{one.number} · {one.name}") if one is not None else choice)
            for one, (said, choice) in zip(seen, group, strict=True)
        ]
        told = [choice for one, (_, choice) in zip(seen, labelled, strict=True) if one is not None]
        lines += [f"{one.label}: {one.description}" if one.description else one.label for one in told]
        found.append(labelled)
    if len(drawn) < 2:
        return [*groups], None
    order = sorted(range(len(drawn)), key=lambda at: drawn[at].number)
    words = "\n".join([lines[at] for at in order])
    tile = Choices(screens.key, decision.id, tuple([drawn[at] for at in order]), notes[0] if notes else None)
    return found, Picture(tile, words, instead=escape(words))


def _drawn(
    screens: GameScreens[Any],
    view: View,
    decision: Decision,
    reader: Reader,
    group: Group,
    before: int,
    notes: list[tuple[Sketch, str]],
) -> list[DrawnChoice | None]:
    """The choices of a group as they are drawn, None for those beside; nothing where one of them has no picture."""
    found: list[DrawnChoice | None] = []
    for said, choice in group:
        drawn = screens.drawn(view, decision, [from_short(word) for word in said.split(CHOSEN)], reader)
        if drawn is None:
            return []
        if drawn.beside:
            found.append(None)
            continue
        number = drawn.number or before + len(found) + 1
        name = drawn.label or choice.label
        facts = tuple(drawn.facts)
        found.append(DrawnChoice(number, tuple(drawn.sketches), name, facts, choice.hopeless, drawn.tall))
        notes += [drawn.note] if drawn.note is not None else []
    return found

"""How a finished game is told: what the Magic Jury gave, and the moments it turned on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.screens.alakazoo.board import verdict
from bot.screens.alakazoo.words import card_name
from bot.screens.game import Reader
from bot.screens.turning_points import Moment, leader
from bot.texts import Markdown
from games.alakazoo.view import View
from games.kernel.game import Event

EARLY = 4
"""Points below which a new lead means little."""
LEAD, PLACED, TAKEN, LOST, FINISHED, JURY = 6, 3, 12, 8, 15, 10
"""What a new lead, two points for a card, a card taken from a Portal, a lost turn, the ninth space and each place that
the Magic Jury turned round weigh."""


def how(view: View, events: Sequence[Event], reader: Reader) -> Markdown:
    """Where the points came from: placing cards, and the Magic Jury; in words also why."""
    say, lines = reader.say, list[str]()
    if not reader.pictures:
        return Markdown("\n".join(verdict(view, seat, reader) for seat in range(view.seats)))
    for seat in view.outcome.winners if view.outcome else ():
        given = sum(line.points for line in view.jury(seat))
        facts = {"who": reader.who(seat), "placing": view.points[seat] - given, "jury": given}
        lines.append(say("alakazoo-end-how", **facts))
    return Markdown("\n".join(lines))


def moments(events: Sequence[Event], reader: Reader) -> list[Moment]:
    """What the game turned on: cards worth two points, cards taken from Portals, lost turns, the Jury."""
    say, found, ahead, number = reader.say, list[Moment](), None, 0
    points = [0] * len(reader.names)
    jury = [0] * len(reader.names)
    for event in events:
        data = event.data
        if event.kind == "round":
            number = data[0]
        elif event.kind == "jury":
            jury[data[0]] += data[3]
            continue
        points = _scored(points, event)
        told = _told(event, number, reader)
        first = leader(points)
        if first is not None and first != ahead:
            ahead = first
            if points[first] < EARLY:
                found += [told] if told else []
                continue
            words = say("alakazoo-moment-lead", who=reader.who(first), points=points[first])
            told = (
                Moment(number, LEAD, words)
                if told is None
                else Moment(number, told.weight + LEAD, Markdown(f"{told.words} {words}"))
            )
        if told is not None:
            found.append(told)
    return [*found, *_jury(points, jury, number, reader)]


def _scored(points: list[int], event: Event) -> list[int]:
    gain = {"placed": lambda seat, card, own, first: own + first, "finished": lambda seat, point: point}
    if event.kind not in gain:
        return points
    new = points[:]
    new[event.data[0]] += gain[event.kind](*event.data)
    return new


def _told(event: Event, number: int, reader: Reader) -> Moment | None:
    say, data = reader.say, event.data
    match event.kind:
        case "placed" if data[2] + data[3] == 2:
            facts: dict[str, Any] = {"who": reader.who(data[0]), "card": card_name(data[1], say)}
            return Moment(number, PLACED, say("alakazoo-moment-placed", **facts))
        case "rival-exchange":
            facts = {"who": reader.who(data[0]), "rival": reader.who(data[1]), "card": card_name(data[2], say)}
            return Moment(number, TAKEN, say("alakazoo-moment-taken", **facts))
        case "turn-lost":
            return Moment(number, LOST, say("alakazoo-moment-lost", who=reader.who(data[0])))
        case "finished" if data[1]:
            return Moment(number, FINISHED, say("alakazoo-moment-finished", who=reader.who(data[0])))
        case _:
            return None


def _jury(points: list[int], jury: list[int], number: int, reader: Reader) -> list[Moment]:
    """The Magic Jury, where it changed who was ahead."""
    then = [mine + given for mine, given in zip(points, jury, strict=True)]
    first, before = leader(then), leader(points)
    if first is None or first == before or not any(jury):
        return []
    facts = {"who": reader.who(first), "points": jury[first], "total": then[first]}
    return [Moment(number, JURY + 2 * jury[first], reader.say("alakazoo-moment-jury", **facts))]

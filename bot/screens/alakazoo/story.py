"""How a finished game is told: what the Magic Jury gave."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazoo.board import verdict
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazoo.view import View
from games.kernel.game import Event


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

"""How a finished game is told: the score of its last round."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazam.words import card_name, total
from bot.screens.game import Reader, signed
from bot.texts import Markdown
from games.alakazam.goals import Line
from games.alakazam.view import View
from games.kernel.game import Event


def how(view: View, events: Sequence[Event], reader: Reader) -> Markdown:
    """What the winners' last cards gave."""
    say, scored = reader.say, {event.data[0]: event.data for event in events if event.kind == "scored"}
    lines: list[str] = []
    for seat in view.outcome.winners if view.outcome else ():
        if seat in scored:
            _, rows, points, now = scored[seat]
            if not rows:  # nothing was won or lost in the last round
                lines.append(say("alakazam-end-how-none", who=reader.who(seat), total=total(now)))
                continue
            cards = say.several([card_name(Line(*row).card, say) for row in rows])
            facts = {
                "who": reader.who(seat),
                "before": total(now - points),
                "points": signed(points),
                "total": total(now),
            }
            lines.append(say("alakazam-end-how", cards=cards, **facts))
    return Markdown("\n".join(lines))

"""What takes the stage in Alakazam!: a goal that brings much."""

from __future__ import annotations

from bot.screens.alakazam.words import card_name
from bot.screens.game import Reader
from bot.screens.moments import Cast, Shown
from bot.texts import escape
from games.alakazam.cards import CARDS
from games.alakazam.goals import Line
from games.alakazam.view import View
from pictures.alakazam.scored import Scored

KEY = "alakazam"


def scored(view: View, reader: Reader, seat: int, line: Line, dice: tuple[int, ...], now: int, points: int) -> Shown:
    """Return a goal of a round's score: `points` are the round's, `now` all that the seat has."""
    cast, say = Cast.of(reader, KEY), reader.say
    about = say.plain(f"alakazam-card-{CARDS[line.card].id}.about")
    name, ends = card_name(line.card, say), not view.options.rounds
    tile = Scored(KEY, cast.who[seat], dice, name, about, line.points, now - points, now, ends)
    return Shown(tile, escape(cast.says("goal", card=name, points=line.points)))

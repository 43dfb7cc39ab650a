"""What takes the stage in Alakazoo: a row that is full, the last limb, a limb taken out of a Portal."""

from __future__ import annotations

from bot.screens.alakazoo.words import type_name
from bot.screens.game import Reader
from bot.screens.moments import Cast, Shown
from bot.texts import Texts, escape
from games.alakazoo.cards import CREATURES, SPACES, creature_of, type_of
from games.alakazoo.jury import ROWS, jury
from games.alakazoo.view import View
from pictures.alakazoo.scored import Scored
from pictures.moments import Theft

KEY = "alakazoo"
NONE_YET = "."
"""In the place of a limb's letter."""


def completed(view: View, seat: int, space: int, later: set[int]) -> tuple[tuple[int, ...], ...]:
    """Return the rows that the limb on `space` has completed; of the last limb all. `later`: the spaces filled after
    it."""
    there = [each for each in SPACES if view.portals[seat][each] >= 0 and each not in later]
    full = tuple([row for row in ROWS if all(each in there for each in row)])
    return full if len(there) == len(SPACES) else tuple([row for row in full if space in row])


def scored(view: View, reader: Reader, seat: int, card: int, gain: int, later: tuple[int, ...], before: int) -> Shown:
    """Return a Portal in which a row is full, or all of it. `later`: the spaces filled after this; `before`: the points
    that its seat had."""
    cast, portal = Cast.of(reader, KEY), view.portals[seat]
    there = [card if card >= 0 and space not in later else -1 for space, card in enumerate(portal)]
    rows = completed(view, seat, type_of(card), set(later))
    judged = {verdict.number: verdict.points for verdict in jury(view.boards[seat], there) if verdict.kind == "row"}
    coming = sum(judged[1 + ROWS.index(row)] for row in rows)
    tile = Scored(
        KEY,
        cast.who[seat],
        cast.says("placed", card=_named(card, reader.say)),
        CREATURES[view.boards[seat]].letter,
        "".join(CREATURES[creature_of(card)].letter if card >= 0 else NONE_YET for card in there),
        rows,
        cast.says("stamp", "row" if -1 in there else "whole"),
        gain,
        before,
        before + gain,
        cast.says("jury", points=coming) if coming else "",
    )
    return Shown(tile, escape(cast.says("jury", points=coming)))


def taken(view: View, reader: Reader, seat: int, rival: int, got: int, given: int) -> Shown:
    """Return that a limb was taken out of a rival's Portal, and another left there."""
    cast = Cast.of(reader, KEY)
    beast = CREATURES[view.boards[seat]].letter * len(SPACES)
    loss, foot = [
        cast.says(key, seat=rival, card=_named(card, reader.say)) for key, card in (("loss", got), ("left", given))
    ]
    return Shown(Theft(KEY, beast, cast.says("stamp", "stolen"), cast.who[rival], loss, foot=foot), escape(foot))


def _named(card: int, say: Texts) -> str:
    """A limb and whose it is, where signs can't be drawn."""
    return f"{type_name(type_of(card), say)} ({CREATURES[creature_of(card)].name})"

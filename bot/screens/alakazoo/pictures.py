"""The pictures of Alakazoo, each with the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazoo.board import columns, portal
from bot.screens.alakazoo.words import card_names, creature_name, runes_text
from bot.screens.game import Reader
from bot.screens.screen import Picture
from bot.texts import Markdown, Texts, unmarked
from games.alakazoo.cards import CREATURES
from games.alakazoo.view import View
from pictures import gallery
from pictures.alakazoo.choice import Beasts
from pictures.alakazoo.columns import Columns
from pictures.alakazoo.hand import HandTile, HandWords
from pictures.alakazoo.portal import Portals
from pictures.alakazoo.roll import RollTile
from pictures.tile import Tile


def board_pictures(view: View, reader: Reader) -> Sequence[Picture]:
    """The board: the beasts to choose from; two Portals a tile, the columns, the dice just rolled."""
    return [Picture(tile, unmarked(_on_board(tile, view, reader))) for tile in gallery.board(view, reader.names)]


def _on_board(tile: Tile, view: View, reader: Reader) -> Markdown:
    say = reader.say
    if isinstance(tile, Portals):
        return Markdown("\n".join(portal(view, each.person.seat, reader).text for each in tile.portals))
    if isinstance(tile, Beasts):
        return _beasts(tile, view, reader)
    if isinstance(tile, RollTile):
        dice = runes_text([result.rune for result in tile.results], say)
        return say("alakazoo-event-rolled", who=reader.who(tile.person.seat), dice=dice)
    if isinstance(tile, Columns):
        return columns(view, say)
    raise TypeError(f"a {type(tile).__name__} needs its words here")


def _beasts(tile: Beasts, view: View, reader: Reader) -> Markdown:
    """Which of a tile's creatures are left, and who has the others."""
    names = {kind.letter: creature_name(number, reader.say) for number, kind in enumerate(CREATURES)}
    left = [names[one.letter] for one in tile.beasts if one.owner is None]
    free = [reader.say("alakazoo-boards-left", names=reader.say.several(left))] if left else []
    taken = [portal(view, one.owner.seat, reader).text for one in tile.beasts if one.owner is not None]
    return Markdown("\n".join([*taken, *free]))


def hand_pictures(view: View, reader: Reader) -> Sequence[Picture]:
    """One picture: rivals, the reader's Portal and cards, the columns where they are asked for; the beasts before."""
    tiles = gallery.hand(view, reader.names, picture_words(reader.say))
    return [Picture(tile, unmarked(_in_hand(tile, view, reader))) for tile in tiles]


def _in_hand(tile: Tile, view: View, reader: Reader) -> Markdown:
    if not isinstance(tile, HandTile):
        return _on_board(tile, view, reader)
    lines = [portal(view, tile.portal.person.seat, reader).text, card_names(view.hand, reader.say)]
    lines += [portal(view, one.person.seat, reader).short for one in tile.rivals]
    return Markdown("\n".join([*lines, columns(view, reader.say)] if tile.columns else lines))


def picture_words(say: Texts) -> HandWords:
    """What stands below a card of the hand."""
    return HandWords(*(say.plain(f"alakazoo-picture-{word}") for word in HandWords._fields))

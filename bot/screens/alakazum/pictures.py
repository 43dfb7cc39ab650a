"""The pictures of Alakazum!, each with the same in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.screens.alakazum.board import common, fight_lines, team
from bot.screens.alakazum.hand import divined, forest_cards, hand_lines
from bot.screens.alakazum.matters import Found, matters
from bot.screens.alakazum.stakes import at_stake
from bot.screens.alakazum.words import card_names
from bot.screens.game import Reader
from bot.screens.screen import Picture
from bot.texts import Markdown, Texts, unmarked
from games.alakazum.cards import NUMBER
from games.alakazum.view import View
from pictures import gallery
from pictures.alakazum.fight import CombatTile
from pictures.alakazum.forest_cards import ForestCards
from pictures.alakazum.gallery import BoardWords
from pictures.alakazum.hand import HandTile
from pictures.alakazum.start import Starters
from pictures.alakazum.table import TableTile, TableWords
from pictures.alakazum.team import TeamsTile
from pictures.tile import Tile

NUMBERED = re.compile(r" \+?\d+$")


def board_pictures(view: View, reader: Reader) -> Sequence[Picture]:
    """The board: two teams a tile, the middle of the table, the fight under way."""
    tiles = gallery.board(view, reader.names, board_words(view, reader.say))
    return [Picture(tile, unmarked(_on_board(tile, view, reader))) for tile in tiles]


def _on_board(tile: Tile, view: View, reader: Reader) -> Markdown:
    if isinstance(tile, TeamsTile):
        return Markdown("\n".join(team(view, row.person.seat, reader).text for row in tile.rows))
    if isinstance(tile, Starters):
        return reader.say("alakazum-starters", names=card_names(view.starters, reader.say))
    if isinstance(tile, CombatTile):
        return fight_lines(view, reader) or announced(tile, reader)
    if isinstance(tile, ForestCards):
        cards = card_names([NUMBER[each.card] for each in tile.cards], reader.say)
        return reader.say("alakazum-turned", cards=cards)
    if isinstance(tile, TableTile):
        return common(view, reader.say)
    raise TypeError(f"a {type(tile).__name__} needs its words here")


def announced(fight: CombatTile, reader: Reader) -> Markdown:
    """A fight that somebody may still stop."""
    sides = [
        reader.who(side.person.seat) if side.person else reader.say("alakazum-picture-forest") for side in fight.sides
    ]
    mine, theirs = [side.stands for side in fight.sides]
    facts = {"attacker": sides[0], "defender": sides[1], "mine": mine, "theirs": theirs}
    return reader.say("alakazum-picture-fight", **facts)


def hand_pictures(view: View, reader: Reader) -> Sequence[Picture]:
    """One picture: all teams or one's own fight, what matters to the question, what else the seat holds and knows."""
    found = matters(view, reader)
    tiles = gallery.hand(view, reader.names, picture_words(reader.say), [each.matter for each in found])
    return [
        Picture(tile, unmarked(_in_hand(tile, found, view, reader))) for tile in tiles if isinstance(tile, HandTile)
    ]


def _in_hand(tile: HandTile, found: Sequence[Found], view: View, reader: Reader) -> Markdown:
    lines = [team(view, line.person.seat, reader).text for line in (*tile.rivals, *([tile.own] if tile.own else []))]
    if tile.fight is not None:
        lines = [fight_lines(view, reader) or announced(tile.fight, reader), at_stake(view, reader)]
    lines += [each.said for each in found]
    lines += [*hand_lines(view, reader.say), *divined(view, reader.say), *forest_cards(view, reader.say)]
    if view.cemetery:
        buried = card_names(view.cemetery, reader.say)
        lines.append(reader.say("told", what=reader.say.plain("alakazum-caption-cemetery"), why=buried))
    return Markdown("\n".join(filter(None, lines)))


def board_words(view: View, say: Texts) -> BoardWords:
    """The captions of the table's picture, and what cards are called; in a sprint an Alakazum is not the only way to
    win."""
    words = TableWords(*[say.plain(f"alakazum-caption-{name.replace('_', '-')}") for name in TableWords._fields])
    if view.options.sprint:
        words = words._replace(aim=say.plain("alakazum-caption-aim-sprint"))
    return BoardWords(words, picture_words(say))


def picture_words(say: Texts) -> Callable[[str], tuple[str, str]]:
    """What a card is called in a picture, and what it does; a number behind the name is drawn larger below it."""

    def words(card: str) -> tuple[str, str]:
        short = f"card-{card}.short"  # a trap has none: nobody holds it
        return NUMBERED.sub("", say.plain(f"card-{card}")), say.plain(short) if say.has(short) else ""

    return words

"""The pictures of Alakazam!, each with the same in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.alakazam.board import centre, player
from bot.screens.alakazam.hand import lacking
from bot.screens.alakazam.words import offers, side_text
from bot.screens.game import Reader
from bot.screens.screen import Picture
from bot.texts import Markdown, Texts, unmarked
from games.alakazam.offers import ALL
from games.alakazam.view import View
from pictures import gallery
from pictures.alakazam.bazaar import BazaarTile, Offers
from pictures.alakazam.cards import BazaarWords
from pictures.alakazam.hand import HandTile
from pictures.alakazam.seats import Seats
from pictures.tile import Tile


def board_pictures(view: View, reader: Reader) -> Sequence[Picture]:
    """The board: players with their dice and cards, the centre, the open offers."""
    tiles = gallery.board(view, reader.names, bazaar_words(reader.say))
    return [Picture(tile, unmarked(_on_board(tile, view, reader))) for tile in tiles]


def _on_board(tile: Tile, view: View, reader: Reader) -> Markdown:
    if isinstance(tile, Seats):
        return Markdown("\n".join(player(view, row.person.seat, reader).text for row in tile.rows))
    if isinstance(tile, Offers):
        return Markdown("\n".join(offer_lines(view, reader)))
    if isinstance(tile, BazaarTile):
        return centre(view, reader.say)
    raise TypeError(f"a {type(tile).__name__} needs its words here")


def offer_lines(view: View, reader: Reader) -> list[Markdown]:
    """Each open offer in a sentence."""
    say, lines = reader.say, list[Markdown]()
    for offer in offers(view):
        taker = say("alakazam-everybody") if offer.to == ALL else reader.who(offer.to)
        sides = {"given": side_text(offer.given, say), "wanted": side_text(offer.wanted, say)}
        lines.append(say("alakazam-offer-line", giver=reader.who(offer.seat), to=taker, **sides))
    return lines


def hand_pictures(view: View, reader: Reader) -> Sequence[Picture]:
    """One picture: rivals in a line each, own dice and cards, each offer that waits for an answer, the centre."""
    tiles = gallery.hand(view, reader.names, picture_words(reader.say), bazaar_words(reader.say))
    return [Picture(tile, unmarked(_in_hand(tile, view, reader))) for tile in tiles if isinstance(tile, HandTile)]


def _in_hand(tile: HandTile, view: View, reader: Reader) -> Markdown:
    mine, stall = tile.mine.person.seat, tile.stall
    lines = [player(view, mine, reader).text, *lacking(view, reader)]
    lines += offer_lines(view, reader) if tile.offers else []
    lines += [player(view, row.person.seat, reader).text for row in tile.rivals]
    lines += [centre(view, reader.say, [goal.card for goal in stall.cards if goal.met])] if stall is not None else []
    return Markdown("\n".join(lines))


def bazaar_words(say: Texts) -> BazaarWords:
    """What a picture says: the phases, the goals, the centre, one die short."""
    phases = tuple([say.plain(f"alakazam-caption-{phase}") for phase in ("look", "trade", "score")])
    centre, short = say.plain("alakazam-caption-centre"), say.plain("alakazam-caption-short", count=1)
    return BazaarWords(phases, goal_names(say), centre, short)


def goal_names(say: Texts) -> Callable[[str], str]:
    """What a card is called in a picture."""
    return lambda card: say.plain(f"alakazam-card-{card}")


def picture_words(say: Texts) -> Callable[[str], str]:
    """What a card asks for, in a picture."""
    return lambda card: say.plain(f"alakazam-card-{card}.short")

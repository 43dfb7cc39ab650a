"""Somebody's album: a page of stickers, one of them large with its story; and what a game brought, in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.screens.custom_ids import CHOSEN, custom_id
from bot.screens.game import Reader, StickerWords, screens_of
from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Text
from bot.texts import Markdown, Texts, escape, unmarked
from games import GAMES
from games.kernel.album import PAGE, Album, edition_of
from pictures.album import AlbumPage, NewSticker
from pictures.album import Sticker as Place
from pictures.art import CULTURES
from pictures.game import PICTURES
from tables.albums import Brought, Sticker
from tables.time_source import day_of

ACCENT = 0x56B4E9  # Okabe–Ito sky blue
ALBUM, OPEN = "album", "open"
"""The view of its buttons, and the action of the one that opens it at the newest."""
LONGEST = 12
"""Letters of a word that there is room for on a page."""


class Opened(NamedTuple):
    """A page of an album."""

    game: str
    number: int
    """From 0."""
    sticker: str = ""
    """The one that is large; empty: the newest on the page."""

    @property
    def action(self) -> str:
        """As a button says it."""
        return ".".join(filter(None, (self.game, str(self.number), self.sticker)))


def opened(action: str, own: Sequence[Sticker]) -> Opened:
    """The page that a button or choice opens. Raises ValueError for none."""
    if action == OPEN:
        return at_newest(own)
    game, number, sticker = (*action.split("."), "")[:3]
    if game not in games() or not number.isdigit():
        raise ValueError(f"no page of an album {action!r}")
    return Opened(game, int(number), sticker)


def games() -> dict[str, Album]:
    """The albums there are, by game."""
    return {key: game.ALBUM for key, game in GAMES.items() if game.ALBUM is not None}


def at_newest(own: Sequence[Sticker]) -> Opened:
    """The page with what somebody has found last; the first where that is nothing."""
    there = [one for one in own if one.game in games()]
    if not there:
        return Opened(next(iter(games())), 0)
    pages = pages_of(there[-1].game, own)
    return Opened(there[-1].game, next(at for at, (_, page) in enumerate(pages) if there[-1].sticker in page))


def pages_of(game: str, own: Sequence[Sticker]) -> list[tuple[str, tuple[str, ...]]]:
    """The pages of a game by name, with their stickers; those that are made in games lie in the order of finding."""
    if pages := games()[game].pages:
        return [(page.name, page.stickers) for page in pages]
    found = [one.sticker for one in own if one.game == game]
    return [("made", tuple(found[at : at + PAGE])) for at in range(0, max(1, len(found)), PAGE)]


def album(own: Sequence[Sticker], at: Opened, say: Texts, *, pictures: bool) -> Screen:
    """A page of somebody's own album. Raises ValueError where it has no such page."""
    pages = pages_of(at.game, own)
    if at.number >= len(pages):
        raise ValueError(f"no page {at.number} of {at.game}")
    name, stickers = pages[at.number]
    here, drawn = (
        [one for one in own if one.game == at.game and one.sticker in stickers],
        pictures and at.game in PICTURES,
    )
    large = next((one for one in here if one.sticker == at.sticker), here[-1] if here else None)
    edition = edition_of(games()[at.game], stickers[0]) if stickers else ()
    mine = [one for one in own if one.game == at.game and (not edition or one.sticker in edition)]
    title, total = say.plain(f"{at.game}-album-{name}"), say.plain("album-count", owned=len(mine), of=len(edition))
    words = _page_words(title, total, len(stickers) - len(here), here, say)
    parts: list[Part] = [Text(say("album-heading", game=say.plain(f"{at.game}-name")))]
    if drawn:
        share = len(mine) / len(edition) if edition else len(here) / PAGE
        places = [_place(each, at.game, here, own[-1], say) if here else _missing(each, say) for each in stickers]
        places += [_missing("", say)] * (0 if edition else PAGE - len(places))
        count = say.plain("album-count", owned=len(here), of=len(stickers)) if edition else ""
        tile = AlbumPage(at.game, title, count, total, share, _colour(at.game, stickers, say), tuple(places))
        parts.append(Picture(tile, unmarked(words)))
    else:
        parts.append(Text(words))
    if large is not None:
        parts.append(_large(large, say, newest=large == own[-1], pictures=drawn))
    else:
        how = f"{at.game}-album-how"
        parts.append(Text(say(how if say.has(how) else "album-none")))
    if len(here) > 1:
        options = [_option(one, at, say, chosen=one == large) for one in here]
        parts.append(Select(custom_id(0, ALBUM, CHOSEN), say.plain("album-look"), tuple(options)))
    parts.append(_steps(at, len(pages), say))
    return Screen(tuple(parts), ACCENT)


def _option(one: Sticker, at: Opened, say: Texts, *, chosen: bool) -> Option:
    name = screens_of(one.game).sticker(one.sticker, say).name
    return Option(name, at._replace(sticker=one.sticker).action, chosen=chosen)


def _steps(at: Opened, pages: int, say: Texts) -> Buttons:
    """To the pages beside this one, and to the other games' albums."""
    to = [("button-previous", at._replace(number=at.number - 1)), ("button-next", at._replace(number=at.number + 1))]
    to = [(key, page) for key, page in to if 0 <= page.number < pages]
    to += [(f"{game}-name", Opened(game, 0)) for game in games() if game != at.game]
    return Buttons(
        tuple([Button(say.plain(key), custom_id(0, ALBUM, page._replace(sticker="").action)) for key, page in to])
    )


def _page_words(title: str, total: str, missing: int, here: Sequence[Sticker], say: Texts) -> Markdown:
    """What is there by name, and how many are missing."""
    lines = [say("album-page", title=title, total=total)]
    if here:
        names = [escape(screens_of(one.game).sticker(one.sticker, say).name) for one in here]
        lines.append(say("album-there", names=say.several(names)))
    if missing:
        lines.append(say("album-missing", count=missing))
    return Markdown("\n".join(lines))


def _colour(game: str, stickers: Sequence[str], say: Texts) -> str:
    """Of a page: its culture's, where it has one."""
    culture = next((screens_of(game).sticker(each, say).culture for each in stickers), "")
    return CULTURES[culture].colour if culture in CULTURES else PICTURES[game].accent


def _missing(what: str, say: Texts) -> Place:
    return Place(what, "", say.plain("album-place-missing"))


def _place(what: str, game: str, here: Sequence[Sticker], newest: Sticker, say: Texts) -> Place:
    one = next((each for each in here if each.sticker == what), None)
    if one is None:
        return _missing(what, say)
    told = screens_of(game).sticker(what, say)
    is_long = max(map(len, told.name.split())) > LONGEST
    when = say.plain("album-place-new") if one == newest else say.date(day_of(one.at), "MMMd")
    return Place(what, told.short if is_long and told.short else told.name, when, one == newest)


def _large(one: Sticker, say: Texts, *, newest: bool, pictures: bool) -> Part:
    told = screens_of(one.game).sticker(one.sticker, say)
    words = Markdown("\n".join(filter(None, [say("album-name", name=told.name), *_said(told, say)])))
    if not pictures:
        return Text(words)
    new = say.plain("album-new") if newest else ""
    culture = told.culture if told.culture in CULTURES else ""
    return Picture(NewSticker(one.game, one.sticker, culture, new, told.name, told.saying, told.story), unmarked(words))


def _said(told: StickerWords, say: Texts) -> list[Markdown]:
    said = [say("album-saying", saying=told.saying)] if told.saying else []
    return [*said, escape(told.story)]


# ---- elsewhere -------------------------------------------------------------------------------------------------------


def brought(found: Sequence[Brought], reader: Reader, game: str, *, own: bool = False) -> Markdown:
    """What a game brought, a line for each person and edition. `own`: only whoever has it reads it."""
    say, lines = reader.say, list[Markdown]()
    for one in found:
        names = [escape(screens_of(game).sticker(each, say).name) for each in one.stickers]
        facts = {"names": say.several(names), "count": say("album-count", owned=one.owned, of=one.of)}
        lines.append(say("album-brought.you" if own else "album-brought", who=reader.who(one.seat), **facts))
    return Markdown("\n".join(lines))


def button(say: Texts) -> Button:
    """To the presser's own album."""
    return Button(say.plain("button-album"), custom_id(0, ALBUM, OPEN))

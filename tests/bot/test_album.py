"""The album: what a page says and draws, the customs in five languages, what an end tells, and the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.screens import album
from bot.screens.album import Opened
from bot.screens.game import Reader, screens_of
from bot.screens.profile import profile
from bot.screens.screen import Picture, Select
from games import GAMES
from games.alakazum.cards import CHARACTERS, FILE
from pictures.canvas import audited
from playground import Seat
from storage.album_rows import Sticker
from tables.albums import Brought
from tests.bot.house import LIBRARY, House, a_game, buttons, selects, text, told
from tests.bot.test_leaving import played_out
from tests.bot.test_records import FOUND, HABITS, played
from tests.bot.words import text_of

pytestmark = pytest.mark.usefixtures("no_errors")
SAY = LIBRARY.texts("en")
BEAST = "MMTMTVMMV"
CUSTOMS = Path(__file__).parents[2] / "docs/customs.md"


def own(game: str, *stickers: str) -> list[Sticker]:
    """Each of a day of its own, from 24 November 2025 on."""
    return [Sticker(7, game, one, at + 1, 1_764_000_000.0 + at * 86_400) for at, one in enumerate(stickers)]


GALICIA = own("alakazum", "moura", "olentzero", "trasno")
PAGES = [(game, at) for game in album.games() for at in range(len(album.games()[game].pages) or 1)]


def everything(game: str) -> list[Sticker]:
    return own(game, *([each for page in album.games()[game].pages for each in page.stickers] or [BEAST, 9 * "E"]))


def pictures_of(found: list[Sticker], at: Opened, language: str = "en") -> list[Picture]:
    shown = album.album(found, at, LIBRARY.texts(language), pictures=True)
    return [part for part in shown.parts if isinstance(part, Picture)]


# ---- a page ----------------------------------------------------------------------------------------------------------


def test_it_opens_where_somebody_found_something_last() -> None:
    assert album.at_newest(GALICIA) == Opened("alakazum", 2)
    assert album.at_newest([*GALICIA, *own("alakazoo", BEAST)]) == Opened("alakazoo", 0)
    assert album.at_newest([]) == Opened("alakazum", 0)
    assert album.opened("alakazum.2.moura", GALICIA) == Opened("alakazum", 2, "moura")
    for wrong in ("nim.0", "alakazum.x", "alakazum"):
        with pytest.raises(ValueError):
            album.opened(wrong, GALICIA)
    with pytest.raises(ValueError):
        album.album(GALICIA, Opened("alakazum", 10), SAY, pictures=False)


def test_what_is_there_is_named_and_what_is_missing_counted() -> None:
    """Galicia has seven places; two of the base game's 38 lie there, a third elsewhere."""
    page, large = pictures_of(GALICIA, Opened("alakazum", 2))
    assert page.alt == "Galicia · 3 of 38\nHere: Moura and Trasno\n5 are missing"
    assert large.alt.startswith("Trasno\n“Lost something? I’ve found it already.”\nA goblin of Galician houses")
    read = text_of(album.album(GALICIA, Opened("alakazum", 2), SAY, pictures=False))
    assert "Here: Moura and Trasno" in read and "5 are missing" in read and "A goblin of Galician houses" in read
    assert "Gaiteiro" not in read + page.alt and "gaiteiro" not in repr(page.tile).replace(
        "hero='gaiteiro', name=''", ""
    )


def test_each_edition_is_counted_by_itself() -> None:
    both = [*own("alakazum", "botarga", "moura"), *own("alakazam", "ones", "straight")]
    totals = [
        text_of(album.album(both, Opened(*page), SAY, pictures=False)) for page in (("alakazum", 6), ("alakazum", 0))
    ]
    assert "1 of 21" in totals[0] and "1 of 38" in totals[1]
    assert "1 of 6" in text_of(album.album(both, Opened("alakazam", 2), SAY, pictures=False))


def test_creatures_have_a_page_as_long_as_they_come() -> None:
    many = own(
        "alakazoo", *[each * 3 + BEAST[3:] for each in "EGMTVN"], *[BEAST[:6] + each * 3 for each in "EGT"], 9 * "N"
    )
    assert [len(page) for _, page in album.pages_of("alakazoo", many)] == [9, 1]
    (page, large) = pictures_of(many, Opened("alakazoo", 1))
    assert page.tile.share == 1 / 9, "of the page: nobody knows how many there are"  # type: ignore[attr-defined]
    assert page.alt == "Creatures · 10\nHere: Nightfang" and large.alt == "Nightfang\nAll of one creature: Nightfang."


def test_another_sticker_can_be_looked_at() -> None:
    shown = album.album(GALICIA, Opened("alakazum", 2, "moura"), SAY, pictures=True)
    (menu,) = [part for part in shown.parts if isinstance(part, Select)]
    assert [(each.label, each.chosen) for each in menu.options] == [("Moura", True), ("Trasno", False)]
    assert "enchanted woman" in text_of(shown) + pictures_of(GALICIA, Opened("alakazum", 2, "moura"))[1].alt


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_full_pages_cut_no_word(language: str) -> None:
    for game, at in PAGES:
        page, *_ = pictures_of(everything(game), Opened(game, at), language)
        assert not [name for name in drawn(page) if "…" in name], (game, at)


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_the_longest_stories_are_drawn_whole(language: str) -> None:
    say, found = LIBRARY.texts(language), everything("alakazum")
    by_length = sorted(found, key=lambda one: -sum(map(len, screens_of("alakazum").sticker(one.sticker, say)[2:4])))
    for one in by_length[:8]:
        at = next(n for n, page in enumerate(album.games()["alakazum"].pages) if one.sticker in page.stickers)
        large = pictures_of(found, Opened("alakazum", at, one.sticker), language)[1]
        words = " ".join(drawn(large))
        story = screens_of("alakazum").sticker(one.sticker, say).story
        assert words.replace(" ", "").endswith(story.replace(" ", "")), one.sticker


def drawn(picture: Picture) -> list[str]:
    """The words on it, in the order of drawing."""
    with audited() as audit:
        picture.tile.paint()
    return [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]


# ---- customs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_every_character_has_one_or_two_sentences_of_its_custom(language: str) -> None:
    say = LIBRARY.texts(language)
    said = {row.id: say.plain(f"custom-{row.id}") for row in FILE.character if say.has_own(f"custom-{row.id}")}
    assert len(said) == len(CHARACTERS) == 60 and len(set(said.values())) == 60
    for line in said.values():
        assert line[-1] in ".»”" and len(line) <= 175, line


def test_the_page_of_sources_names_every_character() -> None:
    rows = [line.split("|")[1:3] for line in CUSTOMS.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    assert [name.strip() for name, _ in rows] == [row.name for row in FILE.character]
    assert all(source.strip() for _, source in rows)


# ---- elsewhere -------------------------------------------------------------------------------------------------------


def test_an_end_says_what_is_new_for_each() -> None:
    found = [Brought(0, 7, ["trasno"], 12, 38), Brought(1, 8, ["moura", "botarga"], 3, 0)]
    assert album.brought(found, Reader(SAY, ("Ana", "Pep")), "alakazum").splitlines() == [
        "New in **Ana**’s album: Trasno (12 of 38)",
        "New in **Pep**’s album: Moura and Botarga (3)",
    ]
    own_line = album.brought(found[:1], Reader(SAY, ("Ana", "Pep"), 0), "alakazum", own=True)
    assert own_line == "New in your album: Trasno (12 of 38)"


async def collected(house: House, seat: Seat, *stickers: tuple[str, str]) -> None:
    """As if a game had brought them."""
    table = await played(house, seat, house.seat("Zoe"), at=house.tables.time.now() - 9 * 86_400)
    found = [Sticker(int(seat.id), game, one, table, 1000.0) for game, one in stickers]
    await house.store.collect(int(seat.id), table, found)


async def test_the_command_shows_ones_own_and_turns_pages(house: House, ana: Seat, bea: Seat) -> None:
    await collected(house, ana, ("alakazum", "moura"), ("alakazum", "trasno"))
    reply = await ana.slash("me album")
    shown = await reply.shown()
    assert reply.ephemeral and "Your album · Alakazum!" in text(shown)
    assert selects(shown) and {"Previous", "Next", "Alakazoo", "Alakazam!"} <= set(buttons(shown))
    after = await (await ana.click("Next", on=shown)).shown()
    assert "Nothing here yet" in text(after) and not selects(after)
    zoo = await (await ana.click("Alakazoo", on=after)).shown()
    assert "ninth space" in text(zoo)
    assert "Nothing here yet" in await told(bea, "me album")
    await told(ana, "me text-mode", on=True)
    assert "Here: Moura and Trasno" in await told(ana, "me album")


async def test_a_game_that_ends_says_it_with_a_button_to_ones_own_album(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES["alakazoo"].ALBUM), "found", lambda *_: [BEAST])
    ana, bea = await a_game(house, "Ana", "Bea", game="alakazoo", sprint=True)
    await played_out(house, ana, bea)
    end = await ana.until(lambda: ana.message("Rematch"))
    for who in (ana, bea):
        assert f"New in **{who.name}**’s album: Tide Mosshorn (1)" in text(end)
    assert "Your album · Alakazoo" in text(await (await bea.click("Album", on=end)).shown())


def test_a_profile_has_the_newest_in_words_and_on_its_card() -> None:
    newest = Sticker(7, "alakazum", "trasno", 1, 0.0)
    shown = profile(FOUND, HABITS, {}, 5, "Ana", True, SAY, newest=newest, pictures=True)
    (card,) = [part for part in shown.parts if isinstance(part, Picture)]
    assert card.tile.hero == "trasno" and "Trasno" in card.alt  # type: ignore[attr-defined]
    assert "Trasno" in text_of(profile(FOUND, HABITS, {}, 5, "Ana", True, SAY, newest=newest, pictures=False))

"""Who reads which language: each person their own, a table its own, and nothing past the locale files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bot.screens.custom_ids import read_press
from bot.screens.end import end
from bot.screens.hand import hand as hand_screen
from bot.screens.lobby import lobby, options
from bot.screens.pages import help as help_page
from bot.screens.pages import rule_pages
from bot.screens.pages import rules as rules_page
from bot.screens.people import names_of
from bot.screens.privacy import privacy
from bot.screens.screen import Button, Buttons, Picture, Screen, Select, Text
from bot.screens.settings import KEEP, settings
from bot.screens.signs import spoken
from bot.screens.table import board
from bot.texts import Library, Markdown, Texts
from games import GAMES
from games.alakazoo import Alakazoo
from games.alakazoo.cards import CREATURES
from games.alakazum.cards import CARDS, CHARACTERS, ENEMIES
from games.kernel.codec import from_short
from games.kernel.game import Game
from pictures import canvas
from pictures import type as lettering
from pictures.faces.bust import short_name
from pictures.tile import Tile
from playground import P, Playground, Seat
from tables.replies import hand_of
from tests.bot import pseudo
from tests.bot.fakes import NAMES, seated
from tests.bot.heights import INNER, wide
from tests.bot.house import LIBRARY, House, a_house, buttons, is_hand, press, selects, text
from tests.bot.test_replay import finished
from tests.bot.test_screen_sizes import BOARD, TABLES, positions
from tests.bot.words import buttons_of, words
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")
HAND = 80
"""Words of a hand beside its picture."""
SAY = LIBRARY.texts("en")


@pytest.fixture(scope="module")
def basque(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """English, and a made-up language that Discord doesn't know."""
    return pseudo.library(tmp_path_factory.mktemp("locales"), "eu")


@pytest.fixture(scope="module")
def spanish(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """English, and a made-up language that Discord knows."""
    return pseudo.library(tmp_path_factory.mktemp("locales"), "es")


@pytest.fixture
def parts(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Of a house that speaks the made-up language that the test asks for: Discord knows it or, usually, doesn't."""
    return {"library": request.getfixturevalue("spanish" if "spanish" in request.fixturenames else "basque")}


# ---- who reads which -------------------------------------------------------------------------------------------------


async def a_table(house: House, language: str = "en") -> tuple[Any, Any]:
    """Ana and Bea at a started table of Alakazum! in that language."""
    ana, bea = house.seat("Ana"), house.seat("Bea")
    lobby = await (await ana.slash("alakazum new", language=language)).shown()
    say = house.client.services.library.texts(language)
    await bea.click(say.plain("lobby-join"), on=lobby)
    await ana.click(say.plain("lobby-start"), on=lobby)
    return ana, bea


async def test_a_hand_is_in_its_readers_language_and_the_board_in_its_tables(
    basque: Library, house: House, play: Playground
) -> None:
    say = basque.texts("eu")
    told = await house.seat("Ana").slash("me language", language="eu")
    assert told.ephemeral and text(await told.shown()) == say("language-chosen")
    ana, bea = await a_table(house)
    await ana.until(lambda: any(SAY.plain("button-watch") in buttons(each) for each in ana.messages))
    public = next(message for message in reversed(ana.messages) if SAY.plain("button-watch") in buttons(message))
    for seat, own in ((ana, say), (bea, SAY)):
        hand = await (await seat.click(SAY.plain("button-hand"), on=public)).shown()
        assert is_hand(hand) and own.plain("button-refresh") in buttons(hand)
        for command, heading in (
            ("table log", "log-heading"),
            ("help", "help-heading"),
            ("privacy", "privacy-heading"),
            ("me games", "me-games-heading"),
            ("me export", "export-heading"),
        ):
            shown = text(await (await seat.slash(command)).shown())
            assert own(heading, round=1, page=1, pages=1).split("·")[0].strip() in shown, command
        refused = await (await seat.slash("table end", channel=play.world.channel(play.guild, "x").id)).shown()
        assert own("end-ask", game=own.plain("alakazum-name"), what="agree") in text(refused)


async def test_a_table_is_told_in_the_language_chosen_for_it(basque: Library, house: House) -> None:
    say = basque.texts("eu")
    ana, _ = await a_table(house, "eu")
    assert (await house.tables.find(1)).rules.locale == "eu"
    await ana.until(lambda: any(say.plain("button-watch") in buttons(each) for each in ana.messages))
    public = [text(message) + str(buttons(message)) for message in ana.messages if not message.get("flags", 0) & 64]
    assert any(say.plain("button-watch") in each for each in public)
    called = say("turn", who="", game=say("alakazum-name"), at="")
    await ana.until(lambda: any(called.strip(" ,.") in text(each) for each in ana.messages))
    assert not any(SAY.plain("button-watch") in each for each in public)
    hand = await (await ana.slash("table hand")).shown()
    assert SAY.plain("button-more") in buttons(hand)


async def test_the_host_changes_the_language_of_the_board(basque: Library, ana: Seat) -> None:
    lobby = await (await ana.slash("alakazoo new")).shown()
    panel = await (await ana.click("Options", on=lobby)).shown()
    (control,) = [id for id, values in selects(panel).items() if "language.eu" in values]
    await press(ana, panel, control, "language.eu")
    join = basque.texts("eu").plain("lobby-join")
    await ana.until(lambda: join in buttons(next(one for one in ana.messages if one["id"] == lobby["id"])))


async def test_a_server_says_by_itself_or_by_discord_what_its_tables_speak(
    tmp_path: Path, spanish: Library, play: Playground
) -> None:
    say = spanish.texts("es")
    play.guild.locale, play.guild.features = "es-ES", ("COMMUNITY",)
    async with a_house(play, tmp_path / "a.db", library=spanish) as house:
        ana = house.seat("Ana")
        assert say.plain("lobby-join") in buttons(await (await ana.slash("alakazoo new")).shown())
        await house.live.servers.set(play.guild.id, language="en")
        other = play.world.channel(play.guild, "other")
        assert "Sit down" in buttons(await (await ana.slash("alakazoo new", channel=other.id)).shown())
        eva = house.seat("Eva", locale="es-419")
        assert say("help-heading") in text(await (await eva.slash("help")).shown())
        await eva.slash("me language", language="en")
        assert SAY("help-heading") in text(await (await eva.slash("help")).shown())
        await eva.slash("me language", language="auto")
        assert say("help-heading") in text(await (await eva.slash("help")).shown())


async def test_without_community_a_table_speaks_like_its_opener(
    spanish: Library, house: House, play: Playground
) -> None:
    """Discord says en-US of every server without COMMUNITY."""
    say = spanish.texts("es")
    play.guild.locale = "es-ES"
    ana, bea, eva = house.seat("Ana", locale="es-ES"), house.seat("Bea"), house.seat("Eva")
    await eva.slash("me language", language="es")
    for seat, speaks in ((ana, say), (bea, SAY), (eva, say)):
        channel = play.world.channel(play.guild, seat.name)
        lobby = await opened(house, seat, channel=channel.id)
        assert speaks.plain("lobby-join") in buttons(lobby), seat.name
        assert not asked(seat), "only managers are asked"
    await house.live.servers.set(play.guild.id, language="en")
    channel = play.world.channel(play.guild, "more")
    assert "Sit down" in buttons(await (await ana.slash("alakazoo new", channel=channel.id)).shown())


# ---- what a server is offered ----------------------------------------------------------------------------------------


def asked(seat: Any) -> list[dict[str, Any]]:
    """Messages that this person sees and that offer to make a language the server's."""
    return [one for one in seat.messages if f":{KEEP}:" in str(one["components"])]


async def opened(house: House, seat: Any, channel: int | None = None, **more: Any) -> dict[str, Any]:
    """A lobby of this person's, once the bot has said all that it says then."""
    seat.go(channel or seat.channel_id)
    lobby = await (await seat.slash("alakazoo new", **more)).shown()
    await until(lambda: not house.client.intake._running)  # the press is over: what it led to is there
    return lobby


async def test_a_manager_is_offered_once_to_keep_the_language(spanish: Library, house: House, play: Playground) -> None:
    say = spanish.texts("es")
    keeper = play.role("Keeper", P.MANAGE_GUILD)
    ana, dan = house.seat("Ana", locale="es-ES", roles=[keeper]), house.seat("Dan", roles=[keeper])
    bea = house.seat("Bea")
    await opened(house, ana, thread=True)
    await ana.until(lambda: asked(ana))
    (offer,) = asked(ana)
    assert offer["flags"] & 64 and say("keep-language", language=say.plain("language-name")) in text(offer)
    other = play.world.channel(play.guild, "other")
    house.store.change_guild_settings = Mock(side_effect=AssertionError("nothing is to be saved"))
    await opened(house, dan, channel=other.id)
    assert not asked(dan), "once a server"
    del house.store.change_guild_settings
    kept = await ana.click(say.plain("button-keep-language"), on=offer)
    told = await kept.shown()
    assert told["id"] == offer["id"] and not buttons(told)
    assert text(told) == say("language-kept", language=say.plain("language-name"))
    third = play.world.channel(play.guild, "third")
    assert say.plain("lobby-join") in buttons(await (await bea.slash("alakazoo new", channel=third.id)).shown())


async def test_who_no_longer_manages_the_server_can_keep_no_language(
    spanish: Library, house: House, play: Playground
) -> None:
    keeper = play.role("Keeper", P.MANAGE_GUILD)
    ana = house.seat("Ana", roles=[keeper])
    await (await ana.slash("alakazoo new")).shown()
    await ana.until(lambda: asked(ana))
    (offer,) = asked(ana)
    play.world.members.set_roles(play.guild, play.guild.members[int(ana.id)], [])
    refused = await (await ana.click(f"al:0:{KEEP}:en", on=offer)).shown()
    assert SAY("refused-managers-only") in text(refused)
    assert "language" not in await house.live.servers.settings(play.guild.id)


async def test_a_community_or_a_server_that_chose_is_offered_nothing(tmp_path: Path, spanish: Library) -> None:
    for name, features, language in (("a", ("COMMUNITY",), None), ("b", (), "en")):
        async with Playground() as play:
            play.guild.features = features
            async with a_house(play, tmp_path / f"{name}.db", library=spanish) as house:
                await house.live.servers.set(play.guild.id, language=language)
                ana = house.seat("Ana", locale="es-ES", roles=[play.role("Keeper", P.MANAGE_GUILD)])
                await opened(house, ana)
                assert not asked(ana), name


def test_an_ai_is_called_the_same_in_every_hand(basque: Library) -> None:
    table = seated(Alakazoo.new(bytes(32), 2))
    table.now.seats = (table.seats[0], replace(table.seats[1], user=None, name="", ai="easy"))  # type: ignore[misc]
    assert names_of(table, basque.texts("eu")) == names_of(table, basque.texts("en")) == ("Ana", "Toadstool 🤖")


async def test_an_open_hand_follows_its_persons_choice(basque: Library, house: House) -> None:
    say = basque.texts("eu")
    ana, _ = await a_table(house)
    hand = await (await ana.slash("table hand")).shown()
    assert is_hand(hand) and SAY.plain("button-refresh") in buttons(hand)
    await ana.slash("me language", language="eu")
    await ana.until(lambda: any(say.plain("button-refresh") in buttons(each) for each in ana.messages))
    assert not any(SAY.plain("button-refresh") in buttons(each) for each in ana.messages)


# ---- the offer -------------------------------------------------------------------------------------------------------


def offers(message: dict[str, Any]) -> bool:
    return "🌐" in text(message)


async def test_languages_are_offered_once_to_whoever_has_not_chosen(basque: Library, house: House) -> None:
    ana, bea = house.seat("Ana"), house.seat("Bea")
    first, second = [await (await ana.slash("help")).shown() for _ in range(2)]
    assert offers(first) and f"English and {basque.texts('eu').plain('language-name')}" in text(first)
    assert not offers(second)
    await bea.slash("me language", language="eu")
    assert not offers(await (await bea.slash("help")).shown())
    await house.client.services.preferences.noted()
    house.client.services.preferences._offered.clear()  # as after a restart
    house.client.services.preferences._known.clear()  # as after a restart
    assert not offers(await (await ana.slash("help")).shown())


async def test_nobody_is_offered_what_their_discord_says_already(spanish: Library, house: House) -> None:
    for name, locale, offered in (("Ana", "en-US", False), ("Eva", "es-ES", False), ("Zoé", "fr", True)):
        seat = house.seat(name, locale=locale)
        assert offers(await (await seat.slash("help")).shown()) == offered


async def test_whoever_has_all_deleted_is_not_remembered_for_the_offer(house: House, ana: Seat) -> None:
    asked = await (await ana.slash("me delete")).shown()
    again = await (await ana.click(SAY.plain("button-delete-go-on"), on=asked)).shown()
    house.client.services.preferences._offered.clear()  # as after a restart
    await ana.click(SAY.plain("button-delete-yes"), on=again)
    assert await house.store.user_settings(int(ana.id)) == {}


# ---- a longer language -----------------------------------------------------------------------------------------------


def is_move(button: Button) -> bool:
    """It names a thing, or says what it brings: it needs no room for others beside it."""
    press = read_press(button.id)
    named = press is not None and press.question and any(len(from_short(word)) > 1 for word in press.actions)
    return bool(named) or BRINGS in button.label


def labels(screen: Screen) -> Iterator[tuple[str, str, int]]:
    """What has a limit of Discord's: what it is, the words, and how many characters they may have."""
    for part in screen.parts:
        if isinstance(part, Buttons):
            yield from (("move" if is_move(each) else "button", each.label, 80) for each in part.buttons)
        elif isinstance(part, Select):
            yield "list", part.placeholder, 150
            for option in part.options:
                yield "option", option.label, 100
                yield "about", option.description, 100
        elif isinstance(part, Picture):
            yield "alt", part.alt, 1024


def screens(kind: type[Game], seats: int, rules: dict[str, Any], say: Texts) -> Iterator[tuple[Screen, int | None]]:
    """Screens of a game, each with how many words it may have; 0: any number. None: any, for it is read aloud."""
    for table, _ in positions(kind, seats, rules, moves=75):
        for pictures in (True, False):
            public = board(table, (), say, pictures=pictures)
            yield public, BOARD if any(isinstance(part, Picture) for part in public.parts) else 0
            for seat in range(seats):
                own = hand_screen(hand_of(table, seat), say, pictures=pictures)
                yield own, HAND if any(isinstance(part, Picture) for part in own.parts) else 0
        yield spoken(hand_screen(hand_of(table, seats - 1), say), say), None


MOST = {kind: max(seats for other, seats, _ in TABLES if other is kind) for kind, _, _ in TABLES}
FULL = [(kind, seats, rules) for kind, seats, rules in TABLES if seats == MOST[kind]]


ON_PHONE = {"button": 20, "move": 38, "option": 40}
"""Characters that a phone shows: of a bare word beside three others, of a move in its own row, of a line of a list. A
list's name may be longer."""
BRINGS = " · "
"""Between a move and what it brings, in every language."""
MADE_UP = "made up"
SAID = [(MADE_UP, *each) for each in FULL] + [
    (language, *each) for language in LIBRARY.languages for each in FULL[1::2]
]


@pytest.mark.parametrize(("language", "kind", "seats", "rules"), SAID)
def test_every_language_keeps_all_limits(
    language: str, kind: type[Game], seats: int, rules: dict[str, Any], basque: Library
) -> None:
    """A real one is whole on a phone, each button within a message. The made-up one has no English left; its words
    below an option may be cut."""
    made_up = language == MADE_UP
    for screen, bound in screens(kind, seats, rules, basque.texts("eu") if made_up else LIBRARY.texts(language)):
        shown = {"about": 1_000} if made_up else {} if bound is None else ON_PHONE
        assert not [(what, said) for what, said, most in labels(screen) if len(said) > shown.get(what, most)]
        assert made_up or bound is None or all(wide(each) <= INNER for each in buttons_of(screen))
        assert not bound or words(screen) < bound
        assert not made_up or english(screen) == set()


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_no_word_of_a_drawn_hand_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: set[str] = set()

    def fitted(words: str, *room: Any) -> lettering.FittedText:
        said = lettering.fitted(words, *room)
        cut.update({words} if said.words != words else ())
        return said

    monkeypatch.setattr(canvas, "fitted", fitted)
    say, tiles = LIBRARY.texts(language), dict[str, Tile]()
    for kind, _, rules in (each for each in TABLES if each[1] == 2):
        for at, (table, _) in enumerate(positions(kind, 2, rules, moves=120)):
            if at % 4 == 0:
                parts = hand_screen(hand_of(table, at // 4 % 2), say, pictures=True).parts
                tiles |= {part.name: part.tile for part in parts if isinstance(part, Picture)}
    for tile in tiles.values():
        tile.paint()
    assert len(tiles) > 30 and cut == set()


@pytest.mark.parametrize("game", GAMES)
def test_pages_lobby_and_panel_keep_them_too(game: str, basque: Library) -> None:
    say = basque.texts("eu")
    table = seated(GAMES[game].new(bytes(32), 2))
    pages = [rules_page(game, page, say, pictures=True) for page in range(1, rule_pages(game, say) + 1)]
    table.now.game, table.now.status = None, "lobby"
    pages += [lobby(table, NAMES[:2], say, pictures=True), options(table, NAMES[:2], say, table.host)]
    for screen in (*pages, help_page(say), privacy(say), settings({"channels": [1, 2, 3]}, say)):
        assert not [(what, said) for what, said, most in labels(screen) if len(said) > most]
        assert english(screen) == set()


NOT_TOLD = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+")
ENGLISH = re.compile(r"\b(?=[A-Za-z]*[aeiouAEIOU])[A-Za-z]{2,}\b")
NAMED = {*NAMES, "English", "eta", "OpenMoji", "Fredoka"} | {
    word
    for name in (
        *(CARDS[card].name for card in CHARACTERS),
        *(short_name(CARDS[card].id) for card in CHARACTERS),
        *(enemy.name for enemy in ENEMIES),
        *(creature.name for creature in CREATURES),
    )
    for word in ENGLISH.findall(name)
}
"""The same in every language: names of people, languages, characters, enemies, creatures; CLDR’s *and* in Basque."""


def english(screen: Screen) -> set[str]:
    """Words on a screen that came past the locale files."""
    said = [part.text for part in screen.parts if isinstance(part, Text)]
    said += [words for _, words, _ in labels(screen)]
    found = {word for each in said for word in ENGLISH.findall(NOT_TOLD.sub("", each))} - NAMED
    cut = {word for word in found if any(f"{word}…" in each for each in said)}
    return found - {word for word in cut if any(name.startswith(word) for name in NAMED)}


def all_words(message: dict[str, Any]) -> str:
    """What can be read in a message: its texts, labels, lists, and the descriptions of its pictures."""
    said = [message.get("content") or ""]

    def walk(part: Any) -> None:
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            if isinstance(value, dict | list):
                walk(value)
            elif key in ("content", "label", "placeholder", "description") and isinstance(value, str):
                said.append(value)

    walk(message["components"])
    return NOT_TOLD.sub("", "\n".join(said))


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_that_is_looked_up_later_comes_past_the_files(game: str, basque: Library, house: House) -> None:
    """Log, replay, profile, leaderboard, the day's table, a settings page; Discord's limits are the playground's."""
    ana, say = house.seat("Ana"), basque.texts("eu")
    days = [say.date(f"2026-{month:02}-22", form) for month in range(1, 13) for form in ("long", "yMMMM")]
    named = NAMED | {word for day in days for word in ENGLISH.findall(day)}
    await ana.slash("me language", language="eu")
    table = await finished(house, game, ana, house.seat("Bea"), house.seat("Carl"))
    wanted: tuple[tuple[str, dict[str, Any]], ...] = (
        ("replay", {"game": str(table)}),
        ("profile", {}),
        ("leaderboard", {"game": game}),
        ("daily", {"game": game}),
        ("me games", {}),
        ("me export", {}),
        ("me delete", {}),
    )
    for command, wishes in wanted:
        shown = await (await ana.slash(command, **wishes)).shown()
        assert set(ENGLISH.findall(all_words(shown))) <= named, command
        for pressed in ("replay:f9.1", "log:1", "log:2", "log:last") if command == "replay" else ():
            page = await (await press(ana, shown, f"al:{table}:{pressed}")).shown()
            assert set(ENGLISH.findall(all_words(page))) <= named, pressed
    assert english(end(await house.tables.find(table), await house.tables.log(table), say)) == set()


def test_what_comes_past_the_files_is_found(basque: Library) -> None:
    say = basque.texts("eu")
    assert english(Screen((Text(Markdown("Nobody wins")), Text(say("end-nobody"))))) == {"Nobody", "wins"}


# ---- a language is one folder ----------------------------------------------------------------------------------------


async def test_a_folder_is_all_that_a_language_needs(tmp_path: Path) -> None:
    library = pseudo.library(tmp_path, "oc")
    async with Playground() as play, a_house(play, tmp_path / "a.db", library=library) as house:
        ana = house.seat("Ana")
        await ana.slash("me language", language="oc")
        assert library.texts("oc")("help-heading") in text(await (await ana.slash("help")).shown())
    (tmp_path / "oc" / "table.ftl").unlink()
    assert Library(tmp_path).languages == ("en",)

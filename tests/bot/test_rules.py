"""How to play, looked up: the search of `/<game> rules`; what the pages say is what the rules do."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bot.texts import Library
from games.alakazam.cards import CLOCKS
from games.alakazam.cards import LIMITS as BAZAAR
from games.alakazoo.cards import LIMITS as PORTAL
from games.alakazum.cards import ALMUDENA, ALONE, COST, DOLLS, ENEMIES, enemy_stars
from games.alakazum.magic import LOOKED_AT
from games.alakazum.rules import NEEDED, SPRINT
from playground import Seat
from tests.bot.house import House, a_game, text

pytestmark = pytest.mark.usefixtures("no_errors")
LIBRARY = Library()


async def test_while_one_types_the_pages_that_say_it_are_offered(ana: Seat) -> None:
    """Alakazum!'s pages speak of voodoo dolls under Cards, Your turn, Market and hand cards, and the expansion."""
    offered = await ana.autocomplete("alakazum rules", "search", "Voodoo")
    assert [one["value"] for one in offered] == ["2", "3", "6", "11"]
    assert offered[0]["name"].startswith("Cards · …") and "voodoo dolls. Tap My hand" in offered[0]["name"]
    assert "*" not in offered[0]["name"] and all(len(one["name"]) <= 100 for one in offered)
    assert "voodoo doll" in offered[1]["name"], "it is far down its line"
    assert offered[2]["name"].startswith("Market and hand cards · Voodoo dolls cancel")
    assert len(await ana.autocomplete("alakazum rules", "search", "")) == 11, "every page, by its title"
    assert await ana.autocomplete("alakazum rules", "search", "quaternion") == []


@pytest.mark.parametrize(
    ("search", "shown"),
    [("6", "Market and hand cards"), ("explodes", "Traps"), ("DÉJÀ vu", "Magic"), ("  ", "The goal")],
)
async def test_what_is_chosen_or_typed_opens_its_page(search: str, shown: str, ana: Seat) -> None:
    reply = await ana.slash("alakazum rules", search=search)
    assert reply.ephemeral and f"**{shown}**" in text(await reply.shown())


@pytest.mark.parametrize("search", ["quaternion", "99", "²", "**@everyone**"])
async def test_what_the_rules_do_not_say_is_said(search: str, ana: Seat) -> None:
    reply = await ana.slash("alakazoo rules", search=search)
    shown = text(await reply.shown())
    assert reply.ephemeral and "These rules don’t mention" in shown and "`/alakazoo rules`" in shown
    assert "@everyone" not in shown


async def test_whoever_types_slowly_gets_no_answer_but_the_choices(house: House, ana: Seat) -> None:
    """The last resort answers what nobody claims after two seconds; a list of choices is no such thing."""
    await ana.autocomplete("alakazum rules", "search", "vood")
    assert not house.client.intake._known, "nothing waits to be answered"  # nothing public tells what waits


@pytest.mark.parametrize(
    ("game", "words", "page"),
    [
        ("alakazum", "replaced the most cards goes first", 2),  # AZ-13
        ("alakazum", "die potions, one by one; the other side can rob each", 5),  # AZ-55
        ("alakazum", "two cultures to level C, but not multicoloured", 6),  # AZ-42
        ("alakazum", "five players, three rivals are enough", 7),  # AZ-60
        ("alakazum", "no second Déjà vu", 7),  # AZ-66
        ("alakazum", "at most one hand card you give nothing away, and your only character stays", 8),  # AZ-34 to AZ-36
        ("alakazoo", "where it would be the fifth, the other four are discarded", 2),  # OO-27
        ("alakazoo", "takes the place of a Magic token", 4),  # OO-33
        ("alakazoo", "you never take a fourth", 4),  # OO-33
        ("alakazoo", "a full Portal is safe", 5),  # OO-41
    ],
)
def test_the_rulebooks_exceptions_stand_on_the_pages(game: str, words: str, page: int) -> None:
    say = Library().texts("en")
    assert words in say.plain(f"{game}-rules-{page}")


WORDS = {
    "en": "one two three four five six seven eight nine",
    "es": "un(a|o)? dos tres cuatro cinco seis siete ocho nueve",
    "ca": "un(a|o)? dos tres quatre cinc sis set huit nou",
    "gl": "un(ha)? (dous|dúas) tres catro cinco seis sete oito nove",
    "eu": "bat bi(k|rekin)? hiru(k)? lau bost(ekin)? sei zazpi zortzi bederatzi",
}
"""Numbers where a page has them in words."""
SECOND, MINUTE, HOUR = 1, 60, 3600


def in_units(clock: str, live: int, slow: int = HOUR) -> list[int]:
    """How long a clock of the bazaar runs, live and slow, in the units in which a page says it."""
    seconds = CLOCKS[clock]
    return [seconds[0] // live, seconds[1] // slow]


NUMBERS = [
    ("alakazum", 1, [NEEDED, *[enemy_stars(at, seats) for seats in (2, 5) for at in range(5)]]),
    ("alakazum", 6, [DOLLS]),
    ("alakazum", 7, [*COST.values(), LOOKED_AT]),
    ("alakazum", 9, [SPRINT, NEEDED]),
    ("alakazum", 10, [*ALONE[ALMUDENA], NEEDED]),
    ("alakazoo", 2, range(1, PORTAL.dice + 1)),
    ("alakazoo", 4, [PORTAL.hand, PORTAL.magic]),
    ("alakazam", 1, [BAZAAR.dice, BAZAAR.target]),
    ("alakazam", 2, [BAZAAR.passed, BAZAAR.cards]),
    ("alakazam", 3, [BAZAAR.dealings, BAZAAR.given, BAZAAR.pool_from, BAZAAR.pool_to, *in_units("offer", SECOND)]),
    ("alakazam", 4, [*in_units("last_call", MINUTE), *in_units("round", MINUTE)]),
    ("alakazam", 6, [BAZAAR.flat, BAZAAR.market, BAZAAR.short_rounds, BAZAAR.sprint, *in_units("wake", SECOND)[:1]]),
]


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize(("game", "page", "numbers"), NUMBERS, ids=lambda given: str(given)[:9])
def test_a_page_has_the_numbers_of_the_rules(game: str, page: int, numbers: Sequence[int], language: str) -> None:
    """In figures or in words; what a clock or a limit is changed to must be changed on the pages of all languages."""
    said = LIBRARY.texts(language).plain(f"{game}-rules-{page}")
    words = ["", *WORDS[language].split()]
    for number in numbers:
        word = words[number] if 0 < number < len(words) else r"(?!)"
        assert re.search(rf"(?<![\d.]){number}(?!\d)|\b{word}(\b|(?=[-’]))", said, re.I), number


def test_the_enemies_of_the_page_are_those_of_the_base_game() -> None:
    named = [enemy.name for enemy in ENEMIES if enemy.name in LIBRARY.texts("en").plain("alakazum-rules-1")]
    assert named == [enemy.name for enemy in ENEMIES][:5]


async def test_read_at_a_table_the_rules_say_what_holds_there_too(house: House) -> None:
    ana, _ = await a_game(house, "Ana", "Bea")
    said = text(await (await ana.click("Rules", on=ana.messages[0])).shown())
    assert "**At this table** (2 seats)\nClock: **live**" in said
    assert "At this table" not in text(await (await ana.slash("alakazum rules")).shown())

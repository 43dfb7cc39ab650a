"""How to play, looked up: the search of `/<game> rules`."""

from __future__ import annotations

import pytest

from bot.texts import Library
from playground import Seat
from tests.bot.house import House, text

pytestmark = pytest.mark.usefixtures("no_errors")


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
        ("alakazum", "two cultures to C, but not multicoloured", 6),  # AZ-42
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

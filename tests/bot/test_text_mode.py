"""Text mode: everything in short lines that can be read aloud, no picture, and no sign without its word."""

from __future__ import annotations

import re
import unicodedata
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

from bot.screens.game import Reader, screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.pages import watch
from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Text
from bot.screens.signs import aloud, described, sign_table, spoken
from bot.texts import Library
from games import GAMES
from tables.replies import hand_of
from tests.bot.fakes import seated
from tests.bot.house import House, buttons, text
from tests.bot.test_together import choose, hand, in_turn

SAY = Library().texts("en")
LONGEST = 170
"""Characters of a line: two sentences and their question."""
SORTS = ("So", "Sm", "Sk", "Cf", "Co", "Mn")
READ = set("+−–—’“”…×=<>|`~^$§°∞")
"""What a screen reader says, or rightly passes over."""


ORNAMENTS = set("\u2060\ufe0f🂠🔔☑🎁")
"""Signs of which the words beside them say everything."""


def unknown(screen: Screen) -> set[str]:
    """Signs that stand in no table, so that they are left out."""
    said = "".join(sign_table().any.sub("", word) for part in screen.parts for word in words(part))
    return {c for c in said if unicodedata.category(c) in SORTS} - READ - ORNAMENTS


def words(part: Part) -> list[str]:
    match part:
        case Text():
            return [part.text, part.short]
        case Buttons():
            return [f"{button.label}{button.emoji or ''}" for button in part.buttons]
        case Select():
            options = [f"{each.label}{each.description}{each.emoji or ''}" for each in part.options]
            return [part.placeholder, *options]
        case _:
            return []


def signs(screen: Screen) -> set[str]:
    """What can be seen but not heard."""
    said = "".join(word for part in screen.parts for word in words(part))
    return {c for c in said if unicodedata.category(c) in SORTS and c not in READ}


@pytest.mark.parametrize("key", GAMES)
def test_hands_and_boards_of_random_games_have_no_sign_without_its_word(key: str) -> None:
    kind = GAMES[key]
    for seats in kind.SEATS:
        chance = Random(seats)
        game = kind.new(chance.randbytes(32), seats, kind.Options())
        for move in range(150):
            if not game.decisions:
                break
            decision = chance.choice(game.decisions)
            game.submit(decision.seat, chance.choice(decision.options), decision.id)
            if move % 7:
                continue
            table = seated(game)
            for seat in range(seats):
                screen = hand_screen(hand_of(table, seat), SAY)
                assert unknown(screen) == set()
                assert signs(spoken(screen, SAY)) == set()
            assert unknown(watch(table, [], SAY)) == set()
            screen = spoken(watch(table, [], SAY), SAY)
            assert signs(screen) == set()
            lines = [line for part in screen.parts if isinstance(part, Text) for line in part.text.split("\n")]
            assert max(map(len, lines)) <= LONGEST, max(lines, key=len)
            assert not any(isinstance(part, Picture) for part in screen.parts)


def test_a_bonus_card_is_not_called_by_a_rune_of_another_game() -> None:
    said = SAY("alakazam-hand-bonus", card="Bonus 2", points="+2", about="for nothing")
    assert aloud(said, SAY) == "**Bonus 2** +2 — for nothing"


@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_of_pictures_has_no_sign_and_fits(key: str) -> None:
    kind, chance, heard = GAMES[key], Random(5), 0
    game = kind.new(chance.randbytes(32), kind.SEATS[-1])
    for move in range(60):
        if not game.decisions:
            break
        decision = chance.choice(game.decisions)
        game.submit(decision.seat, chance.choice(decision.options), decision.id)
        if move % 10 == 9:
            table = seated(game)
            shown = (
                hand_screen(hand_of(table, decision.seat), SAY, pictures=True),
                watch(table, [], SAY, pictures=True),
            )
            alts = [part.alt for each in shown for part in described(each, SAY).parts if isinstance(part, Picture)]
            heard += len(alts)
            assert not {c for alt in alts for c in alt if unicodedata.category(c) in SORTS} - READ
            assert not sign_table().any.search(" ".join(alts)) and max(map(len, alts), default=0) <= 1024
    assert heard


def test_buttons_and_options_keep_what_only_their_sign_says() -> None:
    button = Button("Y1", "al:1:1:a", emoji="🟨")
    plain = Button("My hand", "al:1:hand:open", emoji="✋")
    options = (Option("29 and up", "a", emoji="❌"), Option("tail 🟨G", "b"))
    screen = Screen((Buttons((button, plain)), Select("al:1:1:*", "Which?", options)))
    labels = [re.sub(r"\s+", " ", word) for part in spoken(screen, SAY).parts for word in words(part)]
    assert labels == ["yellow 1", "My hand", "Which?", "not met: 29 and up", "tail Goldcrest"]


def test_every_sign_of_the_table_has_its_word() -> None:
    for sign in sign_table().signs.values():
        assert not sign.word or SAY.has(sign.word), sign


def test_a_list_within_a_list_is_told_apart() -> None:
    said = "Galician: 1 star; Moura level A, combat 1, 1 star, resistance 1"
    assert aloud("🟦 GAL ★1 · Moura A ⚔1 ★1 🛡1", SAY) == said
    assert aloud("🂠 deck: 2 · discard: 0", SAY) == "deck: 2, discard: 0"


def test_a_games_own_legend_is_not_read() -> None:
    game = GAMES["alakazam"].new(bytes(32), 2, GAMES["alakazam"].Options())
    parts: Any = screens_of("alakazam").table(game.view(None), Reader(SAY, ("Ana", "Ben")))
    said = "\n".join(word for part in spoken(Screen(tuple(parts)), SAY).parts for word in words(part))
    assert "O orange" not in said and "The game ends when somebody has more than 30 points." in said


async def test_a_person_turns_it_on_and_their_open_hand_follows(house: House) -> None:
    seat, other = await in_turn(house)
    await choose(house, seat)
    shown = await hand(seat)
    before = text(shown)
    assert "🧺" in before
    assert "Text mode is on" in text(await (await seat.slash("me text-mode")).shown())

    def now() -> str:
        return text(next(one for one in seat.messages if one["id"] == shown["id"]))

    await seat.until(lambda: "🧺" not in now())
    assert "market" in now()
    assert "🧺" not in text(await hand(seat)) and "✋" not in str(buttons(await hand(seat)))
    assert "🧺" in text(await hand(other))
    assert "Text mode is off" in text(await (await seat.slash("me text-mode", on=False)).shown())
    assert text(await hand(seat)) == before


async def test_a_server_chooses_for_those_who_have_not(house: House) -> None:
    assert not await house.client.services.preferences.text_mode(5, 9)
    await house.client.services.preferences.set_guild_text_mode(9, True)
    assert await house.client.services.preferences.text_mode(5, 9)
    assert not await house.client.services.preferences.text_mode(5, 8)
    await house.client.services.preferences.set_text_mode(5, False)
    assert not await house.client.services.preferences.text_mode(5, 9)
    await house.client.services.preferences.set_guild_text_mode(9, False)
    assert not await house.client.services.preferences.text_mode(6, 9)

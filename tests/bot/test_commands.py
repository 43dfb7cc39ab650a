"""Commands within Discord's limits, in every language, and told to Discord only when they have changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands.slash import commands
from bot.commands.translation import CommandTexts, CommandTranslator
from bot.texts import Library
from games import GAMES
from playground import Playground, Seat
from tests.bot.house import LIBRARY, House, QuickTime, exchanges

NAME = re.compile(r"[-_'\w]{1,32}")


async def payload() -> list[dict[str, Any]]:
    """What Discord is told."""
    client = discord.Client(intents=discord.Intents.none())
    tree: Any = app_commands.CommandTree(client)
    words = CommandTranslator(LIBRARY)
    reception: Any = None
    return [await one.get_translated_payload(tree, words) for one in commands(CommandTexts(LIBRARY), reception)]


def nodes(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every command, group, option and choice."""
    found: list[dict[str, Any]] = []
    for one in commands:
        found += [one, *one.get("choices", []), *nodes(one.get("options", []))]
    return found


async def test_names_and_descriptions_keep_discords_limits_in_every_language() -> None:
    told = await payload()
    assert {one["name"] for one in told} == {
        *GAMES,
        "table",
        "me",
        "settings",
        "help",
        "privacy",
        "profile",
        "leaderboard",
        "replay",
        "review",
        "daily",
    }
    for one in nodes(told):
        choice = "value" in one
        for name in (one["name"], *(one.get("name_localizations") or {}).values()):
            assert 1 <= len(name) <= 100 if choice else NAME.fullmatch(name) and name == name.lower()
        for text in (one.get("description"), *(one.get("description_localizations") or {}).values()):
            assert choice or (text and 1 <= len(text) <= 100)
        assert len(one.get("options", [])) <= 25 and len(one.get("choices", [])) <= 25


async def test_every_command_has_at_most_8000_characters() -> None:
    for command in await payload():
        length = 0
        for one in nodes([command]):
            for field in ("name", "description"):
                texts = [one.get(field) or "", *(one.get(f"{field}_localizations") or {}).values()]
                length += max(map(len, texts))
            length += len(str(one.get("value", "")))
        assert length <= 8000


async def test_the_names_of_the_options_are_those_of_the_interfaces_in_english() -> None:
    for one in nodes(await payload()):
        assert one["name"] != "…" and not one["name"].startswith(("option-", "command-", "rule-"))


async def test_commands_stand_in_servers_only() -> None:
    for command in await payload():
        assert command["contexts"] == [0] and command["integration_types"] == [0]


async def test_command_names_are_untranslated_and_descriptions_are_not() -> None:
    for one in nodes(await payload()):
        if "description" in one:
            assert set((one.get("name_localizations") or {}).values()) <= {one["name"]}
    clock = next(one for one in nodes(await payload()) if one["name"] == "clock")
    assert clock["description_localizations"]["es-ES"] == clock["description_localizations"]["es-419"]
    assert clock["description_localizations"]["es-ES"] != clock["description"]
    level = next(one for one in nodes(await payload()) if one.get("value") == "easy")
    assert level["name_localizations"]["es-ES"] == level["name_localizations"]["es-419"] == "fácil"


async def test_they_are_told_once_and_again_only_when_they_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, play: Playground
) -> None:
    from bot.client import TableClient
    from storage.store import TableStore
    from tables.services import table_services

    async def syncs(times: int) -> int:
        store = await TableStore.open(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", wait=0)
        client = TableClient(table_services(store), LIBRARY, shards=1, sync_always=False, time=QuickTime())
        async with play.running(client):
            await play.connected(times)
        await store.close()
        told = [one for one in exchanges(play) if one.method == "PUT" and one.path.endswith("/commands")]
        return len(told)

    assert await syncs(1) == 1
    assert await syncs(2) == 1
    monkeypatch.setattr("bot.client.CommandTexts", type("Others", (CommandTexts,), {}))
    assert await syncs(3) == 1
    monkeypatch.delitem(GAMES, list(GAMES)[-1])  # put back, it is the last again
    assert await syncs(4) == 2


async def test_a_command_that_has_changed_since_is_answered(house: House, ana: Seat) -> None:
    house.client.tree.remove_command("help")
    reply = await ana.slash("help")
    assert reply.ephemeral and "has changed" in str(await reply.shown())


def test_every_language_of_the_library_is_known_to_discord_or_to_us() -> None:
    assert set(Library().partial) >= {"en", "es"}

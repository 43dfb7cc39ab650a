"""A small world with a standing clock, for tests that need no wire."""

from __future__ import annotations

import os
from typing import Any

import pytest

from playground import FakeClock, World
from playground.world import Channel, DiscordError, Guild, User

os.environ.setdefault("PLAYGROUND_STRICT", "1")  # what these bots send must be known

START = 1_700_000_000.0


class Small:
    """One guild, one channel, one person, a bot that is there; `events` is what the gateway would carry."""

    def __init__(self) -> None:
        self.clock = FakeClock(START)
        self.world = World(self.clock)
        self.world.presence = lambda guild: True
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.world.on_event.append(lambda name, data, where, about: self.events.append((name, data)))
        self.guild: Guild = self.world.guild("Guild")
        self.channel: Channel = self.world.channel(self.guild, "general")
        self.ana: User = self.world.person("Ana")
        self.world.join(self.ana, self.guild)

    def send(self, body: dict[str, Any], *files: Any) -> dict[str, Any]:
        """The bot sends a message; its JSON."""
        return self.world.messages.send(self.world.bot, self.channel, body, files).payload

    def names(self) -> list[str]:
        return [name for name, _ in self.events]


@pytest.fixture
def small() -> Small:
    return Small()


def refusal(refused: pytest.ExceptionInfo[DiscordError]) -> tuple[int, int]:
    """Status and code of a refusal."""
    return refused.value.status, refused.value.code


def flat(errors: Any, path: str = "") -> dict[str, str]:
    """Nested form errors as {path: code}."""
    found: dict[str, str] = {}
    for key, value in (errors or {}).items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= flat(value, f"{path}.{key}".lstrip("."))
    return found

"""A request taken apart, and the table of routes. What each route does is in `routes`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playground.world import Channel, DiscordError, Guild, Member, Message, P, Part, Role, User, World
from playground.world.errors import Json, Unsupported, without_code, wrong_field
from playground.world.validation import Check, Fields, Int

RouteKind = Literal["channel", "delete", "other", "webhook", "callback"]


@dataclass(frozen=True, slots=True)
class ConnectionFacts:
    """How a bot reaches this server, as some routes tell it."""

    gateway_url: str
    shards: int
    max_concurrency: int
    application_flags: int


@dataclass(slots=True)
class ApiRequest:
    """One request, taken apart."""

    world: World
    params: Mapping[str, str]
    query: Mapping[str, str]
    connection: ConnectionFacts
    body: Any = None
    parts: Sequence[Part] = ()
    reason: str | None = None
    """Why the bot does it, for the audit log."""

    def id(self, name: str) -> int:
        """A path parameter that must be a snowflake.

        :raises DiscordError: 50035.
        """
        value = self.params[name]
        if not value.isdigit():
            raise wrong_field(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)

    @property
    def given(self) -> Any:
        """The body; a missing one is an empty object."""
        return self.body or {}

    def check(self, kind: Check) -> Any:
        """The same, checked.

        :raises DiscordError: 50035.
        """
        body: Any = {} if self.body is None else self.body
        self.world.check(kind, body)
        return body

    def channel(self) -> Channel:
        """The channel of the path, if the bot can see it.

        :raises DiscordError: 10003, 50001.
        """
        channel = self.world.find_channel(self.id("channel_id"))
        self.world.require(channel, self.bot, P.VIEW_CHANNEL)
        return channel

    def message(self) -> Message:
        """The message of the path.

        :raises DiscordError: 10003, 50001, 10008.
        """
        return self.world.messages.get(self.channel(), self.id("message_id"))

    @property
    def bot(self) -> User:
        return self.world.bot

    def user(self) -> User:
        """The user of the path.

        :raises DiscordError: 10013.
        """
        user = self.world.users.get(self.id("user_id"))
        if user is None:
            raise DiscordError(10013)
        return user

    def guild(self) -> Guild:
        """The server of the path, if the bot is in it.

        :raises DiscordError: 10004.
        """
        return self.world.find_guild(self.id("guild_id"))

    def member(self) -> Member:
        """The member of the path.

        :raises DiscordError: 10004, 10007.
        """
        return self.world.members.get(self.guild(), self.id("user_id"))

    def role(self) -> Role:
        """The role of the path.

        :raises DiscordError: 10004, 10011.
        """
        return self.world.members.role(self.guild(), self.id("role_id"))

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A number of the query.

        :raises DiscordError: 50035.
        """
        if name not in self.query:
            return default
        value = self.query[name]
        self.world.check(Fields("query", {name: Int(low, high)}), {name: value})
        return int(value)

    def flag(self, name: str) -> bool:
        """Whether a yes-or-no of the query says yes."""
        return self.query.get(name) in ("1", "true", "True")

    def snowflake(self, name: str) -> int | None:
        """A snowflake of the query, if it is there."""
        value = self.query.get(name)
        return int(value) if value else None


Answer = Json | list[Json] | tuple[int, Any] | None
"""A body with status 200, (status, body), or None for 204."""


@dataclass(frozen=True, slots=True)
class Route:
    """A line of the table."""

    method: str
    template: str
    kind: RouteKind
    auth: bool
    handle: Callable[[ApiRequest], Answer]

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


ROUTES: list[Route] = []


def route(method: str, template: str, kind: RouteKind = "other", *, auth: bool = True) -> Callable[[Any], Any]:
    """Put a function into the table."""

    def put(handle: Callable[[ApiRequest], Answer]) -> Callable[[ApiRequest], Answer]:
        ROUTES.append(Route(method, template, kind, auth, handle))
        return handle

    return put


class RouteTable:
    """Finds the route of a path."""

    def __init__(self) -> None:
        self._by_shape: dict[tuple[str, int], list[tuple[tuple[str, ...], Route]]] = {}
        for one in ROUTES:
            parts = tuple(one.template.strip("/").split("/"))
            self._by_shape.setdefault((one.method, len(parts)), []).append((parts, one))
        for candidates in self._by_shape.values():
            candidates.sort(key=lambda item: sum(part.startswith("{") for part in item[0]))

    def find(self, method: str, segments: Sequence[str]) -> tuple[Route, dict[str, str]]:
        """The route and its path parameters.

        :raises Unsupported: Discord has it, the playground has not.
        :raises DiscordError: 404 or 405; Discord has none.
        """
        for parts, found in self._by_shape.get((method, len(segments)), ()):
            params: dict[str, str] = {}
            for part, segment in zip(parts, segments, strict=True):
                if part[0] == "{":
                    params[part[1:-1]] = segment
                elif part != segment:
                    break
            else:
                return found, params
        known = _discord_methods(segments)
        if method in known:
            raise Unsupported(f"route {method} /{'/'.join(segments)}")
        raise without_code(405 if known else 404)


@cache
def _discord_routes() -> list[tuple[str, list[str]]]:
    """Every route in Discord's published schema: method, and path in segments."""
    lines = (Path(__file__).parent / "discord_routes.txt").read_text(encoding="utf-8").splitlines()
    return [(method, path.strip("/").split("/")) for method, path in (line.split(" ", 1) for line in lines)]


def _discord_methods(segments: Sequence[str]) -> set[str]:
    """The methods Discord has for a path."""
    return {
        method
        for method, template in _discord_routes()
        if len(template) == len(segments)
        and all(part[0] == "{" or part == segment for part, segment in zip(template, segments, strict=True))
    }

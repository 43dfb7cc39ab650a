"""A request taken apart, and the table of routes. What each route does is in `routes`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from playground.world import Channel, DiscordError, Message, P, Part, User, World
from playground.world.errors import Json, Unsupported
from playground.world.validation import Fields, Int, check

Kind = Literal["channel", "other", "webhook", "callback"]


@dataclass(slots=True)
class ApiRequest:
    """One request, taken apart."""

    world: World
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    parts: Sequence[Part] = ()
    gateway_url: str = ""
    shards: int = 1

    def id(self, name: str) -> int:
        """A path parameter that must be a snowflake.

        :raises DiscordError: 50035.
        """
        value = self.params[name]
        if not value.isdigit():
            text = f'Value "{value}" is not snowflake.'
            raise DiscordError(50035, errors={name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": text}]}})
        return int(value)

    def channel(self, name: str = "channel_id") -> Channel:
        """The channel of the path, if the bot can see it.

        :raises DiscordError: 10003, 50001.
        """
        channel = self.world.find_channel(self.id(name))
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

    def user(self, name: str = "user_id") -> User:
        """The user of the path.

        :raises DiscordError: 10013.
        """
        user = self.world.users.get(self.id(name))
        if user is None:
            raise DiscordError(10013)
        return user

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A number of the query.

        :raises DiscordError: 50035.
        """
        if name not in self.query:
            return default
        value = self.query[name]
        check(Fields("query", {name: Int(low, high)}, extra=frozenset(self.query)), {name: value})
        return int(value)

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
    kind: Kind
    auth: bool
    handle: Callable[[ApiRequest], Answer]

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


ROUTES: list[Route] = []


def route(method: str, template: str, kind: Kind = "other", *, auth: bool = True) -> Callable[[Any], Any]:
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

        :raises Unsupported: there is none.
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
        raise Unsupported(f"route {method} /{'/'.join(segments)}")

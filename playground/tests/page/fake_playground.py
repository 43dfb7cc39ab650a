"""A playground without a Discord in it: seats that show what a test tells them, and note what is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from playground.seats import CannotDo, Seen

Json = dict[str, Any]

GUILD = "100"
BOT = "900"


class FakeReply:
    """An answer that is there at once."""

    def __init__(self, state: str = "acknowledged", reason: str | None = None) -> None:
        self.state = state
        self.reason = reason
        self.failed = state == "failed"
        self.choices: list[Json] = []


class FakeSeat:
    """A seat whose screen a test fills by `show`; `done` lists what was done, `answers` what comes of it."""

    def __init__(self, playground: FakePlayground, number: int, name: str) -> None:
        self.playground = playground
        self.id = str(number)
        self.name = name
        self.guild_id = GUILD
        self.channel_id = next(one["id"] for one in playground.channels if one["type"] == 0)
        self.done: list[tuple[Any, ...]] = []
        self.answers: list[FakeReply | Exception] = []
        self.hold: asyncio.Event | None = None
        self.seen: list[Seen] = []
        self.screen: dict[str, dict[str, Json]] = {}
        self.open_modal: Json | None = None
        self.typed = 0
        self._news = asyncio.Event()
        self._acted = asyncio.Event()

    # what a test does

    def show(self, kind: str, data: Json, channel: str | None = None) -> None:
        place = channel or data.get("channel_id") or self.channel_id
        if kind in ("message", "edit"):
            self.screen.setdefault(place, {})[data["id"]] = data
        elif kind == "delete":
            self.screen.get(place, {}).pop(data["id"], None)
        elif kind == "modal":
            self.open_modal = data
        self.seen.append(Seen(len(self.seen) + 1, 0.0, kind, place, data))  # type: ignore[arg-type]
        self._news.set()
        self._news = asyncio.Event()

    def _do(self, done: tuple[Any, ...]) -> None:
        self.done.append(done)
        self._acted.set()
        self._acted = asyncio.Event()

    async def has_done(self, number: int) -> list[tuple[Any, ...]]:
        """What was done, once that is so many things."""
        async with asyncio.timeout(20):
            while len(self.done) < number:
                await self._acted.wait()
        return self.done

    async def _answer(self, *done: Any) -> FakeReply:
        self._do(done)
        if self.hold is not None:
            await self.hold.wait()
        answer = self.answers.pop(0) if self.answers else FakeReply()
        if isinstance(answer, Exception):
            raise answer
        return answer

    # what the page sees

    @property
    def events(self) -> Sequence[Seen]:
        return self.seen

    @property
    def modal(self) -> Json | None:
        return self.open_modal

    @property
    def channels(self) -> list[Json]:
        return self.playground.channels

    places = channels

    @property
    def user(self) -> Json:
        return {"id": self.id, "username": self.name.lower(), "global_name": self.name, "avatar": None, "bot": False}

    def messages_in(self, channel: str | int) -> list[Json]:
        return list(self.screen.get(str(channel), {}).values())

    def commands(self) -> list[Json]:
        return self.playground.commands

    def people(self, guild: str | int | None = None) -> list[Json]:
        users = [seat.user for seat in self.playground.seats] + [self.playground.bot]
        return [{"user": user, "nick": None, "roles": ["700"] if user["bot"] else []} for user in users]

    def presences(self, guild: str | int | None = None) -> Json:
        return {one["user"]["id"]: {"status": "online", "activity": ""} for one in self.people(guild)}

    def roles(self, guild: str | int | None = None) -> list[Json]:
        return [
            {"id": "700", "name": "Hosts", "color": 0xE0A030, "position": 1},
            {"id": GUILD, "name": "@everyone", "color": 0, "position": 0},
        ]

    async def stream(self, after: int = 0) -> AsyncIterator[Seen]:
        while True:
            while after < len(self.seen):
                after += 1
                yield self.seen[after - 1]
            await self._news.wait()

    # what the page does

    def go(self, channel: str | int) -> None:
        if str(channel) not in [one["id"] for one in self.playground.channels]:
            raise CannotDo("no such channel")
        self.channel_id = str(channel)

    async def command(
        self, kind: int, command: str, options: Json, channel: str, wait: bool, focused: str | None = None
    ) -> FakeReply:
        if focused is None:
            return await self._answer("slash", command, channel, options)
        typed = options.pop(focused)
        self._do(("autocomplete", command, focused, typed, options))
        reply = FakeReply("choices")
        reply.choices = [{"name": f"{typed} one", "value": "1"}, {"name": f"{typed} two", "value": "2"}]
        return reply

    async def context_menu(self, command: str, target: Any, *, channel: Any = None, wait: bool = True) -> FakeReply:
        return await self._answer("context", command, target)

    async def click(self, button: str, /, *, on: Any = None, channel: Any = None, wait: bool = True) -> FakeReply:
        return await self._answer("click", button, on, channel)

    async def select(
        self, select: str, values: Any, /, *, on: Any = None, channel: Any = None, wait: bool = True
    ) -> FakeReply:
        return await self._answer("select", select, values, on)

    async def submit(
        self, values: Mapping[str, Any] | None = None, /, *, modal: Any = None, wait: bool = True
    ) -> FakeReply:
        reply = await self._answer("submit", values)
        self.open_modal = None
        return reply

    async def close_modal(self) -> None:
        self.open_modal = None
        self._do(("close_modal",))

    async def dismiss(self, message: Any) -> None:
        self._do(("dismiss", message))
        self.show("delete", {"id": message, "channel_id": self.channel_id})

    async def say(self, text: str, /, *, files: Any = (), reply_to: Any = None, channel: Any = None) -> Json:
        if len(text) > 2000:
            raise CannotDo("too long")
        self._do(("say", text, [one.filename for one in files], reply_to))
        return {}

    async def edit(self, message: Any, text: str) -> Json:
        self._do(("edit", message, text))
        return {}

    async def type(self, *, channel: Any = None) -> None:
        self.typed += 1

    async def delete(self, message: Any) -> None:
        self._do(("delete", message))

    async def react(self, message: Any, emoji: str) -> None:
        self._do(("react", message, emoji))


class FakePlayground:
    """Two channels, a thread, a bot, and whoever sits down."""

    def __init__(self) -> None:
        self.channels: list[Json] = [
            {
                "id": "200",
                "guild_id": GUILD,
                "type": 0,
                "name": "table-1",
                "topic": "Anyone may sit down",
                "position": 0,
            },
            {"id": "201", "guild_id": GUILD, "type": 0, "name": "table-2", "topic": None, "position": 1},
            {"id": "202", "guild_id": GUILD, "type": 11, "name": "A long evening", "parent_id": "201", "position": 0},
        ]
        self.commands: list[Json] = []
        self.bot: Json = {"id": BOT, "username": "Kettle", "global_name": None, "avatar": None, "bot": True}
        self.online = True
        self.guilds: list[Json] = [{"id": GUILD, "name": "Game night"}]
        self.taken: dict[str, FakeSeat] = {}

    def seat(self, name: str, /, *, locale: str = "en-US") -> FakeSeat:
        if name not in self.taken:
            self.taken[name] = FakeSeat(self, 300 + len(self.taken), name)
        return self.taken[name]

    @property
    def seats(self) -> list[FakeSeat]:
        return list(self.taken.values())

    def new_channel(self, name: str, guild: str | None = None, /) -> Json:
        channel: Json = {"id": str(210 + len(self.channels)), "guild_id": GUILD, "type": 0, "name": name, "position": 9}
        self.channels.append(channel)
        for seat in self.seats:
            seat.show("channel", channel, channel["id"])
        return channel

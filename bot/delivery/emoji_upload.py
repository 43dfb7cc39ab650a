"""Uploads our emojis if they are missing or have changed, once for all processes; deletes old ones an hour later.

The name of an emoji says what it shows, as it is read aloud: ``star``, and ``star_2`` once the picture has changed; the
bot's own settings number the pictures, by their digests. Discord takes no name twice, so two processes can't upload the
same. Of those that show the same thing the newest counts, whoever uploaded it: while a new version of the bot takes
over from an old one, both follow it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence, Set
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import count
from typing import Any, NamedTuple

import discord
import structlog

from bot.delivery.discord_api import Code, DiscordRefused, RateLimited, UnknownOutcome, expecting
from bot.delivery.emojis import Emojis
from bot.loop_time import LoopTime, Time
from tables.errors import StorageError
from tables.servers import Servers
from workers.process import ProcessLost

log = structlog.get_logger(__name__)

NUMBERS = "emojis"
"""The bot's own setting: what an emoji shows → digest of the picture → its number."""
UNNUMBERED = re.compile(r"(?P<name>\w+)_[0-9a-f]{10}")
"""The name of one of ours from before they were numbered: what it shows, and a digest of the picture."""
MOST = 2000
"""Emojis of an application."""
BEGIN_AFTER = 5.0
"""Seconds after the start until pictures are drawn for emojis: boards come first."""
LOOK_AGAIN = 1200.0
"""Seconds between two looks at what other processes have uploaded."""
PACE = (0.25, 60.0)
"""Seconds between two uploads: the first, doubling up to the second each time that Discord wants us to wait. These
routes have limits of their own, which no header tells (https://discord.com/developers/docs/resources/emoji)."""
TOGETHER = 25
"""Uploads after which those that are there are used, and another process may go on."""
OLD_FOR = 3600.0
"""Seconds for which an emoji stays after its successor came: a process that still uses it looks at least twice."""
TRIES = 3


class Emoji(NamedTuple):
    """An emoji that Discord has."""

    id: int
    name: str

    @property
    def created_at(self) -> float:
        """Unix seconds, by Discord's clock."""
        return discord.utils.snowflake_time(self.id).timestamp()


class ApplicationEmojis:
    """Calls about the application's own emojis."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def emojis(self) -> list[Emoji]:
        """All there are."""
        with expecting("emojis"):
            return [Emoji(one.id, one.name) for one in await self._client.fetch_application_emojis()]

    async def upload_emoji(self, name: str, png: bytes) -> Emoji:
        """A new one. Refused with TOO_MANY_EMOJIS, and with INVALID_FORM where the name is taken."""
        with expecting("upload_emoji", Code.TOO_MANY_EMOJIS, Code.INVALID_FORM):
            made = await self._client.create_application_emoji(name=name, image=png)
            return Emoji(made.id, made.name)

    async def delete_emoji(self, id: int) -> None:
        """Delete one. Refused with UNKNOWN_EMOJI."""
        with expecting("delete_emoji", Code.UNKNOWN_EMOJI):
            await self._client.http.delete_application_emoji(self._client.application_id or 0, id)


class NotDrawn(Exception):
    """These emojis could not be drawn; they are tried again at the next look."""


DrawEmoji = Callable[[str], Awaitable[bytes]]
Alone = Callable[[], AbstractAsyncContextManager[None]]


class EmojiUpload:
    """Keeps the application's emojis on Discord up to date, and tells `Emojis` which to use."""

    def __init__(
        self,
        emojis: Emojis,
        calls: ApplicationEmojis,
        names: Iterable[str],
        draw: DrawEmoji,
        servers: Servers,
        time: Time | None = None,
        now: Callable[[], float] = lambda: datetime.now(UTC).timestamp(),
        alone: Alone = nullcontext,
    ) -> None:
        """`draw` gives the PNG of an emoji by its name; `servers` keep the numbers; `now` the time in unix seconds.

        `alone`: a block in which no other process of the bot uploads; who waited for it finds nothing left to do.
        """
        self._emojis, self._calls, self._draw = emojis, calls, draw
        self._names, self._servers = tuple(names), servers
        self._time, self._now, self._alone = time or LoopTime(), now, alone
        self._pace = PACE[0]
        self._refused: set[str] = set()
        """Those that Discord doesn't take; each is in the log."""

    async def run(self) -> None:
        """Run until cancelled. If anything fails, messages keep the Unicode signs they were written with."""
        uploaded = False
        await self._safely(self._adopt)
        await self._time.sleep(BEGIN_AFTER)
        while True:
            uploaded = uploaded or await self._safely(self._upload)
            await self._safely(self._adopt)
            await self._safely(self._delete_old)
            await self._time.sleep(LOOK_AGAIN)

    async def _safely(self, do: Callable[[], Awaitable[None]]) -> bool:
        try:
            await do()
        except (UnknownOutcome, DiscordRefused, RateLimited, ProcessLost, NotDrawn, StorageError) as error:
            log.warning("emojis_later", what=do.__name__, error=str(error))
            return False
        except Exception:
            log.exception("emojis_failed", what=do.__name__)
            return False
        return True

    async def _adopt(self) -> None:
        """Use the newest of each that Discord has."""
        newest = await self._newest(await self._calls.emojis())
        self._emojis.use({name: (newest[name].name, newest[name].id) for name in self._names if name in newest})

    async def _upload(self) -> None:
        """Upload what is missing, or looks different now. While Discord wants us to wait, another process may.

        Raises NotDrawn once the others are there.
        """
        drawn = await self._drawn()  # all now: what draws can rest afterwards
        at_level = log.info
        while (wait := await self._upload_some(drawn)) is not None:
            await self._safely(self._adopt)
            at_level("emojis_wait", seconds=wait)
            at_level = log.debug  # it may go on for an hour
            await self._time.sleep(wait)
        if missing := [name for name in self._names if name not in drawn]:
            raise NotDrawn(", ".join(missing))

    async def _drawn(self) -> dict[str, bytes]:
        """Those that can be drawn; each of the others is in the log."""
        drawn = dict[str, bytes]()
        for name in self._names:
            try:
                drawn[name] = await self._draw(name)
            except ProcessLost:
                raise
            except Exception:
                log.exception("emoji_not_drawn", name=name)
        return drawn

    async def _upload_some(self, drawn: Mapping[str, bytes]) -> float | None:
        """Upload a few, while no other process does: the seconds until the next ones. None: all are there."""
        async with self._alone():
            there = await self._calls.emojis()
            names, room, made = {emoji.name for emoji in there}, MOST - len(there), 0
            numbered = await self._numbered(drawn, names)
            for name, png in drawn.items():
                full = numbered[name]
                if full in names or full in self._refused:
                    continue
                if not room or made == TOGETHER:
                    break
                try:
                    uploaded = await self._upload_one(full, png)
                except RateLimited as later:
                    self._pace = min(2 * self._pace, PACE[1])
                    return max(later.seconds, self._pace)
                if uploaded:
                    made, room = made + 1, room - 1
                    await self._time.sleep(self._pace)
                else:
                    names = await self._who_has(full)
            else:
                return None
        if room:
            return self._pace
        log.warning("emojis_full", most=MOST)
        return None

    async def _numbered(self, drawn: Mapping[str, bytes], taken: Set[str]) -> dict[str, str]:
        """By what they show, the names of these pictures; one that is new gets the next number that isn't taken."""
        digests = {name: blake2b(png, digest_size=5).hexdigest() for name, png in drawn.items()}

        def numbered(kept: dict[str, Any]) -> dict[str, Any]:
            numbers = {name: dict(of) for name, of in kept.get(NUMBERS, {}).items()}
            for name, digest in digests.items():
                of = numbers.setdefault(name, {})
                later = count(max(of.values(), default=0) + 1)
                of[digest] = of.get(digest) or next(at for at in later if _called(name, at) not in taken)
            return {**kept, NUMBERS: numbers}

        kept = await self._servers.own()
        if numbered(kept) != kept:
            await self._servers.change_own(numbered)
            kept = await self._servers.own()
        return {name: _called(name, kept[NUMBERS][name][digest]) for name, digest in digests.items()}

    async def _who_has(self, name: str) -> set[str]:
        """The names that are there, after this one was refused: because another process is at it too, or for good."""
        names = {emoji.name for emoji in await self._calls.emojis()}
        if name not in names:
            log.error("emoji_refused", name=name)
            self._refused.add(name)
        return names

    async def _upload_one(self, name: str, png: bytes) -> bool:
        """False: Discord refuses it; perhaps because it is there already. Raises RateLimited."""
        for tried in range(TRIES):
            try:
                await self._calls.upload_emoji(name, png)
                return True
            except UnknownOutcome:
                continue  # if it has arrived, the name is taken
            except DiscordRefused as refused:
                if refused.code != Code.INVALID_FORM:
                    raise
                return bool(tried)
        raise UnknownOutcome(f"upload_emoji {name}")

    async def _delete_old(self) -> None:
        """Delete those whose successor came an hour ago."""
        there = await self._calls.emojis()
        shown, newest = await self._shown(there), await self._newest(there)
        for emoji in there:
            successor = newest.get(shown.get(emoji.name, ""))
            if successor is not None and successor.id != emoji.id:
                if self._now() - successor.created_at >= OLD_FOR:
                    log.info("emoji_deleted", name=emoji.name)
                    await self._calls.delete_emoji(emoji.id)

    async def _shown(self, there: Iterable[Emoji]) -> dict[str, str]:
        """Name → what it shows, of those that are ours."""
        numbers = (await self._servers.own()).get(NUMBERS, {})
        before = [found for emoji in there if (found := UNNUMBERED.fullmatch(emoji.name))]
        ours = {found[0]: found["name"] for found in before if found["name"] in self._names}
        return ours | {_called(name, at): name for name in self._names for at in numbers.get(name, {}).values()}

    async def _newest(self, there: Sequence[Emoji]) -> Mapping[str, Emoji]:
        """By what they show."""
        shown = await self._shown(there)
        return {shown[emoji.name]: emoji for emoji in sorted(there) if emoji.name in shown}


def _called(name: str, number: int) -> str:
    return name if number == 1 else f"{name}_{number}"

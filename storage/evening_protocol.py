"""The evening posts of servers, as they are kept: their rows, and what the tables know of keeping them."""

from dataclasses import dataclass
from typing import Protocol

from storage.rows import Shards


@dataclass(slots=True, frozen=True)
class EveningRow:
    """A server's evening post: where and when, and when it is due next."""

    guild_id: int
    channel_id: int
    hour: int  # of the day there
    zone: str  # as the time zone database names it
    days: str  # weekdays from Monday, 1: "12345"
    locale: str  # of whoever set it up, where the server has no language
    day: str  # the local date that is due next
    due_at: float | None  # unix seconds; None: off
    active_at: float  # when it was turned on, or its post was last pressed
    asleep_at: float | None = None  # None: awake
    problem: str = ""  # why it was turned off, until somebody has been told
    posted: int = 0  # since it was turned on; the first ones count
    refused: int = 0  # in a row


@dataclass(slots=True, frozen=True)
class PostRow:
    """The post of one evening. It is saved before it is sent."""

    guild_id: int
    day: str  # the server's local date
    channel_id: int
    at: float  # when it was due, unix seconds
    table_id: int | None = None  # that was opened from it
    revision: int = 1  # of what it should show
    shown: int = 0  # and of what it surely shows
    state: str = "absent"  # see `storage.rows.KeptPost`
    message_id: int | None = None


@dataclass(slots=True, frozen=True)
class EveningPerson:
    """What somebody wants of a server's evening post."""

    user_id: int
    name: str
    called: bool = False  # they are mentioned in it
    waits_at: float | None = None  # since when they wait for a table


class Evenings(Protocol):
    """What the tables know of it. What writes returns once it is on disk, or has changed nothing."""

    async def of(self, guild: int) -> EveningRow | None:
        """Where and when a server has its post; None: it never had one."""
        ...

    async def keep(self, row: EveningRow) -> None:
        """Keep this, whatever was kept before."""
        ...

    async def go_on(self, was: EveningRow, now: EveningRow, post: PostRow | None = None) -> None:
        """Put `now` in the place of `was`, and note the post that is sent next. Nobody waits for a table any more then.

        Raises `StaleEvening` where somebody else was first, or that evening had its post.
        """
        ...

    async def due(self, of: Shards | None) -> list[tuple[int, float]]:
        """The servers of some connections that have a post, each with when it is due."""
        ...

    async def problems(self, of: Shards | None) -> dict[int, str]:
        """Server → why its post was turned off, of those that nobody has been told of."""
        ...

    async def posts(self, guild: int) -> list[PostRow]:
        """What was posted on a server and not replaced, the newest first."""
        ...

    async def unsure(self, of: Shards | None) -> list[int]:
        """The servers whose newest post may not be there, or may show something else than it should."""
        ...

    async def sent(self, post: PostRow) -> None:
        """What is known of its message now is what stands in this row."""
        ...

    async def shows(self, post: PostRow) -> None:
        """The message surely shows the post as it is in this row."""
        ...

    async def change(self, guild: int, table: int | None = None) -> None:
        """What a server's posts should show has changed; `table`: the one that was opened from them now."""
        ...

    async def change_of(self, user: int) -> None:
        """The same of every post that may name somebody."""
        ...

    async def drop(self, post: PostRow) -> None:
        """The post is replaced, and gone."""
        ...

    async def people(self, guild: int) -> list[EveningPerson]:
        """Who wants something of a server's post, those who played last first."""
        ...

    async def waits(self, of: Shards | None) -> list[tuple[int, float]]:
        """The servers of some connections where somebody waits for a table, each with since when the first does."""
        ...

    async def keep_person(self, guild: int, person: EveningPerson) -> None:
        """Keep what somebody wants; nothing is kept of who wants nothing."""
        ...

    async def last_played(self, guild: int) -> float:
        """When a person last moved or finished a game on a server, unix seconds; 0: never."""
        ...

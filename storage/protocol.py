"""The interface of storage for the rest of the bot, in its words; `store.py` implements it on a database."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from storage.album_rows import MetRow, Sticker, Uncollected
from storage.day_rows import MonthRow, OwnDaily, TogetherRow
from storage.evening_protocol import Evenings
from storage.rows import (
    DailyRow,
    DailyTry,
    Forgetting,
    InvitationRow,
    Json,
    KeptPost,
    MoveRow,
    PlayedRow,
    RankedRow,
    RatingRow,
    ReviewRow,
    Shards,
    Status,
    TableChange,
    TableHead,
    TableRow,
)


class Storage(Protocol):
    """Tables with their logs and clocks, settings, and when the bot was last alive.

    What writes returns once it is on disk, or raises a `StorageError` and has changed nothing. What reads sees every
    write that has returned.
    """

    # ---- a table -----------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, daily: DailyTry | None = None) -> int:
        """Save a new table with its seats and clocks; sets and returns `row.id`. Raises `ChannelTaken`.

        `daily`: the try of its host that it is. Raises `TryTaken` where they had it before.
        """
        ...

    async def commit(self, change: TableChange) -> None:
        """Make a change, all of it or nothing. Raises `StaleMove` where the table isn't at the point it is made for."""
        ...

    async def load(self, table_id: int) -> TableRow:
        """A table as a whole, with seats and clocks. Raises `NoSuchTable`."""
        ...

    async def moves(self, table_id: int, since: int | None = None) -> list[MoveRow]:
        """The log from row `since` on (0: the opening), in order, with what was undone.

        None: all of it. That waits for other whole logs, so whoever wants the last few rows names one.
        """
        ...

    async def has_log(self, table_id: int) -> bool:
        """Whether the log of a table is still there; that of a finished one may have been pruned."""
        ...

    # ---- ratings ----------------------------------------------------------------------------------------------------

    async def ratings(self, game: str, user_ids: Iterable[int]) -> dict[int, RatingRow]:
        """The ratings these people have in a game."""
        ...

    async def played(self, user_id: int) -> list[PlayedRow]:
        """The finished games of a person, the first first."""
        ...

    async def ranking(self, game: str, guild_id: int | None, asker: int, sure: int) -> list[RankedRow]:
        """The ratings of a game, the best first; those of fewer than `sure` games after all others.

        With a server: everybody who has played a rated game there and doesn't hide. None: everybody who has chosen to
        be listed everywhere. `asker` is listed on a server even if they hide, because only they see it.
        """
        ...

    async def played_together(self, user_ids: Iterable[int], since: float) -> list[tuple[int, int]]:
        """The rated games of these people that ended at `since` (unix seconds) or later, as (table, user)."""
        ...

    async def last_ended(self) -> float:
        """When the last rated game ended, unix seconds; 0 where there is none."""
        ...

    # ---- daily tables -----------------------------------------------------------------------------------------------

    async def daily_seed(self, day: str, game: str, new: bytes) -> bytes:
        """The seed of a game's daily table: the saved one, or else `new`, which is saved then."""
        ...

    async def kept_daily_seed(self, day: str, game: str) -> bytes | None:
        """The same; None where none is kept."""
        ...

    async def daily_days(self, day: str, game: str) -> tuple[str | None, str | None]:
        """The days next to this one that have a seed: before it, after it."""
        ...

    async def daily_try(self, day: str, game: str, user_id: int) -> int | None:
        """The table that this person has begun that day; None: they haven't."""
        ...

    async def daily_tries(self, day: str, game: str | None, guild_id: int) -> int:
        """How many people have begun it on that server; None: the day's own game."""
        ...

    async def daily_results(self, day: str, game: str | None, guild_id: int, asker: int) -> list[DailyRow]:
        """The results of everybody who has begun it on that server and finished, in no order, except those who hide.

        `asker` is listed even if they hide, because only they see it; 0 is nobody. None: the day's own game.
        """
        ...

    async def daily_par(self, day: str, game: str) -> int | None:
        """What the best AI reaches on that shuffle; None: nobody knows yet."""
        ...

    async def keep_daily_par(self, day: str, game: str, par: int) -> None:
        """Save that, unless somebody was faster."""
        ...

    async def days_played(self, users: Iterable[int]) -> dict[int, list[str]]:
        """The days whose own game each of these people has begun and not left, once it is finished; in order."""
        ...

    async def played_days(self, guild_id: int, since: str, asker: int) -> dict[int, str]:
        """Who has such a day on that server, of `since` or later, by the name they had last; without those who hide."""
        ...

    async def own_dailies(self, user_id: int) -> list[OwnDaily]:
        """The days' own games that somebody has played to their end, the first day first."""
        ...

    async def together(self, guild_id: int, since: float, until: float) -> list[TogetherRow]:
        """Who has finished tables of several people on a server in that time, the first table first, its winner first.

        Without those who left, or hide.
        """
        ...

    async def month_games(self, guild_id: int, since: float, until: float, asker: int) -> list[MonthRow]:
        """What people have finished on a server from one moment to another (unix seconds), the first first.

        Without those who left, and those who hide but `asker`; AI and who is forgotten aren't there.
        """
        ...

    async def days_away(self, least: float) -> list[str]:
        """The days on which people couldn't see the bot for more than `least` seconds, in order."""
        ...

    # ---- evening posts -----------------------------------------------------------------------------------------------

    @property
    def evenings(self) -> Evenings:
        """The evening posts of servers."""
        ...

    # ---- invitations -------------------------------------------------------------------------------------------------

    async def have_played(self, user_id: int, other: int) -> bool:
        """These two have played a game together to its end."""
        ...

    async def invited(self, day: str, guild_id: int) -> set[int]:
        """Who was invited on a server that day."""
        ...

    async def invite(self, row: InvitationRow, most: int) -> None:
        """Note that somebody is invited. Raises `NotInvited` where they were that day, or the host has `most`."""
        ...

    # ---- reviews ----------------------------------------------------------------------------------------------------

    async def review(self, table_id: int, user_id: int) -> ReviewRow | None:
        """What has been worked out of a person's decisions in that game; None: nobody has asked."""
        ...

    async def begin_review(self, row: ReviewRow) -> None:
        """It is asked for; nothing changes where it was asked for before."""
        ...

    async def keep_review(self, row: ReviewRow) -> None:
        """What is known by now. Raises `ReviewGone` where the person has been forgotten meanwhile."""
        ...

    async def accuracies(self, user_id: int) -> list[tuple[float, float]]:
        """Of each complete one: when the game was over (unix seconds), the accuracy in percent; the oldest first."""
        ...

    async def open_reviews(self, of: Shards | None = None) -> list[tuple[int, int]]:
        """Table and user of those that aren't complete, the first asked for first."""
        ...

    # ---- albums -----------------------------------------------------------------------------------------------------

    async def stickers(self, user_id: int) -> list[Sticker]:
        """What is in somebody's album, the first first."""
        ...

    async def uncollected(self, user_id: int) -> list[Uncollected]:
        """The games that they finished and didn't leave, and of which that isn't known yet, the first first."""
        ...

    async def collect(self, user_id: int, table_id: int, found: Sequence[Sticker]) -> None:
        """This is what a game brought them; what they have stays as it is. Raises `CollectedBefore`."""
        ...

    async def met(self, user_id: int) -> list[MetRow]:
        """Whom they have finished games with, a row for each game and person, but those who hide."""
        ...

    # ---- all tables --------------------------------------------------------------------------------------------------

    async def load_live(self, of: Shards | None = None) -> list[TableHead]:
        """The heads of all tables that aren't over, or of those on servers of some connections, by id."""
        ...

    async def tables_of(self, user_id: int) -> list[TableHead]:
        """The tables that aren't over where this person has a seat, by id."""
        ...

    async def count_live(
        self, *, user: int | None = None, host: int | None = None, channel: int | None = None, guild: int | None = None
    ) -> int:
        """How many tables aren't over for which all that is given holds; a channel counts with its threads.

        Those in no channel don't count.
        """
        ...

    async def count_opened(self, user: int, since: float) -> int:
        """How many tables somebody has opened after `since` (unix seconds), over or not."""
        ...

    async def count_by_status(self) -> dict[Status, int]:
        """How many tables there are of each status but over."""
        ...

    # ---- the board in the channel ------------------------------------------------------------------------------------

    async def unsent(self, of: Shards | None = None) -> list[int]:
        """The tables whose board must be sent again, also those that are over, by id."""
        ...

    async def mark_sent(self, table_id: int, revision: int, posts: Sequence[KeptPost] | None = None) -> None:
        """The channel has the board of `revision`, and these posts (None: as before). Raises `NoSuchTable`."""
        ...

    # ---- time --------------------------------------------------------------------------------------------------------

    async def beat(self, at: float, connections: Sequence[int] = (0,), count: int = 1) -> None:
        """Note that the bot, or a process with these of `count` connections, was alive at this moment."""
        ...

    async def last_beat(self, connection: int = 0, count: int = 1) -> float | None:
        """When the process with that one of `count` connections was last known to be alive; None in a new database.

        Where there was another count since, what carried the same servers then.
        """
        ...

    async def give_back(
        self,
        seconds: float,
        at: float,
        near: float = 0.0,
        guilds: Sequence[int] | None = None,
        connections: Sequence[int] = (0,),
        count: int = 1,
        lost: int = 0,
    ) -> None:
        """Put off the clocks of all tables, or of those on these servers, and note that the bot is alive at `at`.

        People couldn't see it by the connection `lost`: of each day it is noted for how long.
        Boards of live tables with a clock that is then due at `near` (unix seconds) or earlier must be sent again.
        """
        ...

    # ---- settings ----------------------------------------------------------------------------------------------------

    async def guild_settings(self, guild_id: int) -> Json:
        """A server's settings; empty when it has none."""
        ...

    async def set_guild_settings(self, guild_id: int, settings: Json) -> None:
        """Replace a server's settings, whatever they are."""
        ...

    async def change_guild_settings(self, guild_id: int, change: Callable[[Json], Json]) -> None:
        """Replace a server's settings by what `change` makes of them; called again where somebody was faster."""
        ...

    async def user_settings(self, user_id: int) -> Json:
        """A person's settings; empty when there are none."""
        ...

    async def change_user_settings(self, user_id: int, change: Callable[[Json], Json]) -> None:
        """Replace a person's settings, in the same way."""
        ...

    async def has_finished(self, user_id: int, game: str, times: int = 1) -> bool:
        """This person has played so many games of this kind to their end."""
        ...

    async def export_user(self, user_id: int) -> Json:
        """Everything kept about a person, JSON-ready. Reads through all logs."""
        ...

    async def ask_to_forget(self, user_id: int, alias: int, shards: int) -> None:
        """Note that somebody is to be forgotten; the process of each of `shards` connections has to do its part."""
        ...

    async def forgetting(self) -> list[Forgetting]:
        """Who is to be forgotten, and which processes have yet to do their part; by person and connection."""
        ...

    async def let_go(self, user_id: int, shards: Sequence[int]) -> None:
        """Note that the processes of these connections have done their part of forgetting somebody."""
        ...

    async def notify_processes(self) -> None:
        """Notify all processes of the bot that there is something new in the database."""
        ...

    async def forget_log(self, user_id: int, alias: int) -> None:
        """Put `alias`, a pseudonym, in this person's place in the logs. Reads through all logs."""
        ...

    async def forget_user(self, user_id: int, alias: int) -> None:
        """Remove a person's settings and news; everywhere but in the logs `alias` stands for them, without a name.

        Live seats are the caller's to hand over first.
        """
        ...

    async def check_files(self) -> None:
        """Raise `DatabaseLost` where what is saved couldn't be found again: the file was deleted or replaced."""
        ...

    async def copy_beside(self, name: str) -> Path | None:
        """Copy a database file as it is into its own folder, as `<file>.<name>`; where the copy is, None: no file."""
        ...

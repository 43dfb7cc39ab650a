"""The hall: all tables, and everything that people do at them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games import GAMES
from games.kernel.game import Action, Event, Game
from storage.rows import MoveRow
from storage.store import TableStore

from .clock import Clock, SystemClock
from .house import House, Limits, Pace, Standing
from .replies import Hand, Listener, Person, Refused, Reply
from .table import Place, Table


def _new_seed() -> bytes:
    return secrets.token_bytes(32)


class Hall:
    """All tables of the bot. Everything a person may wish returns a `Reply`, and is on disk when it says `Done`.

    `listener` is told of every commit; set it before `begin`. The hall begins away: clocks and AI stand still until
    `back` says that people can see us.
    """

    def __init__(
        self,
        store: TableStore,
        *,
        games: Mapping[str, type[Game]] = GAMES,
        clock: Clock | None = None,
        listener: Listener | None = None,
        limits: Limits | None = None,
        pace: Pace | None = None,
        seeds: Callable[[], bytes] = _new_seed,
    ) -> None:
        self.clock: Clock = clock or SystemClock()
        self.listener = listener
        raise NotImplementedError

    # ---- the hall's own life -----------------------------------------------------------------------------------------

    async def begin(self) -> list[int]:
        """Load the heads of all tables that aren't over. Returns the tables whose board must be sent again."""
        raise NotImplementedError

    async def back(self) -> None:
        """The gateway is there (READY or RESUMED): give the downtime back to all clocks, and let them run."""
        raise NotImplementedError

    def away(self) -> None:
        """The gateway is gone: clocks, AI and heartbeat stand still until `back`."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish what is under way, note the moment, stop. The store is the caller's to close."""
        raise NotImplementedError

    # ---- looking -----------------------------------------------------------------------------------------------------

    async def table(self, table_id: int) -> Table:
        """A table with all its state, also one that is over. Raises NoTableError."""
        raise NotImplementedError

    def at(self, channel_id: int) -> int | None:
        """The id of the table in this channel or thread that isn't over."""
        raise NotImplementedError

    async def tables_of(self, user_id: int) -> list[int]:
        """The ids of the tables that aren't over where this person sits."""
        raise NotImplementedError

    async def hand(self, table_id: int, user_id: int) -> Hand | Refused:
        """What this person may see now, with the questions put to them. Refuses outsiders and lobbies."""
        raise NotImplementedError

    async def watch(self, table_id: int) -> Hand | Refused:
        """What anybody may see now (seat None). Refuses lobbies."""
        raise NotImplementedError

    async def log(
        self, table_id: int, user_id: int | None = None, since: int = 0
    ) -> list[tuple[MoveRow, tuple[Event, ...]]]:
        """The moves from row `since` on, each with the events this person may know (None: a spectator).

        Raises NoTableError. A row's question and action are private unless an event says them.
        """
        raise NotImplementedError

    # ---- the lobby ---------------------------------------------------------------------------------------------------

    async def open(
        self,
        place: Place,
        host: Person,
        game: str,
        options: Mapping[str, Any] | None = None,
        house: House | None = None,
        ai: Sequence[str] = (),
    ) -> Reply:
        """Open a lobby, its host in seat 0 and AI of these levels beside; it expires after a day.

        Refuses: UnknownGameError, UnknownLevelError, BadOptionError, ChannelTakenError, TooManyTablesError, FullError.
        """
        raise NotImplementedError

    async def join(self, table_id: int, person: Person) -> Reply:
        """Sit down. Refuses: NotLobbyError, AlreadySeatedError, FullError, TooManyTablesError."""
        raise NotImplementedError

    async def leave(self, table_id: int, user_id: int) -> Reply:
        """Give up the seat. In a lobby a host passes on to the next person, and a lobby without people closes; in a
        running game an AI takes the seat, and a game without people ends. Refuses: OutsiderError, NotLiveError."""
        raise NotImplementedError

    async def add_ai(self, table_id: int, user_id: int, level: str) -> Reply:
        """Seat an AI; anyone seated may. Refuses: OutsiderError, UnknownLevelError, FullError, NotLobbyError."""
        raise NotImplementedError

    async def remove(self, table_id: int, user_id: int, seat: int) -> Reply:
        """Empty a seat (AI, or another person): host only. Refuses: NotHostError, NoSuchSeatError, NotYourselfError."""
        raise NotImplementedError

    async def set_options(
        self, table_id: int, user_id: int, options: Mapping[str, Any] | None = None, house: House | None = None
    ) -> Reply:
        """Replace the game's options, the house rules, or both: host only. Refuses: NotHostError, BadOptionError."""
        raise NotImplementedError

    async def start(self, table_id: int, user_id: int) -> Reply:
        """Start the game with the seats that are filled: host only. Refuses: NotHostError, TooFewSeatsError."""
        raise NotImplementedError

    # ---- the game ----------------------------------------------------------------------------------------------------

    async def press(
        self,
        table_id: int,
        user_id: int,
        question: int,
        actions: Sequence[Action],
        *,
        too_late: Callable[[], bool] | None = None,
    ) -> Reply:
        """Answer `question` with `actions[0]`, and what that seat is asked next with the others, all or nothing.

        `too_late` is asked once the lock is ours: True drops the press (LateError). `Stale` carries the fresh hand.
        """
        raise NotImplementedError

    async def set_standing(self, table_id: int, user_id: int, standing: Standing) -> Reply:
        """Set the seat's standing answer in reaction windows, from now on."""
        raise NotImplementedError

    async def im_back(self, table_id: int, user_id: int) -> Reply:
        """Take the seat back from the AI that plays for it."""
        raise NotImplementedError

    async def end(self, table_id: int, user_id: int) -> Reply:
        """A lobby: its host closes it. A game: agree to end it; it ends once all people who aren't away agree."""
        raise NotImplementedError

    async def reset(self, table_id: int) -> Reply:
        """End a table at once, whatever its state (an admin's last resort)."""
        raise NotImplementedError

    async def rematch(self, table_id: int, person: Person) -> Reply:
        """After the end: open a lobby with the same rules, AI and place, or join the one that is there."""
        raise NotImplementedError

    # ---- the outbox --------------------------------------------------------------------------------------------------

    async def sent(self, table_id: int, revision: int, message_id: int | None) -> None:
        """The board of `revision` is in the channel as `message_id` (None: it is nowhere)."""
        raise NotImplementedError

    async def unsent(self, table_id: int) -> None:
        """The board must be sent again though nothing changed."""
        raise NotImplementedError

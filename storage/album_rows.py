"""What is kept of albums, and of whom somebody has played with, as plain rows."""

from typing import NamedTuple


class Sticker(NamedTuple):
    """Something in somebody's album."""

    user_id: int
    game: str
    sticker: str
    """As the game names it (`games.kernel.album`)."""
    table_id: int
    """Whose game brought it first."""
    at: float
    """When that ended, unix seconds."""
    hidden: bool = False
    """It was played in no channel: a daily table."""


class Uncollected(NamedTuple):
    """A finished game of which it isn't known yet what it brought somebody."""

    table_id: int
    seat: int
    ended_at: float


class MetRow(NamedTuple):
    """Somebody whom one has played with, in one finished game."""

    table_id: int
    user_id: int
    name: str
    place: int

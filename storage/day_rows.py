"""What people have finished, as days and months count it."""

from typing import NamedTuple


class OwnDaily(NamedTuple):
    """A day's own game that somebody has played to its end."""

    day: str
    guild_id: int
    points: int
    par: int | None  # None: nobody knows


class TogetherRow(NamedTuple):
    """Somebody at a finished table of several people."""

    table_id: int
    game: str
    ended_at: float  # unix seconds
    user_id: int
    name: str
    place: int  # 1 is first; ties share
    points: int


class MonthRow(NamedTuple):
    """A game that somebody on a server has finished, as its month counts it."""

    user_id: int
    name: str
    ended_at: float  # unix seconds
    people: int  # at that table, by its results
    own_game: bool  # it was the day's own game
    beaten: bool  # with par or more

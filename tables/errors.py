"""Why a request was refused. Each error has a `key` for the locale texts and `facts` to put in; no sentence is here.

A refusal changes nothing, in memory or on disk.
"""

from __future__ import annotations

import re
from typing import ClassVar

from storage.errors import (
    StorageError as StorageError,
)
from storage.errors import (
    TooBusy as TooBusy,
)  # nothing can be read just now: who asks knows storage by the tables alone

FactValue = str | int | tuple[str, ...]


class TableError(Exception):
    """Something was refused. `key` names the text, `facts` say what was wrong and what is allowed.

    The key of `NoTableError` is "no-table", unless a class says another.
    """

    key: ClassVar[str] = "refused"

    def __init_subclass__(cls) -> None:
        if "key" not in vars(cls):
            cls.key = re.sub(r"\B(?=[A-Z])", "-", cls.__name__.removesuffix("Error")).lower()

    def __init__(self, **facts: FactValue) -> None:
        self.facts = facts
        super().__init__(f"{self.key}: " + ", ".join(f"{name}={value!r}" for name, value in facts.items()))


class NoTableError(TableError):
    """There is no table of that id, or none in that channel. Facts: table, or channel."""


class OutsiderError(TableError):
    """The person has no seat at this table. Facts: table, host (the user to ask), status."""


class GameGoneError(TableError):
    """The table's game isn't installed here any more; the table stays saved. Facts: game (its key), table."""


class NotHostError(TableError):
    """Only the host may do that. Facts: host (user id)."""


class NotYourselfError(TableError):
    """A person leaves by leaving; the host removes others. Facts: seat."""

    key = "remove-yourself"


class NotLobbyError(TableError):
    """That can only be done before the game starts. Facts: status."""


class NotLiveError(TableError):
    """The game isn't under way. Facts: status (lobby, paused or over)."""


class NotOverError(TableError):
    """That can only be done once the game has ended. Facts: status."""


class LogPrunedError(TableError):
    """The moves of a finished game were deleted, as whoever runs the bot wants it."""


class ChannelTakenError(TableError):
    """The channel or thread has a table already. Facts: table."""


class TooManyTablesError(TableError):
    """A limit is reached. Facts: whose (host, hour, seats, channel or guild), limit."""


class FullError(TableError):
    """All seats are filled. Facts: seats."""


class AlreadySeatedError(TableError):
    """The person sits at this table already. Facts: seat."""


class RemovedError(TableError):
    """The host has removed the person from this lobby. Facts: game."""


class OfferLapsedError(TableError):
    """The seat has been offered to somebody else since. No facts."""


class InviteError(TableError):
    """Nobody can be called to the lobby: the server wants no pings."""


class TooFewSeatsError(TableError):
    """Not enough seats are filled to start. Facts: needed, filled."""


class NoSuchSeatError(TableError):
    """No such seat, or nobody in it. Facts: seat."""


class UnknownGameError(TableError):
    """No game has that key. Facts: game, allowed."""


class UnknownLevelError(TableError):
    """The game's AI has no such level. Facts: level, allowed."""


class BadOptionError(TableError):
    """A house rule that doesn't exist, or a value it can't take. Facts: option (*together*: some exclude each other,
    and the fact rules says which), problem (pydantic's type of error), game."""


class SlowTurnError(TableError):
    """A turn is too short for a slow clock. Facts: hours, the least that it must have."""


class NotPausedError(TableError):
    """The table isn't paused. Facts: status."""


class WaitedError(TableError):
    """The seat has asked for more time in this window already; once is all."""


class VoteGoneError(TableError):
    """Nobody wishes to pause or to end the game (any more)."""


class UndoError(TableError):
    """The last own action can't be taken back; each reason is a class below."""


class UndoNothingError(UndoError):
    """The seat has done nothing that could be taken back."""


class UndoDraftError(UndoError):
    """The person is in the midst of something, and can go back on it word by word."""


class UndoRevealedError(UndoError):
    """Since then something was rolled, drawn or looked at."""


class UndoWindowError(UndoError):
    """A reaction window is open: whether it can be done would tell who has answered."""


class UndoOvertakenError(UndoError):
    """Somebody acted while the log was being replayed to find the position to go back to."""


class UndoGoneError(UndoError):
    """Nobody else asks to take something back (any more)."""


class UndoLostError(UndoError):
    """The game can't be played again from its log: it began under other rules."""


class HiddenError(TableError):
    """The person hides their profile. Facts: user."""


class LessonError(TableError):
    """A tutorial goes another way here."""


class LateError(TableError):
    """The press came too late to be answered; it was not applied, and nobody can be told."""


class NotSavedError(TableError):
    """The change could not be saved, so it didn't happen. Facts: table."""


class FaultError(TableError):
    """A fault of ours; it is in the log. Nothing happened. Facts: table."""


class TriedError(TableError):
    """The person has begun this daily table before; they go on with it. Facts: day."""


class NotTodayError(TableError):
    """Only today's daily table can be begun. Facts: day, today."""


class DailyError(TableError):
    """A daily table doesn't have that. Facts: what (undo, hint, rematch, substitute: never; sealed: not before its day
    is over; elsewhere: only on the server where it was begun), until (unix seconds)."""


class EveningError(TableError):
    """The evening's post can't be set so. Facts: what (hour, zone, missing: no zone was ever said, weekdays), given;
    of a zone also near: what may be meant."""


class NoReviewError(TableError):
    """There is no review of this game for this person. Facts: why (outsider, outlook: the game doesn't say how
    likely somebody is to win, older, nochoice: they never had one, waits: of another game), table."""


class NoHintsError(TableError):
    """Nobody may ask an AI what it would do in this game."""

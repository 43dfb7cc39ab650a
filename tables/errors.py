"""Why a request was refused. Each error has a `key` for the locale texts and `facts` to put in; no sentence is here.

A refusal changes nothing, in memory or on disk.
"""

from __future__ import annotations

from typing import ClassVar

FactValue = str | int | tuple[str, ...]


class TableError(Exception):
    """Something was refused. `key` names the text, `facts` say what was wrong and what is allowed."""

    key: ClassVar[str] = "refused"

    def __init__(self, **facts: FactValue) -> None:
        self.facts = facts
        super().__init__(f"{self.key}: " + ", ".join(f"{name}={value!r}" for name, value in facts.items()))


class NoTableError(TableError):
    """There is no table of that id, or none in that channel. Facts: table, or channel."""

    key = "no-table"


class OutsiderError(TableError):
    """The person has no seat at this table. Facts: table, host (the user to ask), status."""

    key = "outsider"


class GameGoneError(TableError):
    """The table's game isn't installed here any more; the table stays saved. Facts: game (its key), table."""

    key = "game-gone"


class NotHostError(TableError):
    """Only the host may do that. Facts: host (user id)."""

    key = "not-host"


class NotYourselfError(TableError):
    """A person leaves by leaving; the host removes others. Facts: seat."""

    key = "remove-yourself"


class NotLobbyError(TableError):
    """That can only be done before the game starts. Facts: status."""

    key = "not-lobby"


class NotLiveError(TableError):
    """The game isn't under way. Facts: status (lobby, paused or over)."""

    key = "not-live"


class NotOverError(TableError):
    """That can only be done once the game has ended. Facts: status."""

    key = "not-over"


class LogPrunedError(TableError):
    """The moves of a finished game were deleted, as whoever runs the bot wants it."""

    key = "log-pruned"


class ChannelTakenError(TableError):
    """The channel or thread has a table already. Facts: table."""

    key = "channel-taken"


class TooManyTablesError(TableError):
    """A limit is reached. Facts: whose (host, hour, seats, channel or guild), limit."""

    key = "too-many-tables"


class FullError(TableError):
    """All seats are filled. Facts: seats."""

    key = "full"


class AlreadySeatedError(TableError):
    """The person sits at this table already. Facts: seat."""

    key = "already-seated"


class RemovedError(TableError):
    """The host has removed the person from this lobby. Facts: game."""

    key = "removed"


class OfferLapsedError(TableError):
    """The seat has been offered to somebody else since. No facts."""

    key = "offer-lapsed"


class InviteError(TableError):
    """These people can't be invited to the lobby. Facts: why (quiet: the server wants no pings, again: it was done,
    bot, yourself, seated, removed: by the host, from this lobby)."""

    key = "invite"


class TooFewSeatsError(TableError):
    """Not enough seats are filled to start. Facts: needed, filled."""

    key = "too-few-seats"


class NoSuchSeatError(TableError):
    """No such seat, or nobody in it. Facts: seat."""

    key = "no-such-seat"


class UnknownGameError(TableError):
    """No game has that key. Facts: game, allowed."""

    key = "unknown-game"


class UnknownLevelError(TableError):
    """The game's AI has no such level. Facts: level, allowed."""

    key = "unknown-level"


class BadOptionError(TableError):
    """A house rule that doesn't exist, or a value it can't take. Facts: option (*together*: some exclude each other,
    and the fact rules says which), problem (pydantic's type of error), game."""

    key = "bad-option"


class SlowTurnError(TableError):
    """A turn is too short for a slow clock. Facts: hours, the least that it must have."""

    key = "slow-turn"


class NotPausedError(TableError):
    """The table isn't paused. Facts: status."""

    key = "not-paused"


class WaitedError(TableError):
    """The seat has asked for more time in this window already; once is all."""

    key = "waited"


class VoteGoneError(TableError):
    """Nobody wishes to pause or to end the game (any more)."""

    key = "vote-gone"


class UndoError(TableError):
    """The last own action can't be taken back; each reason is a class below."""

    key = "undo"


class UndoNothingError(UndoError):
    """The seat has done nothing that could be taken back."""

    key = "undo-nothing"


class UndoRevealedError(UndoError):
    """Since then something was rolled, drawn or looked at."""

    key = "undo-revealed"


class UndoWindowError(UndoError):
    """A reaction window is open: whether it can be done would tell who has answered."""

    key = "undo-window"


class UndoOvertakenError(UndoError):
    """Somebody acted while the log was being replayed to find the position to go back to."""

    key = "undo-overtaken"


class UndoGoneError(UndoError):
    """Nobody else asks to take something back (any more)."""

    key = "undo-gone"


class UndoLostError(UndoError):
    """The game can't be played again from its log: it began under other rules."""

    key = "undo-lost"


class HiddenError(TableError):
    """The person hides their profile. Facts: user."""

    key = "hidden"


class LateError(TableError):
    """The press came too late to be answered; it was not applied, and nobody can be told."""

    key = "late"


class NotSavedError(TableError):
    """The change could not be saved, so it didn't happen. Facts: table."""

    key = "not-saved"


class FaultError(TableError):
    """A fault of ours; it is in the log. Nothing happened. Facts: table."""

    key = "fault"


class TriedError(TableError):
    """The person has begun this daily table before; they go on with it. Facts: day."""

    key = "tried"


class NotTodayError(TableError):
    """Only today's daily table can be begun. Facts: day, today."""

    key = "not-today"


class DailyError(TableError):
    """A daily table doesn't have that. Facts: what (undo, hint, rematch, substitute: never; sealed: not before its day
    is over; elsewhere: only on the server where it was begun), until (unix seconds)."""

    key = "daily"


class EveningError(TableError):
    """The evening's post can't be set so. Facts: what (hour, zone, missing: no zone was ever said, weekdays), given."""

    key = "evening"


class NoReviewError(TableError):
    """There is no review of this game for this person. Facts: why (outsider, outlook: the game doesn't say how
    likely somebody is to win, older, nochoice: they never had one, waits: of another game), table."""

    key = "no-review"


class NoHintsError(TableError):
    """Nobody may ask an AI what it would do in this game."""

    key = "no-hints"

"""A post: one message of ours in a channel. Whether it is there is one value, and each event has one consequence.

A post is sent once, whatever happens: that it is tried is saved first, then it is sent, then what came of it is saved.
Where no answer came, it is sent again with the same nonce as long as Discord certainly knows that. After a kill, or
later, only the channel's history tells; where that may not be read it counts as gone: a post that must not be repeated
is left at that, one that must be there (a board) is sent anew.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Literal, NamedTuple

from tables.table import KeptPost

NONCE_KEPT = 60.0
"""Seconds for which Discord certainly knows a nonce ("the past few minutes", it says)."""

State = Literal["absent", "trying", "unsure", "there", "gone"]


class Try(NamedTuple):
    """It is about to be sent."""

    nonce: str
    since: float
    """Seconds by the event loop's clock."""


class Sent(NamedTuple):
    """Discord has taken it."""

    message: int


class Found(NamedTuple):
    """It is in the channel."""

    message: int


class Event(Enum):
    """What can happen besides."""

    REFUSED = auto()
    """Discord refuses the call."""
    SILENCE = auto()
    """No answer came."""
    SLOWED = auto()
    """Discord takes no such call until some moment."""
    NOT_FOUND = auto()
    """The channel's history doesn't have it."""
    UNREADABLE = auto()
    """The channel's history can't be read."""
    DELETED = auto()
    """Somebody has deleted it."""
    KILLED = auto()
    """We were stopped."""
    GIVEN_UP = auto()
    """It is not to be sent any more."""


What = Try | Sent | Found | Event


@dataclass(frozen=True, slots=True)
class Presence:
    """What we know of a message of ours."""

    state: State = "absent"
    message: int | None = None
    """Its id. While another is tried in its place: the id of the one that is there still."""
    nonce: str = ""
    since: float = 0.0
    """When it was first tried, in seconds by the event loop's clock."""

    @property
    def is_open(self) -> bool:
        """Return whether nobody knows yet that it is there, or that it will never be."""
        return self.state in ("absent", "trying", "unsure")

    @property
    def may_be_there(self) -> bool:
        """Return whether it was tried and nobody knows what came of it."""
        return self.state in ("trying", "unsure")

    def is_lost(self, now: float) -> bool:
        """Return whether only the channel's history tells; `now`: seconds by the event loop's clock."""
        return self.may_be_there and (not self.nonce or now - self.since > NONCE_KEPT)


ABSENT, UNSURE, GONE = Presence(), Presence("unsure"), Presence("gone")

_NEXT: dict[State, dict[Event, Literal["before", "unsure", "gone", "left"]]] = {
    "absent": {Event.GIVEN_UP: "gone"},
    "trying": {
        Event.REFUSED: "before",
        Event.SLOWED: "before",
        Event.NOT_FOUND: "before",
        Event.SILENCE: "unsure",
        Event.KILLED: "unsure",
        Event.UNREADABLE: "left",
        Event.GIVEN_UP: "left",
    },
    "unsure": {Event.NOT_FOUND: "before", Event.UNREADABLE: "left", Event.GIVEN_UP: "left"},
    "there": {Event.DELETED: "gone"},
    "gone": {},
}
"""State → event → what follows; where nothing stands here it stays as it is.

`before`: as before it was tried: the one in whose place it was tried is there, or none is. `left`: the same, but
where none is, it is not to be tried again. In doubt an event of a later try changes nothing: the first may be there.
"""


def after(presence: Presence, what: What) -> Presence:
    """Return what is known of a message once this has happened."""
    match what:
        case Sent(message) | Found(message):
            return Presence("there", message)
        case Try(nonce, since):
            return presence if presence.may_be_there else Presence("trying", presence.message, nonce, since)
        case Event():
            pass
    if presence.may_be_there and what is Event.DELETED:
        return replace(presence, message=None)
    if presence.may_be_there and what is Event.KILLED:
        return replace(presence, state="unsure", nonce="", since=0.0)
    match _NEXT[presence.state].get(what):
        case None:
            return presence
        case "unsure":
            return replace(presence, state="unsure")
        case "before" if presence.message is None:
            return ABSENT
        case "before" | "left" if presence.message is not None:
            return Presence("there", presence.message)
        case _:
            return GONE


class Post:
    """A message of ours in a channel. Its kind and number tell it from the others of its table or server."""

    def __init__(self, kind: str, number: int = 0, presence: Presence = ABSENT) -> None:
        self.kind, self.number, self.presence = kind, number, presence

    def note(self, what: What) -> None:
        """Something has happened to it."""
        self.presence = after(self.presence, what)

    @property
    def message(self) -> int | None:
        """The message that is there; None: none is, as far as we know."""
        return self.presence.message

    @property
    def about(self) -> str:
        """Return what else the next run must know of it."""
        return ""

    @property
    def kept(self) -> KeptPost:
        """As it is saved."""
        return KeptPost(self.kind, self.number, self.presence.state, self.presence.message, self.about)


def presence_of(row: KeptPost) -> Presence:
    """Return what is known of a message that an earlier run has saved: after a kill what was tried may be there."""
    state: State = row.state  # pyright: ignore[reportAssignmentType]
    return after(Presence(state, row.message), Event.KILLED)

"""The values that a game hands out and takes: actions, questions, events, the outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, cast

Action = tuple[Any, ...]
"""A word and integers or strings, ``("potion", 17)``: survives JSON, spelled in ≤ 60 characters by `codec.short`."""
Actions = tuple[Action, ...]
"""Several: the options of a question, or the words of a draft in the order in which they are said."""

Seat = int
"""A zone or a field of a view that is the number of a seat, −1 for nobody: screens show a name for it."""

Silence = Literal["miss", "pass", "wait", "rolls"]
"""What not answering a question means. It follows from public facts alone, never from what a seat holds.

``miss``: an answer is owed; a run-out clock plays the default, and the seat has missed its turn. ``pass``: not to
answer is an answer, as in a reaction window; a run-out clock plays the default, and nobody has missed anything.
``wait``: trading; doing nothing now is fine, and an AI may let the question stand. ``rolls``: a throw with one answer,
which falls by itself once its clock runs out (`frames.Roll`): nobody misses anything, and nobody thinks about it.
"""


STEP = 1_000_001
"""More than the questions of any game: the number of a further step of a private draft is that of the question it began
with and a multiple of this. Other seats see the number it began with (`public_number`). It has no small divisor, so
that the numbers of the steps differ by any small modulus too.
"""


def public_number(number: int) -> int:
    """The part of a question's number that everybody may know."""
    return number % STEP


class Decision(NamedTuple):
    """One question put to one seat."""

    id: int
    """Number of the question; seats asked together share it. Open until that seat answers or the frame goes.

    A step of a private draft has a number of its own, which only its seat sees: see `STEP`.
    """
    seat: int
    kind: str
    options: tuple[Action, ...]
    """1–25, unique, in a stated order. In another seat's view of a question that is not public: ()."""
    default: Action
    """Always legal; what a run-out clock plays."""
    public: bool
    """The options follow from public facts: they may be shown on the table and in others' views."""
    clocks: tuple[tuple[str, int], ...]
    """Names of `Game.CLOCKS`, each with a running number."""
    silence: Silence = "miss"
    """What not answering means."""

    @property
    def may_wait(self) -> bool:
        """Trading: doing nothing now is fine, and an AI may answer None."""
        return self.silence == "wait"

    @property
    def is_roll(self) -> bool:
        """A throw of the dice, or what falls in its place: there is nothing to decide."""
        return self.silence == "rolls"

    @property
    def is_idle(self) -> bool:
        """A private question whose seat holds nothing to answer it with: the default is all that is left.

        Its own seat's secret: false of the same question in another seat's view. Never true in trading, where doing
        nothing is fine anyway.
        """
        return not self.public and self.silence != "wait" and self.options == (self.default,)


a_decision = cast(Callable[[type[Decision], tuple[Any, ...]], Decision], tuple.__new__)  # pyright: ignore
"""Makes a Decision of a whole tuple, at half the price of a call."""


class Event(NamedTuple):
    """What happened. Private detail is an event of its own."""

    kind: str
    data: tuple[Any, ...]
    audience: tuple[int, ...] | None = None
    """The seats that learn of it; None: everybody, spectators too."""


an_event = cast(Callable[[type[Event], tuple[Any, ...]], Event], tuple.__new__)  # pyright: ignore
"""Makes an Event of a whole tuple, at half the price of a call."""


class Outcome(NamedTuple):
    """How a game ended."""

    places: tuple[int, ...]
    """Per seat, 1 = first; ties share."""
    winners: tuple[int, ...]
    """May be empty: nobody won."""
    points: tuple[int, ...]
    reason: str

"""What a player may do wrong. A refused action changes nothing."""

from __future__ import annotations

from typing import Any


class IllegalAction(ValueError):
    """`seat` can't take `action`; `options` is what the seat may do instead."""

    def __init__(
        self, seat: int, action: tuple[Any, ...], options: tuple[tuple[Any, ...], ...] = (), why: str = ""
    ) -> None:
        self.seat, self.action, self.options = seat, action, options
        self.why = why or "is not among its options"
        super().__init__(seat, action, options, why)

    def __str__(self) -> str:
        allowed = ", ".join(map(str, self.options)) or "nothing"
        return f"seat {self.seat}: {self.action} {self.why}; allowed: {allowed}"


class EndlessRules(RuntimeError):
    """A game goes on and on without a question: a fault of its rules. Names the rule on top and where it stands."""


class NobodyAsked(RuntimeError):
    """A game asks nobody and isn't over: a fault of its rules."""


class NoSeat(IllegalAction):
    """What was given as the seat is no whole number: `True`, say, which Python takes for 1."""


class NotYourDecision(IllegalAction):
    """The seat is asked nothing at the moment."""


class StaleDecision(IllegalAction):
    """The question that was answered is not open any more, or not this seat's."""


class GameOver(IllegalAction):
    """The game has ended."""

"""How long things take that no lobby chooses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds that no lobby chooses, the same for all tables."""

    answer: tuple[float, float] = (1.0, 1.5)
    """An automatic answer (AI, standing answer) comes after a delay in this span, whatever the seat holds."""
    more_time: tuple[float, float] = (30.0, 6 * 3600.0)
    """By so much whoever waits in a reaction window keeps it open for longer: live, slow."""
    haggling: float = 4.0
    """In trading an automatic answer takes so many times as long: people who read and think shall keep up."""
    dealing: float = 1.0
    """Between two dealings of a person in live trading, and between any two answers of an AI in trading."""
    lobby: float = 86400.0
    """After so long a lobby that didn't start closes."""
    remind_from: float = 60.0
    """A clock of at least this long reminds at half time."""
    heartbeat: float = 10.0
    novice_turns: int = 3
    """For so many turns whoever plays for the first time has twice the time; everybody has one turn a round."""
    misses: int = 2
    """Clocks run out in a row before an AI takes the seat."""
    abandoned: float = 7 * 86400.0
    """A game that no person has moved in for this long ends."""
    paused: float = 30 * 86400.0
    """A table that has been paused for this long ends."""
    second_thoughts: float = 600.0
    """For so long whoever has left a game may have the seat back, if nobody has moved in it."""
    retry: tuple[float, float] = (1.0, 60.0)
    """What failed at its time is tried again after the first, doubling up to the second."""

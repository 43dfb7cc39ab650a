"""Delays and time limits that no lobby chooses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds that no lobby chooses, the same for all tables."""

    answer: tuple[float, float] = (1.0, 1.5)
    """An automatic answer (AI, standing answer) comes after a delay in this span, whatever the seat holds."""
    throw: float = 2.5
    """A throw of an AI, or for somebody who is away, stands for this long where it concerns a person."""
    here: tuple[float, float] = (20.0, 90.0)
    """Whoever has pressed something at a table is there for this long, and isn't called: live, slow."""
    more_time: tuple[float, float] = (30.0, 6 * 3600.0)
    """How much longer **Wait** keeps a reaction window open: live, slow."""
    haggling: float = 4.0
    """Factor by which automatic answers are slower in trading, so that people who read and think keep up."""
    dealing: float = 1.0
    """Between two dealings of a person in live trading, and between any two answers of an AI in trading."""
    lobby: float = 86400.0
    """A lobby that hasn't started closes after this long."""
    host: float = 600.0
    """Whose host presses nothing for this long, whoever has a seat in it may start, change or close."""
    remind_from: float = 60.0
    """A clock of at least this long reminds at half time."""
    heartbeat: float = 10.0
    novice_turns: int = 3
    """For how many rounds a person who plays for the first time has twice the time."""
    misses: int = 2
    """Clocks run out in a row before an AI takes the seat."""
    abandoned: float = 7 * 86400.0
    """A game that no person has moved in for this long ends."""
    paused: float = 30 * 86400.0
    """A table that has been paused for this long ends."""
    second_thoughts: float = 600.0
    """How long a person who has left a game may take the seat back, if nobody has moved in it."""
    retry: tuple[float, float] = (1.0, 60.0)
    """Pause before a failed wake-up is tried again: the first, doubling up to the second."""

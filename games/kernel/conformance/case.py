"""What a game hands to the suite, and how the suite says that a game broke its word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Event, Game

Player = Callable[[Any, Decision, Chance], Action | None]
"""Chooses for a seat with the whole game in sight: it drives the suite, it is no bot. None: let a default be played."""
Place = tuple[list[Any], int] | tuple[list[Any], int, int]
"""A list that is a zone of the state or of a frame, an index in it, and which part where a tuple lies there."""


class Nonconformance(AssertionError):
    """A game does not keep what the kernel promises of every game."""


def nothing(game: Any, question: Decision, action: Action, events: list[Event]) -> Iterable[str]:
    """No effects beside words, kinds and frames."""
    return ()


def no_secrets(game: Any, seat: int | None) -> Iterable[Place]:
    """Nothing is hidden."""
    return ()


def nothing_counted(game: Any) -> Counter[Any]:
    """There is no box."""
    return Counter()


def plainly(value: Any) -> str:
    """A value of an action, an event or a view as a playthrough prints it."""
    if isinstance(value, list | tuple):
        return "(" + " ".join(plainly(part) for part in value) + ")"  # pyright: ignore[reportUnknownVariableType]
    return str(value)


@dataclass(frozen=True, kw_only=True)
class GameCase:
    """A game with one set of options, and what its tests know of it from outside its code."""

    game: type[Game]
    name: str = "default"
    """Of the option set; unique for the game."""
    options: BaseModel | None = None
    seats: tuple[int, ...] = ()
    """Seat counts to play with; empty: all of the game's."""
    bound: int
    """No game takes more moves."""

    box: Mapping[int, Counter[Any]] = field(default_factory=dict[int, "Counter[Any]"])
    """Seat count → what lies in the box, written by hand from the rulebook, not from the game's tables. Empty: nothing
    that could be lost or doubled (points alone, say)."""
    census: Callable[[Any], Counter[Any]] = nothing_counted
    """What lies in all zones and rules under way of a game, counted."""
    open: bool = False
    """Nothing is ever hidden from anybody: every seat, and a spectator, knows the whole game but the chance to come."""
    secrets: Callable[[Any, int | None], Iterable[Place]] = no_secrets
    """The places of a game (cards in zones, in frames) whose contents a seat, or a spectator (None), doesn't know."""

    actions: frozenset[str]
    """Every action word."""
    events: frozenset[str]
    """Every kind of event."""
    kinds: frozenset[str]
    """Every kind of question."""
    effects: frozenset[str] = frozenset()
    """Further things that must occur: each card's effect, each way to end."""
    effect: Callable[[Any, Decision, Action, list[Event]], Iterable[str]] = nothing
    """Which of `effects` occurred with a move: the game after it, the question, its answer, what happened."""
    absent: Mapping[str, str] = field(default_factory=dict[str, str])
    """Frames that can't occur with these options → why."""
    directed: Mapping[str, Player] = field(default_factory=dict[str, Player])
    """Players that steer to what chance doesn't reach; None where they have no preference."""
    floor: int = 3
    """How often each of these must occur."""

    constant: Mapping[str, str] = field(default_factory=dict[str, str])
    """``Class.field`` of the state that never changes its value → why: copy and snapshot can't be told to hold it."""
    shared: Mapping[str, str] = field(default_factory=dict[str, str])
    """``Class.field`` that a copy may share with its original → why."""
    caches: Mapping[str, str] = field(default_factory=dict[str, str])
    """``Class._field`` of a frame that is worked out anew where it is missing, so that nothing saves it → why."""
    shown: Mapping[str, str] = field(default_factory=dict[str, str])
    """Kinds of events that show a hidden card in passing though they are no REVEALS → why."""

    goldens: Path
    """The folder of playthroughs and layouts."""
    saved: str = ""
    """Name of the golden list of what is saved, for house rules that save more; empty: the game's key."""
    golden: Callable[[], Player] | None = None
    """Makes the player of a playthrough, a new one for each; None: the one that prefers the rarest action."""
    say: Callable[[Any, str, tuple[Any, ...]], str] | None = None
    """An action or event (game, word, data) in words, for playthroughs."""
    reopens: Action | None = None
    """An answer that takes back an end; where it is open, the suite's players wait seven times of eight, so that its
    games are not as long as chance makes them."""
    games: int = 8
    """Games for each seat count and player."""
    every: int = 1
    """The suite looks at every n-th position of these games, its slow parts at fewer. 1 for short games."""
    every_at: Mapping[int, int] = field(default_factory=dict[int, int])
    """Seat count → the same for its games, where they are much longer or shorter than others."""
    thinks: int = 1
    """An AI may think about every n-th of its answers; 1 where none thinks for long."""
    skips: float = 0.2
    """Share of comparisons of two worlds that may end in something shown."""

    @property
    def label(self) -> str:
        """``game-options``, as files and messages name it."""
        return f"{self.game.KEY}-{self.name}"

    @property
    def tables(self) -> tuple[int, ...]:
        """The seat counts played with."""
        return self.seats or tuple(self.game.SEATS)

"""What the suite can't know of Parley: the box, what is hidden, what may occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from games.kernel.chance import Chance
from games.kernel.conformance import GameCase, Place
from games.kernel.game import Action, Decision, Event

from .toy import Barter, House, Parley, Vote

TURN = ("attack", "draw", "peek", "barter", "vote", "rest")
ACTIONS = frozenset((*TURN, "doll", "pass", "strike", "bury", "keep", "give", "back", "name"))
TOLD = ("attacks", "drew", "peeks", "barters", "calls", "rests")
"""What the whole table hears of a turn."""
EVENTS = frozenset((*TOLD, "dealt", "doll", "strikes", "fought", "got", "saw", "settles", "bartered", "votes", "loses"))


def census(g: Parley) -> Counter[Any]:
    found = Counter[Any](g.state.deck + g.state.pile)
    for hand in g.state.hands:
        found.update(hand)
    return found


def secrets(g: Parley, seat: int | None) -> Iterable[Place]:
    known = 1 if g.state.peeked == seat else 0
    yield from ((g.state.deck, at) for at in range(len(g.state.deck) - known))
    for owner, hand in enumerate(g.state.hands):
        if owner != seat:
            yield from ((hand, at) for at in range(len(hand)))
    for frame in g.stack:
        if isinstance(frame, Barter) and frame.seat != seat:
            yield from ((frame.picked, at) for at in range(len(frame.picked)))
        elif isinstance(frame, Vote):
            yield from ((frame.answers, at, 1) for at, (voter, _) in enumerate(frame.answers) if voter != seat)


def effect(g: Parley, question: Decision, action: Action, events: list[Event]) -> Iterable[str]:
    yield from (f"strike of {event.data[1]}" for event in events if event.kind == "strikes")
    if g.outcome:
        yield f"ends by {g.outcome.reason}"


def drawing(g: Any, decision: Decision, rng: Chance) -> Action | None:
    """Draws and strikes, so that the deck runs out."""
    return next((o for o in decision.options if o[0] in ("draw", "pass")), None)


def a_case(game: type[Parley] = Parley, **changes: Any) -> GameCase:
    known: dict[str, Any] = {
        "game": game,
        "name": "goal-4",
        "options": House(goal=4),
        "bound": 250,
        "box": {seats: Counter({0: 3, 1: 6, 2: 6, 3: 6}) for seats in (2, 3, 4)},
        "census": census,
        "secrets": secrets,
        "actions": ACTIONS,
        "events": EVENTS | {"shuffled", "over"},
        "kinds": frozenset(("turn", "doll", "strike", "bury", "barter", "vote")),
        "effects": frozenset(("strike of 1", "strike of 2", "strike of 3", "ends by goal", "ends by rounds")),
        "effect": effect,
        "directed": {"drawing": drawing},
        "goldens": Path(__file__).parent / "playthroughs",
        "games": 4,
        "every": 2,
    }
    return GameCase(**known | changes)

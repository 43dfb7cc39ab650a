"""What the conformance suite can't know of Highest card: the box, what is hidden, what may occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from games.kernel.conformance import GameCase, Place

from . import HighCard, Rules, Trick


def census(g: HighCard) -> Counter[int]:
    return Counter([*g.state.deck, *g.state.pile, *[card for hand in g.state.hands for card in hand]])


def secrets(g: HighCard, seat: int | None) -> Iterable[Place]:
    yield from ((g.state.deck, at) for at in range(len(g.state.deck)))
    for owner, hand in enumerate(g.state.hands):
        if owner != seat:
            yield from ((hand, at) for at in range(len(hand)))
    for trick in g.stack:
        assert isinstance(trick, Trick)
        yield from ((trick.answers, at, 1) for at, (owner, _) in enumerate(trick.answers) if owner != seat)


def a_case(name: str, rules: Rules) -> GameCase:
    return GameCase(
        game=HighCard,
        name=name,
        options=rules,
        bound=15,
        box={seats: Counter(range(1, 21)) for seats in range(2, 6)},
        census=census,
        secrets=secrets,
        actions=frozenset(("lay",)),
        events=frozenset(("dealt", "laid", "trick")),
        kinds=frozenset(("lay",)),
        goldens=Path(__file__).parent / "playthroughs",
        skips=0.4,  # a game of three moves, each of which shows something
        games=8,
    )


CASES = [a_case("default", Rules()), a_case("lowest", Rules(lowest=True))]

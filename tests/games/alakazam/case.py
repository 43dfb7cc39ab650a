"""What the conformance suite can't know of Alakazam!: the box, what is hidden, what may occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from games.alakazam import Alakazam
from games.alakazam.cards import CARDS
from games.alakazam.slow import SlowTrade
from games.alakazam.trade import Trade
from games.kernel.chance import Chance
from games.kernel.conformance import GameCase, Place
from games.kernel.conformance.case import plainly
from games.kernel.conformance.play import Rarest
from games.kernel.game import Action, Decision, Event

from .table import BASE, EXTRA, LETTERS

ACTIONS = """ready swap out in take card return reroll die offer to all give mark for want colour any-colour number
any-number propose accept pick decline counter change withdraw done not-done back"""
EVENTS = """round ready rolled swapped took returned offered changed accepted declined withdrawn closed failed
rerolled done not-done last-call dropped shown scored over"""
VARIANTS = {
    "face_down": (frozenset(), frozenset(("drew", "put"))),
    "market": (frozenset(), frozenset(("turned",))),
    "slow": (frozenset(("cancel", "wake", "lapse")), frozenset(("queued", "accepting", "woke"))),
}
"""Option → the actions and events that it brings."""


def box(seats: int, extra: bool) -> Counter[Any]:
    """Six dice for each player and six neutral ones, 18 cards, nine more with the extra cards."""
    return Counter([*BASE, *(EXTRA if extra else [])]) + Counter(dict.fromkeys((*LETTERS[:seats], "W"), 6))


def census(g: Alakazam) -> Counter[Any]:
    """All dice by colour and all cards by name, wherever they lie."""
    s = g.state
    found = Counter[Any]()
    for pool in (*s.pools, s.centre, s.box):
        found.update(LETTERS[die // 10] for die in pool)
    for cards in (*s.hands, s.table, s.deck, s.aside):
        found.update(CARDS[card].id for card in cards)
    return found


def secrets(g: Alakazam, seat: int | None) -> Iterable[Place]:
    """AM-50: the deck, others' drafts and what they have queued but acceptances; face down the heap and hands too."""
    s = g.state
    yield from ((s.deck, at) for at in range(len(s.deck)))
    for frame in g.stack:
        if isinstance(frame, Trade):
            yield from ((frame.drafts, owner) for owner, words in enumerate(frame.drafts) if words and owner != seat)
        if isinstance(frame, SlowTrade):
            for owner, deal in enumerate(frame.queue):
                if deal and deal[0] != "accept" and owner != seat:
                    yield frame.queue, owner
    if g.options.face_down:
        yield from ((s.table, at) for at in range(len(s.table)))
        for owner, hand in enumerate(s.hands):
            if owner != seat:
                yield from ((hand, at) for at in range(len(hand)))


def effect(g: Alakazam, question: Decision, action: Action, events: list[Event]) -> Iterable[str]:
    """How offers end, how games end."""
    for kind, data, _ in events:
        if kind == "failed":
            yield f"failed {data[1]}"
        elif kind == "over":
            yield f"end {data[0]}"


def say(g: Alakazam, word: str, data: tuple[Any, ...]) -> str:
    """An action or event with dice and cards by name."""
    return " ".join([word, *_named(word, data)])


def _named(word: str, data: tuple[Any, ...]) -> Iterable[str]:
    if word in ("out", "in", "give", "want", "die", "pick"):
        return [die(data[0])]
    if word == "card":
        return [CARDS[data[0]].id]
    if word == "swapped" or word == "rerolled":
        return [str(data[0]), die(data[1]), die(data[2])]
    if word == "rolled":
        return [str(data[0]), *map(die, data[1])]
    if word in ("took", "returned", "drew", "put") and data[1] >= 0:
        return [str(data[0]), CARDS[data[1]].id]
    if word == "colour":
        return [LETTERS[data[0]]]
    if word in ("offered", "changed", "accepted"):
        *offer, seat, to, given, wanted = data
        return [*map(str, offer), str(seat), "to all" if to < 0 else f"to {to}", named(given), "for", named(wanted)]
    if word == "shown":
        return [f"({' '.join([str(seat), *[CARDS[card].id for card in hand]])})" for seat, hand in data]
    if word == "scored":
        seat, lines, points, total = data
        return [f"{seat}: {points}, so {total}", *[f"({CARDS[line[0]].id} {plainly(line[2:])})" for line in lines]]
    if word == "round":
        number, seats, cards, dice = data
        return [str(number), plainly(seats), *[CARDS[card].id for card in cards], *map(die, dice)]
    return list(map(plainly, data))


def die(number: int) -> str:
    """``O4``."""
    return f"{LETTERS[number // 10]}{number % 10}"


def named(side: tuple[tuple[int, int], ...]) -> str:
    """One side of an offer, ``O4* any-6``: the star allows a re-roll."""
    return " ".join([wish(number) + "*" * mark for number, mark in side])


def wish(number: int) -> str:
    """A die, or any of a colour (from 100) or a number (from 200), or any at all (300)."""
    if number < 100:
        return die(number)
    if number == 300:
        return "any"
    return f"any-{LETTERS[number - 100]}" if number < 200 else f"any-{number - 200}"


# ---- players that steer ---------------------------------------------------------------------------------------------


def first_of(decision: Decision, *words: str) -> Action | None:
    """The first option that begins with one of `words`, in their order."""
    return next((option for word in words for option in decision.options if option[0] == word), None)


def bargaining(g: Any, decision: Decision, rng: Chance) -> Action | None:
    """Makes and accepts offers with marks, and re-rolls."""
    if decision.kind == "offer":
        return first_of(decision, *(("accept",) if rng.below(4) else ()))
    if decision.kind == "trade" and rng.below(8):
        return first_of(decision, "reroll", "die", "mark", "propose", "pick", "offer", "wake") or (
            first_of(decision, "for") if rng.below(2) else None
        )
    return None


class Brisk:
    """For texts that a person reads: the rarest actions, seldom a return; who has dealt four times is soon done."""

    def __init__(self) -> None:
        self.rarest = Rarest()

    def __call__(self, g: Any, decision: Decision, rng: Chance) -> Action | None:
        s, seat = g.state, decision.seat
        if decision.kind != "look" and s.dealings[seat] >= 4 and rng.below(8):
            return first_of(decision, "decline", "wake") or decision.default
        if not s.hands[seat] and rng.below(2):
            return first_of(decision, "take") or self.rarest(g, decision, rng)
        if rng.below(6):
            decision = decision._replace(options=tuple([o for o in decision.options if o != ("return",)]))
        return self.rarest(g, decision, rng)


def finishing(g: Any, decision: Decision, rng: Chance) -> Action | None:
    """Ends every round soon."""
    return first_of(decision, "decline", "wake") or decision.default if rng.below(3) else None


def a_case(name: str = "base", seats: tuple[int, ...] = (), **changes: Any) -> GameCase:
    """The game with these options."""
    options = changes.pop("options", {})
    rules = Alakazam.Options(**options)
    actions, events = frozenset(ACTIONS.split()), frozenset(EVENTS.split())
    for variant, (words, kinds) in VARIANTS.items():
        if options.get(variant):
            actions, events = actions | words, events | kinds
    known: dict[str, Any] = {
        "game": Alakazam,
        "name": name,
        "options": rules,
        "seats": seats,
        "bound": 20_000,
        "box": {n: box(n, rules.extra_cards) for n in range(2, 6)},
        "census": census,
        "secrets": secrets,
        "actions": actions,
        "events": events,
        "kinds": frozenset(("look", "trade", "offer")),
        "absent": {"Trade": "slow mode has its own"} if options.get("slow") else {"SlowTrade": "it is live"},
        "effects": frozenset(("failed gone", "end three-rounds" if rules.three_rounds else "end points")),
        "effect": effect,
        "directed": {"bargaining": bargaining, "finishing": finishing},
        "constant": {
            "State.box": "changes when a seat leaves the game: test_leaving",
            "State.left": "changes when a seat leaves the game: test_leaving",
            "State.ticks": "changes in slow mode",
            "State.bells": "changes in slow mode",
        },
        "caches": {
            "Trade._put": "questions are listed anew only for seats that something changed for",
            "Trade._alone": "who has only gone on with its own dealings",
            "Trade._shaken": "empty between two answers",
            "Trade._read": "what drafts say, read on word by word",
            "SlowTrade._read": "as of Trade",
            "SlowTrade._put": "as of Trade",
            "SlowTrade._alone": "as of Trade",
            "SlowTrade._shaken": "as of Trade",
        },
        "reopens": ("not-done",),
        "golden": Brisk,
        "goldens": Path(__file__).parent / "playthroughs",
        "say": say,
        "games": 1,
        "every": 90,
        "thinks": 24,
        "every_at": {2: 6, 3: 30},
        "floor": 2,
    }
    return GameCase(**known | changes)


CASES = (
    a_case("base", options={"three_rounds": True}),
    a_case("face-down", options={"three_rounds": True, "face_down": True, "penalty": "flat"}),
    a_case("market", options={"three_rounds": True, "market": True, "extra_cards": True}),
    a_case("slow", options={"three_rounds": True, "slow": True}),
)
SHORT = tuple(
    replace(
        case,
        name=f"{case.name}-sprint",
        seats=(2,),
        options=Alakazam.Options.model_validate({**dict(case.options or ()), "three_rounds": False, "sprint": True}),
    )
    for case in CASES
)

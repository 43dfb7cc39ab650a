"""What the conformance suite can't know of Alakazoo: the box, what is hidden, what may occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from games.alakazoo import Alakazoo
from games.alakazoo.columns import Swap
from games.alakazoo.keeper import Keeper
from games.alakazoo.limits import TrimHand
from games.alakazoo.rules import Rules
from games.kernel.chance import Chance
from games.kernel.conformance import GameCase, Place
from games.kernel.game import Action, Decision, Event

# ---- the box, by hand from the rulebooks' lists: 54 cards, 30 Magic tokens, 12 Dark tokens ------------------------

CREATURES = ("Emberdrake", "Goldcrest", "Mosshorn", "Tidefin", "Veilcat", "Nightfang")
TYPES = (
    *("left ear", "head", "right ear"),
    *("left hand", "torso", "right hand"),
    *("left leg", "tail", "right leg"),
)
RUNES = ("Star", "Flame", "Wave", "Leaf", "Gale", "Stone")
BOX: Counter[Any] = Counter(
    {**{f"{creature} {kind}": 1 for creature in CREATURES for kind in TYPES}, "Magic": 30, "Dark": 12}
)


def name(card: int) -> str:
    """A card in words: cards are numbered creature by creature, type by type."""
    return f"{CREATURES[card // 9]} {TYPES[card % 9]}"


def census(g: Alakazoo) -> Counter[Any]:
    s = g.state
    cards = [card for zone in (s.deck, s.discard, *s.hands, *s.columns, *s.portals) for card in zone if card != -1]
    found = Counter[Any](map(name, cards))
    for creature in s.box:
        found.update(f"{CREATURES[creature]} {kind}" for kind in TYPES)
    on_boards = sum(bin(runes).count("1") for runes in s.runes)
    found["Magic"] = on_boards + sum(s.magic) + max(0, 30 - on_boards - sum(s.magic))
    found["Dark"] = sum(s.dark) + max(0, 12 - sum(s.dark))
    return found


# ---- what is hidden (OO-60) --------------------------------------------------------------------------------------


def secrets(g: Alakazoo, seat: int | None) -> Iterable[Place]:
    yield from ((g.state.deck, at) for at in range(len(g.state.deck)))
    for owner, hand in enumerate(g.state.hands):
        if owner != seat:
            yield from ((hand, at) for at in range(len(hand)))
    for frame in g.stack:
        if isinstance(frame, Swap | TrimHand) and frame.seat != seat:
            yield from ((frame.picked, at) for at in range(len(frame.picked)))
        if isinstance(frame, Keeper) and frame.seat != seat:
            yield from ((frame.steps, at) for at in range(len(frame.steps)))


# ---- what occurs ---------------------------------------------------------------------------------------------------

WORDS = """board roll column swap keeper resolve light discard done back power take offer rival lay space place pass
return"""
ASKED = "board turn order light swap keeper place trim-hand trim-magic"
TOLD = """first board box hand added round turn turn-lost rolled lit nothing dark dark-ignored column cleared reshuffled
swapped drew drawn keeper traded exchanged exchanged-cards own-exchange rival-exchange placed finished trimmed-hand
trimmed-magic jury ended"""
ACTIONS, KINDS, EVENTS = (frozenset(names.split()) for names in (WORDS, ASKED, TOLD))
EFFECTS = frozenset(
    (
        *("keeper a", "keeper b", "keeper c", "keeper d"),
        *("placed 0 0", "placed 0 1", "placed 1 0", "placed 1 1", "finished 0", "finished 1"),
        *("nothing supply", "dark 0", "ended finished", "ended rounds"),
        *("jury row same", "jury row different", "jury row mixed", "jury row unfilled"),
        *("jury column same", "jury column different", "jury column mixed", "jury column unfilled"),
        *("jury board own", "jury board foreign", "jury board empty"),
    )
)
PARTS_OF_EFFECTS = {
    "keeper": (1,),
    "placed": (2, 3),
    "finished": (1,),
    "nothing": (2,),
    "dark": (1,),
    "jury": (1, 4),
    "ended": (0,),
}


def effect(g: Any, seat: int, action: Action, events: list[Event]) -> Iterable[str]:
    for kind, data, _ in events:
        if kind in PARTS_OF_EFFECTS:
            yield " ".join([kind, *[str(data[at]) for at in PARTS_OF_EFFECTS[kind]]])


def wanting(*wanted: str) -> Any:
    """A player that takes the first of the wanted words that it may."""

    def choose(game: Any, decision: Decision, rng: Chance) -> Action | None:
        for word in wanted:
            options = [option for option in decision.options if word in (option[0], " ".join(map(str, option)))]
            if options:
                return rng.choice(options)
        return None

    return choose


def lingering(game: Any, decision: Decision, rng: Chance) -> Action | None:
    """Fills eight spaces, the ninth after twenty rounds; gathers tokens meanwhile: ninth spaces in one round."""
    s, seat = game.state, decision.seat
    if s.round < 20 and s.portals[seat].count(-1) == 1:
        return wanting("pass", "roll 3", "light 18")(game, decision, rng)
    return Alakazoo.LEVELS["normal"].choose(game.view(seat), decision, rng, 0)


def purist(game: Any, decision: Decision, rng: Chance) -> Action | None:
    """Places cards of the own creature only: lines of one creature."""
    if decision.kind == "place":
        creature = game.state.boards[decision.seat]
        return next((o for o in decision.options if o[0] == "place" and o[1] // 9 == creature), ("pass",))
    return Alakazoo.LEVELS["normal"].choose(game.view(decision.seat), decision, rng, 0)


DIRECTED = {
    "hoarding": wanting("roll 3", "light", "pass"),
    "tinkering": wanting("power d", "power c", "power b", "power a", "keeper", "light 18", "roll 3", "place"),
    "lingering": lingering,
    "purist": purist,
}


# ---- in words ------------------------------------------------------------------------------------------------------

CARDS_FROM = {
    "hand": 1,
    "added": 1,
    "column": 2,
    "cleared": 1,
    "swapped": 1,
    "drawn": 1,
    "trimmed-hand": 1,
    "exchanged-cards": 2,
    "own-exchange": 1,
    "rival-exchange": 2,
}
"""From which place on the data of an event are cards."""


def say(g: Alakazoo, word: str, data: tuple[Any, ...]) -> str:
    """Actions and events with the names of creatures, cards, runes and places."""

    def place(number: int) -> str:
        return "Keeper" if number == 18 else f"{TYPES[number // 2]} rune {number % 2 + 1}"

    if len(data) > CARDS_FROM.get(word, len(data)):
        start = CARDS_FROM[word]
        return " ".join([word, *map(str, data[:start])]) + ": " + ", ".join(map(name, data[start:]))
    if word == "traded":
        return f"traded {data[0]}: {name(data[1])} for {name(data[2])} of column {data[3]}"
    if word == "placed":
        return f"placed {data[0]}: {name(data[1])}, own {data[2]}, first {data[3]}"
    if word in ("discard", "take", "offer", "lay", "place"):
        return f"{word} {name(data[0])}"
    if word in ("light", "return"):
        return f"{word} {place(data[0])}"
    if word == "lit":
        return f"lit {data[0]}: {place(data[1])}, {RUNES[data[2]]}"
    if word == "trimmed-magic":
        return f"{word} {data[0]}: " + ", ".join(map(place, data[1:]))
    if word == "resolve":
        return f"resolve {RUNES[data[0]]}"
    if word == "rolled":
        return f"rolled {data[0]}: " + ", ".join(RUNES[rune] for rune in data[1:])
    if word == "space":
        return f"space {TYPES[data[0]]}"
    if word == "board":
        return f"board {' '.join(map(str, data[:-1]))} {CREATURES[data[-1]]}".replace("  ", " ")
    if word == "box":
        return "box: " + ", ".join(CREATURES[creature] for creature in data)
    return " ".join([word, *map(str, data)])


# ---- the cases -----------------------------------------------------------------------------------------------------


def a_case(**changes: Any) -> GameCase:
    known: dict[str, Any] = {
        "game": Alakazoo,
        "bound": 2500,
        "box": dict.fromkeys((2, 3, 4), BOX),
        "census": census,
        "secrets": secrets,
        "actions": ACTIONS,
        "events": EVENTS,
        "kinds": KINDS,
        "effects": EFFECTS,
        "effect": effect,
        "directed": DIRECTED,
        "goldens": Path(__file__).parent / "playthroughs",
        "say": say,
        "games": 2,
        "every": 9,
        "thinks": 24,
    }
    return GameCase(**known | changes)


UNFINISHED = {"State.finisher": "random play fills no Portal in forty rounds; test_end saves a game whose is filled"}
CASTLE_KEEPER = a_case(
    name="castle-keeper",
    options=Rules(edition="castle-keeper"),
    actions=ACTIONS | {"skip"},
    events=EVENTS | {"skipped"},
    effects=EFFECTS | {"dark 1", "nothing full"},
    constant=UNFINISHED | {"State.helpers": "the published edition has no Helper"},
)
MAGIC_HELPER = a_case(
    name="magic-helper",
    options=Rules(edition="magic-helper"),
    events=(EVENTS | {"helper"}) - {"nothing"},  # four times six tokens never empty a supply of thirty
    effects=EFFECTS - {"nothing supply"},
    constant=UNFINISHED,
)
CASES = (CASTLE_KEEPER, MAGIC_HELPER)
SHORT = tuple(
    replace(
        case,
        name=f"{case.name}-sprint",
        seats=(2,),
        golden=lambda: wanting("place", "resolve", "light", "roll 3"),
        options=Rules.model_validate({**dict(case.options or ()), "sprint": True}),
    )
    for case in CASES
)

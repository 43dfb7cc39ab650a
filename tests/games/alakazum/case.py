"""What the conformance suite can't know of Alakazum!: the box, what is hidden, what may occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from games.alakazum import Alakazum
from games.alakazum.actions import Act
from games.alakazum.cards import ALMUDENA, CARDS, ENEMIES
from games.alakazum.combat import Fight, ForestFight
from games.alakazum.forest import CrystalBall, GiveHalf, Thanksgiving
from games.alakazum.magic import ForestMagic
from games.alakazum.rules import Alakazum2, Conjuring
from games.kernel.chance import Chance
from games.kernel.conformance import GameCase, Place
from games.kernel.conformance.case import plainly
from games.kernel.game import Action, Decision, Event

from . import box

WORDS = (
    "start shuffle pass fighter group helper potion rob give to back half character hand lose market show culture "
    "rider fight rival target attacker announce magic spell train raise enemy send fetch doll hat take keep put reveal "
    "roll flip"
)
KINDS = (
    "start toad fighter helper potion die rob give trick santa lose action voodoo pay witch forest alakazum dice "
    "hypnosis present flip"
)
EVENTS = (
    "opened dealt hand starter started turn shuffled took drew drawn appeared fighter helper rolled strengths potion "
    "robbed won lost level joined buried trap gave given exploded handed announced cancelled sold broomed paid cast "
    "peeked divined looked saw kept exchanged resurrected flipped over"
)
TOAD_ONLY = frozenset(("toad", "shuffle"))
EXPANSION_WORDS = frozenset(("bearer", "more", "stop", "recover"))
EXPANSION_KINDS = frozenset(("ball", "recovery", "thanksgiving"))
EXPANSION_EVENTS = frozenset(("equipped", "turned", "gathered", "spilled", "dropped", "cauldron"))
SPELLS = (
    "miserable-witch", "training", "divination", "magic-of-the-forest", "levitation", "resurrect", "deja-vu",
)  # fmt: skip
POTIONS = ("combat-1", "combat-2", "double", "die-1", "die-2", "robbery")
MEALS = tuple(name for name in box.FOREST_HAND if name.startswith("meal"))
SHOWABLE = ("pinta", "barretina", "botafumeiro", "txapela", "abanico", "amulet")
ENDS = ("alakazum", "forest", "cap")
"""The other is shown by hand: an Alakazum has 8 stars and beats Black Friday (7), so not all enemies turn up."""
EFFECTS = (
    *[f"spell {name}" for name in SPELLS],
    *[f"potion {name}" for name in POTIONS],
    *[f"meal {name}" for name in MEALS],
    *[f"shown {name}" for name in SHOWABLE],
    *[f"trap {name}" for name in box.TRAPS],
    *[f"sold {name}" for name in box.FOREST_HAND if name != "voodoo"],
    *[f"paid hat-{n}" for n in (1, 2, 3)],
    *[f"end {reason}" for reason in ENDS],
    "broom", "doll", "double as a die potion",
)  # fmt: skip
EXPANSION_EFFECTS = (
    *[f"meal {name}" for name in box.EXPANSION_HAND if name.startswith("meal")],
    *[f"sold {name}" for name in box.EXPANSION_HAND if name not in box.FOREST_HAND],
    *[f"trap {name}" for name in box.EXPANSION_TRAPS],
    "shown botijo", "potion recovery", "cape", "sceptre", "cape dropped", "sceptre dropped",
    "crystal ball gathered", "crystal ball spilled", "cauldron taken", "cauldron returned", "cauldron from a rival",
    "Armazon flipped", "Almudena alone", "Castilian alakazum",
)  # fmt: skip


def name(card: int) -> str:
    """A card's id in the file."""
    return CARDS[card].id


def census(g: Alakazum) -> Counter[Any]:
    """What lies in all zones and in rules under way."""
    s = g.state
    found = Counter(s.forest + s.market + s.cemetery + s.starters + s.removed)
    for zone in (*s.hands, *s.teams):
        found.update(zone)
    for frame in g.stack:
        if isinstance(frame, ForestMagic):
            found.update(frame.cards)
        elif isinstance(frame, Fight):
            found.update(potion for _, potion, _ in frame.played)
            if isinstance(frame, ForestFight):
                found[frame.fighters[1]] += 1
        elif isinstance(frame, CrystalBall):
            found.update(frame.cards)
    names = Counter({name(card): count for card, count in found.items()})
    names["broom"] += len(s.brooms)
    names["cape"] += len(s.capes)
    names["sceptre"] += len(s.sceptres)
    names.update(f"enemy {ENEMIES[enemy].id}" for enemy in s.enemies)
    return +names


def secrets(g: Alakazum, seat: int | None) -> Iterable[Place]:
    """AZ-95: hands, forest order, face-down enemies, drafts, gifts, cards looked at."""
    s = g.state
    known = 0 if seat is None else s.known[seat]
    yield from ((s.forest, at) for at in range(len(s.forest) - known))
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            yield from ((hand, at) for at in range(len(hand)))
    for place in range(len(s.enemies)):
        if place not in s.flipped and (seat is None or not s.peeked[seat] >> place & 1):
            yield s.enemies, place
    for frame in g.stack:
        owner = getattr(frame, "seat", None)
        if owner == seat:
            continue
        if isinstance(frame, Thanksgiving):
            yield from ((frame.answers, at, 1) for at, (giver, _) in enumerate(frame.answers) if giver != seat)
            yield from ((frame.groups, at) for at in range(g.seats) if at != seat)
        elif isinstance(frame, GiveHalf):
            yield from ((frame.gifts, at, 0) for at in range(len(frame.gifts)))
        elif isinstance(frame, ForestMagic):
            yield from ((zone, at) for zone in (frame.cards, frame.order) for at in range(len(zone)))
        elif isinstance(frame, Act | Conjuring):
            yield from ((frame.draft, at, part) for at, word in enumerate(frame.draft) for part in range(len(word)))


def effect(g: Alakazum, seat: int, action: Action, events: list[Event]) -> Iterable[str]:
    """Which card did something."""
    for kind, data, _ in events:
        if kind == "cast":
            yield f"spell {data[1]}"
        elif kind == "potion":
            yield f"potion {name(data[1])}"
            if name(data[1]) == "double" and data[2] == "die":
                yield "double as a die potion"
        elif kind == "announced" and data[1] == "meal":
            yield f"meal {name(data[2])}"
        elif kind == "announced" and data[1] == "alakazum":
            yield from (f"shown {name(card)}" for card in data[3])
        elif kind in ("trap", "sold", "paid"):
            yield f"{kind} {name(data[1])}"
        elif kind == "broomed":
            yield "broom"
        elif kind == "cancelled":
            yield "doll"
        elif kind == "over":
            yield f"end {data[0]}"
        elif kind == "equipped":
            yield name(data[1])
        elif kind == "dropped":
            yield f"{name(data[1])} dropped"
        elif kind in ("gathered", "spilled"):
            yield f"crystal ball {kind}"
        elif kind == "cauldron":
            yield "cauldron returned" if data[0] < 0 else "cauldron taken"
            if min(data) >= 0:
                yield "cauldron from a rival"
        elif kind == "flipped" and ENEMIES[data[2]].id == "armazon":
            yield "Armazon flipped"
        if kind == "announced" and data[1] == "alakazum" and data[2] in ("none", "CAS"):
            yield "Almudena alone" if data[2] == "none" else "Castilian alakazum"


CARDS_OF_ACTIONS = (
    "start fighter helper potion give lose show rider bearer target attacker train raise send fetch hat take keep "
    "put reveal"
)
"""Action words that name a card."""
CARDS_OF_EVENTS = {
    "opened": (0,), "hand": (1,), "started": (1,), "took": (1,), "drawn": (1,), "appeared": (1,), "fighter": (1,),
    "helper": (1,), "rolled": (2,), "strengths": (2, 3), "potion": (1,), "robbed": (2,), "won": (1, 2), "lost": (1, 2),
    "level": (1,), "joined": (1,), "trap": (1,), "given": (2,), "sold": (1,), "broomed": (1,),
    "paid": (1,), "saw": (0,), "exchanged": (1, 3), "resurrected": (1,),
    "equipped": (1, 2), "turned": (1,), "gathered": (1,), "spilled": (1,), "dropped": (0, 1),
}  # fmt: skip
"""Where an event names a card."""
CARDS_ANNOUNCED = {
    "market": (2,), "meal": (2,), "broom": (2,), "piece": (2, 3), "fight": (3, 4, 5), "alakazum": (3,),
    "training": (3,), "resurrect": (3,), "levitation": (3, 4),
}  # fmt: skip
"""Where an announcement names a card, by the action or spell."""


def in_words(word: str, data: tuple[Any, ...]) -> tuple[Any, ...]:
    """What an action or event names, with the ids of cards for their numbers."""
    if word == "announced":
        what = data[2] if data[1] == "spell" else data[1]
        places: tuple[int, ...] = CARDS_ANNOUNCED.get(what, ())
    elif word == "buried":
        places = (1, 3) if data[2] in ("fight", "trap") else (1,)
    elif len(data) == 1 and word in CARDS_OF_ACTIONS.split():
        places = (0,)
    else:
        places = CARDS_OF_EVENTS.get(word, ())
    return tuple(_named(part) if at in places else part for at, part in enumerate(data))


def _named(part: Any) -> Any:
    if isinstance(part, tuple):
        return tuple(map(name, part))
    return name(part) if part >= 0 else part


def say(g: Alakazum, word: str, data: tuple[Any, ...]) -> str:
    """An action or event with the ids of its cards for their numbers."""
    return " ".join([word, *map(plainly, in_words(word, data))])


# ---- players that steer ---------------------------------------------------------------------------------------------


def first_of(decision: Decision, *words: str) -> Action | None:
    """The first option that begins with one of `words`, in their order."""
    return next((option for word in words for option in decision.options if option[0] == word), None)


def conjuring(g: Any, decision: Decision, rng: Chance) -> Action | None:
    """Casts an Alakazum whenever it can, with all it can show: enemies turn up, one after the other."""
    if decision.kind == "alakazum":
        return first_of(decision, "announce", "reveal", "enemy", "culture", "pass")
    if decision.kind == "voodoo":
        return first_of(decision, "pass")
    if decision.kind in ("potion", "die"):
        return first_of(decision, "potion", "pass") if decision.seat == g.state.turn else first_of(decision, "pass")
    if decision.kind == "action" and rng.below(3):
        return first_of(decision, "culture", "rider", "train", "raise", "give", "spell", "magic", "pass")
    return None


def hoarding(g: Any, decision: Decision, rng: Chance) -> Action | None:
    """Gathers stars without casting, then casts with cards from the hand against what is left: seldom objects count."""
    if decision.kind == "alakazum":
        revealing = [option for option in decision.options if option[0] == "reveal"]
        if revealing:
            return revealing[0]
        return first_of(decision, "announce", "enemy", "culture", "pass")
    if decision.kind == "action":
        give = first_of(decision, "culture", "give")
        if give is not None:
            return give
    if decision.kind == "fighter":
        return None
    return conjuring(g, decision, rng) if decision.kind != "action" else None


def alone(g: Any, decision: Decision, rng: Chance) -> Action | None:
    """Raises Almudena, gathers amulets and sends her into an Alakazum alone; wins and hypnotizes what it can."""
    words = {option[0]: option for option in decision.options}
    if decision.kind == "alakazum":
        return ("culture", "none") if ("culture", "none") in decision.options else conjuring(g, decision, rng)
    named = [option for option in decision.options if option[1:] == (ALMUDENA,)]
    if decision.kind in ("action", "fighter", "start", "lose") and named:
        other = [option for option in decision.options if option not in named]
        return other[0] if decision.kind == "lose" and other else named[0]
    if decision.kind == "action" and ("spell", "training") in words.values():
        return ("spell", "training")
    if decision.kind in ("recovery", "ball"):
        return first_of(decision, "recover", "stop", "pass")
    return conjuring(g, decision, rng)


def a_case(toad: bool = False, **changes: Any) -> GameCase:
    """The base game, or with the promo character."""
    own = frozenset() if toad else TOAD_ONLY
    known: dict[str, Any] = {
        "game": Alakazum,
        "name": "toad" if toad else "base",
        "options": Alakazum.Options(chaotic_toad=toad),
        "bound": 6000,
        "box": the_box(toad),
        "census": census,
        "secrets": secrets,
        "actions": frozenset(WORDS.split()) - own,
        "events": frozenset(EVENTS.split()),
        "kinds": frozenset(KINDS.split()) - own,
        "effects": frozenset(EFFECTS),
        "effect": effect,
        "directed": {"conjuring": conjuring, "hoarding": hoarding},
        "shown": {
            "announced": "AZ-40: what is announced is shown; it stays in the hand until it is carried out",
        },
        "constant": {"State.rules": "a new game has the newest version of the rules; test_rules_change has the others"},
        "goldens": Path(__file__).parent / "playthroughs",
        "say": say,
        "absent": {} if toad else {"Toad": "AZ-96: the promo's rule", "Shuffle": "AZ-96: the promo's rule"},
        "games": 3 if toad else 4,
        "every": 16,
        "thinks": 24,
        "floor": 2,
    }
    return GameCase(**known | changes)


def the_box(toad: bool = False, expansion: bool = False) -> dict[int, Counter[Any]]:
    """What lies in the box, by the number of seats."""
    return {
        seats: box.cards(toad, expansion) + Counter({f"enemy {name}": 1 for name in box.enemies(seats, expansion)})
        for seats in range(2, 6)
    }


def an_expansion_case() -> GameCase:
    """With Alakazum! 2, and the promo character too: what one of them adds may meet what the other does."""
    return a_case(
        True,
        game=Alakazum2,
        name="expansion",
        constant={"State2.rules": "a new game has the newest version of the rules"},
        saved="alakazum-2",
        options=Alakazum.Options(chaotic_toad=True, expansion=True),
        box=the_box(True, True),
        actions=frozenset(WORDS.split()) | EXPANSION_WORDS,
        events=frozenset(EVENTS.split()) | EXPANSION_EVENTS,
        kinds=frozenset(KINDS.split()) | EXPANSION_KINDS,
        effects=frozenset((*EFFECTS, *EXPANSION_EFFECTS)),
        directed={"conjuring": conjuring, "hoarding": hoarding, "alone": alone},
        absent={"BrowseKind": "AZ-68: the market deck never holds more than 25 sorts of cards here; shown by hand"},
    )


CASES = (a_case(), a_case(toad=True), an_expansion_case())
SHORT = tuple(
    replace(
        case,
        name=f"{case.name}-sprint",
        seats=(2,),
        skips=0.3,  # the beginning of a game shows more
        options=Alakazum.Options.model_validate({**dict(case.options or ()), "sprint": True}),
    )
    for case in CASES
)

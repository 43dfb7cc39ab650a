"""Phase 2 word by word (AZ-40): every action that a view allows, what it is worth, and the best of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from typing import TYPE_CHECKING, NamedTuple, cast

from games.kernel.frames import PASS
from games.kernel.game import Action
from games.kernel.values import Actions

from .actions import ANNOUNCE, attackable, bearers, givable
from .cards import (
    BROOM,
    CAPE,
    COST,
    CRYSTAL_BALL,
    GROUP_OF,
    MARKET_NUMBER,
    MEAL,
    PIECE,
)
from .magic import energy_of, fetchable, refusal, sendable, trainable
from .state import can_leave, energy_marks, face_down, owner_of, points
from .worth import (
    DENIED,
    ENERGY_WORTH,
    RIVAL_POTIONS,
    cape_worth,
    card_worth,
    focus,
    helper_of,
    hypnosis,
    meal_worth,
    next_card,
    potions,
    rise_worth,
    sceptre_worth,
    side_strength,
    worth,
)

if TYPE_CHECKING:
    from .view import View


class Plan(NamedTuple):
    """An action of phase 2 word by word, and what it is worth."""

    worth: float
    words: Actions


Casting = tuple[float, Actions]
"""What a spell is worth before its price, and the words that say on what it is cast."""


# ---- the actions -----------------------------------------------------------------------------------------------------


def fights(view: View, seat: int, culture: str) -> Iterator[Plan]:
    """Every attack, with the best helper."""
    own_potions = min(potions(view), 3)
    attacks = [attack(view, seat, attacker, culture) for attacker in view.teams[seat]]
    for rival in attackable(view, seat):
        theirs = focus(view, rival)
        guard = RIVAL_POTIONS * len(view.hands[rival])
        for target in view.teams[rival]:
            level = view.levels[target]
            their_side = side_strength(view, rival, target) + guard
            prize = 0.0
            if can_leave(view, rival, target):
                taken = worth(view, target, culture, level) + DENIED * worth(view, target, theirs, level)
                prize = hypnosis(view, target, level, True) * taken
            harm = 0.3 + DENIED * rise_worth(view, target, theirs)
            for strength, rise, risked, named in attacks:
                ahead = strength + own_potions - their_side
                chance = 1 / (1 + exp(-1.3 * (ahead - 0.6)))
                gain = rise + prize - 0.25 * own_potions
                words = (("fight",), ("rival", rival), ("target", target), *named)
                yield Plan(chance * gain - (1 - chance) * (harm + risked), words)


def attack(view: View, seat: int, attacker: int, culture: str) -> tuple[float, float, float, Actions]:
    """What an attacker brings against anybody: combat, what its rise and its loss are worth, and the words."""
    risked = 0.0
    if can_leave(view, seat, attacker):
        lost = worth(view, attacker, culture)
        risked = 1.5 * lost * hypnosis(view, attacker, view.levels[attacker], False)
    helper = helper_of(view, seat, attacker)
    helping = () if helper is None else (("helper", helper),)
    words = (("attacker", attacker), *helping, ANNOUNCE)
    return side_strength(view, seat, attacker), rise_worth(view, attacker, culture), risked, words


def objects(view: View, seat: int, culture: str) -> Iterator[Plan]:
    """Every meal, every rider of a broom, every bearer of a piece, and the crystal ball."""
    for card in dict.fromkeys(givable(view, seat, view.hand)):
        if card == BROOM:
            for c in sendable(view, seat):
                saved = 0.45 * worth(view, c, culture)
                yield Plan(saved - 0.3, (("give",), ("give", card), ("rider", c)))
        elif PIECE[card]:
            for c in bearers(view, seat):
                gain = cape_worth(view, seat, c, culture) if card == CAPE else sceptre_worth(view, c)
                yield Plan(gain, (("give",), ("give", card), ("bearer", c)))
        elif card == CRYSTAL_BALL:
            yield Plan(0.8 * next_card(view, seat, culture, 0.0), (("give",), ("give", card)))
        else:
            for served in MEAL[card]:
                gain = meal_worth(view, seat, served, culture)
                yield Plan(gain - 0.2, (("give",), ("give", card), ("culture", served)))


def markets(view: View, seat: int, culture: str) -> Iterator[Plan]:
    """Every card that can be shown."""
    for card in dict.fromkeys(view.hand):
        taken = view.market[-MARKET_NUMBER[card] :] if MARKET_NUMBER[card] else []
        if taken:
            gain = sum([card_worth(view, each, culture) for each in taken]) - card_worth(view, card, culture)
            yield Plan(0.8 * gain, (("market",), ("show", card)))


def spells(view: View, seat: int, culture: str, again: bool) -> Iterator[Plan]:
    """Every spell that can be cast, on its best target."""
    energy, free = energy_of(view, seat), energy_marks(view, seat)
    for spell, plan in SPELL_PLANS.items():
        if refusal(view, seat, spell, energy, again) is None:
            gain, targets = plan(view, seat, culture)
            price = ENERGY_WORTH * max(0, COST[spell] - free)
            yield Plan(gain - price, (("magic",), ("spell", spell), *targets))


# ---- the spells ------------------------------------------------------------------------------------------------------


def _witch(view: View, seat: int, culture: str) -> Casting:
    best = sorted([card_worth(view, card, culture) for card in view.market])[-2:]
    return 0.9 * sum(best), ()


def _training(view: View, seat: int, culture: str) -> Casting:
    c = max(trainable(view, seat), key=lambda c: rise_worth(view, c, culture))
    return rise_worth(view, c, culture), (("train", c),)


def _divination(view: View, seat: int, culture: str) -> Casting:
    unknown = [place for place in face_down(view) if view.enemies[place] is None]
    near = points(view, seat, culture, view.hand) >= 7
    if not unknown:
        return -1.0, (("enemy", face_down(view)[0]),)
    return (1.5 if near and len(unknown) > 1 else 0.3), (("enemy", unknown[0]),)


def _forest(view: View, seat: int, culture: str) -> Casting:
    return 1.2, ()


def _levitation(view: View, seat: int, culture: str) -> Casting:
    def gain(sent: int, fetched: int) -> float:
        owner = owner_of(view, fetched)
        if owner < 0:
            return worth(view, fetched, culture, 0) - worth(view, sent, culture)
        theirs = focus(view, owner)
        own = worth(view, fetched, culture) - worth(view, sent, culture)
        other = worth(view, sent, theirs) - worth(view, fetched, theirs)
        return own - DENIED * other

    sent = min(sendable(view, seat), key=lambda c: worth(view, c, culture))
    fetched = max(fetchable(view, seat), key=lambda c: gain(sent, c))
    return gain(sent, fetched), (("send", sent), ("fetch", fetched), ANNOUNCE)


def _resurrect(view: View, seat: int, culture: str) -> Casting:
    c = max(view.cemetery, key=lambda c: worth(view, c, culture, 0))
    return worth(view, c, culture, 0), (("raise", c),)


SPELL_PLANS: dict[str, Callable[[View, int, str], Casting]] = {
    "miserable-witch": _witch,
    "training": _training,
    "divination": _divination,
    "magic-of-the-forest": _forest,
    "levitation": _levitation,
    "resurrect": _resurrect,
}
"""What each spell but Déjà vu is worth, before its price, and on what it is cast."""


# ---- the best of them ------------------------------------------------------------------------------------------------


def plans(view: View, seat: int) -> list[Plan]:
    """Every action but a Déjà vu, and passing."""
    culture, again = focus(view, seat), view.in_deja_vu
    return [
        *fights(view, seat, culture),
        *objects(view, seat, culture),
        *markets(view, seat, culture),
        *spells(view, seat, culture, again),
    ]


def best_plan(view: View, seat: int) -> Plan:
    """The best action."""
    return best_of(view, seat, plans(view, seat))


def best_of(view: View, seat: int, plans: Sequence[Plan]) -> Plan:
    """The best of all actions; a Déjà vu where two of them are worth its price."""
    best = max(plans, default=Plan(0.0, (PASS,)))
    if best.worth <= 0:
        return Plan(0.0, (PASS,))
    if refusal(view, seat, "deja-vu", energy_of(view, seat), view.in_deja_vu) is None:
        price = ENERGY_WORTH * max(0, COST["deja-vu"] - energy_marks(view, seat))
        others = [plan for plan in plans if plan.words[0] != best.words[0] and plan.words[0] != ("magic",)]
        second = max(others, default=best)
        if second.worth > price + 0.3 and best.words[0] != ("magic",):
            return Plan(best.worth + second.worth - price, (("magic",), ("spell", "deja-vu")))
    return best


def follow(words: Sequence[Action], draft: Iterable[Action], options: Sequence[Action]) -> Action | None:
    """The next of `words` that is not in `draft` yet, or its group where that is asked first; None: go back."""
    said = {tuple(word) for word in draft}
    if any(word not in words for word in said if word[0] != "group"):
        return None  # somebody else has begun something else
    for word in words:
        if word in said:
            continue
        if word in options:
            return word
        group: Action | None = (
            ("group", GROUP_OF[cast(int, word[1])])
            if len(word) > 1 and word[0] not in ("rival", "spell", "culture")
            else None
        )
        if group in options:
            return group
    return None


def planned(view: View, seat: int, draft: Sequence[Action], lines: Iterable[Sequence[Action]]) -> list[float]:
    """Of each way to go on with a draft the worth of the best action; where `normal` would aim elsewhere, of what it
    shares with it."""
    found, known = list[float](), [(plan.worth, frozenset(plan.words)) for plan in plans(view, seat)]
    for line in lines:
        said = [tuple(word) for word in (*draft, *line) if word[0] not in ("group", "back", "pass")]
        while said and not any(words.issuperset(said) for _, words in known):
            said.pop()
        found.append(max([worth for worth, words in known if said and words.issuperset(said)], default=0.0))
    return found

"""`normal`: weighs what each choice is worth, and sees only a view.

What things are worth is in `worth`, what can be done in phase 2 in `plans`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from games.kernel.chance import Chance
from games.kernel.frames import BACK, PASS, Frame
from games.kernel.game import Action, Decision
from games.kernel.values import Actions

from .actions import ANNOUNCE, DOLL, Act, Feed
from .cards import (
    CARD_STARS,
    CARDS,
    COMBAT_POTION,
    COST,
    DIE_POTION,
    ENERGY,
    FIRST_HAND,
    FIRST_TRAP,
    GROUP_OF,
    NONE,
    OBJECT_CULTURE,
    RECOVERY,
)
from .combat import RECOVER, ROB, Combat, Fight, Hypnosis
from .forest import HALF, MORE, CrystalBall
from .magic import Magic
from .plans import Plan, best_plan, follow
from .rules import Conjuring, Showdown
from .state import best_stars, can_leave, energy_marks, face_down, losable, points
from .worth import (
    PIECES,
    best_starter,
    card_worth,
    chance_against,
    fighting,
    focus,
    meal_worth,
    meeting,
    next_card,
    potions,
    rise_worth,
    side_strength,
    strength,
    worth,
)

if TYPE_CHECKING:
    from .view import View

TURNS = 4.0
"""What it is worth to turn a fight by robbing; by a potion half of that, less the potion."""
BOLD = 0.45
"""The least chance of success at which an Alakazum is cast."""


Merit = Callable[[Action], float]
"""What an option is worth, by a scale of the question's own: the first of the best is taken."""
NEVER = -99.0
"""Of what only takes a word back."""
HAIR = 1e-9
"""Of two that are worth the same, the one that costs nothing."""


def number_of(action: Action) -> int:
    """The card, character, place or seat that an action names."""
    return cast(int, action[1])


def least_enough(worth: Sequence[int], missing: int) -> Merit:
    """The card with the least `worth` that is enough, else the one with the most."""

    return lambda action: -own if (own := worth[number_of(action)]) >= missing else NEVER + own


# ---- phase 3 -------------------------------------------------------------------------------------------------------


def conjuring(view: View, seat: int, least: float) -> Actions:
    """An Alakazum word by word if its chance is at least `least`, else passing."""

    def strength_of(culture: str) -> int:
        return points(view, seat, culture, view.hand)

    culture = max((*view.cultures, NONE) if view.expansion else view.cultures, key=strength_of)
    most, places = strength_of(culture), face_down(view)
    if most < 8 or not places:
        return (PASS,)
    place = max(places, key=lambda place: chance_against(view, place, most))
    if chance_against(view, place, most) < least:
        return (PASS,)
    shown = [("reveal", card) for card in view.hand if CARD_STARS[card] and OBJECT_CULTURE[card] in (culture, "")]
    return (("culture", culture), *shown, ("enemy", place), ANNOUNCE)


def conjure(view: View, decision: Decision, least: float) -> Action:
    """The next word of an Alakazum."""
    draft: list[Action] = [tuple(word) for word in view.frame(Conjuring).draft]
    words = list(conjuring(view, decision.seat, least))
    for word in draft:
        if word not in words:
            return BACK
        words.remove(word)
    # The same amulet may be revealed twice; the enemy comes only once nothing is left to show.
    return words[0] if words and words[0] in decision.options else BACK if draft else PASS


# ---- the other questions -------------------------------------------------------------------------------------------


def fighter(view: View, decision: Decision) -> Merit:
    """AZ-31: who surely wins and grows most; else who wins with potions; else whom one can spare."""
    seat, culture = decision.seat, focus(view, decision.seat)
    fight = view.frame(Fight)
    foe = fight.fighters[1]
    need = strength(view.rules, foe, 0)

    def merit(action: Action) -> float:
        if action[0] == "group":
            return 0.0
        c = number_of(action)
        ahead = side_strength(view, seat, c) - need
        chance = 1.0 if ahead > 0 else 0.7 if ahead + min(potions(view), 3) > 0 else 0.0
        return chance * (1.0 + rise_worth(view, c, culture)) - (1 - chance) * spared(view, seat, action, culture)

    return merit


def spared(view: View, seat: int, action: Action, culture: str) -> float:
    """What a fighter is worth that may be lost."""
    if action[0] == "group" or not can_leave(view, seat, number_of(action)):
        return 0.0
    own = worth(view, number_of(action), culture)
    return min(own, PIECES[RECOVERY]) if RECOVERY in view.hand else own


def helper(view: View, decision: Decision) -> Merit:
    """A helper risks nothing: the strongest."""
    return lambda action: fighting(view, number_of(action)) if action[0] == "helper" else -HAIR


def potion(view: View, decision: Decision) -> Merit:
    """AZ-51: what turns the fight, as cheaply as possible; nothing where it is won or lost."""
    fight = view.frame(Fight)
    side = fight.seats.index(decision.seat)
    missing = fight.totals[1 - side] - fight.totals[side] + (1 if side == 0 else 0)
    robs, reach = ROB in decision.options, potions(view) >= missing and missing <= 4
    enough = any(COMBAT_POTION[card] >= missing for card in view.hand)

    def merit(action: Action) -> float:
        if action == PASS:
            return 0.0
        if missing <= 0 or not (robs or reach):
            return -1.0
        if action == ROB:
            return TURNS
        card = number_of(action)
        if enough and COMBAT_POTION[card] < missing:
            return -1.0
        return TURNS / 2 - card_worth(view, card, "")

    return merit


def die(view: View, decision: Decision) -> Merit:
    """AZ-55: the cheapest potion that is enough, or the strongest where several together are."""
    fight, roll = view.frame(Fight), view.frame(Hypnosis)
    missing = roll.resistance + 1 - fight.roll
    if missing <= 0 or sum([DIE_POTION[card] for card in view.hand]) < missing:
        return lambda action: 0.0 if action == PASS else -1.0
    merit = least_enough(DIE_POTION, missing)
    return lambda action: 2 * NEVER if action == PASS else merit(action)


def rob(view: View, decision: Decision) -> Merit:
    """AZ-55: robbing what made the roll succeed saves a character."""
    saves = view.frame(Fight).roll > view.frame(Hypnosis).resistance
    return lambda action: (1.0 if saves else -1.0) if action == ROB else 0.0


def voodoo(view: View, decision: Decision) -> Merit:
    """AZ-70: against an Alakazum that may succeed, a rich meal, and against losing a good character."""
    if DOLL not in decision.options:
        return lambda action: 0.0
    frame = view.frames[-2]
    if isinstance(frame, Showdown):
        harm = 9.0 * (chance_against(view, frame.place, frame.points) > 0)
    elif isinstance(frame, Feed):
        harm = 0.6 * meal_worth(view, frame.seat, frame.culture, focus(view, frame.seat))
    else:
        culture = focus(view, decision.seat)
        harm = sum([worth(view, c, culture) for c in at_stake(view, frame, decision.seat)])
    return lambda action: harm - 2.4 - HAIR if action == DOLL else 0.0


def at_stake(view: View, frame: Frame[Any], seat: int) -> list[int]:
    """The characters that `seat` may well lose by what was announced."""
    if isinstance(frame, Magic) and frame.spell == "levitation":
        return [c for c in frame.args[1:] if c in view.teams[seat]]
    if not isinstance(frame, Combat) or frame.seats[1] != seat:
        return []
    attacker, target = frame.fighters
    ahead = fighting(view, attacker) + len(frame.helpers) - side_strength(view, seat, target)
    return [target] if ahead > 0 and can_leave(view, seat, target) else []


def give(view: View, decision: Decision) -> Merit:
    """AZ-34: the least of the hand, to the rival who is furthest behind."""
    merit = cheapest(view, decision)
    return lambda action: -best_stars(view, number_of(action)) if action[0] == "to" else merit(action)


def cheapest(view: View, decision: Decision) -> Merit:
    """The hand card that is worth least, or the kind it belongs to."""
    culture = focus(view, decision.seat)

    def merit(action: Action) -> float:
        cards = [card for card in view.hand if action in (("group", GROUP_OF[card]), ("give", card))]
        return max([-card_worth(view, card, culture) for card in cards], default=NEVER)

    return merit


def lose(view: View, decision: Decision) -> Merit:
    """The character that is worth least."""
    culture = focus(view, decision.seat)

    def merit(action: Action) -> float:
        if action[0] == "group":
            return -9.0 if action[1] == culture else 0.0
        return NEVER if action == BACK else -worth(view, number_of(action), culture)

    return merit


def trick(view: View, decision: Decision) -> Merit:
    """AZ-35: what is cheaper, the lesser half of the hand or the least character."""
    culture = focus(view, decision.seat)
    cards = sorted([card_worth(view, card, culture) for card in view.hand])
    hand = sum(cards[: len(cards) // 2])
    character = min([worth(view, c, culture) for c in losable(view, decision.seat)], default=-NEVER)
    return lambda action: -hand if action == HALF else -character


def santa(view: View, decision: Decision) -> Merit:
    """AZ-36: to the leader among those who can lose a character."""
    return lambda action: -NEVER * bool(losable(view, number_of(action))) + best_stars(view, number_of(action))


def pay(view: View, decision: Decision) -> Merit:
    """AZ-44: the smallest hat that is enough, else the greatest."""
    magic = view.frame(Magic)
    return least_enough(ENERGY, COST[magic.spell] - magic.paid - energy_marks(view, decision.seat))


def witch(view: View, decision: Decision) -> Merit:
    """AZ-60: the best card of the market, or the kind it belongs to."""
    culture = focus(view, decision.seat)

    def merit(action: Action) -> float:
        cards = [card for card in view.market if action in (("group", GROUP_OF[card]), ("take", card))]
        return max([card_worth(view, card, culture) for card in cards], default=NEVER)

    return merit


def forest(view: View, decision: Decision) -> Merit:
    """AZ-63: keep what helps most; on top comes what the next rival should meet."""
    seat, culture = decision.seat, focus(view, decision.seat)
    strongest = max([side_strength(view, seat, c) for c in view.teams[seat]]) + min(potions(view), 2)

    def merit(action: Action) -> float:
        if action == BACK:
            return NEVER
        card = number_of(action)
        if card >= FIRST_TRAP:
            gain = -2.0
        elif card >= FIRST_HAND:
            gain = card_worth(view, card, culture)
        else:
            gain = meeting(view, card, strongest, culture)
        return gain if action[0] == "keep" else -gain

    return merit


def start(view: View, decision: Decision) -> Merit:
    """AZ-14: who has won most often."""
    best = best_starter(view)
    return lambda action: float(CARDS[number_of(action)].id == best)


def act(view: View, decision: Decision, plan: Plan | None = None) -> Action:
    """AZ-40: the next word of the best action, or of another `plan`."""
    words = (best_plan(view, decision.seat) if plan is None else plan).words
    draft = view.frame(Act).draft
    if words == (PASS,):
        return PASS if PASS in decision.options else BACK
    return follow(words, draft, decision.options) or BACK


def recovery(view: View, decision: Decision) -> Merit:
    """AZ-105: for a fighter that is worth more than the potion."""
    fighter = view.frame(Fight).fighters[0]
    lost = worth(view, fighter, focus(view, decision.seat))
    return lambda action: lost - PIECES[RECOVERY] - HAIR if action == RECOVER else 0.0


def ball(view: View, decision: Decision) -> Merit:
    """AZ-104: on as long as one more card promises more than it risks."""
    culture, turned = focus(view, decision.seat), view.frame(CrystalBall).cards
    at_stake = sum([card_worth(view, card, culture) for card in turned])
    return lambda action: next_card(view, decision.seat, culture, at_stake) - HAIR if action == MORE else 0.0


MERITS: dict[str, Callable[[View, Decision], Merit]] = {
    "start": start,
    "toad": lambda view, decision: lambda action: float(action == PASS),  # AZ-96: the decks are left alone
    "fighter": fighter,
    "helper": helper,
    "potion": potion,
    "die": die,
    "rob": rob,
    "give": give,
    "lose": lose,
    "trick": trick,
    "santa": santa,
    "voodoo": voodoo,
    "pay": pay,
    "witch": witch,
    "forest": forest,
    "thanksgiving": cheapest,
    "recovery": recovery,
    "ball": ball,
}
"""By the kind of question; an action and an Alakazum are planned whole."""


def answer(view: View, decision: Decision) -> Action:
    """What `normal` answers."""
    if decision.is_roll:
        return decision.default
    if decision.kind == "action":
        return act(view, decision)
    if decision.kind == "alakazum":
        return conjure(view, decision, BOLD)
    options = list(decision.options)
    if decision.kind == "fighter":  # of those as good the one that is missed least
        culture = focus(view, decision.seat)
        options.sort(key=lambda action: spared(view, decision.seat, action, culture))
    return max(options, key=MERITS[decision.kind](view, decision))


class Normal:
    """Weighs what each choice is worth and takes the best."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """See `games.kernel.game.AI`."""
        return answer(view, decision)


NORMAL = Normal()

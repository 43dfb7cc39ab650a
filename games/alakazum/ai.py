"""Players that see only a view: `easy` plays at random but not sillily, `normal` weighs what each choice is worth.

Worth is counted in stars: a character is worth what it gives, or may come to give, to the culture its owner is best at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from games.kernel.chance import Chance
from games.kernel.frames import BACK, PASS, Frame
from games.kernel.game import AI, Action, Decision

from .actions import ANNOUNCE, DOLL, Act, Feed, attackable, bearers, givable, hungry
from .cards import (
    ALONE,
    BROOM,
    CAPE,
    CAPE_RESISTANCE,
    CARD_STARS,
    COMBAT,
    COMBAT_POTION,
    COST,
    CRYSTAL_BALL,
    CULTURE,
    DIE,
    DIE_POTION,
    ENERGY,
    FIRST_HAND,
    FIRST_TRAP,
    GROUP_OF,
    MAGICAL,
    MARKET_NUMBER,
    MEAL,
    MULTICOLOURED,
    NONE,
    OBJECT_CULTURE,
    PIECE,
    RECOVERY,
    RESISTANCE,
    ROBBERY,
    SCEPTRE,
    SCEPTRE_COMBAT,
    SOCIABLE,
    STARS,
    THRIFTY,
    TOP,
    VOODOO,
    enemy_stars,
)
from .combat import RECOVER, ROB, Combat, Fight, Hypnosis, possible_helpers
from .forest import CHARACTER, HALF, MORE, STOP, CrystalBall
from .magic import Magic, energy_of, fetchable, refusal, sendable, trainable
from .rules import Conjuring, Showdown
from .state import best_stars, can_leave, energy_marks, face_down, losable, points, revealed_stars, stars
from .view import seen

if TYPE_CHECKING:
    from .view import View

ENERGY_WORTH = 0.35
"""What a unit of energy from a hat is worth."""
RIVAL_POTIONS = 0.45
"""Combat that a card in a rival's hand adds on average."""
DENIED = 0.6
"""How much a rival's loss counts beside the own gain."""
BOLD = 0.45
"""The least chance of success at which an Alakazum is cast."""
ALONE_WORTH = 0.35
"""What a point of a character counts that goes into an Alakazum alone, beside a star that adds to others."""
PIECES = {CAPE: 0.7, SCEPTRE: 0.9, CRYSTAL_BALL: 0.8, RECOVERY: 1.0}
"""What the new cards of Alakazum! 2 are worth in the hand."""


class Plan(NamedTuple):
    """An action of phase 2 word by word, and what it is worth."""

    worth: float
    words: tuple[Action, ...]


# ---- what things are worth -----------------------------------------------------------------------------------------


def focus(view: View, seat: int) -> str:
    """The culture that `seat` is best at, its team grown up counting a little, its own hand's objects too."""

    def hope(culture: str) -> float:
        team = [c for c in view.teams[seat] if CULTURE[c] == culture]
        shown = revealed_stars(culture, view.hand) if seat == view.seat else 0
        return stars(view, seat, culture) + shown + 0.4 * sum([STARS[c][TOP] - STARS[c][view.levels[c]] for c in team])

    return max(view.cultures, key=hope)


@lru_cache(maxsize=1 << 12)
def worth(c: int, level: int, culture: str) -> float:
    """A character at `level` for an owner who is best at `culture`."""
    if ALONE[c][TOP]:
        now, grown = ALONE_WORTH * ALONE[c][level], ALONE_WORTH * ALONE[c][TOP]
        return 0.4 + now + 0.35 * (grown - now) + 0.2 * COMBAT[c][level]
    now, grown = STARS[c][level], STARS[c][TOP]
    given = (now + 0.35 * (grown - now)) * (1.0 if CULTURE[c] in (culture, MULTICOLOURED) else 0.4)
    combat = 3.5 if COMBAT[c][level] == DIE else COMBAT[c][level]
    return 0.4 + given + 0.2 * combat + 0.5 * (MAGICAL[c] + THRIFTY[c]) + 0.2 * SOCIABLE[c]


def rise_worth(view: View, c: int, culture: str, to: int | None = None) -> float:
    """What a level more, or the rise to level `to`, gives."""
    level = view.levels[c]
    return worth(c, min(level + 1, TOP) if to is None else to, culture) - worth(c, level, culture)


def card_worth(view: View, card: int, culture: str) -> float:
    """A hand card in the own hand."""
    seat = cast(int, view.seat)
    if card == VOODOO:
        return 1.6
    if card == BROOM:
        return 1.1
    if MEAL[card]:
        return 0.4 + 0.6 * max([meal_worth(view, seat, each, culture) for each in MEAL[card]])
    if CARD_STARS[card]:
        return 1.8 if OBJECT_CULTURE[card] in (culture, "") else 0.5
    if card == ROBBERY:
        return 0.9
    if card in PIECES:
        return PIECES[card]
    return 0.15 + ENERGY_WORTH * ENERGY[card] + 0.45 * COMBAT_POTION[card] + 0.25 * DIE_POTION[card]


def meal_worth(view: View, seat: int, served: str, culture: str) -> float:
    """What a meal of one culture raises."""
    return sum([rise_worth(view, c, culture, TOP) for c in hungry(view, seat, served)])


def strength(c: int, level: int) -> float:
    """Combat, a die at its average."""
    return 3.5 if COMBAT[c][level] == DIE else COMBAT[c][level]


def fighting(view: View, c: int) -> float:
    """Combat of a character on the table, with its sceptre."""
    return strength(c, view.levels[c]) + SCEPTRE_COMBAT * (c in view.sceptres)


def helper_of(view: View, seat: int, fighter: int) -> int | None:
    """The strongest helper."""
    among = possible_helpers(view.teams[seat], fighter, ())
    return max(among, key=lambda c: fighting(view, c), default=None)


def side_strength(view: View, seat: int, fighter: int) -> float:
    """A fighter with its strongest helper."""
    helper = helper_of(view, seat, fighter)
    return fighting(view, fighter) + (0 if helper is None else fighting(view, helper))


def potions(view: View) -> int:
    """Combat that the own hand can add."""
    return sum([COMBAT_POTION[card] for card in view.hand])


def hypnosis(view: View, c: int, level: int, helped: bool) -> float:
    """The chance that a roll, with the own die potions where `helped`, exceeds a resistance."""
    extra = sum([DIE_POTION[card] for card in view.hand]) if helped else 0
    cape = CAPE_RESISTANCE * (c in view.capes)
    return min(1.0, max(0.0, (6 - RESISTANCE[c][level] - cape + extra) / 6))


def named(action: Action) -> int:
    """The card, character, place or seat that an action names."""
    return cast(int, action[1])


# ---- phase 2: plans ------------------------------------------------------------------------------------------------


def fights(view: View, seat: int, culture: str) -> Iterator[Plan]:
    """Every attack, with the best helper."""
    own_potions = min(potions(view), 3)
    for rival in attackable(view, seat):
        theirs = focus(view, rival)
        guard = RIVAL_POTIONS * len(view.hands[rival])
        for target in view.teams[rival]:
            level = view.levels[target]
            their_side = side_strength(view, rival, target) + guard
            prize = 0.0
            if can_leave(view, rival, target):
                taken = worth(target, level, culture) + DENIED * worth(target, level, theirs)
                prize = hypnosis(view, target, level, True) * taken
            for attacker in view.teams[seat]:
                ahead = side_strength(view, seat, attacker) + own_potions - their_side
                chance = 1 / (1 + exp(-1.3 * (ahead - 0.6)))
                risk = 0.3 + DENIED * rise_worth(view, target, theirs)
                if can_leave(view, seat, attacker):
                    lost = worth(attacker, view.levels[attacker], culture)
                    risk += 1.5 * lost * hypnosis(view, attacker, view.levels[attacker], False)
                gain = rise_worth(view, attacker, culture) + prize - 0.25 * own_potions
                helper = helper_of(view, seat, attacker)
                helping = () if helper is None else (("helper", helper),)
                words = (("fight",), ("rival", rival), ("target", target), ("attacker", attacker), *helping, ANNOUNCE)
                yield Plan(chance * gain - (1 - chance) * risk, words)


def objects(view: View, seat: int, culture: str) -> Iterator[Plan]:
    """Every meal, every rider of a broom, every bearer of a piece, and the crystal ball."""
    for card in dict.fromkeys(givable(view, seat, view.hand)):
        if card == BROOM:
            for c in sendable(view, seat):
                saved = 0.45 * worth(c, view.levels[c], culture)
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


def cape_worth(view: View, seat: int, c: int, culture: str) -> float:
    """One roll of six less takes a character away that can leave at all."""
    return 0.2 + 0.2 * worth(c, view.levels[c], culture) if can_leave(view, seat, c) else 0.1


def sceptre_worth(view: View, c: int) -> float:
    """Best with a helper, who adds it to every fight, and else with the strongest."""
    return 0.5 + 0.15 * strength(c, view.levels[c]) + 0.3 * SOCIABLE[c]


def next_card(view: View, seat: int, culture: str, at_stake: float) -> float:
    """What turning up one more forest card is worth (AZ-104), while cards worth `at_stake` lie open."""
    unseen = (Counter(view.box.cards) - seen(view)).elements()
    hidden = [card for card in unseen if not FIRST_HAND <= card < FIRST_TRAP]
    size = len(view.forest)
    people = [card for card in hidden if card < FIRST_HAND]
    strongest = max([side_strength(view, seat, c) for c in view.teams[seat]]) + min(potions(view), 2)
    met = sum([meeting(view, card, strongest, culture) for card in people]) - 0.8 * (len(hidden) - len(people))
    return (0.8 * (size - len(hidden)) + met - at_stake * len(hidden)) / size


def meeting(view: View, c: int, strongest: float, culture: str) -> float:
    """What a character of the forest is worth to a team that can bring so much combat against it."""
    won = strongest > strength(c, 0)
    return 0.6 + hypnosis(view, c, 0, True) * worth(c, 0, culture) if won else -1.5


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
            gain, *targets = plan(view, seat, culture)
            price = ENERGY_WORTH * max(0, COST[spell] - free)
            yield Plan(gain - price, (("magic",), ("spell", spell), *targets))


def _witch(view: View, seat: int, culture: str) -> tuple[Any, ...]:
    best = sorted([card_worth(view, card, culture) for card in view.market])[-2:]
    return (0.9 * sum(best),)


def _training(view: View, seat: int, culture: str) -> tuple[Any, ...]:
    c = max(trainable(view, seat), key=lambda c: rise_worth(view, c, culture))
    return rise_worth(view, c, culture), ("train", c)


def _divination(view: View, seat: int, culture: str) -> tuple[Any, ...]:
    unknown = [place for place in face_down(view) if view.enemies[place] is None]
    near = points(view, seat, culture, view.hand) >= 7
    if not unknown:
        return -1.0, ("enemy", face_down(view)[0])
    return (1.5 if near and len(unknown) > 1 else 0.3), ("enemy", unknown[0])


def _forest(view: View, seat: int, culture: str) -> tuple[Any, ...]:
    return (1.2,)


def _levitation(view: View, seat: int, culture: str) -> tuple[Any, ...]:
    def gain(sent: int, fetched: int) -> float:
        owner = next((rival for rival, team in enumerate(view.teams) if fetched in team), None)
        if owner is None:
            return worth(fetched, 0, culture) - worth(sent, view.levels[sent], culture)
        theirs = focus(view, owner)
        own = worth(fetched, view.levels[fetched], culture) - worth(sent, view.levels[sent], culture)
        other = worth(sent, view.levels[sent], theirs) - worth(fetched, view.levels[fetched], theirs)
        return own - DENIED * other

    sent = min(sendable(view, seat), key=lambda c: worth(c, view.levels[c], culture))
    fetched = max(fetchable(view, seat), key=lambda c: gain(sent, c))
    return gain(sent, fetched), ("send", sent), ("fetch", fetched), ANNOUNCE


def _resurrect(view: View, seat: int, culture: str) -> tuple[Any, ...]:
    c = max(view.cemetery, key=lambda c: worth(c, 0, culture))
    return worth(c, 0, culture), ("raise", c)


SPELL_PLANS: dict[str, Callable[[View, int, str], tuple[Any, ...]]] = {
    "miserable-witch": _witch,
    "training": _training,
    "divination": _divination,
    "magic-of-the-forest": _forest,
    "levitation": _levitation,
    "resurrect": _resurrect,
}
"""What each spell but Déjà vu is worth, before its price, and on what it is cast."""


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
            ("group", GROUP_OF[named(word)]) if len(word) > 1 and word[0] not in ("rival", "spell", "culture") else None
        )
        if group in options:
            return group
    return None


# ---- phase 3 -------------------------------------------------------------------------------------------------------


def chance_against(view: View, place: int, points: int) -> float:
    """The chance that `points` exceed the enemy at `place`, as far as the view knows."""
    known = view.enemies[place]
    unknown = [enemy for enemy in view.box.enemies if enemy not in view.enemies]
    among = unknown if known is None else [known]
    beaten = [enemy for enemy in among if (limit := enemy_stars(enemy, view.seats)) is not None and points > limit]
    return len(beaten) / len(among)


def conjuring(view: View, seat: int, least: float) -> tuple[Action, ...]:
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


def fighter(view: View, decision: Decision) -> Action:
    """AZ-31: who surely wins and grows most; else who wins with potions; else whom one can spare."""
    seat, culture = decision.seat, focus(view, decision.seat)
    fight = view.frame(Fight)
    foe = fight.fighters[1]
    need = strength(foe, 0)

    def merit(action: Action) -> tuple[float, ...]:
        if action[0] == "group":
            return (0.0, 0.0)
        c = named(action)
        ahead = side_strength(view, seat, c) - need
        chance = 1.0 if ahead > 0 else 0.7 if ahead + min(potions(view), 3) > 0 else 0.0
        spared = worth(c, view.levels[c], culture) if can_leave(view, seat, c) else 0.0
        if RECOVERY in view.hand:
            spared = min(spared, PIECES[RECOVERY])
        return (chance * (1.0 + rise_worth(view, c, culture)) - (1 - chance) * spared, -spared)

    return max(decision.options, key=merit)


def helper(view: View, decision: Decision) -> Action:
    """A helper risks nothing: the strongest."""
    among = [action for action in decision.options if action[0] == "helper"]
    return max(among, key=lambda action: fighting(view, named(action)), default=decision.options[0])


def potion(view: View, decision: Decision) -> Action:
    """AZ-51: what turns the fight, as cheaply as possible; nothing where it is won or lost."""
    fight = view.frame(Fight)
    side = fight.seats.index(decision.seat)
    missing = fight.totals[1 - side] - fight.totals[side] + (1 if side == 0 else 0)
    if missing <= 0:
        return PASS
    if ROB in decision.options:
        return ROB
    mine = [action for action in decision.options if action != PASS]
    if potions(view) < missing or missing > 4 or not mine:
        return PASS
    enough = [action for action in mine if COMBAT_POTION[named(action)] >= missing]
    return min(enough or mine, key=lambda action: card_worth(view, named(action), ""))


def die(view: View, decision: Decision) -> Action:
    """AZ-55: the cheapest potion that is enough, or the strongest where several together are."""
    fight, roll = view.frame(Fight), view.frame(Hypnosis)
    missing = roll.resistance + 1 - fight.roll
    mine = [action for action in decision.options if action != PASS]
    if missing <= 0 or sum([DIE_POTION[card] for card in view.hand]) < missing or not mine:
        return PASS
    enough = [action for action in mine if DIE_POTION[named(action)] >= missing]
    return min(enough, key=lambda a: DIE_POTION[named(a)]) if enough else max(mine, key=lambda a: DIE_POTION[named(a)])


def rob(view: View, decision: Decision) -> Action:
    """AZ-55: robbing what made the roll succeed saves a character."""
    fight, roll = view.frame(Fight), view.frame(Hypnosis)
    return ROB if ROB in decision.options and fight.roll > roll.resistance else PASS


def voodoo(view: View, decision: Decision) -> Action:
    """AZ-70: against an Alakazum that may succeed, a rich meal, and against losing a good character."""
    if DOLL not in decision.options:
        return PASS
    frame = view.frames[-2]
    if isinstance(frame, Showdown):
        harm = 9.0 * (chance_against(view, frame.place, frame.points) > 0)
    elif isinstance(frame, Feed):
        harm = 0.6 * meal_worth(view, frame.seat, frame.culture, focus(view, frame.seat))
    else:
        culture = focus(view, decision.seat)
        harm = sum([worth(c, view.levels[c], culture) for c in at_stake(view, frame, decision.seat)])
    return DOLL if harm > 2.4 else PASS


def at_stake(view: View, frame: Frame[Any], seat: int) -> list[int]:
    """The characters that `seat` may well lose by what was announced."""
    if isinstance(frame, Magic) and frame.spell == "levitation":
        return [c for c in frame.args[1:] if c in view.teams[seat]]
    if not isinstance(frame, Combat) or frame.seats[1] != seat:
        return []
    attacker, target = frame.fighters
    ahead = fighting(view, attacker) + len(frame.helpers) - side_strength(view, seat, target)
    return [target] if ahead > 0 and can_leave(view, seat, target) else []


def give(view: View, decision: Decision) -> Action:
    """AZ-34: the least of the hand, to the rival who is furthest behind."""
    options = [action for action in decision.options if action != BACK]
    if options[0][0] == "to":
        return min(options, key=lambda action: best_stars(view, named(action)))
    return cheapest(view, decision)


def cheapest(view: View, decision: Decision) -> Action:
    """The hand card that is worth least, or the kind it belongs to."""
    culture = focus(view, decision.seat)
    options = [action for action in decision.options if action != BACK]

    def least(action: Action) -> float:
        cards = [card for card in view.hand if action in (("group", GROUP_OF[card]), ("give", card))]
        return min([card_worth(view, card, culture) for card in cards])

    return min(options, key=least)


def lose(view: View, decision: Decision) -> Action:
    """The character that is worth least."""
    culture = focus(view, decision.seat)
    options = [action for action in decision.options if action != BACK]
    return min(
        options,
        key=lambda a: (
            0.0
            if a[0] == "group" and a[1] != culture
            else 9.0
            if a[0] == "group"
            else worth(named(a), view.levels[named(a)], culture)
        ),
    )


def trick(view: View, decision: Decision) -> Action:
    """AZ-35: what is cheaper, the lesser half of the hand or the least character."""
    culture = focus(view, decision.seat)
    cards = sorted([card_worth(view, card, culture) for card in view.hand])
    hand = sum(cards[: len(cards) // 2])
    character = min([worth(c, view.levels[c], culture) for c in losable(view, decision.seat)], default=99.0)
    cheaper = HALF if hand <= character else CHARACTER
    return cheaper if cheaper in decision.options else decision.options[0]


def santa(view: View, decision: Decision) -> Action:
    """AZ-36: to the leader among those who can lose a character."""
    return max(decision.options, key=lambda a: (bool(losable(view, named(a))), best_stars(view, named(a))))


def pay(view: View, decision: Decision) -> Action:
    """AZ-44: the smallest hat that is enough, else the greatest."""
    magic = view.frame(Magic)
    missing = COST[magic.spell] - magic.paid - energy_marks(view, decision.seat)
    enough = [action for action in decision.options if ENERGY[named(action)] >= missing]
    return (
        min(enough, key=lambda a: ENERGY[named(a)]) if enough else max(decision.options, key=lambda a: ENERGY[named(a)])
    )


def witch(view: View, decision: Decision) -> Action:
    """AZ-60: the best card of the market."""
    culture = focus(view, decision.seat)
    best = max(reversed(view.market), key=lambda card: card_worth(view, card, culture))
    return ("take", best) if ("take", best) in decision.options else first_in(decision, ("group", GROUP_OF[best]), BACK)


def first_in(decision: Decision, *wanted: Action) -> Action:
    """The first of `wanted` that can be answered."""
    return next(action for action in wanted if action in decision.options)


def forest(view: View, decision: Decision) -> Action:
    """AZ-63: keep what helps most; on top comes what the next rival should meet."""
    seat, culture = decision.seat, focus(view, decision.seat)
    strongest = max([side_strength(view, seat, c) for c in view.teams[seat]]) + min(potions(view), 2)

    def merit(action: Action) -> float:
        card = named(action)
        if card >= FIRST_TRAP:
            return -2.0
        if card >= FIRST_HAND:
            return card_worth(view, card, culture)
        return meeting(view, card, strongest, culture)

    options = [action for action in decision.options if action != BACK]
    keep = options[0][0] == "keep"
    return max(options, key=merit) if keep else min(options, key=merit)


def start(view: View, decision: Decision) -> Action:
    """AZ-14: the best character grown up."""
    return max(decision.options, key=lambda a: sum(STARS[named(a)]) + sum([max(0, each) for each in COMBAT[named(a)]]))


def act(view: View, decision: Decision) -> Action:
    """AZ-40: the next word of the best action."""
    words = best_plan(view, decision.seat).words
    draft = view.frame(Act).draft
    if words == (PASS,):
        return PASS if PASS in decision.options else BACK
    return follow(words, draft, decision.options) or BACK


def recovery(view: View, decision: Decision) -> Action:
    """AZ-105: for a fighter that is worth more than the potion."""
    fighter = view.frame(Fight).fighters[0]
    lost = worth(fighter, view.levels[fighter], focus(view, decision.seat))
    return RECOVER if RECOVER in decision.options and lost > PIECES[RECOVERY] else PASS


def ball(view: View, decision: Decision) -> Action:
    """AZ-104: on as long as one more card promises more than it risks."""
    culture, turned = focus(view, decision.seat), view.frame(CrystalBall).cards
    at_stake = sum([card_worth(view, card, culture) for card in turned])
    return MORE if next_card(view, decision.seat, culture, at_stake) > 0 else STOP


def toad(view: View, decision: Decision) -> Action:
    """AZ-96: the decks are left alone."""
    return PASS


ANSWERS: dict[str, Callable[[View, Decision], Action]] = {
    "start": start,
    "toad": toad,
    "fighter": fighter,
    "helper": helper,
    "potion": potion,
    "die": die,
    "rob": rob,
    "give": give,
    "lose": lose,
    "trick": trick,
    "santa": santa,
    "action": act,
    "voodoo": voodoo,
    "pay": pay,
    "witch": witch,
    "forest": forest,
    "thanksgiving": cheapest,
    "recovery": recovery,
    "ball": ball,
}


class Normal:
    """Weighs what each choice is worth and takes the best."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """See `games.kernel.game.AI`."""
        if decision.kind == "alakazum":
            return conjure(view, decision, BOLD)
        return ANSWERS[decision.kind](view, decision)


class Easy:
    """Plays at random, but casts an Alakazum when it can, doesn't waste potions, and seldom lets a turn pass.

    In every second round it plays as `Normal` does: so a newcomer wins about one game in three.
    """

    SURE: frozenset[str] = frozenset(("potion", "die", "rob", "helper", "pay", "recovery"))
    """Answered as `Normal` does: anything else would be silly."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """See `games.kernel.game.AI`."""
        if (view.round + decision.seat) % 2 == 0:
            return NORMAL.choose(view, decision, rng, budget)
        return self.at_random(view, decision, rng, budget)

    def at_random(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action:
        """An answer of the other rounds."""
        kind = decision.kind
        if kind == "alakazum":
            return conjure(view, decision, 0.1)
        if kind in self.SURE or (kind == "fighter" and rng.below(3)):
            return ANSWERS[kind](view, decision)
        if kind == "voodoo":
            return voodoo(view, decision) if isinstance(view.frames[-2], Showdown) else PASS
        options = [action for action in decision.options if action != BACK] or [BACK]
        if len(options) > 1 and PASS in options and rng.below(4):
            options.remove(PASS)
        return rng.choice(options)


NORMAL = Normal()
LEVELS: dict[str, AI] = {"easy": cast(AI, Easy()), "normal": cast(AI, NORMAL)}

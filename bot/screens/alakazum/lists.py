"""Lists that say several words with one press: whom and with whom, a spell and its target, several cards at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.screens.alakazum.options import CHOICES
from bot.screens.alakazum.stakes import is_hopeless
from bot.screens.alakazum.words import card_name, cards_in_order
from bot.screens.custom_ids import in_a_row
from bot.screens.game import Choice, ListOf, Reader
from games.alakazum.actions import (
    ANNOUNCE,
    FIGHT,
    MAGIC,
    MARKET,
    OBJECT,
    RIVAL,
    TARGET,
    Act,
    attackable,
    bearers,
    givable,
    hungry,
)
from games.alakazum.cards import BROOM, CARDS, COMBAT_POTION, ENERGY, MARKET_NUMBER, MEAL, PIECE
from games.alakazum.combat import FOREST, HELPER, Fight, Hypnosis, possible_helpers
from games.alakazum.facts import fact as fact_of
from games.alakazum.forest import CHARACTER, GiveHalf
from games.alakazum.magic import Browse, ForestMagic, Magic, castable, sendable, trainable
from games.alakazum.questions import MOST
from games.alakazum.state import face_down, losable
from games.alakazum.view import View
from games.kernel.codec import short
from games.kernel.facts import total
from games.kernel.frames import PASS
from games.kernel.game import Action, Decision
from pictures.faces.bust import short_name

PAGES = 2
"""Lists of fighters with their helpers, where one has no room for all."""
MOST_BACK = 12
"""Words that one press can take back: as many as a button's id has room for, whole cards with their receivers."""

Entry = tuple[Sequence[Action], Choice]
"""What is said with a line of a list, and how the line looks."""


def steps_back(view: View, decision: Decision) -> int:
    """The words of a draft that were said together: all up to whom one attacks; a card and its receiver."""
    act = view.find(Act)
    giving = view.find(GiveHalf)
    if decision.kind == "give" and giving is not None and giving.card < 0:
        return max(1, min(MOST_BACK, len(giving.chosen()) * (2 if view.seats > 2 else 1)))
    if decision.kind != "action" or act is None or len(act.draft) < 2 or any(w == "group" for w, *_ in act.draft):
        return 1
    words = [word for word, *_ in act.draft]
    if words[0] == "fight" and words[-1] == "target":
        return len(words)
    if words[0] == "magic" and words[-1] == "send":
        return len(words)
    return 2 if words[0] in ("market", "give", "magic") and len(words) == 2 else 1


def _moves(entries: Iterable[Entry], hides: Iterable[Action], after: tuple[Action, ...] = ()) -> ListOf:
    """Lines that are moves among the others."""
    return ListOf([(in_a_row(*map(short, said)), choice) for said, choice in entries], frozenset(hides), (), after)


def _list(
    name: str, asked: str, entries: Iterable[Entry], hides: Iterable[Action], most: int, after: tuple[Action, ...] = ()
) -> ListOf:
    """A list of several; where only one thing is left to choose, moves."""
    made = _moves(entries, hides, after)
    return replace(made, name=name, asked=asked, most=min(most, len(made.choices))) if most > 1 else made


def _of(decision: Decision, word: str) -> list[Action]:
    return [option for option in decision.options if option[0] == word]


def _choice(view: View, action: Action, reader: Reader) -> Choice:
    return CHOICES[action[0]](view, action[1], reader)


# ---- the action ----------------------------------------------------------------------------------------------------


def _action(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """At first each kind of action is a list; then whatever is still to be said."""
    act = view.find(Act)
    draft = act.draft if act is not None else []
    if not draft:
        return _menu(view, decision, reader)
    step = STEPS.get((draft[0][0], draft[-1][0]))
    return step(view, decision, reader) if step else []


def _menu(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """What can be done, with all that goes with it; what is too much for one list keeps its button."""
    found: list[ListOf] = []
    for verb, make in MENU.items():
        lines = make(view, decision.seat, reader) if verb in decision.options else []
        entries = [([verb, *said], replace(choice, emoji=SIGNS[verb])) for said, choice in lines]
        found += [_moves(entries, (verb,))] if lines else []
    return found


def _shown(view: View, seat: int, reader: Reader) -> list[Entry]:
    kinds = [card for card in dict.fromkeys(view.hand) if MARKET_NUMBER[card]]
    if len(kinds) >= MOST:
        return []
    say = reader.say
    labels = [say.plain("alakazum-do-trade-in", card=card_name(card, say)) for card in kinds]
    return [([("show", card)], Choice(label)) for card, label in zip(kinds, labels, strict=True)]


def _targets(view: View, seat: int, reader: Reader) -> list[Entry]:
    """Whom to attack, of all rivals: who has just taken a character from the seat, then in the order in which they
    sit. Whose it is, where there are several rivals."""
    two, thief = view.seats == 2, reader.theft.seats[0] if reader.theft is not None else -1
    if any(len(team) >= MOST for team in view.teams):
        return []
    found: list[Entry] = []
    for rival in sorted(attackable(view, seat), key=lambda rival: (rival != thief, (rival - seat) % view.seats)):
        whose = [] if two else [reader.nick(rival)]
        for c in view.teams[rival]:
            label = " · ".join([short_name(CARDS[c].id), *whose])
            found.append(([*([] if two else [RIVAL[rival]]), TARGET[c]], Choice(label)))
    return found


def _attackers(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Who attacks, alone or with a friend: announced at once, unless there is no hope. Where that is too much for a
    list, who helps is asked then."""
    attackers = _of(decision, "attacker")
    pairs = _pairs(view, decision, attackers, reader)
    lines = pairs if len(pairs) <= PAGES * MOST else [([each], _choice(view, each, reader)) for each in attackers]
    entries: list[Entry] = []
    for said, choice in lines:
        helpers = [] if lines is pairs and len(said) == 1 else _helping(view, decision.seat, said)
        hopeless = is_hopeless(fact_of(view, decision.seat, "action", [*said, *[ANNOUNCE] * (lines is pairs)]))
        entries.append((said if hopeless or helpers else [*said, ANNOUNCE], choice))
    return [_moves(entries, attackers)]


def _helping(view: View, seat: int, said: Sequence[Action]) -> list[int]:
    """Who could still help a fighter with its helper."""
    fighter, *helping = [card for _, card in said]
    return possible_helpers(view, seat, fighter, helping)


def _pairs(view: View, decision: Decision, fighters: Sequence[Action], reader: Reader) -> list[Entry]:
    """Each fighter alone, then with each who can help it."""
    found: list[Entry] = []
    for each in fighters:
        fighter: int = each[1]
        name = short_name(CARDS[fighter].id)
        found.append(([each], Choice(name)))
        for friend in possible_helpers(view, decision.seat, each[1], ()):
            label = reader.say.plain("alakazum-with-help", name=name, helper=short_name(CARDS[friend].id))
            found.append(([each, HELPER[friend]], Choice(label)))
    return found


def _helpers(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Helpers, who are announced with the attack."""
    helpers = _of(decision, "helper")
    return [_moves([([each], _choice(view, each, reader)) for each in helpers], helpers, (ANNOUNCE,))]


def _gifts(view: View, seat: int, reader: Reader) -> list[Entry]:
    """An object, with whom or what it is for."""
    gifts = dict.fromkeys(givable(view, seat, view.hand))
    return _aimed(view, {("give", card): _receivers(view, card, seat) for card in gifts}, reader)


def _receivers(view: View, card: int, seat: int) -> list[Action]:
    """Whom or what a card can be given to; none where it is given to nobody."""
    if card == BROOM:
        return [("rider", character) for character in sendable(view, seat)]
    if PIECE[card]:
        return [("bearer", character) for character in bearers(view, seat)]
    return [("culture", culture) for culture in MEAL[card] if hungry(view, seat, culture)]


def _aimed(view: View, aims: Mapping[Action, Sequence[Action]], reader: Reader) -> list[Entry]:
    """Each word with each of its aims, as long as one list has room for all; else alone."""
    lines, room = list[Entry](), MOST - len(aims)
    for word, found in aims.items():
        choice = _choice(view, word, reader)
        if not found or len(found) - 1 > room:
            lines.append(([word], choice))
            continue
        room -= len(found) - 1
        for aim in found:
            to = _choice(view, aim, reader)
            name = to.label if aim[0] in ("enemy", "culture") else short_name(CARDS[int(aim[1])].id)
            label = f"{choice.label} → {name}"
            if aim[0] == "send":
                label = reader.say.plain("alakazum-do-levitate", spell=choice.label, name=name)
            lines.append(([word, aim], Choice(label, to.description)))
    return lines


def _spells(view: View, seat: int, reader: Reader) -> list[Entry]:
    """A spell, with its target."""
    aims: dict[str, list[Action]] = {
        "training": [("train", character) for character in trainable(view, seat)],
        "resurrect": [("raise", character) for character in view.cemetery],
        "divination": [("enemy", place) for place in face_down(view)],
        "levitation": [("send", character) for character in sendable(view, seat)],
    }
    spells = castable(view, seat, view.in_deja_vu)
    return _aimed(view, {spell: aims.get(spell[1], []) for spell in spells}, reader)


MENU: dict[Action, Callable[[View, int, Reader], list[Entry]]] = {
    MARKET: _shown,
    OBJECT: _gifts,
    FIGHT: _targets,
    MAGIC: _spells,
}
"""What follows the first word."""

SIGNS: dict[Action, str] = {MARKET: "🧺", OBJECT: "✋", FIGHT: "⚔️", MAGIC: "✨"}
"""What each is told by, as in its picture."""


def _fetched(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Whom a Levitation brings: it is announced at once."""
    found = _of(decision, "fetch")
    return [_moves([([each, ANNOUNCE], _choice(view, each, reader)) for each in found], found)]


STEPS: dict[tuple[str, str], Callable[[View, Decision, Reader], list[ListOf]]] = {
    ("fight", "target"): _attackers,
    ("fight", "attacker"): _helpers,
    ("magic", "send"): _fetched,
}
"""By the first and the last word of the draft."""


# ---- a fight ---------------------------------------------------------------------------------------------------------


def _fighters(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Who fights a character of the forest, alone or with a friend; without a potion where none is held, or needed;
    nobody is asked whose hand is empty, or before dice are rolled."""
    fighters = _of(decision, "fighter")
    lines = _pairs(view, decision, fighters, reader)
    if not 1 < len(lines) <= PAGES * MOST:
        return []
    helped = {said[0] for said, _ in lines if len(said) > 1}
    holds = any(COMBAT_POTION[card] for card in view.hand)
    entries: list[Entry] = []
    for said, choice in lines:
        alone = len(said) == 1 and said[0] in helped
        fact = fact_of(view, decision.seat, "fighter", said)
        needs = holds and fact.chance("won", decision.seat) < 1
        passes = bool(view.hand) and not total(fact.stands, "dice") and not needs
        entries.append(([*said, *[PASS] * (alone + passes)], choice))
    return [_moves(entries, fighters)]


# ---- several cards at once -----------------------------------------------------------------------------------------


def _hats(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Hats that pay together: as many as could be needed."""
    owed = view.frame(Magic).owes(view)
    hats = [card for card in view.hand if ENERGY[card]]
    needed, paid = 0, 0
    for card in sorted(hats, key=lambda card: ENERGY[card]):
        needed, paid = needed + (paid < owed), paid + ENERGY[card]
    lines = [([("hat", card)], _choice(view, ("hat", card), reader)) for card in hats]
    return [_list("hats", reader.say.plain("alakazum-list-hats", left=owed), lines, decision.options, needed)]


def _potions(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Potions that are played together, where nobody answers in between."""
    fight, seat = view.frame(Fight), decision.seat
    against = next(other for other in fight.seats if other != seat)
    if against != FOREST and view.hands[against]:
        return []
    kinds = [option[1] for option in _of(decision, "potion")]
    cards = [card for card in view.hand if card in kinds]
    if len(cards) < 2:
        return []
    lines = [([("potion", card)], _choice(view, ("potion", card), reader)) for card in cards]
    after = (PASS,) if view.find(Hypnosis) is None else ()
    hides = _of(decision, "potion")
    return [_list("potions", reader.say.plain("alakazum-list-potions"), lines, hides, len(lines), after)]


def _browse(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Market cards that are taken together."""
    left = view.frame(Browse).left
    if left < 2 or not _of(decision, "take"):
        return []
    lines = [([("take", card)], _choice(view, ("take", card), reader)) for card in reversed(view.market)]
    return [_several("take", "witch", left, lines, decision.options, reader)]


def _several(
    name: str, key: str, count: int, lines: Sequence[Entry], hides: Iterable[Action], reader: Reader
) -> ListOf:
    asked = reader.say.plain(f"alakazum-list-{key}", count=count)
    return _list(name, asked, lines, hides, count)


def _give_half(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """What is given away together: with several receivers a list each."""
    giving, seat = view.frame(GiveHalf), decision.seat
    if giving.card >= 0 or any(word == "group" for word, *_ in giving.gifts):
        return []
    rest, left = list(view.hand), giving.count - len(giving.chosen())
    for card, _ in giving.chosen():
        rest.remove(card)
    hides = [option for option in decision.options if option[0] in ("give", "group")]
    if view.seats == 2:
        lines: list[Entry] = [([("give", card)], _choice(view, ("give", card), reader)) for card in rest]
        return [_several("give", "give-away", left, lines, hides, reader)]
    found: list[ListOf] = []
    for step in range(1, view.seats):
        to = (seat + step) % view.seats
        lines = [([("give", card), ("to", to)], _choice(view, ("give", card), reader)) for card in rest]
        asked = reader.say.plain("alakazum-list-give-to", who=reader.nick(to), count=left)
        many = _moves(lines, hides)
        found.append(replace(many, name=f"give{to}", asked=asked, most=min(left, len(lines))))
    return found


def _forest(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """The cards that go back, as they lie or one by one."""
    looking = view.frame(ForestMagic)
    if looking.kept < 0:
        return []
    rest = [("put", card) for card in looking.rest()]
    names = cards_in_order([card for _, card in rest], reader.say)
    as_it_lies: Entry = (rest[:-1], Choice(reader.say.plain("alakazum-do-as-it-lies"), names))
    lines = [([each], _choice(view, each, reader)) for each in dict.fromkeys(rest)]
    return [_moves([as_it_lies, *lines], _of(decision, "put"))]


def _trick(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """Who goes to the cemetery, in the place of half the hand."""
    losses = [("lose", character) for character in losable(view, decision.seat)]
    if CHARACTER not in decision.options or len(losses) > MOST:
        return []
    lines: list[Entry] = [([CHARACTER, word], _choice(view, word, reader)) for word in losses]
    return [_moves(lines, (CHARACTER,))]


LISTS: dict[str, Callable[[View, Decision, Reader], list[ListOf]]] = {
    "action": _action,
    "fighter": _fighters,
    "pay": _hats,
    "potion": _potions,
    "die": _potions,
    "witch": _browse,
    "give": _give_half,
    "trick": _trick,
    "forest": _forest,
}
"""By the kind of question."""

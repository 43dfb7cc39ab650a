"""Why the AI would do in Alakazoo what it would do: the facts it weighs, in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.alakazoo.words import advised_board, card_name, card_names, creature_name, helper, rune_name, type_name
from bot.screens.game import HintText, Reader
from bot.texts import Markdown
from games.alakazoo.cards import BOARDS, SLOT, STAR
from games.alakazoo.dice import Dice
from games.alakazoo.facts import gain, named_so_far
from games.alakazoo.view import View
from games.alakazoo.worth import Hopes, covered, free_places
from games.kernel.frames import named
from games.kernel.game import Action, Decision


def hint(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
    """What to answer and why; `words` are the AI's answers one after another."""
    key, facts = HINTS[decision.kind](view, words, reader)
    return reader.say(f"alakazoo-hint-{key}", **helper(view), **facts)


def _roll(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    hopes = Hopes(view)
    waiting = [card for space, card in hopes.best(hopes.hand).items() if covered(hopes.runes, space) < 2]
    return "roll", {"dice": words[0][1], "cards": card_names(waiting, reader.say), "count": len(waiting)}


def _column(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    number: int = words[0][1]
    best = Hopes(view).best(view.columns[number]).values()
    scoring = [card for card in best if gain(view, view.seat or 0, card)]
    useful = scoring or [*best]
    facts = {"number": number + 1, "cards": card_names(useful, reader.say), "count": len(useful)}
    if useful and not scoring:
        return "column-fits", facts
    return "column", {**facts, "points": sum([gain(view, view.seat or 0, card) for card in scoring])}


def _swap(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    useless = Hopes(view).useless()
    return "swap", {"cards": card_names(useless, reader.say), "count": len(useless)}


def _keeper(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    """The power with its targets, of which some may have been named already."""
    say, steps = reader.say, named_so_far(view, words)
    if (card := named(steps, "take")) is not None:
        return "keeper-a", {"card": card_name(named(steps, "discard"), say), "wanted": card_name(card, say)}
    if (card := named(steps, "lay")) is not None:
        return "keeper-c", {"card": card_name(card, say)}
    if (card := named(steps, "offer")) is not None:
        return "keeper-b", {"card": card_name(card, say)}
    if (space := named(steps, "space")) is not None:
        return "keeper-d", {"space": type_name(space, say), "who": reader.who(named(steps, "rival"))}
    return "back", {}


TURNS: dict[str, Callable[[View, Sequence[Action], Reader], HintText]] = {
    "roll": _roll,
    "column": _column,
    "swap": _swap,
    "keeper": _keeper,
    "skip": lambda view, words, reader: ("skip", {"count": view.dark[view.seat or 0]}),
}


def _order(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    rune: int = words[0][1]
    hopes = Hopes(view)
    places = free_places(hopes, rune)
    facts = {"rune": rune_name(rune, reader.say), "count": places}
    if rune == STAR:
        return "order-star", facts
    others = {*view.frame(Dice).results} - {rune, STAR}
    if all(places < free_places(hopes, other) for other in others):
        return "order", facts
    return "order-any", facts


def _light(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    hopes, say = Hopes(view), reader.say
    place: int = words[0][1]
    if place == SLOT:
        return "light-slot", {}
    space = place >> 1
    card = hopes.best(hopes.hand).get(space)
    facts = {"space": type_name(space, say), "rune": rune_name(BOARDS[hopes.creature][place], say)}
    if card is None:
        return "light", facts
    return ("light-opens" if covered(hopes.runes, space) else "light-for"), {**facts, "card": card_name(card, say)}


def _place(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    if len(words[0]) < 2:
        return "place-no", {}
    card: int = words[0][1]
    return "place", {"card": card_name(card, reader.say), "points": gain(view, view.seat or 0, card)}


def _swapped(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    cards = [word[1] for word in words if word[0] == "discard"]
    if not cards:
        return "swap-done", {}
    return "swap", {"cards": card_names(cards, reader.say), "count": len(cards)}


def _trim_hand(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    cards = [word[1] for word in words if word[0] == "discard"]
    fits = any(Hopes(view).worth(card) for card in cards)
    return ("trim-hand" if fits else "trim-hand-useless"), {"cards": card_names(cards, reader.say), "count": len(cards)}


def _trim_magic(view: View, words: Sequence[Action], reader: Reader) -> HintText:
    place: int = words[0][1]
    if place == SLOT:
        return "trim-slot", {}
    return "trim-magic", {"space": type_name(place >> 1, reader.say)}


HINTS: dict[str, Callable[[View, Sequence[Action], Reader], HintText]] = {
    "board": lambda view, words, reader: ("board", {"creature": creature_name(advised_board(view), reader.say)}),
    "turn": lambda view, words, reader: TURNS[words[0][0]](view, words, reader),
    "order": _order,
    "light": _light,
    "swap": _swapped,
    "keeper": _keeper,
    "place": _place,
    "trim-hand": _trim_hand,
    "trim-magic": _trim_magic,
}
"""By kind of question."""

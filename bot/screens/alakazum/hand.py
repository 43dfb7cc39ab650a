"""The hand that one player sees: cards, energy, secrets, who leads, and what is being drafted."""

from __future__ import annotations

from collections import Counter

from bot.screens.alakazum.options import CHOICES
from bot.screens.alakazum.words import card_effect, card_name, card_names, cards_in_order, enemy_name
from bot.screens.game import Reader
from bot.texts import Markdown, Texts
from games.alakazum.actions import Act
from games.alakazum.cards import CAULDRON_ENERGY, ENERGY, MARKET_NUMBER
from games.alakazum.forest import GiveHalf
from games.alakazum.magic import ForestMagic
from games.alakazum.rules import Conjuring
from games.alakazum.state import marks
from games.alakazum.view import View
from games.kernel.game import Action


def hand_lines(view: View, say: Texts) -> list[Markdown]:
    """Each sort of card once, with what it does; then energy and stars."""
    if view.seat is None:
        return []
    cards = Counter(view.hand)
    lines = [
        say(
            "alakazum-hand-card",
            number=number,
            card=card_name(card, say),
            count=count,
            effect=effect_at_market(card, say),
        )
        for number, (card, count) in enumerate(sorted(cards.items()), 1)
    ] or [say("alakazum-hand-empty")]
    hats = sum(ENERGY[card] for card in view.hand)
    cauldron = CAULDRON_ENERGY if view.cauldron == view.seat else 0
    lines.append(say("alakazum-hand-energy", hats=hats, marks=marks(view, view.seat, "magical"), cauldron=cauldron))
    return lines


def effect_at_market(card: int, say: Texts) -> str:
    """What a hand card does, and how many cards it fetches at the market."""
    effect = card_effect(card, say)
    number = MARKET_NUMBER[card]
    return say.plain("alakazum-market-number", effect=effect, number=number) if number else effect


def secrets(view: View, reader: Reader) -> list[Markdown]:
    """What else the seat knows: enemies it has divined, forest cards it has put back, cards it is looking at."""
    return [*divined(view, reader.say), *forest_cards(view, reader.say)]


def divined(view: View, say: Texts) -> list[Markdown]:
    """The face-down enemies that the seat knows."""
    return [
        say("alakazum-hand-divined", number=place + 1, enemy=enemy_name(enemy, view.seats, say))
        for place, enemy in enumerate(view.enemies)
        if enemy is not None and place not in view.flipped
    ]


def forest_cards(view: View, say: Texts) -> list[Markdown]:
    """The cards of the forest that the seat has put back, and those it is looking at."""
    lines: list[Markdown] = []
    known = [card for card in reversed(view.forest) if card is not None]
    if known:
        lines.append(say("alakazum-hand-known", cards=cards_in_order(known, say)))
    looking = view.find(ForestMagic)
    if looking is not None and None not in looking.cards:
        lines.append(say("alakazum-hand-looking", cards=cards_in_order(looking.cards, say)))
        if looking.order:
            lines.append(say("alakazum-hand-back", cards=cards_in_order(looking.order, say)))
    return lines


def draft(view: View, reader: Reader) -> Markdown:
    """What the seat has chosen so far of an action, an Alakazum or its gifts; empty where nothing."""
    say = reader.say
    giving = view.find(GiveHalf)
    if giving is not None and giving.seat == view.seat and giving.chosen():
        gifts: dict[int, list[int]] = {}
        for card, to in giving.chosen():
            gifts.setdefault(to, []).append(card)
        lines = [say("alakazum-gift", cards=card_names(some, say), who=reader.who(to)) for to, some in gifts.items()]
        return Markdown("\n".join(lines))
    conjuring = view.find(Conjuring)
    act = view.find(Act)
    chosen = conjuring.draft if conjuring is not None else act.draft if act is not None else []
    if not chosen:
        return Markdown("")
    words = [say.plain("alakazum-draft-alakazum")] if conjuring is not None else []
    words += [drafted(view, action, reader) for action in chosen]
    return say("alakazum-hand-draft", draft=" · ".join(words))


def drafted(view: View, action: Action, reader: Reader) -> str:
    """One word of a draft."""
    if len(action) == 1:
        return reader.say.plain(f"alakazum-draft-{action[0]}")
    return CHOICES[action[0]](view, action[1], reader).label

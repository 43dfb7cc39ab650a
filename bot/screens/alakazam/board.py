"""The board that everybody sees: the centre, and each player's dice and cards."""

from __future__ import annotations

from collections.abc import Collection

from bot.screens.alakazam.words import MET, card_text, dice_text, held, locked_dice, total
from bot.screens.game import Reader, signed
from bot.screens.screen import Text
from bot.texts import Markdown, Texts, row
from games.alakazam.cards import CARDS
from games.alakazam.view import View


def centre(view: View, say: Texts, met: Collection[str] = ()) -> Markdown:
    """The dice and cards that everybody may take; a tick at the goals that the reader's dice have `met`."""
    flat = view.options.penalty == "flat"
    known = [card for card in view.table if card is not None]
    texts = [f"{MET} " * (CARDS[card].id in met) + card_text(card, flat, say) for card in known]
    cards = Markdown(" · ".join(texts)) or say("alakazam-no-cards")
    if view.options.face_down:
        cards = say("alakazam-backs", count=len(view.table))
    lines = [say("alakazam-centre", dice=dice_text(view.centre, say)), say("alakazam-cards", cards=cards)]
    if view.options.market:
        lines.append(say("alakazam-deck", count=view.deck_size))
    return Markdown("\n".join(lines))


def player(view: View, seat: int, reader: Reader) -> Text:
    """A player: points, whether done, the dice, the cards held."""
    say = reader.say
    if seat in view.left:
        return Text(say("alakazam-seat-left", who=reader.who(seat), points=total(view.points[seat])))
    state = "done" if view.done[seat] else "open"
    dice = pool_text(view, seat, say)
    head = say("alakazam-seat", who=reader.who(seat), points=total(view.points[seat]), state=state, dice=dice)
    held = cards_held(view, seat, say)
    return Text(Markdown(f"{head}\n{held}") if held else head, head)


def cards_held(view: View, seat: int, say: Texts) -> Markdown:
    """The cards of a seat, with what they are worth now; only how many where they are hidden."""
    hand = view.hands[seat]
    if not hand:
        return Markdown("")
    if None in hand:
        return say("alakazam-holds-hidden", count=len(hand))
    found = view.sheet(seat)
    cards = Markdown(row(held(line, say) for line in found.lines))
    key = "alakazam-holds" if len(hand) > 1 else "alakazam-holds-one"
    return say(key, cards=cards, points=signed(found.points))


def pool_text(view: View, seat: int, say: Texts) -> Markdown:
    """A seat's dice; what its own offer locks, and what it may re-roll."""
    return dice_text(view.pools[seat], say, locked_dice(view, seat), view.rights[seat])

"""The board that everybody sees: the Portals, the columns, and at the end the Magic Jury's verdict."""

from __future__ import annotations

from bot.screens.alakazoo.words import JOINER, RUNE_SIGNS, SIGNS, card_name, creature_name, stand, type_name, unbroken
from bot.screens.game import Reader
from bot.screens.screen import Text
from bot.texts import Markdown, Texts, row
from games.alakazoo.cards import BOARDS, BOX, EDITIONS, SPACES, creature_of, type_of
from games.alakazoo.jury import Verdict
from games.alakazoo.state import lit, supply
from games.alakazoo.view import View

NUMBERS = "①②③④"


def portal(view: View, seat: int, reader: Reader) -> Text:
    """A player: points, tokens, and the Portal in three rows of three spaces."""
    say, board = reader.say, view.boards[seat]
    if board < 0:
        return Text(say("alakazoo-seat-bare", who=reader.who(seat)))
    head = say(
        "alakazoo-seat",
        turn="yes" if seat == view.turn and view.round else "no",
        who=reader.who(seat),
        points=view.points[seat],
        cards=len(view.hands[seat]),
        tokens=Markdown(tokens(view, seat, say)),
        board=creature_name(board, say),
        placed=sum(card >= 0 for card in view.portals[seat]),
    )
    bright = lit(view, seat)
    spaces = [space_text(view, seat, space, space in bright, say) for space in SPACES]
    rows = [" · ".join(spaces[row : row + 3]) for row in (0, 3, 6)]
    lines = [head, *rows]
    if EDITIONS[view.options.edition].figure and view.round:
        lines.append(say("alakazoo-helper-at", place=stand(view.helpers[seat], say)))
    return Text(Markdown("\n".join(lines)), head)


def tokens(view: View, seat: int, say: Texts) -> str:
    """The Keeper's slots, ● Magic, ✖ Dark, ○ free, and the same in words; without slots the Wizard card."""
    magic, dark = view.magic[seat], view.dark[seat]
    slots = EDITIONS[view.options.edition].slots
    if not slots:
        return say.plain("alakazoo-tokens-spare", magic=magic, dark=dark)
    name = say.plain(f"alakazoo-keeper-{BOX.keepers[seat]}")
    signs = "●" * magic + "✖" * dark + "○" * (slots - magic - dark)
    return f"{say.plain('alakazoo-tokens', name=name, magic=magic, dark=dark)} {signs}"


def space_text(view: View, seat: int, space: int, bright: bool, say: Texts) -> str:
    """A space of a Portal: its card, or its two runes, each lit or dark."""
    name, card = type_name(space, say), view.portals[seat][space]
    if card >= 0:
        return unbroken(say("alakazoo-space-filled", type=name, sign=SIGNS[creature_of(card)]))
    board, runes = BOARDS[view.boards[seat]], view.runes[seat]
    first, second = (RUNE_SIGNS[board[p]] + JOINER + "○●"[runes >> p & 1] for p in (2 * space, 2 * space + 1))
    said = say("alakazoo-space-lit" if bright else "alakazoo-space", type=name, first=first, second=JOINER + second)
    return unbroken(said)


def columns(view: View, say: Texts) -> Markdown:
    """The four columns, deck and supply; before the deal the boards that are left."""
    if not view.round and -1 in view.boards:
        left = [creature_name(c, say) for c in range(len(BOARDS)) if c not in view.boards]
        return say("alakazoo-boards-left", names=say.several(left))
    said = " · ".join(
        say(
            "alakazoo-column",
            number=NUMBERS[number],
            cards=row(unbroken(card_name(card, say)) for card in cards) or say.plain("alakazoo-column-empty"),
        )
        for number, cards in enumerate(view.columns)
    )
    rest = say("alakazoo-common", deck=view.deck_size, discard=len(view.discard), supply=supply(view))
    return Markdown(f"{say('alakazoo-columns', columns=Markdown(said))}\n{rest}")


def discard_pile(view: View, say: Texts) -> Markdown:
    """The cards of the discard pile, by creature; they come back when the deck is empty (OO-34)."""
    if not view.discard:
        return say("alakazoo-pile-empty")
    rows = [
        say("alakazoo-pile-row", sign=SIGNS[creature], types=row(type_name(type_of(card), say) for card in cards))
        for creature in range(len(BOARDS))
        if (cards := sorted(card for card in view.discard if creature_of(card) == creature))
    ]
    return Markdown("\n".join([say("alakazoo-pile", count=len(view.discard)), *rows]))


def verdict(view: View, seat: int, reader: Reader) -> Markdown:
    """What the Magic Jury gave a Portal: row by row, column by column, each with the reason."""
    say, lines = reader.say, view.jury(seat)
    points = sum(line.points for line in lines)
    first = say("alakazoo-jury", who=reader.who(seat), points=points)
    return Markdown("\n".join([first, *(jury_line(line, say) for line in lines)]))


def jury_line(line: Verdict, say: Texts) -> str:
    """A line of the Jury's: the creatures in it, and why it earns its point or none."""
    signs = " ".join(SIGNS[creature_of(card)] if card >= 0 else "○" for card in line.cards)
    reason = say(f"alakazoo-jury-{line.reason}")
    return say(f"alakazoo-jury-{line.kind}", number=line.number, signs=signs, reason=reason)

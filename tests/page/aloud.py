"""A whole game as text, in any language, to be read line by line by somebody who didn't translate it.

``python -m tests.page.aloud es alakazum`` prints what Ana meets in a game against AI: every new line of her hand,
of the board and of the log, labels, lists, what the pictures are read aloud as, and hints. A line is printed once.
Nothing here is a test.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from bot.screens import pages, table
from bot.screens.game import screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.people import reader_of
from bot.screens.screen import Buttons, Picture, Screen, Select, Text
from bot.screens.sentences import sentence
from bot.screens.signs import spoken
from bot.texts import Library, Markdown, Texts, unmarked
from games import GAMES
from games.kernel.chance import Chance
from tables.automatic import BUDGET
from tables.replies import events_for
from tables.thinkers import words_of
from tests.page.trial import Situation, played

SHOWN = 12
"""Values of a list that are printed."""


def lines(screen: Screen) -> Iterator[str]:
    """Everything that can be read on a screen."""
    for part in screen.parts:
        match part:
            case Text():
                yield from unmarked(Markdown(part.text)).splitlines()
            case Picture():
                yield from (f"(picture) {line}" for line in part.alt.splitlines())
            case Buttons():
                yield from (f"[{button.label}]" for button in part.buttons)
            case Select():
                yield f"[list: {part.placeholder}]"
                for one in part.options[:SHOWN]:
                    yield f"    {one.label} — {one.description}".removesuffix(" — ")
            case _:
                pass


def game(key: str, number: int, say: Texts) -> Iterator[str]:
    """All lines of a game, in order."""
    told = 0
    for one in played(key, number, say):
        reader = reader_of(one.hand.table, say, 0)
        past = one.hand.table.lately
        assert past is not None
        for move in past.moves:
            for event in events_for(0, move.events) if move.row.n > told else ():
                if said := sentence(key, event, reader):
                    yield f"(log) {unmarked(said)}"
        told = past.moves[-1].row.n if past.moves else 0
        yield from lines(one.screen)
        yield from (f"(text mode) {line}" for line in lines(spoken(hand_screen(one.hand, say), say)))
        yield from lines(table.board(one.hand.table, (), say, pictures=True))
        yield f"(hint) {unmarked(_hint(one, say))}"
    for page in range(1, pages.rule_pages(key, say) + 1):
        yield from lines(pages.rules(key, page, say))


def _hint(one: Situation, say: Texts) -> Markdown:
    """What Hint would say."""
    kind = GAMES[one.game]
    words = words_of(kind, kind.LEVELS["normal"], one.hand.view, one.decision, Chance(bytes(32)), BUDGET)
    return screens_of(one.game).hint(one.hand.view, one.decision, words, reader_of(one.hand.table, say, 0))


def main() -> None:
    """Print it."""
    language, key, number = sys.argv[1], sys.argv[2], int((*sys.argv, "1")[3])
    seen: set[str] = set()
    for line in game(key, number, Library().texts(language)):
        if line.strip() and line not in seen:
            seen.add(line)
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()

"""How options are listed: one action object for each word and card, and never more than 25 in a question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from games.kernel.frames import BACK, PASS, Frame, Question, ask
from games.kernel.values import Actions

from .cards import CARDS, GROUP_OF, GROUPS, KINDS

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .rules import Alakazum
    from .state import Zones


MOST = 25
"""Options of one question."""
GROUP = {group: ("group", group) for group in (*GROUPS, *KINDS)}
"""Cultures of characters, kinds of hand cards (AZ-68)."""


def words(word: str) -> Actions:
    """``(word, n)`` for the number of each card."""
    return tuple((word, number) for number in range(len(CARDS)))


def each(table: Actions, cards: Iterable[int]) -> Actions:
    """The options of `cards`, each once, in their order."""
    return tuple([table[card] for card in dict.fromkeys(cards)])


def those(table: Actions, cards: Iterable[int], fact: Sequence[int]) -> Actions:
    """The options of those of `cards` whose entry in the table `fact` isn't 0, each once, in their order."""
    return tuple([table[card] for card in dict.fromkeys(cards) if fact[card]])


def listed(table: Actions, cards: Sequence[int], group: str = "", beside: int = 1) -> Actions:
    """The options to choose one of `cards`, which are all different (AZ-68). Where they and the options `beside` them
    (such as ``("back",)``) are more than 25, the culture or kind is asked first, then one of that `group`.
    """
    if len(cards) + beside <= MOST:
        return tuple([table[c] for c in cards])
    if group:
        return tuple([table[c] for c in cards if GROUP_OF[c] == group])
    present = {GROUP_OF[c] for c in cards}
    return tuple([option for option in GROUP.values() if option[1] in present])


class Announced(Frame["Alakazum"]):
    """What was announced and may still be cancelled. `shows` and `owes` say what it reveals of its seat's hidden
    hand."""

    __slots__ = ()
    seat: int

    def shows(self) -> tuple[int, ...]:
        """Cards that its seat has shown and still holds."""
        return ()

    def owes(self, zones: Zones) -> int:
        """Energy that its seat will pay with hats."""
        return 0


@dataclass(slots=True)
class Choose(Frame["Alakazum"]):
    """`seat` chooses one of `among`, for all to see. Subclasses say what the choice does."""

    seat: int
    among: list[int]
    group: str
    KIND: ClassVar[str] = ""
    WORDS: ClassVar[Actions] = ()
    MAY_PASS: ClassVar[bool] = False

    def chosen(self, g: Alakazum, character: int) -> None:
        """The choice; this frame is off the stack already."""
        raise NotImplementedError

    def choices(self, g: Alakazum) -> list[Question]:
        options = listed(self.WORDS, self.among, self.group, beside=int(self.MAY_PASS))
        default = options[-1]
        if self.group:
            options = (*options, BACK)
        elif self.MAY_PASS:
            options, default = (*options, PASS), PASS
        return ask(self.seat, self.KIND, options, default, True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        word = action[0]
        if word == "group":
            self.group = action[1]
        elif word == "back":
            self.group = ""
        else:
            g.stack.pop()
            if word != "pass":
                self.chosen(g, action[1])

"""What a game says of the signs that it writes with; `bot.screens.signs` gathers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.texts import Texts

SQUARES = {
    "red": "🟥",
    "orange": "🟧",
    "yellow": "🟨",
    "green": "🟩",
    "blue": "🟦",
    "purple": "🟪",
    "black": "⬛",
    "white": "⬜",
}


@dataclass(frozen=True, slots=True)
class Sign:
    """What one sign is."""

    emoji: str = ""
    """The name of our own emoji (`pictures.emojis`); empty: none."""
    word: str = ""
    """The key of its text; the attribute ``number`` is for a sign right beside a number.

    Empty: the words beside the sign say the same.
    """
    number_first: bool = False
    """Its number stands before it: “5 ★”."""
    on_buttons: bool = False
    """The label of a button says less than this sign before it: its word is said too."""


@dataclass(frozen=True, slots=True)
class SignPattern:
    """Signs that stand together, or with letters: a die with its number, a token beside its rune."""

    pattern: str
    """A regular expression without groups that have a name."""
    emojis: Callable[[str], Sequence[str]]
    """What was found → the names of our own emojis for it."""
    words: Callable[[str, Texts], str]
    """What was found → what is read aloud; empty: the words beside it say the same."""
    general: bool = False
    """It is looked for after all others, of any game: a square by itself."""
    kept: str = ""
    """Marks that stay behind our emojis."""
    listed: bool = False
    """Several of them with middle dots between them are one list."""
    on_buttons: bool = False
    """As of a `Sign`."""


@dataclass(frozen=True, slots=True)
class Wording:
    """What is written for the eye, with the text that says it to the ear."""

    pattern: str
    """A regular expression; its named groups are the text's facts, ``none`` for one that found nothing."""
    key: str


@dataclass(frozen=True, slots=True)
class GameSigns:
    """All signs of a game."""

    signs: Mapping[str, Sign] = field(default_factory=dict[str, Sign])
    patterns: Sequence[SignPattern] = ()
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    """Labels that have an emoji of ours before them where they bear no other: a character's name, its face."""
    wordings: Sequence[Wording] = ()
    spelled: Mapping[str, str] = field(default_factory=dict[str, str])
    """Key of a text that is short or a code → key of what is read aloud for it, wherever it stands."""
    whole: Mapping[str, str] = field(default_factory=dict[str, str])
    """A name that is short for the eye → the whole of it."""
    ornaments: Sequence[str] = ()
    """Regular expressions of signs that aren't read aloud where they stand so."""
    legends: Sequence[tuple[str, Mapping[str, int]]] = ()
    """Texts that explain signs, with their facts; where there are no signs their attribute ``spoken`` is said."""

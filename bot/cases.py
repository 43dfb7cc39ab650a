"""Case endings on names, for languages whose names take them: Basque.

In a locale file: ``{ CASE($who, "erg") } karta bat hartu du.`` The ending follows how the name is read: *Anak*,
*Ruthek*, *Xabierrek*, *Jokalari 2k*. It stands behind bold and before an emoji: ``**Ana**k``, ``**Bea🌸**`` →
``**Beak🌸**``.
"""

from __future__ import annotations

import re
import unicodedata

ENDINGS = {
    "erg": ("k", "ek"),
    "dat": ("ri", "i"),
    "gen": ("ren", "en"),
    "ben": ("rentzat", "entzat"),
    "com": ("rekin", "ekin"),
}
"""Of each case: after a vowel, after a consonant."""
UNREAD = {"erg": ":", "dat": "(r)i", "gen": "(r)en", "ben": "(r)entzat", "com": "(r)ekin"}
"""Behind what nobody knows how to read: a mention, an emoji alone, letters of another script."""

_VOWELS = set("aeiouyw") | set("æœøıə")
"""Letters after which a name ends as after a vowel: *Kelly*, *Andrew* too."""
_CLOSES = set("*~»\u2069")
"""What may end a name without being read: the end of bold, of a line through it, of a quotation, of a turn."""
_CONSONANT_NUMBERS = {1, 5}
"""*Bat*, *bost*; the other figures end in a vowel."""


def basque(name: object, case: str) -> str:
    """`name` in a case of `ENDINGS`. KeyError: there is no such case."""
    said, vowel_ending = str(name), ENDINGS[case]
    end = len(said)
    while end and _is_passed(said, end - 1):
        end -= 1
    read = _letters(said[:end])
    while end < len(said) and said[end] in _CLOSES:
        end += 1
    after_vowel = _ends_in_vowel(read)
    if after_vowel is None:
        return f"{said}{UNREAD[case]}"
    doubled = "r" if re.search(r"[aeiou]r$", read) and not after_vowel else ""
    return f"{said[:end]}{doubled}{vowel_ending[not after_vowel]}{said[end:]}"


def _is_passed(said: str, at: int) -> bool:
    """Whether the ending stands before it, or behind it without being changed by it."""
    char = said[at]
    if char in _CLOSES:
        return not at or said[at - 1] != "\\"
    return char.isspace() or char in "\u200d\ufe0f" or "🏻" <= char <= "🏿" or unicodedata.category(char) == "So"


def _letters(said: str) -> str:
    """Without accents and fancy forms, in small letters."""
    return "".join(
        c for c in unicodedata.normalize("NFKD", said).lower() if not unicodedata.category(c).startswith("M")
    )


def _ends_in_vowel(read: str) -> bool | None:
    """None: it ends in no letter that is read in Basque, and in no figure."""
    if number := re.search(r"[0-9]+$", read):
        return _number_ends_in_vowel(int(number[0][-6:]))
    if not read or not unicodedata.name(read[-1], "").startswith("LATIN"):
        return None
    if read[-1] == "h":  # silent in Noah, not in Ruth
        return read[-2:-1] in _VOWELS
    return read[-1] in _VOWELS


def _number_ends_in_vowel(number: int) -> bool:
    """As it is counted: by twenties, *hamar* (10) and *hamaika* (11) among them."""
    if not number % 1000:
        return True  # zero, mila
    if not number % 100:
        return False  # ehun
    rest = number % 20
    if rest < 10:
        return rest not in _CONSONANT_NUMBERS
    return rest not in (10, 15)


def basque_date(said: str) -> str:
    """A date of Unicode's tables, which leave endings open: 2026(e)ko azaroaren 22(a) → 2026ko azaroaren 22a.

    Beside a weekday they leave the month's open too: azaroa 22(a), larunbata → azaroaren 22a, larunbata.
    """
    said = re.sub(r"^(\w+a) (?=[0-9])", r"\1ren ", said)
    said = re.sub(r"([0-9]+)\(e\)", lambda year: year[1] + "e" * (not _number_ends_in_vowel(int(year[1]))), said)
    return re.sub(r"([0-9]+)\(a\)", lambda day: day[1] + "a" * (int(day[1]) % 20 != 11), said)  # hamaika has its a

"""The signs of Alakazam!"""

from __future__ import annotations

import re
from collections import Counter

from bot.screens.alakazam.words import LOCKED, MARKED, SIGNS
from bot.screens.game_signs import GameSigns, Sign, SignPattern, Wording
from bot.texts import Texts, row
from games.alakazam.cards import COLOURS, LIMITS

COLOUR_OF = dict(zip(SIGNS, COLOURS, strict=True))
NAME_OF = {colour.letter: colour.name for colour in COLOURS}
MARK_WORDS = {LOCKED: "sign-locked", MARKED: "alakazam-sign-re-roll"}
_LETTER = f"[{''.join(NAME_OF)}]"
_DIE = f"{_LETTER}[1-6?]"
_MARKED_DIE = f"{_DIE}[{''.join(MARK_WORDS)}]*"
_SQUARE = f"[{''.join(COLOUR_OF)}]"


def _die_emojis(found: str) -> list[str]:
    return [f"die_{die}" if die[1] != "?" else f"colour_{die[0]}" for die in re.findall(_DIE, found)]


def _die_words(found: str, say: Texts) -> str:
    dice = Counter(_die_word(die, say) for die in re.findall(_MARKED_DIE, found))
    return row(f"{die} {say.plain('alakazam-heard-times', count=n)}" if n > 1 else die for die, n in dice.items())


def _die_word(die: str, say: Texts) -> str:
    """A die as O6, perhaps with marks behind it, in words."""
    marks = [say.plain(MARK_WORDS[mark]) for mark in die[2:]]
    return " ".join([_colour(NAME_OF[die[0]], say), die[1], *marks])


def _count_words(found: str, say: Texts) -> str:
    """Colours by their letters, each perhaps behind its number of dice."""
    counts = [(each[:-1], NAME_OF[each[-1]]) for each in found.split()]
    return row(f"{count} {_colour(name, say, '.many' if count > '1' else '')}".strip() for count, name in counts)


def _colour(name: str, say: Texts, form: str = "") -> str:
    key = f"alakazam-colour-{name}"
    return say.plain(f"{key}{form}" if say.has(f"{key}{form}") else key)


GAME_SIGNS = GameSigns(
    signs={
        "🤝": Sign(),
        "🌟": Sign(),
        "🎴": Sign("cards", "alakazam-sign-cards"),
        LOCKED: Sign("lock", MARK_WORDS[LOCKED]),
        MARKED: Sign("", MARK_WORDS[MARKED]),
        "🎪": Sign("centre"),
        "🔄": Sign("trade"),
    },
    patterns=[
        SignPattern(
            f"{_SQUARE}[ \u00a0]?{_MARKED_DIE}(?:[ \u00a0]{_MARKED_DIE})*",
            _die_emojis,
            _die_words,
            kept="".join(MARK_WORDS),
            listed=True,
        ),
        SignPattern(
            f"(?:(?<![\\w*])|(?<=\\*\\*)(?=..\\*\\*:)){_MARKED_DIE}(?!\\w)", lambda found: (), _die_words
        ),  # a second die: “⬜ O6 → W3”
        SignPattern(rf"(?<=\()\d?{_LETTER}(?: \d?{_LETTER})*(?=\))", lambda found: (), _count_words),  # “(2O 2Y 2G)”
        SignPattern(rf"(?<=[( ])\d{_LETTER}(?=[ )])", lambda found: (), _count_words),  # “(4O and 2 × 3)”
        SignPattern(
            _SQUARE,
            emojis=lambda sign: (f"colour_{COLOUR_OF[sign].letter}",),
            words=lambda sign, say: _colour(COLOUR_OF[sign].name, say),
            general=True,
            on_buttons=True,
        ),
    ],
    wordings=[
        Wording(
            r"(?P<goal>[✅❌] [^·,(:]+?|[A-Z]\w+ \d) (?P<sign>[+−])(?P<points>\d+)(?![\d/])", "alakazam-heard-goal"
        ),
        Wording(
            r"(?<![\d/.,])(?P<a>\d\d?)(?:/(?P<b>\d+)/(?P<c>\d+)(?: \\?\((?P<penalty>−\d+)\\?\))?"
            r"| \\?\((?P<once>−\d+)\\?\))",
            "alakazam-heard-card",
        ),
        Wording(r"(?:^|(?<=^### ))(?:🤝 )?\*{0,2}\\?#(?P<number>\d+)\*{0,2}:? (?![a-zà-ÿ])", "alakazam-heard-offer"),
        Wording(rf"(?P<given>{_SQUARE}[ \u00a0]?{_MARKED_DIE}) → ", "alakazam-heard-swap"),
        Wording(r"(?P<count>\d) × (?P<face>[1-6])(?=[ ,)])", "alakazam-heard-alike"),
        Wording(r"(?<=🤖 )\*{0,2}(?P<sign>[+−]?)(?P<points>\d+)\*{0,2}$", "sign-points"),
        Wording(rf"^🎪 (?P<head>[*\w’ ]+?) (?P<dice>{_SQUARE}.*)$", "alakazam-heard-centre"),
    ],
    # an offer; “🎲any 4”; “🎲 2 dice”; “↻ Allow a re-roll”; “🟧O orange”
    ornaments=[
        r"^🤝 (?=\*\*|#)",
        r"^🎴 (?=[✅❌] [^(/]+ [+−]\d)",
        r"🎲(?=[^\W\d])",
        r"^🎲 (?=\d \w+$)",
        f"^{MARKED} ",
        rf"(?:{'|'.join(sign + colour.letter for sign, colour in COLOUR_OF.items())}) (?=[^\W\d])",
    ],
    legends=[
        ("alakazam-legend", {"target": LIMITS.target, "rounds": rounds})
        for rounds in (0, LIMITS.sprint, LIMITS.short_rounds)
    ],
)

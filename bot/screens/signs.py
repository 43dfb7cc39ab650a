"""The signs in texts: what each is called, and which of our own emojis shows it better.

One table for all games: messages are written with Unicode's signs; `bot.delivery.emojis` puts our own in their place,
and `spoken` puts words there, for somebody who has the screen read aloud.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Text
from bot.texts import Texts
from games.alakazam.cards import COLOURS, LIMITS
from games.alakazoo.cards import CREATURES, RUNES

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
RUNE_SIGNS = dict(zip("⭐🔥🌊🍃💨🪨", (rune.id for rune in RUNES), strict=True))
CULTURES = {"🟧": "VAL", "🟨": "CAT", "🟦": "GAL", "🟥": "EUS", "🟩": "AND", "🟪": "CAS"}
COLOUR_OF = {SQUARES[colour.name]: colour for colour in COLOURS}
CREATURE_OF = {SQUARES[creature.colour] + creature.letter: creature for creature in CREATURES}


@dataclass(frozen=True, slots=True)
class Sign:
    """What one sign is."""

    emoji: str = ""
    """The name of our own emoji (`pictures.emojis`); empty: none."""
    word: str = ""
    """The text's key, ``sign-<word>``; its attribute ``number`` is for a sign right before a number.

    Empty: the words beside the sign say the same.
    """


PLAIN: Mapping[str, Sign] = {
    "★": Sign("star", "star"),
    "⚔": Sign("combat", "combat"),
    "🛡": Sign("resistance", "resistance"),
    "🤝": Sign("sociable", "sociable"),
    "💰": Sign("thrifty", "thrifty"),
    "✨": Sign("very_magical", "magical"),
    "🧹": Sign("broom", "broom"),
    "🧥": Sign("cape", "cape"),
    "🪄": Sign("magic", "sceptre"),
    "🫕": Sign("cauldron", "cauldron"),
    "🔮": Sign("crystal_ball"),
    "🎲": Sign("die", "die"),
    "🎩": Sign("hat", "hat"),
    "🧺": Sign("market", "market"),
    "🌲": Sign("forest", "forest"),
    "⚰": Sign("cemetery", "cemetery"),
    "👹": Sign("enemy", "enemy"),
    "▮": Sign("", "hidden"),
    "✋": Sign("hand", "hand"),
    "🎴": Sign("cards", "cards"),
    "🃏": Sign("cards"),
    "🪤": Sign("trap"),
    "🪆": Sign("voodoo"),
    "🌈": Sign("culture_multicoloured"),
    "◻": Sign("culture_none"),
    "Ⓐ": Sign("level_A", "level-a"),
    "Ⓑ": Sign("level_B", "level-b"),
    "Ⓒ": Sign("level_C", "level-c"),
    "✅": Sign("met", "met"),
    "❌": Sign("unmet", "unmet"),
    "✔": Sign("met", "there"),
    "◀": Sign("", "open"),
    "🔒": Sign("lock", "locked"),
    "↻": Sign("", "re-roll"),
    "⏳": Sign("time", "time"),
    "⏰": Sign("time"),
    "🏆": Sign("winner"),
    "🎉": Sign("winner"),
    "🎪": Sign("centre"),
    "🔄": Sign("trade"),
    "⚖": Sign("score"),
    "👁": Sign("look"),
    "👀": Sign("look"),
    "🤖": Sign("", "ai"),
    "▶": Sign("", "turn"),
    "→": Sign("", "to"),
    "⇄": Sign("", "swapped"),
    "∞": Sign("", "endless"),
    "✏": Sign("", "draft"),
    "🎓": Sign("", "coach"),
    "💡": Sign("", "hint"),
    "👍": Sign(),
    "▸": Sign(),
    "⏱": Sign("time"),
    "🔁": Sign(),
    "⚠": Sign("", "careful"),
    "①": Sign("", "column-1"),
    "②": Sign("", "column-2"),
    "③": Sign("", "column-3"),
    "④": Sign("", "column-4"),
}
TOKENS = {"●": Sign("token_magic"), "✖": Sign("token_dark"), "○": Sign("token_free", "empty")}
LEGENDS: Sequence[tuple[str, Mapping[str, int]]] = (
    ("alakazoo-legend", {}),
    *(
        ("alakazam-legend", {"target": LIMITS.target, "rounds": rounds})
        for rounds in (0, LIMITS.sprint, LIMITS.short_rounds)
    ),
)
"""Texts that explain signs, with their facts; where there are no signs their attribute ``spoken`` is said instead."""

_DIE = "[OYBGKW][1-6?]"
_PATTERNS: Mapping[str, str] = {
    "rune": rf"(?P<rune_sign>[{''.join(RUNE_SIGNS)}])\u2060?(?P<light>[●○])",
    "dice": rf"[{''.join(COLOUR_OF)}][ \u00a0]?(?P<names>{_DIE}[🔒↻]*(?:\u00a0{_DIE}[🔒↻]*)*)",
    "creature": rf"(?P<creature_sign>{'|'.join(CREATURE_OF)})(?![0-9])",
    "culture": "|".join(f"{sign}(?= ?{name})" for sign, name in CULTURES.items()),
    "colour": f"[{''.join(COLOUR_OF)}]",
    "tokens": f"[{''.join(TOKENS)}]+",
    "plain": "|".join(map(re.escape, PLAIN)),
    "rune_alone": f"[{''.join(RUNE_SIGNS)}]",
}
SIGN = re.compile("(?:" + "|".join(f"(?P<{name}>{pattern})" for name, pattern in _PATTERNS.items()) + ")\ufe0f?")
"""Any sign of the table, with what belongs to it."""


def emojis_of(found: re.Match[str]) -> tuple[str, ...]:
    """The names of our own emojis for a sign; none where we have none."""
    sign = found[0].rstrip("\ufe0f")
    match _kind(found):
        case "rune":
            return (f"rune_{RUNE_SIGNS[found['rune_sign']]}{'' if found['light'] == '●' else '_dark'}",)
        case "dice":
            return tuple(f"die_{die}" if die[1] != "?" else f"colour_{die[0]}" for die in re.findall(_DIE, sign))
        case "creature":
            return (f"creature_{CREATURE_OF[sign].letter}",)
        case "culture":
            return (f"culture_{CULTURES[sign]}",)
        case "colour":
            return (f"colour_{COLOUR_OF[sign].letter}",)
        case "tokens":
            return tuple(TOKENS[token].emoji for token in sign)
        case "rune_alone":
            return (f"rune_{RUNE_SIGNS[sign]}",)
        case _:
            return (PLAIN[sign].emoji,) if PLAIN[sign].emoji else ()


def _kind(found: re.Match[str]) -> str:
    return next(name for name in _PATTERNS if found[name] is not None)


# ---- aloud -----------------------------------------------------------------------------------------------------------


def spoken(screen: Screen, say: Texts) -> Screen:
    """`screen` in short lines for somebody who has it read aloud: no sign without its word, and no picture."""
    legends: dict[str, str] = {say(key, **facts): _legend(key, facts, say) for key, facts in LEGENDS}
    parts = [
        replace(part, text=legends[part.text])
        if isinstance(part, Text) and part.text in legends
        else _spoken(part, say)
        for part in screen.parts
        if not isinstance(part, Picture) and not is_code(part)
    ]
    return replace(screen, parts=tuple(parts))


def is_code(part: Part) -> bool:
    """Whether it is there to be copied: signs stay in it as they are, and it isn't read aloud."""
    return isinstance(part, Text) and part.text.startswith("```")


def _legend(key: str, facts: Mapping[str, int], say: Texts) -> str:
    return say(f"{key}.spoken", **facts) if say.has(f"{key}.spoken") else ""


def _spoken(part: Part, say: Texts) -> Part:
    match part:
        case Text():
            return Text(aloud(part.text, say, "\n"), aloud(part.short, say, "\n"), part.weight)
        case Buttons():
            return replace(part, buttons=tuple(_button(button, say) for button in part.buttons))
        case Select():
            options = tuple(_option(option, say) for option in part.options)
            return replace(part, options=options, placeholder=aloud(part.placeholder, say))
        case _:
            return part


def _button(button: Button, say: Texts) -> Button:
    label, emoji = _label(button.label, button.emoji, say)
    return replace(button, label=label, emoji=emoji)


def _option(option: Option, say: Texts) -> Option:
    label, emoji = _label(option.label, option.emoji, say)
    return replace(option, label=label, description=aloud(option.description, say), emoji=emoji)


def _label(label: str, emoji: str | None, say: Texts) -> tuple[str, str | None]:
    """A label with the word for its emoji where the label alone says less: a die's colour, a goal that is met."""
    told = f"{emoji} {label}" if emoji in COLOUR_OF or emoji in ("✅", "❌") or not label else label
    said = aloud(told, say)
    return (said, None) if said else (label, emoji)


def aloud(text: str, say: Texts, between: str = ", ") -> str:
    """`text` with a word for each sign; what stood behind a middle dot is set off by `between`."""
    lines = [line for row in text.split("\n") for line in _row(row, say, between)]
    return "\n".join(lines)


def _row(row: str, say: Texts, between: str) -> list[str]:
    """A row as one line or several, each with the mark of small print that the row has."""
    small = "-# " if row.startswith("-# ") else ""
    pieces = [_worded(piece, say) for piece in _MORE_DICE.sub(", ", row.removeprefix(small)).split(" · ")]
    said = [piece for piece in pieces if piece]
    if not said:
        return [] if row.strip() else [row]
    return [small + line for line in said] if between == "\n" else [small + between.join(said)]


@lru_cache(8192)
def _worded(piece: str, say: Texts) -> str:
    """A piece of a row in words. Kept: a board and the hands beside it repeat most of theirs, from move to move."""
    piece = _BARRED.sub(lambda found: say("sign-barred", what=found[1]), piece)
    piece = _ORNAMENT.sub("", piece)
    piece = _STARS.sub(lambda found: f"{_OPEN}{say.plain('sign-star.number', number=int(found[1]))}{_CLOSE}", piece)
    piece = _WITH_NUMBER.sub(lambda found: _set_off(found, say), piece)
    piece = "".join(" " if c in "\u00a0" else c for c in piece if not _is_sign(c))
    for pattern, instead in _TIDY:
        piece = pattern.sub(instead, piece)
    return piece.strip(" ,")


def _is_sign(c: str) -> bool:
    """Whether text mode leaves this character out: a sign without a word, or something only signs need."""
    return c in "\u2060\ufe0f" or unicodedata.category(c) == "So" or c in "─↩"


def _set_off(found: re.Match[str], say: Texts) -> str:
    """The word for a sign, unless the words right behind it say it: “🎲 1 die”, “🟧 any orange”."""
    word = _word(found, say)
    if found["sign"] in "→⇄":
        return f" {word} "
    follows = _PHRASE.match(found.string, found.end())
    return f"{_OPEN}{word}{_CLOSE}" if word and (follows is None or not _says(follows[0], word)) else " "


def _says(phrase: str, word: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b" if word[-1:].isalnum() else re.escape(word), phrase, re.I) is not None


def _word(found: re.Match[str], say: Texts) -> str:
    sign = found["sign"].rstrip("\ufe0f")
    match _kind(found):
        case "rune":
            light = "lit" if found["light"] == "●" else "dark"
            return say.plain(f"sign-rune-{light}", rune=_rune(found["rune_sign"], say)) + (found["number"] or "")
        case "dice":
            return ", ".join(_die(die, say) for die in found["names"].split("\u00a0"))
        case "creature":
            return CREATURE_OF[sign].name
        case "colour":
            return _colour(COLOUR_OF[sign].name, say)
        case "tokens":
            return say.plain("sign-empty") if sign == "○" else ""
        case "rune_alone":
            return _rune(sign, say)
        case "plain":
            return _plain(PLAIN[sign].word, found["number"], say)
        case _:
            return ""


def _plain(word: str, number: str | None, say: Texts) -> str:
    if number is not None and word and say.has(f"sign-{word}.number"):
        return say.plain(f"sign-{word}.number", number=int(number))
    return " ".join(filter(None, [say.plain(f"sign-{word}") if word else "", number]))


def _rune(sign: str, say: Texts) -> str:
    return say.plain(f"alakazoo-rune-{RUNE_SIGNS[sign]}").replace(sign, "").strip()


def _colour(name: str, say: Texts) -> str:
    return say.plain(f"alakazam-colour-{name}")


def _die(die: str, say: Texts) -> str:
    """A die as O6, perhaps with marks behind it, in words."""
    letters = {colour.letter: colour.name for colour in COLOURS}
    marks = [say.plain(f"sign-{PLAIN[mark].word}") for mark in die[2:]]
    return " ".join([_colour(letters[die[0]], say), die[1], *marks])


_BARRED = re.compile(r"~~(.+?)~~")
_WITH_NUMBER = re.compile(rf"\s*(?P<sign>{SIGN.pattern})(?: ?(?P<number>\d+)(?!\s*[\w/]))?\s*")
_STARS = re.compile(r"(\d+) ★(?! ?\d)")
_ORNAMENT = re.compile(r"^[✨🤝] (?=\*\*)|🎲(?=[^\W\d])|^🎲 (?=\d \w+$)")
"""A sign that isn't a mark of what is behind it: of a spell that is cast, an offer, “🎲any 4”, “🎲 2 dice”."""
_PHRASE = re.compile(r"[* ]*(?:[\w'’-]+ ?){1,3}")
"""The first words behind a sign."""
_MORE_DICE = re.compile(rf" · (?=[{''.join(COLOUR_OF)}]\u00a0?{_DIE})")
_OPEN, _CLOSE = "\ue000", "\ue001"
"""Before and after a word for a sign, until it is known which mark of punctuation is needed there."""
_TIDY: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(rf"{_CLOSE}\*\*(?!\w)"), "**"),
    (re.compile(rf"{_CLOSE}(?={_OPEN}|[A-ZÀ-Þ]|\*\*\w)"), ", "),
    (re.compile(rf"[{_OPEN}{_CLOSE}]"), " "),
    (re.compile(r" {2,}"), " "),
    (re.compile(r" +(?=[,.;:!?)])"), ""),
    (re.compile(r"(?<=\() +"), ""),
    (re.compile(r"([,:])(?:\s*,)+"), r"\1"),
)

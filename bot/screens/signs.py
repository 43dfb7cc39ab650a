"""The signs in texts: what each is called, and which of our own emojis shows it better.

Messages are written with Unicode's signs; `bot.delivery.emojis` puts our own in their place, and `spoken` puts words
there, for somebody who has the screen read aloud. What only one game writes with it says itself (`GameScreens.signs`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from bot.screens.game import SCREENS
from bot.screens.game_signs import GameSigns, Sign, SignPattern, Wording
from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Text
from bot.texts import Texts

SHARED = GameSigns(
    signs={
        "🎲": Sign("die", "sign-die"),
        "▮": Sign("", "sign-hidden"),
        "✋": Sign("hand", "sign-hand"),
        "🃏": Sign("cards"),
        "✅": Sign("met", "sign-met", on_buttons=True),
        "❌": Sign("unmet", "sign-unmet", on_buttons=True),
        "✔": Sign("met", "sign-there"),
        "◀": Sign("", "sign-open"),
        "🔒": Sign("lock", "sign-locked"),
        "⏳": Sign("time", "sign-time"),
        "⏰": Sign("time"),
        "⏱": Sign("time"),
        "🏆": Sign("winner"),
        "🎉": Sign("winner"),
        "👁": Sign("look"),
        "👀": Sign("look"),
        "🤖": Sign("", "sign-ai"),
        "▶": Sign(),
        "→": Sign(),
        "⇄": Sign("", "sign-swapped"),
        "∞": Sign("", "sign-endless"),
        "✏": Sign("", "sign-draft"),
        "🎓": Sign("", "sign-coach"),
        "💡": Sign("", "sign-hint"),
        "⚠": Sign("", "sign-careful"),
        "👍": Sign(),
        "▸": Sign(),
        "🔁": Sign(),
    },
    wordings=[
        Wording(r"~~(?P<what>.+?)~~", "sign-barred"),
        Wording(r"^▶ (?P<who>\*\*.+?\*\*(?: 🤖)?)", "sign-turn"),
        Wording(r"(?P<one>\d|🎲) : (?P<other>\d+|🎲)", "sign-against"),
        Wording(r"(?<![/\d])(?P<one>\d+) ?/ ?(?P<all>\d+)(?![/\d])", "sign-of"),
        Wording(r" ± (?P<spread>\d+)", "sign-spread"),
        Wording(r" = (?P<sum>\*{0,2}[+−]?\d+\*{0,2})", "sign-sum"),
        Wording(r" \\?\(\*{0,2}(?P<sign>[+−])(?P<points>\d+)\*{0,2}\\?\)", "sign-points.of"),
        Wording(r"^(?P<sign>[+−]?)(?P<points>(?<=[+−])\d+|0)$", "sign-points"),
    ],
    # of a roll that is told; a card's place in the picture of a hand
    ornaments=[
        r"^▸ ",
        r"^🔥 (?=[\w*][^→]*$)",
        r"^🎲 (?=\*\*|[A-ZÀ-Þ])",
        r"^\d+ (?=(?:\*\*)?(?:\d+\w|[^\W\d])[^:]*? — )",
    ],
)
"""What any game and the screens of the table write with."""


@dataclass(frozen=True, slots=True)
class SignTable:
    """All signs of the hosted games together. Where two say something of the same sign, the first game's holds."""

    signs: Mapping[str, Sign]
    patterns: tuple[SignPattern, ...]
    wordings: tuple[tuple[re.Pattern[str], str], ...]
    spelled: Mapping[str, str]
    whole: Mapping[str, str]
    names: Mapping[str, str]
    """Labels that have an emoji of ours before them where they bear no other."""
    legends: tuple[tuple[str, Mapping[str, int]], ...]
    any: re.Pattern[str]
    """Any sign, with what belongs to it."""
    with_number: re.Pattern[str]
    number_first: re.Pattern[str]
    repeated: re.Pattern[str]
    """A sign that has a word, several times over."""
    ornament: re.Pattern[str]
    """A sign that isn't a mark of what is behind it."""
    list_goes_on: re.Pattern[str]

    @classmethod
    def of(cls, games: Iterable[GameSigns]) -> SignTable:
        """The table of these games."""
        signs: dict[str, Sign] = {}
        games = [*games]
        found = [SHARED, *games]
        for game in found:
            signs = {**game.signs, **signs}
        patterns = sorted([pattern for game in found for pattern in game.patterns], key=lambda one: one.general)
        spelled = [f"(?P<p{at}>{one.pattern})" for at, one in enumerate(patterns)]
        any_sign = f"(?:{'|'.join([*spelled, _one_of(signs)])})\ufe0f?"
        first = _one_of(sign for sign, what in signs.items() if what.number_first)
        listed = "|".join(f"(?:{one.pattern})" for one in patterns if one.listed)
        return cls(
            signs,
            tuple(patterns),
            tuple((re.compile(one.pattern), one.key) for game in [*games, SHARED] for one in game.wordings),
            {short: whole for game in found for short, whole in game.spelled.items()},
            {name: whole for game in found for short, whole in game.whole.items() for name in (short, whole)},
            {name: emoji for game in found for name, emoji in game.names.items()},
            tuple(legend for game in found for legend in game.legends),
            re.compile(any_sign),
            re.compile(rf"\s*(?P<sign>{any_sign})(?: ?(?P<number>\d+)(?!\s*[\w/–]))?\s*"),
            re.compile(rf"([+−]?)(\d+) ({first})(?! ?\d)"),
            re.compile(f"({_one_of(sign for sign, what in signs.items() if what.word)})(?:,? ?\\1)+"),
            re.compile("|".join([_NEVER, *(ornament for game in found for ornament in game.ornaments)])),
            re.compile(rf" · (?={listed or _NEVER})"),
        )

    def pattern_of(self, found: re.Match[str]) -> SignPattern | None:
        """By which pattern it was found; None: a sign by itself."""
        return next((one for at, one in enumerate(self.patterns) if found[f"p{at}"] is not None), None)

    def emojis(self, found: re.Match[str]) -> tuple[str, ...]:
        """The names of our own emojis for a sign; none where we have none."""
        sign, pattern = found[0].rstrip("\ufe0f"), self.pattern_of(found)
        if pattern is not None:
            return tuple(pattern.emojis(sign))
        return (self.signs[sign].emoji,) if self.signs[sign].emoji else ()

    def kept(self, found: re.Match[str]) -> str:
        """What stays as it is written behind them."""
        pattern = self.pattern_of(found)
        return "".join(c for c in found[0] if pattern is not None and c in pattern.kept)

    def is_said_on_buttons(self, emoji: str | None) -> bool:
        """Whether a label with this emoji alone says less."""
        found = self.any.fullmatch(emoji or "")
        if found is None:
            return False
        return (self.pattern_of(found) or self.signs[found[0].rstrip("\ufe0f")]).on_buttons


_NEVER = "(?!)"


def _one_of(signs: Iterable[str]) -> str:
    return "|".join(map(re.escape, signs)) or _NEVER


@cache
def sign_table() -> SignTable:
    """The table of the hosted games, gathered when it is first asked for."""
    return SignTable.of(screens.signs for screens in SCREENS.values())


# ---- aloud -----------------------------------------------------------------------------------------------------------


def spoken(screen: Screen, say: Texts) -> Screen:
    """`screen` in short lines for somebody who has it read aloud: no sign without its word, and no picture."""
    legends: dict[str, str] = {say(key, **facts): _legend(key, facts, say) for key, facts in sign_table().legends}
    parts = [
        replace(part, text=legends[part.text])
        if isinstance(part, Text) and part.text in legends
        else _spoken(part, say)
        for part in screen.parts
        if not isinstance(part, Picture) and not is_code(part)
    ]
    return replace(screen, parts=tuple(parts))


def described(screen: Screen, say: Texts) -> Screen:
    """`screen` with a word for each sign in what is said of its pictures: only who listens meets those texts."""
    parts = [replace(part, alt=aloud(part.alt, say)) if isinstance(part, Picture) else part for part in screen.parts]
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
    told = f"{emoji} {label}" if not label or sign_table().is_said_on_buttons(emoji) else label
    said = aloud(told, say)
    return (said, None) if said else (label, emoji)


def aloud(text: str, say: Texts, between: str = ", ") -> str:
    """`text` with a word for each sign; what stood behind a middle dot is set off by `between`."""
    lines = [line for row in text.replace("\u00a0", " ").split("\n") for line in _row(row, say, between)]
    return "\n".join(lines)


def _row(row: str, say: Texts, between: str) -> list[str]:
    """A row as one line or several, each with the mark of small print that the row has."""
    row = _WHOLE.sub(lambda found: found[0].replace(" · ", ", "), row)
    small, placed = "-# " if row.startswith("-# ") else "", _PLACED.match(row)
    if placed is not None:  # in one line
        between, row = ", ", f"{placed[1]}: {row[placed.end() :]}"
    pieces = [
        _worded(piece, say) for piece in sign_table().list_goes_on.sub(", ", row.removeprefix(small)).split(" · ")
    ]
    said = [piece for piece in pieces if piece]
    if not said:
        return [] if row.strip() else [row]
    between = "; " if between == ", " and any("," in piece for piece in said) else between
    return [small + line for line in said] if between == "\n" else [small + between.join(said)]


@lru_cache(8192)
def _worded(piece: str, say: Texts) -> str:
    """A piece of a row in words. Kept: a board and the hands beside it repeat most of theirs, from move to move."""
    table = sign_table()
    piece = table.ornament.sub("", piece)
    for written, key in table.wordings:
        piece = written.sub(lambda found, key=key: say.plain(key, **_facts(found)), piece)
    short, whole = _spellings(say)
    piece = short.sub(lambda found: _unless_behind(found, whole[found[0]]), piece)
    piece = table.number_first.sub(
        lambda found: f"{_OPEN}{found[1]}{_plain(table.signs[found[3]].word, found[2], say)}{_CLOSE}", piece
    )
    piece = table.repeated.sub(lambda found: f"{_OPEN}{_several(found, say)}{_CLOSE}", piece)
    piece = table.with_number.sub(lambda found: _set_off(found, say), piece)
    piece = "".join(c for c in piece if not _is_sign(c))
    for pattern, instead in _TIDY:
        piece = pattern.sub(instead, piece)
    return piece.strip(" ,")


def _unless_behind(found: re.Match[str], word: str) -> str:
    """`word`, unless it stands right behind what was found, or what was found begins it (in Basque, in any case)."""
    if found.string.startswith(word[:-1], found.start()):
        return found[0]
    return "" if found.string.startswith(f" {word}", found.end()) else word


def _facts(found: re.Match[str]) -> dict[str, str | int]:
    """What the text of a wording is given: numbers as numbers."""
    groups = found.groupdict(default="none").items()
    return {name: int(said) if said.isdecimal() else said for name, said in groups}


@cache
def _spellings(say: Texts) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """What is short or a code in a language, with or without its sign, and the whole words for it."""
    words = dict(sign_table().whole)
    for key, whole in sign_table().spelled.items():
        words |= dict.fromkeys(_shorts(say.plain(key)), say.plain(whole))
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{_one_of(longest)})(?!\w)"), words


def _shorts(text: str) -> set[str]:
    bare = re.sub(r"^\W+", "", text)
    return {text, bare} if bare.isupper() else {text}


def _is_sign(c: str) -> bool:
    """Whether text mode leaves this character out: a sign without a word, or something only signs need."""
    return c in "\u2060\ufe0f" or unicodedata.category(c) == "So" or c in "─↩"


def _set_off(found: re.Match[str], say: Texts) -> str:
    """The word for a sign, unless the words beside it say it: “🎲 1 die”, “🟧 any orange”, “to the cemetery ⚰”."""
    word = _word(found, say)
    if found["sign"] == "→":
        return f", {word} "
    if found["sign"] in "🤖⇄":  # within a sentence
        return f" {word}{' ' if found[0][-1].isspace() else ''}"
    beside = _PHRASE.match(found.string, found.end()), _BEFORE.search(found.string, 0, found.start())
    return " " if not word or any(each and _says(each[0], word) for each in beside) else f"{_OPEN}{word}{_CLOSE}"


def _says(phrase: str, word: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b" if word[-1:].isalnum() else re.escape(word), phrase, re.I) is not None


def _word(found: re.Match[str], say: Texts) -> str:
    table, sign = sign_table(), found["sign"].rstrip("\ufe0f")
    pattern = table.pattern_of(found)
    if pattern is None:
        return _plain(table.signs[sign].word, found["number"], say)
    return " ".join(filter(None, [pattern.words(sign, say), found["number"]]))


def _plain(word: str, number: str | None, say: Texts) -> str:
    if number is not None and word and say.has(f"{word}.number"):
        return say.plain(f"{word}.number", number=int(number))
    return " ".join(filter(None, [say.plain(word) if word else "", number]))


def _several(found: re.Match[str], say: Texts) -> str:
    count, word = found[0].count(found[1]), sign_table().signs[found[1]].word
    return say.plain(f"{word}.several", count=count) if say.has(f"{word}.several") else f"{count} × {say.plain(word)}"


_WHOLE = re.compile(r"^[^·]*: [^·.:]+(?: · [^·.:]+)+\.$|\*\*[^*]+\*\*|“[^”]*”|«[^»]*»")
"""What stays in one line: names, what is quoted, a sentence with a list at its end."""
_PLACED = re.compile(r"(\d+) · (?=\*|<@)")
"""Somebody's place among others, before the name."""
_PHRASE = re.compile(r"[* ]*(?:[\w'’-]+ ?){1,3}")
_BEFORE = re.compile(r"[\w’]+[* (]*$")
"""The first words behind a sign, and the last before it."""
_OPEN, _CLOSE = "\ue000", "\ue001"
"""Before and after a word for a sign, until it is known which mark of punctuation is needed there."""
_TIDY: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(rf"{_CLOSE}\*\*(?![\w«“¿¡])|(?<!\S)\*\*{_OPEN}"), "**"),
    (re.compile(rf"{_CLOSE}(?={_OPEN}|[A-ZÀ-Þ]|\*\*[\w«“¿¡])"), ", "),
    (re.compile(rf"[{_OPEN}{_CLOSE}]"), " "),
    (re.compile(r" {2,}"), " "),
    (re.compile(r" +(?=[,.;!?)]|:(?! \d))|(?<=[^\W\d]|\)) +(?=:)|(?<=[(“«]) +"), ""),
    (re.compile(r"([,:])(?:\s*,)+"), r"\1"),
    (re.compile(r" / "), "; "),
    (re.compile(r"^([^:.!?“«]*\d):(?= [A-ZÀ-Þ][^:.!?;,“«]*: )"), r"\1."),  # one colon in a sentence
    (re.compile(r":(?= [^:.!?;,“«]*: )"), ","),
)

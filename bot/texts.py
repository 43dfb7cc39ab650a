"""All words the bot says: Fluent files under `locales/<language>/`, read once; a text is parsed when it is first said.

library = Library()
say = library.texts("en-US")
say("table-turn", who="*Ana*")        # Markdown: what was given is escaped, what the file says is not
say.plain("button-join")              # for labels, options, alt texts: nothing is escaped
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import structlog
from babel import Locale
from babel.dates import format_date, get_day_names, match_skeleton
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.stream import FluentParserStream

from bot.cases import basque, basque_date
from games import GAMES
from games.kernel.game import Game

log = structlog.get_logger(__name__)

FALLBACK = "en"
LOCALES = Path(__file__).parent / "locales"

DISCORD_LOCALES = {"en": ("en-US", "en-GB"), "es": ("es-ES", "es-419")}
"""Our languages among those Discord's client knows; it has no Catalan, Galician or Basque."""

_BABEL = {"en": "en_GB"}
"""Languages whose lists and dates follow the rules of one country."""
_I_IN_SPANISH = re.compile(r"[\W_]*h?(?:í|i(?![aeouáéóú]))", re.IGNORECASE)
"""Beginnings of words before which Spanish has *e* for *y* (and)."""

FUNCTIONS: dict[str, dict[str, Any]] = {"eu": {"CASE": basque}}
"""What the files of a language may call beside Fluent's own."""

READY = 2048
"""Texts that a language keeps ready, those said last: to format one with a plural costs about 20 µs."""
_MARKDOWN = set("\\*_~|`<>[]()#-")
_MARKS = re.compile(r"\\(.)|\*\*|~~|\u200b|^-# |^> ", re.MULTILINE)
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign of a number below zero, which is written as a true minus everywhere."""
_RUN = re.compile(r"[^{}\n]*")
"""What Fluent takes as it is: up to the next placeable or the end of the line."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How a text begins: its name at the beginning of a line. All that belongs to it is indented."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Where the name of another text may stand, in a placeable; other words too."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that can't be seen or that turn the direction of what follows."""
_JOINERS = {"‍", "️"}  # in many emoji; harmless
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by category that are shown as nothing."""
NAME_LIMIT = 32

Value = str | int


class Markdown(str):
    """Text as Discord shows it, everything foreign in it escaped."""

    __slots__ = ()


_SAFE = (Markdown, int)
"""What is put into a text as it is."""


class Texts:
    """The words of one language, English where it has none."""

    def __init__(
        self, language: str, bundles: Iterable[FluentBundle], spoken: Mapping[str, Texts] | None = None
    ) -> None:
        """`spoken`: all languages that people are spoken to in, this one among them."""
        self.language = language
        self._bundles = list(bundles)
        self._spoken = spoken if spoken is not None else {language: self}
        self._ready = lru_cache(READY)(self._formatted)
        self._broken: set[str] = set()

    def __call__(self, key: str, /, **values: Value) -> Markdown:
        """The text of `key` as markdown. Strings among `values` are escaped, unless they are Markdown."""
        if values:  # inlined: a hand says some 70 texts
            given = [
                each if isinstance(each[1], _SAFE) else (each[0], escape(each[1]))  # pyright: ignore[reportArgumentType]
                for each in values.items()
            ]
            return self._ready(key, *given)[1]
        return self._ready(key)[1]

    def plain(self, key: str, /, **values: Value) -> str:
        """The text of `key` where markdown isn't read: labels, options, alt texts."""
        return self._ready(key, *values.items())[0]

    @property
    def languages(self) -> tuple[str, ...]:
        """What people can be spoken to in."""
        return tuple(self._spoken)

    def of(self, language: str) -> Texts:
        """The same words in another language; in this one where nobody is spoken to in that."""
        return self._spoken.get(language, self)

    def several(self, each: Sequence[str]) -> Markdown:
        """What stands in a sentence as *Ana, Bea and Carl*; markdown is kept as it is."""
        if len(each) < 2:
            return Markdown("".join(each))
        patterns, *before, last = _lists(self.language), *each
        if len(before) == 1:
            joined = patterns["2"].format(*before, last)
        else:
            joined = patterns["start"].format(*before[:2])
            for one in before[2:]:
                joined = patterns["middle"].format(joined, one)
            joined = patterns["end"].format(joined, last)
        if self.language == "es" and _I_IN_SPANISH.match(last):
            joined = f"{joined.removesuffix(f' y {last}')} e {last}"
        return Markdown(joined)

    def date(self, day: str, form: str = "long") -> Markdown:
        """A day (2026-11-22) as it is written out, *22 November 2026*, or by a skeleton of CLDR: ``MMMd``, *22 Nov*."""
        return _written_out(day, form, self.language)

    @property
    def weekdays(self) -> tuple[str, ...]:
        """The days of the week by name, Monday first."""
        names = get_day_names("wide", "stand-alone", _BABEL.get(self.language, self.language))
        return tuple(names[day] for day in range(7))

    def has(self, key: str) -> bool:
        """Whether there is such a text (``key`` or ``key.attribute``), in this language or in English."""
        return self._find(key) is not None

    def has_own(self, key: str) -> bool:
        """Whether this language itself has such a text."""
        found = self._find(key)
        return found is not None and found[0] is self._bundles[0]

    def is_whole(self, key: str, /, **values: Value) -> bool:
        """Whether there is such a text, and it names nothing but these values; what it lacks is logged once."""
        return self.has(key) and self._ready(key, *values.items())[2]

    def _formatted(self, key: str, *given: tuple[str, Value]) -> tuple[str, Markdown, bool]:
        """The text, plain and as markdown, and whether all that it names was given."""
        found = self._find(key)
        if found is None:
            log.error("text_missing", key=key, language=self.language)
            return key, Markdown(key), False
        (bundle, pattern), values = found, dict(given)
        text, errors = bundle.format_pattern(pattern, values)  # pyright: ignore[reportUnknownMemberType, reportArgumentType]
        if errors and key not in self._broken:
            self._broken.add(key)
            log.error("text_broken", key=key, language=self.language, error=", ".join(map(str, errors)))
        if any(isinstance(value, int) and value < 0 for value in values.values()):
            text = _MINUS.sub("−", str(text))
        return str(text), Markdown(text), not errors

    def _find(self, key: str) -> tuple[FluentBundle, object] | None:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return bundle, pattern
        return None


class Library:
    """Every language there is a folder for, in any of `folders`.

    A folder may begin with some of the files (the commands', say). People are spoken to in a language once it has every
    file that English has. The words of games in other packages (`locales_of`) are no such files: where a language has
    none, that game is spoken of in English.
    """

    def __init__(self, *folders: Path) -> None:
        files: dict[str, list[Path]] = {}
        for path in sorted(path for folder in folders or (LOCALES,) for path in folder.iterdir() if path.is_dir()):
            files.setdefault(path.name, []).extend(sorted(path.glob("*.ftl")))
        whole = {path.name for path in files[FALLBACK]}
        for path in sorted(path for folder in locales_of(GAMES.values()) for path in folder.iterdir()):
            if path.name in files:
                files[path.name] += sorted(path.glob("*.ftl"))
        bundles = {language: _Bundle(language, paths) for language, paths in files.items()}
        english = bundles[FALLBACK]
        self.languages = tuple(name for name in files if whole <= {path.name for path in files[name]})
        """What people can be spoken to in."""
        self._beyond_discord = any(language not in DISCORD_LOCALES for language in self.languages)
        spoken: dict[str, Texts] = {}
        self.partial = {
            language: Texts(language, [bundle, english] if language != FALLBACK else [bundle], spoken)
            for language, bundle in bundles.items()
        }
        """Every language, also those that have only some of the files."""
        spoken.update((language, self.partial[language]) for language in self.languages)

    def knows(self, locale: str | None) -> bool:
        """Whether people can be spoken to in the language of a locale."""
        return (locale or "").split("-")[0] in self.languages

    def is_to_choose(self, locale: str | None) -> bool:
        """Whether somebody may want another language than their Discord's locale says.

        Discord has no Catalan, Galician or Basque: whoever speaks them uses it in another language.
        """
        return self._beyond_discord or (len(self.languages) > 1 and not self.knows(locale))

    def texts(self, locale: str | None) -> Texts:
        """The words for a locale as Discord names it (``es-ES``) or for one of our languages; English for others."""
        language = (locale or FALLBACK).split("-")[0]
        return self.partial[language if language in self.languages else FALLBACK]


def locales_of(games: Iterable[type[Game]]) -> list[Path]:
    """The folders ``locales`` that lie beside games, with a folder a language."""
    homes = {Path(file).parent / "locales" for game in games if (file := sys.modules[game.__module__].__file__)}
    return sorted(home for home in homes if home.is_dir())


def row(each: Iterable[str]) -> str:
    """Things side by side in a place too narrow for a sentence, with commas; in a sentence: `Texts.several`."""
    return ", ".join(each)


def number(value: int) -> str:
    """A number as it is written in words: with a true minus."""
    return str(value).replace("-", "−")


def clean(name: str) -> str:
    """A person's name on one line, of at most 32 characters, without what can't be seen or turns the direction.

    A name written from right to left is isolated, so that what follows stays in order. May be empty.
    """
    seen = "".join(
        c for c in name if c in _JOINERS or c.isspace() or (unicodedata.category(c) not in _UNSEEN and c not in _BLANK)
    )
    if not set(seen) - _JOINERS:
        return ""
    short = " ".join(seen.split())
    if len(short) > NAME_LIMIT:
        short = short[: NAME_LIMIT - 1] + "…"
    if any(unicodedata.bidirectional(c) in ("R", "AL") for c in short):
        return f"\u2068{short}\u2069"
    return short


@lru_cache(4096)
def escape(text: str) -> Markdown:
    """`text` so that Discord shows it letter by letter: no markdown, no mention, no link, no time stamp."""
    escaped = "".join(f"\\{c}" if c in _MARKDOWN else c for c in text)
    return Markdown(escaped.replace("@", "@\u200b").replace("://", ":\u200b//"))


def unmarked(text: Markdown) -> str:
    """The same words where markdown isn't read: no bold, no small lines, nothing escaped."""
    return _MARKS.sub(r"\1", text)


@cache
def _lists(language: str) -> Mapping[str, str]:
    """How a language puts the things of a list together: ``start``, ``middle`` and ``end``; ``2`` for two."""
    return dict(Locale.parse(_BABEL.get(language, language)).list_patterns["standard"])


@lru_cache(1024)
def _written_out(day: str, form: str, language: str) -> Markdown:
    locale = _BABEL.get(language, language)
    format = format_date if form == "long" else _by_skeleton
    written = format(date.fromisoformat(day), form, locale)
    return Markdown(basque_date(written) if language == "eu" else written)


def _by_skeleton(day: date, skeleton: str, locale: str) -> str:
    """With names as long as the skeleton says, where the language has only a pattern for shorter ones."""
    known = Locale.parse(locale).datetime_skeletons
    pattern = str(known[match_skeleton(skeleton, known) or skeleton].pattern)
    for names in re.findall("E+|M+", skeleton):
        pattern = re.sub(f"{names[0]}+", names, pattern)
    return format_date(day, pattern, locale)


class _Parser(FluentParser):
    """Fluent's own, twice as quick: it takes a run of letters at once, and notes nowhere where each thing stands."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        run = _RUN.match(ps.string, ps.index)
        assert run is not None
        ps.index, ps.peek_offset = run.end(), 0
        return TextElement(run[0])


def parse(source: str) -> Resource:
    """What some lines of a file say."""
    return _Parser().parse(source)


@cache
def entries(path: Path) -> Mapping[str, str]:
    """Name → lines of each text in a file, which is read once; a term's name begins with a hyphen."""
    source = path.read_text(encoding="utf-8", errors="replace")  # a game's own may be anything
    begins = list(_ENTRY.finditer(source))
    ends = [*[one.start() for one in begins[1:]], len(source)]
    found: dict[str, str] = {}
    for one, end in zip(begins, ends, strict=False):
        found.setdefault(one[1], source[one.start() : end])
    return found


class _Bundle(FluentBundle):
    """The texts of some files. Each is parsed when it is first asked for: all of them together take a second."""

    def __init__(self, language: str, paths: Iterable[Path]) -> None:
        super().__init__([language], functions=FUNCTIONS.get(language), use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in paths:
            self._unread = {**entries(path), **self._unread}

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, name: str) -> None:
        """Parse a text, and those that it names."""
        source = self._unread.pop(name, None)
        if source is not None:
            self.add_resource(parse(source))
            for other in _REFERENCE.findall(source):
                self._read(other)

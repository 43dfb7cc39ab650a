"""What `play.json` may say: the words of the page's first screen, and how each game is started there. Knows no bot.

A game is started by steps that a person could take: a slash command, then presses and choices on what the bot shows.
`"{ai}"` stands for what the person chose under the id `ai`; a step with `when` is taken only for the values it lists.
A game may have a picture (a file beside `play.json`), a few facts in a word or two, and steps by which one learns it.
Before the games stand `more` things to begin, such as a puzzle of the day, and before these what is unfinished: for
every seat that has a message of its own in a channel where a control like `unfinished` is shown.

Words may be said in several languages, `{"en": "Game night", "es": "…"}`; words said once are the same in all. Which
languages there are stands in `languages`, and all words in several are there in each. `"{language}"` stands for the one
the page is in; `speak` is the command that tells it to the bot.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Self, cast

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from .world.errors import Json, is_list, is_object

_HOLE = re.compile(r"\{(\w+)\}")

Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=32)]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")]
LANGUAGE = "language"
"""The hole of the language that the page is in; no choice is called so."""
ShortText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
LongText = Annotated[str, StringConstraints(max_length=600)]
Told = ShortText | dict[Language, ShortText]
"""Words, in each language where they are not the same in all."""
ToldAtLength = LongText | dict[Language, LongText]
Pattern = Annotated[str, StringConstraints(min_length=1, max_length=200)]
PictureFile = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_/-]+\.(png|webp|jpg)$", max_length=200)]
"""A picture below the folder of `play.json`."""
Scalar = bool | int | str


class BadFirstScreen(ValueError):
    """`play.json` can't be used; the message says where and why."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ChoiceValue(_Strict):
    """One thing that may be chosen."""

    value: Scalar
    label: Told


class ChoiceRow(_Strict):
    """A row of things of which the person chooses one."""

    id: Word
    label: Told
    values: tuple[ChoiceValue, ...] = Field(min_length=2, max_length=8)
    default: Scalar

    @model_validator(mode="after")
    def _default_is_a_value(self) -> ChoiceRow:
        if self.id == LANGUAGE:
            raise ValueError(f"{LANGUAGE!r} is the language of the page; call the choice otherwise")
        if self.default not in [one.value for one in self.values]:
            raise ValueError(f"the default {self.default!r} is not among the values of {self.id!r}")
        return self


class WantedControl(_Strict):
    """Which button or list is meant: regular expressions, case ignored; all that are given must be found in it."""

    label: Pattern | None = None
    custom_id: Pattern | None = None
    placeholder: Pattern | None = None

    @model_validator(mode="after")
    def _means_something(self) -> WantedControl:
        patterns = [pattern for pattern in (self.label, self.custom_id, self.placeholder) if pattern is not None]
        if not patterns:
            raise ValueError("name a label, a custom_id or a placeholder")
        for pattern in patterns:
            try:
                re.compile(pattern)
            except re.error as error:
                raise ValueError(f"{pattern!r} is no regular expression: {error}") from error
        return self

    def fits(self, control: Mapping[str, Any]) -> bool:
        """Whether a control, as Discord's JSON, is like this."""
        return all(re.search(pattern, str(control.get(name) or ""), re.IGNORECASE) for name, pattern in self if pattern)


class _Step(_Strict):
    when: dict[Word, tuple[Scalar, ...]] = {}


class SlashStep(_Step):
    """Send a slash command, sub-command included: "chess new"."""

    slash: ShortText
    options: dict[str, Scalar] = {}


class PressStep(_Step):
    """Press a button of the newest message that has one like this."""

    press: WantedControl
    times: int | ShortText = 1


class SelectStep(_Step):
    """Choose in a list of the newest message that has one like this."""

    select: WantedControl
    values: tuple[Scalar, ...] = Field(min_length=1, max_length=25)


Steps = Annotated[tuple[SlashStep | PressStep | SelectStep, ...], Field(max_length=20)]


class QuickStart(_Strict):
    """Something that one can begin from the first screen."""

    name: Told
    tagline: Told
    emoji: Annotated[str, StringConstraints(max_length=8)] | None = None
    colour: Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$")] | None = None
    channel: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,90}$")] = "table"
    steps: Annotated[Steps, Field(min_length=1)]

    def _known(self) -> dict[str, list[Scalar]]:
        """What holes may stand for: the values of each choice."""
        return {}

    def _all_steps(self) -> Steps:
        return self.steps

    @model_validator(mode="after")
    def _holes_are_choices(self) -> Self:
        known = self._known()
        for step in self._all_steps():
            for hole in _holes(step.model_dump(mode="json")):
                if hole not in (LANGUAGE, *known):
                    raise ValueError(f"a step speaks of {{{hole}}}, but there is no such choice")
            for name, values in step.when.items():
                if name not in known or not set(values) <= set(known[name]):
                    raise ValueError(f"a step asks when {name} is one of {list(values)}, which can't be chosen")
        return self


class QuickGame(QuickStart):
    """A game that one can sit down to."""

    picture: PictureFile | None = None
    facts: tuple[Told, ...] = Field(default=(), max_length=4)
    """A word or two each: for how many, how long, how hard."""
    choices: tuple[ChoiceRow, ...] = Field(default=(), max_length=6)
    learn: Steps = ()
    """How one learns it; none: there is no button for that."""

    def _known(self) -> dict[str, list[Scalar]]:
        return {choice.id: [one.value for one in choice.values] for choice in self.choices}

    def _all_steps(self) -> Steps:
        return (*self.steps, *self.learn)


class Extra(QuickStart):
    """Something beside the games."""

    by_weekday: bool = False
    """It is about the games in turn, from Monday on: `"{game}"` in its name is the day's, whose cover is shown."""
    until: Literal["midnight-utc"] | None = None
    """When it is replaced by another: the page counts down to it."""


_NOT_WORDS = ("languages", "options", "when")


def _told(value: Any, place: str) -> Iterator[tuple[str, Json]]:
    """What is said in several languages, each with its place: games.0.choices.1.label."""
    if isinstance(value, BaseModel):
        value = {name: inner for name, inner in value if name not in _NOT_WORDS}
    elif is_object(value):
        yield place, value
        return
    elif isinstance(value, tuple):
        value = dict(enumerate(cast("tuple[Any, ...]", value)))
    else:
        return
    for name, inner in value.items():
        yield from _told(inner, f"{place}.{name}" if place else str(name))


class FirstScreen(_Strict):
    """The whole first screen."""

    title: Told
    intro: ToldAtLength = ""
    note: ToldAtLength = ""
    languages: dict[Language, ShortText] = Field(default={"en": "English"}, min_length=1, max_length=12)
    """The name of each language; the first is used for people who speak none of them."""
    speak: SlashStep | None = None
    """The command that tells the bot the language of whoever sits down; not sent for the first of `languages`."""
    games: tuple[QuickGame, ...] = Field(default=(), max_length=12)
    more: tuple[Extra, ...] = Field(default=(), max_length=3)
    unfinished: WantedControl | None = None
    """A control that stands in a channel while something there isn't over."""
    schema_: Annotated[Literal["play/1"], Field(alias="schema")] = "play/1"

    @model_validator(mode="after")
    def _all_is_said_in_each_language(self) -> FirstScreen:
        for where, said in _told(self, ""):
            if set(said) != set(self.languages):
                odd = ", ".join(sorted(set(said) ^ set(self.languages)))
                raise ValueError(f"{where} is not said in the same languages as all the rest: {odd}")
        for hole in _holes(self.speak.model_dump(mode="json")) if self.speak is not None else ():
            if hole != LANGUAGE:
                raise ValueError(f"speak knows {{{LANGUAGE}}} alone, not {{{hole}}}")
        return self


NO_GAMES = FirstScreen(title="Playground", intro="A Discord of your own: write, use commands, press buttons.")
"""The first screen where there is no `play.json`."""


def read_first_screen(path: Path) -> FirstScreen:
    """The first screen as a file tells it, or `NO_GAMES` where there is no such file.

    :raises BadFirstScreen: the file is no JSON or says something that can't be.
    """
    if not path.exists():
        return NO_GAMES
    try:
        play = FirstScreen.model_validate_json(path.read_bytes())
    except ValidationError as error:
        places = [f"{'.'.join(str(step) for step in one['loc']) or 'the file'}: {one['msg']}" for one in error.errors()]
        raise BadFirstScreen(f"{path.name} can't be used. " + "; ".join(places[:5])) from error
    for game in play.games:
        if game.picture is not None and not (path.parent / game.picture).is_file():
            raise BadFirstScreen(f"{path.name} can't be used. There is no picture {game.picture}.")
    return play


def language_of(wanted: str, play: FirstScreen) -> str | None:
    """The language meant by ``gl``, ``gl_ES.UTF-8`` or ``gl:es``; None where it is none of the first screen's."""
    found = (re.split(r"[-_.@]", one)[0].lower() for one in wanted.split(":"))
    return next((one for one in found if one in play.languages), None)


def _holes(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from _HOLE.findall(value)
    elif is_object(value):
        for key, inner in value.items():
            if key != "press" and key != "select":  # {2} in a regular expression is no hole
                yield from _holes(inner)
    elif is_list(value):
        for inner in value:
            yield from _holes(inner)

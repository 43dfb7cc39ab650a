"""What a game adds to the screens that all games share, and plain words that suit any game.

A game's own are found by an entry point (`alakazum.screens`): a `GameScreens`. Ours have a folder each.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

from bot.screens.beats import Beat, Teller
from bot.screens.game_signs import GameSigns
from bot.screens.lessons import Lessons
from bot.screens.moments import Stage
from bot.screens.screen import Part, Picture, Style
from bot.screens.spelled import Telling, spelled
from bot.texts import Markdown, Texts, escape
from games.kernel.codec import short
from games.kernel.facts import Fact
from games.kernel.game import Action, Decision, Event, Outcome, View
from games.kernel.plugins import Plugins
from games.kernel.values import Actions
from pictures.game import Deed
from pictures.strip import Sketch
from pictures.tile import Tile

V = TypeVar("V", bound=View)
"""A game's own view."""

HintText = tuple[str, dict[str, Any]]
"""Why an AI would answer so: a text ``<game>-hint-<first>`` with its facts."""


PLACEHOLDER = 38
"""Letters of a closed list that a phone shows."""
UNGROUPED = 10
"""So many choices of a list need no order by kinds."""
NICK = 14
"""Letters of a name in it."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads: in which language, from which seat, and what everybody at the table is called."""

    say: Texts
    names: tuple[str, ...]
    """By seat, as plain text."""
    seat: int | None = None
    """None: everybody (the table), or a spectator."""
    left: Mapping[int, int] = field(default_factory=dict[int, int])
    """Seat → user id of the person who sat there when the event happened, and has left since."""
    pictures: bool = False
    """Whether the message shows pictures: its words leave out what they show. Else everything is said in words."""
    alone: bool = False
    """One person plays among AI, where nobody is hurried: what only tells whose time runs out is left out."""
    hints: bool = False
    """The table has hints: what brings most stands first. Elsewhere order is no advice: it is that of the rules."""
    theft: Beat | None = None
    """What somebody took from this seat since its last turn: in its own they stand first among whom to attack."""

    def who(self, seat: int) -> Markdown:
        """A seat's name, in bold; Discord itself names who has left."""
        if self.left.get(seat, 0) < 0:
            return self.say("person-forgotten")
        if seat in self.left:
            return Markdown(f"<@{self.left[seat]}>")
        return self.say("person", name=self.names[seat])

    def nick(self, seat: int) -> str:
        """A seat's name where there is little room."""
        name = self.names[seat]
        return name if len(name) <= NICK else f"{name[: NICK - 1].rstrip()}…"

    def people(self, seats: Sequence[int]) -> Markdown:
        """Several names, as in *Ana, Bea and Carl*."""
        return self.say.several([self.who(seat) for seat in seats])


@dataclass(frozen=True, slots=True)
class Choice:
    """How one option of a question looks. `label` in at most 20 characters where that is possible."""

    label: str
    """Empty: nobody chooses it, a clock does."""
    description: str = ""
    """Shown where there is room: in a select."""
    emoji: str | None = None
    style: Style = Style.QUIET
    hopeless: bool = False
    """For all that the reader may know it can't succeed: it is marked, never hidden."""
    advised: bool = False
    """The choice that is recommended, where the table has hints."""


class Stake(NamedTuple):
    """What a choice brings and risks, made of its `Fact`."""

    words: str = ""
    """In signs and a few words: beside its name on a button."""
    more: str = ""
    """What else there is room for in a list."""
    hopeless: bool = False
    """For all that the reader may know it can't succeed: it is marked, never hidden."""


@dataclass(frozen=True, slots=True)
class ListOf:
    """Lines that say several words at once, in the place of several presses.

    It never says what comes after something hidden is shown, a die is rolled or somebody else is asked.
    """

    choices: list[tuple[str, Choice]]
    """What is said, as `custom_ids.in_a_row` spells it, and how it looks; copies are entries of their own."""
    hides: Collection[Action] = ()
    """The options that are not shown beside it."""
    before: tuple[Action, ...] = ()
    """What is said before what is chosen."""
    after: tuple[Action, ...] = ()
    """What is said after it."""
    asked: str = ""
    """What stands in it closed, where several lines may be ticked. Empty: each line is a move among the others."""
    name: str = ""
    """Its own in the message."""
    most: int = 1
    """How many can be chosen: what is ticked is said, and what is still missing is asked again."""


class StickerWords(NamedTuple):
    """Something that can be kept in an album, in words."""

    name: str
    short: str = ""
    """Where a word of its name would be too long; empty: none is."""
    saying: str = ""
    """In the reader's language, for a bubble."""
    story: str = ""
    """What it is, or the custom behind it."""
    culture: str = ""
    """As pictures know it; empty: it has none."""


def signed(number: int) -> str:
    """A number with its sign: points that come or go."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def numbered(data: Sequence[Any]) -> dict[str, str | int]:
    """What a text is given of an action or of an event's data: ``a0``, ``a1`` …"""
    return {f"a{at}": value for at, value in enumerate(data) if isinstance(value, str | int)}


class GameScreens(ABC, Generic[V]):
    """The words and pictures of one game, whose views are `V`. Nothing here may look beyond the view it is given.

    What a game doesn't say itself comes from the locale files: ``<game>-ask-<kind>``, ``<game>-do-<word>``,
    ``<game>-event-<kind>``. An event's words are given its data as ``a0``, ``a1`` …, as ``who`` the name of the seat
    that it begins with, and as ``what`` all behind that, however many; an action's are given what stands behind its
    word as ``a1`` …, all of it as ``what``. What has no text, or one that names something else, shows its bare name.
    """

    shared: frozenset[str] = frozenset()
    """Kinds of questions that one line on the table puts to all whom they are asked of."""
    minor: frozenset[str] = frozenset()
    """Kinds of events that are in the log but not on the board, because their result is told too."""
    events: Mapping[str, Telling] = {}
    """How the data of each kind of event stand in its text, where more is to be said than ``who`` and ``a0`` … do."""
    own_stakes: Mapping[str, Callable[[V, Decision, Reader], Markdown]] = {}
    """By the kind of question what is at stake, told to whom it is put to."""
    open_stakes: Mapping[str, Callable[[V, Decision, Reader], Markdown]] = {}
    """The same, told to everybody."""
    brings: Mapping[str, Callable[[V, Decision, Fact, Reader], Stake]] = {}
    """By the kind of fact what a choice that means it brings and risks."""
    listed: Mapping[str, Callable[[V, Decision, Reader], Sequence[ListOf]]] = {}
    """By the kind of question its lists, for whom it is put to; of those without a choice none is shown."""
    staged: Mapping[str, Callable[[V, Reader, int], Stage]] = {}
    """By the kind of a throw that decides something, what it takes the stage with, for its seat."""
    teller: type[Teller[V]] | None = None
    """What makes its beats."""
    lessons: Lessons[V] = Lessons()
    """What is said about its questions in somebody's first games."""
    signs: GameSigns = GameSigns()
    """What it writes with that other games don't."""

    def __init__(self, key: str) -> None:
        self.key = key

    def heading(self, view: V, reader: Reader) -> Markdown:
        """The little that stands beside the game's name: the round. May be empty."""
        return Markdown("")

    @abstractmethod
    def table(self, view: V, reader: Reader) -> Sequence[Part]:
        """The public board; `view` is a spectator's. Heading, question, buttons, log are added around it."""

    @abstractmethod
    def hand(self, view: V, reader: Reader) -> Sequence[Part]:
        """What `reader.seat` alone may see, without its questions."""

    def rules_picture(self, page: int, say: Texts) -> Tile | None:
        """What is drawn beside a page of the rules; None where words say it better."""
        return None

    def board_pictures(self, view: V, reader: Reader) -> Sequence[Picture]:
        """The public board as pictures; none where the game has no pictures. `view` is a spectator's."""
        return ()

    def hand_pictures(self, view: V, reader: Reader) -> Sequence[Picture]:
        """What `reader.seat` alone may see, as pictures."""
        return ()

    def race(self, view: V, reader: Reader) -> Markdown:
        """Who is close to winning, and how: a line on the board. `view` is a spectator's."""
        return Markdown("")

    def outlook(self, view: V, reader: Reader) -> Markdown:
        """How `reader.seat` stands, with what it alone knows: a line or two in its hand."""
        return Markdown("")

    def piles(self, view: V, reader: Reader) -> Sequence[Part]:
        """Open piles that may be looked through; `view` is a spectator's."""
        return ()

    def in_making(self, view: V, reader: Reader) -> Markdown:
        """What `reader.seat` has chosen so far of an action that takes several steps; empty where nothing."""
        return Markdown("")

    def prompt(self, view: V, decision: Decision, reader: Reader) -> Markdown:
        """What is asked, in a sentence; of "you" where `reader.seat` is the asked seat. Empty where another says it.

        For a reaction window (`tables.table_rules.WINDOW`) it must not say who is asked.
        """
        own = decision.seat == reader.seat
        key = self._key("ask", decision.kind)
        if own and reader.say.has(f"{key}.you"):
            return reader.say(f"{key}.you")
        who = reader.who(decision.seat)
        if reader.say.has(key):
            return reader.say(key, who=who)
        return reader.say("ask-you" if own else "ask", who=who, what=decision.kind)

    def call(self, view: V, decision: Decision, reader: Reader) -> tuple[Markdown, bool]:
        """What is asked of `reader.seat` (None: of several) and what stands against what, for a call, and whether that
        is an attack on it. Others read it too: `view` is a spectator's."""
        asked, stands = self.prompt(view, decision, reader), self.stakes(view, decision, replace(reader, seat=None))
        return Markdown("\n".join(filter(None, [asked, stands]))), False

    def asks_again(self, view: V, decision: Decision) -> bool:
        """Whether it may come again after a pass, so that one may pass on all that come at once."""
        return False

    def stakes(self, view: V, decision: Decision, reader: Reader) -> Markdown:
        """What can be won and lost by it: at most a line, in numbers that `view` knows. May be empty."""
        own = self.own_stakes.get(decision.kind) if decision.seat == reader.seat else None
        tell = own or self.open_stakes.get(decision.kind)
        return tell(view, decision, reader) if tell else Markdown("")

    def choice(self, view: V, decision: Decision, action: Action, reader: Reader) -> Choice:
        """How an option looks."""
        key = self._key("do", action[0])
        given = {"what": " ".join(map(str, action[1:])), **numbered(action)}
        return Choice(reader.say.plain(key, **given) if reader.say.is_whole(key, **given) else short(action))

    def lists(self, view: V, decision: Decision, reader: Reader) -> Sequence[ListOf]:
        """Lists in the place of options that would only open them."""
        make = self.listed.get(decision.kind) if decision.seat == reader.seat == view.seat else None
        return [each for each in make(view, decision, reader) if each.choices] if make else ()

    def stake(self, view: V, decision: Decision, fact: Fact, reader: Reader) -> Stake:
        """What a choice brings that means this."""
        tell = None if decision.is_roll else self.brings.get(fact.kind)
        return Stake() if tell is None else tell(view, decision, fact, reader)

    def steps_back(self, view: V, decision: Decision) -> int:
        """How many words of a draft one step back takes: those that were said with one press."""
        return 1

    def barred(self, view: V, decision: Decision, reader: Reader) -> Sequence[tuple[Choice, str]]:
        """What can't be chosen now though one might look for it, each with the reason; shown greyed."""
        return ()

    def asked_of_others(self, view: V, action: Action, reader: Reader) -> Markdown | None:
        """What to tell `reader.seat` who has pressed what only others may answer; None: the usual sentence."""
        return None

    def lesson(self, view: V, decision: Decision, reader: Reader) -> Markdown | None:
        """What a newcomer is told about a question put to them, in at most two sentences; None: nothing."""
        key = self._key("coach", self.lessons.topic(view, decision))
        return reader.say(key, **self.lessons.facts(view)) if reader.say.has(key) else None

    def hint(self, view: V, decision: Decision, words: Sequence[Action], reader: Reader) -> Markdown:
        """What an AI would answer `reader.seat`'s question with, one answer after another, and why, in a line."""
        if not words:
            return reader.say("hint-wait")
        return reader.say("hint-plain", what=self.choice(view, decision, words[0], reader).label)

    def advises(self, view: V, decision: Decision, words: Actions) -> Actions:
        """What a hint says and marks, where an AI would answer with `words`: another answer if all are alike to it."""
        return words

    def sketches(self, view: V, words: Sequence[Action]) -> Sequence[Sketch]:
        """Little pictures of an answer: the things that it names."""
        return ()

    def hint_key(self, view: V) -> object:
        """A value that changes as soon as a hint for the seat of `view` is out of date."""
        return view.numbers.serial

    def has_words(self, event: Event, say: Texts) -> bool:
        """Whether there may be a sentence of it, without making it."""
        return callable(self.events.get(event.kind)) or say.has(self._key("event", event.kind))

    def sentence(self, event: Event, reader: Reader) -> Markdown | None:
        """What happened, as one sentence; None where it needs no words."""
        key, told = self._key("event", event.kind), self.events.get(event.kind)
        if callable(told):
            return told(reader, *event.data)
        if not reader.say.has(key):
            return None
        if told is not None:
            return reader.say(key, **spelled(told, event.data, reader))
        said = {"what": " · ".join(map(str, event.data[1:])), **numbered(event.data)}
        if event.data and event.data[0] in range(len(reader.names)):
            said["who"] = reader.who(event.data[0])
        if reader.say.is_whole(key, **said):
            return reader.say(key, **said)
        return escape(" ".join(map(str, (event.kind, *event.data))))

    def beats(self, view: V, events: Sequence[Event], reader: Reader) -> Sequence[Beat]:
        """What of `events`, in order, is worth telling `reader`, who has `view` after them and may know them all."""
        return self.teller(view, reader).go_through(events) if self.teller is not None else ()

    def asks_on_stage(self, view: V, decision: Decision, reader: Reader) -> Stage | None:
        """What a throw that is asked for takes the stage with; None: it doesn't. `view` is a spectator's."""
        asks = self.staged.get(decision.kind)
        return asks(view, reader, decision.seat) if asks else None

    def round_of(self, event: Event) -> int | None:
        """The round that begins with this event; None: none does."""
        return event.data[0] if event.kind == "round" else None

    def recap(self, view: V) -> frozenset[str]:
        """Kinds of events that every hand still tells now: the scores, until the next round begins."""
        return frozenset()

    def end(self, view: V, outcome: Outcome, reader: Reader) -> Markdown:
        """How it ended and who won, in a sentence or two."""
        if not outcome.winners:
            return reader.say("end-nobody")
        return reader.say("end-winners", count=len(outcome.winners), who=reader.people(outcome.winners))

    def how(self, view: V, events: Sequence[Event], reader: Reader) -> Markdown:
        """What the winners' points were made of. `view` and `events` (the whole log) are a spectator's."""
        return Markdown("")

    def saying(self, view: V, seat: int, deed: Deed | None, say: Texts) -> tuple[str, Markdown] | None:
        """Who of a seat's own side has the last word, and which; None: nobody says anything."""
        return None

    def deed(self, events: Sequence[Event]) -> Deed | None:
        """What the picture of the end (`pictures.gallery.result`) must know beside the view."""
        return None

    def score(self, view: V, seat: int) -> int | None:
        """The points that `seat` would have if the game ended now; None: nobody can say before it does."""
        return None

    def result_word(self, key: str, count: int, say: Texts) -> str:
        """What stands on the card of the end (`pictures.result.ResultWords`)."""
        return say.plain(f"result-{key}", count=count)

    def had(self, view: V, say: Texts) -> Sequence[str]:
        """What the seat of `view` had at the end, by names: of that people have favourites."""
        return ()

    def sticker(self, what: str, say: Texts) -> StickerWords:
        """What is told of something that can be kept in an album."""
        return StickerWords(what)

    def _key(self, sort: str, word: str) -> str:
        return f"{self.key}-{sort}-{word.replace('_', '-')}"


SCREENS: Plugins[GameScreens[Any]] = Plugins("alakazum.screens", GameScreens)
"""The screens that games bring, by key."""


def screens_of(key: str) -> GameScreens[Any]:
    """The screens of a game: its own, or plain ones."""
    return SCREENS.get(key) or _plain(key)


@cache
def _plain(key: str) -> GameScreens[Any]:
    return import_module("bot.screens.plain").PlainScreens(key)  # made from what stands here: imported when needed

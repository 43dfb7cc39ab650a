"""Rules under way as small data objects, and the shapes of rule that several games share.

A frame holds integers, strings, tuples and flat lists of these, nothing else: no closure, no card object, no other
frame's address. The one on top of the stack says who may act.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar, cast

from .values import Action, Silence

if TYPE_CHECKING:
    from .chance import Chance
    from .game import Game

G = TypeVar("G", bound="Game")
"""The game that a frame belongs to."""
PASS: Action = ("pass",)
BACK: Action = ("back",)


class Question(NamedTuple):
    """What a frame asks of a seat; the game numbers it and makes a `Decision` of it.

    A question that leaves nothing to decide answers itself, unseen by anybody: it is the only one that is asked, has
    one option, is public, owes an answer (`silence` is "miss") and has no clocks of its own. A question that is not
    public is always put, even with one option, as not asking would tell what a seat holds; a question with clocks of
    its own is put because it gives time ("Ready").
    """

    seat: int
    kind: str
    options: tuple[Action, ...]
    default: Action
    public: bool
    key: str = ""
    """Tells several questions of one seat apart (Market)."""
    clocks: tuple[tuple[str, int], ...] = ()
    """Clocks of its own; empty: the seat's running clock."""
    silence: Silence = "miss"
    """What not answering means."""


_question = cast(Callable[[type[Question], tuple[Any, ...]], Question], tuple.__new__)  # pyright: ignore


def ask(seat: int, kind: str, options: tuple[Action, ...], default: Action, public: bool) -> list[Question]:
    """One question on the seat's running clock, as most frames ask it."""
    return [_question(Question, (seat, kind, options, default, public, "", (), "miss"))]


class Frame(Generic[G]):
    """A rule under way, of the game `G`."""

    __slots__ = ()
    CLOCK: ClassVar[str] = "turn"
    """Which of the game's CLOCKS runs while this frame asks."""
    WINDOW: ClassVar[bool] = False
    """Every question gets a clock of its own, instead of one for the seat's unbroken run."""
    APART: ClassVar[bool] = False
    """So it does, numbered as the question is, and the run of the seat's own clock isn't broken by it."""
    DRAFT: ClassVar[bool] = False
    """A private draft on top of the frame in which its seat began it: others see neither this frame nor its question,
    but the question beneath. Every step of it is `Game.drafted`, that which begins it and that which gives it up too.
    """
    FIELDS: ClassVar[tuple[str, ...]] = ()
    TUPLES: ClassVar[frozenset[str]] = frozenset()
    """Those of FIELDS that hold a tuple, not a list; both are set by `frame_table`."""
    ITEMS: ClassVar[dict[str, Callable[[Any], Any]]] = {}
    """Those of FIELDS that hold named tuples, with what makes one of a plain tuple."""

    def run(self, g: G) -> bool:
        """Do everything that needs no choice, and all chance. True: look at the stack again."""
        return False

    def choices(self, g: G) -> list[Question]:
        """Who may do what now; empty: finished. Pure."""
        return []

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        """Carry out a listed action; may push, replace and pop frames."""
        raise NotImplementedError(type(self).__name__)

    def is_moot(self, g: G, seat: int) -> bool:
        """See `Game.is_moot`."""
        return False

    def seen_by(self, seat: int | None) -> Self:
        """A copy without what `seat` (None: a spectator) doesn't know of it: None in the place of a secret."""
        return self.copy()

    def dreamt(self, g: G, rng: Chance) -> None:
        """Fill in at random what `seen_by` left out."""

    def copy(self) -> Self:
        """The same frame, independent of this object."""
        cls = type(self)
        new = object.__new__(cls)
        for name in cls.FIELDS:
            value = getattr(self, name)
            setattr(new, name, value[:] if type(value) is list else value)
        return new


def named(draft: Sequence[Action], word: str) -> Any:
    """What a draft says by `word`, the first time where it says it more than once; None: it doesn't."""
    for part in draft:
        if part[0] == word and len(part) > 1:
            return part[1]
    return None


def frame_table(*kinds: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """The frames of a game by name, each told its fields. Raises TypeError for two of one name."""
    table = {kind.__name__: kind for kind in kinds}
    if len(table) != len(kinds):
        raise TypeError("two frames of one name")
    for kind in kinds:
        kind.FIELDS = tuple(field.name for field in fields(kind))  # pyright: ignore[reportArgumentType]
        kind.TUPLES = frozenset(field.name for field in fields(kind) if str(field.type).startswith("tuple"))  # pyright: ignore
    return table


ARRAYS = (list, tuple)
"""Types that JSON writes as an array."""


def freeze(frame: Frame[Any]) -> list[Any]:
    """A frame in what JSON has: its name and its fields."""
    data: list[Any] = [type(frame).__name__]
    for name in frame.FIELDS:
        value = getattr(frame, name)
        data.append(_lists(value) if isinstance(value, ARRAYS) else value)
    return data


def thaw(table: dict[str, type[Frame[Any]]], data: list[Any]) -> Frame[Any]:
    """The frame that `freeze` wrote; inside a field, arrays are tuples. Raises KeyError for a frame not in `table`."""
    kind = table[data[0]]
    frame = object.__new__(kind)
    for name, value in zip(kind.FIELDS, data[1:], strict=True):
        setattr(frame, name, _field(kind, name, value) if isinstance(value, list) else value)
    return frame


def _field(kind: type[Frame[Any]], name: str, value: Any) -> Any:
    inner = [_tuples(part) if type(part) is list else part for part in value]
    if name in kind.TUPLES:
        return tuple(inner)
    return [kind.ITEMS[name](item) for item in inner] if name in kind.ITEMS else inner


def _lists(value: Any) -> Any:
    return [_lists(part) if isinstance(part, ARRAYS) else part for part in value]


def _tuples(value: Any) -> Any:
    return tuple([_tuples(part) if type(part) is list else part for part in value])


# ---- shapes of rule ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Ask(Frame[G]):
    """One seat answers once. Subclasses say `options` and `chosen`."""

    seat: int
    KIND: ClassVar[str] = ""
    PUBLIC: ClassVar[bool] = True

    def options(self, g: G) -> tuple[Action, ...]:
        """What may be answered; the last one is the default."""
        raise NotImplementedError

    def chosen(self, g: G, action: Action) -> None:
        """The answer; this frame is off the stack already."""
        raise NotImplementedError

    def choices(self, g: G) -> list[Question]:
        options = self.options(g)
        return ask(self.seat, self.KIND, options, options[-1], self.PUBLIC) if options else []

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        g.stack.pop()
        self.chosen(g, action)


@dataclass(slots=True)
class AskEach(Frame[G]):
    """A reaction window: all in `waiting` are asked at once; the first answer that is no pass closes it."""

    waiting: list[int]
    KIND: ClassVar[str] = ""
    CLOCK: ClassVar[str] = "window"
    WINDOW: ClassVar[bool] = True

    def reactions(self, g: G, seat: int) -> tuple[Action, ...]:
        """What `seat` can do beside passing; may be empty, and the seat is asked all the same."""
        raise NotImplementedError

    def stopped(self, g: G, seat: int, action: Action) -> None:
        """Somebody reacted; this frame is off the stack already."""
        raise NotImplementedError

    def passed(self, g: G) -> None:
        """All let it happen; this frame is off the stack already."""

    def run(self, g: G) -> bool:
        if self.waiting:
            return False
        g.stack.pop()
        self.passed(g)
        return True

    def choices(self, g: G) -> list[Question]:
        return [
            Question(seat, self.KIND, (*self.reactions(g, seat), PASS), PASS, False, silence="pass")
            for seat in self.waiting
        ]

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        if action == PASS:
            self.waiting.remove(seat)
            return
        g.stack.pop()
        self.stopped(g, seat, action)


@dataclass(slots=True)
class Alternate(Frame[G]):
    """The seats of `sides` act in turn, `side` first, until all have passed in a row."""

    sides: tuple[int, ...]
    side: int
    passes: int
    KIND: ClassVar[str] = ""

    def plays(self, g: G, seat: int) -> tuple[Action, ...]:
        """What `seat` can do beside passing."""
        raise NotImplementedError

    def skips(self, g: G, seat: int) -> bool:
        """Public facts let `seat` do nothing: it passes unasked."""
        return False

    def played(self, g: G, seat: int, action: Action) -> None:
        """`seat` did something; this frame is still on the stack."""
        raise NotImplementedError

    def settled(self, g: G) -> None:
        """All have passed in a row; this frame is off the stack already."""
        raise NotImplementedError

    def run(self, g: G) -> bool:
        if self.passes == len(self.sides):
            g.stack.pop()
            self.settled(g)
            return True
        if self.skips(g, self.sides[self.side]):
            self._next(self.passes + 1)
            return True
        return False

    def choices(self, g: G) -> list[Question]:
        seat = self.sides[self.side]
        return ask(seat, self.KIND, (*self.plays(g, seat), PASS), PASS, False)

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        if action == PASS:
            self._next(self.passes + 1)
            return
        self._next(0)
        self.played(g, seat, action)

    def _next(self, passes: int) -> None:
        self.passes = passes
        self.side = (self.side + 1) % len(self.sides)


@dataclass(slots=True)
class Together(Frame[G]):
    """All in `waiting` answer in secret; the answers are opened when the last one has come in.

    `answers` holds (seat, action) in the order they came; others see only who has answered.
    """

    waiting: list[int]
    answers: list[Any]
    KIND: ClassVar[str] = ""

    def options(self, g: G, seat: int) -> tuple[Action, ...]:
        """What `seat` may answer; the last one is the default."""
        raise NotImplementedError

    def opened(self, g: G, answers: dict[int, Action]) -> None:
        """All have answered; this frame is off the stack already."""
        raise NotImplementedError

    def guess(self, g: G, seat: int, rng: Chance) -> Action:
        """An answer that `seat` could have given, for `imagine`: one of its options, unless a game knows better."""
        return rng.choice(self.options(g, seat))

    def run(self, g: G) -> bool:
        if self.waiting:
            return False
        g.stack.pop()
        self.opened(g, dict(self.answers))
        return True

    def choices(self, g: G) -> list[Question]:
        rows: list[Question] = []
        for seat in self.waiting:
            options = self.options(g, seat)
            rows.append(Question(seat, self.KIND, options, options[-1], False))
        return rows

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        self.waiting.remove(seat)
        self.answers.append((seat, action))

    def seen_by(self, seat: int | None) -> Self:
        new = self.copy()
        new.answers = [(s, a if s == seat else None) for s, a in self.answers]
        return new

    def dreamt(self, g: G, rng: Chance) -> None:
        self.answers = [(s, self.guess(g, s, rng) if a is None else a) for s, a in self.answers]


@dataclass(slots=True)
class Pick(Frame[G]):
    """One seat picks `count` things, one a question, each added to `picked`.

    Subclasses say `options` and `complete`; where the options run out, fewer are picked. `SECRET` picks are a private
    draft until then: others don't even see how many. `BACKS`: a pick may be taken back while nothing was shown.
    """

    seat: int
    count: int
    picked: list[Any]
    KIND: ClassVar[str] = ""
    PUBLIC: ClassVar[bool] = True
    SECRET: ClassVar[bool] = False
    BACKS: ClassVar[bool] = False

    def options(self, g: G) -> tuple[Action, ...]:
        """What may be picked next, seen `picked`; the last one is the default."""
        raise NotImplementedError

    def complete(self, g: G) -> None:
        """All is picked; this frame is off the stack already."""
        raise NotImplementedError

    def run(self, g: G) -> bool:
        if len(self.picked) < self.count and self.options(g):
            return False
        g.stack.pop()
        self.complete(g)
        return True

    def choices(self, g: G) -> list[Question]:
        options = self.options(g)
        default = options[-1]
        if self.BACKS and self.picked:
            options = (*options, BACK)
        return ask(self.seat, self.KIND, options, default, self.PUBLIC)

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        if action == BACK:
            self.picked.pop()
        else:
            self.picked.append(action[1])
        if self.SECRET:
            g.drafted()

    def seen_by(self, seat: int | None) -> Self:
        new = self.copy()
        if self.SECRET and seat != self.seat:
            new.picked = []
        return new


@dataclass(slots=True)
class Roll(Frame[G]):
    """`count` dice are rolled together. Subclasses say what they do.

    A roll that `is_asked` is a question with one answer, put always; nothing of chance is drawn before the answer.
    """

    seat: int
    count: int
    KIND: ClassVar[str] = ""
    ANSWER: ClassVar[Action] = ("roll",)
    CLOCK: ClassVar[str] = "roll"
    APART: ClassVar[bool] = True

    def is_asked(self, g: G) -> bool:
        """Whether `seat` throws itself; otherwise the dice fall at once. By its KIND, unless a game knows better."""
        return bool(self.KIND)

    def concerns(self, g: G) -> Sequence[int]:
        """The seats whom it concerns, by public facts; all, unless a game knows better."""
        return range(g.seats)

    def rolled(self, g: G, dice: list[int]) -> None:
        """The dice lie; this frame is off the stack already."""
        raise NotImplementedError

    def run(self, g: G) -> bool:
        if self.is_asked(g):
            return False
        self.throw(g)
        return True

    def choices(self, g: G) -> list[Question]:
        answer = self.ANSWER
        return [_question(Question, (self.seat, self.KIND, (answer,), answer, True, "", (), "rolls"))]

    def apply(self, g: G, seat: int, action: Action, key: str = "") -> None:
        self.throw(g)

    def throw(self, g: G) -> None:
        """Let the dice fall."""
        g.stack.pop()
        self.rolled(g, [g.chance.roll() for _ in range(self.count)])

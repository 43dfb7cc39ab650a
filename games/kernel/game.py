"""A game: plain state, a stack of rules under way, the questions now open, and what happened."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar

from pydantic import BaseModel, ConfigDict

from .album import Album
from .chance import Chance
from .errors import EndlessRules, GameOver, IllegalAction, NobodyAsked, NoSeat, NotYourDecision, StaleDecision
from .facts import Explains, Fact, GameFacts, Line
from .frames import Frame, Question, Roll, freeze, thaw
from .values import STEP, Action, Decision, Event, Outcome, Silence, a_decision, an_event, public_number

__all__ = [
    "AI",
    "Action",
    "Decision",
    "Event",
    "Game",
    "HouseRules",
    "Numbers",
    "Outcome",
    "Silence",
    "View",
]


F = TypeVar("F", bound=Frame[Any])


class HouseRules(BaseModel):
    """House rules: a game's own class adds them, each with its default."""

    model_config = ConfigDict(extra="forbid", frozen=True)


@dataclass(slots=True)
class View:
    """What one seat (None: a spectator) may know, built up from nothing. A game's own class adds its zones."""

    seat: int | None
    seats: int
    options: BaseModel
    outcome: Outcome | None
    decisions: tuple[Decision, ...]
    """Own and public questions whole; of others' private ones only who is asked, and what kind of question."""
    frames: list[Frame[Any]]
    """The rules under way, lowest first, without what this seat doesn't know of them."""
    numbers: Numbers
    """So that `imagine` asks under the same numbers."""
    rules: int
    """The version of the rules by which the game is played."""

    def find(self, kind: type[F]) -> F | None:
        """The highest frame of that kind, or None."""
        return next((frame for frame in reversed(self.frames) if isinstance(frame, kind)), None)

    def frame(self, kind: type[F]) -> F:
        """The highest frame of that kind, where there must be one. Raises LookupError."""
        found = self.find(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} is under way")
        return found


class Numbers(NamedTuple):
    """The running numbers of a game's questions and clocks; all public."""

    serial: int
    clock: int
    clock_of: tuple[str, int]
    asked: tuple[tuple[int, str, int], ...]


class AI(Protocol):
    """A player that sees only what its seat may see."""

    def choose(self, view: View, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """One of the decision's options; None only where it may wait. `budget` in playouts; `rng` is the bot's own."""
        ...


STEPS = 100_000
"""Rules carried out, and questions that answer themselves, one after another: more than any game has in a row."""


def endless(frame: Frame[Any]) -> str:
    """What is wrong where a game comes to no question."""
    kind = type(frame)
    file = getattr(sys.modules.get(kind.__module__), "__file__", kind.__module__)
    return (
        f"{STEPS:,} steps without a question, the last of them of {kind.__name__} in {file}: its `run` must give False "
        "or leave the stack at last, and a question with one option must not be asked again and again"
    )


NOTHING = (-1, "", 0)
"""In the place of the answered question while none is being answered."""


class Game:
    """A game under way. Subclasses name their rules, frames and state; everything that all games share is here."""

    KEY: ClassVar[str]
    SEATS: ClassVar[range]
    RULES_VERSION: ClassVar[int]
    """The rules by which new games are played. A level of AI that comes to play otherwise does so from a new version
    on: a day's table and its par keep the AI with which the day began."""
    OLDER_RULES: ClassVar[frozenset[int]] = frozenset()
    """Versions of the rules by which games begun under them are played to their end. Where a game of another version is
    restored, it is played by RULES_VERSION from then on."""
    SCHEMA: ClassVar[int] = 1
    """Number of the snapshot's form; `MIGRATIONS[n]` turns form n into n + 1."""
    MIGRATIONS: ClassVar[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    REVEALS: ClassVar[frozenset[str]]
    """Kinds of events that show something hidden."""
    DISCLOSES: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that show what a seat had drafted in private. It was that seat's own, so it may take it back."""
    TURNS: ClassVar[str] = ""
    """The kind of event that begins a seat's turn; its data begin with the seat. Empty: all act at once."""
    CLOCKS: ClassVar[dict[str, tuple[int, int]]]
    """Name → seconds (live, slow); the engine itself has no clock."""
    PAUSES: ClassVar[dict[str, tuple[int, int]]] = {}
    """Those of CLOCKS that stand still while no question carries them → the least seconds (live, slow) left then."""
    ALONE: ClassVar[frozenset[str]] = frozenset()
    """Those of CLOCKS that run for AI even where one person sits at the table: the game is played by them. All others
    only hurry people, or keep a secret from them, and stand still there."""
    BELLS: ClassVar[frozenset[str]] = frozenset()
    """Those of ALONE that run for that person too: what has been ordered is carried out when they ring."""
    OFFERS: ClassVar[frozenset[str]] = frozenset()
    """Those of CLOCKS in which others may answer what a seat offers: where that takes days they are pinged for it."""
    LAST_CALLS: ClassVar[frozenset[str]] = frozenset()
    """Those of CLOCKS that run for a seat for which all others wait. Each seat has one of its own, numbered in the
    order in which they were called."""
    ALIKE: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions whose answers are worth the same to the AI: no review tells a better one."""
    ENDLESS: ClassVar[frozenset[str]] = frozenset()
    """Those of CLOCKS that end nothing: one that runs out starts again. When any other runs out, every question that
    carries it gets its default, until none does but those of which it `holds`."""
    LEVELS: ClassVar[dict[str, AI]]
    """The players that are programs, easiest first; the game's package puts them in, so that `rules` needs no `ai`."""
    OUTLOOK: ClassVar[Callable[[Any], tuple[float, ...]] | None] = None
    """See `outlook`; put in by the game's package too."""
    EXPLAINS: ClassVar[Explains | None] = None
    """See `facts`; put in by the game's package too."""
    JUDGE: ClassVar[Any] = None
    """How imagined games are played on and weighed (`search.Reviewing`), where somebody's decisions are reviewed; None:
    they are played to their end."""
    ALBUM: ClassVar[Album | None] = None
    """What people keep of it; put in by the game's package too."""
    Options: ClassVar[type[BaseModel]]
    State: ClassVar[type[Any]]
    """The zones: `copy()`, `snapshot()`, `restore(data)`, `check(game)`."""
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]]
    CAN_RETIRE: ClassVar[bool] = False
    FACTS: ClassVar[GameFacts] = GameFacts()
    """What is known of it beside its rules: minutes, ratings of the levels …"""

    __slots__ = (
        "_asked",
        "_asked_by",
        "_clock",
        "_clock_of",
        "_events",
        "answered",
        "chance",
        "decisions",
        "drafting",
        "opening",
        "options",
        "outcome",
        "revealed",
        "rules",
        "seats",
        "serial",
        "stack",
        "state",
        "struck",
    )

    chance: Chance
    state: Any
    stack: list[Frame[Any]]
    seats: int
    options: BaseModel
    _asked: list[tuple[int, str, int]]
    """(seat, key, number) of each of `decisions`, in their order."""
    _asked_by: Frame[Any] | None
    answered: tuple[int, str, int]
    """The row of `_asked` that is answered now."""
    drafting: bool
    """The answer was a step of a private draft."""
    _events: list[Event]
    serial: int
    """Number of the last question asked."""
    opening: tuple[Event, ...]
    """What the set-up showed; empty after `restore`, `copy` and `imagine`."""
    decisions: tuple[Decision, ...]
    """The open questions; () when over. Several seats at once, and in a Market several a seat."""
    outcome: Outcome | None
    rules: int
    """The version of the rules by which this game is played: RULES_VERSION, or one of OLDER_RULES."""
    revealed: bool
    """The last submit used chance or showed something hidden: it can't be taken back."""
    struck: tuple[int, ...]
    """The seats whom a moment of the last submit concerns, for all to see: people are given time for it. Empty after
    `restore`, `copy` and `imagine`."""

    # ---- a game's life ---------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, seed: bytes, seats: int, options: BaseModel | None = None, rules: int | None = None) -> Self:
        """A new game for `seats` seats, dealt by `seed` (32 bytes); `rules`: as it was played under that version.

        Raises ValueError for another length of seed, a number of seats that the game hasn't, another game's options,
        rules that aren't kept.
        """
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        if seats not in cls.SEATS:
            raise ValueError(f"{cls.KEY} is for {cls.SEATS[0]} to {cls.SEATS[-1]} seats, not {seats}")
        if not isinstance(options, cls.Options | None):
            raise ValueError(f"{cls.KEY} takes {cls.Options.__name__}, not {type(options).__name__}")
        if rules not in (None, cls.RULES_VERSION, *cls.OLDER_RULES):
            raise ValueError(f"{cls.KEY} doesn't know the rules of version {rules} any more")
        self = cls._blank(seats, options or cls.Options(), Chance(seed))
        self.rules = rules or cls.RULES_VERSION
        self.set_up()
        self._advance()
        self.opening = tuple(self._events)
        self._events = []
        return self

    def set_up(self) -> None:
        """Fill `state` and push the first frame. Chance and `tell` may be used."""
        raise NotImplementedError

    def submit(self, seat: int, action: Action, decision_id: int | None = None) -> list[Event]:
        """Let `seat` answer an open question with `action`, go on to the next real question, return what happened.

        Without `decision_id` only where the seat has one question, or one that offers this action. Raises IllegalAction
        or one of its kinds, and then nothing has changed.
        """
        if type(seat) is not int:
            raise NoSeat(seat, action, (), f"needs the number of a seat, 0 to {self.seats - 1}")
        at, option = self._find(seat, action, decision_id)
        drawn = self.chance.counter
        events: list[Event] = []
        self._events = events
        self.revealed, self.struck = False, ()
        self.answered = row = self._asked.pop(at)
        self.stack[-1].apply(self, seat, option, row[1])
        self._advance()
        self._events, self.drafting = [], False
        if self.chance.counter != drawn:
            self.revealed = True
        return events

    def retire(self, seat: int) -> list[Event]:
        """Take a seat out of the game for good; only where CAN_RETIRE, elsewhere an AI takes the seat."""
        raise IllegalAction(seat, ("retire",), (), f"can't be done in {self.KEY}: an AI takes the seat instead")

    def holds(self, decision: Decision) -> bool:
        """The default of this open question has been given already and holds: to give it again would change nothing."""
        return False

    # What a game may know of its questions from public facts alone; each says here what holds where it doesn't know.

    def concerns(self, decision: Decision) -> bool:
        """What a window could stop touches the seat that is asked more than others."""
        return True

    def may_end(self, decision: Decision) -> bool:
        """What a window could stop may end the game. A game that says so has the clock `showdown`."""
        return False

    def answers_lie_open(self, decision: Decision) -> bool:
        """All can see that this seat, like any other, has nothing to answer with."""
        return False

    def all_alike(self, decision: Decision) -> bool:
        """All can see that it makes no difference what the seat answers."""
        return False

    def is_moot(self, decision: Decision) -> bool:
        """Nothing that the seat could answer helps it more than the default, by all that it holds. That tells of its
        hand: only where nobody watches who could learn by it may it be answered at once."""
        return bool(self.stack) and self.stack[-1].is_moot(self, decision.seat)

    def view(self, seat: int | None) -> Any:
        """What `seat` (None: a spectator) may know, as the game's own View."""
        raise NotImplementedError

    @classmethod
    def outlook(cls, view: Any) -> tuple[float, ...] | None:
        """By seat, the chance to win as whoever has this view may judge it; None where the game doesn't say."""
        return cls.OUTLOOK(view) if cls.OUTLOOK is not None else None

    @classmethod
    def facts(cls, view: Any, decision: Decision, lines: Sequence[Line] | None = None) -> tuple[Fact, ...]:
        """What each option means as far as the view tells, in their order; () where the game doesn't say.

        `lines`: of these instead, each of which says several words at once.
        """
        if cls.EXPLAINS is None:
            return ()
        return tuple(cls.EXPLAINS(view, decision, [(each,) for each in decision.options] if lines is None else lines))

    @classmethod
    def imagine(cls, view: Any, rng: Chance) -> Self:
        """A full game that `view`'s seat could be in: ``imagine(v, rng).view(v.seat) == v``, the same asked."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError where a card, die or token is not in exactly one place, or an invariant is broken."""
        assert (self.outcome is not None) == (not self.decisions), "a game is over, or somebody is asked"
        self.state.check(self)

    # ---- saving and copying ----------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """The whole game in what JSON has, independent of this object; schema and rules version inside, no log."""
        return {
            "game": self.KEY,
            "schema": self.SCHEMA,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options.model_dump(mode="json"),
            "seed": self.chance.seed.hex(),
            "drawn": self.chance.counter,
            "serial": self.serial,
            "clock": [self._clock, *self._clock_of],
            "asked": [list(row) for row in self._asked],
            "revealed": self.revealed,
            "outcome": None if self.outcome is None else [list(x) if isinstance(x, tuple) else x for x in self.outcome],
            "stack": [freeze(frame) for frame in self.stack],
            "state": self.state.snapshot(),
        }

    @classmethod
    def restore(cls, data: dict[str, Any], serial: int = 0) -> Self:
        """The game of a snapshot, an older schema's brought up to date step by step.

        Open questions keep their numbers. With `serial` (undo) they are asked again with higher numbers, so that no old
        button can answer them. Raises ValueError for another game's snapshot, or one of a newer schema.
        """
        if data.get("game") != cls.KEY:
            raise ValueError(f"a snapshot of {data.get('game')!r} is no {cls.KEY}")
        for form in range(data["schema"], cls.SCHEMA):
            data = cls.MIGRATIONS[form](data)
        if data["schema"] > cls.SCHEMA:
            raise ValueError(f"snapshot schema {data['schema']} is newer than this {cls.KEY}, which knows {cls.SCHEMA}")
        chance = Chance(bytes.fromhex(data["seed"]), data["drawn"])
        self = cls._blank(data["seats"], cls.Options.model_validate(data["options"]), chance)
        self.serial = data["serial"]
        self._clock, *clock_of = data["clock"]
        self._clock_of = (clock_of[0], clock_of[1])
        self.revealed = data["revealed"]
        self.rules = data["rules"] if data["rules"] in cls.OLDER_RULES else cls.RULES_VERSION
        self.state = self.State.restore(data["state"])
        self.stack = [thaw(self.FRAMES, frame) for frame in data["stack"]]
        if data["outcome"] is not None:
            places, winners, points, reason = data["outcome"]
            self.outcome = Outcome(tuple(places), tuple(winners), tuple(points), reason)
        asked = [(seat, key, number) for seat, key, number in data["asked"]]
        if serial:
            asked, self.serial = [], max(self.serial, serial)
        self._resume(asked)
        return self

    def copy(self) -> Self:
        """The same game, independent of this object."""
        new = object.__new__(type(self))
        new.chance = self.chance.copy()
        new.state = self.state.copy()
        new.stack = stack = [frame.copy() for frame in self.stack]
        new.seats, new.options, new.serial, new.rules = self.seats, self.options, self.serial, self.rules
        new._clock, new._clock_of = self._clock, self._clock_of
        new._asked = self._asked.copy()
        new._asked_by = stack[-1] if stack else None
        new.answered, new.drafting, new.struck = NOTHING, False, ()
        new._events, new.opening = [], ()
        new.decisions, new.outcome, new.revealed = self.decisions, self.outcome, self.revealed
        return new

    # ---- for frames ------------------------------------------------------------------------------------------------

    def tell(self, kind: str, *data: Any, to: tuple[int, ...] | None = None) -> None:
        """Something happened; `to` the seats that learn of it (None: everybody)."""
        self._events.append(an_event(Event, (kind, data, to)))
        if kind in self.REVEALS:
            self.revealed = True

    def strike(self, *seats: int) -> None:
        """What happens now is a moment: a duel decided, a theft, an Alakazum, a big score. It concerns these seats."""
        self.struck += seats

    def push(self, frame: Frame[Any]) -> None:
        """Put a rule on top of the one under way."""
        self.stack.append(frame)

    def then(self, *frames: Frame[Any]) -> None:
        """Put rules on top of the one under way, to be carried out in this order."""
        self.stack += frames[::-1]

    def find(self, kind: type[F]) -> F | None:
        """The highest rule of that kind under way, or None."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def frame(self, kind: type[F]) -> F:
        """The highest rule of that kind, where there must be one. Raises LookupError."""
        found = self.find(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} is under way")
        return found

    def back_to(self, kind: type[Frame[Any]]) -> None:
        """Drop the rules above the highest of that kind: they give way to what comes next. Raises LookupError."""
        while self.stack and not isinstance(self.stack[-1], kind):
            self.stack.pop()
        if not self.stack:
            raise LookupError(f"no {kind.__name__} is under way")

    @property
    def concerned(self) -> Sequence[int]:
        """The seats whom the throw concerns that is asked for, by public facts; nobody while none is."""
        top = self.stack[-1] if self.stack else None
        return top.concerns(self) if isinstance(top, Roll) else ()

    @property
    def below(self) -> Frame[Any]:
        """The rule beneath the one on top: what a question on top of it is about."""
        return self.stack[-2]

    def drafted(self) -> None:
        """The answer was a step of its seat's private draft: nobody else may learn that it was given.

        For `Frame.apply`, where nothing was told and nothing that others see has changed. The next question of the seat
        has a number that only the seat sees. A draft that lies on another frame of that seat says `DRAFT`.
        """
        self.drafting = True

    def new_clock(self) -> None:
        """The next question starts a new clock, even for the seat that was asked last: two turns in a row are two."""
        self._clock_of = ("", -1)

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        self.outcome = outcome
        self.stack.clear()

    # ---- for a game's view and imagine -----------------------------------------------------------------------------

    def seen(self, seat: int | None) -> tuple[Any, ...]:
        """The fields that every View begins with, as `seat` may know them.

        Of another seat's private draft nothing is seen, neither its steps nor its frame: the question it began with is
        still asked.
        """
        stack, decisions = self.stack, self.decisions
        if stack and stack[-1].DRAFT and decisions[0].seat != seat:
            stack, decisions = stack[:-1], self.beneath(decisions[0].seat)
        shown = tuple(
            [
                d if d.public or d.seat == seat else d._replace(id=public_number(d.id), options=(), default=())
                for d in decisions
            ]
        )
        asked = tuple([row if row[0] == seat else (row[0], row[1], public_number(row[2])) for row in self._asked])
        frames = [frame.seen_by(seat) for frame in stack]
        numbers = Numbers(self.serial, self._clock, self._clock_of, asked)
        return seat, self.seats, self.options, self.outcome, shown, frames, numbers, self.rules

    @classmethod
    def dream(cls, view: View, state: Any, rng: Chance) -> Self:
        """A game from a view and a `state` that agrees with it; what frames keep secret is filled in by `rng`.

        The new game's chance is its own: it tells nothing of the true one's.
        """
        self = cls._blank(view.seats, view.options, rng.fork("imagine"))
        rng.word()
        self.state, self.outcome, self.rules = state, view.outcome, view.rules
        self.stack = [frame.copy() for frame in view.frames]
        for frame in self.stack:
            frame.dreamt(self, rng)
        self.serial, self._clock, self._clock_of, asked = view.numbers
        self._resume(list(asked))
        return self

    # ---- inside ----------------------------------------------------------------------------------------------------

    @classmethod
    def _blank(cls, seats: int, options: BaseModel, chance: Chance) -> Self:
        self = object.__new__(cls)
        self.chance, self.state, self.stack = chance, None, []
        self.seats, self.options, self.serial, self.rules = seats, options, 0, cls.RULES_VERSION
        self._clock, self._clock_of = 0, ("", -1)
        self._asked, self._asked_by, self._events = [], None, []
        self.answered, self.drafting, self.struck = NOTHING, False, ()
        self.opening, self.decisions, self.outcome, self.revealed = (), (), None, False
        return self

    def _find(self, seat: int, action: Action, decision_id: int | None) -> tuple[int, Action]:
        """Which open question of `seat` is answered by `action`, and the option as it is listed there."""
        if len(self.decisions) == 1:
            number, asked, _, options, _, _, _, _ = self.decisions[0]
            if asked == seat and (decision_id is None or decision_id == number):
                for option in options:
                    if option == action:
                        return 0, option
        mine = [(at, d) for at, d in enumerate(self.decisions) if d.seat == seat]
        if not mine:
            if self.outcome is not None:
                raise GameOver(seat, action, (), "comes after the end")
            raise NotYourDecision(seat, action, (), "is not asked of this seat")
        if decision_id is not None:
            mine = [(at, d) for at, d in mine if d.id == decision_id]
            if not mine:
                raise StaleDecision(seat, action, (), f"answers question {decision_id}, which is not open")
        fitting = [(at, d.options) for at, d in mine if action in d.options]
        if len(fitting) == 1:
            at, options = fitting[0]
            return at, options[options.index(action)]
        allowed = tuple(option for _, d in mine for option in d.options)
        if fitting:
            raise IllegalAction(seat, action, allowed, "answers several open questions: say which")
        raise IllegalAction(seat, action, allowed)

    def _advance(self) -> None:
        """Do everything that needs no choice, up to the next real question or the end."""
        stack = self.stack
        for _ in range(STEPS):
            if not stack:
                break
            top = stack[-1]
            if top.run(self):
                self.drafting = False
                continue
            rows = top.choices(self)
            if not rows:
                self.drafting = False
                stack.pop()
                continue
            if top is not self._asked_by:
                self._asked, self._asked_by = [], top
            if len(rows) == 1:
                seat, kind, options, default, public, key, own, silence = rows[0]
                if len(options) == 1 and public and silence == "miss" and not own:
                    self.drafting = False
                    top.apply(self, seat, options[0], key)
                    continue
                # The common case of `_ask`, one seat with a new question or a draft's next step: without it random play
                # runs at 0.80 to 0.87 of its pace (bench.engines, 23 November 2026).
                if not self._asked:
                    if self.drafting:
                        number, clocks = self.answered[2] + STEP, own or self.decisions[0].clocks
                    else:
                        self.serial = number = self.serial + 1
                        clocks = own or self._run_of(top, seat, True)
                    self._asked = [(seat, key, number)]
                    if public and number > STEP:
                        number %= STEP
                    row = (number, seat, kind, options, default, public, clocks, silence)
                    self.decisions = (a_decision(Decision, row),)
                    return
            self._ask(top, rows)
            return
        if stack:
            raise EndlessRules(endless(stack[-1]))
        if self.outcome is None:
            raise NobodyAsked(
                f"{type(self).__name__} asks nobody and isn't over: `set_up` must push a frame, and the last frame "
                "that leaves the stack, or whose `choices` are empty, must push another before, or call `end`"
            )
        self.decisions, self._asked, self._asked_by = (), [], None

    def _resume(self, asked: list[tuple[int, str, int]]) -> None:
        """Put the open questions of the frame on top again, under the numbers they had."""
        self._asked = asked
        if self.stack:
            self._asked_by = self.stack[-1]
            self._ask(self.stack[-1], self.stack[-1].choices(self))

    def _ask(self, top: Frame[Any], rows: list[Question]) -> None:
        """Turn `rows` into decisions: a question already open keeps its number, the others share a new one.

        A seat that is asked several new questions at once gets a number for each, and the next step of a private draft
        one of its own; a public question is the same one before and after a draft.
        """
        before = {(seat, key): number for seat, key, number in self._asked}
        if self.drafting:
            seat, key, number = self.answered
            before[seat, key] = number + STEP
        first = self.serial + 1
        new: dict[int, int] = {}
        asked: list[tuple[int, str, int]] = []
        for row in rows:
            seat = row.seat
            number = before.get((seat, row.key))
            if number is None:
                number = new[seat] = new.get(seat, first - 1) + 1
                if number > self.serial:
                    self.serial = number
            asked.append((seat, row.key, number))
        self._asked = asked
        if new:
            clocks = self._run_of(top, rows[0].seat if len(rows) == 1 else -1, not before)
        else:
            clocks = ((top.CLOCK, self.serial if top.APART else self._clock),)
        self.decisions = tuple(
            [
                a_decision(
                    Decision,
                    (
                        public_number(number) if public else number,
                        *(seat, kind, options, default, public, own or clocks, silence),
                    ),
                )
                for (seat, kind, options, default, public, _, own, silence), (_, _, number) in zip(
                    rows, asked, strict=True
                )
            ]
        )

    def beneath(self, seat: int) -> tuple[Decision, ...]:
        """The questions that a private draft of `seat` lies on, as they were asked before it and are seen by others.

        Once the draft is taken back they are asked again under the same number.
        """
        if not self.stack or not self.stack[-1].DRAFT or self.decisions[0].seat != seat:
            return ()
        number, clocks = public_number(self.decisions[0].id), self.decisions[0].clocks
        return tuple(
            [
                Decision(number, seat, kind, options, default, public, own or clocks, silence)
                for seat, kind, options, default, public, _, own, silence in self.stack[-2].choices(self)
            ]
        )

    def _run_of(self, top: Frame[Any], seat: int, first: bool) -> tuple[tuple[str, int], ...]:
        """The clock of new questions: it goes on through a seat's unbroken run, and is a new one for each window.

        `seat` is −1 where several are asked: theirs is a new one too, if these are the `first` questions of the frame.
        """
        if top.APART:
            return ((top.CLOCK, self.serial),)
        clock_of = (top.CLOCK, seat)
        if clock_of != self._clock_of or top.WINDOW or (first and seat < 0):
            self._clock += 1
            self._clock_of = clock_of
        return ((top.CLOCK, self._clock),)

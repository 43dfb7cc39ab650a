"""Beats: what happened and is worth telling. The hand, the replay, the end and a daily's card take theirs from here.
The log leaves nothing out: it tells every event (`bot.screens.sentences`).

Which beats somebody gets, their order and their weight follow from what that seat may know, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from bot.screens.moments import Shown, Stage, drawable_names
from bot.screens.screen import Part, Picture, Text
from bot.texts import Markdown, unmarked
from pictures.strip import Sketch, Strip, StripScene
from tables.lately import Chances, Happened, Meanwhile

if TYPE_CHECKING:
    from bot.screens.game import GameScreens, Reader
    from games.kernel.game import Event, View

V = TypeVar("V", bound="View")
"""A game's own view."""
OWN, OTHERS = 1, 1
"""Beats that a hand tells of its own seat, and of others."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing worth telling."""

    kind: str
    seats: tuple[int, ...]
    """Whom it concerns; the first did it."""
    weight: float
    """What such a thing usually means for somebody's chance to win, 0 to 1 (0: no game turns on it); or what this one
    did mean."""
    words: Markdown
    """A sentence for the reader."""
    sketches: tuple[Sketch, ...] = ()
    """Its picture."""
    good: bool | None = None
    """For whoever did it; None: neither."""
    at: int = 0
    """The number of the event that completed it, among those that it was made from."""
    round: int = 0
    """The game's round, where the events tell it."""
    since: int = -1
    """The number of the event with which it began; −1: it has no story before."""
    stage: Stage | None = field(default=None, compare=False)
    """What it takes the stage with; None: it doesn't."""


class Teller(Generic[V]):
    """Goes through events one after the other, and makes the beats of one game of them.

    A kind of event that is worth telling has a method ``on_<kind>`` that takes its data.
    """

    KEY: ClassVar[str]
    WEIGHTS: ClassVar[Mapping[str, float]]
    """What each kind of beat usually means."""
    LASTING: ClassVar[frozenset[str]] = frozenset()
    """Kinds that tell of characters, points, limbs or turns won or lost: whom one concerns is always told it. Cards and
    tokens need not be told."""

    THEFTS: ClassVar[frozenset[str]] = frozenset()
    """Kinds in which the first takes from the second what that had for good: their victims may want revenge."""

    STAGED: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that complete a beat which takes the stage: without one of late nobody looks for moments."""

    def __init__(self, view: V, reader: Reader) -> None:
        self.view, self.reader = view, reader
        self.beats: list[Beat] = []
        self.at = self.round = 0

    def go_through(self, events: Sequence[Event]) -> list[Beat]:
        """The beats of these events."""
        for self.at, event in enumerate(events):
            if hear := getattr(self, f"on_{event.kind.replace('-', '_')}", None):
                hear(*event.data)
        self.finish()
        return self.beats

    def finish(self) -> None:
        """What is added once all are told."""

    def beat(
        self, kind: str, seats: tuple[int, ...], words: Markdown, *sketches: Sketch, good: bool | None = None
    ) -> Beat:
        """One by the event of now."""
        return Beat(kind, seats, self.WEIGHTS[kind], words, sketches, good, self.at, self.round)

    def put(
        self, kind: str, seats: tuple[int, ...], words: Markdown, *sketches: Sketch, good: bool | None = None
    ) -> None:
        """Tell it."""
        self.beats.append(self.beat(kind, seats, words, *sketches, good=good))

    def stage(self, kind: str, show: Callable[[], Shown], at: int = -1) -> None:
        """A beat takes the stage: the newest, unless it is said which."""
        self.beats[at] = replace(self.beats[at], stage=Stage(kind, show))

    def last(self, kind: str, seat: int) -> Beat | None:
        """The newest beat, if it is of that kind and seat: more of the same is told with it."""
        newest = self.beats[-1] if self.beats else None
        if newest is None or (newest.kind, newest.seats, newest.round) != (kind, (seat,), self.round):
            return None
        return newest

    def phrase(self, key: str, seat: int, rival: int = -1, what: str = "", **facts: Any) -> Markdown:
        """`<game>-beat-<key>`, in the case that is the reader's: "you" did it, it was done to what is "mine"."""
        reader = self.reader
        side = "you" if seat == reader.seat else "mine" if rival >= 0 and rival == reader.seat else "other"
        if rival >= 0:
            facts["rival"] = reader.who(rival)
        case = Markdown(f"{side}-{what}" if what else side)  # a word of ours: nothing in it is escaped
        return reader.say(f"{self.KEY}-beat-{key}", case=case, who=reader.who(seat), **facts)


def told(past: Meanwhile, view: View, screens: GameScreens[Any], reader: Reader) -> tuple[Beat, ...]:
    """What to tell `reader.seat` of what happened since its last move: first its newest moment, or what weighs most;
    then the rest, in order. `view` is that seat's, now."""
    moves = [happened for happened in (*past.earlier, *past.moves) for _ in happened.events]
    events = [event for happened in (*past.earlier, *past.moves) for event in happened.events]
    first = sum(len(happened.events) for happened in past.earlier)  # what is completed since is told, and whole
    beats = [
        beat
        for left in _different([happened.seated for happened in (*past.earlier, *past.moves)])
        for beat in screens.beats(view, events, replace(reader, left=left))
        if beat.at >= first and moves[beat.at].seated == left
    ]
    seat = reader.seat
    own = [beat for beat in beats if beat.seats[:1] == (seat,)]
    others = [beat for beat in beats if beat.seats[:1] != (seat,)]
    if len(others) > OTHERS:
        befores = dict(zip(map(id, past.moves), [past.before, *past.moves], strict=False))
        others = [_weighed(beat, moves[beat.at], befores[id(moves[beat.at])], seat) for beat in others]
    whole = {at for at, event in enumerate(events) if event.kind in screens.recap(view)}
    found = sorted(
        [*_heaviest(own, OWN, screens, seat, whole), *_heaviest(others, OTHERS, screens, seat, whole)],
        key=lambda beat: beat.at,
    )
    moments = [beat for beat in found if beat.stage and seat in beat.seats]
    for top in moments[-1:] or sorted(found, key=lambda beat: beat.weight)[-1:]:
        found.remove(top)
        found.insert(0, top)
    return tuple(found)


def theft(past: Meanwhile, view: View, screens: GameScreens[Any], reader: Reader) -> Beat | None:
    """What somebody took last from `reader.seat` since its turn before this one; None: nobody did, or nobody asks."""
    thefts = screens.teller.THEFTS if screens.teller is not None else frozenset[str]()
    events = [event for happened in past.between_turns for event in happened.events] if thefts else []
    found = [beat for beat in screens.beats(view, events, reader) if beat.kind in thefts and beat.good]
    return next((beat for beat in reversed(found) if beat.seats[1:] == (reader.seat,)), None)


def _different(seated: Sequence[Mapping[int, int]]) -> list[Mapping[int, int]]:
    return [one for at, one in enumerate(seated) if one not in seated[:at]]


def _heaviest(
    beats: Sequence[Beat], most: int, screens: GameScreens[Any], seat: int | None, whole: Set[int]
) -> list[Beat]:
    """All that changed what the seat has for good, or took the stage and concerns it, and what is told `whole`; beside
    these, up to `most`, what concerns it before other things, of those what weighs most, the newer first among equals.
    """
    lasting = screens.teller.LASTING if screens.teller is not None else frozenset[str]()
    must = [
        at
        for at, beat in enumerate(beats)
        if ((beat.kind in lasting or beat.stage) and seat in beat.seats) or beat.at in whole
    ]
    ranked = sorted(
        enumerate(beats),
        key=lambda each: (each[0] in must, seat in each[1].seats, each[1].weight, each[0]),
        reverse=True,
    )
    return [beat for _, beat in ranked[: max(most, len(must))]]


def _weighed(beat: Beat, move: Happened, before: Happened | None, seat: int | None) -> Beat:
    """With how far its move changed the reader's outlook, where that is known."""
    shift = moved(before.outlook if before is not None else None, move.outlook, seat)
    return beat if shift is None else replace(beat, weight=shift + beat.weight / 100)


def moved(before: Chances | None, after: Chances | None, seat: int | None) -> float | None:
    """How far chances moved: those of a seat, or all together. None where they aren't known."""
    if before is None or after is None:
        return None
    if seat is not None:
        return abs(after[seat] - before[seat])
    return sum(abs(now - then) for then, now in zip(before, after, strict=True)) / 2


# ---- in a hand -------------------------------------------------------------------------------------------------------


def since(past: Meanwhile, view: View, screens: GameScreens[Any], reader: Reader) -> list[Part]:
    """*Since your last move*, or *Your turn so far* until that turn is over: a strip of small pictures, or the same in
    words; nothing where nothing happened."""
    found = told(past, view, screens, reader)
    if not found:
        return []
    say = reader.say
    title = say("since-title", when="turn" if past.is_own_turn else "since")
    lines = Markdown("\n".join([title, *[say("since-line", what=beat.words) for beat in found]]))
    if not reader.pictures:
        return [Text(lines)]
    drawn = told(past, view, screens, replace(reader, names=drawable_names(reader.names), left={}))
    scenes = tuple([_scene(beat, reader.seat) for beat in drawn])
    return [Picture(Strip(screens.key, scenes), unmarked(lines))]


def _scene(beat: Beat, seat: int | None) -> StripScene:
    """Whether it was good for whoever reads."""
    own = seat in beat.seats
    good = beat.good if beat.good is None or beat.seats[:1] == (seat,) else not beat.good
    return StripScene(beat.sketches, unmarked(beat.words), good if own else None)

"""Parleys that break one promise each, with the part of the suite that is meant to find it and what it says."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from games.kernel.chance import Chance
from games.kernel.errors import IllegalAction
from games.kernel.frames import PASS, Frame, frame_table
from games.kernel.game import Action, Event, Outcome

from . import toy
from .toy import Parley, ParleyView, State


def with_frame(frame: type[Frame]) -> type[Parley]:
    """The game with this frame in the place of the one that it is made from."""
    frame.__name__ = next(name for name, kind in Parley.FRAMES.items() if issubclass(frame, kind))
    frames = {**Parley.FRAMES, **frame_table(frame)}
    return type("Parley", (Parley,), {"FRAMES": frames, "__slots__": ()})


def with_state(state: type[State]) -> type[Parley]:
    state.__name__ = "State"
    return type("Parley", (Parley,), {"State": state, "__slots__": ()})


class Endless(Parley):
    def finish(self) -> None:
        self.state.points, self.state.turn = [0] * self.seats, 0


class Unranked(Parley):
    def finish(self) -> None:
        self.end(Outcome((2,) * self.seats, (0,), (0,) * self.seats, "nobody knows"))


class Stuck(Parley):
    def finish(self) -> None:
        self.stack.clear()


class Nosy:
    """A bot that leaves its view otherwise than it found it."""

    def choose(self, view: ParleyView, decision: Any, rng: Chance, budget: int) -> Action:
        view.points = ()
        return decision.default


class Cheat(Nosy):
    """A bot that answers what is not asked."""

    def choose(self, view: ParleyView, decision: Any, rng: Chance, budget: int) -> Action:
        return ("win",)


def with_bot(bot: Any) -> type[Parley]:
    return type("Parley", (Parley,), {"LEVELS": {"easy": bot}, "__slots__": ()})


def burying(**methods: Any) -> type[Parley]:
    """Who peeked is asked in another way."""
    return with_frame(type("Bury", (toy.Bury,), {"__slots__": (), **methods}))


def asked(**changes: Any) -> Any:
    """The question, changed."""
    return lambda self, g: [question._replace(**changes) for question in toy.Bury.choices(self, g)]


def listed(*options: Action) -> Any:
    """Other options."""
    return lambda self, g: options


def asked_again(self: toy.Bury, g: Any, action: Action) -> None:
    """As long as the clock answers."""
    if action == ("keep",):
        g.push(self.copy())
    else:
        toy.Bury.chosen(self, g, action)


def refused(self: toy.Bury, g: Any, action: Action) -> None:
    """What was listed is not taken."""
    raise IllegalAction(self.seat, action)


def by_chance(self: toy.Bury, g: Any) -> tuple[Action, ...]:
    """Draws chance to list its options."""
    options = [("bury",), ("keep",)]
    g.chance.shuffle(options)
    return tuple(options)


class Deaf(Parley):
    """Takes an answer to any question."""

    def submit(self, seat: int, action: Action, decision_id: int | None = None) -> list[Event]:
        return Parley.submit(self, seat, action)


class Counting(Parley):
    """Counts refusals where it should change nothing."""

    def submit(self, seat: int, action: Action, decision_id: int | None = None) -> list[Event]:
        try:
            return Parley.submit(self, seat, action, decision_id)
        except IllegalAction:
            self.serial += 1
            raise


class Blunt(Parley):
    """Refuses with one kind of error."""

    def submit(self, seat: int, action: Action, decision_id: int | None = None) -> list[Event]:
        try:
            return Parley.submit(self, seat, action, decision_id)
        except IllegalAction as error:
            raise IllegalAction(seat, action, error.options) from None


class Losing(Parley):
    """A card played is gone, and the state's own check does not look."""

    def discard(self, seat: int, card: int) -> None:
        self.state.hands[seat].remove(card)

    def check(self) -> None: ...


class Touching(Parley):
    """Looking at it is an event."""

    def view(self, seat: int | None) -> ParleyView:
        self.state.hands[0].reverse()
        return Parley.view(self, seat)


class Chatty(Parley):
    def draw(self, seat: int) -> None:
        Parley.draw(self, seat)
        self.tell("sighs", seat)


class Listing(Parley):
    """Tells a list that comes back as a tuple."""

    def draw(self, seat: int) -> None:
        Parley.draw(self, seat)
        self.tell("drew", [seat])


class Leaving(Parley):
    def retire(self, seat: int) -> list[Event]:
        return []


class Forgetful(State):
    """Does not save who knows the top card."""

    def snapshot(self) -> dict[str, Any]:
        return State.snapshot(self) | {"peeked": -1}


class Tupled(State):
    def snapshot(self) -> dict[str, Any]:
        return State.snapshot(self) | {"points": tuple(self.points)}


class Clinging(State):
    """Takes the snapshot's lists for its own."""

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Self:
        new = super().restore(data)
        new.pile = data["pile"]
        return new


class Sharing(State):
    """A copy plays with the original's hands."""

    def copy(self) -> Self:
        new = State.copy(self)
        new.hands = self.hands[:]
        return new


class Scoring(State):
    """A copy counts the original's points."""

    def copy(self) -> Self:
        new = State.copy(self)
        new.points = self.points
        return new


class Skipping(State):
    """A copy forgets who knows the top card."""

    def copy(self) -> Self:
        new = State.copy(self)
        new.peeked = -1
        return new


class Unlisted(toy.Bury):
    """Is put on the stack under a name that FRAMES knows otherwise."""

    __slots__ = ()


class Stray(Parley):
    def start(self, name: str, *fields: Any) -> None:
        self.push(Unlisted(*fields) if name == "Bury" else Parley.FRAMES[name](*fields))


class ListedSides(toy.Fight):
    """Holds a list where it says tuple."""

    __slots__ = ()

    def played(self, g: Any, seat: int, action: Action) -> None:
        toy.Fight.played(self, g, seat, action)
        self.sides = list(self.sides)  # type: ignore[assignment]


class Noting(toy.Fight):
    """Remembers what is in none of its fields."""

    def played(self, g: Any, seat: int, action: Action) -> None:
        toy.Fight.played(self, g, seat, action)
        self.note = action


class Recalling(toy.Fight):
    """Keeps what it listed, beside its fields."""

    __slots__ = ("_listed",)
    _listed: list[Any]

    def choices(self, g: Any) -> list[Any]:
        self._listed = toy.Fight.choices(self, g)
        return self._listed


class Stale(Recalling):
    """And does not notice when it is out of date."""

    __slots__ = ()

    def choices(self, g: Any) -> list[Any]:
        try:
            return self._listed
        except AttributeError:
            return Recalling.choices(self, g)


class Renumbering(Parley):
    """Asks anew under the old numbers."""

    @classmethod
    def restore(cls, data: dict[str, Any], serial: int = 0) -> Self:
        return super().restore(data)


class Moody(Parley):
    """Depends on how many games were played before."""

    moods: ClassVar[list[int]] = []

    def set_up(self) -> None:
        self.moods.append(0)
        Parley.set_up(self)
        if len(self.moods) % 2:
            self.state.hands[0], self.state.hands[1] = self.state.hands[1], self.state.hands[0]


class Unordered(Parley):
    """Lists the rivals in the order of a set of words, other ones for each question."""

    def rivals(self, seat: int) -> list[int]:
        return [int(words.split()[1]) for words in {f"{self.serial} {rival}" for rival in super().rivals(seat)}]


class Glass(Parley):
    """Shows the deck's top card to all; `imagine` keeps to it."""

    def view(self, seat: int | None) -> ParleyView:
        view = Parley.view(self, seat)
        view.top = self.state.deck[-1] if self.state.deck else None
        return view


class Sorting(Parley):
    """Gives away the best card of all hands, and `imagine` knows nothing of it."""

    def view(self, seat: int | None) -> ParleyView:
        view = Parley.view(self, seat)
        view.points = (*view.points, max((card for hand in self.state.hands for card in hand), default=0))
        return view


class Holding(Parley):
    """A view is the state, not a picture of it."""

    def view(self, seat: int | None) -> ParleyView:
        view = Parley.view(self, seat)
        view.pile = self.state.pile  # type: ignore[assignment]
        return view


class Misimagining(Parley):
    """Imagines another card on top than the one that was seen."""

    @classmethod
    def imagine(cls, view: ParleyView, rng: Chance) -> Self:
        world = super().imagine(view, rng)
        if view.top is not None:
            world.state.deck.reverse()
        return world


class Inventing(Parley):
    """Imagines hands of strikes that the box does not hold."""

    @classmethod
    def imagine(cls, view: ParleyView, rng: Chance) -> Self:
        world = super().imagine(view, rng)
        for seat, hand in enumerate(world.state.hands):
            if seat != view.seat:
                hand[:] = [1] * len(hand)
        return world

    def check(self) -> None: ...


class HoldersOnly(toy.Doll):
    """Asks only those who hold a doll."""

    __slots__ = ()

    def run(self, g: Any) -> bool:
        self.waiting = [seat for seat in self.waiting if toy.DOLL in g.state.hands[seat]]
        return toy.Doll.run(self, g)


class HeldDoll(toy.Doll):
    """Asks a question of another kind of those who hold a doll."""

    __slots__ = ()

    def choices(self, g: Any) -> list[Any]:
        return [q._replace(kind="doll" if len(q.options) > 1 else "turn") for q in toy.Doll.choices(self, g)]


class Loud(Parley):
    """Tells everybody which card was drawn."""

    def draw(self, seat: int) -> None:
        card = self.state.deck[-1]
        Parley.draw(self, seat)
        self.tell("rests", seat, card)


class Hinting(Parley):
    """Tells in words whether the card drawn is a doll: no mark sticks to that."""

    def draw(self, seat: int) -> None:
        card = self.state.deck[-1]
        Parley.draw(self, seat)
        self.tell("rests", seat, "smiling" if card == toy.DOLL else "calm")


class Shameless(Parley):
    """Says of nothing that it reveals."""

    REVEALS: ClassVar[frozenset[str]] = frozenset()


class OpenVote(toy.Vote):
    """Shows the votes that are in, and `imagine` keeps to them."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Self:
        return self.copy()


class OpenBarter(toy.Barter):
    __slots__ = ()
    SECRET: ClassVar[bool] = False


class PublicBarter(toy.Barter):
    """Shows everybody the hand it asks about."""

    __slots__ = ()
    PUBLIC: ClassVar[bool] = True


class Sore(toy.Turn):
    """Lets nobody attack a rival with a doll: the options tell who holds one."""

    __slots__ = ()

    def choices(self, g: Any) -> list[Any]:
        [question] = toy.Turn.choices(self, g)
        options = [o for o in question.options if o[0] != "attack" or toy.DOLL not in g.state.hands[o[1]]]
        return [question._replace(options=tuple(options))]


BROKEN: list[tuple[type[Parley], str, str]] = [
    (Endless, "games_end", "no end after 250 moves"),
    (Unranked, "games_end", "no ranking"),
    (Stuck, "games_end", "Stuck asks nobody and isn't over"),
    (with_bot(Nosy()), "games_end", "Nosy changed its view"),
    (with_bot(Cheat()), "games_end", "Cheat answered"),
    (burying(chosen=asked_again), "clocks_end", "defaults don't end"),
    (burying(choices=asked(options=(), default=PASS)), "questions", "0 options"),
    (burying(choices=asked(default=("run",))), "questions", "the default is not among"),
    (burying(options=listed(("bury",), ("keep",), ("keep",))), "questions", "an option twice"),
    (burying(options=listed(("bury", "as deep as ever " * 4), ("keep",))), "questions", "can't be spelled"),
    (burying(options=listed(*[("keep", n) for n in range(26)])), "questions", "26 options"),
    (burying(options=listed(("bury",), ("keep", 1.5))), "questions", "can't be spelled"),
    (burying(CLOCK="sundial"), "questions", "clocks that CLOCKS"),
    (burying(chosen=refused), "questions", "is not among its options"),
    (with_state(Scoring), "questions", "a move of a copy changed the original"),
    (Deaf, "refusals", "was let to answer"),
    (Counting, "refusals", "changed the game"),
    (Blunt, "refusals", "was due"),
    (Losing, "conservation", "lost: {"),
    (burying(options=by_chance), "pure", "looking at a game changed it|worked out anew"),
    (Touching, "pure", "two views|changed it"),
    (Chatty, "events", "not declared"),
    (Listing, "events", "JSON does not hold"),
    (with_frame(Stale), "pure", "worked out anew"),
    (Leaving, "retirement", "let seat"),
    (with_state(Forgetful), "restores", "restore changes"),
    (with_state(Tupled), "restores", "not what JSON has"),
    (with_state(Clinging), "restores", "the snapshot's own"),
    (Renumbering, "restores", "a number in use"),
    (with_state(Scoring), "plays_on", "a copy that plays on changed its original"),
    (with_state(Forgetful), "nothing_forgotten", "restore changes"),
    (with_state(Sharing), "nothing_forgotten", "copy shares"),
    (with_state(Skipping), "nothing_forgotten", "copy changes"),
    (Stray, "nothing_forgotten", "not in FRAMES"),
    (with_frame(ListedSides), "nothing_forgotten", "freezing changes"),
    (with_frame(Noting), "nothing_forgotten", "has .*note.*, saves"),
    (with_frame(Recalling), "nothing_forgotten", r"neither saved nor listed as a cache: \['Fight._listed'\]"),
    (Moody, "replays", "played again by its log"),
    (Unordered, "same_in_every_process", "with PYTHONHASHSEED="),
    (Sorting, "imagined", "the view is another in"),
    (Holding, "imagined", "the game's own"),
    (Misimagining, "imagined", "the view is another in"),
    (Inventing, "imagined", "lost: {"),
    (with_frame(HoldersOnly), "two_worlds", "can tell two worlds apart"),
    (with_frame(HeldDoll), "two_worlds", "can tell two worlds apart"),
    (Sorting, "two_worlds", "can tell two worlds apart"),
    (Loud, "two_worlds", "can tell two worlds apart"),
    (Hinting, "two_worlds", "can tell two worlds apart"),
    (Shameless, "two_worlds", "can tell two worlds apart"),
    (with_frame(PublicBarter), "two_worlds", "can tell two worlds apart"),
    (with_frame(Sore), "two_worlds", "can tell two worlds apart"),
    (Glass, "sentinels", "is in its view|is in seat"),
    (Sorting, "sentinels", "is in its view|is in seat"),
    (Loud, "sentinels", "is told of the hidden"),
    (with_frame(OpenVote), "sentinels", "is in its view|is in seat"),
    (with_frame(OpenBarter), "sentinels", "is in its view|is in seat"),
    (with_frame(PublicBarter), "sentinels", "is shown the hidden"),
    (Chatty, "coverage", "event 'sighs' occurs and is not declared"),
]

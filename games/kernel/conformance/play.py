"""Games played by the suite: players, and matches that remember how they came to where they are."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import update_wrapper
from hashlib import sha256
from itertools import count
from typing import Any, Literal, NoReturn

from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import AI, Action, Decision, Event, Game

from .case import GameCase, Nonconformance, Player

RECENT = 6
"""Questions answered that a match remembers."""
MOST = 25
"""Options that one list of Discord's holds."""
BUDGET = 8
"""Playouts that an AI may use in the suite for an answer that it thinks about."""


def uniform(game: Any, decision: Decision, rng: Chance) -> Action | None:
    """Any option, each equally likely; now and then nothing, where that is fine."""
    at = rng.below(len(decision.options) + decision.may_wait)
    return decision.options[at] if at < len(decision.options) else None


def default(game: Any, decision: Decision, rng: Chance) -> Action | None:
    """What a run-out clock plays: a table that everybody has left."""
    return decision.default


class Rarest:
    """Prefers the action word that it has played least, then the action: it reaches what chance seldom does.

    One answer in three is any option; ``("back",)`` comes only so, or it would take back for ever what it has begun.
    """

    def __init__(self) -> None:
        self.words: Counter[Any] = Counter()
        self.actions: Counter[Action] = Counter()

    def __call__(self, game: Any, decision: Decision, rng: Chance) -> Action | None:
        def played(action: Action) -> tuple[int, int]:
            return self.words[action[0]], self.actions[action]

        ahead = [option for option in decision.options if option != BACK] or [BACK]
        least = min(map(played, ahead))
        rare = [option for option in ahead if played(option) == least]
        action = rng.choice(rare if rng.below(3) else decision.options)
        self.words[action[0]] += 1
        self.actions[action] += 1
        return action


def seen_by_ai(ai: AI, thinks: int = 1, otherwise: AI | None = None) -> Player:
    """An AI as a player: it gets its seat's view, and leaves it as it was.

    It thinks about one answer in `thinks`; the others are given by the AI `otherwise`, or by itself at once.
    The view is looked at again after every answer thought about, and after one in five of the others.
    """
    answers = count()

    def choose(game: Any, decision: Decision, rng: Chance) -> Action | None:
        view = game.view(decision.seat)
        (own,) = [d for d in view.decisions if (d.id, d.seat) == (decision.id, decision.seat)]
        thinking = not rng.below(thinks)
        asked = ai if thinking or otherwise is None else otherwise
        action = asked.choose(view, own, rng, BUDGET if thinking else 0)
        if (thinking or not next(answers) % 5) and view != game.view(decision.seat):
            raise Nonconformance(f"{type(ai).__name__} changed its view")
        if action not in decision.options and not (action is None and decision.may_wait):
            raise Nonconformance(f"{type(ai).__name__} answered {action} to {decision}")
        return action

    return choose


def levels(case: GameCase) -> list[Player]:
    """A player for each AI; the last that answers at once stands in for one that thinks, where it may not."""
    known = list(case.game.LEVELS.values())
    at_once = [ai for ai in known if not getattr(ai, "playouts", 0)]
    return [seen_by_ai(ai, case.thinks, at_once[-1] if ai not in at_once else None) for ai in known]


def preferring(player: Player) -> Player:
    """A directed player, with any option where it has no preference."""

    def choose(game: Any, decision: Decision, rng: Chance) -> Action | None:
        return player(game, decision, rng) or uniform(game, decision, rng)

    return choose


def drivers(case: GameCase) -> tuple[Player, Player]:
    """Who brings most parts of the suite to positions: any option, and the rarest action."""
    return settling(case, uniform), settling(case, Rarest())


def settling(case: GameCase, player: Player) -> Player:
    """`player`, who seldom takes back what would bring the game on (`GameCase.reopens`)."""
    if case.reopens is None:
        return player

    def choose(game: Any, decision: Decision, rng: Chance) -> Action | None:
        return None if case.reopens in decision.options and rng.below(8) else player(game, decision, rng)

    return choose


def seed_of(*parts: Any) -> bytes:
    """32 bytes for a game of the suite."""
    return sha256(" ".join(map(str, parts)).encode()).digest()


def _spelled(action: Action) -> str:
    try:
        return codec.short(action)
    except (TypeError, ValueError):
        return str(action)


class Match:
    """A game under way, with the moves that led to where it is."""

    def __init__(self, case: GameCase, seats: int, number: int, player: Player | None = None) -> None:
        self.case, self.seats, self.number = case, seats, number
        self.player = player or settling(case, uniform)
        self.seed = seed_of(case.label, seats, number)
        self.game: Any = case.game.new(self.seed, seats, case.options)
        self.rng = Chance(self.seed).fork("suite")
        self.moves: list[tuple[int, Action]] = []
        self.asked = self.game.decisions[0]
        """The question that the last step answered."""
        self.answered: deque[Decision] = deque(maxlen=RECENT)
        """The last questions that were answered."""
        self.told_so_far = [list(self.game.opening)]
        """What the set-up and each move have told."""
        self.waited = 0

    @property
    def everybody(self) -> tuple[int | None, ...]:
        """Spectators and seats."""
        return (None, *range(self.seats))

    @property
    def every(self) -> int:
        """Every n-th of its positions is looked at."""
        return self.case.every_at.get(self.seats, self.case.every)

    def require(self, kept: bool, broken: str) -> None:
        """Raise Nonconformance with the moves that led here, unless `kept`.

        Where it takes long to say what is broken, it is said by `breaks`, only if it is.
        """
        if not kept:
            self.breaks(broken)

    def breaks(self, broken: str) -> NoReturn:
        """Raise Nonconformance with the moves that led here."""
        raise Nonconformance(f"{broken}\n{self.told()}")

    def told(self) -> str:
        """How to come here again."""
        moves = ", ".join(f"({seat}, {_spelled(action)!r})" for seat, action in self.moves)
        where = f"{self.case.label}, {self.seats} seats, game {self.number}, after {len(self.moves)} moves"
        return f"{where}: replayed(case, {self.seats}, {self.number}, [{moves}])"

    def choose(self) -> tuple[Decision, Action]:
        """An open question, and what the player answers."""
        open_ = self.game.decisions
        while True:
            decision = open_[self.rng.below(len(open_))]
            action = self.player(self.game, decision, self.rng)
            if action is not None:
                self.waited = 0
                return decision, action
            self.waited += 1
            if self.waited > 3 * len(open_):  # nobody wants anything: a clock runs out
                self.waited = 0
                return decision, decision.default

    def submit(self, decision: Decision, action: Action) -> list[Event]:
        """Make a move and remember it."""
        self.moves.append((decision.seat, action))
        told = self.game.submit(decision.seat, action, decision.id)
        self.answered.append(decision)
        self.told_so_far.append(told)
        return told

    def step(self) -> list[Event]:
        """Let the player make a move; at most the bound of them."""
        self.require(
            len(self.moves) < self.case.bound, f"no end after {self.case.bound} moves, which is the `bound` of case.py"
        )
        try:
            self.asked, action = self.choose()
            return self.submit(self.asked, action)
        except Nonconformance:
            raise
        except Exception as error:
            error.add_note(self.told())
            raise

    def to_the_end(self) -> None:
        """Play on until nobody is asked."""
        while self.game.decisions:
            self.step()

    def fork(self, game: Game) -> Match:
        """A match that goes on from `game` as this one would, both independent."""
        new = object.__new__(Match)
        new.case, new.seats, new.number = self.case, self.seats, self.number
        new.player = settling(self.case, uniform)
        new.seed, new.game, new.rng = self.seed, game, self.rng.copy()
        new.moves, new.asked, new.waited = self.moves[:], self.asked, 0
        new.answered, new.told_so_far = self.answered.copy(), []
        return new


def well_asked(match: Match, decision: Decision) -> None:
    """One question is in order."""
    options = decision.options
    match.require(
        decision.seat in range(match.seats) and bool(decision.kind),
        f"{decision} is asked; there are seats 0 to {match.seats - 1}",
    )
    match.require(
        1 <= len(options) <= MOST,
        f"{len(options)} options, 1 to {MOST} are possible; more go into two questions: {decision}",
    )
    match.require(len(set(options)) == len(options), f"an option twice: {decision}")
    match.require(decision.default in options, f"the default is not among the options: {decision}")
    match.require(
        not decision.is_roll or (decision.public and options == (decision.default,)),
        f"a throw has one answer, for all to see: {decision}",
    )
    names = {name for name, _ in decision.clocks}
    match.require(
        bool(names) and names <= set(match.case.game.CLOCKS),
        f"clocks that CLOCKS of the game does not name: {decision}",
    )
    for option in options:
        try:
            spelled = codec.from_short(codec.short(option))
            read = codec.action(codec.loads(codec.dumps(option)))
        except (TypeError, ValueError) as error:
            raise Nonconformance(f"{option} can't be spelled: {error}\n{match.told()}") from error
        same = spelled == read == option and [type(a) for a in option] == [type(a) for a in spelled]
        match.require(same, f"{option} is read back as {spelled}, {read}")


def matches(case: GameCase, games: int | None = None, player: Player | None = None) -> Iterator[Match]:
    """`games` new matches for each seat count; without `player` any option is played."""
    for seats in case.tables:
        for number in range(case.games if games is None else games):
            yield Match(case, seats, number, player)


# ---- parts of the suite ---------------------------------------------------------------------------------------------

Look = Callable[[Match, Any], "Counter[Any] | int"]
"""Looks at a match and a position of it, at what a move told, or at the end; gives what it counted."""
Verdict = Callable[[GameCase, "Counter[Any]"], None]
"""Says what a part's counts come to, once all games have been played. It may add to them."""


class Part:
    """One promise, and in which of the suite's games it is looked at. Called with a case it plays them for itself.

    `when` says what the part looks at: positions (one in `every` of those that `GameCase.every` leaves), each move or
    the end. It looks at one game in `share`, of both drivers or, without `rarest`, of the one that plays any option.
    """

    __name__: str

    def __init__(
        self,
        look: Look,
        when: Literal["position", "move", "end"],
        every: int,
        share: int,
        rarest: bool,
        verdict: Verdict | None,
        during: Callable[[GameCase, Counter[Any]], AbstractContextManager[None]] | None,
    ) -> None:
        update_wrapper(self, look)
        self.look, self.when, self.every, self.share, self.rarest = look, when, every, share, rarest
        self.verdict, self.during = verdict, during

    def __call__(self, case: GameCase) -> Counter[Any]:
        return watched(case, [self])[self.__name__]


def part(
    when: Literal["position", "move", "end"] = "position",
    *,
    every: int = 1,
    share: int = 1,
    rarest: bool = True,
    verdict: Verdict | None = None,
    during: Callable[[GameCase, Counter[Any]], AbstractContextManager[None]] | None = None,
) -> Callable[[Look], Part]:
    """Make a part of the suite of a function that looks; see `Part`."""
    return lambda look: Part(look, when, every, share, rarest, verdict, during)


def watched(case: GameCase, parts: Iterable[Part]) -> dict[str, Counter[Any]]:
    """Play the suite's games once, and let all of `parts` look at them; what each one counted, by its name."""
    parts = list(parts)
    counts: dict[str, Counter[Any]] = {part.__name__: Counter() for part in parts}
    with ExitStack() as stack:
        for part in parts:
            stack.enter_context(part.during(case, counts[part.__name__]) if part.during else nullcontext())
        for driver, player in enumerate(drivers(case)):
            for match in matches(case, player=player):
                looking = [
                    p for p in parts if (p.rarest or not driver) and match.number < max(1, case.games // p.share)
                ]
                if looking:
                    with _questions_first(match):
                        _watch(match, looking, counts)
    for part in parts:
        if part.verdict:
            part.verdict(case, counts[part.__name__])
    return counts


@contextmanager
def _questions_first(match: Match) -> Generator[None]:
    """Where something goes wrong, say first what was wrong with the questions that led to it."""
    try:
        yield
    except Nonconformance:
        raise
    except Exception:
        for decision in match.game.decisions:
            well_asked(match, decision)
        raise


def _watch(match: Match, parts: list[Part], counts: dict[str, Counter[Any]]) -> None:
    """Play a match to its end under the eyes of `parts`. They have a chance of their own: the match is the same."""
    at_positions, at_moves, at_ends = ([p for p in parts if p.when == when] for when in ("position", "move", "end"))
    chance, looking = match.rng, match.rng.fork("looking")

    def look(part: Part, at: Any) -> None:
        match.rng = looking
        found = part.look(match, at)
        match.rng = chance
        counts[part.__name__].update(found if isinstance(found, Counter) else {"looked": found})

    for part in at_moves:
        look(part, match.told_so_far[0])
    while True:
        over = not match.game.decisions
        if over or not looking.below(match.every):
            for part in at_positions:
                if over or not looking.below(part.every):
                    look(part, match.game)
        if over:
            break
        told = match.step()
        for part in at_moves:
            look(part, told)
    for part in at_ends:
        look(part, match.game)


def replayed(case: GameCase, seats: int, number: int, moves: list[tuple[int, str]]) -> Game:
    """The game that a failure tells of."""
    game = case.game.new(seed_of(case.label, seats, number), seats, case.options)
    for seat, action in moves:
        game.submit(seat, codec.from_short(action))
    return game


def picked(case: GameCase, seats: int, seed: bytes, picks: list[int], look: Callable[[Match], Any]) -> Match:
    """A game by the numbers: each pick is an answer, counted through all open questions. For ``@given(seed, picks)``.

    `look` is called at every position.
    """
    match = Match(case, seats, 0)
    match.seed, match.game = seed, case.game.new(seed, seats, case.options)
    look(match)
    for pick in picks:
        answers = [(d, option) for d in match.game.decisions for option in d.options]
        if not answers:
            break
        match.submit(*answers[pick % len(answers)])
        look(match)
    return match

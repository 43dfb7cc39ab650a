"""Private words leave no trace where people take back: whole games at two tables of one deal, one of them with words.

The same is played, taken back, wished, agreed to and refused at both. At the second, one seat begins things in private
between all that, goes back on some and stays in the midst of others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random  # noqa: TID251 - people press at random, by a seed
from typing import Any

import pytest

from games import GAMES
from games.kernel.frames import BACK
from games.kernel.game import Decision, Event
from tables import press, undo
from tables.replies import Change, Done, Hand, Refused, Reply
from tables.table import Table
from tables.table_rules import TableRules
from tables.undo import asker_of
from tests.tables.builder import ANA, PEP, ZOE, World, done

PEOPLE = (ANA, PEP, ZOE)
DONE = ("done",)

Move = Callable[[Table], Awaitable[Reply]]


class Twins:
    """Two tables of one deal; at the second the seat `secretive` says private words beside what both say."""

    def __init__(self, world: World, plain: Table, other: Table, chance: Random) -> None:
        self.world, self.plain, self.other, self.chance = world, plain, other, chance
        self.secretive = chance.randrange(len(PEOPLE))
        self.tally: Counter[str] = Counter()

    async def play(self) -> None:
        """A whole game, compared after every step."""
        while self.plain.status == "live":
            await self.whisper()
            await self.take_back()
            await self.whisper()
            await self.move()
        assert self.other.status == "over"

    # ---- what is said in private -------------------------------------------------------------------------------------

    async def whisper(self) -> None:
        """Begin things at the second table, and go back on some of them. Nobody else sees, or is told."""
        if self.plain.status != "live" or self.may_go_back(self.plain) or self.chance.random() < 0.2:
            return
        for _ in range(self.chance.randrange(1, 5)):
            said = [
                (each, word) for each in self.asked(self.other) for word in each.options if self.is_private(each, word)
            ]
            if not said:
                break
            await self.say(*self.chance.choice(said))
            self.tally["words"] += 1
        if self.chance.random() < 0.4:
            await self.give_up()
        await self.compare()

    def is_private(self, decision: Decision, word: Any) -> bool:
        """It tells nothing, and can be taken back."""
        assert self.other.game is not None
        game = self.other.game.copy()
        if decision.public or game.submit(decision.seat, word, decision.id):
            return False
        return any(BACK in each.options for each in game.decisions if each.seat == self.secretive)

    async def give_up(self) -> None:
        """Take back all that was said in private."""
        while self.in_play(self.other) != self.in_play(self.plain):
            begun = [each for each in self.asked(self.other) if BACK in each.options]
            assert begun, "what was said in private can't be taken back"
            await self.say(begun[0], BACK)

    async def say(self, decision: Decision, word: Any) -> None:
        before, revision = len(self.world.ear.changes), self.other.revision
        user = PEOPLE[self.secretive].id
        done(await self.world.tables.change(self.other.id, press.press, user, decision.id, [word]))
        assert self.other.revision == revision
        assert all(change.quiet for change in self.world.ear.changes[before:])

    def asked(self, table: Table) -> list[Decision]:
        return [each for each in table.now.decisions if each.seat == self.secretive]

    def may_go_back(self, table: Table) -> bool:
        return any(BACK in each.options for each in self.asked(table))

    # ---- what both say -----------------------------------------------------------------------------------------------

    async def move(self) -> None:
        """One answer to an open question."""
        await self.world.wait(2)  # in live trading everybody deals once a second
        decisions = self.plain.now.decisions
        if not decisions:
            return
        decision = self.chance.choice(decisions)
        if decision.seat == self.secretive:
            await self.give_up()
        word = self.chance.choice(decision.options)
        if DONE in decision.options and self.chance.random() < 0.6:
            word = DONE  # or trading goes on until its clock ends it

        def answer(table: Table) -> Awaitable[Reply]:
            alike = [each for each in table.now.decisions if (each.seat, each.kind) == (decision.seat, decision.kind)]
            number = next(each.id for each in alike if each.options == decision.options)
            return self.world.tables.change(table.id, press.press, PEOPLE[decision.seat].id, number, [word])

        self.tally["moves"] += isinstance(await self.both(decision.seat, answer), Done)

    async def take_back(self) -> None:
        """Now and then somebody takes back; where the others must agree, they do or don't."""
        last = self.plain.now.undoable  # there is more to see of who can take back than of who can't
        if self.plain.status != "live" or self.chance.random() < (0.9 if last is None else 0.6):
            return
        seat = last if last is not None and self.chance.random() < 0.6 else self.chance.randrange(len(PEOPLE))
        if seat == self.secretive:
            await self.give_up()
        reply = await self.both(seat, lambda table: self.world.tables.undo(table.id, PEOPLE[seat].id))
        if isinstance(reply, Done):
            self.tally["undone" if reply.change.events else "wished"] += 1
        others = [other for other in range(len(PEOPLE)) if other != seat]
        for other in self.chance.sample(others, self.chance.randrange(3)):
            await self.whisper()
            await self.reply_to_wish(other)

    async def reply_to_wish(self, seat: int) -> None:
        """Agree that somebody takes back, or refuse."""
        tables, user, refuses = self.world.tables, PEOPLE[seat].id, self.chance.random() < 0.2

        def answer(table: Table) -> Awaitable[Reply]:
            refused = tables.change(table.id, undo.refuse, user) if refuses else None
            return refused or tables.agree_to_undo(table.id, user)

        reply = await self.both(seat, answer)
        if isinstance(reply, Done):
            self.tally["refused" if refuses else "undone by consent" if reply.change.events else "agreed"] += 1

    async def both(self, seat: int, do: Move) -> Reply:
        """The same at both tables: everybody but who has whispered is told the same, `seat` is answered the same."""
        told: list[Any] = []
        replies: list[Reply] = []
        for table in (self.plain, self.other):
            before = len(self.world.ear.changes)
            reply = await do(table)
            replies.append(reply)
            heard = [self.heard(change) for change in self.world.ear.changes[before:]]
            told.append((type(reply), getattr(reply, "key", ""), heard))
        assert told[0] == told[1], seat
        await self.compare()
        return replies[0]

    def heard(self, change: Change) -> tuple[Any, ...]:
        """What of a change others learn."""
        others = [other for other in range(len(PEOPLE)) if other != self.secretive]
        events: list[Event] = [
            each for each in change.events if each.audience is None or not set(others).isdisjoint(each.audience)
        ]
        asked = [other for other in change.asked if other in others]
        return events, change.notices, asked, change.revision, change.quiet

    # ---- what is compared --------------------------------------------------------------------------------------------

    async def compare(self) -> None:
        """All others, and spectators, are shown the same and may do the same."""
        for seat, person in enumerate(PEOPLE):
            if seat != self.secretive:
                hands = [await self.world.tables.hand(table.id, person.id) for table in (self.plain, self.other)]
                assert self.shown(hands[0]) == self.shown(hands[1])
        watched = [await self.world.tables.watch(table.id) for table in (self.plain, self.other)]
        assert self.shown(watched[0]) == self.shown(watched[1])
        self.tally["compared"] += 1

    @staticmethod
    def shown(hand: Hand | Refused) -> tuple[Any, ...]:
        assert isinstance(hand, Hand), hand
        table, past = hand.table, hand.meanwhile
        moves = [move and move.events for move in (past.before, *past.earlier, None, *past.moves)]
        deadlines = [table.deadline(each) for each in hand.view.decisions]
        wish = asker_of(table.now), [seat.agrees == table.n for seat in table.seats], table.now.undoable
        return hand.view, hand.decisions, hand.revision, table.status, moves, deadlines, wish

    @staticmethod
    def in_play(table: Table) -> tuple[Any, ...]:
        assert table.game is not None
        return table.game.state, table.game.stack


async def twins(world: World, key: str, clock: Any, seed: str, **options: Any) -> Twins:
    """Two tables with the same people, of one deal, in a world with the real games."""
    chance = Random(f"{key} {clock} {seed}")
    deal = chance.randbytes(32)
    await world.restart(games=GAMES, seeds=lambda: deal)
    rules, tables = TableRules(clock=clock), list[Table]()
    for _ in range(2):
        table = done(await world.tables.open(world.place(), ANA, key, options, rules)).table
        for person in PEOPLE[1:]:
            done(await world.tables.join(table.id, person))
        done(await world.tables.start(table.id, ANA.id))
        tables.append(table)
    world.ear.changes.clear()
    return Twins(world, tables[0], tables[1], chance)


async def played(world: World, key: str, clock: str, seed: str, **options: Any) -> Counter[str]:
    """Counts of what was said, taken back and compared in a whole game."""
    game = await twins(world, key, clock, seed, **options)
    await game.play()
    return game.tally


@pytest.mark.parametrize(
    ("key", "clock"), [("alakazum", "live"), ("alakazoo", "slow"), ("alakazam", "live"), ("alakazam", "slow")]
)
async def test_who_takes_back_is_answered_as_if_nobody_had_whispered(world: World, key: str, clock: str) -> None:
    tally = await played(world, key, clock, "2", sprint=True)
    assert tally["words"] > 5 and tally["undone"] > 3, tally
    if (key, clock) == ("alakazam", "live"):
        assert tally["wished"] and tally["undone by consent"], tally


@pytest.mark.long
@pytest.mark.parametrize("seed", (2, 3))
@pytest.mark.parametrize("clock", ["live", "slow"])
@pytest.mark.parametrize("key", GAMES)
async def test_in_more_and_longer_games_too(world: World, key: str, clock: str, seed: int) -> None:
    options = {"sprint": True} if key == "alakazam" else {"expansion": bool(seed % 2)} if key == "alakazum" else {}
    tally = await played(world, key, clock, str(seed), **options)
    assert tally["words"] and (tally["undone"] or tally["wished"]), tally

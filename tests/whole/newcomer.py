"""A newcomer: reads every new line at 200 words a minute, asks for a hint, does what it says. Time is injected."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.delivery.hints import Hints
from bot.delivery.layout import compose
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Screen, Text
from bot.screens.table import board as board_screen
from bot.texts import Library
from games import GAMES
from games.alakazam.cards import IS_BONUS
from games.kernel.game import Action, Event
from tables import press as presses
from tables.hints import Advice
from tables.replies import Done, Hand, Reply
from tables.table import Place, Table
from tables.time_source import FakeTime
from tests.harness.controls import longest
from tests.harness.newcomer import PRESSING, SPEED, count, planned
from tests.tables.builder import ANA, World, done

DEEDS = ("column", "swapped", "keeper", "rolled")
"""Of Alakazoo, by what is told of them."""
SAY = Library().texts("en")


def words(screen: Screen) -> list[str]:
    """The lines of text of a screen; what stands in pictures, buttons and lists isn't counted."""
    said = "\n".join(part.text for part in screen.parts if isinstance(part, Text))
    return [line for line in re.sub(r"<[^>]*>", "", said).splitlines() if line.strip()]


@dataclass
class Story:
    """What a game was like."""

    presses: int = 0
    """Hints included."""
    answers: int = 0
    """Presses if each said one word alone."""
    turns: list[tuple[str, int, int]] = field(default_factory=list[tuple[str, int, int]])
    """Of each own turn (of Alakazam! each round): what was done in it, presses but for hints, answers."""
    hints: int = 0
    hands: list[int] = field(default_factory=list[int])
    """Words of each hand that was new."""
    boards: list[int] = field(default_factory=list[int])
    waits: list[float] = field(default_factory=list[float])
    """Seconds without a question, each time."""
    asked: Counter[str] = field(default_factory=Counter[str])
    missed: int = 0
    seconds: float = 0.0
    holds: list[bool] = field(default_factory=list[bool])
    """Alakazam!: of each round, whether a met goal was held when it ended."""
    trades: list[bool] = field(default_factory=list[bool])
    """Alakazam!: of each round, whether they exchanged dice with an AI."""
    won: bool = False


async def play(path: Path, game: str, ai: int, seed: bytes, *, rounds: int = 99) -> Story:
    """A game of one newcomer and easy AI, to its end or for so many rounds."""
    world = await World(path, FakeTime()).open(games=GAMES, seeds=lambda: seed)
    try:
        levels = ["easy"] * ai
        table = done(await world.tables.open(Place(1, 2), ANA, game, ai=levels)).table
        done(await world.tables.start(table.id, ANA.id))
        with patch("tables.hints.secrets.token_bytes", return_value=seed):  # hints that draw the same lots every time
            return await _Newcomer(world, table).play(rounds)
    finally:
        await world.close()


class _Newcomer:
    def __init__(self, world: World, table: Table) -> None:
        self.world, self.table, self.story = world, table, Story()
        self.hints = Hints(world.tables, world.people, _nothing_chosen)
        self.read: set[str] = set()
        self.turn: tuple[tuple[int, int], int, int, int] = ((0, 0), 0, 0, 0)

    async def play(self, rounds: int) -> Story:
        began, story = self.world.clock.now(), self.story
        while self.table.status == "live":
            hand = await self.world.tables.hand(self.table.id, ANA.id)
            assert isinstance(hand, Hand)
            if getattr(hand.view, "round", 0) > rounds:
                break
            await self.look(hand)
            if not hand.thought_about or not await self.act(hand):  # a throw falls by itself
                await self.wait(hand)
        game = self.table.game
        story.won = game is not None and game.outcome is not None and 0 in game.outcome.winners
        story.seconds = self.world.clock.now() - began
        story.missed = sum(notice.kind in ("missed", "took-over") for notice in self.world.ear.notices)
        story.holds, story.trades = self.rounds_held(), self.rounds_traded()
        return story

    async def look(self, hand: Hand) -> None:
        """Read what is new in the hand and on the board."""
        line = await self.hints.line(hand, ANA.id, SAY)
        shown = words(hand_screen(hand, SAY, advice=line, pictures=True))
        board = words(board_screen(self.table, [], SAY, pictures=True))
        fresh = [each for each in (*shown, *board) if each not in self.read]
        if any(each not in self.read for each in shown):
            self.story.hands.append(count(shown))
        if any(each not in self.read for each in board):
            self.story.boards.append(count(board))
        self.read |= set(fresh)
        await self.world.wait(count(fresh) / SPEED)

    async def act(self, hand: Hand) -> bool:
        """Do what a hint says, one press after another; False where it says to wait."""
        found = await self.world.tables.advice(self.table.id, ANA.id)
        if not isinstance(found, Advice):
            return True  # it was answered while we read
        decision, story = found.decision, self.story
        story.asked[decision.kind] += 1
        if len(decision.options) > 1:
            story.hints, story.presses = story.hints + 1, story.presses + 1
            self.hints.show(found, ANA.id, SAY)
            await self.look(found.hand)
        if not found.words:
            return False
        assert self.table.game is not None
        if decision.id not in {each.id for each in self.table.game.decisions if each.seat == 0}:
            return True  # it was taken back while we read
        words = planned(self.table.game, decision, found.words)
        least = len(found.words)
        while least > 0:
            fresh = await self.world.tables.hand(self.table.id, ANA.id)
            assert isinstance(fresh, Hand)
            said = await self.press(fresh, words)
            if not said:
                return True  # somebody was quicker
            words, least = words[said:], least - said
        return True

    async def press(self, fresh: Hand, words: Sequence[Action]) -> int:
        """Find the control that says most of these words and press it; how many it said, 0 where it is gone."""
        open_ = [each for each in fresh.decisions if words[0] in each.options]
        await self.world.wait(PRESSING)
        if not open_:
            return 0
        way = longest({"components": compose(hand_screen(fresh, SAY, pictures=True)).components}, open_[0].id, words)
        said = words[: way.said if way is not None else 1]
        n = self.table.n
        self.count_turns()
        if not isinstance(await self.say(open_[0].id, said), Done):
            return 0
        answered = sum(row.by == "player" for row in await self.world.store.moves(self.table.id, n + 1))
        self.story.presses, self.story.answers = self.story.presses + 1, self.story.answers + answered
        at, first, presses, answers = self.turn
        self.turn = at, first, presses + 1, answers + answered
        return len(said)

    async def say(self, question: int, words: Sequence[Action]) -> Reply:
        """Press what says these words."""
        return await self.world.tables.change(self.table.id, presses.press, ANA.id, question, words)

    def count_turns(self) -> None:
        """Close the own turn that was, where another has begun; what is pressed in others' turns counts in none."""
        assert self.table.game is not None
        view = self.table.game.view(0)
        turn = getattr(view, "turn", 0)
        now = (view.round, turn)
        if now == self.turn[0]:
            return
        at, first, presses, answers = self.turn
        if at[0] and not at[1]:
            told = [event for change in self.world.ear.changes[first:] for event in change.events]
            self.story.turns.append((deed_of(told), presses, answers))
        self.turn = now, len(self.world.ear.changes), 0, 0

    async def wait(self, seen: Hand) -> None:
        """Until something else is asked than was `seen`, or something has changed there."""
        began = self.world.clock.now()
        while self.table.status == "live" and self.table.n == seen.n and self.table.wake_at is not None:
            await self.world.wait(max(0.0, self.table.wake_at - self.world.clock.now()))
        self.story.waits.append(self.world.clock.now() - began)

    def rounds_held(self) -> list[bool]:
        """Alakazam!: whether seat 0 held a goal it met, round by round, by the score sheets."""
        held: list[bool] = []
        for change in self.world.ear.changes:
            for event in change.events:
                if event.kind == "scored" and event.data[0] == 0:
                    held.append(met_a_goal(event.data))
        return held

    def rounds_traded(self) -> list[bool]:
        """Alakazam!: whether seat 0 made or took an offer that was accepted, round by round."""
        traded, rounds = False, list[bool]()
        for event in [event for change in self.world.ear.changes for event in change.events]:
            traded |= event.kind == "accepted" and 0 in event.data[1:3]
            if event.kind == "scored" and event.data[0] == 0:
                rounds.append(traded)
                traded = False
        return rounds


async def _nothing_chosen(user: int) -> None:
    """By `/me coach`."""


def deed_of(told: Sequence[Event]) -> str:
    """What was done in a turn of seat 0: what it announced, else what all saw first; "" for nothing."""
    mine = [event for event in told if event.data and event.data[0] == 0]
    said = [event.data[1] for event in mine if event.kind == "announced"]
    return next(iter([*said, *[event.kind for event in mine if event.kind in DEEDS]]), "")


def met_a_goal(data: tuple[Any, ...]) -> bool:
    """A score sheet with a goal that was met."""
    return any(line[1] and not IS_BONUS[line[0]] for line in data[1])

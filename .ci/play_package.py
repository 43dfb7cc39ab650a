"""Plays the games of an installed package with an installed bot on the playground, as people would.

`python play_package.py KEY…`, where the bot, the playground and the package are installed. Each game is played to its
end twice: alone with an AI, with a hint and a step taken back; by two people, with log, replay and ratings.
"""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - people press at random
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playground import CannotDo, Playground, Reply, Seat, controls, words
from playground.bot_process import BotProcess

QUESTION = re.compile(r"al:\d+:\d+:.+")
SECONDS = 120.0
"""For a whole game."""
Message = dict[str, Any]


class Player:
    """Somebody who presses at random what asks them something."""

    def __init__(self, seat: Seat, chance: random.Random) -> None:
        self.seat, self.chance = seat, chance

    def shown(self, label: str) -> Message | None:
        """The newest message with a button that can be pressed."""
        there = (one for one in reversed(self.seat.messages) for each in controls(one) if _is(each, label))
        return next(there, None)

    async def press(self, label: str) -> Message:
        """Press a button; what is answered. Raises AssertionError where it isn't."""
        message = await self.seat.until(lambda: self.shown(label), timeout=20)
        reply = await self.seat.click(label, on=message)
        await self.seat.until(lambda: reply.state in ("answered", "updated", "failed"), timeout=20)
        assert reply.message is not None and not reply.failed, f"{label}: {reply.reason}"
        return reply.message

    async def step(self) -> None:
        """Answer a question, or open the hand."""
        asked = [
            (message, each)
            for message in self.seat.messages
            for each in controls(message)
            if not each.disabled and QUESTION.fullmatch(each.custom_id or "")
        ]
        try:
            if asked:
                message, chosen = self.chance.choice(asked)
                _good(await self._answer(message, chosen))
            elif (board := self.shown("My hand")) is not None:
                _good(await self.seat.click("My hand", on=board))
        except CannotDo:  # it has changed meanwhile
            return

    async def _answer(self, message: Message, chosen: Any) -> Reply:
        if chosen.is_button:
            return await self.seat.click(chosen.custom_id, on=message)
        values = [option["value"] for option in self.chance.sample(chosen.options, self.chance.choice(chosen.wants))]
        return await self.seat.select(chosen.custom_id, values, on=message)


def _is(control: Any, label: str) -> bool:
    return control.label == label and not control.disabled


def _good(reply: Reply) -> None:
    assert not reply.failed, reply.reason


async def to_the_end(*players: Player) -> bool:
    """Everybody plays on until the board offers a rematch; the first takes a move back where they can: did they?"""
    first, undone = players[0], False
    async with asyncio.timeout(SECONDS):
        while first.shown("Rematch") is None:
            if not undone and first.shown("Undo my move") is not None:
                await first.press("Undo my move")
                undone = True
            await asyncio.gather(*(player.step() for player in players))
            await asyncio.sleep(0.05)
    return undone


async def alone(ana: Player, key: str) -> bool:
    """A game with an AI, and what it would do; whether a move was taken back."""
    lobby = await (await ana.seat.slash(f"{key} new", ai=1)).shown()
    await ana.seat.click("Start", on=lobby)
    await ana.press("My hand")
    hint = words(await ana.press("Hint"))
    assert "> 💡" in hint, hint
    return await to_the_end(ana)


async def together(ana: Player, bea: Player, key: str) -> None:
    """A game of two, told afterwards and rated."""
    lobby = await (await ana.seat.slash(f"{key} new")).shown()
    await bea.seat.click("Sit down", on=lobby)
    await ana.seat.click("Start", on=lobby)
    await to_the_end(ana, bea)
    log = words(await ana.press("Log"))
    assert "**Ana**" in log and "**Bea**" in log, log
    replay = words(await ana.press("Replay"))
    assert "step 1 of" in replay, replay
    best = words(await (await ana.seat.slash("leaderboard", game=key)).shown())
    assert "Ana" in best and "Bea" in best and "1 game" in best, best


async def main(keys: list[str]) -> None:
    """Raises AssertionError where something is not as people would expect it."""
    lines: list[str] = []
    with TemporaryDirectory() as folder:
        async with Playground() as discord:
            environment = {**discord.environment(), "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/new.db"}
            bot = BotProcess([sys.executable, "-m", "bot"], environment, lines.append, Path(folder))
            await bot.start()
            try:
                await asyncio.wait_for(discord.connected(), 60)
                chance = random.Random(1)
                ana, bea = (Player(discord.seat(name), chance) for name in ("Ana", "Bea"))
                undone = False
                for key in keys:
                    ana.seat.go(discord.new_channel(key)["id"])
                    undone |= await alone(ana, key)
                    both = discord.new_channel(f"{key}-two")["id"]
                    ana.seat.go(both)
                    bea.seat.go(both)
                    await together(ana, bea, key)
                    print(f"{key}: played twice")
                assert undone, "no move could be taken back"
            except BaseException:
                print(*lines[-20:], sep="\n")
                raise
            finally:
                await bot.stop()
    wrong = [line for line in lines if re.search("error|warning|Traceback", line)]
    assert not wrong, wrong


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))

"""One run: people at several tables, a bot with several lives, and a Discord and a disk that fail by plan."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from pathlib import Path
from random import Random  # noqa: TID251 - everything here follows from the seed
from tempfile import TemporaryDirectory
from typing import Any

from structlog.testing import capture_logs

from bot.client import TableClient
from games import GAMES
from pictures.sprites import SPRITES
from pictures.tile import Tile
from playground import CannotDo, Playground, Reply
from playground.traffic import Exchange
from playground.world import Message, RateLimits
from storage.store import TableStore
from tables.services import table_services
from tests.bot.house import LIBRARY, Everybody, begin, close, made_ready, translated_once
from tests.harness import proof
from tests.harness.people import NAMES, QUESTION, STAY, Presser
from tests.harness.told import Pressed, pressed_on
from tests.tables.test_reviews import Looks

from . import truth
from .virtual import LIFE, START, Clock, Disk, Life, VirtualLoop, a_machine

ATTACH_FILES, SEND, READ_HISTORY = 1 << 15, 1 << 11, 1 << 16
AT_REST = (2.0, 2.0, 4.0, 8.0, 16.0, 30.0, 60.0, 120.0)
"""Seconds between looks: some refusals are tried again only after a minute or two."""
EMOJIS = 10
"""In one of so many runs the bot has emojis of its own; uploading them takes as long as all the rest."""
MEMORY = "/dev/shm"
"""Where there is one, a disk that needn't be waited for."""
RESTS = 3
"""How often they rest in a life of the bot."""
BY_PLAN = ("picture_failed", "emoji_not_drawn")
"""The faults that may be in the log: the painter fails sometimes."""
ANSWERED = 3.5
"""Seconds after which Discord has told a person that nothing came of their press."""
RETRIED = 7.0
"""discord.py's longest pause, in seconds, before it sends again what got a 5xx:
https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/webhook/async_.py#L217."""

PLANS = (
    "",
    "latency 60-150",
    "latency 200-900",
    "429 8%; double 5%",
    "500 6%; 503-after 6%",
    "lost 8% on POST /interactions/*/callback; reset 5% on POST /interactions/*/callback",
    "lost 15% on PATCH /channels/*; 502-after 10% on PATCH /channels/*",
    "lost 25% on POST /channels/*/messages; reset 15% on POST /channels/*/messages",
    "lost 15% on PATCH /webhooks/*; 500 10% on PATCH /webhooks/*; reset 5%",
    "late 12%; latency 100-600",
    "drop @4; double 10%",
    "cut @3; reset 4%",
    "op7 @3; lost 4%",
    "op9 @4; 429 5%",
)
UNTOLD = ("lost 100% on POST /channels/*/messages", "lost 60% on POST /channels/*/messages")
"""Without latency: nobody acts between a call's beginning and its arrival."""
PATIENCE = 25
"""How often people press for a message to come."""


class Enough(Exception):
    """Something is wrong: nobody asks what else is."""


@dataclass
class Bot:
    """The bot that lives now."""

    life: Life
    store: TableStore
    client: TableClient
    running: asyncio.Task[None]


class Painter:
    """Draws tiles as small as can be, each in its own time; sometimes in none, sometimes it can't."""

    is_starting = False

    def __init__(self, chance: Random, loop: VirtualLoop) -> None:
        self.counts: dict[str, int] = {}
        self.busy = False
        self._chance, self._loop, self._known = chance, loop, dict[Tile, bytes]()

    @property
    def has_room(self) -> bool:
        return not self.busy

    def known(self, tile: Tile) -> bytes | None:
        return self._known.get(tile)

    def draw(self, tile: Tile, *, later: bool = False) -> Future[bytes]:
        future: Future[bytes] = Future()
        takes = self._chance.choice((0.01, 0.03, 0.06, 0.3)) + (self._chance.choice((0.5, 2.0, 6.0)) * self.busy)

        def finish() -> None:
            if future.cancelled():
                return
            if self.busy and self._chance.random() < 0.02:
                future.set_exception(RuntimeError("no room to draw"))
                return
            self._known[tile] = b"\x89PNG\r\n\x1a\n" + bytes(8) + (64).to_bytes(4) * 2 + tile.file_name.encode()
            future.set_result(self._known[tile])

        self._loop.call_later(takes, finish)
        return future


@dataclass
class Run:
    """Everything that follows from one seed."""

    seed: int
    database: Path
    loop: VirtualLoop
    presses: int = 150
    lives: int = 3
    """How many, at least: the bot is stopped or killed between them."""
    first: bool = False
    """It ends with the first thing that is wrong at rest."""
    chance: Random = field(init=False)
    clock: Clock = field(default_factory=Clock)
    bot: Bot | None = None
    pressers: list[Presser] = field(default_factory=list[Presser])
    pressed: list[Pressed] = field(default_factory=list[Pressed])
    replies: list[tuple[Reply, float]] = field(default_factory=list[tuple[Reply, float]])
    """All that was pressed, and when, by the loop's time."""
    trouble: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    """When something failed by plan, by the loop's time: presses may then stay unanswered."""
    away: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    """When there was no bot, unix seconds."""
    deleted: dict[int, int] = field(default_factory=dict[int, int])
    """Tables with the `revision` that they had when somebody deleted a message of theirs: the bot isn't told."""
    taken: list[Message] = field(default_factory=list[Message])
    """The messages that somebody deleted."""
    blind: set[int] = field(default_factory=set[int])
    """Channels whose history the bot could not read when it came back: it may have sent a board anew there."""
    posted: asyncio.Event = field(default_factory=asyncio.Event)
    """The bot has posted something in public."""
    answers: truth.Answers = field(default_factory=truth.Answers)
    born: float = 0.0
    wrong: list[str] = field(default_factory=list[str])
    books: proof.Books | None = None
    """What was saved, at the end."""
    story: list[str] = field(default_factory=list[str])
    """What happened, to compare two runs by and to read after a failure."""

    def __post_init__(self) -> None:
        self.chance = Random(f"simulation {self.seed}")
        self.seen = truth.Seen()

    async def go(self) -> list[str]:
        """Live through it; what was wrong, a sentence each."""
        limits = RateLimits() if self.chance.random() < 0.5 else RateLimits.loose()
        self.play = Playground(clock=self.clock, seed=self.seed, record=True, limits=limits, strict=True)
        async with self.play:
            self._watch_messages()
            with self.play.patched():
                with suppress(Enough):
                    await self._start()
                    await self._sit_down()
                    await self._live()
                    await self._rest()
                await self._stop()
            await self._look_back()
        return self.wrong

    # ---- the bot's lives ---------------------------------------------------------------------------------------------

    async def _of_a_life(self, life: Life, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something in the bot's process."""
        context = copy_context()
        context.run(LIFE.set, life)
        task = self.loop.create_task(work(), context=context)  # pyright: ignore[reportArgumentType]
        life.tasks.add(task)
        return await task

    async def _start(self) -> None:
        life, identified = Life(), self.play.server.gateway.identified
        self.painter = Painter(Random(self.chance.random()), self.loop)
        seeds = Random(self.chance.random())

        async def begin() -> Bot:
            store = await TableStore.open(f"sqlite+aiosqlite:///{self.database}", now=self.clock.now, wait=0)
            looks: Any = Looks()  # a process that looks for real goes by the machine's clock
            live = table_services(store, time=self.clock, seeds=lambda: seeds.randbytes(32), looks=looks)
            client = TableClient(
                live,
                LIBRARY,
                shards=1,
                sync_always=True,
                artist=self.painter,  # pyright: ignore[reportArgumentType]
            )
            # As `a_house` has it: everybody has been offered the tutorial, and most runs have no emojis of their own.
            client.services.preferences._offered = Everybody()
            translated_once(client)
            if self.seed % EMOJIS:
                client._emojis = None
            return Bot(life, store, client, self.loop.create_task(client.start(self.play.token)))

        self.bot = await self._of_a_life(life, begin)
        await self.play.connected(identified + 1)
        self.born = self.loop.time()
        self._tell("the bot lives")

    async def _stop(self, *, kill: bool = False) -> None:
        bot, self.bot = self.bot, None
        assert bot is not None
        self._tell("killed" if kill else "stopped")
        if kill:
            await bot.life.kill()
            bot.store.database.lock.release()  # pyright: ignore
        else:

            async def end() -> None:
                with suppress(TimeoutError):
                    await close(bot.client)
                await bot.client.close()
                await bot.store.close()

            await self._of_a_life(bot.life, end)
            bot.running.cancel()
        await asyncio.wait([bot.running], timeout=5)

    async def _restart(self) -> None:
        """The bot is gone for a while, and comes back."""
        lost, blind = self.loop.time(), list[Any]()
        kill = self.chance.random() < 0.6
        before = None
        if self.chance.random() < 0.5:
            await self._in_the_midst()
            if self.chance.random() < 0.5:
                self._tell("no history can be read")
                blind = [self.play.world.channels[id] for id in {int(one.seat.channel_id) for one in self.pressers}]
                self.blind.update(channel.id for channel in blind)
                for channel in blind:
                    self.play.world.allow(channel, self.play.world.bot, deny=READ_HISTORY)
        await self._stop(kill=kill)
        self.play.faults.use("")
        gone = START + self.loop.time()
        before = await proof.Books.read(self.database, logs=False)
        if self.chance.random() < 0.5:
            await self._somebody_acts()  # nobody hears it
        await asyncio.sleep(self.chance.choice((0.5, 5.0, 90.0, 90.0, 900.0)))
        await self._start()
        back = START + self.loop.time()
        self.trouble.append((lost - ANSWERED, self.loop.time() + 1.0))
        self.away.append((gone, back - 0.5))
        await asyncio.sleep(30 if blind else 0)
        for channel in blind:
            self.play.world.allow(channel, self.play.world.bot)
        assert before is not None

    async def _in_the_midst(self) -> None:
        """People press until a message of the bot's comes to a channel, of which it isn't told."""
        self.play.faults.use(self.chance.choice(UNTOLD))
        self.posted.clear()
        for _ in range(PATIENCE):
            for presser in self.chance.sample(self.pressers, 2):
                if (reply := await self._begun(presser)) is not None and (pressed := pressed_on(reply)) is not None:
                    self.pressed.append(pressed)
            with suppress(TimeoutError):
                async with asyncio.timeout(self.chance.choice((0.3, 1.5))):
                    await self.posted.wait()
                    return

    def _channel_of(self, presser: Presser) -> Any:
        return self.play.world.channels[int(presser.seat.channel_id)]

    # ---- people ------------------------------------------------------------------------------------------------------

    async def _sit_down(self) -> None:
        games = [*GAMES]
        self.chance.shuffle(games)
        for at, game in enumerate([*games, *games][:3]):
            channel = self.play.world.channel(self.play.guild, f"table-{at}")
            people, ai = self.chance.randint(1, 3), self.chance.randint(0, 2)
            if people + ai < GAMES[game].SEATS[0]:
                ai = GAMES[game].SEATS[0] - people
            seats = [self.play.seat(f"{name}{at}", channel=channel) for name in NAMES[:people]]
            await begin(*seats, game=game, ai=ai or None)
            for seat in seats:
                stays = STAY if self.chance.random() < 0.7 else STAY[1:]  # some leave, and come back
                self.pressers.append(Presser(seat, Random(self.chance.random()), avoid=stays, eager=QUESTION))

    async def _somebody_acts(self) -> None:
        """One to three people press something at once."""
        who = self.chance.sample(self.pressers, min(len(self.pressers), self.chance.randint(1, 3)))
        replies = [reply for presser in who if (reply := await self._begun(presser)) is not None]
        await asyncio.gather(*map(self._answered, replies))

    async def _begun(self, presser: Presser) -> Reply | None:
        try:
            if presser.chance.random() < 0.1 and presser.seat.messages:
                for message in reversed(presser.seat.messages):
                    with suppress(CannotDo):
                        return self._noted(await presser.seat.click("My hand", on=message, wait=False))
            reply = await presser.begin()
        except CannotDo:
            return None
        return self._noted(reply) if reply is not None else None

    def _noted(self, reply: Reply) -> Reply:
        self.replies.append((reply, self.loop.time()))
        self.answers.begin(reply, self.loop.time())
        self._tell(f"{reply.seat.name} presses {reply.interaction.data.get('custom_id')}")
        return reply

    async def _answered(self, reply: Reply) -> None:
        began = self.loop.time()
        pressed = pressed_on(reply) if "custom_id" in reply.interaction.data else None
        if pressed is not None:
            self.pressed.append(pressed)
        await reply.acknowledged(timeout=ANSWERED)
        if pressed is not None:
            pressed.note(self.loop.time() - began)
            if reply.state == "acknowledged":  # soon, where pictures take long: what became of it comes later
                pressed.done = None
        self.answers.note(reply, self.loop.time())
        self._tell(f"{reply.seat.name} is answered: {reply.state}")

    # ---- what happens ------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        """The bot is restarted between its lives; everybody rests a few times in each."""
        parts = self.lives * RESTS
        for part in range(1, parts + 1):
            while len(self.replies) < self.presses * part // parts:
                await self.chance.choices(
                    (
                        self._press_on,
                        self._under_a_plan,
                        self._wait,
                        self._stall,
                        self._draw_slowly,
                        self._meddle,
                        self._read_pages,
                        self._open_twice,
                    ),
                    (10, 6, 3, 1, 2, 1, 2, 2),
                )[0]()
            if part % RESTS or self.chance.random() < 0.5:
                await self._rest()
            if part % RESTS == 0 and part < parts:
                await self._restart()

    async def _press_on(self) -> None:
        for _ in range(self.chance.randint(1, 6)):
            await self._somebody_acts()
            await asyncio.sleep(self.chance.choice((0.05, 0.3, 1.0, 2.5)))

    async def _under_a_plan(self) -> None:
        plan, began = self.chance.choice(PLANS[1:]), self.loop.time()
        self._tell(plan)
        self.play.faults.use(plan)
        await self._press_on()
        self.play.faults.use("")
        await asyncio.sleep(0.5)
        await self.play.connected()
        self.trouble.append((began - ANSWERED, self.loop.time() + 6.0))

    async def _wait(self) -> None:
        await asyncio.sleep(self.chance.choice((5.0, 5.0, 30.0, 30.0, 70.0, 1000.0)))

    async def _stall(self) -> None:
        """The disk does nothing for some seconds."""
        began, stall = self.loop.time(), self.chance.choice((0.5, 1.9, 4.0))
        self._tell(f"the disk stalls for {stall} s")
        Disk.stalled_until = began + stall
        await self._somebody_acts()
        self.trouble.append((began - ANSWERED, began + stall + ANSWERED))

    async def _draw_slowly(self) -> None:
        self.painter.busy = True
        await self._press_on()
        self.painter.busy = False

    async def _read_pages(self) -> None:
        """Somebody reads the rules, and turns the pages before their pictures are drawn; perhaps then asks for their
        hand in the same message."""
        seat = self.chance.choice(self.pressers).seat
        self.painter.busy = True
        reply = self._noted(await seat.slash(f"{self.chance.choice([*GAMES])} rules", wait=False))
        await self._answered(reply)
        self.painter.busy = False  # those of the next page may be there before
        for _ in range(self.chance.randint(1, 3)):
            if (page := reply.interaction.response) is None or page.deleted or page.dismissed:
                break
            turns = [one for one in proof.pressable(page.payload) if one.startswith("al:0:rules:")]
            if not turns:
                break
            with suppress(CannotDo):
                reply = self._noted(await seat.click(self.chance.choice(sorted(turns)), on=page.payload, wait=False))
                await self._answered(reply)

    async def _open_twice(self) -> None:
        """Somebody asks for their hand twice at once, by a command and from the board, and presses on something old."""
        presser = self.chance.choice(self.pressers)
        replies = [self._noted(await presser.seat.slash("table hand", wait=False))]
        for message in reversed(presser.seat.messages):
            with suppress(CannotDo):
                replies.append(self._noted(await presser.seat.click("My hand", on=message, wait=False)))
                break
        await asyncio.gather(*map(self._answered, replies))
        if (reply := await self._begun(presser)) is not None:
            await self._answered(reply)

    async def _meddle(self) -> None:
        """Somebody on the server deletes a message, or takes a permission away for a while."""
        presser = self.chance.choice(self.pressers)
        channel = self._channel_of(presser)
        if self.chance.random() < 0.5:
            mine = [one for one in truth.public(self.play, channel.id) if one.author is self.play.world.bot]
            if mine:
                self._tell("a message is deleted")
                taken = self.chance.choice(mine[-3:])
                self.play.world.messages.delete(self.play.world.developer, taken)
                self.taken.append(taken)
                books = await proof.Books.read(self.database, logs=False)
                self.deleted |= {row.id: row.revision for row in books.open if row.channel_id == channel.id}
            return
        self._tell("no files may be sent")
        began = self.loop.time()
        self.play.world.allow(channel, self.play.world.bot, deny=ATTACH_FILES)
        await self._press_on()
        self.play.world.allow(channel, self.play.world.bot, allow=ATTACH_FILES)
        self.trouble.append((began - ANSWERED, self.loop.time() + 6.0))

    # ---- looking -----------------------------------------------------------------------------------------------------

    async def _rest(self) -> None:
        """Nobody presses and nothing fails: soon all that is shown is what is wanted."""
        wrong: list[str] = []
        for seconds in AT_REST:
            await asyncio.sleep(seconds)
            books = await proof.Books.read(self.database, logs=False)
            wrong = truth.hidden_by_boards(self.play, books, self.deleted, self.taken, self.blind)
            wrong += truth.hidden_by_hands(self.play, books, self._still_ours())
            calm = max([self.born, *[end for _, end in self.trouble]])
            wrong += self.answers.replaced(calm) + self.answers.left_over(calm)
            if not wrong:
                break
        self._tell(f"at rest: {wrong}")
        self.wrong += wrong
        if wrong and self.first:
            raise Enough

    def _still_ours(self) -> dict[int, float]:
        """The private messages that the bot can still edit: opened in this life, by a token that is still good."""
        return {
            reply.interaction.response.id: at
            for reply, at in self.replies
            if reply.interaction.response is not None
            and reply.state in ("answered", "updated", "acknowledged")
            and at > self.born
            and self.loop.time() - at < 14 * 60
        }

    async def _look_back(self) -> None:
        self.books = books = await proof.Books.read(self.database)
        for look in (lambda: proof.nothing_lost(books, self.pressed), lambda: proof.snapshots_are_replays(books)):
            try:
                look()
            except AssertionError as error:
                self.wrong.append(str(error))
        self.wrong += truth.posted_twice(self.seen, books, self.blind) + truth.shown_to_others(books, self.seen)
        self.wrong += truth.unseen_clocks(books, self.away)
        self.wrong += truth.read_on_phones(self.replies, self.away, self.trouble)
        for reply, at in self.replies:
            if reply.failed and not any(begin <= at <= end for begin, end in self.trouble):
                self.wrong.append(f"at {at:.1f} {reply.interaction.data} got no answer: {reply.reason}")
        assert self.play.traffic is not None
        for one in self.play.traffic.refusals():
            bad = isinstance(one.answer, dict) and one.answer.get("code") == 50035 and "emojis" not in one.template
            if bad and not self._came_late(one):
                self.wrong.append(f"{one.method} {one.template} was refused: {one.answer}")
        counts = [len(self.replies), len(books.tables), sum(map(len, books.logs.values()))]
        self._tell(f"{counts} presses, tables, moves; {self.seen.versions} messages and edits")

    def _came_late(self, edit: Exchange) -> bool:
        """Whether its pictures may be those of before another edit, which did not wait for ever for its retries."""
        return "'ATTACHMENT_NOT_FOUND'" in str(edit.answer) and any(
            begin <= edit.at <= end + RETRIED for begin, end in self.trouble
        )

    def _watch_messages(self) -> None:
        messages: Any = self.play.world.messages

        def watched(real: Callable[..., Any]) -> Callable[..., Any]:
            def look(*given: Any, **named: Any) -> Any:
                message = real(*given, **named)
                self.seen.look(message, self.play.world.bot)
                return message

            return look

        def added(*given: Any, **named: Any) -> Any:
            message = add(*given, **named)
            if message.author is self.play.world.bot and message.only_for is None:
                self.posted.set()
            return message

        add, messages.change = watched(messages.add), watched(messages.change)
        messages.add = added

    def _tell(self, what: str) -> None:
        self.story.append(f"{self.loop.time():10.3f} {what}")


@contextmanager
def quiet() -> Iterator[list[Any]]:
    """Nothing is printed meanwhile: what the bot logs."""
    logged = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with capture_logs() as logs:
            yield logs
    finally:
        logging.disable(logged)


def run_of(seed: int, kind: type[Run] = Run, **more: Any) -> Run:
    """The run of a seed, lived to its end."""
    SPRITES.clear()
    with TemporaryDirectory(dir=MEMORY if Path(MEMORY).is_dir() else None) as folder, quiet() as logs:
        database = Path(folder) / "bot.db"
        asyncio.run(made_ready(database))
        gc.disable()  # it takes a sixth of the time
        try:
            with a_machine() as loop:
                run = kind(seed, database, loop, **more)
                loop.run_until_complete(run.go())
        finally:
            gc.enable()
    faults = [row for row in logs if row["log_level"] in ("error", "critical") and row["event"] not in BY_PLAN]
    run.wrong += [f"logged: {row}" for row in faults]
    if SPRITES.bytes:  # the painter draws none
        run.wrong.append(f"the bot drew {SPRITES.bytes} bytes of sprites itself")
    return run

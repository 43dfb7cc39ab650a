"""`python -m bot`, installed `alakazum`: the store, the tables and the Discord client, wired together.

Exit codes: 0 stopped, 1 a fault of ours, and those of `bot.operations.stop`.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
from collections.abc import AsyncGenerator, Generator, Sequence
from pathlib import Path

import structlog

from bot.client import NotOurs, TableClient
from bot.commands.game_texts import broken_texts, text_flaws
from bot.commands.slash import told_commands
from bot.loop_time import LoopTime, Time
from bot.operations import command_line, discord_address, health, login, logs, lost_database
from bot.operations.check import run as checking
from bot.operations.health import Watched
from bot.operations.metrics import Metrics
from bot.operations.settings import Settings, misspelt, no_token
from bot.operations.settings import read as read_settings
from bot.operations.stop import BAD_SETTINGS, IN_USE, NO_DATABASE, NO_DISCORD, Stop
from bot.screens.game import SCREENS
from bot.screens.operator import Operator
from bot.texts import Library
from games import GAMES
from pictures.game import PICTURES
from pictures.worker import Artist
from storage.env_file import unreadable
from storage.errors import DatabaseInUse, DatabaseLost, StorageError, TooBusy, UnusableAddress
from storage.ownership import Claim
from storage.store import TableStore
from tables import formats
from tables.pars import Pars
from tables.pruning import prune_daily
from tables.services import table_services
from tables.tables import Tables
from tables.thinkers import Thinkers
from workers.memory import give_back

log = structlog.get_logger("bot")

FINISH = 2.0
"""Seconds for answers under way when the bot stops."""
FLUSH = 3.0
"""Seconds for boards that are still to be sent."""
HANDS = 1.0
"""Seconds for edits of open hands."""
SILENT = "The database hasn't answered for too long."
LOOK = 1.0
"""Seconds between two tries to take over connections that another process has."""
LISTEN = 10.0
"""Seconds after which we `catch_up` with other processes even without their notification."""
CLOSE = 1.5
"""Seconds for the tables, and as many again for the gateway."""
TURN = 0.000_5
"""Seconds for which a thread keeps the interpreter that another waits for.

A read hands it over after each row: beside a busy event loop a log of 372 took up to 1.8 s at Python's 5 ms.
"""
GARBAGE = (2_000, 5, 100)
"""Thresholds of Python's garbage collector, one for each generation.

A collection blocks the event loop. With 2,000 objects it takes a tenth of the time that 20,000 take, and a press costs
the same (docs/performance.md).
"""

NO_GAME = "There is no game to host: GAMES names none that is installed."


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says, until told to stop; the exit code."""
    channel = command_line.read(arguments)
    give_back()
    try:
        if (mistake := unreadable()) is not None:
            raise Stop(mistake, BAD_SETTINGS)
        settings = read_settings()
        token = settings.DISCORD_TOKEN.get_secret_value().strip() if settings.DISCORD_TOKEN else ""
        secrets = tuple(filter(None, [token]))
        logs.set_up(settings.LOG_LEVEL, settings.LOG_FORMAT, secrets, (StorageError,), (DatabaseLost, NotOurs, TooBusy))
        for sentence in misspelt():
            log.warning("setting_unknown", why=sentence)
        host_games(settings.hosted)
        if not GAMES:
            raise Stop(NO_GAME, BAD_SETTINGS)
        if not token:
            raise Stop(no_token() if channel is None else checking.USAGE, BAD_SETTINGS)
        if (mistake := login.malformed(token)) is not None:
            raise Stop(mistake, BAD_SETTINGS)
        if channel is not None:
            return asyncio.run(check(settings, token, channel))
        asyncio.run(run(settings, token))
    except Stop as stop:
        sys.stderr.write(f"{stop}\n")
        return stop.code
    except KeyboardInterrupt:
        return 0
    return 0


def host_games(keys: Sequence[str]) -> None:
    """Host these games, or all that are installed; say in the log which are left out, and why."""
    if keys:
        GAMES.keep(keys)
    for found in (GAMES, PICTURES, SCREENS):
        list(found)  # whatever can't be loaded is found out now
        for why in found.left_out.values():
            log.warning("game_left_out", why=why)


def tell_missing_texts(library: Library) -> None:
    """Say in the log which texts a hosted game lacks or has wrong, and where to write them."""
    for why in text_flaws(library):
        log.warning("game_text_missing", why=why)
    for why in broken_texts():
        log.warning("game_text_broken", why=why)


def operator_of(settings: Settings) -> Operator:
    """What the settings say of whoever runs the bot."""
    return Operator(
        settings.OPERATOR,
        settings.OPERATOR_CONTACT,
        settings.OPERATOR_HOSTING,
        settings.MINIMUM_AGE,
        settings.BACKUP_DAYS,
        *(str(url or "") for url in (settings.PRIVACY_URL, settings.TERMS_URL, settings.SUPPORT_URL)),
    )


async def check(settings: Settings, token: str, channel: int) -> int:
    """`python -m bot check CHANNEL`; the exit code. Raises Stop."""
    if settings.DISCORD_API_BASE is not None:
        discord_address.point_at(str(settings.DISCORD_API_BASE))
    results = await checking.run(token, channel, told_commands, LoopTime())
    return checking.tell(results, Path.cwd())


async def run(settings: Settings, token: str, time: Time | None = None) -> None:
    """Everything, from opening the database to closing it. `time` measures pauses. Raises Stop."""
    time = time or LoopTime()
    if settings.DISCORD_API_BASE is not None:
        discord_address.point_at(str(settings.DISCORD_API_BASE))
    stopping = asyncio.Event()
    _on_signals(stopping)
    metrics, watched = Metrics(), Watched()
    library = Library()
    tell_missing_texts(library)
    gc.freeze()  # modules and card tables are no garbage
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
    early, late = _watched(watched, metrics, settings), contextlib.nullcontext()
    if not settings.is_cluster:  # one that only waits for the instance before it must leave that its port
        early, late = late, early
    async with early:
        store = await _opened(settings, stopping, watched)
        if store is None:
            return
        log.info("database_opened", shards=sorted(store.cluster.owned) if settings.on_server else "all")
        try:
            await formats.settle(store, GAMES)
            closing = contextlib.closing
            with closing(Thinkers()) as thinkers, closing(Pars()) as pars, _artist(settings) as artist:
                live = table_services(store, thinkers=thinkers, pars=pars)
                client = TableClient(
                    live,
                    library,
                    shards=settings.SHARDS,
                    sync_always=settings.loopback,
                    artist=artist,
                    cluster=store.cluster if settings.on_server else None,
                    metrics=metrics,
                    operator=operator_of(settings),
                )
                watched.live, watched.connected = live, lambda: client.connected
                watched.clock_step = lambda: client.intake.clock_step
                async with late, _pruned(store, settings, live.tables, time):
                    wanted = settings.own_shards if settings.on_server else ()
                    await _serve(client, store, token, stopping, time, wanted)
        except StorageError as error:
            raise Stop(str(error), NO_DATABASE) from error
        finally:
            await store.close()
    log.info("stopped")


async def _opened(settings: Settings, stopping: asyncio.Event, watched: Watched) -> TableStore | None:
    """The open store; a standby waits here until it owns a connection. None: told to stop before."""
    claim = Claim(settings.SHARDS, settings.own_shards, stands_by=settings.is_cluster) if settings.on_server else None

    def awaited(why: StorageError) -> None:
        if isinstance(why, DatabaseInUse):
            watched.standing_by = True
            log.info("standing_by", why=str(why))
        else:
            log.warning("database_awaited", why=str(why), seconds=settings.INSTANCE_WAIT)

    opening = asyncio.create_task(
        TableStore.open(settings.DATABASE_URL, wait=settings.INSTANCE_WAIT, claim=claim, awaited=awaited), name="open"
    )
    told = asyncio.create_task(stopping.wait(), name="stop")
    try:
        await asyncio.wait({opening, told}, return_when=asyncio.FIRST_COMPLETED)
        if not opening.done():
            opening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await (await opening).close()
            return None
        return opening.result()
    except (DatabaseInUse, DatabaseLost) as error:  # a server that isn't reached may be there in a minute
        raise Stop(str(error), IN_USE) from error
    except UnusableAddress as error:
        raise Stop(f"DATABASE_URL can't be used: {error}", BAD_SETTINGS) from error
    except StorageError as error:
        raise Stop(str(error), NO_DATABASE) from error
    finally:
        watched.standing_by = False
        told.cancel()


async def _take_what_is_free(client: TableClient, store: TableStore, wanted: Sequence[int]) -> None:
    """Take over each connection in `wanted` that no other process has (any more)."""
    while True:
        await asyncio.sleep(LOOK)
        if client.is_ready():
            for shard in [shard for shard in wanted if shard not in store.cluster.owned]:
                if await store.cluster.take(shard):
                    await client.take_over(shard)


async def _catch_up_when_notified(client: TableClient, store: TableStore) -> None:
    """Catch up with other processes whenever one of them notifies us, and every few seconds."""
    while True:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(store.cluster.until_notified(), LISTEN)
        if client.is_ready():
            try:
                await client.catch_up()
            except StorageError as error:
                log.warning("not_caught_up", error=str(error))


@contextlib.contextmanager
def _artist(settings: Settings) -> Generator[Artist | None]:
    """The process that draws pictures, for the time of the block; None where the settings want text."""
    if not settings.PICTURES:
        yield None
        return
    with contextlib.closing(Artist()) as artist:
        artist.start()
        yield artist


@contextlib.asynccontextmanager
async def _pruned(store: TableStore, settings: Settings, tables: Tables, time: Time) -> AsyncGenerator[None]:
    """Delete old logs within the block, where the settings ask for it."""
    days = settings.PRUNE_AFTER_DAYS
    if days is None:
        yield
        return
    task = asyncio.create_task(prune_daily(store, days, tables.time.now, time.sleep), name="prune")
    try:
        yield
    finally:
        task.cancel()


@contextlib.asynccontextmanager
async def _watched(watched: Watched, metrics: Metrics, settings: Settings) -> AsyncGenerator[None]:
    """Serve /healthz and /metrics within the block, where the settings ask for it."""
    async with contextlib.AsyncExitStack() as stack:
        if settings.METRICS_PORT is not None:
            host, port = settings.METRICS_HOST, settings.METRICS_PORT
            served = health.served(host, port, watched, metrics)
            try:
                await stack.enter_async_context(served)
            except OSError as error:
                raise Stop(
                    f"Nothing can listen at METRICS_HOST {host}, METRICS_PORT {port}: {error}", BAD_SETTINGS
                ) from error
        yield


async def _serve(
    client: TableClient, store: TableStore, token: str, stopping: asyncio.Event, time: Time, wanted: Sequence[int]
) -> None:
    """Run the client until `stopping` is set. Raises Stop where that happens by itself.

    `wanted`: connections to take over once they are free.
    """
    running = asyncio.create_task(login.run(client, token, time), name="discord")
    told = asyncio.create_task(stopping.wait(), name="stop")
    lost = asyncio.create_task(lost_database.loss(lambda: _lost(store), LoopTime()), name="database")
    taking = asyncio.create_task(_take_what_is_free(client, store, wanted), name="take-over")
    looking = asyncio.create_task(_catch_up_when_notified(client, store), name="look")
    fenced = asyncio.create_task(store.until_lost(), name="session")
    try:
        await asyncio.wait({running, told, lost, fenced, taking}, return_when=asyncio.FIRST_COMPLETED)
        if fenced.done():
            raise await _silenced(client, fenced.result())
        if lost.done():
            raise await _give_up(client, store, lost.result(), stopping)
        if taking.done():  # what it took is nobody's until this process has ended
            if isinstance(error := taking.exception(), DatabaseLost | NotOurs):
                raise await _silenced(client, str(error) or SILENT)
            taking.result()
        if running.done():
            try:
                running.result()
            except NotOurs as error:
                raise await _silenced(client, SILENT) from error
            raise Stop("Discord closed the connection for good.", NO_DISCORD)
    finally:
        for task in (lost, fenced, taking, looking, told):
            task.cancel()
        await _close(client)
        running.cancel()
        with contextlib.suppress(BaseException):
            await running


async def _lost(store: TableStore) -> str | None:
    """The fault of the database's file; None: it is there, or the session with a server is lost (`until_lost`)."""
    try:
        await store.check_files()
    except DatabaseLost as error:
        return str(error) if store.cluster.may_act() else None
    return None


async def _silenced(client: TableClient, why: str) -> Stop:
    """Answer nobody any more: another process may own our tables by now."""
    log.warning("session_lost", why=why)
    client.services.tables.disconnected()
    return Stop(why, IN_USE)


async def _give_up(client: TableClient, store: TableStore, what: str, stopping: asyncio.Event) -> Stop:
    """After the database is lost: refuse presses with the reason, and write a copy of what was saved, until `stopping`
    is set."""
    await client.intake.stop(FINISH, "database-lost")
    client.services.tables.disconnected()
    await client.services.boards.close(FLUSH)
    copy = await lost_database.rescue(store.rescue, stopping, LoopTime())
    await lost_database.pause(lost_database.TELL, stopping, LoopTime())
    return lost_database.ending(what, copy)


async def _close(client: TableClient) -> None:
    """Stop intake, finish moves, flush, close: at most nine seconds."""
    log.info("stopping")
    services, loop = client.services, asyncio.get_running_loop()
    begun = loop.time()
    enough = begun + FINISH + FLUSH + HANDS
    await client.intake.stop(FINISH)
    services.tables.disconnected()
    await services.tables.settle(begun + FINISH - loop.time())
    await services.boards.close(FLUSH)
    await asyncio.gather(services.posts.close(HANDS), services.hands.close(HANDS))
    await client.intake.finish(enough - loop.time())  # whoever waits for a slow disk gets what time the others left
    for what in (services.reviews.close(), services.tables.close(), client.close()):
        try:
            await asyncio.wait_for(what, CLOSE)
        except TimeoutError:
            log.warning("closing_cut_short", seconds=CLOSE)  # a database that stalls, not a fault of ours
        except Exception:
            log.exception("closing_failed")
    await client.intake.close(0)


def _on_signals(stopping: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()

    def stop(*_: object) -> None:
        loop.call_soon_threadsafe(stopping.set)

    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, stopping.set)
        except NotImplementedError:  # Windows
            signal.signal(name, stop)


if __name__ == "__main__":
    sys.exit(main())

"""`discord-playground --bot "python my_bot.py"`: a Discord on this machine, a bot in it, and a page in the browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
import webbrowser
from pathlib import Path

from .bot_process import BotProcess, NotRedirected
from .faults import BadPlan, Plan
from .playground import Playground
from .world import RateLimits

LOOK = 0.3
"""Seconds between two looks whether the terminal is still there."""
STOPS_WITHIN = 2.0
"""Seconds that the bot has to stop where the playground is ended; all of it is gone within three."""
BREATH = 0.5
"""Seconds before a killed bot is started again: one that dies at once must not keep the machine busy."""


PATIENCE = 20.0
"""Seconds after which it is said that the bot has not connected."""
FIRST_SCREEN = Path("play.json")
BROKEN_OUTPUT = 74
"""The exit code (EX_IOERR) if nobody reads standard output any more."""


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="discord-playground", description=__doc__)
    parser.add_argument(
        "--bot", metavar="COMMAND", help="the bot's command; without it the address and a token are printed"
    )
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1 (default: a free one)")
    parser.add_argument("--no-browser", action="store_true", help="print the page's address, do not open it")
    parser.add_argument(
        "--play", type=Path, metavar="FILE", help=f"the first screen (default: {FIRST_SCREEN}, where there is one)"
    )
    parser.add_argument(
        "--language", default="", help="the language in which the first screen begins (default: the browser's)"
    )
    parser.add_argument("--name", default="Bot", help="what the bot is called")
    parser.add_argument("--guild", default="Playground", help="what the server is called")
    parser.add_argument(
        "--faults", default="", metavar="PLAN", help="what goes wrong, such as 'latency 60-150; drop every 50'"
    )
    parser.add_argument("--seed", type=int, default=0, help="seed of the faults that strike by chance")
    parser.add_argument("--loose", action="store_true", help="generous rate limits instead of Discord's")
    parser.add_argument(
        "--strict", action="store_true", help="refuse fields the playground does not know instead of ignoring them"
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write all traffic with the bot to a file when it ends"
    )
    return parser.parse_args(given)


async def run(options: argparse.Namespace) -> int:
    """Everything until Ctrl-C or the end of the bot; the exit code."""
    if not 0 <= options.port <= 65535:
        print(f"There is no port {options.port}: take one from 1 to 65535, or 0 for a free one.", file=sys.stderr)
        return 2
    try:
        from .page_server import PageServer
        from .quickstart import BadFirstScreen, language_of, read_first_screen
    except ModuleNotFoundError as missing:
        if missing.name != "pydantic":
            raise
        print("The page needs a package that is not installed: python -m pip install pydantic", file=sys.stderr)
        return 2
    if options.play is not None and not options.play.is_file():
        print(f"There is no file {options.play} with a first screen (--play).", file=sys.stderr)
        return 2
    if options.record is not None and not options.record.resolve().parent.is_dir():
        print(f"There is no folder {options.record.resolve().parent} to record into (--record).", file=sys.stderr)
        return 2
    first_screen = options.play or FIRST_SCREEN
    try:
        plan = Plan.read(options.faults, options.seed)
        play = read_first_screen(first_screen)
    except (BadPlan, BadFirstScreen) as problem:
        print(problem, file=sys.stderr)
        return 2
    playground = Playground(
        port=options.port, faults=plan, bot_name=options.name, guild=options.guild, channel="general",
        record=bool(options.record),
        limits=RateLimits.loose() if options.loose else RateLimits(), strict=options.strict, any_token=True,
    )  # fmt: skip
    folder = first_screen.resolve().parent
    page = PageServer(playground, play=play, folder=folder, language=language_of(options.language, play))
    playground.mount(page.add_to)
    output = Output(_stop_signals())
    closed = asyncio.create_task(_until_terminal_closed(output.stopped), name="terminal")
    try:
        await playground.start()
    except OSError as problem:
        print(f"Port {options.port} of 127.0.0.1 can't be used: {problem.strerror}", file=sys.stderr)
        return 1
    try:
        code = await _serve(options, playground, f"{playground.base}{page.path}", output)
    finally:
        closed.cancel()
        await playground.stop()
        if options.record and playground.traffic:
            playground.traffic.write(options.record)
        with contextlib.suppress(OSError):
            for one in playground.world.unsupported:
                print(one, file=sys.stderr)
    return BROKEN_OUTPUT if output.broken else code


class Output:
    """Standard output. If nobody reads it any more (a closed pipe, a closed terminal) `stopped` is set."""

    def __init__(self, stopped: asyncio.Event) -> None:
        self.stopped = stopped
        self.broken = False

    def say(self, line: str) -> None:
        """Print a line."""
        if self.broken:
            return
        try:
            print(line, flush=True)
        except (OSError, ValueError):
            self.broken = True
            self.stopped.set()
            with contextlib.suppress(OSError, ValueError):  # else the interpreter fails at its end as well
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


async def _serve(options: argparse.Namespace, playground: Playground, address: str, output: Output) -> int:
    output.say(f"Playground: {address}")
    output.say("This is a playground on your own machine, not affiliated with Discord. Ctrl-C ends it.")
    bot = None
    if options.bot:
        bot = BotProcess(options.bot, playground.environment(), output.say)
        try:
            await bot.start()
        except (OSError, NotRedirected) as problem:
            print(f"The bot can't be started: {problem}", file=sys.stderr)
            return 1
        asyncio.get_running_loop().call_later(PATIENCE, _say_if_nobody_came, playground, bot, output)
    else:
        output.say(f"Start a bot with DISCORD_API_BASE={playground.base} DISCORD_TOKEN={playground.token}")
    if not options.no_browser:
        await asyncio.to_thread(_open, address)
    return await _until_end(bot, output)


def _say_if_nobody_came(playground: Playground, bot: BotProcess, output: Output) -> None:
    if bot.running and not playground.server.gateway.identified:
        output.say(
            f"The bot has not connected within {PATIENCE:g} s. Bots in Python (with aiohttp) and Node are sent here by "
            f"themselves; others must read DISCORD_API_BASE={playground.base} (REST at /api/v10, gateway at /gw)."
        )


async def _until_end(bot: BotProcess | None, output: Output) -> int:
    """Wait for Ctrl-C. A bot that is killed is started again; if it ends by itself that is said, and the page stays."""
    stop = asyncio.create_task(output.stopped.wait())
    while bot is not None:
        ended = asyncio.create_task(bot.wait())
        await asyncio.wait({stop, ended}, return_when=asyncio.FIRST_COMPLETED)
        if stop.done() and not ended.done():
            output.say("Stopping the bot ...")
            code = await bot.stop(STOPS_WITHIN)
            await ended
            return 0 if code in (0, -signal.SIGTERM) else code
        if stop.done() or ended.result() >= 0:
            output.say(f"The bot ended with exit code {ended.result()}. The page stays; Ctrl-C ends it.")
            break
        output.say(f"The bot was killed (signal {-ended.result()}). It is started again.")
        await asyncio.wait({stop}, timeout=BREATH)
        if stop.done():
            break
        await bot.start()
    await stop
    return 0


def _stop_signals() -> asyncio.Event:
    """Set on Ctrl-C, SIGTERM, and where the terminal is closed."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])):
        try:
            loop.add_signal_handler(number, stopped.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda number, frame: loop.call_soon_threadsafe(stopped.set))
    return stopped


async def _until_terminal_closed(stopped: asyncio.Event) -> None:
    """Where we have a terminal: set `stopped` once it is closed.

    If that began with `make`, make alone gets the signal, keeps it to itself and waits for us.
    """
    if os.name == "posix" and os.isatty(0):
        while os.isatty(0):  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(LOOK)
        stopped.set()


def _open(address: str) -> None:
    """Open the browser, if there is one."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)


def main() -> None:
    """The command."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    sys.exit(asyncio.run(run(arguments())))


if __name__ == "__main__":
    main()

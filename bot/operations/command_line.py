"""The command line of `python -m bot`, and of the installed `alakazum`, which is the same."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.metadata import packages_distributions, version
from pathlib import Path
from typing import NoReturn

import discord

from bot.operations.settings import HOME

RUN, CHECK = "run", "check"


class CommandLine(argparse.ArgumentParser):
    """A parser that says in one sentence what is wrong, and ends with 2."""

    def error(self, message: str) -> NoReturn:
        self.refuse(f"{message}.")

    def refuse(self, sentence: str) -> NoReturn:
        """Print it and end."""
        self.exit(2, f"{sentence} {self.prog} --help tells what there is.\n")


def read(arguments: Sequence[str] | None = None) -> int | None:
    """The channel to check, or None to run the bot. Prints and raises SystemExit for `--help`, `--version` and what it
    doesn't know."""
    given = sys.argv[1:] if arguments is None else arguments
    parser = CommandLine(
        prog="python -m bot" if Path(sys.argv[0]).name == "__main__.py" else Path(sys.argv[0]).name,
        description="Play tabletop games on Discord, with the settings of the environment and .env.",
        epilog="docs/operations.md tells the rest.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=versions())
    parser.add_argument("command", nargs="?", default=RUN, help="run (without any) or check CHANNEL")
    parser.add_argument("channel", nargs="?", metavar="CHANNEL", help="the id of a text channel of a test server")
    options, more = parser.parse_known_args(given)
    command: str = options.command
    channel: str | None = options.channel
    if command == RUN and channel is not None:
        more.append(channel)
    if command not in (RUN, CHECK):
        meant = get_close_matches(command, (RUN, CHECK), 1)
        parser.refuse(f"There is no command {command!r}{f'; is {meant[0]} meant?' if meant else '.'}")
    if more:
        parser.refuse(f"{command} doesn't take {' '.join(more)!r}.")
    if command == RUN:
        return None
    if channel is None or not channel.isdecimal():
        parser.refuse(f"check takes the id of a text channel{'' if channel is None else f', not {channel!r}'}.")
    return int(channel)


def versions() -> str:
    """What runs here, for a bug report."""
    project = HOME / "pyproject.toml"
    if project.exists():  # a checkout or the image; there a package of an older version may be installed too
        ours = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"]
    else:
        ours = version(packages_distributions()["bot"][0])
    return f"alakazum {ours} (Python {sys.version.split()[0]}, discord.py {discord.__version__})"

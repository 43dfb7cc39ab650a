"""For operators: `python -m storage backup FILE | check | export TABLE | migrate`, also while the bot runs.

`prune --before DATE` shows which logs it would delete. With `--delete` it wants the bot stopped, as do `copy FROM TO`,
`rate`, `adopt APPLICATION`, `person USER` and `forget USER`: they open the database as the bot does. On PostgreSQL
`forget` also asks a bot that runs.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from pydantic_settings import BaseSettings, SettingsConfigDict

from storage import postgres, postgres_engine
from storage.addresses import DatabasePlace, named, place
from storage.backup import backup
from storage.copying import copy
from storage.database import look
from storage.dump import dump
from storage.env_file import ENV_FILE, unreadable
from storage.errors import DatabaseInUse, StorageError, UnusableAddress
from storage.inspection import export, old_logs, problems
from storage.ownership import ALONE, Claim
from storage.rows import APPLICATION, OURS, OldLog, pseudonym
from storage.store import TableStore

_T = TypeVar("_T")
PRUNED_AT_ONCE = 200
"""Logs that are deleted in one transaction."""
FORGOTTEN_WITHIN = 60.0
"""Seconds to wait for the bot to forget somebody."""


class DatabaseSettings(BaseSettings):
    """Where the database is, from the environment or `.env`, like the bot itself."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, env_ignore_empty=True, extra="ignore")

    database_url: str = "sqlite+aiosqlite:///alakazum.db"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 with a message on stderr when it is not."""
    options = _parser().parse_args(arguments)
    if options.database is None and (mistake := unreadable()) is not None:
        print(mistake, file=sys.stderr)
        return 1
    try:
        url = options.database or DatabaseSettings().database_url
        return int(options.command(place(url), options))
    except StorageError as error:
        print(error, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m storage", description="Look after the bot's database.")
    parser.add_argument("--database", metavar="URL", help="instead of DATABASE_URL (environment or .env)")
    commands = parser.add_subparsers(
        required=True, metavar="backup|check|export|migrate|copy|rate|prune|adopt|person|forget"
    )

    def command(
        name: str, do: Callable[[DatabasePlace, argparse.Namespace], int], what: str
    ) -> argparse.ArgumentParser:
        found = commands.add_parser(name, help=what)
        found.set_defaults(command=do)
        return found

    copying = command("backup", _backup, "copy the database to FILE, also while the bot runs")
    copying.add_argument("file", type=Path, metavar="FILE", help="must not exist yet")
    command("check", _check, "is the file sound, and every log complete?")
    exporting = command("export", _export, "print one table as JSON, hidden cards and seed included")
    exporting.add_argument("table", type=int, metavar="TABLE", help="its number")
    command("migrate", _migrate, "bring the database up to date, or make it, before the bot starts")
    moving = command(
        "copy", _copy, "copy all of one database into an empty other one, and compare; the bot must be stopped"
    )
    moving.add_argument("source", metavar="FROM", help="its URL, as in DATABASE_URL")
    moving.add_argument("target", metavar="TO", help="its URL")
    command("rate", _rate, "count all ratings again from the results; the bot must be stopped")
    pruning = command("prune", _prune, "show which games' moves would be deleted; with --delete do so, the bot stopped")
    pruning.add_argument(
        "--before", type=_day, required=True, metavar="DATE", help="games that were over before it (2026-01-31, UTC)"
    )
    pruning.add_argument("--delete", action="store_true", help="delete them; results and ratings stay")
    adopting = command("adopt", _adopt, "let another application's token have the database; the bot must be stopped")
    adopting.add_argument("application", type=_id, metavar="APPLICATION", help="its id")
    showing = command("person", _person, "print everything kept about a person as JSON; the bot must be stopped")
    showing.add_argument("user", type=int, metavar="USER", help="their Discord id")
    forgetting = command("forget", _forget, "take a person's data out; the bot must be stopped, or on PostgreSQL")
    forgetting.add_argument("user", type=int, metavar="USER", help="their Discord id")
    return parser


def _id(written: str) -> int:
    if not (written.isascii() and written.isdecimal() and 17 <= len(written) <= 20):
        raise argparse.ArgumentTypeError(f"{written} is no id of Discord's: that has 17 to 20 digits.")
    return int(written)


def _backup(database: DatabasePlace, options: argparse.Namespace) -> int:
    if isinstance(database, sa.URL):
        dump(database, options.file)
    else:
        if not database.exists():
            raise UnusableAddress(f"There is no file {database}.")
        look(database)
        backup(database, options.file)
    print(f"Copied {named(database)} to {options.file}.")
    return 0


def _migrate(database: DatabasePlace, options: argparse.Namespace) -> int:
    async def run() -> None:
        if isinstance(database, sa.URL):
            await postgres_engine.migrate(database)
        else:
            await (await TableStore.open(_url(database), wait=0)).close()

    asyncio.run(run())
    print(f"Up to date: {named(database)}.")
    return 0


def _copy(_: DatabasePlace, options: argparse.Namespace) -> int:
    counts = asyncio.run(copy(options.source, options.target))
    print("\n".join(f"{count:>10} {name}" for name, count in counts.items()))
    print("Copied, read back, and compared row by row.")
    return 0


def _check(database: DatabasePlace, options: argparse.Namespace) -> int:
    found = problems(database)
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        print(f"{named(database)} is sound.")
    return 1 if found else 0


def _export(database: DatabasePlace, options: argparse.Namespace) -> int:
    print(json.dumps(export(database, options.table), indent=2))
    return 0


def _rate(database: DatabasePlace, options: argparse.Namespace) -> int:
    print(f"Counted {_on_store(database, TableStore.recount)} games again.")
    return 0


def _day(text: str) -> float:
    """The beginning of a day of UTC, unix seconds. Raises ValueError."""
    return datetime.combine(date.fromisoformat(text), datetime.min.time(), UTC).timestamp()


def _prune(database: DatabasePlace, options: argparse.Namespace) -> int:
    if not options.delete:
        found = old_logs(database, options.before)
    else:

        async def pruned(store: TableStore) -> list[OldLog]:
            found = await store.old_logs(options.before)
            for at in range(0, len(found), PRUNED_AT_ONCE):
                await store.prune(each.table_id for each in found[at : at + PRUNED_AT_ONCE])
            return found

        found = _on_store(database, pruned)
    for game in sorted({each.game for each in found}):
        of_it = [each for each in found if each.game == game]
        days = [datetime.fromtimestamp(each.ended_at, UTC).date() for each in (of_it[0], of_it[-1])]
        print(f"{game}: {len(of_it)} games, {sum(each.moves for each in of_it)} moves, {days[0]} to {days[1]}")
    print(f"{'Deleted' if options.delete else 'Would delete'} the moves of {len(found)} games; their results stay.")
    if found and not options.delete:
        print("They can't be replayed then, nor dealt again by their seed. To do it: stop the bot, add --delete.")
    return 0


def _adopt(database: DatabasePlace, options: argparse.Namespace) -> int:
    adopted = {APPLICATION: options.application}
    _on_store(database, lambda store: store.change_guild_settings(OURS, lambda now: {**now, **adopted}))
    print(f"{named(database)} is application {options.application}'s from now on.")
    return 0


def _person(database: DatabasePlace, options: argparse.Namespace) -> int:
    print(json.dumps(_on_store(database, lambda store: store.export_user(options.user)), indent=2))
    return 0


def _forget(database: DatabasePlace, options: argparse.Namespace) -> int:
    try:
        return _forget_alone(database, options)
    except DatabaseInUse:
        if isinstance(database, Path):
            raise
    if asyncio.run(postgres.ask_to_forget(database, options.user, FORGOTTEN_WITHIN)):
        print(f"Forgotten by the bot, which runs: {options.user}. Older backups still know them.")
        return 0
    print(
        f"The bot was asked to forget {options.user}, but not all of its processes have answered within "
        f"{FORGOTTEN_WITHIN:g} s. It does so once they do; the same command tells.",
        file=sys.stderr,
    )
    return 1


def _forget_alone(database: DatabasePlace, options: argparse.Namespace) -> int:
    async def forgotten(store: TableStore) -> list[int]:
        seated = [head.id for head in await store.tables_of(options.user)]
        if not seated:
            alias = pseudonym()
            await store.forget_log(options.user, alias)
            await store.forget_user(options.user, alias)
        return seated

    seated = ", ".join(map(str, _on_store(database, forgotten)))
    if seated:
        print(f"They still sit at table {seated}: they must leave, or the table must end, first.", file=sys.stderr)
        return 1
    print(f"Forgotten: {options.user}. Older backups still know them.")
    return 0


def _url(database: DatabasePlace) -> str:
    if isinstance(database, sa.URL):
        return database.render_as_string(hide_password=False)
    return f"sqlite+aiosqlite:///{database}"


def _on_store(database: DatabasePlace, do: Callable[[TableStore], Awaitable[_T]]) -> _T:
    """Open the store, run `do` on it and close it; returns what `do` did. Raises `StorageError`."""
    if isinstance(database, Path) and not database.exists():
        raise UnusableAddress(f"There is no file {database}.")

    async def run() -> _T:
        store = await TableStore.open(_url(database), wait=0, claim=Claim(ALONE, ()))
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


if __name__ == "__main__":
    sys.exit(main())

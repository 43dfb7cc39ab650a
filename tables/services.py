"""The services of this room, put together. Nothing is asked of it but that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games import GAMES
from games.kernel.game import Game
from storage.protocol import Storage

from .albums import Albums
from .days import Days
from .evenings import Evenings
from .months import Months
from .new_tables import new_seed
from .pars import Pars
from .people import People
from .replay import Replays
from .reviewer import Reviewer
from .reviews import Reviews
from .servers import Servers
from .tables import Tables
from .thinkers import Thinkers


@dataclass(frozen=True, slots=True)
class TableServices:
    """What others may ask this room for, each by itself."""

    tables: Tables
    people: People
    albums: Albums
    days: Days
    evenings: Evenings
    months: Months
    servers: Servers
    replays: Replays
    reviews: Reviews


def table_services(
    store: Storage,
    *,
    games: Mapping[str, type[Game]] = GAMES,
    seeds: Callable[[], bytes] = new_seed,
    pars: Pars | None = None,
    looks: Reviewer | None = None,
    **parts: Any,
) -> TableServices:
    """All services over one database. `seeds` draws those of games and days, `pars` plays days as the best AI does,
    `looks` looks at decisions for reviews;
    `parts` are what `Tables` takes."""
    tables = Tables(store, games=games, seeds=seeds, **parts)
    replays = Replays(store, games, tables.find, tables.time.now)
    albums = Albums(store, games, tables.find, tables.time)
    days = Days(store, games, tables, seeds, pars, albums)
    months = Months(store, tables.time)
    thinkers: Thinkers | None = parts.get("thinkers")
    reviews = Reviews(
        store,
        games,
        tables.find,
        tables.time,
        Reviewer() if looks is None else looks,
        lambda: thinkers is None or thinkers.is_idle,
    )

    def forgotten() -> None:
        replays.forget()
        reviews.forget()

    return TableServices(
        tables=tables,
        people=People(store, tuple(games), tables, forgotten),
        albums=albums,
        days=days,
        evenings=Evenings(store, tables, days, months, albums),
        months=months,
        servers=Servers(store, tables.time),
        replays=replays,
        reviews=reviews,
    )

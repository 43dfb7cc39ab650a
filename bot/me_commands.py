"""What `/me …` does: what concerns the asker alone, wherever they play."""

from __future__ import annotations

import structlog

from bot.desk import Visit
from bot.screens import pages
from bot.turns import asked_of
from tables.errors import NoTableError
from tables.table import Table

log = structlog.get_logger(__name__)


async def games(visit: Visit) -> None:
    """All tables where the asker sits; first those that wait for them."""
    mine = [(table, asked_of(table)) for table in await _tables(visit)]
    mine.sort(key=lambda one: one[0].seat_of(visit.user) not in one[1])
    await visit.answer.reply(pages.my_games(mine, visit.user, visit.say))


async def _tables(visit: Visit) -> list[Table]:
    hall, found = visit.desk.hall, list[Table]()
    for table in await hall.tables_of(visit.user):
        try:
            found.append(await hall.table(table))
        except NoTableError:
            continue  # it has just ended
        except Exception:  # one that can't be restored must not hide the others
            log.exception("table_lost", table=table)
    return found

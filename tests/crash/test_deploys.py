"""Rolling back: a bot that is older than its database says so and leaves it alone."""

from __future__ import annotations

from pathlib import Path

from playground import Playground
from storage.store import TableStore
from tables.formats import OURS
from tests.crash.bot_processes import BotProcesses, Launch
from tests.storage.processes import needs_posix

pytestmark = needs_posix

NO_DATABASE = 74


async def test_a_bot_that_is_older_than_a_games_snapshots_refuses_to_start(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}"
    store = await TableStore.open(url)
    await store.set_guild_settings(OURS, {"forms": {"alakazum": 99, "tables": 1}})
    await store.close()
    async with Playground() as play, BotProcesses() as bots:
        bot = await bots.start(Launch({**play.environment(), "DATABASE_URL": url, "PICTURES": "no"}))
        assert await bot.end() == NO_DATABASE
        said = "\n".join(bots.said)
        assert "A newer version of the bot has written to this database: alakazum 99" in said
        assert bots.errors == []
        assert play.server.gateway.identified == 0

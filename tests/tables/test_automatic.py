"""What AI seats do of themselves: an action made up in private is one thing, whatever its words."""

import json

from games import GAMES
from tables.table_rules import TableRules
from tests.tables.builder import ANA, World, done

FIRST_WORDS = ("market", "give", "fight", "magic")


async def test_the_words_of_an_action_cost_an_ai_no_time(world: World) -> None:
    """Alakazum!: an AI's action (fight, whom, with whom …) is said in one moment, up to its announcement."""
    await world.restart(games=GAMES)
    reply = await world.hall.open(world.place(), ANA, "alakazum", {}, TableRules(clock="slow"), ["normal"])
    table = done(reply).table
    done(await world.hall.start(table.id, ANA.id))
    await world.play(table.id, until=lambda at: at.n > 400)
    rows = [row for row in await world.store.moves(table.id) if row.by == "bot"]
    begun = [at for at, row in enumerate(rows) if json.loads(row.action)[0] in FIRST_WORDS and row.question]
    assert len(begun) > 2
    for at in begun:
        action = rows[at:]
        announced = next(n for n, row in enumerate(action) if "announced" in row.events)
        assert {row.at for row in action[: announced + 1]} == {action[0].at}

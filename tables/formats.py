"""Versions of the saved format: an older bot refuses a newer one's database instead of failing table by table."""

from __future__ import annotations

from collections.abc import Mapping
from time import time
from typing import Any

from games.kernel.game import Game
from storage.errors import NewerDatabase
from storage.protocol import Storage
from storage.rows import APPLICATION as APPLICATION
from storage.rows import OURS as OURS

from .time_source import day_of

FORM = 1
"""Version of the format of seats and house rules; raise it when an older bot couldn't read what is saved."""


def older_rules(own: Mapping[str, Any], game: str, day: str) -> int:
    """The older rules by which a game's daily table is played that day; 0: there are none.

    `own`: what `settle` has kept. A day is played to its end by the rules it began with.
    """
    of_day, rules = own.get("day_rules", {}).get(game, ("", 0))
    return rules if of_day == day else 0


def _before(own: Mapping[str, Any], key: str, game: type[Game]) -> int:
    """The rules by which new games were played until now; 0: there was no such game."""
    if key in own.get("rules", {}):
        return own["rules"][key]
    return max(game.OLDER_RULES, default=0) if own.get("forms", {}).get(key, game.SCHEMA) < game.SCHEMA else 0


async def settle(store: Storage, games: Mapping[str, type[Game]], now: float | None = None) -> None:
    """Save which format versions this bot writes; before it raises one, copy the database beside itself. Save by which
    rules it plays; where these are newer, that the day's daily table (`now`: unix seconds) is played by those before.

    A game that isn't installed any more keeps what was saved of it. Raises NewerDatabase where a newer version has
    written already.
    """
    own = await store.guild_settings(OURS)
    kept: dict[str, int] = own.get("forms", {})
    ours = {**kept, "tables": FORM, **{key: rules.SCHEMA for key, rules in games.items()}}
    newer = [f"{name} {form}, known {ours[name]}" for name, form in kept.items() if form > ours[name]]
    if newer:
        raise NewerDatabase(
            f"A newer version of the bot has written to this database: {'; '.join(newer)}. "
            "Run the newer version, or restore a backup from before."
        )
    raised = [f"{name}-{form}" for name, form in ours.items() if form > kept.get(name, form)]
    if raised:
        await store.copy_beside(f"before-{'-'.join(raised)}")
    rules = {**own.get("rules", {}), **{key: game.RULES_VERSION for key, game in games.items()}}
    if kept != ours or own.get("rules") != rules:
        day = day_of(time() if now is None else now)
        before = {key: _before(own, key, game) for key, game in games.items()}
        raised_rules = {key: (day, before[key]) for key, game in games.items() if before[key] in game.OLDER_RULES}

        def settled(own: dict[str, Any]) -> dict[str, Any]:
            return {**own, "forms": ours, "rules": rules, "day_rules": {**own.get("day_rules", {}), **raised_rules}}

        await store.change_guild_settings(OURS, settled)

"""Versions of the saved format: an older bot refuses a newer one's database instead of failing table by table."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.game import Game
from storage.errors import NewerDatabase
from storage.protocol import Storage
from storage.rows import OURS as OURS

FORM = 1
"""Version of the format of seats and house rules; raise it when an older bot couldn't read what is saved."""


async def settle(store: Storage, games: Mapping[str, type[Game]]) -> None:
    """Save which format versions this bot writes; before it raises one, copy the database beside itself.

    Raises NewerDatabase where a newer version has written already, or one with more games.
    """
    own = await store.guild_settings(OURS)
    kept: dict[str, int] = own.get("forms", {})
    ours = {"tables": FORM, **{key: rules.SCHEMA for key, rules in games.items()}}
    newer = [f"{name} {form}, known {ours.get(name, 0)}" for name, form in kept.items() if form > ours.get(name, 0)]
    if newer:
        raise NewerDatabase(
            f"A newer version of the bot has written to this database: {'; '.join(newer)}. "
            "Run the newer version, or restore a backup from before."
        )
    raised = [f"{name}-{form}" for name, form in ours.items() if form > kept.get(name, form)]
    if raised:
        await store.copy_beside(f"before-{'-'.join(raised)}")
    if kept != ours:
        await store.change_guild_settings(OURS, lambda now: {**now, "forms": ours})

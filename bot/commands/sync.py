"""The commands as Discord knows them: sent again only when they have changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import structlog
from discord import app_commands

from tables.servers import Servers

log = structlog.get_logger(__name__)

DIGEST = "commands"
"""The bot's own setting that keeps a digest of the commands that Discord was sent last."""


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as Discord is told them, in all its languages that we have."""
    translator = tree.translator
    assert translator is not None
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def sync_commands(
    tree: app_commands.CommandTree[Any], servers: Servers, application: int | None, *, always: bool
) -> None:
    """Send Discord the commands of `tree` if they have changed since the last time, or `always`."""
    payload = await payload_of(tree)
    digest = hashlib.sha256(json.dumps([application, payload], sort_keys=True).encode()).hexdigest()
    known = await servers.own()
    if always or known.get(DIGEST) != digest:
        await tree.sync()
        await servers.set_own(**{DIGEST: digest})
        log.info("commands_synced", count=len(payload))

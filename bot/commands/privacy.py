"""`/me export` and `/me delete`: a copy of one's own data, and its deletion."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Any

from bot.commands.request import Refusal, Request, Shows
from bot.delivery.answers import Page
from bot.screens import pages, privacy
from bot.screens.custom_ids import Press
from tables.replies import Refused

LARGEST = 8_000_000
"""Bytes of a file that Discord takes everywhere; a larger one is compressed."""
NAME = "everything-about-me.json"


async def export(request: Request) -> Shows:
    """Everything that is kept about the asker, as a file, for their eyes only."""
    kept = await request.services.people.export(request.user)
    name, content = await asyncio.to_thread(_file, privacy.explained(kept, request.say))
    screen = privacy.export(kept, content, name, request.say)
    return Page(screen, new=True, otherwise=pages.sentence("export-no-uploads", request.say))


def _file(kept: dict[str, Any]) -> tuple[str, bytes]:
    """Name and content; for a thread, for it may be long."""
    content = json.dumps(kept, indent=1, ensure_ascii=False).encode()
    return (NAME, content) if len(content) <= LARGEST else (f"{NAME}.gz", gzip.compress(content))


async def delete(request: Request) -> Shows:
    """Say what deleting does, and ask."""
    seated = await request.services.tables.tables_of(request.user)
    return Page(privacy.ask_delete(len(seated), request.say))


async def press_delete(request: Request, press: Press) -> Shows:
    """The buttons of `/me delete`: ask a second time, then delete; or do nothing."""
    match press.actions:
        case ("sure",):
            return Page(privacy.ask_delete_again(request.say))
        case ("yes",):
            request.services.hints.forget(request.user)
            await request.services.preferences.noted()
            done = await request.services.people.forget(request.user)
            if isinstance(done, Refused):
                return Refusal(done.error)
            request.services.preferences.forget(request.user)
            await request.services.evenings.look_again()
            return Page(pages.sentence("delete-done" if done else "delete-under-way", request.say))
        case ("no",):
            return Page(pages.sentence("nothing-changed", request.say))
        case _:
            raise ValueError(f"nothing to delete by {press.actions!r}")

"""`/me album` and its buttons: what the asker has found, for their eyes alone."""

from __future__ import annotations

from bot.commands.request import Request, Shows
from bot.delivery.answers import Page
from bot.screens import album as screens
from bot.screens.custom_ids import Press


async def album(request: Request) -> Shows:
    """The page with what they found last."""
    return await _show(request, screens.OPEN, new=True)


async def press_album(request: Request, press: Press) -> Shows:
    """Another page, or another sticker large. Raises ValueError for none."""
    return await _show(request, press.actions[0], new=press.actions[0] == screens.OPEN)


async def _show(request: Request, action: str, *, new: bool) -> Shows:
    own = await request.services.albums.of(request.user)
    pictures = await request.pictures()
    screen = screens.album(own, screens.opened(action, own), request.say, pictures=pictures)
    return Page(screen, new=new, patient=True)

"""`/review` and its buttons: somebody's own decisions in a finished game, for their eyes alone until they share it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.commands.replay import check_seen, number_of, turned
from bot.commands.request import Request, Shows
from bot.delivery.answers import Following, ForAll, Page
from bot.screens import replay as replays
from bot.screens import review as screens
from bot.screens.custom_ids import Press
from bot.screens.screen import Screen
from tables.reviewed import Found, InLine, Review
from workers.aside import aside


async def review(request: Request, game: str) -> Shows:
    """Review a finished game; `game` is its number."""
    table = number_of(request, game)
    await check_seen(request, table)
    return await _followed(request, table)


async def press_review(request: Request, press: Press) -> Shows:
    """Begin, look at a moment as it was, or show the review to the channel. Raises ValueError for no such button."""
    (action,) = press.actions
    await check_seen(request, press.table)
    if action == screens.BEGIN:
        return await _followed(request, press.table)
    found = await request.services.reviews.begin(press.table, request.user)
    if action == screens.SHARE:
        return await _shared(request, found)
    if isinstance(found, InLine):
        raise ValueError("nothing has been looked at")
    return await _position(request, found, int(action.removeprefix(screens.OPEN)))


async def _followed(request: Request, table: int) -> Shows:
    follows = request.services.reviews.follow(table, request.user)
    return Following(_screens(request, await anext(follows), follows))


async def _screens(request: Request, first: Found, follows: AsyncIterator[Found]) -> AsyncIterator[Screen]:
    pictures = await request.pictures()
    yield await _screen(request, first, pictures=pictures)
    async for found in follows:
        yield await _screen(request, found, pictures=pictures)


async def _screen(request: Request, found: Found, *, pictures: bool) -> Screen:
    about = await turned(request, found.table) if isinstance(found, Review) and found.is_complete else []
    return await aside(screens.review, found, request.say, pictures=pictures, turned=about)


async def _position(request: Request, found: Review, n: int) -> Shows:
    """The replay, just before a decision was made, with the hand open that made it."""
    replay = await request.services.replays.of(found.table.id)
    seat = next((one.choice.decision.seat for one in found.decided if one.n == n), None)
    if seat is None:
        raise ValueError(f"no decision {n}")
    step = max([at for at, each in enumerate(replay.steps) if each.n < n], default=0)
    pictures = await request.pictures()
    await aside(replays.turns, replay, request.say)
    screen = replays.replay(replay, replays.ReplayPlace(step, seat), request.say, pictures=pictures)
    return Page(screen, new=True, patient=True)


async def _shared(request: Request, found: Found) -> Shows:
    drawn, say = request.services.drawing.shows_in(request.channel), await request.public()
    screen = await aside(screens.review, found, say, pictures=drawn, shared_by=request.person.name)
    return ForAll(screen, patient=True)

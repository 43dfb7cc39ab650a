"""`/settings evening`, and the buttons of the evening's post."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import discord
from discord.app_commands import AppCommandChannel

from bot.commands import places
from bot.commands.daily import daily
from bot.commands.hosts import make_way
from bot.commands.new_table import open_at
from bot.commands.permissions import OF_POSTS, manages, missing, missing_in
from bot.commands.request import Request, Shows
from bot.commands.settings import Chosen, missing_there
from bot.delivery.answers import Ask, Page, PostOf
from bot.delivery.forms import filled
from bot.delivery.places import Rights, spot
from bot.screens import evening as screens
from bot.screens import pages
from bot.screens.custom_ids import Press
from bot.screens.screen import Screen
from bot.screens.settings import ALLOWED, AUTO, LANGUAGE
from bot.texts import FALLBACK, Markdown, Texts
from tables.errors import EveningError
from tables.evenings import EveningPerson, EveningRow
from tables.local_time import WEEK, is_day
from tables.replies import Done, Person
from tables.table import Place

SETS = ("1234567", "12345", "67", "567", *WEEK)
"""Weekdays that are offered."""
LEAST = 2
"""Letters by which a weekday is known, if they begin no other."""


async def evening(
    request: Request,
    channel: AppCommandChannel | None,
    hour: int | None,
    zone: str | None,
    weekdays: str | None,
    on: bool | None,
) -> Shows:
    """Set up the evening's post, then show what holds and the poster as it would be; with nothing to set, a form."""
    evenings, given = request.services.evenings, (channel, hour, zone, weekdays, on)
    row = await evenings.settings(request.guild)
    if all(each is None for each in given):
        language = (await request.settings()).get(LANGUAGE) or AUTO
        return Ask(screens.form(row, request.channel, language, request.say), screens.page(row, request.say))
    if row is None and on is False:
        return Page(screens.page(row, request.say), new=True)
    return await _set(request, channel, hour, zone, None if weekdays is None else days_meant(weekdays, request.say), on)


async def press_form(request: Request, press: Press) -> Shows:
    """The form was sent. Raises ValueError for what it can't hold."""
    data: Any = request.interaction.data
    given, known = filled(data), data.get("resolved", {}).get("channels", {})
    if not manages(request.interaction):
        return Page(pages.refusal("managers-only", {}, request.say), new=True)
    language, channel = given["language"], known[given["channel"]]
    if language not in (AUTO, *request.services.library.languages):
        raise ValueError(f"no language {language!r}")
    there = Chosen(int(channel["id"]), discord.ChannelType(channel["type"]))
    return await _set(request, there, int(given["hour"]), given["zone"], None, given["on"] == "yes", language)


async def _set(
    request: Request,
    channel: AppCommandChannel | Chosen | None,
    hour: int | None,
    zone: str | None,
    days: str | None,
    on: bool | None,
    language: str | None = None,
) -> Shows:
    """Change what isn't None, or nothing."""
    evenings, guild = request.services.evenings, request.guild
    first = await evenings.settings(guild) is None
    if on is not False and (why_not := _why_not_there(request, channel, first=first)) is not None:
        return why_not
    found = None if zone is None else await meant_by(request, zone)
    if language is not None:
        await request.services.servers.set(guild, **{LANGUAGE: None if language == AUTO else language})
    row = await evenings.set(
        guild,
        here=request.channel,
        channel=channel.id if channel is not None else None,
        hour=hour,
        zone=found and found.zone,
        days=days,
        on=on,
        locale=(await request.public()).language,
    )
    allowed = (await request.settings()).get(ALLOWED)
    closed = bool(allowed) and row.channel_id not in (allowed or ())
    warnings = [request.say("evening-no-tables-there")] if closed and row.due_at is not None else []
    if found is not None and found.city is not None:
        warnings.append(request.say("evening-fixed-zone", city=str(found.city)))
    preview = await request.services.posts.preview(guild, pictures=await request.pictures())
    return Page(screens.page(row, request.say, warnings, preview), new=True, patient=preview is not None)


async def meant_by(request: Request, typed: str) -> places.Meant:
    """What somebody means by a zone's word. Raises EveningError where that is no one zone."""
    services = request.services
    # Aside: the first word reads the cities, and a wrong one is compared with all of them.
    found = await asyncio.to_thread(places.meant, typed, services.tables.time.now(), services.library.languages)
    if found.zone is None:
        raise EveningError(what="zone", given=typed[:40], near=tuple(map(str, found.near)))
    return found


def _why_not_there(request: Request, channel: AppCommandChannel | Chosen | None, *, first: bool) -> Page | None:
    """Why no post can be sent to a channel that was chosen, or here, where none ever was."""
    if channel is None and not first:
        return None
    where = Markdown(f"<#{request.channel if channel is None else channel.id}>")
    if channel is not None and channel.type in OF_POSTS:
        return request.refused("evening-forum", channel=where)
    lacking = missing(request.interaction, request.say) if channel is None else missing_there(request, channel)
    if lacking:
        return request.refused("evening-channel", channel=where, missing=lacking)
    return None


def days_meant(typed: str, say: Texts) -> str:
    """The weekdays that somebody has typed, as digits from Monday; empty where a word is none.

    Digits, or the beginnings of their names in the reader's language or in English.
    """
    if set(typed) <= set(WEEK):
        return typed
    found = [_weekday(word, say) for word in re.findall(r"\w+", typed)]
    return "" if None in found else "".join(day for day in found if day is not None)


def _weekday(word: str, say: Texts) -> str | None:
    for names in (say.weekdays, say.of(FALLBACK).weekdays):
        begin = [day for day, name in zip(WEEK, names, strict=True) if name.casefold().startswith(word.casefold())]
        if len(begin) == 1 and len(word) >= LEAST:
            return begin[0]
    return None


def offered_days(typed: str, say: Texts) -> list[tuple[str, str]]:
    """Sets of weekdays, and the one that is being typed."""
    meant = "".join(sorted(set(days_meant(typed, say)))) if typed else ""
    sets = [meant, *SETS] if meant and meant not in SETS else list(SETS)
    named = [(str(screens.weekdays(days, say)), days) for days in sets]
    return [one for one in named if one[1] == meant or typed.casefold() in one[0].casefold()]


async def news(request: Request) -> Screen | None:
    """What whoever manages the server is told once: why there are no posts any more, with a button that tries again."""
    if request.message is not None or not manages(request.interaction):
        return None
    evenings = request.services.evenings
    why, row = await evenings.take_problem(request.guild), await evenings.settings(request.guild)
    if why is None or row is None:
        return None
    return screens.turned_off(row, why, _lacking(request, row), request.say)


def _lacking(request: Request, row: EveningRow) -> str:
    """What the bot may not do where the posts of a server are sent, as far as it knows."""
    known = request.services.api.rights(row.channel_id)
    return "" if known is None else missing_in(*known, request.say)


# ---- its buttons -----------------------------------------------------------------------------------------------------


async def press_evening(request: Request, press: Press) -> Shows:
    """A button of a post. Raises ValueError for what there isn't."""
    what, _, day = press.actions[0].partition(".")
    do = {screens.PLAY: _play, screens.OPEN: _open, screens.CALL: _call, screens.AGAIN: _again}.get(what)
    if do is None or not is_day(day):
        raise ValueError(f"no evening {press.actions!r}")
    await request.services.evenings.pressed(request.guild)
    return await do(request, request.guild)


async def _play(request: Request, guild: int) -> Shows:
    """Today's game, whenever the post was sent."""
    days = request.services.days
    return await daily(request, days.own_game(days.today))


async def _call(request: Request, guild: int) -> Shows:
    on = await request.services.evenings.call(guild, request.person)
    return [PostOf(guild), request.told("evening-call", on="yes" if on else "no")]


async def _again(request: Request, guild: int) -> Shows:
    """Turn it on again, if nothing that is known stands in its way."""
    evenings = request.services.evenings
    row = await evenings.settings(guild)
    if row is None or not manages(request.interaction):
        return Page(pages.refusal("managers-only", {}, request.say), new=True)
    if lacking := _lacking(request, row):
        return request.refused("evening-channel", channel=Markdown(f"<#{row.channel_id}>"), missing=lacking)
    row = await evenings.set(guild, here=row.channel_id, locale=row.locale)
    return Page(screens.page(row, request.say))


async def _open(request: Request, guild: int) -> Shows:
    """Wait for a second person, or no longer; the second opens a lobby with all who wait, others sit down there."""
    evenings = request.services.evenings
    async with evenings.opening(guild):
        found = await evenings.shown(guild)
        if found is None:
            return request.refused("evening-gone")
        if found.table is not None and found.table.status == "lobby":
            if found.table.seat_of(request.user) is None:
                request.done(await request.services.tables.join(found.table.id, request.person), found.table.id)
            return [PostOf(guild), Page(pages.text(screens.opened(found.table, request.say)), new=True)]
        others = await _there(request, guild, found.waiting)
        if not others:
            waits = any(one.user_id == request.user for one in found.waiting)
            await evenings.wait(guild, request.person, on=not waits)
            return PostOf(guild)
        return await _open_for(request, others, found.game)


async def _there(request: Request, guild: int, waiting: Sequence[EveningPerson]) -> list[Person]:
    """Who else waits and is still on the server; who has left waits no longer."""
    there: list[Person] = []
    for person in [Person(one.user_id, one.name) for one in waiting if one.user_id != request.user]:
        if await request.services.members.has_left(guild, person.id):
            await request.services.evenings.wait(guild, person, on=False)
        else:
            there.append(person)
    return there


async def _open_for(request: Request, others: Sequence[Person], game: str) -> Shows:
    """Open a table for the presser and these; each of them is called once, by name."""
    services, guild = request.services, request.guild
    allowed = (await request.settings()).get(ALLOWED) or ()

    def rights(channel: int) -> Rights:
        here = request.interaction
        known = channel == request.channel and here.channel is not None
        return (here.app_permissions, here.channel.type) if known and here.channel else services.api.rights(channel)

    await make_way(request, Place(guild, request.channel))
    if (found := spot(request.channel, allowed, rights, services.evenings.is_taken)) is None:
        return [PostOf(guild), request.refused("evening-no-room")]
    table = await open_at(request, game, found)
    for person in others:
        if isinstance(await services.tables.join(table.id, person), Done):
            services.boards.tell(table, [person.id], "evening-seat-call")
    await services.evenings.opened(guild, table.id)
    return [PostOf(guild), Page(pages.text(screens.opened(table, request.say)), new=True)]

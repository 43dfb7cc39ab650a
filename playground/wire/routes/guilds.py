"""Servers: what there is in them, their settings, channels, invites and audit log."""

from __future__ import annotations

from collections.abc import Sequence

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import Channel, World
from playground.world.errors import Json
from playground.world.permissions import in_channel


@route("GET", "/guilds/{guild_id}")
def get_guild(request: ApiRequest) -> Answer:
    guild = request.guild()
    data = guild.json()
    if request.flag("with_counts"):
        online = sum(request.world.status_of(one.user) != "offline" for one in guild.members.values())
        data |= {"approximate_member_count": len(guild.members), "approximate_presence_count": online}
    return data


@route("GET", "/guilds/{guild_id}/channels")
def get_channels(request: ApiRequest) -> Answer:
    return [one.json() for one in request.guild().channels.values() if in_channel(one, request.bot)]


@route("POST", "/guilds/{guild_id}/channels")
def create_channel(request: ApiRequest) -> Answer:
    world = request.world
    return 201, world.channel_edits.create(request.bot, request.guild(), request.given, request.reason).json()


@route("GET", "/guilds/{guild_id}/threads/active")
def get_active_threads(request: ApiRequest) -> Answer:
    world, guild = request.world, request.guild()
    threads = [
        one
        for one in world.channels.values()
        if one.guild is guild and one.thread is not None and not one.thread.archived and in_channel(one, request.bot)
    ]
    return thread_list(world, threads)


def thread_list(world: World, threads: Sequence[Channel]) -> Json:
    """Threads with the bot's own memberships, as Discord lists them."""
    mine = [one for one in threads if one.thread is not None and world.bot.id in one.thread.members]
    return {
        "threads": [world.threads.json(one) for one in threads],
        "members": [world.threads.member_json(one, world.bot.id) for one in mine],
        "has_more": False,
    }

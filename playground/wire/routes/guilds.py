"""Servers: what there is in them, their settings, channels, invites and audit log."""

from __future__ import annotations

from collections.abc import Sequence

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import Channel, DiscordError, P, World
from playground.world.errors import Json
from playground.world.permissions import in_channel, in_guild


@route("GET", "/guilds/{guild_id}")
def get_guild(request: ApiRequest) -> Answer:
    guild = request.guild()
    data = guild.json()
    if request.flag("with_counts"):
        online = sum(request.world.status_of(one.user) != "offline" for one in guild.members.values())
        data |= {"approximate_member_count": len(guild.members), "approximate_presence_count": online}
    return data


@route("PATCH", "/guilds/{guild_id}")
def edit_guild(request: ApiRequest) -> Answer:
    return request.world.guild_edits.edit(request.bot, request.guild(), request.body or {}, request.reason).json()


@route("GET", "/guilds/{guild_id}/channels")
def get_channels(request: ApiRequest) -> Answer:
    return [one.json() for one in request.guild().channels.values() if in_channel(one, request.bot)]


@route("POST", "/guilds/{guild_id}/channels")
def create_channel(request: ApiRequest) -> Answer:
    world = request.world
    return 201, world.channel_edits.create(request.bot, request.guild(), request.body or {}, request.reason).json()


@route("PATCH", "/guilds/{guild_id}/channels")
def reorder_channels(request: ApiRequest) -> Answer:
    request.world.channel_edits.reorder(request.bot, request.guild(), request.body or [])
    return None


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


@route("GET", "/guilds/{guild_id}/audit-logs")
def get_audit_log(request: ApiRequest) -> Answer:
    guild = request.guild()
    if not in_guild(guild, request.bot) & P.VIEW_AUDIT_LOG:
        raise DiscordError(50013)
    return request.world.audit_log.json(
        guild, request.number("limit", 50, 1, 100), actor=request.snowflake("user_id"),
        action=request.snowflake("action_type"), before=request.snowflake("before"), after=request.snowflake("after"),
    )  # fmt: skip


@route("GET", "/guilds/{guild_id}/invites")
def get_invites(request: ApiRequest) -> Answer:
    return [one.json() for one in request.world.invites.of_guild(request.bot, request.guild())]


@route("GET", "/channels/{channel_id}/invites")
def get_channel_invites(request: ApiRequest) -> Answer:
    return [one.json() for one in request.world.invites.of_channel(request.bot, request.channel())]


@route("POST", "/channels/{channel_id}/invites")
def create_invite(request: ApiRequest) -> Answer:
    return request.world.invites.create(request.bot, request.channel(), request.body, request.reason).json()


@route("GET", "/invites/{code}")
def get_invite(request: ApiRequest) -> Answer:
    return request.world.invites.get(request.params["code"]).json()


@route("DELETE", "/invites/{code}")
def delete_invite(request: ApiRequest) -> Answer:
    return request.world.invites.delete(request.bot, request.params["code"], request.reason).json()

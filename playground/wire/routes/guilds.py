"""Servers and their channels."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route


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
    return [one.json() for one in request.guild().channels.values() if request.world.can_see(request.bot, one)]


@route("POST", "/guilds/{guild_id}/channels")
def create_channel(request: ApiRequest) -> Answer:
    world = request.world
    return 201, world.channel_edits.create(request.guild(), request.given, request.reason).json()

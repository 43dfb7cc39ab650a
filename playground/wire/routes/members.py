"""Members, bans and roles of a server."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import DiscordError, P
from playground.world.permissions import in_guild


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(request: ApiRequest) -> Answer:
    return request.member().json()


@route("PATCH", "/guilds/{guild_id}/members/@me")
def edit_own_member(request: ApiRequest) -> Answer:
    guild = request.guild()
    own = guild.members[request.bot.id]
    return request.world.members.edit(guild, own, request.given, request.reason).json()


@route("PATCH", "/guilds/{guild_id}/members/{user_id}")
def edit_member(request: ApiRequest) -> Answer:
    edit = request.world.members.edit
    return edit(request.guild(), request.member(), request.given, request.reason).json()


@route("DELETE", "/guilds/{guild_id}/members/{user_id}")
def kick(request: ApiRequest) -> None:
    request.world.members.kick(request.guild(), request.member(), request.reason)


@route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def give_role(request: ApiRequest) -> None:
    members = request.world.members
    members.give_role(request.guild(), request.member(), request.role(), request.reason)


@route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def take_role(request: ApiRequest) -> None:
    members = request.world.members
    members.take_role(request.guild(), request.member(), request.role(), request.reason)


# -- bans --------------------------------------------------------------------------------------------------------------


@route("GET", "/guilds/{guild_id}/bans/{user_id}")
def get_ban(request: ApiRequest) -> Answer:
    guild = request.guild()
    if not in_guild(guild, request.bot) & P.BAN_MEMBERS:
        raise DiscordError(50013)
    return request.world.members.ban_json(guild, request.id("user_id"))


@route("PUT", "/guilds/{guild_id}/bans/{user_id}")
def ban(request: ApiRequest) -> None:
    in_query = ("delete_message_seconds", "delete_message_days")  # where some libraries put it
    body = {key: request.query[key] for key in in_query if key in request.query}
    body |= request.given
    request.world.members.ban(request.guild(), request.user(), body, request.reason)


@route("DELETE", "/guilds/{guild_id}/bans/{user_id}")
def unban(request: ApiRequest) -> None:
    request.world.members.unban(request.guild(), request.id("user_id"), request.reason)


# -- roles -------------------------------------------------------------------------------------------------------------


@route("POST", "/guilds/{guild_id}/roles")
def create_role(request: ApiRequest) -> Answer:
    return request.world.members.create_role(request.guild(), request.given, request.reason).json()

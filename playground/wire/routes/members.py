"""Members, bans and roles of a server."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import DiscordError, Guild, P
from playground.world.permissions import in_guild


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(request: ApiRequest) -> Answer:
    return request.member().json()


@route("GET", "/guilds/{guild_id}/members")
def get_members(request: ApiRequest) -> Answer:
    guild = request.guild()
    if not request.connection.application_flags & (1 << 15):  # the privileged intent, as the portal has it
        raise DiscordError(50001)
    after, limit = request.snowflake("after") or 0, request.number("limit", 1, 1, 1000)
    return [guild.members[one].json() for one in sorted(guild.members) if one > after][:limit]


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


@route("GET", "/guilds/{guild_id}/bans")
def get_bans(request: ApiRequest) -> Answer:
    guild, limit = with_bans(request), request.number("limit", 1000, 1, 1000)
    before, after = request.snowflake("before"), request.snowflake("after") or 0
    ids = [one for one in sorted(guild.bans) if one > after and (before is None or one < before)]
    page = ids[-limit:] if before is not None else ids[:limit]
    return [request.world.members.ban_json(guild, one) for one in page]


@route("GET", "/guilds/{guild_id}/bans/{user_id}")
def get_ban(request: ApiRequest) -> Answer:
    return request.world.members.ban_json(with_bans(request), request.id("user_id"))


def with_bans(request: ApiRequest) -> Guild:
    """The server of the path, if the bot may read its bans.

    :raises DiscordError: 10004, 50013.
    """
    guild = request.guild()
    if not in_guild(guild, request.bot) & P.BAN_MEMBERS:
        raise DiscordError(50013)
    return guild


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


@route("GET", "/guilds/{guild_id}/roles")
def get_roles(request: ApiRequest) -> Answer:
    return [role.json() for role in request.guild().roles.values()]


@route("GET", "/guilds/{guild_id}/roles/{role_id}")
def get_role(request: ApiRequest) -> Answer:
    return request.role().json()


@route("POST", "/guilds/{guild_id}/roles")
def create_role(request: ApiRequest) -> Answer:
    return request.world.members.create_role(request.guild(), request.given, request.reason).json()

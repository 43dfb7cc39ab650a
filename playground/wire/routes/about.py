"""Who the bot is, how it connects, and its guilds."""

from __future__ import annotations

from collections.abc import Sequence

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import Channel, DiscordError, P, World
from playground.world.errors import Json
from playground.world.model import CATEGORY, NEWS, TEXT_CHANNEL, VOICE
from playground.world.permissions import in_channel, in_guild
from playground.world.validation import Bool, Choice, Fields, Id, Int, ListOf, Text, check


def bot_user(world: World) -> Json:
    """The bot's own user JSON."""
    return {
        **world.bot.json(),
        "verified": True,
        "mfa_enabled": False,
        "locale": "en-US",
        "email": None,
        "premium_type": 0,
    }


@route("GET", "/users/@me")
def get_me(request: ApiRequest) -> Answer:
    return bot_user(request.world)


@route("GET", "/users/{user_id}")
def get_user(request: ApiRequest) -> Answer:
    return request.user().json()


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def get_application(request: ApiRequest) -> Answer:
    world = request.world
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": world.bot.json(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": "0"}}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": world.developer.json(),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


@route("GET", "/gateway", auth=False)
def get_gateway(request: ApiRequest) -> Answer:
    return {"url": request.gateway_url}


@route("GET", "/gateway/bot")
def get_gateway_bot(request: ApiRequest) -> Answer:
    limit: Json = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": request.gateway_url, "shards": request.shards, "session_start_limit": limit}


@route("GET", "/users/@me/guilds")
def get_my_guilds(request: ApiRequest) -> Answer:
    bot = request.bot
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(in_guild(guild, bot)),
            "features": [],
        }
        for guild in request.world.guilds.values()
        if bot.id in guild.members
    ]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(request: ApiRequest) -> Answer:
    request.world.kick_bot(request.world.find_guild(request.id("guild_id")))
    return None


@route("POST", "/users/@me/channels")
def open_dm(request: ApiRequest) -> Answer:
    check(Fields("direct channel", {"recipient_id": Id(required=True)}), request.body)
    user = request.world.users.get(int(request.body["recipient_id"]))
    if user is None:
        raise DiscordError(10013)
    if user.bot:
        raise DiscordError(50007)
    return request.world.direct(user).json()


@route("GET", "/guilds/{guild_id}")
def get_guild(request: ApiRequest) -> Answer:
    guild = request.world.find_guild(request.id("guild_id"))
    data = guild.json()
    if request.query.get("with_counts") in ("1", "true", "True"):
        data |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return data


@route("GET", "/guilds/{guild_id}/channels")
def get_channels(request: ApiRequest) -> Answer:
    guild = request.world.find_guild(request.id("guild_id"))
    return [one.json() for one in guild.channels.values() if in_channel(one, request.bot)]


@route("GET", "/guilds/{guild_id}/roles")
def get_roles(request: ApiRequest) -> Answer:
    return [role.json() for role in request.world.find_guild(request.id("guild_id")).roles.values()]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(request: ApiRequest) -> Answer:
    guild = request.world.find_guild(request.id("guild_id"))
    member = guild.members.get(request.id("user_id"))
    if member is None:
        raise DiscordError(10007)
    return member.json()


@route("GET", "/guilds/{guild_id}/members")
def get_members(request: ApiRequest) -> Answer:
    guild = request.world.find_guild(request.id("guild_id"))
    after, limit = request.snowflake("after") or 0, request.number("limit", 1, 1, 1000)
    return [guild.members[one].json() for one in sorted(guild.members) if one > after][:limit]


@route("GET", "/guilds/{guild_id}/threads/active")
def get_active_threads(request: ApiRequest) -> Answer:
    world, guild = request.world, request.world.find_guild(request.id("guild_id"))
    threads = [
        one
        for one in world.channels.values()
        if one.guild is guild and one.thread is not None and not one.thread.archived and in_channel(one, request.bot)
    ]
    return thread_list(world, threads)


def thread_list(world: World, threads: Sequence[Channel]) -> Json:
    mine = [one for one in threads if one.thread is not None and world.bot.id in one.thread.members]
    return {
        "threads": [world.threads.json(one) for one in threads],
        "members": [world.threads.member_json(one, world.bot.id) for one in mine],
        "has_more": False,
    }


_NEW_CHANNEL = Fields("channel", {
    "name": Text(1, 100, required=True), "type": Choice((TEXT_CHANNEL, VOICE, CATEGORY, NEWS)), "parent_id": Id(),
    "topic": Text(0, 1024), "position": Int(0), "nsfw": Bool(), "rate_limit_per_user": Int(0, 21600),
    "permission_overwrites": ListOf(Fields("overwrite", {
        "id": Id(required=True), "type": Int(0, 1), "allow": Int(0), "deny": Int(0)})),
})  # fmt: skip


@route("POST", "/guilds/{guild_id}/channels")
def make_channel(request: ApiRequest) -> Answer:
    world, guild = request.world, request.world.find_guild(request.id("guild_id"))
    if not in_guild(guild, request.bot) & P.MANAGE_CHANNELS:
        raise DiscordError(50013)
    check(_NEW_CHANNEL, request.body)
    body = request.body
    parent = guild.channels.get(int(body["parent_id"])) if body.get("parent_id") else None
    channel = world.channel(guild, body["name"], parent=parent, kind=body.get("type") or TEXT_CHANNEL)
    channel.topic, channel.slowmode = body.get("topic"), body.get("rate_limit_per_user") or 0
    channel.nsfw = bool(body.get("nsfw"))
    for one in body.get("permission_overwrites") or ():
        set_overwrite(world, channel, int(one["id"]), one)
    return 201, channel.json()


def set_overwrite(world: World, channel: Channel, target: int, body: Json) -> None:
    assert channel.guild is not None
    whom = world.users.get(target) if int(body.get("type") or 0) == 1 else channel.guild.roles.get(target)
    if whom is None:
        raise DiscordError(10013 if int(body.get("type") or 0) == 1 else 10011)
    world.allow(channel, whom, int(body.get("allow") or 0), int(body.get("deny") or 0))

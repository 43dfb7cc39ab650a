"""Who the bot is, how it connects, whom it knows."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import DiscordError, World
from playground.world.errors import Json
from playground.world.validation import Fields, Id


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
        "flags": request.connection.application_flags,
        "flags_new": str(request.connection.application_flags),
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
    return {"url": request.connection.gateway_url}


@route("GET", "/gateway/bot")
def get_gateway_bot(request: ApiRequest) -> Answer:
    limit: Json = {
        "total": 1000,
        "remaining": 1000,
        "reset_after": 0,
        "max_concurrency": request.connection.max_concurrency,
    }
    return {"url": request.connection.gateway_url, "shards": request.connection.shards, "session_start_limit": limit}


@route("GET", "/soundboard-default-sounds")
def get_default_sounds(request: ApiRequest) -> Answer:
    return []  # some libraries ask for them when they connect


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(request: ApiRequest) -> None:
    request.world.kick_bot(request.world.find_guild(request.id("guild_id")))


@route("POST", "/users/@me/channels")
def open_dm(request: ApiRequest) -> Answer:
    request.check(Fields("direct channel", {"recipient_id": Id(required=True)}))
    user = request.world.users.get(int(request.body["recipient_id"]))
    if user is None:
        raise DiscordError(10013)
    if user.bot:
        raise DiscordError(50007)
    return request.world.direct(user).json()

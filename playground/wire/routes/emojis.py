"""Emojis of the application and of servers."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route

from .application import scope


@route("GET", "/applications/{application_id}/emojis")
def get_emojis(request: ApiRequest) -> Answer:
    scope(request)
    return request.world.emojis.json()


@route("POST", "/applications/{application_id}/emojis")
def create_emoji(request: ApiRequest) -> Answer:
    scope(request)
    return 201, request.world.emojis.create(request.body).json()


@route("GET", "/applications/{application_id}/emojis/{emoji_id}")
def get_emoji(request: ApiRequest) -> Answer:
    scope(request)
    return request.world.emojis.get(request.id("emoji_id")).json()


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(request: ApiRequest) -> None:
    scope(request)
    request.world.emojis.delete(request.id("emoji_id"))


@route("POST", "/guilds/{guild_id}/emojis")
def create_guild_emoji(request: ApiRequest) -> Answer:
    return 201, request.world.emojis.create(request.body, request.guild(), request.reason).json()

"""Commands, emojis and interactions: what belongs to the application."""

from __future__ import annotations

from typing import Any

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import DiscordError, Message


def _scope(request: ApiRequest) -> int | None:
    if request.id("application_id") != request.world.application_id:
        raise DiscordError(10002)
    if "guild_id" not in request.params:
        return None
    if request.id("guild_id") not in request.world.guilds:
        raise DiscordError(50001)
    return request.id("guild_id")


for _base in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):

    @route("GET", f"{_base}/commands")
    def get_commands(request: ApiRequest) -> Answer:
        return request.world.commands.all(_scope(request))

    @route("PUT", f"{_base}/commands")
    def replace_commands(request: ApiRequest) -> Answer:
        return request.world.commands.replace(_scope(request), request.body)

    @route("POST", f"{_base}/commands")
    def create_command(request: ApiRequest) -> Answer:
        return 201, request.world.commands.create(_scope(request), request.body)

    @route("GET", f"{_base}/commands/{{command_id}}")
    def get_command(request: ApiRequest) -> Answer:
        return request.world.commands.get(_scope(request), request.id("command_id"))

    @route("PATCH", f"{_base}/commands/{{command_id}}")
    def edit_command(request: ApiRequest) -> Answer:
        return request.world.commands.edit(_scope(request), request.id("command_id"), request.body)

    @route("DELETE", f"{_base}/commands/{{command_id}}")
    def delete_command(request: ApiRequest) -> Answer:
        request.world.commands.delete(_scope(request), request.id("command_id"))
        return None


@route("GET", "/applications/{application_id}/emojis")
def get_emojis(request: ApiRequest) -> Answer:
    _scope(request)
    return request.world.emojis.json()


@route("POST", "/applications/{application_id}/emojis")
def create_emoji(request: ApiRequest) -> Answer:
    _scope(request)
    return 201, request.world.emojis.create(request.body).json()


@route("GET", "/applications/{application_id}/emojis/{emoji_id}")
def get_emoji(request: ApiRequest) -> Answer:
    _scope(request)
    return request.world.emojis.get(request.id("emoji_id")).json()


@route("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
def rename_emoji(request: ApiRequest) -> Answer:
    _scope(request)
    return request.world.emojis.rename(request.id("emoji_id"), request.body).json()


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(request: ApiRequest) -> Answer:
    _scope(request)
    request.world.emojis.delete(request.id("emoji_id"))
    return None


@route("POST", "/interactions/{interaction_id}/{token}/callback", "callback", auth=False)
def callback(request: ApiRequest) -> Answer:
    done = request.world.interactions.callback(
        request.id("interaction_id"), request.params["token"], request.body, request.parts
    )
    return done if request.query.get("with_response") in ("1", "true", "True") else None


@route("POST", "/webhooks/{application_id}/{token}", "webhook", auth=False)
def follow_up(request: ApiRequest) -> Answer:
    interactions = request.world.interactions
    interaction = interactions.by_token(request.id("application_id"), request.params["token"])
    return interactions.follow_up(interaction, request.body, request.parts).payload


def _by_token(request: ApiRequest) -> tuple[Any, Message]:
    interactions = request.world.interactions
    interaction = interactions.by_token(request.id("application_id"), request.params["token"])
    return interaction, interactions.message(interaction, request.params["message_id"])


@route("GET", "/webhooks/{application_id}/{token}/messages/{message_id}", "webhook", auth=False)
def get_by_token(request: ApiRequest) -> Answer:
    return _by_token(request)[1].payload


@route("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", "webhook", auth=False)
def edit_by_token(request: ApiRequest) -> Answer:
    interaction, message = _by_token(request)
    return request.world.interactions.edit(interaction, message, request.body, request.parts).payload


@route("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}", "webhook", auth=False)
def delete_by_token(request: ApiRequest) -> Answer:
    request.world.interactions.delete(_by_token(request)[1])
    return None

"""Commands, emojis and interactions: what belongs to the application."""

from __future__ import annotations

from typing import Any

from playground.wire.calls import Answer, Call, route
from playground.world import DiscordError, Message


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.world.application_id:
        raise DiscordError(10002)
    if "guild_id" not in call.params:
        return None
    if call.id("guild_id") not in call.world.guilds:
        raise DiscordError(50001)
    return call.id("guild_id")


for _base in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):

    @route("GET", f"{_base}/commands")
    def get_commands(call: Call) -> Answer:
        return call.world.commands.all(_scope(call))

    @route("PUT", f"{_base}/commands")
    def replace_commands(call: Call) -> Answer:
        return call.world.commands.replace(_scope(call), call.body)

    @route("POST", f"{_base}/commands")
    def create_command(call: Call) -> Answer:
        return 201, call.world.commands.create(_scope(call), call.body)

    @route("GET", f"{_base}/commands/{{command_id}}")
    def get_command(call: Call) -> Answer:
        return call.world.commands.get(_scope(call), call.id("command_id"))

    @route("PATCH", f"{_base}/commands/{{command_id}}")
    def edit_command(call: Call) -> Answer:
        return call.world.commands.edit(_scope(call), call.id("command_id"), call.body)

    @route("DELETE", f"{_base}/commands/{{command_id}}")
    def delete_command(call: Call) -> Answer:
        call.world.commands.delete(_scope(call), call.id("command_id"))
        return None


@route("GET", "/applications/{application_id}/emojis")
def get_emojis(call: Call) -> Answer:
    _scope(call)
    return call.world.emojis.json()


@route("POST", "/applications/{application_id}/emojis")
def create_emoji(call: Call) -> Answer:
    _scope(call)
    return 201, call.world.emojis.create(call.body).json()


@route("GET", "/applications/{application_id}/emojis/{emoji_id}")
def get_emoji(call: Call) -> Answer:
    _scope(call)
    return call.world.emojis.get(call.id("emoji_id")).json()


@route("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
def rename_emoji(call: Call) -> Answer:
    _scope(call)
    return call.world.emojis.rename(call.id("emoji_id"), call.body).json()


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(call: Call) -> Answer:
    _scope(call)
    call.world.emojis.delete(call.id("emoji_id"))
    return None


@route("POST", "/interactions/{interaction_id}/{token}/callback", "callback", auth=False)
def callback(call: Call) -> Answer:
    done = call.world.interactions.callback(call.id("interaction_id"), call.params["token"], call.body, call.parts)
    return done if call.query.get("with_response") in ("1", "true", "True") else None


@route("POST", "/webhooks/{application_id}/{token}", "webhook", auth=False)
def follow_up(call: Call) -> Answer:
    interactions = call.world.interactions
    interaction = interactions.by_token(call.id("application_id"), call.params["token"])
    return interactions.follow_up(interaction, call.body, call.parts).payload


def _by_token(call: Call) -> tuple[Any, Message]:
    interactions = call.world.interactions
    interaction = interactions.by_token(call.id("application_id"), call.params["token"])
    return interaction, interactions.message(interaction, call.params["message_id"])


@route("GET", "/webhooks/{application_id}/{token}/messages/{message_id}", "webhook", auth=False)
def get_by_token(call: Call) -> Answer:
    return _by_token(call)[1].payload


@route("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", "webhook", auth=False)
def edit_by_token(call: Call) -> Answer:
    interaction, message = _by_token(call)
    return call.world.interactions.edit(interaction, message, call.body, call.parts).payload


@route("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}", "webhook", auth=False)
def delete_by_token(call: Call) -> Answer:
    call.world.interactions.delete(_by_token(call)[1])
    return None

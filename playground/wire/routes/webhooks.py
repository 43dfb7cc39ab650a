"""Webhooks: managed by the bot, used by their token. The bot's own interactions answer at addresses like theirs."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import Interaction, Message
from playground.world.errors import Json
from playground.world.webhooks import Webhook


def _json(request: ApiRequest, webhook: Webhook, *, with_user: bool = True) -> Json:
    return webhook.json(request.connection.api_url, with_user=with_user)


@route("GET", "/channels/{channel_id}/webhooks")
def get_channel_webhooks(request: ApiRequest) -> Answer:
    return [_json(request, one) for one in request.world.webhooks.of_channel(request.bot, request.channel())]


@route("POST", "/channels/{channel_id}/webhooks")
def create_webhook(request: ApiRequest) -> Answer:
    body = request.body or {}
    return _json(request, request.world.webhooks.create(request.bot, request.channel(), body, request.reason))


@route("GET", "/guilds/{guild_id}/webhooks")
def get_guild_webhooks(request: ApiRequest) -> Answer:
    return [_json(request, one) for one in request.world.webhooks.of_guild(request.bot, request.guild())]


@route("GET", "/webhooks/{webhook_id}")
def get_webhook(request: ApiRequest) -> Answer:
    return _json(request, request.world.webhooks.allowed(request.bot, request.id("webhook_id")))


@route("PATCH", "/webhooks/{webhook_id}")
def edit_webhook(request: ApiRequest) -> Answer:
    webhooks = request.world.webhooks
    webhook = webhooks.allowed(request.bot, request.id("webhook_id"))
    return _json(request, webhooks.edit(request.bot, webhook, request.body or {}, request.reason))


@route("DELETE", "/webhooks/{webhook_id}")
def delete_webhook(request: ApiRequest) -> Answer:
    webhooks = request.world.webhooks
    webhooks.delete(request.bot, webhooks.allowed(request.bot, request.id("webhook_id")), request.reason)
    return None


# -- by the token ------------------------------------------------------------------------------------------------------


def _by_token(request: ApiRequest) -> Webhook:
    return request.world.webhooks.get(request.id("webhook_id"), request.params["token"])


def _interaction(request: ApiRequest) -> Interaction | None:
    """The interaction whose token the address has, if it is the application's own."""
    if request.id("webhook_id") != request.world.application_id:
        return None
    return request.world.interactions.by_token(request.id("webhook_id"), request.params["token"])


@route("GET", "/webhooks/{webhook_id}/{token}", "webhook", auth=False)
def get_webhook_by_token(request: ApiRequest) -> Answer:
    return _json(request, _by_token(request), with_user=False)


@route("PATCH", "/webhooks/{webhook_id}/{token}", "webhook", auth=False)
def edit_webhook_by_token(request: ApiRequest) -> Answer:
    webhook = request.world.webhooks.edit(None, _by_token(request), request.body or {})
    return _json(request, webhook, with_user=False)


@route("DELETE", "/webhooks/{webhook_id}/{token}", "webhook", auth=False)
def delete_webhook_by_token(request: ApiRequest) -> Answer:
    request.world.webhooks.delete(None, _by_token(request))
    return None


@route("POST", "/webhooks/{webhook_id}/{token}", "webhook", auth=False)
def execute(request: ApiRequest) -> Answer:
    interaction = _interaction(request)
    if interaction is not None:
        return request.world.interactions.follow_up(interaction, request.body, request.parts).payload
    thread = request.snowflake("thread_id")
    message = request.world.webhooks.execute(_by_token(request), request.body, request.parts, thread=thread)
    return message.payload if request.flag("wait") else None


def _message(request: ApiRequest) -> tuple[Interaction | None, Message]:
    interaction = _interaction(request)
    if interaction is not None:
        return interaction, request.world.interactions.message(interaction, request.params["message_id"])
    webhook, thread = _by_token(request), request.snowflake("thread_id")
    return None, request.world.webhooks.message(webhook, request.id("message_id"), thread=thread)


@route("GET", "/webhooks/{webhook_id}/{token}/messages/{message_id}", "webhook", auth=False)
def get_message_by_token(request: ApiRequest) -> Answer:
    return _message(request)[1].payload


@route("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message_id}", "webhook", auth=False)
def edit_message_by_token(request: ApiRequest) -> Answer:
    interaction, message = _message(request)
    if interaction is not None:
        return request.world.interactions.edit(interaction, message, request.body, request.parts).payload
    return request.world.webhooks.edit_message(message, request.body, request.parts).payload


@route("DELETE", "/webhooks/{webhook_id}/{token}/messages/{message_id}", "webhook", auth=False)
def delete_message_by_token(request: ApiRequest) -> Answer:
    request.world.messages.remove(_message(request)[1])
    return None

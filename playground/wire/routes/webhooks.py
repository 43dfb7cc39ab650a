"""Follow-ups: an interaction is answered at an address like a webhook's. The webhooks of channels are not here."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import DiscordError, Interaction, Message


def _interaction(request: ApiRequest) -> Interaction:
    """The interaction whose token the address has."""
    if request.id("webhook_id") != request.world.application_id:
        raise DiscordError(10015)
    return request.world.interactions.by_token(request.id("webhook_id"), request.params["token"])


@route("POST", "/webhooks/{webhook_id}/{token}", "webhook", auth=False)
def follow_up(request: ApiRequest) -> Answer:
    return request.world.interactions.follow_up(_interaction(request), request.body, request.parts).payload


def _message(request: ApiRequest) -> tuple[Interaction, Message]:
    interaction = _interaction(request)
    return interaction, request.world.interactions.message(interaction, request.params["message_id"])


@route("GET", "/webhooks/{webhook_id}/{token}/messages/{message_id}", "webhook", auth=False)
def get_message_by_token(request: ApiRequest) -> Answer:
    return _message(request)[1].payload


@route("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message_id}", "webhook", auth=False)
def edit_message_by_token(request: ApiRequest) -> Answer:
    interaction, message = _message(request)
    return request.world.interactions.edit(interaction, message, request.body, request.parts).payload


@route("DELETE", "/webhooks/{webhook_id}/{token}/messages/{message_id}", "webhook", auth=False)
def delete_message_by_token(request: ApiRequest) -> None:
    request.world.messages.remove(_message(request)[1])

"""Messages, pins and reactions."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import DiscordError, P
from playground.world.errors import Json
from playground.world.model import iso
from playground.world.permissions import in_channel


@route("GET", "/channels/{channel_id}/messages", "channel")
def get_history(request: ApiRequest) -> Answer:
    channel = request.channel()
    limit = request.number("limit", 50, 1, 100)
    if not in_channel(channel, request.bot) & P.READ_HISTORY:
        return []
    found = request.world.messages.history(
        channel, limit,
        before=request.snowflake("before"), after=request.snowflake("after"), around=request.snowflake("around"),
    )  # fmt: skip
    return [message.payload for message in found]


@route("POST", "/channels/{channel_id}/messages", "channel")
def send_message(request: ApiRequest) -> Answer:
    return request.world.messages.send(request.bot, request.channel(), request.body, request.parts).payload


@route("GET", "/channels/{channel_id}/messages/{message_id}", "channel")
def get_message(request: ApiRequest) -> Answer:
    channel = request.channel()
    if not in_channel(channel, request.bot) & P.READ_HISTORY:
        raise DiscordError(50013)
    return request.message().payload


@route("PATCH", "/channels/{channel_id}/messages/{message_id}", "channel")
def edit_message(request: ApiRequest) -> Answer:
    return request.world.messages.edit(request.bot, request.message(), request.body, request.parts).payload


@route("DELETE", "/channels/{channel_id}/messages/{message_id}", "delete")
def delete_message(request: ApiRequest) -> None:
    request.world.messages.delete(request.bot, request.message())


@route("POST", "/channels/{channel_id}/messages/bulk-delete", "channel")
def delete_messages(request: ApiRequest) -> None:
    request.world.messages.delete_many(request.bot, request.channel(), request.body)


@route("GET", "/channels/{channel_id}/messages/pins")
def get_pins(request: ApiRequest) -> Answer:
    pins, limit = request.world.messages.pins(request.channel()), request.number("limit", 50, 1, 50)
    items: list[Json] = [{"pinned_at": iso(at), "message": message.payload} for message, at in pins]
    return {"items": items[:limit], "has_more": len(items) > limit}


@route("GET", "/channels/{channel_id}/pins")
def get_pinned_messages(request: ApiRequest) -> Answer:
    """As older clients ask for them: the messages alone."""
    return [message.payload for message, _ in request.world.messages.pins(request.channel())][:50]


for _method, _on in (("PUT", True), ("DELETE", False)):

    @route(_method, "/channels/{channel_id}/messages/pins/{message_id}")
    @route(_method, "/channels/{channel_id}/pins/{message_id}")
    def pin(request: ApiRequest, on: bool = _on) -> None:
        request.world.messages.pin(request.bot, request.message(), on=on)


@route("GET", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}", "channel")
def get_reactions(request: ApiRequest) -> Answer:
    users = request.message().reactions.get(request.params["emoji"], [])
    after, limit = request.snowflake("after") or 0, request.number("limit", 25, 1, 100)
    return [request.world.users[one].json() for one in sorted(users) if one > after][:limit]


@route("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me", "channel")
def react(request: ApiRequest) -> None:
    request.world.messages.react(request.bot, request.message(), request.params["emoji"], on=True)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me", "channel")
def unreact(request: ApiRequest) -> None:
    request.world.messages.react(request.bot, request.message(), request.params["emoji"], on=False)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/{user_id}", "channel")
def unreact_other(request: ApiRequest) -> None:
    request.world.messages.react(
        request.bot, request.message(), request.params["emoji"], on=False, whose=request.user()
    )


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}", "channel")
def clear_reaction(request: ApiRequest) -> None:
    request.world.messages.clear_reactions(request.bot, request.message(), request.params["emoji"])


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions", "channel")
def clear_reactions(request: ApiRequest) -> None:
    request.world.messages.clear_reactions(request.bot, request.message())

"""Messages, pins and reactions."""

from __future__ import annotations

from playground.wire.calls import Answer, Call, route
from playground.world import DiscordError, P
from playground.world.errors import Json
from playground.world.model import iso
from playground.world.permissions import in_channel


@route("GET", "/channels/{channel_id}/messages", "channel")
def get_history(call: Call) -> Answer:
    channel = call.channel()
    limit = call.number("limit", 50, 1, 100)
    if not in_channel(channel, call.bot) & P.READ_HISTORY:
        return []
    found = call.world.messages.history(
        channel, limit,
        before=call.snowflake("before"), after=call.snowflake("after"), around=call.snowflake("around"),
    )  # fmt: skip
    return [message.payload for message in found]


@route("POST", "/channels/{channel_id}/messages", "channel")
def send_message(call: Call) -> Answer:
    return call.world.messages.send(call.bot, call.channel(), call.body, call.parts).payload


@route("GET", "/channels/{channel_id}/messages/{message_id}", "channel")
def get_message(call: Call) -> Answer:
    channel = call.channel()
    if not in_channel(channel, call.bot) & P.READ_HISTORY:
        raise DiscordError(50013)
    return call.message().payload


@route("PATCH", "/channels/{channel_id}/messages/{message_id}", "channel")
def edit_message(call: Call) -> Answer:
    return call.world.messages.edit(call.bot, call.message(), call.body, call.parts).payload


@route("DELETE", "/channels/{channel_id}/messages/{message_id}", "channel")
def delete_message(call: Call) -> Answer:
    call.world.messages.delete(call.bot, call.message())
    return None


@route("POST", "/channels/{channel_id}/messages/bulk-delete", "channel")
def delete_messages(call: Call) -> Answer:
    call.world.messages.delete_many(call.bot, call.channel(), call.body)
    return None


@route("GET", "/channels/{channel_id}/messages/pins")
def get_pins(call: Call) -> Answer:
    channel = call.channel()
    newest = sorted(channel.pins.items(), key=lambda pin: pin[1], reverse=True)[: call.number("limit", 50, 1, 50)]
    items: list[Json] = [{"pinned_at": iso(when), "message": channel.messages[one].payload} for one, when in newest]
    return {"items": items, "has_more": len(channel.pins) > len(items)}


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@route("PUT", "/channels/{channel_id}/pins/{message_id}")
def pin(call: Call) -> Answer:
    call.world.messages.pin(call.bot, call.message(), on=True)
    return None


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@route("DELETE", "/channels/{channel_id}/pins/{message_id}")
def unpin(call: Call) -> Answer:
    call.world.messages.pin(call.bot, call.message(), on=False)
    return None


@route("GET", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}", "channel")
def get_reactions(call: Call) -> Answer:
    users = call.message().reactions.get(call.params["emoji"], [])
    after, limit = call.snowflake("after") or 0, call.number("limit", 25, 1, 100)
    return [call.world.users[one].json() for one in sorted(users) if one > after][:limit]


@route("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me", "channel")
def react(call: Call) -> Answer:
    call.world.messages.react(call.bot, call.message(), call.params["emoji"], on=True)
    return None


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me", "channel")
def unreact(call: Call) -> Answer:
    call.world.messages.react(call.bot, call.message(), call.params["emoji"], on=False)
    return None


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/{user_id}", "channel")
def unreact_other(call: Call) -> Answer:
    call.world.messages.react(call.bot, call.message(), call.params["emoji"], on=False, whose=call.user())
    return None


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}", "channel")
def clear_reaction(call: Call) -> Answer:
    call.world.messages.clear_reactions(call.bot, call.message(), call.params["emoji"])
    return None


@route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions", "channel")
def clear_reactions(call: Call) -> Answer:
    call.world.messages.clear_reactions(call.bot, call.message())
    return None

"""Channels and threads."""

from __future__ import annotations

from playground.wire.calls import Answer, Call, route
from playground.world import DiscordError, P
from playground.world.errors import Json
from playground.world.form import Bool, Fields, Id, Int, Text, check
from playground.world.model import DM

from .about import set_overwrite, thread_list


@route("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Answer:
    channel = call.channel()
    return call.world.threads.json(channel) if channel.thread else channel.json()


_CHANGE_CHANNEL = Fields("channel", {
    "name": Text(1, 100), "topic": Text(0, 1024), "position": Int(0), "nsfw": Bool(), "parent_id": Id(),
    "rate_limit_per_user": Int(0, 21600),
})  # fmt: skip


@route("PATCH", "/channels/{channel_id}")
def change_channel(call: Call) -> Answer:
    channel = call.channel()
    if channel.thread is not None:
        call.world.threads.change(call.bot, channel, call.body)
        return call.world.threads.json(channel)
    if channel.type == DM:
        raise DiscordError(50003)
    call.world.need(channel, call.bot, P.MANAGE_CHANNELS)
    check(_CHANGE_CHANNEL, call.body)
    body = call.body
    channel.name = body.get("name") or channel.name
    channel.topic = body.get("topic", channel.topic)
    channel.slowmode = body.get("rate_limit_per_user", channel.slowmode) or 0
    channel.nsfw = bool(body.get("nsfw", channel.nsfw))
    channel.position = body.get("position", channel.position)
    call.world.tell("CHANNEL_UPDATE", channel.json(), channel)
    call.world.show("channel", channel, channel.json())
    return channel.json()


@route("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Answer:
    channel = call.channel()
    call.world.need(channel, call.bot, P.MANAGE_THREADS if channel.thread else P.MANAGE_CHANNELS)
    data = channel.json()
    call.world.delete_channel(channel)
    return data


@route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
def put_overwrite(call: Call) -> Answer:
    channel = call.channel()
    call.world.need(channel, call.bot, P.MANAGE_ROLES)
    fields = Fields("overwrite", {"id": Id(), "type": Int(0, 1, required=True), "allow": Int(0), "deny": Int(0)})
    check(fields, call.body)
    set_overwrite(call.world, channel, call.id("overwrite_id"), call.body)
    return None


@route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def drop_overwrite(call: Call) -> Answer:
    channel = call.channel()
    call.world.need(channel, call.bot, P.MANAGE_ROLES)
    one = channel.overwrites.get(call.id("overwrite_id"))
    if one is not None:
        set_overwrite(call.world, channel, one.id, {"type": one.type})
    return None


@route("POST", "/channels/{channel_id}/typing", "channel")
def typing(call: Call) -> Answer:
    call.world.typing(call.bot, call.channel())
    return None


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from(call: Call) -> Answer:
    thread = call.world.threads.start(call.bot, call.channel(), call.body, call.message())
    return 201, call.world.threads.json(thread)


@route("POST", "/channels/{channel_id}/threads")
def start_thread(call: Call) -> Answer:
    thread = call.world.threads.start(call.bot, call.channel(), call.body)
    return 201, call.world.threads.json(thread)


@route("GET", "/channels/{channel_id}/threads/archived/public")
def archived_threads(call: Call) -> Answer:
    return _archived(call, private=False)


@route("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private_threads(call: Call) -> Answer:
    call.world.need(call.channel(), call.bot, P.MANAGE_THREADS)
    return _archived(call, private=True)


@route("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def my_archived_threads(call: Call) -> Answer:
    return _archived(call, private=True)


def _archived(call: Call, *, private: bool) -> Json:
    parent = call.channel()
    found = [
        one
        for one in call.world.channels.values()
        if one.parent is parent and one.thread is not None and one.thread.archived and (one.type == 12) == private
    ]
    found.sort(key=lambda one: one.thread.archived_at if one.thread else 0.0, reverse=True)
    return thread_list(call.world, found[: call.number("limit", 50, 2, 100)])


@route("GET", "/channels/{channel_id}/thread-members")
def get_thread_members(call: Call) -> Answer:
    thread = call.channel()
    return [call.world.threads.member_json(thread, one) for one in (thread.thread.members if thread.thread else ())]


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
def get_thread_member(call: Call) -> Answer:
    return call.world.threads.member_json(call.channel(), call.id("user_id"))


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Answer:
    call.world.threads.join(call.bot, call.channel(), call.bot)
    return None


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(call: Call) -> Answer:
    call.world.threads.join(call.bot, call.channel(), call.user())
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(call: Call) -> Answer:
    call.world.threads.leave(call.bot, call.channel(), call.bot)
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_from_thread(call: Call) -> Answer:
    call.world.threads.leave(call.bot, call.channel(), call.user())
    return None

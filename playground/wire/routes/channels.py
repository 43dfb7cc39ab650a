"""Channels and threads."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import P
from playground.world.errors import Json

from .guilds import thread_list


@route("GET", "/channels/{channel_id}")
def get_channel(request: ApiRequest) -> Answer:
    channel = request.channel()
    return request.world.threads.json(channel) if channel.thread else channel.json()


@route("PATCH", "/channels/{channel_id}")
def edit_channel(request: ApiRequest) -> Answer:
    channel = request.channel()
    if channel.thread is not None:
        request.world.threads.change(request.bot, channel, request.body)
        return request.world.threads.json(channel)
    return request.world.channel_edits.edit(request.bot, channel, request.body or {}, request.reason).json()


@route("DELETE", "/channels/{channel_id}")
def delete_channel(request: ApiRequest) -> Answer:
    return request.world.channel_edits.delete(request.bot, request.channel(), request.reason)


@route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
def put_overwrite(request: ApiRequest) -> Answer:
    edits, target = request.world.channel_edits, request.id("overwrite_id")
    edits.set_overwrite(request.bot, request.channel(), target, request.body or {}, request.reason)
    return None


@route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def drop_overwrite(request: ApiRequest) -> Answer:
    edits, target = request.world.channel_edits, request.id("overwrite_id")
    edits.drop_overwrite(request.bot, request.channel(), target, request.reason)
    return None


@route("POST", "/channels/{channel_id}/typing", "channel")
def typing(request: ApiRequest) -> Answer:
    request.world.typing(request.bot, request.channel())
    return None


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from(request: ApiRequest) -> Answer:
    thread = request.world.threads.start(request.bot, request.channel(), request.body, request.message())
    return 201, request.world.threads.json(thread)


@route("POST", "/channels/{channel_id}/threads")
def start_thread(request: ApiRequest) -> Answer:
    thread = request.world.threads.start(request.bot, request.channel(), request.body)
    return 201, request.world.threads.json(thread)


@route("GET", "/channels/{channel_id}/threads/archived/public")
def archived_threads(request: ApiRequest) -> Answer:
    return _archived(request, private=False)


@route("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private_threads(request: ApiRequest) -> Answer:
    request.world.require(request.channel(), request.bot, P.MANAGE_THREADS)
    return _archived(request, private=True)


@route("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def my_archived_threads(request: ApiRequest) -> Answer:
    return _archived(request, private=True)


def _archived(request: ApiRequest, *, private: bool) -> Json:
    parent = request.channel()
    found = [
        one
        for one in request.world.channels.values()
        if one.parent is parent and one.thread is not None and one.thread.archived and (one.type == 12) == private
    ]
    found.sort(key=lambda one: one.thread.archived_at if one.thread else 0.0, reverse=True)
    return thread_list(request.world, found[: request.number("limit", 50, 2, 100)])


@route("GET", "/channels/{channel_id}/thread-members")
def get_thread_members(request: ApiRequest) -> Answer:
    thread = request.channel()
    return [request.world.threads.member_json(thread, one) for one in (thread.thread.members if thread.thread else ())]


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
def get_thread_member(request: ApiRequest) -> Answer:
    return request.world.threads.member_json(request.channel(), request.id("user_id"))


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(request: ApiRequest) -> Answer:
    request.world.threads.join(request.bot, request.channel(), request.bot)
    return None


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(request: ApiRequest) -> Answer:
    request.world.threads.join(request.bot, request.channel(), request.user())
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(request: ApiRequest) -> Answer:
    request.world.threads.leave(request.bot, request.channel(), request.bot)
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_from_thread(request: ApiRequest) -> Answer:
    request.world.threads.leave(request.bot, request.channel(), request.user())
    return None

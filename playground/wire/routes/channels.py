"""Channels and threads."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route


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
    return request.world.channel_edits.edit(channel, request.given, request.reason).json()


@route("DELETE", "/channels/{channel_id}")
def delete_channel(request: ApiRequest) -> Answer:
    return request.world.channel_edits.delete(request.channel(), request.reason)


@route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
def put_overwrite(request: ApiRequest) -> None:
    edits, target = request.world.channel_edits, request.id("overwrite_id")
    edits.set_overwrite(request.channel(), target, request.given, request.reason)


@route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def drop_overwrite(request: ApiRequest) -> None:
    edits, target = request.world.channel_edits, request.id("overwrite_id")
    edits.drop_overwrite(request.channel(), target, request.reason)


@route("POST", "/channels/{channel_id}/typing", "channel")
def typing(request: ApiRequest) -> None:
    request.world.typing(request.bot, request.channel())


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from(request: ApiRequest) -> Answer:
    thread = request.world.threads.start(request.bot, request.channel(), request.body, request.message())
    return 201, request.world.threads.json(thread)


@route("POST", "/channels/{channel_id}/threads")
def start_thread(request: ApiRequest) -> Answer:
    thread = request.world.threads.start(request.bot, request.channel(), request.body)
    return 201, request.world.threads.json(thread)


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(request: ApiRequest) -> None:
    request.world.threads.join(request.bot, request.channel(), request.bot)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(request: ApiRequest) -> None:
    request.world.threads.join(request.bot, request.channel(), request.user())


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(request: ApiRequest) -> None:
    request.world.threads.leave(request.bot, request.channel(), request.bot)

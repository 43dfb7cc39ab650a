"""The routes of REST v10 that the playground has, one short function each; any other path is refused by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from playground.world import ALL, Channel, DiscordError, Message, P, Part, User, World
from playground.world.errors import Json, Unsupported
from playground.world.form import Bool, Choice, Fields, Id, Int, ListOf, Text, check
from playground.world.model import CATEGORY, DM, NEWS, TEXT_CHANNEL, VOICE
from playground.world.permissions import in_channel, in_guild

Kind = Literal["channel", "other", "webhook", "callback"]


@dataclass(slots=True)
class Call:
    """One request, taken apart."""

    world: World
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    parts: Sequence[Part] = ()
    gateway_url: str = ""
    shards: int = 1

    def id(self, name: str) -> int:
        """A path parameter that must be a snowflake.

        :raises DiscordError: 50035.
        """
        value = self.params[name]
        if not value.isdigit():
            text = f'Value "{value}" is not snowflake.'
            raise DiscordError(50035, errors={name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": text}]}})
        return int(value)

    def channel(self, name: str = "channel_id") -> Channel:
        """The channel of the path, if the bot can see it.

        :raises DiscordError: 10003, 50001.
        """
        channel = self.world.find_channel(self.id(name))
        self.world.need(channel, self.bot, P.VIEW_CHANNEL)
        return channel

    def message(self) -> Message:
        """The message of the path.

        :raises DiscordError: 10003, 50001, 10008.
        """
        return self.world.messages.get(self.channel(), self.id("message_id"))

    @property
    def bot(self) -> User:
        return self.world.bot

    def user(self, name: str = "user_id") -> User:
        """The user of the path.

        :raises DiscordError: 10013.
        """
        user = self.world.users.get(self.id(name))
        if user is None:
            raise DiscordError(10013)
        return user

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A number of the query.

        :raises DiscordError: 50035.
        """
        if name not in self.query:
            return default
        value = self.query[name]
        check(Fields("query", {name: Int(low, high)}, extra=frozenset(self.query)), {name: value})
        return int(value)

    def snowflake(self, name: str) -> int | None:
        """A snowflake of the query, if it is there."""
        value = self.query.get(name)
        return int(value) if value else None


Answer = Json | list[Json] | tuple[int, Any] | None
"""A body with status 200, (status, body), or None for 204."""


@dataclass(frozen=True, slots=True)
class Route:
    """A line of the table."""

    method: str
    template: str
    kind: Kind
    auth: bool
    handle: Callable[[Call], Answer]

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


ROUTES: list[Route] = []


def route(method: str, template: str, kind: Kind = "other", *, auth: bool = True) -> Callable[[Any], Any]:
    """Put a function into the table."""

    def put(handle: Callable[[Call], Answer]) -> Callable[[Call], Answer]:
        ROUTES.append(Route(method, template, kind, auth, handle))
        return handle

    return put


# -- who am I, how do I connect ----------------------------------------------------------------------------------------


def bot_user(world: World) -> Json:
    """The bot's own user JSON."""
    return {
        **world.bot.json(),
        "verified": True,
        "mfa_enabled": False,
        "locale": "en-US",
        "email": None,
        "premium_type": 0,
    }


@route("GET", "/users/@me")
def get_me(call: Call) -> Answer:
    return bot_user(call.world)


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Answer:
    return call.user().json()


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def get_application(call: Call) -> Answer:
    world = call.world
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": world.bot.json(),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": "0"}}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": world.developer.json(),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


@route("GET", "/gateway", auth=False)
def get_gateway(call: Call) -> Answer:
    return {"url": call.gateway_url}


@route("GET", "/gateway/bot")
def get_gateway_bot(call: Call) -> Answer:
    limit: Json = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.gateway_url, "shards": call.shards, "session_start_limit": limit}


@route("GET", "/users/@me/guilds")
def get_my_guilds(call: Call) -> Answer:
    bot = call.bot
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(in_guild(guild, bot)),
            "features": [],
        }
        for guild in call.world.guilds.values()
        if bot.id in guild.members
    ]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> Answer:
    call.world.kick_bot(call.world.find_guild(call.id("guild_id")))
    return None


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Answer:
    check(Fields("direct channel", {"recipient_id": Id(required=True)}), call.body)
    user = call.world.users.get(int(call.body["recipient_id"]))
    if user is None:
        raise DiscordError(10013)
    if user.bot:
        raise DiscordError(50007)
    return call.world.direct(user).json()


# -- guilds ------------------------------------------------------------------------------------------------------------


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Answer:
    guild = call.world.find_guild(call.id("guild_id"))
    data = guild.json()
    if call.query.get("with_counts") in ("1", "true", "True"):
        data |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return data


@route("GET", "/guilds/{guild_id}/channels")
def get_channels(call: Call) -> Answer:
    guild = call.world.find_guild(call.id("guild_id"))
    return [one.json() for one in guild.channels.values() if in_channel(one, call.bot)]


@route("GET", "/guilds/{guild_id}/roles")
def get_roles(call: Call) -> Answer:
    return [role.json() for role in call.world.find_guild(call.id("guild_id")).roles.values()]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Answer:
    guild = call.world.find_guild(call.id("guild_id"))
    member = guild.members.get(call.id("user_id"))
    if member is None:
        raise DiscordError(10007)
    return member.json()


@route("GET", "/guilds/{guild_id}/members")
def get_members(call: Call) -> Answer:
    guild = call.world.find_guild(call.id("guild_id"))
    after, limit = call.snowflake("after") or 0, call.number("limit", 1, 1, 1000)
    return [guild.members[one].json() for one in sorted(guild.members) if one > after][:limit]


@route("GET", "/guilds/{guild_id}/threads/active")
def get_active_threads(call: Call) -> Answer:
    world, guild = call.world, call.world.find_guild(call.id("guild_id"))
    threads = [
        one
        for one in world.channels.values()
        if one.guild is guild and one.thread is not None and not one.thread.archived and in_channel(one, call.bot)
    ]
    return _thread_list(world, threads)


def _thread_list(world: World, threads: Sequence[Channel]) -> Json:
    mine = [one for one in threads if one.thread is not None and world.bot.id in one.thread.members]
    return {
        "threads": [world.threads.json(one) for one in threads],
        "members": [world.threads.member_json(one, world.bot.id) for one in mine],
        "has_more": False,
    }


_NEW_CHANNEL = Fields("channel", {
    "name": Text(1, 100, required=True), "type": Choice((TEXT_CHANNEL, VOICE, CATEGORY, NEWS)), "parent_id": Id(),
    "topic": Text(0, 1024), "position": Int(0), "nsfw": Bool(), "rate_limit_per_user": Int(0, 21600),
    "permission_overwrites": ListOf(Fields("overwrite", {
        "id": Id(required=True), "type": Int(0, 1), "allow": Int(0), "deny": Int(0)})),
})  # fmt: skip


@route("POST", "/guilds/{guild_id}/channels")
def make_channel(call: Call) -> Answer:
    world, guild = call.world, call.world.find_guild(call.id("guild_id"))
    if not in_guild(guild, call.bot) & P.MANAGE_CHANNELS:
        raise DiscordError(50013)
    check(_NEW_CHANNEL, call.body)
    body = call.body
    parent = guild.channels.get(int(body["parent_id"])) if body.get("parent_id") else None
    channel = world.channel(guild, body["name"], parent=parent, kind=body.get("type") or TEXT_CHANNEL)
    channel.topic, channel.slowmode = body.get("topic"), body.get("rate_limit_per_user") or 0
    channel.nsfw = bool(body.get("nsfw"))
    for one in body.get("permission_overwrites") or ():
        _overwrite(world, channel, int(one["id"]), one)
    return 201, channel.json()


def _overwrite(world: World, channel: Channel, target: int, body: Json) -> None:
    assert channel.guild is not None
    whom = world.users.get(target) if int(body.get("type") or 0) == 1 else channel.guild.roles.get(target)
    if whom is None:
        raise DiscordError(10013 if int(body.get("type") or 0) == 1 else 10011)
    world.allow(channel, whom, int(body.get("allow") or 0), int(body.get("deny") or 0))


# -- channels ----------------------------------------------------------------------------------------------------------


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
def set_overwrite(call: Call) -> Answer:
    channel = call.channel()
    call.world.need(channel, call.bot, P.MANAGE_ROLES)
    fields = Fields("overwrite", {"id": Id(), "type": Int(0, 1, required=True), "allow": Int(0), "deny": Int(0)})
    check(fields, call.body)
    _overwrite(call.world, channel, call.id("overwrite_id"), call.body)
    return None


@route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def drop_overwrite(call: Call) -> Answer:
    channel = call.channel()
    call.world.need(channel, call.bot, P.MANAGE_ROLES)
    one = channel.overwrites.get(call.id("overwrite_id"))
    if one is not None:
        _overwrite(call.world, channel, one.id, {"type": one.type})
    return None


@route("POST", "/channels/{channel_id}/typing", "channel")
def typing(call: Call) -> Answer:
    call.world.typing(call.bot, call.channel())
    return None


# -- messages ----------------------------------------------------------------------------------------------------------


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
    from playground.world.model import iso

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


# -- reactions ---------------------------------------------------------------------------------------------------------


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


# -- threads -----------------------------------------------------------------------------------------------------------


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
    return _thread_list(call.world, found[: call.number("limit", 50, 2, 100)])


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


# -- commands ----------------------------------------------------------------------------------------------------------


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


# -- application emojis ------------------------------------------------------------------------------------------------


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


# -- interactions ------------------------------------------------------------------------------------------------------


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


# -- the table ---------------------------------------------------------------------------------------------------------


class Table:
    """Finds the route of a path."""

    def __init__(self) -> None:
        self._by_shape: dict[tuple[str, int], list[tuple[tuple[str, ...], Route]]] = {}
        for one in ROUTES:
            parts = tuple(one.template.strip("/").split("/"))
            self._by_shape.setdefault((one.method, len(parts)), []).append((parts, one))
        for candidates in self._by_shape.values():
            candidates.sort(key=lambda item: sum(part.startswith("{") for part in item[0]))

    def find(self, method: str, segments: Sequence[str]) -> tuple[Route, dict[str, str]]:
        """The route and its path parameters.

        :raises Unsupported: there is none.
        """
        for parts, found in self._by_shape.get((method, len(segments)), ()):
            params: dict[str, str] = {}
            for part, segment in zip(parts, segments, strict=True):
                if part[0] == "{":
                    params[part[1:-1]] = segment
                elif part != segment:
                    break
            else:
                return found, params
        raise Unsupported(f"route {method} /{'/'.join(segments)}")


__all__ = ["ALL", "ROUTES", "Answer", "Call", "Route", "Table", "bot_user"]

"""Threads: starting, joining, archiving by time or by hand, waking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import DiscordError, Json
from .message_bodies import MessageContent
from .messages import THREAD_CREATED, THREAD_STARTER
from .model import (
    HAS_THREAD,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Guild,
    Message,
    ThreadState,
    User,
    iso,
)
from .permissions import P, in_channel
from .validation import Anything, Bool, Check, Choice, Fields, Int, Text

if TYPE_CHECKING:
    from .world import World

_ARCHIVE = Choice((60, 1440, 4320, 10080))
_COMMON: dict[str, Check] = {
    "name": Text(1, 100, required=True), "auto_archive_duration": _ARCHIVE, "rate_limit_per_user": Int(0, 21600),
}  # fmt: skip
FROM_MESSAGE = Fields("thread", dict(_COMMON))
ALONE = Fields("thread", {
    **_COMMON, "type": Choice((NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)), "invitable": Bool(),
})  # fmt: skip
THREADS_OF = {TEXT_CHANNEL: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}
"""Which threads a channel may have, the first where one starts from a message: announcement channels have their own
type, voice and stage channels none (Discord's documentation, channel types; `POST /channels/{id}/threads`)."""
CHANGE = Fields("thread", {
    "name": Text(1, 100), "archived": Bool(), "auto_archive_duration": _ARCHIVE, "locked": Bool(), "invitable": Bool(),
    "rate_limit_per_user": Int(0, 21600), "flags": Int(0, 0), "applied_tags": Anything(),
})  # fmt: skip


class Threads:
    """The threads of one world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def start(self, who: User, parent: Channel, body: Any, message: Message | None = None) -> Channel:
        """Start a thread, from a message or alone.

        :raises DiscordError: 50001, 50013, 50024, 160004, 50035.
        """
        may_be = THREADS_OF.get(parent.type, ())
        if not may_be:
            raise DiscordError(50024)
        self.world.check(FROM_MESSAGE if message else ALONE, body)
        kind = may_be[0] if message else body.get("type", PRIVATE_THREAD)
        if kind not in may_be:
            raise DiscordError(50024)
        private = kind == PRIVATE_THREAD
        self.world.require(parent, who, P.CREATE_PRIVATE_THREADS if private else P.CREATE_PUBLIC_THREADS)
        world = self.world
        if message is not None and message.id in world.channels:
            raise DiscordError(160004)
        now = world.clock.time()
        thread = Channel(
            id=message.id if message else world.new_id(),
            type=kind,
            name=body["name"],
            guild=parent.guild,
            parent=parent,
            slowmode=int(body.get("rate_limit_per_user") or 0),
            thread=ThreadState(
                who.id,
                now,
                body.get("auto_archive_duration") or 4320,
                invitable=body.get("invitable", True) is not False,
            ),
        )
        assert thread.thread is not None and parent.guild is not None
        thread.thread.members[who.id] = now
        world.channels[thread.id] = thread
        world.dispatch("THREAD_CREATE", {**self.json(thread), "newly_created": True}, thread)
        world.show("channel", thread, thread.json())
        if message is not None:
            message.payload = {
                **message.payload, "flags": message.flags | HAS_THREAD, "thread": thread.json(),
            }  # fmt: skip
            world.messages.announce(message)
            self._note(thread, who, THREAD_STARTER, "", message.id, parent)
        elif not private:
            self._note(parent, who, THREAD_CREATED, thread.name, None, thread)
        self.touch(thread)
        return thread

    def _note(self, channel: Channel, who: User, kind: int, text: str, message_id: int | None, about: Channel) -> None:
        """A system message that points elsewhere."""
        assert about.guild is not None
        reference: Json = {"type": 0, "channel_id": str(about.id), "guild_id": str(about.guild.id)}
        if message_id is not None:
            reference["message_id"] = str(message_id)
        extra: Json = {"message_reference": reference}
        self.world.messages.add(who, channel, MessageContent(text, [], [], 0, {}), type=kind, extra=extra)

    def json(self, thread: Channel, user: User | None = None) -> Json:
        """Thread JSON, with the membership of whoever reads it (default: the bot), if they are a member."""
        reader = (user or self.world.bot).id
        is_member = reader in _state(thread).members
        return {**thread.json(), "member": self._member(thread, reader)} if is_member else thread.json()

    def _member(self, thread: Channel, user_id: int) -> Json:
        """Thread member JSON."""
        joined = iso(_state(thread).members[user_id])
        return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}

    def join(self, who: User, thread: Channel, whom: User) -> None:
        """Add somebody (oneself too) to a thread.

        :raises DiscordError: 50001, 50013, 50083, 50024, 10007.
        """
        state = _state(thread)
        self.world.require(thread, who, 0 if who is whom else P.SEND_IN_THREADS)
        if state.archived:
            raise DiscordError(50083)
        assert thread.guild is not None
        if whom.id not in thread.guild.members:
            raise DiscordError(10007)
        if whom.id not in state.members:
            self._add(thread, whom)

    def _add(self, thread: Channel, whom: User) -> None:
        """A new member. A bot that is added to a private thread is told of the thread itself."""
        _state(thread).members[whom.id] = self.world.clock.time()
        if whom is self.world.bot and thread.type == PRIVATE_THREAD:
            self.world.dispatch("THREAD_CREATE", self.json(thread), thread)
        self._members(thread, {"added_members": [self._member(thread, whom.id)]})

    def leave(self, who: User, thread: Channel, whom: User) -> None:
        """Take somebody (oneself too) out of a thread.

        :raises DiscordError: 50001, 50013, 50083, 50024.
        """
        state = _state(thread)
        may = self.world.require(thread, who, 0)
        if who is not whom and not may & P.MANAGE_THREADS and state.owner_id != who.id:
            raise DiscordError(50013)
        if state.archived:
            raise DiscordError(50083)
        if state.members.pop(whom.id, None) is not None:
            self._members(thread, {"removed_member_ids": [str(whom.id)]})
            if not in_channel(thread, whom):
                self.world.show("channel_gone", thread, {"id": str(thread.id)}, whom.id)

    def left_server(self, user: User, guild: Guild) -> None:
        """Somebody is no member of the server any more, and so of no thread in it."""
        for thread in self.world.channels.values():
            if thread.guild is guild and thread.thread is not None and thread.thread.members.pop(user.id, None):
                self._members(thread, {"removed_member_ids": [str(user.id)]})

    def _members(self, thread: Channel, change: Json) -> None:
        assert thread.guild is not None and thread.thread is not None
        count = min(len(thread.thread.members), 50)
        event: Json = {"id": str(thread.id), "guild_id": str(thread.guild.id), "member_count": count, **change}
        gone = str(self.world.bot.id) in change.get("removed_member_ids", ())  # a bot is told that it was taken out
        self.world.dispatch("THREAD_MEMBERS_UPDATE", event, thread.guild if gone else thread)
        self.world.show("channel", thread, thread.json())

    def change(self, who: User, thread: Channel, body: Any) -> None:
        """Rename, archive, lock … a thread.

        :raises DiscordError: 50001, 50013, 50083, 50035.
        """
        self.world.check(CHANGE, body)
        state = _state(thread)
        may = self.world.require(thread, who, 0)
        manager = bool(may & P.MANAGE_THREADS)
        mine = state.owner_id == who.id
        if body.get("archived") is False and not state.locked and set(body) == {"archived"}:
            if not may & P.SEND_IN_THREADS:
                raise DiscordError(50013)
        elif not manager and (not mine or "locked" in body or "rate_limit_per_user" in body or state.locked):
            raise DiscordError(50013)
        if state.archived and body.get("archived") is not False:
            raise DiscordError(50083)
        now = self.world.clock.time()
        if "archived" in body and body["archived"] != state.archived:
            state.archived, state.archived_at = body["archived"], now
        thread.name = body.get("name") or thread.name
        state.locked = body.get("locked", state.locked)
        state.auto_archive = body.get("auto_archive_duration") or state.auto_archive
        state.invitable = body.get("invitable", state.invitable)
        thread.slowmode = int(body.get("rate_limit_per_user", thread.slowmode) or 0)
        self._changed(thread)
        self.touch(thread)

    def touch(self, thread: Channel) -> None:
        """Something happened in it: the time until it archives itself starts again."""
        state = _state(thread)
        if state.timer is not None:
            state.timer.cancel()
            state.timer = None
        if not state.archived:
            state.timer = self.world.clock.call_later(state.auto_archive * 60.0, lambda: self._archive(thread))

    def _archive(self, thread: Channel) -> None:
        state = _state(thread)
        if not (state.archived or thread.deleted):
            state.archived, state.archived_at = True, self.world.clock.time()
            self._changed(thread)

    def is_locked_for(self, who: User, thread: Channel) -> bool:
        """Whether it is locked, and this is nobody who may manage threads."""
        return _state(thread).locked and not in_channel(thread, who) & P.MANAGE_THREADS

    def check_open(self, thread: Channel, who: User, *, even_archived: bool = False) -> None:
        """Whether messages in it can be changed now; what is new may go into an archived one, which it opens.

        :raises DiscordError: 50083 where it is archived, 160005 where it is locked (`Rules.locked_threads`).
        """
        locked = self.is_locked_for(who, thread) and self.world.rules.locked_threads
        if _state(thread).archived and (locked or not even_archived):
            raise DiscordError(50083)
        if locked:
            raise DiscordError(160005)

    def add_mentioned(self, thread: Channel, users: list[User]) -> None:
        """Whoever is mentioned in a thread becomes a member of it, if they see its channel."""
        members, parent = _state(thread).members, thread.parent
        for user in users:
            if user.id not in members and parent is not None and self.world.can_see(user, parent):
                self._add(thread, user)

    def wake(self, thread: Channel, who: User) -> None:
        """Somebody writes into it: an archived thread opens again, unless it is locked.

        :raises DiscordError: 160005.
        """
        state = _state(thread)
        if state.locked and not in_channel(thread, who) & P.MANAGE_THREADS:
            raise DiscordError(160005)
        self.open_again(thread)
        if who.id not in state.members:
            self._add(thread, who)

    def open_again(self, thread: Channel) -> None:
        """It is archived no longer, if it was."""
        state = _state(thread)
        if state.archived:
            state.archived, state.archived_at = False, self.world.clock.time()
            self._changed(thread)
            self.touch(thread)

    def _changed(self, thread: Channel) -> None:
        self.world.dispatch("THREAD_UPDATE", self.json(thread), thread)
        self.world.show("channel", thread, thread.json())


def _state(channel: Channel) -> ThreadState:
    if channel.thread is None:
        raise DiscordError(50024)
    return channel.thread

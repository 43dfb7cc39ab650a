"""The gateway: sessions, shards, intents, resume. The sockets themselves are in `sessions`."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Collection
from functools import cache
from typing import Any

from aiohttp import WSMsgType, web

from playground.faults import Faults
from playground.world import Channel, Guild, Interaction, World
from playground.world.errors import Json, TooMany, is_list, is_object

from .compression import ENCODERS
from .json_text import to_text
from .routes.users import bot_user
from .sessions import Connection, Session

log = logging.getLogger("playground.gateway")

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, _, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = range(12)

GUILDS, GUILD_MEMBERS, GUILD_MODERATION, GUILD_EXPRESSIONS = 1 << 0, 1 << 1, 1 << 2, 1 << 3
PRESENCES = 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DM_MESSAGES, DM_REACTIONS, DM_TYPING, MESSAGE_CONTENT = 1 << 12, 1 << 13, 1 << 14, 1 << 15
PRIVILEGED = {"members": GUILD_MEMBERS, "presences": PRESENCES, "message_content": MESSAGE_CONTENT}
"""Intents that Discord's developer portal switches on or off, by the names they have there."""
ACTIVITIES = 1 << 17 | 1 << 26
"""Intents of embedded activities in servers and outside of them, which Discord takes without documenting them.
The default intents of interactions.py 5.16 have the first."""
ALL_INTENTS = sum(1 << bit for bit in (*range(17), 20, 21, 24, 25)) | ACTIVITIES

HEARTBEAT_EVERY = 41.25
ACK_AFTER = 0.02
"""Seconds until a heartbeat is acknowledged. discord.py notes when it sent one only after it has: to an acknowledgement
that comes at once it says "Can't keep up, shard ID 0 websocket is 41.3s behind"."""
SESSION_LIFE = 300.0
SENDS = (120, 60.0)
SHARD_NEEDED = 2500

(
    UNKNOWN_OP,
    DECODE,
    NOT_IDENTIFIED,
    BAD_TOKEN,
    TWICE,
    _,
    BAD_SEQ,
    TOO_FAST,
    TIMED_OUT,
    BAD_SHARD,
    MUST_SHARD,
    BAD_VERSION,
) = range(4001, 4013)
BAD_INTENTS, FORBIDDEN_INTENTS = 4013, 4014
VERSIONS = ("9", "10")
STATUSES = ("online", "idle", "dnd", "invisible", "offline")
_ACK = '{"t":null,"s":null,"op":11,"d":null}'
_INVALID_SESSION = '{"t":null,"s":null,"op":9,"d":false}'


_INTENTS = (
    ("MESSAGE_REACTION", GUILD_REACTIONS, DM_REACTIONS),
    ("MESSAGE_", GUILD_MESSAGES, DM_MESSAGES),
    ("TYPING_START", GUILD_TYPING, DM_TYPING),
    ("GUILD_MEMBER_", GUILD_MEMBERS, 0),
    ("GUILD_BAN_", GUILD_MODERATION, 0),
    ("GUILD_AUDIT_LOG_", GUILD_MODERATION, 0),
    ("GUILD_EMOJIS_", GUILD_EXPRESSIONS, 0),
    ("PRESENCE_", PRESENCES, 0),
    ("GUILD_", GUILDS, 0),
    ("CHANNEL_PINS_", GUILDS, DM_MESSAGES),
    ("CHANNEL_", GUILDS, 0),
    ("THREAD_", GUILDS, 0),
)
"""Beginning of an event's name → the intents it needs in a server and in a direct conversation; first match counts."""


@cache
def needed_intent(name: str, *, guild: bool) -> int:
    """The intent an event needs; 0 if it always comes."""
    for start, in_guild, in_direct in _INTENTS:
        if name.startswith(start):
            return in_guild if guild else in_direct
    return 0


class Gateway:
    """All sessions of the bot."""

    def __init__(
        self, world: World, faults: Faults, *, privileged: Collection[str] = tuple(PRIVILEGED),
        any_token: bool = False, max_concurrency: int = 1,
    ) -> None:  # fmt: skip
        self.world = world
        self.faults = faults
        self.allowed_intents = ALL_INTENTS & ~sum(PRIVILEGED.values()) | sum(PRIVILEGED[one] for one in privileged)
        self.any_token = any_token
        self.max_concurrency = max_concurrency
        self._bots_token: str | None = None
        self.resume_url = ""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self._connections: set[Connection] = set()
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []
        world.on_event.append(self._event)
        world.presence = self.online

    @property
    def application_flags(self) -> int:
        """The flags of an application in few servers, by the privileged intents that the portal gives it."""
        flags = 1 << 13 if self.allowed_intents & PRESENCES else 0
        flags |= 1 << 15 if self.allowed_intents & GUILD_MEMBERS else 0
        return flags | (1 << 19 if self.allowed_intents & MESSAGE_CONTENT else 0)

    # -- what others ask of it -----------------------------------------------------------------------------------------

    def online(self, guild: Guild | None = None) -> bool:
        """Whether the bot is connected for a guild (or, without one, for direct messages)."""
        return any(one.connection is not None and one.covers(guild) for one in self.sessions.values())

    @property
    def connected(self) -> bool:
        """Whether any shard is connected."""
        return any(one.connection is not None for one in self.sessions.values())

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that changes only when connections come and go."""
        if condition():
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((condition, future))
        await future

    def _changed(self) -> None:
        for item in list(self._waiting):
            if item[0]() and not item[1].done():
                item[1].set_result(None)
                self._waiting.remove(item)

    def _event(self, name: str, data: Json, where: Channel | Guild | None, about: Interaction | None) -> None:
        guild = where.guild if isinstance(where, Channel) else where
        intent = needed_intent(name, guild=guild is not None)
        is_message = guild is not None and name in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
        text: dict[bool, str] = {}
        for session in list(self.sessions.values()):  # a fault may drop one on the way
            if not session.covers(guild) or (intent & ~session.intents and not self._own(name, data)):
                continue
            blind = is_message and not session.intents & MESSAGE_CONTENT
            if blind not in text:
                text[blind] = to_text(self._blinded(data) if blind else data)
            if about is not None:
                self.faults.deliver(lambda session=session, text=text[blind]: session.dispatch(name, text))
            else:
                session.dispatch(name, text[blind])

    def _own(self, name: str, data: Json) -> bool:
        """A change of the bot's own membership comes without the members intent."""
        return name == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == str(self.world.bot.id)

    def _blinded(self, data: Json) -> Json:
        """A message of a server as a bot without the message content intent gets it, and the one it replies to.

        Its own messages and those that mention it keep what they say
        (https://discord.com/developers/docs/events/gateway#message-content-intent).
        """
        me = str(self.world.bot.id)
        if data["author"]["id"] != me and all(user["id"] != me for user in data["mentions"]):
            data = {**data, "content": "", "embeds": [], "attachments": [], "components": []}
        replied_to = data.get("referenced_message")
        return {**data, "referenced_message": self._blinded(replied_to)} if replied_to else data

    async def drop(self, code: int | None = 1001) -> None:
        """Close every socket with a code; None: break the connection without a word."""
        for connection in list(self._connections):
            connection.ours = True
            self._detach(connection)
            if code is not None:
                await connection.socket.close(code=code)
            elif connection.transport is not None:
                connection.transport.abort()

    def reconnect(self) -> None:
        """Op 7 on every socket: please come again."""
        for connection in list(self._connections):
            connection.send('{"t":null,"s":null,"op":7,"d":null}')

    def send_raw(self, frame: str | bytes) -> None:
        """Put a frame on every socket: words like any other, bytes as they are."""
        for connection in list(self._connections):
            connection.send(frame)

    def forget_all(self) -> None:
        """No session can be resumed any more, as after a restart of Discord."""
        for session in list(self.sessions.values()):
            self._forget(session)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9 on every socket: the session is over (or may be resumed)."""
        for connection in list(self._connections):
            if not resumable and connection.session is not None:
                self._forget(connection.session)
            connection.send(f'{{"t":null,"s":null,"op":9,"d":{to_text(resumable)}}}')

    def freeze(self) -> None:
        """All open sockets become half open: they stay, but nothing comes through any more."""
        for connection in list(self._connections):
            connection.frozen = True
            if connection.session is not None:
                self._detach(connection)

    # -- one connection ------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False, autoping=True, timeout=0.5)
        await socket.prepare(request)
        compress = request.query.get("compress")
        if compress not in ENCODERS:
            self.world.report_unsupported(f"The playground has no gateway compression {compress!r}")
            await socket.close(code=DECODE)
            return socket
        connection = Connection(socket, request.transport, ENCODERS[compress](), self.faults)
        self._connections.add(connection)
        try:
            version = request.query.get("v", "10")
            if version not in VERSIONS or request.query.get("encoding", "json") != "json":
                await socket.close(code=BAD_VERSION)
                return socket
            connection.version = int(version)
            hello: Json = {"heartbeat_interval": int(HEARTBEAT_EVERY * 1000), "_trace": []}
            connection.send(to_text({"t": None, "s": None, "op": HELLO, "d": hello}))
            await self._listen(connection)
        finally:
            self._connections.discard(connection)
            connection.stop()
            self._left(connection)
        return socket

    async def _listen(self, connection: Connection) -> None:
        async for message in connection.socket:
            if connection.frozen:
                continue
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                await connection.socket.close(code=DECODE)
                return
            code = self._too_fast(connection) or self._read(connection, message.data)
            if code is not None:
                await connection.socket.close(code=code)
                return

    def _too_fast(self, connection: Connection) -> int | None:
        now = self.world.clock.time()
        connection.sent.append(now)
        while connection.sent[0] < now - SENDS[1]:
            connection.sent.popleft()
        return TOO_FAST if len(connection.sent) > SENDS[0] else None

    def _read(self, connection: Connection, text: str | bytes) -> int | None:
        """One message from the bot, JSON in a text or a binary frame; a code closes the socket."""
        try:
            message = json.loads(text)
            op, data = message["op"], message.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, _ACK)
            return None
        if op == IDENTIFY:
            return self._identify(connection, data)
        if op == RESUME:
            return self._resume(connection, data)
        if connection.session is None:
            return NOT_IDENTIFIED
        if op == PRESENCE:
            return self._presence(connection.session, data)
        if op == MEMBERS:
            return self._members(connection.session, data)
        if op == VOICE:
            if data.get("channel_id") is not None:  # leaving a voice channel one is not in is nothing
                self.world.report_unsupported("The playground has no voice (gateway op 4)")
            return None
        return UNKNOWN_OP

    def _identify(self, connection: Connection, data: Any) -> int | None:
        if connection.session is not None:
            return TWICE
        if not is_object(data) or not self.knows(data.get("token")):
            return BAD_TOKEN
        shard: list[int] = data.get("shard") or [0, 1]
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return BAD_SHARD
        intents = data.get("intents", 0)
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            return BAD_INTENTS
        if intents & ~self.allowed_intents:
            return FORBIDDEN_INTENTS
        if self._too_soon(shard[0]):
            connection.send(_INVALID_SESSION)
            return None
        threshold = data.get("large_threshold", 50)
        session = Session((shard[0], shard[1]), intents, threshold if isinstance(threshold, int) else 50)
        guilds = [g for g in self.world.guilds.values() if self.world.bot.id in g.members and session.covers(g)]
        if len(guilds) >= SHARD_NEEDED:
            return MUST_SHARD
        self.sessions[session.id] = session
        self.identified += 1
        if isinstance(data.get("presence"), dict):
            self._presence(session, data["presence"])
        self._attach(connection, session)
        session.dispatch("READY", to_text(self._ready(session, guilds, connection.version)))
        for guild in guilds:
            if intents & GUILDS:
                event = self.world.guild_event(
                    guild, with_presences=bool(intents & PRESENCES), large_threshold=session.large_threshold
                )
                session.dispatch("GUILD_CREATE", to_text({**event, "unavailable": False}))
        self._changed()
        return None

    def knows(self, token: object) -> bool:
        """Whether a token is the bot's: the world's, and where any is taken the first that comes, but no other."""
        if not isinstance(token, str):
            return False
        bare = token.removeprefix("Bot ")
        if self.any_token and self._bots_token is None:
            self._bots_token = bare
        return bare in (self.world.token, self._bots_token)

    def _too_soon(self, shard: int) -> bool:
        """Whether a shard of the same bucket has identified itself just before (`RateLimits.identify`).

        "If a client exceeds this limit, Discord will respond with an Opcode 9 Invalid Session"
        (https://discord.com/developers/docs/events/gateway#identifying).
        """
        bucket = "identify", shard % self.max_concurrency
        try:
            self.world.quotas.take(bucket, self.world.limits.identify)
        except TooMany:
            return True
        return False

    def _presence(self, session: Session, data: Any) -> int | None:
        """Op 3, or the presence of an identify. One who is online through another session is not hidden by this one."""
        if not is_object(data) or data.get("status") not in STATUSES:
            return DECODE
        session.status = status = "offline" if data["status"] == "invisible" else data["status"]
        others = (one for one in self.sessions.values() if one is not session and one.connection is not None)
        if status == "offline" and any(one.status != "offline" for one in others):
            return None
        activities = [
            {"created_at": int(self.world.clock.time() * 1000), **one} for one in data.get("activities") or ()
        ]
        if {"status": status, "activities": activities} != self.world.bot_presence:
            self.world.set_bot_presence(status, activities)
        return None

    def _ready(self, session: Session, guilds: list[Guild], version: int) -> Json:
        return {
            "v": version,
            "user": bot_user(self.world),
            "session_type": "normal",
            "session_id": session.id,
            "resume_gateway_url": self.resume_url,
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "shard": list(session.shard),
            "application": {"id": str(self.world.application_id), "flags": self.application_flags},
            "user_settings": {},
            "relationships": [],
            "private_channels": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "_trace": [],
        }

    def _resume(self, connection: Connection, data: Any) -> int | None:
        if not is_object(data) or not self.knows(data.get("token")):
            return BAD_TOKEN
        session = self.sessions.get(data.get("session_id") or "")
        seq = data.get("seq")
        if session is None or (session.kept and isinstance(seq, int) and seq < session.kept[0][0] - 1):
            connection.send(_INVALID_SESSION)
            return None
        if not isinstance(seq, int) or seq > session.seq:
            self._forget(session)
            return BAD_SEQ
        self.resumed += 1
        missed = [text for number, text in session.kept if number > seq]
        self._attach(connection, session)
        for text in missed:
            connection.send(text)
        session.dispatch("RESUMED", '{"_trace":[]}')
        self._changed()
        return None

    def _members(self, session: Session, data: Json) -> int | None:
        """Op 8: send members in chunks."""
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return None
        everyone = data.get("query") == "" and not data.get("limit")
        if everyone and not session.intents & GUILD_MEMBERS:
            return FORBIDDEN_INTENTS
        wanted = data.get("user_ids")
        found = list(guild.members.values())
        missing: list[str] = []
        if wanted is not None:
            ids = {int(one) for one in (wanted if is_list(wanted) else [wanted])}
            found = [one for one in found if one.user.id in ids]
            missing = [str(one) for one in ids - guild.members.keys()]
        elif data.get("query"):
            start = data["query"].lower()
            found = [one for one in found if (one.nick or one.user.name).lower().startswith(start)][
                : data["limit"] or 100
            ]
        chunks = [found[at : at + 1000] for at in range(0, len(found), 1000)] or [[]]
        for index, chunk in enumerate(chunks):
            part: Json = {
                "guild_id": str(guild.id),
                "members": [one.json() for one in chunk],
                "chunk_index": index,
                "chunk_count": len(chunks),
            }
            if missing:
                part["not_found"] = missing
            if data.get("nonce"):
                part["nonce"] = data["nonce"]
            session.dispatch("GUILD_MEMBERS_CHUNK", to_text(part))
        return None

    # -- coming and going ----------------------------------------------------------------------------------------------

    def _attach(self, connection: Connection, session: Session) -> None:
        was = self.connected
        if session.connection is not None:
            session.connection.session = None
        if session.expires is not None:
            session.expires.cancel()
            session.expires = None
        connection.session, session.connection = session, connection
        if not was:
            self.world.show_all("bot", None, {"online": True})

    def _detach(self, connection: Connection) -> None:
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            session.expires = self.world.clock.call_later(SESSION_LIFE, lambda: self._forget(session))
            if not self.connected:
                self.world.show_all("bot", None, {"online": False})
        connection.session = None
        self._changed()

    def _left(self, connection: Connection) -> None:
        """The socket is gone; closed by the bot with 1000 or 1001 its session is over, else it may be resumed."""
        session = connection.session
        self._detach(connection)
        if (
            session is not None
            and not connection.ours
            and connection.socket.close_code in (1000, 1001)
            and session.connection is None
        ):
            self._forget(session)

    def _forget(self, session: Session) -> None:
        self.sessions.pop(session.id, None)
        if session.expires is not None:
            session.expires.cancel()
        self._changed()

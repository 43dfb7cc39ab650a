"""Permissions: names, what a member may do in a server and in a channel, and who stands above whom."""

from __future__ import annotations

from .model import DM, PRIVATE_THREAD, THREADS, Channel, Guild, Role, User


class P:
    """Discord's permission bits. Plain numbers, for speed."""

    CREATE_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    PRIORITY_SPEAKER = 1 << 8
    STREAM = 1 << 9
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    SPEAK = 1 << 21
    MUTE_MEMBERS = 1 << 22
    DEAFEN_MEMBERS = 1 << 23
    MOVE_MEMBERS = 1 << 24
    USE_VOICE_ACTIVITY = 1 << 25
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    MANAGE_EXPRESSIONS = 1 << 30
    USE_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    USE_EXTERNAL_STICKERS = 1 << 37
    SEND_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_EXPRESSIONS = 1 << 43
    SEND_POLLS = 1 << 49
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1

EVERYONE = (
    P.CREATE_INVITE | P.ADD_REACTIONS | P.STREAM | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES
    | P.READ_HISTORY | P.USE_EXTERNAL_EMOJIS | P.CONNECT | P.SPEAK | P.USE_VOICE_ACTIVITY | P.CHANGE_NICKNAME
    | P.USE_COMMANDS | P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS | P.SEND_IN_THREADS | P.SEND_POLLS
)  # fmt: skip
"""What a new server gives to everybody."""

TIMED_OUT = P.VIEW_CHANNEL | P.READ_HISTORY
"""What a member keeps during a timeout."""


def in_guild(guild: Guild, user: User) -> int:
    """A member's permissions before any channel's overwrites; 0 for somebody who is not there."""
    member = guild.members.get(user.id)
    if member is None:
        return 0
    if guild.owner_id == user.id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role in member.roles:
        bits |= guild.roles[role].permissions
    if bits & P.ADMINISTRATOR:
        return ALL
    return bits & TIMED_OUT if member.timed_out else bits


def in_channel(channel: Channel, user: User) -> int:
    """A member's permissions in a channel, thread or DM."""
    if channel.type == DM:
        return ALL if user in channel.recipients else 0
    guild = channel.guild
    assert guild is not None
    bits = in_guild(guild, user)
    if bits in (0, ALL):
        return bits
    where = channel.parent if channel.type in THREADS and channel.parent else channel
    bits = _overwritten(bits, where, guild, user)
    if guild.members[user.id].timed_out:
        bits &= TIMED_OUT
    if not bits & P.VIEW_CHANNEL:
        return 0
    if channel.type == PRIVATE_THREAD and not _in_private(channel, user, bits):
        return 0
    return bits


def _overwritten(bits: int, channel: Channel, guild: Guild, user: User) -> int:
    """Everyone's overwrite, then the roles' together, then the member's own."""
    member = guild.members[user.id]
    everyone = channel.overwrites.get(guild.id)
    if everyone is not None:
        bits = bits & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role in member.roles:
        one = channel.overwrites.get(role)
        if one is not None:
            allow |= one.allow
            deny |= one.deny
    bits = bits & ~deny | allow
    own = channel.overwrites.get(user.id)
    if own is not None:
        bits = bits & ~own.deny | own.allow
    return bits


def _in_private(channel: Channel, user: User, bits: int) -> bool:
    assert channel.thread is not None
    return user.id in channel.thread.members or bool(bits & P.MANAGE_THREADS)


# -- who stands above whom ---------------------------------------------------------------------------------------------


def rank(role: Role) -> tuple[int, int]:
    """Roles in their order, the higher one greater; of two in the same place the older one is higher."""
    return role.position, -role.id


def highest_role(guild: Guild, user: User) -> Role:
    """The highest role of a member, @everyone at least."""
    member = guild.members.get(user.id)
    roles = [guild.roles[one] for one in (member.roles if member else ())]
    return max([guild.roles[guild.id], *roles], key=rank)


def outranks_role(guild: Guild, actor: User, role: Role) -> bool:
    """Whether somebody's highest role stands above a role; the owner stands above all."""
    return guild.owner_id == actor.id or rank(highest_role(guild, actor)) > rank(role)


def outranks(guild: Guild, actor: User, target: User) -> bool:
    """Whether somebody stands above a member; nobody stands above the owner."""
    return guild.owner_id != target.id and outranks_role(guild, actor, highest_role(guild, target))

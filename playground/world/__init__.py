"""The rules and the state of a small Discord, without I/O and with an injected clock."""

from .errors import DiscordError, Unsupported
from .files import Part
from .model import Channel, Guild, Interaction, Member, Message, Role, User
from .permissions import ALL, EVERYONE, P
from .quotas import NO_LIMIT, RateLimits
from .rules import Rules
from .world import World

__all__ = [
    "ALL",
    "EVERYONE",
    "NO_LIMIT",
    "Channel",
    "DiscordError",
    "Guild",
    "Interaction",
    "Member",
    "Message",
    "P",
    "Part",
    "RateLimits",
    "Role",
    "Rules",
    "Unsupported",
    "User",
    "World",
]

"""The rules and the state of a small Discord, without I/O and with an injected clock."""

from .errors import DiscordError, Unsupported
from .files import Part
from .model import Channel, Guild, Interaction, Member, Message, Role, User
from .permissions import ALL, EVERYONE, P
from .world import RateLimits, World

__all__ = [
    "ALL",
    "EVERYONE",
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
    "Unsupported",
    "User",
    "World",
]

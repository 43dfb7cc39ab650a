"""How a bot reaches the world: REST v10, the gateway, the CDN. What touches a socket on the bot's side is here."""

from .gateway import Gateway
from .server import Server

__all__ = ["Gateway", "Server"]

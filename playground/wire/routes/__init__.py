"""The routes of REST v10 that the playground has, one short function each; any other path is refused by its name."""

from . import application, channels, emojis, guilds, members, messages, users, webhooks

__all__ = ["application", "channels", "emojis", "guilds", "members", "messages", "users", "webhooks"]

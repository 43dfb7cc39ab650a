"""The routes of REST v10 that the playground has, one short function each; any other path is refused by its name."""

from . import about, application, channels, messages

__all__ = ["about", "application", "channels", "messages"]

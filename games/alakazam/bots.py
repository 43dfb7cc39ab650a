"""Players that see only a view."""

from __future__ import annotations

from games.kernel.game import Bot

BOTS: dict[str, Bot] = {}

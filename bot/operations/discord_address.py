"""Which Discord the client speaks to: the real one, or another at a given address."""

from __future__ import annotations

import discord
import discord.gateway
import discord.http
import yarl


def point_at(base: str) -> None:
    """Make every client made from now on speak to the Discord at `base` instead of the real one.

    REST is at ``{base}/api/v10``, the gateway at ``{base as ws}/gw``, assets at ``{base}/cdn``. Raises RuntimeError
    when this discord.py keeps its addresses elsewhere than 2.7 does, ValueError for an address that is none.
    """
    url = yarl.URL(base)
    if url.scheme not in ("http", "https") or not url.host:
        raise ValueError(f"not an address of a Discord: {base!r}")
    for owner, name, kind in (
        (discord.http.Route, "BASE", str),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL),
        (discord.Asset, "BASE", str),
    ):
        if not isinstance(owner.__dict__.get(name), kind):
            raise RuntimeError(f"discord.py {discord.__version__} has no {owner.__name__}.{name}: pin 2.7")
    root = str(url).rstrip("/")
    socket = url.with_scheme("wss" if url.scheme == "https" else "ws")
    discord.http.Route.BASE = f"{root}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(socket).rstrip("/") + "/gw")
    discord.Asset.BASE = f"{root}/cdn"  # pyright: ignore[reportAttributeAccessIssue]

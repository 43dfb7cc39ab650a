"""Who may come in: programs of this machine, and its own browser on the page that is served here.

Any web page can send a browser to an address of this machine. It can't choose the two headers that tell on it: `Host`
is the name the browser was sent to, another one than ours where that name was made to point here (DNS rebinding);
`Origin` is the page that asks (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Origin). Bots send none.
"""

from __future__ import annotations

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost")
DISCORD_HOSTS = ("discord.com", "discordapp.com", "discord.gg", "discordapp.net")


def is_discord(host: str) -> bool:
    """Whether a host, with or without a port, is one of Discord's: bots that are redirected go on naming it."""
    name = host.partition(":")[0]
    return any(name == one or name.endswith(f".{one}") for one in DISCORD_HOSTS)


def check_visitor(request: web.Request) -> None:
    """Let in bots, and this machine's browser on the page that is served here.

    :raises aiohttp.web.HTTPForbidden: another page asks, or one whose name was made to point here.
    """
    is_ours = request.host.partition(":")[0] in LOOPBACK  # at any port: a proxy or a tunnel has another one
    if not is_ours and not is_discord(request.host):
        raise web.HTTPForbidden(text="This page answers at 127.0.0.1 only.\n")
    origin = request.headers.get("Origin")
    if origin is not None and not (is_ours and origin == f"http://{request.host}"):
        raise web.HTTPForbidden(text="Another page may not speak to this one.\n")


def check_page_visitor(request: web.Request) -> None:
    """Let in this machine's browser on the page that is served here, and nobody else.

    :raises aiohttp.web.HTTPForbidden: it is somebody else.
    """
    check_visitor(request)
    transport = request.transport
    port = transport.get_extra_info("sockname")[1] if transport is not None else None
    if request.host not in [f"{name}:{port}" for name in LOOPBACK]:
        raise web.HTTPForbidden(text="This page answers at 127.0.0.1 only.\n")
    is_action = request.method != "GET" or request.headers.get("Upgrade", "").lower() == "websocket"
    if is_action and "Origin" not in request.headers:
        raise web.HTTPForbidden(text="The request does not say which page it comes from.\n")

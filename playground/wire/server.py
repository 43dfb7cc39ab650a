"""The server on 127.0.0.1: REST below /api/v10, the gateway at /gw, files below /cdn, and whatever else is mounted."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import random  # noqa: TID251  (how long an upload takes)
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, unquote

from aiohttp import web

from playground.faults import CODES, Faults
from playground.traffic import Exchange, Traffic
from playground.world import DiscordError, Part, World
from playground.world.errors import Json, TooMany, Unsupported, refused_with, without_code
from playground.world.files import content_type

from . import multipart, routes
from .gateway import Gateway
from .json_text import to_text
from .rate_limits import VIA, RateLimiter, kind_of_deletion
from .routing import Answer, ApiRequest, ConnectionFacts, Route, RouteTable
from .visitors import check_visitor, is_discord

log = logging.getLogger("playground.wire")

API = re.compile(r"/api(?:/v(\d+))?(?=/)")
VERSIONS = ("9", "10")
MAX_BODY = 100 * 1024 * 1024
INVALID_REQUESTS = (9_999, 600.0)
"""So many answers of 401, 403 or 429 in so many seconds are borne; one more bans the address."""
JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data"
OCTETS = "application/octet-stream"
DEFAULT_AVATAR = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63e8e899020003"
    "4801a9bd491bbd0000000049454e44ae426082"
)
"""One grey pixel."""
"""Exactly this: discord.py reads a body as JSON only if the header has no charset."""

assert routes.__all__  # importing them fills the table
_TABLE = RouteTable()


class Server:
    """Serves one world. `port` 0 takes a free one."""

    host = "127.0.0.1"

    def __init__(
        self, world: World, faults: Faults, gateway: Gateway, traffic: Traffic | None, *, port: int, shards: int
    ) -> None:
        self.world = world
        self.faults = faults
        self.traffic = traffic
        self.port, self.shards = port, shards
        self.gateway = gateway
        self.rates = RateLimiter(world.clock, world.limits)
        self.banned = False
        self._chance = random.Random(0)
        self._facts: ConnectionFacts
        self.app = web.Application(client_max_size=MAX_BODY)
        self._runner: web.AppRunner | None = None

    # -- life ----------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take connections."""
        self.app.router.add_route("*", "/{tail:.*}", self._by_path)
        self._runner = web.AppRunner(self.app, access_log=None, handle_signals=False, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, self.host, self.port, reuse_address=True).start()
        self.port = self._runner.addresses[0][1]
        self.world.cdn.base = f"{self.base}/cdn"
        gateway = self.gateway
        gateway.resume_url = self.gateway_url
        self._facts = ConnectionFacts(self.gateway_url, self.shards, gateway.max_concurrency, gateway.application_flags)

    async def stop(self) -> None:
        """Let all connections go."""
        if self._runner is not None:
            await self.gateway.drop(1001)
            await self._runner.cleanup()
            self._runner = None

    @property
    def base(self) -> str:
        """The address a bot is told."""
        return f"http://{self.host}:{self.port}"

    @property
    def gateway_url(self) -> str:
        return f"ws://{self.host}:{self.port}/gw"

    # -- where to ------------------------------------------------------------------------------------------------------

    async def _by_path(self, request: web.Request) -> web.StreamResponse:
        """Our own addresses, as a bot is told them; then as for a client that was not."""
        check_visitor(request)
        path = request.path
        if path.startswith("/api/"):
            return await self._api(request)
        if request.method == "GET" and path in ("/gw", "/gw/"):
            return await self._gateway(request)
        if request.method in ("GET", "HEAD") and path.startswith("/cdn/"):
            return self._file(path.removeprefix("/cdn"), request.query)
        return await self._by_host(request)

    async def _by_host(self, request: web.Request) -> web.StreamResponse:
        """Discord's own hosts behind one port, for a client that was not told another address."""
        if not is_discord(request.host):
            raise web.HTTPNotFound
        host = request.host.partition(":")[0]
        if host.endswith("discord.gg"):
            return await self._gateway(request)
        if host.startswith(("cdn.", "media.")):
            return self._file(request.path, request.query)
        return await self._api(request)

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.faults.away:
            raise web.HTTPServiceUnavailable
        return await self.gateway.handle(request)

    def _is_authorized(self, request: web.Request) -> bool:
        said = request.headers.get("Authorization", "")
        return said.startswith("Bot ") and self.gateway.knows(said)

    def _file(self, path: str, query: Mapping[str, str]) -> web.Response:
        """A file of the CDN: without its signature or after its day it is gone."""
        if path.startswith("/emojis/"):
            return self._emoji(path.removeprefix("/emojis/").partition(".")[0])
        if path.startswith(("/avatars/", "/embed/avatars/")):
            return web.Response(body=DEFAULT_AVATAR, content_type=content_type("", DEFAULT_AVATAR))
        until = query.get("ex", "")
        file = None
        if re.fullmatch(r"[0-9a-f]{1,12}", until):
            file = self.world.cdn.find(path, until, query.get("hm", ""))
        if file is None:
            return web.Response(status=404, text="This content is no longer available.")
        headers = {"Content-Type": file.content_type, "X-Content-Type-Options": "nosniff", "Cache-Control": "private"}
        return web.Response(body=file.content, headers=headers)

    def _emoji(self, number: str) -> web.Response:
        emoji = self.world.emojis.find(int(number)) if number.isdigit() else None
        if emoji is None:
            return web.Response(status=404)
        return web.Response(body=emoji.image, content_type="image/gif" if emoji.animated else "image/png")

    # -- REST ----------------------------------------------------------------------------------------------------------

    async def _api(self, request: web.Request) -> web.StreamResponse:
        faults = self.faults
        path = request.raw_path.partition("?")[0]
        if faults.away:
            return self._break(request)
        wait = faults.latency()
        if wait:
            await asyncio.sleep(wait)
        fault = faults.request(request.method, API.sub("", path, count=1)) if faults.plan.items else None
        if fault is not None:
            if fault == "reset":
                return self._break(request)
            if fault == "429":
                return _answer(429, TooMany(0.05).body(), VIA)
            if fault == "429-plain":
                return web.Response(status=429, text="You are being rate limited.", headers=VIA)
            if fault == "401":
                return _answer(401, without_code(401).body(), VIA)
            if fault in CODES:
                refusal = refused_with(int(fault))
                self._note(request, None, None, refusal.status, refusal.body())
                self.count(refusal.status)
                return _answer(refusal.status, refusal.body(), VIA)
            if fault.isdigit():
                return web.Response(status=int(fault), text=f"{fault}: upstream error", headers=VIA)
        response = await self._serve(request, path)
        if fault == "lost":
            return self._break(request)
        if fault is not None and fault.endswith("-after"):
            return web.Response(status=int(fault[:3]), text="upstream error", headers=VIA)
        return response

    def _break(self, request: web.Request) -> web.Response:
        """End the connection without an answer. It looks like a reset to the client."""
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=499)

    async def _serve(self, request: web.Request, path: str) -> web.Response:
        """One request, from its bytes to its answer."""
        headers: dict[str, str] = {}
        body: Any = None
        route: Route | None = None
        try:
            if self.banned:
                return web.Response(status=429, text="You are being blocked from accessing our API temporarily.")
            api = API.match(path)
            if api is None:
                raise without_code(404)
            if api[1] is not None and api[1] not in VERSIONS:
                raise DiscordError(50041)
            segments = [unquote(one) for one in path[api.end() + 1 :].split("/")]
            route, params = _TABLE.find(request.method, segments)
            if route.auth and not self._is_authorized(request):
                raise without_code(401)
            body, parts = await _body(request)
            if route.kind != "callback":
                major = params.get("channel_id") or params.get("token") or params.get("guild_id") or ""
                allowance = self.rates.take(route.name, self._kind(route, params), major)
                headers = allowance.headers
                if allowance.refusal is not None:
                    raise allowance.refusal
            if parts:
                await self._pass(self._chance.uniform(*self.world.limits.uploads))
            facts, reason = self._facts, _reason(request)
            answered = route.handle(ApiRequest(self.world, params, request.query, facts, body, parts, reason))
            status, answer = _status(answered)
        except DiscordError as refusal:
            status, answer = self._refused(refusal)
            if isinstance(refusal, TooMany):
                wait = str(math.ceil(refusal.retry_after))
                headers = {**headers, "Retry-After": wait, "X-RateLimit-Scope": refusal.scope, **VIA}
        except ConnectionResetError:  # whoever asks is gone before the request was there in full
            return self._break(request)
        except Exception:
            log.exception("%s %s broke the playground", request.method, path)
            self.world.report_unsupported(f"{request.method} {path} broke the playground: see the log")
            status, answer = 500, without_code(500).body()
        self._note(request, route, body, status, answer)
        self.count(status)
        return _answer(status, answer, headers)

    def count(self, status: int) -> None:
        """Note an answer of 401, 403 or 429: so many of them ban the address."""
        if status in (401, 403, 429):
            try:
                self.world.quotas.take("invalid requests", INVALID_REQUESTS)
            except TooMany:
                self.banned = True

    async def _pass(self, seconds: float) -> None:
        """Let so many seconds of the world's clock pass."""
        if seconds:
            over = asyncio.Event()
            self.world.clock.call_later(seconds, over.set)
            await over.wait()

    def _refused(self, refusal: DiscordError) -> tuple[int, Json]:
        if isinstance(refusal, Unsupported):
            self.world.report_unsupported(refusal.message)
        return refusal.status, refusal.body()

    def _kind(self, route: Route, params: Mapping[str, str]) -> str:
        """The field of `RateLimits` for a request: what is deleted counts by its age."""
        if route.kind != "delete":
            return route.kind
        message, now = params["message_id"], self.world.clock.time()
        channel = self.world.channels.get(int(params["channel_id"])) if params["channel_id"].isdigit() else None
        there = channel is not None and message.isdigit() and int(message) in channel.messages
        return kind_of_deletion(now - self.world.created(int(message)) if there else None)

    def _note(self, request: web.Request, route: Route | None, body: Any, status: int, answer: Any) -> None:
        if self.traffic is not None:
            template = route.template if route else request.path
            query = dict(request.query)
            asked = (request.method, template, request.path, query, body)
            self.traffic.exchanges.append(Exchange(*asked, status, answer, asyncio.get_running_loop().time()))


def _status(answer: Answer) -> tuple[int, Any]:
    if answer is None:
        return 204, None
    return answer if isinstance(answer, tuple) else (200, answer)


def _answer(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    data = to_text(body).encode()
    return web.Response(status=status, body=data, headers={"Content-Type": JSON, **headers})


def _reason(request: web.Request) -> str | None:
    """Why the bot does it, for the audit log."""
    said = request.headers.get("X-Audit-Log-Reason")
    return unquote(said)[:512] if said else None


async def _body(request: web.Request) -> tuple[Any, list[Part]]:
    """The JSON, or the form, of a request, and its files.

    :raises DiscordError: 50109, 40005.
    """
    if not request.can_read_body:
        return None, []
    try:
        text = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise DiscordError(40005) from None
    if not text:
        return None, []
    if request.content_type == MULTIPART:
        return _form(request.headers["Content-Type"], text)
    if request.content_type == FORM:
        fields = dict(parse_qsl(text.decode(errors="replace"), keep_blank_values=True))
        if "payload_json" not in fields:
            return {key: _form_value(value) for key, value in fields.items()}, []
        text = fields["payload_json"].encode()
    elif request.content_type != JSON:
        wanted = f"Expected \"Content-Type\" header to be one of {{'{JSON}', '{FORM}', '{MULTIPART}'}}."
        raise DiscordError(0, status=400, message=wanted)
    try:
        return json.loads(text), []
    except ValueError:
        raise DiscordError(50109) from None


def _form_value(text: str) -> str | bool:
    """A value of a form: everything is text in it, but truth is written as a word."""
    return {"true": True, "false": False}.get(text.lower(), text)


def _form(header: str, body: bytes) -> tuple[Any, list[Part]]:
    """The body (`payload_json`, or the other fields) and the files, whatever their fields are called.

    :raises DiscordError: 50109.
    """
    payload: Any = None
    values: Json = {}
    files: list[tuple[int | None, str, bytes, str]] = []
    try:
        for name, filename, kind, content in multipart.fields(header, body):
            if name == "payload_json":
                payload = json.loads(content)
            elif filename is not None:
                number = re.fullmatch(r"files?\[?(\d+)\]?", name)
                files.append((int(number[1]) if number else None, filename, content, kind or OCTETS))
            else:
                values[name] = _form_value(content.decode(errors="replace"))
    except ValueError:
        raise DiscordError(50109) from None
    taken = {number for number, *_ in files}
    free = (number for number in range(len(files) + len(taken)) if number not in taken)
    parts = [
        Part(next(free) if number is None else number, filename, content, kind)
        for number, filename, content, kind in files
    ]
    return (payload if payload is not None else values or None), parts

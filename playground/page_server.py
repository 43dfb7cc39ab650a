"""The page in the browser: static files, the first screen, and one websocket for each seat that is looked through.

Only the path between a browser and `seats` belongs here. What a person can do and see is in `seats`, what Discord
answers in `world`, what it looks like in `page/`. The page is for this machine only: anybody who knows the token in
the address may take a seat, so `Host` and `Origin` of every request are checked, and the size of all input is bounded.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from aiohttp import BodyPartReader, WSCloseCode, WSMsgType, web
from pydantic import ValidationError

from . import page_requests
from .playground import Playground
from .quickstart import NO_GAMES, FirstScreen
from .seats import CannotDo, Reply, Seat, Upload
from .wire.visitors import check_page_visitor
from .world.errors import Json, part
from .world.interactions import AUTOCOMPLETE, SLASH
from .world.model import EPHEMERAL

FILES = Path(__file__).parent / "page"
SUFFIXES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
WORDS: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "first_screen.json").read_bytes())
"""The first screen's own words by language, beside those of `play.json`."""
LOCALES = {"en": "en-US", "es": "es-ES", "de": "de", "fr": "fr", "it": "it", "nl": "nl", "pl": "pl", "pt": "pt-BR"}
"""What Discord calls some languages of its client; in others it is in English, as far as the playground goes."""
MAX_FRAME = 64 * 1024
"""Bytes of one message from a browser."""
MAX_FILE = 10 * 1024 * 1024
MAX_KEPT = 64 * 1024 * 1024
"""Bytes of uploads that wait to be used; the oldest go first."""
MAX_SOCKETS = 64
MAX_BUSY = 32
"""Requests of one browser under way at once."""
MESSAGES_SENT = 200
"""Messages of a channel that a browser is told when it connects."""
REFUSED = 4004
"""Close code after which the browser does not try again."""


# ---- the page ------------------------------------------------------------------------------------------------------


class PageServer:
    """Serves one playground to browsers on this machine, under `/play/<capability>/`."""

    def __init__(
        self,
        playground: Playground,
        *,
        play: FirstScreen = NO_GAMES,
        folder: Path = Path(),
        capability: str | None = None,
        language: str | None = None,
    ) -> None:
        """`folder`: where the pictures of the first screen are. `language`: that of the first screen, until somebody
        chooses another; None: as the browser says."""
        self.playground = playground
        self.play, self.folder, self.language = play, folder, language
        self.capability = capability or secrets.token_urlsafe(16)
        self._uploads: OrderedDict[str, Upload] = OrderedDict()
        self._sockets: set[web.WebSocketResponse] = set()

    @property
    def path(self) -> str:
        """Where the page is, below the address of the server."""
        return f"/play/{self.capability}/"

    def add_to(self, app: web.Application) -> None:
        """Put the page's routes into the server's application."""
        app.router.add_get("/play/{capability}", self._guarded(self._slash))
        app.router.add_get("/play/{capability}/", self._guarded(self._file))
        app.router.add_get("/play/{capability}/lobby", self._guarded(self._lobby))
        app.router.add_get("/play/{capability}/socket", self._guarded(self._socket))
        app.router.add_post("/play/{capability}/upload", self._guarded(self._upload))
        app.router.add_get("/play/{capability}/picture/{path:.+}", self._guarded(self._picture))
        app.router.add_get("/play/{capability}/{file}", self._guarded(self._file))
        app.on_shutdown.append(self._close)

    def _guarded(
        self, handle: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def guarded(request: web.Request) -> web.StreamResponse:
            check_page_visitor(request)
            if not secrets.compare_digest(request.match_info["capability"].encode(), self.capability.encode()):
                raise web.HTTPNotFound(text="Open the address that was printed when the playground started.\n")
            return await handle(request)

        return guarded

    async def _slash(self, request: web.Request) -> web.StreamResponse:
        raise web.HTTPFound(self.path)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = FILES / request.match_info.get("file", "index.html")
        if path.suffix not in SUFFIXES or path.parent != FILES or not path.is_file():
            raise web.HTTPNotFound(text="There is no such file.\n")
        headers = security_headers(request.host) | {"Content-Type": f"{SUFFIXES[path.suffix]}; charset=utf-8"}
        return web.Response(body=path.read_bytes(), headers=headers)

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        """A picture that the first screen names, and no other file."""
        wanted = request.match_info["path"]
        if wanted not in [game.picture for game in self.play.games] or not (self.folder / wanted).is_file():
            raise web.HTTPNotFound(text="There is no such picture.\n")
        return web.FileResponse(self.folder / wanted, headers=security_headers(request.host))

    async def _lobby(self, request: web.Request) -> web.StreamResponse:
        """Words and games of the first screen, and who sits here already."""
        data = {
            "play": self.play.model_dump(mode="json", by_alias=True, exclude_none=True),
            "language": self.language,
            "words": WORDS,
            "seats": [
                {"id": seat.id, "name": seat.name, "unfinished": unfinished(seat, self.play)}
                for seat in self.playground.seats
            ],
        }
        return web.json_response(data, headers=security_headers(request.host))

    # ---- files that people give ------------------------------------------------------------------------------------

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        if request.content_type != "multipart/form-data":
            raise web.HTTPUnsupportedMediaType
        part = await (await request.multipart()).next()
        if not isinstance(part, BodyPartReader) or not part.filename:
            raise web.HTTPBadRequest(text="A file is missing.\n")
        content = bytearray()
        while chunk := await part.read_chunk():
            content += chunk
            if len(content) > MAX_FILE:
                raise web.HTTPRequestEntityTooLarge(MAX_FILE, len(content))
        kind = part.headers.get("Content-Type", "application/octet-stream")[:100]
        token = self._keep(Upload(part.filename[:200], bytes(content), kind))
        return web.json_response({"upload": token}, headers=security_headers(request.host))

    def _keep(self, upload: Upload) -> str:
        token = secrets.token_urlsafe(12)
        self._uploads[token] = upload
        while len(self._uploads) > 1 and sum(len(one.content) for one in self._uploads.values()) > MAX_KEPT:
            self._uploads.popitem(last=False)
        return token

    def _taken(self, token: str) -> Upload:
        upload = self._uploads.pop(token, None)
        if upload is None:
            raise CannotDo("The file is no longer here; choose it once more.")
        return upload

    def _filled(self, value: page_requests.Fill) -> Any:
        if isinstance(value, page_requests.Uploaded):
            return self._taken(value.upload)
        if isinstance(value, list):
            return [self._filled(one) for one in value]
        return value

    def _all_filled(self, values: Mapping[str, page_requests.Fill]) -> dict[str, Any]:
        return {name: self._filled(value) for name, value in values.items()}

    # ---- one browser, one seat -------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if len(self._sockets) >= MAX_SOCKETS:
            raise web.HTTPServiceUnavailable(text="Too many windows are open.\n")
        socket = web.WebSocketResponse(max_msg_size=MAX_FRAME, heartbeat=20.0, timeout=2.0, compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await self._serve(socket, request.query.get("name", ""), request.query.get("language", ""))
        finally:
            self._sockets.discard(socket)
        return socket

    async def _serve(self, socket: web.WebSocketResponse, name: str, language: str) -> None:
        try:
            seat = self._seat(name, language)
        except CannotDo as problem:
            await socket.close(code=REFUSED, message=str(problem).encode()[:120])
            return
        state = self._state(seat)
        await _send(socket, state)
        work = {asyncio.create_task(self._forward_events(socket, seat, state["n"]))}
        try:
            await self._read_requests(socket, seat, work)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)

    def _seat(self, name: str, language: str) -> Seat:
        called = " ".join(name.split())
        if not 1 <= len(called) <= 32 or not called.isprintable() or "," in called:
            raise CannotDo("A name has 1 to 32 characters and no comma.")
        for seat in self.playground.seats:
            if seat.name.casefold() == called.casefold():
                return seat
        return self.playground.seat(called, locale=LOCALES.get(language, "en-US"))

    async def _forward_events(self, socket: web.WebSocketResponse, seat: Seat, after: int) -> None:
        """Everything the seat sees from now on."""
        async for seen in seat.stream(after):
            if seen.kind != "choices":
                await _send(socket, {"t": "seen", **seen.to_json()})
            if seen.kind in ("commands", "people", "bot", "channel"):
                await _send(socket, self._known(seat))

    async def _read_requests(self, socket: web.WebSocketResponse, seat: Seat, work: set[asyncio.Task[None]]) -> None:
        async for message in socket:
            if message.type != WSMsgType.TEXT:
                await socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
                return
            try:
                asked = page_requests.read(message.data)
            except ValidationError as error:
                what = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()[:3])
                await _send(socket, {"t": "reply", "n": _number(message.data), "ok": False, "error": what})
                continue
            if len(work) > MAX_BUSY:
                await _send(socket, {"t": "reply", "n": asked.n, "ok": False, "error": "Too much at once."})
                continue
            task = asyncio.create_task(self._answer(socket, seat, asked))
            work.add(task)
            task.add_done_callback(work.discard)

    async def _answer(self, socket: web.WebSocketResponse, seat: Seat, asked: page_requests.PageRequest) -> None:
        try:
            data = await self._carry_out(seat, asked)
        except (CannotDo, AssertionError) as problem:
            reply: Json = {"t": "reply", "n": asked.n, "ok": False, "error": str(problem)}
        else:
            reply = {"t": "reply", "n": asked.n, "ok": True, "data": data}
        await _send(socket, reply)
        if isinstance(asked, page_requests.Go):
            await _send(socket, self._known(seat))

    async def _carry_out(self, seat: Seat, asked: page_requests.PageRequest) -> Any:
        """Do what the browser asks; returns the answer for it."""
        match asked:
            case page_requests.Go():
                seat.go(asked.channel)
            case page_requests.NewChannel():
                return self.playground.new_channel(asked.name, asked.guild)
            case page_requests.Slash():
                options = self._all_filled(asked.options)
                return _summary(await seat.command(SLASH, asked.command, options, asked.channel, True))
            case page_requests.Autocomplete():
                options = {**self._all_filled(asked.options), asked.focused: asked.typed}
                reply = await seat.command(AUTOCOMPLETE, asked.command, options, asked.channel, True, asked.focused)
                if reply.failed:
                    raise CannotDo(f"The bot proposed nothing: {reply.reason}")
                return reply.choices
            case page_requests.Context():
                return _summary(await seat.context_menu(asked.command, asked.target, channel=asked.channel))
            case page_requests.Click():
                return _summary(await seat.click(asked.custom_id, on=asked.message, channel=asked.channel))
            case page_requests.Select():
                return _summary(
                    await seat.select(asked.custom_id, asked.values, on=asked.message, channel=asked.channel)
                )
            case page_requests.Submit():
                return _summary(await seat.submit(self._all_filled(asked.values)))
            case page_requests.CloseModal():
                await seat.close_modal()
            case page_requests.Dismiss():
                await seat.dismiss(asked.message)
            case page_requests.Say():
                files = [self._taken(token) for token in asked.uploads]
                await seat.say(asked.text, files=files, reply_to=asked.reply_to, channel=asked.channel)
            case page_requests.Edit():
                await seat.edit(asked.message, asked.text)
            case page_requests.Typing():
                await seat.type(channel=asked.channel)
            case page_requests.Delete():
                await seat.delete(asked.message)
            case page_requests.React():
                await seat.react(asked.message, asked.emoji)
        return None

    # ---- what a browser is told ------------------------------------------------------------------------------------

    def _state(self, seat: Seat) -> Json:
        """Everything, for a browser that has just connected. No `await` in here: it must fit its number `n`."""
        events = seat.events
        channels = seat.places
        return {
            **self._known(seat),
            "t": "state",
            "n": events[-1].n if events else 0,
            "me": seat.user,
            "channels": channels,
            "channel": seat.channel_id,
            "messages": {one["id"]: seat.messages_in(one["id"])[-MESSAGES_SENT:] for one in channels},
            "modal": seat.modal,
        }

    def _known(self, seat: Seat) -> Json:
        """What is sent again whenever a part of it changes."""
        guilds = self.playground.guilds
        ids = [guild["id"] for guild in guilds]
        return {
            "t": "known",
            "guilds": guilds,
            "people": {guild: seat.people(guild) for guild in ids},
            "presences": {guild: seat.presences(guild) for guild in ids},
            "roles": {guild: [{**role, "guild_id": guild} for role in seat.roles(guild)] for guild in ids},
            "commands": seat.commands(),
            "online": self.playground.online,
        }

    async def _close(self, app: web.Application) -> None:
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)


def unfinished(seat: Seat, play: FirstScreen) -> list[Json]:
    """The channels in which this seat has something that isn't over, the newest first, each with what shows it."""
    if play.unfinished is None:
        return []
    found: list[tuple[int, Json]] = []
    for one in seat.channels:
        messages = seat.messages_in(one["id"])
        shown = [each for each in messages if any(play.unfinished.fits(control) for control in _controls(each))]
        if shown and any(_own(seat, each) for each in messages):
            told = {"channel": one["id"], "name": one.get("name") or "", "message": shown[-1]}
            found.append((int(messages[-1]["id"]), told))
    return [told for _, told in sorted(found, key=lambda each: each[0], reverse=True)]


def _own(seat: Seat, message: Json) -> bool:
    """Whether the message is for this seat alone, calls it, or answers what it did."""
    done = part(message, "interaction_metadata")
    called = [one["id"] for one in message.get("mentions", ())]
    return bool(message.get("flags", 0) & EPHEMERAL) or seat.id in (*called, part(done, "user").get("id"))


def _controls(part: Json) -> Iterator[Json]:
    """All controls in a message that can be used."""
    for one in part.get("components", ()):
        if not one.get("disabled"):
            yield one
        yield from _controls(one)


def _summary(reply: Reply) -> Json:
    return {"state": reply.state, "reason": reply.reason}


def _number(text: str) -> int:
    """The number of a request that could not be read, so that its promise fails instead of waiting for ever."""
    try:
        number = json.loads(text)["n"]
    except (ValueError, TypeError, KeyError):
        return -1
    return number if isinstance(number, int) else -1


async def _send(socket: web.WebSocketResponse, frame: Json) -> None:
    if not socket.closed:
        await socket.send_str(json.dumps(frame, separators=(",", ":")))


def security_headers(host: str) -> dict[str, str]:
    """Headers of all the page consists of: nothing from elsewhere, no script or style but our own files."""
    policy = (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ws://{host}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "no-cache",
    }

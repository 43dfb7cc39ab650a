"""Every call to Discord, each with the refusals that it can expect. Any other error is a fault, raised as it is."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.delivery.drawing import KeptPictures
from bot.delivery.layout import Json, Sheet
from bot.delivery.refusals import CANNOT_WRITE as CANNOT_WRITE
from bot.delivery.refusals import NOT_NOW, REFUSED_FILES, SHUT, TOO_BUSY, TOO_LATE
from bot.delivery.refusals import THREADS_FULL as THREADS_FULL
from bot.delivery.refusals import Code as Code

Interaction = discord.Interaction[Any]

APART = 1.2
"""Seconds between two edits of one message; Discord allows about five in five seconds a channel."""
BANNED = 60.0
"""Seconds after which a call is tried again that met a ban of our address (`rate_limiter.Ban`), or a 401: so many of
those lead to one."""
BUSY = 5.0
"""Seconds after which a call is tried again in a place where too much is written."""
NONCE_LIMIT = 25
ANY_BYTES = "application/octet-stream"
WAVE = "👋"
"""What a message says for the moment until it mentions somebody."""
PRIVATE, SILENT, OF_COMPONENTS = 1 << 6, 1 << 12, 1 << 15
"""Flags of a message: seen by one person; no device rings; made of components alone."""
ARCHIVE_AFTER = 10080
"""Minutes until Discord archives a silent thread: a week, the most there is. Edits of a board don't count as words."""


class NotOurs(Exception):
    """The call was not made, because another process may own our tables by now."""


class DiscordRefused(Exception):
    """Discord refused the call with one of the codes that we expect, or ever again with another one."""

    def __init__(self, call: str, code: int) -> None:
        self.call, self.code = call, code
        super().__init__(f"{call}: {code!r}")


class UnknownOutcome(Exception):
    """Discord didn't answer, or failed: the call may have had its effect or not."""


class InvalidEmoji(UnknownOutcome):
    """Discord doesn't know an emoji of ours (any more). The call had no effect; the next try has no emojis."""


class LostPictures(UnknownOutcome):
    """Discord refuses a picture, or lacks one that was to be kept: an edit was faster. The call had no effect."""


class NoUploads(LostPictures):
    """Discord has switched off uploads for the server. The call had no effect."""


class RateLimited(Exception):
    """Too many calls: try again after `seconds`. The call had no effect."""

    def __init__(self, call: str, seconds: float) -> None:
        self.call, self.seconds = call, seconds
        super().__init__(f"{call}: again in {seconds:.1f} s")


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """A message that only one person sees. It can be changed while the interaction's token lives, 15 minutes."""

    token: str
    message: int | None
    original: bool
    """The interaction's own answer, or the message it was a press on; else a follow-up."""

    @property
    def at(self) -> int | str:
        """How its token's calls name it."""
        return self.message if self.message is not None and not self.original else "@original"


class ChannelMessage(NamedTuple):
    """A message in a channel, as far as it matters to us. Its words are not looked at."""

    id: int
    own: bool
    """One of ours."""
    controls: list[str]
    """Custom ids of its buttons and selects, and the addresses of its links."""
    mentions: tuple[int, ...] = ()
    """The people it calls."""


@contextmanager
def expecting(call: str, *codes: Code, sheet: Sheet | None = None) -> Generator[None]:
    try:
        yield
    except discord.RateLimited as error:
        raise RateLimited(call, error.retry_after) from None
    except discord.DiscordServerError as error:
        raise UnknownOutcome(f"{call}: {error}") from error
    except discord.HTTPException as error:
        if error.status == 429 and error.code not in codes:  # without a `Via`: a ban
            raise RateLimited(call, BUSY if error.code in TOO_BUSY else BANNED) from None
        if error.code in NOT_NOW:
            raise RateLimited(call, BANNED) from None
        if error.status == 401 and error.code not in codes:  # the token; told of by `rate_limiter.Ban`
            raise RateLimited(call, BANNED) from None
        if sheet is not None and error.code == Code.INVALID_FORM and "emoji" in error.text.lower():
            sheet.emojis.forget()
            raise InvalidEmoji(f"{call}: {error.text}") from None
        if sheet is not None and sheet.attachments:
            if error.code == Code.NO_UPLOADS:
                raise NoUploads(f"{call}: {error.text}") from None
            if error.code in REFUSED_FILES or (error.code == Code.INVALID_FORM and "attachment" in error.text.lower()):
                raise LostPictures(f"{call}: {error.text}") from None
        if error.code in codes:
            raise DiscordRefused(call, Code(error.code)) from None
        raise
    except (aiohttp.ClientError, OSError) as error:  # a timeout is an OSError
        raise UnknownOutcome(f"{call}: {error!r}") from error


def next_nonce(nonce: str) -> str:
    """The nonce to send with where the message of `nonce` was deleted.

    It follows from `nonce`, so that a send whose answer is lost is repeated with the same one: 7.5a, 7.5a+1, 7.5a+2 …
    """
    name, _, number = nonce.partition("+")
    return f"{name}+{int(number or 0) + 1}"


def _body(sheet: Sheet, flags: int = 0, mentions: Sequence[int] = ()) -> Json:
    """Return what Discord is sent of a message, but for its files. It calls nobody but `mentions`."""
    return {
        **({} if sheet.content is None else {"content": sheet.content}),
        "components": sheet.components,
        "attachments": sheet.attachments,
        "flags": flags | (OF_COMPONENTS if sheet.content is None else 0),
        "allowed_mentions": {"parse": [], **({"users": [str(user) for user in mentions]} if mentions else {})},
    }


def _form(body: Json, sheet: Sheet) -> list[Json]:
    """`body` and the files beside it, as a form."""
    return [{"name": "payload_json", "value": json.dumps(body)}] + [
        {"name": f"files[{at}]", "value": file.content, "filename": file.name, "content_type": ANY_BYTES}
        for at, file in enumerate(sheet.files)
    ]


class DiscordApi:
    """Calls about channels with the bot's token, and about private messages with an interaction's token."""

    def __init__(self, client: discord.Client) -> None:
        self._client, self._tokens = client, AsyncWebhookAdapter()

    async def by_token(self, route: Route, body: Json | None = None, sheet: Sheet | None = None, **query: int) -> Any:
        """A call that an interaction's token allows, without the bot's own; the JSON of its answer.

        `body` is sent, with the files of `sheet`.
        """
        session: aiohttp.ClientSession = cast(Any, self._client.http)._HTTPClient__session
        if sheet is None or not sheet.files or body is None:
            return await self._tokens.request(route, session, payload=body, params=query)
        return await self._tokens.request(route, session, multipart=_form(body, sheet), params=query)

    def webhook(self, method: str, token: str, path: str = "") -> Route:
        """The route of the messages that an interaction's token allows."""
        path = "/webhooks/{webhook_id}/{webhook_token}" + path
        return Route(method, path, webhook_id=self._client.application_id, webhook_token=token)

    async def _by_right(self, route: Route, body: Json, sheet: Sheet) -> Any:
        """A call that sends a message by the bot's own token."""
        http = self._client.http
        return await (http.request(route, form=_form(body, sheet)) if sheet.files else http.request(route, json=body))

    async def post(self, channel: int, sheet: Sheet, nonce: str, mentions: Sequence[int] = ()) -> int:
        """Send a message; its id. A second send with the same nonce within minutes gives the first one's message.

        Where that was deleted meanwhile, Discord refuses the nonce; then it is another message with the next nonce.
        One that mentions nobody makes nobody's device ring.
        Refused with CANNOT_WRITE codes.
        """
        body = _body(sheet, 0 if mentions else SILENT, mentions)
        body |= {"nonce": nonce[-NONCE_LIMIT:], "enforce_nonce": True}
        try:
            with expecting("post", Code.UNKNOWN_MESSAGE, *CANNOT_WRITE, sheet=sheet):
                route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
                message = await self._by_right(route, body, sheet)
        except DiscordRefused as refused:
            if refused.code != Code.UNKNOWN_MESSAGE:
                raise
            return await self.post(channel, sheet, next_nonce(nonce), mentions)
        sheet.pictures = pictures_of(message)
        return int(message["id"])

    async def edit(self, channel: int, message: int, sheet: Sheet) -> None:
        """Replace a message. Refused with UNKNOWN_MESSAGE, OLD_MESSAGE_EDITS and CANNOT_WRITE codes."""
        route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=message)
        with expecting("edit", Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITS, *CANNOT_WRITE, sheet=sheet):
            edited = await self._by_right(route, _body(sheet), sheet)
        sheet.pictures = pictures_of(edited)

    async def delete(self, channel: int, message: int) -> None:
        """Delete one of our messages. Refused with UNKNOWN_MESSAGE and CANNOT_WRITE codes."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        with expecting("delete", Code.UNKNOWN_MESSAGE, *CANNOT_WRITE):
            await partial.delete()

    async def after(self, channel: int, message: int, limit: int) -> list[ChannelMessage]:
        """The first messages after `message`, at most `limit`. Refused with CANNOT_WRITE codes."""
        with expecting("after", *CANNOT_WRITE):
            rows = await self._client.http.logs_from(channel, limit, after=message)
        me = self._client.user.id if self._client.user else None
        return [
            ChannelMessage(
                int(row["id"]),
                int(row["author"]["id"]) == me,
                list(controls_of(row)),
                tuple(int(user["id"]) for user in row["mentions"]),
            )
            for row in rows
        ]

    async def look_up(self, guild: int, user: int) -> None:
        """Ask whether somebody is on a server. Refused with UNKNOWN_MEMBER and NO_ACCESS codes."""
        with expecting("look_up", Code.UNKNOWN_MEMBER, Code.UNKNOWN_SERVER, Code.NO_ACCESS):
            await self._client.http.get_member(guild, user)

    def rights(self, channel: int) -> tuple[discord.Permissions, discord.ChannelType] | None:
        """What we may do in a channel, and its kind, as the gateway has told; None: it hasn't."""
        there = self._client.get_channel(channel)
        if not isinstance(there, discord.abc.GuildChannel | discord.Thread):
            return None
        me = cast(discord.Member | None, there.guild.me)  # nobody, until a server has told of us
        return (there.permissions_for(me), there.type) if me is not None else None

    async def open_thread(self, channel: int, name: str, *, news: bool = False) -> int:
        """Open a public thread; its id. Refused with WRONG_CHANNEL_TYPE, THREADS_FULL and CANNOT_WRITE codes.

        `news`: the channel is one for announcements, whose threads have a type of their own.
        """
        kind = discord.ChannelType.news_thread if news else discord.ChannelType.public_thread
        with expecting("open_thread", Code.WRONG_CHANNEL_TYPE, *THREADS_FULL, *CANNOT_WRITE):
            data = await self._client.http.start_thread_without_message(
                channel, name=name, auto_archive_duration=ARCHIVE_AFTER, type=kind.value
            )
        return int(data["id"])

    async def let_in(self, thread: int, user: int) -> None:
        """Make somebody a member of a thread, which opens if it was archived. Refused with CANNOT_WRITE codes, and with
        UNKNOWN_MEMBER.
        """
        http = self._client.http
        with expecting("let_in", Code.UNKNOWN_MEMBER, *CANNOT_WRITE):
            try:
                await http.add_user_to_thread(thread, user)
            except discord.HTTPException as error:
                if error.code != Code.ARCHIVED_THREAD:
                    raise
                await http.edit_channel(thread, archived=False)
                await http.add_user_to_thread(thread, user)

    async def let_in_by_edit(self, thread: int, user: int) -> None:
        """The same by an edit that mentions them and rings for nobody; refused with CANNOT_WRITE codes."""
        http, named = self._client.http, {"parse": [], "users": [str(user)]}
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=thread)
        with expecting("let_in_by_edit", *CANNOT_WRITE):
            sent = await http.request(route, json={"content": WAVE, "flags": SILENT, "allowed_mentions": {"parse": []}})
            edited = Route("PATCH", f"/channels/{thread}/messages/{sent['id']}")
            try:
                await http.request(edited, json={"content": f"<@{user}>", "allowed_mentions": named})
            finally:
                await http.delete_message(thread, sent["id"])

    async def close_thread(self, thread: int) -> None:
        """Delete a thread that we opened for a table which was then refused. Refused with CANNOT_WRITE codes."""
        with expecting("close_thread", *CANNOT_WRITE):
            await self._client.http.delete_channel(thread)

    async def edit_private(self, private: PrivateMessage, sheet: Sheet) -> None:
        """Replace a private message. Refused with UNKNOWN_MESSAGE, SHUT and TOO_LATE codes."""
        with expecting("edit_private", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE, sheet=sheet):
            route = self.webhook("PATCH", private.token, f"/messages/{private.at}")
            edited = await self.by_token(route, _body(sheet), sheet)
        sheet.pictures = pictures_of(edited)

    async def delete_private(self, private: PrivateMessage) -> None:
        """Delete a private message. Refused with UNKNOWN_MESSAGE, SHUT and TOO_LATE codes."""
        with expecting("delete_private", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE):
            await self.by_token(self.webhook("DELETE", private.token, f"/messages/{private.at}"))


def pictures_of(message: Json) -> KeptPictures:
    """The pictures of a message, in its galleries or below its words: file name → attachment id."""
    found = {str(file["filename"]): int(file["id"]) for file in message.get("attachments", ())}
    parts: list[Json] = list(message.get("components", ()))
    while parts:
        part = parts.pop()
        parts += part.get("components", ())
        for item in part.get("items", ()):
            if (id := item["media"].get("attachment_id")) is not None:
                found[urlsplit(str(item["media"]["url"])).path.rpartition("/")[2]] = int(id)
    return found


def controls_of(part: Any) -> Iterator[str]:
    """Custom ids and addresses in a message or component, as Discord spells it."""
    for component in part.get("components") or ():
        if control := component.get("custom_id") or component.get("url"):
            yield control
        yield from controls_of(component)


# ---- answers to an interaction -------------------------------------------------------------------------------------

NEW_MESSAGE, THINKING, NOTHING_YET, REPLACED, FORM = 4, 5, 6, 7, 9
"""Types of first answers: https://docs.discord.com/developers/interactions/receiving-and-responding."""


class InteractionResponses:
    """The calls of one interaction. All are refused with ALREADY_ACKNOWLEDGED, SHUT and TOO_LATE codes."""

    def __init__(self, api: DiscordApi, id: int, token: str, *, is_press: bool) -> None:
        self._api, self._id, self._token, self._is_press = api, id, token, is_press

    async def respond(self, sheet: Sheet, private: bool) -> int | None:
        """Answer with a message; its id."""
        with expecting("respond", Code.ALREADY_ACKNOWLEDGED, *SHUT, *TOO_LATE, sheet=sheet):
            body = _body(sheet, PRIVATE if private else SILENT)
            answer = await self._first(NEW_MESSAGE, body, sheet, with_response=1)
        message = answer["resource"]["message"]
        sheet.pictures = pictures_of(message)
        return int(message["id"])

    async def redraw(self, sheet: Sheet) -> None:
        """Answer a press by replacing the message it is on. Refused with UNKNOWN_MESSAGE too."""
        with expecting("redraw", Code.ALREADY_ACKNOWLEDGED, Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE, sheet=sheet):
            answer = await self._first(REPLACED, _body(sheet), sheet, with_response=int(bool(sheet.files)))
        if sheet.files:  # only Discord knows their ids
            sheet.pictures = pictures_of(answer["resource"]["message"])

    async def ask(self, form: Json) -> None:
        """Answer with a form."""
        with expecting("ask", Code.ALREADY_ACKNOWLEDGED, *SHUT, *TOO_LATE):
            await self._first(FORM, form)

    async def acknowledge(self, private: bool) -> None:
        """Acknowledge: a press silently, a command with "thinking…". Refused with UNKNOWN_MESSAGE too."""
        with expecting("acknowledge", Code.ALREADY_ACKNOWLEDGED, Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE):
            if self._is_press:
                await self._first(NOTHING_YET)
            else:
                await self._first(THINKING, {"flags": PRIVATE} if private else None)

    async def _first(
        self, kind: int, data: Json | None = None, sheet: Sheet | None = None, *, with_response: int = 0
    ) -> Any:
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=self._id, webhook_token=self._token)
        body: Json = {"type": kind} if data is None else {"type": kind, "data": data}
        return await self._api.by_token(route, body, sheet, with_response=with_response)

    async def edit_original(self, sheet: Sheet) -> int:
        """Replace the message that was pressed, or the "thinking…" of a command; its id."""
        with expecting("edit_original", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE, sheet=sheet):
            route = self._api.webhook("PATCH", self._token, "/messages/@original")
            message = await self._api.by_token(route, _body(sheet), sheet)
        sheet.pictures = pictures_of(message)
        return int(message["id"])

    async def delete_original(self) -> None:
        """Delete the "thinking…" of a command."""
        with expecting("delete_original", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE):
            await self._api.by_token(self._api.webhook("DELETE", self._token, "/messages/@original"))

    async def follow_up(self, sheet: Sheet, private: bool) -> int:
        """Send a further message; its id."""
        with expecting("follow_up", *SHUT, *TOO_LATE, sheet=sheet):
            body = _body(sheet, PRIVATE if private else SILENT)
            message = await self._api.by_token(self._api.webhook("POST", self._token), body, sheet, wait=1)
        sheet.pictures = pictures_of(message)
        return int(message["id"])

    def private(self, message: int | None, *, original: bool) -> PrivateMessage:
        """The message that was sent so, to be changed by this interaction's token."""
        return PrivateMessage(self._token, message, original)

"""Every call to Discord, each with the refusals that it can expect. Any other error is a fault, raised as it is."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import aiohttp
import discord

from bot.delivery.drawing import KeptPictures
from bot.delivery.layout import Sheet

Interaction = discord.Interaction[Any]

APART = 1.2
"""Seconds between two edits of one message; Discord allows about five in five seconds a channel."""
BANNED = 60.0
"""Seconds after which a call is tried again that met a ban of our address (`rate_limiter.Ban`)."""
BUSY = 5.0
"""Seconds after which a call is tried again in a place where too much is written."""
NONCE_LIMIT = 25
NOBODY = discord.AllowedMentions.none()
"""Said with each call that may carry names: discord.py forgets the client's own default where it edits."""
ARCHIVE_AFTER = 10080
"""Minutes until Discord archives a silent thread: a week, the most there is. Edits of a board don't count as words."""


class Code(IntEnum):
    """Discord's error codes that we expect somewhere."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    LOCKED_THREAD = 160005
    TOO_MANY_THREADS = 160006
    TOO_MANY_NEWS_THREADS = 160007
    CHANNEL_WRITES = 20028
    SERVER_WRITES = 20029
    OLD_MESSAGE_EDITS = 30046
    TOO_MANY_EMOJIS = 30008
    UNKNOWN_EMOJI = 10014
    INVALID_FORM = 50035
    ALREADY_ACKNOWLEDGED = 40060
    NO_ACCESS = 50001
    MISSING_PERMISSIONS = 50013
    DEAD_TOKEN = 50027
    ARCHIVED_THREAD = 50083
    NOT_A_TEXT_CHANNEL = 50008
    WRONG_CHANNEL_TYPE = 50024
    NO_UPLOADS = 400001
    EXPLICIT_FILE = 20009
    TOO_LARGE = 40005
    FILE_TOO_LARGE = 50045
    INVALID_FILE = 50046


SHUT = (Code.ARCHIVED_THREAD, Code.LOCKED_THREAD)
"""Nothing in the thread can be changed now."""
TOO_BUSY = (Code.CHANNEL_WRITES, Code.SERVER_WRITES)
"""Too much is written there, by whoever it may be; discord.py has waited and tried five times."""
CANNOT_WRITE = (
    Code.UNKNOWN_CHANNEL,
    Code.NO_ACCESS,
    Code.MISSING_PERMISSIONS,
    Code.NOT_A_TEXT_CHANNEL,
    *SHUT,
)
"""We can't write there (any more)."""
THREADS_FULL = (Code.TOO_MANY_THREADS, Code.TOO_MANY_NEWS_THREADS)
"""The server has as many active threads as it may have."""
REFUSED_FILES = (Code.EXPLICIT_FILE, Code.TOO_LARGE, Code.FILE_TOO_LARGE, Code.INVALID_FILE)
"""Discord doesn't take what is uploaded."""
TOO_LATE = (Code.UNKNOWN_INTERACTION, Code.UNKNOWN_WEBHOOK, Code.DEAD_TOKEN)
"""The interaction can't be answered (any more)."""


class NotOurs(Exception):
    """The call was not made, because another process may own our tables by now."""


class DiscordRefused(Exception):
    """Discord refused the call with one of the codes that we expect."""

    def __init__(self, call: str, code: Code) -> None:
        self.call, self.code = call, code
        super().__init__(f"{call}: {code.name} ({code})")


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

    webhook: discord.Webhook
    message: int | None
    original: bool
    """The interaction's own answer, or the message it was a press on; else a follow-up."""


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


class DiscordApi:
    """Calls about channels with the bot's token, and about private messages with an interaction's token."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(self, channel: int, sheet: Sheet, nonce: str, mentions: Sequence[int] = ()) -> int:
        """Send a message; its id. A second send with the same nonce within minutes gives the first one's message.

        Where that was deleted meanwhile, Discord refuses the nonce; then it is another message with the next nonce.
        One that mentions nobody makes nobody's device ring.
        Refused with CANNOT_WRITE codes.
        """
        allowed = discord.AllowedMentions.none()
        allowed.users = [discord.Object(user) for user in mentions]
        try:
            with expecting("post", Code.UNKNOWN_MESSAGE, *CANNOT_WRITE, sheet=sheet):
                message = await self._client.get_partial_messageable(channel).send(
                    view=sheet,
                    files=sheet.files,
                    nonce=nonce[-NONCE_LIMIT:],
                    allowed_mentions=allowed,
                    silent=not mentions,
                )
        except DiscordRefused as refused:
            if refused.code != Code.UNKNOWN_MESSAGE:
                raise
            for file in sheet.files:
                file.reset()
            return await self.post(channel, sheet, next_nonce(nonce), mentions)
        sheet.pictures = pictures_of(message)
        return message.id

    async def edit(self, channel: int, message: int, sheet: Sheet) -> None:
        """Replace a message. Refused with UNKNOWN_MESSAGE, OLD_MESSAGE_EDITS and CANNOT_WRITE codes."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        with expecting("edit", Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITS, *CANNOT_WRITE, sheet=sheet):
            edited = await partial.edit(view=sheet, attachments=sheet.attachments, allowed_mentions=NOBODY)
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

    async def close_thread(self, thread: int) -> None:
        """Delete a thread that we opened for a table which was then refused. Refused with CANNOT_WRITE codes."""
        with expecting("close_thread", *CANNOT_WRITE):
            await self._client.http.delete_channel(thread)

    async def edit_private(self, private: PrivateMessage, sheet: Sheet) -> None:
        """Replace a private message. Refused with UNKNOWN_MESSAGE, SHUT and TOO_LATE codes."""
        with expecting("edit_private", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE, sheet=sheet):
            edited = await private.webhook.edit_message(
                _at(private), view=sheet, attachments=sheet.attachments, allowed_mentions=NOBODY
            )
        sheet.pictures = pictures_of(edited)

    async def delete_private(self, private: PrivateMessage) -> None:
        """Delete a private message. Refused with UNKNOWN_MESSAGE, SHUT and TOO_LATE codes."""
        with expecting("delete_private", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE):
            await private.webhook.delete_message(_at(private))


def pictures_of(message: object) -> KeptPictures:
    """The pictures in a message's galleries: file name → attachment id. None of what is no message."""
    found: dict[str, int] = {}
    parts = list(getattr(message, "components", ()))
    while parts:
        part = parts.pop()
        parts += getattr(part, "children", ())
        for item in getattr(part, "items", ()):
            if item.media.attachment_id is not None:
                found[urlsplit(item.media.url).path.rpartition("/")[2]] = item.media.attachment_id
    return found


def controls_of(part: Any) -> Iterator[str]:
    """Custom ids and addresses in a message or component, as Discord spells it."""
    for component in part.get("components") or ():
        if control := component.get("custom_id") or component.get("url"):
            yield control
        yield from controls_of(component)


def _at(private: PrivateMessage) -> int:
    return private.message if private.message is not None and not private.original else cast(int, "@original")


def let_go(interaction: Interaction) -> None:
    """It is answered: cut the circles in which it, discord.py's response and our answer hold each other.

    Then Python frees it with the message that was pressed at once. Else thousands wait for a full garbage collection,
    which blocks the event loop.
    """
    interaction.extras.clear()
    interaction._original_response = None  # type: ignore[assignment]
    with suppress(AttributeError):
        del interaction._cs_response  # type: ignore[attr-defined]


# ---- answers to an interaction -------------------------------------------------------------------------------------


class InteractionResponses:
    """The calls of one interaction. All are refused with ALREADY_ACKNOWLEDGED, SHUT and TOO_LATE codes."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction

    async def respond(self, sheet: Sheet, private: bool) -> int | None:
        """Answer with a message; its id."""
        with expecting("respond", Code.ALREADY_ACKNOWLEDGED, *SHUT, *TOO_LATE, sheet=sheet):
            sent = await self._interaction.response.send_message(
                view=sheet, files=sheet.files, ephemeral=private, silent=not private, allowed_mentions=NOBODY
            )
        sheet.pictures = pictures_of(sent.resource)
        return sent.message_id

    async def redraw(self, sheet: Sheet) -> None:
        """Answer a press by replacing the message it is on. Refused with UNKNOWN_MESSAGE too."""
        with expecting("redraw", Code.ALREADY_ACKNOWLEDGED, Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE, sheet=sheet):
            sent = await self._interaction.response.edit_message(
                view=sheet, attachments=sheet.attachments, allowed_mentions=NOBODY
            )
        sheet.pictures = pictures_of(sent.resource if sent is not None else None)

    async def acknowledge(self, private: bool) -> None:
        """Acknowledge: a press silently, a command with "thinking…". Refused with UNKNOWN_MESSAGE too."""
        with expecting("acknowledge", Code.ALREADY_ACKNOWLEDGED, Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE):
            await self._interaction.response.defer(ephemeral=private)

    async def edit_original(self, sheet: Sheet) -> int:
        """Replace the message that was pressed, or the "thinking…" of a command; its id."""
        with expecting("edit_original", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE, sheet=sheet):
            message = await self._interaction.edit_original_response(
                view=sheet, attachments=sheet.attachments, allowed_mentions=NOBODY
            )
        sheet.pictures = pictures_of(message)
        return message.id

    async def delete_original(self) -> None:
        """Delete the "thinking…" of a command."""
        with expecting("delete_original", Code.UNKNOWN_MESSAGE, *SHUT, *TOO_LATE):
            await self._interaction.delete_original_response()

    async def follow_up(self, sheet: Sheet, private: bool) -> int:
        """Send a further message; its id."""
        with expecting("follow_up", *SHUT, *TOO_LATE, sheet=sheet):
            message = await self._interaction.followup.send(
                view=sheet,
                files=sheet.files,
                ephemeral=private,
                silent=not private,
                wait=True,
                allowed_mentions=NOBODY,
            )
        sheet.pictures = pictures_of(message)
        return message.id

    def private(self, message: int | None, *, original: bool) -> PrivateMessage:
        """The message that was sent so, to be changed by this interaction's token."""
        return PrivateMessage(self._interaction.followup, message, original)

"""What Discord answers when it refuses: status, code, words and, for a bad form, the errors of every field."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, TypeGuard

Json = dict[str, Any]


def is_object(value: object) -> TypeGuard[Json]:
    """Whether something that was read from JSON is an object."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Whether something that was read from JSON is a list."""
    return isinstance(value, list)


def part(of: Json, key: str) -> Json:
    """An object in an object; an empty one where it is missing or null."""
    return of.get(key) or {}


REFUSALS: dict[int, tuple[int, str]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown permission overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10026: (404, "Unknown Ban"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20009: (403, "Explicit content cannot be sent to the desired recipient(s)"),
    20022: (429, "This message cannot be edited due to announcement rate limits"),
    20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior and has been quarantined"),
    20028: (429, "The write action you are performing on the channel has hit the write rate limit."),
    20029: (429, "The write action you are performing on the server has hit the write rate limit."),
    30003: (400, "Maximum number of pins reached for the channel (250)"),
    30005: (400, "Maximum number of guild roles reached (250)"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30010: (400, "Maximum number of reactions reached (20)"),
    30013: (400, "Maximum number of guild channels reached (500)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (400, "You are opening direct messages too fast"),
    40004: (403, "Send messages has been temporarily disabled"),
    40005: (413, "Request entity too large"),
    40007: (403, "The user is banned from this guild."),
    40032: (400, "Target user is not connected to voice."),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete. Must provide between 2 and 100 messages."),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50041: (400, "Invalid API version provided"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50138: (400, "Failed to resize asset below the maximum size: 262144"),
    160002: (403, "You need the Read Message History permission to reply to this message"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    200000: (400, "Message was blocked by automatic moderation"),
    240000: (400, "Message blocked by harmful links filter"),
    400001: (403, "Access to file uploads has been limited for this guild"),
}
"""Code → HTTP status and message, as Discord's documentation and its answers spell them."""


class DiscordError(Exception):
    """A refusal as Discord words it; the wire turns it into an HTTP answer."""

    def __init__(self, code: int, *, errors: Json | None = None, status: int | None = None, message: str | None = None):
        known_status, known_message = REFUSALS.get(code, (400, ""))
        self.status = status or known_status
        self.code = code
        self.message = message or known_message
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}".rstrip())

    def body(self) -> Json:
        """The JSON of the answer."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class TooMany(DiscordError):
    """A 429: Discord says when to try again. `scope` is "global", "user" or "shared" (not only the bot's own)."""

    def __init__(self, retry_after: float, code: int = 0, *, scope: str = "user") -> None:
        super().__init__(code, status=429, message=None if code else "You are being rate limited.")
        self.retry_after = retry_after
        self.scope = scope

    def body(self) -> Json:
        code = {"code": self.code} if self.code else {}
        is_global = self.scope == "global"
        return {"message": self.message, **code, "retry_after": round(self.retry_after, 3), "global": is_global}


def refused_with(code: int) -> DiscordError:
    """The refusal of a code in `REFUSALS`; one of status 429 says to come again in 50 ms."""
    return TooMany(0.05, code) if REFUSALS[code][0] == 429 else DiscordError(code)


class Unsupported(DiscordError):
    """Something Discord has and the playground has not. It is also logged and kept in `World.unsupported`."""

    def __init__(self, what: str) -> None:
        super().__init__(0, status=400, message=f"The playground has no {what}")


def without_code(status: int) -> DiscordError:
    """A refusal of which Discord says no more than the status: 401, 404, 405, 500."""
    return DiscordError(0, status=status, message=f"{status}: {HTTPStatus(status).phrase}")


def wrong_field(key: str, code: str, message: str) -> DiscordError:
    """A form (50035) with one error, found after the form itself was checked."""
    return DiscordError(50035, errors={key: {"_errors": [{"code": code, "message": message}]}})

"""Logging in to Discord and connecting: passing failures are tried again, others end the bot at once.

Once connected, `gateway.py` comes back for as long as it takes.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from secrets import SystemRandom
from typing import Protocol

import aiohttp
import discord
import structlog
from discord.http import HTTPClient

from bot.loop_time import Time
from bot.operations.stop import BAD_SETTINGS, NO_DISCORD, Stop

log = structlog.get_logger(__name__)

PATIENCE = 600.0
"""Seconds for which a login that fails is tried again."""
PAUSE, LONGEST = 2.0, 6.0
"""Seconds before the second try; each later pause is twice as long, up to the longest.

With `ANSWERED_WITHIN` the longest that Discord may be back unnoticed: so players are served within 15 seconds.
"""
JITTER = 0.25
"""The part of a pause that chance may take away, so that many bots don't call in the same second."""
ANSWERED_WITHIN = 5.0
"""Seconds after which a try is given up to which nobody has said who we are."""
TOLD_EVERY = 60.0
"""Seconds after which a failure is told of again that lasts; another one is told of at once."""
REFUSED = 60.0
"""Seconds to wait at least after a 403 or a 429: an address that goes on asking stays banned."""

BAD_TOKEN, TOO_FEW_SHARDS = 4004, (4010, 4011)
"""Codes with which the gateway closes a connection: https://discord.com/developers/docs/topics/opcodes-and-status-codes"""

_PASSES = (discord.HTTPException, discord.RateLimited, discord.GatewayNotFound, aiohttp.ClientError, OSError)
_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
_NEW_TOKEN = "Discord developer portal → Bot → Reset Token makes a new one."


def malformed(token: str) -> str | None:
    """What is obviously wrong with a token, in a sentence that doesn't repeat it; None: it may be one.

    A bot's token is three words of A-Z, a-z, 0-9, - and _, joined by dots.
    """
    if _TOKEN.fullmatch(token):
        return None
    if token.startswith(("Bot ", "Bearer ")):
        mistake = f"begins with the word {token.split()[0]}: leave that out"
    elif token[0] in "'\"" or token[-1] in "'\"":
        mistake = "has quotation marks around it: leave them out"
    elif any(character.isspace() for character in token):
        mistake = "has a space or a line break in it"
    elif token.isdecimal():
        mistake = "is a number, probably the application's id"
    elif re.fullmatch(r"[0-9a-fA-F]{64}", token):
        mistake = "looks like the application's public key"
    elif re.fullmatch(r"[\w-]{32}", token, re.ASCII):
        mistake = "looks like the application's client secret"
    else:
        mistake = "isn't a bot's token: that is three words of letters, digits, - and _, joined by two dots"
    return f"DISCORD_TOKEN {mistake}. {_NEW_TOKEN}"


class Client(Protocol):
    """A `discord.Client` that calls `greeted` once Discord has said who it is: its `setup_hook` has all the time."""

    greeted: Callable[[], object]
    http: HTTPClient

    async def login(self, token: str) -> None: ...
    async def connect(self) -> None: ...
    def is_closed(self) -> bool: ...


async def run(client: Client, token: str, time: Time) -> None:
    """Log in, tell Discord our commands, and stay connected; returns when the client was closed. Raises Stop.

    `time` measures the pauses. What `setup_hook` raises of our own comes through as it is.
    """

    async def log_in() -> None:
        try:
            async with asyncio.timeout(ANSWERED_WITHIN) as silence:
                client.greeted = lambda: silence.reschedule(None)
                await client.login(token)
        except BaseException:
            await client.http.close()  # the next try makes a session of its own
            client.http.connector = discord.utils.MISSING
            raise

    await _patiently(log_in, client, time)
    await _patiently(client.connect, client, time)


async def _patiently(call: Callable[[], Awaitable[None]], client: Client, time: Time) -> None:
    """Call until it succeeds, with a growing pause after each failure. Raises Stop."""
    began, pause, chance = time.time(), PAUSE, SystemRandom()
    told, told_at = "", 0.0
    while True:
        try:
            return await call()
        except (discord.ClientException, *_PASSES) as error:
            if (stop := _hopeless(error)) is not None:
                raise stop from error
            least = _least_pause(error)
            if least is None or client.is_closed():
                raise
            why, now = in_a_line(error), time.time()
            if now - began >= PATIENCE:
                raise Stop(
                    f"Discord can't be reached, and hasn't been for ten minutes. The last try: {why}.", NO_DISCORD
                ) from error
            wait = max(pause * (1 - JITTER * chance.random()), least)
            if why != told or now - told_at >= TOLD_EVERY:
                log.warning("discord_unavailable", why=why, again_in=round(wait, 1))
                told, told_at = why, now
            await time.sleep(wait)
            pause = min(2 * pause, LONGEST)


def _hopeless(error: Exception) -> Stop | None:
    """Why trying again can't help, as the exception to stop with; None: it might."""
    closed = error.code if isinstance(error, discord.ConnectionClosed) else None
    status = error.status if isinstance(error, discord.HTTPException) else None
    if isinstance(error, discord.LoginFailure) or status == 401 or closed == BAD_TOKEN:
        return Stop(f"Discord doesn't accept DISCORD_TOKEN. {_NEW_TOKEN}", BAD_SETTINGS)
    if closed in TOO_FEW_SHARDS:
        return Stop("Discord wants more connections for so many servers: set SHARDS=0.", BAD_SETTINGS)
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return Stop(str(error), BAD_SETTINGS)
    if closed is not None:
        return Stop(f"Discord closed the connection for good: {error}", NO_DISCORD)
    return None


def _least_pause(error: Exception) -> float | None:
    """Seconds to wait at least before another try; None: this isn't Discord's failure but ours."""
    if isinstance(error, discord.RateLimited):
        return max(REFUSED, error.retry_after)
    if isinstance(error, discord.HTTPException):
        if error.status in (403, 429):
            return max(REFUSED, _retry_after(error))
        return 0.0 if error.status >= 500 or error.status == 408 else None
    return 0.0 if isinstance(error, _PASSES) else None


def _retry_after(error: discord.HTTPException) -> float:
    """What the header of that name asks for, in seconds; a date there is read as none."""
    said = error.response.headers.get("Retry-After", "")
    return float(said) if said.isascii() and said.isdecimal() else 0.0


def in_a_line(error: Exception) -> str:
    """What happened. The text of an answer may be a page of HTML: only its status is told."""
    if isinstance(error, discord.HTTPException):
        said = f"answered {error.status} {error.response.reason or ''}".rstrip()
        banned = error.status == 429 and "Via" not in error.response.headers
        return f"{said} (this address is banned for a time)" if banned else said
    return " ".join(str(error).split()) or type(error).__name__

"""Logs: one line an event, with table and interaction, and without secrets."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any, Literal

import structlog
from aiohttp import ClientError
from discord import ConnectionClosed, HTTPException, RateLimited

_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"'\\]+")
"""The token of an interaction inside an address."""
_OURS = ("bot", "tables", "storage", "games")


def about(**ids: int) -> None:
    """From here on every line of this task, and of tasks it starts, says which table and interaction it is about."""
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(**ids)


def set_up(
    level: str,
    form: Literal["text", "json"],
    secrets: tuple[str, ...],
    known: tuple[type[Exception], ...] = (),
    cut_off: tuple[type[Exception], ...] = (),
) -> None:
    """Send our logs and those of libraries to stderr. `secrets` are blotted out wherever they stand.

    An error of a kind that is `known` (a full disk, say) may come with every press: its traceback is logged once for
    each event and kind, its message in a line always. What fails because we are `cut_off`, or the machine has too
    much to do, is no fault of ours, and no error: a warning, in a line. So every error is one to look at.
    """

    def without_secrets(_: Any, __: str, line: Any) -> Any:
        for secret in secrets:
            line = line.replace(secret, "***")
        return _TOKENS.sub(r"\1***", line)

    before: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        _no_error_where(cut_off),
        _TracebackOnce(known),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *before,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: Any = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(network_in_a_line)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last, without_secrets],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    _set_levels(logging.getLevelNamesMapping()[level])
    logging.captureWarnings(True)


def _no_error_where(cut_off: tuple[type[Exception], ...]) -> Any:
    """A step of structlog's: makes a warning without traceback of an error whose exception, or its cause, is one."""

    def step(_: Any, __: str, line: Any) -> Any:
        error = cause = _exception_of(line)
        while cause is not None and not isinstance(cause, cut_off):
            cause = cause.__cause__
        if cause is not None and error is not None:
            line.setdefault("error", f"{type(cause).__name__}: {cause}".removesuffix(": "))
            line["level"] = "warning"
            del line["exc_info"]
        return line

    return step


def _exception_of(line: Any) -> BaseException | None:
    given: bool | BaseException | tuple[type, BaseException, Any] | None = line.get("exc_info")
    if given is True:
        return sys.exc_info()[1]
    return given[1] if isinstance(given, tuple) else given or None  # asyncio says False where there is none


class _TracebackOnce:
    """A step of structlog's: of an error that is known, says the message each time and the traceback the first time."""

    def __init__(self, known: tuple[type[Exception], ...]) -> None:
        self._known, self._told = known, set[tuple[str, type[BaseException]]]()

    def __call__(self, _: Any, __: str, line: Any) -> Any:
        error = _exception_of(line)
        if isinstance(error, self._known):
            line.setdefault("error", f"{type(error).__name__}: {error}")
            if (told := (line["event"], type(error))) in self._told:
                del line["exc_info"]
            self._told.add(told)
        return line


def network_in_a_line(record: logging.LogRecord) -> bool:
    """Put the reason of a broken connection into discord.py's message, in the place of the traceback at every try, or
    that of Discord's refusal: what is offered while somebody types comes too late where they type fast.
    """
    error = record.exc_info[1] if record.exc_info else None
    passes = isinstance(error, (OSError, ClientError, ConnectionClosed, RateLimited))
    if isinstance(error, HTTPException):
        passes = error.status != 400  # else what we said was wrong
    if record.name.startswith("discord.") and passes:
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = f"{record.getMessage()} ({str(error) or type(error).__name__})", ()
        record.exc_info = record.exc_text = None
    return True


def _set_levels(level: int) -> None:
    """Below INFO libraries write whole payloads and rows: tokens, seeds and hands. So `level` is for us alone there."""
    logging.getLogger().setLevel(max(logging.INFO, level))
    for room in _OURS:
        logging.getLogger(room).setLevel(level)
    for chatty in ("alembic", "discord.client"):  # the latter tells of every try to log in
        logging.getLogger(chatty).setLevel(max(logging.WARNING, level))

"""Logs: one line an event, with table and interaction, and without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Literal

import structlog

_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"']+")
"""The token of an interaction inside an address."""


def set_up(level: str, form: Literal["text", "json"], secrets: tuple[str, ...]) -> None:
    """Send our logs and those of libraries to stderr. `secrets` are blotted out wherever they stand."""

    def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        for key, value in event.items():
            if isinstance(value, str):
                for secret in secrets:
                    value = value.replace(secret, "***")
                event[key] = _TOKENS.sub(r"\1***", value)
        return event

    before: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: Any = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, without_secrets, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    logging.getLogger("alembic").setLevel(max(logging.WARNING, logging.getLevelName(level)))
    # Below INFO discord.py writes whole payloads, tokens and hands included.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))

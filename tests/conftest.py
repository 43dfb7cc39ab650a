"""What holds for every test."""

from __future__ import annotations

import gc
import os

import pytest
import structlog

from tests.postgres import migrated, postgres, postgres_url  # noqa: F401

# Our own bots must send nothing that the playground does not know: a misspelt field fails a test.
os.environ.setdefault("PLAYGROUND_STRICT", "1")

# A traceback in plain lines: drawn with all its variables, as is structlog's default, each takes seconds.
structlog.configure(
    processors=[
        *structlog.get_config()["processors"][:-1],
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)

gc.set_threshold(20_000, 20, 100)  # as the bot does


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Modules and tests are no garbage: nobody looks for some among them."""
    gc.freeze()

"""What holds for every test."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from bot.screens.game import SCREENS
from games import GAMES
from pictures.game import PICTURES
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

# Property tests: the same examples every time, and no clock. Here, for `@settings` takes the rest from what holds then.
settings.register_profile(
    "same", deadline=None, derandomize=True, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same")
# Nor examples made of the numbers and words in our code: they change with each line, and each worker reads it for them.
providers._get_local_constants = lambda: providers._local_constants

gc.disable()  # until the tests are collected: there is no garbage, and half a second is spent on looking for some

# The project's own games: what else is installed here is no matter of its tests.
for found in (GAMES, PICTURES, SCREENS):
    found.keep(found.own())

ROOT = Path(__file__).parents[1]
TESTS = [ROOT / "tests", ROOT / "playground" / "tests"]
FIRST = (
    ("tests/cluster/", "tests/crash/", "tests/storage/test_crash.py"),  # mostly wait for other processes
    ("playground/tests/page/", "tests/page/"),  # one browser
    ("tests/games/test_conformance.py", "tests/games/kernel/test_suite.py"),  # mostly compute
)
"""What takes long, a worker each: it begins with that, so that none has a long test left when the others are done."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """The first time, each worker compiles another part of the tests, and finds the rest done by the others."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "").removeprefix("gw")
    if not worker or [Path(one).resolve() for one in session.config.args] != TESTS:
        return
    modules = sorted(path for folder in TESTS for path in folder.rglob("test_*.py"))
    first = len(modules) * int(worker) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for path in modules[first:] + modules[:first]:
        with contextlib.suppress(Exception, pytest.skip.Exception):  # pytest's own import says so again
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each of xdist's workers takes a share of the list, one after the other: let each begin with something long."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    first = [[item for item in items if item.nodeid.startswith(names)] for names in FIRST]
    taken = {item for some in first for item in some}
    rest = [item for item in items if item not in taken]
    left, ordered = len(items), list[pytest.Item]()
    for worker in range(workers):
        share, begins = left // (workers - worker), [item for some in first[worker::workers] for item in some]
        more = max(0, share - len(begins))
        ordered += begins + rest[:more]
        rest, left = rest[more:], left - share
    items[:] = ordered + rest


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Modules and tests are no garbage: nobody looks for some among them."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)  # as the bot does
    gc.enable()

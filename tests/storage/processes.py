"""Processes to be killed, starved or robbed of their rights: forked from a clean one that has all imports done."""

import os
import signal
import time
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from typing import Any

import pytest

from tests.harness.forked import context

PATIENCE = 120
"""Seconds, for a loaded machine."""
KILLED = -signal.SIGKILL if hasattr(signal, "SIGKILL") else None
needs_posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals and processes")


def run(target: Callable[..., None], *arguments: Any, patience: float = 60) -> int | None:
    """Run `target` in a process of its own until it ends; returns its exit code (below 0: the signal it died of)."""
    process = start(target, *arguments)
    process.join(patience)
    if process.is_alive():
        process.kill()
        process.join()
        pytest.fail("the process hung")
    return process.exitcode


def start(target: Callable[..., None], *arguments: Any) -> ForkServerProcess:
    """Start `target` in a process of its own."""
    process = context().Process(target=target, args=arguments)
    process.start()
    return process


def until_gone(pid: int) -> None:
    """Wait until there is no such process."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    os.kill(pid, signal.SIGKILL)
    pytest.fail(f"process {pid} lives on")

"""A process of its own that does one kind of work: what is sent is worked on, one after the other, and comes back.

Plain pipes and a plain program: unlike Python's pools it needs no shared memory and no process beside it.
`child.py` is what runs in it.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from threading import Timer
from typing import Any, NamedTuple

SECRETS = ("DISCORD_TOKEN", "DATABASE_URL", "POSTGRES_PASSWORD", "PGPASSWORD")
"""Variables of the bot's environment that whoever draws or thinks is not given."""


class ProcessLost(Exception):
    """The process died, or was killed because it took too long: what it was sent is lost."""

    def __init__(self, why: str, late: bool = False) -> None:
        super().__init__(why)
        self.late = late


class WorkDone(NamedTuple):
    """What came back."""

    value: Any
    error: Exception | None
    """What the work raised."""
    memory: int
    """Bytes that the process has for itself; 0 where the system doesn't say."""


class Process:
    """A process, from its start to `end`. For one thread; `kill` may be called from any."""

    def __init__(self, work: Callable[[Any], Any], niceness: int, prepare: Callable[[], object] | None = None) -> None:
        """`work` and `prepare`, which runs first, are found by name; `niceness` is added after that.

        Returns at once; raises OSError where no process can be started.
        """
        paths = os.pathsep.join([path or os.getcwd() for path in sys.path])
        quiet = ["-B"] if sys.dont_write_bytecode else []
        self._popen = subprocess.Popen(
            [sys.executable, *quiet, "-m", "workers.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**{name: value for name, value in os.environ.items() if name not in SECRETS}, "PYTHONPATH": paths},
        )
        self._late = False
        with contextlib.suppress(ProcessLost):  # `ready` tells
            self.send((os.getpid(), work, niceness, prepare))

    @property
    def pid(self) -> int:
        """Its number."""
        return self._popen.pid

    @property
    def is_alive(self) -> bool:
        """Whether it runs."""
        return self._popen.poll() is None

    def ready(self, seconds: float) -> None:
        """Wait until it has loaded what it needs; to be called once. Raises ProcessLost."""
        self.receive(seconds)

    def send(self, given: Any) -> None:
        """Have it work on something. Raises ProcessLost, or what pickling raises."""
        assert self._popen.stdin is not None
        written = pickle.dumps(given, pickle.HIGHEST_PROTOCOL)
        try:
            self._popen.stdin.write(written)
            self._popen.stdin.flush()
        except (OSError, ValueError) as error:
            raise ProcessLost(f"its process died: {error!r}") from error

    def receive(self, seconds: float | None = None) -> WorkDone:
        """Wait for the oldest that was sent; after so many seconds it is killed. Raises ProcessLost."""
        assert self._popen.stdout is not None
        timer = Timer(seconds, self._give_up) if seconds is not None else None
        if timer is not None:
            timer.daemon = True
            timer.start()
        try:
            return WorkDone(*pickle.load(self._popen.stdout))
        except (EOFError, OSError, ValueError, pickle.UnpicklingError) as error:
            why = "it took too long" if self._late else f"its process died: {error!r}"
            raise ProcessLost(why, self._late) from error
        finally:
            if timer is not None:
                timer.cancel()

    def kill(self) -> None:
        """Kill it, whatever it is doing: whoever waits for it gets ProcessLost."""
        self._popen.kill()

    def end(self) -> None:
        """Kill it and forget it."""
        self._popen.kill()
        self._popen.wait()
        for pipe in (self._popen.stdin, self._popen.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()

    def _give_up(self) -> None:
        self._late = True
        self.kill()

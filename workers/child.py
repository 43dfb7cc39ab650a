"""The side of a `Process` that works: `python -m workers.child`, started by `process.py` alone.

It ends when the pipe does, and with whoever started it: nobody waits for what it works on then.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from typing import Any, BinaryIO

from workers.memory import give_back

LOOK = 1.0
"""Seconds between two looks whether whoever started us is there."""
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0


def main() -> None:
    """Work on what is read, until there is no more."""
    give_back()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever started us
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed by mistake is no answer
    with contextlib.suppress(EOFError, OSError):
        parent, work, niceness, prepare = pickle.load(sys.stdin.buffer)
        if hasattr(os, "getppid"):
            threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
        if prepare is not None:
            prepare()
        if hasattr(os, "nice"):
            os.nice(niceness)  # last: on a busy machine a low priority would make loading long
        _say(answers, None, None)
        while True:
            given = pickle.load(sys.stdin.buffer)
            try:
                value, error = work(given), None
            except Exception as failure:
                failure.add_note(traceback.format_exc())
                value, error = None, failure
            _say(answers, value, error)
    os._exit(0)  # nothing is left to be tidied up, and whoever asked may be gone


def _end_with(parent: int) -> None:
    """End this process once it has another parent: its own was killed."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(0)


def _say(answers: BinaryIO, value: Any, error: Exception | None) -> None:
    try:
        said = pickle.dumps((value, error, _memory()), pickle.HIGHEST_PROTOCOL)
    except Exception:
        said = pickle.dumps((None, RuntimeError(repr(error or value)), _memory()))
    answers.write(said)
    answers.flush()


def _memory() -> int:
    """Bytes of this process that it shares with no file (Linux)."""
    try:
        with open("/proc/self/statm", "rb") as file:
            _, resident, shared, *_ = map(int, file.read().split())
    except (OSError, ValueError):
        return 0
    return (resident - shared) * PAGE


if __name__ == "__main__":
    main()

"""How this process takes memory from the system (glibc; elsewhere nothing changes)."""

from __future__ import annotations

import ctypes
from contextlib import suppress

ARENAS, APART = -8, -3
"""`M_ARENA_MAX` and `M_MMAP_THRESHOLD` of `mallopt`."""
BIG = 512 * 1024
"""Bytes from which a block is given back as soon as it is freed. Left to itself glibc raises that to 32 MB, and holds
what canvases leave between them: 15 MB of a process that draws, which is 10 % faster so."""


def give_back() -> None:
    """Take big blocks one by one, and all small ones from one heap: one for each thread keeps what it once had."""
    with suppress(AttributeError, OSError, TypeError):
        libc = ctypes.CDLL(None)
        libc.mallopt(ARENAS, 1)
        libc.mallopt(APART, BIG)


def trim() -> None:
    """Give back what lies free between blocks that are in use; takes some milliseconds."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)

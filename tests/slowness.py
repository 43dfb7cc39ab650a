"""How much else the machine has to do, for promises in seconds of the real clock."""

from __future__ import annotations

import os

ROOM = 2.0
"""Processes that wait for each core while promises still hold to the second."""


def slowness() -> float:
    """By how much real seconds stretch now: 1 unless the load of the last minute is more than `ROOM` a core."""
    return max(1.0, os.getloadavg()[0] / (ROOM * (os.cpu_count() or 1)))

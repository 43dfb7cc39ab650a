"""What a process frees goes back to the system."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

BLOCKS = """
import sys
from workers.child import _memory
from workers.memory import give_back
if sys.argv[1] == "give back":
    give_back()
bytearray(4_000_000)  # with glibc's own rule such blocks come from the heap from now on
begun, kept = _memory(), []
canvases = [(bytearray(700_000), kept.append(bytearray(3_000))) for _ in range(60)]
del canvases
print((_memory() - begun) // 1_000_000)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library has another rule")
def test_canvases_that_are_freed_leave_nothing() -> None:
    left = _left("give back")
    assert left <= 2 < _left("as it is"), "megabytes of 42, while small things between them live"


def _left(how: str) -> int:
    told = subprocess.run([sys.executable, "-c", BLOCKS, how], check=True, capture_output=True, text=True)
    return int(told.stdout)

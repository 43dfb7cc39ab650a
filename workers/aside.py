"""Long steps beside the event loop: in one thread, one after the other.

Threads that compute share the interpreter with the loop: with six of them, as `asyncio.to_thread` has on two cores, the
loop waits for all six each time it has waited for anything, and answers come late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
_THREAD = ThreadPoolExecutor(1, "aside")


async def aside(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What `work` returns; for what takes ten milliseconds or more, such as playing a game again."""
    call = partial(copy_context().run, partial(work, *args, **kwargs))
    return await asyncio.get_running_loop().run_in_executor(_THREAD, call)

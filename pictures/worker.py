"""The process that draws: spawned, of low priority, a new one where it has died. Tiles in, PNGs out.

`Artist.draw` gives a `concurrent.futures.Future`; whoever waits decides for how long, and goes on in words without a
picture. Equal tiles are drawn once: what is being drawn and what was drawn lately is known by its facts. What was asked
for last is drawn first: where there is more to draw than can be, the older pictures are those of moves gone by.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Future, ProcessPoolExecutor
from functools import partial
from threading import Lock, Thread

from .tile import Tile, draw

NICENESS = 19
"""Of the process: whoever answers people comes first."""
KEPT = 512
"""Pictures that are kept; some 20 MB."""
WAITING = 64
"""Pictures that wait to be drawn, about a second's work; the oldest beyond are dropped."""
AT_ONCE = 2
"""Pictures handed to the process: the one it draws, and the next."""


class Artist:
    """Draws tiles in a process of its own. Safe to use from several threads; give it back with `close`."""

    def __init__(self, kept: int = KEPT, drawing: Callable[[Tile], bytes] = draw) -> None:
        self.counts: Counter[str] = Counter()
        """Of tiles: "asked", "drawn", "known" (there or under way), "failed", "dropped"; of processes: "started"."""
        self._drawing = drawing
        self._kept = kept
        self._known: OrderedDict[Tile, bytes] = OrderedDict()
        self._waiting: OrderedDict[Tile, Future[bytes]] = OrderedDict()
        """What isn't handed to the process yet, the newest at the end."""
        self._under_way: dict[Tile, Future[bytes]] = {}
        """What is handed to it."""
        self._lock = Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._starting: Future[None] | None = None
        self._closed = False

    @property
    def is_starting(self) -> bool:
        """`start` was called and the process can't draw yet: loading what it needs takes a second or more."""
        return self._starting is not None and not self._starting.done()

    def start(self) -> None:
        """Have the process ready before the first tile."""
        self._starting = self._process().submit(_loaded)

    def known(self, tile: Tile) -> bytes | None:
        """The picture, if it was drawn lately."""
        with self._lock:
            return self._known.get(tile)

    def draw(self, tile: Tile) -> Future[bytes]:
        """The picture of a tile, now or later.

        The future fails with BrokenExecutor where the process dies (the next tile gets a new one) and with what drawing
        raises; it is cancelled where newer tiles left no time for it. Raises RuntimeError once the artist is closed.
        """
        with self._lock:
            self.counts["asked"] += 1
            if (png := self._known.get(tile)) is not None:
                self._known.move_to_end(tile)
                self.counts["known"] += 1
                return _done(png)
            if (begun := self._under_way.get(tile)) is not None:
                self.counts["known"] += 1
                return begun
            if (future := self._waiting.get(tile)) is not None:
                self.counts["known"] += 1
                self._waiting.move_to_end(tile)
                return future
            if self._closed:
                raise RuntimeError("this artist is closed")
            future = self._waiting[tile] = Future()
            if len(self._waiting) > WAITING:
                self._drop(self._waiting.popitem(last=False)[1])
        self._hand_out()
        return future

    def close(self) -> None:
        """End the process; what is under way is given up."""
        with self._lock:
            self._closed, pool, self._pool = True, self._pool, None
            while self._waiting:
                self._drop(self._waiting.popitem()[1])
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    # ---- inside ----------------------------------------------------------------------------------------------------
    # Our lock is never held where the pool takes its own: it calls `_finished` with that in its hands.

    def _hand_out(self) -> None:
        """Let the process have what was asked for last, as long as it has nothing to do after what it draws."""
        while (taken := self._take()) is not None:
            tile, future = taken
            try:
                pool, drawing = self._submit(tile)
            except RuntimeError as error:  # closed meanwhile
                future.set_exception(error)
            else:
                drawing.add_done_callback(partial(self._finished, tile, future, pool))

    def _take(self) -> tuple[Tile, Future[bytes]] | None:
        with self._lock:
            while self._waiting and len(self._under_way) < AT_ONCE:
                tile, future = self._waiting.popitem()
                if future.set_running_or_notify_cancel():
                    self._under_way[tile] = future
                    return tile, future
        return None

    def _drop(self, future: Future[bytes]) -> None:
        self.counts["dropped"] += 1
        if future.cancel():
            future.set_running_or_notify_cancel()

    def _submit(self, tile: Tile) -> tuple[ProcessPoolExecutor, Future[bytes]]:
        for _ in range(2):
            pool = self._process()
            try:
                return pool, pool.submit(self._drawing, tile)
            except BrokenExecutor:
                self._forget(pool)
        pool = self._process()
        return pool, pool.submit(self._drawing, tile)

    def _process(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._closed:
                raise RuntimeError("this artist is closed")
            if self._pool is None:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, spawn, initializer=_begin)
                self.counts["started"] += 1
            return self._pool

    def _forget(self, broken: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is broken:
                self._pool = None

    def _finished(self, tile: Tile, future: Future[bytes], pool: ProcessPoolExecutor, done: Future[bytes]) -> None:
        error = CancelledError() if done.cancelled() else done.exception()
        if isinstance(error, BrokenExecutor):
            self._forget(pool)
        with self._lock:
            self._under_way.pop(tile, None)
            self.counts["failed" if error is not None else "drawn"] += 1
            if error is None:
                self._keep(tile, done.result())
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(done.result())
        self._hand_out()

    def _keep(self, tile: Tile, png: bytes) -> None:
        self._known[tile] = png
        while len(self._known) > self._kept:
            self._known.popitem(last=False)


def _done(png: bytes) -> Future[bytes]:
    future: Future[bytes] = Future()
    future.set_result(png)
    return future


def _loaded() -> None:
    """Comes back once the process has begun."""


def _begin() -> None:
    """In the new process: the modules of all pictures loaded before the first is asked for, then a low priority.

    In this order: boards are text until it can draw, and on a busy machine a low priority would make that long.
    """
    Thread(target=_end_with_parent, daemon=True).start()
    from . import gallery

    assert gallery
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _end_with_parent() -> None:
    """A parent that is killed tells nobody: without this the process would wait for tiles for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

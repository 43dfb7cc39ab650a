"""The process that draws: spawned, of low priority, a new one where it has died. Tiles in, PNGs out.

`Artist.draw` gives a `concurrent.futures.Future`; whoever waits decides for how long, and goes on in words without a
picture. Equal tiles are drawn once: what is being drawn and what was drawn lately is known by its facts.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from threading import Lock, Thread

from .tile import Tile, draw

NICENESS = 10
"""Of the process: whoever answers people comes first."""
KEPT = 512
"""Pictures that are kept; some 20 MB."""


class Artist:
    """Draws tiles in a process of its own. Safe to use from several threads; give it back with `close`."""

    def __init__(self, kept: int = KEPT, drawing: Callable[[Tile], bytes] = draw) -> None:
        self.counts: Counter[str] = Counter()
        """Of tiles: "asked", "drawn", "known" (were there already), "failed"; of processes: "started"."""
        self._drawing = drawing
        self._kept = kept
        self._known: OrderedDict[Tile, bytes] = OrderedDict()
        self._under_way: dict[Tile, Future[bytes]] = {}
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
        with self._lock:
            self._starting = self._process().submit(_loaded)

    def known(self, tile: Tile) -> bytes | None:
        """The picture, if it was drawn lately."""
        with self._lock:
            return self._known.get(tile)

    def draw(self, tile: Tile) -> Future[bytes]:
        """The picture of a tile, now or later.

        The future fails with BrokenExecutor where the process dies (the next tile gets a new one), with RuntimeError
        once the artist is closed, and with what drawing raises.
        """
        with self._lock:
            self.counts["asked"] += 1
            if (png := self._known.get(tile)) is not None:
                self._known.move_to_end(tile)
                self.counts["known"] += 1
                return _done(png)
            if (waiting := self._under_way.get(tile)) is not None:
                self.counts["known"] += 1
                return waiting
            future = self._submit(tile)
            self._under_way[tile] = future
        future.add_done_callback(lambda done: self._finished(tile, done))
        return future

    def close(self) -> None:
        """End the process; what is under way is given up."""
        with self._lock:
            self._closed, pool, self._pool = True, self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    # ---- inside, under the lock ------------------------------------------------------------------------------------

    def _submit(self, tile: Tile) -> Future[bytes]:
        for _ in range(2):
            try:
                return self._process().submit(self._drawing, tile)
            except BrokenExecutor:
                self._pool = None
        return self._process().submit(self._drawing, tile)

    def _process(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("this artist is closed")
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, initializer=_begin)
            self.counts["started"] += 1
        return self._pool

    def _finished(self, tile: Tile, done: Future[bytes]) -> None:
        with self._lock:
            self._under_way.pop(tile, None)
            error = None if done.cancelled() else done.exception()
            if done.cancelled() or error is not None:
                self.counts["failed"] += 1
                if isinstance(error, BrokenExecutor):
                    self._pool = None
                return
            self.counts["drawn"] += 1
            self._known[tile] = done.result()
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

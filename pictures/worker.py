"""The process that draws: of low priority, a new one where it has died or grown. Tiles in, PNGs out.

`Artist.draw` gives a `concurrent.futures.Future`; whoever waits decides for how long, and goes on in words without a
picture. Equal tiles are drawn once: what is being drawn and what was drawn lately is known by its facts. What was asked
for last is drawn first: where there is more to draw than can be, the older pictures are those of moves gone by.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from threading import Condition, Thread

from workers.memory import trim
from workers.process import Process, ProcessLost

from .tile import Tile, draw

NICENESS = 19
"""Of the process: whoever answers people comes first."""
KEPT = 8_000_000
"""Bytes of pictures that are kept, some three hundred: those of tables that people look at now."""
WAITING = 64
"""Pictures that wait to be drawn, about a second's work; the oldest beyond are dropped."""
AT_ONCE = 2
"""Pictures handed to the process: the one it draws, and the next."""
BEGINNING = 60.0
"""Seconds for a new process to load what it needs on a busy machine."""
LARGEST = 130_000_000
"""Bytes of its own with which a process is replaced. Its sprites are bounded (`sprites.py`): it gets there only where
its memory is in pieces."""
IDLE = 120.0
"""Seconds without a tile after which no picture is kept, and a process that isn't fresh is replaced."""
FRESH = 40_000_000
"""Bytes of its own up to which a process counts as fresh."""


class Ended(ProcessLost):
    """The artist was closed while it was drawn."""


class Artist:
    """Draws tiles in a process of its own. Safe to use from several threads; give it back with `close`."""

    def __init__(
        self,
        kept: int = KEPT,
        drawing: Callable[[Tile], bytes] = draw,
        largest: int = LARGEST,
        idle: float = IDLE,
        fresh: int = FRESH,
    ) -> None:
        """`kept`: bytes of pictures; the others as the constants of their names."""
        self.counts: Counter[str] = Counter()
        """Of tiles: "asked", "drawn", "known" (there or under way), "failed", "dropped"; of processes: "started"."""
        self._kept, self._drawing = kept, drawing
        self._largest, self._idle, self._fresh = largest, idle, fresh
        self._known: OrderedDict[Tile, bytes] = OrderedDict()
        self._bytes = 0
        """Of what is known."""
        self._waiting: OrderedDict[Tile, Future[bytes]] = OrderedDict()
        """What isn't handed to the process yet, the newest at the end."""
        self._later: OrderedDict[Tile, Future[bytes]] = OrderedDict()
        """The same of what nobody looks at yet: drawn when nothing else waits, the oldest first."""
        self._under_way: dict[Tile, Future[bytes]] = {}
        """What is handed to it, in that order."""
        self._changed = Condition()
        self._process: Process | None = None
        self._next: Process | None = None
        """Ready to take over."""
        self._memory = 0
        """Bytes that the process had for itself after its last tile."""
        self._renewing = self._starting = self._closed = False
        self._thread = Thread(target=self._run, name="artist", daemon=True)

    @property
    def is_starting(self) -> bool:
        """`start` was called and the process can't draw yet: loading what it needs takes a second or more."""
        return self._starting

    @property
    def has_room(self) -> bool:
        """Whether nothing waits to be drawn."""
        return not self._waiting

    def start(self) -> None:
        """Have the process ready before the first tile."""
        with self._changed:
            if not self._thread.ident and not self._closed:
                self._starting = True
                self._thread.start()

    def known(self, tile: Tile) -> bytes | None:
        """The picture, if it was drawn lately."""
        with self._changed:
            return self._known.get(tile)

    def draw(self, tile: Tile, *, later: bool = False) -> Future[bytes]:
        """The picture of a tile, now or `later`: behind all that isn't, and never dropped.

        The future fails with ProcessLost where the process dies (the next tile gets a new one), with Ended where it is
        closed meanwhile, and with what drawing raises; it is cancelled where newer tiles left no time for it. Raises
        RuntimeError once the artist is closed.
        """
        with self._changed:
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
            if (future := self._later.get(tile)) is not None:
                self.counts["known"] += 1
                if not later:
                    self._waiting[tile] = self._later.pop(tile)
                return future
            if self._closed:
                raise RuntimeError("this artist is closed")
            future = (self._later if later else self._waiting)[tile] = Future()
            if len(self._waiting) > WAITING:
                self._drop(self._waiting.popitem(last=False)[1])
            self._changed.notify()
        self.start()
        return future

    def close(self) -> None:
        """End the process; what is under way is given up."""
        with self._changed:
            self._closed = True
            while self._waiting:
                self._drop(self._waiting.popitem()[1])
            while self._later:
                self._drop(self._later.popitem()[1])
            for process in filter(None, (self._process, self._next)):
                process.kill()
            self._changed.notify()

    # ---- inside: the thread that talks with the process --------------------------------------------------------------

    def _run(self) -> None:
        working = True
        while working:
            try:
                if self._next is not None and not self._under_way:
                    self._take_over()
                if self._process is None:
                    self._process = self._begun()
                self._starting = False
                self._exchange(self._process)
            except ProcessLost as error:
                self._starting = False
                self._give_up(error)
            working = self._wait_for_work()
        for process in filter(None, (self._process, self._next)):
            process.end()

    def _begun(self) -> Process:
        """A new process that can draw. Raises ProcessLost."""
        with self._changed:
            self.counts["started"] += 1
        try:
            process = Process(self._drawing, NICENESS, _load)
        except OSError as error:
            raise ProcessLost(f"it can't be started: {error}") from error
        try:
            process.ready(BEGINNING)
        except ProcessLost:
            process.end()
            raise
        return process

    def _wait_for_work(self) -> bool:
        """Wait until there is something to do; False: closed. Have the process replaced if it has grown."""
        with self._changed:
            while not (self._closed or self._waiting or self._later or self._under_way or self._next):
                if not self._changed.wait(self._idle):
                    self._rest()
            if self._memory > self._largest:
                self._renew()
            return not self._closed

    def _rest(self) -> None:
        """Nobody has looked at anything for long: keep nothing."""
        self._known.clear()
        self._bytes = 0
        trim()
        if self._memory > self._fresh:
            self._renew()

    def _renew(self) -> None:
        """Get another process ready; until then this one goes on."""
        if not self._renewing:
            self._renewing = True
            Thread(target=self._make_next, name="artist-next", daemon=True).start()

    def _make_next(self) -> None:
        try:
            process = self._begun()
        except ProcessLost:
            process = None
        with self._changed:
            self._next, self._renewing, self._memory = process, process is not None, 0
            if process is not None and self._closed:
                process.kill()
            self._changed.notify()

    def _take_over(self) -> None:
        """Go on with the next process."""
        if self._process is not None:
            self._process.end()
        self._process, self._next, self._memory, self._renewing = self._next, None, 0, False

    def _exchange(self, process: Process) -> None:
        """Hand out what there is to draw, and wait for what was handed out first."""
        self._hand_out(process)
        if self._under_way:
            done = process.receive()
            self._memory = done.memory
            tile, future = next(iter(self._under_way.items()))
            self._finish(tile, future, done.value, done.error)

    def _hand_out(self, process: Process) -> None:
        """Let the process have what was asked for last, as long as it has nothing to do after what it draws."""
        while (taken := self._take()) is not None:
            tile, future = taken
            try:
                process.send(tile)
            except ProcessLost:
                raise
            except Exception as error:  # it can't be sent: a fault of ours
                self._finish(tile, future, None, error)

    def _take(self) -> tuple[Tile, Future[bytes]] | None:
        with self._changed:
            while self._waiting and len(self._under_way) < AT_ONCE:
                tile, future = self._waiting.popitem()
                if future.set_running_or_notify_cancel():
                    self._under_way[tile] = future
                    return tile, future
            while self._later and not self._under_way:
                tile, future = self._later.popitem(last=False)
                if future.set_running_or_notify_cancel():
                    self._under_way[tile] = future
                    return tile, future
        return None

    def _finish(self, tile: Tile, future: Future[bytes], png: bytes | None, error: Exception | None) -> None:
        with self._changed:
            del self._under_way[tile]
            self.counts["failed" if png is None else "drawn"] += 1
            if png is not None:
                self._keep(tile, png)
        if png is None:
            future.set_exception(error)
        else:
            future.set_result(png)

    def _give_up(self, error: ProcessLost) -> None:
        """After a process was lost: what it had fails; where none can be started, all that waits too."""
        if self._closed:
            error = Ended("this artist is closed")
        if self._process is None:
            while (taken := self._take()) is not None:
                self._finish(*taken, None, error)
        else:
            self._process.end()
            self._process = None
        for tile, future in list(self._under_way.items()):
            self._finish(tile, future, None, error)

    def _drop(self, future: Future[bytes]) -> None:
        self.counts["dropped"] += 1
        if future.cancel():
            future.set_running_or_notify_cancel()

    def _keep(self, tile: Tile, png: bytes) -> None:
        self._known[tile] = png
        self._bytes += len(png)
        while self._bytes > self._kept:
            self._bytes -= len(self._known.popitem(last=False)[1])


def _done(png: bytes) -> Future[bytes]:
    future: Future[bytes] = Future()
    future.set_result(png)
    return future


def _load() -> None:
    """In the new process: the modules of all pictures, before the first is asked for."""
    from .game import PICTURES

    assert list(PICTURES) is not None

"""The one writer: saves that wait at the same time are committed together, so that they share one flush to disk.

A save is a list of steps (a statement and its rows). `sqlite.py` and `postgres.py` commit a batch of saves. One that
fails is rolled back and its saves are tried one by one, so that only the bad one fails.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass

from storage.compiled import Step
from storage.errors import StorageError, StoreClosed

Write = Callable[[Sequence[Sequence[Step]]], Awaitable[Sequence[Exception | None]]]


@dataclass(slots=True, eq=False)
class Save:
    """What one caller wants committed. Saves of the same `key` keep their order: a batch has at most one of them."""

    key: Hashable
    steps: Sequence[Step]
    done: asyncio.Future[None]


class Writer:
    """Owns the task that writes.

    `write` commits saves and returns for each the driver's error (None: it is on disk); `translate` makes it a typed
    one.
    """

    def __init__(self, write: Write, translate: Callable[[Exception], StorageError]) -> None:
        self.write = write
        self._translate = translate
        self._waiting: deque[Save] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="storage-writer")

    async def save(self, key: Hashable, steps: Sequence[Step]) -> None:
        """Commit `steps` as one; returns when they are on disk. Raises a `StorageError` where they are not."""
        if self._closing:
            raise StoreClosed("The store is closed.")
        save = Save(key, steps, asyncio.get_running_loop().create_future())
        self._waiting.append(save)
        self._wake.set()
        await save.done

    async def close(self) -> None:
        """Commit what waits, then end. The connection is the caller's to close."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._take():
                await self._commit(batch)
                await asyncio.sleep(0)  # lets in the next saves of those just answered, or half-full batches take turns
            if self._closing and not self._waiting:
                return

    def _take(self) -> list[Save]:
        """Everything that waits, but of saves with the same key only the first."""
        batch: dict[Hashable, Save] = {}
        later: deque[Save] = deque()
        for save in self._waiting:
            if save.done.cancelled():
                continue
            if save.key in batch:
                later.append(save)
            else:
                batch[save.key] = save
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: list[Save]) -> None:
        try:
            failures = await self.write([save.steps for save in batch])
        except Exception as error:  # whoever waits gets an answer, whatever it was
            failures = [error] * len(batch)
        for save, failure in zip(batch, failures, strict=True):
            if save.done.cancelled():
                continue
            if failure is None:
                save.done.set_result(None)
            else:
                save.done.set_exception(self._translate(failure))

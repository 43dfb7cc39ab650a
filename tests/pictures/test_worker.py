"""The process that draws: same pictures as here, each once, a new process where one has died."""

from __future__ import annotations

import ast
import os
import pickle
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pictures
from games import GAMES
from pictures import gallery, samples
from pictures.cover import Cover
from pictures.game import PICTURES
from pictures.sprites import PANELS, SPRITES
from pictures.tile import Tile, draw
from pictures.worker import AT_ONCE, WAITING, Artist, Ended
from tests.storage.processes import PATIENCE, until_gone
from workers.process import SECRETS, Process, ProcessLost, WorkDone


def mortal(tile: Tile) -> bytes:
    """Draws, but dies of one tile."""
    if tile == Cover("alakazam"):
        os._exit(1)
    if tile == Cover("alakazoo"):
        raise ValueError("no such colour")
    return draw(tile)


@pytest.fixture(scope="module")
def artist() -> Iterator[Artist]:
    one = Artist(drawing=mortal)
    one.start()
    yield one
    one.close()


def test_pictures_are_the_same_as_here_and_drawn_once(artist: Artist) -> None:
    artist._known.clear()  # it serves several tests
    before = artist.counts.copy()
    first = artist.draw(Cover("alakazum"))
    second = artist.draw(Cover("alakazum"))
    assert first.result(PATIENCE) == draw(Cover("alakazum")) == second.result(PATIENCE)
    assert artist.draw(Cover("alakazum")).done()
    assert artist.known(Cover("alakazum")) == first.result()
    now = artist.counts - before
    assert (now["asked"], now["drawn"], now["known"]) == (3, 1, 2)


@pytest.mark.parametrize("key", PICTURES)
def test_a_tile_that_was_sent_is_drawn_as_here(key: str) -> None:
    """In a process of its own facts are equal to those here, but not the same objects."""
    for seats, moves in ((GAMES[key].SEATS[0], 40), (GAMES[key].SEATS[-1], 260)):
        game = samples.game(key, seats, moves, 77, "easy")
        for tile in gallery.board(game.view(None), samples.NAMES[:seats]):
            drawn: list[bytes] = []
            for one in (pickle.loads(pickle.dumps(tile)), tile):
                SPRITES.clear(), PANELS.clear()
                drawn.append(draw(one))
            assert drawn[0] == drawn[1], tile


def named(tile: Tile) -> bytes:
    """Draws nothing, quickly."""
    return repr(tile).encode()


def test_nothing_that_is_drawn_is_compared_by_identity() -> None:
    """A pickled value is another object: `is` would draw otherwise in the artist's process."""
    for path in Path(pictures.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and any(isinstance(op, ast.Is | ast.IsNot) for op in node.ops):
                right = ast.unparse(node.comparators[-1])
                assert right in ("None", "True", "False"), f"{path.name}:{node.lineno}: {ast.unparse(node)}"


def test_what_is_wanted_later_waits_for_all_that_is_wanted_now() -> None:
    """An evening's post behind boards, also behind those that are asked for after it."""
    one, done = Artist(drawing=named), list[str]()

    def ask(name: str, *, later: bool = False) -> Any:
        future = one.draw(Cover(name), later=later)
        future.add_done_callback(lambda _: done.append(name))
        return future

    asked = [ask("first"), *[ask(f"post {n}", later=True) for n in range(3)], *[ask(f"board {n}") for n in range(3)]]
    one.start()
    for each in asked:
        each.result(PATIENCE)
    assert set(done[:4]) == {"first", "board 0", "board 1", "board 2"} and done[4:] == ["post 0", "post 1", "post 2"]
    one.close()


def test_it_says_that_it_starts_until_it_can_draw() -> None:
    one = Artist()
    assert not one.is_starting
    one.start()
    assert one.is_starting
    one.draw(Cover("alakazum")).result(PATIENCE)
    assert not one.is_starting
    one.close()


def test_what_cannot_be_drawn_says_why_and_is_not_kept(artist: Artist) -> None:
    failed = artist.counts["failed"]
    with pytest.raises(ValueError, match="no such colour"):
        artist.draw(Cover("alakazoo")).result(PATIENCE)
    assert artist.known(Cover("alakazoo")) is None
    assert artist.counts["failed"] == failed + 1


def test_a_process_that_dies_is_followed_by_another(artist: Artist) -> None:
    started = artist.counts["started"]
    artist._known.clear()  # it serves several tests
    with pytest.raises(ProcessLost):
        artist.draw(Cover("alakazam")).result(PATIENCE)
    assert artist.draw(Cover("alakazum")).result(PATIENCE) == draw(Cover("alakazum"))
    assert artist.counts["started"] == started + 1


def test_what_is_being_drawn_when_the_artist_is_closed_says_so() -> None:
    one, end = Artist(drawing=endless), time.monotonic() + PATIENCE
    future = one.draw(Cover("alakazum"))
    while not future.running() and time.monotonic() < end:
        time.sleep(0.01)
    one.close()
    with pytest.raises(Ended):
        future.result(PATIENCE)


def test_a_closed_artist_draws_no_more() -> None:
    one = Artist()
    one.close()
    with pytest.raises(RuntimeError, match="closed"):
        one.draw(Cover("alakazum"))


# In what order tiles are handed out and given up no picture shows: here a test takes the place of the artist's thread,
# by its private steps, `_hand_out` and `_exchange`.


class SlowProcess:
    """A process that draws a tile when it is asked what it has drawn."""

    def __init__(self) -> None:
        self.handed: list[Tile] = []
        self.at_work: deque[Tile] = deque()

    def send(self, tile: Tile) -> None:
        self.handed.append(tile)
        self.at_work.append(tile)

    def receive(self) -> WorkDone:
        return WorkDone(repr(self.at_work.popleft()).encode(), None, 0)


def slow_artist(monkeypatch: pytest.MonkeyPatch) -> tuple[Artist, Any]:
    one = Artist()
    monkeypatch.setattr(one, "start", lambda: None)
    return one, SlowProcess()


def numbered(number: int) -> Tile:
    return Cover(str(number))


def variables(_: object) -> dict[str, str]:
    return dict(os.environ)


def test_whoever_works_is_given_no_token_and_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("LOG_LEVEL", "INFO")
    one = Process(variables, 0)
    try:
        one.ready(60)
        one.send(None)
        found = one.receive(60).value
    finally:
        one.end()
    assert found["LOG_LEVEL"] == "INFO" and "secret" not in found.values()


def test_what_was_asked_for_last_is_drawn_first(monkeypatch: pytest.MonkeyPatch) -> None:
    one, process = slow_artist(monkeypatch)
    futures = [one.draw(numbered(at)) for at in range(2)]
    one._hand_out(process)
    futures += [one.draw(numbered(at)) for at in range(2, 6)]
    assert one.draw(numbered(3)) is futures[3]  # somebody wants it again
    assert one.draw(numbered(0)) is futures[0]  # it is being drawn
    while not all(future.done() for future in futures):
        one._exchange(process)
    assert process.handed == [numbered(at) for at in (1, 0, 3, 5, 4, 2)]
    assert [future.result(0) for future in futures] == [repr(numbered(at)).encode() for at in range(6)]
    assert one.counts["drawn"] == 6


def test_what_a_process_that_dies_had_is_lost_and_what_waits_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    one, process = slow_artist(monkeypatch)
    futures = [one.draw(numbered(at)) for at in range(AT_ONCE + 1)]
    one._hand_out(process)
    process.end = lambda: None
    one._process = process
    one._give_up(ProcessLost("killed"))
    for lost in futures[1:]:
        with pytest.raises(ProcessLost):
            lost.result(0)
    one._exchange(process := SlowProcess())  # type: ignore[arg-type]
    assert futures[0].result(0) and process.handed == [numbered(0)]


def test_what_waits_too_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    one, process = slow_artist(monkeypatch)
    futures = [one.draw(numbered(at)) for at in range(WAITING + 2)]
    dropped = [at for at, future in enumerate(futures) if future.cancelled()]
    assert dropped == [0, 1] and one.counts["dropped"] == 2
    assert one.draw(numbered(0)) is not futures[0]  # it may be asked for again
    one._hand_out(process)
    assert len(process.handed) == AT_ONCE


def test_closing_gives_up_what_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    one, process = slow_artist(monkeypatch)
    futures = [one.draw(numbered(at)) for at in range(3)]
    one._hand_out(process)
    one.close()
    assert futures[0].cancelled() and not futures[2].done()


# ---- its memory ------------------------------------------------------------------------------------------------------


def pid(_: Tile) -> bytes:
    """Which process this is."""
    return b"%d" % os.getpid()


def grown(_: Tile) -> bytes:
    """The same, of a process that has much memory after its first tile."""
    Kept.some = b"x" * 200_000_000
    return pid(_)


class Kept:
    some = b""


def another(artist: Artist, first: bytes) -> bytes:
    """Ask until another process answers."""
    end, number = time.monotonic() + PATIENCE, 1000
    while (now := artist.draw(numbered(number)).result(PATIENCE)) == first and time.monotonic() < end:
        number += 1
        time.sleep(0.02)
    return now


def test_a_process_that_has_grown_is_replaced_and_none_is_lost() -> None:
    one = Artist(drawing=grown, largest=150_000_000)
    first = one.draw(numbered(1)).result(PATIENCE)
    assert another(one, first) != first
    assert one.counts["failed"] == 0
    one.close()


def test_a_process_with_nothing_to_draw_is_replaced_by_a_small_one() -> None:
    one = Artist(drawing=grown, idle=0.05)
    first = one.draw(numbered(1)).result(PATIENCE)
    until_gone(int(first))
    assert one.draw(numbered(2)).result(PATIENCE) != first
    one.close()


def test_when_nobody_has_looked_for_long_no_picture_is_kept() -> None:
    one, end = Artist(drawing=named, idle=0.01), time.monotonic() + PATIENCE
    one.draw(numbered(1)).result(PATIENCE)
    while one.known(numbered(1)) is not None and time.monotonic() < end:
        time.sleep(0.01)
    assert one.known(numbered(1)) is None and one._bytes == 0
    one.close()


def test_a_small_process_with_nothing_to_draw_stays() -> None:
    one = Artist(drawing=pid, idle=0.01)
    first = one.draw(numbered(1)).result(PATIENCE)
    time.sleep(0.1)
    assert one.draw(numbered(2)).result(PATIENCE) == first
    one.close()


def test_pictures_are_drawn_without_shared_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `/dev/shm` is for: with Python's own pools nothing could be started where it is missing."""

    def refused(*_: object, **__: object) -> None:
        raise FileNotFoundError("/dev/shm")

    monkeypatch.setattr("multiprocessing.synchronize.SemLock.__init__", refused)
    one = Artist(drawing=pid)
    assert one.draw(numbered(1)).result(PATIENCE)
    one.close()


def test_a_picture_fails_where_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise BlockingIOError("no more processes")

    one = Artist(drawing=pid)
    with monkeypatch.context() as patch:
        patch.setattr(Process, "__init__", refused)
        one.start()
        with pytest.raises(ProcessLost, match="no more processes"):
            one.draw(numbered(1)).result(PATIENCE)
    assert not one.is_starting
    assert one.draw(numbered(2)).result(PATIENCE)
    one.close()


def test_pictures_are_kept_up_to_so_many_bytes() -> None:
    one = Artist(kept=10)
    for at in range(4):
        one._keep(numbered(at), b"1234")  # drawn, but of a size that a test chooses
    assert [one.known(numbered(at)) for at in range(4)] == [None, None, b"1234", b"1234"]


def endless(given: object) -> None:
    """Works for nobody, if nobody waits."""
    while True:
        pass


STARTS = """
import os, signal
from tests.pictures.test_worker import endless
from workers.process import Process

one = Process(endless, 0)
one.ready(120)
one.send(1)
print(one.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(os, "getppid"), reason="no parents here")
def test_a_process_at_work_ends_with_whoever_started_it_and_was_killed() -> None:
    started = subprocess.run([sys.executable, "-c", STARTS], capture_output=True, text=True, timeout=PATIENCE)
    until_gone(int(started.stdout))

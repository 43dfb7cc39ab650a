"""Chance that anyone can check: a counter stream of BLAKE2b, keyed by the game's seed.

Word ``i`` of the stream is bytes ``4·(i mod 16)`` to ``4·(i mod 16) + 3``, little-endian, of
``BLAKE2b(key=seed, data=(i div 16) as 8 little-endian bytes)``. The whole state is the seed and the number of the next
word. The SHA-256 of the seed is shown when a game starts and the seed when it ends.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct("<16I").unpack
_SPAN = 1 << 32


def commitment(seed: bytes) -> str:
    """The SHA-256 of `seed` in hex: shown at the start, so that the seed can't be chosen afterwards."""
    return sha256(seed).hexdigest()


class Chance:
    """A stream of chance: `seed` (1–64 bytes) and `counter`, the number of the next 32-bit word.

    Raises ValueError for a seed that BLAKE2b can't take as a key.
    """

    __slots__ = ("_block", "counter", "seed")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if not 1 <= len(seed) <= 64:
            raise ValueError(f"a seed has 1 to 64 bytes, not {len(seed)}")
        if counter < 0:
            raise ValueError(f"a counter is not negative: {counter}")
        self.seed = seed
        self.counter = counter
        self._block: tuple[int, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.seed, self.counter) == (other.seed, other.counter)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Chance({self.seed.hex()}, {self.counter})"

    def word(self) -> int:
        """The next word of the stream, 0 to 2³² − 1."""
        at = self.counter & 15
        if not at or not self._block:
            self._block = _WORDS(blake2b((self.counter >> 4).to_bytes(8, "little"), key=self.seed).digest())
        self.counter += 1
        return self._block[at]

    def below(self, n: int) -> int:
        """A number from 0 to n − 1, each equally likely (words that would favour some are drawn again); 1 ≤ n ≤ 2³²."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"below takes 1 to 2**32, not {n}")
        fair = _SPAN - _SPAN % n
        while (word := self.word()) >= fair:
            pass
        return word % n

    def roll(self) -> int:
        """One six-sided die."""
        return self.below(6) + 1

    def choice(self, among: Sequence[T]) -> T:
        """One of `among`, each equally likely."""
        return among[self.below(len(among))]

    def shuffle(self, cards: MutableSequence[T]) -> None:
        """Bring `cards` into a random order in place (Fisher–Yates, from the last place down)."""
        counter, block, seed = self.counter, self._block, self.seed
        for last in range(len(cards) - 1, 0, -1):  # `below(last + 1)`, without the price of two calls a card
            n = last + 1
            fair = drawn = _SPAN - _SPAN % n
            while drawn >= fair:
                at = counter & 15
                if not at or not block:
                    block = _WORDS(blake2b((counter >> 4).to_bytes(8, "little"), key=seed).digest())
                drawn = block[at]
                counter += 1
            at = drawn % n
            cards[last], cards[at] = cards[at], cards[last]
        self.counter, self._block = counter, block

    def fork(self, label: str) -> Chance:
        """A stream of its own, the same for the same seed, counter and label; this one does not move."""
        name = self.counter.to_bytes(8, "little") + label.encode()
        return Chance(blake2b(name, key=self.seed, digest_size=32).digest())

    def copy(self) -> Chance:
        """The same stream at the same place."""
        new = object.__new__(Chance)
        new.seed, new.counter, new._block = self.seed, self.counter, self._block
        return new

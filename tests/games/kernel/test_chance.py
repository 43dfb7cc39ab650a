"""The stream that everybody can check: its definition done again in a few lines, and one block by another program."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel.chance import Chance, commitment

SEED = bytes(range(32))
SEEDS = st.binary(min_size=1, max_size=64)

# printf '\0\0\0\0\0\0\0\0' | openssl mac -macopt hexkey:000102…1f -macopt size:64 BLAKE2BMAC; the second with '\1\0…'
FIRST_BLOCK = bytes.fromhex(
    "9212bc97156556f62890b1af163258514c78fd9c7a4fffa97a3381bca1fa788f"
    "239282c9d2934fa9bd1daab210574f3907a9351baeaa33d3e2a68484a6af5d25"
)
SECOND_BLOCK = bytes.fromhex(
    "b8a90f1bb350aac5f18d5c8014e25218aa90cf806d35020b07fecedb41b5942b"
    "a0d851c95747418ba16b69c3c803669fc52fb9c64171294370a51d73b9cf6399"
)


class Scripted(Chance):
    """A stream of the words given, one after the other."""

    __slots__ = ("words",)

    def __init__(self, *words: int) -> None:
        super().__init__(SEED)
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def a_block(*words: int) -> Chance:
    """A stream in the middle of a block, whose next words are these."""
    chance = Chance(SEED, 1)
    # Only by its block can the next words be given to a stream that shuffles by itself.
    chance._block = (0, *words, *range(15 - len(words)))
    return chance


def words_of(seed: bytes, count: int) -> list[int]:
    """The definition in the module's docstring, word by word."""
    out: list[int] = []
    for i in range(count):
        block = blake2b((i // 16).to_bytes(8, "little"), key=seed).digest()
        at = 4 * (i % 16)
        out.append(int.from_bytes(block[at : at + 4], "little"))
    return out


def test_the_first_words_are_those_of_another_program() -> None:
    stream = FIRST_BLOCK + SECOND_BLOCK
    expected = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 128, 4)]
    chance = Chance(SEED)
    assert [chance.word() for _ in range(32)] == expected
    assert chance.counter == 32


@given(SEEDS)
def test_words_follow_the_definition(seed: bytes) -> None:
    chance = Chance(seed)
    assert [chance.word() for _ in range(50)] == words_of(seed, 50)


@given(SEEDS, st.integers(0, 70))
def test_the_state_is_the_seed_and_the_counter(seed: bytes, counter: int) -> None:
    later = Chance(seed, counter)
    assert [later.word() for _ in range(20)] == words_of(seed, counter + 20)[counter:]


def test_a_far_counter_reaches_its_block() -> None:
    block = blake2b((1 << 40).to_bytes(8, "little"), key=SEED).digest()
    assert Chance(SEED, (1 << 44) + 3).word() == int.from_bytes(block[12:16], "little")


@given(st.integers(1, 1 << 32), st.integers(0, (1 << 32) - 1))
def test_below_takes_fair_words_and_draws_the_others_again(n: int, word: int) -> None:
    fair = (1 << 32) // n * n
    chance = Scripted(word, 0)
    assert chance.below(n) == (word % n if word < fair else 0)
    assert len(chance.words) == (1 if word < fair else 0)


def test_the_first_unfair_word_is_drawn_again_and_the_last_fair_one_not() -> None:
    assert Scripted((1 << 32) - 4, (1 << 32) - 1, 7).below(6) == 1  # 2³² = 6 · 715827882 + 4
    assert Scripted((1 << 32) - 5, 7).below(6) == 5
    assert Scripted((1 << 32) - 1).below(1 << 32) == (1 << 32) - 1
    assert Scripted((1 << 32) - 1).below(2) == 1


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_below_refuses_what_it_cannot_do(n: int) -> None:
    with pytest.raises(ValueError, match="below takes"):
        Chance(SEED).below(n)


def test_a_roll_is_one_to_six_and_a_choice_is_by_place() -> None:
    assert [Scripted(word).roll() for word in range(7)] == [1, 2, 3, 4, 5, 6, 1]
    assert [Scripted(word).choice("abc") for word in range(4)] == ["a", "b", "c", "a"]


def test_a_shuffle_goes_from_the_last_place_down() -> None:
    cards, chance = list("abcd"), a_block(1, 0, 1)
    chance.shuffle(cards)  # d ↔ b, c ↔ a (of a d c), then place 1 stays
    assert cards == ["c", "d", "a", "b"] and chance.counter == 4
    empty: list[int] = []
    chance.shuffle(empty)
    assert empty == [] and chance.counter == 4


def test_a_shuffle_draws_again_what_would_favour_some() -> None:
    cards, chance = list("abc"), a_block((1 << 32) - 1, 0, 1)  # 2³² = 3 · 1431655765 + 1
    chance.shuffle(cards)  # c ↔ a, then place 1 stays
    assert cards == ["c", "b", "a"] and chance.counter == 4


@given(SEEDS, st.integers(0, 40), st.integers(0, 30))
def test_a_shuffle_is_below_for_each_place(seed: bytes, counter: int, size: int) -> None:
    chance, same = Chance(seed, counter), Chance(seed, counter)
    cards, by_hand = list(range(size)), list(range(size))
    chance.shuffle(cards)
    for n in range(size, 1, -1):
        at = same.below(n)
        by_hand[n - 1], by_hand[at] = by_hand[at], by_hand[n - 1]
    assert cards == by_hand and chance == same and chance.word() == same.word()


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    assert len(counts) == kinds
    return sum((n - expected) ** 2 / expected for n in counts.values())


def test_dice_numbers_and_shuffles_favour_nobody() -> None:
    """With a fixed seed; the bounds are the 0.999 quantiles of χ² for 5, 51 and 23 degrees of freedom."""
    chance = Chance(b"fair")
    assert chi_square(Counter(chance.roll() for _ in range(60_000)), 6) < 20.52
    assert chi_square(Counter(chance.below(52) for _ in range(52_000)), 52) < 87.97
    orders: Counter[object] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert chi_square(orders, 24) < 49.73


@given(SEEDS, st.integers(0, 40), st.text(max_size=20))
def test_a_fork_is_a_stream_of_its_own(seed: bytes, counter: int, label: str) -> None:
    chance = Chance(seed, counter)
    fork = chance.fork(label)
    again = chance.fork(label)
    assert chance == Chance(seed, counter), "this one does not move"
    assert fork == again and fork.counter == 0
    assert fork.seed not in (seed, chance.fork(label + "x").seed, Chance(seed, counter + 1).fork(label).seed)
    fork.word()
    assert chance == Chance(seed, counter) and again.counter == 0


def test_a_fork_tells_nothing_of_the_stream() -> None:
    """No word of a fork's beginning is one of the stream's, even where the label spells a block's number."""
    chance = Chance(SEED)
    forks = [chance.fork(label) for label in ("", "bot", "\0" * 8)]
    stream = set(words_of(SEED, 1000))
    assert not stream & {fork.word() for fork in forks for _ in range(1000)}


@given(SEEDS, st.integers(0, 40))
def test_a_copy_goes_on_alike_and_alone(seed: bytes, drawn: int) -> None:
    chance = Chance(seed)
    for _ in range(drawn):
        chance.word()
    copy = chance.copy()
    ahead = [copy.word() for _ in range(20)]
    assert chance == Chance(seed, drawn)
    assert [chance.word() for _ in range(20)] == ahead


@pytest.mark.parametrize(("seed", "counter"), [(b"", 0), (b"x" * 65, 0), (b"x", -1)])
def test_what_is_no_stream_is_refused(seed: bytes, counter: int) -> None:
    with pytest.raises(ValueError, match=r"a seed has|a counter is"):
        Chance(seed, counter)


def test_equality_is_of_seed_and_counter() -> None:
    assert Chance(SEED, 2) == Chance(SEED, 2)
    assert Chance(SEED, 2) != Chance(SEED, 3)
    assert Chance(SEED) != Chance(b"other")
    assert Chance(SEED) != SEED
    with pytest.raises(TypeError):
        hash(Chance(SEED))


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # FIPS 180-4
    assert commitment(SEED) == sha256(SEED).hexdigest()

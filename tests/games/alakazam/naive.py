"""The goals once more, by trying out groups of dice: slow, and written from the rule page alone (AM-31)."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

Dice = tuple[tuple[str, int], ...]
COLOURS = "OYBGKW"


def groups(dice: Dice, sizes: tuple[int, ...]) -> Any:
    """Every way to take disjoint groups of these sizes out of the pool, each of one colour or one number."""
    if not sizes:
        yield ()
        return
    for taken in combinations(range(len(dice)), sizes[0]):
        group = tuple(dice[at] for at in taken)
        if one_colour(group) or one_number(group):
            rest = tuple(die for at, die in enumerate(dice) if at not in taken)
            for others in groups(rest, sizes[1:]):
                yield (group, *others)


def one_colour(group: Dice) -> set[str]:
    found = {colour for colour, _ in group}
    return found if len(found) == 1 else set()


def one_number(group: Dice) -> set[int]:
    found = {number for _, number in group}
    return found if len(found) == 1 else set()


def largest(dice: Dice, fits: Any) -> int:
    """The most dice, 4 to 6, of which some group fits."""
    for size in (6, 5, 4):
        if any(fits(group) for group in combinations(dice, size)):
            return size
    return 0


def tier(size: int, points: tuple[int, int, int]) -> int:
    return 0 if size < 4 else points[size - 4]


def is_run(group: Dice) -> bool:
    numbers = sorted(number for _, number in group)
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def full_house(dice: Dice) -> bool:
    for four, two in groups(dice, (4, 2)):
        fours: set[Any] = {*one_colour(four), *one_number(four)}
        twos: set[Any] = {*one_colour(two), *one_number(two)}
        if any(a != b for a in fours for b in twos):
            return True
    return False


def double_triple(dice: Dice) -> bool:
    """Three and three; of six alike too ("Can six of a kind take this? Yes.")."""
    return any(one_number(a) and one_number(b) for a, b in groups(dice, (3, 3)))


def naive(card: str, dice: Dice, own: str) -> int:
    """The points of a goal for a pool; 0: not met."""
    counts = {"ones-sixes": (1, 6), "twos-fives": (2, 5), "threes-fours": (3, 4), "ones": (1,), "twos": (2,),
              "threes": (3,), "fours": (4,), "fives": (5,), "sixes": (6,)}  # fmt: skip
    if card in counts:
        return tier(largest(dice, lambda group: one_number(group) & set(counts[card])), (3, 5, 8))
    if card == "straight":
        return tier(largest(dice, is_run), (3, 5, 8))
    if card == "flush":
        return tier(largest(dice, one_colour), (2, 3, 5))
    if card == "rainbow":
        return tier(largest(dice, lambda group: len({c for c, _ in group}) == len(group)), (3, 5, 8))
    if card == "29-and-up":
        return 5 * any(sum(n for _, n in group) >= 29 for group in combinations(dice, min(6, len(dice))))
    if card == "13-and-under":
        return 5 * any(sum(n for _, n in group) <= 13 for group in combinations(dice, 6))
    if card == "yours-theirs":
        present = {colour for colour, _ in dice}
        return 5 * any(present == {"W", other} for other in COLOURS[:5] if other != own)
    if card == "double-triple":
        return 5 * double_triple(dice)
    if card == "full-house":
        return 4 * full_house(dice)
    sizes = {"candy-cane": (3, 3), "tri-color": (2, 2, 2), "pyramid": (3, 2, 1)}[card]
    return 4 * by_colour(dice, sizes)


def by_colour(dice: Dice, sizes: tuple[int, ...]) -> bool:
    """Some different colours have so many dice each: every order of colours is tried."""
    return any(
        all(len([1 for c, _ in dice if c == colour]) >= size for colour, size in zip(chosen, sizes, strict=True))
        for chosen in permutations(COLOURS, len(sizes))
    )

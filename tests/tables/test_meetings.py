"""Who won last and who met most, told by hand."""

from __future__ import annotations

from storage.day_rows import TogetherRow
from tables.meetings import Duel, duel, last_winner


def table(number: int, *people: str, at: float | None = None) -> list[TogetherRow]:
    """A finished table of these, the winner first."""
    when = number if at is None else at
    return [
        TogetherRow(
            number,
            "nim",
            when,
            ord(name[0]),
            name,
            place,
            9,
        )
        for place, name in enumerate(people, 1)
    ]


def test_the_two_who_met_most_are_named_the_one_ahead_more_often_first() -> None:
    rows = [*table(1, "Ana", "Bea"), *table(2, "Bea", "Ana", "Cid"), *table(3, "Bea", "Ana"), *table(4, "Cid", "Dan")]
    assert duel(rows) == Duel(("Bea", "Ana"), (2, 1))


def test_of_equals_those_who_met_last_are_named_by_the_names_they_have_now() -> None:
    renamed = [row._replace(name="Cid II") if row.name == "Cid" else row for row in table(2, "Cid", "Dan")]
    assert duel([*table(1, "Ana", "Bea"), *renamed]) == Duel(("Cid II", "Dan"), (1, 0))
    assert duel([]) is None and duel(table(1, "Ana")[:1]) is None, "who sat alone with those who hide met nobody"


def test_whoever_shares_a_place_was_ahead_of_nobody() -> None:
    rows = [row._replace(place=1) for row in table(1, "Ana", "Bea")]
    assert duel(rows) == Duel(("Ana", "Bea"), (0, 0))


def test_the_last_winner_is_a_person_who_came_first() -> None:
    assert last_winner([*table(1, "Ana", "Bea"), *table(2, "Bea", "Ana")[1:]]) == table(1, "Ana", "Bea")[0]
    assert last_winner([]) is None

"""The two sides of a fight of Alakazum!, and what happens if one of them wins."""

from __future__ import annotations

from typing import NamedTuple

from pictures.people import DrawnPerson

from .cards import Member


class Term(NamedTuple):
    """Something that counts for a side."""

    card: str
    """A helper or a potion; empty for the fighter itself."""
    value: int | None
    """None: a die not rolled yet."""


class Side(NamedTuple):
    """Who fights, and with what."""

    person: DrawnPerson | None
    """None: the forest."""
    fighter: Member | None
    """None: not chosen yet."""
    terms: tuple[Term, ...]
    total: int
    """Without the dice that are still to be thrown."""
    resistance: int
    fixed: bool
    """The fighter can't leave its team: it is the only one, or rides a broom."""
    turn: bool
    cards: int | None = None
    """In a hand: the cards that a rival still holds."""
    potions: int | None = None
    """In a hand: what the own potions could still add."""
    thrown: bool = True
    """No die is still to be thrown for it."""

    @property
    def stands(self) -> str:
        """What it has, with a question mark for what dice will add."""
        if self.fighter is None:
            return "?"
        return str(self.total) if self.thrown else f"{self.total or ''}?"


class OutcomeLine(NamedTuple):
    """Of an outcome: with these faces of the die (none: without a roll) a character goes somewhere."""

    faces: tuple[int, ...]
    card: str
    to: DrawnPerson | str
    """A person's team, "cemetery", "forest"; "stays" where nothing changes."""
    good: bool


def outcomes(winner: Side, loser: Side) -> list[OutcomeLine]:
    """What happens if this side wins (AZ-32, AZ-33, AZ-53, AZ-54, AZ-56)."""
    if winner.person is None:  # the forest wins: no roll
        assert winner.fighter is not None
        back = OutcomeLine((), winner.fighter.card, "forest", False)
        own, to = loser.fighter, "stays" if loser.fixed else "cemetery"
        return [back] if own is None else [OutcomeLine((), own.card, to, False), back]
    assert loser.fighter is not None, "the attacker may be unknown, the defender never"
    card = loser.fighter.card
    if loser.fixed:
        return [OutcomeLine((), card, "stays", False)]
    taken = OutcomeLine(tuple(range(loser.resistance + 1, 7)), card, winner.person, True)
    missed = "cemetery" if loser.person is None else loser.person
    return [taken, OutcomeLine(tuple(range(1, loser.resistance + 1)), card, missed, False)]

"""The end of Alakazum!: who stands for a team, and the stars that beat the enemy as a sum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from games.alakazum.cards import ALMUDENA, CARD_STARS, CARDS, CULTURE, MULTICOLOURED, NONE, STARS
from games.alakazum.state import points, revealed_stars
from games.alakazum.view import View as AlakazumView
from pictures.alakazum.table import enemy_of
from pictures.game import Deed
from pictures.result import ResultWords, SumPart


def hero(view: AlakazumView, seat: int, deed: Deed | None) -> str:
    """The best character of a team, of the culture that won where it did."""
    won = view.outcome is not None and seat in view.outcome.winners and deed is not None
    own = [c for c in team(view, seat) if not won or CULTURE[c] == cast("tuple[str, object]", deed)[0]]
    return next((CARDS[c].id for c in own or team(view, seat)), "")


def team(view: AlakazumView, seat: int) -> list[int]:
    """A team's characters, most stars first."""
    return sorted(view.teams[seat], key=lambda c: (-STARS[c][view.levels[c]], c))


def strongest(view: AlakazumView) -> str:
    """The strongest enemy that may still lie there."""
    hidden = [enemy_of(e, view.seats) for k, e in enumerate(view.enemies) if e is not None and k not in view.flipped]
    every = hidden or [enemy_of(e, view.seats) for e in view.box.enemies]
    return max(every, key=lambda one: (one.stars is None, one.stars or 0)).enemy


def terms(view: AlakazumView, seat: int, deed: Deed, words: ResultWords) -> Sequence[SumPart]:
    """The stars of the team and of each kind of card, against the enemy's."""
    culture, shown = deed
    team = points(view, seat, culture)
    counted = [c for c in view.teams[seat] if CULTURE[c] in (culture, MULTICOLOURED)] if culture != NONE else [ALMUDENA]
    assert counted, "somebody gave the stars"
    cards = sorted(set(shown), key=lambda card: -CARD_STARS[card])
    given = {card: CARD_STARS[card] * list(shown).count(card) for card in cards}
    assert sum(given.values()) == revealed_stars(culture, list(shown)), "the cards are of that culture"
    terms = [SumPart("", culture, team, words("team", 0))]
    if len(cards) <= 2:
        terms += [SumPart("+", CARDS[card].id, given[card], words(CARDS[card].id, 0)) for card in cards]
    else:
        terms.append(SumPart("+", "hand", sum(given.values()), words("cards", 0)))
    if cards:
        terms.append(SumPart("=", "", team + sum(given.values()), ""))
    enemy = enemy_of(cast("int", view.enemies[view.flipped[-1]]), view.seats)
    return (*terms, SumPart(">", enemy.enemy, enemy.stars, words(enemy.enemy, 0)))

"""Choices as they are drawn in a hand: faces, with what they have, what they make a fight, what they cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.screens.alakazum.sketches import sketches
from bot.screens.alakazum.stakes import combat_of, stars_lost
from bot.screens.game import DrawnOption, Reader
from games.alakazum.actions import Act
from games.alakazum.cards import CHARACTERS, DIE, STARS
from games.alakazum.combat import Fight
from games.alakazum.state import can_leave, resistance
from games.alakazum.view import View
from games.kernel.frames import named as named_in
from games.kernel.game import Action, Decision
from pictures.strip import Sketch

Facts = Callable[[View, Sequence[Action], Decision], Sequence[Sketch]]


def drawn(view: View, decision: Decision, words: Sequence[Action], reader: Reader) -> DrawnOption | None:
    """See `GameScreens.drawn`. Cards of the own hand are drawn there already."""
    named = [word for word in words if len(word) > 1]
    faces = [word for word in named if word[0] in FACTS and word[1] in CHARACTERS]
    if not faces:
        return None
    return DrawnOption(sketches(view, named), FACTS[faces[0][0]](view, faces, decision))


def _number(mark: str, number: int) -> list[Sketch]:
    """A sign and its number; of a combat that is rolled the die."""
    if mark == "combat" and number == DIE:
        return [Sketch("mark", mark), Sketch("mark", "die")]
    return [Sketch("mark", mark), Sketch("words", str(number))]


def _has(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """Combat and stars."""
    character: int = words[0][1]
    return [*_number("combat", combat_of(view, character)), *_number("star", STARS[character][view.levels[character]])]


def _target(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """Combat, what a roll must exceed, stars; a lock where it can't leave its team."""
    character: int = words[0][1]
    owner = next(seat for seat, team in enumerate(view.teams) if character in team)
    stays = not can_leave(view, owner, character)
    held = [Sketch("mark", "lock")] if stays else _number("resistance", resistance(view, character))
    stars = STARS[character][view.levels[character]]
    return [*_number("combat", combat_of(view, character)), *held, *_number("star", stars)]


def _against(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    """The combat of both sides as it stands, and the stars that are at risk."""
    mine = [word[1] for word in words]
    act, fight = view.find(Act), view.find(Fight)
    theirs: int = named_in(act.draft, "target") if act is not None and act.draft else fight.fighters[1] if fight else -1
    if theirs < 0:
        return []
    sides = [Sketch("mark", "combat"), *_sum([combat_of(view, each) for each in mine])]
    sides += [Sketch("words", ":"), *_sum([combat_of(view, theirs)])]
    risk = stars_lost(view, mine[0]) if can_leave(view, decision.seat, mine[0]) else 0
    return [*sides, *([Sketch("gap"), Sketch("words", f"−{risk}"), Sketch("mark", "star")] if risk else [])]


def _sum(combats: Sequence[int]) -> list[Sketch]:
    """What these come to, and a die for each that rolls."""
    dice, fixed = combats.count(DIE), sum([each for each in combats if each != DIE])
    return [*([Sketch("words", str(fixed))] if fixed or not dice else []), *[Sketch("mark", "die")] * dice]


def _helper(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    combat = combat_of(view, words[0][1])
    return [Sketch("mark", "combat"), Sketch("mark", "die") if combat == DIE else Sketch("words", f"+{combat}")]


def _lost(view: View, words: Sequence[Action], decision: Decision) -> list[Sketch]:
    return [Sketch("words", f"−{stars_lost(view, words[0][1])}"), Sketch("mark", "star")]


FACTS: dict[str, Facts] = {
    "target": _target,
    "attacker": _against,
    "fighter": _against,
    "helper": _helper,
    "lose": _lost,
    **dict.fromkeys(("start", "rider", "bearer", "train", "raise", "send", "fetch", "take", "keep"), _has),
}
"""By the word that names a character."""

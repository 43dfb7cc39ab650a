"""What can be won and lost, in numbers that the reader's view knows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.alakazam.words import total
from bot.screens.game import Reader, signed
from bot.texts import Markdown
from games.alakazam.cards import LIMITS
from games.alakazam.facts import is_rolled, with_cards
from games.alakazam.state import present
from games.alakazam.view import View

# ---- who is close --------------------------------------------------------------------------------------------------


def race(view: View, reader: Reader) -> Markdown:
    """Who would stand highest if the round ended now, and whether that would end the game."""
    say, there = reader.say, present(view) or [seat for seat in range(view.seats) if seat not in view.left]
    if not there:
        return Markdown("")
    secret = view.options.face_down
    now = {seat: 0 if secret or not is_rolled(view) else view.sheet(seat).points for seat in there}
    then = {seat: view.points[seat] + now[seat] for seat in there}
    most = max(then.values())
    first = [seat for seat in there if then[seat] == most]
    one = first[0]
    facts = {
        "who": reader.people(first),
        "count": len(first),
        "points": total(view.points[one]),
        "now": signed(now[one]),
        "then": total(most),
        "target": LIMITS.target,
        "rounds": view.options.rounds,
    }
    if view.trade is None and any(view.points):
        return say(
            "alakazam-race-totals",
            totals=Markdown(" · ".join(_totals(view, there, reader))),
            target=LIMITS.target,
            rounds=view.options.rounds,
        )
    if view.options.rounds:
        return say("alakazam-race-rounds", **facts)
    if most > LIMITS.target:
        return say("alakazam-race-over", **facts)
    if most <= 0:
        return say("alakazam-race-start", **facts)
    return say("alakazam-race-lead" if now[one] or len(first) > 1 else "alakazam-race-lead-points", **facts)


def _totals(view: View, there: Sequence[int], reader: Reader) -> list[str]:
    """Everybody's points, the most first: between rounds there is nothing else."""
    order = sorted(there, key=lambda seat: -view.points[seat])
    return [f"{reader.who(seat)} {total(view.points[seat])}" for seat in order]


# ---- the own chances -----------------------------------------------------------------------------------------------


def outlook(view: View, reader: Reader) -> Markdown:
    """What the reader's cards would score now, and the place that would give; beside a picture only who would win."""
    seat, say = view.seat, reader.say
    if seat is None or not is_rolled(view) or view.trade is None or view.outcome is not None:
        return Markdown("")
    if reader.pictures:  # it shows what the round would bring everybody
        return Markdown(_ahead(view, seat, reader, ends_only=True).strip())
    found = view.sheet(seat)
    if not found.lines:
        return Markdown(f"{say('alakazam-hand-empty')}{_ahead(view, seat, reader, ends_only=True)}")
    key = "alakazam-outlook-known" if view.options.face_down else "alakazam-outlook"
    own = say(key, points=signed(found.points), then=total(view.points[seat] + found.points), target=LIMITS.target)
    return Markdown(f"{own}{_ahead(view, seat, reader)}")


def _ahead(view: View, seat: int, reader: Reader, *, ends_only: bool = False) -> str:
    """Who would lead, or win, if the round ended now; nothing where cards are hidden or nobody would have a point."""
    there = present(view)
    if view.options.face_down or not there:
        return ""
    then = {each: view.points[each] + view.sheet(each).points for each in there}
    most = max(then.values())
    last = view.options.rounds or LIMITS.rounds
    ends = view.round >= last or (not view.options.rounds and most > LIMITS.target)
    if not ends and (ends_only or most <= 0):
        return ""
    first = [each for each in there if then[each] == most]
    what = "win" if ends else "lead"
    if first == [seat]:
        return f" {reader.say(f'alakazam-outlook-{what}-own')}"
    facts = {"who": reader.people(first), "count": len(first), "then": total(most)}
    return f" {reader.say(f'alakazam-outlook-{what}', **facts)}"


def missed(view: View, seat: int) -> tuple[int, int] | None:
    """The held card that costs most, and what returning it brings; None where none costs."""
    if not is_rolled(view):
        return None
    found = [(with_cards(view, seat, [card], []), card) for card in view.hands[seat] if card is not None]
    gain, card = max(found, default=(0, -1))
    return (card, gain) if gain > 0 else None

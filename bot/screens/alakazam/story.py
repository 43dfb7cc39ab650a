"""How a finished game is told: the score of its last round, and the moments it turned on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.screens.alakazam.words import card_name, side_text, signed, total
from bot.screens.game import Reader
from bot.screens.turning_points import Moment, leader
from bot.texts import Markdown
from games.alakazam.goals import Line, sheet
from games.alakazam.offers import MarkedDice
from games.alakazam.state import without
from games.alakazam.view import View
from games.kernel.game import Event

LEAD, DEAL, ROUND = 6, 2, 1
"""What a new lead, each point that a deal brought, and each point above what others got in a round weigh."""


@dataclass
class Bazaar:
    """Dice and cards as the log tells of them: what was hidden then is not there."""

    seats: int
    flat: bool
    round: int = 0
    pools: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    hands: dict[int, list[int]] = field(default_factory=dict[int, list[int]])

    def worth(self, seat: int) -> int:
        """What the cards of a seat would score now."""
        pools = [self.pools.get(each, []) for each in range(self.seats)]
        hands = [self.hands.get(each, []) for each in range(self.seats)]
        return sheet(seat, pools, hands, sorted(self.pools), self.flat).points

    def follow(self, event: Event) -> None:
        """Change as the event says."""
        data = event.data
        match event.kind:
            case "round":
                self.round, self.pools, self.hands = data[0], {}, {}
            case "rolled":
                self.pools[data[0]], self.hands[data[0]] = [*data[1]], []
            case "swapped" | "rerolled":
                self._change(data[0], [data[1]], [data[2]])
            case "took" if data[1] >= 0:
                self.hands[data[0]].append(data[1])
            case "returned" if data[1] >= 0:
                self.hands[data[0]].remove(data[1])
            case "accepted":
                _, giver, acceptor, given, wanted = data
                mine, theirs = [die for die, _ in given], [die for die, _ in wanted]
                self._change(giver, mine, theirs)
                self._change(acceptor, theirs, mine)
            case _:
                pass

    def _change(self, seat: int, gone: list[int], come: list[int]) -> None:
        self.pools[seat] = sorted([*without(self.pools[seat], gone), *come])


def how(view: View, events: Sequence[Event], reader: Reader) -> Markdown:
    """What the winners' last cards gave."""
    say, scored = reader.say, {event.data[0]: event.data for event in events if event.kind == "scored"}
    lines: list[str] = []
    for seat in view.outcome.winners if view.outcome else ():
        if seat in scored:
            _, rows, points, now = scored[seat]
            if not rows:  # nothing was won or lost in the last round
                lines.append(say("alakazam-end-how-none", who=reader.who(seat), total=total(now)))
                continue
            cards = ", ".join(card_name(Line(*row).card, say) for row in rows)
            facts = {
                "who": reader.who(seat),
                "before": total(now - points),
                "points": signed(points),
                "total": total(now),
            }
            lines.append(say("alakazam-end-how", cards=cards, **facts))
    return Markdown("\n".join(lines))


def moments(events: Sequence[Event], reader: Reader, flat: bool = False) -> list[Moment]:
    """What the game turned on: the best deals, the best rounds, new leads."""
    bazaar, found, ahead = Bazaar(len(reader.names), flat), list[Moment](), None
    totals, scored = [0] * len(reader.names), list[Event]()
    for event in events:
        if event.kind == "accepted":
            told = _deal(bazaar, event, reader)
            found += [told] if told else []
        else:
            bazaar.follow(event)
        if event.kind == "scored":
            scored.append(event)
            totals[event.data[0]] = event.data[3]
        elif scored:
            ahead = _round(bazaar.round - (event.kind == "round"), scored, totals, ahead, found, reader)
            scored = []
    if scored:
        _round(bazaar.round, scored, totals, ahead, found, reader)
    return found


def _deal(bazaar: Bazaar, event: Event, reader: Reader) -> Moment | None:
    """An accepted offer, told by what the side gained that gained more."""
    _, giver, acceptor, given, wanted = event.data
    before = {seat: bazaar.worth(seat) for seat in (giver, acceptor)}
    bazaar.follow(event)
    gains = {seat: bazaar.worth(seat) - before[seat] for seat in (giver, acceptor)}
    seat = max(gains, key=lambda each: gains[each])
    if gains[seat] <= 0:
        return None
    got, paid, other = (given, wanted, giver) if seat == acceptor else (wanted, given, acceptor)
    return Moment(bazaar.round, DEAL * gains[seat], _dealt(reader, seat, other, got, paid, gains[seat]))


def _dealt(reader: Reader, seat: int, other: int, got: MarkedDice, paid: MarkedDice, gain: int) -> Markdown:
    say = reader.say
    facts = {"who": reader.who(seat), "rival": reader.who(other), "points": signed(gain)}
    return say("alakazam-moment-deal", got=side_text(got, say), paid=side_text(paid, say), **facts)


def _round(
    number: int,
    scored: Sequence[Event],
    totals: Sequence[int],
    ahead: int | None,
    found: list[Moment],
    reader: Reader,
) -> int | None:
    """A round's best score, and who leads after it."""
    say = reader.say
    best = max(scored, key=lambda event: event.data[2])
    others = [event.data[2] for event in scored if event is not best]
    above = best.data[2] - max(others, default=0)
    words, weight = Markdown(""), 0
    if above > 0 and best.data[2] > 0:
        met = [Line(*row) for row in best.data[1]]
        cards = ", ".join(card_name(line.card, say) for line in met if line.points > 0) or say("alakazam-no-cards")
        facts = {"who": reader.who(best.data[0]), "points": signed(best.data[2])}
        words, weight = say("alakazam-moment-round", cards=cards, **facts), ROUND * above
    first = leader(totals)
    if first is not None and first != ahead:
        lead = say("alakazam-moment-lead", who=reader.who(first), points=totals[first])
        words, weight = Markdown(f"{words} {lead}".strip()), weight + LEAD
    if words:
        found.append(Moment(number, weight, words))
    return first if first is not None else ahead

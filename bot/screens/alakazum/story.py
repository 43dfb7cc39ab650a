"""How a finished game is told: the sum that won it, and the moments it turned on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.screens.alakazum.words import card_names, cause, enemy_name
from bot.screens.game import Reader
from bot.screens.turning_points import Moment, leader
from bot.texts import Markdown
from games.alakazum.cards import CARDS, CHARACTERS, STARS
from games.alakazum.combat import FOREST
from games.alakazum.state import best_stars
from games.alakazum.view import View
from games.kernel.game import Event

EARLY = 4
"""Stars below which a new lead means little."""
LEAD, STAR, MEAL, ALAKAZUM, DOLL = 6, 5, 3, 25, 40
"""What a new lead, a star that changed sides, one that rose, a lost Alakazum and a stopped one weigh."""


@dataclass
class Teams:
    """The teams as the log tells of them, and nothing else."""

    teams: list[list[int]]
    levels: list[int] = field(default_factory=lambda: [0] * len(CHARACTERS))
    round: int = 0
    said: tuple[Any, ...] = ()
    """What was announced last."""

    def stars(self) -> list[int]:
        """The most stars of one culture, by seat."""
        return [best_stars(self, seat) for seat in range(len(self.teams))]  # type: ignore[arg-type]

    def follow(self, event: Event) -> None:
        """Change as the event says."""
        data = event.data
        match event.kind:
            case "turn":
                self.round = data[1]
            case "started" | "resurrected":
                self.teams[data[0]].append(data[1])
            case "joined":
                seat, character, rival = data
                if rival != FOREST:
                    self.teams[rival].remove(character)
                self.teams[seat].append(character)
            case "buried":
                if data[0] != FOREST:
                    self.teams[data[0]].remove(data[1])
                    self.levels[data[1]] = 0
            case "exchanged":
                self._exchange(*data)
            case "level":
                self.levels[data[1]] = data[2]
            case "announced":
                self.said = data
            case _:
                pass

    def _exchange(self, seat: int, sent: int, owner: int, fetched: int) -> None:
        self.teams[seat].remove(sent)
        self.teams[seat].append(fetched)
        if owner < 0:
            self.levels[sent] = self.levels[fetched] = 0
        else:
            self.teams[owner].remove(fetched)
            self.teams[owner].append(sent)


def casting(events: Sequence[Event]) -> tuple[Any, ...] | None:
    """The Alakazum that was cast last: seat, culture, shown cards, place, points."""
    for event in reversed(events):
        if event.kind == "announced" and event.data[1] == "alakazum":
            seat, _, culture, shown, place, points = event.data
            return seat, culture, tuple(shown), place, points
    return None


def how(view: View, events: Sequence[Event], reader: Reader) -> Markdown:
    """The winning sum; empty where nobody won."""
    cast = casting(events)
    if view.outcome is None or not view.outcome.winners or cast is None:
        return Markdown("")
    say = reader.say
    _, culture, shown, place, points = cast
    enemy = view.enemies[place]
    assert enemy is not None
    return say(
        "alakazum-end-how",
        sign=cause(culture, say),
        points=points,
        cards=len(shown),
        names=card_names(shown, say),
        enemy=enemy_name(enemy, view.seats, say),
    )


def moments(events: Sequence[Event], reader: Reader) -> list[Moment]:
    """What the game turned on: characters that changed sides, meals, Alakazums that failed, new leads."""
    teams, found, ahead = Teams([[] for _ in reader.names]), list[Moment](), None
    for event in events:
        before = teams.stars()
        teams.follow(event)
        after = teams.stars()
        first = leader(after)
        taken = first is not None and first != ahead and after[first] >= EARLY
        ahead = first if first is not None else ahead
        told = _told(event, teams, before, after, reader)
        if told is not None:
            found.append(told)
        if taken and first is not None:
            said = reader.say("alakazum-moment-lead", who=reader.who(first), stars=after[first])
            if found and told is not None:
                last = found.pop()
                found.append(Moment(last.round, last.weight + LEAD, Markdown(f"{last.words} {said}")))
            else:
                found.append(Moment(teams.round, LEAD, said))
    return found


def _told(event: Event, teams: Teams, before: list[int], after: list[int], reader: Reader) -> Moment | None:
    say, data = reader.say, event.data
    match event.kind:
        case "joined" if data[2] != FOREST:
            return _changed_sides(teams, data[0], data[2], data[1], reader)
        case "exchanged" if data[2] >= 0:
            return _changed_sides(teams, data[0], data[2], data[3], reader)
        case "level" if teams.said[1:2] == ("meal",) and teams.said[0] == data[0]:
            gain = after[data[0]] - before[data[0]]
            if not gain:
                return None
            words = say("alakazum-moment-meal", who=reader.who(data[0]), name=CARDS[data[1]].name, stars=after[data[0]])
            return Moment(teams.round, MEAL * gain, words)
        case "flipped" if teams.said[1:2] == ("alakazum",) and (data[3] is None or teams.said[5] <= data[3]):
            enemy = enemy_name(data[2], len(reader.names), say)
            words = say("alakazum-moment-failed", who=reader.who(data[0]), points=teams.said[5], enemy=enemy)
            return Moment(teams.round, ALAKAZUM, words)
        case "cancelled" if teams.said[1:2] == ("alakazum",):
            facts = {"who": reader.who(data[0]), "rival": reader.who(data[1]), "points": teams.said[5]}
            return Moment(teams.round, DOLL, say("alakazum-moment-stopped", **facts))
        case _:
            return None


def _changed_sides(teams: Teams, seat: int, rival: int, character: int, reader: Reader) -> Moment:
    given = STARS[character][teams.levels[character]]
    facts = {"who": reader.who(seat), "rival": reader.who(rival), "name": CARDS[character].name, "stars": given}
    return Moment(teams.round, 1 + STAR * given, reader.say("alakazum-moment-joined", **facts))

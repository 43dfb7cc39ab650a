"""What options mean: dice, cards and points, as the score sheet has them afterwards."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest

from games.alakazam import Alakazam
from games.alakazam.facts import is_rolled
from games.kernel.chance import Chance
from games.kernel.facts import Fact, total
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision


def whole(game: Alakazam, decision: Decision, rng: Chance) -> list[Action]:
    """A dealing word by word, as it comes at random, to its end."""
    copy, line, seat = game.copy(), list[Action](), decision.seat
    for _ in range(12):
        now = next((each for each in copy.decisions if each.seat == seat and each.kind == decision.kind), None)
        if now is None:
            break
        line.append(rng.choice([each for each in now.options if each != BACK] or [BACK]))
        copy.submit(seat, line[-1], now.id)
        trade = copy.view(seat).trade
        if decision.kind == "offer" or trade is None or not trade.drafts[seat]:
            break
    return line


def points(game: Alakazam, seat: int) -> int:
    return game.view(seat).sheet(seat).points


@pytest.mark.rule("AM-30")
@pytest.mark.parametrize("form", [{}, {"extra_cards": True}, {"penalty": "flat"}])
def test_what_is_sure_always_happens(form: dict[str, Any]) -> None:
    """Dice, cards and points of swaps, takes, returns and accepted offers in games as they come at random."""
    seen, rolls = Counter[str](), defaultdict[Fraction, list[int]](list)
    for number in range(8):
        game = Alakazam.new(bytes([number]) * 32, 2 + number % 3, Alakazam.Options.model_validate(form))
        rng = Chance(bytes([number, 3]))
        for _ in range(250):
            if not game.decisions:
                break
            decision = rng.choice(game.decisions)
            view, seat = game.view(decision.seat), decision.seat
            line = whole(game, decision, rng) if is_rolled(view) else [decision.options[0]]
            (fact,) = game.facts(view, decision, [line])
            before = {each: points(game, each) for each in (seat, *fact.touches)}
            kind, rounds = fact.kind, game.state.round
            for word in line:
                asked = next(each for each in game.decisions if each.seat == seat and word in each.options)
                game.submit(seat, word, asked.id)
            if game.outcome is not None or game.state.round != rounds or not is_rolled(game.view(seat)):
                continue
            if kind in ("swap", "take", "return") and fact.cost + fact.gain:
                seen[kind] += 1
                assert (points(game, seat) - before[seat],) * 2 == fact.extent("points", seat), (line, fact)
                pool = Counter(view.pools[seat])
                pool.update([each.which for each in fact.gain if each.what == "die"])
                pool.subtract([each.which for each in fact.cost if each.what == "die"])
                assert +pool == Counter(game.state.pools[seat])
            elif kind == "accept" and fact.stands:
                seen[kind] += 1
                offered = next(each for each in (view.trade.offers if view.trade else ()) if each.number == line[0][1])
                marked = any(mark for _, mark in (*offered.given, *offered.wanted))
                for each, start in before.items():
                    assert marked or points(game, each) - start == total(fact.stands, "points", each), (line, fact)
            elif kind == "reroll":
                seen[kind] += 1
                more = points(game, seat) - before[seat]
                chances = {total(brings, "points"): chance for chance, brings in fact.chances}
                assert more in chances, (line, fact, more)
                for gain, chance in chances.items():
                    rolls[chance].append(gain == more)
    assert seen["swap"] > 30 and seen["take"] > 10 and seen["return"] > 5 and seen["accept"] > 0, seen
    for chance, fell in rolls.items():
        spread = 4 * (len(fell) * float(chance * (1 - chance))) ** 0.5
        assert abs(sum(fell) - len(fell) * float(chance)) <= spread + 1e-9, (chance, len(fell), sum(fell))


def test_of_a_die_that_is_rolled_again_each_number_is_as_likely() -> None:
    game = Alakazam.new(bytes(32), 2)
    for seat in (0, 1):
        game.submit(seat, ("ready",))
    game.state.hands[0], game.state.pools[0] = [], sorted(game.state.pools[0])
    decision = next(each for each in game.decisions if each.seat == 0)
    line = [("reroll",), ("die", game.state.pools[0][0])]
    (fact,) = game.facts(game.view(0), decision, [line])
    assert fact == Fact("reroll", chances=((Fraction(1), ()),)), "without a card nothing scores"

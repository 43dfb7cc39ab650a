"""What options mean: the rulebook's examples by hand, and whole fights as they fall."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from games.alakazum import Alakazum
from games.alakazum.actions import Act
from games.alakazum.cards import NUMBER
from games.alakazum.combat import FOREST
from games.alakazum.state import most_stars
from games.kernel.chance import Chance
from games.kernel.facts import Amount, Amounts, Fact
from games.kernel.frames import BACK, PASS
from games.kernel.game import Action, Decision, Event

from .table import Table, a_table, number


def fact(table: Table, seat: int, *line: Any) -> Fact:
    """What a line means to the seat that is asked."""
    (decision,) = [each for each in table.game.decisions if each.seat == seat]
    words = [each if isinstance(each, tuple) else (each,) for each in line]
    said = [tuple(number(word[0], part) for part in word) for word in words]
    return table.game.facts(table.game.view(seat), decision, [said])[0]


def cards(seat: int, *names: str) -> Amounts:
    return tuple([Amount("card", 1, seat, NUMBER[name]) for name in names])


# ---- by hand -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-2", "AZ-32")
def test_the_castanyera_joins_on_five_faces_of_six() -> None:
    """Resistance 1: a die above it. Saint George (2) beats her (1) without a die."""
    table = a_table(2).team(0, "sant-jordi", "moma").hand(0, "die-1").forest("castanyera", "hat-1").at("explore")
    found = fact(table, 0, ("fighter", "sant-jordi"))
    assert (found.chance("won", 0), found.chance("character", 0)) == (1, Fraction(5, 6))
    table.dice(1).play(0, ("fighter", "sant-jordi"), "pass")
    assert fact(table, 0, "pass").gain == ()  # 1 against 1
    drunk = fact(table, 0, ("potion", "die-1"))
    assert drunk.cost == cards(0, "die-1") and drunk.chance("character", 0) == 1


@pytest.mark.rule("EX-3", "AZ-51", "AZ-54", "AZ-55")
def test_the_penitente_attacks_the_dolcainer() -> None:
    table = a_table(2).team(0, "penitente:B", "moma").team(1, "dolcainer", "lamia")
    table.hand(0, "double", "combat-1").hand(1, "double", "combat-2", "die-1").at("act").dice(1)
    found = fact(table, 0, "fight", ("target", "dolcainer"), ("attacker", "penitente"), "announce")
    assert [each for each in found.stands if each.what == "combat"] == [
        Amount("combat", 1, 0, NUMBER["penitente"]),
        Amount("combat", 1, 1, NUMBER["dolcainer"]),
    ]
    assert found.chance("won", 0) == 0  # a tie is the defender's
    assert found.chance("character", 1) == Fraction(5, 6)  # resistance 1: it then takes the Penitente on 2 to 6
    assert Amount("potions", 2, 0) in found.unless and Amount("cards", 3, 1) in found.unless
    table.announce(0, "fight", ("target", "dolcainer"), ("attacker", "penitente"), "announce")
    played = fact(table, 0, ("potion", "double"))
    assert played.chance("won", 0) == 1 and played.cost == cards(0, "double")
    table.play(0, ("potion", "double")).play(1, ("potion", "double")).play(0, ("potion", "combat-1"))
    assert fact(table, 1, ("potion", "combat-2")).chance("won", 1) == 1  # 4 against 3
    table.play(1, ("potion", "combat-2"), "pass")
    assert fact(table, 1, ("potion", "die-1")).gain[:2] == (
        Amount("character", 1, 1, NUMBER["penitente"]),
        Amount("character", -1, 0, NUMBER["penitente"]),
    )


@pytest.mark.rule("EX-4", "AZ-80", "AZ-81")
@pytest.mark.parametrize(
    ("seats", "chance", "then"), [(3, Fraction(1, 4), Fraction(0)), (5, Fraction(2, 5), Fraction(1, 4))]
)
def test_eight_points_beat_those_with_fewer(seats: int, chance: Fraction, then: Fraction) -> None:
    """Face down lie 7, 8, 9 and 13; with five players another 7."""
    table = a_table(seats).team(0, "castanyera:C", "tio-de-nadal", "caganer:B", "moma:C")
    table.hand(0, "barretina", "amulet", "pinta", "hat-1").at("alakazum")
    found = fact(table, 0, ("culture", "CAT"))
    assert found.stands == (Amount("points", 8, 0, "CAT"),)
    assert found.chance("won", 0) == chance
    known = a_table(seats).team(0, "castanyera:C", "tio-de-nadal", "caganer:B").hand(0, "barretina", "amulet")
    known.enemies("halloween", "black-friday", flipped=("black-friday",)).at("alakazum")
    assert fact(known, 0, ("culture", "CAT")).chance("won") == then


@pytest.mark.rule("EX-5", "AZ-60")
def test_a_spell_that_cannot_be_cast_is_no_option_and_has_no_fact() -> None:
    table = a_table(5).team(0, "moma").team(1, "lamia", "trasno").hand(0, "voodoo").market("hat-1").at("act")
    decision = table.game.decisions[0]
    assert ("magic",) not in decision.options
    assert len(table.game.facts(table.game.view(0), decision)) == len(decision.options)


@pytest.mark.rule("EX-6", "AZ-41")
def test_a_potion_of_number_two_fetches_the_top_two() -> None:
    table = a_table(2).hand(0, "combat-2").market("hat-1", "double", "hat-3").at("act")
    found = fact(table, 0, "market", ("show", "combat-2"))
    assert (found.cost, found.gain) == (cards(0, "combat-2"), cards(0, "hat-1", "double"))
    assert found.unless == ()  # the rival holds no card, so no doll


@pytest.mark.rule("EX-7", "AZ-44")
@pytest.mark.parametrize(("team", "hats"), [(("moma",), 2), (("trasno",), 1)])
def test_divination_costs_two_less_the_magical(team: tuple[str, ...], hats: int) -> None:
    table = a_table(2).team(0, *team).hand(0, "hat-1", "hat-1").at("act")
    found = fact(table, 0, "magic", ("spell", "divination"), ("enemy", 0))
    assert found.cost == (Amount("energy", hats, 0),)


@pytest.mark.rule("AZ-31", "AZ-50")
def test_a_die_against_a_number_and_with_a_helper() -> None:
    """The Castanyera has 1: two to six beat it; with two more of a sociable friend every face does."""
    table = a_table(2).team(0, "coeter", "rocio", "moma").forest("castanyera", "hat-1", "hat-1").at("explore")
    assert fact(table, 0, ("fighter", "coeter")).chance("won", 0) == Fraction(5, 6)
    assert fact(table, 0, ("fighter", "coeter"), ("helper", "rocio")).chance("won", 0) == 1
    assert fact(table, 0, ("fighter", "moma")).chance("won", 0) == 0
    assert Amount("help", 2, 0) in fact(table, 0, ("fighter", "moma")).unless


@pytest.mark.rule("AZ-50", "AZ-53", "AZ-54")
def test_a_die_against_a_die() -> None:
    """15 of 36 throws are higher; then two to six take over whoever has resistance 1."""
    table = a_table(2).team(0, "coeter", "moma").team(1, "pelotaria", "lamia").at("act")
    found = fact(table, 0, "fight", ("target", "pelotaria"), ("attacker", "coeter"), "announce")
    assert found.chance("won", 0) == Fraction(15, 36)
    taken = sum(chance for chance, brings in found.chances if Amount("character", 1, 0, NUMBER["pelotaria"]) in brings)
    assert taken == Fraction(15, 36) * Fraction(5, 6)


@pytest.mark.rule("AZ-70")
def test_a_doll_may_stop_what_is_announced_while_a_rival_may_hold_one() -> None:
    table = a_table(2).hand(0, "combat-2").hand(1, "hat-3").market("hat-1").at("act")
    assert fact(table, 0, "market", ("show", "combat-2")).unless == (Amount("doll", 1),)  # one card, so one doll
    gone = a_table(2).hand(0, "combat-2").hand(1, "hat-3").market("hat-1").removed("voodoo", "voodoo")
    assert fact(gone.at("act"), 0, "market", ("show", "combat-2")).unless == ()


# ---- as it falls ---------------------------------------------------------------------------------------------------

QUIET = frozenset(("voodoo", "helper", "potion", "die", "rob", "recovery", "pay"))
MEANT = frozenset(("stars", "character", "level", "card", "won"))


def whole(game: Alakazum, decision: Decision, rng: Chance) -> list[Action]:
    """An answer; of an action all its words, as they come at random."""
    copy, line = game.copy(), list[Action]()
    while True:
        now = next(each for each in copy.decisions if each.seat == decision.seat)
        line.append(rng.choice([each for each in now.options if each != BACK] or [BACK]))
        copy.submit(decision.seat, line[-1], now.id)
        if decision.kind != "action" or not (copy.stack and isinstance(copy.stack[-1], Act) and copy.stack[-1].draft):
            return line


def played_out(game: Alakazum, seat: int, line: list[Action]) -> list[Event]:
    """What happens, as long as nobody plays a card or sends a helper, to the end of it."""
    told = list[Event]()
    for word in line:
        told += game.submit(seat, word, next(each.id for each in game.decisions if each.seat == seat))
    while game.decisions and not any(each.kind == "turn" for each in told):
        now = game.decisions[0]
        if now.kind not in QUIET and not now.is_roll:
            break
        told += game.submit(now.seat, PASS if PASS in now.options else now.default, now.id)
    kinds = [each.kind for each in told]
    return told[: kinds.index("turn")] if "turn" in kinds else told


def came(before: Alakazum, told: list[Event]) -> Counter[tuple[str, int, Any]]:
    """What the events come to: stars, characters, levels and known hand cards by whose they are."""
    teams, levels, found = [team[:] for team in before.state.teams], before.state.levels[:], Counter[Any]()
    for kind, data, _ in told:
        if kind in ("won", "lost"):
            found["won", data[0] if kind == "won" else FOREST, None] += 1
        elif kind == "level":
            found["level", data[0], data[1]] += data[2] - levels[data[1]]
            levels[data[1]] = data[2]
        elif kind in ("joined", "buried") and (seat := data[2] if kind == "joined" else data[0]) >= 0:
            teams[seat].remove(data[1])
            found["character", seat, data[1]] -= 1
        if kind in ("joined", "resurrected"):
            teams[data[0]].append(data[1])
            found["character", data[0], data[1]] += 1
        elif kind == "buried":
            levels[data[1]] = 0
        elif kind == "exchanged":
            seat, sent, owner, fetched = data
            for whose, comes, goes in ((seat, fetched, sent), (owner, sent, fetched)):
                if whose >= 0:
                    teams[whose][teams[whose].index(goes)] = comes
                    found["character", whose, comes] += 1
                    found["character", whose, goes] -= 1
            if owner < 0:
                levels[sent] = levels[fetched] = 0
        elif kind in ("took", "sold", "potion"):
            found["card", data[0], data[1]] += 1 if kind == "took" else -1
        elif kind == "announced" and data[1] in ("meal", "piece", "broom", "crystal-ball"):
            card = {"broom": NUMBER["broom"], "crystal-ball": NUMBER["crystal-ball"]}.get(data[1], data[2])
            found["card", data[0], card] -= 1
    for seat, team in enumerate(teams):
        old = most_stars(before.state.teams[seat], before.state.levels)
        found["stars", seat, None] += most_stars(team, levels) - old
    return Counter({key: count for key, count in found.items() if count})


def said(fact: Fact, brings: Amounts) -> Counter[tuple[str, int, Any]]:
    """The same as a fact has it."""
    found = Counter[Any]()
    for sign, amounts in ((1, fact.gain), (-1, fact.cost), (1, brings)):
        for what, count, whose, which in amounts:
            if what in MEANT:
                found[what, whose, which] += sign * count
    return Counter({key: count for key, count in found.items() if count})


KINDS = frozenset(("fight", "market", "meal", "object", "spell", "lose", "roll", "recovery"))
OPEN = frozenset(("miserable-witch", "magic-of-the-forest", "deja-vu", NUMBER["crystal-ball"], "rob", "keep"))
"""Words after which more is asked, or that take from a hand what nobody sees."""


@pytest.mark.parametrize("expansion", [False, True])
def test_what_is_sure_always_happens_and_chances_are_as_they_fall(expansion: bool) -> None:
    """Of each option of many positions, played out in games that may lie behind the view."""
    expected, happened, seen = defaultdict[Fraction, int](int), defaultdict[Fraction, int](int), Counter[str]()
    for number_ in range(10):
        game = Alakazum.new(bytes([number_]) * 32, 2 + number_ % 3, Alakazum.Options(expansion=expansion))
        rng = Chance(bytes([number_, 1]))
        while game.decisions and game.state.round < 12:
            decision = rng.choice(game.decisions)
            line = whole(game, decision, rng)
            view = game.view(decision.seat)
            (found,) = game.facts(view, decision, [line])
            if found.kind in KINDS and not any(part in OPEN for word in line for part in word):
                seen[found.kind] += 1
                for turn in range(12 if found.chances else 1):
                    # a seed for each: dice are forked from it, and would fall alike at every question of a game
                    world = Alakazum.imagine(view, Chance(f"{number_} {game.serial} {turn}".encode()))
                    real = came(world, played_out(world.copy(), decision.seat, line))
                    may = [said(found, brings) for _, brings in found.chances or ((Fraction(1), ()),)]
                    assert real in may, (decision.kind, line, found, real)
                    for chance, brings in found.chances:
                        expected[chance] += 1
                        happened[chance] += said(found, brings) == real
            for word in line:
                told = next(each for each in game.decisions if each.seat == decision.seat)
                game.submit(decision.seat, word, told.id)
    assert seen["fight"] > 100 and seen["market"] > 10 and seen["spell"] > 5
    for chance, count in expected.items():
        off = happened[chance] - float(chance) * count
        assert abs(off) <= 4 * sqrt(count * float(chance) * float(1 - chance)) + 1e-9, (chance, count, happened[chance])
    assert len(expected) > 5

"""How strong the AI players are, how long their games last, and that `normal` knows the whole game.

Heads-up over seat-rotated games from fixed seeds: the better place wins, a tie is half a win.
"""

from __future__ import annotations

from statistics import median

import pytest

from games.alakazum import Alakazum
from games.alakazum.cards import FILE, NUMBER, SPELLS
from games.alakazum.hard import Judge
from games.alakazum.worth import card_worth, worth
from games.kernel.chance import Chance
from games.kernel.game import Action
from tests.games.matches import match, players

from .case import effect
from .table import Table, a_table

PLAYERS = players(Alakazum)


@pytest.mark.parametrize(("one", "other", "share"), [
    ("easy", "random", 0.70),
    ("normal", "random", 0.90),
    ("normal", "easy", 0.65),
])  # fmt: skip
def test_the_stronger_player_wins_its_share(one: str, other: str, share: float) -> None:
    """The wanted share; the players are well above it, so forty games tell."""
    assert match(Alakazum, one, other, 40).share >= share


def test_the_median_game_lasts_8_to_14_rounds() -> None:
    assert 8 <= median(match(Alakazum, "normal", "easy", 24).rounds) <= 14
    assert 8 <= median(match(Alakazum, "normal", "normal", 24).rounds) <= 14


def test_normal_uses_every_action_spell_potion_and_the_doll() -> None:
    used = match(Alakazum, "normal", "normal", 24, 4, effect).effects
    wanted = ("show", "give", "culture", "rider", "fight", "announce", "doll", "potion", "rob", "helper", "reveal")
    wanted += tuple(f"spell {spell}" for spell, _ in SPELLS)
    wanted += tuple(f"potion {text}" for text in ("combat-1", "combat-2", "double", "die-1", "die-2", "robbery"))
    assert [text for text in wanted if not used[text]] == []


@pytest.mark.rule("AZ-100")
def test_with_alakazum_2_normal_beats_easy_and_uses_its_cards() -> None:
    """The wanted share is 0.65; of 400 games it won 96 %. Nine of ten games end by an Alakazum."""
    found = match(Alakazum, "normal", "easy", 40, effect=effect, expansion=True)
    assert found.share >= 0.65
    assert found.effects["end alakazum"] >= 36
    cards = ("cape", "sceptre", "cauldron taken", "Castilian alakazum", "trap cupcakes", "trap thanksgiving")
    assert [text for text in cards if not found.effects[text]] == []
    assert found.effects["crystal ball gathered"] + found.effects["crystal ball spilled"] > 0


# ---- what no player of ours does -----------------------------------------------------------------------------------

BOTH = pytest.mark.parametrize("bot", ["easy", "normal"])


def plays(table: Table, bot: str, seat: int, until: str) -> list[Action]:
    """What `bot` answers for `seat` until another kind of question than `until` is open."""
    said: list[Action] = []
    rng = Chance(b"seat")
    while table.asked.get(seat) == until:
        (decision,) = [d for d in table.game.decisions if d.seat == seat]
        said.append(PLAYERS[bot].choose(table.game.view(seat), decision, rng, 0))
        table.game.submit(seat, said[-1], decision.id)
        table.throw()
    return said


@BOTH
def test_a_winning_alakazum_is_cast(bot: str) -> None:
    """Only Black Friday (7) and Fast Food (8) lie face down, and there are ten points."""
    table = a_table(3).team(0, "montserrat:C", "castanyera:C", "caganer:C")
    table.enemies("halloween", "santa-claus", "fast-food", "black-friday", flipped=("halloween", "santa-claus"))
    plays(table.at("alakazum"), bot, 0, "alakazum")
    assert table.game.outcome is not None and table.game.outcome.winners == (0,)


@BOTH
def test_a_doll_stops_an_alakazum_that_would_win(bot: str) -> None:
    table = a_table(2).team(0, "montserrat:C", "castanyera:C", "caganer:C").hand(1, "voodoo").enemies("black-friday")
    table.at("alakazum").play(0, ("culture", "CAT"), ("enemy", 0), "announce")
    assert plays(table, bot, 1, "voodoo") == [("doll",)]


def test_an_action_is_taken_rather_than_passed() -> None:
    """Normal: a meal that raises three characters is worth more than nothing."""
    table = a_table(2).team(0, "lamia", "basajaun", "joalduna").hand(0, "meal-eus-and").market("hat-1").at("act")
    assert plays(table, "normal", 0, "action") == [
        ("give",),
        ("give", NUMBER["meal-eus-and"]),
        ("culture", "EUS"),
    ]


@BOTH
@pytest.mark.rule("AZ-101")
def test_almudena_is_sent_alone_where_she_wins(bot: str) -> None:
    table = a_table(2, expansion=True).team(0, "almudena:C", "moma").hand(0, "amulet", "hat-1")
    table.enemies("santa-claus", "halloween", "saint-valentine", "armazon", "fast-food", "black-friday",
                  flipped=("santa-claus", "halloween", "saint-valentine", "armazon"))  # fmt: skip
    plays(table.at("alakazum"), bot, 0, "alakazum")
    assert table.game.outcome is not None and table.game.outcome.winners == (0,)  # 8 + 1 against 8 or 7


@BOTH
@pytest.mark.parametrize(("potion", "answer"), [("die-1", "pass"), ("die-2", "rob")])
def test_a_robbery_potion_is_kept_for_a_roll_that_succeeds(bot: str, potion: str, answer: str) -> None:
    """AZ-55: a die of 1 and the potion against a Lamia's resistance of 2; at 2 she stays, at 3 she is lost."""
    table = a_table(2).team(0, "sant-jordi", "baltasar").team(1, "lamia", "melchor").hand(0, potion)
    table.hand(1, "robbery").at("act").dice(1)
    table.announce(0, "fight", ("target", "lamia"), ("attacker", "sant-jordi"), "announce")
    table.play(0, "pass").play(1, "pass").play(0, ("potion", potion))
    assert plays(table, bot, 1, "rob") == [(answer,)]


@BOTH
@pytest.mark.rule("AZ-105")
def test_a_grown_fighter_is_recovered_and_a_poor_one_is_let_go(bot: str) -> None:
    def beaten(fighter: str) -> list[Action]:
        table = a_table(2, expansion=True).team(0, fighter, "moura:C").hand(0, "recovery").forest("basajaun")
        table.at("explore").play(0, ("fighter", fighter.partition(":")[0]), "pass")
        return plays(table, bot, 0, "recovery")

    assert beaten("chirigotero:C") == [("recover",)]
    assert beaten("anxaneta:A") == [("pass",)]


@pytest.mark.rule("AZ-102")
def test_at_thanksgiving_normal_gives_what_it_misses_least() -> None:
    table = a_table(2, expansion=True).team(0, "moma").hand(0, "voodoo", "die-1", "hat-3").forest("thanksgiving")
    table.at("explore")
    assert plays(table, "normal", 0, "thanksgiving") == [("give", NUMBER["die-1"])]


@pytest.mark.rule("AZ-104")
def test_a_weak_team_with_much_at_stake_stops_at_the_crystal_ball() -> None:
    table = a_table(2, expansion=True).team(0, "caganer").hand(0, "crystal-ball").forest("pinta", "amulet", "broom")
    table.at("act").announce(0, "give", ("give", "crystal-ball"))
    said = plays(table, "normal", 0, "ball")
    assert said[-1] == ("stop",) and len(said) <= 2


@pytest.mark.rule("AZ-68")
@pytest.mark.parametrize("begin", [("market",), None])
def test_an_ai_finds_its_card_among_more_than_25_sorts(begin: Action | None) -> None:
    sorts = [row.id for row in FILE.hand]
    table = a_table(2, expansion=True).team(0, "moma").hand(0, *sorts)
    table = table.market("hat-1").at("act") if begin else table.forest("thanksgiving").at("explore")
    kind = "action" if begin else "thanksgiving"
    (decision,) = [d for d in table.game.decisions if d.seat == 0]
    for _ in range(6):
        choice = PLAYERS["normal"].choose(table.game.view(0), decision, Chance(b"seat"), 0)
        assert choice in decision.options
        table.game.submit(0, choice, decision.id)
        mine = [d for d in table.game.decisions if d.seat == 0 and d.kind == kind]
        if not mine:
            return
        (decision,) = mine
    raise AssertionError("it goes round in circles")


@pytest.mark.rule("AZ-97")
def test_near_the_end_of_a_sprint_what_pays_back_later_counts_less() -> None:
    """A Moura has 1 star at A and 3 at C; a hat in the last round wins nothing by itself."""
    worths, hats = [], []
    for round_ in (1, 5, 6):
        view = a_table(2, sprint=True).team(0, "moura").hand(0, "hat-3").round(round_).at("act").game.view(0)
        worths.append(worth(view, NUMBER["moura"], "GAL"))
        hats.append(card_worth(view, NUMBER["hat-3"], "GAL"))
    assert worths[0] > worths[1] > worths[2] and hats[0] > hats[1] > hats[2] > 0
    usual = a_table(2).team(0, "moura").hand(0, "hat-3").round(6).at("act").game.view(0)
    assert worth(usual, NUMBER["moura"], "GAL") == worths[0]


@pytest.mark.rule("AZ-97")
def test_in_the_last_round_of_a_sprint_hard_thinks_to_the_end() -> None:
    judge = Judge()

    def turns(seats: int, round_: int, turn: int, sprint: bool = True) -> int:
        table = a_table(seats, sprint=sprint).team(turn, "moura").hand(turn, "hat-3").round(round_).turn(turn).at("act")
        assert table.asked == {turn: "action"}
        return judge.horizon(table.game)

    assert [turns(2, 2, 0), turns(2, 6, 0), turns(2, 6, 1), turns(3, 5, 1), turns(3, 6, 0, False)] == [2, 2, 1, 5, 3]

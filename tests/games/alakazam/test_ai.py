"""How strong the AI players are, how they trade, how long their games last, and that they flood nobody.

Three seats, one against two of the other kind, seats rotated on the same deals: the better place wins, a tie is half
a win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any, cast

import pytest

from games.alakazam import Alakazam
from games.alakazam.ai import FIRST, Trader
from games.alakazam.goals import sheet
from games.alakazam.plans import fair
from games.alakazam.state import present
from games.alakazam.view import View
from games.alakazam.words import DONE, RETURN, TAKE
from games.alakazam.worth import outlook
from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Event
from tests.games.matches import players

from .table import Table, a_table, spelled


class Dithering:
    """A person who declines every offer and does nothing else until its time runs out."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        return decision.default if decision.kind != "trade" else None


PLAYERS: dict[str, Any] = {"dithering": Dithering(), **players(Alakazam)}
DEALINGS = frozenset(("swapped", "took", "rerolled", "offered"))
PATIENCE = 4


@dataclass
class Played:
    """A whole game of these players."""

    players: tuple[str, ...]
    number: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    told: list[tuple[int, int, Event]] = field(default_factory=list[tuple[int, int, Event]])
    """(round, who answered, what happened)"""
    words: Counter[str] = field(default_factory=Counter[str])
    watch: Callable[[View, Decision], None] | None = None
    """Is shown every question before it is answered."""

    def __post_init__(self) -> None:
        seats = len(self.players)
        self.game = Alakazam.new(self.number.to_bytes(32, "big"), seats, Alakazam.Options(**self.options))
        rng, waited = Chance(b"bots", self.number * 10_000), 0
        while self.game.decisions:
            decision = rng.choice(self.game.decisions)
            seat, player = decision.seat, PLAYERS[self.players[decision.seat]]
            view = self.game.view(seat)
            if self.watch is not None:
                self.watch(view, decision)
            action = player.choose(view, decision, rng, 0)
            waited += 1
            if action is None and waited <= PATIENCE * len(self.game.decisions):
                continue
            waited, action = 0, action or decision.default
            round_ = self.game.state.round
            self.words[action[0]] += 1
            self.told += [(round_, seat, event) for event in self.game.submit(seat, action, decision.id)]

    def score(self, one: str) -> float:
        """1 for a better place than the best of the others, ½ for the same."""
        assert self.game.outcome is not None
        at, places = self.players.index(one), self.game.outcome.places
        rival = min(place for seat, place in enumerate(places) if seat != at)
        return (places[at] < rival) + 0.5 * (places[at] == rival)


def rate(one: str, other: str, games: int) -> float:
    """The share that `one` wins against two of the `other` kind."""
    seatings = [tuple(one if seat == at else other for seat in range(3)) for at in range(3)]
    return sum(Played(seatings[n % 3], n // 3).score(one) for n in range(games)) / games


# ---- strength and length -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [("easy", "random", 6, 0.75), ("normal", "random", 6, 0.75), ("normal", "easy", 24, 0.55)],
)
def test_the_ladder(one: str, other: str, games: int, least: float):
    """A glance; the measure is the long test below."""
    assert rate(one, other, games) >= least


@pytest.mark.long
def test_the_ladder_over_400_games():
    assert rate("normal", "random", 400) >= 0.75
    assert rate("normal", "easy", 400) >= 0.55


@pytest.mark.parametrize("bot", ["easy", "normal"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_games_of_bots_end_by_points_in_a_few_rounds(bot: str, seats: int):
    games = [Played((bot,) * seats, number) for number in range(4)]
    assert {game.game.outcome.reason for game in games if game.game.outcome} == {"points"}
    assert 3 <= median(game.game.state.round for game in games) <= 9
    for game in games:
        dealt = Counter((round_, seat) for round_, seat, event in game.told if event.kind in DEALINGS)
        assert max(dealt.values()) <= 20, "they stop long before the cap of forty dealings"


@pytest.mark.parametrize("options", [{"face_down": True}, {"market": True, "extra_cards": True}, {"slow": True}])
def test_bots_play_every_variant_to_its_end(options: dict[str, Any]):
    game = Played(("normal", "easy", "normal"), 1, options)
    assert game.game.outcome is not None and game.game.outcome.reason in ("points", "cap")
    assert {"swap", "take"} <= set(game.words)


# ---- they trade, and flood nobody ----------------------------------------------------------------------------------


def test_bots_make_offers_and_take_them():
    kinds = Counter(event.kind for n in range(6) for _, _, event in Played(("normal",) * 3, n).told)
    rounds = kinds["round"] + 6
    assert kinds["offered"] >= 0.5 * rounds
    assert kinds["accepted"] >= 0.25 * kinds["offered"], "offers that are worth making"


@pytest.mark.parametrize(("bot", "games"), [("normal", 4), ("hard", 2)])
def test_a_person_who_declines_is_not_asked_again_that_round(bot: str, games: int):
    for number in range(games):
        game = Played(("dithering", *[bot] * 4), number)
        offers = Counter(
            (round_, event.data[1])
            for round_, _, event in game.told
            if event.kind == "offered" and event.data[2] in (0, -1)
        )
        assert not offers or max(offers.values()) == 1


def test_who_has_declined_is_told_on_every_view_until_the_round_is_over():
    table = a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3").play(0, "offer all give O1 for any-colour number 1 propose")
    table.play(2, "decline 1").play(1, "decline 1")
    assert table.game.view(1).refused == [0b110, 0, 0]
    for seat in range(3):
        table.play(seat, "done")
    assert table.game.view(None).refused == [0, 0, 0]


@pytest.mark.parametrize("bot", ["easy", "normal", "hard"])
def test_nobody_who_is_done_waits_for_a_dawdling_bot(bot: str):
    """Nothing to take or to gain: it says so at once, however often it is asked, as soon as somebody is done."""
    table = a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", centre="O1 Y2 B3").play(1, "done")
    decision = table.question(0, "trade")
    answers = {Alakazam.LEVELS[bot].choose(table.game.view(0), decision, Chance(b"b", n * 99), 0) for n in range(40)}
    assert answers == {("done",)}


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_an_offer_to_somebody_who_is_done_is_withdrawn(bot: str):
    table = (
        a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3").play(1, "offer to 0 give Y1 for want O1 propose").play(2, "done")
    )
    for done, answer in ((False, None), (True, ("withdraw",))):
        if done:
            table.play(0, "done")
        decision = table.question(1, "trade")
        assert Alakazam.LEVELS[bot].choose(table.game.view(1), decision, Chance(b"b"), 0) == answer
    assert table.play(1, "withdraw").game.offers == []


# ---- single answers ------------------------------------------------------------------------------------------------


def said(table: Table, bot: str, seat: int, words: int) -> str:
    """The next words of a bot; easy ones dawdle now and then."""
    found: list[str] = []
    rng = Chance(b"said")
    for _ in range(20):
        decision = table.question(seat, "trade")
        action = Alakazam.LEVELS[bot].choose(table.game.view(seat), decision, rng, 0)
        if action is not None:
            found.append(spelled(action))
            table.game.submit(seat, action, decision.id)
        if len(found) == words:
            break
    return " ".join(found)


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_a_goal_that_is_met_is_taken(bot: str):
    table = a_table("O6 Y6 B6 W6 O1 Y2", "Y1 Y2 Y3", "B1 B2 B3", table="ones-sixes rainbow", centre="W1 W2 W3")
    assert said(table, bot, 0, 2) == "take card ones-sixes"


@pytest.mark.parametrize(
    ("bot", "hands", "answer"),
    [
        ("easy", {0: "double-triple", 1: "flush"}, "done"),
        ("easy", {0: "double-triple", 1: "flush", 2: "pyramid"}, "take"),
        ("easy", {1: "flush"}, "take"),
        ("normal", {0: "double-triple"}, "take"),
    ],
)
def test_an_easy_ai_leaves_the_second_card_to_whoever_has_none(bot: str, hands: dict[int, str], answer: str):
    table = a_table("O6 Y6 B6 O6 Y6 B6", "Y1 Y2 Y3", "B1 B2 B3", hands=hands, table="ones-sixes", centre="W1 W1 W1")
    assert said(table, bot, 0, 1) == answer


def test_after_some_dealings_it_does_not_wait_any_longer():
    table = a_table("O6 Y6 B6 O6 Y6 B6", "Y1 Y2 Y3", "B1 B2 B3", hands={0: "double-triple"}, table="ones-sixes",
                    centre="W1 W1 W1")  # fmt: skip
    table.game.state.dealings[0] = 5
    assert said(table, "easy", 0, 1) == "take"


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_a_swap_that_completes_a_held_goal_is_made(bot: str):
    table = a_table("O6 Y6 B6 O1 O3 Y3", "Y1 Y2 Y3", "B1 B2 B3", hands={0: "ones-sixes"}, centre="W2 W2 W6")
    assert said(table, bot, 0, 3).endswith("in W6")


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_who_is_content_grabs_the_best_bonus(bot: str):
    hands = {0: "ones-sixes double-triple 29-and-up", 1: "flush", 2: "pyramid"}
    table = a_table("O6 Y6 B6 O6 Y6 B6", "Y1 Y2 Y3", "B1 B2 B3", hands=hands,
                    table="bonus-2 bonus-5", centre="W1 W1 W1")  # fmt: skip
    assert said(table, bot, 0, 2) == "take card bonus-5"
    assert said(table, bot, 0, 1) == "done"


def test_a_goal_that_a_bonus_holder_missed_is_returned():
    table = a_table("O1 Y2 B3", "Y1 Y2 Y3", "B1 B2 B3", hands={0: "flush bonus-5"})
    assert said(table, "normal", 0, 2) == "return card flush"


@pytest.mark.parametrize("bot", ["easy", "normal"])
@pytest.mark.parametrize(("given", "answer"), [("Y6", "accept"), ("Y2", "decline")])
def test_an_offer_is_accepted_if_it_helps(bot: str, given: str, answer: str):
    table = a_table("O6 B6 O6 O1 O3 B3", f"Y1 Y3 Y4 {given}", "B1 B2 B4", hands={0: "ones-sixes"})
    table.play(1, f"offer to 0 give {given} for want O1 propose")
    asked = table.question(0, "offer")
    assert Alakazam.LEVELS[bot].choose(table.game.view(0), asked, Chance(b"b"), 0) == (answer, 1)


def test_a_seat_with_a_queued_dealing_waits():
    table = a_table("O6 B6 O6 O1 O3 B3", "Y1 Y3 Y4 Y6", "B1 B2 B4", hands={0: "ones-sixes"}, slow=True)
    table.play(1, "offer to 0 give Y6 for want O1 propose").play(1, "wake").play(0, "swap out O1 in W1")
    for decision in (table.question(0), table.question(0, "offer")):
        assert Alakazam.LEVELS["normal"].choose(table.game.view(0), decision, Chance(b"c"), 0) is None


# ---- hard ----------------------------------------------------------------------------------------------------------


def test_a_hard_ai_claims_a_goal_before_its_dice_are_there():
    table = a_table("O6 Y6 B6 O1 O3 Y3", "Y1 Y2 Y3", "B1 B2 B3", table="ones-sixes", centre="W2 W2 W6")
    words = said(table, "hard", 0, 5).split()
    assert words[:4] == ["take", "card", "ones-sixes", "swap"] and words[-2:] == ["in", "W6"]


def test_it_takes_two_goals_that_one_pool_meets():
    """One swap makes four sixes of four colours: both goals."""
    table = a_table("O6 Y6 B6 O1 Y1 B2", "Y2 Y3 Y4", "B3 B4 B5", table="ones-sixes rainbow", centre="W6 W3 W3")
    words = said(table, "hard", 0, 7)
    assert "card ones-sixes" in words and "card rainbow" in words and words.endswith("in W6")


def test_it_returns_what_it_can_not_meet_before_it_says_done():
    table = a_table("O1 Y2 B3 O2 Y4 B6", "Y1 Y2 Y3", "B1 B2 B3", hands={0: "29-and-up"}, centre="W1 W1 W2")
    assert said(table, "hard", 0, 3) == "return card 29-and-up done"


def test_it_goes_for_nothing_where_nobody_holds_a_goal():
    table = a_table("O1 Y2 B3 O4 Y6 B6", "Y1 Y2 Y3", "B1 B2 B3", table="nuttin", centre="W1 W1 W2")
    assert said(table, "hard", 0, 3) == "take card nuttin done"
    assert table.game.view(0).sheet(0).points == 10


def test_hard_players_end_their_games_and_trade():
    game = Played(("hard", "hard", "normal"), 3)
    assert game.game.outcome is not None and game.game.outcome.reason == "points"
    dealt = Counter((round_, seat) for round_, seat, event in game.told if event.kind in DEALINGS)
    assert max(dealt.values()) <= 30
    assert {"swap", "take", "offer"} <= set(game.words)


# ---- what is sure is not left undone -------------------------------------------------------------------------------


def certain(view: View, decision: Decision) -> int:
    """How much more the round would bring at most, by the score sheet, with one card returned or taken."""
    seat, flat = decision.seat, view.options.penalty == "flat"
    hands = [[card for card in hand if card is not None] for hand in view.hands]
    own = hands[seat]

    def points(hand: list[int]) -> int:
        changed = [*hands[:seat], hand, *hands[seat + 1 :]]
        return sheet(seat, view.pools, changed, present(view), flat).points

    ways = [own]
    if RETURN in decision.options:
        ways += [[other for other in own if other != card] for card in own]
    if TAKE in decision.options:
        ways += [[*own, card] for card in view.table if card is not None]
    return max(map(points, ways)) - points(own)


@pytest.mark.parametrize(("level", "games"), [("normal", 10), ("hard", 1)])
@pytest.mark.parametrize("options", [{}, {"penalty": "flat"}, {"extra_cards": True}, {"face_down": True}])
def test_nobody_is_done_where_a_card_returned_or_taken_brings_more(level: str, games: int, options: dict[str, Any]):
    """A hint says then that nothing would: it is asked at every step, whoever plays the seat."""
    done, left = 0, list[tuple[Any, ...]]()

    def ask(view: View, decision: Decision) -> None:
        nonlocal done
        trade, seat = view.trade, decision.seat
        if decision.kind != "trade" or trade is None or trade.drafts[seat]:
            return
        action = Alakazam.LEVELS[level].choose(view, decision, Chance(b"hint"), 0)
        if action == DONE or (action is None and not any(offer.seat == seat for offer in trade.offers)):
            done += 1
            if certain(view, decision) > 0:
                left.append((seat, view.hands, view.pools, view.table))

    for number in range(games):
        Played(("normal", "random", "easy"), number, options, watch=ask)
    assert done > 20 and not left, (len(left), done, left[0])


def test_an_easy_ai_offers_what_is_fair_first_and_answers_offers_soon() -> None:
    """To seat 0, which has dealt no more than the others; a die that helps it and costs the AI nothing."""
    offered = 0
    for number in range(12):
        game = Alakazam.new(number.to_bytes(32, "big"), 3)
        while game.decisions[0].kind == "look":
            game.submit(game.decisions[0].seat, ("ready",), game.decisions[0].id)
        decision = next(each for each in game.decisions if (each.seat, each.kind) == (2, "trade"))
        easy, view = cast(Trader, Alakazam.LEVELS["easy"]), game.view(2)
        fairly = [plan for to in (0, 1) for plan in fair(view, outlook(view, 2), to)]
        assert (easy.choose(view, decision, Chance(b"x"), 0) == ("offer",)) == bool(fairly)
        assert easy.leisure(game, decision) == (1.0 if fairly else FIRST * easy.leisurely)
        assert easy.leisure(game, decision._replace(kind="offer")) == 1.0
        offered += bool(fairly)
    assert 0 < offered < 12


def test_by_the_rules_of_before_an_easy_ai_is_as_it_was() -> None:
    """A day's table keeps the AI with which the day began."""
    for number in range(12):
        game = Alakazam.new(number.to_bytes(32, "big"), 3, rules=2)
        decision = next(each for each in game.decisions if each.seat == 2)
        assert cast(Trader, Alakazam.LEVELS["easy"]).leisure(game, decision._replace(kind="trade")) > 1.0

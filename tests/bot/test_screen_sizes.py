"""How much there is to read and to press: words a screen beside its picture, presses a deed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

from bot.delivery.layout import fit
from bot.screens.alakazum.hand import secrets
from bot.screens.custom_ids import Press, read_press
from bot.screens.game import Reader, screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.people import reader_of
from bot.screens.screen import Button, Buttons, Picture, Screen, Select
from bot.screens.sentences import sentence
from bot.screens.table import board
from bot.texts import Library, Markdown
from games.alakazam import Alakazam
from games.alakazoo import Alakazoo
from games.alakazum.cards import NUMBER
from games.alakazum.combat import Fight
from games.alakazum.magic import Magic
from games.alakazum.rules import Alakazum
from games.kernel.codec import from_short
from games.kernel.game import Game
from tables.replies import hand_of
from tables.table import Table
from tests.bot.fakes import NAMES, seated
from tests.bot.words import moves_of, text_of, words
from tests.games.alakazam.table import a_table as a_bazaar
from tests.games.alakazoo.table import a_table as a_portal
from tests.games.alakazum.table import a_table as a_witches

SAY = Library().texts("en")
EVERY = 3
"""Of so many positions one is looked at: from one to the next hardly anything changes."""
BOARD = 90
"""Words below which a board stays beside its pictures; of hands `test_heights` tells."""
KINDS: list[type[Game]] = [Alakazum, Alakazoo, Alakazam]
RULES: dict[str, list[dict[str, Any]]] = {
    "alakazum": [{}, {"expansion": True}],
    "alakazoo": [{}, {"edition": "magic-helper", "boards": "deal"}],
    "alakazam": [{}, {"face_down": True, "extra_cards": True}, {"market": True, "slow": True}],
}
TABLES = [(kind, seats, rules) for kind in KINDS for seats in kind.SEATS for rules in RULES[kind.KEY]]


def positions(
    kind: type[Game], seats: int, rules: dict[str, Any], moves: int = 160
) -> Iterator[tuple[Table, list[Markdown]]]:
    """Positions of a random game, with what happened last in each."""
    chance, recent = Random(f"{kind.KEY}{seats}"), list[Markdown]()
    game: Any = kind.new(chance.randbytes(32), seats, kind.Options.model_validate(rules))
    minor = screens_of(kind.KEY).minor
    for at in range(moves):
        table = seated(game)
        if at % EVERY == 0:
            yield table, recent
        if not game.decisions:
            return
        decision = chance.choice(game.decisions)
        told = game.submit(decision.seat, chance.choice(decision.options), decision.id)
        seen = [event for event in told if event.audience is None and event.kind not in minor]
        lines = [sentence(kind.KEY, event, reader_of(table, SAY)) for event in seen]
        recent = [*recent, *[line for line in lines if line]][-9:]


@pytest.mark.parametrize(("kind", "seats", "rules"), TABLES)
def test_boards_are_short_beside_their_pictures(kind: type[Game], seats: int, rules: dict[str, Any]) -> None:
    looked = 0
    for table, recent in positions(kind, seats, rules):
        public = board(table, recent, SAY, pictures=True)
        if any(isinstance(part, Picture) for part in public.parts):
            looked += 1
            assert words(public) < BOARD, said(public)
    assert looked > 20


def said(screen: Screen) -> str:
    return "\n".join(str(getattr(part, "text", getattr(part, "placeholder", ""))) for part in screen.parts)


def test_words_are_counted_as_they_are_read() -> None:
    from bot.screens.screen import Text

    screen = Screen(
        (
            Text("**Ana** · explore up to **4** cards · ⏳ <t:1:R>"),
            Buttons((Button("My hand", "al:1:hand:open", emoji="✋"),)),
            Select("al:1:1:*", "Take a column…", ()),
        )
    )
    assert words(screen) == 6 + 3 + 2 + 3


# ---- presses -------------------------------------------------------------------------------------------------------


class Hand:
    """A person with an open hand who looks for what they want, and presses it."""

    def __init__(self, game: Any, seat: int) -> None:
        self.game, self.seat, self.presses = game, seat, 0

    @property
    def parts(self) -> list[Any]:
        return list(hand_screen(hand_of(seated(self.game), self.seat), SAY, pictures=True).parts)

    def choose(self, asked: str, *labels: str) -> None:
        """Choose those lines of the list that begins so."""
        lists = [part for part in self.parts if isinstance(part, Select)]
        found = next((each for each in lists if each.placeholder.startswith(asked)), None)
        assert found is not None, (asked, [each.placeholder for each in lists])
        values: list[str] = []
        for label in labels:
            left = [each for each in found.options if each.value not in values]
            option = next((each for each in left if each.label == label), None)
            assert option is not None, (label, [each.label for each in found.options])
            values.append(option.value)
        assert found.least <= len(values) <= found.most
        self._press(found.id, values)

    def take(self, label: str) -> None:
        """Press the button of that name, or choose the line."""
        found = {said: press for said, press in moves_of(self.parts).items() if f"{said} · ".startswith(f"{label} · ")}
        assert found, (label, [*moves_of(self.parts)])
        self._say(next(iter(found.values())))

    def _press(self, id: str, values: list[str] | None) -> None:
        press = read_press(id, values)
        assert press is not None
        self._say(press)

    def _say(self, press: Press) -> None:
        self.presses += 1
        question: int | None = press.question
        for action in map(from_short, press.actions):
            self.game.submit(self.seat, action, question)
            question = None


def test_an_offer_to_one_player_takes_three_presses() -> None:
    table = a_bazaar("O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4")
    hand = Hand(table.game, 0)
    hand.take("Make an offer")
    hand.choose("Give Pep one to three", "O4", "O1")
    hand.choose("Ask for", "Y2")
    assert hand.presses == 3
    (offer,) = table.game.offers
    assert (offer.to, [die for die, _ in offer.given], [die for die, _ in offer.wanted]) == (1, [4, 1], [12])


def test_a_swap_takes_one_press_and_so_does_a_card() -> None:
    table = a_bazaar("O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4", table="straight rainbow")
    hand = Hand(table.game, 0)
    hand.take("O1 → W5")
    assert hand.presses == 1 and 55 in table.game.state.pools[0]
    hand.take("Straight")
    assert hand.presses == 2 and len(table.game.state.hands[0]) == 1
    hand.take("Return Straight")
    assert hand.presses == 3 and not table.game.state.hands[0]


def test_an_offer_is_accepted_with_one_press() -> None:
    table = a_bazaar("O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4").play(1, "offer to 0 give Y1 for want O1 propose")
    hand = Hand(table.game, 0)
    hand.take("Accept")
    assert hand.presses == 1 and table.game.state.pools[0] == [2, 3, 4, 11]


def a_team() -> Any:
    """Alakazum!: Ana may act, with two characters against Pep's two; both hold something."""
    table = a_witches(2).team(0, "moma:B", "gaiteiro").team(1, "lamia", "trasno")
    return table.hand(0, "hat-1", "combat-1").hand(1, "hat-2", "combat-2").market("hat-3", "die-1").at("act")


def test_a_trip_to_the_market_takes_one_press() -> None:
    table = a_team()
    hand = Hand(table.game, 0)
    hand.take("Trade in Hat 1")
    assert hand.presses == 1 and table.asked == {1: "voodoo"}


ATTACK = ("Lamia", "Moma")
"""Whom, with whom, no helper; word by word it takes six to eight presses."""


def test_an_attack_takes_two_presses_and_letting_it_happen_one() -> None:
    table = a_team()
    hand, pep = Hand(table.game, 0), Hand(table.game, 1)
    for label in ATTACK:
        hand.take(label)
    assert hand.presses == 2 and table.asked == {1: "voodoo"}
    pep.take("Let it happen")
    assert pep.presses == 1 and table.asked != {1: "voodoo"}


def test_a_helper_is_announced_with_the_attack() -> None:
    table = a_team()
    hand = Hand(table.game, 0)
    hand.take("Lamia")
    hand.take("Moma + Gaiteiro")
    assert hand.presses == 2 and table.asked == {1: "voodoo"}
    assert table.game.view(0).frame(Fight).helpers == [NUMBER["gaiteiro"]]


def test_what_only_help_could_win_is_not_announced_alone_by_one_press() -> None:
    """Moma at A has 1 against 2; with Gaiteiro it ties, and no potion is held (AZ-50)."""
    table = a_witches(2).team(0, "moma", "gaiteiro").team(1, "lamia:B", "trasno").hand(1, "hat-1").at("act")
    hand = Hand(table.game, 0)
    hand.take("Lamia")
    hand.take("Moma")
    assert table.asked == {0: "action"} and ("announce",) in table.game.decisions[0].options


@pytest.mark.parametrize(
    ("cards", "fighter", "asked"),
    [
        (("combat-1",), "Moma + Gaiteiro", "action"),  # 2 against Lamia's 1 wins: no potion is needed
        (("combat-1",), "Moma", "potion"),  # 1 against 1 doesn't
        (("hat-1",), "Moma", "action"),  # no potion is held
    ],
)
def test_in_the_forest_a_potion_is_asked_for_only_where_held_and_needed(
    cards: tuple[str, ...], fighter: str, asked: str
) -> None:
    table = a_witches(2).team(0, "moma", "gaiteiro").hand(0, *cards).forest("lamia").dice(6).at("explore")
    hand = Hand(table.game, 0)
    hand.take(fighter)
    table.throw()
    assert hand.presses == 1 and table.asked == {0: asked}


def test_a_potion_in_a_fight_takes_one_press_and_so_does_none() -> None:
    table = a_team()
    hand, pep = Hand(table.game, 0), Hand(table.game, 1)
    for label in ATTACK:
        hand.take(label)
    pep.take("Let it happen")
    if table.asked == {1: "helper"}:
        pep.take("Nobody")
    assert table.asked == {0: "potion"}
    before = hand.presses, pep.presses
    hand.take("Combat potion +1")
    pep.take("No potion now")
    assert (hand.presses, pep.presses) == (before[0] + 1, before[1] + 1) and table.asked == {0: "potion"}


def test_no_more_this_fight_is_offered_only_where_a_pass_would_not_end_it() -> None:
    """AZ-51: a rival with cards may play another potion after it; in the forest nobody can (AZ-31)."""
    table = a_team()
    for label in ATTACK:
        Hand(table.game, 0).take(label)
    Hand(table.game, 1).take("Let it happen")
    if table.asked == {1: "helper"}:
        Hand(table.game, 1).take("Nobody")
    screens, view = screens_of("alakazum"), table.game.view(0)
    assert screens.asks_again(view, view.decisions[0])
    Hand(table.game, 0).take("No potion now")
    view = table.game.view(1)
    assert not [each for each in view.decisions if screens.asks_again(view, each)]
    table = a_witches(2).team(0, "moma").hand(0, "combat-1").hand(1, "combat-1").forest("caganer").at("explore")
    assert table.asked == {0: "potion"}
    view = table.game.view(0)
    assert not screens.asks_again(view, view.decisions[0])


def test_a_roll_a_column_and_a_card_placed_take_one_press_each() -> None:
    columns = ("E-head G-tail", "M-head", "T-head V-head N-head", "G-head")
    table = a_portal(hands={0: "N-tail"}, columns=columns, dice="Leaf Wave Gale")
    ana = Hand(table.game, 0)
    ana.take("🎲 3 dice")
    assert ana.presses == 1 and table.asked == (0, "order")
    table = a_portal(hands={0: "N-tail"}, columns=columns, deck="E-tail M-tail T-tail V-tail")
    ana = Hand(table.game, 0)
    ana.take("Column 3")
    assert ana.presses == 1 and table.hand(0) == "N-tail T-head V-head N-head"
    table = a_portal(
        hands={0: "G-head"}, runes={0: "head:Wave head:Gale"}, columns=("E-tail", "M-tail", "T-tail", "V-tail")
    ).play("column 0")
    ana = Hand(table.game, 0)
    ana.take("head 🟨G")
    assert ana.presses == 1 and "G-head" in table.portal(0)


def test_half_a_hand_is_given_away_with_one_press() -> None:
    """Black Friday (AZ-34): half of eight cards, two of them alike."""
    hand = ("hat-1", "hat-1", "hat-1", "combat-1", "combat-1", "die-1", "hat-2", "hat-3")
    table = a_witches(2).team(0, "moma", "gaiteiro").team(1, "lamia").hand(0, *hand)
    ana = Hand(table.forest("black-friday-discount").at("explore").game, 0)
    ana.choose("Give away 4 cards", "Hat 1", "Hat 1", "Combat potion +1", "Die potion +1")
    assert ana.presses == 1
    assert (len(table.game.state.hands[0]), len(table.game.state.hands[1])) == (4, 4)


def test_hats_pay_and_forest_cards_go_back_with_one_press_each() -> None:
    """Magic of the forest costs three (AZ-63), of which a very magical character pays one (AZ-44)."""
    table = a_witches(2).team(0, "moma", "gaiteiro").team(1, "lamia").hand(0, "hat-1", "hat-1", "hat-1")
    table.forest("hat-2", "die-1", "hat-3", "combat-1", "combat-2", "amulet").at("act")
    ana, top = Hand(table.game, 0), [*table.game.state.forest[-6:]]
    ana.take("Magic of the forest")
    ana.choose("Pay 2", "Hat 1", "Hat 1")
    ana.take("Hat 2")
    ana.take("All in this order")
    s = table.game.state
    assert ana.presses == 4 and [*s.forest[-4:], *s.hands[1]] == top[:-1]  # Pep has drawn the topmost


def test_forest_cards_that_lie_in_an_order_are_told_in_it() -> None:
    """Copies of a card that lie apart are not put together."""
    table = a_witches(2).team(0, "moma", "gaiteiro").team(1, "lamia").hand(0, "hat-2")
    table.forest("combat-1", "hat-1", "combat-1", "hat-1", "combat-1", "amulet").at("act")
    ana = Hand(table.game, 0)
    ana.take("Magic of the forest")
    ana.take("Hat 2")
    looking = "Combat potion +1, Hat 1, Combat potion +1, Hat 1, Combat potion +1 and Amulet"
    assert f"👁 You look at: {looking}" in "\n".join(secrets(table.game.view(0), Reader(SAY, NAMES, 0)))
    ana.take("Amulet")
    words = hand_screen(hand_of(seated(table.game), 0), SAY)
    lying = "**All in this order**: Combat potion +1, Hat 1, Combat potion +1, Hat 1 and Combat potion +1"
    assert "All in this order" in moves_of(ana.parts) and lying in text_of(words)


def test_a_spell_with_its_target_takes_one_press() -> None:
    table = a_witches(2).team(0, "moma", "gaiteiro").team(1, "lamia").hand(0, "hat-1", "hat-1").at("act")
    ana = Hand(table.game, 0)
    ana.take("Divination → Enemy 1")
    assert ana.presses == 1 and table.asked == {0: "pay"}


def test_a_levitation_takes_two_presses_and_one_back() -> None:
    """It costs three (AZ-64), of which Gaiteiro pays one."""
    table = a_witches(2).team(0, "moma", "gaiteiro").team(1, "lamia", "trasno").hand(0, "hat-3", "hat-3").at("act")
    ana = Hand(table.game, 0)
    ana.take("Levitation: swap Moma")
    ana.take("One step back")
    ana.take("Levitation: swap Moma")
    ana.take("Lamia")
    assert ana.presses == 4 and table.asked != {0: "action"}
    assert table.game.view(0).find(Magic) is not None


def test_a_character_is_lost_in_the_place_of_half_a_hand_with_one_press() -> None:
    """AZ-35."""
    table = a_witches(2).team(0, "moma", "gaiteiro").hand(0, "hat-1", "hat-1").forest("trick-or-treat").at("explore")
    ana = Hand(table.game, 0)
    ana.take("Moma")
    assert ana.presses == 1 and table.game.state.cemetery == [NUMBER["moma"]]


def test_fighters_whom_one_list_has_no_room_for_are_in_two() -> None:
    """Nine of a team; each of two who are sociable could help every other one: 9 + 2 × 8."""
    own = ("moma", "gaiteiro", "caganer", "moura", "olentzero", "montserrat", "cantaora", "penitente", "tamborilero")
    table = a_witches(2).team(0, *own).team(1, "lamia", "trasno").at("act")
    hand = Hand(table.game, 0)
    hand.take("Lamia")
    whole = fit(hand_screen(hand_of(seated(table.game), 0), SAY, pictures=True))
    lists = [part.options for part in whole.parts if isinstance(part, Select)]
    ways = [said for said, press in moves_of(whole).items() if press.actions[0].startswith("attacker")]
    helpers = [said for said in ways if said.startswith("Moma + ")]
    assert max(map(len, lists)) <= 25 < len(ways) == 9 + sum(8 for _ in helpers), (helpers, lists)


def test_a_step_back_takes_all_that_one_press_said() -> None:
    table = a_team()
    ana = Hand(table.game, 0)
    ana.take("Lamia")
    ana.take("One step back")
    assert ana.presses == 2 and any(said.startswith("Lamia · ") for said in moves_of(ana.parts))


def test_a_whole_throw_is_placed_with_one_press() -> None:
    """Two dice (OO-22), each with three or four places: at most sixteen ways."""
    table = a_portal(hands={0: "N-tail"}, dice="Leaf Wave")
    ana = Hand(table.game, 0)
    ana.take("🎲 2 dice")
    ana.take(next(iter(moves_of(ana.parts))))
    assert ana.presses == 2 and table.game.state.runes[0].bit_count() == 2

"""The engine's trading beside a second implementation: the same dealings are open, the same comes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.alakazam import Alakazam
from games.alakazam.offers import refusal
from games.alakazam.trade import Trade
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision, Event

from .naive_trade import Bazaar, Dealing, Die, Offer, Side
from .table import CARDS, LETTERS, named

ANSWERS = 220
"""Of each game."""


def face(die: int) -> str:
    return named([die])


def wish(number: int) -> str:
    """``O4``, ``O?``, ``?4``, ``??``."""
    if number < 100:
        return face(number)
    colour, any_number = divmod(number, 100)
    return f"{LETTERS[any_number]}?" if colour == 1 else f"?{any_number}" if colour == 2 else "??"


def side(dice: Any) -> Side:
    return tuple((wish(die), bool(mark)) for die, mark in dice)


def model(g: Any) -> Bazaar:
    """The round that has just begun, or goes on after a change of rules."""
    s = g.state
    dice = [[Die(face(die)) for die in pool] for pool in s.pools]
    for pool, rights in zip(dice, s.rights, strict=True):
        for right in rights:
            next(die for die in pool if die.face == face(right) and not die.right).right = True
    gone = {seat for seat in range(g.seats) if seat in s.left or seat not in s.dealt}
    cards = [[CARDS[card] for card in hand] for hand in s.hands]
    centre, table = [Die(face(die)) for die in s.centre], [CARDS[card] for card in s.table]
    return Bazaar(dice, centre, cards, table, gone, g.options.face_down, g.options.slow, s.offered, s.ticks,
                  done=set(gone))  # fmt: skip


# ---- what is said, by words -----------------------------------------------------------------------------------------


class Speech:
    """What a draft's words say, read from the page's grammar: swap out in, offer to give for want propose …"""

    def __init__(self, words: tuple[Action, ...]) -> None:
        self.first = words[0][0] if words else ""
        self.out, self.picked = "", list[str]()
        self.to: int | None = None
        self.named_to = self.first == "counter"
        self.given, self.wanted, self.asking = list[tuple[str, bool]](), list[tuple[str, bool]](), False
        self.colour = ""
        self.number = words[0][1] if self.first in ("accept", "counter", "change") else 0
        if self.first == "counter":
            self.to = words[0][2]
        for word in words[1:]:
            self.hear(*word)

    def hear(self, word: str, *about: Any) -> None:
        if word == "out":
            self.out = face(about[0])
        elif word == "pick":
            self.picked.append(face(about[0]))
        elif word in ("to", "all"):
            self.to, self.named_to = about[0] if about else None, True
        elif word == "give":
            self.given.append((face(about[0]), False))
        elif word == "want":
            self.wanted.append((face(about[0]), False))
        elif word in ("colour", "any-colour"):
            self.colour = LETTERS[about[0]] if about else "?"
        elif word in ("number", "any-number"):
            self.wanted.append((self.colour + (str(about[0]) if about else "?"), False))
            self.colour = ""
        elif word == "for":
            self.asking = True
        elif word == "mark":
            dice = self.wanted if self.asking else self.given
            dice[-1] = (dice[-1][0], True)

    def offer(self) -> Dealing:
        terms = (self.first, self.to, tuple(self.given), tuple(self.wanted))
        return (*terms, self.number) if self.first != "offer" else terms


class Beside:
    """A game and the model of its round."""

    def __init__(self, number: int) -> None:
        self.rng = Chance(number.to_bytes(32, "big"))
        variant = self.rng.below(3)
        options = Alakazam.Options(
            slow=bool(self.rng.below(2)),
            face_down=variant == 1,
            market=variant == 2,
            extra_cards=bool(self.rng.below(2)),
            three_rounds=True,
        )
        self.g: Any = Alakazam.new(number.to_bytes(32, "little"), 2 + self.rng.below(4), options)
        self.bell = self.g.state.bells
        self.label = f"game {number}: {self.g.seats} seats, {options}"
        self.deals = Counter[str]()
        while not isinstance(self.g.stack[-1], Trade):
            self.g.submit(self.g.decisions[0].seat, ("ready",))
        self.m = model(self.g)

    def require(self, same: Any, what: str) -> None:
        assert same, f"{self.label}: {what}"

    # ---- a move ------------------------------------------------------------------------------------------------------

    def play(self, answers: int) -> None:
        for _ in range(answers):
            if not self.g.decisions:
                return
            if self.g.decisions[0].kind == "look":
                self.begin_round()
                continue
            self.compare()
            if self.rng.below(150) == 0 and len(self.m.seats) > 2:
                self.leave(self.rng.choice(self.m.seats))
                continue
            decision = self.rng.choice(self.g.decisions)
            self.answer(decision, self.chosen(decision))

    def chosen(self, decision: Decision) -> Action:
        """Any option, but offers come about, are accepted, and the bell rings."""
        eager = ("propose", "pick", "wake", "reroll", "die", "change", "for", "in", "mark", "accept")
        wanted = [option for option in decision.options if option[0] in eager]
        if wanted and self.rng.below(3):
            return self.rng.choice(wanted)
        rest = [option for option in decision.options if option not in (BACK, ("done",)) or not self.rng.below(6)]
        return self.rng.choice(rest or list(decision.options))

    def begin_round(self) -> None:
        while self.g.decisions and self.g.decisions[0].kind == "look":
            self.g.submit(self.g.decisions[0].seat, ("ready",))
        self.m = model(self.g)
        self.bell = self.g.state.bells

    def leave(self, seat: int) -> None:
        self.m.leave(seat)
        self.ended(self.g.retire(seat))

    def answer(self, decision: Decision, action: Action) -> None:
        trade, seat = self.g.stack[-1], decision.seat
        words = trade.drafts[seat]
        told = self.g.submit(seat, action, decision.id)
        if decision.kind == "offer":
            self.answer_offer(seat, action, told)
        else:
            self.say(seat, words, action, told)
        self.ended(told)

    def ended(self, told: list[Event]) -> None:
        if any(event.kind == "woke" for event in told):
            self.ring(told)
        over = any(event.kind == "shown" for event in told) or self.g.outcome is not None
        self.require(over == (self.m.over or len(self.m.seats) == 1), f"the round is over: {self.m.over}, {told}")

    def answer_offer(self, seat: int, action: Action, told: list[Event]) -> None:
        word, number = action
        offer = next(offer for offer in self.m.offers if offer.number == number)
        if word == "decline":
            self.m.decline(seat, offer)
        elif word == "lapse":
            self.m.expire(seat, offer)
        elif word == "accept":
            ways = self.m.acceptances(seat, offer)
            self.require(self.completed(told) == (len(ways) == 1), f"nothing is left to pick: {ways}")
            if len(ways) == 1:
                self.deal(seat, ("accept", number, self.the_way(seat, offer, ())), told)

    def the_way(self, seat: int, offer: Offer, picked: tuple[str, ...]) -> tuple[str, ...]:
        """The picks in the order of the wishes; those that name a die need none."""
        ways = {
            way
            for way in self.m.acceptances(seat, offer)
            if tuple(die for die, (wanted, _) in zip(way, offer.wanted, strict=True) if "?" in wanted)[: len(picked)]
            == picked
        }
        self.require(ways, f"{offer} can be accepted with {picked}")
        return min(ways)

    def say(self, seat: int, words: tuple[Action, ...], action: Action, told: list[Event]) -> None:
        word, *about = action
        speech = Speech(words)
        if word == "done" or word == "not-done":
            self.m.flag(seat, word == "done")
        elif word == "withdraw":
            self.m.withdraw(seat)
        elif word == "cancel":
            self.m.put(seat, None)
        elif word == "in":
            self.deal(seat, ("swap", speech.out, face(about[0])), told)
        elif word == "card":
            self.deal(seat, (speech.first, CARDS[about[0]]), told)
        elif word == "take" and self.m.face_down:
            self.deal(seat, ("take", ""), told)
        elif word == "die":
            self.deal(seat, ("reroll", face(about[0])), told)
        elif word == "propose":
            self.deal(seat, speech.offer(), told)
        elif word == "pick" and self.completed(told):
            offer = next(offer for offer in self.m.offers if offer.number == speech.number)
            picked = (*speech.picked, face(about[0]))
            self.deal(seat, ("accept", offer.number, self.the_way(seat, offer, picked)), told)

    def completed(self, told: list[Event]) -> bool:
        return any(event.kind in ("accepted", "queued") for event in told)

    def deal(self, seat: int, dealing: Dealing, told: list[Event]) -> None:
        self.deals[dealing[0]] += 1
        self.m.deal(seat, dealing, luck_of(told).get(seat, iter(())))

    def ring(self, told: list[Event]) -> None:
        self.deals["bell"] += 1
        failed = self.m.ring(luck_of(told))
        dropped = [event.data[0] for event in told if event.kind == "dropped"]
        self.require(not Counter(failed) - Counter(dropped), f"{failed} failed, {dropped} were told so")

    # ---- the same? ---------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        s, m, trade = self.g.state, self.m, self.g.stack[-1]
        for seat, pool in enumerate(m.pools):
            dice = sorted(die.face for die in pool)
            self.require(dice == sorted(map(face, s.pools[seat])), f"pool of {seat}: {dice}")
            rights = sorted(die.face for die in pool if die.right)
            self.require(rights == sorted(map(face, s.rights[seat])), f"rights of {seat}: {rights}")
            self.require(sorted(m.hands[seat]) == sorted(CARDS[card] for card in s.hands[seat]), f"hand of {seat}")
            self.require(m.dealings[seat] == s.dealings[seat], f"dealings of {seat}: {m.dealings[seat]}")
        self.require(sorted(die.face for die in m.centre) == sorted(map(face, s.centre)), "the centre")
        self.require(sorted(m.cards) == sorted(CARDS[card] for card in s.table), f"the cards: {m.cards}")
        self.require(m.done == {seat for seat, done in enumerate(s.done) if done}, f"done: {m.done}")
        self.require((m.caller if m.caller is not None else -1) == trade.caller, f"last call of {m.caller}")
        theirs = [(o.number, o.seat, o.to, side(o.given), side(o.wanted), set(o.waiting)) for o in trade.offers]
        ours = [(o.number, o.by, -1 if o.to is None else o.to, o.given, o.wanted, o.asked) for o in m.offers]
        self.require(ours == theirs, f"offers: {ours} or {theirs}")
        if m.slow:
            queued = {seat for seat, deal in enumerate(trade.queue) if deal}
            self.require(set(m.queue) == queued, f"queued: {m.queue} or {trade.queue}")
            self.require(self.bell + m.bell == s.bells, f"bells started: {m.bell}")
        for decision in self.g.decisions:
            self.compare_question(decision)

    def compare_question(self, decision: Decision) -> None:
        seat = decision.seat
        expected = self.asked_of_offer(decision) if decision.kind == "offer" else self.asked(seat)
        self.require(
            set(decision.options) == set(expected) and len(decision.options) == len(expected) <= 25,
            f"seat {seat} may say {decision.options}, or {expected}, after {self.g.stack[-1].drafts[seat]}",
        )
        clocks = self.clocks(decision)
        self.require({name for name, _ in decision.clocks} == clocks, f"clocks {clocks} of {decision}")
        self.require(decision.silence == "wait", "nothing in trading is compulsory")

    def clocks(self, decision: Decision) -> set[str]:
        seat, m = decision.seat, self.m
        if decision.kind == "offer":
            return {"offer", "round"} | ({"last_call"} if m.caller is not None else set())
        if seat in m.queue:
            return {"wake", "round"} | ({"last_call"} if m.caller == seat and seat not in m.done else set())
        if seat in m.done:
            return {"rest"}
        return {"round"} | ({"last_call"} if m.caller == seat else set())

    def asked_of_offer(self, decision: Decision) -> list[Action]:
        seat, number = decision.seat, decision.default[1]
        offer = next(offer for offer in self.m.offers if offer.number == number)
        accepts, queued = bool(self.m.acceptances(seat, offer)), self.m.accepts(seat, offer)
        true = next(each for each in self.g.offers if each.number == number)
        why = refusal(self.g.state.pools, self.g.state.hands[seat], self.g.offers, seat, true)
        self.require(accepts == (not why), f"why {seat} can't accept {offer}: {why}")
        rings = self.m.slow and seat in self.g.stack[-1].awake  # the bell rings: it is too late for anything new
        words: list[str] = ["accept"] if accepts and not queued and not rings else []
        words += ["decline"] + (["counter"] if self.m.deals(seat) and not rings else []) + (["lapse"] if queued else [])
        return [(word, number) for word in words]

    def asked(self, seat: int) -> list[Action]:
        """What the seat may say next, of all that is in the model."""
        m, words = self.m, self.g.stack[-1].drafts[seat]
        bell: list[Action] = [("wake",)] if seat in m.queue else []
        if not words:
            return [("cancel",), *bell] if bell else self.menu(seat)
        speech = Speech(words)
        return [*self.going_on(seat, speech, words), BACK, *bell]

    def menu(self, seat: int) -> list[Action]:
        m = self.m
        own = m.own(seat)
        first = {
            "swap": m.deals(seat) and m.free(seat),
            "take": m.takes(seat),
            "offer": m.deals(seat) and not own and m.partners(seat),
            "reroll": m.rerolls(seat),
            "change": own and m.deals(seat),
            "withdraw": m.may_withdraw(seat),
            "return": m.returns(seat),
            "not-done": seat in m.done,
            "done": True,
        }
        return [(word,) for word, open_ in first.items() if open_]

    def going_on(self, seat: int, speech: Speech, words: tuple[Action, ...]) -> list[Action]:
        m, first = self.m, speech.first
        if first == "swap":
            found = {dealing[2] for dealing in m.swaps(seat) if dealing[1] == speech.out}
            faces = found if speech.out else {dealing[1] for dealing in m.swaps(seat)}
            return [("in" if speech.out else "out", number(face)) for face in faces]
        if first in ("take", "return"):
            return listed([card for _, card in (m.takes(seat) if first == "take" else m.returns(seat))], words)
        if first == "reroll":
            return [("die", number(face)) for _, face in m.rerolls(seat)]
        if first == "accept":
            offer = next(offer for offer in m.offers if offer.number == speech.number)
            picks = set[str]()
            for way in m.acceptances(seat, offer):
                chosen = [die for die, (wanted, _) in zip(way, offer.wanted, strict=True) if "?" in wanted]
                if chosen[: len(speech.picked)] == speech.picked:
                    picks.add(chosen[len(speech.picked)])
            return [("pick", number(face)) for face in picks]
        return self.offering(seat, speech)

    def offering(self, seat: int, speech: Speech) -> list[Action]:
        m, instead = self.m, speech.first != "offer"
        if not speech.named_to:
            partners = m.partners(seat)
            return [*[("to", other) for other in partners], *([("all",)] if len(partners) > 1 else [])]
        given, wanted = tuple(speech.given), tuple(speech.wanted)
        side = wanted if speech.asking else given
        mark: list[Action] = [("mark",)] if side and not side[-1][1] else []
        if not speech.asking:
            rest = Counter(m.free(seat, whole=instead)) - Counter(face for face, _ in given)
            dice = set(rest) if len(given) < 3 else set[str]()
            return [*([("for",)] if given else []), *[("give", number(face)) for face in dice], *mark]
        if speech.colour:
            return [
                ("number", int(n)) if n != "?" else ("any-number",)
                for n in "123456?"
                if self.can_want(speech, speech.colour + n)
            ]
        words: list[Action] = [("propose",)] if m.may_offer(seat, speech.to, given, wanted, instead) else []
        asked = m.partners(seat) if speech.to is None else [speech.to]
        more = [*range(len(wanted) + 1, 4)]
        if any(m.sizes(seat, other, len(given), count) for other in asked for count in more):
            if speech.to is not None:
                pool = sorted({die.face for die in m.pools[speech.to]})
                words += [("want", number(face)) for face in pool if self.can_want(speech, face)]
            words += [("colour", LETTERS.index(c)) for c in self.colours() if self.can_want(speech, f"{c}?")]
            words += [("any-colour",)] if self.can_want(speech, "??") else []
        return [*words, *mark]

    def colours(self) -> str:
        return "".join(LETTERS[seat] for seat in self.g.state.dealt) + "W"

    def can_want(self, speech: Speech, more: str) -> bool:
        """One player must have it all; to everybody one may want what nobody has yet."""
        return speech.to is None or self.m.has(speech.to, (*speech.wanted, (more, False)))


def number(face: str) -> int:
    return 10 * LETTERS.index(face[0]) + int(face[1])


def listed(cards: list[str], words: tuple[Action, ...]) -> list[Action]:
    """Cards, by kind first where they are more than a list holds."""
    found = [("card", CARDS.index(card)) for card in cards]
    if len(words) == 1 and len(cards) <= 24:
        return found
    of_kind: dict[str, list[Action]] = {}
    for card in found:
        of_kind.setdefault(kind(CARDS[card[1]]), []).append(card)
    return of_kind[words[1][1]] if len(words) > 1 else [("group", each) for each in of_kind]


def kind(card: str) -> str:
    """AM-3: #, C, #/C or a Bonus."""
    if card.startswith("bonus"):
        return "bonus"
    if card in ("full-house", "nuttin"):
        return "both"
    colours = ("flush", "candy-cane", "tri-color", "rainbow", "pyramid", "yours-theirs")
    return "colour" if card in colours else "number"


def luck_of(told: list[Event]) -> dict[int, Iterator[str]]:
    """By seat what chance brought it: a number, a card drawn, a card turned."""
    found: dict[int, list[str]] = {}
    taker = -1
    for event in told:
        if event.kind == "rerolled":
            found.setdefault(event.data[0], []).append(str(event.data[2] % 10))
        elif event.kind == "drew":
            found.setdefault(event.data[0], []).append(CARDS[event.data[1]])
        elif event.kind == "took":
            taker = event.data[0]
        elif event.kind == "turned":
            found.setdefault(taker, []).append(CARDS[event.data[0]])
    return {seat: iter(lucky) for seat, lucky in found.items()}


def beside(games: range) -> Counter[str]:
    found = Counter[str]()
    for number in games:
        played = Beside(number)
        played.play(ANSWERS)
        found += played.deals
    return found


EVERY = {"swap", "take", "return", "reroll", "offer", "counter", "change", "accept", "bell"}


@pytest.mark.rule("AM-13", "AM-14", "AM-15", "AM-16", "AM-17", "AM-18", "AM-19", "AM-20", "AM-21", "AM-52")
def test_a_second_implementation_of_trading_agrees():
    assert set(beside(range(24))) == EVERY


@pytest.mark.long
@pytest.mark.rule("AM-13", "AM-14", "AM-15", "AM-16", "AM-17", "AM-18", "AM-19", "AM-20", "AM-21", "AM-52")
@pytest.mark.parametrize("hundred", range(10))
def test_a_second_implementation_of_trading_agrees_over_a_thousand_games(hundred: int):
    found = beside(range(100 * hundred, 100 * hundred + 100))
    assert set(found) == EVERY and min(found.values()) > 20, found

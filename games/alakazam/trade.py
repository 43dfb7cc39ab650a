"""Trading (AM-13 … AM-21): what a seat can do, word by word, and what comes of it.

A complete dealing is a tuple of its own, ``("swap", out, in)``, ``("take", card)`` (−1: unseen), ``("return", card)``,
``("reroll", die)``, ``("offer", to, given, wanted, countered)``, ``("accept", number, picked …)``: carried out at
once, or in slow mode kept until the table wakes.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from games.kernel.frames import BACK, Question
from games.kernel.game import Action
from games.kernel.market import Draft, Market, Offer

from .cards import CARDS, COLOURS, GROUPS, IS_BONUS, LIMITS, NEUTRAL, NUMBERS
from .offers import ALL, Dice, Terms, candidates, full, is_pattern, settled, sizes_fit, terms
from .state import has_bonus, missing, present, without

if TYPE_CHECKING:
    from games.kernel.chance import Chance

    from .rules import Alakazam

Options = tuple[Action, ...]
Deal = tuple[Any, ...]
ROOM = 24
"""Cards that one list takes beside ``("back",)``."""
UNSEEN = -1
"""In the place of a card that others, or all, don't see."""

SWAP, TAKE, RETURN, OFFER, WITHDRAW, REROLL = (
    (word,) for word in ("swap", "take", "return", "offer", "withdraw", "reroll")
)
DONE: Action = ("done",)
NOT_DONE: Action = ("not-done",)
TO_ALL: Action = ("all",)
MARK: Action = ("mark",)
FOR: Action = ("for",)
PROPOSE: Action = ("propose",)
CANCEL: Action = ("cancel",)
WAKE: Action = ("wake",)
FACES = [10 * colour + number for colour in range(len(COLOURS)) for number in NUMBERS]
OUT, IN, DIE, GIVE, WANT, PICK = (
    {die: (word, die) for die in FACES} for word in ("out", "in", "die", "give", "want", "pick")
)
COLOUR = [("colour", colour) for colour in range(len(COLOURS))]
NUMBER = [("number", number) for number in range(7)]
CARD = [("card", card) for card in range(len(CARDS))]
GROUP = {group: ("group", group) for group in GROUPS}
TO = [("to", seat) for seat in range(LIMITS.players_to)]
TURNS = {"return": 0, "accept": 1, "reroll": 2, "take": 3, "swap": 3, "offer": 4}
"""The order in which queued dealings are carried out (AM-21)."""


def each(table: dict[int, Action], dice: Sequence[int]) -> Options:
    """An option for each different die."""
    return tuple([table[die] for die in dict.fromkeys(dice)])


def listed(cards: Sequence[int], group: str = "") -> Options:
    """One of `cards`; where they are too many, a kind first, then one of that `group`."""
    if group:
        return tuple([CARD[card] for card in cards if CARDS[card].kind == group])
    if len(cards) <= ROOM:
        return tuple([CARD[card] for card in cards])
    return tuple([GROUP[kind] for kind in GROUPS if any(CARDS[card].kind == kind for card in cards)])


@dataclass(slots=True)
class Trade(Market):
    """AM-13 … AM-21: everybody trades until all are done and no offer is open."""

    drafts: list[Any]
    offers: list[Any]
    queue: list[Any]
    """Slow mode: of each seat its complete dealing, () where there is none; None: there is one, not known."""
    awake: list[int]
    """Slow mode: the seats whose queued dealing may be carried out."""
    caller: int
    """The seat whose last call runs, −1 for none (AM-19)."""
    CLOCK: ClassVar[str] = "round"

    # ---- what a seat is asked --------------------------------------------------------------------------------------

    def own(self, g: Alakazam, seat: int, draft: Draft) -> Question | None:
        s = g.state
        if seat in s.left or seat not in s.dealt or seat in self.awake:
            return None
        if self.queue[seat]:
            options, default = (CANCEL, WAKE), WAKE
        elif not draft:
            options, default = self._menu(g, seat), DONE
        else:
            options, default = (*WORDS[draft[0][0]](self, g, seat, draft), BACK), BACK
        return Question(seat, "trade", options, default, False, "", self._clocks(g, seat), True)

    def _clocks(self, g: Alakazam, seat: int) -> tuple[tuple[str, int], ...]:
        s = g.state
        clocks: tuple[tuple[str, int], ...] = (("round", s.round),)
        if self.queue[seat]:
            clocks = (("wake", s.ticks + 1), *clocks)
        elif s.done[seat]:
            return (("rest", s.round),)
        return (("last_call", s.calls[seat]), *clocks) if seat == self.caller else clocks

    def _menu(self, g: Alakazam, seat: int) -> Options:
        """AM-18, AM-19: the first words; a Bonus holder may only return cards, as may who has dealt its 40."""
        s = g.state
        hand, words = s.hands[seat], list[Action]()
        bonus = has_bonus(hand)
        if not bonus and s.dealings[seat] < LIMITS.dealings:
            own = self.offer_of(seat)
            free = self.free(g, seat) if own else s.pools[seat]
            if free:
                words.append(SWAP)
            if s.table:
                words.append(TAKE)
            if own is None and self.partners(g, seat):
                words.append(OFFER)
            if any(die in free for die in s.rights[seat]):
                words.append(REROLL)
        if not bonus and self.offer_of(seat):
            words.append(WITHDRAW)
        if hand:
            words.append(RETURN)
        if s.done[seat]:
            words.append(NOT_DONE)
        words.append(DONE)
        return tuple(words)

    def about(self, g: Alakazam, seat: int, offer: Offer) -> Question | None:
        number, _, _, _, _, waiting = offer
        if seat not in waiting:
            return None
        decline: Action = ("decline", number)
        options: Options = (decline,)
        if not has_bonus(g.state.hands[seat]):
            if g.state.dealings[seat] < LIMITS.dealings:
                options = (decline, ("counter", number))
            if self.fillings(g, seat, offer, ()) is not None:
                options = (("accept", number), *options)
        clocks: tuple[tuple[str, int], ...] = (("offer", number), ("round", g.state.round))
        if self.caller >= 0:
            clocks = (*clocks, ("last_call", g.state.calls[self.caller]))
        return Question(
            seat, "offer", options, decline, not g.rules.face_down, self.key_of(offer), clocks, True
        )  # fmt: skip

    # ---- drafts, word by word --------------------------------------------------------------------------------------

    def _swap(self, g: Alakazam, seat: int, draft: Draft) -> Options:
        """AM-13: one die out, one in."""
        if len(draft) == 1:
            return each(OUT, self.free(g, seat))
        return each(IN, g.state.centre)

    def _cards(self, g: Alakazam, seat: int, draft: Draft) -> Options:
        """AM-14: take one, or return one."""
        cards = g.state.table if draft[0] == TAKE else g.state.hands[seat]
        return listed(cards, draft[1][1] if len(draft) > 1 else "")

    def _reroll(self, g: Alakazam, seat: int, draft: Draft) -> Options:
        """AM-17: a received die whose giver allowed it."""
        free = self.free(g, seat)
        return each(DIE, [die for die in g.state.rights[seat] if die in free])

    def _offer(self, g: Alakazam, seat: int, draft: Draft) -> Options:
        """AM-15: to whom, what is given, what is wanted."""
        said = terms(draft)
        if said.to is None:
            partners = self.partners(g, seat)
            to: Options = tuple([TO[partner] for partner in partners])
            return (*to, TO_ALL) if len(partners) > 1 else to
        side = said.wanted if said.asking else said.given
        words = list[Action]()
        if said.asking:
            if side and self.could_fit(g, seat, said):
                words.append(PROPOSE)
            if not full(side):
                words += self._wishes(g, said)
        else:
            if side:
                words.append(FOR)
            if not full(side):
                words += each(GIVE, without(self.giveable(g, seat, said), [die for die, _ in side]))
        if side and not side[-1][1]:
            words.append(MARK)
        return tuple(words)

    def _wishes(self, g: Alakazam, said: Terms) -> list[Action]:
        """Dice, colours and numbers of that pool; to everybody only patterns."""
        s = g.state
        if said.to == ALL:
            return [*[COLOUR[colour] for colour in (*s.dealt, NEUTRAL)], *NUMBER[1:]]
        pool = s.pools[said.to or 0]
        dice = without(pool, [wish for wish, _ in said.wanted])
        words = list(each(WANT, dice))
        words += [COLOUR[colour] for colour in dict.fromkeys([die // 10 for die in pool])]
        return words + [NUMBER[number] for number in sorted({die % 10 for die in pool})]

    def _accept(self, g: Alakazam, seat: int, draft: Draft) -> Options:
        """AM-15: for a pattern the acceptor picks."""
        offer = self.offer(draft[0][1])
        open_ = self.fillings(g, seat, offer, [die for _, die in draft[1:]]) if offer else None
        return each(PICK, open_[0]) if open_ else ()

    # ---- what dice and partners there are --------------------------------------------------------------------------

    def free(self, g: Alakazam, seat: int) -> list[int]:
        """The seat's dice that are not locked in its own offer."""
        own = self.offer_of(seat)
        pool = g.state.pools[seat]
        return without(pool, [die for die, _ in own[3]]) if own else pool

    def giveable(self, g: Alakazam, seat: int, said: Terms) -> list[int]:
        """What an offer may give: a counter may use what the own offer locks, for it replaces it."""
        return g.state.pools[seat] if said.answered else self.free(g, seat)

    def partners(self, g: Alakazam, seat: int) -> list[int]:
        """Whom an offer can be made to: the others, but for those who show a Bonus (AM-18, AM-40)."""
        s = g.state
        shown = not g.rules.face_down
        return [other for other in present(s) if other != seat and not (shown and has_bonus(s.hands[other]))]

    def fillings(self, g: Alakazam, seat: int, offer: Offer, picked: Sequence[int]) -> list[list[int]] | None:
        """What `seat` may fill each pattern of an offer with; None: it can't accept."""
        _, giver, _, given, wanted, _ = offer
        pools = g.state.pools
        if not sizes_fit(len(pools[giver]), len(pools[seat]), len(given), len(wanted)):
            return None
        return candidates(self.free(g, seat), wanted, picked)

    def could_fit(self, g: Alakazam, seat: int, said: Terms) -> bool:
        """Somebody asked could accept, as far as the numbers of dice go."""
        pools = g.state.pools
        asked = self.partners(g, seat) if said.to == ALL else [said.to or 0]
        return any(sizes_fit(len(pools[seat]), len(pools[to]), len(said.given), len(said.wanted)) for to in asked)

    # ---- answers ---------------------------------------------------------------------------------------------------

    def say(self, g: Alakazam, seat: int, action: Action) -> None:
        draft, word = self.drafts[seat], action[0]
        if word in ANSWERS:
            ANSWERS[word](self, g, seat)
            return
        deal = self.deal(g, seat, draft, action)
        if deal is None:
            self.draft(seat, *self.begun(g, seat, draft, action))
        else:
            self.drafts[seat] = ()
            self.settle(g, seat, deal)

    def begun(self, g: Alakazam, seat: int, draft: Draft, action: Action) -> Draft:
        """The draft with one word more; the only partner is not asked for."""
        if action == OFFER:
            partners = self.partners(g, seat)
            if len(partners) == 1:
                return (OFFER, TO[partners[0]])
        return (*draft, action)

    def deal(self, g: Alakazam, seat: int, draft: Draft, action: Action) -> Deal | None:
        """The complete dealing, if this word completes it."""
        word = action[0]
        if word == "in":
            return ("swap", draft[1][1], action[1])
        if word == "card":
            return (draft[0][0], action[1])
        if word == "die":
            return ("reroll", action[1])
        if word == "take" and g.rules.face_down:
            return ("take", UNSEEN)
        if word == "propose":
            said = terms(draft)
            return ("offer", said.to, said.given, said.wanted, said.answered)
        if word == "pick":
            offer = self.offer(draft[0][1])
            assert offer is not None
            return self._picked(g, seat, offer, [*[die for _, die in draft[1:]], action[1]])
        return None

    def _picked(self, g: Alakazam, seat: int, offer: Offer, picked: list[int]) -> Deal | None:
        """The acceptance, if nothing is left to choose."""
        while open_ := self.fillings(g, seat, offer, picked):
            if len(open_[0]) > 1:
                return None
            picked = [*picked, open_[0][0]]
        return ("accept", offer[0], *picked)

    def answer(self, g: Alakazam, seat: int, offer: Offer, action: Action) -> None:
        number, giver = offer[:2]
        if action[0] == "decline":
            self.decline(g, seat, offer)
            return
        self._unqueue(g, seat)
        if action[0] == "counter":
            self.draft(seat, ("counter", number, giver))
            return
        deal = self._picked(g, seat, offer, [])
        if deal is None:
            self.draft(seat, ("accept", number))
        else:
            self.drafts[seat] = ()
            self.settle(g, seat, deal)

    def _back(self, g: Alakazam, seat: int) -> None:
        draft = self.drafts[seat][:-1]
        if draft == (OFFER,) and len(self.partners(g, seat)) == 1:
            draft = ()
        self.draft(seat, *draft)

    def _done(self, g: Alakazam, seat: int) -> None:
        """AM-19: the seat agrees that the round may end."""
        if not g.state.done[seat]:
            g.state.done[seat] = 1
            g.tell("done", seat, 0)
            self.flagged(g)

    def undone(self, g: Alakazam, seat: int) -> None:
        """AM-19: it does not, or not any more."""
        if g.state.done[seat]:
            g.state.done[seat] = 0
            g.tell("not-done", seat)
            self.flagged(g)

    def flagged(self, g: Alakazam) -> None:
        """AM-19: when all but one are done its last call runs, once a person and round.

        Once that one is done too, it goes on for offers that are still open.
        """
        s = g.state
        seats = present(s)
        undone = [seat for seat in seats if not s.done[seat]]
        if not undone:
            return
        caller = undone[0] if len(undone) == 1 < len(seats) else -1
        if caller == self.caller:
            return
        self.caller = caller
        if caller >= 0 and not s.calls[caller]:
            s.called += 1
            s.calls[caller] = s.called
            g.tell("last-call", caller)
        self.touch(*range(g.seats))

    # ---- dealings --------------------------------------------------------------------------------------------------

    def settle(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """Carry a complete dealing out, or queue it (AM-21)."""
        if g.rules.slow:
            self._unqueue(g, seat)
            self.queue[seat] = deal
            g.tell("queued", seat, *deal, to=(seat,))
        else:
            DEALS[deal[0]](self, g, seat, deal)

    def spend(self, g: Alakazam, seat: int) -> None:
        """AM-19: an own dealing is counted, and clears the own flag."""
        g.state.dealings[seat] += 1
        self.undone(g, seat)

    def swap(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-13: atomically, faces stay."""
        _, out, into = deal
        s = g.state
        self.spend(g, seat)
        self.lose(g, seat, out)
        s.centre.remove(into)
        insort(s.pools[seat], into)
        insort(s.centre, out)
        g.tell("swapped", seat, out, into)
        self.moved(g, seat)
        for other, draft in enumerate(self.drafts):
            if draft and draft[0] == SWAP:
                self.touch(other)

    def lose(self, g: Alakazam, seat: int, die: int) -> None:
        """A die leaves a pool; a right to re-roll ends when no die is left that it could be for (AM-17)."""
        pool, rights = g.state.pools[seat], g.state.rights[seat]
        pool.remove(die)
        if die in rights and rights.count(die) > pool.count(die):
            rights.remove(die)

    def moved(self, g: Alakazam, seat: int) -> None:
        """A pool has changed: its owner's questions, and those of drafts that want something of it."""
        self.touch(seat)
        for other, draft in enumerate(self.drafts):
            if draft and (draft[0] == OFFER or draft[0][0] == "counter"):
                self.touch(other)

    def take(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-14; AM-40: of a heap of backs one at random, and only its taker sees it; AM-41: the next is turned."""
        s, face_down = g.state, g.rules.face_down
        self.spend(g, seat)
        card = g.chance.choice(s.table) if face_down else deal[1]
        s.table.remove(card)
        insort(s.hands[seat], card)
        g.tell("took", seat, UNSEEN if face_down else card)
        if face_down:
            g.tell("drew", seat, card, to=(seat,))
        if face_down or IS_BONUS[card]:
            self._bind(g, seat)
        if g.rules.market and s.deck and len(s.table) < LIMITS.market:
            turned = s.deck.pop()
            insort(s.table, turned)
            g.tell("turned", turned)
        self.touch(*range(g.seats))

    def _bind(self, g: Alakazam, seat: int) -> None:
        """AM-18, AM-40: the own offer is withdrawn, those received are declined."""
        if own := self.offer_of(seat):
            self._close(g, own, "withdrawn", seat)
        for offer in self.offers[:]:
            if seat in offer[5]:
                self.decline(g, seat, offer)

    def put_back(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-14: return a card to the centre; AM-40: face down, mixed among the backs."""
        s, card = g.state, deal[1]
        self.undone(g, seat)
        s.hands[seat].remove(card)
        insort(s.table, card)
        g.tell("returned", seat, UNSEEN if g.rules.face_down else card)
        if g.rules.face_down:
            g.tell("put", seat, card, to=(seat,))
        self.touch(*range(g.seats))

    def reroll(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-17: only the receiver, only once."""
        s, die = g.state, deal[1]
        self.spend(g, seat)
        s.rights[seat].remove(die)
        self.lose(g, seat, die)
        new = die // 10 * 10 + g.chance.roll()
        insort(s.pools[seat], new)
        g.tell("rerolled", seat, die, new)
        self.moved(g, seat)

    def propose(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-15: open an offer; a counter declines, and replaces the own open offer."""
        _, to, given, wanted, answered = deal
        s = g.state
        self.spend(g, seat)
        if answered:
            if own := self.offer_of(seat):
                self._close(g, own, "withdrawn", seat)
            countered = self.offer(answered)
            if countered and seat in countered[5]:
                self.decline(g, seat, countered)
        s.offered += 1
        waiting = tuple(self.partners(g, seat)) if to == ALL else (to,)
        self.offers.append((s.offered, seat, to, given, wanted, waiting))
        g.tell("offered", s.offered, seat, to, given, wanted)
        self.touch(seat, *waiting)

    def decline(self, g: Alakazam, seat: int, offer: Offer) -> None:
        """AM-15: one of those asked declines; the last one closes the offer."""
        g.tell("declined", offer[0], seat)
        waiting = tuple([other for other in offer[5] if other != seat])
        if waiting:
            self.offers[self.offers.index(offer)] = (*offer[:5], waiting)
            self.touch(seat)
        else:
            self._close(g, offer, "closed", offer[1])

    def _withdraw(self, g: Alakazam, seat: int) -> None:
        own = self.offer_of(seat)
        assert own is not None
        self._close(g, own, "withdrawn", seat)

    def _close(self, g: Alakazam, offer: Offer, event: str, *data: Any) -> None:
        """Take an offer off the list; its dice are free again."""
        self.offers.remove(offer)
        g.tell(event, offer[0], *data)
        self.touch(offer[1], *offer[5])

    def accept(self, g: Alakazam, seat: int, deal: Deal) -> None:
        """AM-15, AM-17: the dice change hands as they lie; a marked one may be re-rolled by its receiver."""
        _, number, *picked = deal
        offer = self.offer(number)
        assert offer is not None
        giver, given, wanted = offer[1], offer[3], settled(offer[4], picked)
        self.undone(g, seat)
        self._close(g, offer, "accepted", giver, seat, given, wanted)
        self._hand_over(g, giver, seat, given)
        self._hand_over(g, seat, giver, wanted)
        self.touch(*range(g.seats))

    def _hand_over(self, g: Alakazam, giver: int, to: int, dice: Dice) -> None:
        s = g.state
        for die, mark in dice:
            self.lose(g, giver, die)
            insort(s.pools[to], die)
            if mark:
                insort(s.rights[to], die)

    # ---- what can't be carried out any more ------------------------------------------------------------------------

    def stands(self, g: Alakazam, seat: int, draft: Draft) -> bool:
        word = draft[0][0]
        if word == "swap":
            return len(draft) == 1 or draft[1][1] in self.free(g, seat)
        if word == "accept":
            offer = self.offer(draft[0][1])
            return offer is not None and seat in offer[5] and bool(_accepting(self, g, seat, draft))
        if word in ("offer", "counter"):
            return self._offerable(g, seat, terms(draft))
        return bool(WORDS[word](self, g, seat, draft))

    def _offerable(self, g: Alakazam, seat: int, said: Terms) -> bool:
        """The dice are still there, and somebody to make the offer to."""
        partners = self.partners(g, seat)
        if missing(self.giveable(g, seat, said), [die for die, _ in said.given]):
            return False
        if said.to is None or said.to == ALL:
            return bool(partners)
        wanted = [wish for wish, _ in said.wanted if not is_pattern(wish)]
        return said.to in partners and not missing(g.state.pools[said.to], wanted)

    def dropped(self, g: Alakazam, seat: int) -> None:
        g.tell("dropped", seat, to=(seat,))

    def fault(self, g: Alakazam, offer: Offer) -> str:
        _, _, to, _, wanted, _ = offer
        if to != ALL:
            pool = g.state.pools[to]
            dice = [wish for wish, _ in wanted if wish < 100]
            if dice and missing(pool, dice):
                return "gone"
        return ""

    def fell(self, g: Alakazam, offer: Offer, why: str) -> None:
        g.tell("failed", offer[0], why)
        self.touch(offer[1], *offer[5])

    # ---- slow mode -------------------------------------------------------------------------------------------------

    def _cancel(self, g: Alakazam, seat: int) -> None:
        self._unqueue(g, seat)

    def _unqueue(self, g: Alakazam, seat: int) -> None:
        """A queued dealing is taken back."""
        if self.queue[seat]:
            self.queue[seat] = ()
            if seat in self.awake:
                self.awake.remove(seat)
            self.touch(seat)

    def _wake(self, g: Alakazam, seat: int) -> None:
        self.awake.append(seat)
        self.touch(seat)

    def run(self, g: Alakazam) -> bool:
        if self.awake and all(seat in self.awake for seat, deal in enumerate(self.queue) if deal):
            self._tick(g)
            return True
        return super(Trade, self).run(g)

    def _tick(self, g: Alakazam) -> None:
        """AM-21: one queued dealing a seat, by kind, then by a seat priority that rotates."""
        s = g.state
        s.ticks += 1
        deals = [(TURNS[deal[0]], (seat - s.ticks) % g.seats, seat) for seat, deal in enumerate(self.queue) if deal]
        g.tell("woke", s.ticks, tuple([seat for _, _, seat in sorted(deals)]))
        for _, _, seat in sorted(deals):
            deal, self.queue[seat] = self.queue[seat], ()
            if self.possible(g, seat, deal):
                DEALS[deal[0]](self, g, seat, deal)
                self.tidy(g)
            else:
                self.dropped(g, seat)
        self.awake = []
        self.touch(*range(g.seats))
        self.tidy(g)

    def possible(self, g: Alakazam, seat: int, deal: Deal) -> bool:
        """A queued dealing can still be carried out."""
        s, word = g.state, deal[0]
        if word == "return":
            return deal[1] in s.hands[seat]
        if has_bonus(s.hands[seat]):
            return False
        if word == "accept":
            offer = self.offer(deal[1])
            return offer is not None and seat in offer[5] and self.fillings(g, seat, offer, deal[2:]) == []
        if word == "swap":
            return deal[1] in self.free(g, seat) and deal[2] in s.centre
        if word == "take":
            return bool(s.table) if deal[1] == UNSEEN else deal[1] in s.table
        if word == "reroll":
            return deal[1] in s.rights[seat] and deal[1] in self.free(g, seat)
        _, to, given, wanted, answered = deal
        said = Terms(to, given, wanted, True, answered)
        return (bool(answered) or not self.offer_of(seat)) and self._offerable(g, seat, said)

    # ---- the end of trading ----------------------------------------------------------------------------------------

    def over(self, g: Alakazam) -> bool:
        s = g.state
        return not self.offers and 0 not in [s.done[seat] for seat in s.dealt] and not any(self.queue)

    def closed(self, g: Alakazam) -> None:
        g.score()

    def leave(self, g: Alakazam, seat: int) -> None:
        """AM-51: what it offered is cancelled, and what was offered to it."""
        for offer in self.offers[:]:
            if offer[1] == seat or offer[5] == (seat,):
                self._close(g, offer, "failed", "left")
            elif seat in offer[5]:
                self.offers[self.offers.index(offer)] = (*offer[:5], tuple([o for o in offer[5] if o != seat]))
        self.drafts[seat] = self.queue[seat] = ()
        if seat in self.awake:
            self.awake.remove(seat)
        self.flagged(g)
        self.touch(*range(g.seats))
        self.tidy(g)

    # ---- what others see -------------------------------------------------------------------------------------------

    def begins(self, g: Alakazam, seat: int, draft: Draft, action: Action) -> bool:
        return action[0] not in ANSWERS and self.deal(g, seat, draft, action) is None

    def seen_by(self, seat: int | None) -> Self:
        new = super(Trade, self).seen_by(seat)
        new.queue = [None if deal and owner != seat else deal for owner, deal in enumerate(self.queue)]
        new.awake = self.awake[:]
        return new

    def dreamt(self, g: Alakazam, rng: Chance) -> None:
        hidden = [seat for seat, deal in enumerate(self.queue) if deal is None]
        for seat in hidden:
            self.queue[seat] = ()
        awake, self.awake = self.awake, []
        for seat in hidden:
            self.queue[seat] = self._dream_deal(g, seat, rng)
        self.awake = awake
        super(Trade, self).dreamt(g, rng)

    def _dream_deal(self, g: Alakazam, seat: int, rng: Chance) -> Deal:
        """A dealing that the seat might have queued: it plays at random until it has said one."""
        draft: Draft = ()
        for _ in range(60):
            asked = self.own(g, seat, draft)
            words = [o for o in asked.options if o[0] not in ANSWERS or o == BACK] if asked else []
            if not words:
                break
            action = rng.choice(words)
            if action == BACK:
                draft = draft[:-1]
                continue
            deal = self.deal(g, seat, draft, action)
            if deal is not None:
                return deal
            draft = self.begun(g, seat, draft, action)
        return ("return", 0)


def _accepting(trade: Trade, g: Alakazam, seat: int, draft: Draft) -> Options:
    return Trade._accept(trade, g, seat, draft)


WORDS = {
    "swap": Trade._swap,
    "take": Trade._cards,
    "return": Trade._cards,
    "reroll": Trade._reroll,
    "offer": Trade._offer,
    "counter": Trade._offer,
    "accept": Trade._accept,
}
"""By the first word of a draft: what can be said next."""
ANSWERS = {
    "back": Trade._back,
    "done": Trade._done,
    "not-done": Trade.undone,
    "withdraw": Trade._withdraw,
    "cancel": Trade._cancel,
    "wake": Trade._wake,
}
"""Words that are no part of a draft."""
DEALS = {
    "swap": Trade.swap,
    "take": Trade.take,
    "return": Trade.put_back,
    "reroll": Trade.reroll,
    "offer": Trade.propose,
    "accept": Trade.accept,
}
"""By the first word of a complete dealing: how it is carried out."""

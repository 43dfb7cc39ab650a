"""What is worth telling of what happened: cards placed, taken and exchanged, the dice, lost turns, the ninth space."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import partial
from typing import ClassVar

from bot.screens.alakazoo.moments import completed, scored, taken
from bot.screens.alakazoo.words import card_name, card_names, points_for
from bot.screens.beats import Beat, Teller
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazoo.cards import CREATURES, SLOT, type_of
from games.alakazoo.dice import Dice
from games.alakazoo.view import View
from pictures.strip import Sketch

A_POINT = 0.06
"""What each point that a card earned adds to its weight."""
MAGIC, DARK = Sketch("token", "magic"), Sketch("token", "dark")
MANY_POINTS = 4
"""Points from which on it is said how many somebody has now."""


class AlakazooTeller(Teller[View]):
    """The dice of one roll are told together."""

    KEY = "alakazoo"
    STAGED = frozenset(("placed", "rival-exchange"))
    LASTING = frozenset(("finished", "jury", "taken", "laid", "turn-lost", "placed"))
    WEIGHTS: ClassVar = {
        "finished": 0.4,
        "jury": 0.3,
        "taken": 0.25,
        "laid": 0.1,
        "turn-lost": 0.12,
        "exchanged": 0.1,
        "placed": 0.05,
        "column": 0.03,
        "dice": 0.03,
        "dark": 0.03,
        "drew": 0.02,
    }

    def __init__(self, view: View, reader: Reader) -> None:
        super().__init__(view, reader)
        self.rolling = False
        """A roll is being resolved."""
        self.excess = ""
        """What somebody just had too much of."""
        self.dice: Beat | None = None
        """What the roll has done so far."""
        self.runes: list[int] = []
        """Those that the roll has lit."""
        self.kept = 0
        """Magic tokens that it has brought the Keeper."""
        self.darkened = 0
        """Dark tokens that it has brought."""
        self.given: dict[int, int] = {}
        """What the Magic Jury gave each seat."""
        self.limbs: list[tuple[int, int, int, int]] = []
        """Each limb that was placed: the number of its beat, seat, card, points."""
        self.earned: dict[int, int] = {}
        """What each seat earned besides, by filling the ninth space and by the Jury."""

    def finish(self) -> None:
        """Where somebody earned points last, say how many there are now; what completed a row takes the stage."""
        later, gone = defaultdict[int, list[int]](list), dict(self.earned)
        for at, seat, card, points in reversed(self.limbs):
            gone[seat] = gone.get(seat, 0) + points
            if completed(self.view, seat, type_of(card), set(later[seat])):
                facts = (seat, card, points, tuple(later[seat]), self.view.points[seat] - gone[seat])
                self.stage("score", partial(scored, self.view, self.reader, *facts), at)
            later[seat].append(type_of(card))
        known: set[int] = set()
        for at, beat in reversed([*enumerate(self.beats)]):
            seat = beat.seats[0]
            if beat.kind == "placed" and beat.good and seat not in (*known, self.reader.seat):  # they see their own
                known.add(seat)
                if self.view.points[seat] >= MANY_POINTS:
                    words = self.phrase("points", seat, points=self.view.points[seat])
                    self.beats[at] = replace(beat, words=Markdown(f"{beat.words} {words}"))

    # ---- dice --------------------------------------------------------------------------------------------------------

    def on_rolled(self, seat: int, *_: int) -> None:
        self.rolling, self.dice, self.runes, self.kept, self.darkened = True, None, [], 0, 0
        self.tell_dice(seat)

    def on_turn(self, *_: int) -> None:
        self.rolling = False

    def on_lit(self, seat: int, place: int, rune: int = -1) -> None:
        """Events told before rules version 2 don't say which rune."""
        if place == SLOT:
            self.kept += 1
        else:
            self.runes.append(rune)
        self.tell_dice(seat)

    def on_trimmed_hand(self, *_: int) -> None:
        self.excess = "cards"

    def on_trimmed_magic(self, *_: int) -> None:
        self.excess = "runes"

    def on_dark(self, seat: int, pushed: int) -> None:
        """By the dice, for too many cards or runes, or for a power."""
        why, self.excess = self.excess, ""
        if self.rolling and not why:
            self.darkened += 1
            self.tell_dice(seat)
        elif seat == self.reader.seat:
            said = self.phrase("dark", seat, why=Markdown(why or "power"))
            self.put("dark", (seat,), said, DARK, good=False)

    def tell_dice(self, seat: int) -> None:
        """One's own alone, once all are resolved: of others the board says enough."""
        if seat != self.reader.seat or self.view.find(Dice) is not None:
            return
        if self.dice is not None:
            self.beats.remove(self.dice)
        said = self.phrase("dice", seat, lit=len(self.runes), kept=self.kept, dark=self.darkened)
        words = Markdown(said.strip())
        good = None if not self.runes and not self.kept and not self.darkened else not self.darkened
        lit = [Sketch("rune", rune) for rune in self.runes if rune >= 0]
        self.put("dice", (seat,), words, *lit, *[MAGIC] * self.kept, *[DARK] * self.darkened, good=good)
        self.dice = self.beats[-1]

    def on_turn_lost(self, seat: int, tokens: int) -> None:
        self.put("turn-lost", (seat,), self.phrase("turn-lost", seat), Sketch("sign", "⏳"), good=False)

    # ---- cards -------------------------------------------------------------------------------------------------------

    def on_placed(self, seat: int, card: int, own: int, first: int) -> None:
        points = own + first
        name, why = card_name(card, self.reader.say), points_for(own, first)
        words = self.phrase("placed", seat, card=name, points=points, why=why)
        sketches = [Sketch("limb", card), *([Sketch("words", f"+{points}")] if points else [])]
        self.limbs.append((len(self.beats), seat, card, points))
        self.put("placed", (seat,), words, *sketches, good=True if points else None)
        self.beats[-1] = replace(self.beats[-1], weight=self.beats[-1].weight + A_POINT * points)

    def on_finished(self, seat: int, point: int) -> None:
        self.earned[seat] = self.earned.get(seat, 0) + point
        if point:
            self.put("finished", (seat,), self.phrase("finished", seat), Sketch("mark", "goal"), good=True)

    def on_column(self, seat: int, number: int, *cards: int) -> None:
        words = self.phrase("column", seat, cards=card_names(cards, self.reader.say), count=len(cards))
        self.put("column", (seat,), words, *[Sketch("limb", card) for card in cards], good=True)

    def on_drawn(self, seat: int, *cards: int) -> None:
        words = self.phrase("drew", seat, cards=card_names(cards, self.reader.say), count=len(cards))
        self.put("drew", (seat,), words, *[Sketch("limb", card) for card in cards], good=True)

    def on_traded(self, seat: int, given: int, taken: int, column: int) -> None:
        say = self.reader.say
        words = self.phrase("traded", seat, card=card_name(given, say), other=card_name(taken, say))
        self.put("column", (seat,), words, Sketch("limb", given), Sketch("arrow"), Sketch("limb", taken), good=True)

    def on_exchanged(self, seat: int, rival: int) -> None:
        """Both learn which cards: `on_exchanged_cards` tells them."""
        if self.reader.seat not in (seat, rival):
            self.put("exchanged", (seat, rival), self.phrase("exchanged", seat, rival), Sketch("mark", "hand"))

    def on_exchanged_cards(self, seat: int, rival: int, given: int, got: int) -> None:
        say = self.reader.say
        words = self.phrase("exchanged-cards", seat, rival, card=card_name(given, say), other=card_name(got, say))
        mine, theirs = (given, got) if seat == self.reader.seat else (got, given)
        self.put("exchanged", (seat, rival), words, Sketch("limb", mine), Sketch("arrow"), Sketch("limb", theirs))

    def on_rival_exchange(self, seat: int, rival: int, got: int, given: int) -> None:
        say = self.reader.say
        words = self.phrase("taken", seat, rival, card=card_name(got, say), other=card_name(given, say))
        sketches = Sketch("limb", given), Sketch("arrow"), Sketch("limb", got)
        self.put("taken", (seat, rival), words, *sketches, good=True)
        self.stage("theft", partial(taken, self.view, self.reader, seat, rival, got, given))

    def on_own_exchange(self, seat: int, laid: int, taken: int) -> None:
        say = self.reader.say
        words = self.phrase("own-exchange", seat, card=card_name(laid, say), other=card_name(taken, say))
        self.put("laid", (seat,), words, Sketch("limb", taken), Sketch("arrow"), Sketch("limb", laid), good=True)

    # ---- the game ----------------------------------------------------------------------------------------------------

    def on_round(self, number: int) -> None:
        self.round = number

    def on_jury(self, seat: int, kind: str, number: int, points: int, reason: str) -> None:
        """Its lines of one seat are told together."""
        self.given[seat] = self.given.get(seat, 0) + points
        self.earned[seat] = self.earned.get(seat, 0) + points
        if not points:
            return
        if self.last("jury", seat) is not None:
            self.beats.pop()
        given = self.given[seat]
        board = Sketch("beast", CREATURES[self.view.boards[seat]].letter)
        words = self.phrase("jury", seat, points=given)
        self.put("jury", (seat,), words, board, Sketch("words", f"+{given}"), good=True)

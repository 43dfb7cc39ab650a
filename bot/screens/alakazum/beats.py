"""What is worth telling of what happened: fights with their result, characters that rose, came or went, Alakazums."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from bot.screens.alakazum import moments
from bot.screens.alakazum.moments import Fighting
from bot.screens.alakazum.words import LEVEL_SIGNS, card_name, card_names, enemy_name
from bot.screens.beats import Beat, Teller
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazum.cards import CARDS, ENEMIES, NUMBER, SANTAS_PRESENT, STARS
from games.alakazum.combat import FOREST, Fight
from games.alakazum.state import best_stars
from games.alakazum.view import View
from pictures.strip import Sketch

MANY_STARS = 5
"""Stars from which on it is said how many a team has now."""
SHOWN = 4
"""Characters that are drawn beside each other."""
CHANGES = frozenset(("joined", "exchanged", "fallen", "resurrected", "level"))
"""Beats that change the stars of those whom they concern."""


class AlakazumTeller(Teller[View]):
    """What follows the decision of a fight is told in the place of the decision."""

    KEY = "alakazum"
    STAGED = frozenset(
        ("won", "lost", "rolled", "potion", "robbed", "joined", "buried", "gave", "exchanged", "flipped")
    )
    LASTING = frozenset(("alakazum", "joined", "exchanged", "fallen", "resurrected", "level", "fought"))
    THEFTS = frozenset(("joined", "exchanged"))
    WEIGHTS: ClassVar = {
        "alakazum": 0.6,
        "joined": 0.25,
        "exchanged": 0.25,
        "fallen": 0.2,
        "resurrected": 0.15,
        "level": 0.1,
        "given": 0.1,
        "cancelled": 0.1,
        "fought": 0.08,
        "trap": 0.06,
        "drew": 0.02,
    }

    def __init__(self, view: View, reader: Reader) -> None:
        super().__init__(view, reader)
        self.fight: Fighting | None = None
        self.began = -1
        """The number of the event with which what is under way began."""
        self.said: tuple[Any, ...] = ()
        """What was announced last."""
        self.trap = -1
        """The trap that was sprung last in this turn."""
        self.gifts: list[tuple[int, int]] = []
        """To whom it made its victim give how many cards."""
        self.fuse = 0
        """What was rolled last for Santa's Present."""

    def finish(self) -> None:
        """Where the stars of a team changed last, say how many there are now."""
        if self.view.find(Fight) is None:
            self.ended()
        known: set[int] = set()
        for at, beat in reversed([*enumerate(self.beats)]):
            if beat.kind not in CHANGES:
                continue
            seat = beat.seats[0]
            stars = best_stars(self.view, seat)
            if seat not in known and stars >= MANY_STARS and beat.good:
                words = self.phrase("stars", seat, stars=stars)
                self.beats[at] = replace(beat, words=Markdown(f"{beat.words} {words}"))
            known |= set(beat.seats)

    # ---- fights ------------------------------------------------------------------------------------------------------

    def on_strengths(self, seat: int, rival: int, mine: int, theirs: int, a: int, b: int) -> None:
        self.fight = Fighting((seat, rival), (mine, theirs), [a, b], self.began)

    def on_potion(self, seat: int, card: int, how: str) -> None:
        if self.fight is not None and how in ("combat", "die"):
            self.fight.count(seat, card, 1)
            self.tell_again()

    def on_moot(self, seat: int) -> None:
        if self.fight is not None:
            self.fight.moot = seat
            self.tell_again()

    def on_robbed(self, thief: int, victim: int, card: int) -> None:
        if self.fight is not None:
            self.fight.count(victim, card, -1)
            self.tell_again()

    def on_rolled(self, seat: int, what: str, character: int, roll: int) -> None:
        if what == "santa":
            self.fuse = roll
        if what == "hypnosis" and self.fight is not None:
            self.fight.roll = self.fight.die = roll
            self.tell_again()

    def on_won(self, *_: int) -> None:
        if self.fight is not None:
            self.fight.beat = len(self.beats)
            self.beats.append(self.fought(self.fight))

    on_lost = on_won

    def tell_again(self, became: str = "") -> None:
        """What was told of a fight that is decided is told anew."""
        if self.fight is not None and self.fight.decided:
            self.beats[self.fight.beat] = self.fought(self.fight, became)

    def on_joined(self, seat: int, character: int, rival: int) -> None:
        if self.is_loser(character):
            self.ended("forest" if rival == FOREST else "joined")

    def ended(self, became: str = "") -> None:
        """The fight of now is over, if there is one: it takes the stage."""
        fight = self.fight
        if fight is not None and fight.decided:
            if became:
                self.tell_again(became)
            self.stage("duel", partial(moments.duel, self.view, self.reader, fight, became), fight.beat)
        self.fight = None

    def on_buried(self, seat: int, character: int, *_: Any) -> None:
        if self.is_loser(character):
            self.ended("gone" if seat == FOREST else "fallen")
        elif seat != FOREST:
            words, face = self.phrase("buried", seat, name=CARDS[character].name), Sketch("face", CARDS[character].id)
            self.put("fallen", (seat,), words, face, Sketch("arrow"), Sketch("mark", "cemetery"), good=False)
            if self.trap == SANTAS_PRESENT and self.fuse:
                self.stage("theft", partial(moments.blast, self.reader, seat, character, self.fuse))

    def is_loser(self, character: int) -> bool:
        """This character has lost the fight of now."""
        return self.fight is not None and self.fight.decided and character in self.fight.fighters

    def fought(self, fight: Fighting, became: str = "") -> Beat:
        """A fight, told by who attacked; `became`: what became of who lost."""
        (seat, rival), (mine, theirs), (a, b) = fight.seats, fight.fighters, fight.totals
        won = a > b
        needed = fight.needed(self.view)
        facts = {"a": a, "b": b, "name": CARDS[theirs].name, "mine": CARDS[mine].name}
        what = became or ("stays" if won and fight.roll and rival != FOREST else "plain")
        how = "won" if won else "tied" if a == b else "lost"  # a tie is the defender's
        words = self.phrase(how, seat, rival, what, roll=fight.roll, needed=needed, **facts)
        short = became == "gone" or what == "stays"  # the roll didn't reach
        if fight.moot is not None and (short or fight.seats.index(fight.moot) != fight.winner):
            words = Markdown(f"{words} {self.reader.say('event-moot')}")
        kind = {"forest": "joined", "joined": "joined", "fallen": "fallen"}.get(became, "fought")
        sketches = Sketch("face", CARDS[mine].id), Sketch("words", f"{a} : {b}"), Sketch("face", CARDS[theirs].id)
        good = won and what in ("forest", "joined") if won and fight.roll else None if won else False
        beat = self.beat(kind, (seat, rival) if rival != FOREST else (seat,), words, *sketches, good=good)
        return replace(beat, since=fight.begun)

    # ---- everything else ---------------------------------------------------------------------------------------------

    def on_turn(self, seat: int, number: int) -> None:
        self.ended()
        self.round, self.trap, self.fuse = number, -1, 0

    def on_announced(self, *said: Any) -> None:
        self.ended()
        self.said, self.began = said, self.at

    def on_appeared(self, *_: int) -> None:
        self.ended()
        self.began = self.at

    def on_level(self, seat: int, character: int, level: int) -> None:
        """Of others not in a fight, whose result says enough. A meal's are told together."""
        if self.fight is not None:
            self.fight.risen = level
        if (self.fight is not None and seat != self.reader.seat) or not STARS[character][level]:
            return
        cards, last = [CARDS[character].id], self.last("level", seat)
        if last is not None and self.said[:2] == (seat, "meal") and len(last.sketches) < SHOWN + 2:
            cards = [*[str(sketch.what) for sketch in last.sketches if sketch.kind == "face"], *cards]
            self.beats.pop()
        names = self.reader.say.several([CARDS[NUMBER[card]].name for card in cards])
        words = self.phrase("level", seat, name=names, count=len(cards), level=LEVEL_SIGNS[level])
        faces = [Sketch("face", card) for card in cards]
        self.put("level", (seat,), words, *faces, Sketch("arrow"), Sketch("words", LEVEL_SIGNS[level]), good=True)

    def on_exchanged(self, seat: int, sent: int, owner: int, fetched: int) -> None:
        names = {"name": CARDS[sent].name, "other": CARDS[fetched].name}
        words = self.phrase("exchanged", seat, owner, "" if owner >= 0 else "cemetery", **names)
        sketches = Sketch("face", CARDS[sent].id), Sketch("arrow"), Sketch("face", CARDS[fetched].id)
        self.put("exchanged", (seat, owner) if owner >= 0 else (seat,), words, *sketches, good=True)
        if owner >= 0:
            self.stage("theft", partial(moments.levitated, self.reader, owner, sent, fetched))

    def on_resurrected(self, seat: int, character: int) -> None:
        words = self.phrase("resurrected", seat, name=CARDS[character].name)
        sketches = Sketch("mark", "cemetery"), Sketch("arrow"), Sketch("face", CARDS[character].id)
        self.put("resurrected", (seat,), words, *sketches, good=True)

    def on_flipped(self, seat: int, place: int, enemy: int, strength: int | None) -> None:
        if self.said[1:2] != ("alakazum",):
            return
        points = self.said[5]
        won = strength is not None and points > strength
        name = enemy_name(enemy, self.view.seats, self.reader.say)
        words = self.phrase("alakazum", seat, what="won" if won else "failed", points=points, enemy=name)
        sketches = Sketch("words", str(points)), Sketch("arrow"), Sketch("enemy", ENEMIES[enemy].id)
        self.put("alakazum", (seat,), words, *sketches, good=won)
        facts = (seat, self.said[2], self.said[3], place, points, enemy)
        self.stage("alakazum", partial(moments.enemy_met, self.view, self.reader, *facts))

    def on_cancelled(self, seat: int, active: int) -> None:
        kind = "alakazum" if self.said[1:2] == ("alakazum",) else "cancelled"
        self.put(kind, (seat, active), self.phrase("cancelled", seat, active), Sketch("hand", "voodoo"))

    def on_trap(self, seat: int, card: int) -> None:
        words = self.phrase("trap", seat, card=card_name(card, self.reader.say))
        self.put("trap", (seat,), words, Sketch("hand", CARDS[card].id), good=False)
        self.trap, self.gifts, self.fuse = card, [], 0

    def on_gave(self, giver: int, rival: int, count: int) -> None:
        words = self.phrase("gave", giver, rival, count=count)
        self.put("given", (giver, rival), words, Sketch("mark", "hand"), Sketch("words", f"+{count}"))
        if self.trap in moments.GIFTS:
            self.gifts.append((rival, count))
            self.stage("theft", partial(moments.gift, self.reader, self.trap, giver, tuple(self.gifts)))

    def on_drawn(self, seat: int, card: int, *_: str) -> None:
        """Only one's own cards; several in a row are told together."""
        if seat != self.reader.seat:
            return
        cards, last = [card], self.last("drew", seat)
        if last is not None:
            cards = [*[NUMBER[str(sketch.what)] for sketch in last.sketches], card]
            self.beats.pop()
        words = self.phrase("drew", seat, cards=card_names(cards, self.reader.say), count=len(cards))
        self.put("drew", (seat,), words, *[Sketch("hand", CARDS[each].id) for each in cards], good=True)

    on_took = on_drawn

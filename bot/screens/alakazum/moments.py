"""What takes the stage in Alakazum!: a fight and its roll, what is stolen or blown up, an Alakazum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.screens.alakazum.words import card_name
from bot.screens.game import Reader
from bot.screens.moments import Cast, Shown, Stage
from bot.texts import Markdown, escape
from games.alakazum.cards import (
    BLACK_FRIDAY,
    CARD_STARS,
    CARDS,
    COMBAT_POTION,
    CULTURE,
    DIE_POTION,
    ENEMIES,
    NUMBERS,
    SANTAS_PRESENT,
    TRICK_OR_TREAT,
    enemy_stars,
)
from games.alakazum.combat import FOREST, Fight
from games.alakazum.rules import Showdown
from games.alakazum.state import resistance
from games.alakazum.view import View
from pictures import moments as pictures
from pictures.moments import Duel, Duellist, HiddenEnemy, Theft
from pictures.palette import BAD, CREAM, GOLD
from pictures.result import SumPart
from pictures.stage import Odds

KEY = "alakazum"
FACES = range(1, 7)
BLAST = 2
"""The highest face with which Santa's Present explodes (AZ-36)."""
GIFTS = {BLACK_FRIDAY: "black-friday", TRICK_OR_TREAT: "halloween"}
"""Traps that make somebody give cards away, and who is behind each."""
MOST_TERMS = 3
"""Cards of a sum that are drawn one by one."""


@dataclass
class Fighting:
    """A fight as the log tells it: attacker and defender in all pairs."""

    seats: tuple[int, int]
    fighters: tuple[int, int]
    totals: list[int]
    begun: int = -1
    """The number of the event that announced it, or showed whom to fight."""
    roll: int = 0
    die: int = 0
    """What the roll was before its potions."""
    risen: int = 0
    """The level to which the winner has risen."""
    beat: int = -1
    """The number of its beat, once it is decided."""
    moot: int | None = None
    """The seat that wasn't asked for potions, as none would have helped it."""

    @property
    def decided(self) -> bool:
        """Somebody has won; who lost may still change sides."""
        return self.beat >= 0

    @property
    def winner(self) -> int:
        """The side that won: the attacker (0) with more, a tie is the defender's."""
        return 0 if self.totals[0] > self.totals[1] else 1

    def count(self, seat: int, card: int, sign: int) -> None:
        """A potion counts, or with −1 doesn't any more: for the combat, then for the roll."""
        if self.decided:
            self.roll += sign * DIE_POTION[card]
        else:
            self.totals[self.seats.index(seat)] += sign * COMBAT_POTION[card]

    def needed(self, view: View) -> int:
        """Return the least roll with which the loser changes sides."""
        loser, owner = self.fighters[1 - self.winner], self.seats[1 - self.winner]
        return 1 + (NUMBERS[view.rules].resistance[loser][0] if owner == FOREST else resistance(view, loser))


# ---- duels ---------------------------------------------------------------------------------------------------------


def duel(view: View, reader: Reader, fight: Fighting, became: str = "", *, asks: bool = False) -> Shown:
    """Return a fight on the stage: the winner left. `asks`: the roll is still to come; else `became` is what became of
    who lost."""
    cast, side = Cast.of(reader, KEY), fight.winner
    loser, owner, needed = fight.fighters[1 - side], fight.seats[1 - side], fight.needed(view)
    lost, taker = CARDS[loser].name, fight.seats[side]
    stays, comes = ("gone", "comes") if owner == FOREST else ("stays", "joins")
    how = {"joined": "joins", "forest": "comes", "gone": "gone", "fallen": "fallen"}.get(became) or (
        stays if fight.die else "holds"
    )
    rolled = asks or bool(fight.die)
    chances = _odds(cast, needed - (fight.roll - fight.die), {"stays": stays, "comes": comes}, lost) if rolled else ()
    sides = tuple([_duellist(cast, fight, each) for each in (side, 1 - side)])
    if asks:
        return Shown(Duel(KEY, (sides[0], sides[1]), chances, cast.says("rolls", seat=taker)), Markdown(""))
    safe = how in ("stays", "holds")
    risen = _rises(cast, fight)
    tile = Duel(
        KEY,
        (sides[0], sides[1]),
        chances,
        "",
        fight.die,
        cast.says("stamp", how),
        safe,
        reader.say.plain(f"saying-{CARDS[loser].id}"),
        goes=cast.says("goes", how, owner if safe else taker),
        rises=risen,
    )
    line = reader.say("alakazum-moment-roll", roll=fight.roll, needed=needed) if rolled else Markdown("")
    return Shown(tile, line or escape(cast.says("odds", how, name=lost)))


def _odds(cast: Cast, least: int, words: dict[str, str], name: str) -> tuple[Odds, ...]:
    """What each face brings, where `least` is the lowest with which `name` changes sides."""
    parts = [
        ([face for face in FACES if face < least], words["stays"], CREAM),
        ([face for face in FACES if face >= least], words["comes"], GOLD),
    ]
    return tuple([Odds(tuple(faces), cast.says("odds", how, name=name), ink) for faces, how, ink in parts if faces])


def _duellist(cast: Cast, fight: Fighting, side: int) -> Duellist:
    seat, card = fight.seats[side], fight.fighters[side]
    person = cast.who[seat] if seat != FOREST else None
    return Duellist(person, CARDS[card].id, CARDS[card].name, CULTURE[card], fight.totals[side])


def _rises(cast: Cast, fight: Fighting) -> tuple[str, str, str]:
    levels = "ABC"
    return (cast.says("rises"), levels[fight.risen - 1], levels[fight.risen]) if fight.risen else ("", "", "")


# ---- thefts and explosions -----------------------------------------------------------------------------------------


def gift(reader: Reader, trap: int, giver: int, gets: Sequence[tuple[int, int]]) -> Shown:
    """Return that a trap makes `giver` give cards away: to whom and how many; which, nobody else sees."""
    cast = Cast.of(reader, KEY)
    receivers = tuple([(cast.who[seat], count) for seat, count in gets])
    loss = cast.says("loss", "cards", count=sum(count for _, count in gets), name="")
    foot = cast.says("unseen")
    tile = Theft(KEY, GIFTS[trap], cast.says("stamp", "half"), cast.who[giver], loss, receivers, foot=foot)
    return Shown(tile, escape(foot))


def levitated(reader: Reader, owner: int, sent: int, fetched: int) -> Shown:
    """Return that a rival's character was fetched by levitation, in exchange for another."""
    cast = Cast.of(reader, KEY)
    loss = cast.says("loss", "character", count=1, name=CARDS[fetched].name)
    foot = cast.says("instead", seat=owner, name=CARDS[sent].name)
    said = reader.say.plain(f"saying-{CARDS[fetched].id}")
    tile = Theft(KEY, CARDS[fetched].id, cast.says("stamp", "stolen"), cast.who[owner], loss, saying=said, foot=foot)
    return Shown(tile, escape(foot))


def blast(reader: Reader, seat: int, character: int, die: int) -> Shown:
    """Return that Santa's Present has exploded in somebody's hands."""
    cast = Cast.of(reader, KEY)
    loss = cast.says("loss", "character", count=1, name=CARDS[character].name)
    hero, stamp = CARDS[character].id, cast.says("stamp", "boom")
    tile = Theft(KEY, hero, stamp, cast.who[seat], loss, chances=_blasts(cast), die=die)
    return Shown(tile, reader.say("alakazum-moment-blast", roll=die))


def _blasts(cast: Cast) -> tuple[Odds, ...]:
    low, high = tuple(FACES)[:BLAST], tuple(FACES)[BLAST:]
    return Odds(low, cast.says("odds", "explodes", name=""), BAD), Odds(high, cast.says("odds", "handed", name=""))


# ---- an Alakazum ---------------------------------------------------------------------------------------------------


def enemy_met(
    view: View, reader: Reader, seat: int, culture: str, shown: Sequence[int], place: int, points: int, enemy: int = -1
) -> Shown:
    """Return an Alakazum on the stage: its sum, and the enemy that was turned over; −1: none yet."""
    cast = Cast.of(reader, KEY)
    facts = (KEY, cast.who[seat], _terms(culture, shown, points), cast.says("against"), len(view.enemies), place)
    if enemy < 0:
        return Shown(pictures.Cast(*facts, _hidden(view, points)), Markdown(""))
    turned = _enemy(enemy, view.seats, points)
    how = "beaten" if turned.beaten else "strong"
    foot = cast.says("ends", how, seat, enemy=ENEMIES[enemy].name)
    said = reader.say.plain("saying-enemy", enemy=Markdown(turned.enemy), how=Markdown(how))
    tile = pictures.Cast(*facts, turned=turned, stamp=cast.says("stamp", how), saying=said, foot=foot)
    return Shown(tile, escape(foot))


def _terms(culture: str, shown: Sequence[int], points: int) -> tuple[SumPart, ...]:
    added = [(CARDS[card].id, CARD_STARS[card]) for card in shown]
    team = points - sum(stars for _, stars in added)
    if len(added) > MOST_TERMS:
        added = [("", sum(stars for _, stars in added))]
    parts = [SumPart("+", what, stars, "") for what, stars in added]
    return (SumPart("", culture, team, ""), *parts, SumPart("=", "", points, ""))


def _hidden(view: View, points: int) -> tuple[HiddenEnemy, ...]:
    """What can lie there for all that everybody knows: the weakest first."""
    open_ = {view.enemies[place] for place in view.flipped}
    rest = [_enemy(each, view.seats, points) for each in view.box.enemies if each not in open_]
    return tuple(sorted(rest, key=lambda each: float("inf") if each.stars is None else each.stars))


def _enemy(enemy: int, seats: int, points: int) -> HiddenEnemy:
    stars = enemy_stars(enemy, seats)
    return HiddenEnemy(ENEMIES[enemy].id, stars, stars is not None and points > stars)


# ---- questions -----------------------------------------------------------------------------------------------------


def asked_duel(view: View, reader: Reader, seat: int) -> Stage:
    """The winner's roll is still to come: it decides whether the loser changes sides."""
    frame = view.frame(Fight)
    fight = Fighting((frame.seats[0], frame.seats[1]), (frame.fighters[0], frame.fighters[1]), list(frame.totals))
    return Stage("duel", partial(duel, view, reader, fight, asks=True))


def asked_blast(view: View, reader: Reader, seat: int) -> Stage:
    """Santa's Present lies in somebody's hands."""
    cast = Cast.of(reader, KEY)
    tile = Theft(KEY, "santa-claus", "", cast.who[seat], card_name(SANTAS_PRESENT, reader.say), chances=_blasts(cast))
    return Stage("theft", lambda: Shown(tile, Markdown("")))


def asked_enemy(view: View, reader: Reader, seat: int) -> Stage:
    """An enemy is still to be turned over."""
    show = view.frame(Showdown)
    return Stage("alakazum", partial(enemy_met, view, reader, seat, show.culture, show.shown, show.place, show.points))


QUESTIONS = {"hypnosis": asked_duel, "present": asked_blast, "flip": asked_enemy}
"""By the throw that is asked for. The dice of both fighters are drawn by the fight itself."""

"""The evening's poster: what a server's post draws, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.people import name_of
from bot.screens.screen import Part, Picture, Text
from bot.texts import Markdown, Texts, number, unmarked
from pictures.evening import HEROES, EveningPoster, Guest, TodaysGame, Yesterday
from pictures.game import PICTURES
from pictures.palette import SEATS
from pictures.people import LETTERS, DrawnPerson, people
from tables.evening_facts import Evening, Won

DATE = "MMMMEEEEd"
"""A day as people say it: Monday, 23 November."""
NAMED = 10
"""People in a line, at most."""


def poster(found: Evening, say: Texts, *, boards: bool, pictures: bool) -> Part:
    """The poster as a picture, or in words. `boards`: the server wants to see who is best."""
    words = Markdown("\n".join(_words(found, say, boards=boards)))
    if not pictures or found.game not in PICTURES:
        return Text(words)
    return Picture(_drawn(found, say, boards=boards), unmarked(words).lstrip("# "), instead=words)


def some(each: Sequence[Markdown], say: Texts) -> Markdown:
    """The first of them, and how many more there are."""
    more = len(each) - NAMED
    return say.several([*each[:NAMED], *([say("evening-more", count=more)] if more > 0 else [])])


def fading(found: Evening, say: Texts) -> list[str]:
    """Whose days in a row end with the day, while it isn't over."""
    at_risk = [one for one in found.regulars if one.streak.at_risk and not found.is_over]
    return [_named(one.name, say) for one in at_risk]


def _words(found: Evening, say: Texts, *, boards: bool) -> list[Markdown]:
    par = "" if found.par is None else f" · {say.plain('evening-par')} {number(found.par)}"
    game = say.plain(f"{found.game}-name")
    lines = [say("evening-heading", day=say.date(found.post.day, DATE)), say("evening-today", game=game + par)]
    if not boards:
        return lines
    rows = [one.result for one in found.played]
    told = [(_named(row.name, say), _against(found, row.points, say, named=True)) for row in rows]
    who = [say("evening-one", who=name, what=what) for name, what in told]
    lines += [say("evening-played-by", who=some(who, say))] if who else []
    if (won := found.yesterday) is not None:
        own = say.plain(f"{won.game}-name")
        lines.append(say("evening-won", who=_named(won.name, say), game=own, points=number(won.points)))
    if (duel := _duel(found, say)) != "":
        lines.append(say("evening-duel", duel=duel))
    return lines


def _drawn(found: Evening, say: Texts, *, boards: bool) -> EveningPoster:
    days = {one.user: str(one.streak.days) for one in found.regulars}
    rows = [one.result for one in found.played]
    guests = _guests(found, [(row.user_id, _named(row.name, say)) for row in rows])
    played = [
        TodaysGame(guest, days.get(row.user_id, ""), _against(found, row.points, say), _is_good(found, row.points))
        for guest, row in zip(guests, rows, strict=True)
    ]
    return EveningPoster(
        game=found.game,
        title=say.plain("evening-title"),
        date=say.date(found.post.day, DATE),
        par=say.plain("evening-par") if found.par is not None else "",
        mark=number(found.par or 0),
        played=say.plain("evening-played"),
        players=tuple(played) if boards else (),
        nobody=say.plain("evening-nobody"),
        fading=say.plain("evening-fading"),
        flames=_people(fading(found, say)) if boards else (),
        before=say.plain("evening-yesterday"),
        yesterday=_yesterday(found.yesterday, say) if boards and found.yesterday is not None else None,
        duel=_duel(found, say) if boards else "",
        month=say.plain("evening-this-month"),
        seated=_guests(found, _seated(found, say)),
        free=say.plain("evening-free"),
    )


def _seated(found: Evening, say: Texts) -> list[tuple[int, str]]:
    """The people at the table that was opened from it; before that, who waits for one."""
    if found.table is None:
        return [(one.user_id, _named(one.name, say)) for one in found.waiting]
    seats = enumerate(found.table.seats)
    return [(seat.user, name_of(at, seat, say)) for at, seat in seats if seat.user is not None]


def _guests(found: Evening, named: Sequence[tuple[int, str]]) -> tuple[Guest, ...]:
    """These people, each with who stands for them."""
    people, faces = _people([name for _, name in named]), [found.faces.get(user) for user, _ in named]
    return tuple(
        [
            Guest(person) if face is None else Guest(person, face.game, face.sticker)
            for person, face in zip(people, faces, strict=True)
        ]
    )


def _against(found: Evening, points: int, say: Texts, *, named: bool = False) -> str:
    """How far somebody was over or under par; `named`: with that word, for who hears a number alone."""
    if found.par is None:
        return say.plain("evening-done")
    over, par = points - found.par, say.plain("evening-par")
    told = f"{over:+}".replace("-", "−")
    return (f"{par} {told}" if named else told) if over else par


def _is_good(found: Evening, points: int) -> bool:
    return found.par is None or points >= found.par


def _yesterday(won: Won, say: Texts) -> Yesterday:
    """With the team, or the creature, that won."""
    (winner,) = _people([_named(won.name, say)])
    game = won.table.game if won.table is not None else None
    heroes = PICTURES[won.game].heroes(game.view(None), won.seat) if game is not None else ()
    return Yesterday(winner, won.game, tuple(heroes[:HEROES]), number(won.points))


def _duel(found: Evening, say: Texts) -> str:
    if found.duel is None:
        return ""
    (first, second), (more, fewer) = [_named(name, say) for name in found.duel.names], found.duel.ahead
    return f"{first} {more} : {fewer} {second}"


def _named(name: str, say: Texts) -> str:
    return name or say.plain("person-unnamed", number=1)


def _people(names: Sequence[str]) -> tuple[DrawnPerson, ...]:
    """They have no seats: letters and colours begin again."""
    rounds = 1 + len(names) // min(len(LETTERS), len(SEATS))
    return people(names, LETTERS * rounds, SEATS * rounds)

"""A profile: what somebody has played, as a card and in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.screens.game import screens_of
from bot.screens.months import place_words
from bot.screens.records import ACCENT, points, rating
from bot.screens.screen import Part, Picture, Screen, Separator, Text, Weight
from bot.texts import Markdown, Texts, escape, unmarked
from games import GAMES
from pictures.game import PICTURES
from pictures.profile import Figure, Played, ProfileCard
from tables.albums import Sticker
from tables.months import Month
from tables.people import OwnDaily, Profile
from tables.streaks import Streak
from tables.table import Table

LAST = 5
"""Games that a profile names."""
FAVOURITES = 20
"""How many of somebody's newest games are looked at for their favourites."""
RECENT = 10
"""Reviews whose accuracy is averaged."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What brings somebody back."""

    streak: Streak
    dailies: Sequence[OwnDaily]
    """The days' own games that the reader may know of."""
    accuracies: Sequence[float]
    """Percent, the oldest first; only for their own eyes."""
    month: Month
    """On the server where it is looked at."""

    @property
    def with_par(self) -> list[OwnDaily]:
        """Those days whose par is known."""
        return [one for one in self.dailies if one.par is not None]

    @property
    def reached(self) -> int:
        """How often they had par or more."""
        return sum(one.points >= one.par for one in self.dailies if one.par is not None)

    @property
    def accuracy(self) -> int | None:
        """Of the last reviews, percent; None: no review."""
        last = self.accuracies[-RECENT:]
        return round(sum(last) / len(last)) if last else None


def profile(
    found: Profile,
    habits: Habits,
    liked: Mapping[str, Sequence[str]],
    guild: int,
    name: str,
    own: bool,
    say: Texts,
    sealed: Set[int] = frozenset(),
    newest: Sticker | None = None,
    *,
    pictures: bool,
) -> Screen:
    """What somebody has played: a card, numbers of each game, then the last ones with links to where they were played.

    `liked`: by game, what they like best. `own`: they look themselves. Games on other servers than `guild` are not
    linked. `sealed`: tables that can't be looked at yet; they aren't named. `newest` of their album.
    """
    parts: list[Part] = [Text(say("profile-heading", who=Markdown(f"<@{found.user}>")))]
    facts = _habits(found, habits, say)
    if newest is not None:
        facts.append(say("profile-album", name=screens_of(newest.game).sticker(newest.sticker, say).name))
    card = _card(found, habits, name, newest, say) if pictures and found.games else None
    if not found.games:
        parts.append(Text(say("profile-none-own" if own else "profile-none")))
    if card is not None:  # it says the facts
        parts.append(Picture(card, ". ".join([say.plain("profile-alt", who=name), *map(unmarked, facts)])))
    elif facts:
        parts.append(Text(Markdown("\n".join(facts))))
    parts += [_of_game(found, game, liked.get(game, ()), say) for game in GAMES if found.of(game)]
    if games := [row for row in found.games if row.table_id not in sealed]:
        lines = [_last_game(row, guild, say) for row in games[: -LAST - 1 : -1]]
        parts += [Separator(), Text(Markdown("\n".join([say("profile-last"), *lines])), weight=Weight.USEFUL)]
    if own:
        parts.append(Text(say(f"profile-public-{found.public}"), weight=Weight.NICE))
    return Screen(tuple(parts), ACCENT)


def _habits(found: Profile, habits: Habits, say: Texts) -> list[Markdown]:
    """Days in a row, par, accuracy, the month and whom they meet most, as far as there is something to tell."""
    lines = list[Markdown]()
    if habits.streak.longest:
        lines.append(say("profile-days", days=habits.streak.days, longest=habits.streak.longest))
    if habits.with_par:
        lines.append(say("profile-par", reached=habits.reached, count=len(habits.with_par)))
    if habits.accuracy is not None:
        lines.append(say("profile-accuracy", percent=habits.accuracy, count=min(RECENT, len(habits.accuracies))))
    if (place := habits.month.of(found.user)) is not None:
        lines.append(say("profile-month", place=place_words(place, habits.month, say)))
    if (rival := found.rival) is not None:
        who = escape(rival.name or say.plain("person-unnamed", number=1))
        facts = {"count": rival.games, "ahead": rival.ahead, "behind": rival.behind}
        lines.append(say("profile-rival", who=who, **facts))
    return lines


def _card(found: Profile, habits: Habits, name: str, newest: Sticker | None, say: Texts) -> ProfileCard | None:
    """None where none of the games has pictures."""
    played = [game for game in GAMES if found.of(game) and game in PICTURES]
    if not played:
        return None
    streak, won = habits.streak, sum(row.winner for row in found.games)
    figures = list[Figure]()
    if habits.with_par:
        figures.append(Figure(f"{habits.reached}/{len(habits.with_par)}", say.plain("profile-figure-par")))
    if habits.accuracy is not None:
        rounded = tuple([round(one) for one in habits.accuracies])
        figures.append(Figure(f"{habits.accuracy}%", say.plain("profile-figure-accuracy"), rounded))
    if (place := habits.month.of(found.user)) is not None:
        figures.append(Figure(f"{place.place}.", say.plain("profile-figure-month")))
    game = max(played, key=lambda game: len(found.of(game)))
    return ProfileCard(
        game,
        name,
        say.plain("profile-figure-games", count=len(found.games), won=won),
        str(streak.days),
        say.plain("daily-card-days", count=streak.days),
        say.plain("daily-card-longest", count=streak.longest),
        tuple([mark for _, mark in streak.calendar]),
        tuple(figures),
        tuple([_played(found, game, say) for game in played][:3]),
        newest.sticker if newest is not None and newest.game == game else "",
    )


def _played(found: Profile, game: str, say: Texts) -> Played:
    rows, rated = found.of(game), found.ratings.get(game)
    won = f"{sum(row.winner for row in rows)}/{len(rows)}"
    curve = tuple([points(row.mean) for row in rows if row.mean is not None])
    return Played(game, say.plain(f"{game}-name"), str(points(rated.mean)) if rated is not None else "", won, curve)


def _of_game(found: Profile, game: str, liked: Sequence[str], say: Texts) -> Text:
    games = found.of(game)
    won = sum(row.winner for row in games)
    lines = [say("profile-game", game=say.plain(f"{game}-name"), count=len(games), won=won)]
    if game in found.ratings:
        lines.append(say("profile-rating", rating=rating(found.ratings[game], say), count=found.ratings[game].played))
    lines.append(say("profile-seats", seats=Markdown(" · ".join(_by_seats(games, say)))))
    streak, best = streaks([row.winner for row in games])
    if best > 1:
        lines.append(say("profile-streak", now=streak, best=best))
    if liked:
        lines.append(say(f"profile-liked-{game}", what=say.several([escape(each) for each in liked])))
    return Text(Markdown("\n".join(lines)))


def _by_seats(games: Sequence[Any], say: Texts) -> list[Markdown]:
    ordered = sorted(games, key=lambda row: row.seats)
    some = [(seats, [row.winner for row in rows]) for seats, rows in groupby(ordered, key=lambda row: row.seats)]
    return [say("profile-by-seats", seats=seats, won=sum(won), count=len(won)) for seats, won in some]


def streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Games won in a row: now, and at best."""
    runs = [len(list(run)) if win else 0 for win, run in groupby(won)]
    return (runs[-1] if runs else 0), max(runs, default=0)


def _last_game(row: Any, guild: int, say: Texts) -> Markdown:
    place = Markdown(f"<#{row.channel_id}>") if row.guild_id == guild else say("profile-elsewhere")
    place = say("profile-daily") if row.channel_id < 0 else place
    how = "won" if row.winner else "left" if row.leaver else "lost"
    return say(
        "profile-last-game",
        game=say.plain(f"{row.game}-name"),
        how=how,
        place=row.place,
        seats=row.seats,
        at=Markdown(f"<t:{int(row.ended_at)}:R>"),
        where=place,
        number=str(row.table_id),
    )


# ---- what somebody likes ---------------------------------------------------------------------------------------------


def likes(game: str, played: Sequence[tuple[Table, int]], say: Texts) -> list[str]:
    """What somebody has had most often in their seats at finished tables of a kind."""
    screens = screens_of(game)
    views = [table.game.view(seat) for table, seat in played if table.game is not None]
    count = Counter(name for view in views for name in screens.had(view, say))
    most = max(count.values(), default=0)
    return [name for name in sorted(count) if count[name] == most][:2] if most > 1 else []

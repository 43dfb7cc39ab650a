"""Profiles and leaderboards: what people have played, and who is best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from itertools import groupby
from typing import Any, Protocol

from bot.screens.custom_ids import custom_id
from bot.screens.game import screens_of
from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Separator, Text, Weight
from bot.texts import Markdown, Texts
from games import GAMES
from pictures.rating import RatingCurve
from tables.people import SURE, Profile
from tables.table import Table

ACCENT = 0x0072B2  # Okabe–Ito blue
LEADERS = "leaders"
"""The view of the buttons below a leaderboard."""
HERE, EVERYWHERE = "here", "everywhere"
MIDDLE, POINT, BEGINNING = 1500, 40, 25.0
"""The rating that a newcomer is shown, the points a unit of the model is worth, and a newcomer's mean in it."""
LINES = 10
"""People on a page of the leaderboard."""
LAST = 5
"""Games that a profile names."""
FAVOURITES = 20
"""How many of somebody's newest games are looked at for their favourites."""


class Rated(Protocol):
    """A rating, and how many games it comes from."""

    @property
    def mean(self) -> float: ...
    @property
    def deviation(self) -> float: ...
    @property
    def played(self) -> int: ...


def points(mean: float) -> int:
    """A rating as it is shown."""
    return round(MIDDLE + POINT * (mean - BEGINNING))


def rating(rated: Rated, say: Texts) -> Markdown:
    """A rating in words, with its uncertainty until it comes from ten games."""
    shown = str(points(rated.mean))
    if rated.played >= SURE:
        return say("rating-sure", rating=shown)
    return say("rating-unsure", rating=shown, spread=str(round(POINT * rated.deviation)))


# ---- a profile -------------------------------------------------------------------------------------------------------


def profile(
    found: Profile,
    liked: Mapping[str, Sequence[str]],
    guild: int,
    own: bool,
    say: Texts,
    sealed: Set[int] = frozenset(),
    *,
    pictures: bool,
) -> Screen:
    """What somebody has played: each game by itself, then the last ones with links to where they were played.

    `liked`: by game, what they like best. `own`: they look themselves. Games on other servers than `guild` are not
    linked. `sealed`: tables that can't be looked at yet; they aren't named.
    """
    parts: list[Part] = [Text(say("profile-heading", who=Markdown(f"<@{found.user}>")))]
    if not found.games:
        parts.append(Text(say("profile-none-own" if own else "profile-none")))
    for game in GAMES:
        if found.of(game):
            parts += _of_game(found, game, liked.get(game, ()), say, pictures)
    if games := [row for row in found.games if row.table_id not in sealed]:
        lines = [_last_game(row, guild, say) for row in games[: -LAST - 1 : -1]]
        parts += [Separator(), Text(Markdown("\n".join([say("profile-last"), *lines])), weight=Weight.USEFUL)]
    if own:
        parts.append(Text(say(f"profile-public-{found.public}"), weight=Weight.NICE))
    return Screen(tuple(parts), ACCENT)


def _of_game(found: Profile, game: str, liked: Sequence[str], say: Texts, pictures: bool) -> list[Part]:
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
        lines.append(say(f"profile-liked-{game}", what=", ".join(liked)))
    parts: list[Part] = [Text(Markdown("\n".join(lines)))]
    curve = tuple(points(row.mean) for row in games if row.mean is not None)
    if len(curve) > 1:
        words = say.plain(
            "profile-curve", game=say.plain(f"{game}-name"), first=str(curve[0]), last=str(curve[-1]), count=len(curve)
        )
        if pictures:
            parts.append(Picture(RatingCurve(game, curve), words, Weight.USEFUL))
        else:
            parts.append(Text(Markdown(f"-# {words}"), weight=Weight.USEFUL))
    return parts


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


# ---- the best --------------------------------------------------------------------------------------------------------


def leaderboard(game: str, where: str, ranked: Sequence[Any], page: int | None, user: int, say: Texts) -> Screen:
    """A page of the best of a game; None: the one with the asker, or the first. Their own place is always told."""
    own = next((at for at, row in enumerate(ranked) if row.user_id == user), None)
    pages = max(1, -(-len(ranked) // LINES))
    page = page if page is not None and 1 <= page <= pages else (own or 0) // LINES + 1
    first = (page - 1) * LINES
    lines = [_ranked(ranked, at, user, say) for at in range(first, min(first + LINES, len(ranked)))]
    heading = say(f"leaders-heading-{where}", game=say.plain(f"{game}-name"), page=page, pages=pages)
    parts: list[Part] = [Text(heading), Text(Markdown("\n".join(lines)) or say(f"leaders-none-{where}"))]
    if any(row.played < SURE for row in ranked):
        parts.append(Text(say("leaders-unsure", count=SURE), weight=Weight.USEFUL))
    if own is None:
        parts.append(Text(say(f"leaders-not-you-{where}"), weight=Weight.USEFUL))
    elif not first <= own < first + LINES:
        parts.append(Text(Markdown(f"…\n{_ranked(ranked, own, user, say)}")))
    steps = [
        Button(say.plain(key), custom_id(0, LEADERS, f"{game}.{where}.{at}"))
        for key, at in (("button-previous", page - 1), ("button-next", page + 1))
        if 1 <= at <= pages
    ]
    other = EVERYWHERE if where == HERE else HERE
    switch = Button(say.plain(f"button-leaders-{other}"), custom_id(0, LEADERS, f"{game}.{other}.0"))
    choices = tuple(Option(say.plain(f"{key}-name"), f"{key}.{where}.0", chosen=key == game) for key in GAMES)
    parts.append(Select(custom_id(0, LEADERS, "*"), say.plain("leaders-choose"), choices))
    parts.append(Buttons((*steps, switch)))
    return Screen(tuple(parts), ACCENT)


def _ranked(ranked: Sequence[Any], at: int, user: int, say: Texts) -> Markdown:
    row = ranked[at]
    line = say(
        "leaders-line" if row.played >= SURE else "leaders-line-unsure",
        place=at + 1,
        who=row.name or say.plain("person-unnamed", number=at + 1),
        rating=rating(row, say),
        count=row.played,
    )
    return say("leaders-you", line=line) if row.user_id == user else line


def public(where: str, say: Texts) -> Screen:
    """Where somebody is listed from now on."""
    return Screen((Text(say(f"public-{where}")),), ACCENT)

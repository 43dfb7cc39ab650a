"""Time zones by people's words: cities and countries in all our languages, abbreviations, and differences to UTC."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

from tables.local_time import clock_at, fixed, zone_label, zones

CITIES = Path(__file__).with_name("cities.tsv")
FIRST = ("Europe/Madrid", "Europe/London", "America/New_York", "America/Mexico_City", "America/Bogota", "UTC")
"""Offered to who has typed nothing yet, and where a word is like no other."""
OFFERS = 3
"""How many a wrong word gets."""
FAR = 10
"""How many times as many people as its namesakes have the city that is meant without asking."""
_DIFFERENCE = re.compile(r"(?:utc|gmt)?\s*([+−-])\s*(\d{1,2})(?:[:.]?(\d\d))?", re.IGNORECASE)


class Place(NamedTuple):
    """A zone by one of its names."""

    name: str
    zone: str

    def __str__(self) -> str:
        shown = zone_label(self.zone)
        return shown if self.name == shown else f"{self.name} ({shown})"


class Meant(NamedTuple):
    """What somebody means by a word."""

    zone: str | None
    """None: nobody knows, or several places are called that."""
    near: Sequence[Place] = ()
    """The places that it may be."""
    city: Place | None = None
    """Of a fixed difference to UTC: a city that has it for a part of the year only."""


def plain(name: str) -> str:
    """A name without accents, case and signs."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c)).split())


def meant(typed: str, now: float, languages: Sequence[str]) -> Meant:
    """The zone that somebody means, or places that it may be."""
    exact = {zone.casefold(): zone for zone in (*zones(), *fixed())}
    if (zone := exact.get(typed.strip().replace(" ", "_").casefold())) is not None:
        return Meant(zone)
    today = datetime.fromtimestamp(now, UTC)
    if (ahead := _difference(typed)) is not None:
        return _at(ahead, [zone for zone in zones() if _ahead(zone, today) == ahead], today.year)
    wanted = plain(typed)
    by_difference = _abbreviations(today.year).get(wanted, {})
    if len(by_difference) == 1:
        return _at(*next(iter(by_difference.items())), today.year)
    named = _names(tuple(languages)).get(wanted, [])
    found = _apart([_place(_by_size(of)[0]) for of in by_difference.values()] or named, today.year)
    if len(found) == 1:
        return Meant(found[0].zone)
    return Meant(None, found[:OFFERS] or _like(wanted, languages))


def offered(typed: str, now: float, languages: Sequence[str]) -> list[tuple[str, str]]:
    """Labels and zones: what is meant, then by name, by what the clocks show now, by cities and countries there."""
    wanted, names = plain(typed), _names(tuple(languages))
    if not wanted:
        places = [_place(zone) for zone in FIRST]
    else:
        sure = meant(typed, now, languages)
        places = [*([_place(sure.zone)] if sure.zone else []), *([sure.city] if sure.city else [])]
        shown = {zone: plain(f"{zone} {clock_at(now, zone)}") for zone in zones()}
        within = [zone for zone, name in shown.items() if wanted in name]
        places += map(_place, sorted(within, key=lambda zone: not plain(_city(zone)).startswith(wanted)))
        places += [place for name, of in names.items() if name.startswith(wanted) for place in of]
        places += sure.near
    first = {place.zone: place for place in reversed(places)}
    return [
        (f"{place} · {clock_at(now, place.zone)}", place.zone)
        for place in dict.fromkeys(first[one.zone] for one in places)
    ]


def _difference(typed: str) -> timedelta | None:
    """What somebody says of a difference to UTC: UTC+1, GMT-3, +5:30."""
    found = _DIFFERENCE.fullmatch(typed.strip())
    if found is None:
        return None
    sign, hours, minutes = found.groups()
    return timedelta(hours=int(hours), minutes=int(minutes or 0)) * (1 if sign == "+" else -1)


def _at(ahead: timedelta, there: Sequence[str], year: int) -> Meant:
    """The zone that is always that far ahead of UTC, and a city that is so for a part of the year; else cities."""
    always = next((zone for zone, hours in fixed().items() if timedelta(hours=hours) == ahead), None)
    if always is None and ahead:
        cities = _apart([_place(zone) for zone in _by_size(there)], year)
        return Meant(cities[0].zone) if len(cities) == 1 else Meant(None, cities[:OFFERS] or _like("", ()))
    changing = [zone for zone in there if len({_ahead(zone, day) for day in _solstices(year)}) > 1]
    return Meant(always or "UTC", city=_place(_by_size(changing)[0]) if changing else None)


def _apart(places: Sequence[Place], year: int) -> list[Place]:
    """Of places whose clocks show the same all year the first."""
    first = {tuple(_ahead(place.zone, day) for day in _solstices(year)): place for place in reversed(places)}
    return [place for place in places if place in first.values()]


def _like(wanted: str, languages: Sequence[str]) -> list[Place]:
    """Places whose names are most like a word, as many as are offered."""
    places = {plain(city.names[0]): Place(city.names[0], city.zone) for city in reversed(_cities())}
    places |= {name: first for name, (first, *_) in _of_zones(tuple(languages)).items()}
    alike = get_close_matches(wanted, [name for name in places if name[:1] == wanted[:1]], OFFERS)
    near = list({places[name].zone: places[name] for name in reversed(alike)}.values())[::-1]
    return near + [_place(zone) for zone in FIRST if zone not in {place.zone for place in near}][: OFFERS - len(near)]


# ---- what is known ---------------------------------------------------------------------------------------------------


def _place(zone: str) -> Place:
    return Place(zone_label(zone), zone)


def _city(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")


def _by_size(zones: Iterable[str]) -> list[str]:
    """The zones with the first offered and those of the largest cities first."""
    order = {zone: at for at, zone in reversed([*enumerate([*FIRST, *(city.zone for city in _cities())])])}
    return sorted(zones, key=lambda zone: order.get(zone, len(order)))


def _ahead(zone: str, moment: datetime) -> timedelta | None:
    return moment.astimezone(ZoneInfo(zone)).utcoffset()


def _solstices(year: int) -> tuple[datetime, datetime]:
    """A day of winter time and one of summer time, wherever they change."""
    return datetime(year, 1, 1, tzinfo=UTC), datetime(year, 7, 1, tzinfo=UTC)


@cache
def _abbreviations(year: int) -> dict[str, dict[timedelta, list[str]]]:
    """What zones call their time, in small letters; differences to UTC that are called so, and the zones of each."""
    found: defaultdict[str, defaultdict[timedelta, list[str]]] = defaultdict(lambda: defaultdict(list))
    for zone in _countries():
        for day in _solstices(year):
            there = day.astimezone(ZoneInfo(zone))
            name, ahead = there.tzname(), there.utcoffset()
            if name is not None and ahead is not None and name.isalpha():
                found[name.casefold()][ahead].append(zone)
    return {name: dict(of) for name, of in found.items()}


class _City(NamedTuple):
    """One of the larger."""

    zone: str
    people: int
    names: Sequence[str]


@cache
def _cities() -> list[_City]:
    """The larger cities, the largest first."""
    lines = (line.split("\t") for line in CITIES.read_text("utf-8").splitlines()[1:])
    return [_City(zone, int(people), names) for zone, people, *names in lines]


@cache
def _countries() -> dict[str, str]:
    """The country of each zone, each zone once."""
    every: Mapping[str, str] = get_global("zone_territories")
    return {zone: every[zone] for zone in zones() if zone in every} | {"UTC": "ZZ"}


@cache
def _of_zones(languages: tuple[str, ...]) -> dict[str, list[Place]]:
    """The places of every name that a zone's city or country has, in all languages."""
    found: defaultdict[str, list[Place]] = defaultdict(list)
    locales: list[Any] = list(map(Locale.parse, languages))  # its data has no types
    countries = _countries()
    for zone in _by_size(countries):
        cities = [str(locale.time_zones.get(zone, {}).get("city", "")) for locale in locales]
        lands = [str(locale.territories.get(countries[zone], "")) for locale in locales]
        for word in filter(None, (*cities, *lands, _city(zone))):
            found[plain(word)].append(Place(word, zone))
    return found


@cache
def _names(languages: tuple[str, ...]) -> dict[str, list[Place]]:
    """The places of every name, of zones and larger cities; a city far larger than its namesakes is meant alone."""
    found: defaultdict[str, dict[str, Place]] = defaultdict(dict)
    for name, places in _of_zones(languages).items():
        for place in places:
            found[name].setdefault(place.zone, place)
    largest: dict[str, int] = {}
    for city in _cities():
        for name in city.names:
            if largest.setdefault(plain(name), city.people) < FAR * city.people:
                found[plain(name)].setdefault(city.zone, Place(name, city.zone))
    return {name: list(places.values()) for name, places in found.items()}

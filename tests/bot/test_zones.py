"""Time zones by the words that people type. What each word means comes from the zones themselves (IANA)."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.commands import places
from tables.local_time import fixed, zones
from tests.bot.house import LIBRARY

WINTER = datetime(2026, 11, 27, 14, 33, tzinfo=UTC).timestamp()
LANGUAGES = LIBRARY.languages


def meant(typed: str) -> places.Meant:
    return places.meant(typed, WINTER, LANGUAGES)


def near(typed: str) -> list[str]:
    return [str(place) for place in meant(typed).near]


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Bogotá", "America/Bogota"),
        ("bogota", "America/Bogota"),
        ("SÃO PAULO", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("Ciudad de México", "America/Mexico_City"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("europe/madrid", "Europe/Madrid"),
        ("New York", "America/New_York"),
        # no zone has these in its name
        ("Girona", "Europe/Madrid"),
        ("A Coruña", "Europe/Madrid"),
        ("Bilbao", "Europe/Madrid"),
        ("Milan", "Europe/Rome"),
        # one city in our languages: English, Spanish, Catalan, Galician, Basque
        ("London", "Europe/London"),
        ("Londres", "Europe/London"),
        ("Nova York", "America/New_York"),
        ("Nova Iorque", "America/New_York"),
        ("Erroma", "Europe/Rome"),
        # countries that have one time
        ("Germany", "Europe/Berlin"),
        ("Alemaña", "Europe/Berlin"),
        ("Japó", "Asia/Tokyo"),
        ("UTC", "UTC"),
        ("GMT", "UTC"),
        ("UTC+5:30", "Asia/Kolkata"),
    ],
)
def test_a_place_is_known_by_the_words_that_people_have_for_it(typed: str, zone: str) -> None:
    assert meant(typed).zone == zone


@pytest.mark.parametrize(
    ("typed", "zone", "city"),
    [
        ("CET", "Etc/GMT-1", "Europe/Madrid"),
        ("cest", "Etc/GMT-2", "Europe/Madrid"),
        ("EST", "Etc/GMT+5", "America/New_York"),
        ("UTC+1", "Etc/GMT-1", "Europe/Madrid"),
        ("gmt -5", "Etc/GMT+5", "America/New_York"),
        ("UTC−05:00", "Etc/GMT+5", "America/New_York"),
        ("JST", "Etc/GMT-9", None),  # nowhere in Japan the clocks change
    ],
)
def test_a_time_of_no_place_stays_the_same_all_year_and_names_a_city_where_the_clocks_change(
    typed: str, zone: str, city: str | None
) -> None:
    found = meant(typed)
    assert (found.zone, found.city and found.city.zone) == (zone, city)


def test_of_places_of_one_name_nobody_guesses_unless_one_is_far_larger() -> None:
    assert near("Barcelona") == ["Barcelona (Europe/Madrid)", "Barcelona (America/Caracas)"]
    assert {place.zone for place in meant("Córdoba").near} == {"America/Argentina/Cordoba", "Europe/Madrid"}
    assert {place.zone for place in meant("PST").near} == {"America/Los_Angeles", "Asia/Manila"}
    assert {place.zone for place in meant("España").near} == {"Europe/Madrid", "Atlantic/Canary"}


@pytest.mark.parametrize("typed", ["Atlantis", "Barzelonna", "zzz", "東京", "UTC+99", "!", " "])
def test_a_wrong_word_gets_three_offers(typed: str) -> None:
    found = meant(typed)
    assert found.zone is None and len({place.zone for place in found.near}) == 3


def test_a_word_with_a_slip_offers_what_was_meant() -> None:
    assert meant("Madriz").near[0].zone == "Europe/Madrid"
    assert near("Barzelonna")[0] == "Barcelona (Europe/Madrid)"
    assert meant("Bogtoá").near[0].zone == "America/Bogota"


def test_what_is_offered_while_somebody_types_is_a_zone_with_the_name_that_they_began() -> None:
    def offered(typed: str) -> dict[str, str]:
        return {zone: label for label, zone in places.offered(typed, WINTER, LANGUAGES)}

    assert offered("barc")["Europe/Madrid"] == "Barcelona (Europe/Madrid) · 15:33"
    assert offered("londr")["Europe/London"] == "Londres (Europe/London) · 14:33"
    assert next(iter(offered("utc+1").items())) == ("Etc/GMT-1", "UTC+1 · 15:33")
    assert next(iter(offered("madr"))) == "Europe/Madrid"
    assert "Asia/Tokyo" in offered("23:33") and len(offered("Atlantis")) == 3
    assert list(offered("")) == list(places.FIRST)


def test_every_city_lies_in_a_zone_that_can_be_chosen() -> None:
    cities = {line.split("\t")[0] for line in places.CITIES.read_text("utf-8").splitlines()[1:]}
    assert cities <= {*zones()} and not set(zones()) & set(fixed())

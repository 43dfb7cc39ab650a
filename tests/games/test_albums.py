"""What a finished game brings an album: from hand-made logs, and compared with the teams of games played by AI."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.alakazoo.album import name_of
from games.alakazum.cards import CARDS, NUMBER
from games.kernel.album import PAGE, edition_of
from games.kernel.game import Event
from pictures.samples import game, playing
from tests.games.alakazam.table import CARDS as GOALS
from tests.games.alakazoo.table import card
from tests.games.alakazum.table import a_table


def found(key: str, now: Any, seat: int, events: list[Event], since: int = 0) -> list[str]:
    album = GAMES[key].ALBUM
    assert album is not None
    return list(album.found(now, seat, events, since))


def told(*events: tuple[Any, ...]) -> list[Event]:
    return [Event(kind, data, None) for kind, *rest in events for data in [tuple(rest)]]


def test_each_edition_has_what_its_box_has() -> None:
    """38 characters of the base game, 21 of Alakazum! 2, the promo; 15 goals, and six the author hadn't used."""
    for key, first, count in (
        *(("alakazum", "trasno", 38), ("alakazum", "almudena", 21), ("alakazum", "chaotic-toad", 1)),
        *(("alakazam", "nuttin", 15), ("alakazam", "ones", 6), ("alakazam", "bonus-5", 0)),
        ("alakazoo", "MMTMTVMMV", 0),
    ):
        album = GAMES[key].ALBUM
        assert album is not None and len(edition_of(album, first)) == count, first
        assert all(0 < len(page.stickers) <= PAGE for page in album.pages)


# ---- Alakazum! -----------------------------------------------------------------------------------------------------


def team(*characters: str) -> Any:
    return a_table(2).team(0, *characters).team(1, "lamia").at("act").game


def number(*names: str) -> list[int]:
    return [NUMBER[name] for name in names]


def test_whoever_joined_stays_in_the_album_when_they_have_gone_from_the_team() -> None:
    trasno, maruxa, basajaun, moma = number("trasno", "maruxa", "basajaun", "moma")
    log = told(("joined", 0, trasno, -1), ("joined", 1, trasno, 0), ("resurrected", 0, maruxa))
    log += told(("exchanged", 0, maruxa, 1, basajaun), ("exchanged", 1, basajaun, -1, moma))
    assert found("alakazum", team("olentzero"), 0, log) == ["trasno", "maruxa", "basajaun", "olentzero"]
    assert found("alakazum", team("olentzero"), 1, log) == ["trasno", "maruxa", "moma", "lamia"]


def test_a_start_character_counts_where_it_is_there_at_the_end() -> None:
    moura, penitente = number("moura", "penitente")
    log = told(("started", 0, moura), ("started", 0, penitente))
    assert found("alakazum", team("moura"), 0, log) == ["moura"]


def test_what_came_before_ones_first_decision_is_somebody_elses() -> None:
    trasno, maruxa = number("trasno", "maruxa")
    log = told(("joined", 0, trasno, -1), ("joined", 0, maruxa, -1))
    assert found("alakazum", team("moura"), 0, log, since=1) == ["maruxa", "moura"]


@pytest.mark.parametrize("options", [{}, {"expansion": True, "chaotic_toad": True}])
def test_it_is_who_was_in_the_team_of_a_whole_game(options: dict[str, bool]) -> None:
    now = game("alakazum", 3, 0, 5, "easy", sprint=True, **options)
    log, teams = list(now.opening), list[list[set[int]]]()
    for _ in playing(_Heard(now, log), 5, "easy"):  # type: ignore[arg-type]
        if not now.state.starters:
            teams.append([set(each) for each in now.state.teams])
    teams.append([set(each) for each in now.state.teams])
    assert sum(event.kind == "joined" for event in log) > 2
    for seat in range(3):
        was, own = {one for each in teams for one in each[seat]}, set(found("alakazum", now, seat, log))
        sure = was - teams[0][seat] | teams[-1][seat]
        assert {CARDS[one].id for one in sure} <= own <= {CARDS[one].id for one in was}


class _Heard:
    """A game whose events are all kept."""

    def __init__(self, now: Any, log: list[Event]) -> None:
        self._now, self._log = now, log

    def __getattr__(self, name: str) -> Any:
        return getattr(self._now, name)

    def submit(self, *given: Any) -> list[Event]:
        events = self._now.submit(*given)
        self._log += events
        return events


# ---- Alakazoo ------------------------------------------------------------------------------------------------------

LIMBS = "M-left-ear M-head T-right-ear M-left-hand T-torso V-right-hand M-left-leg M-tail V-right-leg"
LAID = [("placed", 0, card(limb), 0, 0) for limb in LIMBS.split()]


def test_a_creature_counts_as_it_was_when_its_ninth_space_was_filled() -> None:
    own = ("own-exchange", 0, card("N-head"), card("M-head"))
    swapped = ("rival-exchange", 1, 0, card("T-torso"), card("G-torso"))
    assert found("alakazoo", None, 0, told(*LAID, ("finished", 0, 1))) == ["MMTMTVMMV"]
    assert found("alakazoo", None, 0, told(*LAID[:8], own, swapped, LAID[8], ("finished", 0, 1))) == ["MNTMGVMMV"]
    assert found("alakazoo", None, 0, told(*LAID, ("finished", 0, 1), own, swapped)) == ["MMTMTVMMV"]


def test_who_filled_no_ninth_space_has_no_creature_nor_who_came_when_it_was_filled() -> None:
    log = told(*LAID, ("finished", 0, 1))
    assert found("alakazoo", None, 1, log) == found("alakazoo", None, 0, log, since=10) == []
    assert found("alakazoo", None, 0, log, since=9) == ["MMTMTVMMV"]


@pytest.mark.parametrize(
    ("limbs", "name"), [("MMTMTVMMV", "Tide Mosshorn"), ("NVENEENTN", "Ember Veilfin"), (9 * "G", "Goldcrest")]
)
def test_a_creature_is_called_by_its_torso_head_and_tail(limbs: str, name: str) -> None:
    """M is Mosshorn, T Tidefin, V Veilcat, E Emberdrake, G Goldcrest: the first half of two, the last of the tail's."""
    assert name_of(limbs) == name


# ---- Alakazam! -----------------------------------------------------------------------------------------------------


def line(goal: str, points: int) -> tuple[Any, ...]:
    return GOALS.index(goal), points > 0, points, ()


def test_a_goal_counts_where_it_was_met_when_a_round_was_scored() -> None:
    first = ("scored", 0, (line("straight", 5), line("flush", -2), line("bonus-3", 3)), 6, 6)
    other = ("scored", 1, (line("nuttin", 10),), 10, 10)
    second = ("scored", 0, (line("ones", 8), line("straight", 3)), 11, 17)
    log = told(first, other, second)
    assert found("alakazam", None, 0, log) == ["straight", "ones"]
    assert found("alakazam", None, 0, log, since=1) == ["ones", "straight"]
    assert found("alakazam", None, 1, log) == ["nuttin"]

"""A moment on the board: from when it happened to the next change or for six seconds, and nothing of it is saved."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.guess import press_guess
from bot.delivery.answers import Note
from bot.delivery.boards import Boards
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.delivery.stage import Stage
from bot.screens.custom_ids import Press
from bot.screens.hand import hand
from bot.screens.moments import Moment
from bot.screens.screen import Buttons, Picture
from bot.screens.table import GUESS, board
from bot.texts import Library, Markdown
from games.alakazum.rules import Showdown
from games.kernel import codec
from games.kernel.game import Event
from pictures.moments import Duel, Theft
from storage.rows import Clock, MoveRow
from tables.lately import Lately
from tables.pace import MOMENT
from tables.replies import Change, Person, hand_of
from tables.table import KeptPost, Seat
from tables.table_rules import TableRules
from tests.bot.fakes import NOW, FakeMessages, FakeTables, FakeTime, seated, snowflake
from tests.bot.test_moments import ALAKAZUM, FRIDAY, MOURA, TRASNO
from tests.games.alakazum.table import a_table
from tests.games.alakazum.test_combat import attack, duel

LIBRARY = Library()
SAY = LIBRARY.texts("en")
BOARD = snowflake(NOW - 60)
STOLEN = "gets Moura instead"
PEOPLE = (Seat(user=1, name="Ana"), Seat(user=2, name="Ben"), Seat(user=3, name="Carl"))


class Scene:
    """A table of Alakazum! with its board in the channel."""

    def __init__(self) -> None:
        game = a_table(seats=3).team(0, "moura").team(1, "caganer", "trasno").team(2, "penitente").at("act").game
        self.table = seated(game, *PEOPLE)
        self.table.posts = (KeptPost("board", 0, "there", BOARD),)
        self.table.lately = Lately(type(game), [], [])
        self.time = FakeTime()
        self.discord = FakeMessages(self.time)
        self.tables: Any = FakeTables(self.table)
        self.all = self.boards()
        self.all.posts_of(self.table)

    def boards(self) -> Boards:
        """What looks after boards, just started."""
        reconciler = Reconciler(time=self.time)
        return Boards(
            self.tables, self.tables, self.tables, self.discord, LIBRARY, RecentEvents(self.tables), reconciler
        )

    async def happens(self, *events: Event, wait: float = 1.0) -> None:
        state = self.table.now
        state.n, state.revision = state.n + 1, state.revision + 1
        told = codec.dumps(list(events)).decode()
        row = MoveRow(state.n, 0, state.n, "[]", "player", 1, told, state.revision, 0.0)  # pyright: ignore
        assert self.table.lately is not None
        self.table.lately = self.table.lately.followed_by([row], [None])
        self.all.table_changed(self.table, Change(state.n, state.revision, "player", events=events))
        await self.time.advance(wait)

    @property
    def readable(self) -> str:
        return str(self.discord.shown.get(BOARD))


THEFT = Event("exchanged", (0, MOURA, 1, TRASNO))
TURN = Event("turn", (1, 4))


@pytest.fixture
def scene() -> Scene:
    return Scene()


async def test_a_moment_leaves_the_board_by_itself_after_six_seconds(scene: Scene) -> None:
    await scene.happens(THEFT)
    assert STOLEN in scene.readable and len(scene.discord.named("edit")) == 1
    await scene.time.advance(4.5)
    assert STOLEN in scene.readable
    await scene.time.advance(2)
    assert STOLEN not in scene.readable and len(scene.discord.named("edit")) == 2
    await scene.time.advance(20)
    assert len(scene.discord.named("edit")) == 2, "at most two edits a moment"


async def test_the_next_change_takes_it_from_the_board(scene: Scene) -> None:
    await scene.happens(THEFT)
    await scene.happens(TURN, wait=2)
    assert STOLEN not in scene.readable and len(scene.discord.named("edit")) == 2
    await scene.time.advance(20)
    assert len(scene.discord.named("edit")) == 2


async def test_what_came_before_its_edit_does_not_hide_it(scene: Scene) -> None:
    await scene.happens(THEFT, wait=0.01)
    await scene.happens(TURN)
    assert STOLEN in scene.readable


async def test_the_newest_of_several_is_shown(scene: Scene) -> None:
    await scene.happens(THEFT, wait=0.01)
    await scene.happens(Event("exchanged", (1, TRASNO, 0, MOURA)))
    assert STOLEN not in scene.readable and "gets Trasno instead" in scene.readable


async def test_until_it_has_left_the_next_start_sends_the_board(scene: Scene) -> None:
    """A bot that is killed meanwhile shows the board as always."""
    await scene.happens(THEFT, wait=3)
    assert scene.tables.told == []
    scene.all = scene.boards()
    scene.all.update(scene.table)
    await scene.time.advance(2)
    assert STOLEN not in scene.readable
    assert scene.tables.told == [(scene.table.revision, BOARD)]


async def test_afterwards_it_is_saved_that_the_board_is_shown(scene: Scene) -> None:
    await scene.happens(THEFT, wait=9)
    assert scene.tables.told == [(scene.table.revision, BOARD)]


async def test_a_bot_that_is_stopped_takes_it_from_the_board_first(scene: Scene) -> None:
    await scene.happens(THEFT)
    closing = asyncio.ensure_future(scene.all.close(5))
    await scene.time.advance(2)
    await closing
    assert STOLEN not in scene.readable
    assert scene.tables.told == [(scene.table.revision, BOARD)]


async def test_one_that_is_being_sent_when_the_bot_is_stopped_is_taken_from_the_board_too(scene: Scene) -> None:
    scene.discord.hold = asyncio.Event()
    await scene.happens(THEFT)
    closing = asyncio.ensure_future(scene.all.close(5))
    await scene.time.advance(0.1)
    scene.discord.hold.set()
    await scene.time.advance(2)
    await closing
    assert STOLEN not in scene.readable
    assert scene.tables.told == [(scene.table.revision, BOARD)]


async def test_a_game_that_a_moment_ends_shows_its_board_at_last(scene: Scene) -> None:
    """Until then whoever looks after it isn't let go of: there would be two."""
    scene.table.now.status, posts = "over", scene.all.posts_of(scene.table)
    await scene.happens(THEFT, wait=3)
    assert STOLEN in scene.readable and scene.all.posts_of(scene.table) is posts
    await scene.time.advance(6)
    assert STOLEN not in scene.readable and scene.all.posts_of(scene.table) is not posts


# ---- what the board shows ------------------------------------------------------------------------------------------


def buttons(screen: Any) -> list[Any]:
    return [part for part in screen.parts if isinstance(part, Buttons)]


def test_what_a_roll_stands_for_is_above_the_words_and_the_buttons_stay() -> None:
    fight = attack(duel("sant-jordi:B", "muixeranguera").waiting().at("act"), "sant-jordi", "muixeranguera")
    table = seated(fight.game, *PEOPLE[:2])
    asked = Stage(table).look(table, SAY)
    assert asked is not None
    as_always, staged = [board(table, [], SAY, pictures=True, on_stage=each) for each in (None, asked)]
    pictures = [part.tile for part in staged.parts if isinstance(part, Picture)]
    assert staged.parts[0] == asked.picture and [type(tile) for tile in pictures] == [Duel]
    assert asked.picture.alt == asked.tile.alt
    assert buttons(staged) == buttons(as_always) and buttons(staged)
    words = [[part for part in screen.parts if not isinstance(part, Picture)] for screen in (as_always, staged)]
    assert words[0] == words[1]


def test_without_pictures_a_moment_is_two_lines(scene: Scene) -> None:
    tile = Theft("alakazum", "trasno", "STOLEN!", (), "loses Trasno")  # pyright: ignore[reportArgumentType]
    moment = Moment("theft", (0, 1), Markdown("Ben lost Trasno.\nBen gets Moura instead."), tile, 3)
    assert moment.picture.alt == "Ben lost Trasno.\nBen gets Moura instead."
    screen = board(scene.table, [], SAY, on_stage=moment)
    assert not any(isinstance(part, Picture) for part in screen.parts)
    assert any(getattr(part, "text", None) == moment.words for part in screen.parts)


def ids(screen: Any) -> list[str]:
    return [button.id for part in buttons(screen) for button in part.buttons]


def test_while_ai_wait_board_and_hands_have_a_button_that_goes_on(scene: Scene) -> None:
    """The board as long as the moment is on it, the hand of whom it concerns until they have pressed."""
    moment = Moment("theft", (0, 1), Markdown("Ben lost Trasno."), Theft("alakazum", "trasno", "", (), ""), 3)  # pyright: ignore
    on = f"al:{scene.table.id:x}:moment:over"
    for clocks, seats in ([], []), ([Clock(MOMENT, 0, NOW + 2, 1)], [1]):
        scene.table.now.clocks = {clock.key: clock for clock in clocks}
        assert (on in ids(board(scene.table, [], SAY, on_stage=moment))) == bool(seats)
        assert on not in ids(board(scene.table, [], SAY))
        assert [seat for seat in (1, 2) if on in ids(hand(hand_of(scene.table, seat), SAY))] == seats


def test_a_quick_table_has_no_picture_of_the_question() -> None:
    fight = attack(duel("sant-jordi:B", "muixeranguera").waiting().at("act"), "sant-jordi", "muixeranguera")
    assert Stage(table := seated(fight.game, *PEOPLE[:2], rules=TableRules(pace="quick"))).look(table, SAY) is None


def to_be_turned_over() -> Any:
    """Ana's Alakazum of 9 stands before its enemy is turned over."""
    game = a_table(seats=3).team(0, "moura").team(1, "caganer").team(2, "penitente").waiting().at("act").game
    game.push(Showdown(0, "GAL", (), 2, 9))
    game._advance()  # pyright: ignore[reportPrivateUsage]
    return game


async def test_a_guess_is_answered_in_private_and_edits_nothing(scene: Scene) -> None:
    scene.table.now.game = to_be_turned_over()
    request: Any = SimpleNamespace(services=SimpleNamespace(boards=scene.all), person=Person(2, "Ben"), say=SAY)
    for what, said in (("8", "You guess 8."), ("99", "nothing for you to guess")):
        note: Any = await press_guess(request, Press(scene.table.id, GUESS, (what,)), scene.table)
        assert isinstance(note, Note) and said in str(note.screen)
    assert scene.all.posts_of(scene.table).board.stage.guesses == {Person(2, "Ben"): "8"}
    assert scene.discord.named("edit") == []


def test_others_guess_in_private_what_will_be_turned_over_and_who_was_right_is_named(scene: Scene) -> None:
    frame = to_be_turned_over()
    table = seated(frame, *PEOPLE)
    table.lately = Lately(type(frame), [], [])
    stage = Stage(table)
    asked = stage.look(table, SAY)
    assert asked is not None and asked.asks
    offered = [id for id in ids(board(table, [], SAY, on_stage=asked)) if ":guess:" in id]
    assert offered == [f"al:{table.id}:guess:{each}" for each in asked.tile.guesses] and len(offered) > 2
    assert stage.guess(table, Person(2, "B*n"), "7", SAY) and stage.guess(table, Person(9, "Zoe"), "8", SAY)
    assert not stage.guess(table, Person(1, "Ana"), "7", SAY), "she casts it"
    assert not stage.guess(table, Person(2, "B*n"), "99", SAY)
    shown = board(table, [], SAY, on_stage=stage.look(table, SAY))
    assert "B*n" not in str(shown) and "Zoe" not in str(shown), "nobody else sees it"
    table.now.game = scene.table.game
    events = [ALAKAZUM, Event("flipped", (0, 2, FRIDAY, 7))]
    table.now.n += 1
    row = MoveRow(table.n, 0, 1, "[]", "player", 1, codec.dumps(events).decode(), 1, 0.0)  # pyright: ignore
    table.lately = Lately(type(frame), [row], [None])
    answer = stage.look(table, SAY)
    assert answer is not None and answer.words.endswith("🎯 Guessed right: B\\*n.") and stage.guesses == {}

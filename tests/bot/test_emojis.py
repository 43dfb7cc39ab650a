"""Our own emojis: uploaded once, the newest counts, old ones go after an hour; and where they stand in messages."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.client import TableClient
from bot.delivery.discord_api import Code, DiscordRefused, RateLimited, UnknownOutcome
from bot.delivery.drawing import Drawing
from bot.delivery.emoji_upload import LOOK_AGAIN, OLD_FOR, ApplicationEmojis, Emoji, EmojiUpload
from bot.delivery.emojis import CHARACTERS, Emojis
from bot.delivery.layout import compose
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Button, Buttons, Option, Part, Screen, Select, Text
from bot.screens.signs import sign_table
from bot.screens.table import board
from games.alakazum.cards import CARDS
from games.alakazum.cards import CHARACTERS as WITCHES
from games.kernel.game import Game
from pictures.emojis import names as drawn_names
from pictures.emojis import png as picture_of
from playground import Playground, RateLimits
from tables.replies import hand_of
from tables.servers import SettingsChange
from tests.bot.fakes import FakeTime, snowflake
from tests.bot.house import House, QuickTime, a_house
from tests.bot.test_screen_sizes import KINDS, RULES, SAY, positions

NOW = 1_700_000_000.0
NAMES = ("star", "die_O6", "creature_G")


class FakeDiscord:
    """The application's emojis, as several processes see them."""

    def __init__(self, time: FakeTime) -> None:
        self.time = time
        self.there: list[Emoji] = []
        self.calls: list[str] = []
        self.at: list[float] = []
        """When each upload came, taken or not."""
        self.longest = 100
        """Letters of a name."""
        self.trouble: list[Exception] = []
        self.made = 0
        self.servers = FakeServers()

    async def emojis(self) -> list[Emoji]:
        return [*self.there]

    async def upload_emoji(self, name: str, png: bytes) -> Emoji:
        await asyncio.sleep(0)
        self.at.append(self.time.now)
        if self.trouble:
            raise self.trouble.pop(0)
        if len(name) > self.longest or any(emoji.name == name for emoji in self.there):
            raise DiscordRefused("upload_emoji", Code.INVALID_FORM)
        self.calls.append(name)
        self.made += 1
        self.there.append(Emoji(snowflake(NOW + self.time.now, self.made), name))
        return self.there[-1]

    async def delete_emoji(self, id: int) -> None:
        self.there = [emoji for emoji in self.there if emoji.id != id]


class FakeServers:
    """The bot's own settings, as several processes see them."""

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {"application": 7}

    async def own(self) -> dict[str, Any]:
        return deepcopy(self.kept)

    async def change_own(self, change: SettingsChange) -> None:
        self.kept = change(deepcopy(self.kept))


def shown(there: FakeDiscord) -> list[str]:
    """What the emojis show, each by its name without a number."""
    return [re.sub(r"_\d+$", "", emoji.name) for emoji in there.there]


def process(
    there: FakeDiscord,
    time: FakeTime,
    look: bytes = b"look",
    emojis: Emojis | None = None,
    names: Iterable[str] = NAMES,
    **more: Any,
) -> EmojiUpload:
    async def draw(name: str) -> bytes:
        return name.encode() + look

    return EmojiUpload(emojis or Emojis(), there, names, draw, there.servers, time, lambda: NOW + time.now, **more)


def markup(emojis: Emojis, sign: str = "★") -> str:
    (part,) = emojis.put_in(Screen((Text(sign),))).parts
    assert isinstance(part, Text)
    return part.text


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def there(time: FakeTime) -> FakeDiscord:
    return FakeDiscord(time)


async def run(time: FakeTime, seconds: float, *uploads: EmojiUpload) -> None:
    tasks = [asyncio.create_task(upload.run()) for upload in uploads]
    await time.advance(seconds, 0.25 if seconds <= 120 else 10)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_what_is_missing_is_uploaded_and_used(time: FakeTime, there: FakeDiscord) -> None:
    emojis = Emojis()
    await run(time, 30, process(there, time, emojis=emojis))
    assert [emoji.name for emoji in there.there] == [*NAMES]
    assert markup(emojis) == f"<:{there.there[0].name}:{there.there[0].id}>"


async def test_what_is_there_is_used_at_once_and_not_uploaded_again(time: FakeTime, there: FakeDiscord) -> None:
    await run(time, 30, process(there, time))
    there.calls.clear()
    emojis = Emojis()
    await run(time, 1, process(there, time, emojis=emojis))
    assert markup(emojis) != "★"
    await run(time, 60, process(there, time))
    assert there.calls == []


async def test_two_processes_do_not_upload_twice(time: FakeTime, there: FakeDiscord) -> None:
    first, second = Emojis(), Emojis()
    await run(time, 60, process(there, time, emojis=first), process(there, time, emojis=second))
    assert sorted(shown(there)) == sorted(NAMES)
    assert markup(first) == markup(second) != "★"


async def test_an_old_one_goes_an_hour_after_its_successor_came(time: FakeTime, there: FakeDiscord) -> None:
    before, after = Emojis(), Emojis()
    old = process(there, time, emojis=before)
    await run(time, 30, old)
    outdated = {emoji.id for emoji in there.there}
    both = asyncio.create_task(run(time, OLD_FOR - LOOK_AGAIN, old, process(there, time, b"new", after)))
    await both
    assert outdated <= {emoji.id for emoji in there.there}
    assert markup(before) == markup(after)  # the old process follows the new one
    await run(time, 3 * LOOK_AGAIN, process(there, time, b"new"))
    assert not outdated & {emoji.id for emoji in there.there}
    assert sorted(emoji.name for emoji in there.there) == sorted(f"{name}_2" for name in NAMES)


async def test_a_picture_that_comes_back_has_its_number_again(time: FakeTime, there: FakeDiscord) -> None:
    """Each picture is counted once: *star*, *star_2*, and a third is *star_3* though the others are gone."""
    for look, name in ((b"one", "star"), (b"two", "star_2"), (b"one", "star"), (b"three", "star_3")):
        await run(time, OLD_FOR + 2 * LOOK_AGAIN, process(there, time, look, names=("star",)))
        assert [emoji.name for emoji in there.there] == [name]


async def test_an_emoji_that_is_not_ours_stays(time: FakeTime, there: FakeDiscord) -> None:
    """Ours from before they were numbered goes; a name that somebody else has is left to them."""
    there.there = [Emoji(1, "star"), Emoji(2, "party_0123456789"), Emoji(3, "star_0123456789")]
    emojis = Emojis()
    await run(time, OLD_FOR + 2 * LOOK_AGAIN, process(there, time, emojis=emojis))
    assert {1, 2} < {emoji.id for emoji in there.there} and 3 not in {emoji.id for emoji in there.there}
    assert markup(emojis).startswith("<:star_2:")


@pytest.mark.parametrize(
    "trouble", [RateLimited("upload_emoji", 40.0), UnknownOutcome("upload_emoji")], ids=["rate limit", "no answer"]
)
async def test_trouble_that_passes(trouble: Exception, time: FakeTime, there: FakeDiscord) -> None:
    there.trouble = [trouble]
    await run(time, 120, process(there, time))
    assert sorted(shown(there)) == sorted(NAMES)


async def test_one_that_cannot_be_drawn_keeps_no_other_away_and_comes_later(time: FakeTime, there: FakeDiscord) -> None:
    fails = [RuntimeError("no room to draw")]

    async def draw(name: str) -> bytes:
        if name == "star" and fails:
            raise fails.pop()
        return name.encode()

    upload = EmojiUpload(Emojis(), there, NAMES, draw, there.servers, time, lambda: NOW + time.now)
    task = asyncio.create_task(upload.run())
    with capture_logs() as logs:
        await time.advance(60, 0.25)
    assert sorted(shown(there)) == sorted(set(NAMES) - {"star"})
    assert [row["name"] for row in logs if row["log_level"] == "error"] == ["star"]
    await time.advance(LOOK_AGAIN, 10)
    task.cancel()
    assert sorted(shown(there)) == sorted(NAMES)


async def test_where_discord_refuses_there_are_unicodes_signs(time: FakeTime, there: FakeDiscord) -> None:
    there.trouble = [DiscordRefused("upload_emoji", Code.TOO_MANY_EMOJIS)] * 9
    emojis = Emojis()
    await run(time, 60, process(there, time, emojis=emojis))
    assert there.there == [] and markup(emojis) == "★"


async def test_a_full_shelf_gets_no_more(time: FakeTime, there: FakeDiscord) -> None:
    there.there = [Emoji(at, f"party{at}") for at in range(1999)]
    await run(time, 60, process(there, time))
    assert len(there.calls) == 1


async def test_uploads_keep_a_pace_that_halves_with_each_refusal(time: FakeTime, there: FakeDiscord) -> None:
    await run(time, 60, process(there, time))
    first, second, third = there.at
    assert second - first == third - second == pytest.approx(0.25)
    there.there, there.at = [], []
    there.trouble = [RateLimited("upload_emoji", 0.3), RateLimited("upload_emoji", 40.0)]
    await run(time, 120, process(there, time, b"new"))
    gaps = [later - earlier for earlier, later in pairwise(there.at)]
    assert gaps == pytest.approx([0.5, 40.0, 1.0, 1.0]), "a refusal's own time is kept to, and the pace halves"


async def test_emojis_are_used_as_they_arrive_every_twenty_five(time: FakeTime, there: FakeDiscord) -> None:
    """The last of sixty shows nothing yet, the first does; that there are more to come is said once."""
    emojis = Emojis()
    names = ("star", *(f"other{at}" for at in range(58)), "die_O6")
    upload = process(there, time, emojis=emojis, names=names)
    with capture_logs() as logs:
        running = asyncio.create_task(upload.run())
        await time.advance(5.0 + 25 * 0.25 + 1.0, 0.25)
        assert 25 <= len(there.there) < 60
        assert markup(emojis) != "★" and markup(emojis, "🟧O6") == "🟧O6"
        await time.advance(30, 0.25)
    assert [line["event"] for line in logs if line["log_level"] == "info"] == ["emojis_wait"]
    assert len(there.there) == 60 and markup(emojis, "🟧O6") != "🟧O6"
    running.cancel()


async def test_while_discord_wants_it_to_wait_another_process_has_the_turn(time: FakeTime, there: FakeDiscord) -> None:
    turn = asyncio.Lock()

    @asynccontextmanager
    async def alone() -> AsyncIterator[None]:
        async with turn:
            yield

    there.trouble = [RateLimited("upload_emoji", 3600.0)]
    running = asyncio.create_task(process(there, time, alone=alone).run())
    await time.advance(10, 0.25)
    assert len(there.at) == 1 and not turn.locked()
    second = Emojis()
    other = asyncio.create_task(process(there, time, emojis=second, alone=alone).run())
    await time.advance(20, 0.25)
    assert len(there.there) == len(NAMES) and markup(second) != "★"
    running.cancel(), other.cancel()


async def test_a_name_that_discord_refuses_is_in_the_log_once(time: FakeTime, there: FakeDiscord) -> None:
    there.longest = 32
    with capture_logs() as logs:
        await run(time, 3 * LOOK_AGAIN, process(there, time, names=("a" * 33, *NAMES)))
    errors = [row for row in logs if row["log_level"] == "error"]
    assert [row["event"] for row in errors] == ["emoji_refused"] and errors[0]["name"].startswith("a" * 33)
    assert [emoji.name for emoji in there.there] == [*NAMES]
    assert len(there.at) == 1 + len(NAMES)


async def test_where_discord_takes_fifty_an_hour_the_fifty_are_used(tmp_path: Path) -> None:
    """Through the wire."""
    png = picture_of("star")

    async def draw(name: str) -> bytes:
        return png

    limits = RateLimits(emojis=(50, 3600.0), overall=(5000, 1.0), other=(5000, 1.0))
    async with Playground(limits=limits) as play, a_house(play, tmp_path / "a.db") as house:
        emojis, names = Emojis(), ("star", *(f"other{at}" for at in range(59)))
        drawn = dict.fromkeys(names, png)
        upload = EmojiUpload(
            emojis, ApplicationEmojis(house.client), names, draw, house.client.services.servers, QuickTime()
        )
        # Rounds of `run`, without its pauses.
        assert await upload._upload_some(drawn) == await upload._upload_some(drawn) == 0.25
        assert await upload._upload_some(drawn) == pytest.approx(3600, abs=60)
        await upload._adopt()
        assert markup(emojis) != "★" and len(play.world.emojis.known) == 50


# ---- in messages -----------------------------------------------------------------------------------------------------


def used(*names: str) -> Emojis:
    emojis = Emojis()
    emojis.use({name: (name, at) for at, name in enumerate(names, 1)})
    return emojis


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("★2 for you", "<:star:1>2 for you"),
        ("🟧O6", "<:die_O6:2>"),
        ("🟧\u00a0O6\u00a0O6🔒 · 3", "<:die_O6:2><:die_O6:2>🔒 · 3"),
        ("🟧\u00a0O6\u00a0O5", "🟧\u00a0O6\u00a0O5"),
        ("tail 🟨G", "tail <:creature_G:3>"),
        ("🌊\u2060●", "🌊\u2060●"),
        ("⚔️ 2", "⚔️ 2"),
    ],
)
def test_signs_in_words_become_emojis_where_there_are_all(written: str, shown: str) -> None:
    assert markup(used(*NAMES), written) == shown


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("Fight ★", None), ("Fight", "<:star:1>")),
        (("tail 🟨G", None), ("tail G", "<:creature_G:3>")),
        (("Fight ★ ★", None), ("Fight ★ ★", None)),
        (("tail 🟨G · Keeper’s slot", None), ("tail G · Keeper’s slot", "<:creature_G:3>")),
        (("tail ★ · Keeper’s slot", None), ("tail · Keeper’s slot", "<:star:1>")),
        (("★ Explore", None), ("Explore", "<:star:1>")),
        (("🟨G Goldcrest", None), ("G Goldcrest", "<:creature_G:3>")),
        (("🟧O6 for 🟦B2", None), ("O6 for 🟦B2", "<:die_O6:2>")),
        (("O6", "🟧"), ("O6", "<:die_O6:2>")),
        (("🟨G Goldcrest", "👍"), ("G Goldcrest", "👍")),
        (("Goldcrest", "👍"), ("Goldcrest", "👍")),
        (("Explore", "★"), ("Explore", "<:star:1>")),
        (("Plain", "✋"), ("Plain", "✋")),
        (("★", None), ("★", None)),
    ],
)
def test_labels_carry_their_first_sign_before_them(
    before: tuple[str, str | None], after: tuple[str, str | None]
) -> None:
    label, emoji = before
    screen = Screen(
        (Buttons((Button(label, "al:1:1:a", emoji=emoji),)), Select("x", "?", (Option(label, "a", emoji=emoji),)))
    )
    buttons, select = used(*NAMES).put_in(screen).parts
    assert isinstance(buttons, Buttons) and isinstance(select, Select)
    assert (buttons.buttons[0].label, buttons.buttons[0].emoji) == after
    assert (select.options[0].label, select.options[0].emoji) == after


def test_a_characters_name_has_its_face_and_the_label_no_other_sign() -> None:
    """Old and new may mix: a face that is still to come is left out, the others are there."""
    screen = Screen((Buttons(tuple(Button(name, "al:1:1:a", emoji=sign) for name, sign in FACES)),))
    (shown,) = used("moura").put_in(screen).parts
    assert isinstance(shown, Buttons)
    said = [(button.label, button.emoji) for button in shown.buttons]
    assert said == [("Moura", "<:moura:1>"), ("Moura", "👍"), ("Caganer", None), ("Moura · 2 : 1", "<:moura:1>")]


FACES = (("Moura", None), ("Moura", "👍"), ("Caganer", None), ("Moura · 2 : 1", None))


def test_every_character_has_a_face_that_its_name_finds() -> None:
    known = set(drawn_names())
    assert {CARDS[card].name for card in WITCHES} == sign_table().names.keys()
    assert set(sign_table().names.values()) <= known


def test_words_that_would_not_fit_keep_their_signs() -> None:
    long = Screen((Text("★ " * (CHARACTERS // 8)),))
    assert used(*NAMES).put_in(long) == long


def test_a_message_with_our_emojis_is_what_discord_py_takes() -> None:
    screen = Screen((Text("★2"), Buttons((Button("O6", "al:1:1:a", emoji="🟧"),))))
    emojis = Emojis()
    emojis.use({"star": ("star", 10**17 + 1), "die_O6": ("die_O6", 10**17 + 2)})
    (words, row) = compose(Drawing(emojis=emojis).words(screen)).components
    assert words["content"] == f"<:star:{10**17 + 1}>2"
    assert row["components"][0]["emoji"] == {"id": 10**17 + 2, "name": "die_O6"}


async def test_the_client_uploads_to_discord(house: House) -> None:
    """The same through the wire: discord.py's calls, Discord's answers."""

    async def draw(name: str) -> bytes:
        return picture_of("star")

    client: TableClient = house.client
    emojis = Emojis()
    upload = EmojiUpload(emojis, ApplicationEmojis(client), ("star",), draw, house.client.services.servers, QuickTime())
    await upload._upload()  # rounds of `run`, without its pauses
    await upload._upload()
    await upload._adopt()
    (there,) = await ApplicationEmojis(client).emojis()
    assert there.name == "star" and markup(emojis) == f"<:{there.name}:{there.id}>"
    with pytest.raises(DiscordRefused):
        await ApplicationEmojis(client).upload_emoji(there.name, await draw("star"))
    await ApplicationEmojis(client).delete_emoji(there.id)
    with pytest.raises(DiscordRefused):
        await ApplicationEmojis(client).delete_emoji(there.id)


async def test_an_emoji_that_discord_does_not_know_is_left_out_of_the_next_try() -> None:
    from bot.delivery.discord_api import InvalidEmoji, expecting

    emojis = used(*NAMES)
    sheet = compose(Drawing(emojis=emojis).words(Screen((Text("★"),))))
    answer: Any = type("Answer", (), {"status": 400, "reason": "Bad Request"})()
    body = {"code": 50035, "message": "Invalid Form Body", "errors": {"components": {"0": {"emoji": {"id": {
        "_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}}}}}}  # fmt: skip
    with pytest.raises(InvalidEmoji), expecting("edit", sheet=sheet):
        raise discord.HTTPException(answer, body)
    assert markup(emojis) == "★"


# ---- while they change -----------------------------------------------------------------------------------------------

MARKUP = re.compile(r"<:\w{2,32}:\d+>")


@pytest.mark.parametrize("kind", KINDS)
def test_while_old_and_new_emojis_mix_no_board_and_no_hand_breaks(kind: type[Game]) -> None:
    """Fifty an hour arrive: of some there is the old picture, of some the new one, some are still to come."""
    chance, seats, used = Random(kind.KEY), kind.SEATS[-1], Counter[bool]()
    for at, (table, recent) in enumerate(positions(kind, seats, RULES[kind.KEY][0], 90)):
        some = [name for name in drawn_names() if chance.random() < 0.5]
        ids = {name: (f"{name}_{chance.choice(DIGESTS)}", 10**18 + number) for number, name in enumerate(some)}
        emojis, known = Emojis(), {f"<:{full}:{id}>" for full, id in ids.values()}
        emojis.use(ids)
        for screen in (board(table, recent, SAY), hand_screen(hand_of(table, at % seats), SAY)):
            shown = emojis.put_in(screen)
            assert compose(Drawing(emojis=emojis).words(screen)).components
            for before, after in zip(screen.parts, shown.parts, strict=True):
                assert set(MARKUP.findall(repr(after))) <= known
                for was, now in zip(said_in(before), said_in(after), strict=True):
                    agree(*was, *now)
                    used[bool(MARKUP.search(f"{now}"))] += 1
    assert min(used[True], used[False]) > 100


DIGESTS = ("0123456789", "abcdefabcd")
"""Of an old picture and of a new one."""


def said_in(part: Part) -> list[tuple[str, str, str | None]]:
    """The id, the words and the emoji of each control of a part; of a text its words."""
    match part:
        case Text():
            return [("", part.text, None), ("", part.short, None)]
        case Buttons():
            return [(each.id or each.url, each.label, each.emoji) for each in part.buttons]
        case Select():
            return [(each.value, each.label, each.emoji) for each in part.options]
        case _:
            return []


def agree(id: str, words: str, emoji: str | None, shown_id: str, shown: str, shown_emoji: str | None) -> None:
    """The same control, with all its letters but those that an emoji shows, and never empty."""
    pieces = MARKUP.sub(" ", shown).split()
    assert shown_id == id
    assert re.search(".*".join(map(re.escape, pieces)), words, re.S), (words, shown)
    assert shown or shown_emoji or not words
    assert bool(shown_emoji) >= bool(emoji)

"""Whose eyes one looks through: the first screen, several seats, reloading, a broken line, a second browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import Page as Tab

from playground.quickstart import FirstScreen, read_first_screen

from . import screens
from .conftest import PLAY_JSON, Served, png, serve
from .fake_playground import FakeReply, FakeSeat
from .screens import button, message, row
from .test_acting import COMMANDS
from .test_messages import shown, sit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CHESS = {
    "title": "Chess club",
    "games": [
        {
            "name": "Chess",
            "tagline": "Kings and queens",
            "choices": [
                {
                    "id": "ai",
                    "label": "Opponents",
                    "values": [{"value": number, "label": str(number)} for number in (0, 1, 2)],
                    "default": 1,
                },
            ],
            "steps": [
                {"slash": "chess new", "options": {"level": "easy"}},
                {"press": {"label": "add"}, "times": "{ai}"},
                {"select": {"placeholder": "pace"}, "values": ["slow"]},
                {"press": {"custom_id": "^chess:.*:start$"}, "when": {"ai": [1, 2]}},
            ],
        }
    ],
}


class Lobby(FakeSeat):
    """A seat to whom a bot shows a lobby once its command was sent."""

    async def command(self, *given: Any) -> FakeReply:
        reply = await super().command(*given)
        controls = [button("chess:7:add", "Add AI"), button("chess:7:start", "Start", 3), button("x", "Other")]
        pace = screens.select("chess:7:pace", "Which pace?", ["Live", "Slow"])
        self.show("message", message(9, channel_id=self.channel_id, components=[row(*controls), row(pace)]))
        return reply


async def lobby(served: Served, name: str) -> FakeSeat:
    served.playground.commands = COMMANDS
    served.page.play = FirstScreen.model_validate(CHESS)
    seat = served.playground.taken[name] = Lobby(served.playground, 400, name)  # type: ignore[assignment]
    return seat


async def test_the_first_screen_is_in_the_browsers_language_and_changes_it(tab: Tab, served: Served):
    miren = await lobby(served, "Miren")
    said = {"es": "Club de ajedrez", "en": "Chess club"}
    played = {**CHESS, "title": said, "languages": {"es": "español", "en": "English"}}
    played["speak"] = {"slash": "chess speak", "options": {"which": "{language}"}}
    served.page.play = FirstScreen.model_validate(played)
    await tab.goto(served.url)
    await expect(tab.get_by_role("heading", name="Chess club")).to_be_visible()  # the browser's is English
    await tab.get_by_role("combobox", name="Language").select_option("español")
    await expect(tab.get_by_role("heading", name="Club de ajedrez")).to_be_visible()
    assert await tab.locator("html").get_attribute("lang") == "es"
    await tab.reload()
    await expect(tab.get_by_role("heading", name="Club de ajedrez")).to_be_visible()
    served.page.language = "en"  # started anew, with `--language en`
    await tab.reload()
    await expect(tab.get_by_role("heading", name="Chess club")).to_be_visible()
    served.page.language = None
    await tab.reload()
    await tab.get_by_role("combobox").select_option("English")
    await tab.get_by_role("textbox", name="Your name").fill("Miren")
    await tab.get_by_text("Opponents: 1").click()
    await tab.get_by_text("0", exact=True).click()
    await expect(tab.get_by_text("Opponents: 0")).to_be_visible()
    await tab.get_by_role("button", name="Play").click()
    await miren.has_done(3)
    assert [done[1] for done in miren.done] == ["chess speak", "chess new", "chess:7:pace"]
    assert miren.done[0][-1] == {"which": "en"}


async def test_two_clicks_from_the_first_screen_to_the_game(tab: Tab, served: Served):
    miren = await lobby(served, "Miren")
    served.seat("Pep").show("message", message(1, content="busy here"))
    miren.show("message", message(1, content="busy here"))
    await tab.goto(served.url)
    await expect(tab.get_by_role("heading", name="Chess club")).to_be_visible()
    await tab.get_by_role("textbox", name="Your name").fill("Miren")
    await tab.get_by_text("Opponents: 1").click()
    await tab.get_by_text("2", exact=True).click()
    await tab.get_by_role("button", name="Play").click()
    await miren.has_done(5)
    await expect(tab.get_by_role("button", name="Add AI")).to_be_visible()
    assert [done[:3] for done in miren.done] == [
        ("slash", "chess new", "201"),  # the first channel in which nothing was said
        ("click", "chess:7:add", "9"),
        ("click", "chess:7:add", "9"),
        ("select", "chess:7:pace", ["slow"]),
        ("click", "chess:7:start", "9"),
    ]


async def test_a_condition_leaves_a_step_out_and_used_channels_are_left(tab: Tab, served: Served):
    miren = await lobby(served, "Miren")
    for place in ("200", "201"):
        miren.show("message", message(1, channel_id=place))
    await tab.goto(served.url)
    await tab.get_by_role("textbox", name="Your name").fill("miren")
    await tab.get_by_text("Opponents: 1").click()
    await tab.get_by_text("0", exact=True).click()
    await tab.get_by_role("button", name="Play").click()
    await miren.has_done(2)
    await expect(tab.locator(".channel-title")).to_have_text("table")
    assert [done[:2] for done in miren.done] == [("slash", "chess new"), ("select", "chess:7:pace")]


async def test_a_step_that_fails_says_which(tab: Tab, served: Served):
    miren = await lobby(served, "Miren")
    miren.answers = [FakeReply("failed", "no answer")]
    await tab.goto(served.url)
    await tab.get_by_role("textbox", name="Your name").fill("Miren")
    await tab.get_by_role("button", name="Play").click()
    await expect(tab.get_by_role("alert").first).to_have_text("Chess couldn’t start on its own. /chess new: no answer")


async def test_a_name_is_needed_and_proposed(tab: Tab, served: Served):
    served.seat("ana")
    await tab.goto(served.url)
    name = tab.get_by_role("textbox", name="Your name")
    await expect(name).to_have_value("Pep")  # Ana is taken
    await name.fill("  ")
    await tab.get_by_role("button", name="Just look around").click()
    await expect(tab.get_by_role("alert")).to_have_text("Choose a name first.")
    await name.fill("Xoán")
    await tab.get_by_role("button", name="Just look around").click()
    await expect(tab.get_by_role("textbox", name="Message #table-1")).to_be_focused()
    assert [seat.name for seat in served.playground.seats] == ["ana", "Xoán"]


async def test_a_second_browser_on_the_same_address_is_another_seat(tab: Tab, browser: Browser, served: Served):
    await tab.goto(served.url)
    await tab.get_by_role("button", name="Just look around").click()
    await expect(tab.locator(".channel-title")).to_have_text("table-1")
    address = tab.url
    other = await (await browser.new_context()).new_page()
    await other.goto(address)
    await expect(other.get_by_role("textbox", name="Your name")).to_have_value("Pep")
    await other.get_by_role("button", name="Just look around").click()
    await expect(other.locator(".channel-title")).to_have_text("table-1")
    assert [seat.name for seat in served.playground.seats] == ["Ana", "Pep"]
    secret = message(1, content="for Ana alone", flags=screens.EPHEMERAL)
    served.seat("Ana").show("message", secret)
    served.seat("Pep").show("message", message(2, content="for all"))
    await expect(shown(tab, 1)).to_contain_text("for Ana alone")
    await expect(shown(other, 2)).to_contain_text("for all")
    await expect(shown(other, 1)).to_have_count(0)
    await other.context.close()


async def test_a_reload_loses_nothing(tab: Tab, served: Served):
    await tab.goto(served.url)
    await tab.get_by_role("button", name="Just look around").click()
    ana = served.seat("Ana")
    ana.show("message", message(1, content="a secret hand", flags=screens.EPHEMERAL, channel_id="201"))
    await tab.get_by_role("button", name="table-2").click()
    await expect(shown(tab, 1)).to_contain_text("a secret hand")
    await tab.reload()
    await expect(tab.locator(".channel-title")).to_have_text("table-2")
    await expect(shown(tab, 1)).to_contain_text("a secret hand")


async def test_a_broken_line_is_told_mended_and_loses_nothing(tab: Tab, served: Served):
    ana = served.seat("Ana")
    ana.show("message", message(1, content="before"))
    await sit(tab, served)
    await tab.get_by_role("textbox", name="Message #table-1").fill("half a word")
    await served.runner.cleanup()
    await expect(tab.locator(".seat .banner")).to_have_text("Connection lost. Trying again…")
    ana.show("message", message(2, content="meanwhile"))
    ana.show("delete", {"id": "1", "channel_id": "200"})
    again = await serve(served.playground, read_first_screen(PLAY_JSON), served.port)
    try:
        await expect(shown(tab, 2)).to_contain_text("meanwhile", timeout=10_000)
        await expect(shown(tab, 1)).to_have_count(0)
        await expect(tab.locator(".seat .banner")).to_be_hidden()
        await expect(tab.get_by_role("textbox", name="Message #table-1")).to_have_value("half a word")
    finally:
        await again.runner.cleanup()


async def test_several_seats_side_by_side_and_one_at_a_time(tab: Tab, served: Served):
    for name in ("Ana", "Pep"):
        served.seat(name).show("message", message(1, content=f"only {name}", flags=screens.EPHEMERAL))
    await tab.goto(f"{served.url}?seats=ana,pep")
    await expect(tab.get_by_role("region", name="Seat of ana")).to_contain_text("only Ana")
    await expect(tab.get_by_role("region", name="Seat of pep")).to_contain_text("only Pep")
    await tab.get_by_role("button", name="Pep", exact=True).click()
    await expect(tab.get_by_text("only Ana")).to_be_hidden()
    await expect(tab.get_by_text("only Pep")).to_be_visible()
    await tab.get_by_role("button", name="Side by side").click()
    await expect(tab.get_by_text("only Ana")).to_be_visible()
    await tab.get_by_role("button", name="Stop looking through the eyes of Ana").click()
    await expect(tab.get_by_role("region")).to_have_count(1)
    assert tab.url.endswith("?seats=pep")


async def test_a_seat_is_added_beside_and_looks_where_the_first_looks(tab: Tab, served: Served):
    served.seat("Carme")
    await sit(tab, served)
    await tab.get_by_role("button", name="table-2").click()
    await tab.get_by_role("button", name="Add a seat").click()
    await expect(tab.get_by_role("dialog").get_by_role("button", name="Carme")).to_be_visible()
    await tab.get_by_role("textbox", name="Name").fill("Iria")
    await tab.keyboard.press("Enter")
    await expect(tab.get_by_role("region", name="Seat of Iria").get_by_role("heading", level=1)).to_have_text("table-2")
    await expect(tab.get_by_role("region", name="Seat of Ana")).to_be_visible()


async def test_a_seat_out_of_sight_shows_that_it_was_called(tab: Tab, served: Served):
    await tab.goto(f"{served.url}?seats=Ana,Pep")
    await tab.get_by_role("button", name="Ana", exact=True).click()
    pep = served.seat("Pep")
    pep.show("message", message(1, channel_id="201", content=f"<@{pep.id}>", mentions=[pep.user]))
    await expect(tab.get_by_role("button", name="Pep, 1 new for this seat")).to_be_visible()


async def test_a_refused_name_is_told(tab: Tab, served: Served):
    await tab.goto(f"{served.url}?seats={'x' * 40}")
    await expect(tab.locator(".seat .banner")).to_have_text("A name has 1 to 32 characters and no comma.")


async def test_every_screen_says_that_it_is_not_discords(tab: Tab, served: Served):
    for width in (1280, 360):
        await tab.set_viewport_size({"width": width, "height": 800})
        await tab.goto(served.url)
        await expect(tab.get_by_text("not affiliated with or endorsed by Discord")).to_be_visible()
        await sit(tab, served)
        await expect(tab.get_by_text("Not affiliated with Discord.")).to_be_in_viewport()


async def test_enter_in_the_name_field_leads_to_the_first_game(tab: Tab, served: Served):
    await tab.goto(served.url)
    name = tab.get_by_role("textbox", name="Your name")
    await name.fill("")
    await name.press("Enter")
    await expect(tab.get_by_text("Choose a name first.")).to_be_visible()
    await name.fill("Miren")
    await name.press("Enter")
    await expect(tab.get_by_role("button", name="Play").first).to_be_focused()


async def test_back_to_the_first_screen_and_in_again(tab: Tab, served: Served):
    served.seat("Ana").show("message", message(1, content="still here"))
    await sit(tab, served)
    assert await tab.get_by_role("button", name="Start").count() == 0, "a lobby has a button of that name"
    await tab.get_by_role("button", name="Home", exact=True).click()
    await expect(tab.get_by_role("textbox", name="Your name")).to_have_value("Ana")
    assert tab.url == served.url
    await tab.get_by_role("button", name="Ana").click()
    await expect(shown(tab, 1)).to_contain_text("still here")


MORE = {
    **CHESS,
    "games": [{**CHESS["games"][0], "learn": [{"slash": "chess rules"}], "facts": ["2 players"], "picture": "a.png"}],
    "more": [{"name": "Puzzle", "tagline": "One a day", "until": "midnight-utc", "steps": [{"slash": "chess puzzle"}]}],
    "unfinished": {"custom_id": "^chess:.*:move$"},
}


async def test_learning_a_game_and_what_stands_beside_the_games(tab: Tab, served: Served, tmp_path: Path):
    miren = await lobby(served, "Miren")
    served.page.play, served.page.folder = FirstScreen.model_validate(MORE), tmp_path
    (tmp_path / "a.png").write_bytes(png(1100, 420, (90, 40, 70)))
    (tmp_path / "b.png").write_bytes(b"not named by the first screen")
    await tab.goto(served.url)
    await tab.get_by_role("textbox", name="Your name").fill("Miren")
    await expect(tab.get_by_text("2 players")).to_be_visible()
    assert await tab.locator(".cover").evaluate("one => one.decode().then(() => one.naturalWidth)") == 1100
    asked = [await tab.request.get(f"{served.url}picture/{path}") for path in ("a.png", "b.png", "..%2Fa.png")]
    assert [one.status for one in asked] == [200, 404, 404]
    await expect(tab.get_by_text(re.compile(r"^(\d+ h )?\d+ min left$"))).to_be_visible()
    await tab.get_by_role("button", name="Learn").click()
    await miren.has_done(1)
    await tab.go_back()
    await tab.get_by_role("textbox", name="Your name").fill("Miren")
    await tab.get_by_role("region", name="Puzzle").get_by_role("button", name="Play").click()
    await miren.has_done(2)
    assert [done[1] for done in miren.done] == ["chess rules", "chess puzzle"]


async def test_whoever_has_something_unfinished_may_continue_there(tab: Tab, served: Served):
    served.page.play = FirstScreen.model_validate(MORE | {"games": []})
    ana, pep = served.seat("Ana"), served.seat("Pep")
    board = {"type": 12, "items": [{"media": {"url": "http://127.0.0.1/cdn/1100x296.png"}, "description": "A board"}]}
    moves = [board, screens.text("**Chess**, move 9"), row(button("chess:7:move", "Move"))]
    ana.show("message", message(1, channel_id="201", components=moves))  # not hers
    ana.show("message", message(2, channel_id="200", content=f"<@{ana.id}>", mentions=[ana.user]))  # nothing to move
    pep.show("message", message(1, channel_id="201", components=moves))
    pep.show("message", message(3, channel_id="201", content="a secret hand", flags=screens.EPHEMERAL))
    pep.show("message", message(4, channel_id="200", content="newer"))
    await tab.goto(served.url)
    waiting = tab.get_by_role("region", name="Go on with your game")
    await expect(waiting.locator("p")).to_have_text(["Chess, move 9", "Pep · #table-2"])
    await expect(waiting.get_by_role("img", name="A board")).to_be_visible()
    await tab.get_by_role("button", name="Pep", exact=True).click()  # the seat: its own table, not the newest words
    await expect(shown(tab, 3)).to_contain_text("a secret hand")
    await tab.go_back()
    await waiting.get_by_role("button", name="Go on").click()
    await expect(shown(tab, 3)).to_contain_text("a secret hand")
    pep.show("message", message(1, channel_id="201", components=[row(button("chess:7:over", "Over"))]))
    await tab.go_back()
    await expect(tab.get_by_role("button", name="Pep", exact=True)).to_be_visible()
    await expect(tab.get_by_role("region", name="Go on with your game")).to_have_count(0)


async def test_back_and_forward_lead_through_channels_and_the_first_screen(tab: Tab, served: Served):
    served.seat("Ana").show("message", message(1, content="here"))
    await sit(tab, served)
    title, first = tab.locator(".channel-title"), tab.get_by_role("textbox", name="Your name")
    await tab.get_by_role("button", name="table-2").click()
    await expect(title).to_have_text("table-2")
    await tab.go_back()
    await expect(title).to_have_text("table-1")
    await tab.go_forward()
    await expect(title).to_have_text("table-2")
    await tab.get_by_role("button", name="Home", exact=True).click()
    await expect(first).to_be_visible()
    await tab.go_back()
    await expect(title).to_have_text("table-2")
    await tab.reload()
    await expect(title).to_have_text("table-2")
    await tab.go_back()
    await expect(title).to_have_text("table-1")
    await tab.go_forward()
    await tab.go_forward()
    await expect(first).to_have_value("Ana")


async def test_three_covers_stand_side_by_side_on_one_screen(tab: Tab, served: Served, tmp_path: Path):
    game = MORE["games"][0]
    served.page.play = FirstScreen.model_validate({**MORE, "games": [{**game, "name": f"Game {n}"} for n in range(3)]})
    (tmp_path / "a.png").write_bytes(png(1100, 420, (90, 40, 70)))
    served.page.folder = tmp_path
    await tab.goto(served.url)
    await expect(tab.locator(".game")).to_have_count(3)
    boxes = [box for one in await tab.locator(".game").all() if (box := await one.bounding_box())]
    assert (len({box["x"] for box in boxes}), len({box["y"] for box in boxes})) == (3, 1)
    assert await tab.locator(".welcome").evaluate("one => [one.scrollWidth, one.scrollHeight]") == [1280, 800]

"""Discord's published schema judges everything that goes over the wire."""

from __future__ import annotations

from typing import Any

import pytest

from playground import P, Playground
from playground.tests.sample_bot import SampleBot
from playground.tests.scenarios import by_rest, everything
from playground.tests.schema_judge import DEVIATIONS, Judge, needs_schema
from playground.traffic import Exchange
from playground.wire.routing import ROUTES


@needs_schema
async def test_discords_schema_finds_nothing_to_complain_of() -> None:
    async with Playground(record=True, bot_permissions=P.ADMINISTRATOR) as play:
        bot = SampleBot()
        async with play.running(bot):
            await everything(play)
            await by_rest(play, bot)
        assert not bot.errors
        assert play.traffic is not None
        judge = Judge().judge(play.traffic.exchanges)
    assert "\n".join(judge.misfits) == ""
    used = {f"{one.method} {one.template}" for one in play.traffic.exchanges}
    assert {route.name for route in ROUTES} == used, "every route is used, so that every route is judged"
    assert judge.judged >= 60, "each shape of payload is judged once; these are too few to mean anything"
    assert judge.excused == {reason for _, _, reason in DEVIATIONS}, "a deviation that nobody needs any more"


@needs_schema
@pytest.mark.parametrize(
    ("method", "template", "body", "status", "answer", "one"),
    [
        ("POST", "/channels/{channel_id}/messages", {"content": 5}, 200, None, "content: 5 is not of type"),
        (
            "POST",
            "/channels/{channel_id}/messages",
            {"content": "x"},
            200,
            {"id": "1"},
            "'author' is a required property",
        ),
        ("GET", "/users/@me", None, 299, {}, "no such status"),
        ("GET", "/nowhere", None, 200, {}, "no such route in Discord's schema"),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}", None, 204, {}, "a body where none belongs"),
    ],
)
def test_the_judge_sees_what_is_wrong(
    method: str, template: str, body: Any, status: int, answer: Any, one: str
) -> None:
    path = "/api/v10" + template.format(channel_id=1, message_id=2)
    judge = Judge().judge([Exchange(method, template, path, {}, body, status, answer)])
    assert any(one in one for one in judge.misfits), judge.misfits

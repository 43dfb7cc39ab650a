"""Interactions: one answer within three seconds, a token for fifteen minutes, what is ephemeral and who edits it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from playground import DiscordError
from playground.tests.conftest import Small, flat, refusal
from playground.world import Interaction, Message, Part
from playground.world.cdn import KEPT_ON
from playground.world.interactions import AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT, SLASH

EPHEMERAL, LOADING, V2 = 64, 128, 1 << 15
PNG = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000003000000020806000000")
COMMAND = {"id": "1", "name": "play", "type": 1}
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}


def opened(small: Small, kind: int = SLASH, message: Message | None = None, **more: Any) -> Interaction:
    data: dict[str, Any] = COMMAND if kind == SLASH else {"custom_id": "press", "component_type": 2, "id": 1}
    return small.world.interactions.open(kind, small.ana, small.channel, data, message=message, command="play", **more)


def answer(small: Small, about: Interaction, kind: int, data: Any = None, *files: Part) -> dict[str, Any]:
    body: dict[str, Any] = {"type": kind} if data is None else {"type": kind, "data": data}
    return small.world.interactions.callback(about.id, about.token, body, files)


def pressable(small: Small) -> Message:
    payload = small.send({"content": "board", "components": [ROW]})
    return small.channel.messages[int(payload["id"])]


def by_token(small: Small, about: Interaction) -> Interaction:
    return small.world.interactions.by_token(small.world.application_id, about.token)


# -- the first answer --------------------------------------------------------------------------------------------------


def test_an_answer_counts_up_to_three_seconds(small: Small) -> None:
    in_time, too_late = opened(small), opened(small)
    small.clock.advance(2.999)
    answer(small, in_time, 4, {"content": "hi"})
    small.clock.advance(0.002)
    with pytest.raises(DiscordError) as refused:
        answer(small, too_late, 4, {"content": "hi"})
    assert refusal(refused) == (404, 10062) and refused.value.message == "Unknown interaction"
    assert (in_time.state, too_late.state) == ("answered", "failed")


def test_an_interaction_is_answered_once(small: Small) -> None:
    about = opened(small)
    answer(small, about, 4, {"content": "hi"})
    for kind in (4, 5):
        with pytest.raises(DiscordError) as refused:
            answer(small, about, kind, {"content": "again"})
        assert refusal(refused) == (400, 40060)
        assert refused.value.message == "Interaction has already been acknowledged."


@pytest.mark.parametrize("wrong", ["token", "id"])
def test_a_stranger_cannot_answer(small: Small, wrong: str) -> None:
    about = opened(small)
    number, token = (about.id + 1, about.token) if wrong == "id" else (about.id, about.token + "x")
    with pytest.raises(DiscordError) as refused:
        small.world.interactions.callback(number, token, {"type": 6})
    assert refusal(refused) == (404, 10062)


def test_a_malformed_answer_leaves_the_interaction_open(small: Small) -> None:
    about = opened(small)
    with pytest.raises(DiscordError) as refused:
        answer(small, about, 4, {"content": "x" * 2001})
    assert flat(refused.value.errors) == {"data.content": "BASE_TYPE_MAX_LENGTH"}
    answer(small, about, 4, {"content": "short"})
    assert about.state == "answered"


@pytest.mark.parametrize(
    ("kind", "wrong"), [(SLASH, (6, 7, 8)), (COMPONENT, (8,)), (AUTOCOMPLETE, (4, 5, 6, 7, 9)), (MODAL_SUBMIT, (8, 9))]
)
def test_each_kind_of_interaction_has_its_answers(small: Small, kind: int, wrong: tuple[int, ...]) -> None:
    message = pressable(small) if kind in (COMPONENT, MODAL_SUBMIT) else None
    for answer_type in wrong:
        about = opened(small, kind, message)
        with pytest.raises(DiscordError) as refused:
            answer(small, about, answer_type, {"content": "x"})
        assert flat(refused.value.errors) == {"type": "BASE_TYPE_CHOICES"}
        assert about.pending


def test_a_form_from_a_command_cannot_update_a_message(small: Small) -> None:
    about = opened(small, MODAL_SUBMIT)
    with pytest.raises(DiscordError) as refused:
        answer(small, about, 7, {"content": "x"})
    assert flat(refused.value.errors) == {"type": "BASE_TYPE_CHOICES"}


def test_the_response_names_the_message_it_made(small: Small) -> None:
    about = opened(small)
    done = answer(small, about, 4, {"content": "hi", "flags": EPHEMERAL})
    message = done["resource"]["message"]
    assert done["interaction"] == {
        "id": str(about.id),
        "type": SLASH,
        "response_message_id": message["id"],
        "response_message_loading": False,
        "response_message_ephemeral": True,
    }
    assert done["resource"]["type"] == 4 and message["flags"] == EPHEMERAL
    assert message["interaction_metadata"]["user"]["id"] == str(small.ana.id)
    assert message["webhook_id"] == message["application_id"] == str(small.world.application_id)


def test_an_update_and_a_silent_acknowledgement_of_a_press(small: Small) -> None:
    message = pressable(small)
    done = answer(small, opened(small, COMPONENT, message), 7, {"content": "new"})
    assert done["resource"]["type"] == 7 and done["resource"]["message"]["content"] == "new"
    assert small.names()[-1] == "MESSAGE_UPDATE"
    done = answer(small, opened(small, COMPONENT, message), 6)
    assert "resource" not in done and message.payload["content"] == "new"


def test_an_update_of_a_message_that_is_gone_is_refused(small: Small) -> None:
    message = pressable(small)
    about = opened(small, COMPONENT, message)
    small.world.messages.remove(message)
    with pytest.raises(DiscordError) as refused:
        answer(small, about, 7, {"content": "new"})
    assert refusal(refused) == (404, 10008)


def test_autocomplete_gives_at_most_25_choices_of_the_options_type(small: Small) -> None:
    data = {**COMMAND, "options": [{"name": "size", "type": 4, "value": "1", "focused": True}]}

    def typing() -> Interaction:
        return small.world.interactions.open(AUTOCOMPLETE, small.ana, small.channel, data)

    choices = [{"name": str(n), "value": n} for n in range(26)]
    about = typing()
    answer(small, about, 8, {"choices": choices[:25]})
    assert about.choices == choices[:25] and about.state == "choices"
    for wrong, path in (
        (choices, "data.choices"),
        ([{"name": "", "value": 1}], "data.choices.0.name"),
        ([{"name": "x" * 101, "value": 1}], "data.choices.0.name"),
        ([{"name": "one", "value": "1"}], "data.choices.0.value"),
    ):
        with pytest.raises(DiscordError) as refused:
            answer(small, typing(), 8, {"choices": wrong})
        assert list(flat(refused.value.errors)) == [path]


# -- later, by the token -----------------------------------------------------------------------------------------------


def test_the_token_lives_fifteen_minutes(small: Small) -> None:
    about = opened(small)
    answer(small, about, 4, {"content": "hi"})
    small.clock.advance(15 * 60 - 0.001)
    small.world.interactions.edit(by_token(small, about), about.response, {"content": "late"})  # type: ignore[arg-type]
    small.clock.advance(0.002)
    with pytest.raises(DiscordError) as refused:
        by_token(small, about)
    assert refusal(refused) == (401, 50027) and refused.value.message == "Invalid Webhook Token"


def test_old_interactions_are_forgotten(small: Small) -> None:
    first = opened(small)
    answer(small, first, 4, {"content": "hi"})
    small.clock.advance(3600)
    second = opened(small)
    answer(small, second, 4, {"content": "hi"})
    assert by_token(small, second) is second
    with pytest.raises(DiscordError) as refused:
        by_token(small, first)
    assert refusal(refused) == (404, 10015)


def test_before_the_first_answer_the_token_opens_nothing(small: Small) -> None:
    about = opened(small)
    with pytest.raises(DiscordError) as refused:
        by_token(small, about)
    assert refusal(refused) == (404, 10015)


def test_a_deferred_answer_is_loading_until_it_is_edited(small: Small) -> None:
    about = opened(small)
    done = answer(small, about, 5, {"flags": EPHEMERAL})
    assert done["interaction"]["response_message_loading"] is True
    assert done["resource"]["message"]["flags"] == EPHEMERAL | LOADING
    message = about.response
    assert message is not None
    text = {"type": 10, "content": "real"}
    small.world.interactions.edit(by_token(small, about), message, {"flags": V2, "components": [text]})
    assert message.payload["flags"] == EPHEMERAL | V2 and message.payload["edited_timestamp"] is None
    assert about.state == "answered"


def test_the_first_follow_up_replaces_thinking_with_its_visibility(small: Small) -> None:
    about = opened(small)
    answer(small, about, 5, {"flags": EPHEMERAL})
    first = small.world.interactions.follow_up(by_token(small, about), {"content": "one", "flags": 0})
    second = small.world.interactions.follow_up(by_token(small, about), {"content": "two", "flags": 0})
    assert first is about.response and first.only_for == small.ana.id
    assert second.only_for is None and second.payload["message_reference"]["message_id"] == str(first.id)


def test_thinking_for_fifteen_minutes_fails(small: Small) -> None:
    about = opened(small)
    answer(small, about, 5)
    small.clock.advance(15 * 60 + 1)
    assert about.state == "failed" and about.reason == "still thinking after 15 minutes"


def test_an_ephemeral_message_is_edited_by_its_token_or_a_later_press_only(small: Small) -> None:
    about, other = opened(small), opened(small)
    answer(small, other, 4, {"content": "elsewhere"})
    answer(small, about, 4, {"content": "hand", "flags": EPHEMERAL, "components": [ROW]})
    hand = about.response
    assert hand is not None
    interactions = small.world.interactions
    with pytest.raises(DiscordError) as refused:
        interactions.message(by_token(small, other), str(hand.id))
    assert refusal(refused) == (404, 10008)
    with pytest.raises(DiscordError) as refused:
        small.world.messages.get(small.channel, hand.id)
    assert refusal(refused) == (404, 10008)
    pressed = opened(small, COMPONENT, hand)
    answer(small, pressed, 6)
    small.clock.advance(14 * 60)
    assert interactions.message(by_token(small, pressed), "@original") is hand
    assert interactions.message(by_token(small, pressed), str(hand.id)) is hand


def test_ephemeral_messages_never_reach_the_gateway_or_the_history(small: Small) -> None:
    about = opened(small)
    answer(small, about, 4, {"content": "secret", "flags": EPHEMERAL})
    assert small.names().count("MESSAGE_CREATE") == 0
    assert small.world.messages.history(small.channel, 50) == []


def test_deleting_the_original_answer(small: Small) -> None:
    about = opened(small)
    answer(small, about, 4, {"content": "hi"})
    interactions = small.world.interactions
    small.world.messages.remove(interactions.message(about, "@original"))
    with pytest.raises(DiscordError) as refused:
        interactions.message(about, "@original")
    assert refusal(refused) == (404, 10008)


def test_a_form_opened_from_a_press_keeps_its_message(small: Small) -> None:
    message = pressable(small)
    pressed = opened(small, COMPONENT, message)
    field = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
    done = answer(small, pressed, 9, {"custom_id": "form", "title": "Form", "components": [field]})
    assert done == {"interaction": {"id": str(pressed.id), "type": COMPONENT}}
    submitted = opened(small, MODAL_SUBMIT, message, parent=pressed)
    event = small.world.interactions.event(submitted)
    assert event["message"]["id"] == str(message.id)
    answer(small, submitted, 7, {"content": "done", "components": []})
    assert message.payload["content"] == "done"


# -- what the bot is told ----------------------------------------------------------------------------------------------


def test_the_event_says_who_where_and_what_they_may(small: Small) -> None:
    about = opened(small)
    name, event = small.events[-1]
    assert name == "INTERACTION_CREATE"
    assert event["id"] == str(about.id) and event["version"] == 1 and event["context"] == 0
    assert event["member"]["user"]["id"] == str(small.ana.id)
    assert int(event["member"]["permissions"]) & 1 << 11, "send messages"
    assert event["channel"]["id"] == event["channel_id"] == str(small.channel.id)
    assert event["guild"]["id"] == event["guild_id"] == str(small.guild.id)
    assert event["authorizing_integration_owners"] == {"0": str(small.guild.id)}
    assert event["attachment_size_limit"] == 10 * 1024 * 1024


# -- files -------------------------------------------------------------------------------------------------------------


def gallery(name: str) -> dict[str, Any]:
    return {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}]}


def test_a_picture_is_resolved_and_taken_by_its_component(small: Small) -> None:
    about = opened(small)
    answer(small, about, 4, gallery("a.png"), Part(0, "a.png", PNG))
    assert about.response is not None
    payload = about.response.payload
    media = payload["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (3, 2, "image/png")
    assert media["url"].startswith("https://cdn.discordapp.com/attachments/")
    assert not [key for key in media if key.startswith("_")]
    assert payload["attachments"] == [], "a file that a component shows is no attachment of the message"
    assert str(next(iter(about.response.files))) == media["attachment_id"]


def test_a_file_component_tells_name_and_size(small: Small) -> None:
    file = {"type": 13, "file": {"url": "attachment://a.txt"}}
    payload = small.send({"flags": V2, "components": [file]}, Part(0, "a.txt", b"words"))
    shown = payload["components"][0]
    assert (shown["name"], shown["size"], shown["spoiler"]) == ("a.txt", 5, False)
    assert shown["file"]["content_type"] == "text/plain; charset=utf-8"


def test_on_edit_the_list_names_what_stays(small: Small) -> None:
    sent = small.send({"content": "x"}, Part(0, "a.png", PNG), Part(1, "b.png", PNG))
    message = small.channel.messages[int(sent["id"])]
    first, second = (one["id"] for one in sent["attachments"])
    edit = small.world.messages.edit
    edit(small.world.bot, message, {"content": "y"})
    assert len(message.payload["attachments"]) == 2, "without a list all stay"
    edit(small.world.bot, message, {"attachments": [{"id": second}, {"id": 0}]}, [Part(0, "c d.png", PNG)])
    assert [one["filename"] for one in message.payload["attachments"]] == ["b.png", "c_d.png"]
    with pytest.raises(DiscordError) as refused:
        edit(small.world.bot, message, {"attachments": [{"id": first}]})
    assert flat(refused.value.errors) == {"attachments.0": "ATTACHMENT_NOT_FOUND"}


def test_a_kept_file_is_shown_again_if_the_list_names_id_and_filename(small: Small) -> None:
    about = opened(small)
    answer(small, about, 4, gallery("a.png"), Part(0, "a.png", PNG))
    message = about.response
    assert message is not None
    number = str(next(iter(message.files)))
    change = small.world.interactions.edit
    change(about, message, {**gallery("a.png"), "attachments": [{"id": number, "filename": "a.png"}]})
    for attachments in ({}, {"attachments": [{"id": number}]}):
        with pytest.raises(DiscordError) as refused:
            change(about, message, {**gallery("a.png"), **attachments})
        assert list(flat(refused.value.errors).values()) == ["UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"]


# -- the layout flag ---------------------------------------------------------------------------------------------------


def test_a_layout_stays_a_layout(small: Small) -> None:
    layout = {"flags": V2, "components": [{"type": 10, "content": "a"}]}
    message = small.channel.messages[int(small.send(layout)["id"])]
    edit = small.world.messages.edit
    edit(small.world.bot, message, {"flags": 0, "components": [{"type": 10, "content": "b"}]})
    assert message.payload["flags"] == V2
    with pytest.raises(DiscordError) as refused:
        edit(small.world.bot, message, {"content": "words"})
    assert flat(refused.value.errors) == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


def test_words_become_a_layout_only_if_they_are_cleared(small: Small) -> None:
    message = small.channel.messages[int(small.send({"content": "words"})["id"])]
    layout = {"flags": V2, "components": [{"type": 10, "content": "a"}]}
    edit = small.world.messages.edit
    with pytest.raises(DiscordError) as refused:
        edit(small.world.bot, message, layout)
    assert flat(refused.value.errors) == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    edit(small.world.bot, message, {**layout, "content": None})
    assert message.payload["flags"] == V2 and message.payload["content"] == ""


def test_components_are_numbered_and_completed(small: Small) -> None:
    parts = [{"type": 14}, {"type": 17, "components": [{"type": 10, "content": "a", "id": 2}]}]
    payload = small.send({"flags": V2, "components": parts})
    assert payload["components"] == [
        {"type": 14, "id": 1, "divider": True, "spacing": 1},
        {
            "type": 17,
            "id": 3,
            "components": [{"type": 10, "id": 2, "content": "a"}],
            "accent_color": None,
            "spoiler": False,
        },
    ]


def test_a_picture_that_was_replaced_can_be_fetched_a_little_longer(small: Small) -> None:
    about = opened(small)
    answer(small, about, 4, gallery("a.png"), Part(0, "a.png", PNG))
    assert about.response is not None
    (first,), cdn = about.response.files.values(), small.world.cdn
    cdn.drop(first)
    url = urlsplit(cdn.url(first))
    asked = dict(parse_qsl(url.query))
    assert cdn.find(url.path, asked["ex"], asked["hm"]) is first
    for _ in range(KEPT_ON):
        cdn.drop(replace(first, path="another"))
    assert cdn.find(url.path, asked["ex"], asked["hm"]) is None

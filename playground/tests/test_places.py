"""Places where Discord takes less than elsewhere: threads shut or private, channels without threads, odd servers."""

from __future__ import annotations

from typing import Any

import pytest

from playground import DiscordError, P, Rules
from playground.client_view import ClientView
from playground.tests.conftest import Small, refusal
from playground.world import Channel, Interaction, Message, Part
from playground.world.interactions import COMPONENT, SLASH
from playground.world.messages import THREAD_CREATED
from playground.world.model import NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, STAGE, VOICE

ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}


def a_thread(small: Small, kind: int = PUBLIC_THREAD) -> tuple[Channel, Message]:
    """A thread of the bot's with a message of its own that has a button."""
    thread = small.world.threads.start(small.world.bot, small.channel, {"name": "Game", "type": kind})
    return thread, small.world.messages.send(small.world.bot, thread, {"content": "board", "components": [ROW]})


def pressed(small: Small, message: Message, custom_id: str = "press", who: Any = None) -> Interaction:
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    return small.world.interactions.open(COMPONENT, who or small.ana, message.channel, data, message=message)


def heard(small: Small) -> list[dict[str, Any]]:
    """The interactions that the bot heard of."""
    return [data for name, data in small.events if name == "INTERACTION_CREATE"]


def state(thread: Channel) -> Any:
    assert thread.thread is not None
    return thread.thread


# -- members -----------------------------------------------------------------------------------------------------------


def pushed(view: ClientView) -> list[str]:
    """What rang, but for the notes that a thread was started."""
    return [one["push"] for one in view.pushes if one["type"] != THREAD_CREATED]


def test_a_thread_rings_and_is_listed_only_for_its_members(small: Small) -> None:
    ana = ClientView(small.world, small.ana, small.channel)
    thread, _ = a_thread(small)
    assert pushed(ana) == [] and [one["name"] for one in ana.channels] == ["general"]
    assert [one["name"] for one in ana.places] == ["general", "Game"] and "member" not in ana.places[1]
    small.world.threads.join(small.world.bot, thread, small.ana)
    assert ana.channels[1]["member"]["user_id"] == str(small.ana.id)
    assert ana.events[-1].kind == "channel" and ana.events[-1].data["member"]["user_id"] == str(small.ana.id)
    small.world.messages.send(small.world.bot, thread, {"content": "begun"})
    assert pushed(ana) == ["begun"]
    small.world.threads.leave(small.world.bot, thread, small.ana)
    assert len(ana.channels) == 1


def test_a_mention_joins_and_rings_and_one_in_an_edit_joins_alone(small: Small) -> None:
    ana, thread = ClientView(small.world, small.ana, small.channel), a_thread(small)[0]
    small.world.messages.send(small.world.bot, thread, {"content": f"<@{small.ana.id}>"})
    assert pushed(ana) == ["@Ana"] and len(ana.channels) == 2
    bea = small.world.person("Bea")
    small.world.join(bea, small.guild)
    hers, (other, message) = ClientView(small.world, bea, small.channel), a_thread(small)
    small.world.messages.edit(small.world.bot, message, {"content": f"<@{bea.id}>"})
    assert pushed(hers) == [] and bea.id in state(other).members


def test_whoever_leaves_the_server_is_in_none_of_its_threads(small: Small) -> None:
    ana, thread = ClientView(small.world, small.ana, small.channel), a_thread(small)[0]
    small.world.threads.join(small.world.bot, thread, small.ana)
    small.world.leave(small.ana, small.guild)
    assert ana.channels == [] and small.ana.id not in state(thread).members
    gone = {"removed_member_ids": [str(small.ana.id)]}
    assert [gone.items() <= data.items() for name, data in small.events if name == "THREAD_MEMBERS_UPDATE"][-1]
    with pytest.raises(DiscordError) as refused:
        small.world.threads.join(small.world.bot, thread, small.ana)
    assert refusal(refused) == (404, 10007)
    small.world.join(small.ana, small.guild)
    assert [one["name"] for one in ana.channels] == ["general"], "and isn't back in it either"


def test_that_rule_of_members_can_be_switched_off(small: Small) -> None:
    small.world.rules = Rules(joined_threads=False)
    ana = ClientView(small.world, small.ana, small.channel)
    a_thread(small)
    assert pushed(ana) == ["board"] and len(ana.channels) == 2


# -- locked ------------------------------------------------------------------------------------------------------------


def test_in_a_locked_thread_nothing_is_edited(small: Small) -> None:
    thread, message = a_thread(small)
    state(thread).locked = True
    with pytest.raises(DiscordError) as refused:
        small.world.messages.edit(small.world.bot, message, {"content": "new"})
    assert refusal(refused) == (400, 160005)
    role = next(role for role in small.guild.roles.values() if role.managed)
    small.world.set_role(small.guild, role, P.MANAGE_THREADS)
    assert small.world.messages.edit(small.world.bot, message, {"content": "new"}).payload["content"] == "new"


def test_that_rule_can_be_switched_off(small: Small) -> None:
    small.world.rules = Rules(locked_threads=False, archived_presses=False, removed_controls=False)
    thread, message = a_thread(small)
    state(thread).locked = True
    small.world.messages.edit(small.world.bot, message, {"content": "new"})
    pressed(small, message, "gone")
    assert len(heard(small)) == 1


@pytest.mark.parametrize(("archived", "code"), [(True, 50083), (False, 160005)])
@pytest.mark.parametrize("kind", [4, 5])
def test_in_a_locked_thread_commands_go_unanswered(small: Small, kind: int, archived: bool, code: int) -> None:
    thread, _ = a_thread(small)
    state(thread).locked, state(thread).archived = True, archived
    command = {"id": "1", "name": "play", "type": 1}
    about = small.world.interactions.open(SLASH, small.ana, thread, command, command="play")
    assert len(heard(small)) == 1
    with pytest.raises(DiscordError) as refused:
        small.world.interactions.callback(about.id, about.token, {"type": kind, "data": {"content": "hi"}})
    assert refusal(refused) == (400, code)


def test_in_a_locked_thread_no_control_can_be_pressed(small: Small) -> None:
    thread, message = a_thread(small)
    state(thread).locked = True
    assert pressed(small, message).reason == "the thread is locked" and not heard(small)


# -- archived ----------------------------------------------------------------------------------------------------------


def test_a_members_press_opens_an_archived_thread(small: Small) -> None:
    thread, message = a_thread(small)
    small.world.threads.join(small.world.bot, thread, small.ana)
    state(thread).archived = True
    assert pressed(small, message).state == "waiting"
    assert not state(thread).archived and len(heard(small)) == 1


def test_anybody_elses_press_never_arrives(small: Small) -> None:
    thread, message = a_thread(small)
    state(thread).archived = True
    about = pressed(small, message)
    assert (about.state, about.reason) == ("failed", "An error occurred, please try again.")
    assert state(thread).archived and not heard(small)


def test_an_archived_thread_opens_for_an_answer_and_for_no_edit(small: Small) -> None:
    thread, message = a_thread(small)
    first, second = pressed(small, message), pressed(small, message)
    state(thread).archived = True
    calls = small.world.interactions
    with pytest.raises(DiscordError) as refused:
        calls.callback(first.id, first.token, {"type": 7, "data": {"content": "new"}})
    assert refusal(refused) == (400, 50083)
    calls.callback(second.id, second.token, {"type": 4, "data": {"content": "new"}})
    assert not state(thread).archived


def test_who_is_mentioned_in_a_thread_is_a_member_of_it(small: Small) -> None:
    thread, _ = a_thread(small)
    small.world.messages.send(small.world.bot, thread, {"content": f"<@{small.ana.id}>"})
    assert small.ana.id in state(thread).members


def test_a_bot_mentioned_in_a_private_thread_is_told_of_it(small: Small) -> None:
    thread = small.world.threads.start(small.ana, small.channel, {"name": "Ours", "type": PRIVATE_THREAD})
    assert "THREAD_CREATE" not in small.names() and not small.world.can_see(small.world.bot, thread)
    small.world.messages.send(small.ana, thread, {"content": f"<@{small.world.bot.id}> come"})
    about = next(data for name, data in small.events if name == "THREAD_CREATE")
    assert about["member"]["user_id"] == str(small.world.bot.id)


# -- controls that are not there any more ------------------------------------------------------------------------------


def test_a_control_that_left_its_message_can_not_be_pressed(small: Small) -> None:
    _, message = a_thread(small)
    other = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "next"}]}
    small.world.messages.edit(small.world.bot, message, {"components": [other]})
    assert pressed(small, message, "press").state == "failed" and not heard(small)
    assert pressed(small, message, "next").state == "waiting"
    small.world.messages.remove(message)
    assert pressed(small, message, "next").state == "failed"


# -- channels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [VOICE, STAGE])
@pytest.mark.parametrize("wanted", [NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD])
def test_voice_and_stage_channels_have_no_threads(small: Small, kind: int, wanted: int) -> None:
    channel = small.world.channel(small.guild, "Lounge", kind=kind)
    with pytest.raises(DiscordError) as refused:
        small.world.threads.start(small.world.bot, channel, {"name": "Game", "type": wanted})
    assert refusal(refused) == (400, 50024)


def test_threads_of_announcements_are_of_their_own_type(small: Small) -> None:
    news = small.world.channel(small.guild, "news", kind=NEWS)
    for kind in (PUBLIC_THREAD, PRIVATE_THREAD):
        with pytest.raises(DiscordError) as refused:
            small.world.threads.start(small.world.bot, news, {"name": "Game", "type": kind})
        assert refusal(refused) == (400, 50024)
    assert small.world.threads.start(small.world.bot, news, {"name": "Game", "type": NEWS_THREAD}).type == NEWS_THREAD
    told = small.world.messages.send(small.world.bot, news, {"content": "news"})
    assert small.world.threads.start(small.world.bot, news, {"name": "Game"}, told).type == NEWS_THREAD
    with pytest.raises(DiscordError) as refused:
        small.world.threads.start(small.world.bot, small.channel, {"name": "Game", "type": NEWS_THREAD})
    assert refusal(refused) == (400, 50024)


# -- servers -----------------------------------------------------------------------------------------------------------


def test_a_server_without_uploads_takes_words_alone(small: Small) -> None:
    message = small.world.messages.send(small.world.bot, small.channel, {"content": "board", "components": [ROW]})
    small.guild.uploads = False
    file = Part(0, "a.png", b"a")
    about = pressed(small, message)
    tries = (
        lambda: small.send({"content": "x"}, file),
        lambda: small.world.messages.edit(small.world.bot, message, {"content": "x"}, [file]),
        lambda: small.world.interactions.callback(about.id, about.token, {"type": 4, "data": {"content": "x"}}, [file]),
    )
    for attempt in tries:
        with pytest.raises(DiscordError) as refused:
            attempt()
        assert refusal(refused) == (403, 400001)
    small.send({"content": "x"})
    small.guild.uploads = True
    small.send({"content": "x"}, file)


def test_commands_alone_are_heard_where_the_bot_is_not(small: Small) -> None:
    guild = small.world.guild("Half", with_bot=False)
    channel = small.world.channel(guild, "general")
    small.world.join(small.ana, guild)
    command = {"id": "1", "name": "play", "type": 1}
    small.world.interactions.open(SLASH, small.ana, channel, command, command="play")
    assert not heard(small)
    small.world.invite_commands(guild)
    about = small.world.interactions.open(SLASH, small.ana, channel, command, command="play")
    limited = P.ATTACH_FILES | P.EMBED_LINKS | P.MENTION_EVERYONE | P.USE_EXTERNAL_EMOJIS
    assert [event["app_permissions"] for event in heard(small)] == [str(limited)]
    small.world.interactions.callback(about.id, about.token, {"type": 4, "data": {"content": "hi"}})
    with pytest.raises(DiscordError) as refused:
        small.world.messages.send(small.world.bot, channel, {"content": "x"})
    assert refusal(refused) == (403, 50001)

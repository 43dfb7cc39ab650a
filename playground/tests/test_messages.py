"""Messages, permissions, threads: who may do what, and what is told of it."""

from __future__ import annotations

from typing import Any

import pytest

from playground import DiscordError, P, RateLimits, Rules
from playground.client_view import ClientView
from playground.tests.conftest import START, Small, flat, refusal
from playground.world import Part
from playground.world.errors import TooMany

HOUR = 3600.0


def sent(small: Small, content: str = "x", **more: Any) -> Any:
    return small.channel.messages[int(small.send({"content": content, **more})["id"])]


# -- what the bot may do -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "code", "body", "files"),
    [
        (P.VIEW_CHANNEL, 50001, {"content": "x"}, ()),
        (P.SEND_MESSAGES, 50013, {"content": "x"}, ()),
        (P.EMBED_LINKS, 50013, {"embeds": [{"title": "t"}]}, ()),
        (P.ATTACH_FILES, 50013, {"content": "x"}, (Part(0, "a.txt", b"a"),)),
    ],
)
def test_what_a_channel_denies_is_refused_by_its_code(
    small: Small, missing: int, code: int, body: dict[str, Any], files: tuple[Part, ...]
) -> None:
    small.world.allow(small.channel, small.world.bot, deny=missing)
    with pytest.raises(DiscordError) as refused:
        small.send(body, *files)
    assert refusal(refused) == (403, code)
    small.world.allow(small.channel, small.world.bot)
    small.send(body, *files)


def test_overwrites_of_everyone_roles_and_members_in_this_order(small: Small) -> None:
    may = lambda: bool(small.world.require(small.channel, small.ana, 0) & P.SEND_MESSAGES)  # noqa: E731
    role = small.world.role(small.guild, "Players")
    small.guild.members[small.ana.id].roles.append(role.id)
    assert may()
    small.world.allow(small.channel, small.guild, deny=P.SEND_MESSAGES)
    assert not may()
    small.world.allow(small.channel, role, allow=P.SEND_MESSAGES)
    assert may()
    small.world.allow(small.channel, small.ana, deny=P.SEND_MESSAGES)
    assert not may()
    role.permissions = P.ADMINISTRATOR
    assert may()


@pytest.mark.parametrize(
    ("act", "missing", "code"),
    [
        ("public thread", P.CREATE_PUBLIC_THREADS, 50013),
        ("private thread", P.CREATE_PRIVATE_THREADS, 50013),
        ("react", P.ADD_REACTIONS, 50013),
        ("reply", P.READ_HISTORY, 160002),
        ("delete another's", 0, 50013),
        ("bulk delete", 0, 50013),
        ("type", P.SEND_MESSAGES, 50013),
    ],
)
def test_other_acts_need_their_permissions_too(small: Small, act: str, missing: int, code: int) -> None:
    world, bot, channel = small.world, small.world.bot, small.channel
    message = world.messages.send(small.ana, channel, {"content": "mine"})
    acts = {
        "public thread": lambda: world.threads.start(bot, channel, {"name": "t", "type": 11}),
        "private thread": lambda: world.threads.start(bot, channel, {"name": "t", "type": 12}),
        "react": lambda: world.messages.react(bot, message, "👍", on=True),
        "reply": lambda: small.send({"content": "x", "message_reference": {"message_id": str(message.id)}}),
        "delete another's": lambda: world.messages.delete(bot, message),
        "bulk delete": lambda: world.messages.delete_many(bot, channel, {"messages": ["1", "2"]}),
        "type": lambda: world.typing(bot, channel),
    }
    world.allow(channel, bot, deny=missing)
    with pytest.raises(DiscordError) as refused:
        acts[act]()
    assert refusal(refused) == (403, code)


def test_only_its_author_edits_a_message(small: Small) -> None:
    message = small.world.messages.send(small.ana, small.channel, {"content": "mine"})
    with pytest.raises(DiscordError) as refused:
        small.world.messages.edit(small.world.bot, message, {"content": "yours"})
    assert refusal(refused) == (403, 50005)


# -- old messages ------------------------------------------------------------------------------------------------------


def test_messages_older_than_an_hour_have_a_small_quota_of_edits(small: Small) -> None:
    small.world.limits = RateLimits(old_edits=(2, 60.0))
    message = sent(small)
    edit = lambda: small.world.messages.edit(small.world.bot, message, {"content": "new"})  # noqa: E731
    small.clock.advance(HOUR)
    for _ in range(9):
        edit()
    small.clock.advance(1)
    edit()
    edit()
    with pytest.raises(DiscordError) as refused:
        edit()
    assert refusal(refused) == (429, 30046)
    assert refused.value.message == "Maximum number of edits to messages older than 1 hour reached. Try again later"
    small.clock.advance(60)
    edit()


def test_old_messages_take_3_edits_in_6_seconds_a_channel(small: Small) -> None:
    """docs.discord.food, "Edit Message": 3 times per 6-second window per channel."""
    one, other = sent(small), sent(small)
    small.clock.advance(HOUR + 1)
    edit = lambda message: small.world.messages.edit(small.world.bot, message, {"content": "new"})  # noqa: E731
    for message in (one, other, one):
        edit(message)
        small.clock.advance(1)
    with pytest.raises(DiscordError) as refused:
        edit(other)
    body = refused.value.body()
    assert (body["code"], body["retry_after"], body["global"]) == (30046, 3.0, False)
    small.clock.advance(3)
    edit(other)


def test_bulk_deletion_takes_2_to_100_messages_of_the_last_fortnight(small: Small) -> None:
    role = next(role for role in small.guild.roles.values() if role.managed)
    small.world.set_role(small.guild, role, P.MANAGE_MESSAGES)
    delete = lambda ids: small.world.messages.delete_many(small.world.bot, small.channel, {"messages": ids})  # noqa: E731
    old = sent(small)
    with pytest.raises(DiscordError) as refused:
        delete([str(old.id)])
    assert refusal(refused) == (400, 50016)
    small.clock.advance(14 * 24 * HOUR + 1)
    fresh = [str(sent(small).id) for _ in range(2)]
    with pytest.raises(DiscordError) as refused:
        delete([str(old.id), *fresh])
    assert refusal(refused) == (400, 50034)
    delete(fresh)
    assert list(small.channel.messages) == [old.id] and small.names()[-1] == "MESSAGE_DELETE_BULK"


# -- nonces, replies, mentions, history --------------------------------------------------------------------------------


def test_an_enforced_nonce_sends_once(small: Small) -> None:
    body = {"content": "x", "nonce": "table-7", "enforce_nonce": True}
    first = small.send(body)
    assert first["nonce"] == "table-7"
    assert small.send({**body, "content": "other words"}) == first
    assert small.send({"content": "x", "nonce": "table-7"})["id"] != first["id"], "not enforced"
    small.clock.advance(301)
    assert small.send(body)["id"] != first["id"], "forgotten after some minutes"


def test_the_nonce_of_a_deleted_message_is_refused(small: Small) -> None:
    body = {"content": "x", "nonce": "table-7", "enforce_nonce": True}
    first = small.send(body)
    small.world.messages.delete(small.world.bot, small.world.messages.get(small.channel, int(first["id"])))
    with pytest.raises(DiscordError) as refused:
        small.send(body)
    assert refusal(refused) == (404, 10008) and not small.channel.messages
    small.world.rules = Rules(deleted_nonces=False)
    assert small.send(body) == first and not small.channel.messages, "as if nothing had been deleted"
    small.world.rules = Rules()
    small.clock.advance(301)
    assert small.send(body)["id"] != first["id"], "forgotten after some minutes"


def test_a_silent_message_rings_nowhere_and_stays_silent(small: Small) -> None:
    ana = ClientView(small.world, small.ana, small.channel)
    loud = small.send({"content": f"<@{small.ana.id}>"})
    quiet = small.send({"content": f"<@{small.ana.id}>", "flags": 1 << 12})
    small.world.messages.send(small.ana, small.channel, {"content": "my own"})
    assert ana.pushes == [{**loud, "push": "@Ana"}] and quiet["mentions"] == loud["mentions"]
    edited = small.world.messages.edit(small.world.bot, small.channel.messages[int(quiet["id"])], {"content": "x"})
    assert edited.flags == 1 << 12 and len(ana.pushes) == 1, "an edit rings nowhere"


def test_a_phone_shows_content_with_names_and_nothing_of_components(small: Small) -> None:
    ana, bea = ClientView(small.world, small.ana, small.channel), small.world.person("Bea")
    small.world.join(bea, small.guild)
    role = small.world.role(small.guild, "Judges", mentionable=True)
    named = f"<@{small.ana.id}> <@{bea.id}> <@&{role.id}> <#{small.channel.id}> <:oak:5> **now**"
    small.send({"content": named})
    small.send({"flags": 1 << 15, "components": [{"type": 10, "content": f"<@{small.ana.id}>, it's your turn."}]})
    small.world.leave(bea, small.guild)
    small.send({"content": f"<@{bea.id}> and <@7>"})
    told = [one["push"] for one in ana.pushes]
    assert told == ["@Ana @Bea @Judges #general :oak: **now**", "", "@Bea and @unknown-user"]
    assert ana.pushes[1]["mentions"], "it rings all the same"


def test_a_reply_carries_what_it_answers_and_may_ping(small: Small) -> None:
    asked = small.world.messages.send(small.ana, small.channel, {"content": "question"})
    reference = {"message_reference": {"message_id": str(asked.id)}}
    reply = small.send({"content": "answer", **reference})
    assert reply["type"] == 19 and reply["referenced_message"]["content"] == "question"
    assert [user["id"] for user in reply["mentions"]] == [str(small.ana.id)]
    quiet = small.send({"content": "answer", **reference, "allowed_mentions": {"parse": [], "replied_user": False}})
    assert quiet["mentions"] == []
    lost = {"message_id": "5", "fail_if_not_exists": False}
    assert small.send({"content": "answer", "message_reference": lost})["type"] == 0


def test_mentions_are_those_that_are_allowed(small: Small) -> None:
    bea = small.world.person("Bea")
    text = f"<@{small.ana.id}> <@{bea.id}> @everyone"
    names = lambda **rules: [u["global_name"] for u in small.send({"content": text, **rules})["mentions"]]  # noqa: E731
    assert names() == ["Ana", "Bea"]
    assert names(allowed_mentions={"parse": []}) == []
    assert names(allowed_mentions={"parse": [], "users": [str(bea.id)]}) == ["Bea"]
    assert small.send({"content": text})["mention_everyone"] is False, "the bot lacks the permission"
    role = next(role for role in small.guild.roles.values() if role.managed)
    small.world.set_role(small.guild, role, P.MENTION_EVERYONE)
    everyone = lambda **rules: small.send({"content": text, **rules})["mention_everyone"]  # noqa: E731
    assert everyone() is True
    assert everyone(allowed_mentions={"parse": ["users"]}) is False
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": text}]}
    assert [user["global_name"] for user in small.send(layout)["mentions"]] == ["Ana", "Bea"]


def test_history_pages_both_ways(small: Small) -> None:
    ids = [sent(small, str(n)).id for n in range(6)]
    found = lambda **where: [m.payload["content"] for m in small.world.messages.history(small.channel, 2, **where)]  # noqa: E731
    assert found() == ["5", "4"]
    assert found(before=ids[3]) == ["2", "1"]
    assert found(after=ids[2]) == ["4", "3"]
    assert found(around=ids[3]) == ["3", "2"]


def test_reactions_are_counted(small: Small) -> None:
    message = sent(small)
    react = small.world.messages.react
    react(small.ana, message, "👍", on=True)
    react(small.world.bot, message, "👍", on=True)
    assert [(one["count"], one["me"]) for one in message.payload["reactions"]] == [(2, True)]
    react(small.world.bot, message, "👍", on=False)
    assert [(one["count"], one["me"]) for one in message.payload["reactions"]] == [(1, False)]
    with pytest.raises(DiscordError) as refused:
        react(small.ana, message, "thumbs", on=True)
    assert refusal(refused) == (404, 10014)


def test_a_person_deletes_the_bots_message_with_the_right_to(small: Small) -> None:
    message = sent(small)
    with pytest.raises(DiscordError) as refused:
        small.world.messages.delete(small.ana, message)
    assert refusal(refused) == (403, 50013)
    small.world.allow(small.channel, small.ana, allow=P.MANAGE_MESSAGES)
    small.world.messages.delete(small.ana, message)
    assert small.names()[-1] == "MESSAGE_DELETE"
    with pytest.raises(DiscordError) as refused:
        small.world.messages.get(small.channel, message.id)
    assert refusal(refused) == (404, 10008)


# -- threads -----------------------------------------------------------------------------------------------------------


def thread(small: Small, **more: Any) -> Any:
    return small.world.threads.start(small.world.bot, small.channel, {"name": "Game", "type": 11, **more})


def test_a_thread_of_a_message_has_its_id_and_marks_it(small: Small) -> None:
    message = sent(small)
    started = small.world.threads.start(small.world.bot, small.channel, {"name": "Game"}, message)
    assert started.id == message.id and message.payload["flags"] & 1 << 5
    assert message.payload["thread"]["id"] == str(message.id)
    assert "THREAD_CREATE" in small.names()
    with pytest.raises(DiscordError) as refused:
        small.world.threads.start(small.world.bot, small.channel, {"name": "Again"}, message)
    assert refusal(refused) == (400, 160004)


def test_a_quiet_thread_archives_itself_and_wakes_when_written_to(small: Small) -> None:
    started = thread(small, auto_archive_duration=60)
    message = small.world.messages.send(small.world.bot, started, {"content": "x"})
    small.clock.advance(HOUR - 1)
    small.world.messages.send(small.ana, started, {"content": "still here"})
    small.clock.advance(HOUR - 1)
    assert not started.thread.archived
    small.clock.advance(2)
    assert started.thread.archived and small.names()[-1] == "THREAD_UPDATE"
    with pytest.raises(DiscordError) as refused:
        small.world.messages.edit(small.world.bot, message, {"content": "y"})
    assert refusal(refused) == (400, 50083) and refused.value.message == "Thread is archived"
    small.world.messages.send(small.world.bot, started, {"content": "awake"})
    assert not started.thread.archived


def test_a_locked_thread_takes_no_words(small: Small) -> None:
    started = thread(small)
    role = next(role for role in small.guild.roles.values() if role.managed)
    small.world.set_role(small.guild, role, P.MANAGE_THREADS)
    small.world.threads.change(small.world.bot, started, {"locked": True, "archived": True})
    with pytest.raises(DiscordError) as refused:
        small.world.messages.send(small.ana, started, {"content": "x"})
    assert refusal(refused) == (400, 160005)


def test_a_private_thread_is_seen_by_its_members(small: Small) -> None:
    started = thread(small, type=12)
    assert not small.world.can_see(small.ana, started)
    small.world.threads.join(small.world.bot, started, small.ana)
    assert small.world.can_see(small.ana, started)
    small.world.threads.leave(small.world.bot, started, small.ana)
    assert not small.world.can_see(small.ana, started)


def test_thread_rights_are_asked_for_in_threads(small: Small) -> None:
    started = thread(small)
    small.world.allow(small.channel, small.world.bot, deny=P.SEND_IN_THREADS)
    with pytest.raises(DiscordError) as refused:
        small.world.messages.send(small.world.bot, started, {"content": "x"})
    assert refusal(refused) == (403, 50013)


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": "t", "auto_archive_duration": 61}, "auto_archive_duration"),
    ],
)
def test_a_wrong_thread_is_refused(small: Small, body: dict[str, Any], path: str) -> None:
    with pytest.raises(DiscordError) as refused:
        thread(small, **body)
    assert list(flat(refused.value.errors)) == [path]


def test_deleting_a_channel_takes_its_threads(small: Small) -> None:
    started = thread(small)
    small.world.delete_channel(small.channel)
    assert small.names()[-2:] == ["THREAD_DELETE", "CHANNEL_DELETE"]
    for number in (started.id, small.channel.id):
        with pytest.raises(DiscordError) as refused:
            small.world.find_channel(number)
        assert refusal(refused) == (404, 10003)


# -- ids and links -----------------------------------------------------------------------------------------------------


def test_ids_grow_and_carry_the_time(small: Small) -> None:
    first, second = small.world.new_id(), small.world.new_id()
    small.clock.advance(1)
    third = small.world.new_id()
    assert first < second < third
    assert small.world.created(third) == pytest.approx(START + 1, abs=0.01)


def test_links_to_files_live_a_day_and_are_signed(small: Small) -> None:
    url = small.send({"content": "x"}, Part(0, "a.txt", b"a"))["attachments"][0]["url"]
    until = int(url.partition("?ex=")[2].partition("&")[0], 16)
    assert until == int(START + 24 * HOUR)


# -- application emojis ------------------------------------------------------------------------------------------------

PNG = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJ"
    "RU5ErkJggg=="
)


def test_an_application_emoji_can_be_used_once_it_is_there(small: Small) -> None:
    emoji = small.world.emojis.create({"name": "witch", "image": PNG})
    button = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": str(emoji.id), "name": "witch"}}
    small.send({"content": "x", "components": [{"type": 1, "components": [button]}]})
    for body, path in (
        ({"name": "witch", "image": PNG}, "name"),
        ({"name": "w", "image": PNG}, "name"),
        ({"name": "other", "image": "data:text/plain;base64,eA=="}, "image"),
    ):
        with pytest.raises(DiscordError) as refused:
            small.world.emojis.create(body)
        assert list(flat(refused.value.errors)) == [path]


@pytest.mark.parametrize(("of", "code", "where"), [("channel", 20028, "channel"), ("server", 20029, "server")])
def test_what_everybody_writes_in_a_place_counts_together(small: Small, of: str, code: int, where: str) -> None:
    """discord-api-docs #8290: 20028 with a short time, shared by all who write there."""
    small.world.limits = RateLimits(**{f"{of}_writes": (2, 0.3)})
    message = sent(small)
    edit = lambda: small.world.messages.edit(small.world.bot, message, {"content": "new"})  # noqa: E731
    edit()
    with pytest.raises(DiscordError) as refused:
        edit()
    with pytest.raises(DiscordError):
        sent(small)
    assert isinstance(refused.value, TooMany) and refused.value.scope == "shared"
    assert refused.value.body() == {
        "message": f"The write action you are performing on the {where} has hit the write rate limit.",
        "code": code, "retry_after": 0.3, "global": False,
    }  # fmt: skip
    small.clock.advance(0.3)
    edit()

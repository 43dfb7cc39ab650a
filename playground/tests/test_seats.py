"""What people do, through an unchanged discord.py bot: every kind of command, control and form; several at once."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import CannotDo, FakeClock, P, Playground, Timeout, Upload, controls, words
from playground.tests.sample_bot import SampleBot

PAPER = Upload("paper.txt", b"deed", "text/plain")


async def test_a_form_with_every_part() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        opened = await ana.slash("form")
        assert opened.state == "modal" and ana.modal is not None and ana.modal["title"] == "Everything"
        with pytest.raises(CannotDo, match="must be filled in"):
            await ana.submit({"colour": "red", "likes": ["tea"]})
        with pytest.raises(CannotDo, match="no option 'green'"):
            await ana.submit({"name": "Ana", "colour": "green", "likes": ["tea"]})
        with pytest.raises(CannotDo, match="1 to 2 may be chosen, not 3"):
            await ana.submit({"name": "Ana", "colour": "red", "likes": ["tea", "cake", "chess"]})
        with pytest.raises(CannotDo, match="the form has no field 'age'"):
            await ana.submit({"name": "Ana", "colour": "red", "likes": ["tea"], "age": 7})
        reply = await ana.submit({"Name": "Ana", "colour": "Blue", "likes": ["tea", "chess"], "agreed": True})
        assert reply.message is not None
        assert reply.message["content"] == "['Ana', 'blue', ['tea', 'chess']] True"
        assert ana.modal is None


async def test_a_form_with_a_file_and_selects() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        await ana.slash("papers")
        reply = await ana.submit({"paper": PAPER, "size": "Large", "friend": [bea.id]})
        assert reply.message is not None and reply.message["content"] == "deed ['Large'] ['bea']"
        await ana.slash("papers")
        reply = await ana.submit({"paper": PAPER, "size": "Small"})
        assert reply.message is not None and reply.message["content"] == "deed ['Small'] []"


async def test_a_closed_form_is_gone_and_the_bot_learns_nothing() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        await ana.slash("form")
        await ana.close_modal()
        with pytest.raises(CannotDo, match="Ana has no form open"):
            await ana.submit({})


@pytest.mark.parametrize(
    ("select", "told"),
    [
        ("UserSelect", "UserSelect: ana, bea"),
        ("RoleSelect", "RoleSelect: Players"),
        ("ChannelSelect", "ChannelSelect: table"),
        ("MentionableSelect", "MentionableSelect: bea, Players"),
        ("Words", "Words: 2"),
    ],
)
async def test_selects_of_every_kind_bring_what_was_chosen(select: str, told: str) -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        players = str(play.world.role(play.guild, "Players").id)
        chosen: dict[str, list[str]] = {
            "UserSelect": [ana.id, bea.id],
            "RoleSelect": [players],
            "ChannelSelect": [ana.channel_id],
            "MentionableSelect": [bea.id, players],
            "Words": ["Two"],
        }
        await ana.slash("menus")
        reply = await ana.select(select, chosen[select])
        assert reply.message is not None and reply.message["content"] == told


async def test_what_a_client_would_not_let_one_do() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        await ana.slash("menus")
        with pytest.raises(CannotDo, match="no command /nothing; there are: /hello, "):
            await ana.slash("nothing")
        with pytest.raises(CannotDo, match="/rules search needs the option 'word'"):
            await ana.slash("rules search")
        with pytest.raises(CannotDo, match="/rules needs one of its sub-commands: search"):
            await ana.slash("rules")
        with pytest.raises(CannotDo, match="10 is not between 1 and 9"):
            await ana.slash("rules search", word="broom", page=10)
        with pytest.raises(CannotDo, match="/hello has no option 'colour'; there are: name"):
            await ana.slash("hello", colour="red")
        with pytest.raises(CannotDo, match="no option '3'; there are: One \\(1\\), Two \\(2\\)"):
            await ana.select("Words", "3")
        with pytest.raises(CannotDo, match="1 to 1 values may be chosen, not 2"):
            await ana.select("Words", ["1", "2"])
        with pytest.raises(CannotDo, match="there is nobody with the id 5"):
            await ana.select("UserSelect", 5)
        with pytest.raises(CannotDo, match="no button 'Join' on any message here"):
            await ana.click("Join")


async def test_disabled_and_linked_controls_cannot_be_used() -> None:
    async with Playground() as play:
        ana = play.seat("Ana")
        buttons = [
            {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True},
            {"type": 2, "style": 5, "label": "Away", "url": "https://example.com"},
            {"type": 2, "style": 1, "label": "Twin", "custom_id": "a"},
            {"type": 2, "style": 1, "label": "Twin", "custom_id": "b"},
        ]
        body = {"content": "x", "components": [{"type": 1, "components": buttons}]}
        play.world.messages.send(play.world.bot, play.channel, body)
        for name, why in (
            ("Off", "disabled"),
            ("Away", "link to https://example.com"),
            ("Twin", "2 buttons are called"),
        ):
            with pytest.raises(CannotDo, match=why):
                await ana.click(name)
        assert [one.label for one in controls(ana.messages[0])] == ["Off", "Away", "Twin", "Twin"]


async def test_autocomplete_offers_while_one_types() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        offered = await ana.autocomplete("rules search", "word", "c")
        assert [one["value"] for one in offered] == ["cauldron", "creature"]
        reply = await ana.slash("rules search", word="cauldron", page=2)
        assert reply.message is not None and reply.message["content"] == "cauldron on page 2"
        with pytest.raises(CannotDo, match="has no autocomplete"):
            await ana.autocomplete("rules search", "page", "1")


async def test_people_channels_and_files_as_options() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        reply = await ana.slash("given", who=bea.id, where=ana.channel_id, paper=PAPER)
        assert reply.message is not None and reply.message["content"] == "Bea table deed"


async def test_menu_commands_on_a_person_and_a_message() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        said = await bea.say("words to remember")
        greeted = await ana.context_menu("Greet", bea.id)
        quoted = await ana.context_menu("Quote", said)
        assert greeted.message is not None and greeted.message["content"] == "Hello, Bea"
        assert quoted.message is not None and quoted.message["content"] == "> words to remember"


async def test_a_bot_works_in_a_thread() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        reply = await ana.slash("table")
        assert (await reply.shown())["content"] == "['Board, move 2']"
        thread = next(one for one in ana.places if one["name"] == "Table")
        ana.go(thread["id"])
        assert [one["content"] for one in ana.messages] == ["Board, move 2"]
        assert (await ana.slash("count")).state == "answered"
        assert (await ana.click("Count 0")).state == "updated"


async def test_a_direct_message_reaches_one_person() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        await ana.slash("whisper")
        direct = next(one for one in ana.channels if one["type"] == 1)
        assert [one["content"] for one in ana.messages_in(direct["id"])] == ["Psst"]
        assert not [one for one in bea.channels if one["type"] == 1]


async def test_a_command_in_a_direct_conversation() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        await ana.slash("whisper")
        ana.go(next(one for one in ana.channels if one["type"] == 1)["id"])
        assert ana.guild_id == "@me"
        reply = await ana.slash("count")
        assert reply.state == "answered"
        assert (await ana.click("Count 0")).state == "updated"


async def test_an_emoji_of_the_application() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        reply = await ana.slash("emoji")
        assert reply.message is not None
        assert reply.message["content"].startswith("<:dot:")
        assert reply.message["components"][0]["components"][0]["emoji"]["name"] == "dot"


async def test_several_people_press_at_the_same_moment_and_each_is_answered() -> None:
    async with Playground() as play, play.running(SampleBot()):
        seats = [play.seat(name) for name in ("Ana", "Bea", "Carl", "Dora")]
        board = (await seats[0].slash("count")).message
        replies = await asyncio.gather(*(seat.click("count:0", on=board) for seat in seats))
        assert [reply.state for reply in replies] == ["updated"] * 4
        numbers = [[one.n for one in seat.events] for seat in seats]
        assert all(ns == list(range(1, len(ns) + 1)) for ns in numbers)
        edits = [[one.data["id"] for one in seat.events if one.kind == "edit"] for seat in seats]
        assert edits[0] == edits[1] == edits[2] == edits[3] and len(edits[0]) == 4


async def test_waiting_tells_what_was_seen_when_it_was_in_vain() -> None:
    async with Playground() as play:
        ana = play.seat("Ana")
        await ana.say("only this")
        with pytest.raises(Timeout, match="only this"):
            await ana.until(lambda: ana.message("something else"), timeout=0.01)
        with pytest.raises(Timeout, match="no edit in"):
            await ana.next("edit", timeout=0.01)


async def test_events_can_be_streamed_from_any_number_on() -> None:
    async with Playground() as play:
        ana, bea = play.seat("Ana"), play.seat("Bea")
        start = len(bea.events)
        for text in ("one", "two"):
            await ana.say(text)
        stream = bea.stream(start)
        assert [(await anext(stream)).data["content"] for _ in range(2)] == ["one", "two"]
        waiting = asyncio.ensure_future(anext(stream))
        await ana.say("three")
        assert (await waiting).data["content"] == "three"


async def test_who_cannot_see_a_channel_sees_nothing_of_it() -> None:
    async with Playground() as play:
        ana, bea = play.seat("Ana"), play.seat("Bea")
        play.world.allow(play.channel, play.guild, deny=P.VIEW_CHANNEL)
        play.world.allow(play.channel, ana.person, allow=P.VIEW_CHANNEL)
        assert bea.events[-1].kind == "channel_gone" and bea.channels == []
        before = len(bea.events)
        await ana.say("among us")
        assert len(bea.events) == before and ana.message("among us")
        with pytest.raises(CannotDo, match="Bea can't see channel"):
            bea.go(play.channel.id)


async def test_people_write_delete_and_react() -> None:
    async with Playground() as play:
        ana, bea = play.seat("Ana"), play.seat("Bea")
        said = await ana.say("hello", files=[PAPER])
        assert said["attachments"][0]["filename"] == "paper.txt"
        await bea.react(said, "👋")
        assert ana.messages[0]["reactions"][0]["count"] == 1
        with pytest.raises(CannotDo, match="Missing Permissions"):
            await bea.delete(said)
        await ana.delete(said)
        assert bea.messages == [] and bea.events[-1].kind == "delete"
        with pytest.raises(CannotDo, match="2000"):
            await ana.say("x" * 2001)


async def test_names_of_commands_in_the_readers_language() -> None:
    async with Playground() as play:
        names = {"name_localizations": {"es-ES": "jugar"}, "description_localizations": {"es-ES": "Juega"}}
        play.world.commands.replace(None, [{"name": "play", "description": "Play", **names}])
        ana, luz = play.seat("Ana"), play.seat("Luz", locale="es-ES")
        shown = [
            (seat.commands()[0]["name_localized"], seat.commands()[0]["description_localized"]) for seat in (ana, luz)
        ]
        assert shown == [("play", "Play"), ("jugar", "Juega")]


async def test_commands_for_those_with_the_right_only() -> None:
    async with Playground() as play:
        settings = {"name": "settings", "description": "x", "default_member_permissions": str(P.MANAGE_GUILD)}
        play.world.commands.replace(None, [settings])
        ana = play.seat("Ana")
        assert ana.commands() == []
        role = play.world.role(play.guild, "Chief", P.MANAGE_GUILD)
        play.guild.members[ana.person.id].roles.append(role.id)
        assert [one["name"] for one in ana.commands()] == ["settings"]


async def test_without_a_bot_an_action_fails_after_three_seconds() -> None:
    clock = FakeClock()
    async with Playground(clock=clock) as play:
        play.world.commands.replace(None, [{"name": "play", "description": "x"}])
        ana = play.seat("Ana")
        reply = await ana.slash("play", wait=False)
        clock.advance(3.1)
        assert reply.failed and reply.reason == "the bot is offline"


async def test_words_reads_everything_on_a_message() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        reply = await ana.slash("picture")
        assert reply.message is not None and words(reply.message) == "a dot"


async def test_several_guilds_and_channels_are_kept_apart() -> None:
    async with Playground() as play, play.running(SampleBot()):
        garden = play.world.channel(play.guild, "garden")
        other = play.world.guild("Other")
        hall = play.world.channel(other, "hall")
        ana, bea, carl = play.seat("Ana"), play.seat("Bea", channel=garden), play.seat("Carl", guild=other)
        for seat in (ana, bea, carl):
            await seat.slash("hello", name=seat.name)
        said = [[one["content"] for one in seat.messages] for seat in (ana, bea, carl)]
        assert said == [["Hello, Ana!"], ["Hello, Bea!"], ["Hello, Carl!"]]
        assert [one["name"] for one in ana.channels] == ["table", "garden"]
        assert [one["name"] for one in carl.channels] == ["hall"] and carl.guild_id == str(hall.guild.id)  # type: ignore[union-attr]
        ana.go(garden.id)
        assert ana.message("Hello, Bea!")


async def test_a_bot_is_told_when_it_joins_and_leaves_a_guild() -> None:
    async with Playground() as play:
        bot = SampleBot()
        async with play.running(bot):
            await bot.wait_until_ready()
            joined = asyncio.ensure_future(bot.wait_for("guild_join", timeout=20))
            await asyncio.sleep(0)
            other = play.world.guild("Other")
            assert (await joined).name == "Other"
            left = asyncio.ensure_future(bot.wait_for("guild_remove", timeout=20))
            await asyncio.sleep(0)
            play.world.kick_bot(other)
            assert (await left).id == other.id


async def test_a_deleted_message_is_unknown_to_its_bot() -> None:
    async with Playground() as play:
        bot = SampleBot()
        async with play.running(bot):
            chief = play.seat("Chief")
            play.world.allow(play.channel, chief.person, allow=P.MANAGE_MESSAGES)
            message = await bot.get_partial_messageable(play.channel.id).send("board")
            await chief.delete(message.id)
            with pytest.raises(discord.NotFound) as refused:
                await message.edit(content="board, move 2")
        assert refused.value.code == 10008


async def test_a_thread_that_archived_itself_refuses_edits_and_wakes_for_words() -> None:
    clock = FakeClock()
    async with Playground(clock=clock) as play:
        bot = SampleBot()
        async with play.running(bot):
            await bot.wait_until_ready()
            channel = bot.get_channel(play.channel.id)
            assert isinstance(channel, discord.TextChannel)
            public = discord.ChannelType.public_thread
            thread = await channel.create_thread(name="Game", type=public, auto_archive_duration=60)
            board = await thread.send("board")
            clock.advance(3601)
            with pytest.raises(discord.HTTPException) as refused:
                await board.edit(content="board, move 2")
            assert (refused.value.status, refused.value.code) == (400, 50083)
            await thread.send("anybody?")
            await board.edit(content="board, move 2")


async def test_commands_of_one_guild_are_there_only_and_can_be_changed() -> None:
    async with Playground() as play:
        other = play.world.guild("Other")
        play.world.channel(other, "hall")
        bot = SampleBot()

        @bot.tree.command(guild=discord.Object(other.id))
        async def local(interaction: discord.Interaction) -> None:
            """Here only."""
            await interaction.response.send_message("local")

        async with play.running(bot):
            await bot.tree.sync(guild=discord.Object(other.id))
            ana, carl = play.seat("Ana"), play.seat("Carl", guild=other)
            reply = await carl.slash("local")
            assert reply.message is not None and reply.message["content"] == "local"
            with pytest.raises(CannotDo, match="no command /local"):
                await ana.slash("local")
            (found,) = await bot.tree.fetch_commands(guild=discord.Object(other.id))
            await found.edit(description="Changed")
            assert next(one for one in carl.commands() if one["name"] == "local")["description"] == "Changed"
            await found.delete()
            assert not [one for one in carl.commands() if one["name"] == "local"]


async def test_a_sync_keeps_the_ids_of_commands_that_were_there() -> None:
    async with Playground() as play:
        bot = SampleBot()
        async with play.running(bot):
            before = {one["name"]: one["id"] for one in play.world.commands.all(None)}
            bot.tree.remove_command("hello")
            await bot.tree.sync()
            after = {one["name"]: one["id"] for one in play.world.commands.all(None)}
        assert before.keys() - after.keys() == {"hello"}
        assert all(before[name] == number for name, number in after.items())

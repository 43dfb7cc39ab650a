"""Members, roles, overwrites and emojis: who may do what to whom, and what everybody hears of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from playground import DiscordError, P
from playground.tests.conftest import START, Small, refusal
from playground.tests.test_wire import Open
from playground.world import Role, User
from playground.world.permissions import highest_role, in_channel

DATA_URI = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJg"
    "gg=="
)


class Server(Small):
    """Besides the bot (with a role of its own): Ana without a role, a chief above the bot, a helper below it."""

    def __init__(self) -> None:
        super().__init__()
        self.high, self.low = self.world.role(self.guild, "High"), self.world.role(self.guild, "Low")
        self.own = highest_role(self.guild, self.world.bot)
        self.own.position, self.high.position, self.low.position = 2, 3, 1
        self.chief, self.helper = self.person("Chief", self.high), self.person("Helper", self.low)
        self.events.clear()

    def person(self, name: str, *roles: Role) -> User:
        user = self.world.person(name)
        self.world.join(user, self.guild, roles)
        return user

    def give(self, permissions: int) -> None:
        """The bot may do this from now on."""
        self.own.permissions = permissions

    def member(self, user: User) -> Any:
        return self.guild.members[user.id]

    def edit(self, user: User, **body: Any) -> None:
        self.world.members.edit(self.guild, self.member(user), body)


@pytest.fixture
def server() -> Server:
    return Server()


def refused(act: Callable[[], object]) -> tuple[int, int]:
    with pytest.raises(DiscordError) as error:
        act()
    return refusal(error)


# -- members -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("permission", "body"),
    [
        (P.MANAGE_NICKNAMES, {"nick": "Nan"}),
        (P.MODERATE_MEMBERS, {"communication_disabled_until": None}),
    ],
)
def test_a_member_is_changed_by_who_may_and_stands_above(server: Server, permission: int, body: dict[str, Any]) -> None:
    assert refused(lambda: server.edit(server.helper, **body)) == (403, 50013)
    server.give(permission)
    server.edit(server.helper, **body)
    assert server.names() == ["GUILD_MEMBER_UPDATE", "GUILD_AUDIT_LOG_ENTRY_CREATE"]
    assert server.events[0][1]["user"]["id"] == str(server.helper.id)
    assert refused(lambda: server.edit(server.chief, **body)) == (403, 50013), "somebody above"
    assert refused(lambda: server.edit(server.world.developer, **body)) == (403, 50013), "the owner"


def test_roles_are_given_below_ones_own_only(server: Server) -> None:
    members, guild = server.world.members, server.guild
    ana = server.member(server.ana)
    assert refused(lambda: members.give_role(guild, ana, server.low)) == (403, 50013)
    server.give(P.MANAGE_ROLES)
    members.give_role(guild, ana, server.low)
    assert ana.roles == [server.low.id] and server.events[0][1]["roles"] == [str(server.low.id)]
    assert refused(lambda: members.give_role(guild, ana, server.high)) == (403, 50013)
    assert refused(lambda: members.give_role(guild, ana, server.own)) == (400, 50028), "a bot's own role"
    members.take_role(guild, ana, server.low)
    assert ana.roles == []
    assert refused(lambda: server.edit(server.ana, roles=[5])) == (404, 10011)


def test_a_timeout_leaves_reading_and_ends_by_itself(server: Server) -> None:
    server.give(P.MODERATE_MEMBERS | P.ADMINISTRATOR)
    server.edit(server.ana, communication_disabled_until=datetime.fromtimestamp(START + 60, UTC).isoformat())
    assert in_channel(server.channel, server.ana) == P.VIEW_CHANNEL | P.READ_HISTORY
    assert refused(lambda: server.world.messages.send(server.ana, server.channel, {"content": "x"})) == (403, 50013)
    server.clock.advance(61)
    server.world.messages.send(server.ana, server.channel, {"content": "x"})
    too_long = datetime.fromtimestamp(START + 30 * 86400, UTC).isoformat()
    assert refused(lambda: server.edit(server.ana, communication_disabled_until=too_long)) == (400, 50035)
    server.low.permissions = P.ADMINISTRATOR
    soon = datetime.fromtimestamp(START + 90, UTC).isoformat()
    assert refused(lambda: server.edit(server.helper, communication_disabled_until=soon)) == (403, 50013)


def test_who_is_kicked_is_gone_and_may_come_back(server: Server) -> None:
    members, guild = server.world.members, server.guild
    assert refused(lambda: members.kick(guild, server.member(server.ana))) == (403, 50013)
    server.give(P.KICK_MEMBERS)
    assert refused(lambda: members.kick(guild, server.member(server.chief))) == (403, 50013)
    members.kick(guild, server.member(server.ana))
    assert server.names()[0] == "GUILD_MEMBER_REMOVE" and server.ana.id not in guild.members
    server.world.join(server.ana, guild)


def test_who_is_banned_loses_what_they_wrote_and_stays_away(server: Server) -> None:
    members, guild, world = server.world.members, server.guild, server.world
    old = world.messages.send(server.ana, server.channel, {"content": "old"})
    server.clock.advance(120)
    new = world.messages.send(server.ana, server.channel, {"content": "new"})
    server.give(P.BAN_MEMBERS)
    members.ban(guild, server.ana, {"delete_message_seconds": 60}, "spam")
    assert (old.deleted, new.deleted) == (False, True)
    assert {"GUILD_BAN_ADD", "GUILD_MEMBER_REMOVE", "MESSAGE_DELETE"} <= set(server.names())
    assert members.ban_json(guild, server.ana.id)["reason"] == "spam"
    assert refused(lambda: world.join(server.ana, guild)) == (403, 40007)
    members.unban(guild, server.ana.id)
    assert server.names()[-2] == "GUILD_BAN_REMOVE"
    assert refused(lambda: members.unban(guild, server.ana.id)) == (404, 10026)
    world.join(server.ana, guild)


# -- roles -------------------------------------------------------------------------------------------------------------


def test_a_new_role_is_the_lowest_and_grants_what_its_maker_holds(server: Server) -> None:
    roles, guild = server.world.members, server.guild
    assert refused(lambda: roles.create_role(guild, {})) == (403, 50013)
    server.give(P.MANAGE_ROLES | P.KICK_MEMBERS)
    made = roles.create_role(guild, {"name": "Bouncer", "permissions": str(P.KICK_MEMBERS), "color": 0xFF0000})
    assert made.position == 1 and server.low.position == 2
    assert server.names()[0] == "GUILD_ROLE_CREATE" and server.events[0][1]["role"]["name"] == "Bouncer"
    assert refused(lambda: roles.create_role(guild, {"permissions": str(P.BAN_MEMBERS)})) == (403, 50013)


# -- what channels allow -----------------------------------------------------------------------------------------------


def test_nobody_allows_or_denies_what_they_don_t_hold(server: Server) -> None:
    edits, channel = server.world.channel_edits, server.channel
    everyone = server.guild.id

    def put(allow: int = 0, deny: int = 0) -> None:
        edits.set_overwrite(channel, everyone, {"type": 0, "allow": str(allow), "deny": str(deny)})

    assert refused(lambda: put(deny=P.SEND_MESSAGES)) == (403, 50013)
    server.give(P.MANAGE_ROLES)
    put(deny=P.SEND_MESSAGES)
    assert not in_channel(channel, server.ana) & P.SEND_MESSAGES
    assert refused(lambda: put(allow=P.BAN_MEMBERS)) == (403, 50013)
    assert refused(lambda: put(allow=P.MANAGE_ROLES)) == (403, 50013), "only administrators"
    edits.drop_overwrite(channel, everyone)
    assert in_channel(channel, server.ana) & P.SEND_MESSAGES
    assert refused(lambda: edits.drop_overwrite(channel, everyone)) == (404, 10009)


def test_a_channel_inherits_what_its_category_allows(server: Server) -> None:
    server.give(P.MANAGE_CHANNELS | P.MANAGE_ROLES)
    edits = server.world.channel_edits
    hidden = [{"id": str(server.guild.id), "type": 0, "deny": str(P.VIEW_CHANNEL)}]
    category = edits.create(server.guild, {"name": "Secret", "type": 4, "permission_overwrites": hidden})
    inside = edits.create(server.guild, {"name": "room", "parent_id": str(category.id)})
    assert not server.world.can_see(server.ana, inside)


# -- emojis, the bot itself --------------------------------------------------------------------------------------------


def test_a_servers_emoji_is_made_by_who_may(server: Server) -> None:
    emojis, guild = server.world.emojis, server.guild
    body = {"name": "dot", "image": DATA_URI}
    assert refused(lambda: emojis.create(body, guild)) == (403, 50013)
    server.give(P.CREATE_EXPRESSIONS)
    made = emojis.create(body, guild)
    assert server.names()[0] == "GUILD_EMOJIS_UPDATE" and server.world.knows_emoji(made.id)
    server.send({"content": f"<:dot:{made.id}>"})


def test_typing_is_heard_of(server: Server) -> None:
    server.world.typing(server.ana, server.channel)
    assert server.events[-1][0] == "TYPING_START" and server.events[-1][1]["member"]["user"]["id"] == str(server.ana.id)


def test_the_audit_log_says_who_and_why(server: Server) -> None:
    server.give(P.KICK_MEMBERS)
    server.world.members.kick(server.guild, server.member(server.ana), "enough")
    (entry,) = [data for name, data in server.events if name == "GUILD_AUDIT_LOG_ENTRY_CREATE"]
    assert (entry["action_type"], entry["reason"], entry["target_id"]) == (20, "enough", str(server.ana.id))
    assert entry["user_id"] == str(server.world.bot.id)


def test_who_loses_sight_of_a_channel_is_told(server: Server) -> None:
    server.give(P.MANAGE_CHANNELS | P.MANAGE_ROLES)
    seen: list[tuple[str, str]] = []

    class Eyes:
        person = server.ana

        def see(self, kind: str, channel: Any, data: dict[str, Any]) -> None:
            seen.append((kind, data.get("id", "")))

        def see_interaction(self, interaction: Any) -> None: ...

    server.world.watch(Eyes())
    hidden = [{"id": str(server.guild.id), "type": 0, "deny": str(P.VIEW_CHANNEL)}]
    server.world.channel_edits.edit(server.channel, {"permission_overwrites": hidden})
    assert ("channel_gone", str(server.channel.id)) in seen


# -- lists -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "given"), [("bans", P.BAN_MEMBERS), ("members", 0)])
async def test_lists_of_bans_and_members_need_what_discord_asks_for(path: str, given: int) -> None:
    for privileged, permission, status in (((), 0, 403), (("members",), given, 200)):
        async with Open(privileged=privileged, bot_permissions=permission) as caller:
            answer = await caller.rest("GET", f"/guilds/{caller.play.guild.id}/{path}")
            assert answer.status == status, await answer.text()


def test_pins_need_their_permission_and_are_250_at_most(server: Server) -> None:
    server.send({"content": "first"})
    first = next(iter(server.channel.messages.values()))
    pin = server.world.messages.pin
    assert refused(lambda: pin(server.world.bot, first, on=True)) == (403, 50013)
    server.give(P.PIN_MESSAGES)
    pin(server.world.bot, first, on=True)
    assert first.payload["pinned"] and server.names()[-2:] == ["MESSAGE_UPDATE", "CHANNEL_PINS_UPDATE"]
    for number in range(249):
        server.send({"content": f"{number}"})
    for message in list(server.channel.messages.values())[1:]:
        pin(server.world.bot, message, on=True)
    server.send({"content": "one more"})
    last = list(server.channel.messages.values())[-1]
    assert refused(lambda: pin(server.world.bot, last, on=True)) == (400, 30003)
    server.world.messages.remove(first)
    pin(server.world.bot, last, on=True)

"""The slash commands. Those of a game are made from its `Options`: a new game needs texts, and no code here."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.app_commands.installs import AppCommandContext, AppInstallationType

from bot.commands import daily, me, permissions, privacy, records, replay, settings, table
from bot.commands.intake import Intake
from bot.commands.new_table import NewTable, open_table, open_tutorial
from bot.commands.request import Handler, Request
from bot.commands.sync import payload_of
from bot.commands.translation import CommandTexts, CommandTranslator
from bot.delivery.discord_api import Interaction
from bot.delivery.layout import cut
from bot.delivery.transports import Ack
from bot.screens import pages
from bot.screens import privacy as privacy_screens
from bot.screens.house_rules import Rule, rules_of
from bot.screens.operator import Operator
from bot.screens.screen import Screen
from bot.screens.settings import AUTO
from bot.texts import Library, Texts
from games import GAMES
from tables.people import WHERE

CHOICES = 25
"""Discord offers no more while somebody types."""
CHOICE = 100
"""Characters of one of them."""
AS_HERE = None
"""The default of an option that is left to the server's settings."""
SEARCH = 100
"""Characters one may look for."""


class TakesCommands(Protocol):
    """What a command hands an interaction to: `Intake`, or one that looks first at who asks."""

    async def command(self, interaction: Interaction, act: Handler, *, ack: Ack = Ack.PRIVATE) -> None: ...


@dataclass(frozen=True, slots=True)
class ForManagers:
    """Takes commands in from whoever manages the server and refuses all others, whatever Discord lets them send."""

    intake: Intake

    async def command(self, interaction: Interaction, act: Handler, *, ack: Ack = Ack.PRIVATE) -> None:
        """A command was sent; `act` does it, if that person may."""

        async def checked(request: Request) -> None:
            if permissions.manages(interaction):
                await act(request)
            else:
                await request.reply(pages.refusal("managers-only", {}, request.say))

        await self.intake.command(interaction, checked, ack=ack)


async def told_commands() -> list[dict[str, Any]]:
    """What Discord is told of all commands, made with a client that never connects."""
    library, unused = Library(), cast(Intake, None)
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    await tree.set_translator(CommandTranslator(library))
    for command in commands(CommandTexts(library), unused):
        tree.add_command(command)
    return await payload_of(tree)


def commands(texts: CommandTexts, intake: Intake) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands, to be added to a tree."""
    games = [_game(key, texts, intake) for key in GAMES]
    return [
        *games,
        _table(texts, intake),
        _me(texts, intake),
        _settings(texts, intake),
        _profile(texts, intake),
        _leaderboard(texts, intake),
        _replay(texts, intake),
        _daily(texts, intake),
        _page("help", pages.help, texts, intake),
        _page("privacy", privacy_screens.privacy, texts, intake),
    ]


def _group(name: str, description: app_commands.locale_str) -> app_commands.Group:
    """Commands live in servers: tables stand in channels."""
    return app_commands.Group(
        name=name,
        description=description,
        allowed_contexts=AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=AppInstallationType(guild=True, user=False),
    )


# ---- /<game> -------------------------------------------------------------------------------------------------------


def _game(key: str, texts: CommandTexts, intake: Intake) -> app_commands.Group:
    group = _group(key, texts("command-game", game=texts(f"{key}-name").message))
    group.add_command(_new(key, texts, intake))
    group.add_command(_rules(key, texts, intake))
    group.add_command(_tutorial(key, texts, intake))
    return group


def _tutorial(key: str, texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def tutorial(interaction: Interaction) -> None:
        await intake.command(interaction, lambda request: open_tutorial(request, key), ack=Ack.PUBLIC)

    return app_commands.Command(
        name=texts("command-tutorial.name"), description=texts("command-tutorial"), callback=tutorial
    )


def _rules(key: str, texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def rules(interaction: Interaction, search: str) -> None:
        async def act(request: Request) -> None:
            await request.show(pages.rules_about(key, search, request.say, pictures=await request.pictures()))

        await intake.command(interaction, act)

    async def offered(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = pages.found_rules(key, typed, await intake.texts(interaction))
        return [Choice(name=cut(line, CHOICE), value=str(page)) for page, line in found[:CHOICES]]

    _declare(rules, {"search": (Range[str, 1, SEARCH], "")})
    app_commands.describe(search=texts("option-search"))(rules)
    app_commands.rename(search=texts("option-search.name"))(rules)
    app_commands.autocomplete(search=offered)(rules)
    return app_commands.Command(name=texts("command-rules.name"), description=texts("command-rules"), callback=rules)


def _new(key: str, texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    game = GAMES[key]
    rules = {rule.name: rule for rule in rules_of(key)}
    types: dict[str, tuple[Any, Any]] = {
        "ai": (Range[int, 0, game.SEATS[-1] - 1], 0),
        "ai_level": (str | None, AS_HERE),
        **{name: _type(rule) for name, rule in rules.items()},
        "clock": (str | None, AS_HERE),
        "thread": (bool, False),
        "language": (str | None, AS_HERE),
    }

    async def new(interaction: Interaction, **given: Any) -> None:
        chosen = {name: _chosen(rule, given[name]) for name, rule in rules.items() if given[name] is not AS_HERE}
        wanted = NewTable(
            game=key,
            ai=(next(iter(game.LEVELS), "") if given["ai_level"] is AS_HERE else given["ai_level"],) * given["ai"],
            thread=given["thread"],
            table_rules={name: value for name, value in chosen.items() if rules[name].change},
            options={name: value for name, value in chosen.items() if not rules[name].change},
            language=given["language"],
        )

        async def act(request: Request) -> None:
            if given["ai_level"] is not AS_HERE and not given["ai"]:
                await request.reply(pages.refusal("ai-level-alone", {}, request.say))
            else:
                await open_table(request, wanted)

        await intake.command(interaction, act, ack=Ack.PUBLIC)

    _declare(new, types)
    app_commands.describe(**{name: texts(f"option-{_text(name, rules)}") for name in types})(new)
    app_commands.rename(**{name: texts(f"option-{_text(name, rules)}.name") for name in types})(new)
    choices = {
        name: [Choice(name=texts(f"rule-{rule.text}-{word}"), value=word) for word in map(rule.spell, rule.values)]
        for name, rule in rules.items()
        if not rule.is_switch
    }
    choices["ai_level"] = [Choice(name=texts(f"level-{level}"), value=level) for level in game.LEVELS]
    choices["language"] = _languages(texts)
    app_commands.choices(**choices)(new)
    return app_commands.Command(name=texts("command-new.name"), description=texts(f"command-new-{key}"), callback=new)


def _text(name: str, rules: dict[str, Rule]) -> str:
    """An option's part of the keys of its texts."""
    return (rules[name].text if name in rules else name).replace("_", "-")


def _type(rule: Rule) -> tuple[Any, Any]:
    return (bool, rule.default) if rule.is_switch else (str, rule.spell(rule.default))


def _chosen(rule: Rule, given: Any) -> Any:
    return given if rule.is_switch else rule.read(given)


def _declare(callback: Any, types: dict[str, tuple[Any, Any]]) -> None:
    """Give a callback that takes keywords the parameters that discord.py shall read from it."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    callback.__signature__ = inspect.Signature(
        [
            inspect.Parameter("interaction", kind, annotation=discord.Interaction),
            *(
                inspect.Parameter(name, kind, annotation=type, default=default)
                for name, (type, default) in types.items()
            ),
        ]
    )


# ---- the others -----------------------------------------------------------------------------------------------------


def _table(texts: CommandTexts, intake: Intake) -> app_commands.Group:
    group = _group(texts("command-table.name").message, texts("command-table"))
    acts: dict[str, Handler] = {
        "hand": table.hand,
        "status": table.status,
        "log": table.log,
        "leave": table.leave,
        "pause": table.pause,
        "undo": table.undo,
        "end": table.end,
    }
    for word, act in acts.items():
        group.add_command(_plain(word, act, texts, intake))
    group.add_command(_substitute(texts, intake))
    return group


def _substitute(texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, user: discord.User) -> None:
        await intake.command(interaction, lambda request: table.substitute(request, user), ack=Ack.PUBLIC)

    _declare(callback, {"user": (discord.User, inspect.Parameter.empty)})
    app_commands.describe(user=texts("option-substitute"))(callback)
    app_commands.rename(user=texts("option-user.name"))(callback)
    name, about = texts("command-substitute.name"), texts("command-substitute")
    return app_commands.Command(name=name, description=about, callback=callback)


def _settings(texts: CommandTexts, intake: Intake) -> app_commands.Group:
    """For whoever manages the server: Discord shows it to nobody else, and we do it for nobody else."""
    group = _group(texts("command-settings.name").message, texts("command-settings"))
    group.default_permissions = discord.Permissions(manage_guild=True)
    managers = ForManagers(intake)
    group.add_command(_plain("reset", table.reset, texts, managers))
    group.add_command(_switch("text-mode", table.text_mode, texts("command-server-text-mode"), texts, managers))
    group.add_command(_plain("show", settings.show, texts, managers))
    languages = {AUTO: texts("language-auto"), **texts.languages}
    group.add_command(_choice("server-language", "which", settings.language, languages, texts, managers))
    clocks = {word: texts(f"rule-clock-{word}") for word in ("live", "slow")}
    group.add_command(_choice("server-clock", "which", settings.clock, clocks, texts, managers))
    group.add_command(_allowed_channel(texts, managers))
    for word, act in (
        ("threads", settings.threads),
        ("quiet", settings.quiet),
        ("leaderboard", settings.leaderboard),
    ):
        group.add_command(_switch(f"server-{word}", act, texts(f"command-server-{word}"), texts, managers))
    return group


class WithMessages(app_commands.Transformer):
    """A channel in which there are messages, or posts; also one that the bot can't see."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.voice, kinds.stage_voice, kinds.forum, kinds.media]

    async def transform(self, interaction: Interaction, value: Any, /) -> app_commands.AppCommandChannel:
        return value


def _allowed_channel(texts: CommandTexts, intake: TakesCommands) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, channel: app_commands.AppCommandChannel, allowed: bool) -> None:
        await intake.command(interaction, lambda request: settings.channel(request, channel, allowed))

    _declare(callback, {"channel": (WithMessages, inspect.Parameter.empty), "allowed": (bool, True)})
    app_commands.describe(channel=texts("option-channel"), allowed=texts("option-allowed"))(callback)
    app_commands.rename(channel=texts("option-channel.name"), allowed=texts("option-allowed.name"))(callback)
    name, about = texts("command-server-channel.name"), texts("command-server-channel")
    return app_commands.Command(name=name, description=about, callback=callback)


def _languages(texts: CommandTexts) -> list[Choice[str]]:
    return [Choice(name=name, value=language) for language, name in texts.languages.items()]


def _choice(
    word: str,
    about: str,
    act: Callable[[Request, str], Awaitable[None]],
    choices: Mapping[str, str | app_commands.locale_str],
    texts: CommandTexts,
    intake: TakesCommands,
) -> app_commands.Command[Any, ..., Any]:
    """A command with one option to choose from; `choices`: value → its name. `about`: the option's text."""

    async def callback(interaction: Interaction, which: str) -> None:
        await intake.command(interaction, lambda request: act(request, which))

    _declare(callback, {"which": (str, inspect.Parameter.empty)})
    app_commands.describe(which=texts(f"option-{about}"))(callback)
    app_commands.rename(which=texts(f"option-{about}.name"))(callback)
    app_commands.choices(which=[Choice(name=name, value=value) for value, name in choices.items()])(callback)
    return app_commands.Command(
        name=texts(f"command-{word}.name"), description=texts(f"command-{word}"), callback=callback
    )


def _me(texts: CommandTexts, intake: Intake) -> app_commands.Group:
    group = _group(texts("command-me.name").message, texts("command-me"))
    group.add_command(_plain("games", me.games, texts, intake))
    group.add_command(_switch("text-mode", me.text_mode, texts("command-text-mode"), texts, intake))
    languages = {AUTO: texts("language-as-discord"), **texts.languages}
    group.add_command(_choice("language", "own-language", me.language, languages, texts, intake))
    group.add_command(_switch("coach", me.coach, texts("command-coach"), texts, intake))
    group.add_command(_public(texts, intake))
    group.add_command(_plain("export", privacy.export, texts, intake))
    group.add_command(_plain("delete", privacy.delete, texts, intake))
    return group


def _public(texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, where: str) -> None:
        await intake.command(interaction, lambda request: records.public(request, where))

    _declare(callback, {"where": (str, inspect.Parameter.empty)})
    app_commands.describe(where=texts("option-where"))(callback)
    app_commands.rename(where=texts("option-where.name"))(callback)
    app_commands.choices(where=[Choice(name=texts(f"where-{word}"), value=word) for word in WHERE])(callback)
    return app_commands.Command(
        name=texts("command-public.name"), description=texts("command-public"), callback=callback
    )


def _profile(texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, user: discord.User | None) -> None:
        await intake.command(interaction, lambda request: records.profile(request, user))

    _declare(callback, {"user": (discord.User, None)})
    app_commands.describe(user=texts("option-user"))(callback)
    app_commands.rename(user=texts("option-user.name"))(callback)
    return _alone("profile", callback, texts)


def _leaderboard(texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, game: str, everywhere: bool) -> None:
        await intake.command(interaction, lambda request: records.leaderboard(request, game, everywhere))

    _declare(callback, {"game": (str, inspect.Parameter.empty), "everywhere": (bool, False)})
    app_commands.describe(game=texts("option-game"), everywhere=texts("option-everywhere"))(callback)
    app_commands.rename(game=texts("option-game.name"), everywhere=texts("option-everywhere.name"))(callback)
    app_commands.choices(game=[Choice(name=texts(f"{key}-name"), value=key) for key in GAMES])(callback)
    return _alone("leaderboard", callback, texts)


def _replay(texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, game: str) -> None:
        await intake.command(interaction, lambda request: replay.replay(request, game))

    async def offered(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await replay.offered(intake.services, interaction.user.id, typed, await intake.texts(interaction))
        return [Choice(name=cut(label, CHOICE), value=value) for label, value in found]

    _declare(callback, {"game": (Range[str, 1, SEARCH], inspect.Parameter.empty)})
    app_commands.describe(game=texts("option-replay"))(callback)
    app_commands.rename(game=texts("option-game.name"))(callback)
    app_commands.autocomplete(game=offered)(callback)
    return _alone("replay", callback, texts)


def _daily(texts: CommandTexts, intake: Intake) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, game: str) -> None:
        await intake.command(interaction, lambda request: daily.daily(request, game))

    _declare(callback, {"game": (str, inspect.Parameter.empty)})
    app_commands.describe(game=texts("option-game"))(callback)
    app_commands.rename(game=texts("option-game.name"))(callback)
    app_commands.choices(game=[Choice(name=texts(f"{key}-name"), value=key) for key in GAMES])(callback)
    return _alone("daily", callback, texts)


def _alone(word: str, callback: Any, texts: CommandTexts) -> app_commands.Command[Any, ..., Any]:
    """A command outside any group."""
    return app_commands.Command(
        name=texts(f"command-{word}.name").message,
        description=texts(f"command-{word}"),
        callback=callback,
        allowed_contexts=AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=AppInstallationType(guild=True, user=False),
    )


def _page(
    word: str, page: Callable[[Texts, Operator], Screen], texts: CommandTexts, intake: Intake
) -> app_commands.Command[Any, ..., Any]:
    """A command that shows a page."""

    async def act(request: Request) -> None:
        await request.reply(page(request.say, request.services.operator))

    command = _plain(word, act, texts, intake)
    command.allowed_contexts = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    command.allowed_installs = AppInstallationType(guild=True, user=False)
    return command


def _plain(word: str, act: Handler, texts: CommandTexts, intake: TakesCommands) -> app_commands.Command[Any, ..., Any]:
    """A command without options."""

    async def callback(interaction: Interaction) -> None:
        await intake.command(interaction, act)

    return app_commands.Command(
        name=texts(f"command-{word}.name"), description=texts(f"command-{word}"), callback=callback
    )


def _switch(
    word: str,
    act: Callable[[Request, bool], Awaitable[None]],
    about: app_commands.locale_str,
    texts: CommandTexts,
    intake: TakesCommands,
) -> app_commands.Command[Any, ..., Any]:
    """A command that turns something on, or off where its option says so."""

    async def callback(interaction: Interaction, on: bool) -> None:
        await intake.command(interaction, lambda request: act(request, on))

    _declare(callback, {"on": (bool, True)})
    app_commands.describe(on=texts("option-on"))(callback)
    app_commands.rename(on=texts("option-on.name"))(callback)
    return app_commands.Command(name=texts(f"command-{word}.name"), description=about, callback=callback)

"""The slash commands, one table of them. Those of a game are made from its `Options`: a new game needs texts, and no
code here."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence, Set
from functools import partial
from typing import Any, NamedTuple, cast

import discord
import structlog
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.app_commands.installs import AppCommandContext, AppInstallationType

from bot.commands import (
    album,
    daily,
    evening,
    me,
    permissions,
    places,
    privacy,
    records,
    replay,
    review,
    settings,
    substitute,
    table,
)
from bot.commands.intake import Intake
from bot.commands.new_table import NewTable, open_table, open_tutorial
from bot.commands.request import Handler, Request, Shows
from bot.commands.sync import payload_of
from bot.commands.translation import CommandTexts, CommandTranslator
from bot.delivery.answers import Page
from bot.delivery.discord_api import Interaction
from bot.delivery.layout import cut
from bot.delivery.transports import Ack
from bot.screens import pages
from bot.screens import privacy as privacy_screens
from bot.screens.house_rules import Rule, rules_of
from bot.screens.operator import Operator
from bot.screens.records import MONTH
from bot.screens.screen import Screen
from bot.screens.settings import AUTO, CLOCK, QUIET, THREADS
from bot.texts import Library, Texts
from games import GAMES
from tables.people import CALLS, WHERE

log = structlog.get_logger(__name__)

CHOICES = 25
"""Values of an option, and options of a command: Discord takes no more."""
CHOICE = 100
"""Characters of one of them."""
AS_HERE = None
"""The default of an option that is left to the server's settings."""
SEARCH = 100
"""Characters one may look for."""
NEEDED = inspect.Parameter.empty
"""The default of an option that must be given."""
IN_SERVERS: dict[str, Any] = {  # tables stand in channels
    "allowed_contexts": AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    "allowed_installs": AppInstallationType(guild=True, user=False),
}


Name = str | app_commands.locale_str
Offers = Callable[[Interaction, str], Awaitable[list[tuple[str, str]]]]


class Opt(NamedTuple):
    """An option of a command."""

    name: str
    """Of the parameter."""
    text: str
    """Its part of the keys of its texts."""
    kind: Any
    default: Any = NEEDED
    choices: Mapping[str, Name] = {}
    """Value → its name."""
    named: str = ""
    """The same of its name, where that is another."""
    offers: Offers | None = None
    """What is offered while somebody types: what to show, and the value."""


class Spec(NamedTuple):
    """A command: its word in the keys of its texts, what it does, and how it is acknowledged if that takes longer."""

    word: str
    act: Callable[..., Awaitable[Shows]]
    options: Sequence[Opt] = ()
    ack: Ack = Ack.PRIVATE
    about: Name | None = None
    """Its description, where that isn't the text `command-<word>`."""


def _for_managers(spec: Spec) -> Spec:
    """The same, refused to whoever doesn't manage the server, whatever Discord lets them send."""

    async def act(request: Request, *values: Any) -> Shows:
        if permissions.manages(request.interaction):
            return await spec.act(request, *values)
        return request.refused("managers-only")

    return spec._replace(act=act)


def _switch(word: str, act: Callable[[Request, bool], Awaitable[Shows]], about: Name | None = None) -> Spec:
    """A command that turns something on, or off where its option says so."""
    return Spec(word, act, [Opt("on", "on", bool, True)], about=about)


def _choice(
    word: str, option: str, act: Callable[[Request, str], Awaitable[Shows]], choices: Mapping[str, Name]
) -> Spec:
    """A command with one option to choose from."""
    return Spec(word, act, [Opt("which", option, str, choices=choices)])


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
    of_table = [Spec(word, table.at_table(act)) for word, act in table.ACTS.items()]
    user = Opt("user", "substitute", discord.User, named="user")
    of_table.append(Spec("substitute", table.at_table(substitute.ask), [user], Ack.PUBLIC))
    managed = _group("settings", [_for_managers(spec) for spec in _settings(texts, intake)], texts, intake)
    managed.default_permissions = discord.Permissions(manage_guild=True)  # Discord shows it to nobody else
    alone = partial(_command, texts=texts, intake=intake, **IN_SERVERS)
    ours = [
        _group("table", of_table, texts, intake),
        _group("me", _me(texts), texts, intake),
        managed,
        *[alone(spec, name=texts(f"command-{spec.word}.name").message) for spec in _alone(texts, intake)],
        alone(Spec("help", _page(pages.help))),
        alone(Spec("privacy", _page(privacy_screens.privacy))),
    ]
    return [*_games(texts, intake, {command.name for command in ours}), *ours]


def _group(word: str, specs: Sequence[Spec], texts: CommandTexts, intake: Intake) -> app_commands.Group:
    group = app_commands.Group(
        name=texts(f"command-{word}.name").message, description=texts(f"command-{word}"), **IN_SERVERS
    )
    for spec in specs:
        group.add_command(_command(spec, texts=texts, intake=intake))
    return group


def _command(
    spec: Spec, *, texts: CommandTexts, intake: Intake, name: Name | None = None, **more: Any
) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: Interaction, **given: Any) -> None:
        values = [given[option.name] for option in spec.options]
        await intake.command(interaction, lambda request: spec.act(request, *values), spec.ack)

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    asks = [inspect.Parameter(each.name, kind, annotation=each.kind, default=each.default) for each in spec.options]
    who = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    cast(Any, callback).__signature__ = inspect.Signature([who, *asks])
    if spec.options:
        app_commands.describe(**{each.name: texts(f"option-{each.text}") for each in spec.options})(callback)
        names = {each.name: texts(f"option-{each.named or each.text}.name") for each in spec.options}
        said = [name.message for name in names.values()]
        if twice := sorted({name for name in said if said.count(name) > 1}):  # Discord would refuse all commands
            raise ValueError(f"two of its options are called {', '.join(twice)}")
        app_commands.rename(**names)(callback)
    for each in spec.options:
        if each.choices:
            choices = [Choice(name=named, value=value) for value, named in each.choices.items()]
            app_commands.choices(**{each.name: choices})(callback)
        if each.offers is not None:
            app_commands.autocomplete(**{each.name: _offered(each.offers)})(callback)
    return app_commands.Command(
        name=name or texts(f"command-{spec.word}.name"),
        description=spec.about or texts(f"command-{spec.word}"),
        callback=callback,
        **more,
    )


def _offered(offers: Offers) -> Any:
    async def offered(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = await offers(interaction, typed)
        return [Choice(name=cut(label, CHOICE), value=value) for label, value in found[:CHOICES]]

    return offered


def _page(page: Callable[[Texts, Operator], Screen]) -> Handler:
    """A command that shows a page."""

    async def act(request: Request) -> Shows:
        return Page(page(request.say, request.services.operator), new=True)

    return act


# ---- /<game> -------------------------------------------------------------------------------------------------------


def _games(texts: CommandTexts, intake: Intake, taken: Set[str]) -> Iterator[app_commands.Group]:
    """Of every game that one can be made for; the log says why not. `taken`: the names of other commands."""
    for key in GAMES:
        try:
            if key in taken:
                raise ValueError("it is one of the bot's own; give the game another KEY")
            yield _game(key, texts, intake)
        except (TypeError, ValueError) as error:  # somebody else's house rules: the others go on
            log.warning("game_left_out", why=f"/{key} can't be a command, so nobody can open a table of it: {error}")


def _game(key: str, texts: CommandTexts, intake: Intake) -> app_commands.Group:
    about = texts("command-game", game=texts(f"{key}-name").message)
    group = app_commands.Group(name=key, description=about, **IN_SERVERS)

    async def rules(request: Request, search: str) -> Shows:
        return Page(pages.rules_about(key, search, request.say, pictures=await request.pictures()))

    async def offered(interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        found = pages.found_rules(key, typed, await intake.texts(interaction))
        return [(line, str(page)) for page, line in found]

    search = Opt("search", "search", Range[str, 1, SEARCH], "", offers=offered)
    specs = [_new(key, texts), Spec("rules", rules, [search])]
    specs.append(Spec("tutorial", partial(open_tutorial, game=key), ack=Ack.PUBLIC))
    for spec in specs:
        group.add_command(_command(spec, texts=texts, intake=intake))
    return group


def _new(key: str, texts: CommandTexts) -> Spec:
    game, rules = GAMES[key], {rule.name: rule for rule in rules_of(key)}
    levels = {level: texts(f"level-{level}") for level in game.LEVELS}
    options = [
        Opt("ai", "ai", Range[int, 0, game.SEATS[-1] - 1], 0),
        Opt("ai_level", "ai-level", str | None, AS_HERE, levels),
        *[_option_of(rule, texts) for rule in rules.values()],
        Opt("thread", "thread", bool, False),
        Opt("language", "language", str | None, AS_HERE, texts.languages),
    ]

    if len(options) > CHOICES:
        raise ValueError(f"/{key} new has {len(options)} options, Discord takes {CHOICES}")

    async def new(request: Request, *values: Any) -> Shows:
        given = dict(zip([option.name for option in options], values, strict=True))
        try:
            chosen = {name: _chosen(rule, given[name]) for name, rule in rules.items() if given[name] is not AS_HERE}
        except ValueError:  # who goes round Discord's client may say what is no choice
            return request.refused("unknown-command")
        if given["ai_level"] is not AS_HERE and not given["ai"]:
            return request.refused("ai-level-alone")
        wanted = NewTable(
            game=key,
            ai=(next(iter(game.LEVELS), "") if given["ai_level"] is AS_HERE else given["ai_level"],) * given["ai"],
            thread=given["thread"],
            table_rules={name: value for name, value in chosen.items() if rules[name].change},
            options={name: value for name, value in chosen.items() if not rules[name].change},
            language=given["language"],
        )
        return await open_table(request, wanted)

    return Spec("new", new, options, Ack.PUBLIC, texts(f"command-new-{key}"))


def _option_of(rule: Rule, texts: CommandTexts) -> Opt:
    """The option of a house rule."""
    text = rule.text.replace("_", "-")
    if rule.is_switch:
        return Opt(rule.name, text, bool, rule.default)
    kind, default = (str | None, AS_HERE) if rule.name == CLOCK else (str, rule.spell(rule.default))
    if len(rule.values) > CHOICES:
        raise ValueError(f"the house rule {rule.name} has {len(rule.values)} values, Discord takes {CHOICES}")
    words = {word: texts(f"rule-{rule.text}-{word}") for word in map(rule.spell, rule.values)}
    return Opt(rule.name, text, kind, default, words)


def _chosen(rule: Rule, given: Any) -> Any:
    return given if rule.is_switch else rule.read(given)


# ---- the others ----------------------------------------------------------------------------------------------------


def _settings(texts: CommandTexts, intake: Intake) -> list[Spec]:
    """For whoever manages the server."""
    there = Opt("channel", "channel", WithMessages)

    async def zones(interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        now, languages = intake.services.tables.time.now(), intake.services.library.languages
        return await asyncio.to_thread(places.offered, typed, now, languages)  # it compares with all cities

    async def weekdays(interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        return evening.offered_days(typed, await intake.texts(interaction))

    of_evening = [
        Opt("channel", "evening-channel", WithMessages | None, None, named="channel"),
        Opt("hour", "hour", int | None, None),
        Opt("zone", "zone", str | None, None, offers=zones),
        Opt("weekdays", "weekdays", str | None, None, offers=weekdays),
        Opt("on", "on", bool | None, None),
    ]
    clocks = {each: texts(f"rule-clock-{each}") for each in ("live", "slow")}
    return [
        Spec("reset", table.reset),
        _switch("text-mode", table.text_mode, texts("command-server-text-mode")),
        Spec("show", settings.show),
        _choice("server-language", "which", settings.language, {AUTO: texts("language-auto"), **texts.languages}),
        _choice("server-clock", "which", settings.clock, clocks),
        Spec("server-channel", settings.channel, [there, Opt("allowed", "allowed", bool, True)]),
        _switch("server-threads", partial(settings.switch, key=THREADS)),
        _switch("server-quiet", partial(settings.switch, key=QUIET)),
        _switch("server-leaderboard", settings.leaderboard),
        Spec("server-evening", evening.evening, of_evening),
    ]


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


def _me(texts: CommandTexts) -> list[Spec]:
    where = Opt("where", "where", str, choices={word: texts(f"where-{word}") for word in WHERE})
    return [
        Spec("games", me.games),
        Spec("own-profile", records.profile),
        Spec("album", album.album),
        _switch("text-mode", me.text_mode),
        _choice("language", "own-language", me.language, {AUTO: texts("language-as-discord"), **texts.languages}),
        _switch("coach", me.coach),
        _choice("calls", "calls", me.calls, {word: texts(f"calls-{word}") for word in CALLS}),
        Spec("public", records.public, [where]),
        Spec("export", privacy.export),
        Spec("delete", privacy.delete),
    ]


def _alone(texts: CommandTexts, intake: Intake) -> list[Spec]:
    """Commands outside any group, whose names are the same in all languages."""
    any_game = Opt("game", "game", str | None, None, {key: texts(f"{key}-name") for key in GAMES})
    boards = {**any_game.choices, MONTH: texts("leaders-month")}

    async def offered(interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        return await replay.offered(intake.services, interaction.user.id, typed, await intake.texts(interaction))

    finished = Opt("game", "replay", Range[str, 1, SEARCH], named="game", offers=offered)
    return [
        Spec("profile", records.profile, [Opt("user", "user", discord.User, None)]),
        Spec(
            "leaderboard",
            records.leaderboard,
            [any_game._replace(choices=boards), Opt("everywhere", "everywhere", bool, False)],
        ),
        Spec("replay", replay.replay, [finished]),
        Spec("review", review.review, [finished]),
        Spec("daily", daily.daily, [any_game]),
    ]

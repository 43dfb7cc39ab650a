"""The slash commands. Those of a game are made from its `Options`: a new game needs texts, and no code here."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.app_commands.installs import AppCommandContext, AppInstallationType

from bot.commands import me, table
from bot.commands.new_table import Wish, open_table
from bot.commands.request import Request
from bot.commands.translator import Said
from bot.delivery.discord_api import Interaction
from bot.delivery.layout import cut
from bot.screens import pages
from bot.screens.houserules import Rule, rules_of
from bot.screens.screen import Screen
from bot.texts import Texts
from games import GAMES

Act = Callable[[Request], Awaitable[None]]

CHOICES = 25
"""Discord offers no more while somebody types."""
CHOICE = 100
"""Characters of one of them."""
SEARCH = 100
"""Characters one may look for."""


class Reception(Protocol):
    """Who lets commands in: makes a request of an interaction, and answers whatever goes wrong."""

    async def received(self, interaction: Interaction, act: Act, *, private: bool = True) -> None: ...

    def texts(self, interaction: Interaction) -> Texts: ...


def commands(said: Said, reception: Reception) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands, to be added to a tree."""
    games = [_game(key, said, reception) for key in GAMES]
    return [
        *games,
        _table(said, reception),
        _me(said, reception),
        _settings(said, reception),
        _page("help", pages.help, said, reception),
        _page("privacy", pages.privacy, said, reception),
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


def _game(key: str, said: Said, reception: Reception) -> app_commands.Group:
    group = _group(key, said("command-game", game=said(f"{key}-name").message))
    group.add_command(_new(key, said, reception))
    group.add_command(_rules(key, said, reception))
    return group


def _rules(key: str, said: Said, reception: Reception) -> app_commands.Command[Any, ..., Any]:
    async def rules(interaction: Interaction, search: str) -> None:
        async def act(request: Request) -> None:
            await request.answer.reply(pages.rules_about(key, search, request.say))

        await reception.received(interaction, act)

    async def offered(interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = pages.found_rules(key, typed, reception.texts(interaction))
        return [Choice(name=cut(line, CHOICE), value=str(page)) for page, line in found[:CHOICES]]

    _declare(rules, {"search": (Range[str, 1, SEARCH], "")})
    app_commands.describe(search=said("option-search"))(rules)
    app_commands.rename(search=said("option-search.name"))(rules)
    app_commands.autocomplete(search=offered)(rules)
    return app_commands.Command(name=said("command-rules.name"), description=said("command-rules"), callback=rules)


def _new(key: str, said: Said, reception: Reception) -> app_commands.Command[Any, ..., Any]:
    game = GAMES[key]
    rules = {rule.name: rule for rule in rules_of(key)}
    types: dict[str, tuple[Any, Any]] = {
        "ai": (Range[int, 0, game.SEATS[-1] - 1], 0),
        "ai_level": (str, next(iter(game.LEVELS), "")),
        **{name: _type(rule) for name, rule in rules.items()},
        "thread": (bool, False),
    }

    async def new(interaction: Interaction, **given: Any) -> None:
        chosen = {name: _chosen(rule, given[name]) for name, rule in rules.items()}
        wish = Wish(
            game=key,
            ai=(given["ai_level"],) * given["ai"],
            thread=given["thread"],
            house={name: value for name, value in chosen.items() if rules[name].change},
            options={name: value for name, value in chosen.items() if not rules[name].change},
        )

        async def act(request: Request) -> None:
            await open_table(request, wish)

        await reception.received(interaction, act, private=False)

    _declare(new, types)
    app_commands.describe(**{name: said(f"option-{_text(name, rules)}") for name in types})(new)
    app_commands.rename(**{name: said(f"option-{_text(name, rules)}.name") for name in types})(new)
    choices = {
        name: [Choice(name=said(f"rule-{rule.text}-{word}"), value=word) for word in map(rule.spell, rule.values)]
        for name, rule in rules.items()
        if not rule.is_switch
    }
    choices["ai_level"] = [Choice(name=said(f"level-{level}"), value=level) for level in game.LEVELS]
    app_commands.choices(**choices)(new)
    return app_commands.Command(name=said("command-new.name"), description=said("command-new"), callback=new)


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


def _table(said: Said, reception: Reception) -> app_commands.Group:
    group = _group(said("command-table.name").message, said("command-table"))
    acts: dict[str, Act] = {
        "hand": table.hand,
        "status": table.status,
        "log": table.log,
        "leave": table.leave,
        "pause": table.pause,
        "undo": table.undo,
        "end": table.end,
    }
    for word, act in acts.items():
        group.add_command(_plain(word, act, said, reception))
    return group


def _settings(said: Said, reception: Reception) -> app_commands.Group:
    """For whoever manages the server; who may see it can be changed in the server's own settings."""
    group = _group(said("command-settings.name").message, said("command-settings"))
    group.default_permissions = discord.Permissions(manage_guild=True)
    group.add_command(_plain("reset", table.reset, said, reception))
    return group


def _me(said: Said, reception: Reception) -> app_commands.Group:
    group = _group(said("command-me.name").message, said("command-me"))
    group.add_command(_plain("games", me.games, said, reception))
    return group


def _page(
    word: str, page: Callable[[Texts], Screen], said: Said, reception: Reception
) -> app_commands.Command[Any, ..., Any]:
    """A command that shows a page."""

    async def act(request: Request) -> None:
        await request.answer.reply(page(request.say))

    command = _plain(word, act, said, reception)
    command.allowed_contexts = AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    command.allowed_installs = AppInstallationType(guild=True, user=False)
    return command


def _plain(word: str, act: Act, said: Said, reception: Reception) -> app_commands.Command[Any, ..., Any]:
    """A command without options."""

    async def callback(interaction: Interaction) -> None:
        await reception.received(interaction, act)

    return app_commands.Command(
        name=said(f"command-{word}.name"), description=said(f"command-{word}"), callback=callback
    )

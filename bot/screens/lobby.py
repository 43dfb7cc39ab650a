"""The lobby: who has a seat, which rules are chosen, and the controls for both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screens.custom_ids import CHOSEN, custom_id
from bot.screens.house_rules import Rule, rules_of
from bot.screens.languages import language_name
from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Style, Text, Weight
from bot.texts import Markdown, Texts
from games import GAMES
from pictures import gallery
from tables.lobby import company
from tables.table import Table
from tables.table_rules import WINDOW

ACCENT = 0x56B4E9  # Okabe–Ito sky blue
LOBBY = "lobby"
OPTIONS = "options"
LANGUAGE = "language"
"""The choice in the host's panel beside the house rules."""


def lobby(table: Table, names: tuple[str, ...], say: Texts, *, pictures: bool = False) -> Screen:
    """The message everybody sees until the game starts. Blue is what brings it on for those who sit; sitting down is
    green, so that nobody who sits takes it for their next press."""
    game = GAMES[table.game_key]
    drawn = _picture(table, names, say) if pictures else ()
    seats = [_seat(table, at, names, say) for at in range(len(table.seats))]
    if not drawn:
        seats += [say("lobby-empty-seat", number=at + 1) for at in range(len(seats), game.SEATS[-1])]
    missing = game.SEATS[0] - len(table.seats)
    host, away = names[_host_seat(table)], table.now.host_is_away
    state = [say("lobby-missing", count=missing)] if missing > 0 else []
    state += [say("lobby-ready", host=host)] if not (state or away) else []
    state += [say("lobby-host-away", host=host, alone="yes" if table.now.alone else "no")] if away else []
    return Screen(
        (
            *drawn,
            Text(say("lobby-heading", game=say.plain(f"{table.game_key}-name"))),
            Text(about(table.game_key, say, table.options)),
            Text(Markdown("\n".join(seats))),
            Text(chosen_rules(table, say), weight=Weight.USEFUL),
            Text(Markdown("\n".join(state))),
            Buttons((_button(table, "join", say, Style.GOOD), _rules(table, say), *_invite(table, say))),
            Buttons((_start(table, say, disabled=missing > 0), *_add(table, say), _button(table, "options", say))),
        ),
        ACCENT,
    )


def _picture(table: Table, names: tuple[str, ...], say: Texts) -> tuple[Picture, ...]:
    """The cover and the seats."""
    seats, free = GAMES[table.game_key].SEATS, say.plain("lobby-free")
    tile = gallery.lobby(table.game_key, names, seats[-1], free)
    if tile is None:
        return ()
    alt = say.plain("lobby-cover", game=say.plain(f"{table.game_key}-name"), least=seats[0], most=seats[-1])
    return (Picture(tile, "\n".join([alt, *names, *[free] * (seats[-1] - len(names))])),)


def _start(table: Table, say: Texts, *, disabled: bool) -> Button:
    """⟨Start⟩; who is alone starts with AI."""
    if (count := company(table.now, GAMES[table.game_key])) > 0:
        return Button(say.plain("lobby-fill", count=count), custom_id(table.id, LOBBY, "fill"), style=Style.MAIN)
    return _button(table, "start", say, Style.MAIN, disabled=disabled)


def _add(table: Table, say: Texts) -> tuple[Button, ...]:
    """⟨Add AI⟩, as long as there is a seat for one."""
    return () if _is_full(table) or not GAMES[table.game_key].LEVELS else (_button(table, "add", say),)


def _is_full(table: Table) -> bool:
    return len(table.seats) >= GAMES[table.game_key].SEATS[-1]


def _invite(table: Table, say: Texts) -> tuple[Button, ...]:
    """⟨Invite⟩, as long as somebody may be and there is a seat for them."""
    return () if _is_full(table) or table.rules.quiet else (_button(table, "invite", say),)


def about(game: str, say: Texts, options: Mapping[str, Any] | None = None) -> Markdown:
    """What the game is, for how many, and how long it takes by these house rules."""
    seats, short = GAMES[game].SEATS, GAMES[game].FACTS.short.items()
    is_short = short and short <= (options or {}).items() and say.has(f"{game}-length-short")
    length = say.plain(f"{game}-length-short" if is_short else f"{game}-length")
    return say("lobby-about", what=say.plain(f"{game}-tagline"), least=seats[0], most=seats[-1], length=length)


def cover(game: str, say: Texts) -> tuple[Picture, ...]:
    """The cover of a game; nothing for one without pictures."""
    tile, seats = gallery.cover(game), GAMES[game].SEATS
    if tile is None:
        return ()
    alt = say.plain("lobby-cover", game=say.plain(f"{game}-name"), least=seats[0], most=seats[-1])
    return (Picture(tile, alt),)


def closed(table: Table, recent: Sequence[Markdown], say: Texts) -> Screen:
    """A lobby that was closed before its game began; the last of `recent` says why."""
    return Screen(
        (
            Text(say("lobby-heading", game=say.plain(f"{table.game_key}-name"))),
            Text(Markdown("\n".join([*recent[-1:], say("lobby-closed", game=table.game_key)]))),
        )
    )


def options(table: Table, names: tuple[str, ...], say: Texts, user: int) -> Screen:
    """What stands behind one button: for the host every house rule as a list, and seats to empty; for all the tutorial,
    the proof, the way out. Who stands in may send AI away alone."""
    is_host, seated = user == table.host, table.seat_of(user) is not None
    beside = [
        Button(say.plain("lobby-learn"), custom_id(table.id, LOBBY, "learn"), emoji="🎓"),
        Button(say.plain("button-check"), custom_id(table.id, LOBBY, "check")),
        *([_button(table, "leave", say)] if seated else []),
    ]
    if not table.now.may_host(user):
        return Screen((Text(say("options-of-host")), Buttons(tuple(beside))), ACCENT)
    parts: list[Part] = [Text(say("options-heading"))]
    for rule in rules_of(table.game_key):
        parts.append(_rule_select(table, rule, say))
    if len(say.languages) > 1:
        parts.append(_language_select(table, say))
    levels = tuple(
        Option(say.plain("options-add-level", level=say.plain(f"level-{level}")), f"add.{level}")
        for level in GAMES[table.game_key].LEVELS
    )
    parts.append(Select(custom_id(table.id, OPTIONS, CHOSEN + "add"), say.plain("options-add"), levels))
    others = [at for at, seat in enumerate(table.seats) if seat.filled and seat.user != table.host]
    if not is_host:
        others = [at for at in others if table.seats[at].user is None]
    if others:
        seats = tuple(Option(names[at], f"remove.{at}") for at in others)
        parts.append(Select(custom_id(table.id, OPTIONS, CHOSEN + "remove"), say.plain("options-remove"), seats))
    parts.append(Buttons(tuple(beside)))
    return Screen(tuple(parts), ACCENT)


def chosen_rules(table: Table, say: Texts) -> Markdown:
    """The house rules that are not the default, and how long one has; a line each."""
    lines = [
        say(
            "lobby-rule",
            rule=say.plain(f"rule-{rule.text}"),
            value=_value(rule, rule.of(table), say),
            why=_why(rule, rule.of(table), say),
        )
        for rule in rules_of(table.game_key)
        if rule.of(table) != rule.default or rule.always_told
    ]
    people = sum(seat.user is not None for seat in table.seats)
    if table.rules.reactions == "quick":
        lines.append(say("lobby-quick-tells"))
    elif WINDOW in GAMES[table.game_key].CLOCKS and people > 1:
        lines.append(say("lobby-windows"))
    if table.rules.allows_hints(people):
        lines.append(say("lobby-hints" if table.rules.hints == "yes" else "lobby-hints-alone"))
    return Markdown("\n".join(lines))


def _rule_select(table: Table, rule: Rule, say: Texts) -> Select:
    now = rule.of(table)
    options = tuple(
        Option(
            say.plain("options-value", rule=say.plain(f"rule-{rule.text}"), value=_value(rule, value, say)),
            f"{rule.name}.{rule.spell(value)}",
            description=say.plain(key) if say.has(key := f"rule-{rule.text}-{rule.spell(value)}.about") else "",
            chosen=value == now,
        )
        for value in rule.values
    )
    return Select(custom_id(table.id, OPTIONS, CHOSEN + rule.name), say.plain(f"rule-{rule.text}"), options)


def _language_select(table: Table, say: Texts) -> Select:
    """In which language everybody reads the board; each reads their hand in their own."""
    options = tuple(
        Option(
            say.plain("options-value", rule=say.plain("options-language"), value=language_name(each, say)),
            f"{LANGUAGE}.{each}",
            chosen=each == table.rules.locale,
        )
        for each in say.languages
    )
    return Select(custom_id(table.id, OPTIONS, CHOSEN + LANGUAGE), say.plain("options-language"), options)


def _value(rule: Rule, value: Any, say: Texts) -> str:
    key = f"rule-{rule.text}-{rule.spell(value)}"
    return say.plain(key) if say.has(key) else rule.spell(value)


def _why(rule: Rule, value: Any, say: Texts) -> str:
    """What a house rule does: what its value says, else what the rule is about."""
    keys = (f"rule-{rule.text}-{rule.spell(value)}.about", f"rule-{rule.text}.about")
    return next((say.plain(key) for key in keys if say.has(key)), "none")


def _seat(table: Table, at: int, names: tuple[str, ...], say: Texts) -> Markdown:
    seat = table.seats[at]
    if seat.ai is not None:
        return say("lobby-ai-seat", number=at + 1, name=names[at], level=say.plain(f"level-{seat.ai}"))
    key = "lobby-host-seat" if seat.user == table.host else "lobby-seat"
    return say(key, number=at + 1, name=names[at])


def _host_seat(table: Table) -> int:
    return table.seat_of(table.host) or 0


def _button(table: Table, action: str, say: Texts, style: Style = Style.QUIET, *, disabled: bool = False) -> Button:
    return Button(say.plain(f"lobby-{action}"), custom_id(table.id, LOBBY, action), style=style, disabled=disabled)


def _rules(table: Table, say: Texts) -> Button:
    return Button(say.plain("lobby-rules"), custom_id(table.id, "rules", f"{table.game_key}.1"))

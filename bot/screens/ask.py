"""Questions as buttons and lists: short menus are buttons, long ones a select."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.screens.custom_ids import CHOSEN, chosen, copy, custom_id, in_a_row
from bot.screens.game import PLACEHOLDER, UNGROUPED, Choice, GameScreens, ListOf, Reader
from bot.screens.lessons import Advised
from bot.screens.numbered import Group, numbered
from bot.screens.screen import Button, Buttons, Option, Part, Select, Style, Text, Weight
from bot.texts import escape, unmarked
from games import GAMES
from games.kernel.codec import from_short, short
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision, View

MOST_BUTTONS = 8
"""Two rows of four."""
NO_HOPE, ADVISED = "⚠️", "👍"
"""Signs before a choice that can't succeed, and before the one that newcomers are advised to take."""

NOBODY = Advised()
"""Nothing is advised: on what others see too, and where there are no hints."""
Choices = Group
"""What a press says, and how it looks."""


def ask(
    table: int,
    screens: GameScreens[Any],
    view: View,
    decision: Decision,
    reader: Reader,
    advised: Advised = NOBODY,
) -> list[Part]:
    """The controls of one question, those that are `advised` green; lists by what they bring where the table has hints,
    else all options in the order of the rules.

    Bare words (roll, pass, back) are buttons. What names a thing is a button too while there are few of its kind and
    none needs a second line; else they are a list, one for each kind. A bare word that only opens a list is that list
    (`GameScreens.lists`): one press less.
    """
    if advised.kind == decision.kind:
        advised = advised._replace(words=screens.advises(view, decision, advised.words))
    lists = screens.lists(view, decision, reader)
    listed = {action for each in lists for action in each.hides}
    kinds: dict[str, Choices] = {}
    for action in decision.options:
        choice = _marked(screens.choice(view, decision, action, reader), short(action), decision, advised, reader.hints)
        if choice.label and action not in listed:
            said = in_a_row(*[short(action)] * (screens.steps_back(view, decision) if action == BACK else 1))
            kinds.setdefault(action[0] if len(action) > 1 else "", []).append((said, choice))
    bare = kinds.pop("", [])
    groups = [each.choices for each in lists] + [*kinds.values()]
    if reader.hints:
        before = [*[each.before for each in lists], *[()] * len(kinds)]
        groups = [
            by_worth(screens.key, view, decision, said, some) if at < len(lists) or _is_list(some) else some
            for at, (said, some) in enumerate(zip(before, groups, strict=True))
        ]
    marked = [_marked_list(each, some, decision, advised) for each, some in zip(lists, groups, strict=False)]
    groups = [*marked, *groups[len(lists) :]]
    if _hinted(decision, advised) and not any(choice.advised for some in [*groups, bare] for _, choice in some):
        groups = _part_of_all(groups, lists, advised.words)
    groups, drawn = numbered(screens, view, decision, reader, groups)
    kinds = dict(zip(kinds, groups[len(lists) :], strict=True))
    long = [word for word, some in kinds.items() if _is_list(some)]
    parts: list[Part] = [drawn] if drawn is not None else []
    for each, choices in zip(lists, groups, strict=False):  # first, as they are the shorter way
        id = chosen(each.name, *map(short, each.before), after=[*map(short, each.after)])
        parts.append(_select(table, decision, id, each.asked, choices, each.most))
    for word in long:
        asked = _asked(screens, view, decision, word, reader, alone=len(kinds) == 1 and not bare and not lists)
        parts.append(_select(table, decision, chosen(word), asked, kinds[word]))
    things = [each for word, some in kinds.items() if word not in long for each in some]
    lone = [*things, *bare]
    told = [choice for _, choice in things if choice.description]
    if len(told) == 1:  # a list would say it in its lines
        parts.append(Text(reader.say("told", what=told[0].label, why=told[0].description), weight=Weight.NICE))
    if lone:
        parts.append(Buttons(tuple(_button(table, decision, action, choice) for action, choice in lone)))
    barred = screens.barred(view, decision, reader)
    if barred:
        reasons: dict[str, list[str]] = {}
        for choice, why in barred:
            reasons.setdefault(why, []).append(choice.label)
        lines = "\n".join(
            reader.say("barred", what=reader.say.several([escape(each) for each in some]), why=why)
            for why, some in reasons.items()
        )
        parts.append(Text(lines, weight=Weight.NICE))
    return parts


def by_worth(game: str, view: View, decision: Decision, before: Sequence[Action], choices: Choices) -> Choices:
    """Those that bring most first; of many those of a kind together, the kind first that has the best."""
    lines = [[*before, *map(from_short, said.split(CHOSEN))] for said, _ in choices]
    facts = GAMES[game].facts(view, decision, lines)
    if not facts:
        return choices
    order = sorted(range(len(choices)), key=lambda at: -facts[at].worth)
    if len(choices) > UNGROUPED:
        kinds = [*dict.fromkeys([facts[at].kind for at in order])]
        order.sort(key=lambda at: kinds.index(facts[at].kind))
    return [choices[at] for at in order]


def _marked_list(each: ListOf, choices: Choices, decision: Decision, advised: Advised) -> Choices:
    said = _hinted(decision, advised)
    if said is None:
        return choices
    good = _said_by([word.split(CHOSEN) for word, _ in choices], each, said)
    return [(word, _thumbed(choice, at in good)) for at, (word, choice) in enumerate(choices)]


def _said_by(lines: Sequence[Sequence[str]], each: ListOf, words: Sequence[str]) -> Collection[int]:
    """The lines of a list that say what a hint does: the one that says most of it, and where several are chosen also
    those that say what follows; else the first that begins with all of it."""
    before = [*map(short, each.before)]
    rest, found = [*words[len(before) :]], list[int]()
    if [*words[: len(before)]] != before or not rest:
        return ()
    while rest and len(found) < each.most:
        fits = [at for at, line in enumerate(lines) if at not in found and rest[: len(line)] == line]
        if not fits:
            break
        found.append(max(fits, key=lambda at: len(lines[at])))
        rest = rest[len(lines[found[-1]]) :]
    return found or [at for at, line in enumerate(lines) if line[: len(rest)] == rest][:1]


def _part_of_all(groups: Sequence[Choices], lists: Sequence[ListOf], words: Sequence[Action]) -> list[Choices]:
    """What a hint says is a part of each line of a list and begins none, as a result of a throw is: the first line is
    marked, which brings most."""
    for at, each in enumerate(lists):
        if words[0] in each.hides:
            (said, choice), *others = groups[at]
            return [*groups[:at], [(said, _thumbed(choice, True)), *others], *groups[at + 1 :]]
    return [*groups]


def _marked(choice: Choice, said: str, decision: Decision, advised: Advised, hints: bool) -> Choice:
    """Green with a thumb: what the hint begins with; without one what is recommended, where the table has `hints`."""
    words = _hinted(decision, advised)
    return _thumbed(choice, choice.advised and hints if words is None else words[0] == said)


def _hinted(decision: Decision, advised: Advised) -> list[str] | None:
    """What a hint says in answer to this question; None: there is none."""
    return [*map(short, advised.words)] if advised.kind == decision.kind and advised.words else None


def _thumbed(choice: Choice, good: bool) -> Choice:
    if not good and not choice.advised:
        return choice
    return replace(choice, advised=good, style=Style.GOOD if good else choice.style)


def _is_list(some: Choices) -> bool:
    return len(some) > MOST_BUTTONS or (len(some) > 1 and any(choice.description for _, choice in some))


def _asked(screens: GameScreens[Any], view: View, decision: Decision, word: str, reader: Reader, *, alone: bool) -> str:
    """What stands in a closed list. Without pictures it is the question, if it is short: a screen reader reads it out
    without the line above it. Whoever sees that line is not told twice."""
    name = screens.list_name(view, decision, word, reader) if reader.pictures or not alone else ""
    question = "" if reader.pictures else unmarked(screens.prompt(view, decision, reader))
    return name or (question if len(question) <= PLACEHOLDER else "") or reader.say.plain("choose")


def _emoji(choice: Choice) -> str | None:
    return NO_HOPE if choice.hopeless else ADVISED if choice.advised else choice.emoji


def _button(table: int, decision: Decision, action: str, choice: Choice) -> Button:
    return Button(choice.label, custom_id(table, decision.id, action), style=choice.style, emoji=_emoji(choice))


def _select(table: int, decision: Decision, id: str, asked: str, choices: Choices, most: int = 1) -> Select:
    """A list; of equal entries, such as copies of a card, each gets a value of its own."""
    options: list[Option] = []
    seen = Counter[str]()
    for said, choice in choices:
        value = copy(said, seen[said])
        seen[said] += 1
        options.append(Option(choice.label, value, description=choice.description, emoji=_emoji(choice)))
    return Select(custom_id(table, decision.id, id), asked, tuple(options), most=most)

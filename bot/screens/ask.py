"""Questions: up to three moves as buttons that say what they bring, bare words, then a list of all other moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from math import inf
from typing import Any, NamedTuple

from bot.screens.custom_ids import CHOSEN, chosen, copy, custom_id, in_a_row
from bot.screens.game import PLACEHOLDER, UNGROUPED, Choice, GameScreens, ListOf, Reader, Stake
from bot.screens.lessons import Advised
from bot.screens.screen import Button, Buttons, Option, Part, Select, Style, Text, Weight
from bot.texts import Markdown, escape
from games import GAMES
from games.kernel.codec import from_short, short
from games.kernel.facts import Fact
from games.kernel.frames import BACK
from games.kernel.game import Decision, View

FIRST, FEW = 3, 4
"""Moves that are buttons where there are more; so many need no list beside them."""
LINES = 25
"""Of a list."""
SAID = 60
"""Letters of what a button says."""
NOTHING, WAITS = ("pass", "done"), "not-done"
"""Words that do nothing; who waits has said so, and nothing is asked."""
NO_HOPE, ADVISED = "⚠️", "👍"
"""Signs before a choice that can't succeed, and before the one that newcomers are advised to take."""

NOBODY = Advised()
"""Nothing is advised: on what others see too, and where there are no hints."""


class Move(NamedTuple):
    """An answer, or several at once."""

    said: str
    """As `custom_ids.in_a_row` spells it."""
    choice: Choice
    fact: Fact
    stake: Stake = Stake()

    @property
    def words(self) -> list[str]:
        return self.said.split(CHOSEN)

    @property
    def is_hopeless(self) -> bool:
        return self.stake.hopeless or self.choice.hopeless


def ask(
    table: int,
    screens: GameScreens[Any],
    view: View,
    decision: Decision,
    reader: Reader,
    advised: Advised = NOBODY,
    first: int = FIRST,
) -> list[Part]:
    """The controls of one question, those that are `advised` green.

    Moves are what names a thing, or is a line of a list. The `first` are buttons: one of each kind, by what they bring
    where the table has hints, else in the order of the rules; what is advised is among them. All others are one list.
    What takes several things (`ListOf.asked`) is a list of its own; bare words (pass, done, back) are buttons.
    """
    if advised.kind == decision.kind:
        advised = advised._replace(words=screens.advises(view, decision, advised.words))
    lists = screens.lists(view, decision, reader)
    listed = {action for each in lists for action in each.hides}
    lines = [(_whole(each, said), choice) for each in lists if not each.asked for said, choice in each.choices]
    made = {line for line, _ in lines}
    for action in decision.options:
        choice = screens.choice(view, decision, action, reader)
        if choice.label and action not in listed:
            times = screens.steps_back(view, decision) if action == BACK else 1
            lines.append((in_a_row(*[short(action)] * times), choice))
    said = dict(reversed(lines))  # of those that say the same, as copies of a card do, one
    lines = [(line, said[line]) for line in dict.fromkeys(line for line, _ in lines)]
    every = _marked(_moves(screens, view, decision, reader, lines), lists, decision, advised, reader.hints)
    bare = [each for each in every if each.said not in made and _is_bare(each)]
    moves = [each for each in every if each not in bare]
    nothing = max([each.fact.worth for each in bare if each.said in NOTHING], default=-inf)
    nothing = inf if any(each.said == WAITS for each in bare) else nothing
    shown, rest = _first(moves, nothing, reader, first)
    words, several = _hinted(decision, advised), [each for each in lists if each.asked]
    if advised.taught:
        several = [_few(each, words) for each in several if words and _said_by(each, words)]
        shown, bare, rest = _taught(shown, bare) if words and not several else ([], [], [])
    parts: list[Part] = [_several(table, screens, view, decision, reader, each, words) for each in several]
    buttons = [
        _button(table, decision, each, reader, main=bool(reader.hints and rest and each.fact.worth > nothing))
        for each in shown
    ]
    buttons[1:] = sorted(buttons[1:], key=lambda button: -len(button.label))  # a short one shares its row with a word
    others = [_button(table, decision, each, reader, main=False) for each in bare]
    if buttons or others:
        parts.append(Buttons((*buttons, *others)))  # in one block: a phone has few rows
    for at in range(0, len(rest), LINES):
        some = rest[at : at + LINES]
        asked = reader.say.plain("more-moves", count=len(some))
        parts.append(_select(table, decision, chosen(f"more{at // LINES or ''}"), asked, some))
    if not reader.pictures:
        parts += _told(shown, reader)
    return [*parts, *_barred(screens, view, decision, reader)]


def _whole(each: ListOf, said: str) -> str:
    return in_a_row(*map(short, each.before), said, *map(short, each.after))


def _is_bare(move: Move) -> bool:
    """A word alone, or one step back or more."""
    return all(len(from_short(word)) == 1 for word in move.words)


def _moves(
    screens: GameScreens[Any], view: View, decision: Decision, reader: Reader, lines: Sequence[tuple[str, Choice]]
) -> list[Move]:
    """Each with what it means, as far as the game says it."""
    words = [[*map(from_short, line.split(CHOSEN))] for line, _ in lines]
    facts = GAMES[screens.key].facts(view, decision, words) or [Fact(each[0][0]) for each in words]
    return [
        Move(line, choice, fact, screens.stake(view, decision, fact, reader))
        for (line, choice), fact in zip(lines, facts, strict=True)
    ]


def order(facts: Sequence[Fact], reader: Reader) -> list[int]:
    """With hints those that bring most first; of many those of a kind together, the kind first that has the first."""
    found = sorted(range(len(facts)), key=lambda at: -facts[at].worth * reader.hints)
    if len(found) > UNGROUPED:
        kinds = [*dict.fromkeys([facts[at].kind for at in found])]
        found.sort(key=lambda at: kinds.index(facts[at].kind))
    return found


def _first(moves: Sequence[Move], nothing: float, reader: Reader, most: int) -> tuple[list[Move], list[Move]]:
    """Those that are buttons: the first of each kind, the next where there are fewer kinds, the advised in the place of
    the last; with hints only what is worth more than to do `nothing`, or the best, unless one only waits. Then the
    rest."""
    fit = sorted([each for each in moves if len(each.said) <= SAID], key=lambda each: each.is_hopeless)
    best = fit
    if reader.hints and len(moves) > FEW:
        best = sorted(fit, key=lambda each: -each.fact.worth)
        best = [each for each in best if each.fact.worth > nothing] or best[: nothing < inf]
    kinds: dict[str, Move] = {}
    for each in best:
        kinds.setdefault(each.fact.kind, each)
    first = [*kinds.values(), *[each for each in best if each not in kinds.values()]]
    first = first[: FEW if len(moves) <= FEW else most]
    good = next((each for each in fit if each.choice.advised), None)
    if good is not None and good not in first:
        first = [*first[: most - 1], good]
    rest = [each for each in moves if each not in first]
    return first, [rest[at] for at in order([each.fact for each in rest], reader)]


def _taught(first: Sequence[Move], bare: Sequence[Move]) -> tuple[list[Move], list[Move], list[Move]]:
    """What a lesson offers: what comes next, and few others; nothing beside them."""
    on = [each for each in (*first, *bare) if from_short(each.words[0]) != BACK]
    every = sorted(on, key=lambda each: not each.choice.advised)[:FEW]
    return [each for each in first if each in every], [each for each in bare if each in every], []


def _few(each: ListOf, words: Sequence[str]) -> ListOf:
    """A list of several with what a lesson ticks, and few others."""
    good = [*_said_by(each, words)]
    kept = [*good, *[at for at in range(len(each.choices)) if at not in good]][: max(FEW, len(good))]
    return replace(each, choices=[each.choices[at] for at in sorted(kept)])


# ---- what is advised -------------------------------------------------------------------------------------------------


def _marked(
    moves: Sequence[Move], lists: Sequence[ListOf], decision: Decision, advised: Advised, hints: bool
) -> list[Move]:
    """Green with a thumb: what the hint says, or most of it; without one what is recommended, where the table has
    `hints`."""
    words = _hinted(decision, advised)
    if words is None:
        return [_thumbed(each, each.choice.advised and hints) for each in moves]
    good = _begun([each.words for each in moves], words)
    if good is None and not any(each.asked and _said_by(each, words) for each in lists):
        # It is a part of each line and begins none, as a result of a throw is: the line that brings most.
        about = [each for each in lists if words[0] in map(short, each.hides)]
        lines = {_whole(each, said) for each in about for said, _ in each.choices}
        among = [at for at, each in enumerate(moves) if each.said in lines]
        good = max(among, key=lambda at: moves[at].fact.worth, default=None)
    return [_thumbed(each, at == good) for at, each in enumerate(moves)]


def _hinted(decision: Decision, advised: Advised) -> list[str] | None:
    """What a hint says in answer to this question; None: there is none."""
    return [*map(short, advised.words)] if advised.kind == decision.kind and advised.words else None


def _begun(lines: Sequence[Sequence[str]], words: Sequence[str], but: Collection[int] = ()) -> int | None:
    """The line that says most of the beginning of what a hint says; else the first that begins with all of it."""
    fits = [at for at, line in enumerate(lines) if at not in but and words[: len(line)] == [*line]]
    more = [at for at, line in enumerate(lines) if at not in but and [*line[: len(words)]] == words]
    return max(fits, key=lambda at: len(lines[at]), default=more[0] if more else None)


def _said_by(each: ListOf, words: Sequence[str]) -> Collection[int]:
    """The lines of a list of several that say what a hint does, one after the other."""
    before, lines = [*map(short, each.before)], [said.split(CHOSEN) for said, _ in each.choices]
    rest, found = [*words[len(before) :]], list[int]()
    while [*words[: len(before)]] == before and rest and len(found) < each.most:
        at = _begun(lines, rest, found)
        if at is None or (found and len(lines[at]) > len(rest)):
            break
        found.append(at)
        rest = rest[len(lines[at]) :]
    return found


def _thumbed(move: Move, good: bool) -> Move:
    style = Style.GOOD if good else move.choice.style
    return move._replace(choice=replace(move.choice, advised=good, style=style))


# ---- controls --------------------------------------------------------------------------------------------------------


def _several(
    table: int,
    screens: GameScreens[Any],
    view: View,
    decision: Decision,
    reader: Reader,
    each: ListOf,
    words: Sequence[str] | None,
) -> Select:
    """A list of which several lines are ticked; `words`: what a hint says."""
    good = () if words is None else _said_by(each, words)
    lines = [(in_a_row(*map(short, each.before), said), choice) for said, choice in each.choices]
    moves = [
        _thumbed(move, at in good)._replace(said=each.choices[at][0])
        for at, move in enumerate(_moves(screens, view, decision, reader, lines))
    ]
    id = chosen(each.name, *map(short, each.before), after=[*map(short, each.after)])
    ordered = [moves[at] for at in order([move.fact for move in moves], reader)]
    return _select(table, decision, id, each.asked, ordered, each.most)


def _emoji(move: Move) -> str | None:
    if move.is_hopeless:
        return NO_HOPE
    return ADVISED if move.choice.advised else move.choice.emoji


def _button(table: int, decision: Decision, move: Move, reader: Reader, *, main: bool) -> Button:
    """What it is and what it brings, in as many letters as a phone shows."""
    label, brings, style = move.choice.label, move.stake.words, move.choice.style
    if brings:
        room = PLACEHOLDER - len(reader.say.plain("move", what="", brings=brings))
        what = label if len(label) <= room else f"{label[: room - 1].rstrip()}…"
        label = reader.say.plain("move", what=what, brings=brings)
    if move.is_hopeless or (main and style is Style.QUIET):
        style = Style.QUIET if move.is_hopeless else Style.MAIN
    return Button(label, custom_id(table, decision.id, move.said), style=style, emoji=_emoji(move))


def _more(move: Move) -> str:
    return " · ".join(filter(None, [move.stake.more, move.choice.description]))


def _told(moves: Sequence[Move], reader: Reader) -> list[Part]:
    """What a list would say of moves that are buttons: pictures show it, or words do."""
    lines = [reader.say("told", what=each.choice.label, why=_more(each)) for each in moves if _more(each)]
    return [Text(Markdown("\n".join(lines)), weight=Weight.NICE)] if lines else []


def _select(table: int, decision: Decision, id: str, asked: str, moves: Sequence[Move], most: int = 1) -> Select:
    """A list; of equal entries, such as copies of a card, each gets a value of its own."""
    options: list[Option] = []
    seen = Counter[str]()
    for move in moves:
        value = copy(move.said, seen[move.said])
        seen[move.said] += 1
        told = " · ".join(filter(None, [move.stake.words, _more(move)]))
        options.append(Option(move.choice.label, value, description=told, emoji=_emoji(move)))
    return Select(custom_id(table, decision.id, id), asked, tuple(options), most=most)


def _barred(screens: GameScreens[Any], view: View, decision: Decision, reader: Reader) -> list[Part]:
    """What can't be chosen now, each reason once."""
    reasons: dict[str, list[str]] = {}
    for choice, why in screens.barred(view, decision, reader):
        reasons.setdefault(why, []).append(choice.label)
    lines = [
        reader.say("barred", what=reader.say.several([escape(each) for each in some]), why=why)
        for why, some in reasons.items()
    ]
    return [Text(Markdown("\n".join(lines)), weight=Weight.NICE)] if lines else []

"""What is read beside the game: rules, log, watching, help, and why something was refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.screens.custom_ids import CHOSEN, HELP, custom_id
from bot.screens.end import log_button
from bot.screens.game import screens_of
from bot.screens.lobby import chosen_rules, cover
from bot.screens.operator import NOBODY, Operator, links
from bot.screens.people import reader_of
from bot.screens.screen import Button, Buttons, Option, Part, Picture, Screen, Select, Style, Text, Weight
from bot.screens.table import board, hand_button, is_awaited, waited_for
from bot.texts import Markdown, Texts, escape
from games import GAMES
from tables.errors import FactValue, GameGoneError, TableError
from tables.table import Place, Table

ACCENT = 0x0072B2  # Okabe–Ito blue
WARNING = 0xD55E00  # vermilion
BEFORE = 30
"""Characters shown before the word that was looked for."""
LogLine = Callable[[], Markdown | None]
"""Says a line of the log, if it needs words: a page says its own alone."""
LEFT_AT_ONCE = 8
"""Tables without a place that `/me games` has a button for; the others come once these are left."""
LOG_PAGE = 30
"""Sentences a page of the log."""


def rules(game: str, page: int, say: Texts, *, pictures: bool = False, table: Table | None = None) -> Screen:
    """A page of how to play; the first for a page that there isn't. Read at a table, it says that table's rules too."""
    count = rule_pages(game, say)
    page = page if 1 <= page <= count else 1
    titles = tuple(
        Option(
            say.plain("rules-title", number=at, title=say.plain(f"{game}-rules-{at}.title")),
            f"{game}.{at}",
            chosen=at == page,
        )
        for at in range(1, count + 1)
    )
    steps = [
        Button(say.plain(key), custom_id(0, "rules", f"{game}.{at}"))
        for key, at in (("button-previous", page - 1), ("button-next", page + 1))
        if 1 <= at <= count
    ]
    title = say.plain(f"{game}-rules-{page}.title")
    drawn = screens_of(game).rules_picture(page, say) if pictures else None
    parts: list[Part] = [
        Text(say("rules-heading", game=say.plain(f"{game}-name"), title=title)),
        *(cover(game, say) if pictures and page == 1 else ()),
        *([Picture(drawn, say.plain("rules-picture", title=title))] if drawn is not None else []),
        Text(say(f"{game}-rules-{page}")),
        *([Text(say("rules-here", count=len(table.seats), rules=chosen_rules(table, say)))] if table else []),
        *([Text(say("ai-levels", levels=_levels(game, say)))] if page == 1 else []),
        Select(custom_id(0, "rules", CHOSEN), say.plain("rules-choose"), titles),
        Buttons(tuple(steps)),
    ]
    return Screen(tuple(parts), ACCENT)


def _levels(game: str, say: Texts) -> Markdown:
    return say.several([say(f"level-{level}") for level in GAMES[game].LEVELS])


def rules_about(game: str, wanted: str, say: Texts, *, pictures: bool = False) -> Screen:
    """The page somebody has looked for: its number, or the first that has the words; the first of all for none."""
    if not wanted.strip():
        return rules(game, 1, say, pictures=pictures)
    if wanted.isdecimal() and 1 <= int(wanted) <= rule_pages(game, say):
        return rules(game, int(wanted), say, pictures=pictures)
    found = found_rules(game, wanted, say)
    if not found:
        return refusal("no-such-rule", {"what": wanted, "game": game}, say)
    return rules(game, found[0][0], say, pictures=pictures)


def found_rules(game: str, wanted: str, say: Texts) -> list[tuple[int, str]]:
    """The pages that have every word of `wanted`, each with its title and the line that has them; all for no words."""
    words, found = wanted.casefold().split(), list[tuple[int, str]]()
    for page in range(1, rule_pages(game, say) + 1):
        title = say.plain(f"{game}-rules-{page}.title")
        lines = [title, *say.plain(f"{game}-rules-{page}").replace("*", "").splitlines()]
        if all(word in "\n".join(lines).casefold() for word in words):
            line = next((line for line in lines if all(word in line.casefold() for word in words)), title)
            found.append((page, title if line == title else f"{title} · {_from(line, words)}"))
    return found


def _from(line: str, words: Sequence[str]) -> str:
    """A long line from a little before the first of the words, so that it is in sight where the end is cut off."""
    at = min((line.casefold().find(word) for word in words), default=0)
    start = line.find(" ", at - BEFORE) + 1 if at > BEFORE else 0
    return f"…{line[start:]}" if start else line


def rule_pages(game: str, say: Texts) -> int:
    """How many pages of rules there are for a game."""
    count = 0
    while say.has(f"{game}-rules-{count + 1}"):
        count += 1
    return count


def log(
    table: int,
    rounds: Sequence[tuple[int, Sequence[LogLine]]],
    page: int | None,
    say: Texts,
    *,
    seated: bool = False,
    counted: bool = True,
) -> Screen:
    """What happened in one cycle of turns, in order; long cycles have several pages. None: the newest page.

    `rounds` are the cycles, each with the number of its round and its lines, the oldest first; 0 is the set-up. Who is
    `seated` gets back to their hand. `counted`: the game counts rounds.
    """
    parts = [(number, lines[at:end]) for number, lines in rounds for at, end in pairwise(_page_starts(len(lines)))]
    pages = max(1, len(parts))
    page = pages if page is None or not 1 <= page <= pages else page
    number, some = parts[page - 1] if parts else (0, ())
    said = [words for line in some if (words := line()) is not None]
    text = Markdown("\n".join(said)) if said else say("log-empty")
    steps = [
        Button(say.plain(key), custom_id(table, "log", where))
        for key, where, there in (
            ("button-older", str(page - 1), page > 1),
            ("button-newer", str(page + 1), page < pages),
            ("button-newest", "last", True),
        )
        if there
    ]
    if seated:  # it may stand where the hand stood
        steps.append(Button(say.plain("button-to-hand"), custom_id(table, "hand", "open")))
    key = "log-heading" if counted else "log-heading-unrounded"
    heading = say(key, round=number, page=page, pages=pages)
    return Screen((Text(heading), Text(text), Buttons(tuple(steps))), ACCENT)


def _page_starts(lines: int) -> list[int]:
    """Where the pages of so many lines begin, and where the last ends: about as many on each."""
    pages = -(-lines // LOG_PAGE)
    return [at * lines // pages for at in range(pages + 1)] if pages else []


def watch(table: Table, recent: Sequence[Markdown], say: Texts, *, pictures: bool = False) -> Screen:
    """The public board for one person, without anything to press but looking again."""
    whole = board(table, recent, say, pictures=pictures)
    shown = tuple(part for part in whole.parts if not isinstance(part, Buttons | Select))
    again = Button(say.plain("button-refresh"), custom_id(table.id, "watch", "open"))
    older = Button(say.plain("button-log"), custom_id(table.id, "log", "last"))
    return Screen((*shown, *_piles(table, say), Buttons((again, older))), ACCENT)


def piles(table: Table, say: Texts) -> Screen:
    """The open piles for one person, and the way back to the hand."""
    back = Button(say.plain("button-to-hand"), custom_id(table.id, "hand", "open"))
    return Screen((*_piles(table, say), Buttons((back,))), ACCENT)


def _piles(table: Table, say: Texts) -> list[Part]:
    """Open piles that may be looked through."""
    if table.game is None:
        return []
    piles = screens_of(table.game_key).piles(table.game.view(None), reader_of(table, say))
    return [replace(part, weight=Weight.USEFUL) if isinstance(part, Text) else part for part in piles]


def commitment(table: Table, say: Texts) -> Screen:
    """The hash of a game's seed, while the seed is secret."""
    return text(say("lobby-commitment", hash=table.commitment))


def more_after_it(table: Table, say: Texts) -> Screen:
    """What few look for once a game is over: whether it was fair, and its log."""
    fair = Button(say.plain("button-check"), custom_id(table.id, "end", "check"))
    return Screen((Text(say("more-heading")), Buttons((fair, log_button(table, say)))))


def check(table: Table, say: Texts, *, pruned: bool = False) -> Screen:
    """How anybody can check that nothing was rigged; `pruned`: the moves are deleted, which that would need."""
    seed = table.now.seed.hex()
    parts = [Text(say("check-heading")), Text(say("check-how", seed=seed, hash=table.commitment))]
    if pruned:
        parts.append(Text(say("check-pruned")))
    return Screen(tuple(parts), ACCENT)


def help(say: Texts, operator: Operator = NOBODY) -> Screen:
    """What the bot is, with buttons that play each game, whose games these are."""
    games = [part for key in GAMES for part in _playing(key, say)]
    credits = [say(f"{key}-credits") for key in GAMES]
    new = say.several([Markdown(f"`/{key} new`") for key in GAMES])
    foot = [say("help-commands", new=new), *[Markdown(f"-# {each}") for each in credits]]
    return Screen(
        (
            Text(say("help-heading")),
            *games,
            Text(say("help-how")),
            Text(Markdown("\n".join([*foot, say("help-signs"), say("help-unofficial")]))),
            *links(operator, say),
        ),
        ACCENT,
    )


def _playing(game: str, say: Texts) -> tuple[Text, Buttons]:
    """A game in a line, and how one plays it."""
    seats = GAMES[game].SEATS
    told = {"what": say.plain(f"{game}-tagline"), "length": say.plain(f"{game}-length")}
    line = say("help-game", game=say.plain(f"{game}-name"), least=seats[0], most=seats[-1], **told)
    play, learn, daily = (
        Button(say.plain(f"help-{what}"), custom_id(0, HELP, f"{what}.{game}"), style=style)
        for what, style in (("play", Style.GOOD), ("learn", Style.QUIET), ("daily", Style.QUIET))
    )
    rules = Button(say.plain("button-rules"), custom_id(0, "rules", f"{game}.1"))
    return Text(line), Buttons((play, learn, daily, rules))


def channel_taken(game: str, ai: Sequence[str], say: Texts) -> Screen:
    """The channel has a table; the button opens the one that was asked for, with these AI, in a thread."""
    thread = custom_id(0, HELP, ".".join(("thread", game, *ai)))
    button = Button(say.plain("help-thread"), thread, style=Style.MAIN)
    return Screen((Text(say("refused-channel-taken-open")), Buttons((button,))), WARNING)


def my_games(mine: Sequence[Table], user: int, say: Texts, gone: Sequence[GameGoneError] = ()) -> Screen:
    """The tables where somebody sits, a line each; first those that wait for them.

    `gone` are those whose game isn't installed any more: it has no name here.
    """
    ranked = sorted(mine, key=lambda table: not is_awaited(table, table.seat_of(user)))
    lines = [_my_game(table, user, say) for table in ranked]
    lines += [
        say("me-game", game=f"{one.facts['game']}", place=Markdown(f"#{one.facts['table']}"), state=say("me-game-gone"))
        for one in gone
    ]
    lost = [table for table in mine if table.has_lost_its_place][:LEFT_AT_ONCE]
    below = (Buttons(tuple(_leave_lost(table, say) for table in lost)),) if lost else ()
    text = Text(Markdown("\n".join(lines)) or say("me-games-none"))
    return Screen((Text(say("me-games-heading")), text, *below), ACCENT)


def _leave_lost(table: Table, say: Texts) -> Button:
    """⟨Leave⟩ a table whose channel is gone: there no command reaches it."""
    label = say.plain("button-leave-lost", game=say.plain(f"{table.game_key}-name"))
    return Button(label, custom_id(table.id, "sureleave", "ask"))


def _my_game(table: Table, user: int, say: Texts) -> Markdown:
    if table.has_lost_its_place:
        state = say("me-game-lost")
    elif table.status != "live":
        state = say(f"me-game-{table.status}")
    elif (seat := table.seat_of(user)) is not None and table.seats[seat].away:
        state = say("me-game-away")
    elif seat is not None and table.seats[seat].gone_since is not None:
        state = say("me-game-silent")
    elif is_awaited(table, seat):
        state = say("me-game-yours")
    else:
        others = waited_for(table, table.game.view(None)) if table.game is not None else []
        state = say("me-game-others", count=len(others), who=reader_of(table, say).people(others))
    place = Markdown(f"<#{table.place.here}>")
    if table.rules.daily:
        place = say("me-game-daily", day=say.date(table.rules.daily), command=table.game_key)
    return say("me-game", game=say.plain(f"{table.game_key}-name"), place=place, state=state)


def sentence(key: str, say: Texts, **facts: FactValue) -> Screen:
    """A sentence to one person."""
    return Screen((Text(say(key, **_words(facts, say))),))


def text(words: Markdown) -> Screen:
    """A sentence that is already in words."""
    return Screen((Text(words),))


SAID_BY_THE_HAND = {
    "lesson",
    "question-gone",
    "not-offered",
    "not-asked",
    "of-others",
    "waited",
    "undo",
    "undo-draft",
    "undo-nothing",
    "undo-revealed",
    "undo-lost",
}
"""Refusals after which the hand shows what can be done."""


def refusal(key: str, facts: dict[str, FactValue], say: Texts, table: int | None = None) -> Screen:
    """Why something was not done, and what to do next."""
    named = facts.get("rules", ())
    if isinstance(named, tuple) and named:
        facts = {**facts, "rules": tuple(_rule_name(name, say) for name in named), "option": "which"}
    elif key == "bad-option":
        facts = {**facts, "option": _rule_name(str(facts["option"]), say)}
    elif key == "unknown-level" and isinstance(facts["allowed"], tuple):
        facts = {**facts, "allowed": tuple(say.plain(f"level-{level}") for level in facts["allowed"])}
    parts: list[Part] = [Text(say(f"refused-{key}", **_words(facts, say)))]
    if table and key == "outsider" and facts.get("status") not in ("lobby", "over"):
        parts.append(Buttons((Button(say.plain("button-watch"), custom_id(table, "watch", "open")),)))
    elif table and key in SAID_BY_THE_HAND:
        parts.append(Buttons((hand_button(table, say),)))
    return Screen(tuple(parts), WARNING)


def _rule_name(name: str, say: Texts) -> str:
    """A house rule as *Options* calls it, a game's or a table's; what is none as it is."""
    own = name.rpartition(".")[2].replace("_", "-")
    keys = [*(f"rule-{game}-{own}" for game in GAMES), f"rule-{own}"]
    return next((say.plain(key) for key in keys if say.has(key)), name)


def not_on_server(address: str, say: Texts) -> Screen:
    """Only the commands were added to this server; the button adds the bot."""
    button = Button(say.plain("button-add-bot"), url=address)
    return Screen((Text(say("refused-not-on-server")), Buttons((button,))), WARNING)


def refused(error: TableError, say: Texts, table: int | None = None) -> Screen:
    """The same for what a table refused."""
    return refusal(error.key, error.facts, say, table)


def in_thread(table: Table, who: str, say: Texts) -> Screen:
    """Where the new table is, for everybody in the channel."""
    thread = Markdown(f"<#{table.place.here}>")
    return Screen((Text(say("new-in-thread", who=who, game=say.plain(f"{table.game_key}-name"), thread=thread)),))


def to_board(table: Table, board: int | None, say: Texts, *beside: Button) -> tuple[Buttons, ...]:
    """The way to the board, the message `board`, behind other buttons; no row at all where there are neither."""
    way = () if board is None else (Button(say.plain("button-to-board"), url=address_of(table.place, board)),)
    return (Buttons((*beside, *way)),) if beside or way else ()


def address_of(place: Place, message: int) -> str:
    """The address of a message at a table; pressed in Discord it leads there."""
    return f"https://discord.com/channels/{place.guild}/{place.here}/{message}"


def _words(facts: dict[str, FactValue], say: Texts) -> dict[str, str | int]:
    words: dict[str, str | int] = {}
    for name, value in facts.items():
        if isinstance(value, tuple):
            words[name] = say.several(list(map(escape, value)))
        elif name == "until" and isinstance(value, int):
            words[name] = Markdown(f"<t:{value}:R>")
        elif name in ("host", "user") and isinstance(value, int):
            words[name] = Markdown(f"<@{value}>")
        else:
            words[name] = value
    return words

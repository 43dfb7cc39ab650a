"""A whole game as text, in any language, to be read line by line by somebody who didn't translate it.

``python -m tests.page.aloud es alakazum`` prints what Ana meets in a game against AI: every new line of her hand,
of the board and of the log, labels, lists, what the pictures are read aloud as, and hints; then the message about the
end, her review, the evening post of a server where the game was the day’s, and the rules. A line is printed once.
Nothing here is a test.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.screens import evening, lobby, pages, review, table
from bot.screens.call import call
from bot.screens.end import end
from bot.screens.game import screens_of
from bot.screens.hand import hand as hand_screen
from bot.screens.hand import more
from bot.screens.people import reader_of
from bot.screens.profile import Habits, profile
from bot.screens.screen import Buttons, Picture, Screen, Select, Text
from bot.screens.sentences import sentence
from bot.screens.signs import described, spoken
from bot.texts import Library, Markdown, Texts, unmarked
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.review import Cost, Drafts
from games.kernel.values import Actions
from storage.evening_protocol import EveningPerson, EveningRow, PostRow
from storage.rating import Skill
from storage.rows import DailyRow, PlayedRow, RatingRow
from tables.automatic import BUDGET
from tables.days import Ranked
from tables.evening_facts import Evening, Won
from tables.meetings import Duel
from tables.months import Month, Standing
from tables.people import Moved, Profile
from tables.replies import Hand, LogLine, events_for, hand_of
from tables.reviewed import Decided, Review
from tables.reviewer import Looked
from tables.streaks import Regular, Streak
from tables.table import Table, round_of
from tables.thinkers import words_of
from tests.bot.situations import Move, Situation, played

SHOWN = 12
"""Values of a list that are printed."""
LOSSES = 0.2, 0.08, 0.03
"""Chances that a blunder, a slip and a good decision cost."""
SECONDS = 3.0
"""Between two moves."""
NOON = 1_763_812_800.0
"""22 November 2025."""


def lines(screen: Screen) -> Iterator[str]:
    """Everything that can be read on a screen."""
    for part in screen.parts:
        match part:
            case Text():
                yield from unmarked(Markdown(part.text)).splitlines()
            case Picture():
                yield from (f"(picture) {line}" for line in part.alt.splitlines())
            case Buttons():
                yield from (f"[{button.label}]" for button in part.buttons)
            case Select():
                yield f"[list: {part.placeholder}]"
                for one in part.options[:SHOWN]:
                    yield f"    {one.label} — {one.description}".removesuffix(" — ")
            case _:
                pass


def aloud(screen: Screen, say: Texts) -> Iterator[str]:
    """What text mode says in the place of a screen."""
    yield from (f"(text mode) {line}" for line in lines(spoken(screen, say)))


def game(key: str, number: int, say: Texts, options: object = None) -> Iterator[str]:
    """All lines of a game, in order."""
    over, told, moves = None, 0, list[Move]()
    for one in played(key, number, say, moves, options=options):
        over = one.hand.table  # its game goes on, to the end
        yield from logged(over, moves[told:], say)
        told = len(moves)
        yield from lines(one.screen)
        yield from lines(table.board(over, (), say, pictures=True))
        yield from at_table(one.hand, say)
        hint = Screen((Text(_hint(one, say)),))
        yield from (f"(hint) {line}" for line in lines(hint))
        yield from aloud(hint, say)
    assert over is not None
    over.now.status = "over"
    yield from logged(over, moves[told:], say)
    yield from ended(over, moves, say)
    yield from reviewed(over, moves, say)
    yield from evenings(over, say)
    yield from about(over, say)


def logged(over: Table, moves: Sequence[Move], say: Texts) -> Iterator[str]:
    """The lines of the log, as seen and as heard."""
    reader = reader_of(over, say, 0)
    told = [sentence(over.game_key, event, reader) for move in moves for event in events_for(0, move.events)]
    said = Screen(tuple(Text(each) for each in told if each))
    yield from (f"(log) {line}" for line in lines(said))
    yield from aloud(said, say)


def at_table(hand: Hand, say: Texts) -> Iterator[str]:
    """What text mode says at a table: hand, board, piles, what is behind ⟨More⟩, and who is called."""
    yield from aloud(hand_screen(hand, say), say)
    yield from aloud(pages.watch(hand.table, (), say), say)
    yield from aloud(pages.piles(hand.table, say), say)
    yield from aloud(more(hand, say), say)
    if hand.view.decisions and hand.seat is not None and hand.table.status == "live":
        yield from aloud(call(hand.table, (hand.seat,), say, "turn"), say)
    for screen in (hand_screen(hand, say, pictures=True), table.board(hand.table, (), say, pictures=True)):
        alts = [Text(Markdown(part.alt)) for part in described(screen, say).parts if isinstance(part, Picture)]
        yield from (f"(alt) {line}" for line in lines(Screen(tuple(alts))))


def about(over: Table, say: Texts) -> Iterator[str]:
    """What text mode says around a game: the hand once it is over, the lobby and its rules, the rules, a profile."""
    key = over.game_key
    yield from aloud(hand_screen(hand_of(over, 0), say), say)
    lobbied = Table(1, over.place, key, replace(over.now, status="lobby", game=None))
    yield from aloud(lobby.lobby(lobbied, ("Ana", *["Bea"] * (len(over.seats) - 1)), say), say)
    yield from aloud(lobby.options(lobbied, ("Ana", *["Bea"] * (len(over.seats) - 1)), say, user=1), say)
    for page in range(1, pages.rule_pages(key, say) + 1):
        yield from lines(pages.rules(key, page, say))
        yield from aloud(pages.rules(key, page, say), say)
    yield from aloud(pages.help(say), say)
    row = PlayedRow(1, 0, 2, key, 5, 6, 1, True, False, True, 26.0, 8.0, 100.0)
    found = Profile(7, [row, row], {key: RatingRow(7, key, 24.0, 7.0, 2, 100.0)}, "servers")
    habits = Habits(Streak(4, 4, False, ()), [], [50.0], Month("2025-11", [], True, "2025-10", "2025-12"))
    yield from aloud(profile(found, habits, {}, 5, "Ana", True, say, pictures=False), say)


def _hint(one: Situation, say: Texts) -> Markdown:
    """What Hint would say."""
    kind = GAMES[one.game]
    words = words_of(kind, kind.LEVELS["normal"], one.hand.view, one.decision, Chance(bytes(32)), BUDGET)
    return screens_of(one.game).hint(one.hand.view, one.decision, words, reader_of(one.hand.table, say, 0))


# ---- once it is over -------------------------------------------------------------------------------------------------


def ended(over: Table, moves: Sequence[Move], say: Texts) -> Iterator[str]:
    """The message about the end: of a game that counts for nobody, and of one that does."""
    assert over.game is not None
    told = [("opening", None, over.game.opening), *[("player", one.decision.seat, one.events) for one in moves]]
    log = [
        (LogLine(n, seat, by, n * SECONDS, {}), events_for(None, events)) for n, (by, seat, events) in enumerate(told)
    ]
    yield from lines(end(over, log, say, pictures=True))
    rated = [Moved(seat, Skill(25.0, 8.0), Skill(25.0 + change, 7.0)) for seat, change in ((0, 1.5), (1, -1.0))]
    yield from aloud(end(over, log, say, rated), say)


def reviewed(over: Table, moves: Sequence[Move], say: Texts) -> Iterator[str]:
    """A review: while it is worked out, done, shared, and one that finds nothing.

    As if Ana had answered as the easy AI would, and what she answered were better. What that cost is made up, so that
    each sort of moment is told.
    """
    kind, drafts = GAMES[over.game_key], Drafts(0)
    decided, best = list[Decided](), list[Actions]()
    for n, one in enumerate(moves, 1):
        if one.decision.seat == 0 and (choice := drafts.choice(one.before, one.decision.id, one.action)):
            easy = words_of(kind, kind.LEVELS["easy"], choice.view, choice.decision, Chance(bytes(32)), BUDGET)
            decided.append(Decided(n, round_of(one.before) or 0, choice._replace(played=easy or choice.played)))
            best.append(choice.played)
    other = [at for at, one in enumerate(decided) if best[at] != one.choice.played]
    losses = dict(zip(other[:: max(1, len(other) // len(LOSSES))], LOSSES, strict=False))
    looked = [Looked(words, Cost(0.5, losses.get(at, 0.0), 0.01)) for at, words in enumerate(best)]
    yield from lines(review.review(Review(over, 1, decided), say, pictures=True))
    yield from lines(review.review(Review(over, 1, decided, looked[:1]), say, pictures=True))
    done = Review(over, 1, decided, looked, ())
    yield from lines(review.review(done, say, pictures=True))
    yield from aloud(review.review(done, say, pictures=False), say)
    yield from lines(review.review(done, say, pictures=True, shared_by="Ana"))
    fine = [one._replace(cost=Cost(0.5, 0.0, 0.01)) for one in looked]
    yield from lines(review.review(replace(done, looked=fine), say, pictures=True))


def evenings(over: Table, say: Texts) -> Iterator[str]:
    """The evening post where the game was the day's, in several states, and what is said of its settings."""
    key, people = over.game_key, ("Ana", "Bea", "Carl")
    played = [
        Ranked(place, DailyRow(place, place, name, place < 3, False, 12 // place, 3, NOON))
        for place, name in enumerate(people, 1)
    ]
    month = [Standing(place, place, name, 9 // place) for place, name in enumerate(people, 1)]
    regulars = [Regular(place, name, Streak(4 // place, 4, False, ())) for place, name in enumerate(people[:2], 1)]
    full = Evening(
        post=PostRow(1, "2025-12-01", 2, NOON),
        locale=say.language,
        today="2025-12-01",
        ends_at=NOON,
        is_over=False,
        game=key,
        par=7,
        played=played,
        regulars=regulars,
        waiting=[EveningPerson(1, "Ana", waits_at=NOON)],
        table=Table(1, over.place, key, replace(over.now, status="live")),
        called=[1, 2],
        yesterday=Won("Ana", key, 9, over, 0),
        duel=Duel(("Ana", "Bea"), (2, 1)),
        last_month=Month("2025-11", month, False, "2025-10", "2025-12"),
    )
    lobby = Table(1, over.place, key, replace(over.now, status="lobby"))
    two = [EveningPerson(number, name, waits_at=NOON) for number, name in enumerate(people[:2], 1)]
    crowded = replace(full, waiting=two, table=lobby, regulars=regulars[:1], played=played[:1])
    for found in (full, crowded):
        yield from lines(evening.post(found, say, boards=True, may_open=True, pictures=True))
        yield from aloud(evening.post(found, say, boards=True, may_open=True, pictures=False), say)
    yield from lines(evening.replaced(full.post, full.post, say))
    yield unmarked(evening.opened(over, say))
    for hour, days in ((20, "12345"), (1, "67")):
        row = EveningRow(1, 2, hour, "Europe/Madrid", days, say.language, "2025-12-02", NOON, NOON)
        yield from lines(evening.page(row, say))
        yield unmarked(evening.line(row, say))
    yield from lines(evening.page(None, say))
    for why, lacking in (("gone", ""), ("rights", ""), ("rights", say.plain("permission-send-messages"))):
        yield from lines(evening.turned_off(row, why, lacking, say))


def main() -> None:
    """Print it."""
    language, key, number = sys.argv[1], sys.argv[2], int((*sys.argv, "1")[3])
    seen: set[str] = set()
    for line in game(key, number, Library().texts(language)):
        if line.strip() and line not in seen:
            seen.add(line)
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()

"""Beats: what a hand says of what happened since its person's last move, in words and as small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random  # noqa: TID251  (seeded)
from typing import Any

import pytest

from bot.screens.alakazoo.words import card_name
from bot.screens.beats import OTHERS, OWN, since, told
from bot.screens.game import Reader, screens_of
from bot.screens.hand import hand
from bot.screens.screen import Buttons, Select, Text
from bot.texts import Library, Markdown, unmarked
from games import GAMES
from games.alakazoo import Alakazoo
from games.alakazum.cards import CARDS, NUMBER
from games.alakazum.combat import Fight
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import Event, Game
from pictures.canvas import audited
from storage.rows import MoveRow
from tables.lately import Lately, meanwhile
from tables.replies import hand_of
from tables.table import Seat, Table
from tests.bot.fakes import seated
from tests.bot.words import text_of
from tests.games.alakazum.table import a_table

LIBRARY = Library()
SAY = LIBRARY.texts("en")
NAMES = ("Ana", "Ben", "Carl", "Dan", "Eva")
CAGANER, TRASNO, MONTSERRAT, MOURA = (NUMBER[name] for name in ("caganer", "trasno", "montserrat", "moura"))
COMBAT_2, DIE_1, ROBBERY = NUMBER["combat-2"], NUMBER["die-1"], NUMBER["robbery"]


def row(n: int, by: str, seat: int | None, events: Sequence[Event]) -> MoveRow:
    user = seat + 1 if by == "player" and seat is not None else None
    return MoveRow(n, seat, n, "[]", by, user, codec.dumps(list(events)).decode(), 1, 0.0)  # pyright: ignore


def table_of(game: Game) -> Table:
    table = seated(game, *(Seat(user=seat + 1, name=NAMES[seat]) for seat in range(game.seats)))
    table.lately = Lately(type(game), [], [])
    return table


def lines(key: str, view: Any, events: Sequence[Event], seat: int | None) -> list[str]:
    """The sentences that a seat is told."""
    reader = Reader(SAY, NAMES[: view.seats], seat)
    return [beat.words.replace("**", "") for beat in screens_of(key).beats(view, events, reader)]


# ---- Alakazum! -------------------------------------------------------------------------------------------------------


def zum() -> Any:
    """Ana has Moura, Ben Caganer and Trasno, Carl Penitente."""
    table = a_table(seats=3).team(0, "moura").team(1, "caganer", "trasno").team(2, "penitente")
    return table.game


def fight(rival: int, foe: int, mine: int, theirs: int, *then: Event) -> list[Event]:
    """Ana's Moura attacks, with combat `mine` against `theirs`."""
    return [Event("turn", (0, 4)), Event("strengths", (0, rival, MOURA, foe, mine, theirs)), *then]


WON = Event("won", (0, MOURA, TRASNO))
ROLL_1 = Event("rolled", (0, "hypnosis", TRASNO, 1))
ROLL_5 = Event("rolled", (0, "hypnosis", TRASNO, 5))
# Trasno's resistance is 1 at every level: a 2 is needed. Montserrat's is 3 at A: a 4.
FIGHTS = [
    (
        fight(1, TRASNO, 7, 5, WON, ROLL_5, Event("joined", (0, TRASNO, 1))),
        (
            "You won 7 : 5, and Trasno packs a bundle and follows you.",
            "Ana won 7 : 5 and takes Trasno, who looks back at you once.",
        ),
        "Ana won 7 : 5 and took Trasno from Ben.",
    ),
    (
        fight(1, TRASNO, 7, 5, WON, ROLL_1),
        (
            "You won 7 : 5, but Trasno didn’t blink (rolled 1, needed 2) and stays with Ben.",
            "Ana won 7 : 5, but Trasno digs in and stays with you.",
        ),
        "Ana won 7 : 5 against Trasno.",
    ),
    (
        fight(1, TRASNO, 7, 5, WON),
        ("You won 7 : 5 against Trasno.", "Ana won 7 : 5 against Trasno."),
        "Ana won 7 : 5 against Trasno.",
    ),
    (
        fight(1, TRASNO, 2, 2, Event("won", (1, TRASNO, MOURA)), Event("joined", (1, MOURA, 0))),
        (
            "You tied 2 : 2 with Trasno and lost Moura to Ben.",
            "Ana tied 2 : 2 and lost Moura to you.",
        ),
        "Ana tied 2 : 2 and lost Moura to Ben.",
    ),
    (  # a potion of 2 counts until it is robbed
        fight(
            1,
            TRASNO,
            2,
            3,
            Event("potion", (0, COMBAT_2, "combat")),
            Event("potion", (1, ROBBERY, "robbery")),
            Event("robbed", (1, 0, COMBAT_2)),
            Event("won", (1, TRASNO, MOURA)),
        ),
        ("Trasno was stronger, 2 : 3.", "Your Trasno held the line: Ana lost 2 : 3."),
        "Ana bravely took on Trasno and lost 2 : 3.",
    ),
    (
        fight(
            -1,
            MONTSERRAT,
            6,
            4,
            Event("won", (0, MOURA, MONTSERRAT)),
            Event("level", (0, MOURA, 1)),
            Event("rolled", (0, "hypnosis", MONTSERRAT, 1)),
            Event("potion", (0, DIE_1, "die")),
            Event("buried", (-1, MONTSERRAT, "roll", 2)),
        ),
        (
            "You won 6 : 4, but the spell fell short (rolled 2, needed 4): Montserrat is lost.",
            "Ana won 6 : 4 against Montserrat.",
        ),
        "Ana won 6 : 4 against Montserrat.",
    ),
    (
        fight(
            -1,
            MONTSERRAT,
            4,
            4,
            Event("lost", (0, MOURA, MONTSERRAT)),
            Event("buried", (0, MOURA, "fight", MONTSERRAT)),
        ),
        ("You tied 4 : 4 with Montserrat and lost Moura.", "Ana tied 4 : 4 with Montserrat and lost Moura."),
        "Ana tied 4 : 4 with Montserrat and lost Moura.",
    ),
]


@pytest.mark.parametrize(("events", "ours", "theirs"), FIGHTS)
def test_a_fight_is_told_with_its_result_as_whoever_reads_has_it(
    events: list[Event], ours: tuple[str, str], theirs: str
) -> None:
    view = zum().view(0)
    risen = (
        ["Your Moura grew a head taller: level B."] if Event("level", (0, MOURA, 1)) in events else []
    )  # one's own is never left out
    assert tuple(lines("alakazum", view, events, seat) for seat in (0, 1)) == ([ours[0], *risen], [ours[1]])
    assert lines("alakazum", view, events, 2) == lines("alakazum", view, events, None) == [theirs]


def test_the_sum_of_a_fight_is_the_engines() -> None:
    """Random games with all cards: what the log adds up to is what decided the fight."""
    chance, seen = Random(3), 0
    for _ in range(40):
        kind = GAMES["alakazum"]
        game: Any = kind.new(chance.randbytes(32), 3, kind.Options.model_validate({"expansion": True}))
        events: list[Event] = []
        for _ in range(400):
            if not game.decisions:
                break
            under_way = next((frame for frame in reversed(game.stack) if isinstance(frame, Fight)), None)
            decision = chance.choice(game.decisions)
            now = game.submit(decision.seat, chance.choice(decision.options), decision.id)
            events += now
            if any(event.kind in ("won", "lost") for event in now) and under_way is not None:
                view = game.view(None)
                beats = screens_of("alakazum").beats(view, events[-80:], Reader(SAY, NAMES[:3]))
                sums = [sketch.what for beat in beats for sketch in beat.sketches if sketch.kind == "words"]
                assert f"{under_way.totals[0]} : {under_way.totals[1]}" in sums
                seen += 1
    assert seen > 60


# ---- which of them a hand tells --------------------------------------------------------------------------------------


def after(game: Game, *moves: tuple[str, int | None, Sequence[Event]]) -> Table:
    table = table_of(game)
    assert table.lately is not None
    table.lately.add([row(n, by, seat, events) for n, (by, seat, events) in enumerate(moves)], [None] * len(moves))
    return table


def parts(table: Table, seat: int, *, pictures: bool = False) -> list[Any]:
    assert table.game is not None
    reader = Reader(SAY, NAMES[: table.game.seats], seat, pictures=pictures)
    return since(meanwhile(table, seat), table.game.view(seat), screens_of(table.game_key), reader)


TRAP = NUMBER["cupcakes"]


def test_a_hand_is_quiet_where_nothing_happened() -> None:
    assert parts(after(zum()), 0) == []
    assert parts(after(zum(), ("player", 0, []), ("player", 1, [Event("turn", (1, 4))])), 0) == []


def test_ones_newest_moment_comes_first_then_what_else_one_won_or_lost() -> None:
    others = [("player", 1 + at % 2, [Event("trap", (1 + at % 2, TRAP))]) for at in range(5)]
    stolen = ("player", 2, [Event("exchanged", (2, NUMBER["penitente"], 0, MOURA))])
    own = ("player", 0, fight(1, TRASNO, 7, 5, WON, ROLL_5, Event("joined", (0, TRASNO, 1))))
    (text,) = parts(after(zum(), own, others[0], stolen, *others[1:]), 0)
    assert isinstance(text, Text)
    said = text.text.replace("**", "").splitlines()
    robbed = "▸ Carl took your Moura and left you Penitente."
    assert said == ["Since your last move", robbed, "▸ You won 7 : 5, and Trasno packs a bundle and follows you."]


def test_until_ones_turn_is_over_nothing_is_told_as_since_ones_last_move() -> None:
    begun, over = ("player", 1, [Event("turn", (0, 4))]), ("player", 0, [Event("turn", (1, 4))])
    won = ("player", 0, fight(1, TRASNO, 7, 5, WON, ROLL_5, Event("joined", (0, TRASNO, 1)))[1:])
    for moves, title in (
        ([begun, won], "Your turn so far"),
        ([begun, won, ("player", 2, [Event("kept", (2,))])], "Your turn so far"),  # others answer in it
        ([begun, won, over, ("player", 1, [Event("trap", (1, TRAP))])], "Since your last move"),
    ):
        (text,) = parts(after(zum(), *moves), 0)
        assert text.text.splitlines()[0] == f"**{title}**"


def test_what_has_just_ended_is_told_only_where_nothing_happened_since() -> None:
    scores = [Markdown("Scores of the last round")]
    for table, told_again in (
        (after(zum()), True),
        (after(zum(), ("player", 0, []), ("player", 1, [Event("trap", (1, TRAP))])), False),
    ):
        said = [part.text for part in hand(hand_of(table, 0), SAY, recap=scores).parts if isinstance(part, Text)]
        assert (scores[0] in said) == told_again


def test_the_picture_says_in_its_alt_text_what_text_mode_says() -> None:
    table = after(zum(), ("player", 0, fight(1, TRASNO, 7, 5, WON, ROLL_1)), ("player", 1, [Event("trap", (1, TRAP))]))
    (text,), (strip,) = parts(table, 0), parts(table, 0, pictures=True)
    assert strip.alt == text.text.replace("**", "")
    first, other = strip.tile.scenes
    said = "You won 7 : 5, but Trasno didn’t blink (rolled 1, needed 2) and stays with Ben."
    assert (first.words, first.good) == (said, False)
    assert (other.words.startswith("Ben ran"), other.good) == (True, None)


def test_a_moment_that_others_won_has_a_red_frame_for_whom_it_robbed() -> None:
    robbed = ("player", 1, [Event("exchanged", (1, TRASNO, 0, MOURA))])
    for seat, good in ((0, False), (1, True), (2, None)):
        (strip,) = parts(after(zum(), ("player", seat, []), robbed), seat, pictures=True)
        assert strip.tile.scenes[0].good is good


def test_a_name_that_cannot_be_drawn_is_a_letter_in_the_picture() -> None:
    table = after(zum(), ("player", 0, []), ("player", 1, [Event("trap", (1, TRAP))]))
    assert table.game is not None
    reader = Reader(SAY, ("Ana", "木村", "Carl"), 0, pictures=True)
    (picture,) = since(meanwhile(table, 0), table.game.view(0), screens_of("alakazum"), reader)
    assert "木村" in picture.alt and picture.tile.scenes[0].words.startswith("B ran")


@pytest.mark.parametrize("key", GAMES)
def test_no_word_of_what_happened_is_cut_off(key: str) -> None:
    """In games of AI, in every language."""
    kind, chance, looked = GAMES[key], Random(3), 0
    for seats in kind.SEATS:
        game: Any = kind.new(chance.randbytes(32), seats, kind.Options())
        table, rng = table_of(game), Chance(chance.randbytes(32))
        assert table.lately is not None
        for n in range(200):
            if not game.decisions:
                break
            decision = chance.choice(game.decisions)
            action = kind.LEVELS["normal"].choose(game.view(decision.seat), decision, rng, 0) or decision.default
            events = game.submit(decision.seat, action, decision.id)
            table.lately.add([row(n, "player", decision.seat, events)], [codec.dumps(game.snapshot())])
            for language in LIBRARY.languages if n % 16 == 15 else ():
                for seat in range(seats):
                    reader = Reader(LIBRARY.texts(language), NAMES[:seats], seat, pictures=True)
                    for part in parts_of(table, game, reader):
                        with audited() as audit:
                            part.tile.paint()
                        shown = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
                        assert not [words for words in shown if "…" in words], part.tile
                        looked += 1
    assert looked > 50


# ---- no leak ---------------------------------------------------------------------------------------------------------

HIDING: dict[str, list[dict[str, Any]]] = {"alakazam": [{}, {"face_down": True}], "alakazum": [{}, {"expansion": True}]}


@pytest.mark.parametrize(("key", "rules"), [(key, rules) for key in GAMES for rules in HIDING.get(key, [{}])])
def test_which_beats_and_how_much_they_weigh_follows_from_the_own_view(key: str, rules: dict[str, Any]) -> None:
    """Two worlds that look the same to a seat: other hands and decks behind every position, other secrets told."""
    kind, chance, compared = GAMES[key], Random(7), 0
    for seats in (kind.SEATS[0], 3, kind.SEATS[-1]):
        game: Any = kind.new(chance.randbytes(32), seats, kind.Options.model_validate(rules))
        seat, rng = chance.randrange(seats), Chance(chance.randbytes(32))
        table, twin = table_of(game), table_of(game)
        for n in range(160):
            if not game.decisions:
                break
            decision = chance.choice(game.decisions)
            action = kind.LEVELS["normal"].choose(game.view(decision.seat), decision, rng, 0) or decision.default
            events = game.submit(decision.seat, action, decision.id)
            world = kind.imagine(game.view(seat), rng)
            for at, position, told_events in ((table, game, events), (twin, world, _as_known(events, seat))):
                assert at.lately is not None
                at.lately.add([row(n, "player", decision.seat, told_events)], [codec.dumps(position.snapshot())])
            if n % 8 == 7:
                ours, theirs = [
                    told(meanwhile(at, seat), game.view(seat), screens_of(key), Reader(SAY, NAMES[:seats], seat))
                    for at in (table, twin)
                ]
                assert ours == theirs
                for pictures in (False, True):
                    reader = Reader(SAY, NAMES[:seats], seat, pictures=pictures)
                    assert parts_of(table, game, reader) == parts_of(twin, game, reader)
                lasting = screens_of(key).teller.LASTING
                must = [beat for beat in ours if (beat.kind in lasting or beat.stage) and seat in beat.seats]
                scores = seats if screens_of(key).recap(game.view(seat)) else 0  # told whole until the next round
                assert len(ours) <= max(OWN + OTHERS, len(must) + 1, scores)
                compared += len(ours)
    assert compared > 12


def parts_of(table: Table, game: Game, reader: Reader) -> list[Any]:
    """What a hand shows of what happened: in words, or as a picture with all its facts."""
    return since(meanwhile(table, reader.seat), game.view(reader.seat), screens_of(table.game_key), reader)


@pytest.mark.parametrize(("key", "rules"), [(key, rules) for key in GAMES for rules in HIDING.get(key, [{}])])
def test_what_a_spectator_is_told_follows_from_the_public_view(key: str, rules: dict[str, Any]) -> None:
    """The end and the replay weigh beats for everybody: two worlds that look the same from outside."""
    kind, chance, compared = GAMES[key], Random(11), 0
    game: Any = kind.new(chance.randbytes(32), 3, kind.Options.model_validate(rules))
    rng, screens, public = Chance(chance.randbytes(32)), screens_of(key), list[Event]()
    for n in range(120):
        if not game.decisions:
            break
        decision = chance.choice(game.decisions)
        action = kind.LEVELS["normal"].choose(game.view(decision.seat), decision, rng, 0) or decision.default
        public += [event for event in game.submit(decision.seat, action, decision.id) if event.audience is None]
        if n % 8 == 7:
            world = kind.imagine(game.view(None), rng)
            for pictures in (False, True):
                reader = Reader(SAY, NAMES[:3], None, pictures=pictures)
                ours, theirs = [screens.beats(at.view(None), public, reader) for at in (game, world)]
                assert ours == theirs
                compared += len(ours)
            assert kind.outlook(game.view(None)) == kind.outlook(world.view(None))
    assert compared > 12


def _as_known(events: Sequence[Event], seat: int) -> list[Event]:
    """Without what that seat doesn't learn; in its place something else that it doesn't learn either."""
    known = [event for event in events if event.audience is None or seat in event.audience]
    return [*known, Event("drawn", (1 - seat % 2, 1), (1 - seat % 2,))] if len(known) < len(events) else known


# ---- what one has for good -------------------------------------------------------------------------------------------


def owned(key: str, view: Any, seat: int) -> dict[str, Any]:
    """What a seat has for good, by the name that it is told by: characters with their level, limbs, a score."""
    if key == "alakazum":
        return {CARDS[character].name: view.levels[character] + 1 for character in view.teams[seat]}
    if key == "alakazoo":
        return {unmarked(card_name(card, SAY)): 1 for card in view.portals[seat] if card >= 0}
    return {f"{view.points[seat]} in all".replace("-", "−"): view.points[seat]}


def untold(key: str, seed: int) -> list[str]:
    """Of a whole game of AI, each named thing that a seat won or lost since its last turn and that its hand is silent
    about, with the number of the move. What one chose in the set-up lies before one, and is no news."""
    kind, chance, found = GAMES[key], Random(seed), list[str]()
    seats = chance.choice(list(kind.SEATS))
    game: Any = kind.new(chance.randbytes(32), seats, kind.Options())
    table, rng, before = table_of(game), Chance(chance.randbytes(32)), list[Any]()
    assert table.lately is not None
    set_up = 0
    while game.decisions:
        decision = chance.choice(game.decisions)
        action = kind.LEVELS["normal"].choose(game.view(decision.seat), decision, rng, 0) or decision.default
        before.append(game.view(None))
        set_up += decision.kind in ("start", "board")
        events = game.submit(decision.seat, action, decision.id)
        table.lately.add([row(len(before) - 1, "player", decision.seat, events)], [None])
        for seat in {asked.seat for asked in game.decisions}:
            past, view = meanwhile(table, seat), game.view(seat)
            if not past.moves or set_up == len(before):
                continue
            reader = Reader(SAY, NAMES[:seats], seat)
            said = "\n".join(unmarked(beat.words) for beat in told(past, view, screens_of(key), reader))
            since_then = before[max(past.moves[0].move.row.n, set_up)]
            then, now = owned(key, since_then, seat), owned(key, view, seat)
            lost = then.keys() - now.keys() if key != "alakazam" else ()  # there a total takes the place of another
            found += [
                f"{len(before)}, seat {seat}: {name}: {said}"
                for name in sorted({*lost, *(name for name in now if then.get(name) != now[name])})
                if name not in said and (key != "alakazam" or sum(now.values()) != 0)
            ]
    return found


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_has_won_or_lost_since_its_last_turn_is_told_in_its_hand(key: str) -> None:
    assert [untold(key, seed) for seed in range(4)] == [[]] * 4


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, 300, 50))
@pytest.mark.parametrize("key", GAMES)
def test_it_is_told_in_each_of_300_games(key: str, first: int) -> None:
    assert [(seed, lines) for seed in range(first, first + 50) if (lines := untold(key, seed))] == []


def acting(character: str) -> Any:
    """Ana has that character at C."""
    return a_table(seats=3).team(0, f"{character}:C").team(1, "caganer", "trasno").at("act").game


def test_weights_come_from_the_outlook_where_there_is_one() -> None:
    """Four of others: the one whose move changed one's chances most is told, though its kind weighs least."""
    kind, before, worse = GAMES["alakazum"], acting("moura"), acting("penitente")
    kinds = [[Event("turn", (0, 4))], [Event("trap", (2, TRAP))]]
    kinds += [[Event("resurrected", (1, CAGANER))] for _ in range(3)]
    positions = [before, worse, worse, worse, worse]
    table = table_of(before)
    assert table.lately is not None
    rows = [row(n, "player", 0 if n == 0 else 1, events) for n, events in enumerate(kinds)]
    table.lately.add(rows, [codec.dumps(game.snapshot()) for game in positions])
    found = told(meanwhile(table, 0), before.view(0), screens_of("alakazum"), Reader(SAY, NAMES[:3], 0))
    assert [beat.kind for beat in found] == ["trap"]
    chances = [kind.outlook(position.view(0))[0] for position in (before, worse)]
    assert found[0].weight == pytest.approx(abs(chances[1] - chances[0]), abs=0.01) != 0


# ---- Alakazoo: a roll is told whole ----------------------------------------------------------------------------------


def zoo_told(*moves: tuple[str, int | None, Sequence[Event]]) -> str:
    """What seat 0 is told at the beginning of its hand."""
    game = Alakazoo.new(bytes(32), 3, Alakazoo.Options())
    return "\n".join(str(part) for part in parts(after(game, *moves), 0))


@pytest.mark.rule("OO-24")
def test_a_roll_that_took_several_answers_is_told_whole() -> None:
    """Stone had no room, which the first answer told; the last one put the token of a Star at the Keeper."""
    rolled, dark, lit = Event("rolled", (0, 5, 5, 0)), Event("dark", (0, 0)), Event("lit", (0, 3, 5))
    first, last = ("player", 0, [rolled, dark, lit]), ("player", 0, [Event("lit", (0, 18, 0))])
    assert "You lit a rune. You kept a Magic token. You took a Dark token." in zoo_told(first, last)


def test_what_was_told_before_is_not_told_again() -> None:
    placed = ("player", 0, [Event("placed", (0, 9, 0, 1))])
    said = zoo_told(("player", 0, [Event("rolled", (0, 5)), Event("lit", (0, 3, 5))]), placed)
    assert "placed" in said and "lit" not in said
    assert "for 1 point: nobody else had this limb." in said


@pytest.mark.rule("OO-32")
def test_a_dark_token_for_too_many_cards_is_no_roll() -> None:
    events = [Event("trimmed-hand", (0, 3)), Event("dark", (0, 0))]
    said = zoo_told(("player", 0, events))
    assert "You had too many cards and took a Dark token." in said and "rune" not in said
    assert "You took a Dark token for it." in zoo_told(("player", 0, [Event("dark", (0, 0))])), "a power of the Keeper"


# ---- revenge ---------------------------------------------------------------------------------------------------------


def robbed(*, hints: bool = False) -> tuple[str, list[str]]:
    """What Ana is told in her turn after Carl's Penitente took her Trasno, and whom she can attack, in order."""
    table = (
        a_table(seats=3).team(0, "moura", "gaiteiro").team(1, "caganer", "montserrat").team(2, "penitente", "trasno")
    )
    penitente = NUMBER["penitente"]
    theft = [Event("turn", (2, 4)), Event("strengths", (2, 0, penitente, TRASNO, 4, 2))]
    theft += [Event("won", (2, penitente, TRASNO)), Event("rolled", (2, "hypnosis", TRASNO, 5))]
    theft += [Event("joined", (2, TRASNO, 0)), Event("turn", (0, 5))]
    own = [Event("turn", (0, 3))], [Event("turn", (1, 3))]
    past = after(
        table.turn(0).at("act").game,
        *[("player", 0, events) for events in own],
        ("player", 2, theft),
        ("player", 0, [Event("appeared", (0, MOURA))]),  # her own move of this turn comes between
    )
    past.now.rules = past.now.rules.model_copy(update={"hinted": hints})
    screen = hand(hand_of(past, 0), SAY)
    named = [option.label for part in screen.parts if isinstance(part, Select) for option in part.options]
    named = [button.label for part in screen.parts if isinstance(part, Buttons) for button in part.buttons] + named
    return text_of(screen.parts), [label for label in named if label.partition(" · ")[2].startswith(("Ben", "Carl"))]


def test_whoever_has_just_taken_a_character_stands_first_among_whom_to_attack_and_it_is_said_why() -> None:
    said, whom = robbed()
    assert "**Carl** took Trasno from you, and so stands first among those you can attack." in said
    assert [label.split(" · ")[1] for label in whom] == ["Carl", "Carl", "Ben", "Ben"]


def test_where_order_is_advice_revenge_does_not_change_it() -> None:
    said, whom = robbed(hints=True)
    assert "stands first" not in said and len(whom) == 4

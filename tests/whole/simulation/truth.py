"""What must hold: at rest of what Discord shows, and afterwards of all that was ever shown, told and saved."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from discord.utils import snowflake_time

from bot.delivery.layout import compose
from bot.screens.custom_ids import read_press
from bot.screens.hand import hand as hand_screen
from bot.screens.screen import Picture
from games import GAMES
from games.kernel.codec import short
from games.kernel.frames import PASS
from playground import Playground, Reply, controls
from playground.world import Message, User
from storage.rows import TableRow
from tables.replies import hand_of
from tables.timing import Timing
from tests.bot.house import LIBRARY, is_hand, text
from tests.harness import proof
from tests.harness.told import OVER

from .virtual import START

LATE = 60.0
"""Seconds after which nothing comes any more of a press that was only acknowledged, or failed."""
AT_ONCE = 1.0
"""Seconds between two answers of which nobody can say which was asked for last."""
UNSEEN = 3
"""Public changes that may look like nothing on a board."""
TOKEN = 900.0
"""Seconds after which a private message can be neither edited nor deleted any more."""
HERE = Timing().here[0]
"""Seconds after a press in which nobody is called."""
UNDER_WAY = 1.0
"""Seconds for which a call may be on its way: who presses meanwhile is called all the same."""
PASSES = short(PASS)
"""May stand on a board under a question whose other answers are secret."""


def hidden_by_boards(
    play: Playground, books: proof.Books, deleted: dict[int, int], taken: list[Message], blind: set[int]
) -> list[str]:
    """What is wrong with the boards of open tables, and with the ends of those that are over.

    `deleted`: tables with the `revision` that they had when somebody deleted a message, which the bot sees only when it
    next edits it. `taken`: those messages; an end that was told and deleted is not told again. `blind`: channels
    whose history couldn't be read after a kill: there a board may be sent anew, an end that may be there is not.
    """
    wrong: list[str] = []
    for row in books.open:
        if row.revision > deleted.get(row.id, row.revision - UNSEEN) + UNSEEN - 1:
            found = proof.what_a_board_hides(play, row)
            wrong += [one for one in found if not (row.channel_id in blind and one.endswith(" boards"))]
    for row in books.tables.values():
        if row.status == "over" and row.channel_id in play.world.channels:
            ends = [
                one
                for one in [*public(play, row.channel_id), *taken]
                if f"al:{row.id}:end:rematch" in proof.pressable(one.payload)
            ]
            if (len(ends) > 1 or not (ends or row.channel_id in blind)) and row.snapshot is not None:
                wrong.append(f"table {row.id} has {len(ends)} messages that tell its end")
    return wrong


def public(play: Playground, channel: int) -> list[Message]:
    """What everybody sees there."""
    return [one for one in play.world.channels[channel].messages.values() if one.only_for is None and not one.deleted]


def hidden_by_hands(play: Playground, books: proof.Books, touched: dict[int, float]) -> list[str]:
    """What is wrong with open hands. `touched`: messages that the bot can still edit, with the moment of their token;
    of several hands of one person at one table only the newest is looked after."""
    newest: dict[tuple[int, int], Message] = {}
    for channel in play.world.channels.values():
        for message in channel.messages.values():
            if message.only_for is None or message.deleted or message.id not in touched:
                continue
            for control in controls(message.payload):
                press = read_press(control.custom_id or "", ["x"])
                if press is not None and press.place == "hand" and press.table:
                    there = newest.get((press.table, message.only_for))
                    if there is None or touched[there.id] <= touched[message.id]:
                        newest[press.table, message.only_for] = message
    wrong: list[str] = []
    for (number, user), message in newest.items():
        row = books.tables.get(number)
        if row is not None and row.status == "live":
            wrong += _hidden_by_hand(row, user, message, play.world.clock.time())
    return wrong


def _hidden_by_hand(row: TableRow, user: int, message: Message, now: float) -> list[str]:
    table = proof.restored(row)
    seat = table.seat_of(user)
    said = text(message.payload)
    if seat is None or not is_hand(message.payload):
        return []
    shown = {Path(urlsplit(url).path).name for url in proof.addresses(message.payload)}
    screen = hand_screen(hand_of(table, seat), LIBRARY.texts("en"), pictures=bool(shown))
    wanted: Any = {"components": compose(screen).components}
    wrong: list[str] = []
    who = f"the hand of {user} at table {row.id}"
    if (there := _asked(message.payload)) != (should := _asked(wanted)):
        wrong.append(f"{who} asks {sorted(there - should)} instead of {sorted(should - there)}")
    plain = proof.without_signs(said.splitlines())
    heard = set(map(plain, said.splitlines()))
    missing = [line for line in text(wanted).splitlines() if not set(map(plain, proof.nearly(line, now))) & heard]
    if missing:
        wrong.append(f"{who} doesn't say {missing}, but {said}")
    pictures = {part.name for part in screen.parts if isinstance(part, Picture)}
    if shown and not pictures <= shown:  # it may have more: what happened meanwhile isn't in the position
        wrong.append(f"{who} lacks {len(pictures - shown)} pictures")
    return wrong


def _asked(message: dict[str, Any]) -> set[str]:
    """The custom ids that answer questions."""
    return {id for id in proof.pressable(message) if id.startswith("al:") and id.split(":")[2].isdigit()}


def _said(message: Message) -> str:
    return text(message.payload) + "".join(sorted(proof.pressable(message.payload)))


class Answered(NamedTuple):
    """What a private message showed when its person was answered by it last."""

    message: Message
    at: float
    face: str
    """Of a page its first line; `HAND`."""
    user: int


class Answers:
    """What private messages were last asked to show."""

    def __init__(self) -> None:
        self._of: dict[int, Answered] = {}
        self._pages = set[str]()
        """The first lines of all that were shown."""
        self._hands: dict[int, int] = {}
        """Messages that were hands → their tables; one that shows a page now is the hand still."""
        self._open: dict[int, tuple[int, float, int | None]] = {}
        """Interaction → who asked, when, and the message that was pressed, while nobody knows what becomes of it."""
        self._before: dict[int, Answered] = {}
        """Interaction → what the pressed message showed."""

    def begin(self, reply: Reply, at: float) -> None:
        """Somebody asks for something."""
        asked = reply.interaction
        self._open[asked.id] = (asked.user.id, at, asked.message.id if asked.message is not None else None)
        if asked.message is not None and (before := self._of.pop(asked.message.id, None)) is not None:
            self._before[asked.id] = before

    def note(self, reply: Reply, at: float) -> None:
        """They were answered, if they were; what was only acknowledged comes later."""
        if reply.state not in ("answered", "updated"):
            return
        del self._open[reply.interaction.id]
        message, before = reply.interaction.response, self._before.pop(reply.interaction.id, None)
        if before is not None and message is not None and message is not before.message:
            self._of.setdefault(before.message.id, before)  # the answer is another message: this one stays as it was
        if message is None or message.only_for is None:
            return
        if any(pressed == message.id and at - asked < LATE for _, asked, pressed in self._open.values()):
            return
        face, table = _face(message)
        if face != HAND:
            self._pages.add(face)
        else:
            self._hands[message.id] = table
        self._of[message.id] = Answered(message, at, face, message.only_for)

    def replaced(self, calm: float) -> list[str]:
        """Messages that show a page in the place of what was last asked for; a hand comes back by itself where a page
        was asked for. `calm`: since when nothing failed by plan."""
        return [
            f"message {one.message.id} shows the page {now!r} in the place of {one.face!r}"
            for one in self._of.values()
            if one.at > calm and not one.message.deleted
            if (now := _face(one.message)[0]) != one.face and now in self._pages
        ]

    def left_over(self, calm: float) -> list[str]:
        """Of the hands of one person at one table the last that was asked for is there, and no other."""
        hands: dict[tuple[int, int], list[Answered]] = defaultdict(list)
        for one in self._of.values():
            if table := self._hands.get(one.message.id, 0):  # where a page was asked for the hand may be back
                hands[table, one.user].append(one)
        wrong: list[str] = []
        unsure = {user for user, asked, _ in self._open.values() if asked > calm - LATE}
        for whose, some in hands.items():
            if whose[1] in unsure:
                continue
            last = max(one.at for one in some)
            newest = [one for one in some if one.at > last - AT_ONCE]  # asked for at once: either may be the last
            if last - AT_ONCE > calm and all(one.message.deleted for one in newest):
                wrong.append(f"the hand of {whose} is gone: messages {[one.message.id for one in newest]}")
            ours = max(calm, last - TOKEN + LATE)  # an older one couldn't be deleted when the last was asked for
            there = [one for one in some if one.at > ours and not one.message.deleted and not one.message.dismissed]
            if len([one for one in there if HAND in (one.face, _face(one.message)[0])]) > 1:
                wrong.append(f"there are {len(there)} hands of {whose}")
        return wrong


HAND = "a hand"


def _face(message: Message) -> tuple[str, int]:
    said = text(message.payload)
    presses = [read_press(control.custom_id or "", ["x"]) for control in controls(message.payload)]
    table = next((press.table for press in presses if press is not None and press.table), 0)
    if is_hand(message.payload) or said.startswith(OVER):
        return HAND, table
    return next(iter(said.splitlines()), ""), table


# ---- afterwards ----------------------------------------------------------------------------------------------------


class Seen:
    """Every control that a message ever had that answers a question: who could press it."""

    def __init__(self) -> None:
        self._known: set[int] = set()
        self.controls: set[tuple[int, int, int | None]] = set()
        """Table, question, and whose message it was; None: everybody's, where it says more than that one passes."""
        self.alike: list[tuple[int, float, float, str]] = []
        """Channel, the moments at which two messages were posted that say the same, and what."""
        self.versions = 0

    def look(self, message: Message, bot: User) -> None:
        """A message was posted or edited."""
        self.versions += 1
        if message.id not in self._known and message.author is bot and message.only_for is None:
            for other in message.channel.messages.values():
                alike = other is not message and other.only_for is None and not other.deleted and other.author is bot
                if alike and _said(other) == _said(message) and not _asked_twice(other, message):
                    self.alike.append((message.channel.id, other.created, message.created, _said(message)))
        self._known.add(message.id)
        for control in controls(message.payload):
            press = read_press(control.custom_id or "", ["x"])
            passes = press is not None and press.actions == (PASSES,) and message.only_for is None
            if press is not None and press.question is not None and not passes:
                self.controls.add((press.table, press.question, message.only_for))


def shown_to_others(books: proof.Books, seen: Seen) -> list[str]:
    """Questions that were shown to somebody to whom they weren't put: private ones in public, or another's."""
    asked: dict[tuple[int, int], set[int | None]] = defaultdict(set)
    for number, log in books.logs.items():
        if log:
            _questions(books.tables[number], log, asked)
    return [
        f"question {question} of table {table} was shown to {whose or 'everybody'}"
        for table, question, whose in sorted(seen.controls, key=str)
        if (table, question) in asked and whose not in asked[table, question] and None not in asked[table, question]
    ]


def _questions(row: TableRow, log: list[Any], asked: dict[tuple[int, int], set[int | None]]) -> None:
    """Play a log again, and note to whom each question was put; None: its options are public."""
    owners = _owners(row, log)
    for game in proof.replayed(row, log):
        for each in game.decisions:
            asked[row.id, each.id] |= {None} if each.public else owners[each.seat]
        for each in game.view(None).decisions:  # what is being said in private is, to others, the question it began at
            if each.public:
                asked[row.id, each.id].add(None)


def _owners(row: TableRow, log: list[Any]) -> dict[int, set[int | None]]:
    """Seat → everybody who has ever sat there."""
    owners: dict[int, set[int | None]] = defaultdict(set)
    for seat in row.seats:
        owners[seat.seat] |= {seat.user_id, seat.leaver_id}
    for move in log:
        if move.seat is not None and move.user_id is not None:
            owners[move.seat].add(move.user_id)
    for seat in owners.values():
        seat.discard(None)
    return owners


def unseen_clocks(books: proof.Books, away: list[tuple[float, float]]) -> list[str]:
    """Clocks that ran out while nobody could see us."""
    return [
        f"a clock of table {number} ran out at {move.at:.1f}, in a downtime"
        for number, log in books.logs.items()
        for move in log
        if move.by == "clock" and any(lost < move.at < back for lost, back in away)
    ]


def _asked_twice(one: Message, other: Message) -> bool:
    """Each answers a press of its own, on the same message or another: somebody wanted it shown twice."""
    first, then = (message.payload.get("interaction_metadata") or {} for message in (one, other))
    return all("interacted_message_id" in each for each in (first, then)) and first["id"] != then["id"]


def read_on_phones(
    replies: list[tuple[Reply, float]], away: list[tuple[float, float]], trouble: list[tuple[float, float]]
) -> list[str]:
    """What is wrong with what people's devices rang for: no words, no game, or a call of who had just pressed there.

    A press that the bot's next life can't know of doesn't count, nor one in `trouble`: a call waits for the disk then.
    """
    wrong, pressed = list[str](), defaultdict[tuple[str, str], list[tuple[float, float]]](list)
    for reply, at in replies:
        if not reply.failed and not any(begin <= at <= end for begin, end in trouble):
            sent = snowflake_time(int(reply.interaction.id)).timestamp()
            pressed[reply.seat.id, str(reply.interaction.channel.id)].append((sent, at))
    for seat in {reply.seat.id: reply.seat for reply, _ in replies}.values():
        for push in [one for one in seat.pushes if one["author"].get("bot")]:
            said, came = push["push"], snowflake_time(int(push["id"])).timestamp()
            if not any(LIBRARY.texts("en").plain(f"{game}-name") in said for game in GAMES):
                wrong.append(f"{seat.name} reads on a locked phone: {said!r}")
            just = [
                START + at + came - sent
                for sent, at in pressed[seat.id, push["channel_id"]]
                if UNDER_WAY < came - sent < HERE - 0.1
            ]
            calls = ":call:" in str(push["components"]) and f"@{seat.name}" in said
            if calls and any(not any(at - HERE < begin <= at for begin, _ in away) for at in just):
                wrong.append(f"{seat.name} has just pressed there and is called: {said!r}")
    return wrong


def posted_twice(seen: Seen, books: proof.Books, blind: set[int]) -> list[str]:
    """Messages that were posted while one that says the same was there, and nothing had been done between them.

    `blind`: channels whose history couldn't be read: there a board may be sent anew, but nothing else.
    """
    moves = defaultdict[int, list[float]](list)
    for number, log in books.logs.items():
        moves[books.tables[number].channel_id] += [move.at for move in log]
    return [
        f"twice in channel {channel}, at {first:.1f} and {then:.1f}: {said}"
        for channel, first, then, said in seen.alike
        if not any(first <= at <= then for at in moves[channel])
        if channel not in blind or not any(mark in said for mark in (":watch:open", ":lobby:join"))
    ]

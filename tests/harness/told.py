"""What was pressed on a question, and what the person was told of it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.delivery.transports import FILES_UNTIL
from bot.screens.custom_ids import read_press
from games.kernel.codec import from_short
from games.kernel.game import Action
from playground import Reply
from tests.bot.house import LIBRARY, is_hand, text

SAY = LIBRARY.texts("en")
NOTED = (SAY("noted-quietly"), SAY("noted-elsewhere"), SAY("done-not-shown"))
"""What short answers begin with; the first one in private to a person goes on: which languages there are."""
REFUSED = "⚠"
"""A hand that is shown instead of what was wanted begins with it; other words above a hand are news for its owner."""
OVER = SAY("hand-over")
"""A hand begins so after the end."""
APPLAUSE = "👏"
"""What a lesson ends with begins so, whatever ended it."""
PROMPT = FILES_UNTIL - 0.1
"""Seconds within which an answer tells the result of the press; later ones only say that it has arrived."""


@dataclass
class Pressed:
    """A press on a question, and what the person was told of it."""

    user: int
    table: int
    question: int
    actions: tuple[Action, ...]
    reply: Reply
    done: bool | None = None
    """True: they were shown that it was done; False: that it was not; None: neither, so far."""

    told: str = ""
    """What they were shown, at that moment: the message may be another a moment later."""

    def __post_init__(self) -> None:
        if self.reply.interaction.pending:
            self.reply.interaction.watchers.append(lambda _: self.hear())

    def hear(self) -> None:
        """Something is shown."""
        if not self.told and not self.reply.failed and self.reply.message is not None:
            self.told = text(self.reply.message)

    def note(self, seconds: float) -> None:
        """It was answered after so many seconds."""
        self.hear()
        self.done = told_done(self.reply, self.told, seconds)

    @property
    def key(self) -> tuple[int, int, int]:
        """Whose answer to which question of which table."""
        return self.table, self.user, self.question


def pressed_on(reply: Reply) -> Pressed | None:
    """What was pressed, where it was a question."""
    data = reply.interaction.data
    press = read_press(data["custom_id"], data.get("values"))
    if press is None or press.question is None:
        return None
    actions = tuple(from_short(action) for action in press.actions)
    return Pressed(int(reply.seat.id), press.table, press.question, actions, reply)


def told_done(reply: Reply, words: str, seconds: float) -> bool | None:
    """Whether the person was told that it is done."""
    if reply.state == "acknowledged":
        return True if seconds < PROMPT else None
    if reply.state not in ("updated", "answered") or reply.message is None:
        return None
    if reply.ephemeral and words.startswith((OVER, APPLAUSE)):
        return None  # it ended the game, or came after its end
    if reply.ephemeral:
        return words.startswith(NOTED) or (is_hand(reply.message) and not words.startswith(REFUSED))
    return True  # the board itself

"""What was said and done lately, in words, and the failure of a test whose bot did wrong."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from types import TracebackType

from .message_text import controls, words
from .world import Interaction, World
from .world.errors import Json
from .world.interactions import AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT
from .world.world import Happening

LONGEST = 240
"""Characters of one line."""


class BotFailed(AssertionError):
    """The bot raised, or somebody got no answer from it. The message says what went wrong and what was said before."""


class Raised(logging.Handler):
    """Hears what discord.py ignores: exceptions of commands, controls, forms and events that no handler took.

    They are kept with the happenings of a world, so that a transcript has them in their place.
    """

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world
        self.errors: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep an exception that discord.py says it ignores; proposals that came too late (10062) are none: whoever
        types on doesn't wait for them."""
        error, said = record.exc_info[1] if record.exc_info else None, str(record.msg)
        late = "autocomplete" in said and getattr(error, "code", 0) == 10062
        if error is not None and said.startswith("Ignoring exception") and not late:
            self.errors.append(error)
            self.world.note("raised", {"error": _named(error)})

    def __enter__(self) -> Raised:
        logging.getLogger("discord").addHandler(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        logging.getLogger("discord").removeHandler(self)


def transcript(world: World) -> str:
    """The last things that people and the bot did, a line each; the newest last."""
    lines = [_line(world, one) for one in world.happenings]
    return "\n".join(["what was said:", *(f"  {one}" for one in lines or ["nothing"])])


def bot_failed(world: World, unanswered: Iterable[Interaction], errors: Iterable[BaseException] = ()) -> BotFailed:
    """The failure that tells of these, the first exception as its cause."""
    raised = list(errors)
    wrongs = [f"the bot raised {_named(one)}" for one in raised]
    wrongs += [f"{did(one)} and got no answer: {one.reason}" for one in unanswered]
    failure = BotFailed("\n".join([*wrongs, transcript(world)]))
    failure.__cause__ = raised[0] if raised else None
    return failure


def did(interaction: Interaction) -> str:
    """What somebody did, as one would tell it: "Ana pressed Yes (vote:yes)"."""
    who, data = interaction.user.name, interaction.data
    if interaction.type == COMPONENT:
        custom_id = data["custom_id"]
        shown = controls(interaction.message.payload) if interaction.message else []
        label = next((one.label for one in shown if one.custom_id == custom_id), "")
        if "values" in data:
            return f"{who} chose {', '.join(data['values']) or 'nothing'} in {label} ({custom_id})"
        return f"{who} pressed {label} ({custom_id})"
    if interaction.type == MODAL_SUBMIT:
        return f"{who} sent the form {data['custom_id']}"
    options = " ".join(f"{name}={value!r}" for name, value in _options(data))
    typed = "typed" if interaction.type == AUTOCOMPLETE else "used"
    return f"{who} {typed} /{interaction.command} {options}".rstrip()


def _options(data: Json) -> list[tuple[str, object]]:
    """The options of a command or of its sub-command."""
    found: list[tuple[str, object]] = []
    for one in data.get("options") or ():
        found += [(one["name"], one["value"])] if "value" in one else _options(one)
    return found


def _named(error: BaseException) -> str:
    """An exception by its kind and its words; what discord.py wrapped around it is left out."""
    inner = getattr(error, "original", None) or error
    return f"{type(inner).__name__}: {inner}"


def _line(world: World, one: Happening) -> str:
    about = one.data
    if isinstance(about, Interaction):
        text = (
            f"{about.user.name} was told: This interaction failed ({about.reason})"
            if one.what == "failed"
            else did(about)
        )
    elif one.what == "raised":
        text = f"the bot raised {about['error']}"
    elif one.what == "delete":
        text = "a message was deleted"
    else:
        reader = world.users.get(one.only_for or 0)
        who = about["author"]["username"] + (" (an edit)" if one.what == "edit" else "")
        said = " · ".join(words(about).splitlines()) or "…"
        text = f"{who}{f', for {reader.name} alone' if reader else ''}: {said}"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"

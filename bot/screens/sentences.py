"""What happened, in sentences: events of a game, and notices about its table."""

from __future__ import annotations

from bot.screens.game import Reader, screens_of
from bot.texts import Markdown, Texts
from games.kernel.game import Event
from tables.draft import MOOT
from tables.replies import Notice


def sentence(game: str, entry: Event | Notice, reader: Reader) -> Markdown | None:
    """An event or a notice in words; None where it needs none."""
    if isinstance(entry, Event):
        if entry.kind == "undone":  # the table's own, in no game's words
            seat, *more = entry.data
            return reader.say("event-undone", who=reader.who(seat), more="yes" if more else "no")
        if entry.kind == MOOT:
            return reader.say("event-moot")
        return screens_of(game).sentence(entry, reader)
    key = f"notice-{entry.kind}"
    if not reader.say.has(key):
        return None
    return reader.say(key, **_facts(entry, reader))


def has_words(game: str, event: Event, say: Texts) -> bool:
    """Whether there may be a sentence of an event: asked of a whole log, of which a page is said."""
    return event.kind in ("undone", MOOT) or screens_of(game).has_words(event, say)


def _facts(notice: Notice, reader: Reader) -> dict[str, str | int]:
    facts: dict[str, str | int] = {"who": reader.people([at for at in notice.seats if at < len(reader.names)])}
    for name, value in notice.facts.items():
        if name == "name" and isinstance(value, str):
            facts["who"] = reader.say("person", name=value)
        elif name == "seat" and isinstance(value, int) and "name" not in notice.facts and value < len(reader.names):
            facts["who"] = reader.who(value)
        elif name == "user" and isinstance(value, int):
            facts["who"] = Markdown(f"<@{value}>")
        elif isinstance(value, str | int):
            facts[name] = value
    return facts

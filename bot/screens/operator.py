"""Whoever runs this bot: what its policy pages leave to them, and where these pages are."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.screen import Part, Text
from bot.texts import Markdown, Texts


@dataclass(frozen=True, slots=True)
class Operator:
    """What the settings say of them; what is empty is not shown."""

    name: str = ""
    contact: str = ""
    """Markdown: an address of mail or of a page must stay one that can be followed."""
    hosting: str = ""
    minimum_age: int = 13
    """Years. Discord itself takes nobody younger than 13."""
    backup_days: int = 0
    """After how many days backups are gone; 0: not said."""
    privacy: str = ""
    """Addresses of the policies and of the server where people are helped."""
    terms: str = ""
    support: str = ""


NOBODY = Operator()


def about(operator: Operator, say: Texts) -> tuple[Part, ...]:
    """Who runs the bot and where, a line each. Nothing where the settings name nobody."""
    if not operator.name:
        return ()
    lines = [say("operator-name", name=operator.name)]
    lines += [say("operator-contact", contact=Markdown(operator.contact))] if operator.contact else []
    lines += [say("operator-hosting", hosting=operator.hosting)] if operator.hosting else []
    lines += [say("operator-backups", days=operator.backup_days)] if operator.backup_days else []
    lines.append(say("operator-age", age=operator.minimum_age))
    return (Text(Markdown("\n".join(lines))),)


def links(operator: Operator, say: Texts) -> tuple[Part, ...]:
    """To the policies and to help, where there are any."""
    addresses = {"link-privacy": operator.privacy, "link-terms": operator.terms, "link-support": operator.support}
    found = [Markdown(f"[{say(key)}](<{address}>)") for key, address in addresses.items() if address]
    return (Text(Markdown(" · ".join(found))),) if found else ()

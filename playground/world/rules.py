"""Rules of the real Discord that few bots expect. All hold; a test that needs one fault alone switches others off."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """Which of them hold: `Playground(rules=Rules(deleted_nonces=False))`. Each says where Discord says it."""

    deleted_nonces: bool = True
    """A post with the enforced nonce of a message that was deleted is refused with 10008.

    discord-api-docs#6647 (February 2024), staff: "That we don't try to recreate the message if it was created then
    subsequently deleted is intentional."
    """
    locked_threads: bool = True
    """In a locked thread nobody without Manage Threads creates or edits messages, and no control can be pressed.

    Discord's documentation, "Threads", permissions: without it users "won't be able to create or update messages in
    locked threads"; code 160005. Answers to interactions: 50083, discord-api-docs#5517 (open) and #6884. Controls:
    #7900.
    """
    archived_presses: bool = True
    """A press in an archived thread opens it first, which only members of the thread may: others see an error, and the
    bot hears nothing. discord-api-docs#8474 (July 2026), on phones and in browsers.
    """
    joined_threads: bool = True
    """A thread that one hasn't joined is not in one's list of channels, and nothing in it rings.

    Discord's help centre, "Threads FAQ": a thread is joined by writing, by a mention, or by being added; one is told
    of new messages only in threads one has joined.
    """
    removed_controls: bool = True
    """A press on a control that is no longer on its message is refused, and the bot hears nothing.

    Discord checks that a pressed component is on the message: discord-api-docs#3029 (the documentation of components),
    #5943 (COMPONENT_VALIDATION_FAILED). So a press that races an edit of its message fails.
    """
    community_locales: bool = True
    """Only a Community server has a locale of its own; of every other one Discord says en-US.

    Discord's documentation, "Guild Resource", preferred_locale: "the preferred locale of a Community guild … defaults
    to 'en-US'"; hikari#967, discordeno#2042.
    """

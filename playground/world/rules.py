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

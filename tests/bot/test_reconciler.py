"""When a worker gives up: what fails now and then is brought as often as something changes."""

from __future__ import annotations

import pytest

from bot.delivery.reconciler import Reconciler, Updater


class Flaky(Updater):
    """Whatever is brought differs again at once, until there is nothing left of `outcomes`: which of them fail."""

    name, table, tries = "hand", 1, 3

    def __init__(self, outcomes: str) -> None:
        super().__init__()
        self.outcomes, self.brought = outcomes, ""

    async def ready(self) -> bool:
        return True

    async def bring(self) -> None:
        outcome, self.outcomes = self.outcomes[0], self.outcomes[1:]
        self.brought += outcome
        if outcome == "x":
            raise OSError("no answer")
        self.has_work = bool(self.outcomes)


class Soon(Reconciler):
    """Rests for no time."""

    async def rest(self, seconds: float, updater: Updater | None = None) -> bool:
        return True


@pytest.mark.parametrize(
    ("outcomes", "brought"),
    [
        ("xx.xx.xx.", "xx.xx.xx."),  # never three in a row, however many in all
        ("xxx.", "xxx"),
        (".xx.xxx.", ".xx.xxx"),
    ],
)
async def test_a_line_is_given_up_after_failures_in_a_row(outcomes: str, brought: str) -> None:
    updater = Flaky(outcomes)
    Soon().look(updater)
    assert updater.worker is not None
    await updater.worker
    assert updater.brought == brought

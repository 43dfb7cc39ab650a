"""Without Alakazum! 2 nothing has changed: games saved before there was an expansion play on as they would have.

`kept/before-alakazum-2.json` was written by the code of before: snapshots, and a hash of all that followed, every
question, answer of an AI, event and snapshot, up to the end.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from games.alakazum import Alakazum
from games.alakazum.ai import Normal
from games.alakazum.easy import Easy
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.values import Event

KEPT = json.loads((Path(__file__).parent / "kept" / "before-alakazum-2.json").read_text(encoding="utf-8"))


@pytest.mark.rule("AZ-100")
@pytest.mark.parametrize("number", range(len(KEPT)))
def test_a_game_saved_before_the_expansion_plays_on_byte_for_byte(number: int) -> None:
    row: dict[str, str] = KEPT[number]
    game = Alakazum.restore(codec.loads(row["saved"]))
    assert saved_then(game) == row["saved"].encode()
    told, rng = sha256(), Chance(b"plays on", number * 100)
    players = [Easy().at_random, Normal().choose]  # the levels as they were then
    while game.decisions:
        decision = rng.choice(game.decisions)
        answer = players[decision.seat % 2](game.view(decision.seat), decision, rng, 0)
        events = game.submit(decision.seat, answer, decision.id)
        told.update(codec.dumps([list(decision), answer, [as_then(event) for event in events]])[:-1])
        told.update(b"," + saved_then(game) + b"]")
    assert game.outcome is not None and game.outcome.reason == row["reason"]
    assert told.hexdigest() == row["told"]


def saved_then(game: Alakazum) -> bytes:
    """A snapshot in the form of then: it didn't say by which rules the numbers of the characters are."""
    data = game.snapshot()
    assert (
        data["schema"] == 3
        and data["state"].pop("attacked") in range(-1, 5)
        and data["rules"] == data["state"].pop("rules") == 2
    )
    return codec.dumps({**data, "schema": 1})


def as_then(event: Event) -> Event:
    """An event as it was told then: a lost character's has said since why it was lost, and by which card."""
    return event._replace(data=event.data[:2]) if event.kind == "buried" else event


def test_the_option_is_saved_only_where_it_is_chosen() -> None:
    plain, with_it = (Alakazum.Options(expansion=on).model_dump(mode="json") for on in (False, True))
    assert (plain, with_it) == ({"chaotic_toad": False}, {"chaotic_toad": False, "expansion": True})
    game = Alakazum.new(bytes(32), 2, Alakazum.Options(expansion=True))
    assert type(Alakazum.restore(game.snapshot())) is type(game) is not Alakazum

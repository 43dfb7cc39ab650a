"""What a lobby chooses beside the game's own house rules."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from games.kernel.game import Decision

Absence = Literal["nothing", "default", "move", "seat"]
Standing = Literal["let", "ending", "concerned", "always", "pinged"]
"""A seat's standing answer in reaction windows: let it happen · ask me where the game may end · if it concerns me ·
always (what everybody begins with) · always, and with a ping."""

WINDOW = "window"
"""The clock of reaction windows in every game (`games.kernel.frames.AskEach`); some have others beside it."""

SHOWDOWN = "showdown"
"""The clock of windows in which the game may end, in games that can tell (`Game.may_end`)."""

ROLL = "roll"
"""The clock of throws (`games.kernel.frames.Roll`); no lobby chooses another."""

SLOW = "slow"
"""A house rule of games that have other rules on a slow clock; it follows the clock and can't be chosen."""


def in_window(decision: Decision) -> bool:
    """Return whether the question belongs to a reaction window, where not answering lets the action happen."""
    return decision.silence == "pass"


class TableRules(BaseModel):
    """What the lobby chooses beside the rules of the game: time, reactions, absence, language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    clock: Literal["live", "slow"] = "live"
    seconds: dict[str, Annotated[int, Field(ge=5, le=14 * 86400)]] = {}
    """Own values by name of clock; the others are the preset's."""
    reactions: Literal["strict", "quick"] = "strict"
    absence: Absence | None = None
    """When a clock runs out: nothing · the default · an AI plays this move · an AI takes the seat after two misses
    (and the default until then). None: the preset's, seat when live and default when slow."""
    leaver: Literal["ai", "empty"] = "ai"
    """Who leaves: an AI plays on in the seat, or (where the game can go on without it) the seat is out of the game."""
    hints: Literal["alone", "yes", "no"] = "alone"
    """Who may ask an AI what it would do: whoever plays with AI alone · everybody · nobody."""
    hinted: bool = False
    """Hints may be asked for in this game; decided when it starts, from `hints` and who sits there then."""
    tutorial: bool = False
    """A prepared first game, in which the coach leads."""
    lesson: int = 0
    """The number of the lesson that a tutorial follows; 0: none."""
    daily: str = ""
    """The UTC day (2026-11-22) whose daily table it is; empty: it is none."""
    rules: int = 0
    """The older version of the game's rules by which the day of a daily table began, and is played; 0: the newest."""
    unrated: bool = False
    """The game is not rated."""
    quiet: bool = False
    """Nobody is pinged but for their own turn."""
    removed: tuple[str, ...] = ()
    """In a lobby, the marks of the people whom its host has removed (`lobby.mark`): they can't sit down again."""
    stand_in: str = "normal"
    """Level of the AI that plays for whoever is away or has left."""
    pace: Literal["quick", "normal", "slow"] = "normal"
    """How fast AI play (`pace.PACES`)."""
    locale: str = "en"

    @property
    def consequence(self) -> Absence:
        """Return what happens when a clock runs out."""
        return self.absence or ("seat" if self.clock == "live" else "default")

    @property
    def rated(self) -> bool:
        """The game may be rated: it has no hints, and a person who misses a turn isn't passed over at once."""
        return not (self.unrated or self.hinted or self.tutorial or self.daily) and self.reactions == "strict"

    def allows_hints(self, people: int) -> bool:
        """Return whether a game that starts with this number of people has hints."""
        return self.hints == "yes" or (self.hints == "alone" and people == 1)

    def allowance(self, name: str, presets: dict[str, tuple[int, int]]) -> int:
        """The seconds of the game's clock `name`; `presets` are its `CLOCKS`."""
        live, slow = presets[name]
        preset = live if self.clock == "live" else slow
        return preset if name == ROLL else self.seconds.get(name, preset)

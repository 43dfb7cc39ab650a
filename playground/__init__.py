"""A loopback Discord for any bot: world, wire, seats, faults and a page.

from playground import Playground

async with Playground() as play, play.running(client):
    ana = play.seat("Ana")
    reply = await ana.slash("hello")
    assert reply.message["content"] == "Hello, Ana!"
"""

from .clock import FakeClock, WallClock
from .faults import BadPlan, Faults, Plan
from .message_text import Control, controls, words
from .playground import Incomplete, Playground
from .seats import CannotDo, Reply, Seat, Seen, Timeout, Upload
from .transcript import BotFailed, transcript
from .world import DiscordError, P, RateLimits, Rules, World

__all__ = [
    "BadPlan",
    "BotFailed",
    "CannotDo",
    "Control",
    "DiscordError",
    "FakeClock",
    "Faults",
    "Incomplete",
    "P",
    "Plan",
    "Playground",
    "RateLimits",
    "Reply",
    "Rules",
    "Seat",
    "Seen",
    "Timeout",
    "Upload",
    "WallClock",
    "World",
    "controls",
    "transcript",
    "words",
]

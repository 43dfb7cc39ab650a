"""Property tests of the games: the same examples every time, and no clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("games", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("games")

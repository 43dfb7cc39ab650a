"""Fixtures of the tests of the whole house."""

from tests.bot.conftest import no_errors as no_errors

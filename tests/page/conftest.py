"""The playground's browser, for tests of our bot in its page."""

from playground.tests.page.conftest import browser, port, served, tab, window

__all__ = ["browser", "port", "served", "tab", "window"]

"""The playground's browser, for tests of our bot in its page."""

from playground.tests.page.conftest import browser, fresh_tab, port, served, tab, window

__all__ = ["browser", "fresh_tab", "port", "served", "tab", "window"]

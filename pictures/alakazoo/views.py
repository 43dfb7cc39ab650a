"""The view of Alakazoo that its pictures are drawn from."""

from games.alakazoo.view import View as View

__all__ = ["View"]

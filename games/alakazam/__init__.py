"""Alakazam!, the dice bazaar. Rules: docs/rules/alakazam.md; cards and limits: `cards.toml`."""

from .rules import Alakazam as Alakazam

"""Alakazum! on the screen. Everything here is made of views alone."""

from bot.screens.alakazum.screens import SCREENS as SCREENS

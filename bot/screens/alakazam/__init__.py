"""Alakazam! on the screen. Everything here is made of views alone."""

from bot.screens.alakazam.screens import SCREENS as SCREENS

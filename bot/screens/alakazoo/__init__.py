"""Alakazoo on the screen. Everything here is made of views alone."""

from bot.screens.alakazoo.screens import SCREENS as SCREENS

"""Databases as released versions of the bot have left them, each with what was on its tables, by `build.py`."""

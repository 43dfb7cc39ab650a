"""Databases as versions of the bot have left them, each with what was on its tables, by `build.py`.

0.1.1 is the last commit before tables were written by `TableChange`; it was no release.
"""

"""What people see: screens made of views and texts, one folder a game beside the screens all games share.

A screen is a value: no Discord, no I/O, no clock. Every word comes from the locale files.
"""

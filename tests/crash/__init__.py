"""The bot as a process of its own, killed, stopped, starved and robbed of Discord, and what must be true afterwards.

Here belongs what only a whole process on a real file can show. What a fake can show stands in its room's own tests.
"""

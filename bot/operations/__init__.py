"""What an operator sees and sets: settings, logs, metrics, health. Nothing that a player sees.

Plain values come in here; the rest of the bot is not known.
"""

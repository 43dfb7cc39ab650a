"""What an operator sees and sets: settings, logs, metrics, health. Nothing that a player sees.

It is given plain values and knows no other part of the bot.
"""

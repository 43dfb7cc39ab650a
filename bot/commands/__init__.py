"""What people ask of the bot: how presses and slash commands come in, and what each of them does.

A command asks the hall, then answers with a screen. Components, rate limits and Discord's calls belong to `delivery`,
words to `screens`.
"""

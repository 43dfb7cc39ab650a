"""Presses and slash commands: how they come in, and what each of them does.

A command changes tables, then answers with a screen. Components, rate limits and calls to Discord belong to `delivery`,
words to `screens`.
"""

"""The Discord bot: everything that knows Discord. Commands build on delivery, delivery on screens. No rules, no SQL."""

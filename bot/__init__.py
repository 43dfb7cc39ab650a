"""The Discord bot: commands over delivery over screens. All that knows Discord is here; rules and SQL never are."""

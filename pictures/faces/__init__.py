"""Faces of characters, put together from parts: `art.toml` says who wears what, `parts.toml` how each part is drawn."""

"""Storage on real files: what is kept, what is refused, what a kill leaves behind."""

"""One command for every figure of performance: `python -m bench`."""

"""What holds for every test."""

from __future__ import annotations

import os

# Our own bots must send nothing that the playground does not know: a misspelt field fails a test.
os.environ.setdefault("PLAYGROUND_STRICT", "1")

"""A bot of `faulty_bot` as a program of its own: `python -m tests.harness '{"environment": …}'`, which is a `Launch`.

Started so it has, as an operator's bot does, no memory in common with whoever started it, and none of the tools of
developers: structlog would take rich along.
"""

import json
import sys

sys.modules["rich"] = None  # type: ignore[assignment]

from tests.harness import faulty_bot  # noqa: E402
from tests.harness.bot_processes import Launch  # noqa: E402

if __name__ == "__main__":
    faulty_bot.run(Launch(**json.loads(sys.argv[1])))

"""A bot of `faulty_bot` as a program of its own: `python -m tests.crash '{"environment": …}'`, which is a `Launch`.

Started so it has, as an operator's bot does, no memory in common with whoever started it.
"""

import json
import sys

from tests.crash import faulty_bot
from tests.crash.bot_processes import Launch

if __name__ == "__main__":
    faulty_bot.run(Launch(**json.loads(sys.argv[1])))

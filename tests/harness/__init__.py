"""How tests play: written once for `tests/bot`, `tests/crash`, `tests/cluster`, `tests/whole` and `tests/page`.

Who presses (`people`, `newcomer`, by `controls`), what they were told of it (`told`), the bot as a process of its own,
faulty on demand (`forked`, `bot_processes`, `faulty_bot`), tables with people at them (`scene`), and what was saved,
what is shown and what must hold at rest (`proof`).
"""

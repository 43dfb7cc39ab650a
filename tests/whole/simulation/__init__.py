"""The whole bot in injected time: a run of a seed is the same every time, and hours take no longer than their work.

`virtual.py` is the machine (an event loop without sockets and threads), `life.py` Discord, the bot and its mishaps,
`truth.py` what must hold. They look only at what the playground shows and at what the database holds.
"""

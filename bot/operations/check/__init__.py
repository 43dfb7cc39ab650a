"""`python -m bot check CHANNEL`: every kind of call that the bot makes, compared with what the playground answers.

`steps.py` is what is done, as data, `bench.py` does it, `recorder.py` keeps what Discord
answered, `shapes.py` compares it with `expected.json`, `report.py` tells, `run.py` is all of it together.
"""

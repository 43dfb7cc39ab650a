"""Faults planted on purpose, to see whether the tests notice: `make mutants`. Run by hand, no part of `make test`.

Each file `<room>.toml` lists faults of one room: a name, a file, the text that stands there (once), what takes its
place, and the tests nearest to it. `make mutants` plants one after the other in a copy of the project, runs the nearest
tests and lists the faults that no test noticed. Those are either a missing test, or no fault at all; the latter are
taken off the list.
"""

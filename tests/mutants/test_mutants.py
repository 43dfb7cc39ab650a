"""The planted faults themselves: each can be planted in the files of today, beside tests that there are."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.__main__ import ROOT, Mutant, mutants

FAULTS = list(mutants())


def test_each_fault_has_a_name_of_its_own() -> None:
    assert len({(one.room, one.name) for one in FAULTS}) == len(FAULTS) > 100


@pytest.mark.parametrize("room", sorted({one.room for one in FAULTS}))
def test_faults_can_be_planted(room: str) -> None:
    """The text to replace stands in its file once, something else takes its place, and Python still reads it."""
    assert [one.name for one in FAULTS if one.room == room and not _can_be_planted(one)] == []


def _can_be_planted(fault: Mutant) -> bool:
    path = ROOT / fault.file
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    if text.count(fault.old) != 1 or fault.old == fault.new:
        return False
    if path.suffix == ".py":
        ast.parse(text.replace(fault.old, fault.new))
    return True


def test_the_nearest_tests_of_faults_are_there() -> None:
    missing = [(one.name, test) for one in FAULTS for test in one.tests or ("none",) if not _is_there(test)]
    assert missing == []


def _is_there(test: str) -> bool:
    """A folder, a file, or a function of a file (`file.py::function[case]`)."""
    path, _, function = test.partition("::")
    if not function:
        return (ROOT / path).exists()
    return (ROOT / path).is_file() and f"def {function.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8")

"""Every rule of the rule pages has a test that names it: ``@pytest.mark.rule("AZ-33")``.

The marks are read from the tests' text, so this holds whatever part of the tests is run, and in any order.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DEFINED = re.compile(r"^(?:- |\| )([A-Z]{2}-\d+)\b", re.MULTILINE)
"""A rule is a point of a list or a row of a table that begins with its id."""
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))


def rules(page: Path) -> set[str]:
    """The ids that a rule page defines."""
    found: list[str] = DEFINED.findall(page.read_text(encoding="utf-8"))
    assert len(found) == len(set(found)), f"{page.name} defines a rule twice"
    return set(found)


def marks(source: str) -> Iterator[str]:
    """The ids in ``pytest.mark.rule(…)`` on the tests of a file: only on functions that pytest would run."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


@cache
def marked() -> frozenset[str]:
    """The ids that some test names."""
    sources = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    return frozenset(rule for source in sources if "mark.rule" in source for rule in marks(source))


def test_the_pages_define_rules() -> None:
    assert len(rules(ROOT / "docs" / "rules" / "alakazum.md")) == 63


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_has_a_test(page: Path) -> None:
    missing = sorted(rules(page) - marked(), key=lambda rule: (rule[:2], int(rule[3:])))
    assert not missing, f"{page.name}: no test is marked with {', '.join(missing)}"


def test_no_test_names_a_rule_that_no_page_defines() -> None:
    unknown = marked() - set[str]().union(*map(rules, PAGES))
    assert not unknown, f"marked on tests, defined on no page: {', '.join(sorted(unknown))}"


def test_marks_are_found_on_tests_alone() -> None:
    source = """
@pytest.mark.rule("AZ-1", "AZ-2")
def test_one(): ...

class TestMore:
    @pytest.mark.rule("AZ-3")
    async def test_two(self): ...

@pytest.mark.rule("AZ-4")
def no_test(): ...
"""
    assert set(marks(source)) == {"AZ-1", "AZ-2", "AZ-3"}

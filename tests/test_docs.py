"""The pages that people read: their links lead somewhere, the files they name are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"))
    if path.relative_to(ROOT).parts[:2] != ("docs", "rules")  # their form is the rulebooks'
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"(?:\.?[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|toml|md|json|yml)|Makefile|Dockerfile|\.[\w-]+(?:\.example)?")
"""What in `code` is meant as a file or folder of the project, from its root."""
TOP = {path.name for path in ROOT.iterdir()}
TO_BE_MADE = re.compile(r"/highcard\b(?!\.py)|/\d{4}_title\.py$|/fr$|/round\.py$")
"""What a reader of the recipes makes."""


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def prose(page: str) -> Iterator[tuple[int, str]]:
    """The numbered lines that are neither code nor a table."""
    in_code = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code and not line.startswith("|"):
            yield number, line


def anchors(page: str) -> set[str]:
    """The fragments that a page's headings can be reached by."""
    headings = [line.lstrip("#").strip() for _, line in prose(page) if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def missing_files(page: str) -> set[str]:
    """Files and folders that a page names in `code`, beginning at the root, and that aren't there."""
    named = {code for code in CODE.findall(page) if FILE.fullmatch(code)}
    ours = {name for name in named if name.split("/")[0] in TOP and "/" in name and not TO_BE_MADE.search(name)}
    return {name for name in ours if not (ROOT / name).exists()}


def broken_links(page: str, folder: Path) -> set[str]:
    """Links within the project that lead nowhere."""
    found: set[str] = set()
    for link in LINK.findall(page):
        target, _, fragment = link.partition("#")
        if "://" in target:
            continue
        there = not target or (folder / target).exists()
        if not there or (fragment and fragment not in anchors(text(folder / target) if target else page)):
            found.add(link)
    return found


READMES = {path.suffixes[0].strip(".") if len(path.suffixes) > 1 else "en": path for path in ROOT.glob("README*.md")}
"""The first page in each language that has one."""
FENCE = re.compile(r"^ *```\w*\n(.*?)^ *```", re.M | re.S)
COMMENT = re.compile(r" +# .*")


def untranslated(page: str) -> dict[str, list[str]]:
    """What a first page has in common in all languages, in its order: headings by level, code, links."""
    commands = [COMMENT.sub("", code).strip() for code in FENCE.findall(page)]
    plain = FENCE.sub("", page)
    return {
        "headings": re.findall(r"^#+(?= )|^<details>|^\|--.*", plain, re.M),
        "commands": [re.sub(r"<.*?>", "<>", code) for code in commands],
        "inline": [re.sub(r"<.*?>", "<>", code) for code in CODE.findall(plain)],
        "links": [link for link in LINK.findall(plain) if not link.startswith(("README", "bot/", "docs/translating"))],
        "pictures": re.findall(r'src="(.*?)"', plain),
    }


@pytest.mark.parametrize("language", sorted(READMES))
def test_every_readme_has_the_sections_and_commands_of_the_english_one(language: str) -> None:
    page, english = text(READMES[language]), text(READMES["en"])
    found, expected = untranslated(page), untranslated(english)
    assert found["headings"] == expected["headings"]
    assert found["commands"] == expected["commands"]
    assert set(expected["inline"]) <= set(found["inline"])
    assert found["links"] == expected["links"]
    assert found["pictures"] == expected["pictures"]


@pytest.mark.parametrize("language", sorted(READMES))
def test_every_readme_names_all_of_them(language: str) -> None:
    languages = text(READMES[language]).splitlines()[2]
    assert set(LINK.findall(languages)) == {path.name for lang, path in READMES.items() if lang != language}


def test_a_readme_that_lacks_something_is_found() -> None:
    page = '# A\n\n## B [c](d.md)\n\n```sh\nmake <it>  # so\nmake that\n```\n\n`/x` <img src="y.png">\n'
    found = untranslated(page)
    assert list(found.values()) == [["#", "##"], ["make <>\nmake that"], ["/x"], ["d.md"], ["y.png"]]
    assert untranslated(page.replace("make that", "make this")) != found
    assert untranslated(page.replace("<it>", "<eso>").replace("# so", "# así")) == found


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_page_leads_where_it_says(path: Path) -> None:
    page = text(path)
    assert broken_links(page, path.parent) == set()
    assert missing_files(page) == set()


def test_what_is_wrong_with_a_page_is_found() -> None:
    page = "# A title\n[a](#a-title) [b](#gone) [c](gone.md) `games/gone.py` `games/kernel`\n"
    assert broken_links(page, ROOT) == {"#gone", "gone.md"}
    assert missing_files(page) == {"games/gone.py"}


def test_the_newest_changes_have_the_projects_version_and_a_date() -> None:
    version = re.search(r'^version = "(.+)"$', text(ROOT / "pyproject.toml"), re.M)
    newest = re.search(r"^## (\S+) — \d{4}-\d\d-\d\d$", text(ROOT / "CHANGELOG.md"), re.M)
    assert version and newest and newest[1] == version[1]

"""Sentences that agree: lists, counts, cases, in every language."""

from __future__ import annotations

from bot.texts import LOCALES


def test_no_list_of_a_sentence_is_put_together_with_commas_alone() -> None:
    """`Texts.several` says *a, b and c*; `texts.row` is for places too narrow for that."""
    joined = [path for path in (LOCALES.parent / "screens").rglob("*.py") if '", ".join' in path.read_text("utf-8")]
    assert [path.name for path in joined] == ["end.py"]  # the description of a picture

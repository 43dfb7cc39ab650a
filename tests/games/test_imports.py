"""At run time no module of the games needs itself: what a module imports is whole before it goes on."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp


def test_no_import_goes_round_in_a_circle() -> None:
    graph = grimp.build_graph("games", exclude_type_checking_imports=True)
    needs = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert "games.kernel.values" in needs["games.kernel.frames"]
    assert list(TopologicalSorter(needs).static_order())

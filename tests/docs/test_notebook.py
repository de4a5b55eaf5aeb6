"""The notebook runs as it stands, with fewer games."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "games.ipynb"
NEEDED = ("ipykernel", "nbclient", "pyarrow")


@pytest.mark.skipif(not all(map(find_spec, NEEDED)), reason=f"not all of these are installed: {', '.join(NEEDED)}")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the libraries around notebooks
def test_the_notebook_draws_points_and_win_rates(tmp_path: Path) -> None:
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert "GAMES = 2000" in notebook.cells[1].source
    notebook.cells[1].source = notebook.cells[1].source.replace("GAMES = 2000", "GAMES = 20")
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}}).execute()
    drawn = [
        output["data"]["image/svg+xml"]
        for cell in notebook.cells
        for output in cell.get("outputs", ())
        if "image/svg+xml" in output.get("data", {})
    ]
    assert len(drawn) == 4  # three seats, and the rates
    assert drawn[-1].count("<circle") == 3

"""The documentation builds as a site without a warning, and its reference holds what is public."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import klubovna
from klubovna import kernel
from klubovna.cli.serve import serve

ROOT = Path(__file__).parent.parent


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    made = subprocess.run(
        [
            sys.executable,
            "-m",
            "sphinx",
            "-q",
            "-W",
            "--keep-going",
            "-d",
            tmp_path / "trees",
            "docs",
            tmp_path / "site",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (made.returncode, made.stderr) == (0, "")
    site = tmp_path / "site"
    assert (site / "searchindex.js").stat().st_size > 10_000
    face = (site / "reference" / "face.html").read_text(encoding="utf-8")
    assert [name for name in klubovna.__all__ if not name.startswith("_") and f'id="klubovna.{name}"' not in face] == []
    deeper = (site / "reference" / "kernel.html").read_text(encoding="utf-8")
    assert [name for name in kernel.__all__ if f".{name}" not in face + deeper] == []
    http = (site / "reference" / "http.html").read_text(encoding="utf-8")
    assert "/api/tables/{table}/moves" in http
    assert "Answer an open decision." in http


def test_the_page_on_running_a_server_names_its_options() -> None:
    named = set(re.findall(r"(--[a-z][a-z-]+)", (ROOT / "docs" / "server.md").read_text(encoding="utf-8")))
    options: set[str] = set()
    for name, parameter in inspect.signature(serve).parameters.items():
        declared = getattr(parameter.default, "param_decls", None) or [f"--{name.replace('_', '-')}"]
        options |= set(declared)
    assert options <= named
    assert named - options == {"--system", "--create-home", "--home-dir", "--now"}  # of other programs

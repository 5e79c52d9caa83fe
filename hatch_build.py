"""Wheels take the compiled build along, if there is one of these sources (`make wheel` makes it first)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # finds the build beside its sources
            return
        root = Path(self.root)
        package, folder = root / "src" / "klubovna", root / ".klubovna" / "compiled"
        known = _known(package, folder)
        if known is None:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for name in known:
            build_data["force_include"][str(folder / name)] = f"klubovna/_compiled/{name}"


def _known(package: Path, folder: Path) -> list[str] | None:
    """The files of a build of these sources; `compiled.py` is read alone, for the package need not be importable."""
    spec = importlib.util.spec_from_file_location("klubovna_compiled", package / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    compiled: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiled)
    manifest = compiled.fitting(package, folder)
    return None if manifest is None else [compiled.MANIFEST, *manifest.libraries.values()]

"""What the fixtures of these tests hand out."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

from typer.testing import Result

Run = Callable[..., Result]
Shell = Callable[..., "subprocess.CompletedProcess[str]"]

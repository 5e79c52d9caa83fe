"""The documentation as a site: `make docs`. Pages are Markdown, the reference comes from the docstrings."""

from __future__ import annotations

import re
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from klubovna import __version__
from klubovna.server.app import create_app
from klubovna.server.settings import Settings

project = "Klubovna"
author = "The Klubovna developers"
copyright = author
release = version = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_site"]
myst_enable_extensions = ["html_image"]
myst_heading_anchors = 3

default_role = "code"  # what stands between single backquotes in a docstring is code
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100

html_theme = "pydata_sphinx_theme"
html_title = "Klubovna"
html_show_sourcelink = False
html_theme_options = {
    "navbar_end": ["theme-switcher"],
    "secondary_sidebar_items": ["page-toc"],
    "show_prev_next": False,
    "navigation_with_keys": False,
}

HERE = Path(__file__).parent
OPERATIONS = "<!-- operations -->"
FROM_THE_ROOT = re.compile(r"<!-- (\w+\.md) -->")
"""Pages that lie at the root of the repository, where their readers look for them."""


def operations() -> str:
    """What can be asked over HTTP, as a table from the server's own schema."""
    schema = create_app(Settings(database="sqlite://", web=Path("/nowhere"))).openapi_schema.to_schema()
    lines = ["| ask | with | for |", "| --- | --- | --- |"]
    for path, item in sorted(schema["paths"].items()):
        for method, asked in item.items():
            wanted = [one["name"] for one in asked.get("parameters", []) if one["in"] != "path"]
            if "requestBody" in asked:
                (content,) = asked["requestBody"]["content"].values()
                wanted.append(content["schema"]["$ref"].rpartition("/")[2])
            lines.append(
                f"| `{method.upper()} {path}` | {', '.join(f'`{one}`' for one in wanted)} | {asked['description']} |"
            )
    return "\n".join(lines)


def from_the_root(name: str) -> str:
    """Such a page with its links as they are from here."""
    text = (HERE.parent / name).read_text(encoding="utf-8")
    text = re.sub(r"\[([^]]+)\]\((LICENSE|NOTICE|CITATION\.cff)\)", r"\1", text)
    text = re.sub(r"\]\(([A-Z]+)\.md\)", lambda found: f"]({found[1].lower()}.md)", text)
    return re.sub(r"""(\]\(|src=")docs/""", r"\1", text)


def read(app: Sphinx, page: str, source: list[str]) -> None:
    source[0] = FROM_THE_ROOT.sub(lambda found: from_the_root(found[1]), source[0])
    if OPERATIONS in source[0]:
        source[0] = source[0].replace(OPERATIONS, operations())


def setup(app: Sphinx) -> None:
    app.add_lexer("fluent", TextLexer)  # Pygments knows no Fluent
    app.connect("source-read", read)

"""How Sphinx builds these pages: Markdown through MyST, the theme Furo."""

from importlib.metadata import version as installed

project = "Holdfast"
author = "the Holdfast contributors"
release = installed("holdfast")
version = release

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
nitpicky = True

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Holdfast {release}"
html_show_copyright = False
html_copy_source = False
html_show_sourcelink = False

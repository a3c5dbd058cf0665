"""How Sphinx builds these pages: Markdown through MyST, the theme Furo."""

from importlib.metadata import version as installed

project = "Holdfast"
author = "the Holdfast contributors"
release = installed("holdfast")
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
nitpicky = True
# Types of others, and those of ours that the page does not name, are words in a signature.
nitpick_ignore_regex = [("py:.*", r".*")]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Holdfast {release}"
html_show_copyright = False
html_copy_source = False
html_show_sourcelink = False

"""Pictures for people to look at: an analysis as SVG, the report of an arena as a page of plots.

What a game draws of its own table in characters is in the game's folder, on a ``core.canvas``.
"""

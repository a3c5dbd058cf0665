"""The measurements of ``holdfast bench``: our games, our search, and OpenSpiel's beside them."""

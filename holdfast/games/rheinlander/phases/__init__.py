"""One file per phase of a turn."""

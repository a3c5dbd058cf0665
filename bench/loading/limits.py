"""How many files and sockets a process may have open."""

from __future__ import annotations

import resource


def raise_open_files() -> None:
    """Let this process, and those that it starts, open as many as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

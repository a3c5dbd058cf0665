"""What whoever runs the server asks of it: of one that runs, and of one that is stopped.

The commands themselves are in ``holdfast.cli``; backups, which need no server, in ``store``.
"""

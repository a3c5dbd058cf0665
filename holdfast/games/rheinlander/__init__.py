"""Rheinländer: duchies along a river. The rules are in ``RULES.md``."""

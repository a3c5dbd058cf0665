"""Arenas: many games between players that are programs, and what they prove."""
